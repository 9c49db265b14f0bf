"""Effects that need more than the types of their fields say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arbiter.script import amounts as am
from arbiter.script import base
from arbiter.script import costs as cs
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.base import Effect, Thing
from tests.properties.inventing.inventor import Inventor
from tests.properties.inventing.nouns import ORIENTATIONS, top_cards
from tests.properties.inventing.statements import changeable, changing
from tests.properties.inventing.tables import FAMILY_MAKERS, MAKERS, ONE_PLAYER, Maker, Scope


def make_token(inventor: Inventor, scope: Scope, depth: int) -> fx.Token:
    unit = inventor.words.unit
    types = (inventor.one(inventor.words.main_types),)
    made = inventor.filled(fx.Token, scope, depth, types=types, power=unit * 2, guard=unit * 2)
    assert isinstance(made, fx.Token)
    return made


def when_you_do(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    return fx.WhenYouDo(inventor.one(scope.done), inventor.effects(replace(scope, done=()), depth)[0])


def modify(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    condition = inventor.make(base.Condition, scope, depth) if inventor.chance(0.2) else None
    changes = changing(inventor, replace(scope, lasting=True), depth)
    return fx.Modify(inventor.make(Thing, scope, depth), changes, inventor.one(list(base.Lasting)), condition)


def declare(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    return fx.Declare(inventor.next_slot(), changeable(inventor), inventor.one(ONE_PLAYER))


def choose(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    low = inventor.one((0, 1, 1, 1))
    high = max(1, low + inventor.one((0, 0, 1)))
    by = n.YOU if inventor.chance(0.9) else n.OPPONENT
    target = inventor.chance(0.6)
    group = inventor.group(scope, depth)
    return fx.Choose(
        inventor.next_slot(),
        group,
        am.Number(low),
        am.Number(high),
        by,
        target,
        None,
        not target and inventor.chance(0.1),
    )


def pick(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    rest = inventor.next_slot() if inventor.chance(0.3) else None
    tests = tuple(inventor.make(base.Test, scope, depth - 1) for _ in range(inventor.one((0, 1))))
    low = inventor.one((0, 1))
    thing = n.Bound(inventor.one(scope.things))
    return fx.Pick(inventor.next_slot(), thing, tests, am.Number(low), am.Number(1), n.YOU, rest)


def search(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    group = replace(inventor.group(scope, depth, (inventor.words.rules.zones.deck,)), side=n.YOU)
    return fx.Search(inventor.next_slot(), group, am.Number(0), am.Number(1), n.YOU)


def look_at(kind: type) -> Maker:
    """Showing cards: those on top of a deck, of a hand, or any."""

    def make(inventor: Inventor, scope: Scope, depth: int) -> Effect:
        thing = top_cards(inventor, scope, depth) if inventor.chance(0.6) else inventor.make(Thing, scope, depth)
        return kind(inventor.next_slot(), thing)  # type: ignore[no-any-return]

    return make


def gain_control(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    thing = inventor.make(Thing, scope, depth)
    return fx.GainControl(thing, inventor.one(ONE_PLAYER), inventor.one(list(base.Lasting)))


def split_groups(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    thing = inventor.make(Thing, scope, depth)
    return fx.SplitGroups(inventor.next_slot(), inventor.next_slot(), thing, n.YOU, n.OPPONENT)


def move(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    rules = inventor.words.rules
    to = inventor.one(inventor.words.piles)
    how = base.How.PLAY if to in rules.zones.in_play else inventor.one((base.How.PUT, base.How.RETURN, base.How.ADD))
    if to == rules.zones.discard:
        how = inventor.one((base.How.PUT, base.How.DESTROY))
    position = inventor.one(list(base.Position)[:4]) if to == rules.zones.deck else None
    slot = inventor.next_slot() if inventor.chance(0.2) else None
    rested = to in rules.zones.in_play and inventor.chance(0.3)
    return fx.Move(inventor.make(Thing, scope, depth), to, how, position, rested=rested, slot=slot)


def mill(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    to = inventor.one([zone for zone in inventor.words.piles if zone not in inventor.words.rules.zones.in_play])
    slot = inventor.next_slot() if inventor.chance(0.3) else None
    return fx.Mill(inventor.make(base.Who, scope, 0), am.Number(inventor.one((1, 2))), to, base.How.PUT, slot)


def orient(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    return fx.Orient(inventor.make(Thing, scope, depth), inventor.one(ORIENTATIONS))


def on_stack(kind: type) -> Maker:
    """What waits on the stack."""

    def make(inventor: Inventor, scope: Scope, depth: int) -> Effect:
        group = inventor.group(scope, depth, (inventor.words.rules.zones.stack,))
        return kind(n.Every(group))  # type: ignore[no-any-return]

    return make


def cast_effect(kind: type) -> Maker:
    """A card that somebody may play: from a hand or where spent cards lie."""

    def make(inventor: Inventor, scope: Scope, depth: int) -> Effect:
        rules = inventor.words.rules
        group = inventor.group(scope, depth, (inventor.one((rules.zones.hand, rules.zones.discard)),))
        thing = n.Every(replace(group, side=n.YOU))
        return kind(thing, n.YOU, free=inventor.chance(0.3))  # type: ignore[no-any-return]

    return make


def modes(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    inner = replace(scope, declares=False)
    options = tuple(inventor.effects(inner, depth)[0] for _ in range(2))
    return fx.Modes(am.Number(1), am.Number(inventor.one((1, 2))), options)


def within(kind: type) -> Maker:
    """Effects made of effects: what is bound inside is spoken of inside only."""

    def make(inventor: Inventor, scope: Scope, depth: int) -> Effect:
        return inventor.filled(kind, replace(scope, declares=False), depth)  # type: ignore[no-any-return]

    return make


def may_pay(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    who = inventor.one(ONE_PLAYER)
    return fx.MayPay(inventor.make(cs.Cost, scope, depth), who, inventor.next_slot(), inventor.chance(0.2))


def for_each(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    slot = inventor.next_slot()
    inner = replace(scope, declares=False, things=(*scope.things, slot))
    return fx.ForEach(inventor.make(Thing, scope, depth), slot, inventor.effects(inner, depth)[0])


def repeat(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    return fx.Repeat(am.Number(inventor.one((1, 2, 3))), inventor.effects(replace(scope, declares=False), depth)[0])


def delay(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    pattern = inventor.pattern(replace(scope, lasting=True, recorded=True), depth)
    inner = replace(scope, event=True, declares=False, done=())
    return fx.Delay(
        pattern, inventor.effects(inner, depth)[0], inventor.one(list(base.Lasting)), False, None, inventor.chance(0.2)
    )


def establish(inventor: Inventor, scope: Scope, depth: int) -> Effect:
    inner = replace(scope, lasting=True, done=())
    said = inventor.make(base.Statement, inner, depth)
    while isinstance(said, st.Affects | st.Treat | st.PlayOnlyIf | st.As | st.AddOption):
        said = inventor.make(base.Statement, inner, depth)
    uses = inventor.one((None, None, 1))
    return fx.Establish((said,), inventor.one(list(base.Lasting)), uses)


def counter_kind(kind: type) -> Maker:
    def make(inventor: Inventor, scope: Scope, depth: int) -> Any:
        return inventor.filled(kind, scope, depth, kind=inventor.one(inventor.words.counters))

    return make


FAMILY_MAKERS[fx.Token] = make_token
MAKERS.update(
    {
        fx.Modify: modify,
        fx.Establish: establish,
        fx.Delay: delay,
        fx.Declare: declare,
        fx.Choose: choose,
        fx.Pick: pick,
        fx.Search: search,
        fx.Reveal: look_at(fx.Reveal),
        fx.Look: look_at(fx.Look),
        fx.GainControl: gain_control,
        fx.SplitGroups: split_groups,
        fx.Move: move,
        fx.Orient: orient,
        fx.Mill: mill,
        fx.Cancel: on_stack(fx.Cancel),
        fx.CastNow: cast_effect(fx.CastNow),
        fx.AllowCast: cast_effect(fx.AllowCast),
        fx.Modes: modes,
        fx.May: within(fx.May),
        fx.If: within(fx.If),
        fx.Instead: within(fx.Instead),
        fx.ForEachPlayer: within(fx.ForEachPlayer),
        fx.Simultaneously: within(fx.Simultaneously),
        fx.Mark: within(fx.Mark),
        fx.MayPay: may_pay,
        fx.ForEach: for_each,
        fx.Repeat: repeat,
        fx.WhenYouDo: when_you_do,
        fx.DoubleCounters: counter_kind(fx.DoubleCounters),
    }
)
