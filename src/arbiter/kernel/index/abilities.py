"""The abilities of what is in play, by what looks for them: who waits for something, and what players might use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.aspects import FIELD, NATURES
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


class Abilities(Cell):
    """Found by one walk over what is in play."""

    __slots__ = ("listeners", "watched", "usable", "producing", "awaited_steps")

    def __init__(self) -> None:
        super().__init__(FIELD | NATURES)
        self.listeners: list[Obj] = []  # objects that wait for something
        self.watched: int = 0  # the kinds of event that they wait for
        # Of each player: abilities that they might use, and those that yield resources and are used while paying.
        self.usable: list[list[tuple[Obj, Program]]] = []
        self.producing: list[list[tuple[Obj, Program]]] = []
        self.awaited_steps: dict[str, bool] = {}  # whether any listener waits for a step, where that has been asked


def abilities_in_play(game: Game) -> Abilities:
    index = game.index
    cell = index.abilities
    if cell.moved and index.look_again(cell):
        listeners: list[Obj] = []
        usable: list[list[tuple[Obj, Program]]] = [[] for _ in range(game.state.players)]
        producing: list[list[tuple[Obj, Program]]] = [[] for _ in range(game.state.players)]
        # What lies face down may wait for anything that a card of the match waits for there.
        watched = game.facts.reveal_kinds if game.conceals else 0
        for obj in game.field:
            now = obj.now
            if now.watch:
                watched |= now.watch
                listeners.append(obj)
            for program in now.activated:
                if obj.zone in program.zones:
                    usable[obj.controller].append((obj, program))
            for program in now.producers:
                if obj.zone in program.zones:
                    producing[obj.controller].append((obj, program))
        cell.listeners = listeners
        cell.watched = watched
        cell.usable = usable
        cell.producing = producing
        cell.awaited_steps = {}
    return cell
