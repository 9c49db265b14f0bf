"""15-27: what ignores the effects of some cards only, and what neither may nor can happen to cards."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, scenario
from tests.games.gateruler.defining import event, place, table_with, unit

STRIKE = "Choose 1 enemy unit. Deal 2 damage to it."


@pytest.mark.rule("gateruler", "15-27a-2", "15-27a-4", "14-16a")
def test_what_ignores_small_enemy_units_is_hurt_by_big_ones_and_by_events() -> None:
    t = unit(table_with(), "Wall", 2, 9, "This is not affected by effects of enemy units with level 1 or less.")
    for name, level in (("Spitter", 1), ("Great Spitter", 2)):
        unit(t, name, 2, 3, f"Enemy units gain -1 ATK.\nStandard Action [Exhaust this] {STRIKE}", level=level)
    t = event(t, "Stone", STRIKE).field(0, "Spitter", "Great Spitter").hand(0, "Stone").field(1, "Wall", "Coal Scout")
    assert t.power("Wall", 1) == 1 and t.power("Coal Scout", 1) == 0
    t.use(0, "Spitter", targets=["Wall"]).resolve()
    assert t.damage_on("Wall", 1) == 0
    t.use(0, "Great Spitter", targets=["Wall"]).resolve()
    t.play(0, "Stone", targets=["Wall"]).resolve()
    assert t.damage_on("Wall", 1) == 4


@pytest.mark.rule("gateruler", "15-27a-3", "14-15a", "16-2c")
def test_a_unit_that_has_died_and_one_in_a_drive_zone_are_units_whose_effects_are_ignored() -> None:
    t = unit(table_with(), "Wall", 2, 9, "This ignores effects of units.")
    t = unit(t, "Bomb", 2, 3, "When this is destroyed, choose 1 enemy unit. Destroy it.")
    t = unit(t, "Spark", 2, 3, "[OD] Choose 1 enemy unit. Destroy it.")
    t = event(t, "Sacrifice", "Choose 1 allied unit. Destroy it. Drive 1.")
    t = t.field(0, "Bomb").hand(0, "Sacrifice").deck(0, "Spark").field(1, "Wall")
    t.play(0, "Sacrifice", targets=["Bomb"]).resolve_all()
    t.act(0, "reveal", "Spark").act(0, "overdrive", "Spark").resolve_all()
    assert "Bomb" in t.zone_names(0, "graveyard")
    assert t.field_names(1) == ["Wall"]


@pytest.mark.rule("gateruler", "15-27a-2", "4-2c")
def test_a_ruler_can_ignore_what_enemy_fields_do() -> None:
    t = place(table_with(), "Aegis", "Your ruler is not affected by effects of your opponent's fields.")
    t = place(t, "Drip", "At the start of your turn, deal 1 damage to your opponent.")
    t = event(t, "Spark", "Deal 1 damage to your opponent.")
    t = t.zone(1, "field", "Aegis").zone(0, "field", "Drip").hand(0, "Spark").turn(0, "turn", begin=True)
    t.to("main")
    assert t.damage_count(1) == 0
    t.play(0, "Spark").resolve_all()
    assert t.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-27a-3", "14-12a-2")
def test_for_a_turn_a_unit_may_be_out_of_reach_of_enemy_units() -> None:
    t = unit(table_with(), "Herald", 2, 3, "When this attacks, destroy all enemy units.")
    ward = "Choose 1 allied unit. Until the end of the turn, it is not affected by effects of enemy units."
    t = event(t, "Ward", ward, "Instant Action").zone(1, "set", "Ward")
    t.field(0, "Herald").field(1, "Coal Scout", "Kiln Hand")
    t.attack("Herald", at="Coal Scout").play(1, "Ward", targets=["Coal Scout"]).resolve_all()
    assert t.field_names(1) == ["Coal Scout"]


@pytest.mark.rule("gateruler", "15-27a-3", "15-27a-4", "2-1b")
@pytest.mark.parametrize(
    "events", ["your opponent's event cards", "your opponent's events", "enemy events", "event cards"]
)
def test_a_unit_may_be_chosen_by_events_that_do_nothing_to_it(events: str) -> None:
    t = unit(table_with(), "Statue", 2, 3, f"This is not affected by the effects of {events}.")
    t = event(t, "Gale", "All enemy units gain -2 ATK until the end of the turn.")
    t = event(t, "Cull", "Choose 1 unit. Destroy it. Draw 1 card.")
    t.hand(0, "Gale", "Cull").field(1, "Statue", "Coal Scout")
    t.play(0, "Gale").resolve()
    assert t.power("Statue", 1) == 2 and t.power("Coal Scout", 1) == 0
    t.play(0, "Cull", targets=["Statue"]).resolve()
    assert t.is_on_field("Statue", 1) and t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "2-1b-1")
def test_effects_of_cards_that_are_not_in_play_are_not_spoken_of_so() -> None:
    with pytest.raises(BadScenario, match="cannot be carried out"):
        scenario("gateruler").define(name="Wall", type="unit", text="This ignores effects of units in your hand.")


@pytest.mark.rule("gateruler", "3-2g-1", "15-3a-1", "1-5b")
def test_a_unit_is_not_returned_to_a_hand_that_its_owner_does_not_have() -> None:
    t = event(table_with(), "Tow", "Choose 1 enemy unit. Return it to its owner's hand. Draw 1 card.")
    t = t.zone(1, "ruler", "Cog-Regent Halloway").hand(0, "Tow").field(1, "Slag Golem")
    t.play(0, "Tow", targets=["Slag Golem"]).resolve()
    assert t.is_on_field("Slag Golem", 1) and t.hand_size(0) == 1
