"""Which abilities can be paid for with what is in play: known until something comes or goes there, or becomes something
else. How things stand, hands and resources change far more often, and are no part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.aspects import BENEATH, CONTROL, COUNTERS, FACE, FIELD, LINKS, NATURES
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program


class PayableCosts(Cell):
    """By the player, the object and its ability, where that has been asked."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        super().__init__(FIELD | NATURES | CONTROL | COUNTERS | LINKS | BENEATH | FACE)
        self.known: dict[tuple[int, int, Program], bool] = {}


def payable_costs(game: Game) -> dict[tuple[int, int, Program], bool]:
    """What has been found out, and still is so."""
    cell = game.index.payable_costs
    if cell.moved and game.index.look_again(cell):
        cell.known = {}
    return cell.known
