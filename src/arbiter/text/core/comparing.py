"""Comparisons: an object with its like or with the one that bears a rule, a number with another, player with player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Count, CountOf, Minus, Number, Occurred, Quotient, StatOf, Times
from arbiter.script.base import Amount, Condition, Op, Stat, Status, Test
from arbiter.script.conditions import All, Any, Compare, Exists, Happened, Holds
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Affected,
    Extreme,
    Group,
    In,
    Not,
    Only,
    StatIs,
    Unpaid,
)
from arbiter.script.patterns import Attacks, Casts
from arbiter.script.statements import Mark
from arbiter.text.core.several_nouns import Tests, fold, unfold
from arbiter.text.core.things import field_group
from arbiter.text.draft import Ref, Where
from arbiter.text.grammar import Table, Take

STATS = ((Stat.COST, "cost"), (Stat.POWER, "@power"))
ORDERS = (
    (Op.LT, "less than", "inferior to"),
    (Op.GT, "greater than", "superior to"),
    (Op.LE, "equal to or less than", "inferior or equal to"),
    (Op.LE, "equal to or less than", "equal or inferior to"),
    (Op.GE, "equal to or greater than", "superior or equal to"),
)


def comparing_rows(table: Table) -> None:
    own_rows(table)
    noun_rows(table)
    condition_rows(table)
    player_rows(table)


# ---------------------------------------------------------------- rules that compare with their bearer


def own_rows(table: Table) -> None:
    """ "cannot block a Forward with a power inferior to its own": its own is that of whatever bears the rule."""
    form = table.form
    for stat, noun in STATS:
        for op, usual, old in ORDERS:
            form(
                "owntest",
                f"with a? {noun} {usual} its/their own || of a? {noun} {usual} its/their own || "
                f"with a? {noun} {old} its/their own || of a? {noun} {old} its/their own",
                lambda stat=stat, op=op: StatIs(stat, op, StatOf(Affected(), stat)),
                take_value(StatIs(stat, op, StatOf(Affected(), stat))),
            )
    for words, name in (("cannot block", "cannot_block"), ("cannot be blocked by", "cannot_be_blocked")):
        form(
            "rule",
            f"{words} [g:markgroup] [o:owntest]",
            lambda g, o, name=name: Mark(name, None, replace(g, tests=(*g.tests, o))),
            take_own(name),
        )
    form(
        "rule",
        "can only be blocked by [g:markgroup] [o:owntest]",
        lambda g, o: only_by(replace(g, tests=(*g.tests, o))),
        take_only_by(True),
    )
    form("rule", "can only be blocked by [g:markgroup]", only_by, take_only_by(False))


def take_value(constant: object) -> Take:
    return lambda value: {} if value == constant else None


def is_own(test: Test) -> bool:
    return isinstance(test, StatIs) and isinstance(test.amount, StatOf) and test.amount.thing == Affected()


def take_own(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Mark(found, None, Group(tests) as group, None) if found == name and tests and is_own(tests[-1]):
                return {"g": replace(group, tests=tests[:-1]), "o": tests[-1]}
        return None

    return take


def only_by(g: Group) -> object:
    """What may be blocked by some only cannot be blocked by those that are not of them."""
    if not g.tests or g.zones or g.side != EACH:
        return None
    return Mark("cannot_be_blocked", None, Group((Not(fold(g.tests)),), (), EACH))


def take_only_by(own: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Mark("cannot_be_blocked", None, Group((Not(test),), (), _), None):
                tests = unfold(test)
                if own:
                    return {"g": Group(tests[:-1], ()), "o": tests[-1]} if is_own(tests[-1]) else None
                return {"g": Group(tests, ())}
        return None

    return take


# ---------------------------------------------------------------- the most of a kind


def noun_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    for stat, noun in STATS:
        for highest, word in ((True, "highest"), (False, "lowest")):
            form(
                "np",
                f"[a:noms] of|with the {word} {noun} [w:where]",
                lambda a, w, stat=stat, highest=highest: most_of(a, w, stat, highest),
                take_most(stat, highest),
            )
    # "a Forward with a power greater than its": whose number it is, without the number's name.
    for op, usual, old in ORDERS[:2]:
        reads(
            "postest",
            f"with a? @power {usual} [a:barepower] || with a? @power {old} [a:barepower]",
            lambda a, op=op: StatIs(Stat.POWER, op, a),
        )
    reads("barepower", "[t:possessor] || [t:definite1]", lambda t: StatOf(t, Stat.POWER))
    reads("postest", "with a? cost [n:num] or less", lambda n: StatIs(Stat.COST, Op.LE, n))
    reads("postest", "with a? cost [n:num] or more", lambda n: StatIs(Stat.COST, Op.GE, n))


def most_of(a: Tests, w: Where, stat: Stat, highest: bool) -> object:
    group = Group(a, w.zones, w.side)
    return replace(group, tests=(*a, Extreme(stat, highest, field_group(group))))


def take_most(stat: Stat, highest: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Group((*tests, Extreme(found, most, group)), zones, side) if found is stat and most == highest:
                if (group.tests, group.side) == (tuple(tests), side):
                    return {"a": tuple(tests), "w": Where(zones, side)}
        return None

    return take


# ---------------------------------------------------------------- conditions


def condition_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    form(
        "condition",
        "[t:subj] entered the @field without paying its cost || [t:subj] entered play without paying for its @mana cost"
        " || [t:subj] entered the @field without paying for its @mana cost",
        lambda t: Holds(t, (Unpaid(),)),
        lambda v: {"t": v.thing} if isinstance(v, Holds) and v.tests == (Unpaid(),) else None,
    )
    form(
        "condition",
        "[n:whole] or more [g:allnp] were attacking this turn || [n:whole] or more [g:allnp] have attacked this turn",
        lambda n, g: Happened(Attacks(g), n.value, different=True) if not g.zones else None,
        lambda v: (
            {"n": Number(v.low), "g": v.pattern.what}
            if isinstance(v, Happened)
            and isinstance(v.pattern, Attacks)
            and v == Happened(Attacks(v.pattern.what), v.low, different=True)
            else None
        ),
    )
    either = "you have cast [n:num] or [m:num] cards this turn"
    form("conditions", either, lambda n, m: Any((cast_exactly(n), cast_exactly(m))), take_cast_either)
    reads("condition", either, lambda n, m: Any((cast_exactly(n), cast_exactly(m))))
    form(
        "condition",
        "[n:num] or more [g:np] form the party",
        lambda n, g: Exists(in_party(g), n) if not g.zones else None,
        lambda v: (
            {"n": v.low, "g": Group(v.group.tests[:-1], (), v.group.side)}
            if isinstance(v, Exists) and v.group.tests[-1:] == (In(Status.IN_PARTY),)
            else None
        ),
    )
    reads("condition", "[t:subj] forms a party", lambda t: Holds(t, (In(Status.IN_PARTY),)))
    for word, left in (("even", 0), ("odd", 1)):
        form(
            "condition",
            f"[t:possessor] cost is an {word} number || [t:possessor] @mana cost is an {word} number",
            lambda t, left=left: Compare(remainder(StatOf(t, Stat.COST)), Op.EQ, Number(left)),
            take_parity(left),
        )
    form(
        "condition",
        "all the cards put into the @zone_break are of [c:colour] @colour_noun || "
        "all the cards put into the @zone_break are [c:colour]",
        lambda c: Compare(CountOf(Only(Ref("moved", True), (Not(c),))), Op.EQ, Number(0)),
        take_all_moved,
    )


def cast_exactly(n: Amount) -> Condition:
    return Compare(Occurred(Casts(YOU)), Op.EQ, n)


def take_cast_either(value: object) -> Mapping[str, object] | None:
    match value:
        case Any((Compare(_, _, n), Compare(_, _, m))) if value == Any((cast_exactly(n), cast_exactly(m))):
            return {"n": n, "m": m}
    return None


def in_party(g: Group) -> Group:
    return Group((*g.tests, In(Status.IN_PARTY)), ("field",), g.side)


def remainder(number: Amount) -> Amount:
    """What is left of it when it is divided by two."""
    return Minus(number, Times(Quotient(number, 2), 2))


def take_parity(left: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Minus(StatOf(thing, Stat.COST) as cost, _) as rest, Op.EQ, Number(found)):
                return {"t": thing} if found == left and rest == remainder(cost) else None
        return None

    return take


def take_all_moved(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(CountOf(Only(Ref(plural=True), (Not(colour),))), Op.EQ, Number(0)):
            return {"c": colour}
    return None


# ---------------------------------------------------------------- both players


def player_rows(table: Table) -> None:
    """What is so of either player, of both, or more of one than of the other."""
    form = table.form
    form("inhand", "no cards", lambda: (Op.EQ, Number(0)), take_value((Op.EQ, Number(0))))
    for tail, op in (("or less", Op.LE), ("or more", Op.GE)):
        form(
            "inhand",
            f"[n:num] card/cards {tail} || [n:num] {tail} cards|card",
            lambda n, op=op: (op, n),
            take_so_many(op),
        )
    for words, kind in (
        ("both you and @your_opponent have [h:inhand] in hand", All),
        ("either player has [h:inhand] in their hand/hands", Any),
    ):
        form(
            "condition",
            words,
            lambda h, kind=kind: kind(hands_of_both(*h)),
            take_both_hands(kind),
        )
    taken = Minus(Count(Group((), ("damage",), YOU)), Count(Group((), ("damage",), OPPONENT)))
    form(
        "condition",
        "you have at least [n:num] point/points of damage more than @your_opponent",
        lambda n: Compare(taken, Op.GE, n),
        lambda v: {"n": v.right} if isinstance(v, Compare) and (v.left, v.op) == (taken, Op.GE) else None,
    )


def take_so_many(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"n": value[1]} if isinstance(value, tuple) and value[0] is op else None

    return take


def take_both_hands(kind: type[All] | type[Any]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        first = value.conditions[0] if isinstance(value, All | Any) and type(value) is kind else None
        if isinstance(first, Compare) and value == kind(hands_of_both(first.op, first.right)):
            return {"h": (first.op, first.right)}
        return None

    return take


def hands_of_both(op: Op, n: Amount) -> tuple[Condition, ...]:
    return tuple(Compare(Count(Group((), ("hand",), side)), op, n) for side in (YOU, OPPONENT))
