"""Rulings of damage that is divided: as its controller likes, or equally."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table
from tests.games.fftcg.costed import backup, forward, pair, plain, summon


def shared_out() -> Table:
    table = pair()
    forward(table, "Chalk Giant", "earth", 5, 9000)
    forward(table, "Flint Giant", "earth", 5, 9000)
    summon(
        table,
        "Scatter",
        "fire",
        3,
        "Choose up to 2 Forwards. Divide 6000 damage among them as you like. (Units must be 1000.)",
    )
    return table.field(1, "Chalk Giant", "Flint Giant").sources(0, fire=3).hand(0, "Scatter")


@pytest.mark.rule("fftcg", "11.3.6")
def test_each_chosen_forward_gets_a_share() -> None:
    table = shared_out()
    with pytest.raises(BadScript):
        table.play(
            0, "Scatter", targets=[["Chalk Giant", "Flint Giant"]], divide={"Chalk Giant": 6000, "Flint Giant": 0}
        )


@pytest.mark.rule("fftcg", "11.11.2.1")
def test_a_share_of_damage_is_not_moved_to_the_one_that_remains() -> None:
    table = shared_out().sources(1, water=2).hand(1, "Ebbing Tide")
    table.play(
        0, "Scatter", targets=[["Chalk Giant", "Flint Giant"]], divide={"Chalk Giant": 4000, "Flint Giant": 2000}
    )
    table.play(1, "Ebbing Tide", targets=["Chalk Giant"]).resolve_all()
    assert table.damage_on("Flint Giant") == 2000


AS_YOU_LIKE = "Divide 6000 damage among them as you like. (Units must be 1000.)"
BOTH = [["Chalk Giant", "Flint Giant"]]
SHARES = {"Chalk Giant": 4000, "Flint Giant": 2000}


def giants(text: str, backups: int = 1) -> Table:
    """Two Forwards of power 9000 of the opponent's, and a Summon with that text."""
    table = forward(plain(), "Flint Giant", "earth", 5, 9000)
    summon(table, "Scatter", "fire", 1, text)
    return table.field(1, "Chalk Giant", "Flint Giant").sources(0, fire=backups).hand(0, "Scatter")


def damages(table: Table) -> list[int]:
    return [table.damage_on("Chalk Giant"), table.damage_on("Flint Giant")]


@pytest.mark.rule("fftcg", "11.3.6")
def test_what_was_chosen_for_something_else_takes_no_share() -> None:
    table = giants(
        "Choose 1 Forward you control. It gains +1000 power until the end of the turn. "
        f"Choose up to 2 Forwards opponent controls. {AS_YOU_LIKE}"
    )
    table.field(0, "Ash Wolf").play(0, "Scatter", targets=["Ash Wolf", *BOTH], divide=SHARES).resolve()
    assert damages(table) == [4000, 2000] and table.damage_on("Ash Wolf") == 0 and table.power("Ash Wolf") == 6000


@pytest.mark.rule("fftcg", "11.3.6")
@pytest.mark.parametrize(("backups", "dealt"), [(1, [0, 0]), (3, [4000, 2000])])
def test_a_division_that_waits_for_a_condition_is_declared_all_the_same(backups: int, dealt: list[int]) -> None:
    condition = "If you control 3 or more Backups, "
    table = giants(f"Choose up to 2 Forwards. {condition}{AS_YOU_LIKE[0].lower()}{AS_YOU_LIKE[1:]}", backups)
    table.play(0, "Scatter", targets=BOTH, divide=SHARES).resolve()
    assert damages(table) == dealt


@pytest.mark.rule("fftcg", "11.3.6", "11.12.5.6")
@pytest.mark.parametrize(("points", "first"), [(4, 4000), (5, 6000)])
def test_how_much_is_divided_is_settled_as_it_is_cast(points: int, first: int) -> None:
    table = giants(
        "Choose up to 2 Forwards. Divide 6000 damage among them as you like. "
        "If you have received 5 points of damage or more, divide 8000 damage among those instead. (Units must be 1000.)"
    )
    table.damage(0, points)
    table.play(0, "Scatter", targets=BOTH, divide={"Chalk Giant": first, "Flint Giant": 2000}).resolve()
    assert damages(table) == [first, 2000]


