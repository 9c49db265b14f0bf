"""Running a text: each effect is carried out by the function that the table has for its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.kernel import telling

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.script.base import Effect

RUN: Final[dict[type, Callable[..., None]]] = {}  # filled by the chapters of this package


def run(game: Game, effects: tuple[Effect, ...], ctx: Context) -> None:
    """Carry out effects in the order of the text."""
    ctx.performs = game.facts.treats
    under_way = game.under_way
    outer, under_way.source = under_way.source, ctx.source
    if game.narrate:
        before = telling.acts(game, ctx.source, ctx.item is not None)
        carry_out(game, effects, ctx)
        under_way.acting = before
    else:
        carry_out(game, effects, ctx)
    under_way.source = outer


def carry_out(game: Game, effects: tuple[Effect, ...], ctx: Context) -> None:
    for effect in effects:
        if ctx.over:
            return
        RUN[type(effect)](game, effect, ctx)
