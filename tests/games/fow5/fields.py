"""The fields of cards as set files have them, in the English of 2015: for `define(**...)` of a scenario."""

from __future__ import annotations

from typing import Any

Fields = dict[str, Any]


def resonator(name: str, atk: int = 400, defence: int = 400, text: str = "", **more: Any) -> Fields:
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def instant(name: str, text: str, cost: str = "{1}") -> Fields:
    return {"name": name, "type": "Spell: Chant-Instant", "cost": cost, "text": text}


def chant(name: str, text: str, cost: str = "{1}") -> Fields:
    return {"name": name, "type": "Spell: Chant", "cost": cost, "text": text}


def addition(name: str, kind: str, text: str, cost: str = "{1}", **more: Any) -> Fields:
    return {"name": name, "type": f"Addition: {kind}", "cost": cost, "text": text, **more}


def empress(text: str = "", ruler: str = "[J-Activate] Pay {R}{R}.") -> Fields:
    """The Iron Regent, whose other side is the Iron Empress with this text."""
    other = {"name": "Iron Empress", "type": "J-Ruler", "atk": 800, "def": 800, "text": text}
    return {"name": "Iron Regent", "type": "Ruler", "text": ruler, "other": other}
