"""Known of a text before a game: does anything but a player's own cards decide whether it can be played and paid for?

What a player has is counted once for as long as nothing of it changes: what is in their hand, what
they control and what it is but for its power, how it stands, what they keep.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from arbiter.games.caster.aether import UNITED
from arbiter.games.caster.zones import FIELD, HAND, IN_PLAY, PLAYABLE
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script.amounts import Number
from arbiter.script.base import (
    STAT_COST,
    STAT_LEVEL,
    STATUS_FACE_DOWN,
    STATUS_FACE_UP,
    STATUS_READY,
    STATUS_RESTED,
    STATUS_REVERSED,
    STATUS_TOKEN,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, In, Is, Not, PrintedName, Same, Self, StatIs

if TYPE_CHECKING:
    from arbiter.kernel.program import Program
    from arbiter.kernel.traits import Face
    from arbiter.script.base import CostPart, Test
    from arbiter.script.nouns import Group

STEP_UP: Final = "step_up:"  # 1114.2  the keyword with the race behind it
UNIVERSAL: Final = "universal"  # aether of any element pays for its element (1002.2)

SIDES: Final = (YOU, OPPONENT, EACH)
OWN_ZONES: Final = frozenset({FIELD, HAND})
OWN_STATUS: Final = frozenset(
    {STATUS_READY, STATUS_RESTED, STATUS_REVERSED, STATUS_FACE_UP, STATUS_FACE_DOWN, STATUS_TOKEN}
)
STANCES: Final = frozenset({STATUS_READY, STATUS_RESTED, STATUS_REVERSED})
OWN_STATS: Final = frozenset({STAT_COST, STAT_LEVEL})


@cache
def is_counted(face: Face) -> bool:
    """Can it be played whenever its printed cost can be paid and there is something to target? Keywords may help."""
    return (
        (face.price is None or face.price.variable is None)
        and not face.speaks
        and "unread" not in face.traits.flags
        and not face.traits.types.isdisjoint(PLAYABLE)
    )


def is_plain(face: Face) -> bool:
    """Is that the only way in which it can be played?"""
    helped = any(word.startswith((UNITED, STEP_UP)) or word == UNIVERSAL for word in face.traits.keywords)
    return is_counted(face) and not helped


@cache
def step_up_races(face: Face) -> frozenset[str]:
    """1114.2: the races whose servants may be rested for it."""
    return frozenset(word[len(STEP_UP) :] for word in face.traits.keywords if word.startswith(STEP_UP))


@cache
def is_free(program: Program) -> bool:
    """An ability that costs nothing can be repeated without end."""
    return program.simple and not program.mana and not program.rests and not program.moves


def is_told_by_holdings(group: Group) -> bool:
    """Can what it names change only with what is counted as somebody's holdings?"""
    return group.zones == IN_PLAY and group.side in SIDES and all(is_lasting(test) for test in group.tests)


def is_own_field(group: Group) -> bool:
    """And with that of the player alone?"""
    return group.side == YOU and is_told_by_holdings(group)


def is_lasting(test: Test) -> bool:
    """Can the answer change only with what is counted as holdings?"""
    if isinstance(test, Not):
        return is_lasting(test.test)
    if isinstance(test, In):
        return test.status in OWN_STATUS
    if isinstance(test, StatIs):
        return test.stat in OWN_STATS and isinstance(test.amount, Number)
    return isinstance(test, Is | PrintedName) or test == Same(Self())


@cache
def is_private(program: Program) -> bool:
    """Does nothing decide whether its cost can be paid but the player's own field, hand and counters?"""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    return all(is_own(part) for part in ability.cost.parts)


def is_own(part: CostPart) -> bool:
    if isinstance(part, co.OneOf):
        return all(is_own(each) for option in part.options for each in option)
    if isinstance(part, co.MoveSome | co.RestSome | co.MoveBeneath | co.RestTotal):
        group = part.group
        mine = group.side == YOU and bool(group.zones) and OWN_ZONES.issuperset(group.zones)
        return mine and isinstance(part.count, Number)
    if isinstance(part, co.TakeCounters | co.PayResource):
        return isinstance(part.count, Number)
    return isinstance(part, co.RestThis | co.MoveThis) or (isinstance(part, co.Mana) and part.variable is None)


def is_made_up(part: CostPart) -> bool:
    """Can there come to be enough of what it picks only when something comes, goes or becomes something else?"""
    if isinstance(part, co.OneOf):
        return all(is_made_up(each) for option in part.options for each in option)
    if isinstance(part, co.MoveSome):
        return part.group.zones == IN_PLAY and all(is_steady(test) for test in part.group.tests)
    if isinstance(part, co.MoveBeneath):
        return part.group.zones == IN_PLAY and all(is_steady(test) for test in (*part.group.tests, *part.tests))
    return isinstance(part, co.RestThis | co.MoveThis)


def is_steady(test: Test) -> bool:
    """Can the answer change only when something becomes something else?"""
    if isinstance(test, Not):
        return is_steady(test.test)
    return is_lasting(test) and not (isinstance(test, In) and test.status in STANCES)
