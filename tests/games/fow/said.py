"""Cards as a judge is asked about them: the fields that `define` takes, and nothing that the question does not name."""

from __future__ import annotations

from typing import Any

Card = dict[str, Any]


def res(name: str, atk: int, defence: int, text: str = "", **more: Any) -> Card:
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def chant(name: str, text: str, cost: str = "{R}") -> Card:
    return {"name": name, "type": "Chant", "cost": cost, "text": text}


def quick(name: str, text: str, cost: str = "{U}") -> Card:
    return chant(name, f"[Quickcast]\n{text}", cost)


def place(name: str, text: str, cost: str = "{R}") -> Card:
    return {"name": name, "type": "Addition: Field", "cost": cost, "text": text}


def ruler(name: str, text: str, j_name: str, j_text: str = "") -> Card:
    other = {"name": j_name, "type": "J-Ruler", "attribute": ["R"], "atk": 500, "def": 500, "text": j_text}
    return {"name": name, "type": "Ruler", "attribute": ["R"], "text": text, "other": other}


KINDLER = ruler(
    "Kindler", "[Judgment] {R}", "Kindler Unbound", "This card gains [+100/0] for each spark counter on it."
)
