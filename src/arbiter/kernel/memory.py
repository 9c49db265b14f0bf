"""What players have done this turn that a rule asks about later in it, kept with the uses of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import table_setters

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def note(game: Game, player: int, action: str) -> None:
    """Remember that the player has done it this turn."""
    table_setters.remember_of_player(game, player, action)


def forget(game: Game, action: str) -> None:
    """Nobody has done it yet, as far as what begins now is concerned."""
    uses = game.state.uses_turn
    if any(word == action for _, word in uses):
        table_setters.set_uses_this_turn(game, tuple(use for use in uses if use[1] != action))


def times(game: Game, player: int, action: str) -> int:
    """How often the player has done it this turn."""
    return game.state.uses_turn.count((-1 - player, action))
