"""Cards and tables for the rulings: void cards with plain numbers, so that a test names only what it is about."""

from __future__ import annotations

from arbiter.testing import scenario

Fields = dict[str, object]
Written = scenario


def servant(
    name: str,
    atk: int = 1000,
    dfs: int | str = 1000,
    cost: int = 2,
    text: str = "",
    race: str = "Hollow",
    element: str = "Void",
) -> Fields:
    numbers: Fields = {"atk": atk, "def": dfs, "cost": cost}
    return {"name": name, "type": "Servant", "text": text, "race": race, "element": element, **numbers}


def conjure(name: str, text: str, cost: int | str = 1, element: str = "Void") -> Fields:
    return {"name": name, "type": "Conjure", "cost": cost, "text": text, "element": element}


def barrier(name: str, text: str, cost: int = 1, element: str = "Void") -> Fields:
    return {"name": name, "type": "Barrier", "cost": cost, "text": text, "element": element}


def caster(name: str, text: str = "", level: int = 1, element: str = "Void", race: str = "") -> Fields:
    return {"name": name, "type": "Caster", "level": level, "text": text, "element": element, "race": race}


def board(*cards: Fields) -> Written:
    """A table that knows these cards."""
    table = scenario("caster")
    for card in cards:
        table.define(**card)
    return table


def lies(table: Written, card: str) -> str:
    """303.1: how it lies."""
    return ("recovered", "rested", "reversed")[table.obj(card).turned]


RETURN = conjure("Send Home", "[Quickcast]\nReturn target servant to its owner's hand.")
STEAL = conjure("Sweet Talk", "Gain control of target enemy servant.")
BOOST = conjure("Pep Talk", "[Quickcast]\nTarget servant gains +2000 ATK until end of turn.")
QUICK_STEAL = conjure("Snatch", "[Quickcast]\nGain control of target enemy servant.")
REVERSE = conjure("Trip", "[Quickcast]\nReverse target servant.")
SMITE = conjure("Smite", "Destroy target servant.")
PEBBLE = servant("Pebble", cost=1)
LOAN = conjure("Borrow", "[Quickcast]\nGain control of target enemy servant until end of turn.")
