"""Marks that texts put on objects ("cannot attack", "must block"): whether they hold against another object."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.context import Context

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import ActiveMark


def mark_context(game: Game, obj: Obj, mark: ActiveMark) -> Context:
    """The context in which the words of the mark on this object are read."""
    ctx = Context(mark.controller, game.find(mark.source))
    ctx.affected = obj
    return ctx


def mark_holds(game: Game, obj: Obj, mark: ActiveMark, other: Obj | None = None) -> bool:
    """A mark without a group always holds; with one, only against objects of the group."""
    group = mark.mark.group
    if group is None:
        return True
    return other is not None and evaluate.matches(game, group, other, mark_context(game, obj, mark))


def bears(game: Game, obj: Obj, name: str, other: Obj | None = None) -> bool:
    """Does the object bear the mark, as far as it concerns the other object?"""
    marks = obj.now.marks
    if marks is None or name not in marks:
        return False
    return any(mark_holds(game, obj, mark, other) for mark in marks[name])
