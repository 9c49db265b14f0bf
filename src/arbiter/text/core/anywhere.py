"""Amounts wherever a number can stand, and conditions that compare any two of them.

A text says "draw cards equal to the number of …" as well as "draw 2 cards", and asks whether any amount is so large,
larger or smaller than another. These rows come last: where a chapter has a phrase of its own for it, that one speaks.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import ExtremeStat, Minus, Number, Plus, Times
from arbiter.script.base import Amount, Op, Stat, Who
from arbiter.script.conditions import Compare, InStep, IsTurnOf, NotSo
from arbiter.script.nouns import OPPONENT, YOU
from arbiter.text.grammar import Table, Take

OPS = (
    ("is [b:num] or more", Op.GE),
    ("is [b:num] or less", Op.LE),
    ("is exactly [b:num]", Op.EQ),
    ("is greater than [b:amt]", Op.GT),
    ("is less than [b:amt]", Op.LT),
    ("is equal to [b:amt]", Op.EQ),
    ("is not [b:amt]", Op.NE),
)


def anywhere_rows(table: Table) -> None:
    amount_rows(table)
    condition_rows(table)


def amount_rows(table: Table) -> None:
    form, row = table.form, table.row
    form("cards", "cards equal to [a:amt]", worked_out, lambda v: {"a": v} if isinstance(v, Amount) else None)
    form("amt", "twice [a:amt]", lambda a: Times(a, 2), take_twice)
    form("amt", "[a:num] plus [b:amt]", lambda a, b: Plus(a, b), take_pair(Plus))
    form("amt", "[a:num] minus [b:amt]", lambda a, b: Minus(a, b), take_pair(Minus))
    for stat, noun in ((Stat.POWER, "@power"), (Stat.COST, "cost")):
        row("amt", f"the lowest {noun} among [group:fieldnp]", ExtremeStat, stat=stat, highest=False)


def condition_rows(table: Table) -> None:
    form = table.form
    for words, op in OPS:
        form("condition", f"[a:amt] {words}", lambda a, b, op=op: Compare(a, op, b), take_compare(op))
    for whose, who in (("your", YOU), ("@opponents", OPPONENT)):
        table.word("condition", f"it is not {whose} turn", NotSo(IsTurnOf(who)))
        form("condition", f"it is {whose} [s:step]", lambda s, who=who: InStep(s, who), take_step(who))
    form("condition", "it is the?? [s:step]", lambda s: InStep(s), take_step(None))


def take_step(who: Who | None) -> Take:
    return lambda value: {"s": value.step} if isinstance(value, InStep) and value.who == who else None


def worked_out(a: Amount) -> object:
    """A plain number stands before its noun."""
    return None if isinstance(a, Number) else a


def take_twice(value: object) -> Mapping[str, object] | None:
    return {"a": value.amount} if isinstance(value, Times) and value.factor == 2 else None


def take_pair(kind: type[Plus] | type[Minus]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"a": value.left, "b": value.right} if isinstance(value, kind) else None

    return take


def take_compare(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"a": value.left, "b": value.right} if isinstance(value, Compare) and value.op is op else None

    return take
