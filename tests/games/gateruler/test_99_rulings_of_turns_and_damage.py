"""Rulings from the document alone on zones, turns, attacks, defeat and damage (sections 1 to 13)."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.gateruler.defining import event, place, table_with, unit


def settle(table: Table, zone: str = "attack 1") -> Table:
    """Chooses the zone that is asked for."""
    table.expect(kind="option")
    return table.option(zone)


@pytest.mark.rule("gateruler", "2-1b-1", "14-13d")
def test_your_dragon_is_one_in_play_and_only_those_there_on_resolution_gain() -> None:
    t = event(table_with(), "Roar", "Your {Dragon} gain +2 ATK until the end of the turn.")
    t = unit(t, "Late Drake", 1, 1, attributes=["Dragon"]).hand(0, "Roar", "Late Drake")
    t = t.field(0, "Cinder Whelp", "Coal Scout")
    t.play(0, "Roar").resolve()
    assert t.power("Cinder Whelp", 0) == 4 and t.power("Coal Scout", 0) == 2
    t.play(0, "Late Drake", option="attack 3").resolve()
    assert t.power("Late Drake", 0) == 1


@pytest.mark.rule("gateruler", "1-5g", "3-2g")
def test_a_ruler_without_a_hand_has_a_hand_of_no_cards() -> None:
    t = event(table_with(), "Audit", "If your opponent has no cards in their hand, draw 2 cards.")
    t = t.zone(1, "ruler", "Cog-Regent Halloway").hand(0, "Audit")
    t.play(0, "Audit").resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("gateruler", "3-2g-1", "15-8a")
def test_who_has_no_hand_does_not_draw_and_the_card_stays_on_the_deck() -> None:
    t = event(table_with(), "Gift", "Each player draws 1 card.")
    t = t.zone(1, "ruler", "Cog-Regent Halloway").hand(0, "Gift").deck(1, "Kiln Hand", "Slag Golem", only=True)
    t.play(0, "Gift").resolve()
    assert t.hand_size(0) == 1 and t.zone_names(1, "deck") == ["Kiln Hand", "Slag Golem"]


@pytest.mark.rule("gateruler", "12-2c", "12-2d-1", "9-3d", "1-5b-1")
def test_an_empty_deck_filled_in_response_to_the_defeat_saves_the_player() -> None:
    t = event(table_with(), "Draft", "Draw 2 cards.")
    t = event(t, "Mend", "Choose 1 card in your graveyard. Put it on the bottom of your deck.", "Instant Action")
    t = t.hand(0, "Draft").zone(0, "set", "Mend").zone(0, "graveyard", "Slag Golem").deck(0, "Kiln Hand", only=True)
    t.play(0, "Draft").resolve()
    assert t.hand_names(0) == ["Kiln Hand"] and not t.over and len(t.stack()) == 1
    t.play(0, "Mend", targets=["Slag Golem"]).resolve_all()
    assert not t.over and t.zone_names(0, "deck") == ["Slag Golem"]


@pytest.mark.rule("gateruler", "12-2c-1", "1-4b-1")
def test_both_decks_emptied_at_once_is_a_draw() -> None:
    t = event(table_with(), "Gift", "Each player draws 1 card.").hand(0, "Gift")
    t = t.deck(0, "Kiln Hand", only=True).deck(1, "Kiln Hand", only=True)
    t.play(0, "Gift").resolve_all()
    assert t.over and t.winner is None


@pytest.mark.rule("gateruler", "13-5b", "9-3d", "12-2d-1", "13-6d")
def test_life_healed_over_a_defeat_between_two_points_of_damage() -> None:
    t = event(table_with(), "Lash", "Deal 2 damage to your opponent.")
    t = event(t, "Mercy", "Heal 1 life.", "Instant Action")
    t = t.hand(0, "Lash").zone(1, "set", "Mercy").damage(1, 6).deck(1, "Kiln Hand", "Bellows Boy")
    t.play(0, "Lash").resolve()
    assert t.damage_count(1) == 7 and not t.over
    t.passes(0).play(1, "Mercy").resolve().choose("Kiln Hand")
    t.resolve_all()
    assert not t.over and t.damage_count(1) == 6
    assert "Bellows Boy" in t.zone_names(1, "graveyard") and t.hand_size(1) == 1


@pytest.mark.rule("gateruler", "13-5b-2", "12-2d-1")
def test_of_two_deadly_points_the_opponents_is_resolved_first() -> None:
    t = event(table_with(), "Quake", "Deal 1 damage to each player.").hand(0, "Quake").damage(0, 6).damage(1, 6)
    t.play(0, "Quake").resolve_all()
    assert t.over and t.winner == 0


@pytest.mark.rule("gateruler", "3-2j", "3-2j-1")
def test_all_charges_are_a_cost_that_needs_at_least_one() -> None:
    text = "Standard Action [Put this card's charges into your graveyard] Draw 2 cards."
    t = unit(table_with(), "Reliquary", 1, 3, text).field(0, "Reliquary")
    assert not t.can("use", 0, "Reliquary")
    t = unit(table_with(), "Reliquary", 1, 3, text).field(0, "Reliquary")
    t = t.zone(0, "charge", "Kiln Hand", "Slag Golem", host="Reliquary")
    t.use(0, "Reliquary").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Kiln Hand", "Slag Golem"] and t.hand_size(0) == 2


@pytest.mark.rule("gateruler", "8-4e-1", "8-6d-1", "16-5a-1")
def test_the_ruler_behind_a_unit_that_left_is_attacked_instead_and_only_once() -> None:
    t = event(table_with(), "Recall", "Choose 1 unit. Return it to its owner's hand.", "Instant Action").zone(
        0, "set", "Recall"
    )
    t = t.field(0, "Ashroad Lancer").field(1, "Slag Golem", place=0)
    t.attack("Ashroad Lancer", at="Slag Golem").play(0, "Recall", targets=["Slag Golem"]).resolve()
    t.to("combat_end")
    assert t.damage_count(1) == 1 and t.hand_names(1) == ["Slag Golem"]


@pytest.mark.rule("gateruler", "8-5a-1", "16-7b", "8-6a")
def test_intercept_stops_a_weak_attacker_and_never_an_attacking_ruler() -> None:
    t = table_with().field(0, "Kiln Hand").field(1, "Reef Warden", place=0)
    t.attack("Kiln Hand", at="Reef Warden").to("combat_end")
    assert t.zone_names(0, "graveyard") == ["Kiln Hand"] and t.damage_on("Reef Warden", 1) == 0
    t = table_with().field(1, "Reef Warden", place=0)
    t.attack("Maud of the First Lamp", at="Reef Warden").to("combat_end")
    assert t.damage_count(0) == 0 and t.damage_on("Reef Warden", 1) == 2


@pytest.mark.rule("gateruler", "6-5c-1", "6-5c-2", "6-5b")
def test_damage_goes_before_the_hit_points_that_last_until_the_end_of_the_turn() -> None:
    t = event(table_with(), "Brace", "Choose 1 allied unit. Until the end of the turn, it gains +3 HP.").hand(
        0, "Brace"
    )
    t = event(t, "Sting", "Choose 1 unit. Deal 4 damage to it.").hand(0, "Sting").field(0, "Coal Scout")
    t.play(0, "Brace", targets=["Coal Scout"]).resolve().play(0, "Sting", targets=["Coal Scout"]).resolve()
    t.next_turn()
    assert t.is_on_field("Coal Scout", 0) and t.guard("Coal Scout", 0) == 3 and t.damage_on("Coal Scout", 0) == 0


@pytest.mark.rule("gateruler", "7-2a-1", "7-5a", "6-3c")
def test_an_instant_event_in_the_drive_zone_can_be_set_but_not_revealed_and_goes_with_the_phase() -> None:
    t = event(table_with(), "Flash", "Draw 1 card.", "Instant Action").zone(0, "drive", "Flash", "Flash")
    assert t.acts(0, "reveal") == [] and t.acts(0, "set") != []
    t.act(0, "set", t.card("Flash", 0, zone="drive", index=0))
    assert t.zone_names(0, "set") == ["Flash"]
    t.to("attack_start")
    assert t.zone_names(0, "drive") == [] and t.zone_names(0, "graveyard") == ["Flash"]


@pytest.mark.rule("gateruler", "13-6d-2", "14-4b-4")
def test_a_counter_without_a_target_goes_to_the_graveyard_and_does_no_damage() -> None:
    t = event(table_with(), "Jab", "Deal 1 damage to your opponent.").hand(0, "Jab").deck(1, "Ironbound Ox")
    t.play(0, "Jab").resolve_all()
    assert t.zone_names(1, "graveyard") == ["Ironbound Ox"] and t.damage_count(1) == 0


@pytest.mark.rule("gateruler", "13-6c-1", "13-5b")
def test_damage_that_ignores_counters_does_so_for_each_point() -> None:
    t = event(table_with(), "Verdict", "Deal 2 damage to your opponent. Ignore [CNT] for this damage.").hand(
        0, "Verdict"
    )
    t = t.deck(1, "Bellows Boy", "Ironbound Ox")
    t.play(0, "Verdict").resolve_all()
    assert t.damage_count(1) == 2 and t.zone_names(1, "graveyard") == [] and t.hand_size(1) == 0


@pytest.mark.rule("gateruler", "8-4c", "8-4e-1", "16-21b")
def test_a_unit_that_comes_into_an_attacked_empty_column_is_attacked() -> None:
    t = unit(table_with(), "Watch", 1, 9, "Sentinel Summoning").hand(1, "Watch").field(0, "Kiln Hand")
    t.attack("Kiln Hand", option="column 2").passes(0)
    t.play(1, "Watch", option="attack 2").resolve()
    t.to("combat_end")
    assert t.damage_on("Watch", 1) == 3 and t.damage_count(1) == 0


@pytest.mark.rule("gateruler", "13-3d-2b", "13-3d-2", "15-20d")
def test_damage_to_two_units_that_becomes_nothing_is_nothing_for_both() -> None:
    t = event(table_with(), "Wave", "Deal 2 damage to all enemy units.").hand(0, "Wave")
    t = event(t, "Dome", "This damage becomes 0.", "You can play this card when an allied unit would be dealt damage.")
    t = t.zone(1, "set", "Dome").field(1, "Slag Golem", "Gull Netter")
    t.play(0, "Wave").yes()
    t.resolve_all()
    assert t.damage_on("Slag Golem", 1) == 0 and t.damage_on("Gull Netter", 1) == 0


@pytest.mark.rule("gateruler", "12-6b", "15-18c")
def test_over_the_level_cap_another_unit_than_the_newest_goes() -> None:
    t = (
        table_with()
        .zone(0, "ruler", "The Ninefold Empress")
        .field(0, "Vulca, First Hammer", "Pit Boss Orla", "Coal Scout")
    )
    t = event(t, "Levy", "Choose 1 unit card in your graveyard. Special summon it.").hand(0, "Levy")
    t = t.zone(0, "graveyard", "Old Wyrm of the Flue")
    t.play(0, "Levy", targets=["Old Wyrm of the Flue"]).resolve()
    t.option("defense")
    t.expect(kind="objects", player=0).choose("Pit Boss Orla")
    assert sorted(t.field_names(0)) == ["Coal Scout", "Old Wyrm of the Flue", "Vulca, First Hammer"]


@pytest.mark.rule("gateruler", "8-2a-2")
def test_the_first_player_attacks_only_once_in_the_first_turn() -> None:
    t = table_with().turn(0, "main", number=1, starting=0).field(0, "Kiln Hand", "Coal Scout")
    t.attack("Kiln Hand", at=1)
    t.next_turn()
    assert t.damage_count(1) == 1 and not t.is_rested("Coal Scout", 0)


@pytest.mark.rule("gateruler", "7-2a-2a", "7-1b-1", "7-9a")
def test_a_driven_unit_can_be_played_once_its_overdrive_has_been_played() -> None:
    t = table_with().zone(0, "drive", "Anvil Brother")
    t.act(0, "reveal", "Anvil Brother")
    assert not t.can("play", 0, "Anvil Brother")
    t.act(0, "overdrive", "Anvil Brother").resolve()
    assert t.hand_size(0) == 1
    t.play(0, "Anvil Brother", option="attack 1").resolve()
    assert t.field_names(0) == ["Anvil Brother"]


@pytest.mark.rule("gateruler", "10-4d-2", "15-17a-3", "10-4e", "4-3a-1a")
def test_a_unit_driven_in_your_attack_phase_needs_a_summon_left() -> None:
    t = unit(table_with(), "Scout Master", 2, 2, "When this card attacks, drive 1.").field(0, "Scout Master")
    t = t.hand(0, "Coal Scout", "Kiln Hand").deck(0, "Deck Swab")
    t.play(0, "Coal Scout", option="attack 2").resolve().play(0, "Kiln Hand", option="attack 3").resolve()
    t.attack("Scout Master", at=1).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Deck Swab"]


@pytest.mark.rule("gateruler", "12-4a", "3-10d", "7-5a")
def test_a_card_set_on_a_set_card_buries_the_older_one() -> None:
    t = table_with().zone(0, "set", "Quench", place=1).zone(0, "set", "Undertow", place=2).hand(0, "Man Overboard")
    t.act(0, "set", "Man Overboard").option("set 1")
    assert t.zone_names(0, "graveyard") == ["Quench"] and sorted(t.zone_names(0, "set")) == [
        "Man Overboard",
        "Undertow",
    ]


@pytest.mark.rule("gateruler", "13-7b", "15-21a", "6-5c-1")
def test_healing_hit_points_takes_damage_away_and_not_below_nothing() -> None:
    t = (
        event(table_with(), "Salve", "Choose 1 allied unit. Heal 3 HP.")
        .hand(0, "Salve")
        .field(0, "Slag Golem", damage=2)
    )
    t.play(0, "Salve", targets=["Slag Golem"]).resolve()
    assert t.damage_on("Slag Golem", 0) == 0 and t.guard("Slag Golem", 0) == 5


@pytest.mark.rule("gateruler", "8-4g", "8-4h", "8-4h-1")
def test_as_it_attacks_is_resolved_before_when_it_attacks() -> None:
    t = unit(
        table_with(), "Herald", 1, 2, "When this card attacks, discard 1 card.\nAs this card attacks, draw 1 card."
    )
    t = t.field(0, "Herald").deck(0, "Kiln Hand")
    t.attack("Herald", at=1).resolve_all()
    assert t.hand_size(0) == 0 and t.zone_names(0, "graveyard") == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "11-2a-2a", "14-10c")
def test_the_opponents_ability_goes_above_and_is_resolved_first() -> None:
    t = place(table_with(), "Dirge", "When a unit is destroyed, deal 1 damage to your opponent.")
    t = event(t, "Sting", "Choose 1 unit. Deal 5 damage to it.").hand(0, "Sting")
    t = t.zone(0, "field", "Dirge").zone(1, "field", "Dirge").field(1, "Coal Scout").damage(0, 6).damage(1, 6)
    t.play(0, "Sting", targets=["Coal Scout"]).resolve_all()
    assert t.over and t.winner == 1


@pytest.mark.rule("gateruler", "3-2d", "15-3a-2", "7-10b-3", "3-9c")
def test_a_unit_rearranged_keeps_damage_and_bonus_and_readies_when_it_comes_forward() -> None:
    t = event(table_with(), "Hone", "Choose 1 unit. It gains +2 ATK until the end of the turn.").hand(0, "Hone")
    t = t.field(0, "Slag Golem", place=0, damage=1)
    t.play(0, "Hone", targets=["Slag Golem"]).resolve()
    assert t.is_rested("Slag Golem", 0)
    t.act(0, "rearrange", "Slag Golem")
    settle(t, "attack 2")
    assert not t.is_rested("Slag Golem", 0) and t.power("Slag Golem", 0) == 4 and t.damage_on("Slag Golem", 0) == 1


@pytest.mark.rule("gateruler", "1-5h")
def test_each_player_discards_and_the_active_player_chooses_first() -> None:
    t = event(table_with(), "Famine", "Each player discards 1 card.").hand(0, "Famine", "Coal Scout", "Kiln Hand")
    t = t.hand(1, "Slag Golem", "Gull Netter")
    t.play(0, "Famine").resolve()
    t.expect(player=0).choose("Kiln Hand")
    t.expect(player=1).choose("Gull Netter")
    assert t.hand_names(0) == ["Coal Scout"] and t.hand_names(1) == ["Slag Golem"]


@pytest.mark.rule("gateruler", "13-6d-3", "16-4b")
def test_a_counter_that_takes_its_card_to_the_hand_leaves_it_there() -> None:
    t = event(table_with(), "Jab", "Deal 1 damage to your opponent.").hand(0, "Jab")
    t = unit(t, "Boomerang", 1, 1, "[CNT] Add this card to your hand.").deck(1, "Boomerang")
    t.play(0, "Jab").resolve_all()
    assert t.hand_names(1) == ["Boomerang"] and t.damage_count(1) == 0


@pytest.mark.rule("gateruler", "3-2e", "14-4b-9a", "14-4c-2a")
def test_a_bonus_does_not_follow_a_unit_to_the_hand_and_back() -> None:
    t = event(table_with(), "Hone", "Choose 1 unit. It gains +2 ATK until the end of the turn.")
    t = (
        event(t, "Recall", "Choose 1 unit. Return it to its owner's hand.")
        .hand(0, "Hone", "Recall")
        .field(0, "Coal Scout")
    )
    t.play(0, "Hone", targets=["Coal Scout"]).resolve().play(0, "Recall", targets=["Coal Scout"]).resolve()
    t.play(0, "Coal Scout", option="attack 1").resolve()
    assert t.power("Coal Scout", 0) == 2


@pytest.mark.rule("gateruler", "3-13c-1", "15-30b-2", "15-33b")
def test_a_face_down_card_in_the_damage_zone_is_no_flame_card_and_still_damage() -> None:
    t = event(table_with(), "Census", "Draw cards equal to the number of {Flame} cards in your damage zone.")
    t = t.hand(0, "Census").damage(0, "Brazier Dancer").zone(0, "damage", "Clinker Swarm", face_up=False)
    t.play(0, "Census").resolve()
    assert t.hand_size(0) == 1 and t.damage_count(0) == 2


@pytest.mark.rule("gateruler", "12-2d", "15-8b", "14-14c-2")
def test_a_sacrifice_that_may_be_made_and_is_made_only_once() -> None:
    t = unit(
        table_with(),
        "Zealot",
        2,
        2,
        "When this card attacks, you may discard 1 card. If you do, this card gains +3 ATK until the end of combat.",
    )
    t = t.field(0, "Zealot").hand(0, "Coal Scout").field(1, "Gull Netter")
    t.attack("Zealot", at="Gull Netter").resolve().yes()
    assert t.power("Zealot", 0) == 5
    t.to("attack_start", later=True)
    assert t.power("Zealot", 0) == 2 and t.zone_names(1, "graveyard") == ["Gull Netter"]
