"""What was found out about a text is kept by its id, with the text beside it, so that its id stays its own."""

from __future__ import annotations

from typing import Final, TypeVar

Kept = TypeVar("Kept")

# Some texts are made while a game goes on (a branch that is settled, a change with its number): over a million games
# they would pile up. Cards have far fewer.
MOST: Final = 20_000


def keep(found: dict[int, Kept], text: object, known: Kept, most: int = MOST) -> Kept:
    """Keep it, and forget the others if they have become too many."""
    if len(found) >= most:
        found.clear()
    found[id(text)] = known
    return known
