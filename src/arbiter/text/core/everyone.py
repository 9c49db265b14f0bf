"""What each player does, what somebody else may do, and what is shown out of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Who
from arbiter.script.effects import (
    Choose,
    Deal,
    DealPlayer,
    Discard,
    DiscardHand,
    Draw,
    ForEachPlayer,
    If,
    May,
    Mill,
    Move,
    Pick,
    Reveal,
    Search,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControllerOf, Group
from arbiter.script.walk import walk
from arbiter.text.core.choosing import make_select, take_select
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.draft import UNBOUND, ActBy, DidSo, InOrder, InsteadOf, Quantity, Ref, Some, Their, Together
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import swapped


def everyone_rows(table: Table) -> None:
    each_player_rows(table)
    may_rows(table)
    showing_rows(table)


# ---------------------------------------------------------------- each player

ALL = "each player || both players"
ALL_THERE_ARE = "( select as many as possible )"


def each_player_rows(table: Table) -> None:
    """Everybody does it, and "they" and "their" are whoever does it just then."""
    form, row, reads = table.form, table.row, table.reads
    table.word("everybody", ALL, EACH)
    form(
        "clause",
        "[w:everybody] [a:theydo]",
        lambda w, a: ForEachPlayer(w, effects_of(a)) if not speaks_of_yours(a) else None,
        lambda v: {"w": v.who, "a": as_one(v.effects)} if isinstance(v, ForEachPlayer) and v.who == EACH else None,
    )
    table.same("theydo", "[a:thirdperson]")
    reads("theydo", "put [thing:obj] into the @zone_break", lambda thing: Move(thing, "break", How.PUT))
    row("theydo", "randomly discards/discard [amount:cards] from?? their?? hand??", Discard, who=YOU, random=True)
    form(
        "theydo",
        "puts/put the top [n:cards] of their deck into the @zone_break",
        lambda n: Mill(YOU, n, "break", How.PUT, UNBOUND) if n != Number(1) else None,
        lambda v: (
            {"n": v.amount}
            if isinstance(v, Mill) and v == Mill(YOU, v.amount, "break", How.PUT, v.slot) and v.amount != Number(1)
            else None
        ),
    )
    table.word(
        "theydo",
        "puts/put the top card of their deck into the @zone_break",
        Mill(YOU, Number(1), "break", How.PUT, UNBOUND),
    )
    # What each of them selects, each of them suffers it for.
    form(
        "sentence",
        "[w:everybody] selects/select [q:quantity] [g:np] . [a:clause]",
        lambda w, q, g, a: selecting(w, q, g, a) if said_of_it(a) else None,
        take_selecting,
    )
    form(
        "sentence",
        f"[w:everybody] selects/select [q:quantity] [g:np] {ALL_THERE_ARE} . [a:clause]",
        lambda w, q, g, a: selecting(w, Quantity(q.high, q.high), g, a) if said_of_it(a) else None,
        lambda v: None,
    )
    reads("clause", f"[a:clause] {ALL_THERE_ARE}", as_many_as_possible)
    reads(
        "sentence",
        f"if [c:conditions] , [a:clause] instead {ALL_THERE_ARE}",
        lambda c, a: InsteadOf(c, (most,)) if (most := as_many_as_possible(a)) is not None else None,
    )
    reads(
        "clause",
        "[w:everybody] selects/select [q:quantity] [g:np] and [a:theydo]",
        lambda w, q, g, a: selecting(w, q, g, a) if said_of_it(a) else None,
    )
    reads(
        "theydo",
        "draws/draw [n:cards] and discards/discard [m:cards]",
        lambda n, m: InOrder((Draw(YOU, n), Discard(YOU, m))),
    )
    table.same("theyturn", "[a:theydo]")
    each_turn_rows(table)
    each_search_rows(table)


def each_turn_rows(table: Table) -> None:
    """One thing and then another, done by each; and what each of them may do."""
    form, row = table.form, table.row
    # Alone "each player draws" is one draw by both; one thing and then another is done by each.
    row(
        "theyturn",
        "discards/discard [amount:cards] || discards/discard [amount:cards] from their hand",
        Discard,
        who=YOU,
    )
    row("theyturn", "discards/discard their hand", DiscardHand, who=YOU)
    row("theyturn", "draws/draw [amount:cards]", Draw, who=YOU)
    form(
        "clause",
        "[w:everybody] [a:theyturn] , then [b:theyturn]",
        lambda w, a, b: ForEachPlayer(w, (InOrder((a, b)),)) if not speaks_of_yours(InOrder((a, b))) else None,
        take_one_then_the_other,
    )
    table.reads(
        "clause",
        "[w:everybody] [a:theyturn] and [b:theyturn]",
        lambda w, a, b: ForEachPlayer(w, (InOrder((a, b)),)) if not speaks_of_yours(InOrder((a, b))) else None,
    )
    each_may_rows(table)


def each_may_rows(table: Table) -> None:
    """Everybody may do it, whoever's turn it is first; who does not is none the worse for those who do."""
    form = table.form
    form(
        "sentence",
        "[w:everybody] may [a:theymay]",
        lambda w, a: ForEachPlayer(w, (each_may(a),)) if not speaks_of_yours(a) else None,
        take_each_may,
    )
    form(
        "sentence",
        "[w:everybody] may [a:theymay] . each player who does so [b:theyturn]",
        lambda w, a, b: (
            ForEachPlayer(w, (InOrder((each_may(a), If(DidSo(), effects_of(b)))),))
            if not speaks_of_yours(a) and not speaks_of_yours(b)
            else None
        ),
        take_each_who_does_so,
    )
    table.row("theymay", "draw [amount:cards]", Draw, who=YOU)
    table.row("theymay", "discard [amount:cards] || discard [amount:cards] from their hand", Discard, who=YOU)


