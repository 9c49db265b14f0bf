"""What a deck is."""

from __future__ import annotations

from collections import Counter
from typing import Final

from arbiter.games.deckrules import DeckRules, Parts, Violation

SIZE: Final = 30  # K1
COPIES: Final = 3  # K1


def check(parts: Parts, format: str) -> list[Violation]:
    """K1: thirty cards, and no more than three of a name."""
    deck = parts.get("main", ())
    found: list[Violation] = []
    if len(deck) != SIZE:
        found.append(Violation("K1", f"the deck has {len(deck)} cards; it has exactly {SIZE}"))
    keys = {face.name: face.key for face in deck}
    for name, count in Counter(face.name for face in deck).items():
        if count > COPIES:
            found.append(Violation("K1", f"{count} copies of {name}; {COPIES} are allowed", (keys[name],)))
    return found


DECKS: Final = DeckRules(check, headings=frozenset({"kites", "gusts"}))
