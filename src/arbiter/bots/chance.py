"""The random bot: every legal answer is as likely as any other; the measure of speed and the floor of play."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, Decision, Divide

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


class RandomBot:
    """Answers at random from its own generator, so that the game's own chance is untouched."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.chance = self.random.random

    def __call__(self, game: Game, decision: Decision) -> Answer:
        game.questions += 1
        # The most frequent questions are answered as below, without asking for their bounds.
        if isinstance(decision, ChooseAction):
            return int(self.chance() * len(decision.actions))
        if isinstance(decision, ChooseObjects) and decision.high == 1:
            size = len(decision.options)
            if decision.low < size and (decision.low or self.chance() >= 0.5):
                return (int(self.chance() * size),)
            return () if decision.low < size else (0,)
        return random_answer(decision, self.random)


def random_answer(decision: Decision, random: Random) -> Answer:
    """Any legal answer."""
    if isinstance(decision, Divide):
        return random_division(decision, random)
    bounds = decision.bounds()
    if bounds is None:
        return int(random.random() * decision.size())
    low, high = bounds
    size = decision.size()
    if low == size:
        order = list(range(size))
        if not isinstance(decision, ChooseObjects):
            random.shuffle(order)
        return tuple(order)
    count = low if low == high else low + int(random.random() * (high - low + 1))
    if count == 1:
        return (int(random.random() * size),)
    left = list(range(size))
    for i in range(count):
        j = i + int(random.random() * (size - i))
        left[i], left[j] = left[j], left[i]
    return tuple(left[:count])


def random_division(decision: Divide, random: Random) -> Answer:
    shares = [decision.least] * decision.size()
    for _ in range(decision.whole - decision.least * decision.size()):
        shares[int(random.random() * len(shares))] += 1
    return tuple(shares)
