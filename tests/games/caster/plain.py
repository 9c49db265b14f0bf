"""Cards made by hand as script values, for what no printed text says."""

from __future__ import annotations

from arbiter.games.caster.aether import ALL, aether_program, price
from arbiter.games.caster.at_hand import settled_by_price
from arbiter.games.caster.faces import ready
from arbiter.games.caster.game import LIBRARY
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.base import Effect, Pattern, Quality, Statement
from arbiter.script.costs import Cost
from arbiter.script.nouns import YOU, Group, Is

NONE: frozenset[str] = frozenset()
SERVANTS = Group((Is(Quality.TYPE, "servant"),))
MINE = Group((Is(Quality.TYPE, "servant"),), side=YOU)


def make(
    name: str,
    type: str = "servant",
    *abilities: ab.Ability,
    cost: int | str = 1,
    colours: tuple[str, ...] = ("solis",),
    level: int = 0,
    atk: int = 500,
    dfn: int = 500,
    races: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    materials: tuple[str, ...] = (),
) -> Face:
    """A face with these characteristics."""
    types = frozenset(type.split())
    programs = [LIBRARY.program(ready(ability)) for ability in abilities]
    if "caster" in types:
        programs.insert(0, aether_program(LIBRARY, frozenset(colours), level or 1))
    fights = "servant" in types
    traits = Traits(
        frozenset({name}),
        types,
        frozenset(colours),
        frozenset(races),
        NONE,
        cost if isinstance(cost, int) else 0,
        atk if fights else 0,
        dfn if fights else 0,
        level or ("caster" in types),
        0,
        frozenset(keywords),
        NONE,
        tuple(programs),
    )
    face = Face(name.lower().replace(" ", "-"), name, traits, "", fights)
    face.price = price(traits.colours & ALL, traits.cost, isinstance(cost, str))
    face.extra["materials"] = "|".join(materials)
    face.plain, face.fixed_price = settled_by_price(face)
    return face


def says(*statements: Statement) -> ab.Static:
    return ab.Static("says something", None, statements)


def when(pattern: Pattern, *effects: Effect) -> ab.Triggered:
    return ab.Triggered("when something happens", None, pattern, None, effects)


def does(*effects: Effect) -> ab.Spell:
    return ab.Spell("does something", None, effects)


def use(cost: Cost, *effects: Effect) -> ab.Activated:
    return ab.Activated("can be used", None, cost, effects)
