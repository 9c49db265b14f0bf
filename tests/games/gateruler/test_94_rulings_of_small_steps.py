"""Rulings of small steps that other rulings pass over: drive zones, attacks that fail, the end phase again."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import on
from tests.games.gateruler.written import event, field, table, unit

STANDARD = "Standard Action"
HUSH = event("Hush", "Choose 1 unit. Destroy it.")


# ---------------------------------------------------------------- what lies in the drive zone


GO = event("Go", "Drive 1.", timing=STANDARD)


@pytest.mark.rule("gateruler", "7-9a", "7-2a-2", "14-2b")
def test_an_overdrive_ability_whose_card_has_left_the_drive_zone_can_still_be_played() -> None:
    ace = unit("Ace", "【OD】Deal 1 damage to your opponent.")
    pull = event("Pull", "Choose 1 card in your drive zone. Put it into your hand.", timing=STANDARD)
    made = table(ace, GO, pull).deck(0, "Ace").hand(0, "Go", "Pull").play(0, "Go").resolve().act(0, "reveal", "Ace")
    made.play(0, "Pull", targets=["Ace"]).resolve()
    assert made.hand_names(0) == ["Ace"] and made.zone_names(0, "drive") == ["Ace [OD]"]
    made.act(0, "overdrive").resolve_all()
    assert made.damage_count(1) == 1 and made.zone_names(0, "drive") == []


@pytest.mark.rule("gateruler", "14-6c", "15-37a", "7-9b")
def test_an_overdrive_ability_that_plays_its_card_cannot_be_played_without_it() -> None:
    ace = unit("Ace", "【OD】Play this card.")
    pull = event("Pull", "Choose 1 card in your drive zone. Put it into your hand.", timing=STANDARD)
    made = table(ace, GO, pull).deck(0, "Ace").hand(0, "Go", "Pull").play(0, "Go").resolve().act(0, "reveal", "Ace")
    made.play(0, "Pull", targets=["Ace"]).resolve()
    assert made.acts(0, "overdrive") == [] and made.acts(0, "drop") == ["Ace [OD]"]
    assert made.act(0, "drop").zone_names(0, "drive") == []


@pytest.mark.rule("gateruler", "7-5a", "7-2a", "7-6a")
def test_an_event_that_was_revealed_in_the_drive_zone_can_be_played_and_no_longer_set() -> None:
    made = table(GO).deck(0, "Trick").hand(0, "Go").play(0, "Go").resolve()
    assert made.acts(0, "set") == ["Trick"] and not made.can("play", 0, "Trick")
    made.act(0, "reveal", "Trick")
    assert made.acts(0, "set") == [] and made.can("play", 0, "Trick")


@pytest.mark.rule("gateruler", "7-5d", "7-5a", "7-2a-1")
def test_without_set_cap_left_a_driven_event_can_only_be_revealed_if_it_is_a_standard_action() -> None:
    two = event("Two", "Drive 2.", timing=STANDARD)
    made = table(two, regent={"set_cap": 1}).deck(0, "Trick", "Spark").hand(0, "Two", "Spark")
    made.act(0, "set", "Spark").play(0, "Two").resolve()
    assert made.acts(0, "set") == [] and made.acts(0, "reveal") == ["Trick"]


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("gateruler", "8-4d", "8-6a", "14-3c")
def test_an_attack_whose_price_takes_the_attacker_away_comes_to_nothing_and_the_phase_goes_on() -> None:
    brute = unit("Brute", "This cannot attack unless you put another unit you control into its owner's graveyard.")
    bomb = unit("Bomb", "When this would be put into a graveyard, destroy all units instead.")
    bell = field("Bell", "When a unit attacks, draw 1 card.")
    gong = field("Gong", "When you are attacked, draw 1 card.")
    made = table(brute, bomb, bell, gong).zone(0, "field", "Bell").zone(1, "field", "Gong")
    made.field(0, "Brute", place=1).field(0, "Bomb", place=2).attack("Brute", at=1)
    on(made)
    assert made.field_names(0) == [] and made.damage_count(1) == 0
    assert made.hand_size(0) == 0 and made.hand_size(1) == 0  # nothing attacks, and nothing is attacked
    assert on(made.attack("Regent", at=1)).damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-2a-2", "8-4d")
def test_an_attack_that_comes_to_nothing_is_the_one_attack_of_the_first_turn() -> None:
    brute = unit("Brute", "This cannot attack unless you put another unit you control into its owner's graveyard.")
    bomb = unit("Bomb", "When this would be put into a graveyard, destroy all units instead.")
    made = table(brute, bomb, number=1).field(0, "Brute", place=1).field(0, "Bomb", place=2).attack("Brute", at=1)
    on(made, "attack_end")  # nobody is asked for another attack
    assert made.field_names(0) == [] and not made.is_rested("Regent")
    assert made.end_step().step == "end"


# ---------------------------------------------------------------- what remains in play


@pytest.mark.rule("gateruler", "15-32a-2", "16-12b-2", "14-12a-2a")
def test_what_remains_in_play_alone_loses_what_would_have_ended_and_keeps_what_has_no_end() -> None:
    pup = unit("Pup", "Charge Shield")
    cheer = event("Cheer", "Your units gain +1 ATK until the end of this turn.")
    grow = event("Grow", "Choose 1 unit. Its HP becomes 7.")
    made = table(pup, cheer, grow, HUSH).field(0, "Pup", place=1).field(0, "Scout", place=2)
    made.zone(0, "charge", "Trick", host="Pup").zone(0, "set", "Cheer", "Grow", "Hush")
    made.play(0, "Cheer").resolve().play(0, "Grow", targets=["Pup"]).resolve()
    made.play(0, "Hush", targets=["Pup"]).resolve().yes()
    assert (made.power("Pup"), made.guard("Pup")) == (2, 7)
    assert made.power("Scout") == 3


@pytest.mark.rule("gateruler", "15-32a", "15-32a-1", "3-2j-1")
def test_to_remain_in_play_counts_as_done() -> None:
    stay = event("Stay", "Choose 1 allied unit. It remains in play. If you do, draw 1 card.", timing=STANDARD)
    made = table(stay).field(0, "Guard", place=1).zone(0, "set", "Stay").play(0, "Stay", targets=["Guard"]).resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-32a-2", "14-12a")
def test_an_effect_on_no_card_goes_on_when_a_unit_remains_in_play() -> None:
    pup = unit("Pup", "Charge Shield")
    sale = event("Sale", "You pay 1 less to play units this turn.")
    dear = unit("Dear", level=1)
    made = table(pup, sale, dear, HUSH).field(0, "Pup", place=1).zone(0, "charge", "Trick", host="Pup")
    made.zone(0, "set", "Sale", "Hush").hand(0, "Dear").play(0, "Sale").resolve()
    assert made.can("play", 0, "Dear")
    made.play(0, "Hush", targets=["Pup"]).resolve().yes()
    assert made.can("play", 0, "Dear")


# ---------------------------------------------------------------- the end phase again


@pytest.mark.rule("gateruler", "6-5d", "6-5c-2", "15-12b-2")
def test_a_unit_that_falls_as_effects_end_has_the_end_phase_begin_again() -> None:
    rot = field("Rot", "All units gain -3 HP.")
    brace = event("Brace", "Choose 1 unit. It gains +3 HP until the end of this turn.")
    made = table(rot, brace).field(1, "Scout", place=1).zone(0, "set", "Brace").hand(0, "Rot")
    made.play(0, "Brace", targets=["Scout"]).resolve().play(0, "Rot").resolve().to("end").passes(0).passes(1)
    assert made.zone_names(1, "graveyard") == ["Scout"] and (made.step, made.active) == ("end", 0)
    assert made.end_step().active == 1


@pytest.mark.rule("gateruler", "6-5d", "14-10g-1", "6-5c-2")
def test_what_triggers_on_how_things_are_as_effects_end_is_played_in_the_same_turn() -> None:
    eye = unit("Eye", "When you control a unit with 2 or less ATK, draw 1 card.", atk=4)
    rage = event("Rage", "Choose 1 unit. It gains +3 ATK until the end of this turn.")
    made = table(eye, rage).field(0, "Eye", place=1).hand(0, "Scout").zone(0, "set", "Rage")
    made.play(0, "Scout", option="attack 2")
    made.resolve().resolve_all()
    drawn = made.hand_size(0)
    made.play(0, "Rage", targets=["Scout"]).resolve().to("end").end_step()
    assert (made.step, made.active) == ("end", 0)
    assert made.resolve_all().hand_size(0) == drawn + 1


@pytest.mark.rule("gateruler", "6-5d", "12-2a-1", "12-2c")
def test_who_has_no_life_left_as_effects_end_loses_in_the_same_turn() -> None:
    oath = event("Oath", "Your ruler gains +2 HP until the end of this turn.")
    burn = event("Burn", "Deal 1 damage to you.")
    made = table(oath, burn).damage(0, *["Scout"] * 6).deck(0, "Scout").zone(0, "set", "Oath", "Burn")
    made.play(0, "Oath").resolve().play(0, "Burn").resolve_all()
    assert made.damage_count(0) == 7 and not made.over
    made.to("end").passes(0).passes(1)
    assert made.step == "end" and made.turn_number == 3
    made.resolve()
    assert made.over and made.winner == 1


@pytest.mark.rule("gateruler", "6-5d", "6-5e")
def test_nothing_more_to_do_ends_the_turn_after_one_end_phase() -> None:
    bell = field("Bell", "At the end of the turn, draw 1 card.")
    made = table(bell).zone(0, "field", "Bell").to("end").resolve_all().end_step()
    assert made.active == 1


@pytest.mark.rule("gateruler", "6-5a-1", "6-5d")
def test_of_two_abilities_at_the_end_of_the_turn_each_triggers_once_though_the_phase_begins_again() -> None:
    one = field("Bell", "At the end of the turn, draw 1 card.")
    two = field("Gong", "At the end of the turn, heal 1 life.")
    late = unit("Late", "At the end of the turn, draw 1 card.")
    nest = unit("Nest", "At the end of the turn, special summon a unit from your hand.")
    made = table(one, two, late, nest).zone(0, "field", "Bell", "Gong").field(0, "Nest", place=1).hand(0, "Late")
    made.damage(0, "Scout", "Scout", "Scout").deck(0, *["Trick"] * 6).to("end")
    for _ in range(60):
        if made.active == 1:
            break
        question = made.question
        assert question is not None
        if question.why == "priority":
            made.passes()
        elif question.kind == "objects":
            made.choose("Scout")
        else:
            made.option(made.options()[0])
    # Late came after the first pass: its own ability has the phase begin again, the others stay as they were (6-5a-1)
    assert made.hand_size(0) == 2 and made.damage_count(0) == 2


@pytest.mark.rule("gateruler", "15-12d", "16-12a-1", "14-14b")
@pytest.mark.parametrize("text", ["Charge Shield", "When this card would be destroyed, draw 1 card instead."])
def test_who_destroys_a_unit_that_is_kept_from_it_has_done_so(text: str) -> None:
    reap = event("Reap", "Choose 1 enemy unit. Destroy it. If you do, draw 1 card.", timing=STANDARD)
    made = table(reap, unit("Shell", text)).field(1, "Shell", place=1).zone(1, "charge", "Scout", host="Shell")
    made.hand(0, "Reap").play(0, "Reap", targets=["Shell"]).resolve()
    if made.question.kind == "confirm":
        made.yes()
    assert made.is_on_field("Shell", 1) and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-12d", "15-6a-3")
def test_who_may_destroy_and_was_kept_from_it_has_done_so_and_who_would_not_has_not() -> None:
    reap = event("Reap", "You may destroy 1 allied unit. If you do, draw 1 card.", timing=STANDARD)
    made = table(reap, unit("Shell", "Charge Shield")).field(0, "Shell", place=1)
    made.zone(0, "charge", "Scout", host="Shell").hand(0, "Reap").play(0, "Reap").resolve().yes().yes()
    assert made.is_on_field("Shell", 0) and made.hand_size(0) == 1
    made = table(reap).field(0, "Scout", place=1).hand(0, "Reap").play(0, "Reap").resolve().no()
    assert made.is_on_field("Scout", 0) and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-20d", "15-20e-3", "14-14a", "14-14g-2")
def test_damage_that_a_unit_is_about_to_be_dealt_is_reduced_by_an_automatic_ability() -> None:
    shell = unit("Shell", "When this card would be dealt damage, reduce the damage by 1.", hp=9)
    brute = unit("Brute", "When this card would deal combat damage to a unit, double the damage instead.", atk=3, hp=3)
    made = table(shell, brute).field(0, "Brute", place=1).field(1, "Shell", place=1).attack("Brute", at="Shell")
    assert len(made.stack()) == 1
    assert on(made).damage_on("Shell") == 5
