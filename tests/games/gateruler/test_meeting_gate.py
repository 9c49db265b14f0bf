"""Rulings where the gate (9), the phases (6) and the attack (8) meet: who may respond, what is attacked, what ends."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.defining import event, table_with


@pytest.mark.rule("gateruler", "9-4f")
def test_two_events_resolve_in_a_row_without_a_response_between() -> None:
    table = event(scenario("gateruler"), "Mend", "Heal 1 life.", "Instant Action")
    event(table, "Hurt", "Choose 1 enemy unit. Deal 1 damage to it.", "Instant Action")
    table.zone(0, "set", "Hurt").zone(1, "set", "Mend", "Mend").zone(1, "damage", "Coal Scout").field(1, "Slag Golem")
    table.play(0, "Hurt", targets=["Slag Golem"]).passes(0)
    table.play(1, "Mend").passes(1).passes(0)
    assert table.stack() == [] and table.damage_count(1) == 0 and table.damage_on("Slag Golem") == 1


@pytest.mark.rule("gateruler", "9-4f", "9-4d", "9-3b")
def test_an_ability_that_triggers_by_the_first_resolution_gives_room_to_respond_before_the_second() -> None:
    table = table_with(("Nurse", 1, 3, "Whenever you heal life, draw 1 card."))
    event(table, "Mend", "Heal 1 life.", "Instant Action")
    event(table, "Hurt", "Choose 1 enemy unit. Deal 1 damage to it.", "Instant Action")
    table.zone(0, "set", "Hurt").zone(1, "set", "Mend", "Mend").zone(1, "damage", "Coal Scout", "Coal Scout").field(
        1, "Nurse"
    )
    table.play(0, "Hurt", targets=["Nurse"]).passes(0)
    table.play(1, "Mend").passes(1).passes(0).choose("Coal Scout")
    assert table.stack() == ["Hurt", "Nurse"] and table.asked == 0


@pytest.mark.rule("gateruler", "9-3d", "13-5b")
def test_nobody_responds_between_two_points_of_ruler_damage() -> None:
    table = event(scenario("gateruler"), "Mend", "Heal 1 life.", "Instant Action")
    event(table, "Double Burn", "Deal 2 damage to your opponent.")
    table.hand(0, "Double Burn").zone(1, "set", "Mend")
    table.play(0, "Double Burn").passes(0).passes(1)
    assert table.damage_count(1) == 2


@pytest.mark.rule("gateruler", "12-2c", "12-2d-1")
def test_a_player_at_the_end_of_their_life_may_heal_before_the_defeat_resolves() -> None:
    table = event(scenario("gateruler"), "Mend", "Heal 1 life.", "Instant Action")
    event(table, "Burn", "Deal 1 damage to your opponent.")
    table.hand(0, "Burn").zone(1, "set", "Mend").damage(1, *["Coal Scout"] * 6)
    table.play(0, "Burn").passes(0).passes(1)
    assert table.damage_count(1) == 7 and not table.over
    table.passes(0).play(1, "Mend").resolve().choose("Coal Scout")
    assert not table.over and table.damage_count(1) == 6


@pytest.mark.rule("gateruler", "13-5b-2", "9-4d", "12-2c")
def test_damage_to_both_at_the_brink_kills_the_inactive_player_first() -> None:
    table = event(scenario("gateruler"), "Shared Pain", "Deal 1 damage to each player.")
    table.hand(0, "Shared Pain").damage(0, *["Coal Scout"] * 6).damage(1, *["Coal Scout"] * 6)
    table.play(0, "Shared Pain").resolve_all()
    assert table.over and table.winner == 0 and table.damage_count(0) == 6


@pytest.mark.rule("gateruler", "12-2c-1", "1-4b-1")
def test_both_decks_empty_at_once_is_a_draw() -> None:
    table = event(scenario("gateruler"), "Last Page", "Each player draws 1 card.")
    table.hand(0, "Last Page").deck(0, "Coal Scout", only=True).deck(1, "Coal Scout", only=True)
    table.play(0, "Last Page").resolve_all()
    assert table.over and table.winner is None


@pytest.mark.rule("gateruler", "12-2a-2", "12-2d-1")
def test_a_deck_refilled_in_response_to_the_defeat_saves_its_player() -> None:
    table = event(scenario("gateruler"), "Refill", "Shuffle your graveyard into your deck.", "Instant Action")
    event(table, "Last Page", "Draw 1 card.")
    table.hand(0, "Last Page").deck(0, "Coal Scout", only=True).zone(0, "set", "Refill").zone(
        0, "graveyard", "Kiln Hand"
    )
    table.play(0, "Last Page").passes(0).passes(1)
    table.play(0, "Refill").resolve_all()
    assert not table.over and "Kiln Hand" in table.zone_names(0, "deck")


@pytest.mark.rule("gateruler", "6-5c-1", "6-5c-2")
def test_damage_is_gone_before_the_hit_points_shrink_at_the_end_of_the_turn() -> None:
    table = event(
        table_with(("Sturdy", 2, 3, "")), "Brace", "Choose 1 allied unit. It gains +3 HP until the end of the turn."
    )
    table.field(0, "Sturdy", damage=2).hand(0, "Brace", "Quench")
    event(table, "Scrape", "Choose 1 allied unit. Deal 2 damage to it.").hand(0, "Scrape")
    table.play(0, "Brace", targets=["Sturdy"]).resolve().play(0, "Scrape", targets=["Sturdy"]).resolve()
    assert table.damage_on("Sturdy") == 4
    table.next_turn()
    assert table.is_on_field("Sturdy", 0) and table.damage_on("Sturdy") == 0 and table.guard("Sturdy") == 3


@pytest.mark.rule("gateruler", "6-5a-1", "6-5d")
def test_an_end_of_turn_ability_that_comes_late_triggers_too_and_the_first_not_again() -> None:
    table = table_with(
        ("Bell", 1, 3, "At the end of your turn, special summon 1 «Echo» from your hand."),
        ("Echo", 1, 3, "At the end of your turn, draw 1 card."),
    )
    table.field(0, "Bell").hand(0, "Echo", "Echo").deck(0, "Kiln Hand", "Slag Golem")
    table.to("end").resolve().choose("Echo").option("attack 2")
    table.next_turn()
    assert sorted(table.field_names(0)) == ["Bell", "Echo"] and sorted(table.hand_names(0)) == ["Echo", "Kiln Hand"]


@pytest.mark.rule("gateruler", "6-2c", "3-9c")
def test_resources_and_defenders_are_not_readied_at_the_start_of_the_turn() -> None:
    table = (
        scenario("gateruler")
        .turn(1, "main")
        .field(0, "Coal Scout", rested=True, place=1)
        .field(0, "Slag Golem", place=0)
    )
    table.zone(0, "resource", "Kiln Hand", rested=True)
    table.next_turn().to("main")
    assert not table.is_rested("Coal Scout") and table.is_rested("Slag Golem") and table.is_rested("Kiln Hand", 0)


@pytest.mark.rule("gateruler", "15-24b", "15-24c", "15-24d", "15-24f")
def test_ending_the_turn_in_the_attack_removes_the_rest_of_the_event_and_the_waiting_abilities() -> None:
    table = table_with(("Raider", 3, 3, "When this card attacks, draw 1 card."))
    event(table, "Stop", "End the turn. Draw 2 cards.", "You can play this card when an enemy unit attacks.")
    table.field(0, "Raider").zone(1, "set", "Stop").hand(1)
    table.attack("Raider", at=1).yes()
    assert table.stack() == ["Raider", "Stop"]
    table.resolve()
    assert table.damage_count(1) == 0 and table.hand_size(1) == 0 and table.hand_size(0) == 0
    assert table.zone_names(1, "graveyard") == ["Stop"] and table.step == "end"


@pytest.mark.rule("gateruler", "8-4e-1", "8-6d-1")
def test_a_defender_returned_during_the_attack_leaves_the_ruler_to_be_struck() -> None:
    table = event(
        table_with(("Raider", 5, 3, "")),
        "Gust",
        "Choose 1 enemy unit. Return it to its owner's hand.",
        "Instant Action",
    )
    table.field(0, "Raider").field(1, "Slag Golem", place=0).zone(0, "set", "Gust")
    table.attack("Raider", at="Slag Golem").play(0, "Gust", targets=["Slag Golem"]).resolve().to(
        "attack_start", later=True
    )
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-5a-1", "8-4e-1")
def test_breakthrough_does_not_strike_a_ruler_who_was_struck_already() -> None:
    table = table_with(("Raider", 5, 3, "Breakthrough"))
    event(table, "Gust", "Choose 1 enemy unit. Return it to its owner's hand.", "Instant Action")
    table.field(0, "Raider").field(1, "Slag Golem", place=0).zone(0, "set", "Gust")
    table.attack("Raider", at="Slag Golem").play(0, "Gust", targets=["Slag Golem"]).resolve().to(
        "attack_start", later=True
    )
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-4e-1", "16-21b")
def test_a_sentinel_in_the_attacked_empty_column_is_attacked() -> None:
    table = table_with(("Raider", 2, 3, ""), ("Watch", 1, 4, "Sentinel Summoning"))
    table.field(0, "Raider").hand(1, "Watch")
    table.attack("Raider", option="column 2").passes(0)
    table.play(1, "Watch", option="attack 2").resolve().to("attack_start", later=True)
    assert table.damage_on("Watch") == 2


@pytest.mark.rule("gateruler", "8-4e-1", "16-21b", "8-6d-2")
def test_a_sentinel_in_the_defense_zone_catches_an_attack_at_the_ruler() -> None:
    table = table_with(("Raider", 2, 3, ""), ("Watch", 1, 4, "Sentinel Summoning\nIntercept"))
    table.field(0, "Raider").hand(1, "Watch")
    table.attack("Raider", at=1).passes(0)
    table.play(1, "Watch", option="defense").resolve().to("attack_start", later=True)
    assert table.damage_on("Watch") == 2 and table.damage_count(1) == 0 and table.damage_on("Raider") == 1


@pytest.mark.rule("gateruler", "8-6a", "8-7a")
def test_an_attacker_that_has_left_deals_nothing_but_the_combat_still_ends() -> None:
    table = table_with(("Raider", 2, 3, ""), ("Clerk", 1, 3, "At the end of the combat, draw 1 card."))
    table.field(0, "Raider", "Clerk").zone(1, "set", "Undertow")
    table.attack("Raider", at=1).passes(0).play(1, "Undertow", targets=["Raider"]).resolve().to(
        "attack_start", later=True
    )
    assert table.damage_count(1) == 0 and len(table.hand_names(0)) == 2


@pytest.mark.rule("gateruler", "8-4e-2", "3-2d")
def test_an_attacker_moved_to_the_defense_zone_still_attacks() -> None:
    table = table_with(("Raider", 2, 3, ""))
    event(table, "Fall Back", "Choose 1 allied unit. Move it to your defense zone.", "Instant Action")
    table.field(0, "Raider").zone(0, "set", "Fall Back")
    table.attack("Raider", at=1).play(0, "Fall Back", targets=["Raider"]).resolve().to("attack_start", later=True)
    assert table.obj("Raider").place == 0 and table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-2a-2", "16-9a-1")
def test_double_attack_gives_no_second_attack_in_the_very_first_turn() -> None:
    table = scenario("gateruler").field(0, "Piston Boxer").turn(0, "main", number=1)
    table.attack("Piston Boxer", at=1)
    table.next_turn()
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-26b-1", "15-26b")
def test_a_unit_that_cannot_be_attacked_is_attacked_when_it_comes_into_the_column_later() -> None:
    table = table_with(("Raider", 2, 3, ""), ("Ghost", 1, 4, "This card cannot be attacked.\nSentinel Summoning"))
    table.field(0, "Raider").hand(1, "Ghost")
    table.attack("Raider", at=1).passes(0)
    table.play(1, "Ghost", option="defense").resolve().to("attack_start", later=True)
    assert table.damage_on("Ghost") == 2 and table.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-26b", "8-4c-1")
def test_behind_a_unit_that_cannot_be_attacked_the_ruler_is_out_of_reach() -> None:
    table = table_with(("Raider", 2, 3, ""), ("Ghost", 1, 4, "This card cannot be attacked."))
    table.field(0, "Raider").field(1, "Ghost", place=0)
    table.to("choice").choose("Raider")
    assert all("Maud" not in option and "Ghost" not in option for option in table.options())


@pytest.mark.rule("gateruler", "15-34a", "15-34b")
def test_a_direct_attack_passes_the_defender_even_if_it_has_intercept() -> None:
    table = scenario("gateruler").field(0, "Storm Petrel").field(1, "Reef Warden", place=0)
    table.attack("Storm Petrel", at=1).to("attack_start", later=True)
    assert table.damage_count(1) == 1 and table.damage_on("Storm Petrel") == 0 and table.damage_on("Reef Warden") == 0


@pytest.mark.rule("gateruler", "8-5a-1", "16-7b")
def test_a_ruler_that_attacks_is_not_intercepted() -> None:
    table = scenario("gateruler").field(1, "Reef Warden", place=1)
    table.attack("Maud of the First Lamp", at="Reef Warden").to("attack_start")
    assert table.damage_on("Reef Warden") == 2 and table.damage_count(0) == 0


@pytest.mark.rule("gateruler", "16-7b", "8-6a")
def test_an_interceptor_that_strikes_the_attacker_down_takes_no_damage() -> None:
    table = table_with(("Raider", 5, 2, ""))
    table.field(0, "Raider").field(1, "Reef Warden", place=1)
    table.attack("Raider", at="Reef Warden").to("attack_start", later=True)
    assert table.field_names(0) == [] and table.damage_on("Reef Warden") == 0


@pytest.mark.rule("gateruler", "16-8a-1", "16-22b")
def test_retaliate_comes_before_deadly_destroys_if_its_player_is_inactive() -> None:
    table = scenario("gateruler").field(0, "Moth Widow").field(1, "Hedge Knight", place=1)
    table.attack("Moth Widow", at="Hedge Knight").to("attack_start", later=True)
    assert table.field_names(0) == [] and table.field_names(1) == []


@pytest.mark.rule("gateruler", "16-9a-3", "6-2c")
def test_double_and_triple_attack_together_give_three_attacks_not_more() -> None:
    table = table_with(("Fury", 2, 9, "Double Attack\nTriple Attack"))
    table.field(0, "Fury")
    table.attack("Fury", at=1).to("combat_end").option("Double Attack").to("choice")
    table.attack("Fury", at=1).to("combat_end").option("Double Attack").to("choice")
    table.attack("Fury", at=1).to("combat_end").option("Double Attack").next_turn()
    assert table.damage_count(1) == 3


@pytest.mark.rule("gateruler", "8-4h", "8-4f", "9-4c")
def test_as_this_card_attacks_lies_above_when_this_card_attacks() -> None:
    table = table_with(("Herald", 2, 3, "When this card attacks, draw 1 card.\nAs this card attacks, drive 1."))
    table.field(0, "Herald").deck(0, "Feedback", "Kiln Hand")
    table.attack("Herald", at=1)
    assert len(table.stack()) == 2
    table.resolve().option("set").resolve_all()
    assert table.zone_names(0, "set") == ["Feedback"] and table.hand_names(0) == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "6-3c-1")
def test_what_triggers_by_clearing_the_drive_zone_is_played_at_the_start_of_the_attack_phase() -> None:
    table = table_with(("Undertaker", 2, 3, "When a card is put into your graveyard, draw 1 card."))
    table.field(0, "Undertaker").zone(0, "drive", "Coal Scout")
    table.passes(0)
    table.to("attack_start")
    assert table.stack() == ["Undertaker"] and table.zone_names(0, "graveyard") == ["Coal Scout"]
