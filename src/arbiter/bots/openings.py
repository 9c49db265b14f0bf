"""Actions that are worth what they make possible: will for a card that is one short, turning a fighter round, laying
down what must lie before it can come, and strength before a fight.

The first greedy player saw none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.battle import Field, duel_value
from arbiter.bots.worth import fighter_worth, hits_for, is_fighter, is_resource
from arbiter.kernel.state import READY, REVERSED
from arbiter.script import effects as fx

if TYPE_CHECKING:
    from arbiter.bots.valuer import Valuer
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.state import Obj

COIN: Final = 0.6  # what is produced from can be used but once
LAID_DOWN: Final = 0.6  # of a fighter's worth, for one that comes later


def is_calm(valuer: Valuer) -> bool:
    """May the player do most now: their own turn, nothing waits, nobody fights?"""
    state = valuer.game.state
    resting = valuer.game.rules.turn.resting_step
    return state.active == valuer.me and state.step == resting and not state.stack and state.combat is None


def short_by(valuer: Valuer, obj: Obj, action: Action) -> list[Obj]:
    """Cards in hand that what the action produces would pay for, and that cannot be paid for without."""
    if is_resource(valuer.weights, obj.now) or action.program is None or not is_calm(valuer):
        return []
    made = [each for each in action.program.effects if isinstance(each, fx.Produce)]
    colours = {word for each in made for word in (each.colour, *each.options)}
    game = valuer.game
    have = len(valuer.ready_sources()) + len(game.state.pools[valuer.me])
    hand = game.state.zones[game.rules.zones.hand][valuer.me]
    return [card for card in hand if card.now.cost == have + 1 and (not card.now.colours or card.now.colours & colours)]


def turning_value(valuer: Valuer, obj: Obj) -> float:
    """Turning a fighter round: to attack, or to stand before the player."""
    field = Field(valuer.game, valuer.weights, valuer.me, valuer.habits)
    guards = [other for other in field.mine if other.turned == REVERSED and other is not obj]
    threats = [other for other in field.theirs if other.now.power > 0]
    kept_off = 0.0 if guards or not threats else valuer.damage_value(valuer.me, 1)
    attack = duel_value(field, valuer, obj) if is_calm(valuer) else 0.0
    if obj.turned == REVERSED:
        return attack - kept_off
    stands = any(other.now.power <= obj.now.guard for other in threats)
    return 0.0 if attack > 0 else kept_off * (0.8 if stands else 0.4)


def laid_down_value(valuer: Valuer, obj: Obj) -> float:
    """Laying down a fighter that can only come from there."""
    return LAID_DOWN * fighter_worth(valuer.weights, obj.now)


def attack_of_newcomer(valuer: Valuer, obj: Obj) -> float:
    """What it is worth that something becomes a fighter in the middle of its player's turn."""
    if obj.controller != valuer.me or obj.turned != READY or not is_calm(valuer) or obj.now.power <= 0:
        return 0.0
    field = Field(valuer.game, valuer.weights, valuer.me, valuer.habits)
    if valuer.weights.nobody_blocks:
        return duel_value(field, valuer, obj)
    return valuer.damage_value(1 - valuer.me, hits_for(valuer.weights, obj)) if not field.theirs else 0.0


def strength_value(valuer: Valuer, obj: Obj, amount: int) -> float:
    """What so much power more is worth to a fighter before it attacks: whom it fells only then."""
    if obj.controller != valuer.me or obj.turned != READY or amount <= 0 or not is_calm(valuer):
        return 0.0
    if not valuer.weights.nobody_blocks or not is_fighter(valuer.weights, obj.now):
        return 0.0
    power, best = obj.now.power, 0.0
    for other in valuer.game.field:
        if other.controller != valuer.me and is_fighter(valuer.weights, other.now):
            needed = other.now.guard if other.turned == REVERSED else other.now.power
            if power <= needed < power + amount:
                best = max(best, 0.8 * valuer.weights.measure.theirs * valuer.worth(other))
    return best


def held_back(valuer: Valuer, obj: Obj) -> float:
    """What it keeps off that a fighter of the other's cannot attack in the turn that has begun."""
    state = valuer.game.state
    if state.active == valuer.me or obj.controller != state.active or obj.turned != READY or state.combat is not None:
        return 0.0
    if not is_fighter(valuer.weights, obj.now) or obj.now.marked("cannot_attack"):
        return 0.0
    return 0.8 * valuer.damage_value(valuer.me, hits_for(valuer.weights, obj))
