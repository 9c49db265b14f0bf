"""The zones and the steps as the document tells them, one property after the other."""

from __future__ import annotations

import pytest

from arbiter.kernel.rows import Sight, Step, ZoneSpec
from arbiter.testing import scenario


def zones() -> tuple[ZoneSpec, ...]:
    """Those of a game that is being played."""
    return scenario("fftcg").begin().game.rules.zones.rows


def steps() -> list[Step]:
    return list(scenario("fftcg").begin().game.rules.turn.steps.values())


@pytest.mark.rule("fftcg", "7.1", "7.2", "7.2.1", "7.8.3", "7.9.2", "7.10.2", "7.12.3", "7.14.1")
def test_what_the_document_says_of_each_zone() -> None:
    every = zones()
    assert {zone.name for zone in every if zone.shared} == {"field", "stack"}
    assert set(scenario("fftcg").begin().game.rules.zones.in_play) == {"field"}
    assert {zone.name for zone in every if zone.ordered} == {"damage", "deck", "stack"}
    assert {zone.name for zone in every if zone.face_down} == {"deck", "limit"}
    assert {zone.name for zone in every if zone.stack} == {"stack"}
    assert {zone.name for zone in every if zone.sight is not Sight.PUBLIC} == {"deck", "hand", "limit"}
    assert {zone.name: zone.turns for zone in every if zone.turns > 1} == {"field": 2}
    assert {zone.name: zone.limit for zone in every if zone.limit is not None} == {"limit": 8}


@pytest.mark.rule("fftcg", "9.1.1.2", "9.2.1.2", "9.5.1.1", "9.5.1.4")
def test_in_which_steps_nobody_gets_priority_and_where_nothing_is_played() -> None:
    every = steps()
    assert {step.name for step in every if not step.grants} == {
        "active",
        "discard",
        "draw",
        "mulligan_first",
        "mulligan_second",
        "opening",
        "setup",
    }
    assert {step.name for step in every if not step.plays} == {
        "active",
        "cleanup",
        "discard",
        "draw",
        "end",
        "mulligan_first",
        "mulligan_second",
        "opening",
        "setup",
    }
    assert {step.name for step in every if step.combat} == {"block_declaration", "damage_resolution"}
