"""What is in play by what it is: lists that are kept until effects make, or made, something else of anything.

What comes into play is added to them when they are next looked at; when something leaves or changes they are made anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

SEATS: Final = tuple(f"/{player}" for player in range(64))  # what stands behind the name for one player's
OWN_RACKS: Final = 8  # so many players have racks of their own


class Rack:
    """What is kept together: those of certain types or kinds in a zone in play, of a player or (-1) of everybody."""

    __slots__ = ("zone", "words", "kinds", "seat", "key")

    def __init__(self, zone: str, words: frozenset[str], kinds: bool, seat: int) -> None:
        self.zone = zone
        self.words = words
        self.kinds = kinds  # the words are races or jobs, and not types
        self.seat = seat
        self.key = f"{zone} {'kind' if kinds else 'type'} {' '.join(sorted(words))}{SEATS[seat] if seat >= 0 else ''}"

    def holds(self, obj: Obj) -> bool:
        """Does the object belong there? It is known to be in the zone."""
        if self.seat >= 0 and obj.controller != self.seat:
            return False
        return not self.words.isdisjoint(obj.now.kinds if self.kinds else obj.now.types)


def kept(game: Game, name: str) -> list[Obj]:
    """What is in play and belongs to those whom the ruleset calls so."""
    if game.recast:
        return chosen(game, name)
    if game.unshelved:
        shelve(game)
    found = game.shelf.get(name)
    if found is None:
        found = game.shelf[name] = chosen(game, name)
    return found


def kept_of(game: Game, name: str, player: int) -> list[Obj]:
    """Those of them that the player controls."""
    if game.recast:
        return [obj for obj in chosen(game, name) if obj.controller == player]
    if game.unshelved:
        shelve(game)
    key = name + SEATS[player]
    found = game.shelf.get(key)
    if found is None:
        found = game.shelf[key] = [obj for obj in kept(game, name) if obj.controller == player]
    return found


def chosen(game: Game, name: str) -> list[Obj]:
    belongs = game.rules.shelves[name]
    return [obj for obj in game.field if belongs(obj)]


def racked(game: Game, rack: Rack, pile: list[Obj]) -> list[Obj]:
    """Those in the zone that belong there: looked up while it stays so."""
    seat = rack.seat
    words = rack.words
    if rack.kinds:
        found = [obj for obj in pile if (seat < 0 or obj.controller == seat) and not words.isdisjoint(obj.now.kinds)]
    else:
        found = [obj for obj in pile if (seat < 0 or obj.controller == seat) and not words.isdisjoint(obj.now.types)]
    game.shelf[rack.key] = found
    return found


def shelve(game: Game) -> None:
    """Put what has come into play where it belongs. Whoever goes through a list goes through it as it was."""
    shelf = game.shelf
    arrived, game.unshelved = game.unshelved, []
    racks = game.rules.library.racks
    for obj in arrived:
        zone = obj.zone
        for key, pile in shelf.items():
            rack = racks.get(key)
            if rack is not None and rack.zone == zone and rack.holds(obj):
                shelf[key] = [*pile, obj]
        for name, belongs in game.rules.shelves.items():
            mine = name + SEATS[obj.controller]
            if (name in shelf or mine in shelf) and belongs(obj):
                for key in (name, mine):
                    if key in shelf:
                        shelf[key] = [*shelf[key], obj]


def unshelve(game: Game, obj: Obj) -> None:
    """What leaves play is taken off them all."""
    if obj in game.unshelved:
        game.unshelved.remove(obj)
    shelf = game.shelf
    for key, pile in shelf.items():
        if obj in pile:
            left = shelf[key] = pile[:]
            left.remove(obj)
