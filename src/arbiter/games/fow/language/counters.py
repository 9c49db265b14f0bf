"""1022: counters on one of a group, all counters of whatever kind, and counters that several objects give together."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Number
from arbiter.script.base import Op
from arbiter.script.conditions import Exists
from arbiter.script.costs import TakeCounters
from arbiter.script.effects import RemoveCounters
from arbiter.script.nouns import CountersIs, Every, Group
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Table


def counter_rows(table: Table) -> None:
    condition_rows(table)
    cost_rows(table)
    for words in ("counters", "[k:counter]"):
        table.reads(
            "clause",
            f"remove all {words} from [g:allnp]",
            lambda g, k=None: RemoveCounters(Every(field_group(g)), k, None) if not g.zones else None,
        )


def condition_rows(table: Table) -> None:
    """One of the group has so many; it is printed as what somebody controls with counters on it."""
    table.form(
        "condition",
        "there is|are [q:atleast] [k:counter] on a|an [g:np]",
        on_one,
        lambda v: None,
    )


def on_one(q: Quantity, k: str, g: Group) -> object:
    if g.zones:
        return None
    found = field_group(g)
    return Exists(Group((*found.tests, CountersIs(k, Op.GE, q.low)), found.zones, found.side), Number(1))


def cost_rows(table: Table) -> None:
    """1022.1: counters that are removed from several entities."""
    table.form(
        "costpart",
        "remove a total of [n:num] [k:counter] from [g:allnp]",
        lambda n, k, g: TakeCounters(k, n, field_group(g), True) if not g.zones else None,
        take_total,
    )


def take_total(value: object) -> Mapping[str, object] | None:
    match value:
        case TakeCounters(str(kind), count, Group() as group, True):
            return {"n": count, "k": kind, "g": bare_group(group)}
    return None
