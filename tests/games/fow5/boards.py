"""Cards as a scenario defines them, and a table with them: for rulings that are written from the document alone."""

from __future__ import annotations

from typing import Any

from arbiter.testing import Table, scenario


def fight(name: str, atk: int, df: int, text: str = "", cost: str = "{R}", race: str = "Human", **more: Any) -> Any:
    return {"name": name, "type": "Resonator", "cost": cost, "race": race, "atk": atk, "def": df, "text": text, **more}


def spell(name: str, text: str, cost: str = "{0}", type: str = "Spell: Chant-Instant", **more: Any) -> Any:
    return {"name": name, "type": type, "cost": cost, "text": text, **more}


def thing(name: str, text: str, type: str = "Regalia", cost: str = "{0}", **more: Any) -> Any:
    return {"name": name, "type": type, "cost": cost, "text": text, **more}


def lord(name: str, text: str, above: str = "", atk: int = 800, df: int = 800, **more: Any) -> Any:
    back = {"name": f"{name} Unbound", "type": "J-Ruler", "race": "Human", "atk": atk, "def": df, "text": above}
    return {"name": name, "type": "Ruler", "race": "Human", "text": text, "other": back, **more}


def board(*cards: Any, format: str = "bifrost") -> Table:
    made = scenario("fow5", format=format)
    for card in cards:
        made.define(**card)
    return made


OX = fight("Mill Ox", 700, 700)
HEN = fight("Yard Hen", 200, 300)
