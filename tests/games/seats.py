"""A table with its seats exchanged: every verb that names player 0 means player 1, and the other way round.

What a rule says of a player it says of both. A ruling that is marked `both_seats` is therefore played twice, and the
second time everything that the first player has and does is the second player's.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable

import pytest

from arbiter.testing import Table

PLAYERS = frozenset({"player", "owner", "priority", "starting", "players", "seen"})  # arguments that name players
TELLS = ("active", "asked", "winner")  # what a table says of players


def other(value: object) -> object:
    """The other player, or the others; nobody stays nobody."""
    if isinstance(value, tuple):
        return tuple(map(other, value))
    return 1 - value if isinstance(value, int) and value >= 0 else value


def exchange_seats(patch: pytest.MonkeyPatch) -> None:
    """Every table that is set up from now on has its seats exchanged, as long as the patch lasts."""
    inside = [0]  # what one verb asks of another is exchanged already

    def exchanged(method: Callable[..., object]) -> Callable[..., object]:
        signature = inspect.signature(method)

        @functools.wraps(method)
        def verb(*given: object, **named: object) -> object:
            if inside[0]:
                return method(*given, **named)
            bound = signature.bind(*given, **named)
            for name in PLAYERS & bound.arguments.keys():
                bound.arguments[name] = other(bound.arguments[name])
            inside[0] += 1
            try:
                return method(*bound.args, **bound.kwargs)
            finally:
                inside[0] -= 1

        return verb

    def told(kept: property) -> property:
        assert kept.fget is not None
        tell = kept.fget
        return property(lambda table: tell(table) if inside[0] else other(tell(table)))

    def begun(table: Table, *given: object, **named: object) -> None:
        start(table, *given, **named)  # type: ignore[arg-type]
        position = table.position
        position.active, position.priority = 1 - position.active, 1 - position.priority
        position.starting = 1 - position.starting

    start = Table.__init__
    for name, method in inspect.getmembers(Table, inspect.isfunction):
        if not name.startswith("_"):
            patch.setattr(Table, name, exchanged(method))
    for name in TELLS:
        patch.setattr(Table, name, told(getattr(Table, name)))
    patch.setattr(Table, "__init__", begun)
