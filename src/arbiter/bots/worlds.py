"""Trying answers in worlds dealt anew: here, world by world, or in several processes, each with worlds of its own.

A world is dealt by its seed alone, so what comes of it is the same wherever it is tried.
"""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final, Protocol

from arbiter.bots.greedy import GreedyBot
from arbiter.bots.standing import winning_chance
from arbiter.bots.worth import weights_of
from arbiter.kernel.branching import Branch, play_on
from arbiter.kernel.chance import Seeded
from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Answer
    from arbiter.kernel.game import Agent, Game

# How answers fared: a row a world, a chance an answer; and the processor seconds that whoever took longest spent.
Fared = tuple[list[list[float]], float]

SHORT: Final = 0.1  # seconds: what a process does in less is hardly worth the message
MOST_WORLDS: Final = 16  # in one message


class Worlds(Protocol):
    """Where the answers to one question are tried."""

    @property
    def at_once(self) -> int:
        """How many worlds to ask for next."""

    def tried(self, answers: list[Answer], seeds: list[int]) -> Fared:
        """What comes of these answers in the worlds of these seeds."""


class WorldsHere:
    """In this process, one at a time."""

    at_once: Final = 1

    def __init__(self, game: Game, player: int, turns: list[int]) -> None:
        self.branch = Branch(game)
        self.player = player
        self.turns = turns

    def tried(self, answers: list[Answer], seeds: list[int]) -> Fared:
        begun = process_time()
        rows = [[outcome(self.branch, answer, self.player, self.turns, seed) for answer in answers] for seed in seeds]
        return rows, process_time() - begun


class WorldsApart:
    """Spread over so many processes: more worlds at a time for as long as they are short."""

    def __init__(self, processes: int, tell: Tell, packed: bytes, player: int, turns: list[int]) -> None:
        self.processes = processes
        self.tell = tell
        self.packed = packed
        self.player = player
        self.turns = turns
        self.each = 1

    @property
    def at_once(self) -> int:
        return self.each * self.processes

    def tried(self, answers: list[Answer], seeds: list[int]) -> Fared:
        shares = [seeds[at : at + self.each] for at in range(0, len(seeds), self.each)]
        found = self.tell([(self.packed, self.player, self.turns, answers, share) for share in shares])
        longest = max(seconds for _, seconds in found)
        if longest < SHORT:
            self.each = min(2 * self.each, MOST_WORLDS)
        return [row for rows, _ in found for row in rows], longest


class Tell(Protocol):
    """Has what `try_there` takes done by processes, and gives what it gives, in order."""

    def __call__(self, calls: list[tuple[bytes, int, list[int], list[Answer], list[int]]], /) -> list[Fared]: ...


def outcome(branch: Branch, answer: Answer, player: int, turns: list[int], seed: int) -> float:
    """How the player stands in this world after this answer as those turns begin: the mean of it."""
    agents: list[Agent | None] = [GreedyBot(seed)] * branch.state.players
    weights = weights_of(branch.game.rules.key)
    assert weights is not None  # without them nobody thinks
    try:
        game = branch.play(answer, agents, turns[0], Seeded(seed))
        total = winning_chance(game, weights, player)
        for turn in turns[1:]:
            play_on(game, turn)
            total += winning_chance(game, weights, player)
        return total / len(turns)
    except ArbiterError:
        return 0.0  # what cannot be finished is no answer
