"""Rulings from the document alone on game actions (section 15)."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.gateruler.defining import event, place, table_with, unit

STEAL = "Choose 1 enemy unit. Gain control of it."


def settle(table: Table, zone: str = "attack 1") -> Table:
    """Chooses the zone that is asked for."""
    table.expect(kind="option")
    return table.option(zone)


@pytest.mark.rule("gateruler", "15-15b-1", "14-6c-1", "15-37b-2")
def test_a_card_only_for_resources_is_not_played_by_its_own_counter() -> None:
    t = unit(
        table_with(),
        "Toll Keeper",
        2,
        2,
        "This card can be played only by paying with resources.\n[CNT] Play this card.",
        level=1,
    )
    t = event(t, "Jab", "Deal 1 damage to your opponent.").hand(0, "Jab").deck(1, "Toll Keeper").sources(1, resource=1)
    t.play(0, "Jab").resolve_all()
    assert t.zone_names(1, "graveyard") == ["Toll Keeper"] and t.damage_count(1) == 0 and t.field_names(1) == []


@pytest.mark.rule("gateruler", "15-11b")
def test_units_are_not_swapped_when_one_may_not_lie_in_the_other_zone() -> None:
    t = event(table_with(), "Waltz", "Choose 2 allied units. Swap them.").hand(0, "Waltz")
    t = unit(t, "Titan", 5, 5, "This card cannot be placed in a defense zone.")
    t = t.field(0, "Titan", place=1).field(0, "Slag Golem", place=0)
    t.play(0, "Waltz", targets=["Titan", "Slag Golem"]).resolve()
    assert t.is_rested("Slag Golem", 0) and not t.is_rested("Titan", 0)
    assert t.field_names(0) and t.zone_names(0, "graveyard") == ["Waltz"]


@pytest.mark.rule("gateruler", "15-14b", "15-14b-1", "15-14b-3")
def test_a_card_put_on_top_takes_over_state_and_charges_but_not_damage() -> None:
    t = event(table_with(), "Molt", "Choose 1 allied unit. Put the top card of your deck on top of it.").hand(0, "Molt")
    t = t.field(0, "Gull Netter", rested=True, damage=2).zone(0, "charge", "Kiln Hand", host="Gull Netter")
    t = unit(t, "Imago", 4, 4, "For each charge of this card, this card gains +1 ATK.").deck(0, "Imago")
    t.play(0, "Molt", targets=["Gull Netter"]).resolve_all()
    assert t.field_names(0) == ["Imago"] and t.is_rested("Imago", 0) and t.damage_on("Imago", 0) == 0
    assert t.power("Imago", 0) == 6 and sorted(t.zone_names(0, "charge")) == ["Gull Netter", "Kiln Hand"]


@pytest.mark.rule("gateruler", "15-24c", "15-24d", "15-24h", "6-5a")
def test_ending_the_turn_buries_the_gate_and_the_drive_zone_but_the_end_phase_comes() -> None:
    t = event(table_with(), "Curfew", "End the turn.", "Instant Action").zone(1, "set", "Curfew")
    t = place(t, "Vespers", "At the end of your turn, draw 1 card.").zone(0, "field", "Vespers")
    t = t.hand(0, "Kiln Hand").zone(0, "drive", "Slag Golem")
    t.play(0, "Kiln Hand", option="attack 1").passes(0)
    t.play(1, "Curfew").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Kiln Hand", "Slag Golem"] and t.step == "end"
    t.resolve_all()
    assert t.hand_size(0) == 1 and t.zone_names(1, "graveyard") == ["Curfew"]


@pytest.mark.rule("gateruler", "15-27c-4", "13-2c")
def test_a_unit_ignores_only_the_next_damage() -> None:
    t = event(table_with(), "Ward", "Choose 1 allied unit. It ignores the next damage.")
    t = event(t, "Sting", "Choose 1 unit. Deal 2 damage to it.")
    t = t.hand(0, "Ward", "Sting", "Sting").field(0, "Slag Golem")
    t.play(0, "Ward", targets=["Slag Golem"]).resolve()
    t.play(0, "Sting", targets=["Slag Golem"]).resolve()
    assert t.damage_on("Slag Golem", 0) == 0
    t.play(0, "Sting", targets=["Slag Golem"]).resolve()
    assert t.damage_on("Slag Golem", 0) == 2


@pytest.mark.rule("gateruler", "15-30c", "15-30b-2")
def test_a_damage_reversal_that_finds_too_few_cards_turns_none() -> None:
    t = event(table_with(), "Rewind", "DR 2: {Flame}. If you do, draw 2 cards.").hand(0, "Rewind")
    t = t.damage(0, "Brazier Dancer", "Coal Scout", "Kiln Hand")
    t.play(0, "Rewind").resolve_all()
    assert t.hand_size(0) == 0 and all(obj.face_up for obj in t.objects("damage", 0))


@pytest.mark.rule("gateruler", "15-38a-3", "15-38a-1")
def test_a_unit_that_cannot_enter_play_any_more_returns_to_where_it_was_played_from() -> None:
    t = event(table_with(), "Barricade", "Until the end of the turn, units cannot enter play.", "Instant Action")
    t = t.zone(1, "set", "Barricade").hand(0, "Kiln Hand", "Coal Scout")
    t.play(0, "Kiln Hand", option="attack 1").passes(0)
    t.play(1, "Barricade").resolve_all()
    assert sorted(t.hand_names(0)) == ["Coal Scout", "Kiln Hand"] and t.field_names(0) == []
    assert not t.can("play", 0, "Coal Scout")


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1", "3-2f", "14-10e-2")
def test_a_stolen_unit_comes_ready_with_its_charges_and_dies_for_its_controller_into_its_owners_graveyard() -> None:
    t = event(event(table_with(), "Lure", STEAL), "Mercy Blow", "Choose 1 allied unit. Destroy it.")
    t = t.hand(0, "Lure", "Mercy Blow")
    t = (
        place(t, "Cairn", "When an allied unit is destroyed, draw 1 card.")
        .zone(0, "field", "Cairn")
        .zone(1, "field", "Cairn")
    )
    t = t.field(1, "Kiln Hand", rested=True).zone(1, "charge", "Slag Golem", host="Kiln Hand")
    t.play(0, "Lure", targets=["Kiln Hand"]).resolve()
    t.option("attack 1")
    assert t.is_on_field("Kiln Hand", 0) and not t.is_rested("Kiln Hand", 0)
    t.play(0, "Mercy Blow", targets=["Kiln Hand"]).resolve_all()
    assert sorted(t.zone_names(1, "graveyard")) == ["Kiln Hand", "Slag Golem"]
    assert t.hand_size(0) == 1 and t.hand_size(1) == 0


@pytest.mark.rule("gateruler", "15-17a-5", "15-17a-3c")
def test_an_effect_that_normal_summons_needs_a_summon_left_unless_it_says_otherwise() -> None:
    t = event(table_with(), "Call", "Choose 1 unit card in your hand. Normal summon it.")
    t = event(
        t, "Free Call", "Choose 1 unit card in your hand. Normal summon it without it counting for your summon cap."
    )
    t = t.hand(0, "Coal Scout", "Kiln Hand", "Deck Swab", "Call", "Free Call")
    t.play(0, "Coal Scout", option="attack 1").resolve().play(0, "Kiln Hand", option="attack 2").resolve()
    assert not t.can("play", 0, "Call") and t.can("play", 0, "Free Call")


@pytest.mark.rule("gateruler", "15-18b", "15-6a", "15-18c")
def test_special_summon_from_the_deck() -> None:
    t = event(table_with(), "Summons", "Special summon 1 «Kiln Hand» from your deck.").hand(0, "Summons")
    t = t.deck(0, "Coal Scout", "Kiln Hand", "Slag Golem", only=True)
    t.play(0, "Summons").resolve()
    t.choose("Kiln Hand")
    settle(t)
    assert t.field_names(0) == ["Kiln Hand"] and len(t.zone_names(0, "deck")) == 2


@pytest.mark.rule("gateruler", "15-25b", "13-6d-3")
def test_a_counter_ability_that_is_negated_leaves_its_card_in_the_graveyard() -> None:
    t = event(table_with(), "Jab", "Deal 1 damage to your opponent.").hand(0, "Jab").deck(1, "Bellows Boy")
    t = event(t, "Gag", "Choose 1 ability in the gate. Negate it.", "Instant Action").zone(0, "set", "Gag")
    t.play(0, "Jab").resolve()
    assert t.stack() == ["Bellows Boy"]
    t.play(0, "Gag", targets=["Bellows Boy"]).resolve_all()
    assert t.hand_size(1) == 0 and t.damage_count(1) == 0 and t.zone_names(1, "graveyard") == ["Bellows Boy"]


@pytest.mark.rule("gateruler", "15-28a", "15-28a-2", "12-4a")
def test_a_unit_placed_onto_another_buries_it_and_is_ready() -> None:
    t = event(table_with(), "Shove", "Choose 1 enemy unit. Place it into another zone.").hand(0, "Shove")
    t = t.field(1, "Slag Golem", place=0).field(1, "Gull Netter", place=1)
    t.play(0, "Shove", targets=["Slag Golem"]).resolve()
    settle(t, "attack 1")
    assert t.zone_names(1, "graveyard") == ["Gull Netter"] and not t.is_rested("Slag Golem", 1)


@pytest.mark.rule("gateruler", "15-36a", "8-4e-1", "8-5a")
def test_an_attack_redirected_to_an_interceptor_is_intercepted() -> None:
    t = event(
        table_with(),
        "Decoy",
        "Choose 1 allied unit. Redirect the attack to it.",
        "You can play this card when you are attacked.",
    )
    t = t.zone(1, "set", "Decoy").field(1, "Reef Warden", place=2).field(0, "Kiln Hand")
    t.attack("Kiln Hand", at=1).yes()
    t.to("combat_end")
    assert t.zone_names(0, "graveyard") == ["Kiln Hand"] and t.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-37a", "15-37b-2", "13-6d-2")
def test_an_event_that_cannot_be_played_is_not_played_by_its_counter() -> None:
    t = place(table_with(), "Silence", "Players cannot play events.").zone(0, "field", "Silence").field(0, "Kiln Hand")
    t = event(t, "Outcry", "Draw 1 card.\n[CNT] Play this card.").deck(1, "Outcry").hand(0, "Quench")
    assert not t.can("play", 0, "Quench")
    t.attack("Kiln Hand", at=1).to("combat_end")
    assert t.zone_names(1, "graveyard") == ["Outcry"] and t.hand_size(1) == 0 and t.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-35b", "8-7a")
def test_at_the_end_of_combat_a_unit_that_attacked_is_returned() -> None:
    t = unit(
        table_with(), "Skirmisher", 3, 1, "At the end of combat, if this card attacked, return it to its owner's hand."
    )
    t = t.field(0, "Skirmisher")
    t.attack("Skirmisher", at=1).to("combat_end").resolve_all()
    assert t.hand_names(0) == ["Skirmisher"]


@pytest.mark.rule("gateruler", "15-12d", "14-16e", "16-12a-1")
def test_units_deal_damage_to_each_other_by_an_effect() -> None:
    t = event(
        table_with(),
        "Duel",
        "Choose 1 allied unit and 1 enemy unit. They deal damage equal to their ATK to each other.",
    )
    t = t.hand(0, "Duel").field(0, "Rivet Prince").field(1, "Slag Golem")
    t.play(0, "Duel", targets=["Rivet Prince", "Slag Golem"]).resolve()
    assert t.damage_on("Rivet Prince", 0) == 2 and t.damage_on("Slag Golem", 1) == 4
