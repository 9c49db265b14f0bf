"""Chapter 10.16: copies, which are made in the zone of the original and are gone when they leave it.

In 12.9 a copy in the field is a token without a cost, and a copied resonator spell becomes one; here a copy is a
pseudo-card with everything that is printed, and one in the chase area never arrives anywhere.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow5.zones import CHASE
from arbiter.kernel import events as ev
from arbiter.kernel.copying import choose_new_targets, copy_item
from arbiter.kernel.events import Event
from arbiter.kernel.perform import perform
from arbiter.kernel.state import UNPAID, Arrival
from arbiter.kernel.traits import Face
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform


@cache
def pseudo_card(face: Face) -> Face:
    """10.16/1, 10.16/1a: the same information, and no effect that applies to the original."""
    made = Face(f"(copy {face.key})", face.name, face.printed.copy(), face.text, face.has_power)
    made.price = face.price
    return made


def copy(game: Game, effect: Perform, ctx: Context) -> None:
    """10.16: a card in its zone, or what is in the chase area."""
    made = make_copies(game, effect, ctx)
    if effect.slot is not None:
        ctx.slots[effect.slot] = [obj for obj in made if obj.zone != CHASE]


def copy_anew(game: Game, effect: Perform, ctx: Context) -> None:
    """10.16/2, 1.4/1: the targets are copied, and the text lets others be chosen in their place."""
    for obj in make_copies(game, effect, ctx):
        if obj.zone == CHASE:
            choose_new_targets(game, obj)


def make_copies(game: Game, effect: Perform, ctx: Context) -> list[Obj]:
    """10.16/1a: pseudo-cards; 10.16/1b, 10.16/2: in the chase area with the choices that were made."""
    made: list[Obj] = []
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.zone == CHASE:
            copied = copy_item(game, obj, ctx.controller, (UNPAID,))
            if copied is not None:
                made.append(copied)
            continue
        event = Event(ev.CREATES, None, ctx.controller, 1, ctx.source, ctx.controller, "ability", obj.face.name)
        event.to = obj.zone
        event.how = How.PUT
        event.face = pseudo_card(obj.face)
        event.arrival = with_its_choices(obj.arrival, game.state.turn)
        made += [each.result for each in perform(game, [event]) if each.result is not None]
    return made


def with_its_choices(old: Arrival, turn: int) -> Arrival:
    """10.16/2: [Awakening] and X as for the original, and what was named for it; 9.6/1a: but nobody has played it."""
    return Arrival(x=old.x, extras=old.extras, turn=turn, words=old.words)
