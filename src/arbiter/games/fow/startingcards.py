"""The cards a player begins with beside the deck: rulers, sub-rulers, an extension rule and EX decks (402.2, 319).

Tag (1145), Partner (1155) and Aid (1164) say which cards may begin beside the starting ruler.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from arbiter.games.deckrules import Violation
from arbiter.games.fow.decktexts import Card, Deck, by_name, illegal, in_name, number, once
from arbiter.games.fow.language.races import RACES
from arbiter.script import abilities as ab

MOST_RULERS: Final = 3  # 402.2

# ---------------------------------------------------------------- rulers


def rulers(deck: Deck) -> Iterator[Violation]:
    """402.2: one starting ruler, and beside it those that Tag and Partner let in."""
    for card in once(deck.part("ruler")):
        if not card.is_a("ruler", "sub_ruler"):
            yield illegal("402.2", f"{card.label} is no ruler and cannot begin in the ruler area", card)
    starting = deck.starting
    if starting is None:
        yield Violation("402.2", "there is no starting ruler; the first card of the rulers is it")
        return
    if "Arcana" in starting.kinds or starting.is_a("basic"):
        says = f"{starting.label} cannot be the starting ruler: it is {'basic' if starting.is_a('basic') else 'Arcana'}"
        yield illegal("402.2", says, starting)
    if len(deck.rulers) > MOST_RULERS:
        yield Violation("402.2", f"there are {len(deck.rulers)} rulers; {MOST_RULERS} are the most")
    yield from company(deck, starting)
    yield from lone_tag(deck, starting)


def company(deck: Deck, starting: Card) -> Iterator[Violation]:
    """Who begins beside the starting ruler: one by Tag (402.2b), so many by Partner (1155.2), or both (402.2a)."""
    tagged, partners, either = [], [], []
    for other in deck.rulers[1:]:
        by_tag = any(fits(tag, starting, other) for tag in starting.keywords("tag"))
        by_partner = any(
            takes(keyword, other) for ruler in deck.rulers if ruler is not other for keyword in bonds(ruler)
        )
        if by_tag and by_partner:
            either.append(other)
        elif by_tag:
            tagged.append(other)
        elif by_partner:
            partners.append(other)
        else:
            says = f"{other.label} begins beside {starting.face.name}, but no Tag or Partner lets it"
            yield illegal("402.2", says, other)
    places = sum(number(keyword.value) or 0 for ruler in deck.rulers for keyword in bonds(ruler))
    if len(tagged) > 1:
        yield illegal("402.2b", f"{len(tagged)} rulers begin by Tag; only one Tag is used", *tagged)
    if len(partners) + max(0, len(either) - (not tagged)) > places:
        says = f"more rulers begin by Partner than the {places} that it lets in"
        yield illegal("1155.2", says, *partners, *either)


def bonds(ruler: Card) -> list[ab.Keyword]:
    return ruler.keywords("partner")


def takes(partner: ab.Keyword, other: Card) -> bool:
    """1155.2: a ruler of the kind, with Bond."""
    return partner.word in other.kinds and "bond" in other.words


def names_in(word: str) -> list[str]:
    """The names of a Tag that is written with names."""
    return re.findall(r'"([^"]+)"', word)


def fits(tag: ab.Keyword, starting: Card, other: Card) -> bool:
    word = tag.word or ""
    names = names_in(word)
    if names:  # 1145.2a  a ruler with the name in its own
        return any(in_name(part, name) for part in names for name in other.names)
    # 1145.2b, 1145.2c  a ruler with the same Tag and another name
    return any(theirs.word == word for theirs in other.keywords("tag")) and not starting.shares_name(other)


def lone_tag(deck: Deck, starting: Card) -> Iterator[Violation]:
    """1145.2a, 1145.2b, 1145.2c: a starting ruler with Tag does not begin alone; one Tag is enough (1145.3)."""
    tags = starting.keywords("tag")
    if not tags or any(fits(tag, starting, other) for tag in tags for other in deck.rulers[1:]):
        return
    words = [tag.word or "" for tag in tags]
    if any(word in deck.format.lone_tags for word in words):  # 1145.2c  nobody is to be had
        return
    word = words[0]
    rule = "1145.2a" if names_in(word) else "1145.2c" if word in RACES else "1145.2b"
    says = f"{starting.label} has Tag and begins with another ruler that it fits: {word}"
    yield illegal(rule, says, starting)


# ---------------------------------------------------------------- sub-rulers and extension rules


def sub_rulers(deck: Deck) -> Iterator[Violation]:
    """1164.2: one sub-ruler whose Aid names the starting ruler."""
    subs = [card for card in deck.part("ruler") if card.is_a("sub_ruler")]
    if len(subs) > 1:
        yield illegal("1164.2", f"{len(subs)} sub-rulers begin in the ruler area; one Aid is used in a game", *subs)
    for card in once(subs):
        names = {(aid.word or "").strip('"') for aid in card.keywords("aid")}
        if deck.starting is None or names.isdisjoint(deck.starting.face.printed.names):
            says = f"{card.label} has no Aid for the starting ruler and cannot begin beside it"
            yield illegal("1164.2", says, card)


def extension_rules(deck: Deck) -> Iterator[Violation]:
    """320.2, 1159.2: one extension rule, and none in any deck."""
    cards = deck.part("extension")
    if len(cards) > 1:
        yield illegal("320.2", f"{len(cards)} extension rules begin in their area; one is allowed", *once(cards))
    for card in once(cards):
        if not card.is_a("extension_rule"):
            yield illegal("1159.2", f"{card.label} is no extension rule and cannot begin in their area", card)
    for card in once(deck.several("main", "stones", "extra", "rune", "stranger", "ex")):
        if card.is_a("extension_rule"):
            yield illegal("1159.2", f"{card.label} is an extension rule and cannot be in any deck", card)


# ---------------------------------------------------------------- EX decks


@dataclass(frozen=True)
class ExDeck:
    """One kind of EX deck: the rules about its size, its copies and what else cannot be in it."""

    word: str
    size: str
    copies: str
    what: str

    def takes(self, card: Card) -> bool:
        if self.word == "armament":
            return card.is_a("sub_ruler") and not card.kinds.isdisjoint({"Armament", "High Armament"})
        if self.word == "treasury":
            return "Treasury Item" in card.kinds
        return card.is_a("resonator")


EX_DECKS: Final = (
    ExDeck("armament", "319.4a", "319.4b", "Armament sub-rulers"),
    ExDeck("treasury", "319.6a", "319.6b", "Treasury Items"),
    ExDeck("crew", "319.5a", "319.5b", "resonators"),
)


def ex_decks(deck: Deck) -> Iterator[Violation]:
    """319: EX decks of exactly the number that a starting card says, one copy of a card in each."""
    left = list(deck.part("ex"))
    starting = deck.several("ruler", "extension")
    for kind in EX_DECKS:
        asked = [word for card in starting for word in card.keywords("ex_deck") if word.word == kind.word]
        if not asked:
            continue
        cards = [card for card in left if kind.takes(card)]
        left = [card for card in left if card not in cards]
        size = max(number(word.value) or 0 for word in asked)
        if len(cards) != size:
            says = f"the {kind.word} EX deck has {len(cards)} cards; it has exactly {size} {kind.what}"
            yield Violation(kind.size, says)
        for same in by_name(cards).values():
            if len(same) > 1:
                says = f"{len(same)} copies of {same[0].face.name} in the {kind.word} EX deck; one is allowed"
                yield illegal(kind.copies, says, *once(same))
        yield from unfit(kind, deck, once(cards))
    for card in once(left):
        yield illegal("319.1", f"{card.label} is in no EX deck that a starting card gives", card)


def unfit(kind: ExDeck, deck: Deck, cards: list[Card]) -> Iterator[Violation]:
    taken = deck.several("main", "side") if kind.word == "crew" else []
    for card in cards:
        if kind.word == "armament" and "High Armament" in card.kinds:
            yield illegal("319.4c", f"{card.label} is a High Armament and cannot be in an Armament EX deck", card)
        if kind.word == "crew" and card.is_a("stranger", "alternative"):
            yield illegal("319.5a-1", f"{card.label} is a stranger or an alternative card, which no crew has", card)
        if any(card.shares_name(other) for other in taken):
            says = f"{card.label} shares a name with a card of the deck or sideboard, which no crew does"
            yield illegal("319.5a", says, card)
