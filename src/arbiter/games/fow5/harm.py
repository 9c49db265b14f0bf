"""Chapters 10.6, 10.9, 10.10 and 10.14: what makes damage, destruction, banishing and triggering impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import card_types
from arbiter.games.fow.harm import bars
from arbiter.games.fow.zones import is_fighter
from arbiter.games.fow5.zones import RULER
from arbiter.kernel import events as ev
from arbiter.kernel.marks import bears
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


def prohibits(game: Game, event: Event) -> bool:
    """1.4/4: a prohibition wins over what asks for the event."""
    obj = event.subject
    if obj is None:
        return False
    marks = obj.now.marks
    if event.kind & (ev.LEAVES | ev.TRANSFERS):
        if event.how is How.DESTROY:
            if event.origin == RULER and (not obj.now.type_bits & card_types.RULER or not event.flag):
                return True  # 10.9/2, 10.9/3  only a ruler, by an effect that says so
            return marks is not None and bears(game, obj, "cannot_be_destroyed", event.other)  # 10.9/4
        if event.how is How.BANISH and ev.who_does(event) != obj.controller:
            return True  # 10.10/2  at the moment it is done, whoever was chosen or named before
    if event.kind == ev.DAMAGES and not is_fighter(obj):
        return True  # 10.6/1  only J/resonators in a field are dealt damage
    return marks is not None and bars(game, event, obj, marks)


def may_hear(game: Game, obj: Obj, program: Program, event: Event) -> bool:
    """10.14/1a: an effect can say that automatic abilities of a card do not trigger."""
    return obj.now.marks is None or "does_not_trigger" not in obj.now.marks
