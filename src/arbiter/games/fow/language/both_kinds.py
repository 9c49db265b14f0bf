"""So many of one kind and so many of another: searched for, picked out of the cards that are seen, targeted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.picking import make_search
from arbiter.script.amounts import Number
from arbiter.script.effects import Search
from arbiter.script.nouns import AnyOf, Group
from arbiter.text.core.several_nouns import fold
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Table

NOBODY = Number(0)


def both_kinds_rows(table: Table) -> None:
    form = table.form
    form(
        "search",
        "search your deck for [q:quantity] [g:np] and [r:quantity] [h:np]",
        searched,
        take_searched,
    )
    # 104.6  one of each, or one of them
    form(
        "search",
        "search your deck for a|an [g:np] and/or a|an [h:np] || "
        "search your deck for a|an [g:np] and/or for a|an [h:np]",
        lambda g, h: searched(UP_TO_ONE, g, UP_TO_ONE, h),
        lambda v: None,
    )


UP_TO_ONE = Quantity(Number(0), Number(1))


def searched(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    """1014.3: one search, in which each of the two kinds has a number of its own."""
    first, second = make_search(q, g), make_search(r, h)
    if not isinstance(first, Search) or not isinstance(second, Search):
        return None
    if first.any_card or second.any_card or (first.different, second.different) != (None, None):
        return None
    most = [each.high.value for each in (first, second) if isinstance(each.high, Number)]
    if len(most) != 2 or (q.low == NOBODY) != (r.low == NOBODY):
        return None
    tests = (first.group.tests, second.group.tests)
    low = Number(0) if q.low == NOBODY else Number(sum(most))
    group = replace(first.group, tests=(AnyOf(tuple(fold(each) for each in tests)),))
    quotas = tuple(zip(tests, most, strict=True))
    return Search(first.slot, group, low, Number(sum(most)), shown=False, quotas=quotas)


def take_searched(value: object) -> Mapping[str, object] | None:
    match value:
        case Search(quotas=((left, some), (right, more))):
            low = value.low == NOBODY
            quantities = [Quantity(NOBODY if low else Number(n), Number(n)) for n in (some, more)]
            return {"q": quantities[0], "g": Group(left, ()), "r": quantities[1], "h": Group(right, ())}
    return None