@pytest.mark.rule("fftcg", "11.11.5.1")
def test_what_is_chosen_while_resolving_is_shared_out_then() -> None:
    table = forward(plain(), "Flint Giant", "earth", 5, 9000)
    text = "choose up to 2 Forwards opponent controls."
    forward(table, "Storm Page", "fire", 1, 3000, f"When Storm Page enters the field, you may {text} {AS_YOU_LIKE}")
    table.field(1, "Chalk Giant", "Flint Giant").sources(0, fire=1).hand(0, "Storm Page")
    table.play(0, "Storm Page").resolve().yes().choose("Chalk Giant", "Flint Giant").divide(SHARES)
    assert damages(table) == [4000, 2000]


@pytest.mark.rule("fftcg", "11.10.3")
def test_a_burst_is_divided_as_its_text_says() -> None:
    table = forward(plain(), "Flint Giant", "earth", 5, 9000)
    summon(
        table,
        "Scatter",
        "fire",
        3,
        "[EX BURST] Choose 1 Forward you control. It gains +1000 power until the end of the turn. "
        f"Choose up to 2 Forwards opponent controls. {AS_YOU_LIKE}",
    )
    table.field(0, "Chalk Giant", "Flint Giant").field(1, "Ash Wolf").deck(1, "Scatter")
    table.attack("Flint Giant").no_block().end_step().yes()
    table.choose("Ash Wolf").choose("Chalk Giant", "Flint Giant").divide(SHARES)
    assert damages(table) == [4000, 2000] and table.power("Ash Wolf") == 6000


@pytest.mark.rule("fftcg", "2.2", "11.12.5.1")
@pytest.mark.parametrize(
    ("how", "first", "second"), [("as you like. (Units must be 1000.)", 4000, 2000), ("equally.", 3000, 3000)]
)
@pytest.mark.parametrize("firm", [True, False])
def test_divided_damage_that_cannot_be_reduced(how: str, first: int, second: int, firm: bool) -> None:
    rest = " This damage cannot be reduced." if firm else ""
    table = giants(f"Choose up to 2 Forwards. Divide 6000 damage among them {how}{rest}")
    backup(table, "Soft Bell", "ice", 2, "If a Forward you control is dealt damage, reduce the damage by 1000 instead.")
    table.field(1, "Soft Bell").play(0, "Scatter", targets=BOTH, divide=None if how == "equally." else SHARES).resolve()
    less = 0 if firm else 1000
    assert damages(table) == [first - less, second - less]


@pytest.mark.rule("fftcg", "11.11.2.1")
def test_an_equal_share_stays_what_it_is_when_another_is_gone() -> None:
    table = giants("Choose up to 2 Forwards. Divide 6000 damage among them equally.")
    table.sources(1, water=2).hand(1, "Ebbing Tide").play(0, "Scatter", targets=BOTH)
    table.play(1, "Ebbing Tide", targets=["Chalk Giant"]).resolve_all()
    assert table.damage_on("Flint Giant") == 3000


@pytest.mark.rule("fftcg", "4.2")
def test_damage_that_is_divided_equally_is_rounded_up_for_each() -> None:
    table = plain()
    forward(table, "Flint Giant", "earth", 5, 9000)
    forward(table, "Slate Giant", "earth", 5, 9000)
    summon(
        table,
        "Hail",
        "ice",
        3,
        "Divide 10000 damage equally among all the Forwards opponent controls (round up to the nearest 1000).",
    )
    table.field(1, "Chalk Giant", "Flint Giant", "Slate Giant").sources(0, ice=3).hand(0, "Hail")
    table.play(0, "Hail").resolve()
    assert [table.damage_on(name) for name in ("Chalk Giant", "Flint Giant", "Slate Giant")] == [4000] * 3


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_free_summon_is_divided_as_any_other() -> None:
    table = plain()
    forward(table, "Flint Giant", "earth", 5, 9000)
    summon(
        table,
        "Scatter",
        "fire",
        2,
        "Choose up to 2 Forwards. Divide 6000 damage among them as you like. (Units must be 1000.)",
    )
    backup(
        table,
        "Rain Caller",
        "water",
        2,
        "{Dull}: Cast 1 Summon of cost 2 or less from your hand without paying the cost.",
    )
    table.field(0, "Rain Caller").hand(0, "Scatter").field(1, "Chalk Giant", "Flint Giant")
    table.use(0, "Rain Caller").resolve().choose("Chalk Giant", "Flint Giant").divide(
        {"Chalk Giant": 5000, "Flint Giant": 1000}
    )
    table.resolve()
    assert table.damage_on("Chalk Giant") == 5000 and table.damage_on("Flint Giant") == 1000
