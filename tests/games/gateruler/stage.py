"""A table with a ruler of our own on both sides, and cards that rulings of several chapters define alike."""

from __future__ import annotations

from arbiter.testing import Table, scenario
from tests.games.gateruler import written
from tests.games.gateruler.written import Words, field, unit

__all__ = ["FELL", "OX", "PLAIN", "RAM", "RECALL", "RULER", "SIX", "WALL", "field", "instant", "stage", "standard", "unit"]

RULER = "Maud of the First Lamp"  # three attack zones, two set zones, a summon cap of 2, 7 life, 2 ATK, 1 STK


def stage(*cards: Words) -> Table:
    """Player 0 in their main phase; the cards can be named."""
    table = scenario("gateruler").zone(0, "ruler", RULER).zone(1, "ruler", RULER)
    for card in cards:
        table.define(**card)
    return table


def standard(name: str, text: str, level: int = 0) -> Words:
    return written.event(name, text, timing="Standard Action", level=level)


def instant(name: str, text: str, level: int = 0) -> Words:
    return written.event(name, text, level=level)


OX = unit("Warded Ox", "Charge Shield")
PLAIN = unit("Tin Heron")
RAM = unit("Lamp Ram", "Breakthrough", atk=5, hp=4)
WALL = unit("High Wall", hp=12)
RECALL = instant("Fall Back", "Choose 1 allied unit. Return it to its owner's hand.")
FELL = standard("Fell", "Choose 1 unit. Destroy it.")
SIX = ("Coal Scout", "Kiln Hand", "Deck Swab", "Gull Netter", "Gravel Clerk", "Moss Elder")  # plain cards
