"""Numbers of what the text itself has done, and as many of one thing as of another."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Count, CountersOn, CountOf, Distinct, Number, Occurred, StatOf, X
from arbiter.script.base import How, Op, Quality, Stat
from arbiter.script.conditions import Compare
from arbiter.script.effects import Choose, Deal, Declare, Draw, Mill, Modes
from arbiter.script.nouns import YOU, DidThisTurn, Group, Only, Same, StatIs
from arbiter.script.patterns import ANYTHING, Moves
from arbiter.text.core.amounts import times
from arbiter.text.core.choosing import place, unplace
from arbiter.text.core.combining import done, take_done
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.several_nouns import Tests
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import UNBOUND, Ref, WhenDidSo
from arbiter.text.grammar import Table, Take

BY_THIS = "due to this ability|by this effect|this way"


def tally_rows(table: Table) -> None:
    done_rows(table)
    as_many_rows(table)
    number_rows(table)
    each_rows(table)


# ---------------------------------------------------------------- what the text has done


def done_rows(table: Table) -> None:
    """ "each Forward you dulled due to this ability", "when you discard a Forward by this effect"."""
    form, reads = table.form, table.reads
    for due in BY_THIS.split("|"):
        form(
            "each",
            f"for each [a:head] you have? dulled {due}",
            lambda a: CountOf(done("rested", a)),
            take_done("rested"),
        )
        form(
            "amt",
            f"the total @power of the [a:head] you have? dulled {due}",
            lambda a: StatOf(Ref("done:rested", True), Stat.POWER),
            lambda v: {"a": ()} if v == StatOf(Ref("done:rested", True), Stat.POWER) else None,
        )
        reads(
            "didcount",
            f"you discard|discarded a|an [a:noms] {due}",
            lambda a: Compare(CountOf(Only(Ref("discarded"), a)), Op.GE, Number(1)) if a else None,
        )
        reads(
            "didcount",
            f"[n:whole] or more [a:heads] are put from the @field into the @zone_break {due}",
            lambda n, a: Compare(CountOf(done("put", a)), Op.GE, n),
        )
    # "When you reveal 2 or more Summons": of what the sentence before has revealed, removed ...
    for verb, ref in (("reveal|revealed", Ref("revealed", True)), ("removed", Ref("done:removed", True))):
        for tail in ("", " [a:heads]"):
            form(
                "didcount",
                f"you {verb} [n:whole] or more{tail}",
                lambda n, a=(), ref=ref: Compare(CountOf(ref), Op.GE, n),
                take_shown_so_many if verb.startswith("reveal") and not tail else never,
            )
    reads("sentence", "in addition , when [c:didcount] , [a:sentence]", lambda c, a: WhenDidSo(effects_of(a), c))
    form(
        "condition",
        "[n:whole] or more discarded cards were|are [a:named]",
        lambda n, a: Compare(CountOf(Only(Ref("discarded"), (a,))), Op.GE, n),
        take_discarded_so_many,
    )


def never(value: object) -> Mapping[str, object] | None:
    return None


def take_shown_so_many(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(CountOf(Ref("revealed" | "these" | "it")), Op.GE, n):
            return {"n": n}
    return None


def take_discarded_so_many(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(CountOf(Only(Ref("discarded"), (test,))), Op.GE, n):
            return {"n": n, "a": test}
    return None


# ---------------------------------------------------------------- as many as


def as_many_rows(table: Table) -> None:
    """ "up to the same number of Characters as ...": as the counters on something, as what happened this turn."""
    form, reads = table.form, table.reads
    form(
        "asmany",
        "the [k:counter] placed?? on [t:single]",
        lambda k, t: CountersOn(t, k),
        lambda v: {"k": v.kind, "t": v.thing} if isinstance(v, CountersOn) else None,
    )
    form(
        "asmany",
        "the [g:allnp] put in the @zone_break from your @field during this turn",
        lambda g: Occurred(put_from_yours(g)) if not g.zones and g.side != YOU else None,
        take_put_this_turn,
    )
    form(
        "asmany",
        "the cards you removed this way || the number of cards you removed",
        lambda: CountOf(Ref("done:removed", True)),
        lambda v: {} if v == CountOf(Ref("done:removed", True)) else None,
    )
    for up in (True, False):
        form(
            "clause",
            f"choose {'up to ' if up else ''}the same number of [g:np] as [a:asmany]",
            lambda g, a, up=up: Choose(UNBOUND, place(g), Number(0) if up else a, a),
            take_as_many(up),
        )
    form(
        "clause",
        "remove as many cards from the top of your deck from @removed as [a:amt]",
        lambda a: Mill(YOU, a, "removed", How.REMOVE, UNBOUND),
        lambda v: (
            {"a": v.amount}
            if isinstance(v, Mill) and v == Mill(YOU, v.amount, "removed", How.REMOVE, UNBOUND)
            else None
        ),
    )
    table.row("amt", "the @mana required to cast [thing:single]", StatOf, stat=Stat.COST)
    reads("clause", "draw the same number of cards", lambda: Draw(YOU, CountOf(Ref("it", True))))
    for words in ("the revealed cards", "the cards revealed"):
        form(
            "each",
            f"for each different @colour_noun among {words}",
            lambda: Distinct(Group((Same(Ref("revealed", True)),), ("hand", "deck")), Quality.COLOUR),
            lambda v: {} if isinstance(v, Distinct) and v.group.tests and isinstance(v.group.tests[0], Same) else None,
        )
    reads(
        "postest",
        "of cost equal to or less than the number of cards you removed",
        lambda: StatIs(Stat.COST, Op.LE, CountOf(Ref("done:removed", True))),
    )


def put_from_yours(g: Group) -> Moves:
    return Moves(Group(g.tests, (), YOU), origin="field", to="break")


def take_put_this_turn(value: object) -> Mapping[str, object] | None:
    match value:
        case Occurred(Moves(what=Group(tests, (), side)) as moved) if side == YOU and moved == put_from_yours(
            Group(tests, ())
        ):
            return {"g": Group(tests, ())}
    return None


COUNTED = (CountersOn, Occurred)


def take_as_many(up: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Choose) or not value.target or (value.low == Number(0)) != up:
            return None
        if isinstance(value.high, COUNTED) or value.high == CountOf(Ref("done:removed", True)):
            return {"g": unplace(value.group), "a": value.high}
        return None

    return take


# ---------------------------------------------------------------- for each of something, said first


def each_rows(table: Table) -> None:
    reads = table.reads
    reads("clause", "[c:each] , deal [n:whole] damage to [t:obj]", lambda c, n, t: Deal(times(n, c), t))
    reads("clause", "[c:each] , deal [t:obj] [n:whole] damage", lambda c, n, t: Deal(times(n, c), t))
    reads("clause", "[c:each] , draw [n:whole] card/cards", lambda c, n: Draw(YOU, times(n, c)))
    for count in range(2, 7):
        slots = " ".join(f"[o{i}:option]" for i in range(count))
        table.form(
            "body",
            f"select up to the same number of the {count} following actions as the [g:allnp] . {slots}",
            lambda g, **options: (Modes(Number(0), Count(field_group(g)), tuple(options.values())),),
            take_modes_as_many(count),
        )
    table.form(
        "each",
        "for each [a:noms] that has entered your @field this turn",
        lambda a: Occurred(entering_yours(a)),
        lambda v: (
            {"a": v.pattern.what.tests}
            if isinstance(v, Occurred)
            and isinstance(v.pattern, Moves)
            and v == Occurred(entering_yours(v.pattern.what.tests))
            else None
        ),
    )
    table.form(
        "np",
        "[a:noms] put in|into your @zone_break from the @field during? this turn",
        lambda a: Group((*a, DidThisTurn(FELL)), ("break",), YOU),
        lambda v: (
            {"a": v.tests[:-1]}
            if isinstance(v, Group) and v.tests[-1:] == (DidThisTurn(FELL),) and v.zones == ("break",) and v.side == YOU
            else None
        ),
    )


def entering_yours(tests: Tests) -> Moves:
    return Moves(Group(tests, (), YOU), to="field")


FELL = Moves(ANYTHING, origin="field", to="break")


def take_modes_as_many(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes(Number(0), Count(group), options),) if len(options) == count:
                return {"g": bare_group(group), **{f"o{i}": option for i, option in enumerate(options)}}
        return None

    return take


# ---------------------------------------------------------------- a number that somebody names


def number_rows(table: Table) -> None:
    """ "Select 1 number": what is named is the variable of the text from then on."""
    form, reads = table.form, table.reads
    table.word("clause", "select 1 number || name 1 number", Declare(UNBOUND, None))
    form(
        "postest",
        "of the same cost as the selected number || of that cost",
        lambda: StatIs(Stat.COST, Op.EQ, X()),
        lambda v: {} if v == StatIs(Stat.COST, Op.EQ, X()) else None,
    )
    reads(
        "condition",
        "[t:subj] is of the same cost as the selected number",
        lambda t: Compare(StatOf(t, Stat.COST), Op.EQ, X()),
    )
