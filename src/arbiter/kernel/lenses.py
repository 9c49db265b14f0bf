"""Noun phrases made ready for looking: whose objects, of which type, and what else is to be tested."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.shelves import KIND, TYPE
from arbiter.script import nouns as n
from arbiter.script.base import (
    QUALITY_KIND,
    QUALITY_TYPE,
    STATUS_ATTACKED,
    STATUS_ATTACKING,
    STATUS_BLOCKED,
    STATUS_BLOCKING,
    STATUS_IN_PARTY,
    STATUS_READY,
    STATUS_RESTED,
    STATUS_UNBLOCKED,
    Test,
)

LENS_EACH: Final = 0
LENS_YOU: Final = 1
LENS_OPPONENT: Final = 2
LENS_SPECIAL: Final = 3  # whose they are must be asked of each object


TURNED: Final = {STATUS_READY: 0, STATUS_RESTED: 1}
FIGHTING: Final = frozenset(
    {STATUS_ATTACKED, STATUS_ATTACKING, STATUS_BLOCKING, STATUS_BLOCKED, STATUS_UNBLOCKED, STATUS_IN_PARTY}
)


class Lens:
    """What can be known of a group before a game."""

    __slots__ = ("group", "side", "word", "kind", "key", "turned", "fighting", "rest", "zones", "in_play")

    def __init__(self, group: n.Group, in_play: tuple[str, ...]) -> None:
        self.group = group  # kept, so that its id stays its own
        self.in_play = in_play
        self.zones = group.zones or in_play
        self.side = LENS_SPECIAL
        if isinstance(group.side, n.Player):
            if group.side.side is n.SIDE_YOU:
                self.side = LENS_YOU
            elif group.side.side is n.SIDE_OPPONENT:
                self.side = LENS_OPPONENT
            elif group.side.side is n.SIDE_EACH:
                self.side = LENS_EACH
        self.word = ""  # the type that most groups begin with
        self.kind = ""  # or the race or job, of groups that name one and no type
        rest: list[Test] = []
        for test in group.tests:
            if not self.word and isinstance(test, n.Is) and test.quality is QUALITY_TYPE:
                self.word = test.value
            else:
                rest.append(test)
        if not self.word:
            for test in rest:
                if isinstance(test, n.Is) and test.quality is QUALITY_KIND:
                    self.kind = test.value
                    rest.remove(test)
                    break
        self.turned = -1  # how its objects stand, where it says
        self.fighting = False  # it speaks of objects in battle: there are none where nothing attacks
        for test in [test for test in rest if isinstance(test, n.In)]:
            assert isinstance(test, n.In)
            if test.status in TURNED and self.turned < 0:
                self.turned = TURNED[test.status]
                rest.remove(test)
            elif test.status in FIGHTING:
                self.fighting = True
        self.key = f"{TYPE}{self.word}" if self.word else f"{KIND}{self.kind}" if self.kind else ""
        self.rest = tuple(rest)
