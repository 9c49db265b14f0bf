"""1008: to chase, and what cannot be chased to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.script.effects import Modes, Unanswered

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.script.base import Effect


def barred_from_chasing(game: Game) -> bool:
    """1008.2: while what cannot be chased is in the chase area, only automatic abilities join it."""
    for item in game.state.stack:
        if not item.card and is_unanswered(item.effects, item.modes):
            return True
        source = game.find(item.card) if item.card else None
        if source is not None and source.now.marked("cannot_be_chased"):
            return True
    return False


def is_unanswered(effects: tuple[Effect, ...], modes: tuple[int, ...] | None) -> bool:
    """The ability says so itself, or an option of it that was chosen (903.2g)."""
    for effect in effects:
        if isinstance(effect, Unanswered):
            return True
        if isinstance(effect, Modes) and any(is_unanswered(effect.options[mode], None) for mode in modes or ()):
            return True
    return False
