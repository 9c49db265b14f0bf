"""The one way to change the game: is it prohibited, what replaces it, do it, remember it, see what it triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import layers
from arbiter.kernel.decisions import ChooseOption, ChooseOrder, Confirm
from arbiter.kernel.doing import DO, draw_one
from arbiter.kernel.events import Event, Record, moving
from arbiter.kernel.matching import fits
from arbiter.kernel.program import HISTORY, STANCE
from arbiter.kernel.state import READY, RESTED
from arbiter.kernel.triggers import observe
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import HOW_PUT, ROLE_SUBJECT, How, Position
from arbiter.script.nouns import EventThing

if TYPE_CHECKING:
    from arbiter.kernel.game import Active, Game
    from arbiter.kernel.ongoing import Ongoing
    from arbiter.kernel.state import Obj


def perform(game: Game, events: list[Event]) -> list[Event]:
    """Carry out events as one simultaneous batch; gives back those that happened."""
    if game.batch is not None:
        game.batch += events
        return []
    if game.stale:
        layers.refresh(game)
    game.tried += len(events)
    if game.rules.route is not None:
        events = routed(game, events)
    ready = events
    says = game.says_kinds | game.rules.strict_kinds
    kinds = 0
    for event in events:
        subject = event.subject
        kinds |= event.kind
        # Without marks on the object and texts about this kind of event nothing can prevent it.
        if event.kind & says or (subject is not None and subject.now.marks is not None):
            ready = allowed(game, events)
            kinds = 0
            for event in ready:
                kinds |= event.kind
            break
    if not ready:
        return ready
    if len(ready) > 1:
        if kinds & ev.ENTERS:
            ready = order_arrivals(game, ready)
        if game.rules.owner_orders:
            ready = order_piles(game, ready)
    if game.interactive:
        game.changing()
    game.deeds += 1
    # What leaves play together sees everything that leaves with it.
    before: list[Obj] = game.listeners[:] if kinds & ev.LEAVES and game.watch_all & ev.LEAVES else []
    for event in ready:
        DO[event.kind](game, event)
        if not event.replaced and not game.replacing:
            game.done += 1
    if kinds & ev.CREATES:
        kinds |= ev.ENTERS  # a token that has come into being has entered play
    if kinds & game.remember:
        remember(game, ready)
    if game.stale:
        layers.refresh(game)
    if game.state.far:
        # What effects have made of an object out of play where it has come to lie.
        for event in ready:
            if event.result is not None:
                event.result = game.state.objects.get(event.result.id, event.result)
    if kinds & (ev.DAMAGES | ev.HURTS) and game.rules.dealt is not None:
        for event in ready:
            game.rules.dealt(game, event)
    if kinds & (game.watch_all | game.watch_far | ev.LEAVES) or game.state.delayed:
        observe(game, ready, before)
    if game.rules.beneath_arrive and kinds & ev.LEAVES:
        arrive_beneath(game, ready)
    if kinds & ev.HURTS:
        for event in ready:
            if event.later:
                game.rules.after_hurt(game, event)
    return ready


def allowed(game: Game, events: list[Event]) -> list[Event]:
    """What is left of the events after prohibitions and replacements."""
    ready: list[Event] = []
    says = game.says_kinds
    strict = game.rules.strict_kinds
    for event in events:
        subject = event.subject
        concerned = event.kind & says
        marked = subject is not None and subject.now.marks is not None
        if (concerned or marked or event.kind & strict) and is_prohibited(game, event):
            continue
        if concerned:
            ready.extend(replaced(game, event))
        else:
            ready.append(event)
    if len(events) > 1 and says:
        # What a replacement has moved away meanwhile is no longer there for its own event.
        ready = [event for event in ready if event.subject is None or is_there(game, event.subject)]
    return ready


def arrive_beneath(game: Game, events: list[Event]) -> None:
    """Cards that lay beneath others have come to a zone, too, though they have not left play."""
    for event in events:
        for obj in event.beneath:
            came = Event(ev.SHIFTS, obj, obj.owner, 0, event.other, event.by, event.cause)
            came.origin, came.to, came.result = "", event.to, obj
            observe(game, [came], [])


def routed(game: Game, events: list[Event]) -> list[Event]:
    """Moves as the ruleset's table of destinations lets them happen."""
    route = game.rules.route
    assert route is not None
    return [event for event in events if not event.kind & ev.MOVES or route(game, event)]


