"""How a player stands: what is on the table, in hands, and how far everybody is from losing, as a chance to win.

Only what is counted openly goes into it, so it may be asked of a world that was dealt anew.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from arbiter.bots.battle import left
from arbiter.bots.worth import is_fighter, is_resource, worth
from arbiter.profile.weights import Standing

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.profile.weights import Weights

LOST: Final = 0.001  # what is left, for its logarithm, of somebody who is as good as lost


def counted(game: Game, weights: Weights, player: int) -> tuple[float, ...]:
    """What the player has: fighters, resources and others by their worth, cards in hand, what is left to lose."""
    fighters = resources = others = 0.0
    for obj in game.field:
        if obj.controller == player:
            value = worth(game, weights, obj)
            if is_fighter(weights, obj.now):
                fighters += value
            elif is_resource(weights, obj.now):
                resources += value
            else:
                others += value
    remains = float(left(game, weights, player))
    hand = float(len(game.state.zones[game.rules.zones.hand][player]))
    turn = 0.5 if game.state.active == player else -0.5
    return fighters, resources, others, hand, remains, log(max(LOST, remains)), turn


def ahead(game: Game, weights: Weights, player: int) -> tuple[float, ...]:
    """By how much the player is ahead of the one who has most of each, as `Standing` names it."""
    mine = counted(game, weights, player)
    theirs = [counted(game, weights, other) for other in game.opponents(player)]
    return tuple([value - max([each[i] for each in theirs]) for i, value in enumerate(mine)])


def usual_standing(weights: Weights) -> Standing:
    """For a game that brings none: everything by its worth to the greedy bot."""
    unit = 1.0 / weights.decisive
    hand = weights.card_in_hand * unit
    near, turn = weights.near_the_end * unit, weights.own_turn * unit
    return Standing(unit, unit, unit, hand, weights.damage_point * unit, near, turn)


def winning_chance(game: Game, weights: Weights, player: int) -> float:
    """From 0 to 1; certain once the game is over."""
    state = game.state
    if state.over:
        return 0.5 if state.winner < 0 else float(state.winner == player)
    by = weights.standing or usual_standing(weights)
    fighters, resources, others, hand, remains, near, turn = ahead(game, weights, player)
    total = by.fighters * fighters + by.resources * resources + by.others * others + by.hand * hand
    total += by.left * remains + by.near * near + by.turn * turn
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
