"""306.3, 1411.1a-2: how many cards a hand or a lifebreak area may have, as texts say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def size_said(game: Game, player: int, name: str, printed: int) -> int | None:
    """What texts make of the number, one after the other (909.3g); None where there is no maximum."""
    most: int | None = printed
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if not statement.name.removeprefix("no_").startswith(name):
            continue
        if not evaluate.is_player(game, statement.who, player, active.context):
            continue
        if statement.amount is None:
            most = None
            continue
        number = evaluate.amount(game, statement.amount, active.context)
        if statement.name == f"{name}_set":
            most = number
        elif most is not None:
            most += -number if statement.name == f"{name}_less" else number
    return None if most is None else max(0, most)
