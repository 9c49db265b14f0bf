"""Other words for times, events, nouns and conditions that the shared rows have, as players and judges say them.

A phase without whose it is, what happens in a phase only, the second Summon of a turn, another Forward, a Forward that
is not attacking, more Forwards than your opponent. They are read and never printed.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.abilities import Limits, Static
from arbiter.script.amounts import Count, Occurred, StatOf
from arbiter.script.base import Amount, Condition, Op, Pattern, Stat, Statement, Status, Who
from arbiter.script.conditions import Compare, Holds, InStep, NotSo
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Affected,
    DidThisTurn,
    Group,
    In,
    Not,
    OwnedBy,
    Same,
    Self,
    StatIs,
)
from arbiter.script.patterns import (
    ANYTHING,
    Attacks,
    Becomes,
    Casts,
    DealsDamage,
    Draws,
    IsChosen,
    Moves,
    Readies,
    Rests,
    StepBegins,
)
from arbiter.script.statements import CostChange, Permit
from arbiter.text.core.abilities import make_triggered
from arbiter.text.core.anywhere import take_step
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.patterns import HOLE, is_state
from arbiter.text.core.sentences import Effects
from arbiter.text.draft import DidSo, SaidPlayer
from arbiter.text.grammar import Make, Table

PLAYERS = (("your", YOU), ("@opponents", OPPONENT), ("each player 's", EACH))


def event_synonym_rows(table: Table) -> None:
    time_rows(table)
    event_rows(table)
    noun_rows(table)
    condition_rows(table)


# ---------------------------------------------------------------- times


def time_rows(table: Table) -> None:
    """9.3.1.3, 9.5.1.1: a phase that is nobody's in particular is that of every turn."""
    reads = table.reads
    reads("time", "at the beginning of the?? [s:step] || at the beginning of each [s:step]", lambda s: StepBegins(s))
    reads("time", "at the beginning of each player 's [s:step]", lambda s: StepBegins(s))
    for words, who in PLAYERS:
        reads("time", f"at the beginning of {words} turn", lambda who=who: StepBegins("active", who))
    reads("time", "at the beginning of the|each turn", lambda: StepBegins("active"))
    # 9.2.1.2  what happens in a phase is heard there, and dealt with when somebody has priority again
    for condition in ("", " if [c:conditions] ,"):
        reads(
            "triggered",
            f"when [p:patterns] [s:inphase] ,{condition} [b:body]",
            lambda p, s, b, c=None: make_triggered(p, b, c, Limits(condition=s)),
        )
    reads("inphase", "during [w:poss] [s:step]", lambda w, s: InStep(s, w))
    reads("inphase", "during the|each [s:step]", lambda s: InStep(s))
    reads("inphase", "[x:outsidephase]", lambda x: x)
    for words in ("except during", "other than during", "outside", "outside of"):
        reads("outsidephase", f"{words} [w:poss] [s:step]", lambda w, s: NotSo(InStep(s, w)))
        reads("outsidephase", f"{words} the [s:step]", lambda s: NotSo(InStep(s)))
    for words, who in PLAYERS[:2]:
        table.form(
            "during",
            f"during {words} [s:step]",
            lambda s, who=who: InStep(s, who),
            take_step(who),
        )
    reads("triggered", "when [c:condition] , [b:body]", when_it_is_so)  # 11.8.18  "when you have no cards in your hand"
    for which in ("your [n:ordinal] [g:np]", "the [n:ordinal] [g:np]", "a|an [n:ordinal] [g:np]"):
        for when in ("each|this turn", "in|of a|the|each turn"):
            reads("triggered", f"when you cast {which} {when} , [b:body]", nth_cast)
    for when in ("each|this turn", "in|of a|the|each turn"):
        reads("triggered", f"when you draw your [n:ordinal] card {when} , [b:body]", lambda n, b: nth(Draws(YOU), n, b))
        reads(
            "triggered",
            f"when @your_opponent casts their [n:ordinal] [g:np] {when} , [b:body]",
            lambda n, g, b: nth(Casts(OPPONENT, g), n, b) if one_sided(g) else None,
        )


def when_it_is_so(c: Condition, b: Effects) -> object:
    return make_triggered(Becomes(c), b) if is_state(c) else None


def nth_cast(n: Amount, g: Group, b: Effects) -> object:
    """The second Summon of a turn is known when it is cast; what is cast in response does not undo that."""
    if not one_sided(g):
        return None
    return nth(Casts(YOU, g), n, b)


def nth(pattern: Pattern, n: Amount, b: Effects) -> object:
    return make_triggered(pattern, b, None, Limits(condition=Compare(Occurred(pattern), Op.EQ, n)))


# ---------------------------------------------------------------- events


