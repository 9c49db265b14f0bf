"""Rulings of triggers and Summons: when they look, what is settled when, and which player says it first."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import QUARRY, RETURN


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3", "11.11.4")
def test_the_condition_of_an_attack_trigger_looks_at_the_power_that_the_card_had_when_it_left() -> None:
    def table_with(text: str) -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Proud Rook",
                type="forward",
                element=["fire"],
                cost=5,
                power=9000,
                text="When Proud Rook attacks, if Proud Rook has 8000 power or more, draw 1 card.",
            )
            .define(name="Shove", type="summon", element=["water"], cost=1, text=text)
            .sources(1, water=1)
            .hand(1, "Shove")
            .field(0, "Proud Rook")
        )

    table = table_with(RETURN)
    table.attack("Proud Rook")
    assert len(table.stack()) == 1
    table.passes(0).play(1, "Shove", targets=["Proud Rook"]).resolve_all()
    assert table.hand_size(0) == 2  # the Rook and a card

    table = table_with(
        "Choose 1 Forward. It loses 2000 power until the end of the turn. Return it to its owner's hand."
    )
    table.attack("Proud Rook").passes(0).play(1, "Shove", targets=["Proud Rook"]).resolve_all()
    assert table.hand_names(0) == ["Proud Rook"]


@pytest.mark.rule("fftcg", "3.3", "3.1.2", "12.4.2")
def test_both_players_who_cannot_draw_the_second_card_lose_at_once_and_nobody_wins() -> None:
    table = (
        scenario("fftcg")
        .define(name="Open House", type="summon", element=["water"], cost=1, text="Each player draws 2 cards.")
        .sources(0, water=1)
        .hand(0, "Open House")
        .deck(0, 1, only=True)
        .deck(1, 1, only=True)
        .keep_decks()
    )
    table.play(0, "Open House").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "11.3.11", "11.3.8", "15.1.1.7.1")
def test_a_summon_cast_for_nothing_by_a_trigger_waits_on_the_stack_and_counts_as_cast() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Weaver",
            type="forward",
            element=["ice"],
            cost=4,
            power=7000,
            text="When Weaver attacks, you may cast 1 Summon of cost 3 or less from your hand without paying the cost.",
        )
        .define(
            name="Pattern Book", type="backup", element=["ice"], cost=3, text="When you cast a Summon, draw 1 card."
        )
        .define(name="Spark", type="summon", element=["fire"], cost=3, text="Choose 1 Forward. Deal it 5000 damage.")
        .define(
            name="Great Spark", type="summon", element=["fire"], cost=4, text="Choose 1 Forward. Deal it 8000 damage."
        )
        .define(name="Quarry", type="forward", element=["earth"], cost=4, power=9000, text="")
        .field(0, "Weaver", "Pattern Book")
        .hand(0, "Spark", "Great Spark")
        .field(1, "Quarry")
    )
    table.attack("Weaver").resolve().yes().choose("Quarry")
    assert table.stack()[0] == "Spark" and len(table.stack()) == 2
    assert not table.is_rested("Pattern Book")
    table.resolve()
    assert table.hand_size(0) == 2 and table.damage_on("Quarry") == 0
    table.resolve()
    assert table.damage_on("Quarry") == 5000


@pytest.mark.rule("fftcg", "9.2.1.2", "11.8.6", "9.3.1.3")
def test_two_cards_of_the_draw_phase_trigger_twice_and_wait_for_the_main_phase() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Harpist",
            type="forward",
            element=["water"],
            cost=3,
            power=5000,
            text="When you draw a card, Harpist gains +1000 power until the end of the turn.",
        )
        .field(0, "Harpist")
        .turn(0, "draw", begin=True)
    )
    assert table.step == "main1" and len(table.stack()) == 2 and table.power("Harpist") == 5000
    table.resolve_all()
    assert table.power("Harpist") == 7000


@pytest.mark.rule("fftcg", "11.9.2", "11.8.16.2.1")
def test_a_forward_enters_with_the_power_that_field_abilities_give_it() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Toll Keeper",
            type="backup",
            element=["wind"],
            cost=3,
            text="When a Forward of power 9000 or more of your opponent enters the field, draw 1 card.",
        )
        .define(
            name="Banner",
            type="backup",
            element=["fire"],
            cost=3,
            text="The Fire Forwards you control gain +1000 power.",
        )
        .define(name="Big Flame", type="forward", element=["fire"], cost=2, power=8000, text="")
        .define(name="Big Wave", type="forward", element=["water"], cost=2, power=8000, text="")
        .sources(0, fire=2, water=2)
        .field(0, "Banner")
        .hand(0, "Big Flame", "Big Wave")
        .field(1, "Toll Keeper")
    )
    table.play(0, "Big Wave").resolve_all()
    assert table.hand_size(1) == 0
    table.play(0, "Big Flame").resolve_all()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.8.7", "11.4.8", "2.3")
def test_the_other_players_trigger_lies_above_that_of_the_turn_player() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Herald Post",
            type="backup",
            element=["fire"],
            cost=3,
            text="When a Forward enters your field, draw 1 card.",
        )
        .define(
            name="Spy Post",
            type="backup",
            element=["ice"],
            cost=3,
            text="When a Forward of your opponent enters the field, your opponent discards 1 card.",
        )
        .define(name="Recruit", type="forward", element=["fire"], cost=1, power=3000, text="")
        .sources(0, fire=1)
        .field(0, "Herald Post")
        .field(1, "Spy Post")
        .hand(0, "Recruit")
    )
    table.play(0, "Recruit")
    assert table.stack() == ["Herald Post", "Spy Post"]
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "11.11.6", "6.1.4")
def test_of_a_summon_of_the_other_player_the_turn_player_selects_first_and_both_go_at_once() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Fair Trade",
            type="summon",
            element=["ice"],
            cost=1,
            text="Each player selects 1 Forward they control. Put them into the Break Zone.",
        )
        .define(name="Left Hand", type="forward", element=["fire"], cost=2, power=5000, text="")
        .define(name="Right Hand", type="forward", element=["fire"], cost=2, power=5000, text="")
        .define(name="Left Foot", type="forward", element=["ice"], cost=2, power=5000, text="")
        .define(
            name="Right Foot",
            type="forward",
            element=["ice"],
            cost=2,
            power=5000,
            text="When a Forward opponent controls is put from the field into the Break Zone, draw 1 card.",
        )
        .sources(1, ice=1)
        .hand(1, "Fair Trade")
        .field(0, "Left Hand", "Right Hand")
        .field(1, "Left Foot", "Right Foot")
    )
    table.passes(0).play(1, "Fair Trade").resolve()
    table.expect(player=0).choose("Left Hand")
    assert table.is_on_field("Left Hand", 0)
    table.expect(player=1).choose("Right Foot")
    table.resolve_all()
    assert table.field_names(0) == ["Right Hand"] and table.hand_size(1) == 1
    assert "Right Foot" in table.zone_names(1, "break")


@pytest.mark.rule("fftcg", "11.3.4.1", "11.3.4")
def test_how_many_actions_may_be_selected_is_settled_when_the_summon_is_cast() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Two Doors",
            type="summon",
            element=["fire"],
            cost=2,
            text=(
                "Select 1 of the 2 following actions. "
                "If you control 3 or more Backups, select up to 2 of the 2 following actions instead.\n"
                '"Draw 1 card."\n'
                '"Choose 1 Forward opponent controls. Deal it 3000 damage."'
            ),
        )
        .define(
            name="Eviction",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 Backup opponent controls. Return it to its owner's hand.",
        )
        .define(name="Quarry", type="forward", element=["earth"], cost=4, power=9000, text="")
        .sources(0, fire=3)
        .sources(1, wind=1)
        .hand(0, "Two Doors")
        .hand(1, "Eviction")
        .field(1, "Quarry")
    )
    table.play(0, "Two Doors", modes=[1, 2], targets=["Quarry"])
    table.passes(0).play(1, "Eviction", targets=["Fire Source 1"]).resolve()
    assert "Fire Source 1" in table.hand_names(0)
    table.resolve()
    assert table.hand_size(0) == 2 and table.damage_on("Quarry") == 3000


@pytest.mark.rule("fftcg", "11.8.7", "11.11.10", "11.8.6")
def test_a_summon_of_two_targets_is_cancelled_whole_by_one_of_them_and_the_second_summon_works() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Warded Imp",
            type="forward",
            element=["wind"],
            cost=3,
            power=7000,
            text=(
                "During each turn, when Warded Imp is chosen by your opponent's Summon or ability "
                "for the first time in that turn, cancel its effect."
            ),
        )
        .define(
            name="Fork", type="summon", element=["fire"], cost=1, text="Choose up to 2 Forwards. Deal them 2000 damage."
        )
        .define(**QUARRY)
        .sources(0, fire=2)
        .hand(0, "Fork", "Fork")
        .field(1, "Warded Imp", "Quarry")
    )
    table.play(0, "Fork", targets=[["Warded Imp", "Quarry"]])
    assert table.stack() == ["Fork", "Warded Imp"]
    table.resolve_all()
    assert table.damage_on("Quarry") == 0 and table.zone_names(0, "break") == ["Fork"]
    table.play(0, "Fork", targets=[["Warded Imp", "Quarry"]])
    assert table.stack() == ["Fork"]
    table.resolve_all()
    assert table.damage_on("Quarry") == 2000 and table.damage_on("Warded Imp") == 2000


@pytest.mark.rule("fftcg", "11.3.9", "11.3.5", "11.11.10", "11.3.7.1")
def test_a_summon_that_would_return_to_hand_for_its_extra_cost_does_not_when_its_target_is_gone() -> None:
    def cast() -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Rime Bird",
                type="summon",
                element=["ice"],
                cost=1,
                text=(
                    "If you cast Rime Bird, you may remove 2 Ice cards in your Break Zone from the "
                    "game as an extra cost.\n"
                    "Choose 1 Character. Dull it and Freeze it. "
                    "If you paid the extra cost, return Rime Bird to its owner's hand."
                ),
            )
            .define(name="Old Ice", type="forward", element=["ice"], cost=2, power=5000, text="")
            .define(
                name="Tuck Away",
                type="summon",
                element=["wind"],
                cost=1,
                text="Choose 1 Forward you control. Return it to its owner's hand.",
            )
            .define(**QUARRY)
            .sources(0, ice=1)
            .sources(1, wind=1)
            .hand(0, "Rime Bird")
            .hand(1, "Tuck Away")
            .zone(0, "break", "Old Ice", "Old Ice")
            .field(1, "Quarry")
            .play(0, "Rime Bird", extra=True, targets=["Quarry"])
        )

    table = cast()
    assert table.zone_names(0, "removed") == ["Old Ice", "Old Ice"]
    table.resolve()
    assert table.hand_names(0) == ["Rime Bird"] and table.is_rested("Quarry")
    table = cast().passes(0).play(1, "Tuck Away", targets=["Quarry"]).resolve().resolve()
    assert table.zone_names(0, "break") == ["Rime Bird"] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.3.3", "11.11.10", "7.12.2")
def test_a_summon_that_answers_summons_needs_one_that_targets_an_own_character() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Turn Aside",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 Summon targeting a Character you control. Cancel its effect.",
        )
        .define(name="Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 5000 damage.")
        .define(name="Insight", type="summon", element=["fire"], cost=1, text="Draw 1 card.")
        .define(**QUARRY)
        .define(name="Runt", type="forward", element=["fire"], cost=2, power=6000, text="")
        .sources(0, fire=3)
        .sources(1, wind=1)
        .hand(0, "Bolt", "Insight", "Bolt")
        .hand(1, "Turn Aside")
        .field(0, "Runt")
        .field(1, "Quarry")
    )
    table.play(0, "Insight").passes(0)
    assert not table.can("play", 1, "Turn Aside") and "11.3.3" in table.why_not(1, "Turn Aside")
    table.resolve()
    table.play(0, "Bolt", targets=["Runt"]).passes(0)
    assert not table.can("play", 1, "Turn Aside")
    table.resolve()
    table.play(0, "Bolt", targets=["Quarry"]).passes(0).play(1, "Turn Aside", targets=["Bolt"]).resolve_all()
    assert table.damage_on("Quarry") == 0 and table.damage_on("Runt") == 5000
    assert table.zone_names(0, "break") == ["Insight", "Bolt", "Bolt"]
