"""Wordings that few cards use for meanings that other chapters have: most are read and never printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import Limits, Static
from arbiter.script.amounts import Count, Number, Plus, StatOf
from arbiter.script.base import Amount, Condition, How, Lasting, Op, Position, Stat, Statement, Status, Thing
from arbiter.script.conditions import Any, Compare, Exists, Happened, Holds, NotSo
from arbiter.script.costs import MoveSome
from arbiter.script.effects import Choose, Delay, Discard, Establish, GainControl, Mill, Move, Pick, Reveal
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, In, IsNamed, Not, Same, Self, StatIs, TopCards
from arbiter.script.patterns import ANYTHING, AnyPattern, Casts, DealsDamage, IsChosen, Moves, Rests
from arbiter.script.statements import (
    Affects,
    CostChange,
    Forbid,
    ForbidChoose,
    ForbidPlay,
    Mark,
    PayRule,
    Replace,
)
from arbiter.script.walk import walk
from arbiter.text.core.abilities import make_triggered
from arbiter.text.core.amounts import times
from arbiter.text.core.choosing import place, unplace
from arbiter.text.core.delays import to_event
from arbiter.text.core.patterns import fill, take_two_enter
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.statements import as_group, is_dealing, make_about, take_about
from arbiter.text.core.things import ANY_NUMBER, field_group
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref, Together, Where
from arbiter.text.grammar import Table


def variant_rows(table: Table) -> None:
    condition_variants(table)
    event_variants(table)
    effect_variants(table)
    static_variants(table)
    counting_variants(table)


def condition_variants(table: Table) -> None:
    reads = table.reads
    table.form(
        "condition",
        "you have cast [g:agent] this turn",
        lambda g: Happened(Casts(YOU, g)),
        lambda v: (
            {"g": v.pattern.what} if isinstance(v, Happened) and v.low == 1 and isinstance(v.pattern, Casts) else None
        ),
    )
    reads("condition", "you have cast [a:named] this turn", lambda a: Happened(Casts(YOU, Group((a,), ()))))
    reads(
        "condition",
        "[g:agent] was put from the @field into the @zone_break this turn",
        lambda g: Happened(Moves(g, origin="field", to="break")),
    )
    reads(
        "condition",
        "[g:agent] was returned from the @field to its owner 's hand this turn",
        lambda g: Happened(Moves(g, origin="field", to="hand")),
    )
    reads(
        "condition",
        "all the? [g:allnp] have [c:colour] @colour_noun",
        lambda g, c: NotSo(Exists(field_group(replace(g, tests=(*g.tests, Not(c)))), Number(1))),
    )
    reads("condition", "[t:subj] is also a|an [a:noms]", lambda t, a: Holds(t, a) if a else None)
    reads("conditions", "[a:condition] , or if [b:condition]", lambda a, b: Any((a, b)))


def event_variants(table: Table) -> None:
    reads = table.reads
    reads(
        "events",
        "[e:event] or chosen by [b:poss] [k:kinds]",
        lambda e, b, k: AnyPattern((e, IsChosen(ANYTHING, b, k))),
    )
    reads("pattern", "@ready_state [g:selfagent] becomes @rested", lambda g: Rests(g))
    reads(
        "pattern",
        "[g:agent] enters your @field other than from your hand",
        lambda g: Moves(g if Same in map(type, g.tests) else replace(g, side=YOU), to="field", not_origin="hand"),
    )
    reads(
        "event",
        "returns/return to its owner 's hand from the @field",
        lambda: Moves(ANYTHING, origin="field", to="hand"),
    )
    reads("countee", "any player 's card", lambda: ANYTHING)
    table.row(
        "event",
        "is/are dealt [amount:num] damage || receives/receive [amount:num] damage",
        DealsDamage,
        source=ANYTHING,
        to=Group((), ("hole",), EACH),
        op=Op.EQ,
    )
    reads("player", "either player", lambda: EACH)
    table.form(
        "pattern",
        "[g:selfagent] , [h:agent] or [i:agent] [e:entersyour]",
        lambda g, h, i, e: AnyPattern(tuple(fill(e, each) for each in (g, h, i))),
        take_three_enter,
    )
    reads(
        "patterns",
        "[g:agent] [e:event] , [f:event] or when [b:pattern]",
        lambda g, e, f, b: AnyPattern((fill(e, g), fill(f, g), b)),
    )
    reads(
        "triggered",
        "during each turn , when [p:patterns] for the first time , [b:body]",
        lambda p, b: make_triggered(p, b, None, Limits(per_turn=1)),
    )


def take_three_enter(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((Moves() as first, second, third)):
            pair = take_two_enter(AnyPattern((first, second)))
            last = take_two_enter(AnyPattern((first, third)))
            if pair and last and pair["e"] == last["e"]:
                return {**pair, "i": last["h"]}
    return None


def effect_variants(table: Table) -> None:
    reads = table.reads
    table.row("clause", "give control of [thing:obj] to @your_opponent", GainControl, who=OPPONENT)
    reads(
        "clause",
        "@your_opponent puts the top card of their deck into the @zone_break",
        lambda: Mill(OPPONENT, Number(1), "break", How.PUT, UNBOUND),
    )
    table.word("clause", "reveal the top card of @opponents deck", Reveal(UNBOUND, TopCards(OPPONENT, Number(1))))
    table.form(
        "clauses",
        "put [q:quantity] [g:np] among them on top of your deck and the other at|to the bottom of your deck",
        top_and_bottom,
        take_top_and_bottom,
    )
    reads("clauses", "[a:clause] then [b:clause]", lambda a, b: InOrder((a, b)))
    reads(
        "clause",
        "[c:each] , [w:other] discards [n:whole] card|cards || "
        "[c:each] , [w:other] discards [n:whole] card|cards from their hand",
        lambda c, w, n: Discard(w, times(n, c)),
    )
    reads(
        "clause",
        "choose any number of [g:allnp]",
        lambda g: Choose(UNBOUND, place(g), Number(0), ANY_NUMBER),
    )
    reads(
        "clause",
        "during this turn , the next damage dealt to [t:obj] by [s:agent] [d:dmgend]",
        lambda t, s, d: Establish((replace(d, pattern=DealsDamage(s, as_group(t))),), Lasting.TURN, 1),
    )
    # What holds for this turn as a rule of its own.
    table.form(
        "sentence",
        "during this turn , [s:prohibition]",
        lambda s: Establish((s,)),
        lambda v: (
            {"s": v.statements[0]}
            if isinstance(v, Establish) and v == Establish((v.statements[0],)) and is_prohibition(v.statements[0])
            else None
        ),
    )
    table.form(
        "prohibition",
        "[s:statement]",
        lambda s: s if is_prohibition(s) else None,
        lambda v: {"s": v},
    )
    for template in ("during this turn , [t:subj] [s:svp]", "[t:subj] [s:svp] this turn"):
        table.form("sentence", template, made_for_turn, take_for_turn)
    reads(
        "sentence",
        "during this turn , if [p:pattern] , [a:clause] instead",
        lambda p, a: Establish((Replace(p, to_event(effects_of(a))),)),
    )
    reads(
        "sentence",
        "when [p:pattern] during this turn , [a:sentence]",
        lambda p, a: Delay(p, effects_of(a), Lasting.TURN),
    )
    for verb, to, how in (
        ("put [q:quantity] [g:np] and [r:quantity] [h:np] into the @zone_break", "break", How.PUT),
        ("remove [q:quantity] [g:np] and [r:quantity] [h:np] from @removed", "removed", How.REMOVE),
    ):
        reads(
            "costrun",
            verb,
            lambda q, g, r, h, to=to, how=how: (
                (MoveSome(field_group(g), q.high, to, how), MoveSome(field_group(h), r.high, to, how))
                if q.low == q.high and r.low == r.high
                else None
            ),
        )
    table.row("costof", "[thing:pron]", StatOf, stat=Stat.COST)
    reads(
        "postest",
        "with a? cost inferior to that of [a:costof]",
        lambda a: StatIs(Stat.COST, Op.LT, a),
    )
    reads("postest", "of named [q:quality]", lambda q: IsNamed(q, UNBOUND))


def top_and_bottom(q: Quantity, g: Group) -> object:
    """One of those seen on top, the other at the bottom."""
    if g.side != EACH or g.zones:
        return None
    pick = Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND)
    top = Move(Ref("picked"), "deck", How.PUT, Position.TOP)
    return InOrder((pick, top, Move(Ref("other"), "deck", How.PUT, Position.BOTTOM)))


def take_top_and_bottom(value: object) -> Mapping[str, object] | None:
    match value:
        case Together((InOrder((Pick() as pick, top)), bottom)):
            quantity, group = Quantity(pick.low, pick.high), Group(pick.tests, ())
            made = top_and_bottom(quantity, group)
            return {"q": quantity, "g": group} if made == InOrder((pick, top, bottom)) else None
    return None


def counting_variants(table: Table) -> None:
    """Numbers taken from two places."""
    form = table.form
    table.word("where", "you own removed from @removed", Where(("removed",), YOU))
    form("places", "[g:np] and/or [h:np]", two_places, take_two_places)
    form("each", "for each [a:places]", lambda a: a, lambda v: {"a": v} if isinstance(v, Plus) else None)
    form(
        "clause",
        "choose up to the same number of [g:np] as the? [a:places]",
        lambda g, a: Choose(UNBOUND, place(g), Number(0), a),
        lambda v: (
            {"g": unplace(v.group), "a": v.high}
            if isinstance(v, Choose) and v == Choose(v.slot, v.group, Number(0), v.high) and isinstance(v.high, Plus)
            else None
        ),
    )
    form(
        "condition",
        "you have a total of [n:num] or more [a:places]",
        lambda n, a: Compare(a, Op.GE, n),
        lambda v: {"n": v.right, "a": v.left} if isinstance(v, Compare) and v.op is Op.GE else None,
    )


def two_places(g: Group, h: Group) -> object:
    return Plus(Count(g), Count(h)) if g.zones and h.zones and g.zones != h.zones else None


def take_two_places(value: object) -> Mapping[str, object] | None:
    match value:
        case Plus(Count(left), Count(right)):
            return {"g": left, "h": right}
    return None


def is_prohibition(statement: object) -> bool:
    return isinstance(statement, ForbidPlay) or (isinstance(statement, Forbid) and not said_of_things(statement))


def said_of_things(statement: Forbid) -> bool:
    """Whether the prohibition is on particular objects, which is said of them ("it cannot be removed")."""
    return isinstance(statement.pattern, Moves | Rests) or is_dealing(statement.pattern)


def made_for_turn(t: Thing, s: Statement) -> object:
    made = make_about(t, s)
    return Establish((made,)) if isinstance(made, Forbid) else None


def take_for_turn(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Forbid() as statement,), Lasting.TURN, None) if said_of_things(statement):
            return take_about(statement)
    return None


def static_variants(table: Table) -> None:
    form, reads = table.form, table.reads
    reads(
        "static",
        "<self> can attack once more this turn .",
        lambda: Static("", None, (Affects(Self(), (Mark("attacks_once_more"),)),)),
    )
    reads(
        "static",
        "[t:statsubj] can only attack if [c:conditions] .",
        can_only_attack_if,
    )
    form(
        "svp",
        "cannot be chosen by [k:kinds] of the named [q:quality]",
        lambda k, q: ForbidChoose(ANYTHING, EACH, k, Group((IsNamed(q, UNBOUND),), (), EACH)),
        lambda v: (
            {"k": v.kinds, "q": v.sources.tests[0].quality}
            if isinstance(v, ForbidChoose) and v.sources.tests and isinstance(v.sources.tests[0], IsNamed)
            else None
        ),
    )
    form(
        "svp",
        "cannot be chosen by [c:colour] Summons or [d:colour] abilities",
        lambda c, d: ForbidChoose(ANYTHING, sources=Group((c,), (), EACH)) if c == d else None,
        lambda v: (
            {"c": v.sources.tests[0], "d": v.sources.tests[0]}
            if isinstance(v, ForbidChoose)
            and v == ForbidChoose(v.what, sources=v.sources)
            and len(v.sources.tests) == 1
            else None
        ),
    )
    form(
        "event",
        "is/are dealt damage by [k:kinds2] of the named [q:quality]",
        lambda k, q: DealsDamage(Group((IsNamed(q, UNBOUND),), (), EACH), Group((), ("hole",), EACH), by_kind=k),
        lambda v: None,
    )
    reads(
        "static",
        "if [c:conditions] , the cost required to cast [w:castee] is reduced by [n:num] "
        "and can be paid with @mana of any @colour_noun .",
        lambda c, w, n: Static("", None, (CostChange(w, YOU, n), PayRule(w, "any_colour")), c),
    )
    # One paragraph, two static abilities.
    reads(
        "character",
        "[s:statement] . if [c:conditions] , [t:statement] .",
        lambda s, c, t: (Static("", None, (s,)), Static("", None, (t,), c)),
    )
    for comma in ("", " ,"):
        reads(
            "character",
            f"if [c:conditions] , [s:statement]{comma} and if you have [n:num] or more , [t:statement] .",
            more_so,
        )


def can_only_attack_if(t: Thing, c: Condition) -> Static | None:
    """Nothing is attacking or in a party before it attacks: a condition that asks that would never let it."""
    if any(isinstance(part, In) and part.status in (Status.IN_PARTY, Status.ATTACKING) for part in walk(c)):
        return None
    return Static("", None, (Affects(t, (Mark("cannot_attack"),)),), NotSo(c))


def more_so(c: Condition, s: Statement, n: Amount, t: Statement) -> object:
    """ "... and if you have 7 or more, ...": of what the condition before counted."""
    if isinstance(c, Exists):
        second: Condition = replace(c, low=n)
    elif isinstance(c, Compare) and c.op is Op.GE:
        second = replace(c, right=n)
    else:
        return None
    return Static("", None, (s,), c), Static("", None, (t,), second)
