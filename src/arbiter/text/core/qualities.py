"""Tests that stand behind a noun: cost, power, keywords, exceptions."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Number, Plus, StatOf
from arbiter.script.base import Amount, Op, Quality, Stat, Status, Test
from arbiter.script.nouns import (
    YOU,
    AllOf,
    AnyOf,
    ControlledBy,
    CountersIs,
    DidThisTurn,
    Group,
    Has,
    In,
    InBattleWith,
    InPartyWith,
    Is,
    Not,
    Same,
    Self,
    Shares,
    StatIs,
)
from arbiter.script.patterns import DealsDamage
from arbiter.text.core.printed import comparing_row
from arbiter.text.core.several_nouns import Tests, fold, unfold
from arbiter.text.draft import AllDifferent, Ref, TotalCost
from arbiter.text.grammar import Table, Take

HURT_BY_THIS = DidThisTurn(DealsDamage(Group((Same(Self()),), ()), Group((), ())))


def make_not(a: Test) -> object:
    return Not(a)


def post_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    for stat, noun in ((Stat.COST, "cost"),):
        row("postest", f"of {noun} [amount:num] or less", StatIs, stat=stat, op=Op.LE)
        row("postest", f"of {noun} [amount:num] or more", StatIs, stat=stat, op=Op.GE)
        row("postest", f"of {noun} [amount:num]", StatIs, stat=stat, op=Op.EQ)
        row("postest", f"of {noun} equal to or less than [amount:amt]", StatIs, stat=stat, op=Op.LE)
        row("postest", f"of {noun} less than [amount:amt]", StatIs, stat=stat, op=Op.LT)
        row("postest", f"of {noun} equal to [amount:amt]", StatIs, stat=stat, op=Op.EQ)
        row("postest", f"of a {noun} inferior to [amount:amt]", StatIs, stat=stat, op=Op.LT)
        row("postest", f"with a|the same {noun} as [amount:costof]", StatIs, stat=stat, op=Op.EQ)
        form("postest", f"of {noun} [a:num] or [b:num]", make_two_costs, take_two_costs)
        form("postest", f"of {noun} [a:num] to [b:num]", make_range, take_range)
    row("postest", "with [amount:num] @power or less", StatIs, stat=Stat.POWER, op=Op.LE)
    row("postest", "with [amount:num] @power or more", StatIs, stat=Stat.POWER, op=Op.GE)
    row("postest", "with [amount:num] @power", StatIs, stat=Stat.POWER, op=Op.EQ)
    row("postest", "with a? @power equal to or less than [amount:amt]", StatIs, stat=Stat.POWER, op=Op.LE)
    less = "with a? @power less than [amount:amt] || with a? @power inferior to [amount:amt]"
    comparing_row(table, less, Stat.POWER, Op.LT)
    comparing_row(table, "with a? @power greater than [amount:amt]", Stat.POWER, Op.GT)
    row("postest", "with a|an? [keyword:keyword]", Has)
    form(
        "postest", "with [a:keywordtest]", lambda a: Has(a), lambda v: {"a": v.keyword} if isinstance(v, Has) else None
    )
    form(
        "postest",
        "with [a:keyword] or [b:keyword]",
        lambda **k: AnyOf(tuple(Has(x) for x in k.values())),
        take_keywords(2),
    )
    form(
        "postest",
        "with [a:keyword] , [b:keyword] or [c:keyword]",
        lambda **k: AnyOf(tuple(Has(x) for x in k.values())),
        take_keywords(3),
    )
    form(
        "postest",
        "with [a:named]",
        lambda a: AllOf((a,)),
        lambda v: {"a": v.tests[0]} if isinstance(v, AllOf) and len(v.tests) == 1 else None,
    )
    row(
        "postest",
        "with a? cost inferior or equal to [amount:amt] || with a? cost equal or inferior to [amount:amt]",
        StatIs,
        stat=Stat.COST,
        op=Op.LE,
    )
    row("postest", "with a? cost inferior to [amount:amt]", StatIs, stat=Stat.COST, op=Op.LT)
    row(
        "postest",
        "with a? power equal or inferior to [amount:poweramt] || with a? power inferior or equal to [amount:poweramt]",
        StatIs,
        stat=Stat.POWER,
        op=Op.LE,
    )
    row("poweramt", "[thing:possessor] power? || that of [thing:single]", StatOf, stat=Stat.POWER)
    form(
        "postest",
        "that costs|cost [n:num] @mana more than [a:costof]",
        lambda n, a: StatIs(Stat.COST, Op.EQ, Plus(a, n)),
        lambda v: (
            {"n": v.amount.right, "a": v.amount.left}
            if isinstance(v, StatIs) and v.stat is Stat.COST and v.op is Op.EQ and isinstance(v.amount, Plus)
            else None
        ),
    )
    form(
        "postest",
        "of any|an @colour_noun other than [c:colour] || of any @colour_noun except [c:colour]",
        lambda c: Not(c),
        lambda v: None,
    )
    form(
        "postest",
        "with [n:num] or more [k:counter] placed?? on it/them",
        lambda n, k: CountersIs(k, Op.GE, n),
        lambda v: (
            {"n": v.amount, "k": v.kind}
            if isinstance(v, CountersIs) and v.op is Op.GE and v.amount != Number(1)
            else None
        ),
    )
    form(
        "postest",
        "with a|an [k:counter] placed? on it/them",
        lambda k: CountersIs(k, Op.GE, Number(1)),
        lambda v: {"k": v.kind} if isinstance(v, CountersIs) and v.op is Op.GE and v.amount == Number(1) else None,
    )
    form("postest", "without a|an? [a:keyword]", lambda a: Not(Has(a)), take_without)
    form("postest", "other than [a:exception]", make_not, lambda v: {"a": v.test} if isinstance(v, Not) else None)
    row("exception", "<self>", Same, thing=Self())
    table.same("exception", "[a:named]")
    table.same("exception", "[a:status]")
    table.same("exception", "[a:colour]")
    form("exception", "[a:colour] and|or [b:colour]", lambda a, b: AnyOf((a, b)), take_pair)
    form("exception", "[a:exception1] and|or [b:exception1]", make_two_exceptions, take_pair)
    row("exception", "it", Same, thing=Ref("it"))
    form("exception", "a|an? [a:nom]", make_exception, take_exception)
    table.same("exception1", "[a:named]")
    row("exception1", "<self>", Same, thing=Self())
    word("postest", "forming a party", In(Status.IN_PARTY))
    word("postest", "in that party", InPartyWith(Ref("it")))
    row("postest", "with a cost of [amount:num] or less", StatIs, stat=Stat.COST, op=Op.LE)
    row("postest", "with a cost of [amount:num] or more", StatIs, stat=Stat.COST, op=Op.GE)
    row("postest", "with a cost equal to [amount:amt]", StatIs, stat=Stat.COST, op=Op.EQ)
    form(
        "postest",
        "that is|are also a|an [t:typeword]",
        lambda t: AllOf((Is(Quality.TYPE, t),)),
        take_also_type,
    )
    row("postest", "with a total cost of [most:num] or less", TotalCost)
    word("postest", "with different names || each with a different name", AllDifferent(Quality.NAME))
    word(
        "postest",
        "each with a different cost || each of a different cost || , each with a different cost ,? || "
        ", each of a different cost ,?",
        AllDifferent(Stat.COST),
    )
    word(
        "postest",
        "each of a different @colour_noun || , each of a different @colour_noun ,? || of different @colour_nouns || "
        "that don't share @colour_nouns ,?",
        AllDifferent(Quality.COLOUR),
    )
    for length in (5, 6, 7):
        names = "abcdefg"[:length]
        for comma in ("", ", "):
            slots = " , ".join(f"[{n}:num]" for n in names[:-1])
            form("postest", f"of cost|costs {slots} {comma}or|and [{names[-1]}:num]", make_costs, take_costs(length))
    row("postest", "forming a party with [thing:single]", InPartyWith)
    row("postest", "of power [amount:num] or less", StatIs, stat=Stat.POWER, op=Op.LE)
    row("postest", "of power [amount:num] or more", StatIs, stat=Stat.POWER, op=Op.GE)
    row("postest", "blocking [thing:single] || blocked by [thing:single]", InBattleWith)
    form(
        "postest",
        "damaged by <self>",
        lambda: HURT_BY_THIS,
        lambda v: {} if v == HURT_BY_THIS else None,
    )
    form("postest", "of cost|costs [a:num] , [b:num] or|and [c:num]", make_costs, take_costs(3))
    form("postest", "of cost|costs [a:num] , [b:num] , [c:num] or|and [d:num]", make_costs, take_costs(4))
    row("postest", "of the same cost as [amount:costof]", StatIs, stat=Stat.COST, op=Op.EQ)
    row("postest", "with the same name as [thing:definite]", Shares, quality=Quality.NAME)
    word("postest", "with the same name", Shares(Quality.NAME, Ref("it")))
    word("postest", "with the same cost || of the same cost", StatIs(Stat.COST, Op.EQ, StatOf(Ref("it"), Stat.COST)))
    word("pre", "@other", Not(Same(Ref("it"))))
    form("pre", "@other", lambda: None, lambda v: {} if v == Not(Same(Self())) else None)  # read as the one above
    form(
        "postest",
        "other than cost [n:num]",
        lambda n: Not(StatIs(Stat.COST, Op.EQ, n)),
        lambda v: (
            {"n": v.test.amount}
            if isinstance(v, Not) and isinstance(v.test, StatIs) and v.test.stat is Stat.COST and v.test.op is Op.EQ
            else None
        ),
    )
    word("postest", "@without_generic", Not(In(Status.GENERIC)))
    entered = In(Status.ENTERED_THIS_TURN)
    word("postest", "that entered the @field this turn", entered)
    word("postest", "that entered your @field this turn", AllOf((entered, ControlledBy(YOU))))


def make_two_costs(a: object, b: object) -> object:
    return AnyOf((StatIs(Stat.COST, Op.EQ, a), StatIs(Stat.COST, Op.EQ, b)))  # type: ignore[arg-type]


def take_two_costs(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyOf((StatIs(Stat.COST, Op.EQ, a), StatIs(Stat.COST, Op.EQ, b))):
            return {"a": a, "b": b}
    return None


def make_costs(**costs: Amount) -> object:
    return AnyOf(tuple(StatIs(Stat.COST, Op.EQ, c) for c in costs.values()))


def take_also_type(value: object) -> Mapping[str, object] | None:
    match value:
        case AllOf((Is(Quality.TYPE, word),)):
            return {"t": word}
    return None


def take_keywords(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, AnyOf) or len(value.tests) != count:
            return None
        found = [t.keyword for t in value.tests if isinstance(t, Has)]
        return dict(zip("abc", found, strict=False)) if len(found) == count else None

    return take


def take_costs(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, AnyOf) or len(value.tests) != count:
            return None
        found = [t.amount for t in value.tests if isinstance(t, StatIs) and t.stat is Stat.COST and t.op is Op.EQ]
        return dict(zip("abcdefg", found, strict=False)) if len(found) == count else None

    return take


def make_range(a: object, b: object) -> object:
    return AllOf((StatIs(Stat.COST, Op.GE, a), StatIs(Stat.COST, Op.LE, b)))  # type: ignore[arg-type]


def take_range(value: object) -> Mapping[str, object] | None:
    match value:
        case AllOf((StatIs(Stat.COST, Op.GE, a), StatIs(Stat.COST, Op.LE, b))):
            return {"a": a, "b": b}
    return None


def make_exception(a: Tests) -> object:
    if not a or (len(a) == 1 and isinstance(a[0], Is) and a[0].quality is not Quality.TYPE):
        return None
    return fold(a)


def take_exception(value: object) -> Mapping[str, object] | None:
    return {"a": unfold(value)} if isinstance(value, Test) else None


def take_pair(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AnyOf) and len(value.tests) == 2:
        return {"a": value.tests[0], "b": value.tests[1]}
    return None


def make_two_exceptions(a: Test, b: Test) -> object:
    return AnyOf((a, b))


def take_without(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Not) and isinstance(value.test, Has):
        return {"a": value.test.keyword}
    return None
