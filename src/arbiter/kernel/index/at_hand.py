"""What each player might use now, as far as what is the player's own tells; it stays so until something of it changes.

Whether there is something to choose, and whatever else depends on others, is asked each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arbiter.kernel.aspects import own
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action


class Candidate:
    """A card or ability that is neither too dear nor used up, nor out of time."""

    __slots__ = ("action", "paid")

    def __init__(self, action: Action, paid: bool) -> None:
        self.action: Action = action
        self.paid: bool = paid  # what it costs can be paid, unless a text forbids what is done for it


class AtHand(Cell):
    """Of one player, in main timing and at other times; None: nobody has looked yet."""

    __slots__ = ("in_main_timing", "otherwise")

    def __init__(self, player: int) -> None:
        super().__init__(own(player))
        self.in_main_timing: list[Candidate] | None = None
        self.otherwise: list[Candidate] | None = None


def at_hand(
    game: Game, player: int, main_timing: bool, look: Callable[[Game, int, bool], list[Candidate]]
) -> list[Candidate]:
    """What the player might use; `look` is how the ruleset finds it."""
    cell = game.index.at_hand[player]
    if game.index.look_again(cell):
        cell.in_main_timing = cell.otherwise = None
    found = cell.in_main_timing if main_timing else cell.otherwise
    if found is None:
        found = look(game, player, main_timing)
        if main_timing:
            cell.in_main_timing = found
        else:
            cell.otherwise = found
    return found
