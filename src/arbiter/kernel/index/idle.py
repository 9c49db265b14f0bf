"""Players with nothing at hand that could be paid for or used: that stays so until something of their own changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import own
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

UNKNOWN: Final = 0
OUTSIDE_MAIN_TIMING: Final = 1
ALWAYS: Final = 2


class Idleness(Cell):
    """When one player has nothing at hand."""

    __slots__ = ("when",)

    def __init__(self, player: int) -> None:
        super().__init__(own(player))
        self.when: int = UNKNOWN


def has_nothing_at_hand(game: Game, player: int, main_timing: bool) -> bool:
    """Is it known that nothing of the player's own could be used at such a time?"""
    cell = game.index.idle[player]
    if game.index.look_again(cell):
        cell.when = UNKNOWN
    return cell.when == ALWAYS or (cell.when == OUTSIDE_MAIN_TIMING and not main_timing)


def found_nothing_at_hand(game: Game, player: int, main_timing: bool) -> None:
    """All of the player's own has been looked through. What cannot be done in main timing cannot be done at all."""
    cell = game.index.idle[player]
    if main_timing:
        cell.when = ALWAYS
    elif cell.when == UNKNOWN:
        cell.when = OUTSIDE_MAIN_TIMING
