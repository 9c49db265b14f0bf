"""Produced resources that stay in a player's pool until they are spent or cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.context import Context
from arbiter.kernel.payment import Source
from arbiter.kernel.program import STORES
from arbiter.kernel.state import Produced

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play


def pool_sources(game: Game, play: Play) -> list[Source]:
    """Units of the player's pool that may pay for this; a ruleset that keeps a pool adds them to its sources."""
    found: list[Source] = []
    for unit in game.state.pools[play.player]:
        if unit.only_for is not None:
            ctx = Context(unit.controller, game.find(unit.source))
            if not evaluate.passes(game, unit.only_for.tests, play.obj, ctx):
                continue
        source = Source(play.obj, (unit.colour,) if unit.colour else (), 1, False, -1, "pool")
        source.unit = unit
        found.append(source)
    return found


def spend_unit(game: Game, player: int, unit: Produced) -> None:
    pool = list(game.state.pools[player])
    pool.remove(unit)
    game.state.pools[player] = tuple(pool)
    game.touch(STORES)


def clear_pools(game: Game) -> None:
    """What has not been spent ceases to exist."""
    game.changing()
    game.state.pools = [()] * game.state.players
    game.touch(STORES)
