"""What things are worth to the greedy bot: one table of numbers for each game, and the worth of a card by it.

Worth is counted in thousands of power of an ordinary fighter, so that a fighter of 7000 is worth about seven.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits


@dataclass(frozen=True)
class Weights:
    """How one game's cards and moments are judged."""

    fighters: str  # the type that attacks and blocks
    producers: str  # the type that pays for others
    most_producers: int
    damage_zone: str
    lethal: Mapping[str, int]  # damage that loses, by format
    hand_size: int
    discard_pays: int  # what a discarded card gives towards a cost
    keywords: Mapping[str, float] = field(default_factory=dict)
    producer: tuple[float, ...] = (8.0, 7.5, 7.0, 6.0, 5.0)  # the worth of the next one, by how many there are
    in_hand: float = 1.7  # a card in hand
    point: float = 3.0  # one point of damage to a player
    power: float = 1000.0


FFTCG = Weights(
    fighters="forward",
    producers="backup",
    most_producers=5,
    damage_zone="damage",
    lethal={"constructed": 7, "limited": 6},
    hand_size=5,
    discard_pays=2,
    keywords={"haste": 0.8, "brave": 1.0, "first_strike": 1.0},
)

TABLE = {"fftcg": FFTCG}


def fighting(weights: Weights, now: Traits) -> float:
    """The worth of a fighter on the table."""
    value = 0.5 + max(0, now.power) / weights.power
    for keyword in now.keywords:
        value += weights.keywords.get(keyword, 0.0)
    return value + 0.3 * min(3, len(now.programs))


def worth(game: Game, weights: Weights, obj: Obj) -> float:
    """What an object on the table is worth to whoever controls it."""
    now = obj.now
    if weights.fighters in now.types:
        return fighting(weights, now)
    if weights.producers in now.types:
        return 3.5 + 0.2 * now.cost
    return 1.0 + 0.7 * now.cost


def keeping(game: Game, weights: Weights, obj: Obj, mine: list[Obj]) -> float:
    """What a card in hand is worth to its owner, given what they have on the table."""
    now = obj.now
    producers = sum(1 for other in mine if weights.producers in other.now.types)
    if "generic" not in now.flags and any(now.names & other.now.names for other in mine):
        return 0.4  # it cannot stand beside the one that is there
    if weights.producers in now.types:
        if producers >= weights.most_producers:
            return 0.3
        return weights.producer[producers] - 0.4 * now.cost
    if weights.fighters in now.types:
        means = producers + 2 * weights.discard_pays
        late = max(0, now.cost - means)
        return 0.6 * fighting(weights, now) - 0.8 * late
    return 2.6 - 0.3 * max(0, now.cost - producers - weights.discard_pays)
