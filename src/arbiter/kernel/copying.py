"""Copies on the stack: another object with the same text and the same choices, which nobody has played; and targets
that are chosen anew for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import setters, table_setters
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.playing.legal_targets import legal
from arbiter.kernel.playing.targets import announce_chosen, choose_targets, completes, places
from arbiter.kernel.resolution import context_of
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


def choose_new_targets(game: Game, obj: Obj) -> None:
    """Its controller may choose targets anew for what waits on the stack: at all places, as many as there were.

    How something is divided among them stays as it was.
    """
    place, item = next(
        ((place, each) for place, each in enumerate(game.state.stack) if obj.id in (each.card, each.image)), (0, None)
    )
    if item is None or not item.targets:
        return
    ctx = context_of(game, item)
    kind = "summon" if item.kind == "summon" else "ability"
    before = dict(item.targets)
    for slot in before:
        ctx.slots.pop(slot, None)
    found = places(game, item.effects, item.modes, ctx)
    for each in found:
        each.low = each.high = len(before.get(each.slot, ()))
    others = any(other.id not in before.get(each.slot, ()) for each in found for other in legal(game, each, ctx, kind))
    if not others or not completes(game, found, ctx, kind):
        return
    if not game.confirms(ctx.controller, "new targets", obj.id, True):
        return
    chosen = choose_targets(game, item.effects, item.modes, ctx, kind, obj.id, found)
    if chosen is not None:
        table_setters.replace_item(game, place, item.aimed_at(tuple(chosen)))
        announce_chosen(game, chosen, ctx.controller, kind, ctx.source)
