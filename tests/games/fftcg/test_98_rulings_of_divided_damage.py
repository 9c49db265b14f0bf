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
