"""The bot that thinks: it plays each answer on in worlds dealt anew, with greedy players, and compares how it stands.

Every candidate is tried in the same worlds, so that luck is the same for all; whoever falls clearly behind is dropped.
It never looks at what its player may not see: a world is dealt by what they know. The same seed and the same number
of playouts give the same answers; a budget in seconds (of the processor) does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from arbiter.bots.budgets import Budget
from arbiter.bots.candidates import candidates
from arbiter.bots.chance import random_answer
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.standing import winning_chance
from arbiter.bots.worth import weights_of
from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Seeded
from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Answer, Decision
    from arbiter.kernel.game import Agent, Game
    from arbiter.profile.weights import Weights

FEWEST_WORLDS = 3  # before anything is dropped
CLEARLY = 2.0  # standard errors by which an answer falls behind
ADVANTAGE = 0.004  # what another answer must be better by than the usual one: less is noise


@dataclass
class Line:
    """One answer and how it fared, world by world."""

    answer: Answer
    results: list[float]

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class SearchBot:
    """Answers for whichever player is asked."""

    def __init__(self, seed: int, budget: Budget, horizon: int = 0) -> None:
        self.random = Random(seed)
        self.budget = budget
        self.horizon = horizon
        self.greedy = GreedyBot(seed)
        self.playouts = 0

    def __call__(self, game: Game, decision: Decision) -> Answer:
        weights = weights_of(game.rules.key)
        if weights is None:
            game.questions += 1
            return random_answer(decision, self.random)
        usual = self.greedy(game, decision)
        lines = [Line(answer, []) for answer in candidates(decision, usual)]
        if len(lines) == 1:
            return usual
        self.think(game, decision.player, lines, weights)
        best = max(lines, key=lambda line: line.mean)
        return usual if best.mean <= lines[0].mean + ADVANTAGE else best.answer

    def think(self, game: Game, player: int, lines: list[Line], weights: Weights) -> None:
        """Play the answers on, world by world, until one is left or time is up."""
        branch = Branch(game)
        until = game.state.turn + (self.horizon or weights.horizon)
        begun, played = process_time(), 0
        left = lines
        while len(left) > 1:
            seed = self.random.getrandbits(48)
            for line in left:
                agents: list[Agent | None] = [GreedyBot(seed)] * game.state.players
                try:
                    after = branch.play(line.answer, agents, until, Seeded(seed))
                    line.results.append(winning_chance(after, weights, player))
                except ArbiterError:
                    line.results.append(0.0)  # what cannot be finished is no answer
                played += 1
            if self.budget.playouts and played >= self.budget.playouts:
                break
            if self.budget.seconds and process_time() - begun >= self.budget.seconds:
                break
            if len(left[0].results) >= FEWEST_WORLDS:
                left = still_open(left)
        self.playouts += played


def still_open(lines: list[Line]) -> list[Line]:
    """Without those that are clearly behind the best; only one, where all lead to the same."""
    best = max(lines, key=lambda line: line.mean)
    if all(line.results == best.results for line in lines):
        return [best]
    return [line for line in lines if line is best or not behind(line, best)]


def behind(line: Line, best: Line) -> bool:
    gaps = [mine - other for mine, other in zip(best.results, line.results, strict=True)]
    n = len(gaps)
    mean = sum(gaps) / n
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)
    return mean > CLEARLY * error + 0.002
