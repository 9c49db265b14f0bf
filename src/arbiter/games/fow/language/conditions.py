"""Conditions: what somebody controls, how much life they have, what their ruler is.

104.7: a number said of anything but a total cost means that many or more, unless the text says "exactly".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.controlling import (
    at_least,
    both_controlled,
    control_rows,
    controlled,
    take_both_controlled,
    take_two_controlled,
    two_controlled,
)
from arbiter.games.fow.language.ruler_conditions import ruler_rows
from arbiter.script.amounts import Count, CountersOn, Number, Occurred, Resource, StatOf
from arbiter.script.base import Amount, Condition, How, Op, Status, Test, Who
from arbiter.script.conditions import All, CameFrom, Compare, Exists, Happened, Holds, InStep, NotSo, WasPaid
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Every,
    Group,
    Has,
    In,
    Is,
    Not,
    OwnedBy,
    Same,
    Self,
)
from arbiter.script.patterns import Moves
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.nouns import take_const
from arbiter.text.core.several_nouns import fold
from arbiter.text.core.things import ONE, bare_group, field_group
from arbiter.text.draft import DidSo, OfOne, Quantity
from arbiter.text.grammar import Table, Take

AWAKENED = WasPaid("extra:awakened")  # 1110.4  by whichever [Awakening]
OWN_AWAKENING = WasPaid("extra:awakened:own")  # by the one before the text; the card's face says which that is
# 1017.2c, 1017.3d  by which keyword it was played: for its cost or on top of it, or from where the keyword lets it be
PLAYED_WITH: dict[str, Condition] = {
    "Awakening": AWAKENED,
    **{name: WasPaid(f"extra:{name.lower()}") for name in ("Incarnation", "Mastery", "Raid", "Solarisation")},
    **{name: CameFrom(name.lower()) for name in ("Ambush", "Ibka", "Remnant", "Stealth")},
}


def condition_rows(table: Table) -> None:
    form, word = table.form, table.word
    control_rows(table)
    zone_rows(table)
    life_rows(table)
    ruler_rows(table)
    counter_rows(table)
    word("condition", "you do", DidSo())
    word("condition", "you don't", NotSo(DidSo()))
    word("condition", "they do || that player does || @your_opponent does", DidSo())
    word("condition", "they don't || that player doesn't || @your_opponent doesn't", NotSo(DidSo()))
    word("condition", "<self> was|is awakened", AWAKENED)
    for name, condition in PLAYED_WITH.items():
        how = f"with|by its? [ {name} ]"
        word("condition", f"you played <self> {how} || <self> was played {how}", condition)
        word("condition", f"<self> will be played {how}", condition)
        word("condition", f"you didn't play <self> {how} || <self> wasn't played {how}", NotSo(condition))
    form("condition", "you control a|an [g:np] and another [h:np]", two_controlled, take_two_controlled)
    form("condition", "you control [q:atleast] [g:np] and [r:atleast] [h:np]", both_controlled, take_both_controlled)
    form(
        "condition",
        "you control [a:named] and [r:atleast] [h:np]",
        lambda a, r, h: both_controlled(ONE, Group((a,), ()), r, h),
        lambda v: None,
    )
    for words, zone in (("your graveyard", "break"), ("your hand", "hand"), ("your removed area", "removed")):
        here = Exists(Group((Same(Self()),), (zone,), YOU), Number(1))
        word("condition", f"<self> is in {words}", here)
    word("condition", "<self> is in the? field || <self> is on the? field || <self> is in|on a field", ON_FIELD)
    form(
        "condition",
        "[t:subj] is/are [b:posts]",
        lambda t, b: Holds(t, b) if all(isinstance(x, Test) for x in b) else None,
        lambda v: None,
    )
    # 104.3  one that is so will do; "it" may mean it afterwards
    form("condition", "a|an [g:np] is [s:status]", one_that_is, lambda v: None)
    form("condition", "a|an [g:np] isn't [s:status]", lambda g, s: one_that_is(g, Not(s)), lambda v: None)
    form("condition", "[t:subj] isn't|aren't [s:status]", lambda t, s: NotSo(Holds(t, (s,))), lambda v: None)
    table.reads(
        "condition",
        "[t:subj] isn't|aren't|wasn't a|an [a:noms]",
        lambda t, a: Holds(t, (Not(fold(a)),)) if a else None,
    )
    graveyard_rows(table)
    arrival_rows(table)
    form(
        "condition",
        "a|an [g:np] you controlled was destroyed this turn",
        lambda g: Happened(Moves(replace(g, side=YOU), "field", how=How.DESTROY)) if one_sided(g) else None,
        lambda v: (
            {"g": replace(v.pattern.what, side=EACH)}
            if isinstance(v, Happened) and isinstance(v.pattern, Moves) and v.pattern.how is How.DESTROY
            else None
        ),
    )
    # 907.3  of whatever part of the cost
    form(
        "condition",
        "you spent [c:<coloursym>] to play <self>",
        lambda c: WasPaid(f"colour:{c}"),
        lambda v: (
            {"c": v.what.removeprefix("colour:")} if isinstance(v, WasPaid) and v.what.startswith("colour:") else None
        ),
    )
    coming_rows(table)
    # 1412.2b  a part of the turn
    form("condition", "it is [w:poss] [s:step]", lambda w, s: InStep(s, w), take_step(True))
    form("condition", "it is an|a|the [s:step]", lambda s: InStep(s), take_step(False))
    for tail, op in (("greater than", Op.GT), ("less than", Op.LT)):
        form(
            "condition",
            f"[a:amt] is {tail} [b:num]",
            lambda a, b, op=op: Compare(a, op, b),
            take_amounts(op),
        )
    for tail, op in (("or more", Op.GE), ("or less", Op.LE)):
        form(
            "condition",
            f"[a:amt] is [b:num] {tail}",
            lambda a, b, op=op: Compare(a, op, b) if of_several(a) else None,
            lambda v: None,
        )
    form(
        "condition",
        "you don't control a|an [g:np] , but control a|an [h:np]",
        lambda g, h: (
            All((NotSo(Exists(controlled(g, YOU), Number(1))), Exists(controlled(h, YOU), Number(1))))
            if one_sided(g) and one_sided(h)
            else None
        ),
        lambda v: (
            {"g": Group(v.conditions[0].condition.group.tests, ()), "h": Group(v.conditions[1].group.tests, ())}
            if isinstance(v, All)
            and len(v.conditions) == 2
            and isinstance(v.conditions[0], NotSo)
            and isinstance(v.conditions[0].condition, Exists)
            and isinstance(v.conditions[1], Exists)
            else None
        ),
    )
    form(
        "condition",
        "[t:subj] has/have [k:keyword]",
        lambda t, k: Holds(t, (Has(k),)),
        lambda v: (
            {"t": v.thing, "k": v.tests[0].keyword}
            if isinstance(v, Holds) and len(v.tests) == 1 and isinstance(v.tests[0], Has)
            else None
        ),
    )


def arrival_rows(table: Table) -> None:
    """A name that somebody has put into a field this turn, whosever it is now; kinds of cards are with the deeds."""
    table.form(
        "condition",
        "you put [g:named] into the field this turn || you have put [g:named] into the field this turn",
        lambda g: Happened(brought(g)),
        take_brought,
    )


def brought(what: Test) -> Moves:
    return Moves(Group((what,), (), EACH), to="field", doer=YOU)


def take_brought(value: object) -> Mapping[str, object] | None:
    match value:
        case Happened(Moves(Group((Is() as name,)), None, "field") as pattern, 1) if pattern == brought(name):
            return {"g": name}
    return None


def graveyard_rows(table: Table) -> None:
    """What was put into a graveyard from the field this turn."""
    form = table.form
    for words, whose in (("the field", None), ("your field", YOU), ("@opponents field", OPPONENT)):
        for count, low in (("a|an", Number(1)), ("[n:num] or more", None)):
            form(
                "condition",
                f"{count} [g:np] was|were put into a graveyard from {words} this turn",
                lambda g, n=low, whose=whose: died(g, whose, n),
                take_died(whose, low is not None),
            )
    form(
        "each",
        "for each [g:np] put into a graveyard from the field this turn",
        lambda g: Occurred(Moves(g, "field", "break")) if not g.zones else None,
        lambda v: {"g": v.pattern.what} if isinstance(v, Occurred) and isinstance(v.pattern, Moves) else None,
    )


def died(group: Group, whose: Who | None, low: Amount | None) -> object:
    if group.zones or not isinstance(low, Number) or (whose is not None and group.side != EACH):
        return None
    side = group.side if whose is None else whose
    return Happened(Moves(replace(group, side=side), "field", "break"), low.value)


def take_died(whose: Who | None, single: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happened(Moves(group, "field", "break", None), low) if (low == 1) == single and whose is None:
                return {"g": group} if single else {"g": group, "n": Number(low)}
        return None

    return take


def take_step(whose: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, InStep) or (value.who is not None) != whose:
            return None
        return {"w": value.who, "s": value.step} if whose else {"s": value.step}

    return take


ON_FIELD = Holds(Self(), (In(Status.ON_FIELD),))


def of_several(amount: Amount) -> bool:
    """Is it a sum over several things? Of one thing these words are said by rows of their own."""
    return isinstance(amount, StatOf | CountersOn) and isinstance(amount.thing, Every)


def take_amounts(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Compare) and value.op is op and isinstance(value.right, Number):
            return {"a": value.left, "b": value.right}
        return None

    return take


def zone_rows(table: Table) -> None:
    """Cards in a hand, a graveyard, a removed area, and in the field, whoever controls them."""
    form = table.form
    form("condition", "there is|are [q:atleast] [g:np]", lambda q, g: Exists(field_group(g), q.low), take_have)
    form("condition", "you have [q:atleast] [g:np]", make_have, lambda v: None)
    form("condition", "@your_opponent has [q:atleast] [g:np]", make_have, lambda v: None)
    form(
        "condition",
        "there are no [g:np] || you have no [g:np]",
        lambda g: NotSo(Exists(field_group(g), Number(1))),
        take_have_none,
    )
    # 1414.2  in somebody's field, or in any
    table.reads("condition", "there is another [g:np]", lambda g: Exists(another(field_group(g)), Number(1)))
    for words in ("there is|are", "you have", "@your_opponent has"):
        for number, op in (("[n:num] or less|fewer", Op.LE), ("exactly [n:num]", Op.EQ)):  # 104.7
            form(
                "condition",
                f"{words} {number} [g:np]",
                lambda n, g, op=op: Compare(Count(g), op, n) if g.zones else None,
                take_counted(op),
            )


def take_counted(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Count(Group(zones=zones) as group), how, n) if zones and how is op:
                return {"n": n, "g": group}
        return None

    return take


def make_have(q: Quantity, g: Group) -> object:
    return Exists(g, q.low) if g.zones else None


def take_have(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(group, low) if is_placed(group):
            return {"q": at_least(low), "g": bare_group(group)}
    return None


def take_have_none(value: object) -> Mapping[str, object] | None:
    match value:
        case NotSo(Exists(group, Number(1))) if is_placed(group):
            return {"g": bare_group(group)}
    return None


def is_placed(group: Group) -> bool:
    """Somewhere else than where one player controls it, of which other rows speak."""
    return bool(group.zones) and (group.zones != ("field",) or group.side == EACH)


def another(group: Group) -> Group:
    return replace(group, tests=(*group.tests, Not(Same(Self()))))


LIVES = (("your life", YOU), ("@opponents life", OPPONENT))


def life_rows(table: Table) -> None:
    form = table.form
    for words, who in LIVES:
        for tail, op in (("or less|lower", Op.LE), ("or more|greater|higher", Op.GE)):
            form(
                "condition",
                f"{words} is [n:num] {tail}",
                lambda n, who=who, op=op: Compare(Resource(who, "life"), op, n),
                take_life(who, op),
            )
        other_words, other = LIVES[1] if who == YOU else LIVES[0]
        for word, op in (("less|lower", Op.LT), ("greater|more|higher", Op.GT)):
            form(
                "condition",
                f"{words} is {word} than {other_words}",
                lambda who=who, other=other, op=op: Compare(Resource(who, "life"), op, Resource(other, "life")),
                take_const(Compare(Resource(who, "life"), op, Resource(other, "life"))),
            )


def take_life(who: Who, op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Resource(whose, "life"), found, Number() as amount) if whose == who and found is op:
                return {"n": amount}
        return None

    return take


def one_that_is(g: Group, s: Test) -> object:
    return OfOne(Exists(replace(field_group(g), tests=(*g.tests, s)), Number(1))) if not g.zones else None


OWN = Holds(Self(), (OwnedBy(YOU),))  # 302.6  what one does not own has come from another's zone


def coming_rows(table: Table) -> None:
    """702: played from somewhere, which is more than to have come from there."""
    form = table.form
    form("condition", "<self> entered the field from a [z:zone]", lambda z: CameFrom(z), take_came_from)
    for category in ("condition", "conditions"):  # the two parts are said in one
        for words, zone in (
            ("your|a hand", "hand"),
            ("a|your graveyard", "break"),
            ("a|your removed area", "removed"),
            ("a|your standby area", "standby"),
        ):
            played = All((CameFrom("cast"), CameFrom(zone)))
            table.word(category, f"<self> was played from {words}", played)
        form(
            category,
            "<self> entered the field from your [z:zone]",
            lambda z: All((CameFrom(z), OWN)),
            lambda v: take_came_from(v.conditions[0]) if isinstance(v, All) and v.conditions[1:] == (OWN,) else None,
        )


def take_came_from(value: object) -> Mapping[str, object] | None:
    return {"z": value.zone} if isinstance(value, CameFrom) else None


def take_spent(value: object) -> Mapping[str, object] | None:
    if isinstance(value, WasPaid) and value.what.startswith("colour:"):
        return {"c": value.what.removeprefix("colour:")}
    return None


def counter_rows(table: Table) -> None:
    form = table.form
    form(
        "condition",
        "[t:subj] has/have [q:atleast] [k:counter] on it/them || there is|are [q:atleast] [k:counter] on [t:single]",
        lambda t, q, k: Compare(CountersOn(t, k), Op.GE, q.low),
        lambda v: (
            {"t": v.left.thing, "k": v.left.kind, "q": at_least(v.right)}
            if isinstance(v, Compare) and v.op is Op.GE and isinstance(v.left, CountersOn)
            else None
        ),
    )
    form(
        "condition",
        "[t:subj] has/have [n:num] or less|fewer [k:counter] on it/them || "
        "there is|are [n:num] or less|fewer [k:counter] on [t:single]",
        lambda t, n, k: Compare(CountersOn(t, k), Op.LE, n),
        lambda v: (
            {"t": v.left.thing, "k": v.left.kind, "n": v.right}
            if isinstance(v, Compare) and v.op is Op.LE and isinstance(v.left, CountersOn)
            else None
        ),
    )
    form(
        "condition",
        "[t:subj] has/have no [k:counter] on it|them || there is|are no [k:counter] on [t:single]",
        lambda t, k: Compare(CountersOn(t, k), Op.EQ, Number(0)),
        lambda v: (
            {"t": v.left.thing, "k": v.left.kind}
            if isinstance(v, Compare) and v.op is Op.EQ and isinstance(v.left, CountersOn) and v.right == Number(0)
            else None
        ),
    )
