"""Effects by name: what the ruleset has a procedure for; links between objects, and what objects bear."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.doing import cover, take_out
from arbiter.kernel.effects.moving import moving_by_effect
from arbiter.kernel.events import Event
from arbiter.kernel.perform import perform
from arbiter.kernel.state import Arrival
from arbiter.kernel.statements import thaw
from arbiter.kernel.traits import Face
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import HOW_PLAY

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def perform_act(game: Game, effect: fx.Perform, ctx: Context) -> None:
    under_way = game.under_way
    changes = under_way.changes
    game.rules.acts[effect.name](game, effect, ctx)
    if under_way.changes == changes:
        under_way.tried += 1  # nothing has come of it: it has not been done, as "if you do" asks


def attach(game: Game, effect: fx.Attach, ctx: Context) -> None:
    """Link things to their host, one at a time: what is in play already, and what enters so.

    What is on the stack is linked as it resolves. What may not be linked to the host stays as it is.
    """
    rules = game.rules
    hosts = evaluate.present(game, effect.host, ctx)
    for obj in evaluate.present(game, effect.thing, ctx):
        if not hosts or obj.zone == rules.zones.stack or obj.id == hosts[0].id or obj.host == hosts[0].id:
            continue
        if rules.moving.may_link is not None and not rules.moving.may_link(game, obj, hosts[0], ctx.controller):
            continue
        if obj.zone not in rules.zones.in_play:
            enter_linked(game, obj, hosts[0], ctx)
            continue
        setters.link(game, obj, hosts[0].id)


def enter_linked(game: Game, obj: Obj, host: Obj, ctx: Context) -> None:
    rules = game.rules
    if rules.playing.bars(game, obj, ctx.controller) is not None:
        return
    event = moving_by_effect(game, obj, rules.zones.main, HOW_PLAY, ctx)
    event.control = ctx.controller
    event.host = host.id
    event.other = ctx.source
    event.arrival = Arrival(obj.zone, HOW_PLAY._value_, by="effect", turn=game.state.turn)
    perform(game, [event])


def face_beneath(game: Game, obj: Obj) -> Face:
    """What a card is beneath another: what it became a copy of, or else what is printed on it."""
    for effect in game.state.effects:
        for change in effect.changes if obj.id in effect.affected else ():
            if isinstance(change, st.CopyOf):
                for model in evaluate.things(game, change.thing, thaw(game, effect.frame))[:1]:
                    return copied_face(model.face, obj.face, game.rules.layers.copies_keep_names)
    return obj.face


@cache
def copied_face(model: Face, own: Face, both_names: bool) -> Face:
    traits = model.traits
    if both_names:
        traits = traits.copy()
        traits.names = traits.names | own.printed.names
    made = Face(f"{own.key} as {model.key}", model.name, traits, model.text, model.has_power)
    made.front, made.other = own.front, own.other  # what it is again as an object of its own
    return made


def put_under(game: Game, effect: fx.PutUnder, ctx: Context) -> None:
    """Cards beneath are no objects of their own; the one on top keeps everything that was on the object."""
    hosts = evaluate.present(game, effect.host, ctx)
    if not hosts or hosts[0].zone not in game.rules.zones.in_play:
        return
    host = hosts[0]
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.id == host.id:
            continue
        game.changing()
        if effect.on_top:
            cover(game, host, obj)
            setters.came_this_turn(game, host)  # the card on top has not been there since the turn began
        else:
            take_out(game, obj, True)
            setters.put_beneath(game, host, (*host.under, (obj.card, face_beneath(game, obj), obj.owner), *obj.under))


def remove_damage(game: Game, effect: fx.RemoveDamage, ctx: Context) -> None:
    for obj in evaluate.present(game, effect.thing, ctx):
        some = obj.damage if effect.amount is None else min(obj.damage, evaluate.amount(game, effect.amount, ctx))
        if some > 0 and obj.zone in game.rules.zones.in_play:
            setters.heal(game, [obj], some)


def double_counters(game: Game, effect: fx.DoubleCounters, ctx: Context) -> None:
    kind = effect.kind
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.count(kind)]
    perform(
        game, [Event(ev.COUNTS, o, o.controller, o.count(kind), ctx.source, ctx.effect_of(), "", kind) for o in objs]
    )


def move_counters(game: Game, effect: fx.MoveCounters, ctx: Context) -> None:
    """None is taken off for a thing that has gone, or that gives them to itself."""
    events: list[Event] = []
    firm = game.rules.counting.firm_counters
    for taker in evaluate.present(game, effect.taker, ctx)[:1]:
        for giver in evaluate.present(game, effect.giver, ctx):
            for kind in sorted(k for k in giver.counters or {} if k not in firm and giver is not taker):
                for obj, count in ((giver, -giver.count(kind)), (taker, giver.count(kind))):
                    if count:
                        by = ctx.effect_of()
                        events.append(Event(ev.COUNTS, obj, obj.controller, count, ctx.source, by, "", kind))
    perform(game, events)


def rewrite(game: Game, effect: fx.Rewrite, ctx: Context) -> None:
    """It keeps its place on the stack; what had been chosen for it is chosen no more."""
    stack = game.state.stack
    for obj in evaluate.present(game, effect.thing, ctx):
        for index, item in enumerate(stack):
            if obj.id in (item.card, item.image):
                after = game.rules.zones.discard if item.card else ""
                table_setters.replace_item(game, index, item.rewritten(effect.effects, after))


TABLE: dict[type, Callable[..., None]] = {
    fx.Perform: perform_act,
    fx.Rewrite: rewrite,
    fx.Attach: attach,
    fx.PutUnder: put_under,
    fx.RemoveDamage: remove_damage,
    fx.DoubleCounters: double_counters,
    fx.MoveCounters: move_counters,
}
