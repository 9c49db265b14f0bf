"""Conditions: what somebody controls, has in a zone, or did just now."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Count, CountersOn, Number, Resource
from arbiter.script.base import Op, Status, Test, Who
from arbiter.script.conditions import All, Any, Compare, Exists, Holds, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Has, In, Not, Same, Self
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.nouns import take_const
from arbiter.text.core.targeting import take_none
from arbiter.text.core.things import ONE, bare_group, field_group
from arbiter.text.draft import DidSo, Quantity
from arbiter.text.grammar import Table, Take

SIDES = (("you control", YOU), ("your opponent controls", OPPONENT))


def at_least(low: object) -> Quantity:
    return ONE if low == Number(1) else Quantity(low, Number(99))  # type: ignore[arg-type]


def condition_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("condition", "you do", DidSo())
    word("condition", "you don't", NotSo(DidSo()))
    word("condition", "they do || that player does", DidSo())
    form("atleast", "a|an", lambda: ONE, take_const(ONE))
    form(
        "atleast",
        "[n:num] or more || at least [n:num]",
        lambda n: Quantity(n, Number(99)),
        lambda v: {"n": v.low} if isinstance(v, Quantity) and v.high == Number(99) else None,
    )
    for words, side in SIDES:
        control_rows(table, words, side)
    zone_rows(table)
    form(
        "conditions",
        "both you and your opponent have no [g:np]",
        lambda g: (
            All(tuple(NotSo(Exists(Group(g.tests, g.zones, side), Number(1))) for side in (YOU, OPPONENT)))
            if g.zones and g.side == EACH
            else None
        ),
        lambda v: None,
    )
    table.reads(
        "conditions",
        "both you and your opponent have no orbs",
        lambda: All(tuple(NotSo(Exists(Group((), ("orb",), side), Number(1))) for side in (YOU, OPPONENT))),
    )
    form(
        "condition",
        "there are more [g:allnp] than [h:allnp]",
        lambda g, h: Compare(Count(field_group(g)), Op.GT, Count(field_group(h))),
        take_more,
    )
    form(
        "condition",
        "[t:subj] is/are [b:posts]",
        lambda t, b: Holds(t, b) if all(isinstance(x, Test) for x in b) else None,
        lambda v: None,
    )
    form(
        "condition",
        "[t:subj] has/have [b:havetest]",
        lambda t, b: Holds(t, (b,)),
        lambda v: {"t": v.thing, "b": v.tests[0]} if isinstance(v, Holds) and len(v.tests) == 1 else None,
    )
    form("havetest", "[k:keyword]", lambda k: Has(k), lambda v: {"k": v.keyword} if isinstance(v, Has) else None)
    form(
        "condition",
        "there is|are [q:atleast] [k:counter] on [t:single]",
        lambda q, k, t: Compare(CountersOn(t, k), Op.GE, q.low),
        lambda v: (
            {"q": at_least(v.right), "k": v.left.kind, "t": v.left.thing}
            if isinstance(v, Compare) and v.op is Op.GE and isinstance(v.left, CountersOn)
            else None
        ),
    )
    form(
        "condition",
        "you have [q:atleast] candy counter/counters",
        lambda q: Compare(Resource(YOU, "candy"), Op.GE, q.low),
        lambda v: {"q": at_least(v.right)} if isinstance(v, Compare) and v.left == Resource(YOU, "candy") else None,
    )
    word("condition", "<self> is in the field", Holds(Self(), (In(Status.ON_FIELD),)))
    connect_rows(table)


def control_rows(table: Table, words: str, side: Who) -> None:
    form = table.form
    form(
        "condition",
        f"{words} [q:atleast] [g:np]",
        lambda q, g, side=side: Exists(Group(g.tests, ("field",), side), q.low) if one_sided(g) else None,
        take_controls(side),
    )
    form(
        "condition",
        f"{words} another [g:np]",
        lambda g, side=side: (
            Exists(Group((Not(Same(Self())), *g.tests), ("field",), side), Number(1)) if one_sided(g) else None
        ),
        take_another(side),
    )
    none = "you don't control a|an|any" if side == YOU else "your opponent doesn't control a|an|any"
    form(
        "condition",
        f"{words} no [g:np] || {none} [g:np]",
        lambda g, side=side: NotSo(Exists(Group(g.tests, ("field",), side), Number(1))) if one_sided(g) else None,
        take_none(side),
    )


def take_controls(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(Group(tests, ("field",), whose), low) if whose == side and Not(Same(Self())) not in tests:
                return {"q": at_least(low), "g": Group(tests, ())}
        return None

    return take


def take_another(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(Group((Not(Same(Self())), *tests), ("field",), whose), Number(1)) if whose == side:
                return {"g": Group(tuple(tests), ())}
        return None

    return take


def take_more(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(Count(left), Op.GT, Count(right)):
            return {"g": bare_group(left), "h": bare_group(right)}
    return None


def zone_rows(table: Table) -> None:
    form = table.form
    form(
        "condition",
        "you have [q:atleast] [g:np] || there is|are [q:atleast] [g:np]",
        lambda q, g: Exists(g, q.low) if g.zones else None,
        lambda v: (
            {"q": at_least(v.low), "g": v.group} if isinstance(v, Exists) and v.group.zones != ("field",) else None
        ),
    )
    form(
        "condition",
        "you have no [g:np] || there is|are no [g:np]",
        lambda g: NotSo(Exists(g, Number(1))) if g.zones else None,
        lambda v: (
            {"g": v.condition.group}
            if isinstance(v, NotSo) and isinstance(v.condition, Exists) and v.condition.group.zones != ("field",)
            else None
        ),
    )
    table.reads(
        "condition",
        "your|an opponent has [q:atleast] [g:np] in their hand || an enemy player has [q:atleast] [g:np] in their hand",
        lambda q, g: Exists(Group(g.tests, ("hand",), OPPONENT), q.low) if g.side == EACH and not g.zones else None,
    )
    # 309  orbs, which nobody knows
    for words, side in (
        ("you have no orbs || there are no allied orbs", YOU),
        ("your|an opponent has no orbs || there are no enemy orbs", OPPONENT),
    ):
        no_orbs = NotSo(Exists(Group((), ("orb",), side), Number(1)))
        table.reads("condition", words, lambda no_orbs=no_orbs: no_orbs)
    for words, op in (("or less", Op.LE), ("or fewer", Op.LE)):
        form(
            "condition",
            f"you have [n:num] {words} [g:np] || there are [n:num] {words} [g:np]",
            lambda n, g, op=op: Compare(Count(g), op, n) if g.zones else None,
            lambda v: (
                {"n": v.right, "g": v.left.group}
                if isinstance(v, Compare) and v.op is Op.LE and isinstance(v.left, Count)
                else None
            ),
        )


def connect_rows(table: Table) -> None:
    form = table.form
    for glue, kind in (("and", All), ("or", Any)):
        form(
            "conditions",
            f"[a:condition] {glue} [b:condition]",
            lambda a, b, kind=kind: kind((a, b)),
            take_two(kind),
        )
    form("conditions", "[a:condition]", lambda a: a, lambda v: {"a": v} if not isinstance(v, All | Any) else None)


def take_two(kind: type) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is kind and len(value.conditions) == 2:  # type: ignore[attr-defined]
            return {"a": value.conditions[0], "b": value.conditions[1]}  # type: ignore[attr-defined]
        return None

    return take
