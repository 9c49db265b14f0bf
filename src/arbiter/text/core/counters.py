"""Counters that go from one card to another."""

from __future__ import annotations

from arbiter.script.amounts import CountersOn, Either, Number
from arbiter.script.base import Op, Thing
from arbiter.script.conditions import Compare, Exists
from arbiter.script.effects import Choose, If, PlaceCounters, RemoveCounters
from arbiter.script.nouns import EACH, Group, Same, Self
from arbiter.text.draft import UNBOUND, InOrder, Ref, Some
from arbiter.text.grammar import Table


def handing_rows(table: Table) -> None:
    """Off one target, or this card, and onto another, if that is still there."""
    for words, count in (("all", None), ("a|an", Number(1))):
        table.reads(
            "clause",
            f"move {words} [k:counter] from [t:target] to [u:target]",
            lambda k, t, u, count=count: handed_over(k, t, u, count),
        )
        table.reads(
            "clause",
            f"move {words} [k:counter] from <self> to [u:target] || move {words} [k:counter] on <self> to [u:target]",
            lambda k, u, count=count: handed_on(k, u, count),
        )


def handed_over(kind: str, giver: object, taker: object, count: Number | None) -> object:
    if not isinstance(giver, Some) or not isinstance(taker, Some):
        return None
    picks = [Choose(UNBOUND, some.group, some.quantity.low, some.quantity.high) for some in (giver, taker)]
    return InOrder((*picks, from_to(kind, Ref("former"), Ref("latter"), count)))


def handed_on(kind: str, taker: object, count: Number | None) -> object:
    if not isinstance(taker, Some) or taker.quantity.high != Number(1):
        return None
    pick = Choose(UNBOUND, taker.group, taker.quantity.low, taker.quantity.high)
    return InOrder((pick, from_to(kind, Self(), Ref("it"), count)))


def from_to(kind: str, giver: Thing, taker: Thing, count: Number | None) -> If:
    """As many as there are on the one, at most so many; none is moved if the other is no longer there."""
    there = Exists(Group((Same(taker),), ("field",), EACH), Number(1))
    whole = CountersOn(giver, kind)
    some = whole if count is None else Either(Compare(whole, Op.GE, count), count, Number(0))
    return If(there, (PlaceCounters(taker, kind, some), RemoveCounters(giver, kind, count)))
