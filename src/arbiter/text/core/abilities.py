"""Paragraphs: abilities with their triggers, costs and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import FREELY, Activated, Limits, Spell, Static, Triggered
from arbiter.script.amounts import Number, Occurred
from arbiter.script.base import Amount, Condition, Effect, How, Op, Pattern, Timing
from arbiter.script.conditions import All, Compare, InStep, IsTurnOf, NotSo
from arbiter.script.costs import Cost, MoveThis, TurnUp
from arbiter.script.effects import (
    Deal,
    DealPlayer,
    Destroy,
    Discard,
    Draw,
    EndGame,
    GainResource,
    If,
    Move,
    PlaceCounters,
    Ready,
    RemoveCounters,
    Rest,
)
from arbiter.script.nouns import OPPONENT, YOU, Same, Self
from arbiter.script.patterns import Becomes, Casts
from arbiter.script.statements import As
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import Effects
from arbiter.text.draft import InOrder, InsteadOf, MoveThisFrom, Otherwise, Together
from arbiter.text.grammar import Table, Take

ORDINALS = ("first", "second", "third", "fourth", "fifth")

# What a paragraph "If ..., ..." of a permanent may do: actions, and no statements on how things are.
ACTIONS = (
    Move,
    Destroy,
    Rest,
    Ready,
    Draw,
    Discard,
    Deal,
    DealPlayer,
    EndGame,
    PlaceCounters,
    RemoveCounters,
    GainResource,
)


def cast_so_far(n: Amount) -> Condition:
    return Compare(Occurred(Casts(YOU)), Op.EQ, n)


def make_status(c: Condition, a: Effect) -> object:
    parts = a.effects if isinstance(a, Together | InOrder) else (a,)
    return Triggered("", None, Becomes(c), None, (a,)) if all(isinstance(p, ACTIONS) for p in parts) else None


def starts_with_if(effects: Effects) -> bool:
    return isinstance(effects[0], If | InsteadOf)


def make_triggered(
    p: Pattern, b: Effects, c: Condition | None = None, r: Limits | tuple[str, ...] = FREELY, d: Limits = FREELY
) -> object:
    if c is None and starts_with_if(b):
        return None  # the "if" right behind the trigger is the trigger's own condition
    if c is not None and (at := first_otherwise(b)):
        # Where the text says what happens if it is not so, it happens either way, and what is asked as it resolves.
        b, c = (If(c, b[:at]), *b[at:]), None
    if isinstance(r, tuple):
        return Triggered("", None, p, c, b, d, r)
    return Triggered("", None, p, c, b, join_limits(d, r))


def first_otherwise(b: Effects) -> int:
    """Where "otherwise" stands without an "if" before it, which is then that of the trigger; 0: nowhere."""
    for at, effect in enumerate(b):
        if isinstance(effect, If):
            return 0
        if isinstance(effect, Otherwise):
            return at
    return 0


def take_triggered(condition: bool, limits: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Triggered) or value.burst or value.gate:
            return None
        limited = value.limits != FREELY or value.zones != ("field",)
        if (value.condition is not None) != condition or limited != limits:
            return None
        if value.limits != FREELY and value.zones != ("field",):
            return None  # said in words of its own
        found: dict[str, object] = {"p": value.pattern, "b": value.effects}
        if condition:
            found["c"] = value.condition
        if limits:
            found["r"] = value.limits if value.limits != FREELY else value.zones
        return found

    return take


def make_activated(c: Cost, b: Effects, r: tuple[object, ...] = (), n: str | None = None) -> object:
    zones = zones_of_cost(c)
    if len(zones) > 1:
        return None  # it cannot be in two places
    ability = Activated("", None, without_places(c), b, FREELY, zones or ("field",), n, n is not None)
    for part in r:
        if isinstance(part, Limits):
            ability = replace(ability, limits=join_limits(ability.limits, part))
        elif isinstance(part, tuple):
            if zones and zones != part:
                return None  # the cost names another place
            ability = replace(ability, zones=part)
        else:
            return None
    return ability


def zones_of_cost(cost: Cost) -> tuple[str, ...]:
    """Where the card must be for the cost to be paid, where the cost says so."""
    found = [part.zone for part in cost.parts if isinstance(part, MoveThisFrom)]
    if any(isinstance(p, MoveThis) and p.how is How.DISCARD for p in cost.parts):
        found.append("hand")
    found += [part.zone for part in cost.parts if isinstance(part, TurnUp) and Same(Self()) in part.tests]
    return tuple(dict.fromkeys(found))


def without_places(cost: Cost) -> Cost:
    return Cost(tuple(part.part if isinstance(part, MoveThisFrom) else part for part in cost.parts))


def join_limits(left: Limits, right: Limits) -> Limits:
    condition = left.condition or right.condition
    if left.condition and right.condition:
        condition = All((left.condition, right.condition))
    timing = right.timing if left.timing is Timing.ANY else left.timing
    return Limits(timing, left.per_turn or right.per_turn, left.per_game or right.per_game, condition)


def limit_parts(limits: Limits) -> tuple[Limits, ...]:
    parts = []
    if limits.timing is not Timing.ANY:
        parts.append(Limits(timing=limits.timing))
    if limits.per_turn:
        parts.append(Limits(per_turn=limits.per_turn))
    if limits.per_game:
        parts.append(Limits(per_game=limits.per_game))
    if limits.condition:
        parts.append(Limits(condition=limits.condition))
    return tuple(parts)


def take_activated(named: bool, limited: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Activated) or value.gate or (value.name is not None) != named:
            return None
        parts: list[object] = list(limit_parts(value.limits))
        if value.zones != ("field",):
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


def trigger_rows(table: Table) -> None:
    """Abilities that wait for an event; a comma parts what they wait for from what they do."""
    form, word = table.form, table.word
    # The third card of a turn is known when it is cast; what is cast in response does not undo that.
    form(
        "triggered",
        "when you cast the [n:ordinal] card you've cast this turn , [b:body] || "
        "during each turn , when you cast the [n:ordinal] card you've cast , [b:body]",
        lambda n, b: Triggered("", None, Casts(YOU), None, b, Limits(condition=cast_so_far(n))),
        lambda v: (
            {"n": v.limits.condition.right, "b": v.effects}
            if isinstance(v, Triggered)
            and v.pattern == Casts(YOU)
            and isinstance(v.limits.condition, Compare)
            and v.limits == Limits(condition=cast_so_far(v.limits.condition.right))
            else None
        ),
    )
    for number, ordinal in enumerate(ORDINALS, 1):
        word("ordinal", ordinal, Number(number))
    for limits in ("", " [r:triglimit]"):
        for condition in ("", " if [c:conditions] ,"):
            form(
                "triggered",
                f"when [p:patterns] ,{condition} [b:body]{limits}",
                make_triggered,
                take_triggered(bool(condition), bool(limits)),
            )
            form(
                "triggered",
                f"[p:time] ,{condition} [b:body]{limits}",
                make_triggered,
                take_triggered(bool(condition), bool(limits)),
            )
    for condition in ("", " if [c:conditions] ,"):
        form("triggered", f"[d:whenlimit] , when [p:patterns] ,{condition} [b:body]", make_triggered, lambda v: None)
    word("whenlimit", "during your turn", Limits(Timing.YOUR_TURN))
    word("whenlimit", "during @opponents turn", Limits(Timing.OPPONENT_TURN))
    form("triglimit", "this effect will trigger only [a:limit] .", lambda a: a, take_trigger_limit)
    form(
        "triglimit",
        "this effect will trigger only [a:limit] and [b:limit] .",
        lambda a, b: join_limits(a, b) if isinstance(a, Limits) and isinstance(b, Limits) else None,
        lambda v: (
            {"a": limit_parts(v)[0], "b": limit_parts(v)[1]}
            if isinstance(v, Limits) and len(limit_parts(v)) == 2
            else None
        ),
    )
    form(
        "triggered",
        "when [p:patterns] [d:whenlimit] , [b:body]",
        make_triggered,
        lambda v: None,
    )
    # A state of the game that an object cannot survive is a trigger on that state.
    form(
        "triggered",
        "if [c:conditions] , [a:clauses] .",
        make_status,
        lambda v: (
            {"c": v.pattern.condition, "a": v.effects[0]}
            if isinstance(v, Triggered)
            and isinstance(v.pattern, Becomes)
            and len(v.effects) == 1
            and v.condition is None
            else None
        ),
    )
    form(
        "triggered",
        "during [w:poss] [s:step] , when [p:patterns] , [b:body]",
        # when it happens says whether it triggers; by the time it resolves another phase may have come
        lambda w, s, p, b: make_triggered(p, b, None, Limits(condition=InStep(s, w))),
        take_in_step,
    )
    form(
        "triglimit",
        "this effect will trigger only [a:limit] and only [b:oncelimit] .",
        lambda a, b: join_limits(a, b) if isinstance(a, Limits) else None,
        lambda v: (
            {"a": limit_parts(v)[0], "b": limit_parts(v)[1]}
            if isinstance(v, Limits) and len(limit_parts(v)) == 2
            else None
        ),
    )


def ability_rows(table: Table) -> None:
    form, same, word = table.form, table.same, table.word
    for name in ("", "[n:<label>] "):
        form("activated", f"{name}[c:cost] : [b:body]", make_activated, take_activated(bool(name), False))
        form("activated", f"{name}[c:cost] : [b:body] [r:uselimits]", make_activated, take_activated(bool(name), True))
    # "You can only use this ability ..."
    form(
        "uselimits",
        "you can only use this ability [a:limit] .",
        lambda a: (a,),
        lambda v: {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 else None,
    )
    table.reads("uselimits", "you can only use this ability [a:limit] , and only? [b:limit] .", lambda a, b: (a, b))
    form(
        "uselimits",
        "you can only use this ability [a:limit] and only [b:oncelimit] .",
        lambda a, b: (a, b),
        lambda v: {"a": v[0], "b": v[1]} if isinstance(v, tuple) and len(v) == 2 else None,
    )
    word("oncelimit", "once per turn", Limits(per_turn=1))
    word("oncelimit", "once per game || once during the game", Limits(per_game=1))
    form(
        "uselimits",
        "you can only use this ability [a:limit] and [b:limit] .",
        lambda a, b: (a, b),
        lambda v: {"a": v[0], "b": v[1]} if isinstance(v, tuple) and len(v) == 2 else None,
    )
    form(
        "uselimits",
        "you can only use this ability [a:limit] , [b:limit] and [c:limit] .",
        lambda a, b, c: (a, b, c),
        lambda v: {"a": v[0], "b": v[1], "c": v[2]} if isinstance(v, tuple) and len(v) == 3 else None,
    )
    word("limit", "only? during your turn", Limits(Timing.YOUR_TURN))
    word("limit", "only? during @opponents turn", Limits(Timing.OPPONENT_TURN))
    word("limit", "only? during your @main_phase", Limits(Timing.YOUR_MAIN))
    word("limit", "once per turn", Limits(per_turn=1))
    word("limit", "once per game || once during the game", Limits(per_game=1))
    form("limit", "only? if [c:conditions]", lambda c: Limits(condition=c), take_limit_condition)
    form("limit", "only? while [c:conditions]", lambda c: Limits(condition=c), lambda v: None)
    word("limit", "only? if <self> is removed from @removed", ("removed",))
    word("limit", "only? if <self> is in your hand", ("hand",))
    word("limit", "only? if <self> is in the|your @zone_break", ("break",))
    form(
        "static",
        "[s:statement] unless [c:conditions] .",
        lambda s, c: Static("", None, (s,), NotSo(c)),
        lambda v: None,
    )
    # statics
    form("static", "[s:statement] .", lambda s: Static("", None, (s,)), take_static(False))
    form("static", "[c:during] , [s:statement] .", lambda c, s: Static("", None, (s,), c), take_static(True))
    form("static", "if [c:conditions] , [s:statement] .", lambda c, s: Static("", None, (s,), c), take_static(True))
    form("static", "[s:statement] [c:during] .", lambda s, c: Static("", None, (s,), c), lambda v: None)
    for category in ("static", "castingstatic"):
        form(category, "[s:casting] if [c:conditions] .", lambda s, c: Static("", None, (s,), c), lambda v: None)
    form(
        "static",
        "[s:statement] . [t:statement] .",
        lambda s, t: Static("", None, (s, t)),
        lambda v: (
            {"s": v.statements[0], "t": v.statements[1]}
            if isinstance(v, Static) and len(v.statements) == 2 and not v.condition and not v.gate
            else None
        ),
    )
    form(
        "during",
        "during each|the [s:step]",
        lambda s: InStep(s),
        lambda v: {"s": v.step} if isinstance(v, InStep) and v.who is None else None,
    )
    word("during", "during your turn", IsTurnOf(YOU))
    word("during", "during @opponents turn", IsTurnOf(OPPONENT))
    for category in ("triggered", "activated", "static"):
        same("granted", f"[a:{category}]")
        same("ability", f"[a:{category}]")
    form(
        "spell",
        "[b:body]",
        lambda b: Spell("", None, b),
        lambda v: {"b": v.effects} if isinstance(v, Spell) and not v.replaces else None,
    )
    form("castingstatic", "[s:casting] .", lambda s: Static("", None, (s,)), take_static(False))
    form("castingstatic", "[c:during] , [s:casting] .", lambda c, s: Static("", None, (s,), c), take_static(True))
    form(
        "castingstatic", "if [c:conditions] , [s:casting] .", lambda c, s: Static("", None, (s,), c), take_static(True)
    )


def take_in_step(value: object) -> Mapping[str, object] | None:
    match value:
        case Triggered(condition=None, limits=Limits(condition=InStep(step, who)) as limits, zones=("field",)):
            if who and limits == Limits(condition=limits.condition):
                return {"w": who, "s": step, "p": value.pattern, "b": value.effects}
    return None


def take_trigger_limit(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limits):
        return {"a": limit_parts(value)[0]} if len(limit_parts(value)) == 1 else None
    return {"a": value}


def take_limit_condition(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limits) and value == Limits(condition=value.condition) and value.condition:
        return {"c": value.condition}
    return None


def take_static(condition: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Static) or value.gate or len(value.statements) != 1:
            return None
        if len(value.zones) == 1 and value.zones != ("field",):
            return None  # where it works is said in words of its own
        if (value.condition is not None) != condition:
            return None
        found: dict[str, object] = {"s": value.statements[0]}
        if condition:
            found["c"] = value.condition
        return found

    return take


def take_as(moment: str) -> Take:
    """What a card's own text does as part of a moment of the game."""

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(As(found, effects, what),), condition=None) if found == moment and what == THIS:
                return {"b": effects}
        return None

    return take
