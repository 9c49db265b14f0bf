"""Chapter 403.2: exchanging cards with the sideboard between the games of a match.

Two states of a player's decks are compared, part by part. Whether the decks are legal is a question for
`deckbuilding`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from arbiter.games.deckrules import Parts, Sideboard, Violation
from arbiter.games.fow.deckbuilding import LIMITED, PARTS, TITLES
from arbiter.kernel.traits import Face

BETWEEN: Final = (1, 2)  # 403.2  after the first and after the second game
FIXED: Final = ("rune", "extension")  # 403.2a  these stay as they are


def exchange(before: Parts, after: Parts, format: str, played: int) -> list[Violation]:
    """What is wrong with going from one to the other when so many games of the match have been played."""
    if played not in BETWEEN and changed(before, after):
        return [Violation("403.2", "cards are exchanged after the first and the second game of a match only")]
    if format == LIMITED.name:
        return list(free_exchange(before, after))
    return list(constructed_exchange(before, after))


def constructed_exchange(before: Parts, after: Parts) -> Iterator[Violation]:
    """403.2a: as many cards in every part as before, the same cards in all, and some parts untouched."""
    for part in PARTS:
        had, has = len(before.get(part.name, ())), len(after.get(part.name, ()))
        if had != has:
            yield Violation("403.2a", f"{TITLES[part.name]} has {has} cards after the exchange; it had {had}")
        elif part.name in FIXED and count(before, part.name) != count(after, part.name):
            yield Violation("403.2a", f"{TITLES[part.name]} cannot be exchanged")
    if starting(before) != starting(after):
        yield Violation("403.2a", "the starting ruler cannot be exchanged")
    if everything(before) != everything(after):
        yield strangers_to_it("403.2a", before, after)


def free_exchange(before: Parts, after: Parts) -> Iterator[Violation]:
    """403.2b: any numbers, from the cards the player has and the basic magic stones that the event provides."""
    owned, used = everything(before), everything(after)
    provided = {
        face.key for faces in after.values() for face in faces if {"basic", "magic_stone"} <= face.printed.types
    }
    if any(number > owned[key] for key, number in used.items() if key not in provided):
        yield strangers_to_it("403.2b", before, after)


def new_round(registered: Parts, now: Parts) -> list[Violation]:
    """403.2c: every round begins with the decks as they were registered."""
    says = "has other cards than were registered; every round begins with those"
    return [Violation("403.2c", f"{TITLES[name]} {says}") for name in changed(registered, now)]


def changed(before: Parts, after: Parts) -> list[str]:
    return [part.name for part in PARTS if count(before, part.name) != count(after, part.name)]


def strangers_to_it(rule: str, before: Parts, after: Parts) -> Violation:
    new = tuple(sorted((everything(after) - everything(before)).keys()))
    return Violation(rule, f"cards that the player did not have before: {', '.join(new) or 'fewer than before'}", new)


def count(parts: Parts, name: str) -> Counter[str]:
    return Counter(face.key for face in parts.get(name, ()))


def everything(parts: Parts) -> Counter[str]:
    return Counter(face.key for faces in parts.values() for face in faces)


def starting(parts: Parts) -> str | None:
    """402.2: the first of the rulers."""
    ruler: Face | None = next((face for face in parts.get("ruler", ()) if "ruler" in face.printed.types), None)
    return None if ruler is None else ruler.key


SIDEBOARD: Final = Sideboard("side", exchange)
