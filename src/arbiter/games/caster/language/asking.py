"""What texts ask of a card as it was before it left (906.5, 911.1) and of what battles with it, numbers that they count
up to, and the most of a kind."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.caster.language.nouns import STATS
from arbiter.script.abilities import Static
from arbiter.script.amounts import Count, Minus, Number, StatOf
from arbiter.script.base import Lasting, Op, Stat, Status, Thing
from arbiter.script.conditions import All, Compare, Exists, Holds
from arbiter.script.effects import Choose, Draw, Modify
from arbiter.script.nouns import EACH, YOU, Affected, AnyOf, Every, Group, In, Not, Same, Self
from arbiter.script.statements import AddStat, Affects
from arbiter.text.core.comparing import most_of, take_most
from arbiter.text.draft import UNBOUND, InOrder, Ref, Some, Where
from arbiter.text.grammar import Table, Take

TAILS = (("or less", Op.LE), ("or more", Op.GE))
ANYWHERE = Where((), EACH)
HAND = Count(Group((), ("hand",), YOU))


def asking_rows(table: Table) -> None:
    past_rows(table)
    number_rows(table)
    battle_rows(table)
    for stat, noun in STATS:
        for word, highest in (("highest", True), ("lowest", False)):
            table.form(
                "np",
                f"[a:noms] with the {word} {noun}",
                lambda a, stat=stat, highest=highest: most_of(a, ANYWHERE, stat, highest),
                take_most_anywhere(stat, highest),
            )
            table.form(
                "np",
                f"[a:noms] with the {word} {noun} [w:where]",
                lambda a, w, stat=stat, highest=highest: most_of(a, w, stat, highest),
                take_most(stat, highest),
            )


def take_most_anywhere(stat: Stat, highest: bool) -> Take:
    most = take_most(stat, highest)

    def take(value: object) -> Mapping[str, object] | None:
        found = most(value)
        return {"a": found["a"]} if found and found["w"] == ANYWHERE else None

    return take


# ---------------------------------------------------------------- as it was


def past_rows(table: Table) -> None:
    """911.1: what has left is asked as it last was; said of what is still there, it is asked as it is."""
    reads = table.reads
    for stat, noun in STATS:
        for tail, op in TAILS:
            reads(
                "condition",
                f"[t:possessor] {noun} is|was [n:num] {tail}",
                lambda t, n, stat=stat, op=op: Compare(StatOf(t, stat), op, n),
            )
        reads(
            "condition",
            f"[t:possessor] {noun} is|was [n:num]",
            lambda t, n, stat=stat: Compare(StatOf(t, stat), Op.EQ, n),
        )
    for tail, op in TAILS:
        for stat, noun in ((Stat.POWER, "ATK"), (Stat.GUARD, "DEF")):
            reads(
                "condition",
                f"[t:subj] had [n:num] {tail} {noun} || [t:subj] had [n:num] {noun} {tail}",
                lambda t, n, stat=stat, op=op: Compare(StatOf(t, stat), op, n),
            )
        reads(
            "condition",
            f"[t:subj] had a cost of [n:num] {tail} || [t:subj] cost [n:num] {tail}",
            lambda t, n, op=op: Compare(StatOf(t, Stat.COST), op, n),
        )
        for stat, noun in STATS:
            reads(
                "condition",
                f"[t:subj] has/have a|an {noun} of [n:num] {tail}",
                lambda t, n, stat=stat, op=op: Compare(StatOf(t, stat), op, n),
            )
    for stat, noun in STATS:
        reads(
            "condition",
            f"[t:subj] has/have a? {noun} equal to or less than [n:amt] || "
            f"[t:subj] has/have a? {noun} less than or equal to [n:amt]",
            lambda t, n, stat=stat: Compare(StatOf(t, stat), Op.LE, n),
        )
    reads("condition", "[t:subj] was/were a|an [a:noms]", lambda t, a: Holds(t, a) if a else None)
    reads("condition", "[t:subj] was/were [s:status]", lambda t, s: Holds(t, (s,)))
    reads("condition", "[t:subj] was/were [c:colour]", lambda t, c: Holds(t, (c,)))
    reads("condition", "[t:subj] had [b:havetest]", lambda t, b: Holds(t, (b,)))


# ---------------------------------------------------------------- numbers


def number_rows(table: Table) -> None:
    form = table.form
    table.row("clause", "draw cards equal to [amount:amt] || you draw cards equal to [amount:amt]", Draw, who=YOU)
    form(  # 104.2  whoever has so many draws none
        "clause",
        "draw cards until you have [n:num] cards in your hand",
        lambda n: Draw(YOU, Minus(n, HAND)),
        take_up_to,
    )
    for stat, noun in ((Stat.POWER, "ATK"), (Stat.GUARD, "DEF")):
        form(
            "clause",
            f"double the {noun} of [t:obj] [d:lasting]",
            lambda t, d, stat=stat: doubled(t, stat, d),
            take_doubled(stat),
        )
        table.reads(
            "clause",
            f"double [t:possessor] {noun} [d:lasting] || [d:lasting] , double the {noun} of [t:obj]",
            lambda t, d, stat=stat: doubled(t, stat, d),
        )


def doubled(thing: Thing, stat: Stat, lasting: Lasting) -> object:
    """As much again: of several, each its own; a target is chosen once and spoken of then."""
    if isinstance(thing, Some):
        if not thing.target or thing.quantity.high != Number(1):
            return None
        chosen = Choose(UNBOUND, thing.group, thing.quantity.low, thing.quantity.high)
        return InOrder((chosen, twice(Ref("it"), stat, lasting)))
    return twice(thing, stat, lasting)


def twice(thing: Thing, stat: Stat, lasting: Lasting) -> Modify:
    own = Affected() if isinstance(thing, Every) else Ref("it") if isinstance(thing, Some) else thing
    return Modify(thing, (AddStat(stat, StatOf(own, stat)),), lasting)


def take_up_to(value: object) -> Mapping[str, object] | None:
    match value:
        case Draw(who, Minus(Number() as number, hand)) if who == YOU and hand == HAND:
            return {"n": number}
    return None


def take_doubled(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Modify(thing, _, lasting, None) if value == twice(thing, stat, lasting):
                return {"t": thing, "d": lasting}
        return None

    return take


# ---------------------------------------------------------------- 803.5  the attacking servant and the attacked one


def battle_rows(table: Table) -> None:
    table.form("condition", "<self> is battling a|an [g:np]", battling, take_battling)
    table.form(
        "static",
        "<self> [c:vps] while battling a|an [g:np] .",
        lambda c, g: Static("", None, (Affects(Self(), c),), battling(g)) if battling(g) else None,
        take_while_battling,
    )


FIGHTING = AnyOf((In(Status.ATTACKING), In(Status.ATTACKED)))


def battling(g: Group) -> All | None:
    if g.zones:
        return None
    return All((Holds(Self(), (FIGHTING,)), Exists(Group((*g.tests, FIGHTING, OTHER), ("field",), g.side), Number(1))))


OTHER = Not(Same(Self()))


def take_battling(value: object) -> Mapping[str, object] | None:
    match value:
        case All((Holds(), Exists(Group((*tests, fighting, other), ("field",), side)))) if fighting == FIGHTING:
            found = Group(tuple(tests), (), side)
            return {"g": found} if other == OTHER and value == battling(found) else None
    return None


def take_while_battling(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(_, None, (Affects(Self(), changes),), condition):
            found = take_battling(condition)
            return {"c": changes, **found} if found else None
    return None
