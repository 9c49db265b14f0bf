"""Cards that an effect has let a player cast: they wait in the state until what did so has been carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import table_setters
from arbiter.kernel.doing import cease
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.playing.play import Play, run_play
from arbiter.kernel.playing.producing import can_be_cast, produce_to_cast
from arbiter.kernel.table_setters import FREE, OPTIONAL

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def cast_waiting(game: Game) -> bool:
    """Cards that an effect lets a player cast are cast right after it, one after the other; true if there were any."""
    if not game.state.casts_waiting:
        return False
    while game.state.casts_waiting:
        player, id, flags, less, after = game.state.casts_waiting[0]
        table_setters.set_waiting_casts(game, game.state.casts_waiting[1:])
        obj = game.here(id)
        if obj is not None and not cast_one(game, player, obj, flags, less, after) and obj.token:
            cease(game, obj)  # a copy that is not played is nothing
    return True


def cast_one(game: Game, player: int, obj: Obj, flags: int, less: int, after: str) -> bool:
    """Whether the card was cast."""
    play = Play(game.rules.playing.cast_kind(obj), player, obj, obj.face.spell)
    play.free = bool(flags & FREE)
    play.number = flags >> 2  # a way of playing it that the ruleset knows by number
    play.less = less
    play.after = after
    able = can_be_cast(game, play)
    if not able and not (flags & OPTIONAL and game.conceals):
        return False
    if flags & OPTIONAL and not game.confirms(player, "cast", obj.id, able):
        return False
    if not produce_to_cast(game, play, 1 if flags & OPTIONAL else 0):
        return False
    try:
        run_play(game, play)
    except IllegalPlay:
        return False  # choices come before changes, so nothing has happened
    return True
