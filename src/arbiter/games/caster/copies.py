"""Chapter 1023: copying cards and abilities. (Becoming a copy is a continuous effect like others, 1023.1.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.zones import CHASE, FIELD
from arbiter.kernel import events as ev
from arbiter.kernel.copying import copy_item
from arbiter.kernel.events import Event
from arbiter.kernel.perform import perform
from arbiter.kernel.state import Arrival
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform


def copy(game: Game, effect: Perform, ctx: Context) -> None:
    """1023.2: the same object in the same zone, without the effects on it; 1023.2d: only of what is still there."""
    made: list[Obj] = []
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.zone == FIELD:
            # 1023.2a  a pseudo-card with the same information; like a token it is nothing outside play
            event = Event(ev.CREATES, None, ctx.controller, 1, ctx.source, ctx.controller, "ability", obj.face.name)
            event.to = FIELD
            event.how = How.PUT
            event.face = obj.face
            event.arrival = as_of_now(obj.arrival, game.state.turn)
            made += [done.result for done in perform(game, [event]) if done.result is not None]
        elif obj.zone == CHASE:
            copied = copy_item(game, obj, ctx.controller)  # 1023.2b, 1023.2c, 1023.2c-1
            if copied is not None:
                made.append(copied)
    if effect.slot is not None:
        ctx.slots[effect.slot] = made


def as_of_now(old: Arrival, turn: int) -> Arrival:
    """1023.2c, 1023.2c-1: how the original was played and paid for; it is there only since this turn."""
    return Arrival(old.origin, old.how, old.cast, old.x, old.paid, old.extras, old.by, turn, old.means, old.words)
