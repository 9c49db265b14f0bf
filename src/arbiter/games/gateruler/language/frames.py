"""Paragraphs: timings of events, activated abilities with their timing and cost, names and limits, OD, TD and CNT."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.zones import AS_ATTACKS
from arbiter.script.abilities import FREELY, Ability, Activated, Keyword, Limits, Spell, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Effect, Statement, Timing
from arbiter.script.conditions import Exists
from arbiter.script.costs import Cost
from arbiter.script.effects import Modify
from arbiter.script.nouns import EACH, YOU, Group, Self
from arbiter.script.patterns import Does, Moves
from arbiter.script.statements import Affects, As, ChangeDamage, CostChange, Mark, PlayOnlyIf, Replace
from arbiter.text.core.abilities import take_as, without_places, zones_of_cost
from arbiter.text.core.changes import take_one
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table, Take

Effects = tuple[Effect, ...]

TIMINGS = (("Standard Action", "standard", Timing.MAIN_ONLY), ("Instant Action", "instant", Timing.ANY))
OVERDRIVE, COUNTER = ("drive",), ("counter",)
TOUCHDOWN = Moves(THIS, to="field", cause="touchdown")  # 16-3a-1
HAS_RESOURCES = Exists(Group((), ("resource",), YOU), Number(1))  # 16-17b
SET = ("set",)


def frame_rows(table: Table) -> None:
    form = table.form
    for start in ("character", "spellcard"):
        for count in (1, 2, 3):
            form(start, " , ".join(f"[w{i}:keyword]" for i in range(count)), make_words, take_words(count))
        form(start, "[a:paragraph]", lambda a: (a,), take_one)
    form("character", "[a:ability]", lambda a: (a,), take_one)
    form("spellcard", "[a:castingstatic]", lambda a: (a,), take_one)
    form("spellcard", "[a:spell]", lambda a: None if is_leave(a) else (a,), take_one)
    for template in ("[s:statement] .", "[s:statement] if [c:conditions] .", "if [c:conditions] , [s:statement] ."):
        table.reads("castingstatic", template, of_its_own_playing)
    table.same("paragraph", "[a:fullkeyword]")
    timing_rows(table)
    mark_rows(table)
    activated_rows(table)
    named_rows(table)


def make_words(**words: str) -> object:
    return tuple(Keyword("", None, w) for w in words.values())


def plain(value: object) -> bool:
    return isinstance(value, Keyword) and (value.gate, value.value, value.cost, value.word) == (None, None, None, None)


def take_words(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, tuple) and len(value) == count and all(plain(v) for v in value):
            return {f"w{i}": v.name for i, v in enumerate(value)}
        return None

    return take


def timing_rows(table: Table) -> None:
    """14-5: when an event can be played."""
    form, word = table.form, table.word
    for words, name, _ in TIMINGS:
        word("paragraph", f"Timing : {words}", Keyword("", None, "timing", word=name))
    form(
        "paragraph",
        "Timing : you can play <self> when [p:patterns] .",  # 14-5a
        lambda p: Triggered("", None, p, None, (), zones=SET, plays=True),
        lambda v: {"p": v.pattern} if isinstance(v, Triggered) and v.plays and v.condition is None else None,
    )
    form(
        "paragraph",
        "Timing : you can play <self> while [c:conditions] .",  # 14-5b
        lambda c: Static("", None, (PlayOnlyIf(c),), None, SET),
        lambda v: (
            {"c": v.statements[0].condition}
            if isinstance(v, Static) and v.zones == SET and isinstance(v.statements[0], PlayOnlyIf)
            else None
        ),
    )


def mark_rows(table: Table) -> None:
    """16-2 to 16-4: what a card does out of the drive zone, on arriving from the hand, and in the counter zone."""
    form = table.form
    for mark, zones in (("od", OVERDRIVE), ("cnt", COUNTER)):
        form(
            "paragraph",
            f"[ {mark} ] [b:body]",
            lambda b, zones=zones: Activated("", None, Cost(), b, FREELY, zones),
            take_marked(zones, False),
        )
        form(
            "paragraph",
            f"[ {mark} ] [ [c:cost] ] [b:body]",
            lambda c, b, zones=zones: Activated("", None, c, b, FREELY, zones),
            take_marked(zones, True),
        )
    form("triggered", "[ td ] [b:body]", lambda b: Triggered("", None, TOUCHDOWN, None, b), take_touchdown)
    form(
        "triggered",
        "[ td ] [ [c:cost] ] [b:body]",
        lambda c, b: Triggered("", None, TOUCHDOWN, None, b, cost=c),
        lambda v: priced(v) if isinstance(v, Triggered) and v.pattern == TOUCHDOWN else None,
    )
    for words in ("when [p:patterns]", "[p:time]"):
        form(
            "triggered",
            f"{words} , [ [c:cost] ] ,|:? [b:body]",  # 14-10d-1
            lambda p, c, b: Triggered("", None, p, None, b, cost=c),
            take_priced_trigger,
        )
    form(
        "triggered",
        "as [g:agent] attacks , [b:body]",
        lambda g, b: Triggered("", None, Does(EACH, AS_ATTACKS, g), None, b),
        lambda v: (
            {"g": v.pattern.what, "b": v.effects}
            if isinstance(v, Triggered) and isinstance(v.pattern, Does) and v.pattern.action == AS_ATTACKS
            else None
        ),
    )


def take_marked(zones: tuple[str, ...], priced: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Activated) and value.zones == zones and bool(value.cost.parts) == priced:
            return {"b": value.effects, **({"c": value.cost} if priced else {})}
        return None

    return take


def priced(ability: Triggered) -> Mapping[str, object] | None:
    """The cost and the effects of an automatic ability that has a cost, and no limits beside."""
    if ability.cost is None or ability != replace(ability, condition=None, limits=FREELY, name=None, plays=False):
        return None
    return {"c": ability.cost, "b": ability.effects}


def take_priced_trigger(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Triggered):
        return None
    found = priced(value)
    return None if found is None else {"p": value.pattern, **found}


def take_touchdown(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Triggered) and value.pattern == TOUCHDOWN and value.limits == FREELY and value.cost is None:
        return {"b": value.effects}
    return None


def activated_rows(table: Table) -> None:
    """14-1a-1: the timing, the cost in brackets, the effect; 14-1a-1a: without a cost, a colon."""
    form = table.form
    for words, _, timing in TIMINGS:
        form(
            "activated",
            f"{words} : [b:body]",
            lambda b, timing=timing: Activated("", None, Cost(), b, Limits(timing)),
            take_activated(timing, False),
        )
        form(
            "activated",
            f"{words} [ [c:cost] ] :? [b:body]",
            lambda c, b, timing=timing: paid_where_it_is(c, b, timing),
            take_activated(timing, True),
        )


def paid_where_it_is(c: Cost, b: Effects, timing: Timing) -> Activated | None:
    """14-2b: an ability whose cost is paid with the card out of a zone works there."""
    zones = zones_of_cost(c)
    return Activated("", None, without_places(c), b, Limits(timing), zones or ("field",)) if len(zones) < 2 else None


def take_activated(timing: Timing, priced: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Activated) or value.limits != Limits(timing) or value.name is not None:
            return None
        if value.zones != ("field",) or value.gate is not None or bool(value.cost.parts) != priced:
            return None
        return {"b": value.effects, **({"c": value.cost} if priced else {})}

    return take


# ---------------------------------------------------------------- 14-7  names and limits

Limited = Activated | Triggered | Static  # what may be limited to so many times


PLAYED = frozenset({"played_from_graveyard", "played_from_damage", "only_resources"})  # 14-20, 15-15b


def of_its_own_playing(s: Statement, c: Condition | None = None) -> object:
    """What an event says of how it is played itself: that is no instruction that resolves."""
    price = isinstance(s, CostChange) and s.what == THIS
    place = isinstance(s, Affects) and s.thing == Self() and all(gives_leave(change) for change in s.changes)
    return Static("", None, (s,), c) if price or place else None


def is_leave(spell: Spell) -> bool:
    return any(isinstance(node, Modify) and any(map(gives_leave, node.changes)) for node in spell.effects)


def gives_leave(change: object) -> bool:
    return isinstance(change, Mark) and change.name in PLAYED


def named_rows(table: Table) -> None:
    form = table.form
    form(
        "static",
        "as <self> enters play , [b:body]",  # 14-14a-1, 15-29b-1
        lambda b: Static("", None, (As("enters", b, THIS),)),
        take_as("enters"),
    )
    for period in ("Turn", "Game"):
        form(
            "count",
            f"[ {period} [n:<num>] ]",
            lambda n, period=period: Limits(per_turn=n) if period == "Turn" else Limits(per_game=n),
            take_count(period),
        )
    for category in ("ability", "granted"):
        form(category, "[l:count] [a:waiting]", make_limited, take_limited)
    form("ability", "[n:<label>] : [a:waiting]", make_named, take_named)
    form("ability", "[n:<label>] [l:count] : [a:waiting]", make_named_limit, take_named_limit)  # 14-7a-1
    form("ability", "[n:<label>] : [l:count] [a:waiting]", make_own_limit, take_own_limit)  # 14-7a-2
    form("ability", "[n:<label>] Resource : [a:waiting]", make_resource, take_resource)  # 16-17b
    form("ability", "Resource : [a:waiting]", make_resource, take_nameless_resource)
    table.reads("ability", "[n:<label>] : Resource : [a:waiting]", make_resource)
    for category in ("triggered", "activated"):
        table.same("waiting", f"[a:{category}]")
    form(
        "waiting",
        "[a:static]",  # 14-7d
        lambda a: a if is_replacement(a) else None,
        lambda v: {"a": v} if is_replacement(v) else None,
    )


def is_replacement(value: object) -> bool:
    """14-7d: what is done instead of something is counted when it is done, also where it is not left to a player."""
    if not isinstance(value, Static) or not value.statements:
        return False
    return all(isinstance(said, Replace | ChangeDamage) for said in value.statements)


def take_count(period: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Limits):
            number = value.per_turn if period == "Turn" else value.per_game
            return None if number is None else {"n": number}
        return None

    return take


def with_count(ability: Ability, count: Limits) -> Ability:
    assert isinstance(ability, Limited)
    return replace(ability, limits=replace(ability.limits, per_turn=count.per_turn, per_game=count.per_game))


def without_count(ability: Limited) -> tuple[Ability, Limits] | None:
    limits = ability.limits
    if limits.per_turn is None and limits.per_game is None:
        return None
    count = Limits(per_turn=limits.per_turn, per_game=limits.per_game)
    return replace(ability, limits=replace(limits, per_turn=None, per_game=None)), count


def make_limited(l: Limits, a: Ability) -> object:  # noqa: E741
    return with_count(a, l)


def take_limited(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limited) and value.name is None:
        parted = without_count(value)
        return None if parted is None else {"a": parted[0], "l": parted[1]}
    return None


def make_named(n: str, a: Ability) -> object:
    return replace(a, name=n)  # type: ignore[call-arg]


def take_named(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limited) and value.name and without_count(value) is None:
        return {"n": value.name, "a": replace(value, name=None)} if value.limits.condition is None else None
    return None


def make_named_limit(n: str, l: Limits, a: Ability) -> object:  # noqa: E741
    return replace(with_count(a, l), name=n)  # type: ignore[call-arg]


def take_named_limit(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limited) and value.name and not value.limits.own:
        parted = without_count(replace(value, name=None))
        return None if parted is None else {"n": value.name, "a": parted[0], "l": parted[1]}
    return None


def make_own_limit(n: str, l: Limits, a: Ability) -> object:  # noqa: E741
    made = with_count(a, l)
    assert isinstance(made, Limited)
    return replace(made, name=n, limits=replace(made.limits, own=True))


def take_own_limit(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limited) and value.name and value.limits.own:
        parted = without_count(replace(value, name=None, limits=replace(value.limits, own=False)))
        return None if parted is None else {"n": value.name, "a": parted[0], "l": parted[1]}
    return None


def make_resource(a: Ability, n: str | None = None) -> object:
    assert isinstance(a, Limited)
    return replace(a, name=n, limits=replace(a.limits, condition=HAS_RESOURCES))


def take_resource(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limited) and value.name and value.limits.condition == HAS_RESOURCES:
        return {"n": value.name, "a": replace(value, name=None, limits=replace(value.limits, condition=None))}
    return None


def take_nameless_resource(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Limited) and value.name is None and value.limits.condition == HAS_RESOURCES:
        return {"a": replace(value, limits=replace(value.limits, condition=None))}
    return None
