"""What is in play by what it is: of certain types or kinds, or by a name that the ruleset has for some of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import COUNTERS, FACE, FIELD, LINKS, NATURES
from arbiter.kernel.index.cell import Cell
from arbiter.kernel.word_bits import TYPES

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

SEATS: Final = tuple(f"/{player}" for player in range(64))  # what stands behind the name for one player's
OWN_LISTS: Final = 8  # so many players have lists of their own


BY_TYPE: Final = "type"
BY_KIND: Final = "kind"  # race or job
BY_PRINT: Final = "print"  # the name in print


class TypeList:
    """What is listed together in a zone in play, of a player or (-1) of everybody: those of which one of these words is
    true, be it as a type, as a race or job, or as the name in print."""

    __slots__ = ("zone", "words", "types", "by", "seat", "key")

    def __init__(self, zone: str, words: frozenset[str], by: str, seat: int) -> None:
        self.zone = zone
        self.words = words
        self.types: int = TYPES.of(words) if by == BY_TYPE else 0
        self.by = by
        self.seat = seat
        self.key = f"{zone} {by} {' '.join(sorted(words))}{SEATS[seat] if seat >= 0 else ''}"


class TypeIndex(Cell):
    """The lists that have been asked for. A list is never changed once it has been made."""

    __slots__ = ("lists", "of_players")

    def __init__(self) -> None:
        super().__init__(FIELD | NATURES | COUNTERS | LINKS | FACE)
        self.lists: dict[str, list[Obj]] = {}
        self.of_players: list[dict[str, list[Obj]]] = []  # by who controls what is listed


def type_index(game: Game) -> TypeIndex:
    """What has been listed, and still is so."""
    cell = game.index.type_index
    if cell.moved and game.index.look_again(cell):
        cell.lists = {}
        cell.of_players = [{} for _ in range(game.state.players)]
    return cell


def those(game: Game, name: str) -> list[Obj]:
    """What is in play and belongs to those whom the ruleset calls so."""
    if game.index.worked_out.in_progress:
        return chosen(game, name)
    lists = type_index(game).lists
    found = lists.get(name)
    if found is None:
        found = lists[name] = chosen(game, name)
    return found


def those_of(game: Game, name: str, player: int) -> list[Obj]:
    """Those of them that the player controls."""
    if game.index.worked_out.in_progress:
        return [obj for obj in chosen(game, name) if obj.controller == player]
    lists = type_index(game).of_players[player]
    found = lists.get(name)
    if found is None:
        found = lists[name] = [obj for obj in those(game, name) if obj.controller == player]
    return found


def chosen(game: Game, name: str) -> list[Obj]:
    group = game.rules.named_groups[name]
    found = those(game, group.within) if group.within else game.field
    types = group.types
    if group.linked:
        zone, flag = group.zone, group.flag
        found = [
            obj
            for obj in found
            if obj.now.type_bits & types
            or obj.host
            or obj.counters is not None
            or obj.zone == zone
            or flag in obj.now.flags
        ]
    elif types:
        found = [obj for obj in found if obj.now.type_bits & types]
    belongs = group.belongs
    return found if belongs is None else [obj for obj in found if belongs(obj)]


def listed(game: Game, asked: TypeList, pile: list[Obj]) -> list[Obj]:
    """Those in the zone's pile that belong on the list."""
    lists = type_index(game).lists
    found = lists.get(asked.key)
    if found is None:
        seat = asked.seat
        words = asked.words
        theirs = [obj for obj in pile if obj.controller == seat] if seat >= 0 else pile
        if asked.by == BY_TYPE:
            types = asked.types
            found = [obj for obj in theirs if obj.now.type_bits & types]
        elif asked.by == BY_KIND:
            found = [obj for obj in theirs if not words.isdisjoint(obj.now.kinds)]
        else:
            found = [obj for obj in theirs if not words.isdisjoint(printed_names(obj))]
        lists[asked.key] = found
    return found


def printed_names(obj: Obj) -> frozenset[str]:
    """The names that stand on the card; of one that lies on its front they stand on its other side."""
    return obj.face.front.line if obj.face.is_back else obj.face.line
