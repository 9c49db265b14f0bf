"""Rulings of points of damage: bursts, what comes with them, Back Attack between, and the end."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.costed import backup, forward, pair, plain, summon


@pytest.mark.rule("fftcg", "15.2.6.3.1")
def test_of_two_points_at_once_only_the_card_that_came_as_the_fifth_bursts() -> None:
    table = scenario("fftcg")
    forward(
        table, "Twin Maul", "fire", 3, 5000, "If Twin Maul deals damage to your opponent, double the damage instead."
    )
    for name in ("Late Lantern", "Later Lantern"):
        backup(table, name, "water", 3, f"‹Damage 5 --› [EX BURST] When {name} enters the field, draw 1 card.")
    table.field(0, "Twin Maul").damage(1, 3).deck(1, "Late Lantern", "Later Lantern")
    table.attack("Twin Maul").no_block().end_step()
    assert table.damage_count(1) == 5
    table.yes()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "6.5.2.1")
def test_damage_that_is_received_by_ones_own_card_bursts_before_what_it_allows() -> None:
    table = scenario("fftcg")
    forward(table, "Mud Lancer", "fire", 2, 3000)
    forward(table, "Brook Heron", "water", 2, 5000)
    forward(
        table,
        "Grave Pact",
        "lightning",
        2,
        5000,
        "When Grave Pact enters the field, you may receive 1 point of damage. "
        "When you do so, choose 1 Forward opponent controls. Break it.",
    )
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 3000 damage.")
    table.sources(0, lightning=2).hand(0, "Grave Pact").deck(0, "Warning Light")
    table.field(1, "Mud Lancer", "Brook Heron")
    table.play(0, "Grave Pact").resolve().yes().yes().choose("Mud Lancer")
    assert table.zone_names(1, "break") == ["Mud Lancer"]
    assert table.stack() == ["Grave Pact"]
    table.resolve()
    assert table.zone_names(1, "break") == ["Mud Lancer", "Brook Heron"]
    assert table.zone_names(0, "damage") == ["Warning Light"]


@pytest.mark.rule("fftcg", "3.3")
def test_the_seventh_damage_bursts_and_both_lose() -> None:
    table = pair()
    summon(table, "Parting Gift", "water", 2, "[EX BURST] Each player draws 1 card.")
    table.field(0, "Ash Wolf").deck(0, only=True).deck(1, "Parting Gift").damage(1, 6)
    table.attack("Ash Wolf").no_block().end_step().yes()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "11.10.3")
def test_a_summon_that_bursts_was_not_cast_and_stays_in_the_damage_zone() -> None:
    table = pair()
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 5000 damage.")
    backup(table, "Choir of Calls", "ice", 2, "When you cast a Summon, draw 1 card.")
    table.field(0, "Ash Wolf").field(1, "Choir of Calls").deck(1, "Warning Light")
    table.attack("Ash Wolf").no_block().end_step().yes()
    assert table.zone_names(0, "break") == ["Ash Wolf"]
    assert table.stack() == [] and table.hand_size(1) == 0
    assert table.zone_names(1, "damage") == ["Warning Light"]


@pytest.mark.rule("fftcg", "15.2.5.2")
def test_a_forward_with_back_attack_comes_in_the_opponents_attack_and_blocks() -> None:
    table = pair()
    forward(
        table,
        "Ambush Cat",
        "wind",
        2,
        6000,
        "Back Attack\nWhen Ambush Cat enters the field, draw 1 card.",
    )
    table.field(0, "Ash Wolf").sources(1, wind=2).hand(1, "Ambush Cat", "Brook Heron")
    table.attack("Ash Wolf")
    assert not table.can("play", 1, "Brook Heron")
    table.play(1, "Ambush Cat")
    assert table.stack() == ["Ambush Cat"]
    table.resolve().block("Ambush Cat").end_step()
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.hand_size(1) == 2


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_a_damage_ability_comes_with_the_third_point_and_a_special_one_says_why_not() -> None:
    table = plain()
    forward(
        table,
        "Grim Sentry",
        "ice",
        3,
        6000,
        "‹Damage 3 --› Grim Sentry gains +2000 power and Brave.\n‹Damage 3 --› «Last Stand» {S}: Draw 1 card.",
    )
    table.field(1, "Grim Sentry").hand(1, "Grim Sentry").damage(1, 2).field(0, "Ash Wolf")
    assert table.power("Grim Sentry") == 6000 and not table.can("use", 1, table.card("Grim Sentry", 1, zone="field"))
    table.attack("Ash Wolf").no_block().end_step()
    assert table.power("Grim Sentry") == 8000 and table.has("Grim Sentry", "Brave")
    table.passes(0).use(1, table.card("Grim Sentry", 1, zone="field")).resolve()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.10.2")
def test_a_summon_that_cannot_be_cast_now_bursts_all_the_same() -> None:
    table = plain()
    summon(
        table,
        "Own Ground",
        "earth",
        3,
        "You can only cast Own Ground during your turn.\n[EX BURST] Choose 1 Forward. Break it.",
    )
    table.field(0, "Ash Wolf").deck(1, "Own Ground").hand(1, "Own Ground").sources(1, earth=3)
    table.attack("Ash Wolf").passes(0)
    assert not table.can("play", 1, table.card("Own Ground", 1, zone="hand"))
    table.no_block().end_step().yes()
    assert table.zone_names(0, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "12.4.3")
def test_more_damage_than_cards_in_the_deck_loses() -> None:
    table = plain()
    forward(
        table, "Twin Maul", "fire", 3, 5000, "If Twin Maul deals damage to your opponent, double the damage instead."
    )
    table.field(0, "Twin Maul").deck(1, "Ash Wolf", only=True)
    table.attack("Twin Maul").no_block().end_step()
    assert table.over and table.winner == 0 and table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "12.4.3")
def test_the_last_card_of_the_deck_is_enough_for_one_point() -> None:
    table = plain().field(0, "Ash Wolf").deck(1, "Ash Wolf", only=True)
    table.attack("Ash Wolf").no_block().end_step()
    assert not table.over and table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "15.2.5.4")
def test_back_attack_answers_a_summon_that_then_has_other_forwards_to_count() -> None:
    table = plain()
    forward(table, "Ambush Cat", "wind", 2, 6000, "Back Attack")
    summon(table, "Sweep", "fire", 3, "Deal 6000 damage to all the Forwards opponent controls.")
    table.field(1, "Ash Wolf").sources(0, fire=3).sources(1, wind=2).hand(0, "Sweep").hand(1, "Ambush Cat")
    table.play(0, "Sweep").play(1, "Ambush Cat").resolve()
    assert sorted(table.zone_names(1, "break")) == ["Ambush Cat", "Ash Wolf"]


@pytest.mark.rule("fftcg", "11.10.3")
def test_a_burst_pays_no_extra_cost() -> None:
    table = plain()
    summon(
        table,
        "Deep Cut",
        "fire",
        2,
        "If you cast Deep Cut, you may discard 1 card as an extra cost.\n"
        "[EX BURST] Choose 1 Forward. Deal it 3000 damage. "
        "If you paid the extra cost, deal it 7000 damage instead.",
    )
    table.field(0, "Chalk Giant").deck(1, "Deep Cut").hand(1, "Ash Wolf")
    table.attack("Chalk Giant").no_block().end_step().yes()
    assert table.damage_on("Chalk Giant") == 3000 and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_damage_that_is_taken_back_takes_the_ability_along() -> None:
    table = plain()
    forward(table, "Grim Sentry", "ice", 3, 6000, "‹Damage 3 --› Grim Sentry gains +2000 power.")
    summon(table, "Salve", "water", 1, "Choose 1 card in your Damage Zone. Add it to your hand.")
    table.field(0, "Grim Sentry").damage(0, "Ash Wolf", "Brook Heron", "Chalk Giant").sources(0, water=1).hand(
        0, "Salve"
    )
    assert table.power("Grim Sentry") == 8000
    table.play(0, "Salve", targets=["Brook Heron"]).resolve()
    assert table.power("Grim Sentry") == 6000 and table.hand_names(0) == ["Brook Heron"]


@pytest.mark.rule("fftcg", "6.5.2.1")
def test_two_bursts_of_one_damage_are_used_in_their_order_and_the_first_may_change_the_second() -> None:
    table = plain()
    forward(
        table, "Twin Maul", "fire", 3, 7000, "If Twin Maul deals damage to your opponent, double the damage instead."
    )
    summon(table, "First Spark", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 7000 damage.")
    summon(table, "Second Spark", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 9000 damage.")
    table.field(0, "Twin Maul").deck(1, "First Spark", "Second Spark")
    table.attack("Twin Maul").no_block().end_step().yes()
    assert table.zone_names(1, "damage") == ["First Spark", "Second Spark"]
    assert table.damage_on("Twin Maul") == 7000  # 11.1.3  nobody has gained priority: it is not broken yet
    table.yes()
    assert table.zone_of("Twin Maul") == "break"


@pytest.mark.rule("fftcg", "15.2.5.1")
def test_gained_back_attack_of_a_card_in_hand() -> None:
    table = plain()
    backup(table, "Ambush Captain", "wind", 2, "The Wind Forwards in your hand gain Back Attack.")
    forward(table, "Reed Runner", "wind", 2, 5000)
    table.field(1, "Ambush Captain").sources(1, wind=2).hand(1, "Reed Runner", "Ash Wolf").field(0, "Chalk Giant")
    table.attack("Chalk Giant").passes(0)
    assert table.can("play", 1, "Reed Runner")


@pytest.mark.rule("fftcg", "11.10.2")
@pytest.mark.parametrize(("before", "dealt"), [(3, 3000), (4, 7000)])
def test_a_burst_counts_its_own_point_of_damage(before: int, dealt: int) -> None:
    table = plain()
    summon(
        table,
        "Late Flare",
        "fire",
        2,
        "[EX BURST] Choose 1 Forward. Deal it 3000 damage. "
        "If you have received 5 points of damage or more, deal it 7000 damage instead.",
    )
    table.field(0, "Chalk Giant").damage(1, before).deck(1, "Late Flare")
    table.attack("Chalk Giant").no_block().end_step().yes()
    assert table.damage_on("Chalk Giant") == dealt


@pytest.mark.rule("fftcg", "11.10.3")
def test_a_burst_selects_one_of_its_actions() -> None:
    table = plain()
    summon(
        table,
        "Split Omen",
        "fire",
        2,
        '[EX BURST] Select 1 of the 2 following actions.\n"Choose 1 Forward. Deal it 5000 damage."\n"Draw 1 card."',
    )
    table.field(0, "Ash Wolf").deck(1, "Split Omen")
    table.attack("Ash Wolf").no_block().end_step().yes().modes(2)
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.10.3")
def test_what_a_burst_allows_when_one_does_so_goes_on_the_stack() -> None:
    table = plain()
    forward(
        table,
        "Bold Reeve",
        "fire",
        3,
        6000,
        "[EX BURST] When Bold Reeve enters the field, you may discard 1 card. "
        "When you do so, choose 1 Forward. Deal it 5000 damage.",
    )
    table.field(0, "Ash Wolf").deck(1, "Bold Reeve").hand(1, "Brook Heron")
    table.attack("Ash Wolf").no_block().end_step().yes()
    table.yes()
    assert table.hand_size(1) == 0 and table.stack() == ["Bold Reeve"]
    table.resolve()
    assert table.zone_names(0, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "3.1.2")
def test_a_player_who_cannot_draw_the_second_card_loses() -> None:
    table = plain()
    summon(table, "Deep Well", "water", 1, "Draw 2 cards.")
    table.sources(0, water=1).hand(0, "Deep Well").deck(0, "Ash Wolf", only=True).play(0, "Deep Well").resolve()
    assert table.over and table.winner == 1


@pytest.mark.rule("fftcg", "15.2.6.3")
def test_a_burst_that_is_there_from_the_third_point_waits_for_it() -> None:
    def lantern(before: int) -> Table:
        table = plain()
        forward(
            table,
            "Late Lantern",
            "water",
            3,
            5000,
            "‹Damage 3 --› [EX BURST] When Late Lantern enters the field, draw 1 card.",
        )
        return (
            table.field(0, "Ash Wolf")
            .damage(1, before)
            .deck(1, "Late Lantern")
            .attack("Ash Wolf")
            .no_block()
            .end_step()
        )

    assert lantern(1).hand_size(1) == 0
    assert lantern(2).yes().hand_size(1) == 1
