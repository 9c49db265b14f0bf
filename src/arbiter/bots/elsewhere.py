"""Bots that think in processes of their own, so that whoever asks them has the processor for others meanwhile.

All tables of a server share these processes: however many bots are asked, no more of them think at a time. What one
answers depends on its seed and on how many answers there were before, not on the process that thought about it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeVar

from arbiter.bots.budgets import Budget
from arbiter.bots.registry import make_bot, thinks
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.packing import Position, asked_again, pack, unpack
from arbiter.processes import settle_in

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Answer, Decision
    from arbiter.kernel.game import Agent, Game

T = TypeVar("T")
MANY: Final = 1_000_003  # seeds are further apart than games are long
# How answers fared, world by world: plain values, since what is compiled does not travel between processes.
Tried = list[tuple["Answer", list[float]]]


class BrokeOff(ArbiterError):
    """The processes died of what they were asked to think about."""


class Thinkers:
    """The processes. They are started when the first bot has to think, and anew if one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.lock = Lock()

    def bot(self, name: str, seed: int) -> Agent:
        """The bot of this name; one that answers at once does so here."""
        return DistantBot(self, name, seed) if thinks(name) else make_bot(name, seed)

    def answer(self, name: str, seed: int, packed: bytes) -> Answer:
        """Have it thought about."""
        try:
            return self.do(think, name, seed, packed)
        except BrokeOff:
            return think("greedy", seed, packed)

    def do(self, job: Callable[..., T], *args: object) -> T:
        """Have one of the processes do something. It is waited for, which costs the processor nothing."""
        for _ in range(2):
            pool = self.running()
            try:
                return pool.submit(job, *args).result()
            except BrokenProcessPool:
                self.forget(pool)
        raise BrokeOff("thinking about it broke off twice")  # a process that dies twice would die again

    def running(self) -> ProcessPoolExecutor:
        with self.lock:
            if self.pool is None:
                # Fresh processes: nothing that this one has opened or started goes along.
                self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), settle_in)
            return self.pool

    def forget(self, pool: ProcessPoolExecutor) -> None:
        with self.lock:
            if self.pool is pool:
                self.pool = None

    def close(self) -> None:
        with self.lock:
            if self.pool is not None:
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = None


class DistantBot:
    """Answers for whichever player is asked, with what one of the processes says."""

    def __init__(self, thinkers: Thinkers, name: str, seed: int) -> None:
        self.thinkers = thinkers
        self.name = name
        self.seed = seed

    def __call__(self, game: Game, decision: Decision) -> Answer:
        return self.thinkers.answer(self.name, self.seed * MANY + len(game.answers), pack(Position(game)))


def think(name: str, seed: int, packed: bytes) -> Answer:
    """In the process: stand at the question, and answer it."""
    position = unpack(packed)
    assert isinstance(position, Position)
    game, decision = asked_again(position)
    return make_bot(name, seed)(game, decision)


def look_longer(
    packed: bytes, seed: int, seconds: float, tried: Tried, names: tuple[str, ...]
) -> tuple[Tried, dict[str, object] | None]:
    """In the process: go on looking at a question; how its answers fared by now, and what they promise."""
    position = unpack(packed)
    assert isinstance(position, Position)
    game, decision = asked_again(position)
    return looked_at(game, decision, seed, seconds, tried, None, names)


def looked_at(
    game: Game,
    decision: Decision,
    seed: int,
    seconds: float,
    tried: Tried,
    given: Answer | None,
    names: tuple[str, ...],
) -> tuple[Tried, dict[str, object] | None]:
    from arbiter.bots.analysis import look_on, moment_json
    from arbiter.bots.search import Line, SearchBot

    bot = SearchBot(seed, Budget(seconds=seconds))
    lines = [Line(answer, results) for answer, results in tried] or bot.lines(game, decision, given)
    moment = look_on(game, decision, bot, lines, given, names)
    return [(line.answer, line.results) for line in lines], None if moment is None else moment_json(moment)


def is_settled(tried: Tried) -> bool:
    """Is one answer left, so that thinking for longer would say no more?"""
    most = max((len(results) for _, results in tried), default=0)
    return sum(len(results) == most for _, results in tried) < 2
