"""What each player could pay with now, counted once for as long as nothing of the player's own changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.aspects import own
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.cell import Cell
from arbiter.kernel.sources import Source, Supply

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


class Resources(Cell):
    """Of one player."""

    __slots__ = ("sources", "by_card", "supply", "reserved")

    def __init__(self, player: int) -> None:
        super().__init__(own(player))
        self.sources: list[Source] = []  # what could be turned into resources for anything
        self.by_card: dict[int, Source] = {}  # the same by the objects that they are
        self.supply: Supply = Supply([])  # what they come to, with what was produced before and not spent yet
        self.reserved: bool = False  # there is more, which may be spent on particular things only


def resources_of(game: Game, player: int) -> Resources:
    index = game.index
    cell = index.resources[player]
    if cell.moved and index.look_again(cell):
        table = game.rules.paying.resources
        abilities = [] if table.ability is None else abilities_in_play(game).producing[player]
        cell.reserved = False
        for _, program in abilities:
            if program.only_for is not None:
                cell.reserved = True
        if cell.reserved:
            abilities = [pair for pair in abilities if pair[1].only_for is None]
        cell.sources = find_sources(game, player, abilities)
        cell.by_card = {source.obj.id: source for source in cell.sources}
        pool = game.state.pools[player]
        if pool:
            units = tuple(table.unit(unit.colour) for unit in pool if unit.only_for is None)
            cell.reserved = cell.reserved or len(units) < len(pool)
            cell.supply = Supply(cell.sources, units)
        else:
            cell.supply = Supply(cell.sources)
    return cell


def find_sources(game: Game, player: int, abilities: list[tuple[Obj, Program]]) -> list[Source]:
    """The cards of the player that pay by themselves, and those of these abilities that can be used now."""
    table = game.rules.paying.resources
    found: list[Source] = []
    for row in table.cards:
        for obj in row.of(game, player):
            source = row.source(game, obj)
            if source is not None:
                found.append(source)
    if table.ability is not None:
        for obj, program in abilities:
            source = None if program.rests and obj.turned else table.ability(game, obj, program)
            if source is not None:
                source.program = program
                if not found or found[-1].obj is not obj or not joined(found, source):  # an object's follow each other
                    found.append(source)
    return found


def joined(found: list[Source], other: Source) -> bool:
    """An object is used only once: a further ability that yields as much for the same things adds its colours to the
    source that the object is already; otherwise the uses are rivals."""
    assert other.program is not None
    for source in found:
        if source.obj is other.obj:
            assert source.program is not None
            alike = source.amount == other.amount and source.means == other.means
            if alike and not (source.apart or other.apart) and source.program.only_for == other.program.only_for:
                source.colours = (*source.colours, *(each for each in other.colours if each not in source.colours))
                source.weight = len(source.colours)
                return True
            source.rival = other.rival = True
    return False
