"""Conditions on what somebody controls: how many, none, more than another, one of each.

104.7: a number said of anything but a total cost means that many or more, unless the text says "exactly".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arbiter.script.amounts import Count, Distinct, Number
from arbiter.script.base import Amount, Op, Stat, Who
from arbiter.script.conditions import All, Compare, Exists, NotSo
from arbiter.script.nouns import OPPONENT, YOU, AnyOf, Group, Not, Same, Self
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.nouns import rejoin, take_const, together
from arbiter.text.core.several_nouns import fold
from arbiter.text.core.targeting import take_none
from arbiter.text.core.things import ONE
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Table, Take


def controlled(group: Group, side: Who) -> Group:
    return Group(group.tests, ("field",), side)


def at_least(low: Amount) -> Quantity:
    return ONE if low == Number(1) else Quantity(low, Number(99))


def make_controls(side: Who) -> Callable[..., object]:
    def make(q: Quantity, g: Group) -> object:
        plain, total, different = together(g)
        if not one_sided(plain) or total is not None or isinstance(different, Stat):
            return None
        if different is not None:
            return Compare(Distinct(controlled(plain, side), different, True), Op.GE, q.low)
        return Exists(controlled(plain, side), q.low)

    return make


def take_controls(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(Group(tests, ("field",), whose), low) if whose == side:
                return {"q": at_least(low), "g": Group(tests, ())}
            case Compare(Distinct(Group(tests, ("field",), whose), quality, True), Op.GE, low) if whose == side:
                return {"q": at_least(low), "g": rejoin(Group(tests, ()), None, quality)}
        return None

    return take


def two_controlled(g: Group, h: Group) -> object:
    """One of each, and not the same one for both: together there are two."""
    if not one_sided(g) or not one_sided(h):
        return None
    either = Group((AnyOf((fold(g.tests), fold(h.tests))),), ("field",), YOU)
    one, other = Exists(controlled(g, YOU), Number(1)), Exists(controlled(h, YOU), Number(1))
    return All((one, other, Exists(either, Number(2))))


def take_two_controlled(value: object) -> Mapping[str, object] | None:
    match value:
        case All((Exists(Group(first)), Exists(Group(second)), Exists())):
            g, h = Group(first, ()), Group(second, ())
            return {"g": g, "h": h} if two_controlled(g, h) == value else None
    return None


def both_controlled(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    """So many of the one and so many of the other; one that is both counts for both."""
    parts = make_controls(YOU)(q, g), make_controls(YOU)(r, h)
    return All(parts) if None not in parts else None  # type: ignore[arg-type]


def take_both_controlled(value: object) -> Mapping[str, object] | None:
    match value:
        case All((first, second)):
            one, other = take_controls(YOU)(first), take_controls(YOU)(second)
            return {**one, "r": other["q"], "h": other["g"]} if one and other else None
    return None


def control_rows(table: Table) -> None:
    form = table.form
    form("atleast", "a|an", lambda: ONE, take_const(ONE))
    form(
        "atleast",
        "[n:num] or more || at least [n:num]",
        lambda n: Quantity(n, Number(99)),
        lambda v: {"n": v.low} if isinstance(v, Quantity) and v.high == Number(99) else None,
    )
    table.reads("atleast", "[n:num]", lambda n: Quantity(n, Number(99)) if n != Number(1) else None)
    for words, side in (
        ("you already? control", YOU),
        ("@your_opponent controls", OPPONENT),
        ("opponents control", OPPONENT),
    ):
        form("condition", f"{words} [q:atleast] [g:np]", make_controls(side), take_controls(side))
        form(
            "condition",
            f"{words} [a:named]",
            lambda a, side=side: Exists(Group((a,), ("field",), side), Number(1)),
            lambda v: None,
        )
        form(
            "condition",
            f"{words} no [g:np]",
            lambda g, side=side: NotSo(Exists(controlled(g, side), Number(1))) if one_sided(g) else None,
            take_none(side),
        )
        for tail in ("or less", "or fewer"):
            form(
                "condition",
                f"{words} [n:num] {tail} [g:np]",
                lambda n, g, side=side: Compare(Count(controlled(g, side)), Op.LE, n) if one_sided(g) else None,
                take_compare(side, Op.LE),
            )
        form(
            "condition",
            f"{words} exactly [n:num] [g:np]",
            lambda n, g, side=side: Compare(Count(controlled(g, side)), Op.EQ, n) if one_sided(g) else None,
            take_compare(side, Op.EQ),
        )
        form(
            "condition",
            f"{words} another [g:np]",
            lambda g, side=side: (
                Exists(Group((*g.tests, Not(Same(Self()))), ("field",), side), Number(1)) if one_sided(g) else None
            ),
            lambda v: None,
        )
    for words, side in (
        ("you don't control a|an|any", YOU),
        ("@your_opponent doesn't control a|an|any", OPPONENT),
    ):
        form(
            "condition",
            f"{words} [g:np]",
            lambda g, side=side: NotSo(Exists(controlled(g, side), Number(1))) if one_sided(g) else None,
            lambda v: None,
        )
    form(
        "condition",
        "you control more [g:np] than @your_opponent",
        lambda g: Compare(Count(controlled(g, YOU)), Op.GT, Count(controlled(g, OPPONENT))) if one_sided(g) else None,
        take_more_than(YOU),
    )
    form(
        "condition",
        "@your_opponent controls more [g:np] than you",
        lambda g: Compare(Count(controlled(g, OPPONENT)), Op.GT, Count(controlled(g, YOU))) if one_sided(g) else None,
        take_more_than(OPPONENT),
    )


def take_compare(side: Who, op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Count(Group(tests, ("field",), whose)), found, amount) if whose == side and found is op:
                return {"n": amount, "g": Group(tests, ())}
        return None

    return take


def take_more_than(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Count(Group(tests, ("field",), whose)), Op.GT, Count()) if whose == side:
                return {"g": Group(tests, ())}
        return None

    return take
