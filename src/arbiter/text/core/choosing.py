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

SHOWN = Ref("revealed", True)


def place(group: Group) -> Group:
    """A noun in "choose": on the field, or on the stack where only the stack holds such objects."""
    if group.zones:
        return group
    if any(on_stack(t) for t in group.tests):
        return replace(group, zones=("stack",))
    return replace(group, zones=("field",))


def unplace(group: Group) -> Group:
    return replace(group, zones=()) if group.zones in (("field",), ("stack",)) else group


def make_choose(q: Quantity, g: Group) -> Choose:
    group, total, different = together(g)
    return Choose(UNBOUND, place(group), q.low, q.high, different=different, total_cost=total)


def take_choose(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and value.target and value.by == YOU and not value.random:
        group = rejoin(unplace(value.group), value.total_cost, value.different)
        return {"q": Quantity(value.low, value.high), "g": group}
    return None


def make_choose_two(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    return InOrder((make_choose(q, g), make_choose(r, h)))


def take_choose_two(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Choose() as a, Choose() as b)):
            left, right = take_choose(a), take_choose(b)
            if left and right:
                return {"q": left["q"], "g": left["g"], "r": right["q"], "h": right["g"]}
    return None


def make_select(q: Quantity, g: Group, w: Who = YOU) -> Choose:
    group, total, different = together(g)
    return Choose(UNBOUND, place(group), q.low, q.high, w, target=False, different=different, total_cost=total)


def selected(choice: Choose) -> Group:
    return rejoin(unplace(choice.group), choice.total_cost, choice.different)


def take_select(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and not value.target and value.by == YOU and not value.random:
        return {"q": Quantity(value.low, value.high), "g": selected(value)}
    return None


def take_from_hand(value: object) -> Mapping[str, object] | None:
    found = take_select(value)
    match value:
        case Choose(group=Group(tests, ("hand",), side), different=None, total_cost=None) if found and side == OPPONENT:
            return {"q": found["q"], "a": tests}
    return None


def take_select_by(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and not value.target and value.by != YOU and not value.random:
        return {"q": Quantity(value.low, value.high), "g": selected(value), "w": value.by}
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
    if isinstance(value, Search) and not value.quotas:
        group = rejoin(Group(value.group.tests, ()), None, value.different)
        return {"q": Quantity(value.low, value.high), "g": group}
    return None


def pick_of(q: Quantity, g: Group, source: Ref = SHOWN) -> Pick | None:
    """So many of what was shown, as the noun says."""
    if g.side != EACH or g.zones:
        return None
    plain, total, different = together(g)
    return Pick(UNBOUND, source, plain.tests, q.low, q.high, rest=UNBOUND, different=different, total_cost=total)


def picked_noun(pick: Pick) -> Group:
    return rejoin(Group(pick.tests, ()), pick.total_cost, pick.different)


def choosing_rows(table: Table) -> None:
    form, word, same = table.form, table.word, table.same
    form("clause", "choose [q:quantity] [g:np]", make_choose, take_choose)
    form("clause", "choose [q:quantity] [g:np] and [r:quantity] [h:np]", make_choose_two, take_choose_two)
    form(
        "clause",
        "choose [q:quantity] [g:np] , [r:quantity] [h:np] and [s:quantity] [i:np]",
        lambda q, g, r, h, s, i: InOrder(
            (
                make_choose(q, g),
                make_choose(r, h),
                make_choose(s, i),
            )
        ),
        lambda v: None,
    )
    table.row("clause", "reveal [thing:someobj]", Reveal, slot=UNBOUND)
    form(
        "clause",
        "put [q:quantity] [g:np] among them on top of your deck",
        lambda q, g: (
            InOrder((pick, Move(Ref("picked"), "deck", How.PUT, Position.TOP)))
            if (pick := pick_of(q, g)) is not None
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
            InOrder((pick, Move(Ref("picked"), "hand", How.ADD))) if (pick := pick_of(q, g)) is not None else None
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
            InOrder((pick, Move(Ref("picked"), "field", How.PLAY))) if (pick := pick_of(q, g)) is not None else None
        ),
        take_play_among,
    )


def take_among(value: object, move: Move) -> Mapping[str, object] | None:
    match value:
        case InOrder((Pick() as pick, found)) if found == move and pick.by == YOU:
            return {"q": Quantity(pick.low, pick.high), "g": picked_noun(pick)}
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
