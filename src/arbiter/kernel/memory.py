"""What players have done this turn that a rule asks about later in it, kept with the uses of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import table_setters

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def note(game: Game, player: int, deed: str) -> None:
    """Remember that the player has done it this turn."""
    table_setters.remember_of_player(game, player, deed)


def forget(game: Game, deed: str) -> None:
    """Nobody has done it yet, as far as what begins now is concerned."""
    uses = game.state.uses_turn
    if any(word == deed for _, word in uses):
        table_setters.set_uses_this_turn(game, tuple(use for use in uses if use[1] != deed))


def times(game: Game, player: int, deed: str) -> int:
    """How often the player has done it this turn."""
    return game.state.uses_turn.count((-1 - player, deed))
