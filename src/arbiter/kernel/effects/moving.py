"""Effects that move cards: destroying, moving to a zone, milling, shuffling, and turning cards over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import setters, shuffling, table_setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOrder
from arbiter.kernel.effects.picking import about, kind_of
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import perform
from arbiter.kernel.state import Arrival
from arbiter.script import effects as fx
from arbiter.script.base import (
    HOW_BANISH,
    HOW_DESTROY,
    POSITION_BOTTOM,
    POSITION_SHUFFLED,
    POSITION_TOP,
    POSITION_TOP_OR_BOTTOM,
    How,
    Position,
)
from arbiter.script.nouns import TopCards

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def destroy(game: Game, effect: fx.Destroy, ctx: Context) -> None:
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.zone in game.rules.zones.in_play]
    moved = carry(game, objs, game.rules.zones.discard, HOW_DESTROY, ctx, by_type=effect.by_name)
    if effect.slot is not None:
        ctx.slots[effect.slot] = as_they_were(objs, moved, ctx)


def as_they_were(objs: list[Obj], moved: list[Obj], ctx: Context) -> list[Obj]:
    """Of the objects those that have become what was moved: a text that speaks of them means what they were in play."""
    return [obj for obj in objs if obj in moved or ctx.moved.get(obj.id) in moved]


def moving_by_effect(game: Game, obj: Obj, to: str, how: How, ctx: Context, doer: int = -1) -> Event:
    """The event of an effect moving the object: whose effect it is, and who does it where that is somebody else."""
    whose = ctx.effect_of()
    event = moving(obj, to, how, game.rules.zones.in_play, whose, kind_of(ctx))
    does = ctx.controller if doer < 0 else doer
    event.doer = -1 if does == whose else does
    return event


def carry(
    game: Game,
    objs: list[Obj],
    to: str,
    how: How,
    ctx: Context,
    position: Position | None = None,
    rested: bool = False,
    face_down: bool = False,
    control: int = -1,
    by_name: str = "",
    whose: int = -1,
    by_type: bool = False,
    doer: int = -1,
) -> list[Obj]:
    """Move objects together; what they became.

    Where the ruleset says so, what was sent elsewhere instead stays what it was before: it can be asked about as it
    last was, and the rest of the text does nothing to it.
    """
    events: list[Event] = []
    loses = game.rules.replacement.redirected_is_lost
    for obj in objs:
        event = moving_by_effect(game, obj, to, how, ctx, doer)
        if ctx.event is not None and obj is ctx.event.subject and ctx.event.how in game.rules.replacement.kept_hows:
            event.how = ctx.event.how  # what was to be done so goes elsewhere and is done all the same
        event.position = position
        event.rested = rested
        event.face_up = not face_down
        event.control = control
        event.whose = whose if whose != obj.owner else -1
        event.other = ctx.source
        event.flag = by_type
        if to in game.rules.zones.in_play:
            event.arrival = Arrival(obj.zone, how._value_, by=by_name, turn=game.state.turn)
        events.append(event)
    moved: list[Obj] = []
    for event in perform(game, events):
        # What the rules sent on to another zone at once is a new card there, and not what this text moved.
        if event.result is not None and event.subject is not None and event.result.zone == event.to:
            if loses and event.replaced and event.to not in game.rules.zones.in_play:
                moved.append(event.subject)
                continue
            ctx.follow(event.subject, event.result)
            moved.append(event.result)
    if how in game.rules.replacement.kept_hows:  # something else was done instead, and it counts as done all the same
        moved += [event.subject for event in events if event.replaced and event.result is None and event.subject]
    return moved


def move(game: Game, effect: fx.Move, ctx: Context) -> None:
    objs = evaluate.present(game, effect.thing, ctx)
    moved: list[Obj] = []
    if len(objs) > 1 and game.rules.moving.one_by_one and type(effect.thing) is TopCards:
        for obj in objs:
            moved += move_together(game, effect, [obj], ctx)
    else:
        moved = move_together(game, effect, objs, ctx)
    if effect.slot is not None:
        ctx.slots[effect.slot] = as_they_were(objs, moved, ctx) if effect.how is HOW_BANISH else moved


def move_together(game: Game, effect: fx.Move, objs: list[Obj], ctx: Context) -> list[Obj]:
    """Where the effect puts them; what they became."""
    rules = game.rules
    acting = [] if effect.doer is None else evaluate.players(game, effect.doer, ctx)
    doer = acting[0] if acting else -1
    if effect.to in rules.zones.in_play:
        players = [] if effect.control is None else evaluate.players(game, effect.control, ctx)
        control = players[0] if players else -1
        objs = [obj for obj in objs if obj.zone != effect.to]
        return enter(game, objs, effect, ctx, control, doer)
    if effect.to == rules.zones.deck:
        return to_deck(game, objs, effect, ctx, doer)
    objs = [obj for obj in objs if obj.zone != effect.to or obj.zone == rules.zones.removed]
    holders = [] if effect.whose is None else evaluate.players(game, effect.whose, ctx)
    whose = holders[0] if holders else -1
    rested, down = effect.rested, effect.face_down
    return carry(game, objs, effect.to, effect.how, ctx, effect.position, rested, down, whose=whose, doer=doer)


def enter(game: Game, objs: list[Obj], effect: fx.Move, ctx: Context, control: int, doer: int) -> list[Obj]:
    """Put objects into play together, leaving out what the rules do not let in."""
    allowed: list[Obj] = []
    for obj in objs:
        player = control if control >= 0 else obj.owner
        if game.rules.playing.bars(game, obj, player) is None:
            allowed.append(obj)
    named = effect.named or "effect"
    # Where everybody has a zone of their own, whoever is to control the card gets it into theirs.
    whose = -1 if game.rules.zones.specs[effect.to].shared else control
    down = effect.face_down
    return carry(game, allowed, effect.to, effect.how, ctx, None, effect.rested, down, control, named, whose, doer=doer)


def to_deck(game: Game, objs: list[Obj], effect: fx.Move, ctx: Context, doer: int) -> list[Obj]:
    """On top, at the bottom, or either; in an order that the player chooses or chance."""
    position = effect.position or POSITION_TOP
    holders = [] if effect.whose is None else evaluate.players(game, effect.whose, ctx)
    whose = holders[0] if holders else -1
    owners = sorted({obj.owner if whose < 0 else whose for obj in objs})
    top: list[Obj] = []
    bottom: list[Obj] = []
    if position is POSITION_TOP_OR_BOTTOM:
        picked = game.ask_many(ChooseObjects(ctx.controller, objs, 0, len(objs), "to the top", about(ctx)))
        top = [objs[i] for i in picked]
        bottom = [obj for obj in objs if obj not in top]
    elif position is POSITION_BOTTOM:
        bottom = objs
    else:
        top = objs
    moved: list[Obj] = []
    # Where the rules leave an order that no text speaks of to the owner, the owner is asked.
    owned = game.rules.zones.deck in game.rules.moving.owner_orders and position is not POSITION_SHUFFLED
    for group, place in ((top, POSITION_TOP), (bottom, POSITION_BOTTOM)):
        if not group:
            continue
        if effect.random_order and len(group) > 1:
            group = table_setters.in_random_order(game, f"order {group[0].owner}", group)
            table_setters.secret_out(game)
        elif (effect.ordered or owned or position is POSITION_TOP_OR_BOTTOM) and len(group) > 1:
            chooser = group[0].owner if owned and not effect.ordered and len(owners) == 1 else ctx.controller
            under = place is POSITION_BOTTOM
            deck = game.rules.zones.deck
            order = game.ask_many(ChooseOrder(chooser, len(group), "order", group, to=deck, bottom=under))
            group = [group[i] for i in order]
        placed = carry(game, group, game.rules.zones.deck, effect.how, ctx, place, whose=whose, doer=doer)
        if len(placed) > 1 and (effect.random_order or effect.ordered or position is POSITION_TOP_OR_BOTTOM):
            # Which card lies where is known only to who chose the order, and to nobody after shuffling.
            for obj in placed:
                if obj.gone:
                    continue  # it went elsewhere instead
                setters.hide(game, obj, 0 if effect.random_order else 1 << ctx.controller)
        moved += placed
    if position is POSITION_SHUFFLED:
        # What ceases to be on its way is shuffled into nothing.
        for owner in sorted({obj.owner for obj in objs if not obj.token}):
            shuffling.shuffle(game, owner, game.rules.zones.deck)
    elif game.under_way.mixing:
        for owner in owners:
            shuffling.placed(game, owner, game.rules.zones.deck)
    return moved


def mill(game: Game, effect: fx.Mill, ctx: Context) -> None:
    moved: list[Obj] = []
    for player in evaluate.players(game, effect.who, ctx):
        count = evaluate.amount(game, effect.amount, ctx)
        if count > 0:
            top = game.pile(game.rules.zones.deck, player)[-1 : -count - 1 : -1]
            moved += carry(game, top, effect.to, effect.how, ctx, face_down=effect.face_down)
            table_setters.secret_out(game)
    if effect.slot is not None:
        ctx.slots[effect.slot] = moved


def shuffle(game: Game, effect: fx.Shuffle, ctx: Context) -> None:
    for player in evaluate.players(game, effect.who, ctx):
        shuffling.shuffle_now(game, effect, player, ctx)


def turn_face(game: Game, effect: fx.TurnFace, ctx: Context) -> None:
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.face_up is effect.face_up:
            continue
        if not effect.face_up and obj.now.type_bits & game.rules.zones.always_up:
            continue
        setters.turn_face(game, obj, effect.face_up)


TABLE: Final[dict[type, Callable[..., None]]] = {
    fx.Destroy: destroy,
    fx.Move: move,
    fx.Mill: mill,
    fx.Shuffle: shuffle,
    fx.TurnFace: turn_face,
}
