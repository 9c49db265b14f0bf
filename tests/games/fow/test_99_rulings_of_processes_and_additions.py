"""Chapters 1200 and later: what the rules do by themselves, and additions without a host."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow.said import chant, quick, res


@pytest.mark.rule("fow", "1202.2")
def test_an_empty_deck_loses_in_the_draw_phase_alone() -> None:
    table = (
        scenario("fow")
        .define(**chant("Page", "Draw two cards."))
        .sources(0, fire=1)
        .hand(0, "Page")
        .deck(0, "Page", only=True)
    )
    table.play(0, "Page").resolve()
    assert table.hand_size(0) == 1 and not table.over
    table.to("main", player=1)
    assert not table.over
    table.next_turn().end_step()
    assert table.over and table.winner == 1


@pytest.mark.rule("fow", "1203.1")
def test_counters_for_and_against_take_each_other_away() -> None:
    table = (
        scenario("fow")
        .define(**chant("Wither", "Put three [-100/-100] counters on target resonator."))
        .define(**res("Oak", 500, 500, "This card gains [Flying] as long as there are no [+100/+100] counters on it."))
        .sources(0, fire=1)
        .hand(0, "Wither")
        .field(0, "Oak", counters={"[+100/+100]": 2})
    )
    assert not table.has("Oak", "Flying")
    table.play(0, "Wither", targets=["Oak"]).resolve()
    assert table.counters("Oak", "[+100/+100]") == 0 and table.counters("Oak", "[-100/-100]") == 1
    assert table.power("Oak") == 400 and table.has("Oak", "Flying")


@pytest.mark.rule("fow", "1204.1b")
def test_the_damage_goes_with_the_destruction_that_something_replaced() -> None:
    table = (
        scenario("fow")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**res("Shell", 500, 500, "If this card would be destroyed, remove a shell counter from it instead."))
        .sources(0, fire=2)
        .hand(0, "Scorch", "Scorch")
        .field(1, "Shell", counters={"shell": 1})
    )
    table.play(0, "Scorch", targets=["Shell"]).resolve()
    assert table.is_on_field("Shell") and table.damage_on("Shell") == 0 and table.counters("Shell", "shell") == 0


@pytest.mark.rule("fow", "1205.8")
def test_the_second_of_a_mythic_pair_still_does_what_it_does_as_it_enters() -> None:
    table = (
        scenario("fow")
        .define(**res("Paragon", 300, 300, "«Mythic»\n[Enter] >>> You gain 100 life.", cost="{R}"))
        .sources(0, fire=1)
        .hand(0, "Paragon")
        .field(0, "Paragon")
    )
    old = table.card("Paragon", 0)
    table.play(0, "Paragon").resolve()
    table.choose(old)
    table.resolve_all()
    assert table.field_names(0).count("Paragon") == 1 and table.resource(0, "life") == 4100  # 906.3d


@pytest.mark.rule("fow", "1206.1")
def test_half_a_life_is_rounded_up() -> None:
    table = (
        scenario("fow")
        .define(**chant("Halving", "Target player loses half of their life."))
        .sources(0, fire=1)
        .resources(1, life=3100)
        .hand(0, "Halving")
    )
    table.play(0, "Halving", targets=[1]).resolve()
    assert table.resource(1, "life") == 1600


@pytest.mark.rule("fow", "1207.1")
def test_an_addition_goes_when_what_it_was_added_to_goes_and_not_when_that_changes_sides() -> None:
    table = (
        scenario("fow")
        .define(name="War Banner", type="Addition: Resonator", cost="{R}", text="Added resonator gains [+300/+300].")
        .define(**chant("Charm", "Gain control of target resonator."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Bearer", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Charm", "Smite")
        .field(1, "Bearer")
        .zone(1, "field", "War Banner", host="Bearer")
    )
    assert table.power("Bearer") == 600
    table.play(0, "Charm", targets=["Bearer"]).resolve()
    assert table.is_on_field("Bearer", 0) and table.power("Bearer") == 600 and table.is_on_field("War Banner", 1)
    table.play(0, "Smite", targets=["Bearer"]).resolve()
    assert table.zone_names(1, "graveyard") == ["War Banner", "Bearer"] or table.zone_names(1, "graveyard") == [
        "Bearer",
        "War Banner",
    ]


@pytest.mark.rule("fow", "1405.1b")
def test_an_addition_without_its_target_goes_to_the_graveyard() -> None:
    table = (
        scenario("fow")
        .define(
            name="War Banner",
            type="Addition: Resonator",
            cost="{R}",
            text="Added resonator gains [+300/+300] and [Pierce].",
        )
        .define(**quick("Retreat", "Return target resonator you control to its owner's hand."))
        .define(**res("Bearer", 300, 300))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "War Banner", "War Banner")
        .hand(1, "Retreat")
        .field(0, "Bearer")
        .field(1, "Bearer")
    )
    mine, theirs = table.card("Bearer", 0), table.card("Bearer", 1)
    table.play(0, "War Banner", targets=[theirs]).passes(0)
    table.play(1, "Retreat", targets=[theirs]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["War Banner"]
    table.play(0, "War Banner", targets=[mine]).resolve()
    assert table.power(mine) == 600 and table.has(mine, "Pierce")
