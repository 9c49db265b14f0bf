"""What is in play by what it is: lists that are kept until effects make, or made, something else of anything.

What comes into play is added to them when they are next looked at; when something leaves or changes they are made anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

TYPE: Final = "type "
KIND: Final = "kind "
SEATS: Final = tuple(f"/{player}" for player in range(64))  # what stands behind the name for one player's


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


def shelve(game: Game) -> None:
    """Put what has come into play where it belongs. Whoever goes through a list goes through it as it was."""
    shelf = game.shelf
    arrived, game.unshelved = game.unshelved, []
    main = game.rules.main_zone
    for obj in arrived:
        if obj.zone == main:
            now = obj.now
            for kind, words in ((TYPE, now.types), (KIND, now.kinds)):
                for word in words:  # each has a list of its own, so their order does not matter
                    key = kind + word
                    if key in shelf:
                        shelf[key] = [*shelf[key], obj]
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
