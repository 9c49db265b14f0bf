"""Chapter 4.1: building decks. Every violation of a deck is found, each with its rule's number.

A deck is one ruler, a main deck and a magic stone deck; the same under the Valhalla and under the Bifrost rules, for
the lifebreak area is filled from the main deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arbiter.games.deckrules import DeckRules, Part, Parts, Violation
from arbiter.kernel.traits import Face

VALHALLA, BIFROST = "valhalla", "bifrost"  # 1.2
MAIN_LOW = 40  # 4.1/3
STONES_LOW, STONES_HIGH = 10, 20  # 4.1/4
COPIES = 4  # 4.1/5


def label(face: Face) -> str:
    return f"{face.name} ({face.key})"


def ruler(cards: Sequence[Face]) -> Iterator[Violation]:
    """4.1/2: exactly one ruler card."""
    if len(cards) != 1:
        keys = tuple(face.key for face in cards)
        yield Violation("4.1/2", f"the deck has {len(cards)} rulers; it has exactly one", keys)
    for face in dict.fromkeys(cards):
        if "ruler" not in face.traits.types:
            yield Violation("4.1/2", f"{label(face)} is no ruler", (face.key,))


def main_deck(cards: Sequence[Face]) -> Iterator[Violation]:
    """4.1/3: forty cards or more, none of them a ruler or a magic stone."""
    if len(cards) < MAIN_LOW:
        yield Violation("4.1/3", f"the main deck has {len(cards)} cards; it has {MAIN_LOW} or more")
    for face in dict.fromkeys(cards):
        if not face.traits.types.isdisjoint({"ruler", "j_ruler", "magic_stone"}):
            kind = "magic stone" if "magic_stone" in face.traits.types else "ruler"
            yield Violation("4.1/3", f"{label(face)} is a {kind} and cannot be in the main deck", (face.key,))


def stone_deck(cards: Sequence[Face]) -> Iterator[Violation]:
    """4.1/4: ten to twenty magic stones."""
    if not STONES_LOW <= len(cards) <= STONES_HIGH:
        has = f"the magic stone deck has {len(cards)} cards"
        yield Violation("4.1/4", f"{has}; it has {STONES_LOW} to {STONES_HIGH}")
    for face in dict.fromkeys(cards):
        if "magic_stone" not in face.traits.types:
            says = f"{label(face)} is no magic stone and cannot be in the magic stone deck"
            yield Violation("4.1/4", says, (face.key,))


def copies(cards: Sequence[Face], where: str) -> Iterator[Violation]:
    """4.1/5: four of a name (2.2/2) in each of the two; of magic stones that are not special any number."""
    named: dict[str, list[Face]] = {}
    for face in cards:
        named.setdefault(face.name, []).append(face)
    for name, same in named.items():
        free = all("magic_stone" in face.traits.types and "special" not in face.traits.types for face in same)
        if len(same) > COPIES and not free:
            keys = tuple(dict.fromkeys(face.key for face in same))
            yield Violation("4.1/5", f"{len(same)} copies of {name} in the {where}; {COPIES} are allowed", keys)


def check(parts: Parts, format: str) -> list[Violation]:
    """Everything that bars the deck; nothing if it may be played."""
    main, stones = parts.get("main", ()), parts.get("stones", ())
    return [
        *ruler(parts.get("ruler", ())),
        *main_deck(main),
        *stone_deck(stones),
        *copies(main, "main deck"),
        *copies(stones, "magic stone deck"),
    ]


def part_of(face: Face) -> str:
    """Where a list that names no parts puts a card."""
    types = face.traits.types
    return "ruler" if types & {"ruler", "j_ruler"} else "stones" if "magic_stone" in types else "main"


DECKS = DeckRules(
    parts=(
        Part("main", "main deck", "deck", ("main deck", "deck", "maindeck")),
        Part("ruler", "ruler", "ruler", ("rulers", "ruler area")),
        Part("stones", "magic stone deck", "stones", ("magic stones", "magic stone", "magic stone deck", "stone deck")),
    ),
    formats=(VALHALLA, BIFROST),
    headings=frozenset(word + plural for word in ("resonator", "spell", "addition") for plural in ("", "s"))
    | {"regalia", "regalias"},
    part_of=part_of,
    check=check,
)
