"""The zones and the steps as the document tells them, one property after the other."""

from __future__ import annotations

import pytest

from arbiter.kernel.rows import Sight, Step, ZoneSpec
from arbiter.testing import scenario


def zones() -> tuple[ZoneSpec, ...]:
    """Those of a game that is being played."""
    return scenario("caster").begin().game.rules.zones.rows


def steps() -> list[Step]:
    return list(scenario("caster").begin().game.rules.turn.steps.values())


@pytest.mark.rule("caster", "302.1", "304.2", "305.2", "309.2", "310.2", "311.2", "312.2", "313.2", "314.2")
def test_what_the_document_says_of_each_zone() -> None:
    every = zones()
    assert {zone.name for zone in every if zone.shared} == {"chase", "field"}
    assert set(scenario("caster").begin().game.rules.zones.in_play) == {"field"}
    assert {zone.name for zone in every if zone.ordered} == {"chase", "deck", "graveyard", "orb"}
    assert {zone.name for zone in every if zone.face_down} == {"deck", "extra", "orb"}
    assert {zone.name for zone in every if zone.stack} == {"chase"}
    assert {zone.name for zone in every if zone.sight is not Sight.PUBLIC} == {"deck", "extra", "hand", "orb"}
    assert {zone.name: zone.turns for zone in every if zone.turns > 1} == {"field": 3}


@pytest.mark.rule("caster", "403.7", "502.3", "503.3", "505.2", "507.5c")
def test_in_which_steps_nobody_gets_priority_and_where_nothing_is_played() -> None:
    every = steps()
    assert {step.name for step in every if not step.grants} == {
        "attack_declaration",
        "battle_final",
        "exchange",
        "final",
        "judgment",
        "setup",
        "turn_begin",
    }
    assert {step.name for step in every if not step.plays} == {"exchange", "setup"}
    assert {step.name for step in every if step.combat} == {
        "attack_priority",
        "battle_again",
        "battle_end",
        "battle_final",
        "judgment",
        "judgment_priority",
    }
