"""Copies on the stack: another object with the same text and the same choices, which nobody has played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import setters, table_setters
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.stack import StackItem

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def copy_item(game: Game, obj: Obj, player: int, means: tuple[str, ...] = ()) -> Obj | None:
    """A copy of a card or an ability on the stack: modes, targets, the variable and what was paid are copied as well.

    `means` is added to what produced the resources that paid for it. What is no longer there is not copied.
    """
    state = game.state
    item = next((each for each in state.stack if obj.id in (each.card, each.image)), None)
    if item is None or (item.program is None and not item.card):
        return None  # no process is copied; a card without instructions is
    copied = setters.put_token(game, obj.face, player, game.rules.zones.stack)
    setters.arrive(game, copied, obj.arrival)
    old = item.frame
    source = copied.id if item.card else old.source
    table_setters.push(
        game,
        StackItem(
            state.next_id(),
            item.kind,
            item.program,
            Frame(player, source, old.slots, old.words, old.x, old.record),
            copied.id if item.card else 0,
            item.targets,
            item.modes,
            item.paid,
            item.extras,
            item.colours,
            item.after,
            item.divided,
            False,
            (*item.means, *means),
            item.picked,
            item.script,
            item.branches,
            0 if item.card else copied.id,
            item.locked,
            item.origin,
            item.how,
            item.counted,
            known=item.known,
        ),
    )
    return copied
