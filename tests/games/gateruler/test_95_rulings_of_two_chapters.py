"""Rulings where chapters 14 to 16 meet: what remains in play, targets that are gone, last known information, auras and
newcomers, damage that is doubled and reduced, keywords gained again, what comes without being played from a hand."""

from __future__ import annotations

import pytest

from tests.games.gateruler.written import event, table, unit

pytestmark = pytest.mark.both_seats

STANDARD = "Standard Action"
HUSH = event("Hush", "Choose 1 unit. Destroy it.", timing=STANDARD)


@pytest.mark.rule("gateruler", "16-12b-2", "15-32a-2", "15-12b-2", "14-12a-2")
def test_a_unit_that_remains_in_play_has_its_hp_again() -> None:
    wane = event("Wane", "Choose 1 unit. It gains -3 HP until the end of this turn.", timing=STANDARD)
    made = table(unit("Soul", "Charge Shield"), wane).field(0, "Soul", place=1).hand(0, "Wane")
    made.zone(0, "charge", "Spark", host="Soul").play(0, "Wane", targets=["Soul"]).resolve().yes()
    assert made.is_on_field("Soul", 0) and made.guard("Soul") == 3 and "Spark" in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "14-4c-1", "14-10h", "15-8a")
def test_what_does_not_need_the_lost_target_is_still_done() -> None:
    hit = event("Hit", "Choose 1 unit. Deal 2 damage to it. Draw 1 card.", timing="Instant Action")
    back = event("Back", "Choose 1 allied unit. Return it to its owner's hand.", timing="Instant Action")
    made = table(hit, back).field(1, "Scout", place=1).zone(0, "set", "Hit").zone(1, "set", "Back")
    made.play(0, "Hit", targets=["Scout"]).passes(0).play(1, "Back", targets=["Scout"]).resolve_all()
    assert made.hand_names(1) == ["Scout"] and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-15a", "14-10e-2", "15-2a")
def test_a_destroyed_unit_deals_the_atk_it_had_in_play() -> None:
    bomb = unit(
        "Bomb", "When this is destroyed, choose 1 enemy unit. Deal damage equal to this card's ATK to it.", atk=1
    )
    pump = event("Pump", "Choose 1 unit. It gains +3 ATK until the end of this turn.", timing=STANDARD)
    made = table(bomb, pump, HUSH).field(0, "Bomb", place=1).field(1, "Guard", place=1).hand(0, "Pump", "Hush")
    made.play(0, "Pump", targets=["Bomb"]).resolve().play(0, "Hush", targets=["Bomb"]).resolve_all()
    assert made.damage_on("Guard") == 4


@pytest.mark.rule("gateruler", "14-13d", "14-12b", "14-13e")
def test_a_newcomer_has_what_a_continuous_ability_gives_and_not_what_an_event_gave() -> None:
    cheer = event("Cheer", "All allied units gain +2 ATK until the end of this turn.", timing=STANDARD)
    made = (
        table(unit("Drum", "Other allied units gain +1 ATK."), cheer)
        .field(0, "Drum", place=1)
        .hand(0, "Cheer", "Scout")
    )
    made.play(0, "Cheer").resolve().play(0, "Scout", option="attack 2").resolve()
    assert made.power("Scout") == 3 and made.power("Drum") == 4


@pytest.mark.rule("gateruler", "14-12b", "15-12b-2", "16-3a-1")
def test_a_unit_that_enters_with_no_hp_left_is_destroyed_and_has_entered() -> None:
    fog = unit("Fog", "Enemy units gain -3 HP.")
    imp = unit("Imp", "[TD] Draw 1 card.")
    made = table(fog, imp).field(1, "Fog", place=1).hand(0, "Imp").play(0, "Imp", option="attack 1").resolve_all()
    assert made.zone_names(0, "graveyard") == ["Imp"] and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-3b", "15-18a-1", "15-18c")
def test_touchdown_is_not_heard_of_a_unit_that_was_special_summoned() -> None:
    lift = event("Lift", "Choose 1 unit card in your graveyard. Special summon it.", timing=STANDARD)
    imp = unit("Imp", "[TD] Draw 1 card.")
    made = table(lift, imp).zone(0, "graveyard", "Imp").hand(0, "Lift").play(0, "Lift", targets=["Imp"]).resolve()
    made.option("attack 1")
    assert made.is_on_field("Imp", 0) and made.hand_size(0) == 0 and made.stack() == []


