"""What a card is worth by the game's weights: on the table, in a fight, in a hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from arbiter.games.registry import UnknownGame, entry
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.word_bits import TYPES
from arbiter.profile.weights import Measure

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits
    from arbiter.profile.weights import Weights


@cache
def weights_of(key: str) -> Weights | None:
    """The weights in the game's folder; None for a game that brings none."""
    try:
        return entry(key).weights
    except UnknownGame:
        return None  # a ruleset that somebody has put together by hand


@cache
def first_weights_of(key: str) -> Weights | None:
    """The same, before anything was fitted."""
    weights = weights_of(key)
    return None if weights is None else replace(weights, measure=Measure())


class TypeBits:
    """The types that weights name, as bits."""

    __slots__ = ("weights", "fighters", "resources")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights  # kept, so that nothing else gets its identity
        self.fighters: int = TYPES.of(weights.fighters)
        self.resources: int = TYPES.bit(weights.resource_type) if weights.resource_type else 0


FOUND: Final[dict[int, TypeBits]] = {}


def bits_of(weights: Weights) -> TypeBits:
    found = FOUND.get(id(weights))
    return keep(FOUND, weights, TypeBits(weights)) if found is None else found


def is_fighter(weights: Weights, now: Traits) -> bool:
    return now.type_bits & bits_of(weights).fighters != 0


def is_resource(weights: Weights, now: Traits) -> bool:
    """Does it pay for others?"""
    return now.type_bits & bits_of(weights).resources != 0


def endurance(weights: Weights, obj: Obj) -> int:
    """The damage that the fighter still withstands."""
    return (obj.now.guard if weights.fighters_have_guard else obj.now.power) - obj.damage


def hits_for(weights: Weights, obj: Obj) -> int:
    """The damage that a player takes from the fighter."""
    if weights.hits_by_strike:
        return max(0, obj.now.strike)
    if weights.hits_by_power:
        return max(0, obj.now.power)
    return max((weights.hits.get(word, 1) for word in obj.now.keywords), default=1)


def fighter_worth(weights: Weights, now: Traits) -> float:
    """The worth of a fighter on the table."""
    size = (max(0, now.power) + max(0, now.guard)) / 2 if weights.fighters_have_guard else max(0, now.power)
    words = 0.0
    if now.keywords:
        for keyword, worth in weights.keywords.items():
            if keyword in now.keywords:
                words += worth
    return 0.5 + size / weights.power_unit + words + 0.3 * min(3, len(now.programs))


def worth(game: Game, weights: Weights, obj: Obj) -> float:
    """What an object on the table is worth to whoever controls it."""
    now = obj.now
    if is_fighter(weights, now):
        return fighter_worth(weights, now)
    if is_resource(weights, now):
        return 3.5 + 0.2 * now.cost
    return 1.0 + 0.7 * now.cost


def hand_worth(game: Game, weights: Weights, obj: Obj, mine: list[Obj]) -> float:
    """What a card in hand is worth to its owner, given what they have on the table."""
    now = obj.now
    resources = 0
    for other in mine:
        if is_resource(weights, other.now):
            resources += 1
    if now.flags.isdisjoint(weights.any_number) and any(now.names & other.now.names for other in mine):
        return 0.4  # it cannot stand beside the one that is there
    if is_resource(weights, now):
        if resources >= weights.most_resources:
            return 0.3
        return weights.next_resource[resources] - 0.4 * now.cost
    if is_fighter(weights, now):
        means = resources + 2 * weights.discard_pays
        late = max(0, now.cost - means)
        return 0.6 * fighter_worth(weights, now) - 0.8 * late
    return 2.6 - 0.3 * max(0, now.cost - resources - weights.discard_pays)
