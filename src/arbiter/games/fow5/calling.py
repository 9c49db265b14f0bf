"""Chapter 7.11: calling a magic stone, which comes into the magic stone area (in 12.9: into the field).

Also an astral ruler calls, as in 12.9 the ruler that is astral.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.calling import call_into, may_call
from arbiter.games.fow5.zones import STONE_AREA, rulers_of
from arbiter.kernel.state import READY

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj


def callers(game: Game, player: int) -> list[Obj]:
    """What the player could rest to call a stone now: once a turn, and not after a judgment."""
    return [obj for obj in rulers_of(game, player) if obj.turned == READY] if may_call(game, player) else []


def call(game: Game, play: Play) -> None:
    call_into(game, play, STONE_AREA)