@pytest.mark.rule("gateruler", "15-25a", "16-3a-1", "15-17a-4")
def test_a_negated_unit_has_used_the_summon_cap_and_never_entered() -> None:
    no = event("No", "Choose 1 unit card in the gate. Negate it.", timing="Instant Action")
    imp = unit("Imp", "[TD] Draw 1 card.")
    made = table(no, imp).zone(1, "set", "No").hand(0, "Imp", "Scout", "Scout")
    made.play(0, "Imp", option="attack 1").passes(0).play(1, "No").resolve_all()
    assert made.zone_names(0, "graveyard") == ["Imp"] and made.hand_size(0) == 2
    made.play(0, "Scout", option="attack 1").resolve_all()
    assert not made.can("play", 0, "Scout")


@pytest.mark.rule("gateruler", "16-1a-5", "16-5c", "16-5a-1")
def test_breakthrough_that_is_gained_again_deals_damage_once() -> None:
    drum = unit("Drum", "Other allied units gain Breakthrough.")
    made = table(drum, unit("Ram", "Breakthrough", atk=6, stk=1)).field(0, "Ram", place=2).field(0, "Drum", place=1)
    made.field(1, "Scout", place=0).attack("Ram", at="Scout").to("attack_start")
    assert made.zone_names(1, "graveyard") == ["Scout"] and made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-7b", "16-12a-1", "15-32a", "8-6d-2")
def test_an_attacker_that_its_shield_kept_in_play_attacks_on() -> None:
    soul = unit("Soul", "Charge Shield", atk=4)
    made = table(soul, unit("Wall", "Intercept", atk=3, hp=6)).field(0, "Soul", place=1).field(1, "Wall", place=1)
    made.zone(0, "charge", "Spark", host="Soul").attack("Soul", at="Wall").to("intercept").resolve().yes()
    made.to("attack_start")
    assert made.is_on_field("Soul", 0) and made.damage_on("Soul") == 0 and made.damage_on("Wall") == 4


@pytest.mark.rule("gateruler", "16-9a-1", "16-8a-1", "14-10h")
def test_a_unit_that_fell_to_retaliation_does_not_attack_a_second_time() -> None:
    wall = unit("Wall", "Retaliate", atk=3, hp=5)
    made = table(wall, unit("Blade", "Double Attack")).field(0, "Blade", place=1).field(1, "Wall", place=1)
    made.attack("Blade", at="Wall").to("attack_start").resolve_all()
    assert made.zone_names(0, "graveyard") == ["Blade"] and made.stack() == []


@pytest.mark.rule("gateruler", "16-8a-1", "16-5a-1", "15-12b-1")
def test_a_defender_that_is_destroyed_neither_retaliates_nor_holds_the_breakthrough_up() -> None:
    wall = unit("Wall", "Retaliate", atk=6, hp=3)
    made = table(wall, unit("Ram", "Breakthrough", atk=4, stk=2)).field(0, "Ram", place=2).field(1, "Wall", place=0)
    made.attack("Ram", at="Wall").to("attack_start")
    assert made.is_on_field("Ram", 0) and made.zone_names(1, "graveyard") == ["Wall"] and made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1", "6-2a")
def test_a_unit_that_is_taken_over_comes_ready_with_its_damage() -> None:
    lure = event("Lure", "Choose 1 enemy unit. Gain control of it.", timing=STANDARD)
    made = table(lure).field(1, "Scout", place=1, rested=True, damage=1).hand(0, "Lure")
    made.play(0, "Lure", targets=["Scout"]).resolve().option("attack 1")
    assert made.is_on_field("Scout", 0) and not made.is_rested("Scout") and made.damage_on("Scout") == 1


@pytest.mark.rule("gateruler", "15-14b-3", "15-14b-1", "14-4b-4")
def test_charges_go_with_their_unit_when_it_is_destroyed() -> None:
    made = table(HUSH).field(0, "Scout", place=1).zone(0, "charge", "Spark", host="Scout").hand(0, "Hush")
    made.play(0, "Hush", targets=["Scout"]).resolve_all()
    assert sorted(made.zone_names(0, "graveyard")) == ["Hush", "Scout", "Spark"] and made.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "16-5a-1", "8-4e-1", "8-6d-1")
def test_when_the_attacked_unit_is_gone_the_ruler_behind_it_is_struck_and_not_broken_through_to_besides() -> None:
    back = event("Back", "Choose 1 allied unit. Return it to its owner's hand.", timing="Instant Action")
    made = table(back, unit("Ram", "Breakthrough", atk=4, stk=2)).field(0, "Ram", place=2).field(1, "Scout", place=0)
    made.zone(1, "set", "Back").attack("Ram", at="Scout").passes(0).play(1, "Back", targets=["Scout"]).resolve()
    made.to("attack_start")
    assert made.hand_names(1) == ["Scout"] and made.damage_count(1) == 2
