"""What triggers nothing although it happens, because a text says so (2.1, 2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel.as_it_enters import enters_unheard

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


def may_hear(game: Game, obj: Obj, program: Program, event: Event) -> bool:
    """11.8.16.2.1: all cards on the field see who enters it, those that have just entered among them; no ability of
    any of them triggers on an entering of which a text says that it triggers none."""
    if event.to != "field" or not event.kind & (ev.ENTERS | ev.CREATES):
        return True
    entered = event.result or event.subject
    return entered is None or not enters_unheard(game, entered)
