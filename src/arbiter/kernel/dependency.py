"""In which order the ongoing effects of one layer are applied: own cards, dependency, then timestamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.kernel.layers import Entry


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


def stamp_of(entry: Entry) -> int:
    return entry.stamp


def own_then_stamp(entry: Entry) -> tuple[bool, int]:
    return not entry.own, entry.stamp


def first(waiting: list[Entry], own_first: bool = True) -> Entry:
    """The effect to apply next: own cards first, then what depends on nothing that waits, then the oldest."""
    own = [entry for entry in waiting if entry.own] if own_first else []
    pool = own or waiting
    reads = 0
    for entry in pool:
        reads |= entry.reads
    free = pool
    if reads:
        free = [
            entry
            for entry in pool
            if not entry.reads
            or not any(
                other is not entry and entry.reads & other.writes and not other.reads & entry.writes for other in pool
            )
        ] or pool
    best = free[0]
    for entry in free:
        if entry.stamp < best.stamp:
            best = entry
    return best
