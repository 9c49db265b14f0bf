"""Whole games of The Caster Chronicles at the terminal table, and the words of that game on its screen."""

from __future__ import annotations

import re

import pytest

from arbiter.bots.registry import make_bot
from arbiter.table.session import FINISHED, LEFT
from tests.table.scripted import ScriptedSession, anybody, curious, script

DECKS = ("lamps-and-wicks", "night-shift")
OTHER_GAMES_WORDS = re.compile(r"\bCP\b|Forward|Backup|Break Zone|\bdull|\bJob\b|LB deck|magic stone|\bwill\b:")


@pytest.mark.parametrize("curiosity", [False, True])
def test_a_game_is_played_to_its_end_in_its_own_words(curiosity: bool) -> None:
    typist = curious(1) if curiosity else anybody(1)
    session = ScriptedSession(typist, 1, bot=make_bot("greedy", 1), decks=DECKS, game="caster")
    assert session.play() == FINISHED
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", session.written[-1])
    assert not OTHER_GAMES_WORDS.findall(session.text)
    for words in (r"orbs \d+", r"Servants  ", r"Casters   ", r"Lv\d", r"Call [A-Z].* face down", r"\d+/\d+"):
        assert re.search(words, session.text), words


def test_the_first_screen_says_what_the_game_is_about() -> None:
    session = ScriptedSession(script(["h", "z", "b", "? a"]), 1, decks=DECKS, game="caster")
    session.greet()
    assert session.play() == LEFT
    for words in ("orbs 7", "guards its player", "both graveyards", "Your graveyard: 0"):
        assert words in session.text, words


def test_casters_that_are_called_alike_are_told_apart_by_their_levels() -> None:
    decks = ("hounds-at-the-gate", "night-shift")
    session = ScriptedSession(anybody(3), 3, bot=make_bot("greedy", 1), decks=decks, game="caster")
    session.play()
    assert "Call Oda Slate face down (Lv3)" in session.text and "Call Oda Slate face down (Lv1)" in session.text
