"""Whole games of Gate Ruler at the terminal table, and the words of that game on its screen."""

from __future__ import annotations

import re

import pytest

from arbiter.bots.registry import make_bot
from arbiter.table.session import FINISHED, LEFT
from tests.table.scripted import ScriptedSession, anybody, curious, script

DECKS = ("four-drawers", "halloways-engine")
OTHER_GAMES_WORDS = re.compile(r"\bCP\b|Forward|Backup|Break Zone|\bdull|\bJob\b|LB deck|\bwill\b|chase|resonator")


@pytest.mark.parametrize("curiosity", [False, True])
def test_a_game_is_played_to_its_end_in_its_own_words(curiosity: bool) -> None:
    typist = curious(1) if curiosity else anybody(1)
    session = ScriptedSession(typist, 1, bot=make_bot("greedy", 1), decks=DECKS, game="gateruler")
    assert session.play() == FINISHED
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", session.written[-1])
    assert max(len(line) for text in session.written for line in text.split("\n")) <= 100
    assert not OTHER_GAMES_WORDS.findall(session.text)
    for words in (r"life \d+", r"Units   ", r"Ruler   ", r"attack \d", "defense", "exhausted"):
        assert re.search(words, session.text), words


def test_the_first_screen_says_what_the_game_is_about() -> None:
    session = ScriptedSession(script(["h", "z", "b", "? a", "c a"]), 1, decks=DECKS, game="gateruler")
    session.greet()
    assert session.play() == LEFT
    for words in ("as many cards of damage", "frontmost", "both graveyards", "life 7"):
        assert words in session.text, words
