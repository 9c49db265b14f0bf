"""Section 5-2: building decks."""

from __future__ import annotations

from typing import Final

from arbiter.games.deckrules import DeckRules, Part, Parts, Violation
from arbiter.kernel.traits import Face


def part_of(face: Face) -> str:
    types = face.traits.types
    return "ruler" if "ruler" in types else "geas" if "geas" in types else "deck"


def check(parts: Parts, format: str) -> list[Violation]:
    found: list[Violation] = []
    if len(parts.get("ruler", ())) != 1:
        found.append(Violation("5-2b", "a deck has exactly one ruler card"))
    return found


DECKS: Final = DeckRules(
    parts=(
        Part("deck", "deck", "deck", ("main deck", "main")),
        Part("ruler", "ruler", "ruler", ("rulers",)),
        Part("geas", "geas", "geas", ("geases",)),
    ),
    formats=("constructed",),
    headings=frozenset({"units", "events", "fields", "resources"}),
    part_of=part_of,
    check=check,
)
