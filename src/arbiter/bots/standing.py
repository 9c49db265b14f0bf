"""How a player stands: what is on the table, in hands, and how far everybody is from losing, as a chance to win.

Only what is counted openly goes into it, so it may be asked of a world that was dealt anew.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from arbiter.bots.battle import left
from arbiter.bots.worth import worth

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.profile.weights import Weights


def standing(game: Game, weights: Weights, player: int) -> float:
    """What the player has, in the weights' own measure."""
    state = game.state
    total = 0.0
    for obj in game.field:
        if obj.controller == player:
            total += worth(game, weights, obj)
    total += weights.card_in_hand * len(state.zones[game.rules.zones.hand][player])
    remains = left(game, weights, player)
    if remains > 0:
        total += weights.damage_point * remains + weights.near_the_end * log(remains)
    else:
        total -= 50.0  # as good as lost
    return total


def winning_chance(game: Game, weights: Weights, player: int) -> float:
    """From 0 to 1; certain once the game is over."""
    state = game.state
    if state.over:
        return 0.5 if state.winner < 0 else float(state.winner == player)
    others = game.opponents(player)
    ahead = standing(game, weights, player) - max(standing(game, weights, other) for other in others)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead / weights.decisive))))
