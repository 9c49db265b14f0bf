"""Races and traits (206): words that texts speak of without their brackets, one and several."""

from __future__ import annotations

from arbiter.text import plurals

# Those of our own cards, and those that other texts name.
OWN = (
    "Lamp",
    "Moth",
    "Kettle",
    "Umbrella",
    "Clock",
    "Paper",
    "Hound",
    "Bramble",
    "Tide",
    "Foundry",
    "Night Watch",
    "Earnest",
    "Vigil",
    "Wick",
    "Chime",
    "Hollow",
)
OTHER = (
    "Charm",
    "Cosmetics",
    "Cryptid",
    "Cthulhu",
    "Demon",
    "Dragon",
    "Flower",
    "Genji",
    "Greed",
    "Heishi",
    "Heroic Spirit",
    "Holy",
    "Hunger",
    "Insect",
    "Jewelry",
    "Justice",
    "Madness",
    "Monk",
    "Plant",
    "Pride",
    "Rage",
    "Research",
    "Sloth",
    "Solar",
    "Spirit Form",
    "Supplies",
    "Sweets",
    "Vampire",
    "Youkai",
)
RACES = (*OWN, *OTHER)
SAME = frozenset({"Jewelry", "Earnest", "Foundry", "Heishi", "Youkai", "Night Watch"})


def plural(race: str) -> str:
    """How several of a race are written."""
    return race if race in SAME else plurals.plural(race)


def terms() -> dict[str, tuple[str, str]]:
    """Every race in both numbers, as the lexer looks for them."""
    found = {race: ("<kind>", race) for race in RACES}
    found |= {plural(race): ("<kind>", race) for race in RACES}
    return found | {f"{race}s": ("<kind>", race) for race in ("Genji", "Youkai")}
