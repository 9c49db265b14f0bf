"""What combines with anything: alternatives, amounts and conditions in any place, what was done before.

Each row here is a joint and not a sentence: two verbs with an "or" between them, a number for each of something
behind any verb, a condition on how often something has happened, several objects of one verb.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Count, CountOf, Distinct, ExtremeStat, Minus, Number, StatOf
from arbiter.script.base import Effect, How, Op, Quality, Stat, Status, Thing
from arbiter.script.conditions import Compare, Exists, Happened, Holds
from arbiter.script.effects import Choose, Declare, If, MayPay, Move, PerformSome, RemoveCounters, Search
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Both,
    ControlledBy,
    Every,
    Group,
    In,
    Not,
    Only,
    Self,
    Shares,
    StatIs,
)
from arbiter.script.patterns import ANYTHING, Draws, Moves
from arbiter.script.statements import AddWord
from arbiter.text.core.amounts import make_count, make_move_some, take_times, times
from arbiter.text.core.changes import Changes
from arbiter.text.core.choosing import place, unplace
from arbiter.text.core.conditions import make_has, one_sided
from arbiter.text.core.qualities import make_two_costs
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.several_nouns import Tests
from arbiter.text.core.statements import both_self
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import UNBOUND, DidSo, InOrder, Quantity, Ref, SoMany, WhenDidSo
from arbiter.text.grammar import Table, Take


def combining_rows(table: Table) -> None:
    alternative_rows(table)
    amount_rows(table)
    condition_rows(table)
    noun_rows(table)
    done_rows(table)


def alternative_rows(table: Table) -> None:
    """One of two things, as the player likes while it is carried out."""
    form, reads = table.form, table.reads
    form("clauses", "[a:clause] or [b:clause]", either_clause, take_either)
    reads("clause", "[a:clause] also || [a:clause] as well", lambda a: a)
    # the player says which of the two, then the word; of what was not named nothing is gained
    reads("clause", "name 1 [q:quality] or 1 [r:quality]", lambda q, r: either(name_one(q), name_one(r)))
    reads("vp", "gains/gain the named [q:quality] or [r:quality]", named_words)
    reads(
        "vp", "gains/gain [c:gains] and the named [q:quality] or [r:quality]", lambda c, q, r: (*c, *named_words(q, r))
    )
    # several objects of one verb
    for category in ("obj", "subj"):
        reads(category, "[a:single] as well as [b:definite]", lambda a, b: Both((a, b)))
        reads(category, "[a:several] , and [b:definite]", lambda a, b: Both((a, b)))


def name_one(q: Quality) -> Effect:
    return Declare(UNBOUND, q)


def named_words(q: Quality, r: Quality) -> Changes:
    return (AddWord(q, "", UNBOUND), AddWord(r, "", UNBOUND))


def either(a: Effect, b: Effect) -> PerformSome:
    return PerformSome(Number(1), (effects_of(a), effects_of(b)))


def either_clause(a: Effect, b: Effect) -> PerformSome | None:
    """What is found is there for both: "search for 1 card and add it to your hand or play it" is one search."""
    if isinstance(a, InOrder) and isinstance(a.effects[0], Search) and isinstance(b, Move):
        return None
    return either(a, b)


def take_either(value: object) -> Mapping[str, object] | None:
    match value:
        case PerformSome(Number(1), ((a,), (b,)), False):
            return {"a": a, "b": b}
    return None


def amount_rows(table: Table) -> None:
    form, reads, row = table.form, table.reads, table.row
    form(
        "clause",
        "remove [n:whole] [k:counter] from [t:obj] [c:each]",
        lambda n, k, t, c: RemoveCounters(t, k, times(n, c)),
        lambda v: (
            {"t": v.thing, "k": v.kind, **each}
            if isinstance(v, RemoveCounters) and (each := take_times(v.amount))
            else None
        ),
    )
    form(
        "dmg",
        "[n:whole] damage minus [m:whole] damage [c:each]",
        lambda n, m, c: Minus(n, times(m, c)),
        lambda v: (
            {"n": v.left, "m": each["n"], "c": each["c"]}
            if isinstance(v, Minus) and isinstance(v.left, Number) and (each := take_times(v.right))
            else None
        ),
    )
    reads("cards", "[a:num] more card/cards || [a:num] additional card/cards", lambda a: a)
    row("each", "for each @mana required to cast the highest cost [group:placednp]", ExtremeStat, stat=Stat.COST)
    row("amt", "the highest cost among [group:fieldnp]", ExtremeStat, stat=Stat.COST)
    reads(
        "amt",
        "the highest @power [g:placednp] || the highest @power of [g:fieldnp]",
        lambda g: ExtremeStat(g, Stat.POWER),
    )
    reads("each", "for each [g:allnp]", make_count)
    form("placednp", "[g:np]", placed, take_placed)
    form(
        "amt",
        "the total @power of [t:definite]",
        lambda t: StatOf(t, Stat.POWER),
        lambda v: {"t": v.thing} if isinstance(v, StatOf) and isinstance(v.thing, Every) else None,
    )


def placed(g: Group) -> object:
    return field_group(g) if g.zones or g.side != EACH else None


def take_placed(value: object) -> Mapping[str, object] | None:
    group = bare_group(value)
    return {"g": group} if group is not None and placed(group) else None


def condition_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    reads(
        "condition",
        "there are exactly [n:num] different @colour_nouns among the? [g:allnp]",
        lambda n, g: Compare(Distinct(field_group(g), Quality.COLOUR), Op.EQ, n),
    )
    for words, side in (("you control", YOU), ("@your_opponent controls", OPPONENT)):
        reads(
            "condition",
            f"{words} exactly [n:num] [g:np]",
            lambda n, g, side=side: (
                Compare(Count(Group(g.tests, ("field",), side)), Op.EQ, n) if one_sided(g) else None
            ),
        )
    reads(
        "condition",
        "you control [n:num] or more different @colour_noun [g:allnp]",
        lambda n, g: (
            Compare(Distinct(Group(g.tests, ("field",), YOU), Quality.COLOUR), Op.GE, n) if one_sided(g) else None
        ),
    )
    form(
        "condition",
        "[n:whole] or more [g:allnp] were put from the @field into the @zone_break this turn || "
        "[n:whole] or more [g:allnp] have been put from the @field into the @zone_break this turn",
        lambda n, g: Happened(Moves(g, origin="field", to="break"), n.value) if n.value > 1 and not g.zones else None,
        take_often(Moves(ANYTHING, origin="field", to="break")),
    )
    form(
        "condition",
        "[n:whole] or more [g:allnp] have left the @field this turn",
        lambda n, g: (
            Happened(Moves(g, origin="field", other_than_origin=True), n.value) if n.value > 1 and not g.zones else None
        ),
        take_often(Moves(ANYTHING, origin="field", other_than_origin=True)),
    )
    for stat, noun in ((Stat.POWER, "@power"), (Stat.COST, "cost")):
        for tail, op in (("or more", Op.GE), ("or less", Op.LE)):
            reads(
                "condition",
                f"the {noun} of [t:single] is [n:num] {tail}",
                lambda t, n, op=op, stat=stat: Compare(StatOf(t, stat), op, n),
            )
        reads(
            "condition",
            f"the {noun} of [t:single] is equal to or less than [n:amt]",
            lambda t, n, stat=stat: Compare(StatOf(t, stat), Op.LE, n),
        )
    form(
        "condition",
        "[t:subj] has/have received [n:whole] damage or more || [t:subj] has/have received [n:whole] or more damage",
        lambda t, n: Compare(StatOf(t, Stat.DAMAGE), Op.GE, n),
        lambda v: (
            {"t": v.left.thing, "n": v.right}
            if isinstance(v, Compare) and v.op is Op.GE and isinstance(v.left, StatOf) and v.left.stat is Stat.DAMAGE
            else None
        ),
    )
    reads("condition", "<self> is on your @field", lambda: Holds(Self(), (In(Status.ON_FIELD), ControlledBy(YOU))))
    reads("condition", "you have [n:num] or more", lambda n: SoMany(n))
    reads(
        "condition",
        "[n:num] or more of your cards have been removed from @removed",
        lambda n: Exists(Group((), ("removed",), YOU), n),
    )
    reads("condition", "you have a total of [q:atleast] [g:np]", make_has(YOU))
    reads("condition", "you have drawn [n:whole] or more cards", lambda n: Happened(Draws(YOU), n.value))
    for tail, op in (("or less", Op.LE), ("or more", Op.GE)):
        for due in ("", " by the previous effect"):
            reads(
                "condition",
                f"[t:possessor] @power has become [n:num] {tail}{due}",
                lambda t, n, op=op: Compare(StatOf(t, Stat.POWER), op, n),
            )
    # limits of three parts, the last of them how often
    reads(
        "uselimits",
        "you can only use this ability [a:limit] , [b:limit] and only [c:oncelimit] .",
        lambda a, b, c: (a, b, c),
    )


def noun_rows(table: Table) -> None:
    """Tests behind a noun: what is shared with something else, two of them with an "and"."""
    form, reads = table.form, table.reads
    form(
        "postest",
        "of|with the same [q:quality] as [t:definite]",
        lambda q, t: Shares(q, t),
        lambda v: {"q": v.quality, "t": v.thing} if isinstance(v, Shares) and v.thing != Ref("it") else None,
    )
    form(
        "postest",
        "of|with the same [q:quality]",
        lambda q: Shares(q, Ref("it")),
        lambda v: {"q": v.quality} if isinstance(v, Shares) and v.thing == Ref("it") else None,
    )
    reads("postest", "of all @colour_nouns except [c:colour]", lambda c: Not(c))
    reads("postest", "of cost|costs [a:num] and [b:num]", make_two_costs)
    reads("posts", "[a:postest] and [b:postest]", lambda a, b: (a, b) if is_cost(b) else None)
    reads("subj", "<self> and the [g:allnp]", both_self)
    for verb, to, how in (
        ("put a total of [q:quantity] [g:np] into the @zone_break", "break", How.PUT),
        ("remove a total of [q:quantity] [g:np] from @removed", "removed", How.REMOVE),
    ):
        reads("costpart", verb, make_move_some(to, how)[0])


def is_cost(test: object) -> bool:
    return isinstance(test, StatIs) and test.stat is Stat.COST


def take_often(kind: Moves) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happened(Moves() as moved, low) if low > 1 and kind == Moves(
                ANYTHING, moved.origin, moved.to, moved.how, other_than_origin=moved.other_than_origin
            ):
                return {"n": Number(low), "g": moved.what}
        return None

    return take


def done_rows(table: Table) -> None:
    """What the text itself has moved: "for each card removed by this effect"."""
    form = table.form
    for verb, way in (
        ("removed", "removed from @removed"),
        ("put", "put into the @zone_break"),
        ("put", "put from the @field into the @zone_break"),
    ):
        due = "|".join(("by this effect", "due to this ability", "this way"))
        for words in due.split("|"):
            form(
                "each",
                f"for each [a:head] you? have? {verb if verb == 'removed' else way} {words}",
                lambda a, verb=verb: CountOf(done(verb, a)),
                take_done(verb),
            )
            for be in ("are|is|were", "have|has been"):
                for more in ("or more ", ""):
                    form(
                        "didcount",
                        f"[n:whole] {more}[a:head] {be} {way} {words}",
                        lambda n, a, verb=verb: Compare(CountOf(done(verb, a)), Op.GE, n),
                        take_did(verb) if more else (lambda v: None),
                    )
    table.same("condition", "[a:didcount]")
    table.reads(
        "sentence", "when it enters the @field , [a:sentence]", lambda a: WhenDidSo(effects_of(a), entered=True)
    )
    table.reads(
        "sentence",
        "you may pay [c:symcost] , if you do so , [a:sentence]",
        lambda c, a: InOrder((MayPay(c, slot=UNBOUND), If(DidSo(), effects_of(a)))),
    )
    shown_rows(table)
    form(
        "sentence",
        "when [c:didcount] , [a:sentence]",
        lambda c, a: WhenDidSo(effects_of(a), c),
        lambda v: {"c": v.condition, "a": as_one(v.effects)} if isinstance(v, WhenDidSo) and v.condition else None,
    )


SHOWN = Ref("revealed", True)
AMONG = Ref("among", True)  # those that were shown, else those that were spoken of last
THEM = (SHOWN, Ref("these", True), Ref("it", True))  # words for the same cards, as the printer finds them


def shown_rows(table: Table) -> None:
    """The cards that were revealed or looked at, counted."""
    form, reads = table.form, table.reads
    form("each", "for each [g:np] among them", count_shown, take_shown)
    reads("each", "for each [g:np] revealed this way || for each [g:np] among the revealed cards", count_shown)
    reads("each", "for each [a:head] you revealed", lambda a: CountOf(SHOWN))
    form(
        "condition",
        "you have [q:atleast] [g:np] among them",
        lambda q, g: Compare(count, Op.GE, q.low) if (count := count_shown(g)) is not None else None,
        lambda v: (
            {"q": Quantity(v.right, v.right if v.right == Number(1) else Number(99)), **found}
            if isinstance(v, Compare) and v.op is Op.GE and (found := take_shown(v.left))
            else None
        ),
    )
    for up, low in (("up to ", True), ("", False)):
        form(
            "clause",
            f"choose {up}the same number of [g:np] as the [a:head] you revealed",
            lambda g, a, low=low: Choose(UNBOUND, place(g), Number(0) if low else CountOf(SHOWN), CountOf(SHOWN)),
            take_as_many(low),
        )
    reads("definite1", "the discarded [a:head]", lambda a: Ref("discarded") if a else None)


def take_as_many(up_to: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Choose) and isinstance(value.high, CountOf) and value.high.thing in THEM:
            return {"g": unplace(value.group), "a": ()} if (value.low == Number(0)) == up_to else None
        return None

    return take


def count_shown(g: Group) -> CountOf | None:
    if g.side != EACH or g.zones:
        return None
    return CountOf(Only(AMONG, g.tests)) if g.tests else CountOf(AMONG)


def take_shown(value: object) -> Mapping[str, object] | None:
    match value:
        case CountOf(Only(thing, tests)) if thing in THEM:
            return {"g": Group(tests, ())}
        case CountOf(thing) if thing in THEM:
            return {"g": Group((), ())}
    return None


def done(verb: str, tests: Tests) -> Thing:
    moved = Ref(f"done:{verb}", True)
    return Only(moved, tests) if tests else moved


def take_done(verb: str) -> Take:
    # What is destroyed is put into a zone, and called so where there is no word for the other.
    moved = [Ref(f"done:{said}", True) for said in ((verb, "destroyed") if verb == "put" else (verb,))]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case CountOf(Only(thing, tests)) if thing in moved:
                return {"a": tests}
            case CountOf(thing) if thing in moved:
                return {"a": ()}
        return None

    return take


def take_did(verb: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Compare) and value.op is Op.GE:
            found = take_done(verb)(value.left)
            return None if found is None else {**found, "n": value.right}
        return None

    return take
