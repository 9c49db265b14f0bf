"""What is known of a library's cards without reading them anew."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from arbiter.cards.errata import with_all_errata
from arbiter.cards.library.schema import PRINTINGS
from arbiter.cards.library.store import Library, Printing
from arbiter.cards.search import CardIndex, index_of
from arbiter.cards.sources import sources_hash
from arbiter.cards.summary import Summary


def is_current(library: Library, game: str) -> bool:
    """Were the game's cards read by this version?"""
    with library.engine.connect() as connection:
        wanted = select(PRINTINGS.c.id).where(PRINTINGS.c.game == game, PRINTINGS.c.sources != sources_hash(game))
        return connection.execute(wanted.limit(1)).first() is None


def summaries_of(library: Library, game: str, printings: Sequence[Printing] | None = None) -> dict[str, Summary]:
    """A summary for each printing, read anew where another version read one of them."""
    known = {each.id: each.summary for each in (library.printings(game) if printings is None else printings)}
    found = {id: summary for id, summary in known.items() if summary is not None}
    return found if len(found) == len(known) else read_anew(library, game)


def read_anew(library: Library, game: str) -> dict[str, Summary]:
    # Reading texts needs the whole compiler, which nobody waits for who only looks.
    from arbiter.cards.pool import Pool
    from arbiter.cards.summaries import summaries

    pool = Pool(game, library.cards(game))
    return dict(zip(pool.cards, summaries(game, list(pool.cards.values())), strict=True))


def index_of_library(library: Library, game: str) -> CardIndex:
    """The game's cards to be looked up, with their corrections."""
    printings = library.printings(game)
    known = summaries_of(library, game, printings)
    found = with_all_errata(game, [each.data for each in printings], library.errata(game)).cards
    cards = [card for card in found if str(card["id"]) in known]
    return index_of(game, cards, [known[str(card["id"])] for card in cards])
