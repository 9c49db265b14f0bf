"""1007: damage that each of a group deals by itself."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.base import Amount, Effect, Thing, Who
from arbiter.script.effects import Deal, DealPlayer, ForEach, Simultaneously
from arbiter.script.nouns import Bound, Every, Group
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import UNBOUND, Ref, Together
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions

EACH_OF_THEM = Bound(UNBOUND)


def dealing_rows(table: Table) -> None:
    """Each is a source of its own, and all of it is dealt at the same time."""
    for words, make, kind in (
        ("each [g:np] deals [a:dmg] to [t:obj]", each_deals, Deal),
        ("each [g:np] deals [a:dmg] to [w:dealt]", each_hurts, DealPlayer),
    ):
        table.form("sentence", words, make, take_each(kind))
        table.reads("clause", words, make)


def each_deals(g: Group, a: Amount, t: Thing) -> object:
    return by_each(g, Deal(a, t, EACH_OF_THEM))


def each_hurts(g: Group, a: Amount, w: Who) -> object:
    return by_each(g, DealPlayer(a, w, EACH_OF_THEM))


def by_each(group: Group, dealt: Effect) -> object:
    if group.zones or mentions(dealt, Ref):
        return None  # "its" would be of each of them
    return Simultaneously((ForEach(Every(field_group(group)), UNBOUND, (dealt,)),))


def take_each(kind: type[Deal | DealPlayer]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Together((ForEach(Every(group), _, (Deal(amount, thing, Bound(), False),)),)) if kind is Deal:
                return {"g": bare_group(group), "a": amount, "t": thing}
            case Together((ForEach(Every(group), _, (DealPlayer(amount, who, Bound()),)),)) if kind is DealPlayer:
                return {"g": bare_group(group), "a": amount, "w": who}
        return None

    return take