def each_search_rows(table: Table) -> None:
    form = table.form
    form(
        "theymay",
        "play [t:someobj] onto the @field",
        lambda t: Move(t, "field", How.PLAY, control=Their()) if t.group.side == Their() else None,
        lambda v: {"t": v.thing} if isinstance(v, Move) and v.to == "field" and isinstance(v.thing, Some) else None,
    )
    form(
        "theymay",
        "[s:search] and add [t:obj] to their hand",
        lambda s, t: InOrder((s, Move(t, "hand", How.ADD))) if t in (Ref("it"), Ref("it", True)) else None,
        take_search_and_add,
    )


def one_player_rows(table: Table, everybody: bool = False) -> None:
    """Several deeds of one player in a row, in the order in which they are said; `owndeed` takes a game's own.

    `everybody`: these rows also say what each player does, where a game has not the rows of `each_turn_rows` for it.
    """
    row, reads = table.row, table.reads
    table.same("deed", "[a:thirdperson]")
    table.same("deed", "[a:owndeed]")
    row("owndeed", "draws/draw [amount:cards]", Draw, who=Their())
    row("owndeed", "discards/discard [amount:cards]", Discard, who=Their())
    row("owndeed", "discards/discard their hand", DiscardHand, who=Their())

    def by_one(who: Who, *effects: Effect) -> ActBy | None:
        return ActBy(who, effects) if everybody or who != EACH else None

    for words in ("[a:owndeed] and [b:deed]", "[a:thirdperson] and [b:owndeed]"):
        reads("clause", f"[w:other] {words}", lambda w, a, b: by_one(w, Together((a, b))))
    reads("clause", "[w:other] [a:deed] , [b:deed] ,? and [c:deed]", lambda w, a, b, c: by_one(w, Together((a, b, c))))
    # one player, also where it is a target
    reads("clause", "[w:other] [a:deed] , then [b:deed]", lambda w, a, b: by_one(w, a, b))


def take_one_then_the_other(value: object) -> Mapping[str, object] | None:
    match value:
        case ForEachPlayer(who, (InOrder((a, b)),)) | ForEachPlayer(who, (a, b)) if who == EACH:
            return {"w": who, "a": a, "b": b}
    return None


def take_each_may(value: object) -> Mapping[str, object] | None:
    match value:
        case ForEachPlayer(who, (May(effects, whose),)) if who == EACH and whose == YOU:
            return {"w": who, "a": as_one(effects)}
    return None


def each_may(a: Effect) -> May:
    return May(effects_of(a), slot=UNBOUND)


def take_each_who_does_so(value: object) -> Mapping[str, object] | None:
    match value:
        case ForEachPlayer(who, (InOrder((May(effects, whose), If(DidSo(), then, ()))),)) | ForEachPlayer(
            who, (May(effects, whose), If(DidSo(), then, ()))
        ) if who == EACH and whose == YOU:
            return {"w": who, "a": as_one(effects), "b": as_one(then)}
    return None


