"""Paying with produced resources: an exact solver that wastes least.

A source yields an amount of one of its colours. A need is so many of certain colours and so many of any.
Sources are tried in the order of their weight, so a ruleset decides what is spared; what cannot be paid
exactly may overshoot only by as much as the ruleset allows, and only through sources that may be wasted.
"""

from __future__ import annotations

from arbiter.kernel.sources import Coloured, Source, Supply, weight_of

Plan = list[tuple[Source, str]]


def solve(coloured: Coloured, plain: int, sources: list[Source], excess: int, light_first: bool = True) -> Plan | None:
    """Which sources pay for it, each with the colour it yields; None if it cannot be paid."""
    if light_first:
        sources = sorted(sources, key=weight_of)
    if not ordinary(sources):
        if (not coloured or (len(coloured) == 1 and coloured[0][1] == 1)) and is_loose(sources, excess):
            return summed(coloured[0][0] if coloured else "", plain + len(coloured), sources)
        return exact(coloured, plain, sources, excess)
    if len(coloured) == 1 and coloured[0][1] == 1 and light_first:
        return simple(coloured[0][0], plain + 1, sources, excess)
    if not coloured:
        return fill(plain, sources, [], [], 0, excess)
    plan = cover(coloured, 0, coloured[0][1], plain, sources, [], [], 0, excess)
    if plan is not None and light_first:
        plan = prune(coloured, plain, plan, excess)
    return plan


def simple(colour: str, total: int, sources: list[Source], excess: int) -> Plan | None:
    """One of a colour among so many in all: as few large sources as will do, then as little wasted as can be."""
    small: list[Source] = []
    large: list[Source] = []
    right_small: Source | None = None
    right_large: Source | None = None
    for source in sources:
        if source.wasteful:
            large.append(source)
            if right_large is None and colour in source.colours:
                right_large = source
        else:
            small.append(source)
            if right_small is None and colour in source.colours:
                right_small = source
    shares = shared_out(total, len(small), len(large), right_small is not None, right_large is not None, excess)
    if shares is None:
        return None
    few, many = shares
    right = right_small if few and right_small is not None else right_large
    assert right is not None
    some = pick_with(small, few, right) + pick_with(large, many, right)
    return [(source, colour if source is right else source.colours[0]) for source in some]


