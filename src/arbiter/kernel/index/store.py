"""The index of one game: its cells, and what has changed since the rule processes were last looked at."""

from __future__ import annotations

from typing import TypeVar

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.index.abilities import Abilities
from arbiter.kernel.index.at_hand import AtHand
from arbiter.kernel.index.cell import Cell
from arbiter.kernel.index.in_play import InPlay
from arbiter.kernel.index.payable_costs import PayableCosts
from arbiter.kernel.index.resources import Resources
from arbiter.kernel.index.type_index import TypeIndex
from arbiter.kernel.index.worked_out import WorkedOut

C = TypeVar("C", bound=Cell)


class Index:
    """What is known of the state that a game stands at."""

    __slots__ = (
        "keeps",
        "looked_at",
        "unsettled",
        "held",
        "worked_out",
        "in_play",
        "abilities",
        "type_index",
        "resources",
        "at_hand",
        "payable_costs",
        "own_cells",
        "cells",
    )

    def __init__(self, players: int) -> None:
        self.keeps: bool = True  # False: everything is worked out anew whenever it is asked for
        self.looked_at: int = 0  # what those cells were found from that are as they were found
        self.unsettled: int = EVERYTHING  # what has changed since the rule processes were last looked at
        self.held: int = 0  # several changes are being made that count as one: nothing is worked out in between
        self.worked_out: WorkedOut = WorkedOut()
        self.in_play: InPlay = InPlay()
        self.abilities: Abilities = Abilities()
        self.type_index: TypeIndex = TypeIndex()
        self.resources: list[Resources] = [Resources(player) for player in range(players)]
        self.at_hand: list[AtHand] = [AtHand(player) for player in range(players)]
        self.payable_costs: PayableCosts = PayableCosts()
        self.own_cells: dict[tuple[type[Cell], int], Cell] = {}  # those of the ruleset, of a player or (-1) of all
        shared = (self.in_play, self.abilities, self.type_index, self.payable_costs)
        self.cells: list[Cell] = [*shared, *self.resources, *self.at_hand]

    def look_again(self, cell: Cell) -> bool:
        """Has something changed that the cell was found from? Whoever asks finds it anew."""
        if not cell.moved:
            return False
        if self.keeps:
            cell.moved = False
            self.looked_at |= cell.reads
        return True

    def tell(self, aspects: int) -> None:
        """Something of these aspects has changed: the cells and the rule processes look again."""
        self.unsettled |= aspects
        if aspects & self.looked_at:
            self.looked_at = 0
            for cell in self.cells:
                if aspects & cell.reads:
                    cell.moved = True
                elif not cell.moved:
                    self.looked_at |= cell.reads

    def keep_nothing(self) -> None:
        """From now on everything is worked out anew whenever it is asked for."""
        self.keeps = False
        self.looked_at = 0
        for cell in self.cells:
            cell.moved = True

    def is_unsettled(self, aspects: int) -> bool:
        """Has something of these changed since the rule processes were last looked at?"""
        return bool(self.unsettled & aspects)

    def settles(self) -> int:
        """The rule processes are looked at now: what has changed since they were last."""
        unsettled = self.unsettled
        self.unsettled = 0
        return unsettled if self.keeps else EVERYTHING

    def add(self, cell: Cell, player: int = -1) -> None:
        """A cell of the ruleset's own."""
        self.own_cells[type(cell), player] = cell
        self.cells.append(cell)

    def forget(self) -> None:
        """The game stands at another state: nothing that was known holds any more."""
        self.unsettled = EVERYTHING
        self.looked_at = 0
        for cell in self.cells:
            cell.moved = True
        self.held = 0
        self.worked_out = WorkedOut()