def take_search_and_add(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Search() as search, Move(thing, "hand", How.ADD))):
            return {"s": search, "t": thing}
        case Together((Search() as search, Move(thing, "hand", How.ADD))):
            return {"s": search, "t": thing}
    return None


def as_many_as_possible(a: Effect) -> Choose | None:
    """ "up to 2 (select as many as possible)": two where there are two."""
    return replace(a, low=a.high) if isinstance(a, Choose) and a.low == Number(0) else None


def speaks_of_yours(effect: Effect) -> bool:
    """Whether it names what you control, and not what whoever acts does: in turn everybody would be you.

    Everybody searches a deck of their own.
    """
    searched = [part.group for part in walk(effect) if isinstance(part, Search)]
    return any(isinstance(part, Group) and part.side == YOU and part not in searched for part in walk(effect))


def said_of_it(effect: Effect) -> bool:
    return getattr(effect, "thing", getattr(effect, "to", None)) in (Ref("it"), Ref("it", True))


def selecting(who: object, q: Quantity, g: Group, a: Effect) -> object:
    if g.side != Their():
        return None
    if q.high == Number(1):  # "each selects 1. Put them …": of each it is the one that they have selected
        a = swapped(a, Ref("it", True), Ref("it"))
    return ForEachPlayer(EACH, (InOrder((make_select(q, g), a)),))


def take_selecting(value: object) -> Mapping[str, object] | None:
    match value:
        case ForEachPlayer(_, (InOrder((Choose() as choice, act)),)) | ForEachPlayer(_, (Choose() as choice, act)):
            found = take_select(choice)
            return None if found is None else {"w": EACH, **found, "a": act}
    return None


# ---------------------------------------------------------------- somebody may


def may_rows(table: Table) -> None:
    form = table.form
    table.reads("clause", "[w:other] [a:thirdperson] and [b:thirdperson]", lambda w, a, b: ActBy(w, (a, b)))
    form(
        "dealt",
        "[t:possessor] controller",
        lambda t: ControllerOf(t),
        lambda v: {"t": v.thing} if isinstance(v, ControllerOf) else None,
    )
    table.reads(
        "clause",
        "deal [t:obj] [d:dmg] and [n:num] point/points of damage to [w:dealt]",
        lambda t, d, n, w: Together((Deal(d, t), DealPlayer(n, w))),
    )
    form(
        "sentence",
        "they may [a:clauses]",
        lambda a: May((ActBy(OPPONENT, effects_of(a)),), OPPONENT, UNBOUND) if said_of_it(a) else None,
        lambda v: None,
    )
    form(
        "sentence",
        "you may [a:clauses] if [c:conditions]",
        lambda a, c: If(c, (May(effects_of(a), slot=UNBOUND),)),
        lambda v: None,
    )


# ---------------------------------------------------------------- out of a hand


def showing_rows(table: Table) -> None:
    """Cards of a hand that are shown, at random or as whoever holds them likes."""
    form = table.form
    for random, word in ((False, ""), (True, "randomly ")):
        form(
            "clause",
            f"{word}reveal [q:quantity] [g:np]" if random else "reveal [q:quantity] [g:np] from your hand",
            lambda q, g, random=random: (
                Reveal(UNBOUND, Some(q, g if g.zones else Group(g.tests, ("hand",), YOU), random))
                if g.zones in ((), ("hand",))
                else None
            ),
            take_shown(random),
        )
        form(
            "thirdperson",
            f"{word}reveals/reveal [q:quantity] [g:np]",
            lambda q, g, random=random: Reveal(UNBOUND, Some(q, g, random)) if g.zones == ("hand",) else None,
            take_shown(random),
        )
    form(
        "clause",
        "select [q:quantity] [g:np] among them",
        lambda q, g: (
            Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND)
            if g.side == EACH and not g.zones
            else None
        ),
        lambda v: (
            {"q": Quantity(v.low, v.high), "g": Group(v.tests, ())} if isinstance(v, Pick) and v.by == YOU else None
        ),
    )


def take_shown(random: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Reveal(_, Some() as some) if some.random == random and some.group.zones == ("hand",):
                return {"q": some.quantity, "g": some.group}
        return None

    return take
