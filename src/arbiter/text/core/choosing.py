"""Picking out objects: choose, select, search, reveal, look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number
from arbiter.script.base import How, Position, Who
from arbiter.script.effects import (
    Choose,
    Look,
    Move,
    Pick,
    Reveal,
    Search,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, TopCards
from arbiter.text.core.nouns import rejoin, take_const, together
from arbiter.text.core.things import ANY_NUMBER, on_stack
from arbiter.text.draft import UNBOUND, ActBy, InOrder, Quantity, Ref
from arbiter.text.grammar import Table, Take


def place(group: Group) -> Group:
    """A noun in "choose": on the field, or on the stack where only the stack holds such objects."""
    if group.zones:
        return group
    if any(on_stack(t) for t in group.tests):
        return replace(group, zones=("stack",))
    return replace(group, zones=("field",))


def unplace(group: Group) -> Group:
    return replace(group, zones=()) if group.zones in (("field",), ("stack",)) else group


def make_choose(q: Quantity, g: Group) -> object:
    group, total, different = together(g)
    return Choose(UNBOUND, place(group), q.low, q.high, different=different, total_cost=total)


def take_choose(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and value.target and value.by == YOU and not value.random:
        group = rejoin(unplace(value.group), value.total_cost, value.different)
        return {"q": Quantity(value.low, value.high), "g": group}
    return None


def make_choose_two(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    return InOrder((Choose(UNBOUND, place(g), q.low, q.high), Choose(UNBOUND, place(h), r.low, r.high)))


def take_choose_two(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Choose() as a, Choose() as b)):
            left, right = take_choose(a), take_choose(b)
            if left and right:
                return {"q": left["q"], "g": left["g"], "r": right["q"], "h": right["g"]}
    return None


def make_select(q: Quantity, g: Group, w: Who = YOU) -> Choose:
    return Choose(UNBOUND, place(g), q.low, q.high, w, target=False)


def plain_choice(choice: Choose) -> bool:
    return not choice.random and choice.different is None and choice.total_cost is None


def take_select(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and not value.target and value.by == YOU and plain_choice(value):
        return {"q": Quantity(value.low, value.high), "g": unplace(value.group)}
    return None


def take_from_hand(value: object) -> Mapping[str, object] | None:
    found = take_select(value)
    match value:
        case Choose(group=Group(tests, ("hand",), side)) if found and side == OPPONENT:
            return {"q": found["q"], "a": tests}
    return None


def take_select_by(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and not value.target and value.by != YOU and plain_choice(value):
        return {"q": Quantity(value.low, value.high), "g": unplace(value.group), "w": value.by}
    return None


def make_search(q: Quantity, g: Group) -> object:
    if g.zones not in ((), ("deck",)) or g.side not in (EACH, YOU):
        return None
    plain, total, different = together(g)
    if total is not None:
        return None
    group = Group(plain.tests, ("deck",), YOU)
    return Search(UNBOUND, group, q.low, q.high, different=different, any_card=not plain.tests)


def take_search(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Search):
        group = rejoin(Group(value.group.tests, ()), None, value.different)
        return {"q": Quantity(value.low, value.high), "g": group}
    return None


def choosing_rows(table: Table) -> None:
    form, word, same = table.form, table.word, table.same
    form("clause", "choose [q:quantity] [g:np]", make_choose, take_choose)
    form("clause", "choose [q:quantity] [g:np] and [r:quantity] [h:np]", make_choose_two, take_choose_two)
    form(
        "clause",
        "choose [q:quantity] [g:np] , [r:quantity] [h:np] and [s:quantity] [i:np]",
        lambda q, g, r, h, s, i: InOrder(
            (
                Choose(UNBOUND, place(g), q.low, q.high),
                Choose(UNBOUND, place(h), r.low, r.high),
                Choose(UNBOUND, place(i), s.low, s.high),
            )
        ),
        lambda v: None,
    )
    table.row("clause", "reveal [thing:someobj]", Reveal, slot=UNBOUND)
    form(
        "clause",
        "put [q:quantity] [g:np] among them on top of your deck",
        lambda q, g: (
            InOrder(
                (
                    Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND),
                    Move(Ref("picked"), "deck", How.PUT, Position.TOP),
                )
            )
            if g.side == EACH and not g.zones
            else None
        ),
        lambda v: None,
    )
    form(
        "clause",
        "select [q:quantity] [a:noms] from their hand",
        lambda q, a: make_select(q, Group(a, ("hand",), OPPONENT)),
        take_from_hand,
    )
    form("clause", "select [q:quantity] [g:np]", make_select, take_select)
    form(
        "clause",
        "[w:other] selects/select [q:quantity] [g:np] and [a:thirdperson]",
        lambda w, q, g, a: InOrder((make_select(q, g, w), ActBy(w, (a,)))),
        lambda v: None,
    )
    form(
        "clause",
        "select [q:quantity] [g:np] and [r:quantity] [h:np]",
        lambda q, g, r, h: InOrder((make_select(q, g), make_select(r, h))),
        lambda v: None,
    )
    form("clause", "[w:other] selects/select [q:quantity] [g:np]", make_select, take_select_by)
    form("search", "search for [q:quantity] [g:np]", make_search, take_search)
    same("clause", "[a:search]")
    form("clause", "[s:search] and [m:found]", lambda s, m: InOrder((s, m)), take_two_of(Search, Move))
    row = table.row
    row("found", "add [thing:pron] to your hand", Move, to="hand", how=How.ADD)
    row("found", "play [thing:pron] onto the @field", Move, to="field", how=How.PLAY)
    row("found", "play [thing:pron] onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    row("found", "put [thing:pron] into the @zone_break", Move, to="break", how=How.PUT)
    row("found", "remove [thing:pron] from @removed", Move, to="removed", how=How.REMOVE)
    word("pron", "it", Ref("it"))
    word("pron", "them", Ref("it", True))
    word("other", "@your_opponent", OPPONENT)
    # the deck
    form(
        "clause",
        "reveal the top [n:cards] of your deck",
        lambda n: Reveal(UNBOUND, TopCards(YOU, n)),
        take_top(Reveal, YOU),
    )
    form(
        "clause",
        "look at the top [n:cards] of your deck",
        lambda n: Look(UNBOUND, TopCards(YOU, n)),
        take_top(Look, YOU),
    )
    for node, verb in ((Reveal, "reveal"), (Look, "look at")):
        form(
            "clause",
            f"{verb} the top card of your deck",
            lambda node=node: node(UNBOUND, TopCards(YOU, Number(1))),
            take_const(node(UNBOUND, TopCards(YOU, Number(1)))),
        )
    form(
        "clause",
        "look at the top card of @opponents deck",
        lambda: Look(UNBOUND, TopCards(OPPONENT, Number(1))),
        take_const(Look(UNBOUND, TopCards(OPPONENT, Number(1)))),
    )
    form(
        "clause",
        "add [q:quantity] [g:np] among them to your hand",
        lambda q, g: (
            InOrder(
                (
                    Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND),
                    Move(Ref("picked"), "hand", How.ADD),
                )
            )
            if g.side == EACH and not g.zones
            else None
        ),
        take_add_among,
    )
    form(
        "clause",
        "add all the? [g:np] among them to your hand",
        lambda g: (
            InOrder(
                (
                    Pick(UNBOUND, Ref("revealed", True), g.tests, ANY_NUMBER, ANY_NUMBER, rest=UNBOUND),
                    Move(Ref("picked"), "hand", How.ADD),
                )
            )
            if g.side == EACH and not g.zones
            else None
        ),
        lambda v: None,
    )
    form(
        "clause",
        "play [q:quantity] [g:np] among them onto the @field",
        lambda q, g: (
            InOrder(
                (
                    Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND),
                    Move(Ref("picked"), "field", How.PLAY),
                )
            )
            if g.side == EACH and not g.zones
            else None
        ),
        take_play_among,
    )


def take_among(value: object, move: Move) -> Mapping[str, object] | None:
    match value:
        case InOrder((Pick() as pick, found)) if found == move:
            return {"q": Quantity(pick.low, pick.high), "g": Group(pick.tests, ())}
    return None


def take_add_among(value: object) -> Mapping[str, object] | None:
    return take_among(value, Move(Ref("picked"), "hand", How.ADD))


def take_play_among(value: object) -> Mapping[str, object] | None:
    return take_among(value, Move(Ref("picked"), "field", How.PLAY))


def take_top(node: type, who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is node and isinstance(value.thing, TopCards):  # type: ignore[attr-defined]
            thing = value.thing  # type: ignore[attr-defined]
            return {"n": thing.count} if thing.who == who and thing.count != Number(1) else None
        return None

    return take


def take_two_of(first: type, second: type) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, InOrder) and len(value.effects) == 2:
            a, b = value.effects
            if type(a) is first and type(b) is second:
                return {"s": a, "m": b}
        return None

    return take
