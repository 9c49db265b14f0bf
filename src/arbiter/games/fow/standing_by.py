"""Chapter 706: putting a card face down into the standby area, for two will of any kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.zones import STANDBY
from arbiter.kernel.events import moving
from arbiter.kernel.perform import perform
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.script.base import How
from arbiter.script.costs import Cost, Mana

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

COST: Final = Cost((Mana((), 2),))  # 706.1


def start(game: Game, play: Play) -> None:
    play.ability_kind = "standby"
    play.parts = list(COST.parts)
    game.under_way.playing = play.obj.id


def can_put_down(game: Game, player: int, obj: Obj) -> bool:
    play = Play("standby", player, obj, None)
    start(game, play)
    possible = feasible(game, play)
    game.under_way.playing = 0
    return possible


def put_down(game: Game, play: Play) -> None:
    """706.2: at once, without the chase area; 708.5 asks later in which turn it was put there."""
    pay(game, play)
    game.under_way.playing = 0
    event = moving(play.obj, STANDBY, How.PUT, game.rules.zones.in_play, play.player, "standby")
    event.face_up = False
    perform(game, [event])
