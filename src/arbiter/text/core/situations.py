"""Conditions on single things, on the turn, and on what has happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.script.amounts import Count, CountersOn, Minus, Number, StatOf
from arbiter.script.base import Op, Stat, Status, Test, Thing
from arbiter.script.conditions import All, Any, Compare, Exists, Happened, Holds, IsTurnOf, NotSo, SameQuality
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Has, In, Not, Same, Self
from arbiter.script.patterns import (
    ANYTHING,
    Attacks,
    Casts,
    Discards,
    Moves,
)
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.nouns import take_const, take_posts
from arbiter.text.core.several_nouns import Tests, fold, unfold
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table

HERE = Holds(Self(), (In(Status.ON_FIELD),))


def make_holds(t: Thing, a: Tests) -> object:
    return Holds(t, a) if a else None


def take_holds(value: object) -> Mapping[str, object] | None:
    return {"t": value.thing, "a": value.tests} if isinstance(value, Holds) else None


def take_holds_posts(value: object) -> Mapping[str, object] | None:
    found = take_posts(value.tests) if isinstance(value, Holds) else None
    return {"t": value.thing, **found} if found and isinstance(value, Holds) else None


def thing_condition_rows(table: Table) -> None:
    """What is so of one thing."""
    form = table.form
    # Things.
    form(
        "condition",
        "[t:subj] is/are [s:status]",
        lambda t, s: Holds(t, (s,)),
        lambda v: {"t": v.thing, "s": v.tests[0]} if isinstance(v, Holds) and len(v.tests) == 1 else None,
    )
    form("condition", "[t:subj] is/are a|an [a:noms]", make_holds, take_holds)
    form(
        "condition",
        "[t:subj] is/are not [s:status]",
        lambda t, s: NotSo(Holds(t, (s,))),
        lambda v: (
            {"t": v.condition.thing, "s": v.condition.tests[0]}
            if isinstance(v, NotSo) and isinstance(v.condition, Holds) and len(v.condition.tests) == 1
            else None
        ),
    )
    form(
        "condition",
        "[t:subj] is/are a|an [a:noms] [b:posts]",
        lambda t, a, b: Holds(t, (*a, *b)) if all(isinstance(x, Test) for x in b) else None,
        take_holds_posts,
    )
    for tail, op in (("or less", Op.LE), ("or more", Op.GE)):
        for stat, noun in ((Stat.COST, "cost"), (Stat.POWER, "@power")):
            form(
                "condition",
                f"[t:possessor] {noun} is [n:num] {tail}",
                lambda t, n, op=op, stat=stat: Compare(StatOf(t, stat), op, n),
                take_stat(stat, op),
            )
        form(
            "condition",
            f"[t:subj] has/have [n:num] @power {tail}",
            lambda t, n, op=op: Compare(StatOf(t, Stat.POWER), op, n),
            lambda v: None,
        )
        form(
            "condition",
            f"[t:possessor] @power is {'less' if op is Op.LE else 'greater'} than [n:amt]",
            lambda t, n, op=op: Compare(StatOf(t, Stat.POWER), Op.LT if op is Op.LE else Op.GT, n),
            take_stat(Stat.POWER, Op.LT if op is Op.LE else Op.GT),
        )
    form(
        "condition",
        "[t:possessor] cost is [n:num]",
        lambda t, n: Compare(StatOf(t, Stat.COST), Op.EQ, n),
        take_stat(Stat.COST, Op.EQ),
    )
    form(
        "condition",
        "[t:subj] is/are not a|an [a:noms]",
        # What is not there at all is not "not a Forward" either.
        lambda t, a: Holds(t, (Not(fold(a)),)) if a else None,
        lambda v: (
            {"t": v.thing, "a": unfold(v.tests[0].test)}
            if isinstance(v, Holds) and len(v.tests) == 1 and isinstance(v.tests[0], Not)
            else None
        ),
    )
    form(
        "condition",
        "[t:subj] is/are of [c:colour] @colour_noun || [t:subj] is/are [c:colour]",
        lambda t, c: Holds(t, (c,)),
        lambda v: None,
    )
    form("condition", "[t:subj] is/are [c:named]", lambda t, c: Holds(t, (c,)), lambda v: None)
    for stat, noun in ((Stat.COST, "cost"), (Stat.POWER, "@power")):
        form(
            "condition",
            f"[t:possessor] {noun} is equal to or less than [n:amt]",
            lambda t, n, stat=stat: Compare(StatOf(t, stat), Op.LE, n),
            take_stat(stat, Op.LE),
        )
        form(
            "condition",
            f"[t:possessor] {noun} is equal to [n:amt]",
            lambda t, n, stat=stat: Compare(StatOf(t, stat), Op.EQ, n),
            take_stat(stat, Op.EQ),
        )
    form(
        "condition",
        "<self> is on the @field",
        lambda: HERE,
        take_const(HERE),
    )


def history_rows(table: Table) -> None:
    """Turns, and what has happened; several conditions together."""
    row, form = table.row, table.form
    form(
        "condition",
        "the [g:allnp] are all of different @colour_nouns",
        lambda g: SameQuality(field_group(g), "colour", True),
        lambda v: (
            {"g": bare_group(v.group)} if isinstance(v, SameQuality) and v.different and v.quality == "colour" else None
        ),
    )
    form(
        "condition",
        "[g:agent] attacked this turn || [g:agent] has attacked this turn",
        lambda g: Happened(Attacks(g)),
        lambda v: {"g": v.pattern.what} if isinstance(v, Happened) and isinstance(v.pattern, Attacks) else None,
    )
    # Turns and what has happened.
    row("condition", "it is your turn", IsTurnOf, who=YOU)
    row("condition", "it is @opponents turn", IsTurnOf, who=OPPONENT)
    form(
        "condition",
        "you have cast [n:whole] or more cards this turn",
        lambda n: Happened(Casts(YOU), n.value),
        lambda v: {"n": Number(v.low)} if isinstance(v, Happened) and v.pattern == Casts(YOU) else None,
    )
    form(
        "condition",
        "[g:agent] has entered [s:poss] @field this turn",
        lambda g, s: Happened(Moves(replace(g, side=s), to="field")),
        take_entered,
    )
    form(
        "condition",
        "[g:agent] entered [s:poss] @field this turn",
        lambda g, s: Happened(Moves(replace(g, side=s), to="field")),
        lambda v: None,
    )
    form(
        "condition",
        "[g:agent] has been put from the @field into the @zone_break this turn",
        lambda g: Happened(Moves(g, origin="field", to="break")),
        lambda v: (
            {"g": v.pattern.what}
            if isinstance(v, Happened)
            and v.low == 1
            and v.pattern == Moves(getattr(v.pattern, "what", ANYTHING), origin="field", to="break")
            else None
        ),
    )
    form("conditions", "[a:condition]", lambda a: a, lambda v: {"a": v} if not isinstance(v, All | Any) else None)
    form(
        "conditions",
        "[a:condition] and if? [b:condition]",
        lambda a, b: All((a, b)),
        lambda v: (
            {"a": v.conditions[0], "b": v.conditions[1]} if isinstance(v, All) and len(v.conditions) == 2 else None
        ),
    )
    form(
        "conditions",
        "[a:condition] or [b:condition]",
        lambda a, b: Any((a, b)),
        lambda v: (
            {"a": v.conditions[0], "b": v.conditions[1]} if isinstance(v, Any) and len(v.conditions) == 2 else None
        ),
    )


def take_entered(value: object) -> Mapping[str, object] | None:
    match value:
        case Happened(Moves(what=group, to="field", origin=None), 1):
            return {"g": replace(group, side=EACH), "s": group.side}
    return None


def take_stat(stat: Stat, op: Op) -> Callable[[object], Mapping[str, object] | None]:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(StatOf(thing, found), how, amount) if found is stat and how is op:
                return {"t": thing, "n": amount}
        return None

    return take


def take_more_than_you(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(Minus(Count(Group(tests, ("field",), _)), Count()), Op.GE, amount):
            return {"n": amount, "g": Group(tests, ())}
    return None


def other_condition_rows(table: Table) -> None:
    """Conditions with wordings of their own."""
    form = table.form
    form(
        "condition",
        "@your_opponent has discarded a card from their hand due to your @effects this turn || "
        "@your_opponent has discarded a card due to your @effects this turn",
        lambda: Happened(Discards(OPPONENT, by=YOU)),
        take_const(Happened(Discards(OPPONENT, by=YOU))),
    )
    form(
        "condition",
        "you control [n:num] [g:np] or more",
        lambda n, g: Exists(Group(g.tests, ("field",), YOU), n) if one_sided(g) else None,
        lambda v: None,
    )
    form(
        "condition",
        "the total of their @power is [n:num] || the total @power of them is [n:num]",
        lambda n: Compare(StatOf(Ref("it", True), Stat.POWER), Op.EQ, n),
        lambda v: (
            {"n": v.right}
            if isinstance(v, Compare) and v.op is Op.EQ and v.left == StatOf(Ref("it", True), Stat.POWER)
            else None
        ),
    )
    form(
        "condition",
        "@your_opponent controls [n:num] or more [g:np] more than you",
        lambda n, g: (
            Compare(
                Minus(Count(Group(g.tests, ("field",), OPPONENT)), Count(Group(g.tests, ("field",), YOU))), Op.GE, n
            )
            if one_sided(g)
            else None
        ),
        take_more_than_you,
    )
    table.reads(
        "condition",
        "you control another [g:np]",
        lambda g: Exists(Group((*g.tests, Not(Same(Self()))), ("field",), YOU), Number(1)) if one_sided(g) else None,
    )
    table.reads(
        "condition",
        "you control [n:num] or more other [g:np]",
        lambda n, g: Exists(Group((Not(Same(Self())), *g.tests), ("field",), YOU), n) if one_sided(g) else None,
    )
    table.reads(
        "condition",
        "you control no other [g:np]",
        lambda g: (
            NotSo(Exists(Group((Not(Same(Self())), *g.tests), ("field",), YOU), Number(1))) if one_sided(g) else None
        ),
    )
    form(
        "condition",
        "[t:subj] has/have [k:keyword]",
        lambda t, k: Holds(t, (Has(k),)),
        lambda v: (
            {"t": v.thing, "k": v.tests[0].keyword}
            if isinstance(v, Holds) and len(v.tests) == 1 and isinstance(v.tests[0], Has)
            else None
        ),
    )
    form(
        "condition",
        "there are no [k:counter] placed? on [t:single]",
        lambda k, t: Compare(CountersOn(t, k), Op.EQ, Number(0)),
        lambda v: None,
    )
