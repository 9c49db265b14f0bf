"""Charges and what they keep in play (16-12, 16-28 to 16-30), where costs, instructions and durations meet them."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.gateruler.stage import FELL, OX, PLAIN, RECALL, event, field, stage, unit


@pytest.mark.rule("gateruler", "15-12d")
@pytest.mark.parametrize("shields", [True, False])
def test_a_unit_that_charge_shield_keeps_counts_as_destroyed_for_if_you_do(shields: bool) -> None:
    at = stage(OX, event("Snuff the Wick", "Choose 1 enemy unit. Destroy it. If you do, draw 1 card."))
    at.hand(0, "Snuff the Wick").field(1, "Warded Ox", place=1, under=("Coal Scout",))
    at.play(0, "Snuff the Wick", targets=["Warded Ox"]).resolve()
    if shields:
        at.yes()
    else:
        at.no()
    assert at.is_on_field("Warded Ox", 1) is shields
    assert at.hand_size(0) == 1
    assert "Coal Scout" in at.zone_names(1, "graveyard")


@pytest.mark.rule("gateruler", "14-3c")
def test_a_cost_to_destroy_is_paid_by_a_unit_that_charge_shield_keeps() -> None:
    at = stage(OX, unit("Altar Keeper", "Standard Action [destroy 1 other allied unit]: Draw 1 card."))
    at.field(0, "Altar Keeper", place=1).field(0, "Warded Ox", place=2, under=("Coal Scout",))
    at.use(0, "Altar Keeper", cost=["Warded Ox"]).yes().resolve()
    assert at.is_on_field("Warded Ox", 0)
    assert at.hand_size(0) == 1
    assert at.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "14-3c")
def test_destroying_as_a_cost_on_the_way_is_paid_likewise() -> None:
    at = stage(OX, event("Old Bargain", "You may destroy 1 allied unit. If you do, draw 2 cards."))
    at.hand(0, "Old Bargain").field(0, "Warded Ox", place=2, under=("Coal Scout",))
    at.play(0, "Old Bargain").resolve().yes().yes()
    assert at.is_on_field("Warded Ox", 0)
    assert at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "16-12b-2")
def test_a_charge_shield_given_for_the_turn_ends_with_its_first_use() -> None:
    lend = event("Lent Shield", "Choose 1 allied unit. It gains Charge Shield until the end of the turn.")
    at = stage(PLAIN, lend, FELL, event("Fell Again", "Choose 1 unit. Destroy it."))
    at.hand(0, "Lent Shield", "Fell", "Fell Again")
    at.field(0, "Tin Heron", place=1, under=("Coal Scout", "Kiln Hand"))
    at.play(0, "Lent Shield", targets=["Tin Heron"]).resolve()
    assert at.has("Tin Heron", "Charge Shield")
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().yes().choose("Kiln Hand")
    assert at.is_on_field("Tin Heron", 0) and not at.has("Tin Heron", "Charge Shield")
    at.play(0, "Fell Again", targets=["Tin Heron"]).resolve()
    assert not at.is_on_field("Tin Heron", 0)
    assert at.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "11-2a-1")
def test_charge_shield_does_not_make_room_for_two() -> None:
    at = stage(OX, PLAIN).hand(0, "Tin Heron").field(0, "Warded Ox", place=1, under=("Coal Scout",))
    at.play(0, "Tin Heron", option="attack 1").resolve().yes()
    assert at.field_names(0) == ["Tin Heron"]
    assert sorted(at.zone_names(0, "graveyard")) == ["Coal Scout", "Warded Ox"]


@pytest.mark.rule("gateruler", "3-14e")
def test_the_charges_of_the_unit_that_enhances_are_not_handed_on() -> None:
    at = stage(unit("Forge Colossus", "Enhance {Smith} unit\n【TD】Draw 1 card.", atk=6, hp=6))
    at.hand(0, "Forge Colossus").field(0, "Coal Scout", place=1, under=("Kiln Hand",))
    at.play(0, "Forge Colossus", option="attack 2").resolve().choose("Coal Scout").resolve_all()
    assert at.field_names(0) == ["Forge Colossus"]
    assert at.zone_names(0, "charge") == ["Coal Scout"]
    assert at.zone_names(0, "graveyard") == ["Kiln Hand"]
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-13b-3a")
def test_a_material_that_charge_shield_keeps_is_a_material_all_the_same() -> None:
    text = (
        "Genesis Summoning - Standard Action: Materials - This and 1 other {Smith} unit. "
        'You may special summon 1 "Brass Choir" from your deck.'
    )
    at = stage(unit("Choirmaster", text), unit("Warded Smith", "Charge Shield", attributes=["Smith"]))
    at.define(**unit("Brass Choir", atk=6, hp=6)).deck(0, "Coal Scout", "Brass Choir")
    at.field(0, "Choirmaster", place=1).field(0, "Warded Smith", place=2, under=("Kiln Hand",))
    at.use(0, "Choirmaster").resolve().yes().yes().choose("Brass Choir").option("attack 1")
    assert sorted(at.field_names(0)) == ["Brass Choir", "Warded Smith"]
    assert at.zone_names(0, "graveyard") == ["Kiln Hand"]
    assert "Choirmaster" in at.zone_names(0, "deck")


@pytest.mark.rule("gateruler", "16-12b-2")
@pytest.mark.parametrize("lasting", [False, True])
def test_charge_shield_against_lost_hit_points(lasting: bool) -> None:
    at = stage(OX, event("Wither", "Choose 1 enemy unit. It gains -3 HP until the end of the turn."))
    at.define(**field("Blight", "Enemy units gain -3 HP."))
    at.hand(0, "Blight" if lasting else "Wither").field(1, "Warded Ox", place=1, under=("Coal Scout",))
    if lasting:
        at.play(0, "Blight").resolve().yes()
        assert not at.is_on_field("Warded Ox", 1)
    else:
        at.play(0, "Wither", targets=["Warded Ox"]).resolve().yes()
        assert at.is_on_field("Warded Ox", 1) and at.guard("Warded Ox") == 3


@pytest.mark.rule("gateruler", "16-8a-1")
def test_a_unit_that_charge_shield_keeps_retaliates() -> None:
    at = stage(unit("Warded Bull", "Charge Shield\nRetaliate", atk=4), unit("Lamp Ram", atk=5, hp=4))
    at.field(0, "Lamp Ram", place=1).field(1, "Warded Bull", place=1, under=("Coal Scout",))
    at.attack("Lamp Ram", at="Warded Bull").to("damage_start").end_step().yes()
    at.to("end")
    assert at.is_on_field("Warded Bull", 1) and at.damage_on("Warded Bull") == 0
    assert at.zone_names(0, "graveyard") == ["Lamp Ram"]


@pytest.mark.rule("gateruler", "16-30b")
def test_what_essence_drain_has_taken_returns_to_its_owners_graveyard() -> None:
    at = stage(unit("Leech Lamp", "Essence Drain", atk=4), PLAIN, FELL).hand(1, "Fell")
    at.field(0, "Leech Lamp", place=1).field(1, "Tin Heron", place=1)
    at.attack("Leech Lamp", at="Tin Heron").to("attack_start")
    assert at.zone_names(0, "charge") == ["Tin Heron"] and at.zone_names(1, "graveyard") == []
    at.to("main", 1).play(1, "Fell", targets=["Leech Lamp"]).resolve()
    assert at.zone_names(0, "graveyard") == ["Leech Lamp"]
    assert sorted(at.zone_names(1, "graveyard")) == ["Fell", "Tin Heron"]


@pytest.mark.rule("gateruler", "16-28a-1")
def test_charge_link_leaves_the_own_charges_behind() -> None:
    at = stage(unit("Spare Wick", "Charge Link"), PLAIN, OX)
    at.field(0, "Spare Wick", place=1, under=("Coal Scout",)).field(0, "Tin Heron", place=2).field(
        0, "Warded Ox", place=3
    )
    at.use(0, "Spare Wick").resolve().yes().choose("Tin Heron")
    assert at.zone_names(0, "charge") == ["Spare Wick"]
    assert at.zone_names(0, "graveyard") == ["Coal Scout"]
    assert sorted(at.field_names(0)) == ["Tin Heron", "Warded Ox"]


@pytest.mark.rule("gateruler", "16-29b")
def test_two_charges_with_a_bonus_both_count_and_the_shield_is_lost() -> None:
    bonus = unit("Ember Core", 'Charge Bonus {Smith}: "This card gains +2 ATK."')
    at = stage(bonus, unit("Warded Smith", "Charge Shield", attributes=["Smith"]), OX, FELL)
    at.field(0, "Warded Smith", place=1, under=("Ember Core", "Ember Core"))
    at.field(0, "Warded Ox", place=2, under=("Ember Core", "Ember Core")).hand(0, "Fell")
    assert at.power("Warded Smith") == 6 and not at.has("Warded Smith", "Charge Shield")
    assert at.power("Warded Ox") == 2 and at.has("Warded Ox", "Charge Shield")
    at.play(0, "Fell", targets=["Warded Smith"]).resolve()
    assert not at.is_on_field("Warded Smith")


@pytest.mark.rule("gateruler", "16-14d")
def test_an_abyssal_summoning_pays_with_a_unit_that_stays() -> None:
    at = stage(
        unit("Grave Bell", "Abyssal Summoning - Standard Action: You may do an Abyssal Summoning."),
        unit(
            "Deep Guest",
            "Abyssal Concerto Requirement: Put 1 allied unit into its owner's graveyard.\nIntercept",
            level=3,
        ),
        OX,
    )
    at.field(0, "Grave Bell", place=1).field(0, "Warded Ox", place=2, under=("Coal Scout",)).zone(
        0, "graveyard", "Deep Guest"
    )
    at.use(0, "Grave Bell").resolve().yes().choose("Warded Ox").yes().option("attack 3")
    assert sorted(at.field_names(0)) == ["Deep Guest", "Grave Bell", "Warded Ox"]
    assert at.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "15-12d")
def test_those_destroyed_this_turn_are_counted() -> None:
    at = stage(
        FELL,
        event("Wake", "Draw 1 card for each allied unit that was destroyed this turn."),
        PLAIN,
        RECALL,
        unit("Tin Crane"),
    )
    at.hand(0, "Fell", "Wake").zone(0, "set", "Fall Back").field(0, "Tin Heron", place=1).field(0, "Tin Crane", place=2)
    at.play(0, "Fall Back", targets=["Tin Crane"]).resolve().play(0, "Fell", targets=["Tin Heron"]).resolve()
    at.play(0, "Wake").resolve()
    assert sorted(at.hand_names(0))[-1] == "Tin Crane" and at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "3-14d-4")
def test_a_charge_of_an_enemy_unit_is_one_of_any_of_them() -> None:
    at = stage(event("Pry", "Choose 1 charge of an enemy unit. Put it into its owner's graveyard."), PLAIN, OX)
    at.hand(0, "Pry").field(1, "Tin Heron", place=1, under=("Coal Scout",)).field(
        1, "Warded Ox", place=2, under=("Kiln Hand",)
    )
    at.field(0, "Gull Netter", place=1, under=("Moss Elder",))
    with pytest.raises(BadScript):
        at.play(0, "Pry", targets=["Moss Elder"])
    at.play(0, "Pry", targets=["Kiln Hand"]).resolve()
    assert at.zone_names(1, "charge") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "3-14e-1")
def test_a_charge_shield_does_not_turn_a_swap_within_play_away() -> None:
    at = stage(OX, PLAIN, event("Change Guard", "Choose 2 allied units. Swap them."))
    at.hand(0, "Change Guard").field(0, "Warded Ox", place=1, under=("Coal Scout",)).field(0, "Tin Heron", place=2)
    at.play(0, "Change Guard", targets=[["Warded Ox", "Tin Heron"]]).resolve()
    assert at.zone_names(0, "charge") == ["Coal Scout"] and at.zone_names(0, "graveyard") == ["Change Guard"]
