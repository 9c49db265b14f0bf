"""Actions that are worth what they make possible: will for a card that is one short, turning a fighter round, laying
down what must lie before it can come, and strength before a fight.

The first greedy player saw none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.battle import Field, answer, duel_value, left
from arbiter.bots.worth import endurance, fighter_worth, hits_for, is_fighter, is_resource
from arbiter.kernel.state import READY, REVERSED
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import Stat

if TYPE_CHECKING:
    from arbiter.bots.valuer import Valuer
    from arbiter.kernel.context import Context
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
    if valuer.joins:
        return valuer.joins * attack_of_one_more(field, valuer, obj)
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


# ---------------------------------------------------------------- the way to the other player


def attack_of_one_more(field: Field, valuer: Valuer, obj: Obj) -> float:
    """What it is worth that this one can attack as well: the game, or what the other side would answer."""
    if obj.since > 0:
        return 0.0
    able, guards = attackers(field), guards_against(field)
    if wins_through(field, [*able, obj], len(guards)):
        return 0.0 if wins_through(field, able, len(guards)) else valuer.way_cleared
    through = valuer.damage_value(1 - field.me, hits_for(field.weights, obj))
    return max(0.0, min([through, *[-answer(field, obj, guard) for guard in field.blockers(obj)]]))


def attackers(field: Field) -> list[Obj]:
    """Who of the player's own could attack in this turn."""
    ready = [obj for obj in field.mine if obj.turned == READY and not obj.now.marked("cannot_attack")]
    return [obj for obj in ready if obj.since <= 0 or obj.now.keywords & field.weights.haste]


def guards_against(field: Field) -> list[Obj]:
    """Who of the others could block."""
    return [obj for obj in field.theirs if obj.turned == READY and not obj.now.marked("cannot_block")]


def wins_through(field: Field, able: list[Obj], guards: int) -> bool:
    """Do so many guards stop too few of these attackers to save their player?"""
    free = len(able) - guards
    hits = sorted([hits_for(field.weights, obj) for obj in able])
    return free > 0 and sum(hits[:free]) >= left(field.game, field.weights, 1 - field.me)


def clears_the_way(valuer: Valuer, effect: object, obj: Obj, ctx: Context) -> bool:
    """Does it take away the one guard too many?"""
    if obj.turned != READY or not is_fighter(valuer.weights, obj.now) or not takes_away(valuer, effect, obj, ctx):
        return False
    if valuer.last_guard is None:
        field = Field(valuer.game, valuer.weights, valuer.me, valuer.habits)
        able, guards = attackers(field), len(guards_against(field))
        enough = wins_through(field, able, guards)
        valuer.last_guard = guards > 0 and not enough and wins_through(field, able, guards - 1)
    return valuer.last_guard


def takes_away(valuer: Valuer, effect: object, obj: Obj, ctx: Context) -> bool:
    """Could the fighter not guard any more in this turn?"""
    if isinstance(effect, fx.Deal):
        return valuer.amount(effect.amount, ctx) >= endurance(valuer.weights, obj)
    if not isinstance(effect, fx.Modify):
        return isinstance(effect, fx.Destroy | fx.Move | fx.Rest | fx.GainControl)
    for change in effect.changes:
        if isinstance(change, st.Mark) and change.name == "cannot_block":
            return True
        if isinstance(change, st.AddStat) and change.stat is Stat.POWER and change.sign < 0:
            if valuer.amount(change.amount, ctx) >= endurance(valuer.weights, obj):
                return True
    return False