def is_there(game: Game, obj: Obj) -> bool:
    return game.state.objects.get(obj.id) is obj and not obj.gone


def order_arrivals(game: Game, events: list[Event]) -> list[Event]:
    """What enters together has one time: the turn player sets the order, where it can matter.

    Where the ruleset says so, everybody orders their own, the turn player first.
    """
    speaking = [e for e in events if e.kind == ev.ENTERS and e.subject is not None and e.subject.face.statics]
    if len(speaking) < 2:
        return events
    if game.rules.own_timestamps:
        rest = [e for e in events if e not in speaking]
        for player in game.in_turn_order():
            mine = [e for e in speaking if (e.control if e.control >= 0 else e.player) == player]
            rest += in_order(game, player, mine, "timestamps")
        return rest
    objs = [e.subject for e in speaking if e.subject is not None]
    order = game.ask_many(ChooseOrder(game.state.active, len(objs), "timestamps", objs))
    return [e for e in events if e not in speaking] + [speaking[i] for i in order]


def in_order(game: Game, player: int, events: list[Event], why: str) -> list[Event]:
    """The player puts events of different cards in order."""
    objs = [e.subject for e in events if e.subject is not None]
    if len(objs) < 2 or len({obj.face.key for obj in objs}) < 2:
        return events
    order = game.ask_many(ChooseOrder(player, len(objs), why, objs))
    return [events[i] for i in order]


def order_piles(game: Game, events: list[Event]) -> list[Event]:
    """Cards that go together to a zone whose order counts: their owner decides on it."""
    zones = game.rules.owner_orders
    specs = game.rules.specs
    going = [
        e
        for e in events
        if e.kind & (ev.LEAVES | ev.SHIFTS)
        and e.to in zones
        and e.to != game.rules.deck_zone  # there the effect itself asks
        and not (specs[e.origin].ordered and specs[e.origin].face_down)  # from a deck they come one by one
        and e.subject is not None
    ]
    if len(going) < 2:
        return events
    ordered: list[Event] = []
    for player in game.in_turn_order():
        for zone in sorted(zones):
            ordered += in_order(game, player, [e for e in going if e.player == player and e.to == zone], "order")
    return [e for e in events if e not in going] + ordered


def remember(game: Game, events: list[Event]) -> None:
    """Keep what some text of this match may later ask about the turn."""
    kept = game.remember
    state = game.state
    for event in events:
        if event.kind & kept:
            state.log = (*state.log, Record(event))
            game.touch(HISTORY)


def is_prohibited(game: Game, event: Event) -> bool:
    """A "cannot" wins over everything else."""
    if game.rules.prohibits(game, event):
        return True
    if event.kind & game.says_kinds:
        for active in game.says.get(st.Forbid, ()):
            statement = active.statement
            assert isinstance(statement, st.Forbid)
            if fits(game, statement.pattern, event, active.context):
                return True
    return False


