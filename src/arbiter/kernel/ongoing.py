"""What waits or lasts: ongoing effects, delayed abilities, and triggered abilities on their way to the stack.

All of these are immutable and hold ids, or what nobody changes any more, so clones share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.kernel.events import Record
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Change, Condition, Statement, Thing

Bindings = tuple[tuple[int, tuple[int, ...]], ...]
Words = tuple[tuple[int, str], ...]


class Frame:
    """What a text that outlives its resolution still needs: who, from what, and what its words are bound to."""

    __slots__ = ("controller", "source", "slots", "words", "x", "record")

    def __init__(
        self,
        controller: int,
        source: int,
        slots: Bindings = (),
        words: Words = (),
        x: int = 0,
        record: Record | None = None,
    ) -> None:
        self.controller = controller
        self.source = source
        self.slots = slots
        self.words = words
        self.x = x
        self.record = record


class Ongoing:
    """An effect that lasts: changes to a fixed set of objects (with their numbers fixed), or statements."""

    __slots__ = (
        "id",
        "stamp",
        "frame",
        "affected",
        "changes",
        "statements",
        "lasting",
        "until",
        "whose",
        "condition",
        "uses",
        "amounts",
        "control",
        "thing",
    )

    def __init__(
        self,
        id: int,
        stamp: int,
        frame: Frame,
        affected: tuple[int, ...],
        changes: tuple[Change, ...],
        statements: tuple[Statement, ...],
        lasting: str,
        until: int,
        whose: int,
        condition: Condition | None = None,
        uses: int = -1,
        amounts: tuple[int, ...] = (),
        control: int = -1,
        thing: Thing | None = None,
    ) -> None:
        self.id = id
        self.stamp = stamp
        self.frame = frame
        self.affected = affected
        self.changes = changes
        self.statements = statements
        self.lasting = lasting
        self.until = until  # the turn at whose end it stops, or -1
        self.whose = whose
        self.condition = condition
        self.uses = uses  # how often it still applies, or -1
        self.amounts = amounts  # per change: its number, fixed when the effect began
        self.thing = thing  # what it applies to, where that is worked out again and again
        self.control = control  # the player who has control, for an effect that changes it

    def renewed(self, stamp: int, uses: int) -> Ongoing:
        """The same effect with another timestamp, or with other uses left."""
        return Ongoing(
            self.id,
            stamp,
            self.frame,
            self.affected,
            self.changes,
            self.statements,
            self.lasting,
            self.until,
            self.whose,
            self.condition,
            uses,
            self.amounts,
            self.control,
            self.thing,
        )

    def following(self, before: int, now: int) -> Ongoing:
        """The same effect, on what that object has become."""
        made = self.renewed(self.stamp, self.uses)
        made.affected = tuple(now if each == before else each for each in self.affected)
        return made

    def without(self, id: int) -> Ongoing:
        """The same effect, which no longer applies to that object."""
        made = self.renewed(self.stamp, self.uses)
        made.affected = tuple(each for each in self.affected if each != id)
        return made


class Delayed:
    """A delayed triggered ability waiting for its event."""

    __slots__ = ("id", "program", "frame", "repeats", "until", "since", "whose")

    def __init__(
        self, id: int, program: Program, frame: Frame, repeats: bool, until: int, since: int = 0, whose: int = -1
    ) -> None:
        self.id = id
        self.program = program
        self.frame = frame
        self.repeats = repeats
        self.until = until
        self.whose = whose  # at the end of whose turn it stops (-1: anybody's)
        self.since = since  # the first turn in which it may trigger


class Pending:
    """A triggered ability that has not been put on the stack yet."""

    __slots__ = ("id", "program", "frame", "zone", "known")

    def __init__(self, id: int, program: Program, frame: Frame, zone: str = "", known: Obj | None = None) -> None:
        self.id = id
        self.program = program
        self.frame = frame
        self.zone = zone
        self.known = known  # its source as that was when it triggered, where the rules ask for that; never changes
