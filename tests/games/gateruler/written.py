"""Cards in the game's own words, for the chapters on playing cards and on abilities and effects."""

from __future__ import annotations

from arbiter.testing import Table, scenario

Words = dict[str, object]


def unit(
    name: str, text: str = "", *, atk: int = 2, hp: int = 3, stk: int = 1, level: int = 0, **more: object
) -> Words:
    return {"name": name, "type": "unit", "atk": atk, "hp": hp, "stk": stk, "level": level, "text": text, **more}


def event(name: str, text: str, *, timing: str = "Instant Action", level: int = 0, **more: object) -> Words:
    """An event; `timing` is what stands after the word, or nothing where its options have timings of their own."""
    lines = f"Timing: {timing}\n{text}" if timing else text
    return {"name": name, "type": "event", "level": level, "text": lines, **more}


def field(name: str, text: str = "", level: int = 0) -> Words:
    return {"name": name, "type": "field", "level": level, "text": text}


RULER: Words = {
    "type": "ruler",
    "life": 7,
    "atk": 2,
    "stk": 1,
    "attack_zones": 3,
    "defense_zones": 1,
    "set_zones": 3,
    "summon_cap": 2,
    "deck_size": 50,
    "setup": "Draw 5 cards.",
    "start": "Draw 1 card.",
    "text": "",
}
SCOUT = unit("Scout")
GUARD = unit("Guard", atk=1, hp=5)
GIANT = unit("Giant", atk=6, hp=6, stk=2)
SPARK = event("Spark", "Draw 1 card.")
TRICK = event("Trick", "Draw 1 card.", timing="Standard Action")
MEADOW = field("Meadow")
WELL: Words = {"name": "Well", "type": "resource", "text": ""}


def table(*cards: Words, regent: Words | None = None, number: int = 3) -> Table:
    """Player 0 in their main phase, both players with a plain ruler; the cards can be named."""
    made = scenario("gateruler")
    for card in (SCOUT, GUARD, GIANT, SPARK, TRICK, MEADOW, WELL, *cards):
        made.define(**card)
    made.define(**{**RULER, **(regent or {}), "name": "Regent"})
    made.define(**{**RULER, "name": "Rival"})
    made.zone(0, "ruler", "Regent").zone(1, "ruler", "Rival")
    return made.turn(0, number=number)


def wells(made: Table, player: int, count: int) -> Table:
    """So many ready resources."""
    return made.zone(player, "resource", *["Well"] * count)
