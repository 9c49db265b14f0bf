"""What each player might use now, as far as what is the player's own tells; it stays so until something of it changes.

Whether there is something to choose, and whatever else depends on others, is asked each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import own
from arbiter.kernel.events import RESTS
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action

# What is left to ask of something whenever actions are listed.
ASK_ALL: Final = 0
ASK_PLAY: Final = 1  # everything but its cost, which can be paid
ASK_CHOICES: Final = 2  # whether there is what it chooses
ASK_NOTHING: Final = 3


class Candidate:
    """A card or ability that is neither too dear nor used up, nor out of time."""

    __slots__ = ("action", "left", "kinds")

    def __init__(self, action: Action, left: int) -> None:
        self.action: Action = action
        self.left: int = left  # what is left to ask
        # The kinds of event that paying for it may be: others may forbid these at any time.
        self.kinds: int = 0
        program = action.program
        if program is not None and program.is_activated:
            self.kinds = -1 if not program.by_count else RESTS if program.rests else 0


class AtHand(Cell):
    """Of one player, by the times that differ in what may be played."""

    __slots__ = ("found",)

    def __init__(self, player: int) -> None:
        super().__init__(own(player))
        self.found: dict[int, list[Candidate]] = {}


def at_hand(game: Game, player: int, time: int, look: Callable[[Game, int, int], list[Candidate]]) -> list[Candidate]:
    """What the player might use; the ruleset numbers the times, and `look` is how it finds what there is at each."""
    index = game.index
    cell = index.at_hand[player]
    if cell.moved and index.look_again(cell):
        cell.found = {}
    found = cell.found.get(time)
    if found is None:
        found = cell.found[time] = look(game, player, time)
    return found
