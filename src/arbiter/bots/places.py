"""Games in which attackers choose what they attack and nobody blocks, and in which fighters stand in places.

The fighters of the middle cover the player behind them; so they are struck first, by whoever just suffices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.battle import Field
from arbiter.bots.worth import endurance, hits_for, is_fighter, worth
from arbiter.kernel.state import READY, Obj

if TYPE_CHECKING:
    from arbiter.bots.habits import Habits
    from arbiter.bots.valuer import Valuer
    from arbiter.kernel.decisions import ChooseOption
    from arbiter.kernel.game import Game
    from arbiter.profile.weights import Weights

MIDDLE: Final = 0  # the places up to this one stand in front of the player
CHIP: Final = 0.3  # what damage is worth that others can complete
WINS: Final = 400.0  # all together end the game
GUARDED: Final = 0.5  # of a blow that a guard keeps off
USUAL: Final = (1, 2, 3, 0)  # the places of a usual player


def leaders(game: Game, weights: Weights, player: int) -> list[Obj]:
    """The card that stands for the player, where there is one."""
    return game.state.zones[weights.leader_zone][player] if weights.leader_zone else []


def strike_value(field: Field, valuer: Valuer, attacker: Obj, target: Obj, able: list[Obj]) -> float:
    """What it is worth that this one attacks that one, with the others still to attack."""
    weights, game = field.weights, field.game
    foe = 1 - field.me
    if not is_fighter(weights, target.now):
        together = sum(hits_for(weights, obj) for obj in able)
        if field.habits.strikes_at_once_to_win and together >= field.left(foe):
            return WINS + hits_for(weights, attacker)
        return valuer.damage_value(foe, hits_for(weights, attacker))
    measure = weights.measure
    whole = measure.theirs * worth(game, weights, target)
    kills = attacker.now.power >= endurance(weights, target)
    mortal = is_fighter(weights, attacker.now) and target.now.power >= endurance(weights, attacker)
    if mortal and (
        weights.strikes_before & target.now.keywords or (weights.strikes_after & target.now.keywords and not kills)
    ):
        return -measure.mine * worth(game, weights, attacker)
    others = [obj for obj in able if obj is not attacker]
    if kills or attacker.now.keywords & weights.deadly:
        opens = (
            measure.hits * weights.damage_point * sum(hits_for(weights, obj) for obj in others)
            if target.place <= MIDDLE
            else 0.0
        )
        return whole + opens - 0.1 * attacker.now.power
    together = attacker.now.power + sum(obj.now.power for obj in others)
    return CHIP if target.place <= MIDDLE and together >= endurance(weights, target) else 0.05


def reachable(field: Field, attacker: Obj) -> list[Obj]:
    """What it could attack, as far as places say."""
    foe = 1 - field.me
    guards = [obj for obj in field.theirs if obj.place <= MIDDLE]
    behind = leaders(field.game, field.weights, foe)
    return field.theirs + (behind if not guards or attacker.now.marked("attacks_directly") else [])


def attack_values(field: Field, valuer: Valuer, able: list[Obj]) -> list[float]:
    """The worth of attacking with each of them."""
    return [
        max((strike_value(field, valuer, obj, target, able) for target in reachable(field, obj)), default=0.0)
        for obj in able
    ]


def target_values(field: Field, valuer: Valuer, attacker: Obj, options: list[Obj]) -> list[float]:
    """The worth of attacking each of these."""
    ready = [obj for obj in field.mine if obj.turned == READY and obj.place > MIDDLE and obj is not attacker]
    ready += [
        obj for obj in leaders(field.game, field.weights, field.me) if obj.turned == READY and obj is not attacker
    ]
    return [strike_value(field, valuer, attacker, obj, [attacker, *ready]) for obj in options]


# ---------------------------------------------------------------- where fighters stand


def crowding(valuer: Valuer, obj: Obj) -> float:
    """What coming into play costs where all places are taken: the least of one's own fighters."""
    weights, game = valuer.weights, valuer.game
    if weights.place_of is None or not is_fighter(weights, obj.now):
        return 0.0
    mine = [other for other in game.state.zones[game.rules.zones.main][valuer.me] if is_fighter(weights, other.now)]
    full = len(mine) >= len(places_of(game, weights, valuer.me, valuer.habits))
    return min(worth(game, weights, other) for other in mine) if full and mine else 0.0


def places_of(game: Game, weights: Weights, player: int, habits: Habits) -> tuple[int, ...]:
    """Where the player's fighters can stand; the first greedy player took everybody for a usual one."""
    return weights.places(game, player) if weights.places is not None and habits.moves_to_attack else USUAL


def to_attack_from(places: tuple[int, ...]) -> int:
    return sum(1 for place in places if place > MIDDLE)


def moving_value(valuer: Valuer, obj: Obj) -> float:
    """What it is worth that a fighter of the middle moves to where it can attack, and guards nobody any longer."""
    weights, game = valuer.weights, valuer.game
    field = Field(game, weights, valuer.me, valuer.habits)
    fronts = [other for other in field.mine if other.place > MIDDLE]
    if obj.place > MIDDLE or is_guard(weights, obj):
        return 0.0
    if len(fronts) >= to_attack_from(places_of(game, weights, valuer.me, valuer.habits)):
        return 0.0
    able = [obj, *(other for other in fronts if other.turned == READY)]
    able += [leader for leader in leaders(game, weights, valuer.me) if leader.turned == READY]
    strikes = [strike_value(field, valuer, obj, target, able) for target in reachable(field, obj)]
    hits = max((hits_for(weights, other) for other in field.theirs), default=1)
    return max(strikes, default=0.0) - weights.measure.guard * GUARDED * valuer.damage_value(valuer.me, hits)


def is_guard(weights: Weights, obj: Obj) -> bool:
    return obj.now.power <= 1 or not obj.now.keywords.isdisjoint(weights.guards)


def place_option(game: Game, weights: Weights, me: int, decision: ChooseOption, habits: Habits) -> int:
    """An empty place: the middle for who guards it, or if there is no other; otherwise one to attack from.

    The first greedy player let the third one guard.
    """
    assert weights.place_of is not None
    newcomer = game.find(decision.about)
    units = {obj.place: obj for obj in game.state.zones[game.rules.zones.main][me] if obj.id != decision.about}
    places = [weights.place_of(word) for word in decision.options]
    empty = [i for i, place in enumerate(places) if place not in units]
    if not empty:
        return min(range(len(places)), key=lambda i: worth(game, weights, units[places[i]]))
    middle = [i for i in empty if places[i] <= MIDDLE]
    fronts = [i for i in empty if places[i] > MIDDLE]
    guard = newcomer is not None and is_guard(weights, newcomer)
    crowded = not habits.moves_to_attack and sum(1 for place in units if place > MIDDLE) >= 2
    if middle and (guard or not fronts or crowded):
        return middle[0]
    return fronts[0] if fronts else empty[0]
