"""The zones and the steps as the document tells them, one property after the other."""

from __future__ import annotations

import pytest

from arbiter.kernel.rows import Sight, Step, ZoneSpec
from arbiter.testing import scenario


def zones() -> tuple[ZoneSpec, ...]:
    """Those of a game that is being played."""
    return scenario("gateruler").begin().game.rules.zones.rows


def steps() -> list[Step]:
    return list(scenario("gateruler").begin().game.rules.turn.steps.values())


@pytest.mark.rule("gateruler", "3-2a", "3-4b", "3-5b", "3-10b", "3-13c", "3-15b", "3-16b", "3-18b")
def test_what_the_document_says_of_each_zone() -> None:
    every = zones()
    assert {zone.name for zone in every if zone.shared} == {"gate"}
    assert set(scenario("gateruler").begin().game.rules.zones.in_play) == {"field", "front", "ruler", "set"}
    assert {zone.name for zone in every if zone.ordered} == {"deck", "gate"}
    assert {zone.name for zone in every if zone.face_down} == {"deck", "drive", "set"}
    assert {zone.name for zone in every if zone.stack} == {"gate"}
    assert {zone.name for zone in every if zone.sight is not Sight.PUBLIC} == {"deck", "drive", "hand", "set"}
    assert {zone.name: zone.turns for zone in every if zone.turns > 1} == {"front": 2, "ruler": 2, "resource": 2}
    assert {zone.name for zone in every if zone.blank} == {"damage"}
    assert {zone.name for zone in every if zone.needed} == {"ruler"}
    assert {zone.name for zone in every if zone.hears} == {"set"}
    assert {zone.name for zone in every if zone.places} == {"front", "set"}


@pytest.mark.rule("gateruler", "6-2b", "6-3a", "8-4i", "8-7c")
def test_in_which_steps_nobody_gets_priority_and_where_nothing_is_played() -> None:
    every = steps()
    assert {step.name for step in every if not step.grants} == {
        "choice",
        "cleanup",
        "combat_over",
        "first",
        "setup",
        "setup_0",
        "setup_1",
        "turn",
    }
    assert {step.name for step in every if not step.plays} == {"first", "setup", "setup_0", "setup_1"}
    assert {step.name for step in every if step.combat} == {
        "attacking",
        "combat_end",
        "combat_last",
        "combat_over",
        "damage_end",
        "damage_start",
        "intercept",
        "strike",
    }
