"""Chapters 1111, 1114, 1116 to 1118: texts that a card has only at times, stepping up, [Φ], BINGO, riding."""

from __future__ import annotations

import pytest

from arbiter.games.caster.attacking import targets_for
from arbiter.testing import scenario
from tests.games.caster.written import Written, conjure, servant


def earnest(table: Written, count: int) -> Written:
    """So many Earnest cards in the graveyard of player 0, and one that is none."""
    servant(servant(table, "Diligent", race="Earnest"), "Idler")
    return table.zone(0, "graveyard", "Idler", *["Diligent"] * count)


@pytest.mark.rule("caster", "1111.2", "1111.2b")
@pytest.mark.parametrize(("count", "power"), [(1, 2000), (2, 3000), (3, 3000)])
def test_dct_gives_the_text_while_there_are_enough_earnest_cards(count: int, power: int) -> None:
    table = servant(scenario("caster"), "Pupil", text="[DCT] 2 -- This card gains +1000 ATK.")
    earnest(table, count).field(0, "Pupil")
    assert table.power("Pupil", 0) == power


@pytest.mark.rule("caster", "1111.2b")
def test_dct_looks_at_the_graveyard_of_the_cards_own_player() -> None:
    table = servant(scenario("caster"), "Pupil", text="[DCT] 2 -- This card gains +1000 ATK.")
    earnest(table, 2).field(1, "Pupil")
    assert table.power("Pupil", 1) == 2000


@pytest.mark.rule("caster", "1111.2a")
@pytest.mark.parametrize(("count", "drawn"), [(1, 1), (2, 2)])
def test_a_conjure_has_the_text_of_dct_as_it_is_played(count: int, drawn: int) -> None:
    table = earnest(conjure(scenario("caster"), "Notes", "Draw a card.\n[DCT] 2 -- Draw a card."), count)
    table.sources(0, ignus=1).hand(0, "Notes").play(0, "Notes").resolve()
    assert table.hand_size(0) == drawn


@pytest.mark.rule("caster", "1111.2a")
def test_what_changes_after_it_was_played_does_not_matter() -> None:
    table = earnest(conjure(scenario("caster"), "Notes", "Draw a card.\n[DCT] 2 -- Draw a card."), 2)
    conjure(table, "Sweep", "[Quickcast]\nRemove target Earnest in an enemy graveyard from the game.")
    table.sources(0, ignus=1).sources(1, ignus=1).hand(0, "Notes").hand(1, "Sweep").turn(0, number=3)
    table.play(0, "Notes").passes(0).play(1, "Sweep", targets=[table.card("Diligent", 0, zone="graveyard")])
    table.resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1111.2a", "1105.2")
@pytest.mark.parametrize(("count", "swift"), [(1, False), (2, True)])
def test_a_conjure_has_the_quickcast_of_its_dct_where_it_is_played_from(count: int, swift: bool) -> None:
    table = earnest(conjure(scenario("caster"), "Notes", "Draw a card.\n[DCT] 2 -- [Quickcast]"), count)
    table.sources(0, ignus=1).hand(0, "Notes").turn(1, number=3).passes(1)
    assert table.can("play", 0, "Notes") is swift


def broken_orb(table: Written, name: str) -> Written:
    servant(table, "Striker").field(1, "Striker").zone(0, "orb", name).turn(1, number=4)
    return table.attack("Striker").passes().passes()


@pytest.mark.rule("caster", "1111.2c")
@pytest.mark.parametrize(("count", "out"), [(1, False), (2, True)])
def test_break_within_dct_works_from_the_orbs_if_there_are_enough(count: int, out: bool) -> None:
    table = earnest(servant(scenario("caster"), "Diver", text="[DCT] 2 -- [Break]"), count)
    broken_orb(table, "Diver")
    if out:
        table.yes()
        assert table.stack() == ["Diver"]
    else:
        assert table.expect(kind="action").hand_names(0) == ["Diver"]


@pytest.mark.rule("caster", "1111.2", "1105.2")
@pytest.mark.parametrize(("count", "swift"), [(1, False), (2, True)])
def test_a_servant_in_the_hand_has_the_quickcast_of_its_dct(count: int, swift: bool) -> None:
    table = earnest(servant(scenario("caster"), "Sprinter", cost=1, text="[DCT] 2 -- [Quickcast]"), count)
    table.sources(0, ignus=1).hand(0, "Sprinter").turn(1, number=3).passes(1)
    assert table.can("play", 0, "Sprinter") is swift


