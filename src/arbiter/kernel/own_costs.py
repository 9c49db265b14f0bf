"""Costs about which nothing decides but what is a player's own: whether they can be paid is looked at once for as long
as nothing of theirs changes. What is not named here may depend on others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.script import costs as co
from arbiter.script.amounts import Number
from arbiter.script.base import (
    STAT_POWER,
    STATUS_FACE_DOWN,
    STATUS_FACE_UP,
    STATUS_READY,
    STATUS_RESTED,
    STATUS_REVERSED,
    STATUS_TOKEN,
)
from arbiter.script.nouns import YOU, In, Is, Not, PrintedName, Same, Self, StatIs

if TYPE_CHECKING:
    from arbiter.script.base import CostPart, Test
    from arbiter.script.nouns import Group

OWN_STATUS: Final = frozenset(
    {STATUS_READY, STATUS_RESTED, STATUS_REVERSED, STATUS_FACE_UP, STATUS_FACE_DOWN, STATUS_TOKEN}
)


def is_own_cost(parts: tuple[CostPart, ...], zones: frozenset[str]) -> bool:
    """Is it paid with nothing but what the player has in these zones, and keeps?"""
    return all(is_own_part(part, zones) for part in parts)


def is_own_part(part: CostPart, zones: frozenset[str]) -> bool:
    if isinstance(part, co.OneOf):
        return all(is_own_cost(option, zones) for option in part.options)
    if isinstance(part, co.MoveSome | co.RestSome | co.MoveBeneath | co.RestTotal):
        if isinstance(part, co.RestTotal) and part.stat is STAT_POWER:
            return False
        beneath = part.tests if isinstance(part, co.MoveBeneath) else ()
        return isinstance(part.count, Number) and is_own_group(part.group, zones) and all(map(is_own_test, beneath))
    if isinstance(part, co.TakeCounters | co.PayResource):
        return isinstance(part.count, Number) and not (isinstance(part, co.TakeCounters) and part.group is not None)
    return isinstance(part, co.RestThis | co.MoveThis) or (isinstance(part, co.Mana) and part.variable is None)


STANCES: Final = frozenset({STATUS_READY, STATUS_RESTED, STATUS_REVERSED})


def is_steady_cost(parts: tuple[CostPart, ...], zones: frozenset[str]) -> bool:
    """And can there come to be enough of it only when something comes or goes there, or becomes something else?"""
    return all(is_steady_part(part, zones) for part in parts)


def is_steady_part(part: CostPart, zones: frozenset[str]) -> bool:
    if isinstance(part, co.OneOf):
        # Whether the object can be rested is asked apart, each time, but not of what is one of several options.
        return all(
            is_steady_cost(option, zones) and not any(isinstance(each, co.RestThis) for each in option)
            for option in part.options
        )
    if isinstance(part, co.MoveSome | co.MoveBeneath):
        tests = (*part.group.tests, *part.tests) if isinstance(part, co.MoveBeneath) else part.group.tests
        return is_own_part(part, zones) and all(map(is_steady, tests))
    return isinstance(part, co.RestThis | co.MoveThis)


def is_steady(test: Test) -> bool:
    if isinstance(test, Not):
        return is_steady(test.test)
    return not isinstance(test, StatIs) and not (isinstance(test, In) and test.status in STANCES)


def is_own_group(group: Group, zones: frozenset[str]) -> bool:
    mine = group.side == YOU and bool(group.zones) and zones.issuperset(group.zones)
    return mine and all(map(is_own_test, group.tests))


def is_own_test(test: Test) -> bool:
    """Can the answer change only with what is the player's own? Power changes too often to be counted as that."""
    if isinstance(test, Not):
        return is_own_test(test.test)
    if isinstance(test, In):
        return test.status in OWN_STATUS
    if isinstance(test, StatIs):
        return test.stat is not STAT_POWER and isinstance(test.amount, Number)
    return isinstance(test, Is | PrintedName) or test == Same(Self())
