"""The first of a turn: cards that cost nothing or something else, and what waits for the second or third card."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Limits, Static, Triggered
from arbiter.script.amounts import Number, Occurred
from arbiter.script.base import Lasting, Op
from arbiter.script.conditions import Compare, Happened, NotSo
from arbiter.script.costs import Cost
from arbiter.script.effects import Effects, Establish
from arbiter.script.nouns import EACH, YOU, Group
from arbiter.script.patterns import Casts
from arbiter.script.statements import AlternativeCost
from arbiter.text.core.abilities import ORDINALS
from arbiter.text.grammar import Table, Take


def first_rows(table: Table) -> None:
    form = table.form
    form(
        "static",
        "each turn , you may play your first [g:np] without paying its cost .",
        lambda g: first_for(g, Cost()),
        take_first_for(True),
    )
    form(
        "static",
        "each turn , you may pay [c:symcost] to play your first [g:np] rather than pay its cost .",
        lambda c, g: first_for(g, c),
        take_first_for(False),
    )
    next_free = "you may play your next [g:np] without paying its cost"
    form(
        "clause",
        f"{next_free} [d:lasting]",
        lambda g, d: free_next(g) if d is Lasting.TURN else None,
        take_free_next,
    )
    form("clause", f"this turn , {next_free}", lambda g: free_next(g), lambda v: None)
    all_free = "you may play [g:allnp] without paying its|their cost|costs"
    form("statement", all_free, all_for_nothing, take_all_for_nothing)
    table.reads("clause", f"{all_free} [d:lasting]", lambda g, d: as_long_as(all_for_nothing(g), d))
    table.reads("clause", f"[d:lasting] , {all_free}", lambda g, d: as_long_as(all_for_nothing(g), d))
    for number, ordinal in enumerate(ORDINALS, 1):
        for arrow in (">>>", ","):
            form(
                "triggered",
                f"whenever|when you play your {ordinal} [g:np] each|this turn {arrow} [b:body]",
                lambda g, b, number=number: so_many(g, b, number, Op.EQ),
                take_so_many(number, Op.EQ) if arrow == ">>>" else (lambda v: None),
            )
            form(
                "triggered",
                f"whenever|when you play your {ordinal} or subsequent [g:np] each|this turn {arrow} [b:body]",
                lambda g, b, number=number: so_many(g, b, number, Op.GE),
                take_so_many(number, Op.GE) if arrow == ">>>" else (lambda v: None),
            )


def played(group: Group) -> Casts | None:
    return Casts(YOU, Group(group.tests, ())) if group.side == EACH and not group.zones else None


def all_for_nothing(g: Group) -> AlternativeCost | None:
    """903.2k-2: cards that may be played from a hand, as the rules have it, without paying what they cost."""
    if not g.tests or g.zones not in ((), ("hand",)) or g.side not in (EACH, YOU):
        return None
    return AlternativeCost(Group(g.tests, ("hand",), YOU), Cost())


def take_all_for_nothing(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AlternativeCost) and value == all_for_nothing(value.what) and value.what.zones == ("hand",):
        return {"g": value.what}
    return None


def as_long_as(price: AlternativeCost | None, d: Lasting) -> Establish | None:
    return None if price is None else Establish((price,), d)


def free_next(group: Group) -> object:
    """903.2k: the next one, however it is paid for in the end."""
    if played(group) is None or not group.tests:
        return None
    return Establish((AlternativeCost(Group(group.tests, (), YOU), Cost()),), Lasting.TURN, 1)


def take_free_next(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((AlternativeCost(Group(tests)),)) if value == free_next(Group(tests, ())):
            return {"g": Group(tests, ()), "d": Lasting.TURN}
    return None


def first_for(group: Group, cost: Cost) -> Static | None:
    """903.2k: what is played first in the turn is not known before something was played."""
    waits = played(group)
    if waits is None:
        return None
    price = AlternativeCost(Group(group.tests, (), YOU), cost)
    return Static("", None, (price,), NotSo(Happened(waits)))


def take_first_for(free: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(AlternativeCost(Group(tests), cost),), condition=NotSo(Happened(Casts()))):
                if (cost == Cost()) == free and first_for(Group(tests, ()), cost) == value:
                    return {"g": Group(tests, ())} if free else {"g": Group(tests, ()), "c": cost}
        return None

    return take


def so_many(group: Group, body: Effects, number: int, op: Op) -> object:
    """906.1: counted when the card is played; what is played in response does not undo that."""
    waits = played(group)
    if waits is None:
        return None
    return Triggered("", None, waits, None, body, Limits(condition=Compare(Occurred(waits), op, Number(number))))


def take_so_many(number: int, op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Triggered(pattern=Casts(_, Group(tests)), effects=body):
                if so_many(Group(tests, ()), body, number, op) == value:
                    return {"g": Group(tests, ()), "b": body}
        return None

    return take
