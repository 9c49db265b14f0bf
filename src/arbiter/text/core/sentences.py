"""Sentences, and the paragraphs they make: abilities with their triggers, costs and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import FREELY, Ability, Activated, Keyword, Limits, Spell, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Condition, Effect, Op, Pattern, Statement, Timing, Who
from arbiter.script.conditions import All, Compare, IsTurnOf, NotSo
from arbiter.script.costs import Cost
from arbiter.script.effects import If, May, MayPay, Modes
from arbiter.script.nouns import OPPONENT, YOU
from arbiter.text.core.amounts import DAMAGE_TAKEN
from arbiter.text.draft import UNBOUND, DidSo, InOrder, InsteadOf, Otherwise, Quantity, Together, WhenDidSo
from arbiter.text.grammar import Table

Effects = tuple[Effect, ...]


def effects_of(effect: Effect) -> Effects:
    """One sentence stays one effect, so that what it introduces has one rank."""
    return (effect,)


def as_one(effects: Effects) -> Effect:
    return effects[0] if len(effects) == 1 else InOrder(effects)


def take_may(value: object) -> Mapping[str, object] | None:
    if isinstance(value, May) and value.who == YOU:
        return {"a": as_one(value.effects)}
    return None


def sentence_rows(table: Table) -> None:
    row, form, same, word = table.row, table.form, table.same, table.word
    same("sentence", "[a:clauses]")
    table.reads("sentence", "then , [a:sentence]", lambda a: a)
    form("clauses", "[a:clause]", lambda a: a, lambda v: {"a": v} if not isinstance(v, Together) else None)
    form("clauses", "[a:clause] and [b:clause]", lambda a, b: Together((a, b)), take_together(2))
    table.reads("clauses", "[a:clause] , and [b:clause]", lambda a, b: Together((a, b)))
    table.reads("clauses", "[a:clause] , [b:clause]", lambda a, b: Together((a, b)))
    form("clauses", "[a:clause] , [b:clause] and [c:clause]", lambda a, b, c: Together((a, b, c)), take_together(3))
    form("clauses", "[a:clause] , then [b:clause] || [a:clause] and then [b:clause]", lambda a, b: InOrder((a, b)), take_in_order)
    form("sentence", "you may [a:clauses]", lambda a: May(effects_of(a), slot=UNBOUND), take_may)
    form("sentence", "you may pay [c:symcost]", lambda c: MayPay(c, slot=UNBOUND), lambda v:
         {"c": v.cost} if isinstance(v, MayPay) and v.who == YOU else None)
    form("sentence", "if [c:conditions] , [a:sentence]", make_if, take_if)
    form("sentence", "if [c:conditions] , [a:clauses] instead", lambda c, a: InsteadOf(c, effects_of(a)), lambda v:
         {"c": v.condition, "a": as_one(v.effects)} if isinstance(v, InsteadOf) else None)
    form("sentence", "when you do so , [a:sentence]", lambda a: WhenDidSo(effects_of(a)), lambda v:
         {"a": as_one(v.effects)} if isinstance(v, WhenDidSo) else None)
    form("sentence", "otherwise , [a:sentence]", lambda a: Otherwise(effects_of(a)), lambda v:
         {"a": as_one(v.effects)} if isinstance(v, Otherwise) else None)
    word("condition", "they don't", NotSo(DidSo()))
    word("condition", "they do so", DidSo())
    form("sentence", "if not , [a:sentence]", lambda a: If(NotSo(DidSo()), effects_of(a)), lambda v: None)
    word("condition", "you do so", DidSo())
    word("condition", "you don't || you do not || you don't do so", NotSo(DidSo()))
    form("sentence", "if @your_opponent doesn't pay [c:symcost] , [a:sentence]", lambda c, a:
         InOrder((MayPay(c, OPPONENT, UNBOUND), If(NotSo(DidSo()), effects_of(a)))), take_unless)
    form("body", "[a:sentence] .", lambda a: effects_of(a), lambda v:
         {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 else None)
    form("body", "[a:sentence] . [b:body]", lambda a, b: (*effects_of(a), *b), lambda v:
         {"a": v[0], "b": v[1:]} if isinstance(v, tuple) and len(v) > 1 else None)
    form("option", "<open> [a:body] <close>", lambda a: a, lambda v: {"a": v})
    for count in range(2, 7):
        slots = " ".join(f"[o{i}:option]" for i in range(count))
        select = f"select [q:quantity] of the {count} following actions"
        form("body", f"{select} . {slots}", make_modes, take_modes(count))
        form("body", f"{select} . if [c:conditions] , select [r:quantity] of the {count} following actions instead . {slots}",
             make_more_modes, take_more_modes(count))
        form("body", f"when you do so , {select} . {slots}", lambda q, **o: (WhenDidSo(make_modes(q, **o)),), lambda v:
             take_modes_of(v[0].effects) if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], WhenDidSo) else None)
        form("body", f"if [c:conditions] , {select} . {slots}", lambda c, q, **o: (If(c, make_modes(q, **o)),), lambda v: None)


def make_modes(q: Quantity, **options: Effects) -> Effects:
    return (Modes(q.low, q.high, tuple(options.values())),)


def take_modes(count: int):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes() as modes,) if len(modes.options) == count:
                found: dict[str, object] = {"q": Quantity(modes.low, modes.high)}
                found.update({f"o{i}": option for i, option in enumerate(modes.options)})
                return found
        return None

    return take


def take_modes_of(effects: Effects) -> Mapping[str, object] | None:
    found: Mapping[str, object] | None = take_modes(len(effects[0].options))(effects) if isinstance(effects[0], Modes) else None
    return found


def make_more_modes(q: Quantity, c: Condition, r: Quantity, **options: Effects) -> object:
    actions = tuple(options.values())
    return (Modes(q.low, q.high, actions), InsteadOf(c, (Modes(r.low, r.high, actions),)))


def take_more_modes(count: int):  # type: ignore[no-untyped-def]
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


def take_together(count: int):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Together) and len(value.effects) == count:
            return dict(zip("abc", value.effects, strict=False))
        return None

    return take


def take_in_order(value: object) -> Mapping[str, object] | None:
    if isinstance(value, InOrder) and len(value.effects) == 2:
        return {"a": value.effects[0], "b": value.effects[1]}
    return None


# ---------------------------------------------------------------- abilities


def starts_with_if(effects: Effects) -> bool:
    return isinstance(effects[0], If | InsteadOf)


def make_triggered(
    p: Pattern, b: Effects, c: Condition | None = None, r: Limits | tuple[str, ...] = FREELY, d: Limits = FREELY
) -> object:
    if c is None and starts_with_if(b):
        return None  # the "if" right behind the trigger is the trigger's own condition
    if isinstance(r, tuple):
        return Triggered("", None, p, c, b, d, r)
    return Triggered("", None, p, c, b, join_limits(d, r))


def take_triggered(condition: bool, limits: bool):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Triggered) or value.burst or value.gate:
            return None
        limited = value.limits != FREELY or value.zones != ("field",)
        if (value.condition is not None) != condition or limited != limits:
            return None
        found: dict[str, object] = {"p": value.pattern, "b": value.effects}
        if condition:
            found["c"] = value.condition
        if limits:
            found["r"] = value.limits if value.limits != FREELY else value.zones
        return found

    return take


def make_activated(c: Cost, b: Effects, r: tuple[object, ...] = (), n: str | None = None) -> object:
    zones = zones_of_cost(c)
    ability = Activated("", None, c, b, FREELY, zones, n, n is not None)
    for part in r:
        if isinstance(part, Limits):
            ability = replace(ability, limits=join_limits(ability.limits, part))
        elif isinstance(part, tuple):
            ability = replace(ability, zones=part)
        else:
            return None
    return ability


def zones_of_cost(cost: Cost) -> tuple[str, ...]:
    from arbiter.script.base import How
    from arbiter.script.costs import MoveThis

    if any(isinstance(p, MoveThis) and p.how is How.DISCARD for p in cost.parts):
        return ("hand",)
    return ("field",)


def join_limits(left: Limits, right: Limits) -> Limits:
    condition = left.condition or right.condition
    if left.condition and right.condition:
        condition = All((left.condition, right.condition))
    timing = right.timing if left.timing is Timing.ANY else left.timing
    return Limits(timing, left.per_turn or right.per_turn, left.per_game or right.per_game, condition, left.by_name)


def limit_parts(limits: Limits) -> tuple[Limits, ...]:
    parts = []
    if limits.timing is not Timing.ANY:
        parts.append(Limits(timing=limits.timing))
    if limits.per_turn:
        parts.append(Limits(per_turn=limits.per_turn))
    if limits.condition:
        parts.append(Limits(condition=limits.condition))
    return tuple(parts)


def take_activated(named: bool, limited: bool):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Activated) or value.gate or (value.name is not None) != named:
            return None
        parts: list[object] = list(limit_parts(value.limits))
        if value.zones != zones_of_cost(value.cost):
            parts.append(value.zones)
        if bool(parts) != limited:
            return None
        found: dict[str, object] = {"c": value.cost, "b": value.effects}
        if named:
            found["n"] = value.name
        if limited:
            found["r"] = tuple(parts)
        return found

    return take


def ability_rows(table: Table) -> None:
    form, same, word, row = table.form, table.same, table.word, table.row
    for limits in ("", " [r:triglimit]"):
        for condition in ("", " if [c:conditions] ,"):
            form("triggered", f"when [p:patterns] ,{condition} [b:body]{limits}", make_triggered,
                 take_triggered(bool(condition), bool(limits)))
            form("triggered", f"[p:time] ,{condition} [b:body]{limits}", make_triggered,
                 take_triggered(bool(condition), bool(limits)))
    for name in ("", "[n:<label>] "):
        form("activated", f"{name}[c:cost] : [b:body]", make_activated, take_activated(bool(name), False))
        form("activated", f"{name}[c:cost] : [b:body] [r:uselimits]", make_activated, take_activated(bool(name), True))
    # "You can only use this ability ..."
    form("uselimits", "you can only use this ability [a:limit] .", lambda a: (a,), lambda v:
         {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 else None)
    table.reads("uselimits", "you can only use this ability [a:limit] , and only? [b:limit] .", lambda a, b: (a, b))
    form("uselimits", "you can only use this ability [a:limit] and only [b:oncelimit] .", lambda a, b: (a, b), lambda v:
         {"a": v[0], "b": v[1]} if isinstance(v, tuple) and len(v) == 2 else None)
    form("triglimit", "this effect will trigger only [a:limit] and only [b:oncelimit] .", lambda a, b: join_limits(a, b)
         if isinstance(a, Limits) else None, lambda v:
         {"a": limit_parts(v)[0], "b": limit_parts(v)[1]} if isinstance(v, Limits) and len(limit_parts(v)) == 2 else None)
    word("oncelimit", "once per turn", Limits(per_turn=1))
    form("uselimits", "you can only use this ability [a:limit] and [b:limit] .", lambda a, b: (a, b), lambda v:
         {"a": v[0], "b": v[1]} if isinstance(v, tuple) and len(v) == 2 else None)
    form("uselimits", "you can only use this ability [a:limit] , [b:limit] and [c:limit] .", lambda a, b, c: (a, b, c), lambda v:
         {"a": v[0], "b": v[1], "c": v[2]} if isinstance(v, tuple) and len(v) == 3 else None)
    word("limit", "only? during your turn", Limits(Timing.YOUR_TURN))
    word("limit", "only? during @opponents turn", Limits(Timing.OPPONENT_TURN))
    word("limit", "only? during your @main_phase", Limits(Timing.YOUR_MAIN))
    word("limit", "once per turn", Limits(per_turn=1))
    form("limit", "only? if [c:conditions]", lambda c: Limits(condition=c), take_limit_condition)
    form("limit", "only? while [c:conditions]", lambda c: Limits(condition=c), lambda v: None)
    word("limit", "only? if <self> is removed from @removed", ("removed",))
    word("limit", "only? if <self> is in your hand", ("hand",))
    word("limit", "only? if <self> is in the|your @zone_break", ("break",))
    for condition in ("", " if [c:conditions] ,"):
        form("triggered", f"[d:whenlimit] , when [p:patterns] ,{condition} [b:body]", make_triggered, lambda v: None)
    word("whenlimit", "during your turn", Limits(Timing.YOUR_TURN))
    word("whenlimit", "during @opponents turn", Limits(Timing.OPPONENT_TURN))
    form("triglimit", "this effect will trigger only [a:limit] .", lambda a: a,
         take_trigger_limit)
    form("triglimit", "this effect will trigger only [a:limit] and [b:limit] .", lambda a, b: join_limits(a, b)
         if isinstance(a, Limits) and isinstance(b, Limits) else None, lambda v:
         {"a": limit_parts(v)[0], "b": limit_parts(v)[1]} if isinstance(v, Limits) and len(limit_parts(v)) == 2 else None)
    # statics
    form("static", "[s:statement] .", lambda s: Static("", None, (s,)), take_static(False))
    form("static", "[c:during] , [s:statement] .", lambda c, s: Static("", None, (s,), c), take_static(True))
    form("static", "if [c:conditions] , [s:statement] .", lambda c, s: Static("", None, (s,), c), take_static(True))
    form("static", "[s:statement] [c:during] .", lambda s, c: Static("", None, (s,), c), lambda v: None)
    for category in ("static", "castingstatic"):
        form(category, "[s:casting] if [c:conditions] .", lambda s, c: Static("", None, (s,), c), lambda v: None)
    form("static", "[s:statement] . [t:statement] .", lambda s, t: Static("", None, (s, t)), lambda v:
         {"s": v.statements[0], "t": v.statements[1]} if isinstance(v, Static) and len(v.statements) == 2 and not v.condition
         and not v.gate else None)
    word("during", "during your turn", IsTurnOf(YOU))
    word("during", "during @opponents turn", IsTurnOf(OPPONENT))
    for category in ("triggered", "activated", "static"):
        same("granted", f"[a:{category}]")
        same("ability", f"[a:{category}]")
    form("spell", "[b:body]", lambda b: Spell("", None, b), lambda v: {"b": v.effects} if isinstance(v, Spell) else None)
    form("castingstatic", "[s:casting] .", lambda s: Static("", None, (s,)), take_static(False))
    form("castingstatic", "[c:during] , [s:casting] .", lambda c, s: Static("", None, (s,), c), take_static(True))
    form("castingstatic", "if [c:conditions] , [s:casting] .", lambda c, s: Static("", None, (s,), c), take_static(True))


def take_trigger_limit(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limits):
        return {"a": limit_parts(value)[0]} if len(limit_parts(value)) == 1 else None
    return {"a": value}


def take_limit_condition(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limits) and value == Limits(condition=value.condition) and value.condition:
        return {"c": value.condition}
    return None


def take_static(condition: bool):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Static) or value.gate or len(value.statements) != 1:
            return None
        if (value.condition is not None) != condition:
            return None
        found: dict[str, object] = {"s": value.statements[0]}
        if condition:
            found["c"] = value.condition
        return found

    return take


def gate_of(level: Amount) -> Condition:
    return Compare(DAMAGE_TAKEN, Op.GE, level)
