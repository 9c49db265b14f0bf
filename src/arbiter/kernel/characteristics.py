"""Which characteristics a text looks at and which a change alters: one ongoing effect may depend on another."""

from __future__ import annotations

from typing import Final

from arbiter.script import amounts, conditions, nouns, statements
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
    STATUS_MULTICOLOUR,
    Change,
    Quality,
)
from arbiter.script.walk import walk

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
# What can change without anything becoming something else.
NUMBERS: Final = 32 | 64 | KEYWORDS | MARK_BIT


WORDS: Final = (
    nouns.Is,
    nouns.Shares,
    nouns.IsNamed,
    nouns.NamedHere,
    nouns.NoQuality,
    nouns.WordsIs,
    amounts.Distinct,
)


def keyword_bit(word: str) -> int:
    """The keyword, with whatever number stands behind it. Two may share a bit: then more seems to depend on it."""
    return 1 << FIRST_KEYWORD + sum(word.partition(" ")[0].encode()) % MANY_KEYWORDS


def trait_reads(node: object) -> int:
    """Which characteristics the node looks at; for the dependency of one ongoing effect on another."""
    mask = 0
    printed: set[int] = set()  # what is asked of the print depends on no effect
    for part in walk(node):
        if isinstance(part, nouns.Printed):
            printed.update(id(each) for each in walk(part.test))
        elif id(part) in printed:
            continue
        elif isinstance(part, WORDS):
            mask |= QUALITY_BITS[part.quality]
        elif isinstance(part, nouns.NameContains):
            mask |= 1
        elif isinstance(part, (nouns.StatIs, nouns.Extreme, amounts.StatOf, amounts.ExtremeStat)):
            mask |= STAT_BITS[part.stat]
        elif isinstance(part, nouns.Has):
            mask |= keyword_bit(part.keyword)
        elif isinstance(part, conditions.Outcome):
            mask |= KEYWORDS
        elif isinstance(part, conditions.SameQuality):
            mask |= QUALITY_BITS[Quality(part.quality)]
        elif isinstance(part, amounts.Marked):
            mask |= MARK_BIT
        elif isinstance(part, nouns.In) and part.status is STATUS_MULTICOLOUR:
            mask |= QUALITY_BITS[QUALITY_COLOUR]
        elif isinstance(part, nouns.HasAbility):
            mask |= ABILITY_BIT
    return mask


def trait_writes(change: Change) -> int:
    """Which characteristics the change alters."""
    if isinstance(change, (statements.AddStat, statements.SetStat)):
        return STAT_BITS[change.stat]
    if isinstance(change, (statements.AddWord, statements.SetWords, statements.AddAllWords)):
        return QUALITY_BITS[change.quality]
    if isinstance(change, statements.BecomeType):
        return QUALITY_BITS[QUALITY_TYPE] | STAT_BITS[STAT_POWER]
    if isinstance(change, (statements.AddKeyword, statements.LoseKeyword, statements.CannotGain)):
        return keyword_bit(change.keyword)
    if isinstance(change, statements.SwapKeyword):
        return KEYWORDS
    if isinstance(change, (statements.AddAbility, statements.LoseAbilities)):
        return KEYWORDS | ABILITY_BIT
    if isinstance(change, statements.Mark):
        return MARK_BIT
    if isinstance(change, statements.CopyOf):
        return KEYWORDS | (1 << 9) - 1
    return MARK_BIT
