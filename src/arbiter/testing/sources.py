"""Cards that pay: a plain card which, where it lies, can be turned into a resource of some colour.

Which type of card that is, and where it lies, the ruleset itself is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from arbiter.kernel.errors import BadScenario
from arbiter.kernel.index.resources import resources_of
from arbiter.testing.cards import CardBook, Fields
from arbiter.testing.position import Piece, build, empty


def source_card(book: CardBook, colour: str) -> tuple[str, str]:
    """Define a new plain card that pays with this colour, and the zone where it does; each has a name of its own."""
    start = f"{colour.capitalize()} Source "
    name = start + str(1 + sum(1 for card in book.own.values() if str(card["name"]).startswith(start)))
    for fields in candidates(book, colour):
        try:
            key = book.define({**fields, "name": name})
        except BadScenario:
            continue  # there is no plain card of this type
        zone = paying_zone(book, key, colour)
        if zone is not None:
            return zone, key
        book.forget(key)
    if colour not in book.rules.colours:
        raise BadScenario(f"there is no colour {colour!r}; there are: {', '.join(book.rules.colours)}")
    raise BadScenario(f"no plain card pays with {colour} while it is in play")


def candidates(book: CardBook, colour: str) -> Iterator[Fields]:
    """A plain card of every type with the colour; where none pays, the cards of the pool, plain ones first."""
    known = book.paying.get(colour)
    if known is not None:
        yield known
    for type in book.rules.types if colour in book.rules.colours else ():
        yield {"type": type, **book.coloured(type, colour)}
    cards = [{field: value for field, value in card.items() if field != "id"} for card in book.pool.cards.values()]

    def unlikely(card: Fields) -> tuple[bool, bool, bool, int]:
        """What is of a type called so comes first, then what is plain."""
        return card.get("type") != colour, not book.is_wordless(card), "cost" in card, len(str(card.get("text")))

    yield from sorted(cards, key=unlikely)


def paying_zone(book: CardBook, key: str, colour: str) -> str | None:
    """Where the card, alone there, is a source of one of this colour and of no other."""
    rules = book.rules
    for zone in rules.zones.table:
        position = empty(book, 1, rules.formats[0], rules.players[0])
        position.piles[zone][0].append(Piece(key, 0, 0))
        sources = [source for source in resources_of(build(position), 0).sources if source.colours == (colour,)]
        if len(sources) == 1 and sources[0].amount == 1:
            book.paying[colour] = {field: value for field, value in book.own[key].items() if field != "id"}
            return zone
    return None
