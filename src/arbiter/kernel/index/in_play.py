"""Everything that is in play, in the order of its timestamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.aspects import FIELD
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


class InPlay(Cell):
    """The objects of all zones in play together, where there are several."""

    __slots__ = ("objects",)

    def __init__(self) -> None:
        super().__init__(FIELD)
        self.objects: list[Obj] = []


def objects_in_play(game: Game) -> list[Obj]:
    """What is in all the zones in play."""
    index = game.index
    cell = index.in_play
    if (index.untold or cell.moved or not index.keeps) and index.look_again(cell):
        zones = game.state.zones
        found = [obj for zone in game.rules.zones.in_play for pile in zones[zone] for obj in pile]
        found.sort(key=order_of)
        cell.objects = found
    return cell.objects


def order_of(obj: Obj) -> tuple[int, int]:
    return obj.stamp, obj.id
