"""Cards for rulings in which Elements and costs matter, each defined by what it is and says."""

from __future__ import annotations

from typing import Final

from arbiter.testing import Table, scenario

BOUNCE: Final = "Choose 1 Forward. Return it to its owner's hand."


def forward(table: Table, name: str, element: str, cost: int, power: int, text: str = "") -> Table:
    return table.define(name=name, type="forward", element=[element], cost=cost, power=power, text=text)


def summon(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="summon", element=[element], cost=cost, text=text)


def backup(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="backup", element=[element], cost=cost, text=text)


def monster(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="monster", element=[element], cost=cost, text=text)


def pair() -> Table:
    """Two Forwards without text, and a Summon that returns a Forward to the hand."""
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Brook Heron", "water", 2, 5000)
    return summon(table, "Ebbing Tide", "water", 2, BOUNCE)


def plain() -> Table:
    """The same with a large Forward, and Summons that deal damage and break."""
    table = forward(pair(), "Chalk Giant", "earth", 5, 9000)
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 4000 damage.")
    return summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
