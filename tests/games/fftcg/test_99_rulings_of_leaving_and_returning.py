"""Rulings of cards that leave, come back, or are searched for."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.stages import BREAK, QUARRY


@pytest.mark.rule("fftcg", "7.4", "11.11.2.1", "15.2.5.3", "11.3.9")
def test_a_target_that_left_and_came_back_by_back_attack_is_spared_while_the_other_is_hit() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Twin Lash",
            type="summon",
            element=["fire"],
            cost=3,
            text="Choose 2 Forwards opponent controls. Deal them 5000 damage.",
        )
        .define(
            name="Tuck Away",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 Forward you control. Return it to its owner's hand.",
        )
        .define(name="March Hare", type="forward", element=["wind"], cost=2, power=5000, text="Back Attack")
        .define(name="Slow Ox", type="forward", element=["wind"], cost=3, power=7000, text="")
        .sources(0, fire=3)
        .sources(1, wind=3)
        .hand(0, "Twin Lash")
        .hand(1, "Tuck Away")
        .field(1, "March Hare", "Slow Ox")
    )
    table.play(0, "Twin Lash", targets=["March Hare", "Slow Ox"])
    table.passes(0).play(1, "Tuck Away", targets=["March Hare"]).resolve()
    assert table.hand_names(1) == ["March Hare"] and table.stack() == ["Twin Lash"]
    table.passes(0).play(1, "March Hare")
    assert table.is_on_field("March Hare", 1) and table.stack() == ["Twin Lash"]
    table.resolve()
    assert table.is_on_field("March Hare", 1) and table.damage_on("March Hare") == 0
    assert table.damage_on("Slow Ox") == 5000


@pytest.mark.rule("fftcg", "11.8.17.3", "7.4", "11.8.17.2")
def test_a_forward_goaded_to_its_end_is_safe_when_it_went_home_and_came_again() -> None:
    def goaded() -> Table:
        table = (
            scenario("fftcg")
            .define(
                name="Goader",
                type="backup",
                element=["fire"],
                cost=3,
                text=(
                    "{Dull}: Choose 1 Forward you control. It gains +5000 power until the end of the turn. "
                    "At the end of the turn, break it."
                ),
            )
            .define(name="Hill Hound", type="forward", element=["fire"], cost=2, power=5000, text="")
            .define(
                name="Call Home",
                type="summon",
                element=["fire"],
                cost=1,
                text="Choose 1 Forward you control. Return it to its owner's hand.",
            )
            .sources(0, fire=3)
            .field(0, "Goader", "Hill Hound")
            .hand(0, "Call Home")
        )
        table.use(0, "Goader", targets=["Hill Hound"]).resolve()
        assert table.power("Hill Hound") == 10000
        return table

    table = goaded().next_turn()
    assert table.zone_names(0, "break") == ["Hill Hound"]
    table = goaded().play(0, "Call Home", targets=["Hill Hound"]).resolve().play(0, "Hill Hound")
    assert table.power("Hill Hound") == 5000
    table.next_turn()
    assert table.is_on_field("Hill Hound", 0)


@pytest.mark.rule("fftcg", "11.8.16.1", "7.4")
def test_a_cat_taken_out_of_the_break_zone_does_not_come_home() -> None:
    def broken() -> Table:
        table = (
            scenario("fftcg")
            .define(
                name="Cinder Cat",
                type="forward",
                element=["fire"],
                cost=2,
                power=4000,
                text=(
                    "When Cinder Cat is put from the field into the Break Zone, return Cinder Cat to its owner's hand."
                ),
            )
            .define(name="Cleave", type="summon", element=["fire"], cost=1, text=BREAK)
            .define(
                name="Sweep Up",
                type="summon",
                element=["ice"],
                cost=1,
                text="Choose 1 card in your opponent's Break Zone. Remove it from the game.",
            )
            .sources(0, fire=1)
            .sources(1, ice=1)
            .hand(0, "Cleave")
            .hand(1, "Sweep Up")
            .field(0, "Cinder Cat")
        )
        return table.play(0, "Cleave", targets=["Cinder Cat"]).resolve()

    assert broken().resolve().hand_names(0) == ["Cinder Cat"]
    table = broken().passes(0).play(1, "Sweep Up", targets=["Cinder Cat"]).resolve_all()
    assert table.zone_names(0, "removed") == ["Cinder Cat"] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.15", "11.12.5.4", "11.6.10")
def test_a_petard_removed_instead_of_put_away_as_its_own_cost_still_goes_off_but_triggers_nothing() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Petard",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            text=(
                "When Petard is put from the field into the Break Zone, draw 1 card.\n"
                "Put Petard into the Break Zone: Choose 1 Forward. Deal it 4000 damage."
            ),
        )
        .define(
            name="Salt Circle",
            type="summon",
            element=["ice"],
            cost=1,
            text=(
                "Choose 1 Forward. Deal it 2000 damage. "
                "If it is put from the field into the Break Zone this turn, remove it from the game instead."
            ),
        )
        .define(name="Quarry", type="forward", element=["earth"], cost=4, power=9000, text="")
        .sources(0, ice=1)
        .hand(0, "Salt Circle")
        .field(0, "Quarry")
        .field(1, "Petard")
    )
    table.play(0, "Salt Circle", targets=["Petard"]).resolve()
    table.passes(0).use(1, "Petard", targets=["Quarry"])
    assert table.zone_names(1, "removed") == ["Petard"] and len(table.stack()) == 1
    table.resolve_all()
    assert table.damage_on("Quarry") == 4000
    assert table.hand_size(1) == 0 and table.zone_names(1, "break") == []


@pytest.mark.rule("fftcg", "15.1.1.8.1", "7.7.4", "11.6.10", "5.2.3.1.1.3")
def test_a_backup_given_up_as_a_cost_makes_room_for_the_one_searched_for() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Harbour Porter",
            type="backup",
            element=["earth"],
            cost=2,
            text=(
                "{Earth}{Dull}, put Harbour Porter into the Break Zone: "
                "Search for 1 ‹Job Lighter› Backup and play it onto the field."
            ),
        )
        .define(name="Lamp Lighter", type="backup", element=["earth"], cost=2, job="Lighter", text="")
        .define(
            name="Errand",
            type="summon",
            element=["earth"],
            cost=1,
            text="Search for 1 ‹Job Lighter› Backup and play it onto the field.",
        )
        .sources(0, earth=4)
        .field(0, "Harbour Porter")
        .hand(0, "Errand")
        .deck(0, "Lamp Lighter")
    )
    table.play(0, "Errand").resolve()
    assert table.zone_names(0, "break") == ["Errand"] and "Lamp Lighter" not in table.field_names(0)
    table.use(0, "Harbour Porter").resolve().choose("Lamp Lighter")
    assert table.is_on_field("Lamp Lighter", 0) and table.is_rested("Lamp Lighter")
    assert table.zone_names(0, "break") == ["Errand", "Harbour Porter"]


@pytest.mark.rule("fftcg", "15.1.1.8.2", "15.1.1.8.3")
def test_one_may_fail_to_find_a_forward_but_not_a_card() -> None:
    def searched(what: str) -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Errand",
                type="summon",
                element=["wind"],
                cost=1,
                text=f"Search for 1 {what} and add it to your hand.",
            )
            .define(**QUARRY)
            .sources(0, wind=1)
            .hand(0, "Errand")
            .deck(0, "Quarry")
            .play(0, "Errand")
            .resolve()
        )

    table = searched("‹Card Name Quarry›").choose()
    assert table.hand_size(0) == 0 and table.zone_names(0, "break") == ["Errand"]
    with pytest.raises(BadScript):
        searched("card").choose()
    assert searched("card").choose("Quarry").hand_names(0) == ["Quarry"]


@pytest.mark.rule("fftcg", "11.3.3", "15.1.1.3.2")
def test_selecting_and_putting_is_neither_choosing_nor_breaking() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Iron Saint",
            type="forward",
            element=["earth"],
            cost=5,
            power=9000,
            text=("Iron Saint cannot be chosen by your opponent's Summons or abilities.\nIron Saint cannot be broken."),
        )
        .define(
            name="Cleave", type="summon", element=["fire"], cost=1, text="Choose 1 Forward opponent controls. Break it."
        )
        .define(
            name="Hard Bargain",
            type="summon",
            element=["fire"],
            cost=1,
            text="Your opponent selects 1 Forward they control. Put it into the Break Zone.",
        )
        .sources(0, fire=2)
        .hand(0, "Cleave", "Hard Bargain")
        .field(1, "Iron Saint")
    )
    assert not table.can("play", 0, "Cleave") and "11.3.3" in table.why_not(0, "Cleave")
    table.play(0, "Hard Bargain").resolve()
    assert table.zone_names(1, "break") == ["Iron Saint"]
