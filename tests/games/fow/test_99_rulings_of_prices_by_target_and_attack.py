"""Rulings about costs that hang on what is targeted, and about what must be done to attack or block."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

SIZE = {"atk": 500, "def": 500}


def with_call(*names: str, wind: int) -> Table:
    """A chant that costs less if it targets a Beast."""
    return (
        scenario("fow")
        .define(
            name="Beast Call",
            type="Chant",
            cost="{G}{1}",
            text="[Quickcast]\nYou may pay {G} less to play this card if it targets a Beast.\n"
            "Target resonator gains [+300/+300] until end of turn.",
        )
        .define(name="Grey Wolf", type="Resonator", race=["Beast"], **SIZE)
        .define(name="Old Oak", type="Resonator", **SIZE)
        .field(0, *names)
        .hand(0, "Beast Call")
        .sources(0, wind=wind)
    )


@pytest.mark.rule("fow", "903.2l")
def test_a_chant_costs_less_for_the_target_that_makes_it_cheaper() -> None:
    for target, paid in (("Grey Wolf", 1), ("Old Oak", 2)):
        table = with_call("Grey Wolf", "Old Oak", wind=2).play(0, "Beast Call", targets=[target])
        assert sum(table.is_rested(f"Wind Source {number}") for number in (1, 2)) == paid


@pytest.mark.rule("fow", "903.2l")
def test_with_too_little_will_only_the_cheaper_target_can_be_chosen() -> None:
    assert not with_call("Old Oak", wind=1).can("play", 0, "Beast Call")
    table = with_call("Grey Wolf", "Old Oak", wind=1).play(0, "Beast Call").resolve()
    assert (table.power("Grey Wolf"), table.power("Old Oak")) == (800, 500)


@pytest.mark.rule("fow", "903.2l")
def test_spells_of_an_opponent_are_dearer_by_what_they_target() -> None:
    table = (
        scenario("fow")
        .define(name="Snap", type="Chant", cost="{R}", text="Destroy target resonator.")
        .define(
            name="Toll Guard",
            type="Resonator",
            text="Your opponent pays {1} more to play spells that target a resonator you control.",
            **SIZE,
        )
        .define(name="Old Oak", type="Resonator", **SIZE)
        .field(0, "Old Oak")
        .field(1, "Toll Guard")
        .hand(0, "Snap")
        .sources(0, fire=1)
    )
    table.play(0, "Snap").resolve()  # only what costs no more can be targeted
    assert table.zone_names(0, "graveyard") == ["Old Oak", "Snap"]


@pytest.mark.rule("fow", "803.4")
def test_who_attacks_with_it_banishes_another_where_a_text_asks_for_it() -> None:
    table = (
        scenario("fow")
        .define(
            name="Iron Yoke",
            type="Addition:Field",
            text="Resonators cannot attack unless their controller banishes another resonator.",
        )
        .define(name="Grey Wolf", type="Resonator", **SIZE)
        .define(name="Old Oak", type="Resonator", **SIZE)
        .field(1, "Iron Yoke")
        .field(0, "Grey Wolf", "Old Oak")
    )
    table.attack("Grey Wolf", at=1)
    assert table.field_names(0) == ["Grey Wolf"]
    table.no_block().to("main")
    assert table.resource(1, "life") == 3500
    assert not table.can("attack", 0, "Grey Wolf")


@pytest.mark.rule("fow", "804.4")
def test_a_block_is_not_possible_without_the_life_that_it_costs() -> None:
    def table_with(life: int) -> Table:
        return (
            scenario("fow")
            .define(name="Lazy Guard", type="Resonator", text="This card cannot block unless you pay 500 life.", **SIZE)
            .define(name="Grey Wolf", type="Resonator", **SIZE)
            .field(0, "Grey Wolf")
            .field(1, "Lazy Guard")
            .resources(1, life=life)
        )

    assert table_with(600).attack("Grey Wolf", at=1).block("Lazy Guard").resource(1, "life") == 100
    assert not table_with(400).attack("Grey Wolf", at=1).can("block", 1, "Lazy Guard")
