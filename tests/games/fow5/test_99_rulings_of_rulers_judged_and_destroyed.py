"""Rulings about rulers: judged, destroyed, astral and back again."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow5.fields import addition, chant, empress, instant, resonator


@pytest.mark.rule("fow5", "7.11/1")
def test_after_a_judgment_there_is_neither_another_nor_a_call_though_the_ruler_is_back() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Imperishable]"))
        .define(name="Downfall", type="Spell: Chant", cost="{B}", text="Destroy target J/resonator.")
        .zone(0, "ruler", "Iron Regent")
        .zone(0, "stones", 3)
        .sources(0, fire=4, darkness=1)
        .hand(0, "Downfall")
    )
    assert table.acts(0, "call") != []
    table.act(0, "judgment", "Iron Regent").resolve().play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(0, "ruler") == ["Iron Regent"]
    assert not table.is_rested("Iron Regent")
    assert table.acts(0, "judgment") == []  # 7.5/1
    assert table.acts(0, "call") == []


@pytest.mark.rule("fow5", "7.11/1")
def test_an_astral_ruler_keeps_lying_rested_and_calls_when_it_has_recovered() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(name="Downfall", type="Spell: Chant", cost="{B}", text="Destroy target J/resonator.")
        .field(0, "Iron Empress", rested=True)
        .zone(0, "stones", 3)
        .hand(0, "Downfall")
        .sources(0, darkness=3)
    )
    table.play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(0, "ruler") == ["Iron Empress"]
    assert table.is_rested("Iron Empress")  # 3.1/4  from playground to playground
    assert table.acts(0, "call") == []
    table.to("main", 0, later=True)
    assert table.acts(0, "judgment") == []
    table.act(0, "call")
    assert len(table.zone_names(0, "stone_area")) == 4


@pytest.mark.rule("fow5", "11.7/1")
def test_an_imperishable_j_ruler_destroyed_in_its_own_turn_can_be_judged_again_at_once() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Imperishable]"))
        .define(name="Downfall", type="Spell: Chant", cost="{B}", text="Destroy target J/resonator.")
        .field(0, "Iron Empress")
        .hand(0, "Downfall")
        .sources(0, darkness=1, fire=2)
    )
    table.play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(0, "ruler") == ["Iron Regent"]
    table.act(0, "judgment", "Iron Regent").resolve()
    assert table.is_on_field("Iron Empress", 0)


@pytest.mark.rule("fow5", "10.9/3")
def test_a_ruler_is_destroyed_by_what_destroys_rulers_by_name() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(name="Regicide", type="Spell: Chant", cost="{B}", text="Destroy target ruler.")
        .zone(1, "ruler", "Iron Regent")
        .zone(1, "stones", 3)
        .hand(0, "Regicide")
        .sources(0, darkness=1)
    )
    table.play(0, "Regicide", targets=["Iron Regent"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Iron Regent"]
    table.to("main", 1)
    assert table.acts(1, "call") == []


@pytest.mark.rule("fow5", "3.15/2")
def test_what_returns_a_j_ruler_to_the_hand_moves_nothing() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(
            name="Undertow",
            type="Spell: Chant",
            cost="{U}",
            text="Return target J/resonator to its owner's hand. Draw a card.",
        )
        .field(1, "Iron Empress")
        .hand(0, "Undertow")
        .sources(0, water=1)
    )
    table.play(0, "Undertow", targets=["Iron Empress"]).resolve()
    assert table.is_on_field("Iron Empress", 1)
    assert (table.hand_size(0), table.hand_size(1)) == (1, 0)


@pytest.mark.rule("fow5", "7.5/3")
def test_a_ruler_destroyed_under_its_judgment_comes_to_no_field() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**instant("Regicide", "Destroy target ruler."))
        .zone(0, "ruler", "Iron Regent")
        .sources(0, fire=2)
        .hand(1, "Regicide")
        .sources(1, darkness=1)
    )
    table.act(0, "judgment", "Iron Regent").passes(0).play(1, "Regicide", targets=["Iron Regent"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Iron Regent"]
    assert not table.is_on_field("Iron Empress")


@pytest.mark.rule("fow5", "3.1/4")
def test_a_ruler_rested_under_its_judgment_becomes_a_rested_j_ruler() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Swiftness]"))
        .define(**instant("Lullaby", "Rest target ruler."))
        .zone(0, "ruler", "Iron Regent")
        .sources(0, fire=2)
        .hand(1, "Lullaby")
        .sources(1, water=1)
    )
    table.act(0, "judgment", "Iron Regent").passes(0).play(1, "Lullaby", targets=["Iron Regent"]).resolve_all()
    assert table.is_on_field("Iron Empress", 0)
    assert table.is_rested("Iron Empress")
    assert not table.can("attack", 0, "Iron Empress")


@pytest.mark.rule("fow5", "13.3/1")
def test_at_judgment_an_addition_for_rulers_falls_off_and_one_for_either_stays() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**addition("Court Robe", "Ruler", "At the end of your turn, you gain 100 life."))
        .define(**addition("Old Crown", "J/Ruler", "Added J/ruler gains [+100/+100]."))
        .zone(0, "ruler", "Iron Regent")
        .zone(0, "field", "Court Robe", "Old Crown", host="Iron Regent")
        .sources(0, fire=2)
    )
    table.act(0, "judgment", "Iron Regent").resolve()
    assert table.zone_names(0, "graveyard") == ["Court Robe"]
    assert table.is_on_field("Old Crown", 0)
    assert table.power("Iron Empress") == 900


@pytest.mark.rule("fow5", "13.3/1a")
def test_a_destroyed_j_ruler_drops_the_addition_it_wore() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**addition("War Plume", "J/Resonator", "Added J/resonator gains [+100/+100]."))
        .define(**chant("Downfall", "Destroy target J/resonator."))
        .field(1, "Iron Empress")
        .zone(1, "field", "War Plume", host="Iron Empress")
        .hand(0, "Downfall")
        .sources(0, darkness=1)
    )
    table.play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(1, "ruler") == ["Iron Empress"]
    assert table.zone_names(1, "graveyard") == ["War Plume"]


@pytest.mark.rule("fow5", "3.8/6")
def test_an_astral_ruler_is_no_ruler_for_a_text_and_has_no_abilities() -> None:
    table = (
        scenario("fow5")
        .define(**empress("{0}: You gain 100 life.", ruler="[J-Activate] Pay {R}{R}.\n{0}: You gain 200 life."))
        .define(**instant("Regicide", "Destroy target ruler."))
        .zone(1, "ruler", "Iron Empress")
        .zone(0, "ruler", "Iron Regent")
        .hand(1, "Regicide")
        .sources(1, darkness=1)
        .turn(1)
    )
    assert not table.can("use", 1, "Iron Empress")
    table.play(1, "Regicide").resolve()  # the other player's ruler is the only target
    assert table.zone_names(0, "graveyard") == ["Iron Regent"]
    assert table.zone_names(1, "ruler") == ["Iron Empress"]


@pytest.mark.rule("fow5", "9.6/1a")
def test_enter_of_a_j_ruler_triggers_by_judgment() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Enter]: This card deals 300 damage to target player."))
        .zone(0, "ruler", "Iron Regent")
        .sources(0, fire=2)
    )
    table.act(0, "judgment", "Iron Regent").resolve().choose(1).resolve_all()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow5", "9.2/1b")
def test_a_rulers_ability_is_gone_while_it_is_a_j_ruler() -> None:
    table = (
        scenario("fow5")
        .define(**empress("{0}: You gain 500 life.", ruler="[J-Activate] Pay {0}.\n{0}: You gain 100 life."))
        .zone(0, "ruler", "Iron Regent")
    )
    table.use(0, "Iron Regent", "gain 100").resolve()
    table.act(0, "judgment", "Iron Regent").resolve()
    assert not table.can("use", 0, "Iron Empress", ability="gain 100")
    table.use(0, "Iron Empress", "gain 500").resolve()
    assert table.resource(0, "life") == 4600


@pytest.mark.rule("fow5", "7.5/1")
def test_a_ruler_that_has_called_a_stone_cannot_be_judged_and_why() -> None:
    table = scenario("fow5").define(**empress()).zone(0, "ruler", "Iron Regent").zone(0, "stones", 2).sources(0, fire=2)
    table.act(0, "call")
    assert table.acts(0, "judgment") == []
    assert "7.5/1" in table.why_not(0, "Iron Regent")


@pytest.mark.rule("fow5", "1.4/2")
def test_banishing_a_j_ruler_moves_nothing() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**resonator("Old Oak"))
        .define(**chant("Hard Winter", "Each player banishes a J/resonator."))
        .field(0, "Old Oak")
        .field(1, "Iron Empress")
        .hand(0, "Hard Winter")
        .sources(0, darkness=1)
    )
    table.play(0, "Hard Winter").resolve()
    assert "Old Oak" in table.zone_names(0, "graveyard")
    assert table.is_on_field("Iron Empress", 1)  # 3.15/2


@pytest.mark.rule("fow5", "3.1/4")
def test_an_imperishable_j_ruler_judged_again_is_still_under_what_lasts_until_the_end_of_turn() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Imperishable]"))
        .define(**instant("Growth", "Target J/resonator gains [+400/+400] until end of turn."))
        .define(**instant("Downfall", "Destroy target J/resonator."))
        .field(0, "Iron Empress")
        .hand(0, "Growth", "Downfall")
        .sources(0, fire=4)
    )
    table.play(0, "Growth", targets=["Iron Empress"]).resolve().play(0, "Downfall", targets=["Iron Empress"]).resolve()
    table.act(0, "judgment", "Iron Regent").resolve()
    assert table.power("Iron Empress") == 1200
