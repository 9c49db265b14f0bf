"""Noun phrases made ready for looking: whose objects, of which type, and what else is to be tested."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.index.type_index import BY_KIND, BY_PRINT, BY_TYPE, OWN_LISTS, TypeList
from arbiter.kernel.word_bits import TYPES
from arbiter.script import nouns as n
from arbiter.script.base import (
    QUALITY_KIND,
    QUALITY_TYPE,
    STATUS_ATTACKED,
    STATUS_ATTACKING,
    STATUS_BLOCKED,
    STATUS_BLOCKING,
    STATUS_FACE_DOWN,
    STATUS_FACE_UP,
    STATUS_IN_PARTY,
    STATUS_READY,
    STATUS_RESTED,
    STATUS_REVERSED,
    STATUS_UNBLOCKED,
    Test,
)

OF_EACH: Final = 0
OF_YOU: Final = 1
OF_OPPONENT: Final = 2
OF_SPECIAL: Final = 3  # whose they are must be asked of each object


TURNED: Final = {STATUS_READY: 0, STATUS_RESTED: 1, STATUS_REVERSED: 2}
SIDES_UP: Final = {STATUS_FACE_DOWN: 0, STATUS_FACE_UP: 1}
FIGHTING: Final = frozenset(
    {STATUS_ATTACKED, STATUS_ATTACKING, STATUS_BLOCKING, STATUS_BLOCKED, STATUS_UNBLOCKED, STATUS_IN_PARTY}
)


OTHERS: Final = n.Not(n.Same(n.Self()))


class GroupSearch:
    """What can be known of a group before a game."""

    __slots__ = (
        "group",
        "side",
        "word",
        "kind",
        "either",
        "types",
        "named",
        "lists",
        "sole",
        "bare",
        "pile",
        "turned",
        "lies",
        "fighting",
        "rest",
        "others",
        "zones",
        "in_play",
    )

    def __init__(self, group: n.Group, in_play: tuple[str, ...]) -> None:
        self.group = group  # kept, so that its id stays its own
        self.in_play = in_play
        self.zones = group.zones or in_play
        self.side = OF_SPECIAL
        if isinstance(group.side, n.Player):
            if group.side.side is n.SIDE_YOU:
                self.side = OF_YOU
            elif group.side.side is n.SIDE_OPPONENT:
                self.side = OF_OPPONENT
            elif group.side.side is n.SIDE_EACH:
                self.side = OF_EACH
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
        self.lies = -1  # which side of them lies up, where it says: the front (1), the back (0)
        self.fighting = False  # it speaks of objects in battle: there are none where nothing attacks
        for test in [test for test in rest if isinstance(test, n.In)]:
            assert isinstance(test, n.In)
            if test.status in TURNED and self.turned < 0:
                self.turned = TURNED[test.status]
                rest.remove(test)
            elif test.status in SIDES_UP and self.lies < 0:
                self.lies = SIDES_UP[test.status]
                rest.remove(test)
            elif test.status in FIGHTING:
                self.fighting = True
        self.others = OTHERS in rest  # it speaks of others than the card itself
        if self.others:
            rest.remove(OTHERS)
        self.named = self.word != "" or self.kind != ""
        self.either: Test | None = None  # one of several types, where it names no other
        words = frozenset({self.word or self.kind}) if self.named else frozenset[str]()
        if not self.named:
            for test in rest:
                words = either_type(test)
                if words:
                    self.either = test
                    rest.remove(test)
                    break
        # Its types, where it names one or several of which each will do.
        self.types: int = 0 if self.kind else TYPES.of(words)
        by = BY_KIND if self.kind else BY_TYPE
        if not words:
            words = frozenset(test.name for test in rest if isinstance(test, n.PrintedName))
            by = BY_PRINT
        self.rest = tuple(rest)
        # In which lists those of its types are kept that are in play: by zone, those of everybody and of each player.
        self.lists: dict[str, tuple[TypeList, ...]] = {}
        if words:
            for zone in self.zones:
                if zone in in_play:
                    self.lists[zone] = tuple(TypeList(zone, words, by, seat) for seat in range(-1, OWN_LISTS))
        # Those of the only zone, where nothing has to be narrowed down beyond that but how they stand.
        self.sole: tuple[TypeList, ...] = ()
        if len(self.zones) == 1 and self.lies < 0 and self.side != OF_SPECIAL:
            self.sole = self.lists.get(self.zones[0], ())
        self.bare = not rest and self.turned < 0 and not self.others  # it asks for nothing more of them
        # The zone out of play whose cards these are, where it asks for nothing more of them than whose they are.
        self.pile = ""
        if len(self.zones) == 1 and self.zones[0] not in in_play and self.side in (OF_YOU, OF_OPPONENT):
            if not self.named and self.either is None and self.lies < 0 and self.bare:
                self.pile = self.zones[0]


def either_type(test: Test) -> frozenset[str]:
    """The types of which it asks for any one; none: it asks for something else, too."""
    if not isinstance(test, n.AnyOf):
        return frozenset()
    words = [part.value for part in test.tests if isinstance(part, n.Is) and part.quality is QUALITY_TYPE]
    return frozenset(words) if len(words) == len(test.tests) else frozenset()
