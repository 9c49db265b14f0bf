"""Showing what others must be able to verify: a card that was picked for what stands on it, from where only its player
can see it. It is told to all and hidden again afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.predicates import asks_information
from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.telling import tell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Test


def prove(game: Game, tests: tuple[Test, ...], objs: list[Obj], player: int) -> None:
    """Tell all which cards these are, if the player had to pick them for what they are."""
    if not game.rules.moving.shows_proof or not any(asks_information(test) for test in tests):
        return
    hidden = [obj for obj in objs if game.rules.zones.specs[obj.zone].sight is not SIGHT_PUBLIC]
    if hidden:
        tell(game, "shows", player, *hidden, shown=True)
