"""A table with two rulers, stones and a few plain cards, for tests of every chapter."""

from __future__ import annotations

from arbiter.kernel.traits import Face
from arbiter.testing import Table, scenario
from tests.games.fow.plain import resonator, ruler, stone

FIRE_RULER = ruler("fire")
WIND_RULER = ruler("wind")
STONES = tuple(stone(colour) for colour in ("light", "fire", "water", "wind", "darkness"))
ONE = resonator("fire", 1)  # 300/300
TWO = resonator("fire", 2)  # 600/600
THREE = resonator("wind", 3)  # 900/900


def table(*faces: Face, stones: int = 0, number: int = 3, rulers: bool = True, format: str = "") -> Table:
    """Player 0 in their main phase, with so many fire stones in the field."""
    made = scenario("fow", format=format).faces(ONE, TWO, THREE, *STONES, FIRE_RULER, WIND_RULER, *faces)
    if rulers:
        made.zone(0, "ruler", "fire ruler").zone(1, "ruler", "wind ruler")
    made.zone(0, "stones", "fire stone", "fire stone").zone(1, "stones", "wind stone", "wind stone")
    return made.field(0, *["fire stone"] * stones).turn(0, number=number)


def life(t: Table) -> tuple[int, int]:
    """Of both players."""
    return t.resource(0, "life"), t.resource(1, "life")
