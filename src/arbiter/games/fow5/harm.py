"""Chapters 10.6, 10.9 and 10.10: what makes damage, destruction and banishing impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.harm import applies, bars
from arbiter.games.fow.zones import is_fighter
from arbiter.games.fow5.zones import RULER
from arbiter.kernel import events as ev
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game


def prohibits(game: Game, event: Event) -> bool:
    """1.4/4: a prohibition wins over what asks for the event."""
    obj = event.subject
    if obj is None:
        return False
    marks = obj.now.marks
    if event.kind & (ev.LEAVES | ev.TRANSFERS):
        if event.how is How.DESTROY:
            if event.origin == RULER and ("ruler" not in obj.now.types or not event.flag):
                return True  # 10.9/2, 10.9/3  only a ruler, by an effect that says so
            return marks is not None and applies(game, obj, "cannot_be_destroyed", event)  # 10.9/4
        if event.how is How.BANISH and event.by >= 0 and event.by != obj.controller:
            return True  # 10.10/2
    if event.kind == ev.DAMAGES and not is_fighter(obj):
        return True  # 10.6/1  only J/resonators in a field are dealt damage
    return marks is not None and bars(game, event, obj, marks)
