"""What is known of a library's cards without reading them anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from arbiter.cards.errata import Corrected, with_all_errata
from arbiter.cards.library.schema import PRINTINGS
from arbiter.cards.library.store import Library, Printing
from arbiter.cards.pool import Pool
from arbiter.cards.search import CardIndex, index_of
from arbiter.cards.sources import sources_hash
from arbiter.cards.summaries import summaries_of
from arbiter.cards.summary import Summary


def is_current(library: Library, game: str) -> bool:
    """Were the game's cards read by this version?"""
    with library.engine.connect() as connection:
        wanted = select(PRINTINGS.c.id).where(PRINTINGS.c.game == game, PRINTINGS.c.sources != sources_hash(game))
        return connection.execute(wanted.limit(1)).first() is None


@dataclass(frozen=True)
class LibraryCards:
    """A game's cards as a library has them, with their corrections."""

    game: str
    printings: Sequence[Printing]
    corrected: Corrected

    def pool(self) -> Pool:
        """They alone."""
        made = Pool(self.game, self.corrected.cards)
        made.known = lambda: {each.id: found for each in self.printings if (found := each.summary) is not None}
        return made

    def summaries_for(self, pool: Pool) -> dict[str, Summary]:
        """What is known of those that are in the pool as the library has them: among other cards there may be a newer
        printing of one, whose words it has there."""
        alone = self.pool()
        known = alone.known()
        return {id: known[id] for id, card in alone.cards.items() if id in known and pool.cards.get(id) == card}


def cards_of(library: Library, game: str) -> LibraryCards:
    printings = library.printings(game)
    return LibraryCards(game, printings, with_all_errata(game, [each.data for each in printings], library.errata(game)))


def cards_in(path: Path, game: str) -> LibraryCards:
    """Of the library at this path."""
    with Library(path) as opened:
        return cards_of(opened, game)


def index_of_library(library: Library, game: str) -> CardIndex:
    """The game's cards to be looked up, with their corrections."""
    pool = cards_of(library, game).pool()
    return index_of(pool, summaries_of(pool))
