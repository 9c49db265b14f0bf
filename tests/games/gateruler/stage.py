"""A table with a ruler of our own on both sides, and cards that rulings of several chapters define alike."""

from __future__ import annotations

from arbiter.testing import Table, scenario
from tests.games.gateruler import written
from tests.games.gateruler.written import Words, field, unit

__all__ = [
    "ENGINE",
    "FELL",
    "INSTANT",
    "OX",
    "PLAIN",
    "RAM",
    "RECALL",
    "RULER",
    "SIX",
    "WALL",
    "event",
    "field",
    "stage",
    "unit",
]

RULER = "Maud of the First Lamp"  # three attack zones, two set zones, a summon cap of 2, 7 life, 2 ATK, 1 STK
INSTANT = "Instant Action"


def stage(*cards: Words) -> Table:
    """Player 0 in their main phase; the cards can be named."""
    table = scenario("gateruler").zone(0, "ruler", RULER).zone(1, "ruler", RULER)
    for card in cards:
        table.define(**card)
    return table


def event(name: str, text: str, timing: str = "Standard Action", level: int = 0) -> Words:
    return written.event(name, text, timing=timing, level=level)


OX = unit("Warded Ox", "Charge Shield")
PLAIN = unit("Tin Heron")
RAM = unit("Lamp Ram", "Breakthrough", atk=5, hp=4)
WALL = unit("High Wall", hp=12)
ENGINE = unit("Lamp Engine", f'Gear Up - "{RULER}"', atk=4, hp=4, stk=2)
RECALL = event("Fall Back", "Choose 1 allied unit. Return it to its owner's hand.", INSTANT)
FELL = event("Fell", "Choose 1 unit. Destroy it.")
SIX = ("Coal Scout", "Kiln Hand", "Deck Swab", "Gull Netter", "Gravel Clerk", "Moss Elder")  # plain cards
