"""Rulings of abilities that trigger, and of the phases in which things happen."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.costed import backup, forward, pair, plain, summon


@pytest.mark.rule("fftcg", "11.8.13")
def test_the_condition_of_an_entering_ability_is_asked_again_as_it_resolves() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Mill Keeper",
        "earth",
        3,
        6000,
        "When Mill Keeper enters the field, if you control 3 or more Backups, draw 1 card.",
    )
    summon(table, "Splitting Bolt", "lightning", 2, "Choose 1 Backup. Break it.")
    table.sources(0, earth=3).sources(1, lightning=2).hand(0, "Mill Keeper").hand(1, "Splitting Bolt")
    table.play(0, "Mill Keeper")
    assert table.stack() == ["Mill Keeper"]
    table.play(1, "Splitting Bolt", targets=["Earth Source 1"]).resolve_all()
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "9.5.1.4")
def test_what_falls_as_the_turn_ends_triggers_and_the_hand_is_not_counted_again() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Paper Knight",
        "wind",
        2,
        2000,
        "When Paper Knight is put from the field into the Break Zone, draw 1 card.",
    )
    summon(table, "Updraft", "wind", 1, "Choose 1 Forward. It gains +2000 power until the end of the turn.")
    backup(table, "Sour Bell", "wind", 2, "The Forwards you control lose 2000 power.")
    table.field(0, "Paper Knight").sources(0, wind=3).hand(0, "Updraft", "Sour Bell", 5)
    table.play(0, "Updraft", targets=["Paper Knight"]).resolve()
    table.play(0, "Sour Bell")
    assert table.power("Paper Knight") == 2000 and table.hand_size(0) == 5
    table.next_turn()
    assert table.active == 1
    assert table.zone_names(0, "break") == ["Updraft", "Paper Knight"]
    assert table.hand_size(0) == 6


@pytest.mark.rule("fftcg", "11.8.17.3")
def test_a_forward_that_left_and_came_back_is_not_fetched_at_the_end_of_the_turn() -> None:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "wind", 2, 5000)
    summon(
        table,
        "Borrowed Hour",
        "wind",
        2,
        "Choose 1 Forward of cost 3 or less in your Break Zone. Play it onto the field. "
        "At the end of the turn, put it into the Break Zone.",
    )
    summon(table, "Second Breath", "wind", 1, "Choose 1 Forward you control. Return it to its owner's hand.")
    table.zone(0, "break", "Ash Wolf").sources(0, wind=5).hand(0, "Borrowed Hour", "Second Breath")
    table.play(0, "Borrowed Hour", targets=["Ash Wolf"]).resolve()
    table.play(0, "Second Breath", targets=["Ash Wolf"]).resolve()
    table.play(0, "Ash Wolf").next_turn()
    assert table.is_on_field("Ash Wolf", 0)


def borrowed() -> Table:
    table = scenario("fftcg")
    forward(
        table,
        "Debt Bearer",
        "water",
        3,
        6000,
        "When Debt Bearer is put from the field into the Break Zone, draw 1 card.",
    )
    summon(
        table,
        "Siren Call",
        "water",
        3,
        "Choose 1 Forward opponent controls. Activate it. Gain control of it until the end of the turn.",
    )
    backup(table, "Pyre Warden", "fire", 2, "Put 1 Forward into the Break Zone: Gain {C}.")
    table.field(0, "Pyre Warden").field(1, "Debt Bearer", rested=True).sources(0, water=3).hand(0, "Siren Call")
    return table.play(0, "Siren Call", targets=["Debt Bearer"]).resolve()


@pytest.mark.rule("fftcg", "11.8.5")
def test_whoever_controlled_the_forward_as_it_fell_has_its_ability() -> None:
    table = borrowed()
    table.use(0, "Pyre Warden", cost=["Debt Bearer"])
    assert table.zone_names(1, "break") == ["Debt Bearer"]
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "9.5.1.3")
def test_damage_and_what_kept_it_from_breaking_end_together() -> None:
    table = pair()
    summon(table, "Held Breath", "ice", 1, "Choose 1 Forward. It cannot be broken this turn.")
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 9000 damage.")
    table.field(1, "Ash Wolf").sources(0, fire=2).sources(1, ice=1).hand(0, "Ember Bolt").hand(1, "Held Breath")
    table.play(0, "Ember Bolt", targets=["Ash Wolf"])
    table.play(1, "Held Breath", targets=["Ash Wolf"]).resolve_all()
    assert table.damage_on("Ash Wolf") == 9000
    table.next_turn()
    assert table.is_on_field("Ash Wolf") and table.damage_on("Ash Wolf") == 0


@pytest.mark.rule("fftcg", "11.8.18")
def test_a_standing_condition_triggers_once_until_it_has_resolved() -> None:
    table = pair()
    forward(
        table,
        "Lone Hermit",
        "water",
        1,
        7000,
        "If your opponent doesn't control Forwards, put Lone Hermit into the Break Zone.",
    )
    table.field(0, "Lone Hermit").sources(0, water=2).hand(0, "Ebbing Tide").field(1, "Ash Wolf")
    table.play(0, "Ebbing Tide", targets=["Ash Wolf"]).resolve()
    assert table.stack() == ["Lone Hermit"]
    table.passes(0)
    assert table.stack() == ["Lone Hermit"]
    table.resolve()
    assert table.zone_names(0, "break") == ["Ebbing Tide", "Lone Hermit"]


@pytest.mark.rule("fftcg", "11.8.7")
def test_the_other_players_abilities_resolve_first() -> None:
    table = pair()
    backup(table, "Left Mourner", "fire", 2, "When a Forward is put from the field into the Break Zone, draw 1 card.")
    backup(table, "Right Mourner", "ice", 2, "When a Forward is put from the field into the Break Zone, draw 1 card.")
    summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
    table.field(0, "Left Mourner").field(1, "Right Mourner", "Ash Wolf").sources(0, lightning=2).hand(0, "Felling")
    table.play(0, "Felling", targets=["Ash Wolf"]).resolve()
    assert table.stack() == ["Left Mourner", "Right Mourner"]


@pytest.mark.rule("fftcg", "11.8.14")
def test_if_the_opponent_does_not_pay() -> None:
    def gate(pays: bool) -> Table:
        table = plain()
        forward(
            table,
            "Toll Witch",
            "ice",
            3,
            5000,
            "When Toll Witch enters the field, choose 1 Forward opponent controls. "
            "If your opponent doesn't pay {2}, dull it and Freeze it.",
        )
        table.sources(0, ice=3).sources(1, water=2).hand(0, "Toll Witch").field(1, "Chalk Giant")
        table.play(0, "Toll Witch", targets=["Chalk Giant"]).resolve().expect(player=1)
        return table.yes() if pays else table.no()

    assert gate(False).is_rested("Chalk Giant")
    table = gate(True)
    assert not table.is_rested("Chalk Giant") and table.is_rested("Water Source 1")


@pytest.mark.rule("fftcg", "11.8.16.1")
def test_a_card_that_is_removed_instead_does_not_come_back_from_the_break_zone() -> None:
    table = plain()
    forward(
        table,
        "Phoenix Chick",
        "fire",
        3,
        4000,
        "When Phoenix Chick is put from the field into the Break Zone, play Phoenix Chick onto the field dull.",
    )
    summon(
        table,
        "Cold Pyre",
        "ice",
        2,
        "Choose 1 Forward. Deal it 4000 damage. "
        "If it is put from the field into the Break Zone this turn, remove it from the game instead.",
    )
    backup(table, "Shore Watch", "fire", 2, "When a Forward you control leaves the field, draw 1 card.")
    table.field(1, "Phoenix Chick", "Shore Watch").sources(0, ice=2).hand(0, "Cold Pyre")
    table.play(0, "Cold Pyre", targets=["Phoenix Chick"]).resolve()
    assert table.stack() == ["Shore Watch"] and table.zone_names(1, "removed") == ["Phoenix Chick"]


@pytest.mark.rule("fftcg", "6.1.4")
def test_each_player_selects_the_turn_player_first() -> None:
    table = plain()
    summon(table, "Levy", "lightning", 3, "Each player selects 1 Forward they control. Put them into the Break Zone.")
    table.field(0, "Ash Wolf", "Chalk Giant").field(1, "Brook Heron", "Chalk Giant").sources(1, lightning=3).hand(
        1, "Levy"
    )
    table.play(1, "Levy").resolve()
    table.expect(player=0).choose("Ash Wolf").expect(player=1).choose("Brook Heron")
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.zone_names(1, "break") == ["Brook Heron", "Levy"]


@pytest.mark.rule("fftcg", "9.3.1.5")
def test_a_character_waits_for_an_empty_stack_and_a_main_phase() -> None:
    table = plain()
    table.sources(0, fire=4).field(1, "Chalk Giant").hand(0, "Ember Bolt", "Ash Wolf").play(
        0, "Ember Bolt", targets=["Chalk Giant"]
    )
    assert not table.can("play", 0, "Ash Wolf")
    assert table.why_not(0, "Ash Wolf") == ["9.3.1.5"]
    table.resolve()
    assert table.can("play", 0, "Ash Wolf")


@pytest.mark.rule("fftcg", "9.3.1.6")
def test_nothing_is_cast_or_used_in_the_end_phase() -> None:
    table = plain()
    forward(table, "Night Clerk", "ice", 2, 4000, "At the end of each of your turns, draw 1 card.")
    table.field(0, "Night Clerk").field(1, "Chalk Giant").sources(0, fire=2).hand(0, "Ember Bolt")
    table.to("end")
    assert table.stack() == ["Night Clerk"]
    assert not table.can("play", 0, "Ember Bolt") and table.why_not(0, "Ember Bolt") == ["9.3.1.6"]


@pytest.mark.rule("fftcg", "11.8.14")
def test_when_you_do_so_waits_on_the_stack_and_chooses_then() -> None:
    table = plain()
    forward(
        table,
        "Bold Reeve",
        "fire",
        3,
        6000,
        "When Bold Reeve attacks, you may discard 1 card. "
        "When you do so, choose 1 Forward opponent controls. Deal it 5000 damage.",
    )
    forward(table, "Ambush Cat", "wind", 2, 5000, "Back Attack")
    table.field(0, "Bold Reeve").hand(0, "Ash Wolf").sources(1, wind=2).hand(1, "Ambush Cat")
    table.attack("Bold Reeve").play(1, "Ambush Cat").resolve().yes()
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.stack() == ["Bold Reeve"]
    table.resolve()
    assert table.zone_names(1, "break") == ["Ambush Cat"]


@pytest.mark.rule("fftcg", "11.8.14")
def test_who_does_not_discard_deals_no_damage() -> None:
    table = plain()
    forward(
        table,
        "Bold Reeve",
        "fire",
        3,
        6000,
        "When Bold Reeve attacks, you may discard 1 card. "
        "When you do so, choose 1 Forward opponent controls. Deal it 5000 damage.",
    )
    table.field(0, "Bold Reeve").field(1, "Brook Heron")
    table.attack("Bold Reeve").resolve()
    assert table.stack() == [] and table.damage_on("Brook Heron") == 0


@pytest.mark.rule("fftcg", "11.8.6")
def test_one_event_with_several_forwards_triggers_for_each_and_once_for_1_or_more() -> None:
    table = plain()
    backup(
        table,
        "Each Clerk",
        "fire",
        2,
        "When a Forward opponent controls is put from the field into the Break Zone, gain {C}.",
    )
    backup(
        table,
        "Any Clerk",
        "ice",
        2,
        "When 1 or more Forwards opponent controls are put from the field into the Break Zone, draw 1 card.",
    )
    summon(table, "Sweep", "fire", 3, "Deal 5000 damage to all the Forwards opponent controls.")
    table.field(0, "Each Clerk", "Any Clerk").field(1, "Ash Wolf", "Brook Heron").sources(0, fire=3).hand(0, "Sweep")
    table.play(0, "Sweep").resolve()
    table.order("Each Clerk", "Each Clerk", "Any Clerk")
    table.resolve_all()
    assert table.resource(0, "crystal") == 2 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.3")
def test_a_forward_that_falls_together_with_others_saw_them_fall() -> None:
    table = plain()
    forward(
        table,
        "Last Witness",
        "ice",
        3,
        5000,
        "When a Forward other than Last Witness you control is put from the field into the Break Zone, draw 1 card.",
    )
    summon(table, "Sweep", "fire", 3, "Break all the Forwards opponent controls.")
    table.field(1, "Last Witness", "Ash Wolf", "Brook Heron").sources(0, fire=3).hand(0, "Sweep")
    table.play(0, "Sweep").resolve()
    assert table.stack() == ["Last Witness", "Last Witness"]


@pytest.mark.rule("fftcg", "8.2.1.5")
def test_the_first_player_draws_one_card_in_the_first_turn() -> None:
    table = plain().turn(0, "active", number=0, begin=True).to("main1")
    assert table.hand_size(0) == 1
    table.to("main1", player=1)
    assert table.hand_size(1) == 2


@pytest.mark.rule("fftcg", "9.5.1.2")
def test_the_hand_is_brought_to_five_before_damage_ends() -> None:
    table = plain()
    forward(table, "Dune Courier", "fire", 3, 7000, "When Dune Courier is discarded from your hand, draw 1 card.")
    table.hand(0, 5, "Dune Courier").field(0, "Ash Wolf", damage=1000).to("discard")
    table.choose("Dune Courier")
    table.next_turn()
    assert table.hand_size(0) == 6 and table.damage_on("Ash Wolf") == 0


@pytest.mark.rule("fftcg", "11.8.10")
def test_actions_behind_a_payment_are_selected_after_it() -> None:
    table = plain()
    forward(
        table,
        "Ink Broker",
        "water",
        2,
        5000,
        "When Ink Broker enters the field, you may pay {1}. When you do so, select 1 of the 2 following actions.\n"
        '"Draw 1 card."\n"Choose 1 Forward opponent controls. Deal it 4000 damage."',
    )
    table.sources(0, water=3).hand(0, "Ink Broker").field(1, "Chalk Giant")
    table.play(0, "Ink Broker").resolve().yes().modes(2)
    assert table.stack() == ["Ink Broker"]
    table.resolve()
    assert table.damage_on("Chalk Giant") == 4000 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.17.2")
def test_this_turn_is_listened_for_as_long_as_the_turn_and_a_single_time_once() -> None:
    table = plain()
    summon(
        table,
        "Vigil",
        "ice",
        1,
        "During this turn, when a Forward opponent controls is put from the field into the Break Zone, draw 1 card.",
    )
    table.field(1, "Ash Wolf", "Brook Heron").sources(0, ice=1, lightning=4).hand(0, "Vigil", "Felling", "Felling")
    table.play(0, "Vigil").resolve()
    for name in ("Ash Wolf", "Brook Heron"):
        table.play(0, "Felling", targets=[name]).resolve().resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.8.11")
def test_an_amount_that_counts_what_was_removed() -> None:
    table = plain()
    forward(
        table,
        "Ledger Fiend",
        "lightning",
        3,
        6000,
        "When Ledger Fiend enters the field, you may remove "
        "any number of Summons in your Break Zone from the game. "
        "When you do so, choose 1 Forward. Deal it 2000 damage for each Summon removed by this effect.",
    )
    table.zone(0, "break", "Ember Bolt", "Felling", "Ash Wolf").sources(0, lightning=3).hand(0, "Ledger Fiend").field(
        1, "Chalk Giant"
    )
    table.play(0, "Ledger Fiend").resolve().yes().choose("Ember Bolt", "Felling").choose("Chalk Giant").resolve()
    assert table.damage_on("Chalk Giant") == 4000


@pytest.mark.rule("fftcg", "11.8.16.2.1")
def test_a_character_played_by_an_effect_has_not_entered_by_being_cast() -> None:
    table = plain()
    forward(
        table,
        "Proud Guest",
        "water",
        2,
        5000,
        "When Proud Guest enters the field due to your cast, draw "
        "1 card.\nWhen Proud Guest enters the field, gain {C}.",
    )
    summon(table, "Invitation", "water", 1, "Play 1 Forward of cost 2 or less from your hand onto the field.")
    table.sources(0, water=1).hand(0, "Invitation", "Proud Guest")
    table.play(0, "Invitation").resolve()
    assert table.stack() == ["Proud Guest"]
    table.resolve_all()
    assert table.hand_size(0) == 0 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.4")
def test_an_ability_without_anything_to_choose_leaves_the_stack_and_the_rest_of_it_is_not_done() -> None:
    table = plain()
    forward(
        table,
        "Lone Arrow",
        "wind",
        2,
        5000,
        "When Lone Arrow enters the field, choose 1 Forward opponent controls. Deal it 2000 damage. Draw 1 card.",
    )
    table.sources(0, wind=2).hand(0, "Lone Arrow").play(0, "Lone Arrow")
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.16.2.1")
def test_forwards_that_enter_together_see_each_other() -> None:
    table = plain()
    for name in ("Left Twin", "Right Twin"):
        forward(table, name, "wind", 1, 3000, f"When a Forward other than {name} enters your field, gain {{C}}.")
    summon(
        table, "Reunion", "wind", 2, "Choose up to 2 Forwards of cost 1 in your Break Zone. Play them onto the field."
    )
    table.zone(0, "break", "Left Twin", "Right Twin").sources(0, wind=2).hand(0, "Reunion")
    table.play(0, "Reunion", targets=[["Left Twin", "Right Twin"]]).resolve()
    table.order("Left Twin", "Right Twin").resolve_all()
    assert table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "11.8.17.1")
def test_at_the_beginning_of_the_next_main_phase() -> None:
    table = plain()
    summon(table, "Promise", "water", 1, "At the beginning of your next Main Phase 1, draw 2 cards.")
    table.sources(0, water=1).hand(0, "Promise").play(0, "Promise").resolve()
    assert table.hand_size(0) == 0
    table.to("main1", player=0, later=True)
    assert table.stack() == ["Promise"]
    table.resolve()
    assert table.hand_size(0) == 4
