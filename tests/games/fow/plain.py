"""Plain cards made by hand, without the language: what the chapters on zones, turns and battles need."""

from __future__ import annotations

from arbiter.games.fow.game import LIBRARY
from arbiter.kernel.program import Library
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.costs import Cost, Mana, RestThis
from arbiter.script.effects import Produce
from arbiter.script.nouns import YOU

NONE: frozenset[str] = frozenset()
COLOURS = ("light", "fire", "water", "wind", "darkness")


def make(
    name: str,
    *types: str,
    price: Mana | None = None,
    atk: int = 0,
    dfn: int = 0,
    colours: tuple[str, ...] = (),
    races: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    flags: tuple[str, ...] = (),
    abilities: tuple[ab.Ability, ...] = (),
    key: str = "",
    willpower: int = 0,
    divinity: int = 0,
    library: Library = LIBRARY,
) -> Face:
    """A face with these characteristics."""
    cost = 0 if price is None else price.any + sum(count for _, count in price.coloured)
    traits = Traits(
        frozenset({name}),
        frozenset(types),
        frozenset(colours or (() if price is None else (colour for colour, _ in price.coloured))),
        frozenset(races),
        NONE,
        cost,
        atk,
        dfn,
        divinity,
        willpower,
        frozenset(keywords),
        frozenset(flags),
        tuple(library.program(ability) for ability in abilities),
    )
    face = Face(key or name.lower().replace(" ", "-"), name, traits, "", bool(atk or dfn))
    face.price = price
    return face


def two_sided(front: Face, *others: Face) -> Face:
    """Link the sides of one card; the first lies up."""
    sides = (front, *others)
    for side in sides:
        side.front = front
        side.other = tuple(other for other in sides if other is not side)
    return front


def stone(colour: str) -> Face:
    will = ab.Activated(
        f"produce {colour}", cost=Cost((RestThis(),)), effects=(Produce(YOU, colour, Number(1)),), resource=True
    )
    return make(f"{colour} stone", "magic_stone", "basic", f"{colour}_stone", abilities=(will,))


def ruler(colour: str, cost: int = 3) -> Face:
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((Mana(((colour, 1),), cost - 1),)))
    front = make(f"{colour} ruler", "ruler", colours=(colour,), abilities=(judgment,), key=f"{colour}-ruler")
    back = make(f"{colour} judge", "j_ruler", colours=(colour,), atk=1000, dfn=1000, key=f"{colour}-ruler/2")
    return two_sided(front, back)


def resonator(colour: str, cost: int, *keywords: str, size: int = 0) -> Face:
    size = size or cost * 300
    words = " ".join(keywords)
    name = f"{colour} {cost} {words}".strip()
    price = Mana(((colour, 1),), cost - 1)
    return make(name, "resonator", price=price, atk=size, dfn=size, keywords=keywords)


def deck(colour: str) -> dict[str, list[Face]]:
    """A deck that can play whole games: forty resonators, ten stones, a ruler."""
    cards: list[Face] = []
    for cost in (1, 1, 2, 2, 3, 3, 4, 5):
        cards += [resonator(colour, cost)] * 3
    for word in ("swiftness", "flying", "first_strike", "pierce", "quickcast", "precision"):
        cards += [resonator(colour, 2, word)] * 3
    return {"deck": cards, "stones": [stone(colour)] * 10, "ruler": [ruler(colour)]}
