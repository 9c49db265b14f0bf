"""Cards that a scenario defines by the fields of a set file, in the English of 2015."""

from __future__ import annotations

from arbiter.testing import Table


def resonator(
    table: Table, name: str, atk: int, df: int, text: str = "", *, cost: str = "{R}{1}", race: str = "Human"
) -> Table:
    return table.define(name=name, type="Resonator", cost=cost, race=race, atk=atk, text=text, **{"def": df})


def instant(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Spell: Chant-Instant", cost=cost, text=text)


def chant(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Spell: Chant", cost=cost, text=text)


def standby(table: Table, name: str, text: str, cost: str = "{R}{R}{R}{R}") -> Table:
    return table.define(name=name, type="Spell: Chant-Standby", cost=cost, text=text)


def addition(table: Table, name: str, of: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type=f"Addition: {of}", cost=cost, text=text)


def ruler(table: Table, above: str = "", below: str = "[J-Activate] Pay {R}", atk: int = 500, df: int = 500) -> Table:
    """The ruler Count, whose J-ruler side is the Count of Embers."""
    other = {"name": "Count of Embers", "type": "J-Ruler", "race": "Human", "atk": atk, "def": df, "text": above}
    return table.define(name="Count", type="Ruler", race="Human", text=below, other=other)
