"""Rulings where a control change, a replacement, a cost or a zone meets something else, in the words of players."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import PAIN, TAKE, forward, monster, stage, summons


@pytest.mark.rule("fftcg", "6.2.6.1", "11.8.16.2.1", "10.1.2.1.1")
def test_who_changes_sides_does_not_enter_and_cannot_attack_yet() -> None:
    table = stage(Lure="Gain control of 1 Forward opponent controls until the end of the turn.")
    forward(table, "Spy", text="When Spy enters the field, draw 1 card.").field(1, "Spy")
    monster(table, "Gate", "When a Forward enters your field, gain {C}.").field(0, "Gate")
    table.play(0, "Lure").resolve().choose("Spy")
    assert table.stack() == [] and table.is_on_field("Spy", 0) and not table.can("attack", 0, "Spy")
    table.next_turn()
    assert table.is_on_field("Spy", 1)


@pytest.mark.rule("fftcg", "11.8.17.5", "11.8.17.3", "6.4.1.2")
def test_a_delayed_destruction_finds_its_forward_under_a_new_controller() -> None:
    table = scenario("fftcg").sources(0, fire=1)
    forward(
        table, "Curse", text="When Curse attacks, choose 1 Forward opponent controls. At the end of the turn, break it."
    )
    summons(table, 0, "ice", Lure=TAKE).field(0, "Curse").field(1, "Caravan Guard")
    table.attack("Curse", targets=["Caravan Guard"]).resolve().no_block().to("main2")
    table.play(0, "Lure", targets=["Caravan Guard"]).resolve().to("end").resolve_all()
    assert table.zone_names(1, "break") == ["Caravan Guard"]


@pytest.mark.rule("fftcg", "11.12.5.1", "11.12.5.4", "12.4.5", "11.8.15")
def test_who_would_be_broken_in_battle_is_returned_instead() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Eel",
        3000,
        "If Eel would be broken, return it to its owner's hand instead.\nWhen Eel is broken, draw 1 card.",
    )
    forward(table, "Wall", 9000).field(0, "Eel").field(1, "Wall").attack("Eel").block("Wall").end_step()
    assert table.hand_names(0) == ["Eel"] and table.stack() == []


@pytest.mark.rule("fftcg", "15.1.1.3.2", "11.6.2.3", "11.8.1")
def test_what_is_put_into_the_break_zone_as_a_cost_is_not_broken() -> None:
    table = scenario("fftcg")
    monster(table, "Pyre", "Put 1 Forward you control into the Break Zone: Draw 1 card.")
    forward(
        table,
        "Lamb",
        text="When Lamb is broken, draw 2 cards.\nWhen Lamb is put from the field into the Break Zone, gain {C}.",
    )
    table.field(0, "Pyre", "Lamb").use(0, "Pyre").resolve_all()
    assert table.hand_size(0) == 1 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.6.10", "11.6.2.1", "14.2")
def test_a_cost_is_paid_as_a_whole_or_not_at_all() -> None:
    table = scenario("fftcg").hand(0, "Kiln Apprentice").by_hand(0)
    forward(table, "Smith", text="{Fire}{1}, discard 1 card: Draw 3 cards.").field(0, "Smith")
    assert not table.can("use", 0, "Smith")
    table = scenario("fftcg").hand(0, "Kiln Apprentice", "Kiln Apprentice")
    forward(table, "Smith", text="{Fire}{1}, discard 1 card: Draw 3 cards.").field(0, "Smith")
    table.use(0, "Smith", cost=["Kiln Apprentice"])
    assert table.hand_size(0) == 0
    assert table.resolve().hand_size(0) == 3


@pytest.mark.rule("fftcg", "11.2.1.1", "5.2.1.3", "11.4.6.1")
def test_a_multi_element_card_that_is_discarded_gives_two_cp_of_one_element_only() -> None:
    table = scenario("fftcg")
    forward(table, "Twin", element=["fire", "ice"], cost=2)
    forward(table, "Prism", element=["fire", "ice"], cost=2).hand(0, "Twin", "Prism")
    assert not table.can("play", 0, "Twin")
    table = scenario("fftcg")
    forward(table, "Red", element=["fire"], cost=2)
    forward(table, "Prism", element=["fire", "ice"], cost=5).hand(0, "Red", "Prism")
    assert table.play(0, "Red").is_on_field("Red", 0)


@pytest.mark.rule("fftcg", "9.2.1.1", "3.1.2", "12.4.2")
def test_who_must_draw_two_and_has_one_card_loses() -> None:
    table = scenario("fftcg").deck(1, "Kiln Apprentice", only=True)
    table.next_turn()
    assert table.over and table.winner == 0


@pytest.mark.rule("fftcg", "9.1.1.1", "11.8.3", "9.1.1.2")
def test_what_triggers_in_the_active_phase_waits_for_the_main_phase() -> None:
    table = scenario("fftcg")
    monster(table, "Rooster", "When Rooster becomes active during your Active Phase, draw 1 card.").field(
        0, "Rooster", rested=True
    )
    table.next_turn().next_turn()
    assert table.step == "main1" and table.stack() == ["Rooster"]


@pytest.mark.rule("fftcg", "10.1.4.1", "11.12.5.1", "6.5.1")
def test_a_forward_that_deals_two_points_instead() -> None:
    table = scenario("fftcg")
    forward(table, "Ogre", text="If Ogre deals damage to your opponent, it deals 2 points of damage instead.").field(
        0, "Ogre"
    )
    table.attack("Ogre").no_block().end_step()
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "11.3.2", "11.11.10", "7.3")
def test_a_summon_of_the_opponents_that_is_cast_goes_to_their_break_zone() -> None:
    table = scenario("fftcg").sources(0, fire=1)
    monster(
        table,
        "Mimic",
        "{0}: Choose 1 Summon in your opponent's Break Zone. You can cast it this turn as though you "
        "owned it. You can only use this ability once per turn.",
    )
    table.define(name="Rite", type="summon", element=["fire"], cost=1, text="Draw 2 cards.").zone(1, "break", "Rite")
    table.field(0, "Mimic").use(0, "Mimic", targets=["Rite"]).resolve()
    table.play(0, "Rite").resolve()
    assert table.hand_size(0) == 2 and table.zone_names(1, "break") == ["Rite"]


@pytest.mark.rule("fftcg", "11.4.8", "11.8.7", "15.2.5.3")
def test_a_character_cast_with_a_stack_needs_back_attack() -> None:
    table = stage(Rite="Draw 1 card.").sources(0, ice=4)
    forward(forward(table, "Plain"), "Swift", text="Back Attack").hand(0, "Plain", "Swift")
    table.play(0, "Rite")
    assert not table.can("play", 0, "Plain") and table.can("play", 0, "Swift")
    table.play(0, "Swift")
    assert table.stack() == ["Rite"] and table.is_on_field("Swift", 0)


@pytest.mark.rule("fftcg", "11.12.4.9", "11.12.4.13", "11.3.10")
@pytest.mark.parametrize(("order", "power"), [(("Small", "Great"), 9000), (("Great", "Small"), 2000)])
def test_of_two_numbers_that_a_power_becomes_the_later_counts(order: tuple[str, str], power: int) -> None:
    table = stage(
        Small="Choose 1 Forward. Until the end of the turn, its power becomes 2000.",
        Great="Choose 1 Forward. Its power becomes 9000 until the end of the turn.",
    )
    forward(table, "Clay", 5000).field(1, "Clay")
    for name in order:
        table.play(0, name, targets=["Clay"]).resolve()
    assert table.power("Clay") == power


@pytest.mark.rule("fftcg", "6.7.2", "6.7.3", "11.9.1")
def test_counters_of_a_name_are_the_same_from_wherever_they_came() -> None:
    table = stage(Rite="Choose 1 Character. Place 1 Ash Counter on it.")
    forward(
        table,
        "Phoenix",
        text="When Phoenix enters the field, place 1 Ash Counter on Phoenix.\nPhoenix gains "
        "+1000 power for each Ash Counter on it.",
    )
    table.field(0, "Phoenix", counters={"Ash": 1}).play(0, "Rite", targets=["Phoenix"]).resolve()
    assert table.counters("Phoenix", "Ash") == 2 and table.power("Phoenix") == 7000


@pytest.mark.rule("fftcg", "15.1.1.10.1", "11.6.10")
def test_as_many_counters_as_are_removed_to_pay() -> None:
    table = scenario("fftcg")
    monster(table, "Battery", "Remove 2 Volt Counters from Battery: Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Battery", counters={"Volt": 3}).field(1, "Caravan Guard")
    table.use(0, "Battery", targets=["Caravan Guard"])
    assert table.counters("Battery", "Volt") == 1 and not table.can("use", 0, "Battery")
    assert table.resolve().damage_on("Caravan Guard") == 4000


@pytest.mark.rule("fftcg", "15.1.1.8.2", "15.1.1.8.3", "15.1.1.8.1")
def test_one_may_fail_to_find_a_kind_of_card_and_never_any_card() -> None:
    table = stage(Some="Search for 1 Backup and add it to your hand.", Any="Search for 1 card and add it to your hand.")
    table.deck(0, "Kiln Apprentice", "Caravan Guard", only=True)
    table.play(0, "Any").resolve()
    with pytest.raises(BadScript):
        table.choose()
    table.choose("Caravan Guard")
    assert table.hand_names(0) == ["Some", "Caravan Guard"]


@pytest.mark.rule("fftcg", "2.3", "11.11.2.1", "11.11.5")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    table = stage(
        Rite="Your opponent discards 2 cards. Put the top card of your deck into the Break Zone. Draw 1 card."
    )
    table.hand(1, "Kiln Apprentice").play(0, "Rite").resolve()
    assert table.hand_size(1) == 0 and table.hand_size(0) == 1 and len(table.zone_names(0, "break")) == 2


@pytest.mark.rule("fftcg", "12.4.4", "12.4.5", "15.1.1.3.2", "2.2")
def test_who_has_no_power_left_goes_though_it_cannot_be_broken() -> None:
    table = stage(Wane="All the Forwards lose 5000 power until the end of the turn.")
    forward(table, "Rock", 5000, "Rock cannot be broken.\nWhen Rock leaves the field, draw 1 card.").field(1, "Rock")
    table.play(0, "Wane").resolve_all()
    assert table.zone_names(1, "break") == ["Rock"] and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "9.5.1.3.1", "9.5.1.3.2", "12.4.5")
def test_damage_and_the_power_of_the_turn_end_together() -> None:
    table = stage(
        Shield="Choose 1 Forward. It gains +3000 power until the end of the turn.",
        Bolt="Choose 1 Forward. Deal it 6000 damage.",
    )
    forward(table, "Squire", 4000).field(0, "Squire")
    table.play(0, "Shield", targets=["Squire"]).resolve().play(0, "Bolt", targets=["Squire"]).resolve().next_turn()
    assert table.is_on_field("Squire", 0) and table.damage_on("Squire") == 0 and table.power("Squire") == 4000


@pytest.mark.rule("fftcg", "11.10.3", "11.10.1", "6.5.2.1")
def test_a_burst_that_asks_how_it_came() -> None:
    table = stage(Pain=PAIN).hand(0, "Kiln Apprentice", "Caravan Guard")
    text = (
        "[EX BURST] When Jester enters the field, your opponent discards 1 card. If you have received 3 "
        "points of damage or more, your opponent discards 2 cards instead."
    )
    forward(table, "Jester", text=text).deck(1, "Jester").damage(1, "Kiln Apprentice", "Kiln Apprentice")
    table.play(0, "Pain").resolve().yes()
    assert table.hand_size(0) == 0 and table.damage_count(1) == 3


@pytest.mark.rule("fftcg", "11.7.1", "11.7.11", "11.7.2.2")
def test_a_special_ability_needs_another_card_of_its_name_and_with_the_dull_icon_a_turn() -> None:
    table = scenario("fftcg").sources(0, ice=1)
    forward(table, "Blade", text="«Cleave» {S}{Ice}{Dull}: Choose 1 Forward. Break it.").field(0, "Blade").hand(
        0, "Kiln Apprentice"
    )
    table.field(1, "Caravan Guard")
    assert not table.can("use", 0, "Blade")
    table = scenario("fftcg").sources(0, ice=1).field(1, "Caravan Guard")
    forward(table, "Blade", text="«Cleave» {S}{Ice}{Dull}: Choose 1 Forward. Break it.").field(
        0, "Blade", fresh=True
    ).hand(0, "Blade")
    assert not table.can("use", 0, "Blade")
    table.next_turn().next_turn().use(0, "Blade", targets=["Caravan Guard"]).resolve()
    assert table.zone_names(1, "break") == ["Caravan Guard"] and "Blade" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "13.2", "13.1")
def test_a_loop_that_one_player_can_leave_is_theirs_to_count() -> None:
    table = scenario("fftcg")
    monster(table, "Wheel", "{0}: Dull Wheel. Then, activate Wheel.").field(0, "Wheel")
    for _ in range(3):
        table.use(0, "Wheel").resolve()
    assert not table.over and not table.is_rested("Wheel")


@pytest.mark.rule("fftcg", "11.8.18", "11.8.4")
def test_no_cards_in_hand_is_noticed_once_and_again_after_it_was_dealt_with() -> None:
    table = stage(Rite="Gain {C}.")
    monster(table, "Pauper", "When you have no cards in your hand, draw 1 card.").field(0, "Pauper")
    table.play(0, "Rite")
    assert table.stack() == ["Rite", "Pauper"]
    table.resolve()
    assert table.hand_size(0) == 1 and table.stack() == ["Rite"]


@pytest.mark.rule("fftcg", "15.2.9.4.1", "11.9.1", "15.2.9.4.1.1")
def test_a_primed_character_is_known_by_both_names() -> None:
    table = stage(Point="Choose 1 ‹Card Name Wick›. It gains +1000 power until the end of the turn.")
    forward(forward(table, "Wick", 6000, job="Squire"), "Pyre", 9000, job="Eikon")
    table.field(0, "Pyre", under=("Wick",)).play(0, "Point", targets=["Pyre"]).resolve()
    assert table.power("Pyre") == 10000


@pytest.mark.rule("fftcg", "15.2.8.2", "15.2.8.3.2", "15.2.8.3.1")
def test_the_lb_cost_turns_cards_face_up_which_pay_no_second_time() -> None:
    table = scenario("fftcg").sources(0, fire=2)
    for name in ("Comet", "Nova", "Star"):
        forward(table, name, text="‹Limit Break -- 1›", element=["fire"], cost=1)
    table.zone(0, "limit", "Comet", "Nova", "Star")
    table.play(0, "Comet", cost=["Nova"])
    assert table.is_on_field("Comet", 0) and not table.can("play", 0, "Nova") and not table.can("play", 0, "Star")
