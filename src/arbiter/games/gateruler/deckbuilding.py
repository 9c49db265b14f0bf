"""Section 5-2: building decks. Every violation of a deck is found, each with its rule's number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from arbiter.games.deckrules import DeckRules, Part, Parts, Violation
from arbiter.games.gateruler.rulers import Geas, Ruler, combined
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number

COPIES: Final = "deck_copies"  # the name of a text's permission to exceed the number of copies


def part_of(face: Face) -> str:
    types = face.traits.types
    return "ruler" if "ruler" in types else "geas" if "geas" in types else "deck"


def own_copies(face: Face) -> int | None:
    """5-2c-1d-1: how many copies of itself a card's own text allows."""
    for program in face.statics:
        assert isinstance(program.ability, ab.Static)
        for said in program.ability.statements:
            if isinstance(said, st.Permit) and said.name == COPIES and isinstance(said.amount, Number):
                return said.amount.value
    return None


def is_unit(face: Face) -> bool:
    return "unit" in face.traits.types


def is_other(face: Face) -> bool:
    return not is_unit(face)


def always(face: Face) -> bool:
    return True


def check(parts: Parts, format: str) -> list[Violation]:
    """Everything that is wrong with the deck; nothing if it may be played."""
    rulers, geases, deck = parts.get("ruler", ()), parts.get("geas", ()), parts.get("deck", ())
    found = [*ruler_problems(rulers, geases), *stray_cards(deck)]
    if found or not isinstance(rulers[0].sheet, Ruler):
        return found
    rules = combined(rulers[0], geases[0] if geases else None)  # 5-2b-2
    name = rulers[0].name
    return [
        *size_problems(deck, rules, name),
        *faction_problems(deck, rules, name),
        *attribute_problems(deck, rules, name),
        *copy_problems(deck, rules, name),
        *cap_problems(deck, rules, name),
    ]


def ruler_problems(rulers: Sequence[Face], geases: Sequence[Face]) -> list[Violation]:
    """5-2b, 5-2b-1: exactly one ruler, and at most one geas, which must be for that ruler."""
    found: list[Violation] = []
    if len(rulers) != 1:
        found.append(Violation("5-2b", f"there are {len(rulers)} ruler cards; there must be exactly one"))
    for face in rulers:
        if "ruler" not in face.traits.types:
            found.append(Violation("5-2b", f"{face.name} ({face.key}) is no ruler card", (face.key,)))
    if len(geases) > 1:
        found.append(Violation("5-2b-1", f"there are {len(geases)} geas cards; one is allowed"))
    for face in geases:
        target = face.sheet.ruler if isinstance(face.sheet, Geas) else None
        if target is None:
            found.append(Violation("5-2b-1", f"{face.name} ({face.key}) is no geas card", (face.key,)))
        elif len(rulers) == 1 and target != rulers[0].name:
            says = f"{face.name} ({face.key}) is a geas for {target}, not for {rulers[0].name}"
            found.append(Violation("5-2b-1", says, (face.key,)))
    return found


def stray_cards(deck: Sequence[Face]) -> list[Violation]:
    """5-2c: neither rulers nor geases are in a deck."""
    strays = [face for face in dict.fromkeys(deck) if face.traits.types & {"ruler", "geas"}]
    return [Violation("5-2c", f"{face.name} ({face.key}) cannot be in the deck itself", (face.key,)) for face in strays]


def size_problems(deck: Sequence[Face], rules: Ruler, name: str) -> list[Violation]:
    """5-2c-1a."""
    if len(deck) == rules.deck_size:
        return []
    return [Violation("5-2c-1a", f"the deck has {len(deck)} cards; with {name} it has exactly {rules.deck_size}")]


