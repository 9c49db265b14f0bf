"""Amounts and conditions: how much, and whether."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
import arbiter.kernel.matching as matching
from arbiter.kernel.context import Context
from arbiter.kernel.qualities import as_printed, compare, stat, words
from arbiter.kernel.reading import AMOUNTS, CONDITIONS, amount, holds
from arbiter.kernel.state import Obj
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import nouns as n
from arbiter.script.abilities import Activated
from arbiter.script.base import INFINITY, ROLE_SUBJECT, Quality
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem


VOTE: Final = -1  # the place of a vote among the words of a text


def _number(game: Game, node: a.Number, ctx: Context) -> int:
    return node.value


def _x(game: Game, node: a.X, ctx: Context) -> int:
    """The number that was set with the text itself, or else with the card as it was played."""
    if ctx.x or ctx.source is None or (ctx.item is not None and sets_x(ctx.item)):
        return ctx.x
    return ctx.source.arrival.x


def sets_x(item: StackItem) -> bool:
    """Does the ability name a variable in its own cost?"""
    ability = None if item.program is None else item.program.ability
    return isinstance(ability, Activated) and any(
        isinstance(part, Mana) and part.variable is not None for part in ability.cost.parts
    )


def _count(game: Game, node: a.Count, ctx: Context) -> int:
    return len(evaluate.search(game, node.group, ctx, 0))


def _count_of(game: Game, node: a.CountOf, ctx: Context) -> int:
    return len(evaluate.things(game, node.thing, ctx))


def _stat_of(game: Game, node: a.StatOf, ctx: Context) -> int:
    return min(sum(stat(game, obj, node.stat) for obj in evaluate.things(game, node.thing, ctx)), INFINITY)


def _printed_stat(game: Game, node: a.PrintedStat, ctx: Context) -> int:
    found = 0
    for obj in evaluate.things(game, node.thing, ctx):
        found += stat(game, as_printed(obj), node.stat)
    return min(found, INFINITY)


def _extreme_stat(game: Game, node: a.ExtremeStat, ctx: Context) -> int:
    values = [stat(game, obj, node.stat) for obj in evaluate.select(game, node.group, ctx)]
    if not values:
        return 0
    return max(values) if node.highest else min(values)


def _named_number(game: Game, node: a.NamedNumber, ctx: Context) -> int:
    word = ctx.words.get(node.slot, "")
    return int(word) if word.isdecimal() else 0


def _counters_on(game: Game, node: a.CountersOn, ctx: Context) -> int:
    return sum(obj.count(node.kind) for obj in evaluate.things(game, node.thing, ctx))


def _resource(game: Game, node: a.Resource, ctx: Context) -> int:
    return sum(game.state.resources[p].get(node.kind, 0) for p in evaluate.players(game, node.who, ctx))


def _distinct(game: Game, node: a.Distinct, ctx: Context) -> int:
    if node.apart:
        bearers = [words(obj, node.quality) for obj in evaluate.select(game, node.group, ctx)]
        return most_apart(list(dict.fromkeys(bearers)))
    found: set[str] = set()
    for obj in evaluate.select(game, node.group, ctx):
        found |= words(obj, node.quality)
    return len(found)


def most_apart(sets: list[frozenset[str]]) -> int:
    """The most of these sets no two of which share a word; what has a single word or none is taken at once."""
    single = [each for each in sets if len(each) <= 1]
    taken = frozenset().union(*single)
    return len(single) + _most_apart([each for each in sets if len(each) > 1 and not each & taken])


def _most_apart(sets: list[frozenset[str]]) -> int:
    if not sets:
        return 0
    first, rest = sets[0], sets[1:]
    without = [each for each in rest if not each & first]
    best = 1 + _most_apart(without)
    return best if len(without) == len(rest) else max(best, _most_apart(rest))


def _times(game: Game, node: a.Times, ctx: Context) -> int:
    return min(amount(game, node.amount, ctx) * node.factor, INFINITY)


def _product(game: Game, node: a.Product, ctx: Context) -> int:
    return amount(game, node.left, ctx) * amount(game, node.right, ctx)


def _company(game: Game, node: a.Company, ctx: Context) -> int:
    return max(1, sum(1 for obj in game.under_way.company if evaluate.passes(game, node.group.tests, obj, ctx)))


def _plus(game: Game, node: a.Plus, ctx: Context) -> int:
    return min(amount(game, node.left, ctx) + amount(game, node.right, ctx), INFINITY)


def _minus(game: Game, node: a.Minus, ctx: Context) -> int:
    left = amount(game, node.left, ctx)
    return left if left >= INFINITY else left - amount(game, node.right, ctx)


def _quotient(game: Game, node: a.Quotient, ctx: Context) -> int:
    return max(0, amount(game, node.amount, ctx)) // node.by


def _half(game: Game, node: a.Half, ctx: Context) -> int:
    whole = amount(game, node.amount, ctx)
    if whole >= INFINITY:
        return whole
    return -(-whole // 2) if game.rules.counting.rounds_up else whole // 2


def _occurred(game: Game, node: a.Occurred, ctx: Context) -> int:
    item = ctx.item
    if item is not None and item.counted and item.program is not None:
        for fixed, number in zip(item.program.counted, item.counted, strict=True):
            if fixed is node:
                return number  # it was counted when the card was played
    return len(matching.happened(game, node.pattern, ctx, node.since is a.SINCE_GAME))


def _how_much(game: Game, node: a.HowMuch, ctx: Context) -> int:
    return sum(abs(record.amount) for record in matching.happened(game, node.pattern, ctx))  # what is lost is below 0


def _event_amount(game: Game, node: a.EventAmount, ctx: Context) -> int:
    if ctx.event is not None:
        return abs(ctx.event.amount)  # what is lost is below 0
    return 0 if ctx.record is None else abs(ctx.record.amount)


def _event_total(game: Game, node: a.EventTotal, ctx: Context) -> int:
    members = ctx.event.members if ctx.event is not None else () if ctx.record is None else ctx.record.members
    return members[0] if members else 0


def _beneath(game: Game, node: a.Beneath, ctx: Context) -> int:
    cards = [piece for obj in evaluate.things(game, node.thing, ctx) for piece in obj.under]
    if not node.tests:
        return len(cards)
    return sum(
        evaluate.passes(game, node.tests, Obj(0, card, face, owner, game.rules.zones.main), ctx)
        for card, face, owner in cards
    )


def _marked(game: Game, node: a.Marked, ctx: Context) -> int:
    total = 0
    for obj in evaluate.things(game, node.thing, ctx):
        for mark in () if obj.now.marks is None else obj.now.marks.get(node.name, ()):
            if mark.mark.amount is not None:
                total += amount(game, mark.mark.amount, Context(mark.controller, game.find(mark.source)))
    return total


def _paid_amount(game: Game, node: a.PaidAmount, ctx: Context) -> int:
    colours = ctx.item.colours if ctx.item is not None else ()
    if not colours and ctx.source is not None:
        colours = ctx.source.arrival.paid
    if node.what == "total":
        return len(colours)
    if node.what == "colours":
        return len(set(colours))
    return colours.count(node.what)


def _either(game: Game, node: a.Either, ctx: Context) -> int:
    return amount(game, node.then if holds(game, node.condition, ctx) else node.otherwise, ctx)


# ---------------------------------------------------------------- conditions


def _compare(game: Game, node: c.Compare, ctx: Context) -> bool:
    return compare(amount(game, node.left, ctx), node.op, amount(game, node.right, ctx))


def _exists(game: Game, node: c.Exists, ctx: Context) -> bool:
    low = amount(game, node.low, ctx)
    return low <= 0 or len(evaluate.search(game, node.group, ctx, low)) >= low


def _holds(game: Game, node: c.Holds, ctx: Context) -> bool:
    found = evaluate.things(game, node.thing, ctx)
    for obj in found:
        if not evaluate.passes(game, node.tests, obj, ctx):
            return False
    return bool(found)


def _is_turn_of(game: Game, node: c.IsTurnOf, ctx: Context) -> bool:
    return evaluate.is_player(game, node.who, game.state.active, ctx)


def _agreed(game: Game, node: c.Agreed, ctx: Context) -> bool:
    return game.format == node.format


def _in_step(game: Game, node: c.InStep, ctx: Context) -> bool:
    step = game.rules.turn.steps.get(game.state.step)
    if step is None or (node.step != step.name and node.step != step.phase and node.step not in step.words):
        return False
    return node.who is None or evaluate.is_player(game, node.who, game.state.active, ctx)


def _happened(game: Game, node: c.Happened, ctx: Context) -> bool:
    found = matching.happened(game, node.pattern, ctx, node.since is a.SINCE_GAME)
    return (len({record.subject for record in found}) if node.different else len(found)) >= node.low


def _latest_is(game: Game, node: c.LatestIs, ctx: Context) -> bool:
    latest: list[int] = []
    for record in matching.happened(game, node.pattern, ctx):
        subject = game.find(record.subject)
        if subject is not None and ctx.source is not None and ctx.source.id in (subject.id, subject.became):
            break
        latest = [record.subject]
    found = [game.find(id) for id in latest]
    return any(obj is not None and evaluate.passes(game, node.tests, obj, ctx) for obj in found)


def _outcome(game: Game, node: c.Outcome, ctx: Context) -> bool:
    if VOTE in ctx.words:
        return ctx.words[VOTE] == node.word
    return ctx.source is not None and f"voted:{node.word}" in ctx.source.now.keywords


def _did(game: Game, node: c.Did, ctx: Context) -> bool:
    return ctx.did.get(node.slot, False)


def _was_paid(game: Game, node: c.WasPaid, ctx: Context) -> bool:
    item = ctx.item
    if item is None and ctx.source is not None:  # a card that waits on the stack has not arrived where it will be
        item = next((each for each in game.state.stack if each.card == ctx.source.id), None)
    extras = item.extras if item is not None else ()
    means = item.means if item is not None else ()
    colours = item.colours if item is not None else ()
    if ctx.source is not None and (item is None or item.kind == "auto"):
        arrival = ctx.source.arrival
        extras, means, colours = arrival.extras, arrival.means, arrival.paid
    elif ctx.source is not None and item is not None and not (item.program and item.program.is_spell):
        # An ability that is played: what is remembered by a name was paid for its card, what by a number for itself.
        extras = (*extras, *(paid for paid in ctx.source.arrival.extras if not paid.isdigit()))
    kind, _, rest = node.what.partition(":")
    if kind == "extra":
        return any(paid == rest or paid.startswith(f"{rest}:") for paid in extras)
    if kind == "only_produced_by":
        return bool(means) and all(each == rest for each in means)
    if kind == "only":
        return bool(colours) and all(each == rest for each in colours)
    return rest in colours


def _came_from(game: Game, node: c.CameFrom, ctx: Context) -> bool:
    objs = (
        evaluate.event_thing(game, n.EventThing(ROLE_SUBJECT), ctx)
        if ctx.record is not None or ctx.event is not None
        else []
    )
    obj = objs[0] if objs else ctx.source
    entered = None if ctx.event is None else ctx.event.result
    if entered is not None and entered.zone in game.rules.zones.in_play:
        obj = entered  # what has just come into play, not what it was before
    if obj is None:
        return False
    if obj.id == game.under_way.playing:
        return node.zone in ("cast", obj.zone)  # it is being played: it comes from where it still lies
    arrival = obj.arrival
    if node.zone == "cast":
        return arrival.cast
    return node.zone == arrival.by or node.zone == arrival.origin


def _same_quality(game: Game, node: c.SameQuality, ctx: Context) -> bool:
    found = evaluate.select(game, node.group, ctx)
    quality = Quality(node.quality)
    if node.different:
        seen: set[str] = set()
        for obj in found:
            mine = words(obj, quality)
            if mine & seen:
                return False
            seen |= mine
        return True
    shared: frozenset[str] | None = None
    for obj in found:
        shared = words(obj, quality) if shared is None else shared & words(obj, quality)
    return bool(shared)


def _all(game: Game, node: c.All, ctx: Context) -> bool:
    return all(holds(game, part, ctx) for part in node.conditions)


def _any(game: Game, node: c.Any, ctx: Context) -> bool:
    return any(holds(game, part, ctx) for part in node.conditions)


def _not_so(game: Game, node: c.NotSo, ctx: Context) -> bool:
    return not holds(game, node.condition, ctx)


AMOUNTS.update(
    {
        a.Number: _number,
        a.NamedNumber: _named_number,
        a.X: _x,
        a.Count: _count,
        a.CountOf: _count_of,
        a.StatOf: _stat_of,
        a.PrintedStat: _printed_stat,
        a.ExtremeStat: _extreme_stat,
        a.CountersOn: _counters_on,
        a.Resource: _resource,
        a.Distinct: _distinct,
        a.Times: _times,
        a.Product: _product,
        a.Company: _company,
        a.Plus: _plus,
        a.Minus: _minus,
        a.Half: _half,
        a.Quotient: _quotient,
        a.Occurred: _occurred,
        a.HowMuch: _how_much,
        a.EventAmount: _event_amount,
        a.EventTotal: _event_total,
        a.Beneath: _beneath,
        a.Marked: _marked,
        a.PaidAmount: _paid_amount,
        a.Either: _either,
    }
)

CONDITIONS.update(
    {
        c.Compare: _compare,
        c.Exists: _exists,
        c.Holds: _holds,
        c.IsTurnOf: _is_turn_of,
        c.InStep: _in_step,
        c.Agreed: _agreed,
        c.Happened: _happened,
        c.LatestIs: _latest_is,
        c.Outcome: _outcome,
        c.Did: _did,
        c.WasPaid: _was_paid,
        c.CameFrom: _came_from,
        c.SameQuality: _same_quality,
        c.All: _all,
        c.Any: _any,
        c.NotSo: _not_so,
    }
)
