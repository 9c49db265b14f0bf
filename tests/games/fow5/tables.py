"""A table with two rulers, stones and a few plain cards in the templating of 2015, for tests of every chapter."""

from __future__ import annotations

from arbiter.testing import Table, scenario

RULER, JUDGE = "Kiln Reeve", "Kiln Reeve Unbound"
THEIRS, THEIR_JUDGE = "Fog Reeve", "Fog Reeve Unbound"
STONE, WATER_STONE = "Fire Magic Stone", "Water Magic Stone"
CUB, HOUND, OX = "Ember Cub", "Ash Hound", "Slag Ox"  # 300/300, 600/600, 900/900
BOLT = "Spark Letter"  # a chant-instant


def table(format: str = "bifrost", stones: int = 0, number: int = 3, rulers: bool = True) -> Table:
    """Player 0 in their main phase, with so many fire stones in the magic stone area."""
    made = scenario("fow5", format=format)
    for name, colour, judged in ((RULER, "R", JUDGE), (THEIRS, "U", THEIR_JUDGE)):
        other = {"name": judged, "type": ["J-ruler"], "attribute": [colour], "atk": 800, "def": 800}
        text = f"[J-Activate] Pay {{{colour}}}{{{colour}}}."
        made.define(name=name, type=["Ruler"], attribute=[colour], text=text, other=[other])
    for name, sign in ((STONE, "R"), (WATER_STONE, "U")):
        made.define(name=name, type=["Magic Stone"], text=f"{{Rest}}: Produce {{{sign}}}.")
    for name, cost, size in ((CUB, "{R}", 300), (HOUND, "{R}{1}", 600), (OX, "{R}{2}", 900)):
        made.define(name=name, type=["Resonator"], cost=cost, atk=size, race=["Beast"], text="", **{"def": size})
    made.define(
        name=BOLT, type=["Spell: Chant-Instant"], cost="{R}", text="Deal 300 damage to target resonator or player."
    )
    if rulers:
        made.zone(0, "ruler", RULER).zone(1, "ruler", THEIRS)
    made.zone(0, "stones", STONE, STONE).zone(1, "stones", WATER_STONE, WATER_STONE)
    return made.zone(0, "stone_area", *[STONE] * stones).turn(0, number=number)


def resonator(made: Table, name: str, text: str, size: int = 500, cost: str = "{R}", **more: object) -> Table:
    """Define a resonator with this text."""
    return made.define(name=name, type=["Resonator"], cost=cost, atk=size, text=text, **{"def": size, **more})


def spell(made: Table, name: str, text: str, kind: str = "Chant", cost: str = "{R}") -> Table:
    """Define a spell with this text: chant, chant-instant or chant-standby."""
    return made.define(name=name, type=[f"Spell: {kind}"], cost=cost, text=text)


def valhalla() -> Table:
    """A bare table of the Valhalla rules, for what is written with the four below."""
    return scenario("fow5", format="valhalla")


def fighter(
    made: Table,
    name: str,
    atk: int,
    defence: int,
    text: str = "",
    cost: str = "{1}",
    race: tuple[str, ...] = ("Human",),
) -> Table:
    """Define a resonator whose ATK and DEF differ."""
    return resonator(made, name, text, atk, cost, race=list(race), **{"def": defence})


def instant(made: Table, name: str, text: str, cost: str = "{1}") -> Table:
    return spell(made, name, text, "Chant-Instant", cost)


def addition(made: Table, name: str, text: str, kind: str = "Field", cost: str = "{1}") -> Table:
    return made.define(name=name, type=[f"Addition: {kind}"], cost=cost, text=text)


def ruler(made: Table, name: str, text: str, j_name: str, atk: int, defence: int, j_text: str) -> Table:
    """Define a ruler with its J-ruler side. In the field it is put there by the name of that side."""
    j_side = {"name": j_name, "type": ["J-Ruler"], "atk": atk, "def": defence, "text": j_text}
    return made.define(name=name, type=["Ruler"], text=text, other=j_side)


def life(made: Table, player: int) -> int:
    return made.resource(player, "life")
