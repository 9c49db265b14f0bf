"""306.3, 1411.1a-2: how many cards a hand or a lifebreak area may have, as texts say of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def size_said(game: Game, player: int, name: str, printed: int) -> int:
    """909.3: a number that the size becomes, the latest such, and then what is added to it or taken away."""
    most = next(iter(reversed([*said_of_size(game, player, f"{name}_is")])), printed)
    return max(0, most + sum(said_of_size(game, player, name)))


def said_of_size(game: Game, player: int, name: str) -> Iterator[int]:
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == name and evaluate.is_player(game, statement.who, player, active.context):
            yield 0 if statement.amount is None else evaluate.amount(game, statement.amount, active.context)
