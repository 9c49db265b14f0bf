"""Damage that is divided among several: who controls the text says how, in the steps of the game's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.decisions import Divide

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script import effects as fx


def shared_out(game: Game, effect: fx.DealDivided, objs: list[Obj], ctx: Context, about: int) -> tuple[int, ...]:
    """The share of each, as the controller likes."""
    step = game.rules.damage.step
    whole = evaluate.amount(game, effect.amount, ctx) // step
    if not objs or whole <= 0:
        return ()
    return game.ask_many(Divide(ctx.controller, objs, whole, step, "divide damage", about))
