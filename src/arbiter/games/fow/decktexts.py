"""What cards say about deck building (404, 904.5), read from their printed faces.

While decks are built a card is all its sides at once (404.8). Texts that let a player have more copies, fewer copies
or none at all of certain cards are gathered here; which of them wins is settled by 404.7a.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from arbiter.games.deckrules import Parts, Violation
from arbiter.kernel.qualities import compare
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import conditions as co
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Condition, Quality, Stat, Test
from arbiter.script.walk import walk

# The names under which texts speak of deck building.
COPIES: Final = "deck_copies"  # 404.1a  so many copies are allowed, any number without an amount
REGARDLESS: Final = "deck_copies_regardless"  # 404.7a  the same, whatever restricts them
LIMIT: Final = "deck_limit"  # 404.1a, 404.1b  no more than so many copies
BAN: Final = "deck_ban"  # 404.1b  no such cards
EXACTLY: Final = "deck_exactly"
AT_LEAST: Final = "deck_at_least"
NO_MAXIMUM: Final = "deck_no_maximum"
DECK_TEXTS: Final = frozenset({COPIES, REGARDLESS, LIMIT, BAN, EXACTLY, AT_LEAST, NO_MAXIMUM})

STARTING: Final = "starting"  # what a text asks for when it says "your starting ruler"


@dataclass(frozen=True, eq=False)
class Card:
    """A card with the information of all its sides (404.8); `types` are those of the side that lies up."""

    face: Face
    names: frozenset[str]
    types: frozenset[str]
    all_types: frozenset[str]
    kinds: frozenset[str]
    colours: frozenset[str]
    words: frozenset[str]  # keyword abilities and keywords
    abilities: tuple[ab.Ability, ...]

    @property
    def label(self) -> str:
        return f"{self.face.name} ({self.face.key})"

    def is_a(self, *types: str) -> bool:
        return not self.types.isdisjoint(types)

    def keywords(self, name: str) -> list[ab.Keyword]:
        return [ability for ability in self.abilities if isinstance(ability, ab.Keyword) and ability.name == name]

    def value(self, name: str) -> int:
        """The number behind a keyword, the larger one if both sides have it; 0 without it."""
        return max((number(keyword.value) or 0 for keyword in self.keywords(name)), default=0)

    def shares_name(self, other: Card) -> bool:
        return not self.names.isdisjoint(other.names)


def number(amount: Amount | None) -> int | None:
    return amount.value if isinstance(amount, Number) else None


def sides(face: Face) -> tuple[Face, ...]:
    return (face, *face.other)


def card_of(face: Face) -> Card:
    faces = sides(face)
    traits = [side.printed for side in faces]
    return Card(
        face,
        frozenset[str]().union(*(side.names for side in traits)),
        face.printed.types,
        frozenset[str]().union(*(side.types for side in traits)),
        frozenset[str]().union(*(side.kinds for side in traits)),
        frozenset[str]().union(*(side.colours for side in traits)),
        frozenset[str]().union(*(side.keywords | side.flags for side in traits)),
        tuple(program.ability for side in traits for program in side.programs),
    )


def in_name(part: str, name: str) -> bool:
    """203.3b: is it a word of the name, alone, in the possessive or in a hyphenated compound?"""
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", name) is not None


# ---------------------------------------------------------------- tests of printed cards


def passes(test: Test, card: Card, source: Card, starting: Card | None) -> bool:
    """Does the card meet what a text asks for? What cannot be told of a printed card is not met."""
    match test:
        case n.Is(quality=quality, value=value):
            return value in of_quality(card, quality)
        case n.NameContains(part=part):
            return any(in_name(part, name) for name in card.names)
        case n.Has(keyword=word):
            return card is starting if word == STARTING else word in card.words
        case n.StatIs(stat=Stat.COST, op=op, amount=amount):
            wanted = number(amount)
            return wanted is not None and compare(card.face.printed.cost, op, wanted)
        case n.NoQuality(quality=quality):
            return not of_quality(card, quality)
        case n.Same():
            return card.names == source.names
        case n.Not(test=inner):
            return not passes(inner, card, source, starting)
        case n.AnyOf(tests=tests):
            return any(passes(one, card, source, starting) for one in tests)
        case n.AllOf(tests=tests):
            return all(passes(one, card, source, starting) for one in tests)
    return False


def of_quality(card: Card, quality: Quality) -> frozenset[str]:
    if quality is Quality.NAME:
        return card.names
    if quality is Quality.TYPE:
        return card.all_types
    if quality is Quality.COLOUR:
        return card.colours
    if quality is Quality.KIND:
        return card.kinds
    return card.face.printed.groups


def holds(condition: Condition | None, rulers: Sequence[Card], source: Card, starting: Card | None) -> bool:
    """A condition about the rulers that a deck begins with; any other one waits for the game (904.5)."""
    match condition:
        case None:
            return True
        case co.Exists(group=group) if group.zones == ("ruler",):
            return any(all(passes(test, ruler, source, starting) for test in group.tests) for ruler in rulers)
        case co.All(conditions=inner):
            return all(holds(one, rulers, source, starting) for one in inner)
        case co.Any(conditions=inner):
            return any(holds(one, rulers, source, starting) for one in inner)
        case co.NotSo(condition=denied):
            return not holds(denied, rulers, source, starting)
    return False


# ---------------------------------------------------------------- texts


@dataclass(frozen=True, eq=False)
class Saying:
    """One text about deck building, with the card it stands on."""

    source: Card
    starting: Card | None
    permit: st.Permit
    condition: Condition | None

    @property
    def name(self) -> str:
        return self.permit.name

    @property
    def amount(self) -> int | None:
        return number(self.permit.amount)

    @property
    def of_itself(self) -> bool:
        """Does it speak of its own card?"""
        return any(isinstance(test, n.Same) for test in self.permit.what.tests)

    def speaks_of(self, card: Card) -> bool:
        return all(passes(test, card, self.source, self.starting) for test in self.permit.what.tests)

    def names_of(self) -> frozenset[str]:
        """The names that the text spells out."""
        said = (*walk(self.permit), *walk(self.condition))
        return frozenset(part.value for part in said if isinstance(part, n.Is) and part.quality is Quality.NAME)

    def beats(self, restriction: Saying) -> bool:
        """404.7a: an expanding text wins if it says so, or names the card that restricts."""
        return self.name == REGARDLESS or not self.names_of().isdisjoint(restriction.source.names)


def sayings(cards: Iterable[Card], rulers: Sequence[Card]) -> list[Saying]:
    """What these cards say about deck building, as far as it applies."""
    starting = rulers[0] if rulers else None
    return [
        Saying(card, starting, statement, ability.condition)
        for card in cards
        for ability in card.abilities
        if isinstance(ability, ab.Static) and holds(ability.condition, rulers, card, starting)
        for statement in ability.statements
        if isinstance(statement, st.Permit) and statement.name in DECK_TEXTS
    ]


def with_grants(card: Card, sources: Sequence[Card]) -> Card:
    """904.5: the card with the words and abilities that base abilities of the starting cards give it."""
    for source in sources:
        for ability in source.abilities:
            if not isinstance(ability, ab.Static) or ability.condition is not None:
                continue
            for statement in ability.statements:
                if isinstance(statement, st.Affects) and isinstance(statement.thing, n.Every):
                    group = statement.thing.group
                    # what is said of the field or another area says nothing about decks yet
                    if "deck" in group.zones and all(passes(test, card, source, None) for test in group.tests):
                        card = granted(card, statement.changes)
    return card


def granted(card: Card, changes: Iterable[object]) -> Card:
    for change in changes:
        match change:
            case st.AddWord(quality=Quality.KIND, value=value):
                card = replace(card, kinds=card.kinds | {value})
            case st.AddWord(quality=Quality.COLOUR, value=value):
                card = replace(card, colours=card.colours | {value})
            case st.AddKeyword(keyword=word):
                card = replace(card, words=card.words | {word})
            case st.AddAbility(ability=ability) if isinstance(ability, ab.Ability):
                card = replace(card, abilities=(*card.abilities, ability))
                if isinstance(ability, ab.Keyword):
                    card = replace(card, words=card.words | {ability.name})
    return card


# ---------------------------------------------------------------- a whole deck


@dataclass(frozen=True)
class Format:
    """What differs between formats. `lone_tags` are races whose second ruler is not to be had in it (1145.2c)."""

    name: str
    side_low: int = 0
    side_high: int | None = None
    lone_tags: frozenset[str] = frozenset()


class Deck:
    """The cards of each part, with what base abilities of the starting cards make of them (904.5), and their texts."""

    def __init__(self, parts: Parts, format: Format) -> None:
        self.format = format
        known: dict[int, Card] = {}
        plain = {name: [known.setdefault(id(face), card_of(face)) for face in faces] for name, faces in parts.items()}
        sources = [*plain.get("ruler", ()), *plain.get("extension", ())]
        given = {id(card): with_grants(card, sources) for card in known.values()}
        self.parts = {name: [given[id(card)] for card in cards] for name, cards in plain.items()}
        self.rulers = [card for card in self.part("ruler") if card.is_a("ruler")]
        self.starting = self.rulers[0] if self.rulers else None
        distinct = dict.fromkeys(card for name, cards in self.parts.items() if name != "side" for card in cards)
        self.texts = sayings(distinct, self.rulers)
        # a card of the sideboard speaks of its own copies only
        beside = dict.fromkeys(card for card in self.part("side") if card not in distinct)
        self.texts += [text for text in sayings(beside, self.rulers) if text.of_itself]

    def part(self, name: str) -> list[Card]:
        return self.parts.get(name, [])

    def several(self, *names: str) -> list[Card]:
        return [card for name in names for card in self.part(name)]

    def saying(self, *names: str) -> list[Saying]:
        return [text for text in self.texts if text.name in names]

    def expansions(self, card: Card) -> list[Saying]:
        return [text for text in self.saying(COPIES, REGARDLESS) if text.speaks_of(card)]

    def allowed(self, card: Card, usual: int) -> int | None:
        """404.1a: how many copies texts allow; None for any number."""
        amounts = [text.amount for text in self.expansions(card)]
        return None if None in amounts else max((usual, *(amount for amount in amounts if amount is not None)))


def illegal(rule: str, says: str, *cards: Card) -> Violation:
    return Violation(rule, says, tuple(card.face.key for card in cards))


def once(cards: Iterable[Card]) -> list[Card]:
    return list(dict.fromkeys(cards))


def by_name(cards: Iterable[Card]) -> dict[frozenset[str], list[Card]]:
    """203.2, 203.2a, 203.2b: copies of a card, which have all their names in common and nothing else need be equal."""
    found: dict[frozenset[str], list[Card]] = {}
    for card in cards:
        found.setdefault(card.names, []).append(card)
    return found
