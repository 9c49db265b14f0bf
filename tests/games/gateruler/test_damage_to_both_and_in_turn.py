"""Damage, how it is changed (chapter 13, 14-14) and what it does to rulers: counters, defeat, healing."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import FELL, INSTANT, PLAIN, RECALL, SIX, WALL, event, stage, unit


@pytest.mark.rule("gateruler", "6-5c-1")
def test_damage_is_gone_before_the_borrowed_hit_points_are() -> None:
    at = stage(
        PLAIN,
        event("Thick Coat", "Choose 1 allied unit. It gains +3 HP until the end of the turn."),
        event("Cudgel", "Choose 1 unit. Deal 5 damage to it."),
    )
    at.hand(0, "Thick Coat", "Cudgel").field(0, "Tin Heron", place=1)
    at.play(0, "Thick Coat", targets=["Tin Heron"]).resolve()
    at.play(0, "Cudgel", targets=["Tin Heron"]).resolve()
    assert at.damage_on("Tin Heron") == 5
    at.next_turn()
    assert at.is_on_field("Tin Heron", 0) and at.damage_on("Tin Heron") == 0


@pytest.mark.rule("gateruler", "12-2d-1")
def test_healing_while_the_defeat_waits_in_the_gate_saves_the_player() -> None:
    at = stage(
        event("Thrown Lamp", "Deal 1 damage to your opponent."),
        event("Cool Draught", "Heal 1 life.", INSTANT),
    )
    at.hand(0, "Thrown Lamp").damage(1, *SIX).zone(1, "set", "Cool Draught")
    at.play(0, "Thrown Lamp").resolve()
    while at.damage_count(1) < 7:
        at.resolve()
    at.passes(0).play(1, "Cool Draught").resolve().choose("Coal Scout")
    at.resolve_all()
    assert not at.over and at.damage_count(1) == 6


@pytest.mark.rule("gateruler", "12-2c")
def test_the_defeat_comes_before_the_next_point_of_the_same_damage() -> None:
    cards = (unit("Vial Bearer", "[CNT] Heal 1 life."), event("Two Lamps", "Deal 2 damage to your opponent."))
    at = stage(*cards).hand(0, "Two Lamps").damage(1, *SIX).deck(1, "Bramble Pup", "Vial Bearer")
    at.play(0, "Two Lamps").resolve()
    while not at.over:
        at.resolve()
    assert at.winner == 0

    at = stage(*cards).hand(0, "Two Lamps").damage(1, *SIX).deck(1, "Vial Bearer", "Bramble Pup")
    at.play(0, "Two Lamps").resolve().resolve().choose("Coal Scout").resolve_all()
    assert not at.over and at.damage_count(1) == 6
    assert at.zone_names(1, "damage")[-1] == "Bramble Pup"


@pytest.mark.rule("gateruler", "14-14g-2")
def test_damage_is_doubled_before_it_is_reduced() -> None:
    at = stage(
        unit("Double Hammer", "When this would deal combat damage to a unit, double that damage.", atk=3),
        unit("Padded Gate", "When this would be dealt damage, reduce that damage by 2.", hp=9),
    )
    at.field(0, "Double Hammer", place=1).field(1, "Padded Gate", place=1)
    at.attack("Double Hammer", at="Padded Gate").to("end")
    assert at.damage_on("Padded Gate") == 4


@pytest.mark.rule("gateruler", "14-4b-5b")
def test_the_share_of_a_unit_that_has_left_is_lost() -> None:
    hail = event("Split Hail", "Choose 2 enemy units. Deal 4 damage divided as you choose among them.")
    at = stage(hail, unit("Low Wall", hp=6), unit("High Wall", hp=6), RECALL)
    at.hand(0, "Split Hail").field(1, "Low Wall", place=1).field(1, "High Wall", place=2).zone(1, "set", "Fall Back")
    at.play(0, "Split Hail", targets=[["Low Wall", "High Wall"]], divide={"Low Wall": 1, "High Wall": 3})
    at.passes(0).play(1, "Fall Back", targets=["High Wall"]).resolve().resolve_all()
    assert at.damage_on("Low Wall") == 1


@pytest.mark.rule("gateruler", "15-30c")
@pytest.mark.parametrize("face_up", [True, False])
def test_damage_reversal_is_all_or_nothing(face_up: bool) -> None:
    at = stage(unit("Scar Reader", "Standard Action [DR 2]: Draw 1 card.")).field(0, "Scar Reader", place=1)
    at.damage(0, "Coal Scout").zone(0, "damage", "Kiln Hand", face_up=face_up)
    assert at.can("use", 0, "Scar Reader") is face_up
    if face_up:
        at.use(0, "Scar Reader").resolve()
        assert at.hand_size(0) == 1 and not at.can("use", 0, "Scar Reader")


@pytest.mark.rule("gateruler", "14-6c-1")
def test_a_unit_that_counter_plays_costs_nothing_and_has_no_touchdown() -> None:
    guest = unit("Angry Guest", "[CNT] Play this card.\n【TD】Draw 1 card.", level=2)
    at = stage(guest, event("Thrown Lamp", "Deal 1 damage to your opponent."))
    at.hand(0, "Thrown Lamp").deck(1, "Angry Guest")
    at.play(0, "Thrown Lamp").resolve().resolve().option("attack 2").resolve_all()
    assert at.field_names(1) == ["Angry Guest"]
    assert at.damage_count(1) == 0 and at.hand_size(1) == 0


@pytest.mark.rule("gateruler", "13-6d-2")
def test_a_counter_without_a_target_goes_to_the_graveyard_and_not_to_the_damage() -> None:
    at = stage(
        unit("Spring Trap", "[CNT] Choose 1 enemy unit. Destroy it."),
        event("Thrown Lamp", "Deal 1 damage to your opponent."),
    )
    at.hand(0, "Thrown Lamp").deck(1, "Spring Trap")
    at.play(0, "Thrown Lamp").resolve().resolve_all()
    assert at.zone_names(1, "graveyard") == ["Spring Trap"]
    assert at.damage_count(1) == 0


@pytest.mark.rule("gateruler", "13-6c-1")
def test_damage_that_ignores_counters_lays_the_card_down() -> None:
    bolt = event("Silent Lamp", "Deal 2 damage to your opponent. Ignore [CNT] for this damage.")
    at = (
        stage(unit("Letter Bearer", "[CNT] Draw 1 card."), bolt)
        .hand(0, "Silent Lamp")
        .deck(1, "Letter Bearer", "Coal Scout")
    )
    at.play(0, "Silent Lamp").resolve().resolve_all()
    assert sorted(at.zone_names(1, "damage")) == ["Coal Scout", "Letter Bearer"]
    assert at.hand_size(1) == 0


@pytest.mark.rule("gateruler", "13-5b-2")
def test_damage_to_both_is_fatal_to_the_other_player_first() -> None:
    at = stage(event("Burning Bridge", "Deal 1 damage to each player."))
    at.hand(0, "Burning Bridge").damage(0, *SIX).damage(1, *SIX)
    at.play(0, "Burning Bridge").resolve()
    while not at.over:
        at.resolve()
    assert at.winner == 0 and at.damage_count(0) == 6


@pytest.mark.rule("gateruler", "15-21c")
def test_hit_points_healed_in_answer_to_damage_are_healed_too_early() -> None:
    at = stage(
        event("Cudgel", "Choose 1 enemy unit. Deal 3 damage to it."),
        event("Balm", "Choose 1 unit. Heal 2 HP from it.", INSTANT),
        PLAIN,
    )
    at.hand(0, "Cudgel").field(1, "Tin Heron", place=1).zone(1, "set", "Balm")
    at.play(0, "Cudgel", targets=["Tin Heron"]).passes(0).play(1, "Balm", targets=["Tin Heron"]).resolve().resolve_all()
    assert at.zone_names(1, "graveyard") == ["Balm", "Tin Heron"]


@pytest.mark.rule("gateruler", "13-3d-2")
def test_a_shield_for_all_may_be_spread_over_those_who_are_hit() -> None:
    scald = event("Scald", "Deal 3 damage to all enemy units.")
    lid = event("Wide Lid", "Reduce that damage by 2.", "You can play this when an allied unit would be dealt damage.")
    at = stage(scald, lid, unit("Low Wall", hp=6), unit("High Wall", hp=6)).hand(0, "Scald").zone(1, "set", "Wide Lid")
    at.field(1, "Low Wall", place=1).field(1, "High Wall", place=2)
    at.play(0, "Scald").play(1, "Wide Lid").resolve().resolve().option("Low Wall").option("High Wall")
    assert at.damage_on("Low Wall") == 2 and at.damage_on("High Wall") == 2


@pytest.mark.rule("gateruler", "14-14f")
def test_base_damage_is_raised_before_it_is_doubled() -> None:
    at = stage(
        unit("Hot Hammer", "When this would deal combat damage to a unit, add +1 to the base damage."),
        event("Second Blow", "Choose 1 allied unit. Double the next damage dealt by it this turn."),
        WALL,
    )
    at.hand(0, "Second Blow").field(0, "Hot Hammer", place=1).field(1, "High Wall", place=1)
    at.play(0, "Second Blow", targets=["Hot Hammer"]).resolve()
    at.attack("Hot Hammer", at="High Wall").to("end")
    assert at.damage_on("High Wall") == 6


@pytest.mark.rule("gateruler", "12-3a")
def test_damage_taken_as_a_cost_comes_out_of_the_deck_before_the_effect() -> None:
    at = stage(
        unit("Blood Clerk", "Standard Action [take 1 damage]: Draw 1 card."),
        unit("Letter Bearer", "[CNT] Draw 1 card."),
    )
    at.field(0, "Blood Clerk", place=1).deck(0, "Letter Bearer", "Coal Scout", "Kiln Hand")
    at.use(0, "Blood Clerk")
    at.resolve_all()
    assert at.zone_names(0, "graveyard") == ["Letter Bearer"]
    assert at.hand_names(0) == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "15-27c-2")
def test_combat_damage_is_ignored_by_where_it_comes_from() -> None:
    gate = unit("Oil Gate", "This ignores combat damage from units with level 1 or less.", hp=9)
    at = stage(
        gate, PLAIN, unit("Tall Heron", level=2), event("Cudgel", "Choose 1 enemy unit. Deal 1 damage to it.", INSTANT)
    )
    at.field(0, "Tin Heron", place=1).field(0, "Tall Heron", place=2).field(1, "Oil Gate", place=1).zone(
        0, "set", "Cudgel"
    )
    at.attack("Tin Heron", at="Oil Gate").to("attack_start")
    assert at.damage_on("Oil Gate") == 0
    at.play(0, "Cudgel", targets=["Oil Gate"]).resolve()
    assert at.damage_on("Oil Gate") == 1
    at.attack("Tall Heron", at="Oil Gate").to("end")
    assert at.damage_on("Oil Gate") == 3


@pytest.mark.rule("gateruler", "13-3d-1")
def test_any_damage_to_a_player_becomes_one_until_the_end_of_the_turn() -> None:
    lid = event("Iron Lid", "Until the end of the turn, any damage dealt to you becomes 1.", INSTANT)
    at = stage(lid, event("Three Lamps", "Deal 3 damage to your opponent."), unit("Big Ram", stk=3))
    at.zone(1, "set", "Iron Lid").hand(0, "Three Lamps").field(0, "Big Ram", place=1)
    at.play(0, "Three Lamps").passes(0).play(1, "Iron Lid").resolve().resolve_all()
    assert at.damage_count(1) == 1
    at.attack("Big Ram", at=1).to("end")
    assert at.damage_count(1) == 2


@pytest.mark.rule("gateruler", "14-2b")
def test_a_card_notices_that_it_is_put_into_the_damage_zone() -> None:
    at = stage(
        unit("Sore Loser", "When this card is put into a damage zone, draw 1 card."),
        event("Thrown Lamp", "Deal 1 damage to your opponent."),
    )
    at.hand(0, "Thrown Lamp").deck(1, "Sore Loser")
    at.play(0, "Thrown Lamp").resolve().resolve_all()
    assert at.damage_count(1) == 1 and at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "11-2a-2a")
def test_the_abilities_of_the_active_player_are_played_first_and_resolve_last() -> None:
    at = stage(
        unit("My Mourner", "When a unit is destroyed, heal 1 life."),
        unit("Their Mourner", "When a unit is destroyed, deal 1 damage to your opponent."),
        PLAIN,
        FELL,
    )
    at.hand(0, "Fell").field(0, "My Mourner", place=1).field(1, "Their Mourner", place=1).field(0, "Tin Heron", place=2)
    at.damage(0, *SIX).deck(0, "Bramble Pup", "Coal Scout")
    at.play(0, "Fell", targets=["Tin Heron"]).resolve()
    assert at.stack() == ["My Mourner", "Their Mourner"]
    at.resolve()
    while at.damage_count(0) == 6:
        at.resolve()
    assert at.damage_count(0) == 7 and not at.over
