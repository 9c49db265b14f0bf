"""What a player has done that texts wait for by its name: "when you drive", "when you gear up"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel.events import Event
from arbiter.kernel.perform import announce, is_awaited

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.objects import Obj


def done(game: Game, obj: Obj, player: int, name: str) -> None:
    if is_awaited(game, ev.NAMED_ACTIONS):
        announce(game, Event(ev.NAMED_ACTIONS, obj, player, 1, None, player, "", name))
