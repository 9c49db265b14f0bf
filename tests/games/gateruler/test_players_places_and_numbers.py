"""Players, places and numbers as texts speak of them: "them", the highest, where from and whereto (3, 4, 14)."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.gateruler.stage import FELL, INSTANT, PLAIN, RULER, WALL, event, stage, unit


@pytest.mark.rule("gateruler", "14-2b")
def test_an_ability_that_removes_its_card_out_of_the_graveyard_works_there() -> None:
    at = stage(unit("Ghost Clerk", "Standard Action [remove this card in your graveyard from the game]: Draw 1 card."))
    at.zone(0, "graveyard", "Ghost Clerk").field(0, "Ghost Clerk", place=1)
    assert not at.can("use", 0, at.card("Ghost Clerk", 0, zone="front"))
    at.use(0, at.card("Ghost Clerk", 0, zone="graveyard")).resolve()
    assert at.hand_size(0) == 1 and at.zone_names(0, "removed") == ["Ghost Clerk"]


@pytest.mark.rule("gateruler", "1-5b")
def test_all_those_with_the_highest_number_are_meant() -> None:
    at = stage(
        event("Topple", "Destroy all enemy units with the highest ATK."),
        PLAIN,
        unit("Tin Crane", atk=5),
        unit("Tin Stork", atk=5),
        unit("Giant", atk=9),
    )
    at.hand(0, "Topple").field(1, "Tin Heron", place=1).field(1, "Tin Crane", place=2).field(
        1, "Tin Stork", place=3
    ).field(0, "Giant", place=1)
    at.play(0, "Topple").resolve()
    assert at.field_names(1) == ["Tin Heron"] and at.field_names(0) == ["Giant"]


@pytest.mark.rule("gateruler", "14-4b-4")
def test_one_with_the_lowest_number_is_chosen_among_those_alone() -> None:
    at = stage(event("Topple", "Choose 1 enemy unit with the lowest HP. Destroy it."), PLAIN, unit("Tin Crane", hp=5))
    at.hand(0, "Topple").field(1, "Tin Heron", place=1).field(1, "Tin Crane", place=2)
    with pytest.raises(BadScript):
        at.play(0, "Topple", targets=["Tin Crane"])
    at.play(0, "Topple", targets=["Tin Heron"]).resolve()
    assert at.field_names(1) == ["Tin Crane"]


@pytest.mark.rule("gateruler", "4-2b")
@pytest.mark.parametrize(
    "text",
    [
        "When your opponent plays an event, deal 1 damage to them.",
        "When your opponent draws a card, deal 1 damage to them.",
    ],
)
def test_them_is_the_player_who_was_mentioned(text: str) -> None:
    at = (
        stage(unit("Sour Clerk", text), event("Letter", "Draw 1 card."))
        .field(1, "Sour Clerk", place=1)
        .hand(0, "Letter")
    )
    at.play(0, "Letter").resolve_all()
    assert at.damage_count(0) == 1 and at.damage_count(1) == 0


@pytest.mark.rule("gateruler", "4-2c")
def test_damage_to_a_controller_is_dealt_to_their_ruler() -> None:
    at = (
        stage(unit("Sour Clerk", "When a unit is destroyed, deal 1 damage to its controller."), FELL, PLAIN)
        .field(1, "Sour Clerk", place=1)
        .field(0, "Tin Heron", place=1)
        .hand(0, "Fell")
    )
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().resolve_all()
    assert at.damage_count(0) == 1 and at.damage_count(1) == 0


@pytest.mark.rule("gateruler", "13-2b")
def test_one_instruction_deals_damage_to_a_unit_and_to_a_player() -> None:
    at = (
        stage(event("Fork", "Choose 1 enemy unit. Deal 2 damage to it and 1 damage to your opponent."), PLAIN)
        .hand(0, "Fork")
        .field(1, "Tin Heron", place=1)
    )
    at.play(0, "Fork", targets=["Tin Heron"]).resolve().resolve_all()
    assert at.damage_count(1) == 1 and at.damage_on("Tin Heron") == 2


@pytest.mark.rule("gateruler", "3-2c-2")
def test_cards_that_were_looked_at_go_back_in_the_order_that_is_chosen() -> None:
    at = (
        stage(event("Peek", "Look at the top 3 cards of your deck, then put them back in any order."))
        .hand(0, "Peek")
        .deck(0, "Coal Scout", "Kiln Hand", "Deck Swab")
    )
    at.play(0, "Peek").resolve().order("Kiln Hand", "Coal Scout", "Deck Swab")  # the last lies on top
    assert at.zone_names(0, "deck")[:3] == ["Deck Swab", "Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "15-9a")
def test_each_player_discards_and_draws() -> None:
    at = (
        stage(event("Each", "Each player discards 1 card, then draws 2 cards."))
        .hand(0, "Each", "Coal Scout")
        .hand(1, "Kiln Hand", "Moss Elder")
    )
    at.play(0, "Each").resolve().choose("Kiln Hand")
    assert at.hand_size(0) == 2 and at.hand_size(1) == 3


@pytest.mark.rule("gateruler", "3-9a")
def test_a_unit_notices_in_which_zone_it_enters_play() -> None:
    at = stage(unit("Cellar Guard", "When this enters play in a defense zone, draw 1 card.")).hand(
        0, "Cellar Guard", "Cellar Guard"
    )
    at.play(0, at.card("Cellar Guard", 0, zone="hand"), option="attack 1").resolve().resolve_all()
    assert at.hand_size(0) == 1
    at.play(0, "Cellar Guard", option="defense").resolve().resolve_all()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-3d")
def test_a_unit_notices_that_it_came_out_of_the_deck() -> None:
    at = stage(
        unit("Deep Guest", "When this enters play from your deck, draw 1 card."),
        event("Call", 'Special summon 1 "Deep Guest" from your hand or deck.'),
    )
    at.hand(0, "Call").deck(0, "Coal Scout", "Deep Guest")
    at.play(0, "Call").resolve().choose("Deep Guest").option("attack 1").resolve_all()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-18c")
def test_a_special_summon_of_the_opponent_is_not_their_normal_one() -> None:
    at = stage(
        unit("Door Warden", "When your opponent special summons a unit, draw 1 card."),
        event("Call", "Special summon 1 unit card from your hand."),
        PLAIN,
        unit("Tin Crane"),
    )
    at.hand(0, "Call", "Tin Heron", "Tin Crane").field(1, "Door Warden", place=1)
    at.play(0, "Tin Crane", option="attack 1").resolve().resolve_all()
    assert at.hand_size(1) == 0
    at.play(0, "Call").resolve().option("attack 2").resolve_all()
    assert at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "8-4f")
def test_a_unit_notices_by_what_it_is_attacked() -> None:
    at = (
        stage(unit("Bait", "When this is attacked by a ruler, draw 1 card.", hp=9), PLAIN)
        .field(1, "Bait", place=1)
        .field(0, "Tin Heron", place=1)
    )
    at.attack("Tin Heron", at="Bait").to("attack_start")
    assert at.hand_size(1) == 0
    at.attack(at.card(RULER, 0, zone="ruler"), at="Bait").to("end")
    assert at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "8-4d")
@pytest.mark.parametrize("ruler", [True, False])
def test_whether_a_player_has_attacked_or_was_dealt_damage_this_turn(ruler: bool) -> None:
    at = (
        stage(event("Rest Day", "If you have not attacked this turn, draw 1 card.", INSTANT), PLAIN)
        .zone(0, "set", "Rest Day")
        .field(0, "Tin Heron", place=1)
    )
    at.attack(at.card(RULER, 0, zone="ruler") if ruler else "Tin Heron", at=1).to("attack_start").play(
        0, "Rest Day"
    ).resolve()
    assert at.hand_size(0) == 0
    at = (
        stage(event("Rest Day", "If you have been dealt damage this turn, draw 1 card.", INSTANT), PLAIN)
        .zone(1, "set", "Rest Day")
        .field(0, "Tin Heron", place=1)
    )
    at.attack("Tin Heron", at=1).to("attack_start").passes(0).play(1, "Rest Day").resolve()
    assert at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-4b-6d")
def test_a_cost_is_lowered_for_each_unit() -> None:
    at = (
        stage(
            unit("Cheap Giant", "This costs 1 less for each {Golem} you control.", level=3),
            unit("Clay", attributes=["Golem"]),
        )
        .field(0, "Clay", place=1)
        .hand(0, "Cheap Giant")
        .sources(0, resource=2)
    )
    at.play(0, "Cheap Giant", option="attack 2").resolve()
    assert at.is_on_field("Cheap Giant", 0)


@pytest.mark.rule("gateruler", "14-14g-1")
def test_damage_of_some_units_is_doubled_for_a_turn() -> None:
    at = (
        stage(
            event("Fury", "Until the end of the turn, damage dealt by allied {Smith} units is doubled."),
            unit("Smith", attributes=["Smith"]),
            WALL,
        )
        .hand(0, "Fury")
        .field(0, "Smith", place=1)
        .field(1, "High Wall", place=1)
    )
    at.play(0, "Fury").resolve().attack("Smith", at="High Wall").to("attack_start")
    assert at.damage_on("High Wall") == 4


@pytest.mark.rule("gateruler", "4-2c", "13-2b")
def test_damage_to_units_and_the_opponent_reaches_both() -> None:
    at = stage(event("Sparks", "Deal 1 damage to each enemy unit and your opponent."), PLAIN, WALL)
    at.hand(0, "Sparks").field(1, "Tin Heron", place=1).field(1, "High Wall", place=0)
    at.play(0, "Sparks").resolve().resolve_all()
    assert (at.damage_on("Tin Heron"), at.damage_on("High Wall"), at.damage_count(1)) == (1, 1, 1)


@pytest.mark.rule("gateruler", "14-13a-9")
def test_a_number_that_becomes_another_one_does_not_follow_it() -> None:
    at = stage(
        event("Even Out", "Choose 1 unit. Its ATK becomes equal to its HP until the end of the turn."),
        event("Thick Coat", "Choose 1 allied unit. It gains +3 HP until the end of the turn."),
        PLAIN,
    )
    at.hand(0, "Even Out", "Thick Coat").field(0, "Tin Heron", place=1)
    at.play(0, "Even Out", targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == 3
    at.play(0, "Thick Coat", targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == 3 and at.guard("Tin Heron") == 6


@pytest.mark.rule("gateruler", "15-34a")
def test_a_unit_that_may_attack_directly_this_turn_passes_the_guard() -> None:
    at = stage(event("Rope", "Choose 1 allied unit. It can directly attack this turn."), PLAIN, WALL)
    at.hand(0, "Rope").field(0, "Tin Heron", place=1).field(1, "High Wall", place=0)
    at.play(0, "Rope", targets=["Tin Heron"]).resolve().attack("Tin Heron", at=1).to("end")
    assert at.damage_count(1) == 1 and at.damage_on("High Wall") == 0


@pytest.mark.rule("gateruler", "3-14d-4")
def test_charges_of_all_cards_of_a_player_are_theirs() -> None:
    at = stage(event("Discharge", "Deal damage to your opponent equal to the number of your charges."), PLAIN)
    at.hand(0, "Discharge").field(0, "Tin Heron", place=1, under=("Coal Scout",))
    at.field(0, "Gull Netter", place=2, under=("Kiln Hand",)).field(1, "Moss Elder", place=1, under=("Deck Swab",))
    at.play(0, "Discharge").resolve().resolve_all()
    assert at.damage_count(1) == 2


@pytest.mark.rule("gateruler", "14-5a")
@pytest.mark.parametrize("stop", ["", "."])
def test_a_timing_is_read_with_and_without_its_full_stop(stop: str) -> None:
    alarm = event("Alarm", "Draw 1 card.", f"You can play this when an enemy unit attacks{stop}")
    at = stage(alarm, PLAIN).zone(1, "set", "Alarm").field(0, "Tin Heron", place=1)
    at.attack("Tin Heron", at=1).play(1, "Alarm").resolve()
    assert at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-8a-1")
def test_a_keyword_for_as_long_as_the_unit_stands_in_the_defense_zone() -> None:
    at = stage(unit("Door Hound", "This card gains Intercept while it is in a defense zone."))
    at.field(0, "Door Hound", place=0)
    assert at.has("Door Hound", "Intercept")
    at.act(0, "rearrange", "Door Hound", option="attack 2")
    assert not at.has("Door Hound", "Intercept")
