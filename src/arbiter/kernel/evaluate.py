"""Reading a text against the game: which players, which objects, how many, and whether.

Each node has one small function; the tables at the end say which. Adding a node means adding a function and
a row, and a node without a row is not executable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.matching as matching
from arbiter.kernel.state import RESTED, REVERSED, Obj
from arbiter.script import abilities as ab
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import nouns as n
from arbiter.script.base import Amount, Condition, Op, Quality, Role, Stat, Status, Test, Thing, Who

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game

# ---------------------------------------------------------------- players


def players(game: Game, who: Who, ctx: Context) -> list[int]:
    """The players meant, in turn order where there are several."""
    if isinstance(who, n.Player):
        side = who.side
        if side is n.Side.YOU:
            return [ctx.controller]
        if side is n.Side.OPPONENT:
            return [p for p in game.in_turn_order() if p != ctx.controller]
        if side is n.Side.TURN:
            return [game.state.active]
        if side is n.Side.NOT_TURN:
            return [p for p in game.in_turn_order() if p != game.state.active]
        return game.in_turn_order()
    found: list[int] = []
    if isinstance(who, n.ControllerOf):
        for obj in things(game, who.thing, ctx):
            if obj.controller not in found:
                found.append(obj.controller)
    elif isinstance(who, n.OwnerOf):
        for obj in things(game, who.thing, ctx):
            if obj.owner not in found:
                found.append(obj.owner)
    elif isinstance(who, n.EventPlayer):
        if ctx.event is not None:
            found.append(ctx.event.player)
        elif ctx.record is not None:
            found.append(ctx.record.player)
    return found


def is_player(game: Game, who: Who, player: int, ctx: Context) -> bool:
    if isinstance(who, n.Player):
        side = who.side
        if side is n.Side.EACH:
            return True
        if side is n.Side.YOU:
            return player == ctx.controller
        if side is n.Side.OPPONENT:
            return player != ctx.controller and player >= 0
    return player in players(game, who, ctx)


# ---------------------------------------------------------------- objects


def matches(game: Game, group: n.Group, obj: Obj, ctx: Context) -> bool:
    """Is the object what the noun phrase says, where it says, and whose?"""
    if group.zones and obj.zone not in group.zones:
        return False
    side = group.side
    if side is not n.EACH and not is_player(game, side, obj.controller, ctx):
        return False
    for test in group.tests:
        if not TESTS[type(test)](game, test, obj, ctx):
            return False
    return True


def passes(game: Game, tests: tuple[Test, ...], obj: Obj, ctx: Context) -> bool:
    for test in tests:
        if not TESTS[type(test)](game, test, obj, ctx):
            return False
    return True


def select(game: Game, group: n.Group, ctx: Context) -> list[Obj]:
    """Every object that matches, in the stable order of the zones."""
    return search(game, group, ctx, 0)


def at_least(game: Game, group: n.Group, low: int, ctx: Context) -> bool:
    """Do so many objects match? Looks no further than it must."""
    return low <= 0 or len(search(game, group, ctx, low)) >= low


def search(game: Game, group: n.Group, ctx: Context, enough: int) -> list[Obj]:
    """The objects that match, until there are enough (0: all of them). Whose they are is settled first."""
    found: list[Obj] = []
    side = group.side
    tests = group.tests
    playing = game.playing
    yours = -1
    not_yours = -1
    special = False
    if type(side) is n.Player:
        if side.side is n.Side.YOU:
            yours = ctx.controller
        elif side.side is n.Side.OPPONENT:
            not_yours = ctx.controller
        elif side.side is not n.Side.EACH:
            special = True
    else:
        special = True
    zones = game.state.zones
    for zone in group.zones or game.rules.in_play:
        for pile in zones[zone]:
            for obj in pile:
                controller = obj.controller
                if (yours >= 0 and controller != yours) or controller == not_yours or obj.id == playing:
                    continue
                if special and not is_player(game, side, controller, ctx):
                    continue
                for test in tests:
                    if not TESTS[type(test)](game, test, obj, ctx):
                        break
                else:
                    found.append(obj)
                    if enough and len(found) >= enough:
                        return found
    return found


def things(game: Game, thing: Thing, ctx: Context) -> list[Obj]:
    """The objects meant, possibly as last known."""
    return THINGS[type(thing)](game, thing, ctx)


def present(game: Game, thing: Thing, ctx: Context) -> list[Obj]:
    """The objects meant that can still be acted on.

    A card that its own event moved is found where the event put it; what this text moved itself is
    followed through the context's bindings.
    """
    found: list[Obj] = []
    for obj in things(game, thing, ctx):
        now = followed(game, obj, ctx)
        if now is not None and now not in found:
            found.append(now)
    return found


def followed(game: Game, obj: Obj, ctx: Context) -> Obj | None:
    """The object that stands for it now: itself, or what it became by this text or by the event it waited for."""
    obj = ctx.latest(obj)
    here = game.state.objects.get(obj.id)
    if here is not None and not here.gone:
        return here
    record = ctx.record
    if record is not None and record.after and record.subject == obj.id:
        return game.here(record.after)
    if here is not None and here.became and obj.id in ctx.paid:
        return game.here(here.became)
    return None


def _self(game: Game, thing: n.Self, ctx: Context) -> list[Obj]:
    return [] if ctx.source is None else [ctx.source]


def _bound(game: Game, thing: n.Bound, ctx: Context) -> list[Obj]:
    return ctx.slots.get(thing.slot, [])


def _event_thing(game: Game, thing: n.EventThing, ctx: Context) -> list[Obj]:
    event = ctx.event
    if event is not None:
        subject = event.subject if thing.role is Role.SUBJECT else event.other
        return [] if subject is None else [subject]
    record = ctx.record
    if record is None:
        return []
    if thing.role is Role.SUBJECT:
        if record.members:
            return [obj for obj in (game.find(member) for member in record.members) if obj is not None]
        obj = game.find(record.subject) or game.find(record.after)
        if obj is not None and obj.gone and record.after and record.to in game.rules.in_play:
            obj = game.find(record.after)
    else:
        obj = game.find(record.other)
    return [] if obj is None else [obj]


def _every(game: Game, thing: n.Every, ctx: Context) -> list[Obj]:
    return select(game, thing.group, ctx)


def _both(game: Game, thing: n.Both, ctx: Context) -> list[Obj]:
    found: list[Obj] = []
    for part in thing.things:
        for obj in things(game, part, ctx):
            if obj not in found:
                found.append(obj)
    return found


def _only(game: Game, thing: n.Only, ctx: Context) -> list[Obj]:
    return [obj for obj in things(game, thing.thing, ctx) if passes(game, thing.tests, obj, ctx)]


def _except(game: Game, thing: n.Except, ctx: Context) -> list[Obj]:
    out = {obj.card for obj in things(game, thing.other, ctx)}
    return [obj for obj in things(game, thing.thing, ctx) if obj.card not in out]


def _affected(game: Game, thing: n.Affected, ctx: Context) -> list[Obj]:
    return [] if ctx.affected is None else [ctx.affected]


def _partner(game: Game, thing: n.PartnerOf, ctx: Context) -> list[Obj]:
    combat = game.state.combat
    found: list[Obj] = []
    if combat is None or not combat.blocker:
        return found
    for obj in things(game, thing.thing, ctx):
        ids = (combat.blocker,) if obj.id in combat.attackers else combat.attackers if obj.id == combat.blocker else ()
        for id in ids:
            other = game.find(id)
            if other is not None:
                found.append(other)
    return found


def _top(game: Game, thing: n.TopCards, ctx: Context) -> list[Obj]:
    found: list[Obj] = []
    for player in players(game, thing.who, ctx):
        pile = game.pile(game.rules.deck_zone, player)
        count = min(amount(game, thing.count, ctx), len(pile))
        if count > 0:
            # The top of a pile is its end.
            found.extend(pile[:count] if thing.bottom else pile[-1 : -count - 1 : -1])
    return found


def _paid_with(game: Game, thing: n.PaidWith, ctx: Context) -> list[Obj]:
    return [obj for obj in (game.find(id) for id in ctx.paid) if obj is not None]


# ---------------------------------------------------------------- tests


def words(obj: Obj, quality: Quality) -> frozenset[str]:
    now = obj.now
    if quality is Quality.NAME:
        return now.names
    if quality is Quality.TYPE:
        return now.types
    if quality is Quality.COLOUR:
        return now.colours
    if quality is Quality.KIND:
        return now.kinds
    return now.groups


def _is(game: Game, test: n.Is, obj: Obj, ctx: Context) -> bool:
    if not obj.face_up and obj.zone in game.rules.in_play:
        return False
    quality = test.quality
    if quality is Quality.TYPE:
        return test.value in obj.now.types
    if quality is Quality.COLOUR:
        return test.value in obj.now.colours
    return test.value in words(obj, quality)


def _name_contains(game: Game, test: n.NameContains, obj: Obj, ctx: Context) -> bool:
    return any(test.part in name for name in obj.now.names)


def _has(game: Game, test: n.Has, obj: Obj, ctx: Context) -> bool:
    return test.keyword in obj.now.keywords


def _has_ability(game: Game, test: n.HasAbility, obj: Obj, ctx: Context) -> bool:
    return any(ability_kind(program.ability, test.kind) for program in obj.now.programs)


def ability_kind(ability: object, kind: str) -> bool:
    """Is the ability of that kind: "special", "action", "auto", "field", "burst", "any"?"""
    if kind == "special":
        return isinstance(ability, ab.Activated) and ability.special
    if kind == "action":
        return isinstance(ability, ab.Activated) and not ability.special
    if kind == "auto":
        return isinstance(ability, ab.Triggered)
    if kind == "field":
        return isinstance(ability, ab.Static)
    if kind == "burst":
        return isinstance(ability, ab.Triggered | ab.Spell) and ability.burst
    return isinstance(ability, ab.Activated | ab.Triggered)


def stat(game: Game, obj: Obj, which: Stat) -> int:
    """A number of an object. A negative value counts as zero except where it is changed again."""
    now = obj.now
    if which is Stat.COST:
        return now.cost
    if which is Stat.POWER:
        return now.power if now.power > 0 else 0
    if which is Stat.GUARD:
        return now.guard if now.guard > 0 else 0
    if which is Stat.DAMAGE:
        return obj.damage
    if which is Stat.LEVEL:
        return now.level
    return now.strike


def _stat_is(game: Game, test: n.StatIs, obj: Obj, ctx: Context) -> bool:
    return compare(stat(game, obj, test.stat), test.op, amount(game, test.amount, ctx))


def compare(left: int, op: Op, right: int) -> bool:
    if op is Op.GE:
        return left >= right
    if op is Op.LE:
        return left <= right
    if op is Op.EQ:
        return left == right
    if op is Op.GT:
        return left > right
    if op is Op.LT:
        return left < right
    return left != right


def _in(game: Game, test: n.In, obj: Obj, ctx: Context) -> bool:
    status = test.status
    if status is Status.READY:
        return obj.turned == 0
    if status is Status.RESTED:
        return obj.turned == RESTED
    if status is Status.REVERSED:
        return obj.turned == REVERSED
    if status is Status.DAMAGED:
        return obj.damage > 0
    if status is Status.FROZEN:
        return obj.frozen > 0
    if status is Status.FACE_DOWN:
        return not obj.face_up
    if status is Status.FACE_UP:
        return obj.face_up
    if status is Status.TOKEN:
        return obj.token
    if status is Status.PRIMED:
        return bool(obj.under)
    if status is Status.ENTERED_THIS_TURN:
        return obj.arrival.turn == game.state.turn
    if status is Status.ATTACKED_THIS_TURN:
        return obj.attacks > 0
    if status is Status.MULTICOLOUR:
        return len(obj.now.colours) > 1
    if status is Status.GENERIC:
        return "generic" in obj.now.flags
    if status is Status.HAS_BURST:
        return "burst" in obj.now.flags
    if status is Status.LIMIT:
        return "limit" in obj.now.flags
    combat = game.state.combat
    if combat is None:
        return False
    if status is Status.BLOCKING:
        return obj.id == combat.blocker
    if obj.id not in combat.attackers:
        return False
    if status is Status.BLOCKED:
        return combat.blocked
    if status is Status.UNBLOCKED:
        return not combat.blocked
    if status is Status.IN_PARTY:
        return combat.party
    return True  # attacking


def _same(game: Game, test: n.Same, obj: Obj, ctx: Context) -> bool:
    if type(test.thing) is n.Self:
        source = ctx.source
        return source is not None and (obj.id == source.id or (obj.id == source.became and obj.id != 0))
    for other in things(game, test.thing, ctx):
        if other.id == obj.id or (other.gone and other.became == obj.id):
            return True
    return False


def _shares(game: Game, test: n.Shares, obj: Obj, ctx: Context) -> bool:
    mine = words(obj, test.quality)
    return any(mine & words(other, test.quality) for other in things(game, test.thing, ctx))


def _counters_is(game: Game, test: n.CountersIs, obj: Obj, ctx: Context) -> bool:
    return compare(obj.count(test.kind), test.op, amount(game, test.amount, ctx))


def _controlled_by(game: Game, test: n.ControlledBy, obj: Obj, ctx: Context) -> bool:
    return is_player(game, test.who, obj.controller, ctx)


def _owned_by(game: Game, test: n.OwnedBy, obj: Obj, ctx: Context) -> bool:
    return is_player(game, test.who, obj.owner, ctx)


def _extreme(game: Game, test: n.Extreme, obj: Obj, ctx: Context) -> bool:
    mine = stat(game, obj, test.stat)
    for other in select(game, test.group, ctx):
        value = stat(game, other, test.stat)
        if (value > mine) if test.highest else (value < mine):
            return False
    return True


def _did_this_turn(game: Game, test: n.DidThisTurn, obj: Obj, ctx: Context) -> bool:
    return any(
        record.subject == obj.id or record.after == obj.id or obj.id in record.members
        for record in matching.happened(game, test.pattern, ctx)
    )


def _chooses(game: Game, test: n.Chooses, obj: Obj, ctx: Context) -> bool:
    for item in game.state.stack:
        if item.card == obj.id:
            for _, ids in item.targets:
                for id in ids:
                    target = game.find(id)
                    if target is not None and matches(game, test.group, target, ctx):
                        return True
    return False


def _is_named(game: Game, test: n.IsNamed, obj: Obj, ctx: Context) -> bool:
    word = ctx.words.get(test.slot)
    return word is not None and word in words(obj, test.quality)


def _no_quality(game: Game, test: n.NoQuality, obj: Obj, ctx: Context) -> bool:
    return not words(obj, test.quality)


def _not(game: Game, test: n.Not, obj: Obj, ctx: Context) -> bool:
    return not TESTS[type(test.test)](game, test.test, obj, ctx)


def _any_of(game: Game, test: n.AnyOf, obj: Obj, ctx: Context) -> bool:
    return any(TESTS[type(part)](game, part, obj, ctx) for part in test.tests)


def _all_of(game: Game, test: n.AllOf, obj: Obj, ctx: Context) -> bool:
    return passes(game, test.tests, obj, ctx)


# ---------------------------------------------------------------- amounts


def amount(game: Game, node: Amount, ctx: Context) -> int:
    if type(node) is a.Number:
        return node.value
    return AMOUNTS[type(node)](game, node, ctx)


def _number(game: Game, node: a.Number, ctx: Context) -> int:
    return node.value


def _x(game: Game, node: a.X, ctx: Context) -> int:
    return ctx.x


def _count(game: Game, node: a.Count, ctx: Context) -> int:
    return len(select(game, node.group, ctx))


def _count_of(game: Game, node: a.CountOf, ctx: Context) -> int:
    return len(things(game, node.thing, ctx))


def _stat_of(game: Game, node: a.StatOf, ctx: Context) -> int:
    return sum(stat(game, obj, node.stat) for obj in things(game, node.thing, ctx))


def _extreme_stat(game: Game, node: a.ExtremeStat, ctx: Context) -> int:
    values = [stat(game, obj, node.stat) for obj in select(game, node.group, ctx)]
    if not values:
        return 0
    return max(values) if node.highest else min(values)


def _counters_on(game: Game, node: a.CountersOn, ctx: Context) -> int:
    return sum(obj.count(node.kind) for obj in things(game, node.thing, ctx))


def _resource(game: Game, node: a.Resource, ctx: Context) -> int:
    return sum(game.state.resources[p].get(node.kind, 0) for p in players(game, node.who, ctx))


def _distinct(game: Game, node: a.Distinct, ctx: Context) -> int:
    found: set[str] = set()
    for obj in select(game, node.group, ctx):
        found |= words(obj, node.quality)
    return len(found)


def _times(game: Game, node: a.Times, ctx: Context) -> int:
    return amount(game, node.amount, ctx) * node.factor


def _plus(game: Game, node: a.Plus, ctx: Context) -> int:
    return amount(game, node.left, ctx) + amount(game, node.right, ctx)


def _minus(game: Game, node: a.Minus, ctx: Context) -> int:
    return amount(game, node.left, ctx) - amount(game, node.right, ctx)


def _half(game: Game, node: a.Half, ctx: Context) -> int:
    return -(-amount(game, node.amount, ctx) // 2)


def _occurred(game: Game, node: a.Occurred, ctx: Context) -> int:
    return len(matching.happened(game, node.pattern, ctx, node.since is a.Since.GAME))


def _event_amount(game: Game, node: a.EventAmount, ctx: Context) -> int:
    if ctx.event is not None:
        return ctx.event.amount
    return 0 if ctx.record is None else ctx.record.amount


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


def holds(game: Game, condition: Condition, ctx: Context) -> bool:
    return CONDITIONS[type(condition)](game, condition, ctx)


def _compare(game: Game, node: c.Compare, ctx: Context) -> bool:
    return compare(amount(game, node.left, ctx), node.op, amount(game, node.right, ctx))


def _exists(game: Game, node: c.Exists, ctx: Context) -> bool:
    return at_least(game, node.group, amount(game, node.low, ctx), ctx)


def _holds(game: Game, node: c.Holds, ctx: Context) -> bool:
    found = things(game, node.thing, ctx)
    return bool(found) and all(passes(game, node.tests, obj, ctx) for obj in found)


def _is_turn_of(game: Game, node: c.IsTurnOf, ctx: Context) -> bool:
    return is_player(game, node.who, game.state.active, ctx)


def _in_step(game: Game, node: c.InStep, ctx: Context) -> bool:
    step = game.rules.steps.get(game.state.step)
    if step is None or (node.step != step.name and node.step != step.phase and node.step not in step.words):
        return False
    return node.who is None or is_player(game, node.who, game.state.active, ctx)


def _happened(game: Game, node: c.Happened, ctx: Context) -> bool:
    return len(matching.happened(game, node.pattern, ctx, node.since is a.Since.GAME)) >= node.low


def _did(game: Game, node: c.Did, ctx: Context) -> bool:
    return ctx.did.get(node.slot, False)


def _was_paid(game: Game, node: c.WasPaid, ctx: Context) -> bool:
    extras = ctx.item.extras if ctx.item is not None else ()
    means = ctx.item.means if ctx.item is not None else ()
    colours = ctx.item.colours if ctx.item is not None else ()
    if ctx.source is not None and (ctx.item is None or ctx.item.kind == "auto"):
        arrival = ctx.source.arrival
        extras, means, colours = arrival.extras, arrival.means, arrival.paid
    kind, _, rest = node.what.partition(":")
    if kind == "extra":
        return (int(rest) if rest else 0) in extras
    if kind == "only":
        return bool(means) and all(each == rest for each in means)
    return rest in colours


def _came_from(game: Game, node: c.CameFrom, ctx: Context) -> bool:
    objs = (
        _event_thing(game, n.EventThing(Role.SUBJECT), ctx) if ctx.record is not None or ctx.event is not None else []
    )
    obj = objs[0] if objs else ctx.source
    if obj is None:
        return False
    arrival = obj.arrival
    if node.zone == "cast":
        return arrival.cast
    return node.zone == arrival.by or node.zone == arrival.origin


def _same_quality(game: Game, node: c.SameQuality, ctx: Context) -> bool:
    found = select(game, node.group, ctx)
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


# ---------------------------------------------------------------- the tables

THINGS: dict[type, Callable[..., list[Obj]]] = {
    n.Self: _self,
    n.Bound: _bound,
    n.EventThing: _event_thing,
    n.Every: _every,
    n.Both: _both,
    n.Only: _only,
    n.Except: _except,
    n.Affected: _affected,
    n.PartnerOf: _partner,
    n.TopCards: _top,
    n.PaidWith: _paid_with,
}

TESTS: dict[type, Callable[..., bool]] = {
    n.Is: _is,
    n.NameContains: _name_contains,
    n.Has: _has,
    n.HasAbility: _has_ability,
    n.StatIs: _stat_is,
    n.In: _in,
    n.Same: _same,
    n.Shares: _shares,
    n.CountersIs: _counters_is,
    n.ControlledBy: _controlled_by,
    n.OwnedBy: _owned_by,
    n.Extreme: _extreme,
    n.DidThisTurn: _did_this_turn,
    n.Chooses: _chooses,
    n.IsNamed: _is_named,
    n.NoQuality: _no_quality,
    n.Not: _not,
    n.AnyOf: _any_of,
    n.AllOf: _all_of,
}

AMOUNTS: dict[type, Callable[..., int]] = {
    a.Number: _number,
    a.X: _x,
    a.Count: _count,
    a.CountOf: _count_of,
    a.StatOf: _stat_of,
    a.ExtremeStat: _extreme_stat,
    a.CountersOn: _counters_on,
    a.Resource: _resource,
    a.Distinct: _distinct,
    a.Times: _times,
    a.Plus: _plus,
    a.Minus: _minus,
    a.Half: _half,
    a.Occurred: _occurred,
    a.EventAmount: _event_amount,
    a.PaidAmount: _paid_amount,
    a.Either: _either,
}

CONDITIONS: dict[type, Callable[..., bool]] = {
    c.Compare: _compare,
    c.Exists: _exists,
    c.Holds: _holds,
    c.IsTurnOf: _is_turn_of,
    c.InStep: _in_step,
    c.Happened: _happened,
    c.Did: _did,
    c.WasPaid: _was_paid,
    c.CameFrom: _came_from,
    c.SameQuality: _same_quality,
    c.All: _all,
    c.Any: _any,
    c.NotSo: _not_so,
}

WHO: frozenset[type] = frozenset({n.Player, n.ControllerOf, n.OwnerOf, n.EventPlayer})
