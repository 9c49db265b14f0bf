"""Resolving what is on top of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters, telling
from arbiter.kernel.context import recalled
from arbiter.kernel.doing import cease
from arbiter.kernel.effects import run
from arbiter.kernel.events import Event, moving
from arbiter.kernel.imaginary import dispel
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.perform import announce, is_awaited, move, perform
from arbiter.kernel.playing.legal_targets import still_legal
from arbiter.kernel.playing.targets import choosing
from arbiter.kernel.rows import TARGETS_GONE_CANCEL
from arbiter.kernel.shuffling import finish
from arbiter.kernel.stack import StackItem
from arbiter.kernel.state import Arrival, Obj
from arbiter.kernel.statements import thaw
from arbiter.script import abilities as ab
from arbiter.script.base import HOW_PLAY, HOW_RESOLVED, POSITION_BOTTOM
from arbiter.script.effects import Choose
from arbiter.script.named_actions import Attach

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game


def resolve_top(game: Game) -> None:
    """The topmost object resolves and leaves the stack."""
    if game.interactive:
        game.changing()
    state = game.state
    item = state.stack[-1]
    ctx = context_of(game, item)
    if game.narrate:
        telling.acts(game, game.find(item.card or item.frame.source), True)
    resolving = game.rules.stack.resolving
    if resolving is not None and item.card and not item.cancelled:
        resolving(game, item, ctx)
    if item.program is None and item.script is None:
        if not item.cancelled and not item.card and game.rules.stack.processes[item.kind](game, item):
            game.under_way.acting = None
            return  # there is more of it to be done
    elif not item.cancelled and targets_hold(game, item, ctx) and condition_holds(game, item, ctx):
        run(game, item.effects, ctx)
        if game.under_way.mixing:
            finish(game)
    if not item.cancelled and is_awaited(game, ev.NAMED_ACTIONS):
        source = game.find(item.card or item.frame.source)
        announce(game, Event(ev.NAMED_ACTIONS, source, item.frame.controller, 1, None, -1, "", f"resolve {item.kind}"))
    leave_stack(game, item, ctx)
    game.under_way.acting = None


def context_of(game: Game, item: StackItem) -> Context:
    ctx = thaw(game, item.frame)
    ctx.item = item
    ctx.paid = item.paid
    ctx.divided = item.divided
    if item.known is not None and ctx.source is not None and ctx.source.gone:
        ctx.source = recalled(item.known, ctx.source)
    return ctx


def targets_hold(game: Game, item: StackItem, ctx: Context) -> bool:
    """Drop targets that are no longer legal; with none left the ruleset's table says what happens."""
    if not item.targets:
        return True
    kind = "summon" if item.kind == "summon" else "ability"
    places = choosing(item.effects, item.modes)
    chosen = 0
    left = 0
    for slot, ids in item.targets:
        chosen += len(ids)
        kept = ctx.slots.get(slot, [])
        place: Choose | None = None
        for effect in places:
            if effect.slot == slot:
                place = effect
        if place is not None:
            kept = [obj for obj in kept if still_legal(game, place, obj, ctx, kind)]
        ctx.slots[slot] = kept
        left += len(kept)
    if chosen and not left and game.rules.stack.targets_gone is TARGETS_GONE_CANCEL:
        telling.tell(game, telling.FIZZLES, item.frame.controller)
        return False
    return True


def condition_holds(game: Game, item: StackItem, ctx: Context) -> bool:
    """A conditional triggered ability asks again."""
    ability = None if item.program is None else item.program.ability
    if isinstance(ability, ab.Triggered) and ability.condition is not None:
        return evaluate.holds(game, ability.condition, ctx)
    return True


def leave_stack(game: Game, item: StackItem, ctx: Context) -> None:
    """An ability ceases; a card goes where the ruleset or the play said."""
    table_setters.take_off_stack(game, item)
    if item.image:
        dispel(game, item.image)
    if not item.card:
        return
    card = game.here(item.card)
    if card is None:
        return
    after = game.rules.stack.after_resolving
    zone = item.after or (game.rules.zones.discard if after is None else after(game, item))
    if card.token and (zone not in game.rules.zones.in_play or not game.rules.stack.copies_enter):
        cease(game, card)  # a copy never arrives anywhere
        return
    if zone in game.rules.zones.in_play:
        enter_from_stack(game, item, ctx, card, zone)
        return
    position = POSITION_BOTTOM if zone == game.rules.zones.deck else None
    told = len(game.told)
    move(game, card, zone, HOW_RESOLVED, item.frame.controller, "resolved", position)
    if item.cancelled or (told and game.told[told - 1].kind == telling.FIZZLES):
        telling.not_resolved(game, told)


def enter_from_stack(game: Game, item: StackItem, ctx: Context, card: Obj, zone: str) -> None:
    """A card that stays in play when it resolves; one that cannot enter goes where the ruleset says."""
    link = next((effect for effect in item.effects if isinstance(effect, Attach)), None)
    hosts = [] if link is None else evaluate.present(game, link.host, ctx)
    if link is not None and not hosts and any(ids for _, ids in item.targets):
        # What it was to be linked to is gone.
        move(game, card, game.rules.zones.discard, HOW_RESOLVED, item.frame.controller, "resolved")
        return
    event = moving(card, zone, HOW_PLAY, game.rules.zones.in_play, item.frame.controller, "cast")
    event.control = item.frame.controller
    event.face = card.face
    event.host = hosts[0].id if hosts else 0
    event.place = item.place
    event.arrival = Arrival(
        item.origin,
        HOW_PLAY._value_,
        True,
        item.frame.x,
        item.colours,
        item.extras,
        item.how or "cast",
        game.state.turn,
        item.means,
    )
    perform(game, [event])
    left = game.here(card.id)
    if left is not None and left.zone == game.rules.zones.stack:
        zone = item.origin if game.rules.stack.barred_return else game.rules.zones.discard
        move(game, left, zone, HOW_RESOLVED, item.frame.controller, "resolved")


def put_process(game: Game, kind: str, controller: int, source: int = 0, x: int = 0, word: str = "") -> None:
    """Put a process on the stack, with a number and a word that it keeps."""
    game.changing()
    words = ((0, word),) if word else ()
    frame = Frame(controller, source, (), words, x)
    table_setters.push(game, StackItem(game.state.next_id(), kind, None, frame))
