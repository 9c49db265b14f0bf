"""Parts of costs."""

from __future__ import annotations

from dataclasses import fields, replace

from arbiter.script import amounts as am
from arbiter.script import base
from arbiter.script import costs as cs
from arbiter.script import nouns as n
from arbiter.script.base import Amount
from tests.properties.inventing.inventor import Inventor
from tests.properties.inventing.tables import FAMILY_MAKERS, MAKERS, Maker, Scope, hints

OF_CARDS: tuple[type, ...] = (cs.Mana, cs.Mana, cs.MoveSome, cs.RestSome, cs.RevealSome, cs.MoveTop, cs.TakeDamage)


def cost_of_card(inventor: Inventor, depth: int) -> cs.Cost:
    """What a card may cost: nothing that is done with the card itself, which is being played."""
    return cs.Cost((inventor.node(inventor.one(OF_CARDS), Scope(), depth),))


def make_cost(inventor: Inventor, scope: Scope, depth: int) -> cs.Cost:
    count = inventor.one((0, 1, 1, 1, 2))
    inner = Scope(affected=scope.affected)
    return cs.Cost(tuple(inventor.make(base.CostPart, inner, depth) for _ in range(count)))


def move_some(inventor: Inventor, scope: Scope, depth: int) -> base.CostPart:
    rules = inventor.words.rules
    zone = inventor.one((rules.zones.main, rules.zones.hand, rules.zones.discard))
    group = replace(inventor.group(scope, depth, (zone,)), side=n.YOU)
    how = base.How.DISCARD if zone == rules.zones.hand else base.How.PUT
    to = rules.zones.removed if zone == rules.zones.discard else rules.zones.discard
    return cs.MoveSome(group, am.Number(1), to, how)


def move_this(inventor: Inventor, scope: Scope, depth: int) -> base.CostPart:
    rules = inventor.words.rules
    return cs.MoveThis(inventor.one((rules.zones.discard, rules.zones.removed, rules.zones.hand)), base.How.PUT)


def move_thing(inventor: Inventor, scope: Scope, depth: int) -> base.CostPart:
    return cs.MoveThing(n.Self(), inventor.words.rules.zones.discard, base.How.PUT)


def of_cost(kind: type) -> Maker:
    """Parts of a cost ask for so many of what the payer has."""

    def make(inventor: Inventor, scope: Scope, depth: int) -> base.CostPart:
        given: dict[str, object] = {}
        for field in fields(kind):
            if hints(kind)[field.name] is n.Group:
                given[field.name] = replace(inventor.group(scope, depth), side=n.YOU)
            elif hints(kind)[field.name] is Amount:
                given[field.name] = am.Number(1)
        return inventor.filled(kind, scope, depth, **given)  # type: ignore[no-any-return]

    return make


def mana(inventor: Inventor, scope: Scope, depth: int) -> base.CostPart:
    coloured = ((inventor.one(inventor.words.rules.colours), 1),) if inventor.chance(0.4) else ()
    return cs.Mana(coloured, inventor.one((0, 1, 1, 2)))


FAMILY_MAKERS[cs.Cost] = make_cost
MAKERS.update(
    {
        cs.Mana: mana,
        cs.MoveSome: move_some,
        cs.MoveThis: move_this,
        cs.MoveThing: move_thing,
        **{
            kind: of_cost(kind)
            for kind in (cs.RestSome, cs.MoveBeneath, cs.MoveTop, cs.TakeCounters, cs.PutCounters, cs.PayResource)
        },
        cs.TakeDamage: of_cost(cs.TakeDamage),
        cs.RevealSome: of_cost(cs.RevealSome),
    }
)
