"""Whole games of Force of Will at the terminal table, and the words of that game on its screen."""

from __future__ import annotations

import re

import pytest

from arbiter.bots.registry import make_bot
from arbiter.games.registry import entry
from arbiter.table import looks
from arbiter.table.layout import Layout
from arbiter.table.looks import plain_look
from arbiter.table.session import FINISHED, LEFT
from tests.table.scripted import ScriptedSession, anybody, curious, script

DECKS = ("candle-court", "kettle-hills")
OTHER_GAMES_WORDS = re.compile(r"\bCP\b|Forward|Backup|Break Zone|\bdull|\bJob\b|LB deck|Element\b")


def sit(seed: int, curiosity: bool = False) -> ScriptedSession:
    typist = curious(seed) if curiosity else anybody(seed)
    return ScriptedSession(typist, seed, bot=make_bot("greedy", seed), decks=DECKS, game="fow")


@pytest.mark.parametrize("curiosity", [False, True])
def test_a_game_is_played_to_its_end_in_its_own_words(curiosity: bool) -> None:
    session = sit(1, curiosity)
    assert session.play() == FINISHED
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", session.written[-1])
    assert max(len(line) for text in session.written for line in text.split("\n")) <= 100
    assert not OTHER_GAMES_WORDS.findall(session.text)
    assert curiosity or "── chase" in session.text
    for words in (r"life \d+", r"Stones  ", r"Ruler   ", r"\d+/\d+", r"will: rest ", "Call a magic stone"):
        assert re.search(words, session.text), words


def test_the_first_screen_says_what_the_game_is_about() -> None:
    session = ScriptedSession(script(["h", "z", "b", "? a", "c a"]), 1, decks=DECKS, game="fow")
    session.greet()
    assert session.play() == LEFT
    for words in ("call a magic stone", "life 4000", "J-ruler", "both graveyards", "Your graveyard: 0", "Enter = keep"):
        assert words in session.text, words


def test_looking_at_what_an_action_costs_does_nothing() -> None:
    """Calling a stone has no cost, so its only step does it: the price must not be asked by way of that step."""
    session = ScriptedSession(script(["", "c a", "", "c a"]), 1, decks=DECKS, game="fow")
    session.play()
    assert "Call a magic stone with" in session.text
    assert not any("stone deck 9" in text.split("YOU ")[-1] for text in session.written)


def test_a_game_without_a_look_or_layout_is_shown_by_its_zones_and_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Layout({})
    monkeypatch.setattr(looks, "layout_of", lambda game: plain)
    look = plain_look("fow")
    assert look.rows[0].label == "Field" and ("Ruler", "ruler") in [(row.label, row.zone) for row in look.rows]
    assert look.discard_pile == "graveyard" and look.types["j_ruler"] == "J ruler" and look.verbs == {}


def test_a_game_without_a_look_has_the_words_of_its_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    look = plain_look("fow")
    assert "main" in look.asked_in_own_turn and look.phases[2] == ("Main", ("main", "main_begin", "main_triggers"))
    assert look.types["j_ruler"] == "J-ruler" and "light_stone" not in look.types
    assert look.verbs["standby"] == "Set {card} face down" and look.without_card == {"battle"}
    assert look.passing_leads_to["main"] == "end turn" and look.declining["mulligan"] == "keep this hand"
    assert (look.power_word, look.unit, look.colour_signs["light"]) == ("ATK", "will", "W")
    monkeypatch.setattr(entry("fow"), "look", None)
    looks.look_of.cache_clear()
    try:
        session = sit(1)
        assert session.play() == FINISHED
    finally:
        looks.look_of.cache_clear()
    assert max(len(line) for text in session.written for line in text.split("\n")) <= 100
    assert "Ruler area" in session.text and "Call a magic stone" in session.text
