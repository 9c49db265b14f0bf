"""Rulings of Elements, and of what pays for a card or an ability."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.stages import QUARRY


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_reduced_multi_element_card_still_wants_each_element_unless_it_is_free() -> None:
    def cast(rivals: int, **sources: int) -> Table:
        names = ["Rival A", "Rival B", "Rival C", "Rival D"]
        table = scenario("fftcg").define(
            name="Duet",
            type="forward",
            element=["fire", "ice"],
            cost=4,
            power=8000,
            text="The cost required to cast Duet is reduced by 1 for each Forward opponent controls.",
        )
        for name in names:
            table.define(name=name, type="forward", element=["earth"], cost=2, power=5000, text="")
        if sources:
            table.sources(0, **sources)
        return table.hand(0, "Duet").field(1, *names[:rivals])

    assert not cast(3, fire=1).can("play", 0, "Duet")
    assert not cast(3, fire=2).can("play", 0, "Duet")
    table = cast(3, fire=1, ice=1).play(0, "Duet")
    assert table.is_on_field("Duet", 0)
    assert table.is_rested("Fire Source 1") and table.is_rested("Ice Source 1")
    assert cast(4).can("play", 0, "Duet")


@pytest.mark.rule("fftcg", "5.2.1.3.1", "11.4.6.4", "11.2.1.1")
def test_one_point_too_many_is_allowed_for_each_element_that_is_needed() -> None:
    def hand(*elements: str) -> Table:
        return (
            scenario("fftcg")
            .define(name="Pair Bond", type="forward", element=list(elements), cost=2, power=5000, text="")
            .define(name="Ember Leaf", type="forward", element=["fire"], cost=3, power=7000, text="")
            .define(name="Frost Leaf", type="forward", element=["ice"], cost=3, power=7000, text="")
            .hand(0, "Pair Bond", "Ember Leaf", "Frost Leaf")
            .by_hand(0)
        )

    table = hand("fire", "ice").play(0, "Pair Bond", pay=["Ember Leaf", "Frost Leaf"])
    assert table.is_on_field("Pair Bond", 0) and table.hand_size(0) == 0
    with pytest.raises(BadScript):
        hand("fire").play(0, "Pair Bond", pay=["Ember Leaf", "Frost Leaf"])
    assert hand("fire").play(0, "Pair Bond", pay=["Ember Leaf"]).hand_names(0) == ["Frost Leaf"]


@pytest.mark.rule("fftcg", "5.2.1.3", "5.2.1.1", "11.4.6.1")
def test_a_backup_that_became_another_element_pays_with_that_and_no_longer_with_its_own() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Prism",
            type="backup",
            element=["water"],
            cost=2,
            text=(
                "{0}: Name 1 Element other than Light and Dark. "
                "Prism becomes the named Element until the end of the turn. "
                "You can only use this ability once per turn."
            ),
        )
        .define(name="Small Flame", type="forward", element=["fire"], cost=1, power=3000, text="")
        .define(name="Small Wave", type="forward", element=["water"], cost=1, power=3000, text="")
        .field(0, "Prism")
        .hand(0, "Small Flame", "Small Wave")
    )
    assert table.can("play", 0, "Small Wave") and not table.can("play", 0, "Small Flame")
    table.use(0, "Prism").resolve().option("Fire")
    assert not table.can("use", 0, "Prism")
    assert not table.can("play", 0, "Small Wave")
    table.play(0, "Small Flame")
    assert table.is_on_field("Small Flame", 0) and table.is_rested("Prism")


@pytest.mark.rule("fftcg", "10.1.2.1", "15.1.1.9.2", "5.2.1.1")
def test_all_members_of_a_party_share_one_element_and_not_merely_each_with_the_next() -> None:
    def three() -> Table:
        return (
            scenario("fftcg")
            .define(name="Flame", type="forward", element=["fire"], cost=2, power=5000, text="")
            .define(name="Steam", type="forward", element=["fire", "ice"], cost=2, power=5000, text="")
            .define(name="Frost", type="forward", element=["ice"], cost=2, power=5000, text="")
            .field(0, "Flame", "Steam", "Frost")
        )

    assert three().attack("Flame", party=["Steam"]).is_rested("Steam")
    assert three().attack("Steam", party=["Frost"]).is_rested("Frost")
    with pytest.raises(BadScript):
        three().attack("Flame", party=["Frost"])
    with pytest.raises(BadScript):
        three().attack("Flame", party=["Steam", "Frost"])


@pytest.mark.rule("fftcg", "11.4.4", "11.4.6", "11.8.17.2")
def test_the_next_fire_character_is_cheaper_however_many_others_come_before_and_only_that_one() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Kindling Rite",
            type="summon",
            element=["fire"],
            cost=1,
            text="During this turn, the cost required to cast your next Fire Character is reduced by 2.",
        )
        .define(name="Pond Frog", type="forward", element=["water"], cost=1, power=3000, text="")
        .define(name="Coal Eater", type="forward", element=["fire"], cost=3, power=7000, text="")
        .define(name="Soot Eater", type="forward", element=["fire"], cost=3, power=7000, text="")
        .sources(0, fire=4, water=1)
        .hand(0, "Kindling Rite", "Pond Frog", "Coal Eater", "Soot Eater")
    )
    table.play(0, "Kindling Rite").resolve()
    table.play(0, "Pond Frog").play(0, "Coal Eater")
    assert table.is_on_field("Coal Eater", 0)
    rested = [name for name in table.field_names(0) if "Source" in name and table.is_rested(name)]
    assert len(rested) == 3
    assert not table.can("play", 0, "Soot Eater")


@pytest.mark.rule("fftcg", "4.5", "11.6.7", "11.6.9", "15.1.1.7.1")
def test_x_is_set_when_the_ability_is_used_and_a_chosen_card_of_another_cost_stays() -> None:
    def used(x: int) -> Table:
        table = (
            scenario("fftcg")
            .define(
                name="Gravedigger",
                type="backup",
                element=["earth"],
                cost=3,
                text=(
                    "{X}{Dull}, put Gravedigger into the Break Zone: Choose 1 Earth Forward in your Break Zone. "
                    "If its cost is X, play it onto the field."
                ),
            )
            .define(name="Mud Man", type="forward", element=["earth"], cost=3, power=7000, text="")
            .sources(0, fire=4)
            .field(0, "Gravedigger")
            .zone(0, "break", "Mud Man")
        )
        return table.use(0, "Gravedigger", x=x, targets=["Mud Man"]).resolve()

    table = used(3)
    assert table.is_on_field("Mud Man", 0)
    assert [table.is_rested(f"Fire Source {i}") for i in (1, 2, 3, 4)].count(True) == 3
    table = used(2)
    assert sorted(table.zone_names(0, "break")) == ["Gravedigger", "Mud Man"]


@pytest.mark.rule("fftcg", "5.2.1.3", "11.4.7", "2.1")
def test_a_card_that_only_backups_may_pay_for_takes_no_discards() -> None:
    def table_with(**sources: int) -> Table:
        table = (
            scenario("fftcg")
            .define(
                name="Strict Clerk",
                type="forward",
                element=["fire"],
                cost=2,
                power=7000,
                text="You can only pay with CP produced by Backups to cast Strict Clerk.",
            )
            .define(name="Ember Leaf", type="forward", element=["fire"], cost=3, power=7000, text="")
            .hand(0, "Strict Clerk", "Ember Leaf")
        )
        return table.sources(0, **sources) if sources else table

    assert not table_with().can("play", 0, "Strict Clerk")
    assert not table_with(fire=1).can("play", 0, "Strict Clerk")
    assert not table_with(ice=2).can("play", 0, "Strict Clerk")
    assert table_with(fire=1, ice=1).play(0, "Strict Clerk").hand_names(0) == ["Ember Leaf"]


@pytest.mark.rule("fftcg", "6.7.1", "15.1.1.10.1", "11.6.10")
def test_counters_pay_a_cost_only_when_there_are_enough() -> None:
    def urn(soul: int) -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Soul Urn",
                type="monster",
                element=["ice"],
                cost=2,
                text="Remove 2 Soul Counters from Soul Urn: Choose 1 Forward opponent controls. Dull it and Freeze it.",
            )
            .define(**QUARRY)
            .field(0, "Soul Urn", counters={"Soul": soul})
            .field(1, "Quarry")
        )

    assert not urn(1).can("use", 0, "Soul Urn") and urn(1).why_not(0, "Soul Urn")
    table = urn(3).use(0, "Soul Urn", targets=["Quarry"])
    assert table.counters("Soul Urn", "Soul") == 1 and not table.can("use", 0, "Soul Urn")
    table.resolve()
    assert table.is_rested("Quarry")


@pytest.mark.rule("fftcg", "15.1.1.4.1", "11.12.5.3", "11.8.3", "5.2.1.3")
def test_a_card_discarded_for_cp_is_not_discarded_due_to_the_summon_it_paid_for() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Rag Picker",
            type="backup",
            element=["fire"],
            cost=3,
            text="When you discard 1 or more cards due to Summons or abilities, draw 1 card.",
        )
        .define(name="Rummage", type="summon", element=["fire"], cost=2, text="Draw 1 card, then discard 1 card.")
        .define(name="Fuel", type="forward", element=["fire"], cost=3, power=7000, text="")
        .define(name="Junk", type="forward", element=["water"], cost=3, power=7000, text="")
        .field(0, "Rag Picker", rested=True)
        .hand(0, "Rummage", "Fuel", "Junk")
    )
    table.play(0, "Rummage")
    assert table.zone_names(0, "break") == ["Fuel"] and table.stack() == ["Rummage"]
    table.resolve().choose("Junk")
    table.resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.6.2.2", "11.6.2.3", "15.2.2.3")
def test_a_newcomer_may_be_dulled_for_anothers_ability_but_not_for_its_own_dull_icon() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Foreman",
            type="backup",
            element=["earth"],
            cost=3,
            text="Dull 1 active Forward: Choose 1 Forward opponent controls. Dull it.",
        )
        .define(name="New Digger", type="forward", element=["earth"], cost=2, power=5000, text="{Dull}: Draw 1 card.")
        .define(name="Watchman", type="forward", element=["wind"], cost=2, power=5000, text="")
        .field(0, "Foreman", fresh=True)
        .field(0, "New Digger", fresh=True)
        .field(1, "Watchman")
    )
    assert not table.can("use", 0, "New Digger") and "11.6.2.2" in table.why_not(0, "New Digger")
    table.use(0, "Foreman", targets=["Watchman"])
    assert table.is_rested("New Digger")
    table.resolve()
    assert table.is_rested("Watchman")
