"""Units and events that a ruling defines for itself."""

from __future__ import annotations

from arbiter.testing import Table, scenario


def table_with(*units: tuple[str, int, int, str]) -> Table:
    """A table that knows these units: name, ATK, HP and text."""
    table = scenario("gateruler")
    for name, atk, hp, text in units:
        table.define(name=name, type="unit", level=0, atk=atk, hp=hp, stk=1, text=text)
    return table


def event(
    table: Table,
    name: str,
    text: str,
    timing: str = "Standard Action",
    level: int = 0,
    attributes: tuple[str, ...] = (),
) -> Table:
    """The table knows this event as well."""
    body = f"Timing: {timing}\n{text}"
    return table.define(name=name, type="event", level=level, attributes=list(attributes), text=body)


def unit(
    table: Table,
    name: str,
    atk: int,
    hp: int,
    text: str = "",
    level: int = 0,
    stk: int = 1,
    attributes: tuple[str, ...] = ("Smith",),
) -> Table:
    """The table knows this unit as well."""
    numbers = {"level": level, "atk": atk, "hp": hp, "stk": stk}
    return table.define(name=name, type="unit", attributes=list(attributes), text=text, **numbers)


def place(table: Table, name: str, text: str, level: int = 0) -> Table:
    """The table knows this field as well."""
    return table.define(name=name, type="field", level=level, attributes=["Flame"], text=text)