def shared_out(
    total: int, small: int, large: int, right_small: bool, right_large: bool, excess: int
) -> tuple[int, int] | None:
    """How many small and how many large sources pay, one of the right colour among them; a small one if it can be."""
    for many in range(max(0, -(-(total - small) // 2)), large + 1):
        for over in range(min(excess, many) + 1):
            few = total + over - 2 * many
            if 0 <= few <= small and ((few and right_small) or (many and right_large)):
                return few, many
    return None


def pick_with(sources: list[Source], count: int, right: Source) -> list[Source]:
    """The lightest so many, with the right one among them if it is of these."""
    some = sources[:count]
    if count and right in sources and right not in some:
        some[-1] = right
    return some


def ordinary(sources: list[Source]) -> bool:
    """Sources of one that are never wasted, and of two that may be: then fewest-large-first is exact."""
    for source in sources:
        if source.rival or not source.colours or (source.apart and source.amount > 1):
            return False
        if source.amount != 1 if not source.wasteful else source.amount != 2:
            return False
    return True


def is_loose(sources: list[Source], excess: int) -> bool:
    """May whatever each of them yields too much be left over?"""
    for source in sources:
        if source.rival or not source.colours:
            return False
        if source.amount > 1 and (not source.wasteful or source.amount - 1 > excess):
            return False
    return True


def summed(colour: str, total: int, sources: list[Source]) -> Plan | None:
    """Sources of any sizes for so many in all, one of a colour among them: as little as can be is left over."""
    plan: Plan = []
    if colour:
        able = [source for source in sources if colour in source.colours]
        if not able:
            return None
        first = min(able, key=amount_of)
        plan = [(first, colour)]
        sources = [source for source in sources if source is not first]
        total -= first.amount
    if total <= 0:
        return plan
    most = total
    for source in sources:
        most = max(most, total + source.amount - 1)
    reached: list[tuple[Source, ...] | None] = [()] + [None] * most
    for source in sources:
        for size in range(total - 1, -1, -1):
            some = reached[size]
            if some is not None and reached[size + source.amount] is None:
                reached[size + source.amount] = (*some, source)
        if reached[total] is not None:
            break
    for found in reached[total:]:
        if found is not None:
            return plan + [(source, source.colours[0]) for source in found]
    return None


def amount_of(source: Source) -> int:
    return source.amount


def exact(coloured: Coloured, plain: int, sources: list[Source], excess: int) -> Plan | None:
    """Any sizes: every choice is tried, fewest wasted and fewest sources first found wins."""
    best: list[tuple[tuple[int, int, int], Plan]] = []

    def place(index: int, needs: tuple[tuple[str, int], ...], left: int, plan: Plan) -> None:
        if all(count <= 0 for _, count in needs) and left <= 0:
            over = -left
            if over <= min(excess, wasted_by(plan)) and (not best or cost_of(plan, over) < best[0][0]):
                best[:] = [(cost_of(plan, over), plan)]
            return
        if index == len(sources):
            return
        source = sources[index]
        if source.rival and any(other.obj is source.obj for other, _ in plan):
            place(index + 1, needs, left, plan)
            return
        if source.apart and source.amount > 1:
            for rest, spill in spreads(needs, source):
                place(index + 1, rest, left - spill, [*plan, (source, source.colours[0])])
            place(past(index), needs, left, plan)
            return
        used = False
        for at, (colour, count) in enumerate(needs):
            if count > 0 and colour in source.colours:
                used = True
                spill = max(0, source.amount - count)
                rest = (*needs[:at], (colour, max(0, count - source.amount)), *needs[at + 1 :])
                place(index + 1, rest, left - spill, [*plan, (source, colour)])
        if not used or left > 0:
            colour = source.colours[0] if source.colours else ""
            place(index + 1, needs, left - source.amount, [*plan, (source, colour)])
        place(past(index), needs, left, plan)

    def past(index: int) -> int:
        """Where one is left out, so are all that are just like it."""
        shape = shape_at(sources[index])
        while index < len(sources) and shape_at(sources[index]) == shape:
            index += 1
        return index

    place(0, coloured, plain, [])
    return best[0][1] if best else None


def shape_at(source: Source) -> tuple[object, ...]:
    """What makes no difference to a payment when it is the same of two sources; rivals are never alike."""
    alone = id(source) if source.rival else 0
    return source.weight, source.amount, source.colours, source.wasteful, source.means, alone


def spreads(needs: Coloured, source: Source) -> list[tuple[Coloured, int]]:
    """The ways in which a source serves several colours at once: what is still needed, and what is left of it."""
    ways = [(needs, source.amount)]
    found = {needs: source.amount}
    while ways:
        rest, left = ways.pop()
        for at, (colour, count) in enumerate(rest) if left else ():
            if count > 0 and colour in source.colours:
                fewer = (*rest[:at], (colour, count - 1), *rest[at + 1 :])
                if fewer not in found:
                    found[fewer] = left - 1
                    ways.append((fewer, left - 1))
    return list(found.items())


def wasted_by(plan: Plan) -> int:
    """How much of a plan's yield may be lost: at most all but one of each wasteful source."""
    return sum(source.amount - 1 for source, _ in plan if source.wasteful)


def cost_of(plan: Plan, over: int) -> tuple[int, int, int]:
    return (wasters(plan), over, sum(source.weight for source, _ in plan) + len(plan))


def prune(coloured: Coloured, plain: int, plan: Plan, excess: int) -> Plan:
    """Leave out whatever the rest pays without: a source that covered a colour may turn out to be spare."""
    over = sum(source.amount for source, _ in plan) - plain - sum(count for _, count in coloured)
    if over <= 0:
        return plan
    for spare, _ in plan:
        if spare.amount <= over:
            left = [source for source, _ in plan if source is not spare]
            less = cover(coloured, 0, coloured[0][1], plain, left, [], [], 0, excess)
            if less is not None:
                return less
    return plan


def cover(
    coloured: Coloured,
    index: int,
    missing: int,
    plain: int,
    sources: list[Source],
    used: list[Source],
    plan: Plan,
    spilled: int,
    excess: int,
) -> Plan | None:
    """Cover the coloured needs one after the other, trying sources by weight, then fill up the rest."""
    if missing <= 0:
        if index + 1 < len(coloured):
            return cover(
                coloured, index + 1, coloured[index + 1][1], plain, sources, used, plan, spilled - missing, excess
            )
        return fill(plain - spilled + missing, sources, used, plan, 0, excess)
    colour = coloured[index][0]
    tried: set[tuple[tuple[str, ...], int, int]] = set()
    for source in sources:
        if colour in source.colours and source not in used:
            shape = (source.colours, source.amount, source.weight)
            if shape in tried:
                continue
            tried.add(shape)
            found = cover(
                coloured,
                index,
                missing - source.amount,
                plain,
                sources,
                [*used, source],
                [*plan, (source, colour)],
                spilled,
                excess,
            )
            if found is not None:
                return found
    return None


def fill(plain: int, sources: list[Source], used: list[Source], plan: Plan, wasted: int, excess: int) -> Plan | None:
    """Pay what may be of any colour. `plain` below zero: so much has been produced too much already."""
    if plain <= 0:
        return plan if -plain <= min(excess, wasters(plan)) else None
    exact = [source for source in sources if source.amount == 1 and source not in used]
    large = [source for source in sources if source.amount > 1 and source not in used]
    # As few large sources as will do, and no small one more than needed beside them.
    count = 0
    produced = 0
    while produced + len(exact) < plain and count < len(large):
        produced += large[count].amount
        count += 1
    if produced + len(exact) < plain:
        return None
    over = produced - plain
    if over > 0 and over > min(excess, wasters(plan) + count):
        return None
    filled = plan + [(source, source.colours[0]) for source in large[:count]]
    filled += [(source, source.colours[0]) for source in exact[: max(0, plain - produced)]]
    return filled


def wasters(plan: Plan) -> int:
    return sum(1 for source, _ in plan if source.wasteful)


def payable(coloured: Coloured, plain: int, sources: list[Source], excess: int) -> bool:
    """Can it be paid at all? Counts first; the solver only where counting does not settle it."""
    total = plain
    for _, count in coloured:
        total += count
    settled = Supply(sources).settles(coloured, total, excess)
    return solve(coloured, plain, sources, excess, False) is not None if settled is None else settled
