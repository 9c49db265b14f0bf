"""Whole games of Force of Will 5.12 at the terminal table, in both variants."""

from __future__ import annotations

import re

import pytest

from arbiter.bots.registry import make_bot
from arbiter.table.session import FINISHED
from tests.table.scripted import ScriptedSession, anybody, curious

DECKS = ("open-kiln", "kite-post")
OTHER_GAMES_WORDS = re.compile(r"\bCP\b|Forward|Backup|Break Zone|\bdull|\bJob\b|LB deck|Rune|Grimoire|Willpower")


@pytest.mark.parametrize(("format", "curiosity"), [("valhalla", False), ("bifrost", True)])
def test_a_game_is_played_to_its_end_in_its_own_words(format: str, curiosity: bool) -> None:
    typist = curious(1) if curiosity else anybody(1)
    session = ScriptedSession(typist, 1, bot=make_bot("greedy", 1), decks=DECKS, game="fow5", format=format)
    assert session.play() == FINISHED
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", session.written[-1])
    assert max(len(line) for text in session.written for line in text.split("\n")) <= 100
    assert not OTHER_GAMES_WORDS.findall(session.text)
    for words in (r"life \d+", r"Ruler   ", "rested"):
        assert re.search(words, session.text), words
