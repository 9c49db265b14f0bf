"""Cards that a test writes itself, with numbers where the test names none."""

from __future__ import annotations

from arbiter.testing import scenario

Written = scenario


def servant(
    table: Written,
    name: str,
    text: str = "",
    cost: int = 2,
    element: str = "Ignus",
    race: str = "",
    atk: int | str = 2000,
    dfn: int | str = 1000,
) -> Written:
    """The table with a servant of that name known to it."""
    fields: dict[str, object] = {"cost": cost, "element": element, "race": race, "atk": atk, "def": dfn}
    return table.define(name=name, type="Servant", text=text, **fields)


def conjure(table: Written, name: str, text: str, cost: int | str = 1, element: str = "Ignus") -> Written:
    """The table with a conjure of that name known to it."""
    return table.define(name=name, type="Conjure", text=text, cost=cost, element=element)
