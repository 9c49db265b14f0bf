"""Chapter 8.1: building decks. Every violation of a deck is found, each with its rule's number."""

from __future__ import annotations

from collections import Counter
from typing import Final

from arbiter.games.deckrules import DeckRules, Part, Parts, Violation
from arbiter.games.fftcg.printed import TYPES
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import statements as st

CONSTRUCTED, LIMITED = "constructed", "limited"
MAIN_SIZE: Final = 50  # 8.1.1.1
LIMITED_SIZE: Final = 40  # 8.1.1.1
LIMIT_SIZE: Final = 8  # 8.1.1.1
COPIES: Final = 3  # 8.1.1.2, 5.2.5.1  by card number

ANY_NUMBER: Final = "any_number_in_deck"  # 8.1.2  the name of a text's permission to exceed the number of copies


def is_limit_break(face: Face) -> bool:
    """15.2.8.2: a card with an LB cost."""
    return face.limit_cost > 0


def part_of(face: Face) -> str:
    return "lb" if is_limit_break(face) else "main"


def any_number(face: Face) -> bool:
    """8.1.2: does the card's own text about deck construction replace the number of copies?"""
    for program in face.statics:
        ability = program.ability
        assert isinstance(ability, ab.Static)
        if any(isinstance(said, st.Permit) and said.name == ANY_NUMBER for said in ability.statements):
            return True
    return False


def check(parts: Parts, format: str) -> list[Violation]:
    """Everything that bars the deck from this format; nothing if it may be played."""
    limited = format == LIMITED
    main = parts.get("main", ())
    limit = parts.get("lb", ())
    found: list[Violation] = []
    # 8.1.1.1  exactly fifty cards, or forty and more in limited; eight at most in the LB deck
    has = f"the main deck has {len(main)} cards"
    if not limited and len(main) != MAIN_SIZE:
        found.append(Violation("8.1.1.1", f"{has}; a constructed one has exactly {MAIN_SIZE}"))
    if limited and len(main) < LIMITED_SIZE:
        found.append(Violation("8.1.1.1", f"{has}; a limited one has {LIMITED_SIZE} or more"))
    if len(limit) > LIMIT_SIZE:
        found.append(Violation("8.1.1.1", f"the LB deck has {len(limit)} cards; it has {LIMIT_SIZE} at most"))
    # 8.1.1.2  three copies of a card number, any number in limited
    if not limited:
        faces = {face.key: face for face in (*main, *limit)}
        copies = Counter(face.key for face in (*main, *limit))
        for key, count in copies.items():
            if count > COPIES and not any_number(faces[key]):
                says = f"{count} copies of {faces[key].name} ({key}); {COPIES} are allowed"
                found.append(Violation("8.1.1.2", says, (key,)))
    # 8.1.3  no Limit Break in a main deck; nothing else in a constructed LB deck
    for face in dict.fromkeys(main):
        if is_limit_break(face):
            says = f"{face.name} ({face.key}) has Limit Break and cannot be in a main deck"
            found.append(Violation("8.1.3", says, (face.key,)))
    if not limited:
        for face in dict.fromkeys(limit):
            if not is_limit_break(face):
                says = f"{face.name} ({face.key}) has no Limit Break and cannot be in a constructed LB deck"
                found.append(Violation("8.1.3", says, (face.key,)))
    return found


# 8.1.1  a main deck and an LB deck
DECKS: Final = DeckRules(
    parts=(
        Part("main", "main deck", "deck", ("main deck", "deck", "maindeck")),
        Part("lb", "LB deck", "limit", ("lb deck", "limit break", "limit break deck", "limit", "lbs", "limit breaks")),
    ),
    formats=(CONSTRUCTED, LIMITED),
    headings=frozenset(word + plural for word in (*TYPES, "character") for plural in ("", "s")),
    part_of=part_of,
    check=check,
)
