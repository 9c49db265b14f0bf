"""With which abilities something leaves play: those that it had there, whatever its leaving makes of their gates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.context import Context

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

Lacking = list[tuple["Obj", "Program"]]  # abilities that the object would have if their gate held


def lacking_to(game: Game, events: list[Event]) -> Lacking:
    """Abilities that what is about to leave play does not have, because their gate does not hold. Found before anything
    leaves: neither its own leaving nor that of others with it can give it one, or take one away."""
    found: Lacking = []
    for event in events:
        obj = event.subject
        if event.kind != ev.LEAVES or obj is None:
            continue
        for program in obj.now.programs:
            gate = program.ability.gate
            if gate is not None and program.is_triggered and program.kinds & ev.LEAVES:
                if not evaluate.holds(game, gate, Context(obj.controller, obj)):
                    found.append((obj, program))
    return found


def had_by(obj: Obj, lacking: Lacking) -> tuple[Program, ...]:
    """The abilities with which it has left play."""
    without = [program for other, program in lacking if other is obj]
    return tuple(program for program in obj.now.programs if program not in without) if without else obj.now.programs
