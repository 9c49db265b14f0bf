"""What has changed. Only what writes to the state calls this; everything that is derived follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.layers as layers
from arbiter.kernel.aspects import EVERYTHING

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def changed(game: Game, aspects: int) -> None:
    """Something of these aspects has changed. What is read from them is worked out at once, unless more is to come."""
    game.under_way.changes += 1
    index = game.index
    if not index.keeps:
        aspects = EVERYTHING
    index.unsettled |= aspects
    if aspects & index.looked_at:
        index.tell(aspects)
    worked = index.worked_out
    if aspects & worked.reads:
        if aspects & worked.change_reads:
            worked.stale = True
            worked.only_conditions = False
        elif not worked.stale:
            # Only conditions look at it: whether anything changes is seen by asking them again.
            worked.stale = True
            worked.only_conditions = True
            worked.changed = aspects
        elif worked.only_conditions:
            worked.changed |= aspects
    if worked.stale and not index.held:
        layers.work_out(game)


def bring_up_to_date(game: Game) -> None:
    """Everything that was held back is worked out now."""
    worked = game.index.worked_out
    if not game.index.keeps:
        worked.stale = True
        worked.only_conditions = False
    if worked.stale:
        layers.work_out(game)
