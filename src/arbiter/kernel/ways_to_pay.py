"""Every way to pay: for players who choose themselves what they pay with.

A payment is a choice of sources, each with the colour it yields. It is legal if every colour that is asked for is
there and what is too much may be left over (`payment.solve` finds one that wastes least). There may be thousands: then
a player names one source after the other, each time among those with which the payment can still be completed, and so
reaches any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from arbiter.kernel.payment import Plan, solve, spreads, wasters
from arbiter.kernel.sources import Coloured, Source, weight_of

LISTED: Final = 40  # so many ways are listed as a whole; a player who wants another one names its sources
Likeness = Callable[[Source], Hashable]  # what makes no difference to anybody when it is the same of two sources


class Owed(NamedTuple):
    """What is still to be paid: of these colours, and of any; `left` below zero is too much already."""

    coloured: Coloured
    left: int
    waste: int  # so much of what was produced may be lost
    taken: frozenset[int]  # objects that have another use, and have been used


class Ways(NamedTuple):
    plans: list[Plan]  # the automatic one first, then by what they waste
    complete: bool  # there is no other


class Search:
    """The payments that some sources can make."""

    def __init__(self, sources: list[Source], excess: int, likeness: Likeness) -> None:
        alike: dict[Hashable, list[Source]] = {}
        for source in sorted(sources, key=weight_of):
            alike.setdefault((likeness(source), source.colours, source.amount, source.means), []).append(source)
        self.sources: list[Source] = []
        self.past: list[int] = []  # where the next source is that is not like this one
        for some in alike.values():
            end = len(self.sources) + len(some)
            self.past += [end] * len(some)
            self.sources += some
        self.excess = excess
        self.known: dict[tuple[int, Owed], bool] = {}

    def uses(self, source: Source, owed: Owed) -> list[tuple[str, Owed]]:
        """What is owed once the source is used, for every colour that it can yield."""
        taken = owed.taken
        if source.rival:
            if source.obj.id in taken:
                return []
            taken = taken | {source.obj.id}
        waste = min(self.excess, owed.waste + (source.amount - 1 if source.wasteful else 0))
        if source.apart and source.amount > 1:
            return [
                (source.colours[0], Owed(rest, owed.left - spill, waste, taken))
                for rest, spill in spreads(owed.coloured, source)
            ]
        found: list[tuple[str, Owed]] = []
        for colour in source.colours or ("",):
            spill = source.amount
            rest: list[tuple[str, int]] = []
            for asked, count in owed.coloured:
                some = min(count, spill) if asked == colour else 0
                spill -= some
                rest.append((asked, count - some))
            found.append((colour, Owed(tuple(rest), owed.left - spill, waste, taken)))
        return found

    def is_paid(self, owed: Owed) -> bool:
        return owed.left <= 0 and -owed.left <= owed.waste and not any(count for _, count in owed.coloured)

    def can_complete(self, index: int, owed: Owed) -> bool:
        """Can what is owed be paid with the sources from this one on?"""
        if self.is_paid(owed):
            return True
        if index == len(self.sources) or -owed.left > self.excess:
            return False
        known = self.known.get((index, owed))
        if known is None:
            known = any(self.can_complete(index + 1, after) for _, after in self.uses(self.sources[index], owed))
            known = self.known[index, owed] = known or self.can_complete(self.past[index], owed)
        return known

    def every(self, index: int, owed: Owed, plan: Plan, least: str = "") -> Iterator[Plan]:
        """Every payment once; of sources that are alike the first ones are used, their colours in order."""
        if index == len(self.sources):
            if self.is_paid(owed):
                yield plan
            return
        source = self.sources[index]
        for colour, after in self.uses(source, owed):
            if colour >= least and self.can_complete(index + 1, after):
                alike = self.past[index] > index + 1
                yield from self.every(index + 1, after, [*plan, (source, colour)], colour if alike else "")
        if self.can_complete(self.past[index], owed):
            yield from self.every(self.past[index], owed, plan)


def owing(coloured: Coloured, plain: int) -> Owed:
    return Owed(coloured, plain, 0, frozenset())


def by_face(source: Source) -> Hashable:
    return source.obj.face.key


def ways(coloured: Coloured, plain: int, sources: list[Source], excess: int, likeness: Likeness = by_face) -> Ways:
    """Different ways to pay, as many as are listed; each choice of sources once, whatever colours they yield."""
    best = solve(coloured, plain, sources, excess)
    if best is None:
        return Ways([], True)
    search = Search(sources, excess, likeness)
    found: dict[tuple[Hashable, ...], Plan] = {used_by(best, likeness): best}
    complete = True
    for plan in islice(search.every(0, owing(coloured, plain), []), 4 * LISTED):
        used = used_by(plan, likeness)
        if used not in found and len(found) < LISTED:
            found[used] = plan
        elif yielded(plan, likeness) != yielded(found.get(used, []), likeness):
            complete = False  # what is listed has other sources, or the same with other colours
    total = plain + sum(count for _, count in coloured)
    rest = list(found.values())[1:]
    rest.sort(key=lambda plan: (wasters(plan), sum(source.amount for source, _ in plan) - total))
    return Ways([best, *rest], complete)


def used_by(plan: Plan, likeness: Likeness) -> tuple[Hashable, ...]:
    return tuple(sorted((repr(likeness(source)), source.means, source.amount) for source, _ in plan))


def yielded(plan: Plan, likeness: Likeness) -> list[tuple[str, str]]:
    return sorted((repr(likeness(source)), colour) for source, colour in plan if not source.apart)


def next_pieces(
    coloured: Coloured, plain: int, chosen: Plan, sources: list[Source], excess: int, likeness: Likeness
) -> tuple[bool, Plan]:
    """Is what was chosen enough, and which sources can be chosen next so that the payment can be completed?"""
    used = [source for source, _ in chosen]
    search = Search([source for source in sources if source not in used], excess, likeness)
    states = [owing(coloured, plain)]
    for source, colour in chosen:
        states = [after for owed in states for named, after in search.uses(source, owed) if named == colour]
    found: Plan = []
    for index, source in enumerate(search.sources):
        if index and search.past[index - 1] > index:
            continue  # it is like the one before
        rest = Search([other for other in search.sources if other is not source], excess, likeness)
        for colour in dict.fromkeys(colour for owed in states for colour, _ in search.uses(source, owed)):
            after = [then for owed in states for named, then in search.uses(source, owed) if named == colour]
            if any(rest.can_complete(0, owed) for owed in after):
                found.append((source, colour))
    return any(search.is_paid(owed) for owed in states), found
