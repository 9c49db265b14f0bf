"""Cards that pay: a plain card which, in play, can be turned into a resource of some colour.

Which type of card that is, the ruleset itself is asked.
"""

from __future__ import annotations

from arbiter.kernel.errors import BadScenario
from arbiter.kernel.index.resources import resources_of
from arbiter.testing.cards import CardBook
from arbiter.testing.position import Piece, build, empty


def source_card(book: CardBook, colour: str) -> str:
    """Define a new plain card that pays with this colour while it is in play; each has a name of its own."""
    if colour not in book.rules.colours:
        raise BadScenario(f"there is no colour {colour!r}; there are: {', '.join(book.rules.colours)}")
    start = f"{colour.capitalize()} Source "
    name = start + str(1 + sum(1 for card in book.own.values() if str(card["name"]).startswith(start)))
    for type in book.rules.types:
        key = book.define({"name": name, "type": type, **book.coloured(type, colour)})
        if pays(book, key, colour):
            return key
        book.forget(key)
    raise BadScenario(f"no plain card pays with {colour} while it is in play")


def pays(book: CardBook, key: str, colour: str) -> bool:
    """Is the card, alone in play, a source of the colour?"""
    rules = book.rules
    position = empty(book, 1, rules.formats[0], rules.players[0])
    position.piles[rules.zones.main][0].append(Piece(key, 0, 0))
    game = build(position)
    obj = game.field[0]
    return any(source.obj is obj and colour in source.colours for source in resources_of(game, 0).sources)