def replaced(game: Game, event: Event) -> list[Event]:
    """Apply replacement effects until none is left that has not been applied to this event."""
    used: list[str] = list(game.replacing)
    redirected = False
    while True:
        found = applicable(game, event, used)
        if not found:
            # A "cannot" also wins over what a replacement would do instead.
            if redirected and is_prohibited(game, event):
                return fallen_back(game, event)
            return [event]
        active = found[0]
        if len(found) > 1:
            rank, found = first_rank(game, found, event)
            active = found[0]
            if len(found) > 1:
                chooser = game.rules.replacement_chooser(game, event, rank)
                options = tuple("" if a.source is None else a.source.face.name for a in found)
                active = found[game.ask_one(ChooseOption(chooser, options, "replacement"))]
        used.append(active.key)
        statement = active.statement
        if isinstance(statement, st.ChangeDamage):
            use_up(game, active, change_damage(game, statement, active, event))
            if event.amount <= 0:
                return []
            continue
        assert isinstance(statement, st.Replace)
        if statement.optional:
            about = 0 if active.source is None else active.source.id
            if not game.ask_one(Confirm(active.context.controller, "replace", about)):
                continue
        use_up(game, active)
        if redirect(game, statement, active, event):
            redirected = event.replaced = True
            if game.rules.route is not None and not game.rules.route(game, event):
                return fallen_back(game, event)
            continue
        carry_out_instead(game, statement, active, event, used)
        return []


def fallen_back(game: Game, event: Event) -> list[Event]:
    """What was to go elsewhere and cannot goes where the ruleset says, past any other replacement."""
    zone = game.rules.fallback_zone
    if not zone or event.origin not in game.rules.in_play:
        return []
    event.to = zone
    event.kind = ev.LEAVES
    event.how = How.PUT
    return [event] if game.rules.route is None or game.rules.route(game, event) else []


def first_rank(game: Game, found: list[Active], event: Event) -> tuple[int, list[Active]]:
    """Of several replacements, those that the ruleset's table puts first."""
    rank_of = game.rules.replacement_rank
    if rank_of is None:
        return 0, found
    ranks = [rank_of(game, active, event) for active in found]
    lowest = min(ranks)
    return lowest, [active for active, rank in zip(found, ranks, strict=True) if rank == lowest]


def changes_control(active: Active) -> bool:
    statement = active.statement
    return isinstance(statement, st.Replace) and any(isinstance(e, fx.GainControl) for e in statement.effects)


def redirect(game: Game, statement: st.Replace, active: Active, event: Event) -> bool:
    """A move that only goes elsewhere, or under another's control, instead stays part of its batch.

    Other replacements may still apply to it.
    """
    if len(statement.effects) != 1 or event.kind & ev.MOVES == 0:
        return False
    effect = statement.effects[0]
    if isinstance(effect, fx.GainControl) and event.kind == ev.ENTERS:
        event.control = evaluate.players(game, effect.who, active.context)[0]
        return True
    if not isinstance(effect, fx.Move) or effect.to in game.rules.in_play or effect.to == game.rules.deck_zone:
        return False
    if not isinstance(effect.thing, EventThing) or effect.thing.role is not ROLE_SUBJECT or event.subject is None:
        return False
    event.to = effect.to
    if event.how not in game.rules.kept_hows:
        event.how = effect.how
    event.face_up = not effect.face_down
    event.kind = ev.LEAVES if event.origin in game.rules.in_play else ev.SHIFTS
    return True


def applicable(game: Game, event: Event, used: list[str]) -> list[Active]:
    found: list[Active] = []
    for kind in (st.Replace, st.ChangeDamage):
        for active in game.says.get(kind, ()):
            if active.key in used:
                continue
            statement = active.statement
            assert isinstance(statement, (st.Replace, st.ChangeDamage))
            if isinstance(statement, st.ChangeDamage) and event.flag and is_reduction(statement):
                continue  # "this damage cannot be reduced"
            if isinstance(statement, st.ChangeDamage) and statement.factor != 1 and event.multiplied:
                continue
            if isinstance(statement, st.ChangeDamage) and statement.prevents and is_firm(game, event):
                continue
            active.context.event = event
            fit = fits(game, statement.pattern, event, active.context)
            active.context.event = None
            if fit:
                found.append(active)
    return found


def is_reduction(statement: st.ChangeDamage) -> bool:
    return statement.reduce or statement.prevents or statement.set_to is not None


def is_firm(game: Game, event: Event) -> bool:
    """Does a text say that this damage cannot be prevented?"""
    for active in game.says.get(st.ForbidPrevent, ()):
        statement = active.statement
        assert isinstance(statement, st.ForbidPrevent)
        if fits(game, statement.pattern, event, active.context):
            return True
    return False


