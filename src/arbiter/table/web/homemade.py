"""Home-made cards: a player sends them along with the deck, and the opponent is shown them before they sit down.

Each is known by a hash of what is printed on it, so that the cards of two players cannot be mixed up, whatever ids they
chose. Their texts are compiled within the limits of every text.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import cast

from arbiter.cards.decks import DeckList
from arbiter.cards.pool import Pool, joined
from arbiter.games.printed_fields import Card
from arbiter.kernel.errors import BadCard
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json

MOST = 60  # cards that may be sent along
LONGEST = 6_000  # characters of one, as JSON
MOST_SECONDS = 1.0  # of the processor, for all of them
PREFIX = "home-"
KEY = "homemade"


@dataclass(frozen=True)
class Brought:
    """A deck, and the cards that only whoever brings it has."""

    deck: DeckList
    cards: tuple[Card, ...] = ()


def read_cards(value: object) -> tuple[Card, ...]:
    """Cards of a message, or `Refused`: what is wrong with the fields of one is told when it is compiled."""
    if value is None:
        return ()
    if not isinstance(value, list) or len(value) > MOST:
        raise Refused("size", f"cards must be a list of at most {MOST} cards")
    found: dict[str, Card] = {}
    for place, card in enumerate(value, 1):
        if not isinstance(card, dict) or not all(is_word(card.get(key)) for key in ("id", "name")):
            raise Refused("bad", f"cards: number {place} must be an object with id, name, type and what else it has")
        if len(json.dumps(card)) > LONGEST:
            raise Refused("size", f"cards: {card['name'][:40]} is too long; a card has at most {LONGEST} characters")
        if card["id"] in found:
            raise Refused("bad", f"cards: two of them have the id {card['id'][:40]}")
        found[card["id"]] = card
    return tuple(found.values())


def is_word(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def with_homemade(pool: Pool, cards: Sequence[Card]) -> Pool:
    """A pool with these cards besides; what has been compiled of the others stays.

    `Refused` where they take too long: strangers send them, and a game that begins reads them again.
    """
    if not cards:
        return pool
    pool.face(next(iter(pool)))  # whatever is made once for all cards is not their fault
    begun = time.thread_time()
    made = Pool(pool.game, joined(pool.cards.values(), cards), settled=True)
    new = {str(card["id"]) for card in cards}
    made._faces.update((key, face) for key, face in pool._faces.items() if key not in new)
    for key in new:
        try:
            made.face(key)
        except BadCard as error:
            raise Refused("deck", str(error)) from None
        if time.thread_time() - begun > MOST_SECONDS:
            raise Refused("size", f"home-made cards are read for {MOST_SECONDS:g} s at most; send fewer or shorter")
    return made


def lasting_id(card: Card) -> str:
    """An id that says what is printed on the card."""
    printed = {name: value for name, value in card.items() if name != "id"}
    return PREFIX + sha256(json.dumps(printed, sort_keys=True).encode()).hexdigest()[:16]


def settled(deck: DeckList, cards: Sequence[Card]) -> Brought:
    """The deck with lasting ids for its home-made cards; those that it does not use are left out."""
    used = {key for _, keys in deck.parts for key in keys}
    ids = {str(card["id"]): lasting_id(card) for card in cards if card["id"] in used}
    parts = tuple((name, tuple(ids.get(key, key) for key in keys)) for name, keys in deck.parts)
    kept = tuple({**card, "id": ids[str(card["id"])]} for card in cards if card["id"] in ids)
    return Brought(replace(deck, parts=parts), kept)


# ---------------------------------------------------------------- in the record of a seat


def in_seat(deck: str) -> tuple[Card, ...]:
    """The home-made cards of a deck as a seat has it."""
    try:
        data = json.loads(deck) if deck else {}
    except ValueError:  # a damaged row; whoever opens the table is told
        return ()
    found = data.get(KEY) if isinstance(data, dict) else None
    return tuple(cast("list[Card]", found)) if isinstance(found, list) else ()


def in_seats(decks: Iterable[str]) -> tuple[Card, ...]:
    """Of all seats; what two players both have stands once."""
    return tuple({str(card["id"]): card for deck in decks for card in in_seat(deck)}.values())


def shown(cards: Iterable[Mapping[str, object]]) -> list[Json]:
    """What others are told of them: everything that is printed."""
    return [{name: value for name, value in card.items() if name != "id"} for card in cards]
