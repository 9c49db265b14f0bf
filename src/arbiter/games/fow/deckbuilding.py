"""Chapters 402 to 404: building decks. Every violation of a deck is found, each with its rule's number.

A deck is brought in parts: the rulers (the first is the starting ruler), the deck, the magic stones, and where a ruler
allows them extra, rune, stranger and EX decks, an extension rule, and the sideboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from arbiter.games.deckrules import DeckRules, Part, Parts, Violation
from arbiter.games.fow import startingcards
from arbiter.games.fow.decktexts import (
    AT_LEAST,
    BAN,
    EXACTLY,
    LIMIT,
    NO_MAXIMUM,
    REGARDLESS,
    Card,
    Deck,
    Format,
    by_name,
    card_of,
    illegal,
    once,
    sayings,
)
from arbiter.games.fow.lifebreak import VALHALLA
from arbiter.kernel.traits import Face

MAIN_LOW, MAIN_HIGH = 40, 60  # 402.3a
STONES_LOW, STONES_HIGH = 10, 20  # 402.4a
EXTRA_HIGH = 5  # 402.5a
RUNES = 5  # 402.6a
STRANGERS = 10  # 402.7a
SIDE_LOW, SIDE_HIGH = 1, 15  # 403.1a

# 402.3b, 402.4c, 402.5b, 402.6b, 402.7b  how many copies of a name a pile may have
COPIES_IN = {"main": (4, "402.3b"), "stones": (4, "402.4c"), "extra": (1, "402.5b"), "rune": (1, "402.6b")}
COPIES_IN["stranger"] = (2, "402.7b")
TOGETHER = 4  # 404.1, 404.2
# 404.3 to 404.6  these are counted by themselves
STARTING_TYPES = ("ruler", "j_ruler", "sub_ruler", "extension_rule")
# 404.1a  a text about a card's own copies counts in these; 404.1b  one about other cards, not in the sideboard
DECK_PILES = ("main", "extra", "ex", "rune", "stranger")
# 402.2c to 402.2f, 402.3c, 402.3d, 402.4d, 402.4e  keywords that do not go together
OPPOSITES = (
    ("tales", "villains", "402.2c", "402.3c", "402.4d"),
    ("villains", "tales", "402.2d", "402.3c", "402.4d"),
    ("will_of_hope", "will_of_despair", "402.2e", "402.3d", "402.4e"),
    ("will_of_despair", "will_of_hope", "402.2f", "402.3d", "402.4e"),
)


CONSTRUCTED = Format("constructed", SIDE_LOW, SIDE_HIGH)  # 403.1a
LIMITED = Format("limited")  # 403.1b  the sideboard is whatever was left over
CASUAL = Format("casual")  # 322.1a  outside the game is whatever the player's collection has
OLD = Format(VALHALLA)  # 1411.1  old cards, by agreement
FORMATS = {format.name: format for format in (CONSTRUCTED, LIMITED, CASUAL, OLD)}


# ---------------------------------------------------------------- what may be in each part


def is_pure_rune(card: Card) -> bool:
    return card.is_a("rune") and not card.is_a("chant", "addition")


def main_deck(deck: Deck) -> Iterator[Violation]:
    """402.3: the deck, its size and what cannot be in it."""
    cards = deck.part("main")
    exact = [text.amount for text in deck.saying(EXACTLY) if text.amount is not None]
    low = max((MAIN_LOW, *exact, *(text.amount or 0 for text in deck.saying(AT_LEAST))))
    high = None if deck.saying(NO_MAXIMUM) else MAIN_HIGH
    if exact:  # 404.7a  a restricting text beats an expanding one
        high = min(exact)
    if len(cards) < low or (high is not None and len(cards) > high):
        asked = f"{low} or more" if high is None else f"exactly {low}" if low == high else f"{low} to {high}"
        yield Violation("402.3a", f"the deck has {len(cards)} cards; it has {asked}")
    for card in once(cards):
        if card.is_a("ruler", "j_ruler", "magic_stone", "stranger") or is_pure_rune(card):
            kind = "a pure rune" if card.is_a("rune") else " ".join(sorted(card.types)).replace("_", " ")
            yield illegal("402.3", f"{card.label} is {kind} and cannot be in the deck", card)
        elif card.is_a("sub_ruler"):
            yield illegal("402.1", f"{card.label} is a sub-ruler and begins beside the deck, not in it", card)


def stone_deck(deck: Deck) -> Iterator[Violation]:
    cards = deck.part("stones")
    if not STONES_LOW <= len(cards) <= STONES_HIGH:  # 402.4a
        says = f"the magic stone deck has {len(cards)} cards; it has {STONES_LOW} to {STONES_HIGH}"
        yield Violation("402.4a", says)
    for card in once(cards):
        if not card.is_a("magic_stone"):  # 402.4
            yield illegal("402.4", f"{card.label} is no magic stone and cannot be in the magic stone deck", card)


def extra_deck(deck: Deck) -> Iterator[Violation]:
    cards = deck.part("extra")
    if not cards:
        return
    most = deck.starting.value("grimoire") if deck.starting is not None else 0
    if not most:  # 402.5c
        yield Violation("402.5c", "the starting ruler has no Grimoire: the extra deck must be empty")
    elif len(cards) > most:  # 1132.2
        yield Violation("1132.2", f"the extra deck has {len(cards)} cards; the Grimoire allows {most}")
    if len(cards) > EXTRA_HIGH:  # 402.5a
        yield Violation("402.5a", f"the extra deck has {len(cards)} cards; it has {EXTRA_HIGH} at most")
    for card in once(cards):
        if card.is_a("ruler", "magic_stone"):  # 402.5
            yield illegal("402.5", f"{card.label} is a ruler or magic stone and cannot be in the extra deck", card)
        elif most and not (card.is_a("chant") and "Story" in card.kinds):  # 1132.2
            yield illegal("1132.2", f"{card.label} is no Story chant and cannot be in the extra deck", card)


def rune_deck(deck: Deck) -> Iterator[Violation]:
    cards = deck.part("rune")
    if not cards:
        return
    if deck.starting is None or "divinity" not in deck.starting.words:  # 402.6a-1
        yield Violation("402.6a-1", "the starting ruler has no Divinity: the rune deck must be empty")
    if len(cards) != RUNES:  # 402.6a
        yield Violation("402.6a", f"the rune deck has {len(cards)} cards; it has {RUNES} or none")
    masters = [card for card in cards if card.is_a("master")]
    if len(masters) > 1:  # 402.6c
        yield illegal("402.6c", f"the rune deck has {len(masters)} master runes; one is allowed", *once(masters))
    for card in once(cards):
        if not card.is_a("rune"):  # 402.6
            yield illegal("402.6", f"{card.label} is no rune and cannot be in the rune deck", card)
        elif is_pure_rune(card) and not suits(card, deck):  # 402.6d
            yield illegal("402.6d", f"{card.label} shares no attribute with the ruler that it needs one of", card)


def suits(rune: Card, deck: Deck) -> bool:
    """402.6d: with the starting ruler, or with Kernlos by what is printed with any of the rulers."""
    if "kernlos" not in rune.words:
        return deck.starting is not None and not rune.colours.isdisjoint(deck.starting.colours)
    price = rune.face.price
    printed = {colour for colour, _ in price.coloured} if price is not None else set()
    return any(not printed.isdisjoint(ruler.colours) for ruler in deck.rulers)


def stranger_deck(deck: Deck) -> Iterator[Violation]:
    cards = deck.part("stranger")
    if not cards:
        return
    asked = deck.starting.value("stranger") if deck.starting is not None else 0
    if not asked:  # 402.7a-1
        yield Violation("402.7a-1", "the starting ruler has no Stranger: the stranger deck must be empty")
    if len(cards) != (asked or STRANGERS):  # 402.7a, 1142.2
        yield Violation("402.7a", f"the stranger deck has {len(cards)} cards; it has {asked or STRANGERS} or none")
    for card in once(cards):
        if not card.is_a("stranger"):  # 402.7
            yield illegal("402.7", f"{card.label} is no stranger and cannot be in the stranger deck", card)


def sideboard(deck: Deck) -> Iterator[Violation]:
    cards = deck.part("side")
    low, high = deck.format.side_low, deck.format.side_high
    if len(cards) < low or (high is not None and len(cards) > high):  # 403.1a
        yield Violation("403.1a", f"the sideboard has {len(cards)} cards; it has {low} to {high}")
    for card in once(cards):
        if card.is_a("ruler") and card.is_a("basic"):  # 403.1
            yield illegal("403.1", f"{card.label} is a basic ruler and cannot be in a sideboard", card)


# ---------------------------------------------------------------- how many copies, and what does not go together


def copies(deck: Deck) -> Iterator[Violation]:
    """402.3b and the like: the copies of a card in each pile."""
    for name, (usual, rule) in COPIES_IN.items():
        for cards in by_name(deck.part(name)).values():
            if not is_free_stone(cards[0]):
                yield from too_many(deck, cards, usual, rule, TITLES[name])


def is_free_stone(card: Card) -> bool:
    return card.is_a("magic_stone") and card.is_a("basic")  # 402.4b


def copies_together(deck: Deck) -> Iterator[Violation]:
    """404.1, 404.2: the copies in a deck and the sideboard, where no pile alone has too many."""
    for rule, stones, piles in (("404.1", False, ("main", "extra", "ex", "rune")), ("404.2", True, ("stones",))):
        counted = [card for card in deck.several(*piles, "side") if not card.is_a(*STARTING_TYPES)]
        for name, cards in by_name(card for card in counted if card.is_a("magic_stone") is stones).items():
            most = deck.allowed(cards[0], TOGETHER)
            largest = max(sum(card.names == name for card in deck.part(pile)) for pile in piles)
            if not is_free_stone(cards[0]) and most is not None and largest <= most:
                yield from too_many(deck, cards, TOGETHER, rule, "the decks and the sideboard")


def too_many(deck: Deck, cards: list[Card], usual: int, rule: str, where: str) -> Iterator[Violation]:
    most = deck.allowed(cards[0], usual)
    if most is not None and len(cards) > most:
        says = f"{len(cards)} copies of {cards[0].face.name} in {where}; {most} are allowed"
        yield illegal(rule, says, *once(cards))


def restrictions(deck: Deck) -> Iterator[Violation]:
    """404.1a, 404.1b: texts that allow fewer copies or none, and 404.7a: what they win against."""
    for text in deck.saying(LIMIT, BAN):
        piles = (*DECK_PILES, "side") if text.of_itself else DECK_PILES
        # 304.4  "deck" is the deck: the magic stone deck is meant where the text names it
        piles = (*piles, "stones") if "stones" in text.permit.what.zones else piles
        for cards in by_name(card for card in deck.several(*piles) if text.speaks_of(card)).values():
            most = text.amount or 0
            if len(cards) <= most:
                continue
            expansions = deck.expansions(cards[0])
            if any(expansion.beats(text) for expansion in expansions):
                continue
            rule = "404.7a" if expansions else "404.1a" if text.of_itself else "404.1b"
            says = f"{len(cards)} of {cards[0].face.name}; the text of {text.source.face.name} allows {most or 'none'}"
            yield illegal(rule, says, *once(cards))


def opposites(deck: Deck) -> Iterator[Violation]:
    """402.2c to 402.2f: what the rulers shut out; 402.3c, 402.3d: what shuts itself out."""
    main, stones = (
        [card for card in once(deck.part(name)) if not any(text.name == REGARDLESS for text in deck.expansions(card))]
        for name in ("main", "stones")
    )
    for mine, theirs, by_ruler, in_main, in_stones in OPPOSITES:
        if any(mine in ruler.words for ruler in deck.rulers):
            for card in (*main, *stones):
                if theirs in card.words:
                    says = f"{card.label} is of {spoken(theirs)}, and the ruler is of {spoken(mine)}"
                    yield illegal(by_ruler, says, card)
        elif by_ruler in ("402.2c", "402.2e") and not any(theirs in ruler.words for ruler in deck.rulers):
            sides = [[card for card in (*main, *stones) if word in card.words] for word in (mine, theirs)]
            if all(sides):
                rule = in_main if all(any(card in main for card in side) for side in sides) else in_stones
                says = f"{spoken(mine)} and {spoken(theirs)} do not go together in a deck and its magic stones"
                yield illegal(rule, says, *sides[0], *sides[1])


def spoken(word: str) -> str:
    return word.replace("_", " ").title().replace(" Of ", " of ")


def shared_names(deck: Deck) -> Iterator[Violation]:
    """404.3 to 404.6: starting cards and the sideboard have one of a name."""
    side = deck.part("side")
    rulers = [*deck.rulers, *(card for card in side if card.is_a("ruler"))]
    for index, card in enumerate(rulers):
        for other in rulers[index + 1 :]:
            if card.shares_name(other):  # 404.3
                yield illegal("404.3", f"the rulers {card.label} and {other.label} share a name", card, other)
    subs = [card for card in deck.several("ruler", "ex", "side") if card.is_a("sub_ruler")]
    extensions = [card for card in deck.several("extension", "side") if card.is_a("extension_rule")]
    lone = [card for card in side if card.is_a("j_ruler")]  # 404.6  a J-ruler lies up only without another side
    for rule, cards, where in (
        ("404.4", subs, "sub-ruler"),
        ("404.5", extensions, "extension rule"),
        ("404.6", lone, "J-ruler"),
    ):
        for same in by_name(cards).values():
            if len(same) > 1:
                says = f"{len(same)} copies of the {where} {same[0].face.name}; one is allowed"
                yield illegal(rule, says, *once(same))


CHECKS: tuple[Callable[[Deck], Iterable[Violation]], ...] = (
    startingcards.rulers,
    startingcards.sub_rulers,
    startingcards.extension_rules,
    main_deck,
    stone_deck,
    extra_deck,
    rune_deck,
    stranger_deck,
    startingcards.ex_decks,
    sideboard,
    copies,
    copies_together,
    restrictions,
    opposites,
    shared_names,
)


def check(parts: Parts, format: str) -> list[Violation]:
    """Everything that bars the deck from this format; nothing if it may be played."""
    deck = Deck(parts, FORMATS[format])
    return [violation for one in CHECKS for violation in one(deck)]


def is_singleton(starting: Face) -> bool:
    """402.2g: does the starting ruler allow one copy of each card?"""
    card = card_of(starting)
    limits = (text for text in sayings([card], [card]) if text.name == LIMIT)
    return any(text.amount == 1 and not text.permit.what.tests for text in limits)


# ---------------------------------------------------------------- deck lists


def part_of(face: Face) -> str:
    """Where a list that names no parts puts a card: rulers begin beside the deck, most others in it."""
    card = card_of(face)
    if card.is_a("sub_ruler") and not card.kinds.isdisjoint({"Armament", "High Armament"}):
        return "ex"
    for types, part in PLACES:
        if card.is_a(*types):
            return part
    return "rune" if is_pure_rune(card) else "main"


PLACES = (
    (("ruler", "sub_ruler"), "ruler"),
    (("magic_stone",), "stones"),
    (("stranger",), "stranger"),
    (("extension_rule",), "extension"),
    (("j_ruler",), "side"),  # without a ruler side it waits outside the game
)

# 402.1, 405.1  what a player prepares, and the zone in which it begins
PARTS = (
    Part("main", "deck", "deck", ("main deck", "deck", "maindeck")),
    Part("ruler", "rulers", "ruler", ("rulers", "ruler area", "sub-rulers", "sub-ruler")),
    Part("stones", "magic stone deck", "stones", ("magic stones", "magic stone", "magic stone deck", "stone deck")),
    Part("extra", "extra deck", "extra", ("extra deck", "grimoire")),
    Part("rune", "rune deck", "rune", ("runes", "rune deck", "rune area")),
    Part("stranger", "stranger deck", "stranger", ("strangers", "stranger deck")),
    Part("ex", "EX deck", "ex_deck", ("ex deck", "ex decks", "armament", "crew", "treasury")),
    Part("extension", "extension rule", "extension", ("extension rule", "extension rules", "extension rule area")),
    Part("side", "sideboard", "outside", ("sideboard", "side board", "side deck")),
)
TITLES = {part.name: f"the {part.title}" for part in PARTS}

DECKS = DeckRules(
    parts=PARTS,
    formats=tuple(FORMATS),
    headings=frozenset(word + plural for word in ("resonator", "chant", "addition", "warden") for plural in ("", "s"))
    | {"regalia", "regalias", "entities", "spells"},
    part_of=part_of,
    check=check,
)
