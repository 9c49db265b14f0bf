"""What a text can look at, in aspects: a change of one of them makes anew what looks at it, and nothing else."""

from __future__ import annotations

from typing import Final

from arbiter.script import amounts, conditions, nouns
from arbiter.script.base import (
    STAT_CAPACITY,
    STAT_DAMAGE,
    STATUS_ATTACKED,
    STATUS_ATTACKED_THIS_TURN,
    STATUS_ATTACKING,
    STATUS_BLOCKED,
    STATUS_BLOCKING,
    STATUS_DAMAGED,
    STATUS_ENTERED_THIS_TURN,
    STATUS_FACE_DOWN,
    STATUS_FACE_UP,
    STATUS_FROZEN,
    STATUS_GENERIC,
    STATUS_HAS_BURST,
    STATUS_IN_PARTY,
    STATUS_LIMIT,
    STATUS_MULTICOLOUR,
    STATUS_READY,
    STATUS_RESTED,
    STATUS_REVERSED,
    STATUS_UNBLOCKED,
    Status,
)
from arbiter.script.nouns import Group
from arbiter.script.walk import walk

FIELD: Final = 1 << 0
STANCE: Final = 1 << 1  # rested, attacking, blocking
WOUNDS: Final = 1 << 2
COUNTERS: Final = 1 << 3
HAND: Final = 1 << 4
TURN: Final = 1 << 5
HISTORY: Final = 1 << 6
STORES: Final = 1 << 7
STACK: Final = 1 << 8
STEP: Final = 1 << 9
FIRST_PILE: Final = 10  # from here on each of the other zones has an aspect of its own
MANY_PILES: Final = 32
EFFECTS: Final = 1 << 42  # effects that last
DELAYED: Final = 1 << 43  # delayed abilities
OUTCOME: Final = 1 << 44  # who has lost or won, or has failed to draw
LINKS: Final = 1 << 45  # what is linked to what
PLACES: Final = 1 << 46  # where in a zone things stand
SIDES: Final = 1 << 47  # which side of things lies up
USES: Final = 1 << 48  # what has been used or done this turn, or in this game
TEXTS: Final = 1 << 60  # texts that say something of others have come or gone: all of them are read anew
# What follows from all these: what things are, their numbers, keywords and marks, and the statements in force.
NATURES: Final = 1 << 49
NUMBERS: Final = 1 << 50
STATEMENTS: Final = 1 << 51
FIRST_OWN: Final = 52  # from here on what is each player's own: what they have and could use
MANY_OWN: Final = 8
EVERYBODYS: Final = ((1 << MANY_OWN) - 1) << FIRST_OWN
EVERYTHING: Final = (1 << FIRST_OWN + MANY_OWN + 1) - 1
TABLE: Final = FIELD | STANCE | WOUNDS | COUNTERS | LINKS | PLACES | SIDES | NATURES | NUMBERS | STATEMENTS


def own(player: int) -> int:
    """What is this player's own: their hand, what they control and how it stands, what they keep and could use."""
    return 1 << FIRST_OWN + player % MANY_OWN


STANCES: Final = frozenset(
    {
        STATUS_READY,
        STATUS_RESTED,
        STATUS_REVERSED,
        STATUS_ATTACKING,
        STATUS_BLOCKING,
        STATUS_BLOCKED,
        STATUS_UNBLOCKED,
        STATUS_ATTACKED,
        STATUS_IN_PARTY,
        STATUS_FROZEN,
        STATUS_ATTACKED_THIS_TURN,
    }
)

# What an object is by its characteristics alone.
BY_NATURE: Final = frozenset({STATUS_MULTICOLOUR, STATUS_GENERIC, STATUS_HAS_BURST, STATUS_LIMIT})

FACES: Final = (STATUS_FACE_UP, STATUS_FACE_DOWN)


def zone_aspect(zone: str, in_play: tuple[str, ...], hand: str, stack: str) -> int:
    """Which aspect of the game changes when something changes in the zone.

    The names of two piles may come to the same one: then more is made anew than must be.
    """
    if zone in in_play:
        return FIELD
    if zone == hand:
        return HAND
    if zone == stack:
        return STACK
    return 1 << FIRST_PILE + sum(zone.encode()) % MANY_PILES


def status_aspect(status: Status) -> int:
    """The aspect that changes whether objects are of this status; natures change with the characteristics only."""
    if status in STANCES:
        return STANCE
    if status in BY_NATURE:
        return 0
    if status is STATUS_DAMAGED:
        return WOUNDS
    return TURN | FIELD if status is STATUS_ENTERED_THIS_TURN else FIELD


def reads(node: object, in_play: tuple[str, ...] = ("field",), hand: str = "hand", stack: str = "stack") -> int:
    """Which aspects the node looks at."""
    mask = 0
    lying: set[int] = set()  # how cards lie out of play is a matter of their zones
    for part in walk(node):
        if isinstance(part, Group):
            for zone in part.zones:
                mask |= zone_aspect(zone, in_play, hand, stack)
            if part.zones and not any(zone in in_play for zone in part.zones):
                lying.update(id(test) for test in part.tests if isinstance(test, nouns.In) and test.status in FACES)
        elif isinstance(part, nouns.In):
            mask |= 0 if id(part) in lying else status_aspect(part.status)
        elif isinstance(part, (nouns.StatIs, amounts.StatOf)):
            mask |= 0 if part.stat is STAT_DAMAGE else FIELD
            mask |= WOUNDS if part.stat is STAT_DAMAGE or part.stat is STAT_CAPACITY else 0
        elif isinstance(part, (nouns.CountersIs, amounts.CountersOn)):
            mask |= COUNTERS
        elif isinstance(part, conditions.IsTurnOf):
            mask |= TURN
        elif isinstance(part, conditions.InStep):
            mask |= STEP | TURN
        elif isinstance(part, (conditions.Happened, conditions.LatestIs, amounts.Occurred, nouns.DidThisTurn)):
            mask |= HISTORY
        elif isinstance(part, amounts.Resource):
            mask |= STORES
        elif isinstance(part, (nouns.AddedTo, nouns.HasAdded, nouns.HostOf)):
            mask |= FIELD
        elif isinstance(part, (nouns.PartnerOf, nouns.InPartyWith, nouns.InBattleWith)):
            mask |= STANCE
    return mask
