"""Last."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import FELL, INSTANT, OX, PLAIN, RULER, SIX, WALL, event, field, stage, unit


@pytest.mark.rule("gateruler", "16-18c")
def test_a_card_of_forced_concealment_comes_only_out_of_a_set_zone() -> None:
    text = "Forced Concealment\nThis card can be normal summoned from your set zone."
    call = event("Side Door", "Choose 1 unit card in your hand. Put it into play.")
    at = stage(unit("Well Ghost", text), call).hand(0, "Well Ghost", "Side Door")
    assert not at.can("play", 0, "Well Ghost") and at.why_not(0, "Well Ghost")
    at.play(0, "Side Door").resolve()
    assert at.hand_names(0) == ["Well Ghost"]
    at.act(0, "set", "Well Ghost").play(0, "Well Ghost", option="attack 1").resolve()
    assert at.field_names(0) == ["Well Ghost"]


@pytest.mark.rule("gateruler", "12-4a")
def test_a_third_set_card_lays_one_of_the_others_in_the_graveyard() -> None:
    trick = event("Slow Fuse", "Draw 1 card.", INSTANT)
    at = stage(trick, event("Quick Fuse", "Draw 1 card.", INSTANT), event("Wet Fuse", "Draw 1 card.", INSTANT))
    at.hand(0, "Slow Fuse").zone(0, "set", "Quick Fuse", place=1).zone(0, "set", "Wet Fuse", place=2)
    at.act(0, "set", "Slow Fuse", option="set 2")
    assert at.zone_names(0, "graveyard") == ["Wet Fuse"]
    assert sorted(at.zone_names(0, "set")) == ["Quick Fuse", "Slow Fuse"]


@pytest.mark.rule("gateruler", "7-5d")
def test_a_ruler_with_a_set_cap_of_one_sets_one_card_a_turn() -> None:
    at = stage(event("Slow Fuse", "Draw 1 card.", INSTANT), event("Wet Fuse", "Draw 1 card.", INSTANT))
    at.zone(0, "ruler", "Brannoch the Unhorsed").hand(0, "Slow Fuse", "Wet Fuse")
    at.act(0, "set", "Slow Fuse").play(0, "Slow Fuse").resolve()
    assert at.acts(0, "set") == []


@pytest.mark.rule("gateruler", "3-13c-2")
def test_a_card_face_down_in_the_damage_zone_is_not_played_from_there() -> None:
    ghost = unit("Stair Ghost", "This card can also be played from your damage zone.")
    up = stage(ghost).damage(0, "Stair Ghost")
    assert up.can("play", 0, "Stair Ghost")
    down = stage(ghost).zone(0, "damage", "Stair Ghost", face_up=False)
    assert not down.can("play", 0, down.objects("damage", 0)[0])


@pytest.mark.rule("gateruler", "16-17d")
def test_resource_asks_for_a_resource_ready_or_not() -> None:
    deed = event("Toll Deed", "Resource\nDraw 1 card.")
    at = stage(deed).hand(0, "Toll Deed")
    assert not at.can("play", 0, "Toll Deed")
    at = stage(deed).hand(0, "Toll Deed").zone(0, "resource", "Coal Scout", rested=True)
    at.play(0, "Toll Deed").resolve()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-12b")
def test_a_unit_without_hit_points_lives_where_it_enters_with_some() -> None:
    for helped in (True, False):
        at = stage(unit("Paper Doll", hp=0)).define(**field("Warm Lane", "Your units gain +1 HP." if helped else ""))
        at.hand(0, "Paper Doll").zone(0, "field", "Warm Lane")
        at.play(0, "Paper Doll", option="attack 1").resolve()
        assert at.is_on_field("Paper Doll", 0) is helped


@pytest.mark.rule("gateruler", "3-2d", "3-9c")
def test_two_swapped_units_keep_their_wounds_and_lie_as_their_zones_ask() -> None:
    turn = event("Change Guard", "Choose 2 allied units. Swap them.", INSTANT)
    at = stage(turn, PLAIN, WALL).zone(0, "set", "Change Guard")
    at.field(0, "Tin Heron", place=1, damage=1).field(0, "High Wall", place=0, damage=4)
    at.play(0, "Change Guard", targets=[["Tin Heron", "High Wall"]]).resolve()
    assert at.is_rested("Tin Heron") and not at.is_rested("High Wall")
    assert (at.damage_on("Tin Heron"), at.damage_on("High Wall")) == (1, 4)


@pytest.mark.rule("gateruler", "15-32a")
def test_what_remains_in_play_by_a_text_is_whole_and_without_what_was_lent_to_it() -> None:
    nurse = "When an allied unit would be destroyed, you may discard 1 card. If you do, it remains in play instead."
    at = stage(unit("Lamp Nurse", nurse), PLAIN, FELL)
    at.define(**event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."))
    at.define(**event("For Good", "Choose 1 unit. It gains +1 ATK."))
    at.hand(0, "Swell", "For Good", "Fell", "Coal Scout").field(0, "Lamp Nurse", place=1)
    at.field(0, "Tin Heron", place=2, damage=2)
    for name in ("Swell", "For Good"):
        at.play(0, name, targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == 6
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().yes()
    assert at.damage_on("Tin Heron") == 0 and at.power("Tin Heron") == 3


@pytest.mark.rule("gateruler", "8-6d-2")
def test_a_unit_laid_over_the_attacked_one_is_struck_in_its_place() -> None:
    at = stage(PLAIN, unit("Low Wall", hp=6), unit("Gate Sentry", "Sentinel Summoning", hp=9))
    at.field(0, "Tin Heron", place=1).field(1, "Low Wall", place=2).hand(1, "Gate Sentry")
    at.attack("Tin Heron", at="Low Wall").passes(0).play(1, "Gate Sentry", option="attack 2").resolve().to("end")
    assert at.zone_names(1, "graveyard") == ["Low Wall"]
    assert at.damage_on("Gate Sentry") == 2


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


@pytest.mark.rule("gateruler", "14-1a-5")
def test_the_level_of_an_ability_is_that_of_its_card() -> None:
    hush = event("Low Hush", "Choose 1 ability with level 1 or less in the gate. Negate it.", INSTANT)
    draw = "Standard Action [exhaust this]: Draw 1 card."
    at = stage(hush, unit("Old Clerk", draw, level=2), unit("New Clerk", draw, level=1))
    at.field(0, "Old Clerk", place=1).field(0, "New Clerk", place=2).zone(1, "set", "Low Hush")
    at.use(0, "Old Clerk").passes(0)
    assert not at.can("play", 1, "Low Hush")
    at.resolve()
    assert at.hand_size(0) == 1
    at.use(0, "New Clerk").passes(0).play(1, "Low Hush").resolve()
    assert at.hand_size(0) == 1 and at.is_rested("New Clerk")


@pytest.mark.rule("gateruler", "16-10a-1")
def test_a_familiars_attribute_is_added_and_gone_with_the_turn() -> None:
    at = stage(
        unit("Hedge Cat", "Familiar", attributes=["Beast"]),
        field("Great Anvil", "Your {Smith} units gain +1 ATK."),
        field("Great Den", "Your {Beast} units gain +2 ATK."),
    )
    at.field(0, "Hedge Cat", place=1).zone(0, "field", "Great Anvil", "Great Den")
    at.use(0, "Hedge Cat").resolve().option("Smith")
    assert at.power("Hedge Cat") == 5
    at.next_turn()
    assert at.power("Hedge Cat") == 4


@pytest.mark.rule("gateruler", "15-23a")
def test_a_field_that_changes_sides_serves_its_new_player() -> None:
    at = stage(event("Lease", "Choose 1 enemy field. Gain control of it."), PLAIN, unit("Tin Crane"))
    at.define(**field("Great Anvil", "Your units gain +1 ATK.")).hand(0, "Lease").zone(1, "field", "Great Anvil")
    at.field(0, "Tin Heron", place=1).field(1, "Tin Crane", place=1)
    at.play(0, "Lease", targets=["Great Anvil"]).resolve()
    assert (at.power("Tin Heron"), at.power("Tin Crane")) == (3, 2)


@pytest.mark.rule("gateruler", "3-14e-1")
def test_a_charge_shield_does_not_turn_a_swap_within_play_away() -> None:
    at = stage(OX, PLAIN, event("Change Guard", "Choose 2 allied units. Swap them."))
    at.hand(0, "Change Guard").field(0, "Warded Ox", place=1, under=("Coal Scout",)).field(0, "Tin Heron", place=2)
    at.play(0, "Change Guard", targets=[["Warded Ox", "Tin Heron"]]).resolve()
    assert at.zone_names(0, "charge") == ["Coal Scout"] and at.zone_names(0, "graveyard") == ["Change Guard"]


@pytest.mark.rule("gateruler", "3-7e-1")
def test_a_ruler_is_not_returned_or_swapped_and_can_be_exhausted() -> None:
    at = stage(
        event("Drowse", "Exhaust your opponent's ruler."),
        event("Recall All", "Return all units to their owners' hands."),
    )
    at.hand(0, "Drowse", "Recall All").field(1, "Coal Scout", place=1)
    at.play(0, "Drowse").resolve().play(0, "Recall All").resolve()
    assert at.zone_names(1, "ruler") == [RULER] and at.is_rested(RULER, 1)
    assert at.hand_names(1) == ["Coal Scout"]
