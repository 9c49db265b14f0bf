"""Carrying out effects: one function for each verb, found in a table by the node's type."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arbiter.kernel import layers

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game

RUN: dict[type, Callable[..., None]] = {}


def run(game: Game, effects: tuple[object, ...], ctx: Context) -> None:
    """Carry out effects in the order of the text."""
    for effect in effects:
        if game.stale:
            layers.refresh(game)
        RUN[type(effect)](game, effect, ctx)


from arbiter.kernel.effects import flow, lasting, picking, table  # noqa: E402

for chapter in (picking.TABLE, table.TABLE, lasting.TABLE, flow.TABLE):
    RUN.update(chapter)
