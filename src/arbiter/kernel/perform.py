"""The one way to change the game: is it prohibited, what replaces it, do it, remember it, see what it triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel import table_setters, telling
from arbiter.kernel.decisions import ChooseOrder
from arbiter.kernel.doing import do
from arbiter.kernel.events import Event, Record, moving
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.leaving_abilities import Lacking, lacking_to
from arbiter.kernel.repeating import so_many
from arbiter.kernel.replacing import changes_control as changes_control
from arbiter.kernel.replacing import follow_up, replaced
from arbiter.kernel.replacing import is_prohibited as is_prohibited
from arbiter.kernel.replacing import use_up as use_up
from arbiter.kernel.traits import statics_of
from arbiter.kernel.triggers import observe
from arbiter.script.base import HOW_PUT, How, Position

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def perform(game: Game, events: list[Event]) -> list[Event]:
    """Carry out events as one simultaneous batch; gives back those that happened."""
    under_way = game.under_way
    if under_way.batch is not None:
        under_way.batch += events
        return []
    bring_up_to_date(game)
    under_way.tried += len(events)
    ready = what_can_happen(game, events)
    if not ready:
        after_what_was_instead(game)
        return ready
    kinds = 0
    for event in ready:
        kinds |= event.kind
    several = len(ready) > 1
    if several:
        if kinds & ev.ENTERS:
            ready = order_arrivals(game, ready)
            table_setters.come_together(
                game, tuple(e.subject for e in ready if e.kind == ev.ENTERS and e.subject is not None)
            )
        if game.rules.moving.owner_orders:
            ready = order_piles(game, ready)
    if game.interactive:
        game.changing()
    table_setters.count_as_done(game)
    # What leaves play together sees everything that leaves with it.
    before: list[Obj] = []
    lacking: Lacking | None = None
    if kinds & ev.LEAVES:
        abilities = abilities_in_play(game)
        if abilities.watched & ev.LEAVES:
            before, lacking = abilities.listeners, lacking_to(game, ready)
    do_together(game, ready)
    if several and kinds & ev.ENTERS:
        table_setters.come_together(game, ())
    if kinds & ev.CREATES:
        kinds |= ev.ENTERS  # a token that has come into being has entered play
    if kinds & game.facts.remembered:
        remember(game, ready)
    bring_up_to_date(game)
    follow_from(game, ready, kinds, before, lacking)
    return ready


def after_what_was_instead(game: Game) -> None:
    """Nothing of what was proposed happens: only what replaced it has."""
    if not game.index.held:
        bring_up_to_date(game)
    if game.under_way.afterwards:
        follow_up(game)


def what_can_happen(game: Game, events: list[Event]) -> list[Event]:
    """The moves as the rules route them, and what prohibitions and replacements leave of everything."""
    rules = game.rules
    index = game.index
    if rules.moving.route is not None:
        if len(events) > 1:
            events = routed(game, events)
        elif events and events[0].kind & ev.MOVES and not rules.moving.route(game, events[0]):
            return []
    says = index.worked_out.statement_kinds | rules.replacement.strict_kinds
    for event in events:
        # Without marks on the object and texts about this kind of event nothing can prevent it.
        if event.kind & says or (event.subject is not None and event.subject.now.marks is not None):
            index.held += 1  # what is used up for one of them is used up for all that happens with it
            try:
                return allowed(game, events)
            finally:
                index.held -= 1
    return events


def do_together(game: Game, events: list[Event]) -> None:
    """All of them are done before anything is worked out anew."""
    under_way = game.under_way
    outer = under_way.together
    under_way.together = len(game.told)
    game.index.held += 1
    try:
        kept = game.rules.replacement.kept_hows  # done all the same, though something sent it elsewhere
        for event in events:
            do(game, event)
            if event.how in kept or (not event.replaced and not under_way.replacing):
                under_way.done += 1
        if game.narrate and len(events) > 1:
            telling.in_no_order(game, under_way.together)
    finally:
        game.index.held -= 1
        under_way.together = outer


def follow_from(game: Game, events: list[Event], kinds: int, before: list[Obj], lacking: Lacking | None) -> None:
    """What the rules and texts do about it once it has happened; `before`: those who could see what has left, and
    `lacking` the abilities that it did not have."""
    rules = game.rules
    if game.state.far:
        # What effects have made of an object out of play where it has come to lie.
        for event in events:
            if event.result is not None:
                event.result = game.state.objects.get(event.result.id, event.result)
    if kinds & (ev.DAMAGES | ev.HURTS) and rules.damage.dealt is not None:
        for event in events:
            rules.damage.dealt(game, event)
    heard = abilities_in_play(game).watched | game.facts.heard_out_of_play | ev.LEAVES
    if kinds & heard or (game.state.delayed and expects(game, kinds)):
        observe(game, events, before, lacking)
    if kinds & (ev.LEAVES | ev.HURTS):
        if rules.moving.beneath_arrive and kinds & ev.LEAVES:
            arrive_beneath(game, events)
        for event in events:
            if event.later and rules.damage.after_hurt is not None:
                rules.damage.after_hurt(game, event)
    if game.under_way.afterwards:
        follow_up(game)


def allowed(game: Game, events: list[Event]) -> list[Event]:
    """What is left of the events after prohibitions and replacements."""
    ready: list[Event] = []
    under_way = game.under_way
    says = game.index.worked_out.statement_kinds
    strict = game.rules.replacement.strict_kinds
    outer = under_way.harming, under_way.shares
    if game.rules.replacement.reduction_chooser is not None and says & (ev.DAMAGES | ev.HURTS) and len(events) > 1:
        under_way.harming = [event for event in events if event.kind & (ev.DAMAGES | ev.HURTS)]
        under_way.shares = {}
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
    under_way.harming, under_way.shares = outer
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
    route = game.rules.moving.route
    assert route is not None
    kept: list[Event] = []
    for event in events:
        if not event.kind & ev.MOVES or route(game, event):
            kept.append(event)
    return kept


def is_there(game: Game, obj: Obj) -> bool:
    """Is it still where it was? An effect that reaches out of play may have put a copy in its place meanwhile."""
    return game.here(obj.id) is not None


def order_arrivals(game: Game, events: list[Event]) -> list[Event]:
    """What enters together has one time: the turn player sets the order, where it can matter.

    Where the ruleset says so, everybody orders their own, the turn player first.
    """
    speaking = [e for e in events if e.kind == ev.ENTERS and e.subject is not None and statics_of(e.subject)]
    if len(speaking) < 2:
        return events
    if game.rules.layers.own_timestamps:
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
    order = game.ask_many(ChooseOrder(player, len(objs), why, objs, to=events[0].to))
    return [events[i] for i in order]


def order_piles(game: Game, events: list[Event]) -> list[Event]:
    """Cards that go together to a zone whose order counts: their owner decides on it."""
    zones = game.rules.moving.owner_orders
    specs = game.rules.zones.specs
    going = [
        e
        for e in events
        if e.kind & (ev.LEAVES | ev.SHIFTS)
        and e.to in zones
        and e.to != game.rules.zones.deck  # there the effect itself asks
        and not (e.origin and specs[e.origin].ordered and specs[e.origin].face_down)  # a deck's come one by one
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
    kept = game.facts.remembered
    for event in events:
        if event.kind & kept:
            table_setters.write_down(game, Record(event))


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
    event = moving(obj, to, how, game.rules.zones.in_play, by, cause)
    event.position = position
    done = perform(game, [event])
    return done[0].result if done else None


def draw(game: Game, player: int, count: int, by: int = -1) -> None:
    """Draw cards one by one; a text about one or more of them replaces all that are drawn at a time."""
    if count > 1 and not what_can_happen(game, [drawing(player, count, by, True)]):
        game.under_way.tried += count
        after_what_was_instead(game)
        return
    for _ in so_many(count):
        perform(game, [drawing(player, 1, by, count == 1)])


def drawing(player: int, count: int, by: int, alone: bool) -> Event:
    event = Event(ev.DRAWS, None, player, count, None, by)
    event.drawn_alone = alone
    return event


def turn_all(game: Game, kind: int, objs: list[Obj], player: int, cause: str) -> None:
    """Rest or ready objects together (RESTS, READIES)."""
    perform(game, [Event(kind, obj, player, 0, None, player, cause) for obj in objs])


def is_awaited(game: Game, kind: int) -> bool:
    """Is it worth announcing something of this kind?"""
    facts = game.facts
    if kind & (abilities_in_play(game).watched | facts.remembered | facts.heard_out_of_play):
        return True
    return bool(game.state.delayed) and expects(game, kind)


def expects(game: Game, kinds: int) -> bool:
    """Does a delayed ability wait for events of these kinds?"""
    for delayed in game.state.delayed:
        if delayed.program.kinds & kinds:
            return True
    return False


def announce(game: Game, event: Event) -> None:
    """Something happened that changes nothing by itself but may be waited for."""
    if is_awaited(game, event.kind):
        perform(game, [event])


def announce_action(game: Game, name: str, obj: Obj | None, player: int, other: Obj | None = None) -> None:
    """A player has done what texts know by this name."""
    announce(game, Event(ev.NAMED_ACTIONS, obj, player, 1, other, player, "", name))
