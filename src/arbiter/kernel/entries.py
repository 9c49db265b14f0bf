"""Single changes that ongoing effects make, and the order in which those of one layer are applied."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from arbiter.kernel.characteristics import quality_bit
from arbiter.kernel.context import Context
from arbiter.kernel.kept_by_identity import keep
from arbiter.script import nouns, statements
from arbiter.script.amounts import Number
from arbiter.script.nouns import Is
from arbiter.script.statements import AddWord, LoseWord
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face, Traits
    from arbiter.script.base import Change, Quality, Thing


# What asks for no word by itself, only by what is in it. Anything else may ask for any word.
ASK_NO_WORDS: Final[frozenset[type]] = frozenset(
    {
        Is,
        Number,
        nouns.AllOf,
        nouns.AnyOf,
        nouns.ControlledBy,
        nouns.Every,
        nouns.Group,
        nouns.Not,
        nouns.Player,
        nouns.Self,
        statements.AddKeyword,
        statements.AddStat,
        statements.AddWord,
        statements.LoseWord,
    }
)
LATEST: Final = 1 << 60  # after every timestamp


EACH_ITS_OWN: Final[dict[int, tuple[Change, bool]]] = {}


def each_its_own(change: Change) -> bool:
    """Is the number of the change another for each object that it meets ("double the power of all ...")?"""
    if not isinstance(change, (statements.AddStat, statements.SetStat)):
        return False
    known = EACH_ITS_OWN.get(id(change))
    if known is None:
        asks = any(isinstance(node, nouns.Affected) for node in walk(change.amount))
        known = keep(EACH_ITS_OWN, change, (change, asks))
    return known[1]


class Entry:
    """One change to be applied: by a static ability to a thing, or by an ongoing effect to a fixed set."""

    __slots__ = (
        "layer",
        "own",
        "stamp",
        "context",
        "thing",
        "ids",
        "change",
        "number",
        "reads",
        "writes",
        "program",
        "half",
        "steady",
    )

    def __init__(
        self,
        layer: int,
        own: bool,
        stamp: int,
        context: Context,
        thing: Thing | None,
        ids: tuple[int, ...],
        change: Change,
        number: int | None,
        reads: int,
        writes: int,
        program: Program | None,
        half: int,
        steady: bool = False,
    ) -> None:
        self.half = half
        self.steady = steady  # it does the same to an object each time, as long as it is the same entry
        self.layer = layer
        self.own = own
        self.stamp = stamp
        self.context = context
        self.thing = thing
        self.ids = ids
        self.change = change
        self.number = number
        self.reads = reads
        self.writes = writes
        self.program = program


class Spoken:
    """The changes that the printed static abilities of an object make, ready for as long as it stays as it is.

    They are read in a context of their own: nothing else binds anything in it.
    """

    __slots__ = ("obj", "face", "stamp", "context", "entries")

    def __init__(self, obj: Obj) -> None:
        self.obj: Obj = obj
        self.face: Face = obj.face
        self.stamp: int = obj.stamp
        self.context: Context = Context(obj.controller, obj)
        self.entries: list[list[Entry] | None] = [None] * len(obj.face.statics)

    def is_of(self, obj: Obj) -> bool:
        """Is it the same object still, of the same player, with the same text from the same time?"""
        return (
            self.obj is obj
            and self.face is obj.face
            and self.stamp == obj.stamp
            and self.context.controller == obj.controller
        )

    def changes(self, index: int, program: Program) -> list[Entry]:
        """Those of one of its abilities."""
        found = self.entries[index]
        if found is None:
            found = self.entries[index] = collect(program, self.obj, self.context)
        return found


class Remade:
    """What changes have made of an object, and what it was made from."""

    __slots__ = ("face", "controller", "entries", "traits")

    def __init__(self, obj: Obj, entries: list[Entry]) -> None:
        self.face: Face = obj.face
        self.controller: int = obj.controller
        self.entries: list[Entry] = entries
        self.traits: Traits = obj.now


def collect(program: Program, obj: Obj, ctx: Context) -> list[Entry]:
    """The changes that a static ability makes. Those of one that cannot be lost are not lost to others, either: they

    come last in their layer.
    """
    firm = obj.face.firm
    stamp = obj.stamp if firm is None or program not in firm.programs else LATEST
    return [
        Entry(
            part.layer,
            part.own,
            stamp,
            ctx,
            part.thing,
            (),
            part.change,
            part.number,
            part.reads,
            part.writes,
            program,
            part.half,
            part.steady,
        )
        for part in program.parts
    ]


def put_in_order(waiting: list[Entry], own_first: bool) -> bool:
    """Own cards first, then the oldest; false if one of them depends on another, so that it must be asked each time."""
    reads = writes = 0
    for entry in waiting:
        reads |= entry.reads
        writes |= entry.writes
    if reads & writes:
        return False
    waiting.sort(key=own_then_stamp if own_first else stamp_of)
    return True


def layer_stamp(entry: Entry) -> tuple[int, int]:
    return entry.layer, entry.stamp


def layer_own_stamp(entry: Entry) -> tuple[int, bool, int]:
    return entry.layer, not entry.own, entry.stamp


def stamp_of(entry: Entry) -> int:
    return entry.stamp


def own_then_stamp(entry: Entry) -> tuple[bool, int]:
    return not entry.own, entry.stamp


def looks_at(entry: Entry, other: Entry) -> bool:
    """Does it hang on what the other alters what this one is applied to, or how?

    Of words of one quality only those count that are spoken of: "Smiths are also Dragons" looks at no Dragons.
    """
    shared = entry.reads & other.writes
    added = other.change
    if not shared or not isinstance(added, AddWord | LoseWord) or shared != quality_bit(added.quality):
        return bool(shared)
    if isinstance(added, AddWord) and added.slot is not None:
        return True
    words = words_looked_at(entry.thing, entry.change, added.quality)
    return words is None or added.value in words


@cache
def words_looked_at(thing: Thing | None, change: Change, quality: Quality) -> frozenset[str] | None:
    """The words of the quality that these ask for; None where they may ask for any."""
    found: set[str] = set()
    for node in walk((thing, change)):
        if isinstance(node, Is) and node.quality is quality:
            found.add(node.value)
        elif type(node) not in ASK_NO_WORDS:
            return None
    return frozenset(found)