@pytest.mark.rule("caster", "1111.2", "1105.2")
def test_a_servant_with_such_a_quickcast_enters_the_field_in_an_enemy_turn() -> None:
    table = earnest(servant(scenario("caster"), "Sprinter", cost=1, text="[DCT] 2 -- [Quickcast]"), 2)
    table.sources(0, ignus=1).hand(0, "Sprinter").turn(1, number=3).passes(1)
    table.play(0, "Sprinter").resolve().option("recovered")
    assert "Sprinter" in table.field_names(0)


@pytest.mark.rule("caster", "1111.2", "1114.2")
@pytest.mark.parametrize(("count", "helped"), [(1, False), (2, True)])
def test_step_up_behind_dct_helps_only_while_there_are_enough(count: int, helped: bool) -> None:
    table = earnest(scenario("caster"), count)
    servant(servant(table, "Tall", cost=3, race="Lamp", text="[DCT] 2 -- [Step Up] (Lamp)"), "Two", cost=2, race="Lamp")
    table.field(0, "Two").sources(0, ignus=1).hand(0, "Tall").turn(0, number=3)
    assert table.can("play", 0, "Tall") is helped


@pytest.mark.rule("caster", "1111.2", "1108.2")
@pytest.mark.parametrize(("count", "helped"), [(1, False), (2, True)])
def test_united_front_behind_dct_pays_only_while_there_are_enough(count: int, helped: bool) -> None:
    table = earnest(scenario("caster"), count)
    servant(table, "Ally", cost=1, element="Solis", text="[DCT] 2 -- [United Front] (Vigil)")
    table.define(name="Friend", type="Caster", level=1, element="Ignus", race="Vigil").field(0, "Friend").hand(
        0, "Ally"
    )
    assert table.can("play", 0, "Ally") is helped


# ---------------------------------------------------------------- 1114  step up


def stepping(cost: int = 5) -> Written:
    table = servant(scenario("caster"), "Tall", cost=cost, race="Lamp", text="[Step Up] (Lamp)")
    servant(servant(servant(table, "One", cost=1, race="Lamp"), "Three", cost=3, race="Lamp"), "Other", cost=4)
    return table.field(0, "One", "Three", "Other").hand(0, "Tall")


@pytest.mark.rule("caster", "1114.2", "1114.3")
def test_step_up_rests_servants_of_the_race_for_as_much_of_the_cost() -> None:
    table = stepping(5).sources(0, ignus=1)
    table.play(0, "Tall", targets=[["One"], ["Three"]]).resolve_all()
    assert table.is_rested("One", 0) and table.is_rested("Three", 0) and not table.is_rested("Other", 0)
    assert table.is_on_field("Tall", 0) and table.is_rested("Tall", 0)


@pytest.mark.rule("caster", "1114.2")
def test_servants_that_cost_more_than_the_card_pay_for_all_of_it() -> None:
    table = stepping(3)
    table.play(0, "Tall", targets=[["One"], ["Three"]]).resolve_all()
    assert table.is_on_field("Tall", 0)


@pytest.mark.rule("caster", "1114.2")
def test_without_stepping_up_the_whole_cost_is_paid_and_it_comes_as_its_player_likes() -> None:
    table = stepping(2).sources(0, ignus=2)
    table.play(0, "Tall").no().resolve().option("recovered")
    assert not table.is_rested("Tall", 0) and not table.is_rested("One", 0)


# ---------------------------------------------------------------- 1116  phi


def phi(left: str, right: str) -> Written:
    table = servant(servant(scenario("caster"), "Left", text=left, atk=3000), "Right", text=right)
    return table.field(0, "Left").field(1, "Right").turn(0, number=3)


@pytest.mark.rule("caster", "1116.2", "1116.2a", "1116.2b")
@pytest.mark.parametrize(
    ("left", "right", "can"), [("[Φ]", "", False), ("", "[Φ]", False), ("[Φ]", "[Φ]", True), ("", "", True)]
)
def test_phi_battles_only_servants_with_phi(left: str, right: str, can: bool) -> None:
    table = phi(left, right)
    _, objects = targets_for(table.game, table.obj("Left"))
    assert bool(objects) is can


@pytest.mark.rule("caster", "1116.2c")
@pytest.mark.parametrize(("right", "left_over"), [("", ["Right"]), ("[Φ]", [])])
def test_an_effect_does_not_make_phi_battle_what_has_none(right: str, left_over: list[str]) -> None:
    table = conjure(phi("[Φ]", right), "Duel", "Target allied servant battles target enemy servant.")
    table.sources(0, ignus=1).hand(0, "Duel").play(0, "Duel", targets=["Left", "Right"]).resolve()
    assert table.field_names(1) == left_over


# ---------------------------------------------------------------- 1117  BINGO


