"""Numbers once more: an amount that is exactly a number, odd or even, a value of a card and a little more, damage whose
amount is said behind what it is dealt to; and prices for the next card only."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.amounts import STATS
from arbiter.games.fow.language.words import AUTOMATIC
from arbiter.script.amounts import Count, CountersOn, Minus, Number, Quotient, Resource, StatOf, Times, X
from arbiter.script.base import Amount, Condition, Lasting, Op, Stat, Thing, Who
from arbiter.script.conditions import Compare
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import Deal, DealPlayer, Draw, Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group
from arbiter.script.statements import CostChange
from arbiter.script.walk import walk
from arbiter.text.core.conditions import one_sided
from arbiter.text.draft import Ref, Some
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions


def reckoning_rows(table: Table) -> None:
    comparison_rows(table)
    behind_rows(table)
    next_rows(table)
    # 104.2  as many as are wanting, and none if there are enough
    table.reads(
        "clause",
        "draw cards until you have [n:num] cards in your hand",
        lambda n: Draw(YOU, Minus(n, Count(Group((), ("hand",), YOU)))),
    )


# ---------------------------------------------------------------- exactly so much


def comparison_rows(table: Table) -> None:
    form = table.form
    # 104.7  a bare number is that many or more, except where 104.7a has it otherwise
    form("condition", "[a:amt] is exactly [n:num]", lambda a, n: Compare(a, Op.EQ, n), take_exactly(False))
    form(
        "condition",
        "[a:amt] is [n:num]",
        lambda a, n: Compare(a, Op.EQ if is_exact(a) else Op.GE, n),
        take_exactly(True),
    )
    for tail, op in (("or more|greater|higher", Op.GE), ("or less|lower|fewer", Op.LE)):
        form("condition", f"[a:amt] is [n:num] {tail}", lambda a, n, op=op: Compare(a, op, n), take_bound(op))
    form("condition", "[a:amt] is equal to [b:amt]", lambda a, b: Compare(a, Op.EQ, b), take_compared(Op.EQ))
    form("condition", "[a:amt] is different from [b:amt]", lambda a, b: compared(a, Op.NE, b), take_compared(Op.NE))
    for words, op in (("greater|higher|more", Op.GT), ("less|lower", Op.LT)):
        form("condition", f"[a:amt] is {words} than [b:amt]", lambda a, b, op=op: compared(a, op, b), take_compared(op))
    for word, rest in (("odd", 1), ("even", 0)):
        form("condition", f"[a:amt] is {word}", lambda a, rest=rest: divided_by_two(a, rest), take_divided(rest))
    form(
        "each",
        "for each [n:<num>] [k:counter] on [t:single]",
        lambda n, k, t: Quotient(CountersOn(t, k), n) if n > 1 else None,
        take_so_many_counters,
    )
    for mine, theirs, words in (
        (OPPONENT, YOU, "@your_opponent controls * than you"),
        (YOU, OPPONENT, "you control * than @your_opponent"),
    ):
        form(
            "condition",
            words.replace("*", "[n:num] or more [g:np] more?"),
            lambda n, g, mine=mine, theirs=theirs: ahead(n, g, mine, theirs),
            take_ahead(mine, theirs),
        )
    for stat, noun in STATS:
        form("counted", f"[t:possessor] {noun}", lambda t, stat=stat: StatOf(t, stat), lambda v: None)


def take_so_many_counters(value: object) -> Mapping[str, object] | None:
    match value:
        case Quotient(CountersOn(thing, str() as kind), by) if by > 1:
            return {"n": by, "k": kind, "t": thing}
    return None


def ahead(n: Amount, g: Group, mine: Who, theirs: Who) -> object:
    """One player controls so many more than the other."""
    if not one_sided(g):
        return None
    more, fewer = (Count(Group(g.tests, ("field",), who)) for who in (mine, theirs))
    return Compare(Minus(more, fewer), Op.GE, n)


def take_ahead(mine: Who, theirs: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Minus(Count(Group(tests)), Count()), Op.GE, n):
                group = Group(tests, ())
                return {"n": n, "g": group} if value == ahead(n, group, mine, theirs) else None
        return None

    return take


def is_exact(amount: Amount) -> bool:
    """104.7, 104.7a: a value of X, a total cost, and a combined number are just the number that is said.

    So is a life: taken to the letter, "if your life is 100" would be no condition at all.
    """
    return any(
        isinstance(part, X | Resource)
        or (isinstance(part, StatOf) and part.stat is Stat.COST)
        or (isinstance(part, CountersOn) and isinstance(part.thing, Every))
        for part in walk(amount)
    )


def take_exactly(bare: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(left, Op.EQ, Number() as right) if not is_rest_of_two(left) and is_exact(left) == bare:
                return {"a": left, "n": right}
        return None

    return take


def take_bound(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(left, found, Number() as right) if found is op:
                return {"a": left, "n": right}
        return None

    return take


def compared(a: Amount, op: Op, b: Amount) -> object:
    """A plain number behind it is said by a row of its own."""
    return None if isinstance(b, Number) else Compare(a, op, b)


def take_compared(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(left, found, right) if found is op and not isinstance(right, Number):
                return {"a": left, "b": right}
        return None

    return take


def divided_by_two(amount: Amount, rest: int) -> Condition:
    return Compare(Minus(amount, Times(Quotient(amount, 2), 2)), Op.EQ, Number(rest))


def is_rest_of_two(amount: Amount) -> bool:
    return isinstance(amount, Minus) and amount.right == Times(Quotient(amount.left, 2), 2)


def take_divided(rest: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Minus(amount, _) as left, Op.EQ, Number(found)) if found == rest and is_rest_of_two(left):
                return {"a": amount}
        return None

    return take


# ---------------------------------------------------------------- 1007  damage to something equal to something


def behind_rows(table: Table) -> None:
    form = table.form
    form(
        "clause",
        "[s:single] deals/deal damage to [t:obj] equal to [a:amt]",
        dealt_so_much,
        lambda v: None,
    )
    form(
        "clause",
        "[s:single] deals/deal damage to [w:dealt] equal to [a:amt]",
        lambda s, w, a: DealPlayer(a, w, s),
        lambda v: None,
    )


def dealt_so_much(s: Thing, t: Thing, a: Amount) -> object:
    """ "Its" behind what was just named could be that or what deals the damage."""
    return None if isinstance(t, Some) and mentions(a, Ref) else Deal(a, t, s)


# ---------------------------------------------------------------- 903.2k-4  the next card


def next_rows(table: Table) -> None:
    """Less for the next card of a kind that is played this turn: the first that it could be used for uses it up."""
    form = table.form
    price = "you may? pay [m:symcost] less to play your next [g:np]"
    form(
        "clause",
        f"{price} [d:lasting]",
        lambda m, g, d: for_the_next(m, g) if d is Lasting.TURN else None,
        take_for_the_next,
    )
    form("clause", f"this turn , {price}", for_the_next, lambda v: None)
    form("sentence", f"[d:lasting] , {price}", lambda d, m, g: for_the_next(m, g), lambda v: None)


def for_the_next(m: Cost, g: Group) -> object:
    match m.parts:
        case (Mana(coloured, free, None),) if g.side == EACH and not g.zones and AUTOMATIC not in g.tests:
            said = CostChange(Group(g.tests, (), YOU), YOU, Number(free), coloured=coloured)
            return Establish((said,), Lasting.TURN, 1)
    return None


def take_for_the_next(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((CostChange(what, _, Number(free), -1) as said,), Lasting.TURN, 1) if said.ability is None:
            return {"m": Cost((Mana(said.coloured, free),)), "g": Group(what.tests, ()), "d": Lasting.TURN}
    return None
