"""Words that rules ask for all the time, as bits: a set of types is one number.

Rules name a bit once (`FORWARD: Final = type_bits("forward")`) and ask `card.now.type_bits & FORWARD`. Games name their
own as they are loaded, so these are among the first, and a number of them is a native one where the engine is
compiled; a word more makes the number longer, not wrong. Which bit a word has is nobody's business: saves, views and
hashes have the words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


class WordBits:
    """The bits of one sort of words, given out as they are first asked for."""

    __slots__ = ("bits", "sets")

    def __init__(self) -> None:
        self.bits: dict[str, int] = {}
        self.sets: dict[int, frozenset[str]] = {0: frozenset()}  # the words of a number that has been asked for

    def of(self, words: Iterable[str]) -> int:
        """All of them as one number."""
        found = 0
        for word in words:
            found |= self.bit(word)
        return found

    def bit(self, word: str) -> int:
        known = self.bits.get(word)
        if known is None:
            known = self.bits[word] = 1 << len(self.bits)
        return known

    def words(self, bits: int) -> frozenset[str]:
        """The words that it stands for."""
        known = self.sets.get(bits)
        if known is None:
            known = self.sets[bits] = frozenset(word for word, bit in self.bits.items() if bits & bit)
        return known


TYPES: Final = WordBits()


def type_bits(*words: str) -> int:
    """These types, for rules that ask whether something has one of them."""
    return TYPES.of(words)
