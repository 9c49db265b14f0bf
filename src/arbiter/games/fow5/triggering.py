"""Chapter 10.14: texts that make [Enter] abilities trigger of what has come to a field otherwise (9.6/1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.triggering import make_trigger
from arbiter.games.fow5.playing import FROM_HAND
from arbiter.script.abilities import Triggered
from arbiter.script.patterns import AnyPattern, Moves

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.script.effects import Perform


def is_enter_ability(program: Program) -> bool:
    """9.6/1a: one that waits for the card's being played from a hand, or put into a field by its judgment."""
    pattern = program.ability.pattern if isinstance(program.ability, Triggered) else None
    if not isinstance(pattern, AnyPattern):
        return False
    return any(isinstance(each, Moves) and each.cause == FROM_HAND for each in pattern.patterns)


def trigger_enter(game: Game, effect: Perform, ctx: Context) -> None:
    """10.14/1: they are triggered as though their condition were met."""
    make_trigger(game, effect, ctx, is_enter_ability)