def change_damage(game: Game, statement: st.ChangeDamage, active: Active, event: Event) -> int:
    """The damage is another from now on; how many of its uses an effect needs for it."""
    if statement.pool:
        left = next(effect.uses for effect in game.state.effects if effect.id == active.ongoing)
        some = min(left, event.amount)
        event.amount -= some
        return some
    ctx = active.context
    ctx.event = event
    if statement.set_to is not None:
        event.amount = evaluate.amount(game, statement.set_to, ctx)
    elif statement.add is not None:
        change = evaluate.amount(game, statement.add, ctx)
        event.amount += -change if statement.reduce else change
    event.amount *= statement.factor
    event.multiplied = (statement.factor != 1 and game.rules.multiplies_once) or event.multiplied
    ctx.event = None
    return 1


def use_up(game: Game, active: Active, count: int = 1) -> None:
    """An effect on "the next" event is gone once it has applied."""
    if not active.ongoing:
        return
    state = game.state
    kept: list[Ongoing] = []
    for effect in state.effects:
        if effect.id == active.ongoing and effect.uses >= 0:
            if effect.uses > count:
                kept.append(effect.renewed(effect.stamp, effect.uses - count))
            game.changing()
            game.soil()
        else:
            kept.append(effect)
    state.effects = tuple(kept)


def carry_out_instead(game: Game, statement: st.Replace, active: Active, event: Event, used: list[str]) -> None:
    from arbiter.kernel.effects import run

    ctx = active.context
    outer = game.replacing
    game.replacing = tuple(used)
    ctx.event = event
    try:
        run(game, statement.effects, ctx)
    finally:
        ctx.event = None
        game.replacing = outer


# ---------------------------------------------------------------- common changes


def move(
    game: Game,
    obj: Obj,
    to: str,
    how: How = HOW_PUT,
    by: int = -1,
    cause: str = "",
    position: Position | None = None,
) -> Obj | None:
    """Move one object; the object it became, or None if it did not move there."""
    event = moving(obj, to, how, game.rules.in_play, by, cause)
    event.position = position
    done = perform(game, [event])
    return done[0].result if done else None


def draw(game: Game, player: int, count: int, by: int = -1) -> None:
    """Draw cards one by one."""
    for _ in range(count):
        if goes_unheard(game, ev.DRAWS):
            game.changing()
            game.deeds += 1
            game.tried += 1
            game.done += 1
            draw_one(game, player)
        else:
            perform(game, [Event(ev.DRAWS, None, player, 1, None, by)])


def turn_all(game: Game, kind: int, objs: list[Obj], player: int, cause: str) -> None:
    """Rest or ready objects together (RESTS, READIES)."""
    if goes_unheard(game, kind):
        for obj in objs:
            if obj.now.marks is not None:
                break
        else:
            game.changing()
            game.tried += len(objs)
            game.done += len(objs)
            game.deeds += 1
            for obj in objs:
                obj.turned = RESTED if kind == ev.RESTS else READY
                game.holdings[obj.controller] += 1
            game.touch(STANCE)
            return
    perform(game, [Event(kind, obj, player, 0, None, player, cause) for obj in objs])


def goes_unheard(game: Game, kinds: int) -> bool:
    """Can nothing prevent, replace, remember or wait for events of these kinds?"""
    if game.batch is not None or game.replacing or game.state.delayed:
        return False
    if game.stale:
        layers.refresh(game)
    return not (game.watch_all | game.remember | game.watch_far | game.says_kinds) & kinds


def is_awaited(game: Game, kind: int) -> bool:
    """Is it worth announcing something of this kind?"""
    return bool(kind & (game.watch_all | game.remember | game.watch_far) or game.stale or game.state.delayed)


def announce(game: Game, event: Event) -> None:
    """Something happened that changes nothing by itself but may be waited for."""
    if event.kind & (game.watch_all | game.remember | game.watch_far) or game.state.delayed or game.stale:
        perform(game, [event])
