"""Sentences, and the paragraphs they make: abilities with their triggers, costs and limits."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Effect, Lasting
from arbiter.script.conditions import NotSo
from arbiter.script.costs import Cost, RestThis
from arbiter.script.effects import DealPlayer, If, May, MayPay, Modes, Modify
from arbiter.script.nouns import OPPONENT, YOU, Self
from arbiter.text.draft import UNBOUND, AndThen, DidSo, InOrder, InsteadOf, Otherwise, Quantity, Together, WhenDidSo
from arbiter.text.grammar import Table, Take

Effects = tuple[Effect, ...]


def is_rest(cost: Cost) -> bool:
    """Is nothing paid, and the card only rested? That is done, as other sentences say."""
    return all(isinstance(part, RestThis) for part in cost.parts)


def effects_of(effect: Effect) -> Effects:
    """One sentence stays one effect, so that what it introduces has one rank."""
    return (effect,)


def as_one(effects: Effects) -> Effect:
    return effects[0] if len(effects) == 1 else InOrder(effects)


def take_may(value: object) -> Mapping[str, object] | None:
    if isinstance(value, May) and value.who == YOU:
        return {"a": as_one(value.effects)}
    return None


def take_pay_and(value: object) -> Mapping[str, object] | None:
    if isinstance(value, MayPay) and value.who == YOU and len(value.cost.parts) > 1 and not is_rest(value.cost):
        return {"c": Cost(value.cost.parts[:-1]), "d": value.cost.parts[-1]}
    return None


def take_may_receive(value: object) -> Mapping[str, object] | None:
    match value:
        case May((DealPlayer(amount, who, Self()),), actor) if who == actor == YOU:
            return {"n": amount}
    return None


def sentence_rows(table: Table) -> None:
    _row, form, same, word = table.row, table.form, table.same, table.word
    same("sentence", "[a:clauses]")
    table.reads("sentence", "then , [a:sentence]", lambda a: AndThen(a))
    form("clauses", "[a:clause]", lambda a: a, lambda v: {"a": v} if not isinstance(v, Together) else None)
    form("clauses", "[a:clause] and [b:clause]", make_together, take_together(2))
    table.reads("clauses", "[a:clause] , and [b:clause]", make_together)
    table.reads("clauses", "[a:clause] , [b:clause]", make_together)
    form("clauses", "[a:clause] , [b:clause] and [c:clause]", lambda a, b, c: Together((a, b, c)), take_together(3))
    form(
        "clauses",
        "[a:clause] , then [b:clause] || [a:clause] and then [b:clause]",
        lambda a, b: InOrder((a, b)),
        take_in_order,
    )
    form(
        "sentence",
        "you may receive [n:num] point/points of damage",
        lambda n: May((DealPlayer(n, YOU),), slot=UNBOUND),
        take_may_receive,
    )
    form("sentence", "you may [a:clauses]", lambda a: May(effects_of(a), slot=UNBOUND), take_may)
    form(
        "sentence",
        "you may pay [c:symcost]",
        lambda c: MayPay(c, slot=UNBOUND),
        lambda v: {"c": v.cost} if isinstance(v, MayPay) and v.who == YOU and not is_rest(v.cost) else None,
    )
    form(
        "sentence",
        "you may pay [c:symcost] and [d:costpart]",
        lambda c, d: MayPay(Cost((*c.parts, d)), slot=UNBOUND),
        take_pay_and,
    )
    form("sentence", "if [c:conditions] , [a:sentence]", make_if, take_if)
    form(
        "sentence",
        "if [c:conditions] , [a:clauses] instead",
        lambda c, a: InsteadOf(c, effects_of(a)),
        lambda v: {"c": v.condition, "a": as_one(v.effects)} if isinstance(v, InsteadOf) else None,
    )
    form(
        "sentence",
        "if [c:conditions] , [a:clauses] instead and [b:clauses]",
        lambda c, a, b: InsteadOf(c, (*effects_of(a), *effects_of(b))),
        lambda v: None,
    )
    form(
        "sentence",
        "when you do so , [a:sentence]",
        lambda a: WhenDidSo(effects_of(a)),
        lambda v: {"a": as_one(v.effects)} if isinstance(v, WhenDidSo) and v.condition is None else None,
    )
    form(
        "sentence",
        "otherwise , [a:sentence]",
        lambda a: Otherwise(effects_of(a)),
        lambda v: {"a": as_one(v.effects)} if isinstance(v, Otherwise) else None,
    )
    form("sentence", "if not , [a:sentence]", lambda a: If(NotSo(DidSo()), effects_of(a)), lambda v: None)
    word("condition", "you do so", DidSo())
    word("condition", "you don't || you do not || you don't do so", NotSo(DidSo()))
    word("condition", "they don't || they doesn't || they don't do so", NotSo(DidSo()))
    word("condition", "they do so || they does so", DidSo())
    form(
        "sentence",
        "if @your_opponent doesn't pay [c:symcost] , [a:sentence]",
        lambda c, a: InOrder((MayPay(c, OPPONENT, UNBOUND), If(NotSo(DidSo()), effects_of(a)))),
        take_unless,
    )
    form(
        "body",
        "[a:sentence] .",
        lambda a: effects_of(a),
        lambda v: {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 else None,
    )
    form(
        "body",
        "[a:sentence] . [b:body]",
        lambda a, b: (*effects_of(a), *b),
        lambda v: {"a": v[0], "b": v[1:]} if isinstance(v, tuple) and len(v) > 1 else None,
    )
    form("option", "<open> [a:body] <close>", lambda a: a, lambda v: {"a": v})
    for count in range(2, 7):
        slots = " ".join(f"[o{i}:option]" for i in range(count))
        select = f"select [q:quantity] of the {count} following actions"
        form("body", f"{select} . {slots}", make_modes, take_modes(count))
        form(
            "body",
            f"{select} . if [c:conditions] , select [r:quantity] of the {count} following actions instead . {slots}",
            make_more_modes,
            take_more_modes(count),
        )
        for all_of_them in ("both",) if count == 2 else (f"all {count}", "all of them", "all"):
            table.reads(
                "body",
                f"{select} . if [c:conditions] , select {all_of_them} instead . {slots}",
                lambda q, c, n=count, **o: make_more_modes(q, c, Quantity(Number(n), Number(n)), **o),
            )
        table.reads(
            "body",
            f"{select} . if [c:conditions] , select [r:quantity] instead . {slots}",
            make_more_modes,
        )
        table.reads("body", f"select [q:quantity] of the following actions . {slots}", make_modes)
        form(
            "body",
            f"when you do so , {select} . {slots}",
            lambda q, **o: (WhenDidSo(make_modes(q, **o)),),
            take_modes_when(count),
        )
        form(
            "body",
            f"if [c:conditions] , {select} . {slots}",
            lambda c, q, **o: (If(c, make_modes(q, **o)),),
            take_modes_if(count),
        )


def make_modes(q: Quantity, **options: Effects) -> Effects:
    return (Modes(q.low, q.high, tuple(options.values())),)


def take_modes(count: int, random: bool = False) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes() as modes,) if len(modes.options) == count and modes.random is random:
                found: dict[str, object] = {"q": Quantity(modes.low, modes.high)}
                found.update({f"o{i}": option for i, option in enumerate(modes.options)})
                return found
        return None

    return take


def take_modes_when(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (WhenDidSo(effects),):
                return take_modes(count)(effects)
        return None

    return take


def take_modes_if(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (If(condition, effects, ()),):
                found = take_modes(count)(effects)
                return None if found is None else {**found, "c": condition}
        return None

    return take


def make_more_modes(q: Quantity, c: Condition, r: Quantity, **options: Effects) -> object:
    actions = tuple(options.values())
    return (Modes(q.low, q.high, actions), InsteadOf(c, (Modes(r.low, r.high, actions),)))


def take_more_modes(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes() as modes, InsteadOf(condition, (Modes() as more,))) if modes.options == more.options:
                first = take_modes(count)((modes,))
                return None if first is None else {**first, "c": condition, "r": Quantity(more.low, more.high)}
        return None

    return take


def take_unless(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((MayPay(cost, who), If(NotSo(DidSo()), effects, ()))) if who == OPPONENT:
            return {"c": cost, "a": as_one(effects)}
    return None


def make_if(c: Condition, a: Effect) -> object:
    return If(c, effects_of(a))


def take_if(value: object) -> Mapping[str, object] | None:
    if isinstance(value, If) and not value.otherwise:
        return {"c": value.condition, "a": as_one(value.then)}
    return None


def make_together(a: Effect, b: Effect) -> Together | None:
    """A time said of the first of two changes is never meant of that one alone: of both, a row of `lasting` reads."""
    if isinstance(a, Modify) and isinstance(b, Modify) and a.lasting is not Lasting.GAME is b.lasting:
        return None
    return Together((a, b))


def take_together(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Together) and len(value.effects) == count:
            if count == 2 and make_together(*value.effects) is None:
                return None
            return dict(zip("abc", value.effects, strict=False))
        return None

    return take


def take_in_order(value: object) -> Mapping[str, object] | None:
    if isinstance(value, InOrder) and len(value.effects) == 2:
        return {"a": value.effects[0], "b": value.effects[1]}
    return None
