"""What a game says about decks, as a value: the parts of a deck, the zones they begin in, and the check."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from arbiter.kernel.traits import Face

Parts = Mapping[str, Sequence[Face]]


@dataclass(frozen=True)
class Part:
    """One pile of a deck. `words` are other headings under which lists name it."""

    name: str
    title: str
    zone: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Violation:
    """One thing that is wrong with a deck: the rule's number, what is wrong, and the ids of the cards concerned.

    The rule is empty where it is the engine that cannot play a card.
    """

    rule: str
    says: str
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.says} ({self.rule})" if self.rule else self.says


@dataclass(frozen=True)
class Sideboard:
    """What a game says about the games of a match: the part of a deck from which cards are exchanged between them, and
    what is wrong with going from one deck to the other in a format when so many games have been played."""

    part: str
    exchange: Callable[[Parts, Parts, str, int], list[Violation]]


ONE_DECK = (Part("main", "deck", "deck", ("deck", "main deck")),)


def in_main(face: Face) -> str:
    return "main"


@dataclass(frozen=True)
class DeckRules:
    """A game's chapter on decks. The first part takes the cards of a list that names no parts."""

    check: Callable[[Parts, str], list[Violation]]
    parts: tuple[Part, ...] = ONE_DECK
    formats: tuple[str, ...] = ("constructed",)
    headings: frozenset[str] = frozenset()  # headings within a part that only sort the cards ("forwards")
    part_of: Callable[[Face], str] = in_main  # where a list that names no parts puts a card

    def part(self, word: str) -> Part | None:
        """The part with this name or heading."""
        folded = " ".join(word.casefold().split())
        for part in self.parts:
            if folded == part.name or folded in part.words:
                return part
        return None
