"""Whole games of The Caster Chronicles at the terminal table, and the words of that game on its screen."""

from __future__ import annotations

import re

import pytest

from arbiter.bots.registry import make_bot
from arbiter.games.registry import entry
from arbiter.table.look import look_of
from arbiter.table.session import FINISHED, LEFT
from arbiter.table.terminal import welcome
from tests.table.sitting import Sitting, anybody, curious, script

DECKS = ("lamps-and-wicks", "night-shift")
OTHER_GAMES_WORDS = re.compile(r"\bCP\b|Forward|Backup|Break Zone|\bdull|\bJob\b|LB deck|magic stone|\bwill\b:")


@pytest.mark.parametrize("curiosity", [False, True])
def test_a_game_is_played_to_its_end_in_its_own_words(curiosity: bool) -> None:
    typist = curious(1) if curiosity else anybody(1)
    sitting = Sitting(typist, 1, bot=make_bot("greedy", 1), decks=DECKS, game="caster")
    assert sitting.play() == FINISHED
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", sitting.written[-1])
    assert not OTHER_GAMES_WORDS.findall(sitting.text)
    for words in (r"orbs \d+", r"Servants  ", r"Casters   ", r"Lv\d", "Call face down", r"\d+/\d+"):
        assert re.search(words, sitting.text), words


def test_the_first_screen_says_what_the_game_is_about() -> None:
    sitting = Sitting(script(["h", "z", "b", "? a"]), 1, decks=DECKS, game="caster")
    sitting.session.greet(welcome(sitting.match, "random"))
    assert sitting.play() == LEFT
    for words in ("orbs 7", "guards its player", "both graveyards", "Your graveyard: 0"):
        assert words in sitting.text, words


def test_the_look_names_only_steps_zones_and_deeds_that_there_are() -> None:
    look, rules = look_of("caster"), entry("caster").rules
    named = {step for _, steps in look.strip for step in steps} | look.own | look.battle | set(look.go_on)
    assert named <= set(rules.turn.steps)
    assert {zone for zone, _ in look.piles} <= set(rules.zones.specs)
    assert set(look.verbs) <= set(rules.playing.steps)
