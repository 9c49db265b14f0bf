"""Chapter 1307: alternative cards, which are two halves on one card.

Outside the chase area and the field such a card is both halves combined (1307.5). That is the face it lies with; its
halves are its other sides, one of which is chosen when it is played (1307.3) or put into the field (1307.4).
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types
from arbiter.kernel.traits import Face, Traits
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ALTERNATIVE: Final = "alternative"
PART: Final = "part"  # how a half comes into the field that the text of the other half puts there


def is_whole(face: Face) -> bool:
    """Both halves of an alternative card, as it lies outside the chase area and the field."""
    return face is face.front and bool(face.other) and face.traits.type_bits & card_types.ALTERNATIVE != 0


def is_unmarked(sides: Sequence[Face]) -> bool:
    """1302.1, 1307.1: sides of which each is played for a cost of its own, where neither shifts nor is inverse, are the
    halves of an alternative card, also where their types do not say so."""
    if len(sides) != 2 or ALTERNATIVE in sides[0].traits.types:
        return False
    return all(
        side.price is not None
        and side.traits.type_bits & card_types.PLAYABLE
        and not {"shift", "Inverse"} & (side.traits.keywords | side.traits.types | side.traits.kinds)
        for side in sides
    )


def marked(card: Mapping[str, object]) -> dict[str, object]:
    """The same half with the word that says what it is."""
    value = card.get("type") or ()
    printed = [value] if isinstance(value, str) else value
    assert isinstance(printed, (list, tuple))
    return {**card, "type": [*printed[:-1], f"{printed[-1]} (Alternative)"]}


def combined(first: Traits, second: Traits) -> Traits:
    """1307.5a to 1307.5c: both names, the sum of the total costs, the attributes, types and abilities of both."""
    made = Traits(
        first.names | second.names,
        first.types | second.types,
        first.colours | second.colours,
        first.kinds | second.kinds,
        first.groups | second.groups,
        first.cost + second.cost,
        max(first.power, second.power),
        max(first.guard, second.guard),
        max(first.level, second.level),
        max(first.strike, second.strike),
        first.keywords | second.keywords,
        first.flags | second.flags,
        (*first.programs, *second.programs),
    )
    made.set_programs(made.programs)
    return made


def price_of(halves: Sequence[Face]) -> Mana:
    """1307.5b: the total cost is that of both halves together."""
    coloured: dict[str, int] = {}
    for half in halves:
        for colour, count in () if half.price is None else half.price.coloured:
            coloured[colour] = coloured.get(colour, 0) + count
    return Mana(tuple(coloured.items()), sum(half.price.any for half in halves if half.price is not None))


def join(key: str, halves: Sequence[Face]) -> Face:
    """The card that these halves are."""
    traits = reduce(combined, (half.traits for half in halves))
    name = " // ".join(half.name for half in halves)
    whole = Face(key, name, traits, "\n".join(half.text for half in halves), any(half.has_power for half in halves))
    whole.line = frozenset().union(*(half.line for half in halves))
    whole.price = price_of(halves)
    whole.other = tuple(halves)
    for half in halves:
        half.front = whole
        half.other = (whole, *(other for other in halves if other is not half))
    return whole


def entity_half(face: Face) -> Face | None:
    """1307.4, 1041.3: the half that can be in the field."""
    return next((half for half in face.other if half.traits.type_bits & card_types.PERMANENT), None)
