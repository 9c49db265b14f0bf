"""Counters that go from one card to another."""

from __future__ import annotations

from arbiter.script.amounts import CountersOn, Either, Number
from arbiter.script.base import Op, Thing
from arbiter.script.conditions import Compare, Exists
from arbiter.script.effects import Choose, If, MoveCounters, PlaceCounters, RemoveCounters
from arbiter.script.nouns import EACH, Group, Same, Self
from arbiter.text.draft import UNBOUND, InOrder, Ref, Some
from arbiter.text.grammar import Table


def handing_rows(table: Table) -> None:
    """Off one target, or this card, and onto another, if that is still there."""
    table.reads("clause", "move all counters from [t:target] to|onto [u:target]", all_handed_over)
    for words in ("from <self> to|onto [u:target]", "on <self> to|onto [u:target]"):
        table.reads("clause", f"move all counters {words}", all_handed_on)
    table.reads("clause", "move all counters from [t:target] to|onto <self>", all_taken_over)
    for words, count in (("all", None), ("a|an", Number(1))):
        table.reads(
            "clause",
            f"move {words} [k:counter] from [t:target] to|onto [u:target]",
            lambda k, t, u, count=count: handed_over(k, t, u, count),
        )
        table.reads(
            "clause",
            f"move {words} [k:counter] from [t:target] to|onto <self>",
            lambda k, t, count=count: handed_here(k, t, count),
        )
        table.reads(
            "clause",
            f"move {words} [k:counter] from <self> to|onto [u:target] || "
            f"move {words} [k:counter] on <self> to|onto [u:target]",
            lambda k, u, count=count: handed_on(k, u, count),
        )


def handed_over(kind: str, giver: object, taker: object, count: Number | None) -> object:
    if not isinstance(giver, Some) or not isinstance(taker, Some):
        return None
    picks = [Choose(UNBOUND, some.group, some.quantity.low, some.quantity.high) for some in (giver, taker)]
    return InOrder((*picks, from_to(kind, Ref("former"), Ref("latter"), count)))


def all_handed_over(t: object, u: object) -> object:
    if not isinstance(t, Some) or not isinstance(u, Some):
        return None
    picks = [Choose(UNBOUND, some.group, some.quantity.low, some.quantity.high) for some in (t, u)]
    return InOrder((*picks, MoveCounters(Ref("former"), Ref("latter"))))


def all_handed_on(u: object) -> object:
    if not isinstance(u, Some) or u.quantity.high != Number(1):
        return None
    return InOrder((Choose(UNBOUND, u.group, u.quantity.low, u.quantity.high), MoveCounters(Self(), Ref("it"))))


def all_taken_over(t: object) -> object:
    if not isinstance(t, Some):
        return None
    return InOrder((Choose(UNBOUND, t.group, t.quantity.low, t.quantity.high), MoveCounters(Ref("it"), Self())))


def handed_on(kind: str, taker: object, count: Number | None) -> object:
    if not isinstance(taker, Some) or taker.quantity.high != Number(1):
        return None
    pick = Choose(UNBOUND, taker.group, taker.quantity.low, taker.quantity.high)
    return InOrder((pick, from_to(kind, Self(), Ref("it"), count)))


def handed_here(kind: str, giver: object, count: Number | None) -> object:
    if not isinstance(giver, Some) or count is not None:
        return None
    pick = Choose(UNBOUND, giver.group, giver.quantity.low, giver.quantity.high)
    return InOrder((pick, from_to(kind, Ref("it"), Self(), count)))


def from_to(kind: str, giver: Thing, taker: Thing, count: Number | None) -> If:
    """As many as there are on the one, at most so many; none is moved if the other is no longer there."""
    there = Exists(Group((Same(taker),), ("field",), EACH), Number(1))
    whole = CountersOn(giver, kind)
    some = whole if count is None else Either(Compare(whole, Op.GE, count), count, Number(0))
    return If(there, (PlaceCounters(taker, kind, some), RemoveCounters(giver, kind, count)))