def called(table: Written, *costs: int) -> Written:
    """Cards of these costs in the BINGO zone of player 0."""
    for index, cost in enumerate(costs):
        servant(table, f"Number {index}", cost=cost)
        table.zone(0, "bingo", f"Number {index}")
    return table


LINES = [((3, 3, 3), True), ((3, 3, 2), False), ((3, 3), False)]


@pytest.mark.rule("caster", "1117.2", "1117.2b")
@pytest.mark.parametrize(("costs", "line"), LINES)
def test_bingo_gives_the_text_while_three_cards_have_one_cost(costs: tuple[int, ...], line: bool) -> None:
    table = servant(scenario("caster"), "Caller", text="[BINGO] -- This card gains +1000 ATK.")
    called(table, *costs).field(0, "Caller").field(1, "Caller")
    assert table.power("Caller", 0) == (3000 if line else 2000) and table.power("Caller", 1) == 2000


@pytest.mark.rule("caster", "1117.2a")
@pytest.mark.parametrize(("costs", "line"), LINES)
def test_a_conjure_has_the_text_of_bingo_as_it_is_played(costs: tuple[int, ...], line: bool) -> None:
    table = conjure(scenario("caster"), "House", "[BINGO] -- Draw two cards.\nDraw a card.")
    called(table, *costs).sources(0, ignus=1).hand(0, "House").play(0, "House").resolve()
    assert table.hand_size(0) == (3 if line else 1)


@pytest.mark.rule("caster", "1117.2c")
@pytest.mark.parametrize(("costs", "line"), LINES)
def test_break_within_bingo_works_from_the_orbs_if_there_is_a_line(costs: tuple[int, ...], line: bool) -> None:
    table = called(servant(scenario("caster"), "Diver", text="[BINGO] -- [Break]"), *costs)
    broken_orb(table, "Diver")
    if line:
        assert table.yes().stack() == ["Diver"]
    else:
        assert table.expect(kind="action").hand_names(0) == ["Diver"]


@pytest.mark.rule("caster", "1117.2", "1105.2")
@pytest.mark.parametrize(("costs", "line"), LINES)
def test_a_servant_in_the_hand_has_the_quickcast_of_its_bingo(costs: tuple[int, ...], line: bool) -> None:
    table = called(servant(scenario("caster"), "Sprinter", cost=1, text="[BINGO] -- [Quickcast]"), *costs)
    table.sources(0, ignus=1).hand(0, "Sprinter").turn(1, number=3).passes(1)
    assert table.can("play", 0, "Sprinter") is line


# ---------------------------------------------------------------- 1118  ride


def tram(number: int = 3, text: str = "") -> Written:
    table = scenario("caster").define(
        name="Tram", type="Barrier", cost=4, element="Aes", atk=4000, **{"def": 3000}, text=f"[Ride] ({number})"
    )
    for level in (1, 2, 3):
        table.define(name=f"Rider {level}", type="Caster", level=level, element="Aes", text=text)
    return table.field(0, "Tram", "Rider 1", "Rider 2", "Rider 3").turn(0, number=3)


@pytest.mark.rule("caster", "1118.2")
def test_casters_whose_levels_total_the_number_make_it_a_servant_until_end_of_turn() -> None:
    table = tram(3).use(0, "Tram", cost=["Rider 1", "Rider 2"]).resolve()
    tram_now = table.obj("Tram").now
    assert tram_now.types == {"servant"} and tram_now.power == 4000
    assert table.is_rested("Rider 1", 0) and table.is_rested("Rider 2", 0) and not table.is_rested("Rider 3", 0)
    table.next_turn()
    assert table.obj("Tram").now.types == {"barrier"}


@pytest.mark.rule("caster", "1118.2")
@pytest.mark.parametrize(("number", "can"), [(6, True), (7, False)])
def test_the_levels_must_total_exactly_the_number(number: int, can: bool) -> None:
    assert tram(number).can("use", 0, "Tram") is can


@pytest.mark.rule("caster", "1118.3")
def test_it_is_played_once_a_turn() -> None:
    table = tram(3).use(0, "Tram", cost=["Rider 3"]).resolve()
    assert not table.can("use", 0, "Tram"), "the levels of the other two would total three as well"
    table.next_turn().next_turn()
    assert table.can("use", 0, "Tram")


@pytest.mark.rule("caster", "1118.4", "1118.4a")
def test_who_is_rested_for_it_rides_it() -> None:
    table = tram(3, "Whenever this card rides ⇒ The card this card rides gains +500 ATK until end of turn.")
    table.use(0, "Tram", cost=["Rider 3"]).resolve_all()
    assert table.obj("Tram").now.power == 4500
