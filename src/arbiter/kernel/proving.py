"""Showing what others must be able to verify: a card that was picked for what stands on it, from where only its player
can see it. It is told to all and hidden again afterwards. That no such card was there nobody can verify."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.predicates import asks_information
from arbiter.kernel.revisions import UNFOUND
from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.telling import tell
from arbiter.kernel.views import is_visible

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


def need_not_be_found(game: Game, tests: tuple[Test, ...], objs: list[Obj]) -> bool:
    """Can nobody else know whether such a card is among these?"""
    if not game.rules.moving.may_miss or game.revision < UNFOUND or not any(asks_information(test) for test in tests):
        return False
    return any(not is_visible(game, obj, player) for obj in objs for player in range(game.state.players))
