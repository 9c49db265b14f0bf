"""Chapters 1102 to 1105: several orbs at once, cards that break out of orbs, slow servants, quick cards."""

from __future__ import annotations

import pytest

from arbiter.games.caster.attacking import check_attack
from arbiter.testing import scenario
from tests.games.caster.written import Written, servant

ORBS = ("Porch Lamp", "Spark", "Puddle", "Hedge Sprite", "Kennel Pup")


def striker(text: str) -> Written:
    """A servant with the text has attacked a player with five orbs, and the battle is judged."""
    table = servant(scenario("caster"), "Striker", text=text)
    table.field(0, "Striker").zone(1, "orb", *ORBS).turn(0, number=3)
    return table.attack("Striker").passes().passes()


@pytest.mark.rule("caster", "1102.2")
@pytest.mark.parametrize(("text", "taken"), [("", ORBS[:1]), ("[Double Corrupt]", ORBS[:2])])
def test_double_corrupt_takes_two_orbs_instead_of_one(text: str, taken: tuple[str, ...]) -> None:
    table = striker(text).choose(*taken)
    assert sorted(table.hand_names(1)) == sorted(taken)
    assert len(table.zone_names(1, "orb")) == 5 - len(taken)


@pytest.mark.rule("caster", "1102.3")
def test_triple_corrupt_takes_three_orbs() -> None:
    table = striker("[Triple Corrupt]").choose(*ORBS[:3])
    assert sorted(table.hand_names(1)) == sorted(ORBS[:3])


@pytest.mark.rule("caster", "1102.4")
@pytest.mark.parametrize(("word", "count"), [("double_corrupt", 2), ("triple_corrupt", 3)])
def test_of_both_words_one_is_applied_as_its_controller_chooses(word: str, count: int) -> None:
    table = striker("[Double Corrupt]\n[Triple Corrupt]").expect(player=0).option(word).choose(*ORBS[:count])
    assert table.hand_size(1) == count


# ---------------------------------------------------------------- 1103  break


def broken(table: Written, *orbs: str) -> Written:
    """Player 0 corrupts the named orbs of player 1."""
    text = {1: "", 2: "[Double Corrupt]"}[len(orbs)]
    servant(table, "Striker", text=text).field(0, "Striker").zone(1, "orb", *orbs).turn(0, number=3)
    return table.attack("Striker").passes().passes()


@pytest.mark.rule("caster", "1103.2b")
@pytest.mark.parametrize("wants", [True, False])
def test_a_card_with_break_may_be_played_for_nothing(wants: bool) -> None:
    table = broken(servant(scenario("caster"), "Jack", cost=5, text="[Break]"), "Jack")
    if wants:
        table.yes().option("recovered").resolve_all()
        assert table.field_names(1) == ["Jack"]
    else:
        table.no()
        assert table.hand_names(1) == ["Jack"]


@pytest.mark.rule("caster", "1103.2b")
def test_a_conjure_with_break_is_played_at_once() -> None:
    table = scenario("caster").define(
        name="Snap", type="Conjure", cost=4, element="Ignus", text="[Break]\nDestroy target enemy servant."
    )
    table = broken(servant(table, "Other"), "Snap")
    table.yes().resolve_all()
    assert table.zone_names(0, "graveyard") == ["Striker"] and table.zone_names(1, "graveyard") == ["Snap"]


@pytest.mark.rule("caster", "1103.2a", "1103.2a-1")
def test_a_caster_with_break_is_put_into_the_field_unless_one_of_its_name_is_there() -> None:
    table = scenario("caster").define(name="Nell", type="Caster", level=1, element="Luna", text="[Break]")
    broken(table, "Nell").yes()
    assert table.field_names(1) == ["Nell"]
    table = scenario("caster").define(name="Nell", type="Caster", level=1, element="Luna", text="[Break]")
    table = broken(table.field(1, "Nell"), "Nell")
    assert table.field_names(1) == ["Nell"] and table.hand_names(1) == ["Nell"]


