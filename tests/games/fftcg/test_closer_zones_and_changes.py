"""Rulings of zones, owners and changes: whose zone a card goes to, Warp, Priming and Limit Break, numbers."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, PAIN, RETURN, TAKE, forward, monster, stage


@pytest.mark.rule("fftcg", "4.2")
def test_half_of_an_odd_number_is_rounded_up() -> None:
    table = stage(Tithe="Your opponent discards half of the cards in their hand.")
    table.hand(1, *["Kiln Apprentice"] * 5).play(0, "Tithe").resolve()
    table.choose(*[table.card("Kiln Apprentice", 1, zone="hand", index=i) for i in range(3)])
    assert table.hand_size(1) == 2


@pytest.mark.rule("fftcg", "4.3", "12.4.4", "11.1.3")
def test_a_power_below_zero_is_reckoned_on_with_and_no_rule_looks_in_between() -> None:
    table = stage(
        Trial=(
            "Choose 1 Forward. It loses 6000 power until the end of the turn. Then, it "
            "gains +4000 power until the end of the turn."
        )
    )
    forward(table, "Frail", 3000).field(1, "Frail")
    table.play(0, "Trial", targets=["Frail"]).resolve()
    assert table.is_on_field("Frail", 1) and table.power("Frail") == 1000


@pytest.mark.rule("fftcg", "4.4", "2.3")
def test_the_highest_power_of_nobody_is_zero() -> None:
    table = stage(
        Measure=(
            "Choose 1 Forward opponent controls. Deal it damage equal to the highest power "
            "among Forwards you control. Draw 1 card."
        )
    )
    table.field(1, "Caravan Guard").play(0, "Measure", targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Caravan Guard") == 0 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "6.2.4", "6.2.5")
@pytest.mark.parametrize(
    ("where", "whose"), [("onto the field", 1), ("onto your field", 0), ("onto the field under your control", 0)]
)
def test_whose_a_card_from_the_opponents_break_zone_is(where: str, whose: int) -> None:
    table = stage(Raise=f"Choose 1 Forward in your opponent's Break Zone. Play it {where}.")
    forward(table, "Ghost").zone(1, "break", "Ghost")
    table.play(0, "Raise", targets=["Ghost"]).resolve()
    assert table.is_on_field("Ghost", whose)


@pytest.mark.rule("fftcg", "7.3", "6.2.6", "7.4")
def test_a_forward_of_the_opponents_that_is_put_on_my_deck_lies_on_theirs() -> None:
    table = stage(Lure=TAKE, Bury="Choose 1 Forward you control. Put it on top of your deck.")
    forward(table, "Turncoat").field(1, "Turncoat").deck(1, "Kiln Apprentice")
    table.play(0, "Lure", targets=["Turncoat"]).resolve().play(0, "Bury", targets=["Turncoat"]).resolve()
    assert table.zone_names(1, "deck")[0] == "Turncoat" and "Turncoat" not in table.zone_names(0, "deck")


@pytest.mark.rule("fftcg", "7.13.3", "7.6.2")
def test_what_is_removed_face_down_is_no_forward() -> None:
    table = stage(
        Hide="Remove the top card of your deck from the game face down.",
        Show="Remove the top card of your deck from the game.",
    )
    text = (
        "{0}: Draw 1 card for each Forward you own removed from the game. You can only use this ability once per turn."
    )
    monster(table, "Archive", text).field(0, "Archive").deck(0, "Caravan Guard", "Salt Road Warden")
    table.play(0, "Hide").resolve().play(0, "Show").resolve()
    table.use(0, "Archive").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.2", "7.3")
def test_a_limit_break_card_that_was_taken_goes_back_to_its_owners_lb_deck_face_up() -> None:
    table = stage(Lure=TAKE, Doom=BREAK)
    forward(
        table, "Comet", text="‹Limit Break -- 1›\nWhen Comet is put from the field into the Break Zone, draw 1 card."
    )
    table.field(1, "Comet")
    table.play(0, "Lure", targets=["Comet"]).resolve().play(0, "Doom", targets=["Comet"]).resolve_all()
    assert table.zone_names(1, "limit") == ["Comet"] and "Comet" not in table.zone_names(1, "break")
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.2.8.4.4", "15.2.8.3.2", "15.2.8.3")
def test_a_limit_break_card_that_came_back_face_up_is_neither_cast_nor_pays() -> None:
    table = stage(Recall=RETURN)
    forward(table, "Comet", text="‹Limit Break -- 1›", element=["fire"], cost=1)
    forward(table, "Meteor", text="‹Limit Break -- 1›", element=["fire"], cost=1)
    table.sources(0, fire=2).field(0, "Comet").zone(0, "limit", "Meteor")
    table.play(0, "Recall", targets=["Comet"]).resolve()
    assert table.hand_size(0) == 0 and sorted(table.zone_names(0, "limit")) == ["Comet", "Meteor"]
    assert not table.can("play", 0, "Comet") and not table.can("play", 0, "Meteor")


@pytest.mark.rule("fftcg", "15.2.7.4", "15.2.7.5", "15.2.7.5.1", "15.2.7.5.2")
def test_a_card_that_missed_its_chance_comes_when_it_gets_a_counter_again() -> None:
    table = scenario("fftcg")
    forward(table, "Voyager", text="‹Warp 2 --› {Ice}")
    monster(table, "Clock", "{0}: Choose 1 card with Warp you own removed from the game. Place 1 Warp Counter on it.")
    table.field(0, "Voyager", "Clock").zone(0, "removed", "Voyager", counters={"Warp": 1})
    table.turn(0, "main1", begin=True).resolve_all()
    assert (
        table.zone_names(0, "removed") == ["Voyager"]
        and table.counters(table.card("Voyager", 0, zone="removed"), "Warp") == 0
    )
    table.use(0, "Clock", targets=[table.card("Voyager", 0, zone="removed")]).resolve()
    assert table.counters(table.card("Voyager", 0, zone="removed"), "Warp") == 1


@pytest.mark.rule("fftcg", "15.2.9.3.2", "15.2.4.2", "15.2.9.4.1.2", "6.7.3")
def test_what_a_character_was_before_priming_it_stays_frozen_damaged_and_counted() -> None:
    table = scenario("fftcg")
    forward(table, "Wick", 6000, '‹Priming "Pyre" --› {0}')
    forward(table, "Pyre", 9000, "Brave")
    table.field(0, "Wick", rested=True, frozen=True, damage=3000, counters={"Soot": 2}).deck(0, "Pyre")
    table.act(0, "priming", "Wick")
    table.choose("Pyre")
    assert table.power("Pyre") == 9000 and table.damage_on("Pyre") == 3000 and table.counters("Pyre", "Soot") == 2
    table.next_turn().next_turn()
    assert table.is_rested("Pyre")
    table.next_turn().next_turn()
    assert not table.is_rested("Pyre")


@pytest.mark.rule("fftcg", "15.2.9.4.2", "15.2.9.4.2.1", "15.2.9.4.2.2")
def test_a_primed_character_that_returns_to_the_hand_loses_its_upper_card() -> None:
    table = stage(Recall=RETURN)
    forward(table, "Wick", 6000)
    forward(table, "Pyre", 9000)
    monster(table, "Witness", "When a Character you control leaves the field, gain {C}.")
    table.field(0, "Pyre", under=("Wick",)).field(0, "Witness")
    table.play(0, "Recall", targets=["Pyre"]).resolve_all()
    assert table.hand_names(0) == ["Wick"] and table.zone_names(0, "removed") == ["Pyre"]
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "15.2.9.4.1", "12.4.6")
def test_a_primed_character_and_another_of_its_lower_name_both_go() -> None:
    table = stage(Door="Play 1 Forward from your hand onto the field.")
    forward(table, "Wick", 6000)
    forward(table, "Pyre", 9000)
    table.field(0, "Pyre", under=("Wick",)).hand(0, "Wick")
    assert not table.can("play", 0, "Wick")


@pytest.mark.rule("fftcg", "3.3", "3.1.1", "12.3")
def test_both_players_who_take_their_last_damage_at_once_have_drawn() -> None:
    table = (
        stage(Ruin="Deal each player 1 point of damage.")
        .damage(0, *["Kiln Apprentice"] * 6)
        .damage(1, *["Kiln Apprentice"] * 6)
    )
    table.play(0, "Ruin").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "15.2.6.3", "15.2.6.3.1", "6.5.2.1")
def test_a_burst_of_the_third_damage_is_none_for_the_second_card() -> None:
    table = stage(Pain="Deal your opponent 2 points of damage.")
    text = "‹Damage 3 --› [EX BURST] When Ember enters the field, draw 1 card."
    forward(table, "Ember", text=text, generic=True).damage(1, "Kiln Apprentice").deck(1, "Ember", "Ember")
    table.play(0, "Pain").resolve()
    table.yes()
    assert table.damage_count(1) == 3 and table.hand_size(1) == 1 and table.stack() == []


@pytest.mark.rule("fftcg", "11.10.3", "2.3", "11.10.1")
def test_a_burst_does_what_can_be_done_without_its_card_on_the_field() -> None:
    table = stage(Pain=PAIN)
    text = (
        "[EX BURST] When Herald enters the field, Herald gains Haste until the end of the turn. Draw "
        "1 card.\nWhen Herald enters the field, gain {C}."
    )
    forward(table, "Herald", text=text).deck(1, "Herald")
    table.play(0, "Pain").resolve().yes()
    assert table.hand_size(1) == 1 and table.resource(1, "crystal") == 0


@pytest.mark.rule("fftcg", "15.1.1.11.1", "15.1.1.11.2", "15.1.1.11.3")
def test_a_group_may_be_empty_and_who_selects_it_gets_nothing() -> None:
    table = stage(
        Parting=(
            "Divide all the Forwards opponent controls into 2 groups. Your opponent selects 1 of the "
            "groups. Break all the Forwards of the other group."
        )
    )
    table.field(1, "Kiln Apprentice", "Caravan Guard").play(0, "Parting").resolve()
    assert table.question is not None and table.asked == 0


@pytest.mark.rule("fftcg", "11.3.10", "11.12.4.6")
def test_a_power_that_becomes_a_number_is_the_number_that_other_changes_start_from() -> None:
    table = stage(Shrink="Choose 1 Forward. Its power becomes 1000 until the end of the turn.")
    forward(table, "Giant", 9000, "If you control 2 or more Forwards, Giant gains +3000 power.")
    table.field(1, "Giant", "Kiln Apprentice").play(0, "Shrink", targets=["Giant"]).resolve()
    assert table.power("Giant") == 4000


@pytest.mark.rule("fftcg", "11.12.4.2", "11.12.4.5")
def test_a_summon_changes_who_is_there_and_a_forward_also_who_comes() -> None:
    table = stage(March="All the Forwards you control gain +2000 power until the end of the turn.")
    forward(table, "Captain", text="The Job Recruit Forwards you control gain +1000 power and Brave.")
    forward(table, "Old", job="Recruit")
    forward(table, "New", job="Recruit", element=["fire"]).sources(0, fire=2)
    table.field(0, "Captain", "Old").hand(0, "New").play(0, "March").resolve().play(0, "New")
    assert table.power("Old") == 8000 and table.power("New") == 6000 and table.has("New", "Brave")


@pytest.mark.rule("fftcg", "11.12.4.3", "11.12.4.1")
def test_a_number_that_was_counted_once_stays() -> None:
    table = stage(
        Census=(
            "Choose 1 Forward. It gains +1000 power for each Backup you control until "
            "the end of your opponent's next turn."
        )
    )
    monster(
        table,
        "Hole",
        "{0}: Choose 1 Backup. Return it to its owner's hand. You can only use this ability once per turn.",
    )
    forward(table, "Mayor").field(0, "Mayor", "Hole").sources(0, fire=2)
    table.play(0, "Census", targets=["Mayor"]).resolve()
    grown = table.power("Mayor")
    assert grown == 8000
    table.use(0, "Hole", targets=["Fire Source 2"]).resolve()
    assert table.power("Mayor") == grown
    table.next_turn()
    assert table.power("Mayor") == grown
    table.next_turn()
    assert table.power("Mayor") == 5000


@pytest.mark.rule("fftcg", "11.12.5.7", "11.12.5.5")
@pytest.mark.parametrize(("first", "damage"), [("Censer", 0), ("Anvil", 5000)])
def test_the_controller_of_who_is_dealt_damage_orders_what_becomes_of_it(first: str, damage: int) -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 4000 damage.")
    monster(
        table,
        "Anvil",
        "If a Forward opponent controls is dealt damage by your Summons, the damage increases by 1000 instead.",
    )
    monster(table, "Censer", "If a Forward you control is dealt 4000 damage or less, the damage becomes 0 instead.")
    forward(table, "Wall", 9000).field(0, "Anvil").field(1, "Wall", "Censer")
    table.play(0, "Bolt", targets=["Wall"]).resolve().expect(player=1)
    table.choose(first)
    assert table.damage_on("Wall") == damage  # 0 damage is none that could increase, and 5000 is no longer 4000 or less


@pytest.mark.rule("fftcg", "15.1.1.8.1", "7.7.3", "7.7.5", "15.1.1.8.2")
def test_who_could_not_come_onto_the_field_is_not_found() -> None:
    table = stage(Call="Search for 1 Forward of cost 3 or less and play it onto the field.")
    forward(table, "Lumen", element=["light"])
    forward(table, "Umbra", element=["dark"])
    forward(table, "Twin")
    forward(table, "Fresh")
    table.field(0, "Lumen", "Twin").deck(0, "Umbra", "Twin", "Fresh", "Fresh", only=True)
    table.play(0, "Call").resolve()
    shown = " ".join(table.options())
    assert "Fresh" in shown and "Umbra" not in shown and "Twin" not in shown


@pytest.mark.rule("fftcg", "12.4.3", "3.1.3", "6.5.3")
def test_more_damage_than_cards_in_the_deck_loses() -> None:
    table = stage(Pain="Deal your opponent 2 points of damage.").deck(1, "Kiln Apprentice", only=True)
    table.play(0, "Pain").resolve()
    assert table.over and table.winner == 0


@pytest.mark.rule("fftcg", "12.4.6", "15.1.1.3.2", "2.2")
def test_what_cannot_be_broken_goes_all_the_same_with_its_namesake() -> None:
    table = stage(Lure=TAKE)
    forward(
        table, "Rock", text="Rock cannot be broken.\nWhen Rock is put from the field into the Break Zone, draw 1 card."
    )
    table.field(0, "Rock").field(1, "Rock")
    table.play(0, "Lure", targets=[table.card("Rock", 1)]).resolve_all()
    assert table.zone_names(0, "break") == ["Lure", "Rock"] and table.zone_names(1, "break") == ["Rock"]
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "13.1")
def test_a_loop_that_nobody_can_end_is_a_draw() -> None:
    table = scenario("fftcg", stops=False)
    text = "When Ping becomes dull, activate Ping.\nWhen Ping becomes active, dull Ping."
    forward(table, "Ping", text=text).field(0, "Ping")
    table.attack("Ping")
    assert table.over and table.winner is None
