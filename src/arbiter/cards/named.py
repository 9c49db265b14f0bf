"""Cards in positions that go to another process: those that every process has are named and not written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbiter.cards.pool import POOLS, Pool, shared
from arbiter.kernel.catalogue import Catalogue
from arbiter.kernel.errors import BadCard
from arbiter.kernel.packing import Named
from arbiter.kernel.traits import Face


def face_again(game: str, key: str, side: int) -> Face:
    pool = shared(game)
    if key not in pool.cards:
        raise BadCard(f"{key}: the position has this card of {game}, and this process does not")
    front = pool.face(key)
    return front if not side else front.other[side - 1]


def face_named(face: object) -> Named | None:
    """Cards that every process has; others are written."""
    assert isinstance(face, Face)
    for game in POOLS:
        if shared(game)._faces.get(face.front.key) is face.front:
            sides = (face.front, *face.front.other)
            return (face_again, (game, face.front.key, sides.index(face))) if face in sides else None
    return None


def pool_named(pool: object) -> Named | None:
    assert isinstance(pool, Pool)
    if shared(pool.game) is pool:
        return shared, (pool.game,)
    return Pool, (pool.game, list(pool.cards.values()), True)


def catalogue_of(game: str) -> Catalogue:
    return shared(game).catalogue


def catalogue_named(catalogue: object) -> Named | None:
    games = [game for game in POOLS if shared(game).catalogue is catalogue]
    return (catalogue_of, (games[0],)) if games else None


CARD_NAMERS: Final[dict[type, Callable[[object], Named | None]]] = {
    Catalogue: catalogue_named,
    Face: face_named,
    Pool: pool_named,
}
