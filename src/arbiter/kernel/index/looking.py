"""What it means to look: a row of the table of what words look at, and the zones that words speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbiter.kernel.aspects import EVERYTHING as EVERY_ASPECT
from arbiter.kernel.aspects import FIELD, word_aspect, zone_aspect
from arbiter.kernel.characteristics import EVERY_TRAIT
from arbiter.script.base import (
    QUALITY_COLOUR,
    QUALITY_GROUP,
    QUALITY_KIND,
    QUALITY_NAME,
    QUALITY_TYPE,
    Quality,
    Test,
)
from arbiter.script.nouns import AnyOf, Group, Is
from arbiter.script.walk import names_of


class Reads:
    """What a node looks at by itself: aspects of the game, and characteristics of objects.

    `within`: what else is looked at because of it; None is everything that stands in it. `printed`: all of that is
    asked of what is printed on a card, which depends on no effect.
    """

    __slots__ = ("aspects", "traits", "within", "printed")

    def __init__(
        self, aspects: int = 0, traits: int = 0, within: tuple[object, ...] | None = None, printed: bool = False
    ) -> None:
        self.aspects = aspects
        self.traits = traits
        self.within = within
        self.printed = printed


NOTHING: Final = Reads()  # only what stands in it looks at something
EVERYTHING: Final = Reads(EVERY_ASPECT, EVERY_TRAIT, ())


class Zones:
    """The names of a ruleset's zones by which a text's words are understood."""

    __slots__ = ("in_play", "hand", "stack", "deck")

    def __init__(
        self, in_play: tuple[str, ...] = ("field",), hand: str = "hand", stack: str = "stack", deck: str = "deck"
    ) -> None:
        self.in_play = in_play
        self.hand = hand
        self.stack = stack
        self.deck = deck

    def aspect(self, zone: str) -> int:
        return zone_aspect(zone, self.in_play, self.hand, self.stack)

    def searched(self, group: Group) -> int:
        """The aspects that change with what there is to be found of the group."""
        mask = 0 if group.zones else FIELD
        for zone in group.zones:
            mask |= self.aspect(zone)
        return mask & ~FIELD | coming_and_going(group) if mask & FIELD else mask


# The words of a group that it is looked for by, if it has several: those that the fewest objects have come first.
RARE_FIRST: Final = (QUALITY_KIND, QUALITY_NAME, QUALITY_GROUP, QUALITY_COLOUR, QUALITY_TYPE)


def coming_and_going(group: Group) -> int:
    """What changes when something comes into play or leaves it that may belong to the group."""
    for quality in RARE_FIRST:
        for test in group.tests:
            words = words_asked(test, quality)
            if words:
                return words
    return FIELD


def words_asked(test: Test, quality: Quality) -> int:
    """The words of this quality of which the test asks for one; 0: it asks for something else, or for more."""
    if isinstance(test, Is) and test.quality is quality:
        return word_aspect(test.value)
    found = 0
    if isinstance(test, AnyOf):
        for part in test.tests:
            words = words_asked(part, quality)
            if not words:
                return 0
            found |= words
    return found


USUAL_ZONES: Final = Zones()

# A row is fixed, or a function of the node and the zones.
Rows = dict[type, Reads | Callable[..., Reads]]


def look(rows: Rows, node: object, zones: Zones) -> Reads:
    """All that the node and what stands in it look at. A class without a row may look at anything."""
    if isinstance(node, tuple):
        return look_at_all(rows, node, zones)
    names = names_of(type(node))
    if names is None:
        return NOTHING
    row = rows.get(type(node))
    if row is None:
        return EVERYTHING
    own = row if isinstance(row, Reads) else row(node, zones)
    inside = own.within
    if inside is None:
        inside = tuple([getattr(node, name) for name in names])
    found = look_at_all(rows, inside, zones)
    return Reads(own.aspects | found.aspects, own.traits | (0 if own.printed else found.traits), ())


def look_at_all(rows: Rows, nodes: tuple[object, ...], zones: Zones) -> Reads:
    aspects = traits = 0
    for node in nodes:
        found = look(rows, node, zones)
        aspects |= found.aspects
        traits |= found.traits
    return Reads(aspects, traits, ())
