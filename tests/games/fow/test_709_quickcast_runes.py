"""Chapters 604, 709 and 711: runes with [Quickcast]."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written
from tests.straight import find, play_on

GOD = written("God", "Ruler", "[Divinity] 2")
SPARK = written("Spark", "Rune", "[Quickcast]", "You gain 100 life.", cost="{0}", divinity=1)
BLAZE = written("Blaze", "Rune", "[Quickcast]", "You gain 100 life.", cost="{0}", divinity=2)
SLOW = written("Slow", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
HEN = resonator("Hen", cost="{0}")


def runes(*cards: str) -> Table:
    made = table(GOD, SPARK, BLAZE, SLOW, HEN, rulers=False)
    return made.zone(0, "ruler", "God").zone(0, "rune", *cards)


@pytest.mark.rule("fow", "709.1", "709.3c", "604.1", "711.1")
def test_a_rune_with_quickcast_is_played_whenever_its_player_has_priority() -> None:
    t = runes("Spark", "Slow").hand(0, "Hen").play(0, "Hen")
    assert t.acts(0, "rune") == ["Spark"]
    t.act(0, "rune").resolve()
    assert t.resource(0, "life") == 4100 and t.stack() == ["Hen"] and t.obj("Spark", 0, "rune").face_up
    t = runes("Spark", "Slow").turn(1, "main").passes(1)
    assert t.acts(0, "rune") == ["Spark"]


@pytest.mark.rule("fow", "709.3c", "711.2", "711.4", "711.5")
def test_divinity_binds_a_rune_with_quickcast_too() -> None:
    t = runes("Spark", "Blaze").hand(0, "Hen").play(0, "Hen")
    assert t.acts(0, "rune") == ["Spark", "Blaze"]
    assert t.act(0, "rune", "Spark").acts(0, "rune") == []  # one of two remains


@pytest.mark.rule("fow", "709.3c", "1008.2")
def test_a_rune_does_not_chase_what_cannot_be_chased() -> None:
    pure = chant("Pure", "Players cannot chase to this card.", "You gain 100 life.")
    t = runes("Spark").faces(pure).hand(0, "Pure").play(0, "Pure")
    assert t.acts(0, "rune") == []


@pytest.mark.rule("fow", "709.1", "1012.1", "711.5")
def test_a_cancelled_rune_stays_revealed_and_is_used() -> None:
    stop = chant("Stop", "[Quickcast]", "Cancel target spell.")
    t = runes("Spark").faces(stop).hand(1, "Stop").turn(1, "main").passes(1).act(0, "rune").passes(0)
    t.play(1, "Stop").resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000
    assert t.zone_names(0, "graveyard") == [] and t.obj("Spark", 0, "rune").face_up
    assert t.passes(1).acts(0, "rune") == []


@pytest.mark.rule("fow", "709.1", "709.3c")
def test_it_is_so_in_a_game_that_runs_straight_on() -> None:
    nothing = regalia("Stone", cost="{0}")
    made = runes("Spark").faces(nothing).hand(0, "Hen")
    game = play_on(made, ("priority", "Hen"), ("priority", "Spark"), until="end_begin")
    assert find(game, "Spark", "rune").face_up and game.state.resources[0]["life"] == 4100
