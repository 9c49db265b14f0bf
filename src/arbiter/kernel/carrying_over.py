"""What is known of a position holds of a copy of it: the copy is told, with objects of its own in place of the others.

Working everything out anew would find the same, and does so wherever the two do not stand at the same position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.context import Context
from arbiter.kernel.index.worked_out import WorkedOut
from arbiter.kernel.statements import declare_all, note_cost_texts

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def carry_over(game: Game, made: Game) -> None:
    """Tell a game that stands at a copy of this one's state what everything in play is, and what is said of it."""
    known = game.index.worked_out
    if known.stale or known.in_progress or game.index.held or game.state.far or not game.index.keeps:
        return  # it is worked out
    objects = made.state.objects
    worked = WorkedOut()
    worked.stale = worked.in_progress = False
    worked.reads = known.reads
    worked.change_reads = known.change_reads
    worked.looked_at = known.looked_at
    worked.altered = known.altered
    worked.top_layer = known.top_layer
    worked.speakers = [(objects[obj.id], Context(obj.controller, objects[obj.id])) for obj, _ in known.speakers]
    worked.conditions = [(program, own_context(ctx, objects), so) for program, ctx, so in known.conditions]
    made.index.worked_out = worked
    carry_order_over(game, made)
    declare_all(made, worked)
    note_cost_texts(worked, known)


def own_context(ctx: Context, objects: dict[int, Obj]) -> Context:
    """Where a static ability is read: with nothing bound but its object."""
    return Context(ctx.controller, None if ctx.source is None else objects[ctx.source.id])


def carry_order_over(game: Game, made: Game) -> None:
    """What is in play, in its order."""
    known = game.index.in_play
    if not known.moved and made.index.look_again(made.index.in_play):
        objects = made.state.objects
        made.index.in_play.objects = [objects[obj.id] for obj in known.objects]
