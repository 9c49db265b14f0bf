"""Characteristics as bits: which of them a text looks at and which a change alters.

One ongoing effect depends on another where it looks at what the other alters. What looks at which is in the table of
`index/reads`, what alters which in that of `index/writes`.
"""

from __future__ import annotations

from typing import Final

from arbiter.script.base import (
    QUALITY_COLOUR,
    QUALITY_GROUP,
    QUALITY_KIND,
    QUALITY_NAME,
    QUALITY_TYPE,
    STAT_CAPACITY,
    STAT_COST,
    STAT_DAMAGE,
    STAT_GUARD,
    STAT_LEVEL,
    STAT_POWER,
    STAT_STRIKE,
    Quality,
    Stat,
)

QUALITY_BITS: Final = {
    QUALITY_NAME: 1,
    QUALITY_TYPE: 2,
    QUALITY_COLOUR: 4,
    QUALITY_KIND: 8,
    QUALITY_GROUP: 16,
}
STAT_BITS: Final = {
    STAT_COST: 32,
    STAT_POWER: 64,
    STAT_GUARD: 64,
    STAT_LEVEL: 32,
    STAT_STRIKE: 64,
    STAT_DAMAGE: 0,
    STAT_CAPACITY: 64,
}
POWER_BIT: Final = 64
ABILITY_BIT: Final = 256
MARK_BIT: Final = 512
FIRST_KEYWORD: Final = 10
MANY_KEYWORDS: Final = 24
KEYWORDS: Final = ((1 << MANY_KEYWORDS) - 1) << FIRST_KEYWORD  # any of them
BAR_BIT: Final = 1 << FIRST_KEYWORD + MANY_KEYWORDS  # marks that keep additions off
# What can change without anything becoming something else.
NUMBERS: Final = 32 | 64 | KEYWORDS | MARK_BIT | BAR_BIT
EVERY_TRAIT: Final = -1

# The marks that changes of characteristics themselves look at.
NOT_RAISED: Final = "power_not_raised"
NOT_LOWERED: Final = "power_not_lowered"
NEVER_RAISED: Final = "power_never_raised"  # by whoever's effects
NEVER_LOWERED: Final = "power_never_lowered"
BLANK: Final = "blank "  # with a kind of counters behind it


def keyword_bit(word: str) -> int:
    """The keyword, with whatever number stands behind it. Two may share a bit: then more seems to depend on it."""
    return 1 << FIRST_KEYWORD + sum(word.partition(" ")[0].encode()) % MANY_KEYWORDS


def quality_bit(quality: Quality) -> int:
    return QUALITY_BITS.get(quality, EVERY_TRAIT)


def stat_bit(stat: Stat) -> int:
    return STAT_BITS.get(stat, EVERY_TRAIT)


def keeps_off(mark: str) -> bool:
    """Does the mark keep off what other effects add to its object?"""
    return mark in (NOT_RAISED, NOT_LOWERED, NEVER_RAISED, NEVER_LOWERED) or mark.startswith(BLANK)
