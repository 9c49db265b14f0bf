"""Units and events that a ruling defines for itself."""

from __future__ import annotations

from arbiter.testing import Table, scenario


def table_with(*units: tuple[str, int, int, str]) -> Table:
    """A table that knows these units: name, ATK, HP and text."""
    table = scenario("gateruler")
    for name, atk, hp, text in units:
        table.define(name=name, type="unit", level=0, atk=atk, hp=hp, stk=1, text=text)
    return table


def event(table: Table, name: str, text: str, timing: str = "Standard Action", level: int = 0) -> Table:
    """The table knows this event as well."""
    return table.define(name=name, type="event", level=level, text=f"Timing: {timing}\n{text}")
