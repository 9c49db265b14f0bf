"""The bot that thinks: it plays each answer on in worlds dealt anew, with greedy players, and compares how it stands.

Every candidate is tried in the same worlds, so that luck is the same for all; whoever falls clearly behind is dropped.
It never looks at what its player may not see: a world is dealt by what they know. The same seed and the same number
of playouts give the same answers, by however many processes they are tried; a budget in seconds (of the processor, or
of each processor that helps) does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from arbiter.bots.budgets import Budget
from arbiter.bots.candidates import candidates
from arbiter.bots.chance import random_answer
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.worlds import WorldsHere
from arbiter.bots.worth import weights_of

if TYPE_CHECKING:
    from arbiter.bots.elsewhere import Thinkers
    from arbiter.bots.worlds import Worlds
    from arbiter.kernel.decisions import Answer, Decision
    from arbiter.kernel.game import Game
    from arbiter.profile.weights import Weights

FEWEST_WORLDS: Final = 6  # before an interval says anything
WORLDS_FOR_ALL: Final = 12  # before anything is dropped
CLEARLY: Final = 2.5  # standard errors by which an answer falls behind; it is asked after every world
ADVANTAGE: Final = 0.004  # what another answer must be better by than the usual one: less is noise


@dataclass
class Line:
    """One answer and how it fared, world by world."""

    answer: Answer
    results: list[float]

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0

    def interval(self) -> tuple[float, float]:
        """Where its chance lies with 95%, as far as the worlds tell that were tried; anywhere while they are few."""
        n = len(self.results)
        if n < FEWEST_WORLDS:
            return 0.0, 1.0
        error = 1.96 * sqrt(sum((each - self.mean) ** 2 for each in self.results) / (n - 1) / n)
        return max(0.0, self.mean - error), min(1.0, self.mean + error)


class SearchBot:
    """Answers for whichever player is asked, with the help of other processes where there are `helpers`."""

    def __init__(self, seed: int, budget: Budget, horizon: int = 0, helpers: Thinkers | None = None) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.budget = budget
        self.horizon = horizon
        self.helpers = helpers
        self.greedy = GreedyBot(seed)
        self.playouts = 0

    def __call__(self, game: Game, decision: Decision) -> Answer:
        lines = self.consider(game, decision)
        best = max(lines, key=line_mean)
        return lines[0].answer if best.mean <= lines[0].mean + ADVANTAGE else best.answer

    def consider(self, game: Game, decision: Decision, also: Answer | None = None) -> list[Line]:
        """The answers that are worth a thought, and `also` this one, with what came of them; the usual one first."""
        lines = self.lines(game, decision, also)
        self.think(game, decision.player, lines)
        return lines

    def lines(self, game: Game, decision: Decision, also: Answer | None = None) -> list[Line]:
        """The same before any of them was tried."""
        if weights_of(game.rules.key) is None:
            game.questions += 1
            return [Line(random_answer(decision, self.random), [])]
        answers = candidates(decision, self.greedy(game, decision))
        if also is not None and also not in answers:
            answers.append(also)
        return [Line(answer, []) for answer in answers]

    def think(self, game: Game, player: int, lines: list[Line]) -> None:
        """Play the answers on, world by world, until one is left or time is up; those that were dropped stay so."""
        weights = weights_of(game.rules.key)
        left = still_tried(lines)
        if weights is None or len(left) < 2:
            return
        turns = self.turns(game, weights)
        worlds = self.worlds(game, player, turns)
        seeds = Random(self.random.getrandbits(48))  # as many as it takes: the next question's do not hang on it
        spent, played = 0.0, 0
        while len(left) > 1 and not self.budget.is_spent(spent, played):
            asked = left
            rows, seconds = worlds.tried(
                [line.answer for line in asked], [seeds.getrandbits(48) for _ in range(worlds.at_once)]
            )
            spent += seconds
            for row in rows:
                if len(left) < 2 or self.budget.is_spent(0.0, played):
                    break  # tried in vain: one world at a time would have stopped before
                fared = {id(line): chance for line, chance in zip(asked, row, strict=True)}
                for line in left:
                    line.results.append(fared[id(line)])
                played += len(left)
                if len(left[0].results) >= WORLDS_FOR_ALL:
                    left = still_open(left)
        self.playouts += played

    def worlds(self, game: Game, player: int, turns: list[int]) -> Worlds:
        if self.helpers is None:
            return WorldsHere(game, player, turns)
        return self.helpers.worlds(game, player, turns)

    def turns(self, game: Game, weights: Weights) -> list[int]:
        """The turns at whose beginning it is judged how a playout stands."""
        after = (self.horizon,) if self.horizon else weights.judged_after
        return [game.state.turn + number for number in after]


def line_mean(line: Line) -> float:
    return line.mean


def still_tried(lines: list[Line]) -> list[Line]:
    """Those that have been tried in every world so far."""
    most = max(len(line.results) for line in lines)
    return [line for line in lines if len(line.results) == most]


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
