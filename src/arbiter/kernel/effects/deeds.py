"""Effects by name: what the ruleset has a procedure for; links between objects, and what objects bear."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.doing import take_out
from arbiter.kernel.events import Event
from arbiter.kernel.layers import thaw
from arbiter.kernel.perform import perform
from arbiter.kernel.program import FIELD, WOUNDS
from arbiter.kernel.traits import Face
from arbiter.script import effects as fx
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def perform_act(game: Game, effect: fx.Perform, ctx: Context) -> None:
    game.rules.acts[effect.name](game, effect, ctx)


def attach(game: Game, effect: fx.Attach, ctx: Context) -> None:
    """Link what is in play to its host; linked to one thing at a time."""
    hosts = evaluate.present(game, effect.host, ctx)
    for obj in evaluate.present(game, effect.thing, ctx):
        if hosts and obj.zone in game.rules.in_play and obj.id != hosts[0].id and obj.host != hosts[0].id:
            game.changing()
            obj.host = hosts[0].id
            game.process_due = game.compose_due = True
            game.touch(FIELD)
            game.soil()
            game.deeds += 1


def face_beneath(game: Game, obj: Obj) -> Face:
    """What a card is beneath another: what it became a copy of, or else what is printed on it."""
    for effect in game.state.effects:
        for change in effect.changes if obj.id in effect.affected else ():
            if isinstance(change, st.CopyOf):
                for model in evaluate.things(game, change.thing, thaw(game, effect.frame))[:1]:
                    return copied_face(model.face, obj.face)
    return obj.face


@cache
def copied_face(model: Face, own: Face) -> Face:
    made = Face(f"{own.key} as {model.key}", model.name, model.traits, model.text, model.has_power)
    made.front, made.other = own.front, own.other  # what it is again as an object of its own
    return made


def put_under(game: Game, effect: fx.PutUnder, ctx: Context) -> None:
    """Cards beneath are no objects of their own; the one on top keeps everything that was on the object."""
    hosts = evaluate.present(game, effect.host, ctx)
    if not hosts or hosts[0].zone not in game.rules.in_play:
        return
    host = hosts[0]
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.id == host.id:
            continue
        game.changing()
        take_out(game, obj, True)
        below = tuple((card, face, owner) for card, face, owner in obj.under)
        if effect.on_top:
            host.under = ((host.card, host.face, host.owner), *host.under, *below)
            host.card, host.face, host.owner = obj.card, obj.face, obj.owner
            host.since = game.state.turn  # the card on top has not been there since the turn began
        else:
            host.under = (*host.under, (obj.card, face_beneath(game, obj), obj.owner), *below)
        game.process_due = game.compose_due = game.wounds_due = True
        game.touch(FIELD)
        game.soil()
        game.deeds += 1


def remove_damage(game: Game, effect: fx.RemoveDamage, ctx: Context) -> None:
    for obj in evaluate.present(game, effect.thing, ctx):
        some = obj.damage if effect.amount is None else min(obj.damage, evaluate.amount(game, effect.amount, ctx))
        if some > 0 and obj.zone in game.rules.in_play:
            game.changing()
            obj.damage -= some
            game.touch(WOUNDS)
            game.deeds += 1


def double_counters(game: Game, effect: fx.DoubleCounters, ctx: Context) -> None:
    kind = effect.kind
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.count(kind)]
    perform(
        game, [Event(ev.COUNTS, o, o.controller, o.count(kind), ctx.source, ctx.controller, "", kind) for o in objs]
    )


TABLE: dict[type, Callable[..., None]] = {
    fx.Perform: perform_act,
    fx.Attach: attach,
    fx.PutUnder: put_under,
    fx.RemoveDamage: remove_damage,
    fx.DoubleCounters: double_counters,
}
