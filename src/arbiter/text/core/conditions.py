"""Conditions: what somebody controls or has, and how many."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.script.amounts import Count, CountersOn, Number
from arbiter.script.base import Amount, Op, Quality, Who
from arbiter.script.conditions import All, Compare, Exists, Happened, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, AnyOf, Group, Is, Same
from arbiter.script.patterns import (
    ANYTHING,
    DealsDamage,
)
from arbiter.text.core.nouns import take_const
from arbiter.text.core.things import bare_group, field_group, take_exact
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Make, Table, Take


def make_controls(side: Who) -> Callable[..., object]:
    def make(q: Quantity, g: Group) -> object:
        if g.side != EACH or g.zones:
            return None
        group = Group(g.tests, ("field",), side)
        if q.low == q.high and q.low != Number(1):
            return Compare(Count(group), Op.EQ, q.low)
        return Exists(group, q.low)

    return make


def take_controls(side: Who) -> Callable[[object], Mapping[str, object] | None]:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(Group(tests, ("field",), whose), low) if whose == side:
                high = Number(1) if low == Number(1) else Number(99)
                return {"q": Quantity(low, high), "g": Group(tests, ())}
            case Compare(Count(Group(tests, ("field",), whose)), Op.EQ, amount) if whose == side:
                return {"q": Quantity(amount, amount), "g": Group(tests, ())}
        return None

    return take


ALL_OPS = (("or more", Op.GE), ("or less", Op.LE), ("", Op.EQ))


def compare_rows(
    table: Table,
    subject: str,
    make: Callable[..., Amount],
    take: Callable[[Amount], Mapping[str, object] | None],
    ops: tuple[tuple[str, Op], ...] = ALL_OPS,
) -> None:
    """ "... N or more", "... N or less", "... N" for one counted thing; `*` marks the number in the template."""
    for tail, op in ops:
        template = subject.replace("*", f"[n:num] {tail}").strip()

        def build(n: Amount, op: Op = op, **rest: object) -> object:
            return Compare(make(**rest), op, n)

        def split(value: object, op: Op = op) -> Mapping[str, object] | None:
            if not isinstance(value, Compare) or value.op is not op:
                return None
            rest = take(value.left)
            return None if rest is None else {**rest, "n": value.right}

        table.form("condition", template, build, split)


def constant_amount(amount: Amount) -> tuple[Callable[..., Amount], Callable[[Amount], Mapping[str, object] | None]]:
    return (lambda: amount), (lambda value: {} if value == amount else None)


def take_at_most(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Count(Group(tests, ("field",), whose)), Op.LE, amount) if whose == side:
                return {"n": amount, "g": Group(tests, ())}
        return None

    return take


def take_none(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case NotSo(Exists(Group(tests, ("field",), whose), _)) if whose == side:
                return {"g": Group(tests, ())}
        return None

    return take


def take_compared(amount: Amount, op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Compare) and value.op is op and value.left == amount:
            return {"n": value.right}
        return None

    return take


def take_damaged(value: object) -> Mapping[str, object] | None:
    match value:
        case Happened(DealsDamage(to=Group((Same(thing),), (), _)), 1):
            return {"t": thing}
    return None


def control_rows(table: Table) -> None:
    """What somebody controls or has somewhere."""
    form = table.form
    for side, words in ((YOU, "you control"), (OPPONENT, "@your_opponent controls"), (OPPONENT, "opponent controls")):
        form("condition", f"{words} [q:atleast] [g:np]", make_controls(side), take_controls(side))
        form(
            "condition",
            f"{words} [a:named]",
            lambda a, side=side: Exists(Group((a,), ("field",), side), Number(1)),
            lambda v: None,
        )
        for tail in ("or less", "or fewer"):
            form(
                "condition",
                f"{words} [n:num] {tail} [g:np]",
                lambda n, g, side=side: (
                    Compare(Count(Group(g.tests, ("field",), side)), Op.LE, n) if g.side == EACH else None
                ),
                take_at_most(side),
            )
    for words, side in (
        ("you don't control|have any|a|an", YOU),
        ("you control|have no", YOU),
        ("@your_opponent doesn't control any|a|an", OPPONENT),
        ("@opponent_controls no", OPPONENT),
    ):
        form(
            "condition",
            f"{words} [g:np]",
            lambda g, side=side: (
                NotSo(Exists(Group(g.tests, ("field",), side), Number(1))) if g.side == EACH and not g.zones else None
            ),
            take_none(side),
        )
    form("condition", "you have [q:atleast] [g:np]", make_has(YOU), take_have_zone)
    form("condition", "@your_opponent has [q:atleast] [g:np]", make_has(OPPONENT), lambda v: None)
    form(
        "condition",
        "you control [g:np]",
        lambda g: Exists(Group(g.tests, ("field",), YOU), Number(1)) if names_only(g) else None,
        lambda v: None,
    )
    form(
        "condition",
        "you control a|an? [g:np] and a|an? [h:np]",
        lambda g, h: (
            All(
                (Exists(Group(g.tests, ("field",), YOU), Number(1)), Exists(Group(h.tests, ("field",), YOU), Number(1)))
            )
            if one_sided(g) and one_sided(h)
            else None
        ),
        lambda v: None,
    )
    form(
        "condition",
        "you have a|an? [g:np] and a|an? [h:np]",
        lambda g, h: (
            All((Exists(replace(h, tests=g.tests), Number(1)), Exists(h, Number(1))))
            if one_sided(g) and h.zones
            else None
        ),
        lambda v: None,
    )
    form(
        "condition",
        "@opponent_controls any [g:np]",
        lambda g: Exists(Group(g.tests, ("field",), OPPONENT), Number(1)) if one_sided(g) else None,
        lambda v: None,
    )
    form(
        "condition",
        "@your_opponent doesn't control [g:np]",
        lambda g: NotSo(Exists(Group(g.tests, ("field",), OPPONENT), Number(1))) if one_sided(g) else None,
        lambda v: None,
    )
    form(
        "condition",
        "you don't control [g:np]",
        lambda g: NotSo(Exists(Group(g.tests, ("field",), YOU), Number(1))) if one_sided(g) else None,
        lambda v: None,
    )
    form("condition", "there are|is [q:atleast] [g:np]", make_have_zone, take_there_are)
    form(
        "condition",
        "a|an [g:np] is in your @zone_break",
        lambda g: Exists(Group(g.tests, ("break",), YOU), Number(1)),
        lambda v: None,
    )
    form(
        "condition",
        "neither player controls [g:np]",
        lambda g: NotSo(Exists(field_group(g), Number(1))),
        lambda v: (
            {"g": bare_group(v.condition.group)}
            if isinstance(v, NotSo)
            and isinstance(v.condition, Exists)
            and v.condition.group.side == EACH
            and v.condition.low == Number(1)
            else None
        ),
    )


def counting_rows(table: Table) -> None:
    """Numbers of cards, damage and counters."""
    form = table.form
    form("atleast", "a|an", lambda: Quantity(Number(1), Number(1)), take_const(Quantity(Number(1), Number(1))))
    form(
        "atleast",
        "[n:num] or more",
        lambda n: Quantity(n, Number(99)) if n != Number(1) else Quantity(n, n),
        lambda v: {"n": v.low} if isinstance(v, Quantity) else None,
    )
    form("atleast", "[n:num]", lambda n: Quantity(n, n), take_exact)
    # Cards in a zone.
    for start, whose, side in (("you have", "your", YOU), ("@your_opponent has", "their", OPPONENT)):
        form(
            "condition",
            f"{start} no cards in {whose}?? hand",
            lambda side=side: Compare(Count(Group((), ("hand",), side)), Op.EQ, Number(0)),
            take_const(Compare(Count(Group((), ("hand",), side)), Op.EQ, Number(0))),
        )
        in_hand = Count(Group((), ("hand",), side))
        form(
            "condition",
            f"{start} [n:num] card/cards or less in {whose}?? hand",
            lambda n, in_hand=in_hand: Compare(in_hand, Op.LE, n),
            take_compared(in_hand, Op.LE),
        )
        compare_rows(
            table,
            f"{start} * cards|card in {whose}?? hand",
            *constant_amount(Count(Group((), ("hand",), side))),
            ALL_OPS[1:],
        )
        for tail, op in ALL_OPS[:2]:
            table.reads(
                "condition",
                f"{start} [n:num] cards|card {tail} in {whose}?? hand",
                lambda n, op=op, side=side: (
                    Exists(Group((), ("hand",), side), n)
                    if op is Op.GE
                    else Compare(Count(Group((), ("hand",), side)), op, n)
                ),
            )
        taken = Count(Group((), ("damage",), side))
        for tail, op in ALL_OPS[:2]:
            form(
                "condition",
                f"{start} received [n:num] point/points of damage {tail}",
                lambda n, op=op, taken=taken: Compare(taken, op, n),
                take_compared(taken, op),
            )
        compare_rows(table, f"{start} received * points|point of damage", *constant_amount(taken))
    form(
        "condition",
        "[t:subj] has/have received damage this turn",
        lambda t: Happened(DealsDamage(ANYTHING, Group((Same(t),), (), EACH))),
        take_damaged,
    )
    compare_rows(
        table,
        "* [k:counter] are|is placed on [t:single]",
        lambda k, t: CountersOn(t, k),
        lambda v: {"k": v.kind, "t": v.thing} if isinstance(v, CountersOn) else None,
    )
    form(
        "condition",
        "a|an [k:counter] is placed on [t:single]",
        lambda k, t: Compare(CountersOn(t, k), Op.GE, Number(1)),
        lambda v: None,
    )
    form(
        "condition",
        "there is no [k:counter] placed on [t:single]",
        lambda k, t: Compare(CountersOn(t, k), Op.EQ, Number(0)),
        lambda v: None,
    )
    form(
        "condition",
        "the number of [g:allnp] is greater than the number of [h:allnp]",
        lambda g, h: Compare(Count(field_group(g)), Op.GT, Count(field_group(h))),
        lambda v: (
            {"g": bare_group(v.left.group), "h": bare_group(v.right.group)}
            if isinstance(v, Compare) and v.op is Op.GT and isinstance(v.left, Count) and isinstance(v.right, Count)
            else None
        ),
    )


def one_sided(group: Group) -> bool:
    return group.side == EACH and not group.zones


def names_only(group: Group) -> bool:
    """ "‹Card Name A› or ‹Card Name B›", which stand without an article."""
    if not one_sided(group) or len(group.tests) != 1 or not isinstance(group.tests[0], AnyOf):
        return False
    return all(isinstance(t, Is) and t.quality is not Quality.TYPE for t in group.tests[0].tests)


def make_have_zone(q: Quantity, g: Group) -> object:
    if not g.zones:
        return None
    return Exists(g, q.low) if q.high == Number(99) or q.low == Number(1) else Compare(Count(g), Op.EQ, q.low)


def make_has(who: Who) -> Make:
    """What a player has is theirs, where nothing else is said: "you have 3 or more cards removed from the game"."""

    def make(q: Quantity, g: Group) -> object:
        if g.side in (YOU, OPPONENT) and g.side != who:
            return None
        return make_have_zone(q, replace(g, side=who) if g.side == EACH else g)

    return make


def take_have_zone(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(group, low) if group.zones != ("field",) and group.side == YOU:
            return {"q": Quantity(low, low if low == Number(1) else Number(99)), "g": group}
    return None


def take_there_are(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(group, low) if group.zones != ("field",) and group.side != YOU and low != Number(1):
            return {"q": Quantity(low, Number(99)), "g": group}
    return None
