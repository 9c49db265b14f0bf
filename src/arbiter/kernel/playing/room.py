"""What is picked to come into play: only what the rules let in, and no more than there is room for together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.revisions import ROOM

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.picking import Choose, Pick


def let_in(game: Game, effect: Choose | Pick, objs: list[Obj]) -> list[Obj]:
    """Those that could come into play by their owners, where they are picked for it."""
    if not effect.for_play or game.revision < ROOM:
        return objs
    return [obj for obj in objs if game.rules.playing.bars(game, obj, obj.owner) is None]


def is_crowded(game: Game, effect: Choose | Pick, objs: list[Obj], high: int) -> bool:
    """Could more of them be picked to come into play than there is room for?"""
    return effect.for_play and high > 1 and game.revision >= ROOM and not has_room(game, objs)


def has_room(game: Game, objs: list[Obj]) -> bool:
    """May these come into play at once, each by its owner?"""
    owners = sorted({obj.owner for obj in objs})
    return all(game.rules.playing.lets_in(game, [obj for obj in objs if obj.owner == owner], owner) for owner in owners)
