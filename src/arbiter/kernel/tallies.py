"""Numbers that are counted ("+100 for each Elf you control"): where nothing else depends on them, what has been counted
is counted again when something changes, and the difference is added, without working everything out anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.changes as changes
import arbiter.kernel.counting as counting
from arbiter.kernel.characteristics import POWER_BIT
from arbiter.script import statements as st
from arbiter.script.base import INFINITY

if TYPE_CHECKING:
    from arbiter.kernel.entries import Entry
    from arbiter.kernel.game import Game
    from arbiter.script.base import Amount


def counted(game: Game, entry: Entry) -> int:
    """The number now."""
    change = entry.change
    assert isinstance(change, st.AddStat)
    ctx = entry.context
    ctx.affected = ctx.source
    return counting.amount(game, change.amount, ctx)


def follow(game: Game, entry: Entry) -> bool:
    """From now on the number is followed, unless others stand in for objects or are spared by some effects."""
    rules = game.rules
    if rules.stand_in is not None or rules.ignores is not None:
        return False
    entry.number = counted(game, entry)
    game.tallies.append(entry)
    return not entry.number % rules.rounds_to


def count_again(game: Game) -> bool:
    """Put in order what has come to be more or less; false: something else may be otherwise because of it.

    Additions can be made in any order. So it is exact where nobody looks at power, nothing that comes in the same or a
    later layer is anything but an addition, nothing keeps additions off, and no number is rounded.
    """
    if game.sees & POWER_BIT:
        return False
    latest: Entry | None = None
    for entry in game.tallies:
        program = entry.program
        if program is None or not program.body_reads & game.dirt:
            continue
        change = entry.change
        obj = entry.context.source
        assert isinstance(change, st.AddStat) and obj is not None and entry.number is not None
        if latest is not None and latest.context is entry.context and amount_of(latest) is change.amount:
            number = latest.number or 0  # as much of power as of guard
        else:
            number = counted(game, entry)
        latest = entry
        more = number - entry.number
        if not more:
            continue
        now = obj.now
        entry.number = number
        if entry.layer <= game.top_layer or more % game.rules.rounds_to or now.marks is not None:
            return False
        if now is obj.face.traits or not obj.face.has_power or max(now.power, now.guard, number) >= INFINITY:
            return False
        changes.add_stat(now, change.stat, more * change.sign)
        game.process_due = game.wounds_due = True
    return True


def amount_of(entry: Entry) -> Amount | None:
    return entry.change.amount if isinstance(entry.change, st.AddStat) else None
