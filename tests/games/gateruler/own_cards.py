"""The fields of cards that a ruling defines, for `.define(**unit(...))`, and a few that several rulings share."""

from __future__ import annotations

from typing import Final

Fields = dict[str, object]

ATTACK_1, ATTACK_2, DEFENSE = "attack 1", "attack 2", "defense"
STANDARD, INSTANT = "Standard Action", "Instant Action"


def unit(
    name: str, text: str = "", atk: int = 2, hp: int = 3, stk: int = 1, level: int = 0, attributes: tuple[str, ...] = ()
) -> Fields:
    numbers = {"level": level, "atk": atk, "hp": hp, "stk": stk}
    return {"name": name, "type": "unit", "text": text, "attributes": list(attributes), **numbers}


def event(name: str, timing: str, text: str, level: int = 0) -> Fields:
    return {"name": name, "type": "event", "text": f"Timing: {timing}\n{text}", "level": level}


def field(name: str, text: str, level: int = 0) -> Fields:
    return {"name": name, "type": "field", "text": text, "level": level}


SMITE: Final = event("Smite", INSTANT, "Choose 1 unit and destroy it.")
SPARK: Final = event("Spark", INSTANT, "Choose 1 unit and deal 2 damage to it.")
RECALL: Final = event("Recall", INSTANT, "Choose 1 unit and put it into its owner's hand.")
SWELL: Final = event("Swell", INSTANT, "Choose 1 unit. It gains +3 ATK and +2 HP until the end of this turn.")
HYMN: Final = event("Hymn", STANDARD, "Draw 2 cards.")
DART: Final = event("Dart", STANDARD, "Deal 1 damage to your opponent.")
LURE: Final = event("Lure", STANDARD, "Choose 1 enemy unit and gain control of it.")
