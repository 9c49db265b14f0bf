"""Phases that effects add to a turn (9.3.1.1): they come before the phase that was to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import table_setters

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

ADDED: Final = {"attack": "attack_preparation", "main": "main2"}  # 9.3.1.1  an added Main Phase is a Main Phase 2


def extra(game: Game, usual: str) -> str:
    """Phases that effects have added come first; after them comes what was to come when the first of them began."""
    queue = list(game.state.extra_steps)
    if not queue:
        return usual
    step = next((each for each in queue if each in ADDED), queue[0])
    queue.remove(step)
    if step in ADDED and all(each in ADDED for each in queue):
        queue.append(usual)
    table_setters.queue_steps(game, tuple(queue))
    return ADDED.get(step, step)