@pytest.mark.rule("caster", "1103.2a-2")
def test_a_caster_of_level_two_with_break_levels_one_up() -> None:
    table = scenario("caster").define(name="Nell", id="N1", type="Caster", level=1, element="Luna", text="")
    table.define(name="Nell", id="N2", type="Caster", level=2, element="Luna", text="[Break]")
    broken(table.field(1, "N1"), "N2").yes()
    (nell,) = [obj for obj in table.game.field if obj.controller == 1]
    assert nell.now.level == 2 and len(nell.under) == 1


@pytest.mark.rule("caster", "1103.3", "1103.3b")
def test_break_with_a_cost_is_paid_for() -> None:
    table = servant(scenario("caster"), "Jack", cost=5, text="[Break] (discard a card)").hand(1, "Spark")
    table = broken(table, "Jack").yes().option("recovered").resolve_all()
    assert table.field_names(1) == ["Jack"] and table.zone_names(1, "graveyard") == ["Spark"]
    table = servant(scenario("caster"), "Jack", cost=5, text="[Break] ([2])")
    broken(table, "Jack")
    assert table.hand_names(1) == ["Jack"], "nobody can pay, and so nobody is asked"


@pytest.mark.rule("caster", "1103.3a")
def test_a_caster_whose_break_has_a_cost_is_put_into_the_field_for_it() -> None:
    table = scenario("caster").define(
        name="Nell", type="Caster", level=1, element="Luna", text="[Break] (discard a card)"
    )
    broken(table.hand(1, "Spark"), "Nell").yes()
    assert table.field_names(1) == ["Nell"] and table.zone_names(1, "graveyard") == ["Spark"]


@pytest.mark.rule("caster", "1103.4")
def test_of_two_cards_that_break_out_their_player_chooses_the_order() -> None:
    table = servant(servant(scenario("caster"), "Jack", text="[Break]"), "Jill", text="[Break]")
    table = broken(table, "Jack", "Jill")
    table.order("Jill", "Jack").yes()
    assert table.stack() == ["Jill"]


@pytest.mark.rule("caster", "1103.5")
def test_what_speaks_of_break_speaks_of_break_with_a_cost() -> None:
    table = servant(scenario("caster"), "Jack", text="[Break] (discard a card)")
    table = servant(servant(table, "Jill", text="[Break]"), "Joan")
    table.define(name="Snuff", type="Conjure", cost=1, element="Ignus", text="Destroy all servants with [Break].")
    table.sources(0, ignus=1).hand(0, "Snuff").field(1, "Jack", "Jill", "Joan")
    table.play(0, "Snuff").resolve().order("Jack", "Jill")
    assert table.field_names(1) == ["Joan"]


# ---------------------------------------------------------------- 1104, 1105


@pytest.mark.rule("caster", "1104.2")
def test_slow_start_keeps_it_from_attacking_in_the_turn_it_came() -> None:
    table = servant(servant(scenario("caster"), "Slow", text="[Slow Start]"), "Swift")
    table.field(0, "Slow", "Swift", fresh=True).field(0, "Slow").turn(0, number=3)
    table.to("attack_begin")
    able = [table.obj("Swift"), *[obj for obj in table.game.field if obj.face.name == "Slow"]]
    assert [check_attack(table.game, obj) is None for obj in able] == [True, False, True]


@pytest.mark.rule("caster", "1105.2")
def test_quickcast_is_played_whenever_one_has_priority() -> None:
    table = scenario("caster").define(
        name="Dart", type="Conjure", cost=1, element="Ignus", text="[Quickcast]\nDraw a card."
    )
    table.define(name="Letter", type="Conjure", cost=1, element="Ignus", text="Draw a card.")
    table.sources(1, ignus=2).hand(1, "Dart", "Letter").turn(0, number=3)
    table.passes(0)
    assert table.can("play", 1, "Dart") and not table.can("play", 1, "Letter")
    table.play(1, "Dart").resolve()
    assert table.zone_names(1, "graveyard") == ["Dart"]
