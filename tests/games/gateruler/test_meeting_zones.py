"""Rulings where the zones of section 3 meet another rule: overlapping, charges, control, places, what is not there."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.gateruler.defining import table_with


def event(table: Table, name: str, text: str, timing: str = "Standard Action", **more: object) -> Table:
    return table.define(name=name, type="event", level=0, text=f"Timing: {timing}\n{text}", **more)


@pytest.mark.rule("gateruler", "7-10b-2", "15-3a-2", "3-9c")
def test_exchange_of_an_exhausted_attacker_with_a_defender_readies_the_one_that_comes_forward() -> None:
    table = table_with(("Tired", 2, 2, ""), ("Wall", 1, 5, ""))
    table.field(0, "Tired", place=1, rested=True).field(0, "Wall", place=0)
    table.act(0, "rearrange", "Tired").option("defense")
    assert not table.is_rested("Wall") and table.is_rested("Tired")
    assert table.obj("Wall").place == 1 and table.obj("Tired").place == 0


@pytest.mark.rule("gateruler", "7-10b-1", "3-2d-1")
def test_from_attack_zone_to_attack_zone_an_exhausted_unit_stays_exhausted_and_keeps_its_damage() -> None:
    table = table_with(("Tired", 2, 3, ""))
    table.field(0, "Tired", place=1, rested=True, damage=2)
    table.act(0, "rearrange", "Tired").option("attack 3")
    assert table.is_rested("Tired") and table.damage_on("Tired") == 2


@pytest.mark.rule("gateruler", "15-28a-2")
def test_placed_by_an_effect_into_an_attack_zone_it_is_ready() -> None:
    table = event(
        table_with(("Tired", 2, 3, "")), "Step Aside", "Choose 1 allied unit. Place it into another attack zone."
    )
    table.field(0, "Tired", place=1, rested=True).hand(0, "Step Aside")
    table.play(0, "Step Aside", targets=["Tired"]).resolve()
    assert table.options() == ["attack 2", "attack 3"]
    table.option("attack 2")
    assert not table.is_rested("Tired")


@pytest.mark.rule("gateruler", "12-4a", "15-12a")
def test_a_unit_that_is_stood_upon_is_put_into_the_graveyard_but_not_destroyed() -> None:
    table = table_with(("Martyr", 2, 3, "When this card is destroyed, draw 1 card."), ("Newcomer", 2, 2, ""))
    table.field(0, "Martyr", place=1).hand(0, "Newcomer")
    table.play(0, "Newcomer", option="attack 1").resolve()
    assert table.field_names(0) == ["Newcomer"] and table.zone_names(0, "graveyard") == ["Martyr"]
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "12-4a", "16-12a-1", "11-2a-1")
def test_charge_shield_does_not_make_room_in_an_overfull_zone() -> None:
    table = table_with(("Shielded", 2, 3, "Charge Shield"), ("Newcomer", 2, 2, ""))
    table.field(0, "Shielded", place=1).zone(0, "charge", "Kiln Hand", host="Shielded").hand(0, "Newcomer")
    table.play(0, "Newcomer", option="attack 1").resolve().yes()
    assert table.field_names(0) == ["Newcomer"]
    assert sorted(table.zone_names(0, "graveyard")) == ["Kiln Hand", "Shielded"]


@pytest.mark.rule("gateruler", "12-4a", "16-12a-1", "15-3c-1")
def test_a_unit_that_is_stood_upon_leaves_play() -> None:
    table = table_with(("Restless", 2, 3, "When this card leaves play, draw 1 card."), ("Newcomer", 2, 2, ""))
    table.field(0, "Restless", place=1).hand(0, "Newcomer")
    table.play(0, "Newcomer", option="attack 1").resolve().resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "12-4a", "7-5a")
def test_setting_onto_an_occupied_set_zone_puts_the_older_card_into_the_graveyard() -> None:
    table = scenario("gateruler").zone(0, "ruler", "The Gardener Emeritus").zone(0, "set", "Feedback").hand(0, "Quench")
    table.act(0, "set", "Quench")
    assert table.zone_names(0, "set") == ["Quench"] and table.zone_names(0, "graveyard") == ["Feedback"]


@pytest.mark.rule("gateruler", "12-5a", "3-14e", "3-2f")
def test_a_charge_owned_by_the_opponent_goes_to_its_owners_graveyard_when_the_unit_is_returned() -> None:
    table = scenario("gateruler").define(
        name="Home Call",
        type="event",
        level=0,
        text="Timing: Standard Action\nChoose 1 allied unit. Return it to its owner's hand.",
    )
    table.field(0, "Slag Golem").zone(0, "charge", "Kiln Hand", host="Slag Golem", owner=1).hand(0, "Home Call")
    table.play(0, "Home Call", targets=["Slag Golem"]).resolve()
    assert table.hand_names(0) == ["Slag Golem"] and table.zone_names(1, "graveyard") == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1", "3-14d-4a")
def test_a_stolen_unit_brings_its_charges_and_stands_ready() -> None:
    table = scenario("gateruler").sources(0, resource=2).hand(0, "Borrowed Face")
    table.field(1, "Ivy Ringer", rested=True).zone(1, "charge", "Kiln Hand", "Coal Scout", host="Ivy Ringer")
    table.play(0, "Borrowed Face", targets=["Ivy Ringer"]).resolve().option("attack 1")
    assert table.field_names(0) == ["Ivy Ringer"] and not table.is_rested("Ivy Ringer")
    assert table.power("Ivy Ringer") == 4
    assert sorted(table.zone_names(0, "charge")) == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "15-14b", "15-14b-1", "15-14b-3")
def test_put_on_top_takes_the_place_state_and_charges_but_not_the_damage() -> None:
    table = scenario("gateruler").define(
        name="Grow",
        type="event",
        level=0,
        text="Timing: Standard Action\nChoose 1 allied unit. Choose 1 unit card in your graveyard. "
        "Put it on top of the chosen unit.",
    )
    table.field(0, "Coal Scout", rested=True, damage=2, place=2).zone(0, "charge", "Kiln Hand", host="Coal Scout")
    table.zone(0, "graveyard", "Slag Golem").hand(0, "Grow")
    table.play(0, "Grow", targets=["Coal Scout", "Slag Golem"]).resolve()
    assert (
        table.field_names(0) == ["Slag Golem"] and table.is_rested("Slag Golem") and table.obj("Slag Golem").place == 2
    )
    assert table.damage_on("Slag Golem") == 0
    assert sorted(table.zone_names(0, "charge")) == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "3-2g-1", "15-3a-1")
def test_a_unit_of_a_ruler_without_hand_is_not_returned() -> None:
    table = (
        scenario("gateruler")
        .zone(1, "ruler", "Cog-Regent Halloway")
        .field(1, "Coal Scout", damage=1)
        .zone(0, "set", "Undertow")
    )
    table.play(0, "Undertow", targets=["Coal Scout"]).resolve()
    assert table.field_names(1) == ["Coal Scout"] and table.damage_on("Coal Scout") == 1


@pytest.mark.rule("gateruler", "3-2g-1", "1-5b", "1-5g")
def test_a_player_without_a_hand_draws_and_discards_nothing() -> None:
    table = event(scenario("gateruler"), "Fair Share", "Each player draws 1 card. Your opponent discards 1 card.")
    table.zone(1, "ruler", "Cog-Regent Halloway").hand(0, "Fair Share").deck(1, "Kiln Hand")
    table.play(0, "Fair Share").resolve()
    assert (
        table.hand_size(0) == 1
        and table.zone_names(1, "deck")[0] == "Kiln Hand"
        and table.zone_names(1, "graveyard") == []
    )


@pytest.mark.rule("gateruler", "3-7a-2")
def test_a_text_that_says_card_cannot_choose_a_ruler() -> None:
    table = event(scenario("gateruler"), "Blank Page", "Choose 1 enemy card. Exhaust it.")
    table.hand(0, "Blank Page")
    assert not table.can("play", 0, "Blank Page")


@pytest.mark.rule("gateruler", "3-13c-1", "14-4b-4e")
def test_a_face_down_card_in_the_damage_zone_is_no_unit_card() -> None:
    table = event(scenario("gateruler"), "Dig Out", "Choose 1 unit card in your damage zone. Add it to your hand.")
    table.hand(0, "Dig Out").zone(0, "damage", "Coal Scout", face_up=False)
    assert not table.can("play", 0, "Dig Out")


@pytest.mark.rule("gateruler", "15-21b", "1-5b-1", "3-13c-1")
def test_healing_more_than_there_is_takes_what_there_is_face_down_or_not() -> None:
    table = event(scenario("gateruler"), "Long Rest", "Heal 3 life.")
    table.hand(0, "Long Rest").zone(0, "damage", "Coal Scout", face_up=False).zone(0, "damage", "Kiln Hand")
    table.play(0, "Long Rest").resolve()
    assert table.zone_names(0, "damage") == []
    assert sorted(table.zone_names(0, "graveyard")) == ["Coal Scout", "Kiln Hand", "Long Rest"]


@pytest.mark.rule("gateruler", "15-21b", "1-5b-1")
def test_the_player_chooses_which_damage_is_healed() -> None:
    table = event(scenario("gateruler"), "Rest", "Heal 1 life.")
    table.hand(0, "Rest").zone(0, "damage", "Coal Scout", "Kiln Hand", "Slag Golem")
    table.play(0, "Rest").resolve().choose("Kiln Hand")
    assert table.zone_names(0, "damage") == ["Coal Scout", "Slag Golem"]


@pytest.mark.rule("gateruler", "2-6c", "3-13c-1")
def test_face_down_damage_counts_against_current_life() -> None:
    table = table_with(("Cornered", 2, 3, "While you have 3 or less life left, this card gains +2 ATK."))
    table.field(0, "Cornered").zone(0, "damage", "Coal Scout", "Coal Scout", "Coal Scout", face_up=False).zone(
        0, "damage", "Kiln Hand"
    )
    assert table.power("Cornered") == 4


@pytest.mark.rule("gateruler", "15-11b", "14-18b-2")
def test_a_geared_up_pair_cannot_be_swapped() -> None:
    table = event(scenario("gateruler"), "Change Places", "Choose 2 allied units. Swap them.")
    table.field(0, "Coal Scout", place=1).hand(0, "Skirmish Frame", "Change Places").zone(0, "damage", "Kiln Hand")
    table.act(0, "gear_up", "Skirmish Frame").resolve()
    table.play(0, "Change Places", targets=["Coal Scout", "Skirmish Frame"]).resolve()
    assert table.obj("Coal Scout").place == 1 and table.obj("Skirmish Frame").place == 0


@pytest.mark.rule("gateruler", "15-11a", "15-3a-2", "3-9c")
def test_swapping_across_the_defense_zone_turns_both() -> None:
    table = event(scenario("gateruler"), "Change Places", "Choose 2 allied units. Swap them.")
    table.field(0, "Coal Scout", place=1).field(0, "Slag Golem", place=0).hand(0, "Change Places")
    table.play(0, "Change Places", targets=["Coal Scout", "Slag Golem"]).resolve()
    assert table.is_rested("Coal Scout") and not table.is_rested("Slag Golem")


@pytest.mark.rule("gateruler", "3-10d", "3-2k")
def test_a_set_card_that_goes_to_the_hand_can_be_set_again_within_the_set_cap() -> None:
    table = event(scenario("gateruler"), "Recall", "Choose 1 allied set card. Return it to its owner's hand.")
    table.zone(0, "ruler", "Brannoch the Unhorsed").zone(0, "set", "Feedback").hand(0, "Recall")
    table.play(0, "Recall", targets=["Feedback"]).resolve()
    table.act(0, "set", "Feedback")
    assert table.zone_names(0, "set") == ["Feedback"]


@pytest.mark.rule("gateruler", "7-5d", "4-3b", "15-4a")
def test_a_card_set_by_an_effect_counts_for_the_set_cap_but_is_not_stopped_by_it() -> None:
    table = event(scenario("gateruler"), "Quick Hands", "Choose 1 card in your hand. Set it.")
    table.zone(0, "ruler", "Brannoch the Unhorsed").hand(0, "Quench", "Feedback", "Quick Hands")
    table.act(0, "set", "Quench")
    table.play(0, "Quick Hands").resolve()
    assert table.zone_names(0, "set") == ["Feedback"] and "Quench" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-4a", "7-5d")
def test_after_an_effect_has_set_a_card_no_other_can_be_set_by_hand_within_a_cap_of_one() -> None:
    table = event(scenario("gateruler"), "Quick Hands", "Choose 1 card in your hand. Set it.")
    table.zone(0, "ruler", "Brannoch the Unhorsed").hand(0, "Quench", "Feedback", "Quick Hands")
    table.play(0, "Quick Hands").resolve().choose("Feedback")
    assert "Quench" not in str(table.acts(0, "set"))


@pytest.mark.rule("gateruler", "14-2a-2", "2-17c")
def test_a_concealed_units_standing_text_does_nothing_in_a_set_zone() -> None:
    table = table_with(("Hidden Captain", 2, 2, "Concealment\nOther allied units gain +1 ATK."), ("Private", 2, 2, ""))
    table.field(0, "Private").zone(0, "set", "Hidden Captain")
    assert table.power("Private") == 2


@pytest.mark.rule("gateruler", "3-10e", "2-1b-1")
def test_units_does_not_mean_a_concealed_unit_in_a_set_zone() -> None:
    table = event(scenario("gateruler"), "Sweep", "Destroy all units.")
    table.field(0, "Coal Scout").zone(1, "set", "Late Guest").hand(0, "Sweep")
    table.play(0, "Sweep").resolve()
    assert table.field_names(0) == [] and table.zone_names(1, "set") == ["Late Guest"]


@pytest.mark.rule("gateruler", "3-2I-2")
def test_cards_from_two_zones_may_come_from_both() -> None:
    table = event(
        scenario("gateruler"), "Gather", "Choose 2 cards in your graveyard or damage zone. Add them to your hand."
    )
    table.hand(0, "Gather").zone(0, "graveyard", "Coal Scout").zone(0, "damage", "Kiln Hand")
    table.play(0, "Gather", targets=["Coal Scout", "Kiln Hand"]).resolve()
    assert sorted(table.hand_names(0)) == ["Coal Scout", "Kiln Hand"] and table.damage_count(0) == 0


@pytest.mark.rule("gateruler", "3-2j-1", "14-3b")
def test_all_charges_as_a_cost_cannot_be_paid_without_a_charge() -> None:
    table = table_with(("Vessel", 2, 3, "Standard Action [Put this card's charges into your graveyard] Draw 1 card."))
    table.field(0, "Vessel")
    assert not table.can("use", 0, "Vessel")


@pytest.mark.rule("gateruler", "15-14a", "3-14e", "12-5a")
def test_a_unit_put_underneath_another_loses_its_own_charges() -> None:
    table = event(
        scenario("gateruler"),
        "Bundle",
        "Choose 1 allied unit and 1 allied {Golem} unit. Add the former underneath the latter as a charge.",
    )
    table.field(0, "Coal Scout", "Slag Golem").zone(0, "charge", "Kiln Hand", host="Coal Scout").hand(0, "Bundle")
    table.play(0, "Bundle", targets=["Coal Scout", "Slag Golem"]).resolve()
    assert table.zone_names(0, "charge") == ["Coal Scout"] and "Kiln Hand" in table.zone_names(0, "graveyard")
