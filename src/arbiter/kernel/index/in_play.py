"""Everything that is in play, in the order of its timestamps."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import FIELD
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

BY_STAMP: Final = attrgetter("stamp")
BY_NUMBER: Final = attrgetter("id")


class InPlay(Cell):
    """The objects of all zones in play together, where there are several."""

    __slots__ = ("objects",)

    def __init__(self) -> None:
        super().__init__(FIELD)
        self.objects: list[Obj] = []


def objects_in_play(game: Game) -> list[Obj]:
    """What is in all the zones in play."""
    rules = game.rules
    zones = game.state.zones
    cell = game.index.in_play
    if cell.moved and game.index.look_again(cell):
        found = [obj for zone in rules.zones.in_play for pile in zones[zone] for obj in pile]
        found.sort(key=BY_NUMBER)  # those that have come together are told apart by their numbers
        found.sort(key=BY_STAMP)
        cell.objects = found
    return cell.objects
