"""What is in play by what it is: of certain types or kinds, or by a name that the ruleset has for some of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import COUNTERS, FACE, FIELD, LINKS, NATURES
from arbiter.kernel.index.cell import Cell

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

SEATS: Final = tuple(f"/{player}" for player in range(64))  # what stands behind the name for one player's
OWN_LISTS: Final = 8  # so many players have lists of their own


class TypeList:
    """What is listed together: those of certain types or kinds in a zone in play, of a player or (-1) of everybody."""

    __slots__ = ("zone", "words", "kinds", "seat", "key")

    def __init__(self, zone: str, words: frozenset[str], kinds: bool, seat: int) -> None:
        self.zone = zone
        self.words = words
        self.kinds = kinds  # the words are races or jobs, and not types
        self.seat = seat
        self.key = f"{zone} {'kind' if kinds else 'type'} {' '.join(sorted(words))}{SEATS[seat] if seat >= 0 else ''}"


class TypeIndex(Cell):
    """The lists that have been asked for. A list is never changed once it has been made."""

    __slots__ = ("lists",)

    def __init__(self) -> None:
        super().__init__(FIELD | NATURES | COUNTERS | LINKS | FACE)
        self.lists: dict[str, list[Obj]] = {}


def lists_of(game: Game) -> dict[str, list[Obj]]:
    """What has been listed, and still is so."""
    cell = game.index.type_index
    if cell.moved and game.index.look_again(cell):
        cell.lists = {}
    return cell.lists


def those(game: Game, name: str) -> list[Obj]:
    """What is in play and belongs to those whom the ruleset calls so."""
    if game.index.worked_out.in_progress:
        return chosen(game, name)
    lists = lists_of(game)
    found = lists.get(name)
    if found is None:
        found = lists[name] = chosen(game, name)
    return found


def those_of(game: Game, name: str, player: int) -> list[Obj]:
    """Those of them that the player controls."""
    if game.index.worked_out.in_progress:
        return [obj for obj in chosen(game, name) if obj.controller == player]
    lists = lists_of(game)
    key = name + SEATS[player]
    found = lists.get(key)
    if found is None:
        found = lists[key] = [obj for obj in those(game, name) if obj.controller == player]
    return found


def chosen(game: Game, name: str) -> list[Obj]:
    group = game.rules.named_groups[name]
    belongs = group.belongs
    return [obj for obj in (those(game, group.within) if group.within else game.field) if belongs(obj)]


def listed(game: Game, asked: TypeList, pile: list[Obj]) -> list[Obj]:
    """Those in the zone's pile that belong on the list."""
    lists = lists_of(game)
    found = lists.get(asked.key)
    if found is None:
        seat = asked.seat
        words = asked.words
        if asked.kinds:
            found = [o for o in pile if (seat < 0 or o.controller == seat) and not words.isdisjoint(o.now.kinds)]
        else:
            found = [o for o in pile if (seat < 0 or o.controller == seat) and not words.isdisjoint(o.now.types)]
        lists[asked.key] = found
    return found
