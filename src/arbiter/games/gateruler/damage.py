"""Section 13: damage to units and rulers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.gateruler.zones import DAMAGE, DECK, RULER
from arbiter.kernel import events as ev
from arbiter.kernel.doing import relocate
from arbiter.kernel.events import Event
from arbiter.kernel.perform import perform

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def strike(game: Game, source: Obj, target: Obj) -> None:
    """8-6d-1, 8-6d-2: combat damage, equal to STK against a ruler and to ATK against a unit."""
    if target.zone == RULER:
        amount = source.now.strike
        event = Event(ev.HURTS, None, target.controller, amount, source, source.controller, "battle")
    else:
        amount = source.now.power
        event = Event(ev.DAMAGES, target, target.controller, amount, source, source.controller, "battle")
    if amount > 0:
        perform(game, [event])


def hurt(game: Game, event: Event) -> None:
    """13-6b, 13-6c: one card of the deck after the other."""
    state = game.state
    for _ in range(event.amount):
        pile = state.zones[DECK][event.player]
        if not pile:
            return
        card = relocate(game, pile[-1], DAMAGE)
        card.face_up = True
        state.secrets += 1
        game.say(f"takes damage: {card.face.name}", event.player, card.id)
