"""The cards that a saved match carries: those of its decks that are not ours as they are, so that it can be opened
where nobody has the library, and so that a card corrected later leaves it as it was.

Where a card of the decks lets a player name any card there is, all cards that were brought are carried: the answers are
numbers in a list of their names.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.cards.pool import Pool, joined, own_pool, shared
from arbiter.games.printed_fields import Card
from arbiter.kernel.errors import BadCard, BadSave
from arbiter.kernel.traits import Face
from arbiter.script.base import Quality
from arbiter.script.effects import Declare
from arbiter.setup import Setup
from arbiter.text.nodes import mentions, says

MOST = 50_000  # cards that a save may carry
CARDS = "cards"


def carried(setup: Setup) -> list[Card]:
    """The cards that the match needs beyond our own."""
    ours = own_pool(setup.game)
    pool = setup.pool
    if pool is ours:
        return []
    keys = list(dict.fromkeys(key for deck in setup.decks for _, part in deck.parts for key in part))
    if any(names_cards(pool.face(key)) for key in keys):
        keys = list(pool.cards)
    return [pool.cards[key] for key in keys if ours.cards.get(key) != pool.cards[key]]


def names_cards(face: Face) -> bool:
    """May a text of the card ask for the name of any card?"""
    for side in (face, *face.other):
        for program in side.traits.programs:
            if mentions(program.ability, Declare) and says(program.ability, Quality.NAME):
                return True
    return False


def pool_for(game: str, data: Mapping[str, object], pool: Pool | None, where: str) -> Pool:
    """The cards of a saved match: ours with what it carries; without, a pool that the caller has made, or ours.

    Cards that the user has brought since count only where the match cannot do without them.
    """
    brought = data.get(CARDS)
    if brought is None:
        if pool is not None and pool is not shared(game):
            return pool
        ours = own_pool(game)
        return ours if knows_all(ours, data.get("decks")) else shared(game)
    if not isinstance(brought, list) or len(brought) > MOST or not all(is_card(card) for card in brought):
        raise BadSave(
            f"{where}: {CARDS} must be a list of at most {MOST} cards, each an object with id, name, type ..."
        )
    made = Pool(game, joined(own_pool(game).cards.values(), brought), settled=True)
    for key in keys_in(data.get("decks")):
        try:
            if key in made.cards:
                made.face(key)
        except BadCard as error:
            raise BadSave(f"{where}: {CARDS}: {error}") from None
    return made


def is_card(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(value.get(field), str) for field in ("id", "name"))


def knows_all(pool: Pool, decks: object) -> bool:
    return all(key in pool.cards for key in keys_in(decks))


def keys_in(decks: object) -> list[str]:
    """The ids in decks of a file; what else may be wrong with them is told by whoever reads them."""
    found = [deck for deck in decks if isinstance(deck, dict)] if isinstance(decks, list) else []
    parts = [part for deck in found for part in deck.values() if isinstance(part, list)]
    return [key for part in parts for key in part if isinstance(key, str)]
