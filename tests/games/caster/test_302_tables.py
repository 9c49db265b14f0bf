"""The zones and the steps as the document tells them, one property after the other."""

from __future__ import annotations

import pytest

from arbiter.games.caster.game import RULES
from arbiter.kernel.rows import Sight

ZONES = RULES.zones.rows
STEPS = RULES.turn.steps.values()


@pytest.mark.rule("caster", "302.1", "304.2", "305.2", "309.2", "310.2", "311.2", "312.2", "313.2", "314.2")
def test_what_the_document_says_of_each_zone() -> None:
    assert {zone.name for zone in ZONES if zone.shared} == {"chase", "field"}
    assert {zone.name for zone in ZONES if zone.in_play} == {"field"}
    assert {zone.name for zone in ZONES if zone.ordered} == {"chase", "deck", "graveyard", "orb"}
    assert {zone.name for zone in ZONES if zone.face_down} == {"deck", "extra", "orb"}
    assert {zone.name for zone in ZONES if zone.stack} == {"chase"}
    assert {zone.name for zone in ZONES if zone.sight is not Sight.PUBLIC} == {"deck", "extra", "hand", "orb"}
    assert {zone.name: zone.turns for zone in ZONES if zone.turns > 1} == {"field": 3}


@pytest.mark.rule("caster", "403.7", "502.3", "503.3", "505.2", "507.5c")
def test_in_which_steps_nobody_gets_priority_and_where_nothing_is_played() -> None:
    assert {step.name for step in STEPS if not step.grants} == {
        "attack_declaration",
        "battle_final",
        "exchange",
        "final",
        "judgment",
        "setup",
        "turn_begin",
    }
    assert {step.name for step in STEPS if not step.plays} == {"exchange", "setup"}
    assert {step.name for step in STEPS if step.combat} == {
        "attack_priority",
        "battle_again",
        "battle_end",
        "battle_final",
        "judgment",
        "judgment_priority",
    }