def faction_problems(deck: Sequence[Face], rules: Ruler, name: str) -> list[Violation]:
    """5-2c-1b: how many factions; 5-2c-1b-1: among units and among the others."""
    limits: tuple[tuple[str, int | None, Callable[[Face], bool], str], ...] = (
        ("5-2c-1b", rules.factions, always, "cards"),
        ("5-2c-1b-1", rules.unit_factions, is_unit, "units"),
        ("5-2c-1b-1", rules.other_factions, is_other, "cards that are no units"),
    )
    found: list[Violation] = []
    for rule, most, concerns, noun in limits:
        factions = sorted({word for face in deck if concerns(face) for word in face.traits.colours})
        if most is not None and len(factions) > most:
            says = f"the {noun} are of {len(factions)} factions ({', '.join(factions)}); with {name} {most} are allowed"
            found.append(Violation(rule, says))
    return found


def attribute_problems(deck: Sequence[Face], rules: Ruler, name: str) -> list[Violation]:
    """5-2c-1c: attributes that cards must have; 5-2c-1c-1: that units must have, or the others."""
    asked: tuple[tuple[str, frozenset[str], Callable[[Face], bool]], ...] = (
        ("5-2c-1c", rules.attributes, always),
        ("5-2c-1c-1", rules.unit_attributes, is_unit),
        ("5-2c-1c-1", rules.other_attributes, is_other),
    )
    found: list[Violation] = []
    for rule, words, concerns in asked:
        for face in dict.fromkeys(deck) if words else ():
            if concerns(face) and not face.traits.kinds & words:
                needs = " or ".join(f"{{{word}}}" for word in sorted(words))
                says = f"{face.name} ({face.key}) lacks the attribute {needs} that {name} asks for"
                found.append(Violation(rule, says, (face.key,)))
    return found


def copy_problems(deck: Sequence[Face], rules: Ruler, name: str) -> list[Violation]:
    """5-2c-1d: by name; 5-2c-1d-1: unless the card says otherwise; 5-2c-2: one of each legendary card."""
    found: list[Violation] = []
    faces = {face.name: face for face in deck}
    for title, count in Counter(face.name for face in deck).items():
        face = faces[title]
        own = own_copies(face)
        if count > 1 and "legendary" in face.traits.flags:
            found.append(
                Violation("5-2c-2", f"{count} copies of {title}, which is legendary; one is allowed", (face.key,))
            )
        elif own is not None and count > own:
            says = f"{count} copies of {title}, which allows {own}"
            found.append(Violation("5-2c-1d-1", says, (face.key,)))
        elif own is None and count > rules.copies:
            says = f"{count} copies of {title}; with {name} {rules.copies} are allowed"
            found.append(Violation("5-2c-1d", says, (face.key,)))
    return found


def cap_problems(deck: Sequence[Face], rules: Ruler, name: str) -> list[Violation]:
    """5-2c-1e, 5-2c-1f, 5-2c-1g: legendary cards, levels, and cards with [CNT]."""
    legends = sum("legendary" in face.traits.flags for face in deck)
    levels = sum(face.traits.level for face in deck)
    counters = sum("counter" in face.traits.flags for face in deck)
    caps = (
        ("5-2c-1e", rules.legendary_cap, legends, "legendary cards"),
        ("5-2c-1f", rules.deck_level_cap, levels, "levels altogether"),
        ("5-2c-1g", rules.counter_cap, counters, "cards with [CNT]"),
    )
    return [
        Violation(rule, f"the deck has {count} {noun}; with {name} {cap} are allowed")
        for rule, cap, count, noun in caps
        if cap is not None and count > cap
    ]


DECKS: Final = DeckRules(
    parts=(
        Part("deck", "deck", "deck", ("main deck", "main")),
        Part("ruler", "ruler", "ruler", ("rulers",)),
        Part("geas", "geas", "geas", ("geases",)),
    ),
    formats=("constructed",),
    headings=frozenset({"unit", "units", "event", "events", "field", "fields", "resource", "resources"}),
    part_of=part_of,
    check=check,
)
