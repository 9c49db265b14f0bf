"""Words that players and judges use of Gate Ruler: resources paid for an effect, units of no attribute."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening


@pytest.mark.rule("gateruler", "15-15a", "14-10a")
@pytest.mark.parametrize(("resources", "drawn"), [(1, 1), (0, 0)])
def test_who_may_pay_a_resource_does_so_for_what_follows(resources: int, drawn: int) -> None:
    toll = card("Toll", "【TD】You may pay 1 resource. If you do, draw 1 card.", numbers="0 2 3 1")
    made = table(toll).hand(0, "Toll").zone(0, "resource", resources)
    made.play(0, "Toll", option="attack 1").resolve().resolve()
    if resources:
        made.yes()
    assert made.hand_size(0) == drawn


@pytest.mark.rule("gateruler", "14-13a")
def test_units_that_lose_all_attributes_are_of_none() -> None:
    veil = card("Veil", "Enemy units lose all attributes.")
    cub = card("Cub", "", attributes=["Beast"])
    hunt = happening("Hunt", "Choose 1 {Beast} unit. Destroy it.")
    made = table(veil, cub, hunt).field(1, "Cub", place=1).hand(0, "Hunt")
    assert made.can("play", 0, "Hunt")
    made = table(veil, cub, hunt).field(1, "Cub", place=1).field(0, "Veil", place=1).hand(0, "Hunt")
    assert not made.can("play", 0, "Hunt")
