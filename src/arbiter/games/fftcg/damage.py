"""Damage to players (6.5) and EX Bursts (11.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import Confirm
from arbiter.kernel.doing import relocate
from arbiter.kernel.effects import run
from arbiter.kernel.events import Event, Record
from arbiter.kernel.marks import bears
from arbiter.kernel.perform import announce
from arbiter.kernel.playing.targets import (
    announce_chosen,
    can_declare,
    choose_modes,
    choose_targets,
    divide,
    settle_branches,
)
from arbiter.kernel.program import Program
from arbiter.kernel.repeating import so_many
from arbiter.kernel.stack import StackItem
from arbiter.kernel.telling import tell
from arbiter.script.base import HOW_DESTROY, HOW_REMOVE, HOW_RETURN

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def hurt(game: Game, event: Event) -> None:
    """6.5.2, 6.5.3: one card of the main deck after the other goes to the Damage Zone."""
    state = game.state
    player = event.player
    for _ in so_many(event.amount):
        pile = state.zones["deck"][player]
        if not pile:
            table_setters.overrun(game, player)  # 3.1.3, 12.4.3
            break
        card = relocate(game, pile[-1], "damage")
        table_setters.secret_out(game)
        tell(game, "takes damage", player, card)
        # 15.2.6.3, 15.2.6.3.1  an EX Burst behind Damage N counts the card that was just placed
        for program in ready_bursts(game, card):
            event.later = (*event.later, (card, program))


def use_bursts(game: Game, event: Event) -> None:
    """6.5.2.1: all damage first, then the bursts in the order in which their cards were dealt."""
    for card, program in event.later:
        if may_burst(game, event, card):
            use_burst(game, card, program)


def may_burst(game: Game, event: Event, card: Obj) -> bool:
    """Texts that forbid EX Bursts of cards dealt by a source, or of some of them."""
    source = event.other
    return source is None or not bears(game, source, "damage_without_burst", card)


def ready_bursts(game: Game, card: Obj) -> tuple[Program, ...]:
    """11.10.3: the whole effect of a Summon, otherwise the auto-abilities that carry the icon."""
    found: list[Program] = []
    for program in card.face.traits.programs:
        if program.burst:
            gate = program.ability.gate
            if gate is None or evaluate.holds(game, gate, Context(card.owner, card)):
                found.append(program)
    return tuple(found)


def use_burst(game: Game, card: Obj, program: Program) -> None:
    """11.10.2: the player may apply the effects at once; nobody can respond."""
    player = card.owner
    ctx = Context(player, card)  # 11.10.1  the effect has the card's information
    kind = "summon" if program.is_spell else "ability"
    effects, branches = settle_branches(game, program.effects, ctx)
    if not can_declare(game, effects, ctx, kind):
        return
    if not game.ask_one(Confirm(player, "burst", card.id, program.text)):
        return
    entering = Event(ev.ENTERS, card, player)
    entering.result = card
    ctx.record = Record(entering)
    modes = choose_modes(game, effects, ctx, kind, card.id)
    targets = choose_targets(game, effects, modes, ctx, kind, card.id)
    if targets is None:
        return
    announce_chosen(game, targets, player, kind, card)
    ctx.item = StackItem(0, kind if kind == "summon" else "auto", program, ctx.frame(), 0, (), modes, branches=branches)
    ctx.divided = divide(game, effects, modes, ctx, card.id)
    tell(game, "bursts", player, card)
    announce(game, Event(ev.BURSTS, card, player, 1, None, player))
    run(game, effects, ctx)


def prohibits(game: Game, event: Event) -> bool:
    """2.2: marks on an object that make an event impossible."""
    obj = event.subject
    if obj is None or obj.now.marks is None:
        return False
    marks = obj.now.marks
    if event.kind == ev.LEAVES:
        if event.how is HOW_DESTROY:
            return bears(game, obj, "cannot_be_destroyed", event.other)
        if event.how is HOW_RETURN and "cannot_be_returned" in marks and by_opponent(event, obj):
            return True
        if event.how is HOW_REMOVE and "cannot_be_removed" in marks and by_opponent(event, obj):
            return True
    elif event.kind == ev.RESTS:
        return "cannot_be_rested" in marks and by_opponent(event, obj)
    elif event.kind == ev.DAMAGES:
        return "no_damage" in marks
    return False


def by_opponent(event: Event, obj: Obj) -> bool:
    return event.by >= 0 and event.by != obj.controller
