"""Which names look like a misspelt word: an index of the pairs of letters that names are made of.

Only the names that share most pairs with the word are compared letter by letter, so the work for a word does not
grow with the number of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from difflib import SequenceMatcher

PIECE = 2
LONGEST = 80  # letters of a word that are looked at
COMPARED = 24  # names that are compared letter by letter
ALIKE = 0.5  # of 1: how much two words have in common at the least


class NearNames:
    """Names, found by what looks like them."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = sorted(set(names))
        self._having: dict[str, list[int]] = {}
        for number, name in enumerate(self._names):
            for piece in pieces(name):
                self._having.setdefault(piece, []).append(number)

    def find(self, word: str, most: int = 3) -> list[str]:
        """The names that look most like the word, the best first; none where none looks like it."""
        word = word[:LONGEST]
        shared: Counter[int] = Counter()
        for piece in pieces(word):
            shared.update(self._having.get(piece, ()))
        likely = sorted(shared, key=lambda number: (-shared[number], number))[:COMPARED]
        matcher = SequenceMatcher(autojunk=False)
        matcher.set_seq2(word.casefold())
        found: list[tuple[float, int]] = []
        for number in likely:
            matcher.set_seq1(self._names[number][: 2 * LONGEST].casefold())
            if matcher.quick_ratio() >= ALIKE and (ratio := matcher.ratio()) >= ALIKE:
                found.append((-ratio, number))
        return [self._names[number] for _, number in sorted(found)[:most]]


def pieces(word: str) -> set[str]:
    """Every two letters that stand side by side; the ends of the word count as letters."""
    padded = f" {word.casefold()} "
    return {padded[at : at + PIECE] for at in range(max(1, len(padded) - PIECE + 1))}
