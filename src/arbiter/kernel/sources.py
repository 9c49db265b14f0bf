"""What can be turned into resources while paying, and what it comes to when it is counted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from operator import attrgetter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj, Produced

Coloured = tuple[tuple[str, int], ...]  # so many of each of these colours; a colour is named once


class Source:
    """Something that can be turned into resources while paying."""

    __slots__ = ("obj", "colours", "amount", "wasteful", "weight", "means", "unit", "program", "rival", "apart", "word")

    def __init__(
        self, obj: Obj, colours: tuple[str, ...], amount: int, wasteful: bool, weight: int, means: str
    ) -> None:
        self.obj = obj
        self.colours = colours  # it yields all its amount in one of these
        self.amount = amount
        self.wasteful = wasteful  # part of what it yields may be lost
        self.weight = weight  # the lighter, the sooner it is spent
        self.means = means  # how it pays ("backup", "discard", "pool"), for texts that ask
        self.unit: Produced | None = None  # the unit of a pool that it is
        self.program: Program | None = None  # the ability that is used to produce it
        self.word = ""  # what a unit of it is called in a pool, where that is more than the colour it pays as
        self.apart = False  # of what it yields every one may be of another of its colours
        self.rival = False  # another source is the same object in another use: only one of them can be had


weight_of: Final[Callable[[Source], int]] = attrgetter("weight")


def recoloured(source: Source, colours: tuple[str, ...]) -> Source:
    """The same source where it pays as other colours."""
    made = Source(source.obj, colours, source.amount, source.wasteful, source.weight, source.means)
    made.unit = source.unit
    made.program = source.program
    made.word = source.word
    made.apart = source.apart and len(colours) > 1
    made.rival = source.rival
    return made


Colours = tuple[str, ...]


class Supply:
    """What some sources, and units that were produced before, come to. Their numbers settle most questions of "can that
    be paid?"."""

    __slots__ = ("sources", "units", "reach", "colours", "largest", "several", "uncountable")

    def __init__(self, sources: list[Source], units: tuple[Colours, ...] = ()) -> None:
        self.sources = sources
        self.units = units  # the colours as one of which each of them can pay
        reach = len(units)
        largest = 1
        several = uncountable = False
        colours: dict[str, int] = {}
        for unit in units:
            several = several or len(unit) > 1
            for colour in unit:
                colours[colour] = colours.get(colour, 0) + 1
        for source in sources:
            amount = source.amount
            reach += amount
            if amount > 1:
                largest = max(largest, amount)
                uncountable = uncountable or not source.wasteful
            for colour in source.colours:
                colours[colour] = colours.get(colour, 0) + amount
            if len(source.colours) != 1:
                several = True
                uncountable = uncountable or not source.colours
            if source.rival:
                uncountable = True
        self.reach: int = reach  # so much in all
        self.colours: dict[str, int] = colours  # so much of it can be of this colour
        self.largest: int = largest  # no source yields more
        self.several: bool = several  # some source is of several colours
        self.uncountable: bool = uncountable  # one of two uses can be had, or what is too much may not be left over

    def settles(self, coloured: Coloured, total: int, excess: int, without: Source | None = None) -> bool | None:
        """Can so much be paid, so many of these colours among it, and at most so much left over?

        None: counting does not settle it. Where nothing yields more than may be left over for each colour, whatever
        there is enough of can be paid: with every source left out that is not needed, less than one is left over.
        """
        if total <= 0:
            return True
        reach = self.reach
        if without is not None:
            reach -= without.amount
        if total > reach:
            return False
        asked = 0
        for colour, count in coloured:
            there = self.colours.get(colour, 0)
            if without is not None and colour in without.colours:
                there -= without.amount
            if there < count:
                return False
            asked += count
        if self.uncountable or asked > total:
            return None
        if self.largest > 1 and (self.largest - 1) * (len(coloured) or 1) > excess:
            return None
        return True if not self.several or len(coloured) < 2 else self.serves(coloured, without)

    def serves(self, coloured: Coloured, without: Source | None) -> bool | None:
        """There is enough of every colour: is there also enough for several together, where sources have several?"""
        shares: list[tuple[Colours, int]] = [(unit, 1) for unit in self.units]
        for source in self.sources:
            if source is not without:
                lump = source.amount > 1 and len(source.colours) > 1 and not source.apart
                if lump and any(count > 1 for _, count in coloured):
                    return None
                shares.append((source.colours, 1 if lump else source.amount))
        for size in range(2, len(coloured) + 1):
            for some in combinations(coloured, size):
                missing = 0
                for _, count in some:
                    missing += count
                for colours, share in shares:
                    if any(colour in colours for colour, _ in some):
                        missing -= share
                if missing > 0:
                    return False
        return True