def event_rows(table: Table) -> None:
    reads = table.reads
    reads("event", "forms/form a party", lambda: Attacks(ANYTHING, True))  # 15.1.1.9.1
    reads("event", "is/are activated", lambda: Readies(ANYTHING))
    reads("event", "is/are dulled", lambda: Rests(ANYTHING))
    reads(
        "event",
        "is/are dealt battle damage || receives/receive battle damage",
        lambda: DealsDamage(ANYTHING, HOLE, combat=True),
    )
    # 6.5.1  whose Forward, Summon or ability deals it
    theirs = DealsDamage(Group((), (), OPPONENT), player=YOU)
    reads("pattern", "@your_opponent deals damage to you || @your_opponent deals you damage", lambda: theirs)
    reads("pattern", "[w:player] receives/receive damage from [s:agent]", lambda w, s: DealsDamage(s, player=w))
    for words in ("receives/receive damage due to", "receives/receive damage from"):
        reads(
            "pattern",
            f"[w:player] {words} [b:poss] [k:kinds]",
            lambda w, b, k: DealsDamage(ANYTHING, player=w, by=b, by_kind=k),
        )
    reads("event", "is/are chosen by [k:kinds2]", lambda k: IsChosen(ANYTHING, EACH, k) if len(k) == 1 else None)
    reads("agent", "another [g:np]", lambda g: replace(g, tests=(Not(Same(Self())), *g.tests)))
    for words, who in PLAYERS[:2]:
        gone = Moves(Group((OwnedBy(who),), (), EACH), origin="break", other_than_origin=True)
        reads("event", f"leaves/leave {words} @zone_break", lambda gone=gone: gone)
    for words, who in PLAYERS[:2]:  # 7.3  whose zone, whose card
        reads(
            "event",
            f"is/are put into {words} @zone_break",
            lambda who=who: Moves(Group((OwnedBy(who),), (), EACH), to="break"),
        )


# ---------------------------------------------------------------- nouns


def noun_rows(table: Table) -> None:
    reads = table.reads
    reads("player", "players", lambda: EACH)
    reads("other", "that player", lambda: SaidPlayer())
    reads("pre", "non - [a:colour]", lambda a: Not(a))
    reads("postest", "that is|are [s:status]", lambda s: s)
    reads("postest", "that is|are not [s:status] || that isn't|aren't [s:status]", lambda s: Not(s))
    attacked = In(Status.ATTACKED_THIS_TURN)
    reads("postest", "that attacked this turn || that has|have attacked this turn", lambda: attacked)
    hurt = DidThisTurn(DealsDamage(ANYTHING, Group((), ())))
    for words in ("has|have received damage", "received damage", "has|have been dealt damage", "was|were dealt damage"):
        reads("postest", f"that {words} this turn", lambda: hurt)
    for tail, op in (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ)):
        reads("postest", f"with cost [n:num] {tail}".strip(), lambda n, op=op: StatIs(Stat.COST, op, n))
        for words in ("with a? power of", "with power"):
            reads("postest", f"{words} [n:num] {tail}".strip(), lambda n, op=op: StatIs(Stat.POWER, op, n))
    for words, op in (("higher|greater", Op.GT), ("lower|less", Op.LT)):
        for noun, stat in (("@power", Stat.POWER), ("cost", Stat.COST)):
            own = StatIs(stat, op, StatOf(Affected(), stat))
            reads("owntest", f"of|with a? {words} {noun}", lambda own=own: own)
            reads("owntest", f"of|with a? {words} {noun} than its own", lambda own=own: own)


# ---------------------------------------------------------------- conditions

CASTING = (CostChange, Permit)  # an "if" behind these is said elsewhere


def compared(zone: str, who: Who, op: Op, other: Who) -> Make:
    """As many cards of one player's, compared with as many of the other's."""
    mine, theirs = (Count(Group((), (zone,), side)) for side in (who, other))
    return lambda: Compare(mine, op, theirs)


def condition_rows(table: Table) -> None:
    reads = table.reads
    for words, op in (("more", Op.GT), ("less|fewer", Op.LT)):
        for start, who, end, other in (
            ("you control", YOU, "@your_opponent does?", OPPONENT),
            ("@your_opponent controls", OPPONENT, "you do?", YOU),
        ):
            reads(
                "condition",
                f"{start} {words} [g:np] than {end}",
                lambda g, who=who, other=other, op=op: (
                    Compare(Count(Group(g.tests, ("field",), who)), op, Count(Group(g.tests, ("field",), other)))
                    if one_sided(g)
                    else None
                ),
            )
        for start, who, end, other in (
            ("you have * cards in your hand", YOU, "@your_opponent does?", OPPONENT),
            ("@your_opponent has * cards in their hand", OPPONENT, "you do?", YOU),
        ):
            reads("condition", f"{start.replace('*', words)} than {end}", compared("hand", who, op, other))
        for start, who, end, other in (
            ("you have", YOU, "@your_opponent has?", OPPONENT),
            ("@your_opponent has", OPPONENT, "you have?", YOU),
        ):
            for noun in ("points of damage", "damage"):
                template = f"{start} received {words} {noun} than {end}"
                reads("condition", template, compared("damage", who, op, other))  # 7.8.2
    reads("static", "as long as [c:conditions] , [s:statement] . || while [c:conditions] , [s:statement] .", while_so)
    for joint in ("as long as", "while", "if"):
        reads("static", f"[s:statement] {joint} [c:conditions] .", while_so)
    reads("condition", "you do || they do", lambda: DidSo())
    reads("condition", "[t:subj] is|are in a party", lambda t: Holds(t, (In(Status.IN_PARTY),)))
    idle = NotSo(Holds(Self(), (In(Status.ATTACKED_THIS_TURN),)))
    for words in ("didn't attack", "did not attack", "hasn't attacked", "has not attacked"):
        reads("condition", f"<self> {words} this turn", lambda: idle)


def while_so(s: Statement, c: Condition) -> object:
    return Static("", None, (s,), c) if not isinstance(s, CASTING) else None
