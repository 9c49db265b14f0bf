"""Chapter 402: building decks. Every violation of a deck is found, each with its rule's number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from arbiter.games.caster.zones import DECK, DEITY, EXTRA, SOUL_BOND, TYPES
from arbiter.games.deckrules import DeckRules, Part, Parts, Violation
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import statements as st

SIZE: Final = 50  # 402.2
EXTRA_SIZE: Final = 7  # 402.3
COPIES: Final = 4  # 402.2a, 402.2b, 402.3a
ANY_NUMBER: Final = "any_number_in_deck"  # 402.4  the name of a text's permission to exceed it


def is_extra(face: Face) -> bool:
    """201.3b, 402.2, 402.3: a Soul Bond servant or a deity."""
    return SOUL_BOND in face.printed.types or DEITY in face.printed.types


def part_of(face: Face) -> str:
    return "extra" if is_extra(face) else "main"


def any_number(face: Face) -> bool:
    """402.4: does the card's own text about decks replace the number of copies? In a game it says nothing."""
    for program in face.statics:
        ability = program.ability
        assert isinstance(ability, ab.Static)
        if any(isinstance(said, st.Permit) and said.name == ANY_NUMBER for said in ability.statements):
            return True
    return False


def alike(face: Face) -> tuple[str, int]:
    """402.2a: what is counted together is called alike; 402.2b: of casters that is of one level, too.

    The version is a part of a caster's name (202.3, 213.3).
    """
    return face.name, face.printed.level


def too_many(cards: Sequence[Face], rule: str, caster_rule: str) -> list[Violation]:
    found: list[Violation] = []
    counts = Counter(alike(face) for face in cards)
    for key, count in counts.items():
        if count <= COPIES:
            continue
        same = [face for face in dict.fromkeys(cards) if alike(face) == key]
        if all(any_number(face) for face in same):
            continue
        caster = "caster" in same[0].printed.types
        called = f"{key[0]} (level {key[1]})" if caster else key[0]
        keys = tuple(face.key for face in same)
        found.append(
            Violation(caster_rule if caster else rule, f"{count} copies of {called}; {COPIES} are allowed", keys)
        )
    return found


def check(parts: Parts, format: str) -> list[Violation]:
    """Everything that bars the deck; nothing if it may be played."""
    main, extra = parts.get("main", ()), parts.get("extra", ())
    found: list[Violation] = []
    if len(main) != SIZE:
        found.append(Violation("402.2", f"the deck has {len(main)} cards; it has exactly {SIZE}"))
    if len(extra) > EXTRA_SIZE:
        found.append(Violation("402.3", f"the extra deck has {len(extra)} cards; it has {EXTRA_SIZE} at most"))
    for face in dict.fromkeys(main):
        if is_extra(face):
            kind = "a deity" if DEITY in face.printed.types else "a Soul Bond servant"
            found.append(
                Violation("402.2", f"{face.name} ({face.key}) is {kind} and belongs into the extra deck", (face.key,))
            )
    for face in dict.fromkeys(extra):
        if not is_extra(face):
            says = f"{face.name} ({face.key}) is neither a Soul Bond servant nor a deity; the extra deck has only those"
            found.append(Violation("402.3", says, (face.key,)))
    found += too_many(main, "402.2a", "402.2b")
    found += too_many(extra, "402.3a", "402.3a")
    return found


# 402.1  a deck and an extra deck
DECKS: Final = DeckRules(
    parts=(
        Part("main", "deck", DECK, ("main deck", "deck", "maindeck")),
        Part("extra", "extra deck", EXTRA, ("extra deck", "extradeck")),
    ),
    formats=("constructed",),
    headings=frozenset(word + plural for word in TYPES for plural in ("", "s")) | {"deities"},
    part_of=part_of,
    check=check,
)
