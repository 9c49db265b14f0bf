"""Paying for real: everything that a cost asks for happens at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import setters, telling
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import perform, use_up
from arbiter.kernel.played import CARDS
from arbiter.kernel.playing.costs import concerns, cost_changes, said
from arbiter.kernel.playing.counts import count_of
from arbiter.kernel.playing.pool import keep_change, produce_with, source_events, spend_unit
from arbiter.kernel.playing.stacks import rest_total, shares_of, take_beneath
from arbiter.kernel.proving import prove
from arbiter.script import costs as co
from arbiter.script.abilities import Activated
from arbiter.script.base import HOW_DISCARD, CostPart
from arbiter.script.statements import AlternativeCost, CostChange

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active


def pay(game: Game, play: Play) -> None:
    """Everything is paid at once."""
    if game.interactive:
        game.changing()
    used = used_changes(game, play) if CostChange in game.says or AlternativeCost in game.says else []
    if not play.plan and not play.parts and not play.picked:
        for active in used:
            use_up(game, active)
        return
    before = telling.acts(game, play.obj, game.under_way.announced == play.obj.id) if game.narrate else None
    player = play.player
    events: list[Event] = []
    paid: list[int] = []
    for source, colour in play.plan:
        if source.unit is not None:
            spend_unit(game, player, source.unit)
        elif source.program is not None:
            produce_with(game, play, source, colour)
        else:
            events += source_events(game, player, source)
    for part in play.parts:
        if not isinstance(part, co.Mana):
            events.extend(fixed_events(game, play, part, paid, events))
    for part, objs in play.picked:
        if events and game.rules.paying.costs_apart and isinstance(part, co.MoveSome) and not part.joined:
            perform(game, paying_for(play, events))
            events = []
        for obj in objs:
            events.extend(picked_events(game, play, part, obj))
            paid.append(obj.id)
        if isinstance(part, co.MoveSome):
            prove(game, part.group.tests, objs, player)
            if part.slot is not None:
                play.context.slots[part.slot] = objs
    play.context.paid = tuple(paid)
    perform(game, paying_for(play, events))
    for source, _ in play.plan:
        if source.amount > 1 and source.program is not None:
            keep_change(game, play)
            break
    for active in used:
        use_up(game, active)
    if game.narrate:
        game.under_way.acting = before


def paying_for(play: Play, events: list[Event]) -> list[Event]:
    """What is paid for an ability is a cost of it, whoever asks whose ability that is."""
    if play.program is not None and isinstance(play.program.ability, Activated):
        for event in events:
            event.pays_for = play.obj
    return events


def used_changes(game: Game, play: Play) -> list[Active]:
    """Ongoing changes of costs that this payment makes use of, and other costs that were offered for this play."""
    used = [active for _, _, active in cost_changes(game, play)]
    for statement, ctx, active in said(game, play, AlternativeCost):
        assert isinstance(statement, AlternativeCost)
        if play.ability_kind in CARDS and concerns(game, play, statement.what, None, ctx):
            used.append(active)
    return [active for active in used if active is not None and active.ongoing]


def cause_of(game: Game, play: Play, part: CostPart) -> str:
    """What texts have added is part of their effects, though it is a cost for whoever forbids doing it as a cost."""
    if game.rules.paying.added_costs_are_effects and any(part is each for each in play.by_text):
        return "effect"
    return "cost"


def fixed_events(game: Game, play: Play, part: CostPart, paid: list[int], earlier: list[Event]) -> list[Event]:
    """What is done for a part that picks nothing; earlier: what the parts before it do."""
    player = play.player
    in_play = game.rules.zones.in_play
    obj = play.obj
    ctx = play.context
    cause = cause_of(game, play, part)
    if isinstance(part, co.RestThis):
        return [Event(ev.RESTS, obj, player, 0, None, player, cause)]
    if isinstance(part, co.MoveThis):
        paid.append(obj.id)
        event = moving(obj, part.to, part.how, in_play, player, cause)
        event.position = part.position
        return [event]
    if isinstance(part, co.MoveThing):
        return [
            moving(each, part.to, part.how, in_play, player, cause) for each in evaluate.present(game, part.thing, ctx)
        ]
    if isinstance(part, co.MoveTop):
        pile = game.pile(game.rules.zones.deck, player)
        taken = {event.subject.id for event in earlier if event.subject is not None}
        left = [each for each in reversed(pile) if each.id not in taken] if taken else pile[::-1]
        return [moving(each, part.to, part.how, in_play, player, cause) for each in left[: count_of(game, play, part)]]
    if isinstance(part, co.MoveBeneath):
        return take_beneath(game, play, part, count_of(game, play, part))
    if isinstance(part, co.RestTotal):
        return rest_total(game, play, part, count_of(game, play, part))
    if isinstance(part, co.TakeCounters) and part.spread:
        shares = shares_of(game, play, part, count_of(game, play, part))
        return [event for each, share in shares for event in take_counters(game, each, part.kind, share, player)]
    if isinstance(part, co.TakeCounters) and part.group is None:
        return take_counters(game, obj, part.kind, count_of(game, play, part), player)
    if isinstance(part, co.PutCounters):
        return [Event(ev.COUNTS, obj, player, count_of(game, play, part), None, player, cause, part.kind)]
    if isinstance(part, co.PayResource):
        return [Event(ev.GAINS, None, player, -count_of(game, play, part), None, player, cause, part.kind)]
    if isinstance(part, co.TakeDamage):
        return [Event(ev.HURTS, None, player, count_of(game, play, part), obj, player, cause)]
    return []


def take_counters(game: Game, obj: Obj, kind: str | None, count: int, player: int) -> list[Event]:
    events: list[Event] = []
    kinds = [kind] if kind is not None else sorted(obj.counters or {})
    for each in kinds:
        some = min(count, obj.count(each))
        if some > 0:
            events.append(Event(ev.COUNTS, obj, player, -some, None, player, "cost", each))
            count -= some
    return events


def picked_events(game: Game, play: Play, part: CostPart, obj: Obj) -> list[Event]:
    player = play.player
    cause = cause_of(game, play, part)
    if isinstance(part, co.MoveSome):
        event = moving(obj, part.to, part.how, game.rules.zones.in_play, player, cause)
        event.position = part.position
        return [event]
    if isinstance(part, co.RestSome):
        return [Event(ev.RESTS, obj, player, 0, None, player, cause)]
    if isinstance(part, co.SameName):
        return [moving(obj, game.rules.zones.discard, HOW_DISCARD, game.rules.zones.in_play, player, cause)]
    if isinstance(part, co.TakeCounters):
        return take_counters(game, obj, part.kind, count_of(game, play, part), player)
    if isinstance(part, co.RevealSome):
        return [Event(ev.REVEALS, obj, player, 0, None, player, cause)]
    if isinstance(part, co.TurnUp):
        setters.turn_face(game, obj, True)
    if isinstance(part, co.TurnDown):
        setters.turn_face(game, obj, False, 1 << player)  # they have turned it themselves
    return []


COSTS: Final[frozenset[type]] = frozenset(
    {
        co.Mana,
        co.RestThis,
        co.RestSome,
        co.RestTotal,
        co.MoveThis,
        co.MoveThing,
        co.MoveSome,
        co.MoveBeneath,
        co.MoveTop,
        co.SameName,
        co.TakeCounters,
        co.PutCounters,
        co.PayResource,
        co.TakeDamage,
        co.RevealSome,
        co.TurnUp,
        co.TurnDown,
        co.OneOf,
    }
)
