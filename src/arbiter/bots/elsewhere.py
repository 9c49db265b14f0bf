"""Bots that think in processes of their own, so that whoever asks them has the processor for others meanwhile.

All tables of a server share these processes: however many bots are asked, no more of them think at a time. What one
answers depends on its seed and on how many answers there were before, not on the process that thought about it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeVar

from arbiter.bots.budgets import Budget
from arbiter.bots.registry import make_bot, thinks
from arbiter.bots.worlds import Fared, WorldsApart, WorldsHere
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.packing import asked_again, pack_question
from arbiter.processes import settle_in

if TYPE_CHECKING:
    from arbiter.bots.worlds import Worlds
    from arbiter.kernel.decisions import Answer, Decision
    from arbiter.kernel.game import Agent, Game

T = TypeVar("T")
MANY: Final = 1_000_003  # seeds are further apart than games are long
# How answers fared, world by world: plain values, since what is compiled does not travel between processes.
Tried = list[tuple["Answer", list[float]]]


def helping(processes: int) -> AbstractContextManager[Thinkers | None]:
    """That many processes to think with, for somebody who waits; none where one alone thinks, which it does here."""
    return Thinkers(processes, give_way=False) if processes > 1 else nullcontext()


class BrokeOff(ArbiterError):
    """The processes died of what they were asked to think about."""


class Thinkers:
    """The processes. They are started when the first bot has to think, and anew if one of them dies."""

    def __init__(self, processes: int, give_way: bool = True) -> None:
        self.processes = processes
        self.give_way = give_way
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
        return self.do_all(job, [args])[0]

    def do_all(self, job: Callable[..., T], calls: Sequence[tuple[object, ...]]) -> list[T]:
        """The same for several things at once, shared among the processes; what comes of them in this order."""
        for _ in range(2):
            pool = self.running()
            try:
                return [waiting.result() for waiting in [pool.submit(job, *args) for args in calls]]
            except BrokenProcessPool:
                self.forget(pool)
        raise BrokeOff("thinking about it broke off twice")  # a process that dies twice would die again

    def worlds(self, game: Game, player: int, turns: list[int]) -> Worlds:
        """The answers to the question at which the game stands are tried in all of the processes."""
        return WorldsApart(self.processes, self.try_all, pack_question(game), player, turns)

    def try_all(self, calls: list[tuple[bytes, int, list[int], list[Answer], list[int]]]) -> list[Fared]:
        try:
            return self.do_all(try_there, calls)
        except BrokeOff:
            return [try_there(*call) for call in calls]

    def running(self) -> ProcessPoolExecutor:
        with self.lock:
            if self.pool is None:
                # Fresh processes: nothing that this one has opened or started goes along.
                settling = (0, self.give_way)
                self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), settle_in, settling)
            return self.pool

    def forget(self, pool: ProcessPoolExecutor) -> None:
        with self.lock:
            if self.pool is pool:
                self.pool = None

    def __enter__(self) -> Thinkers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

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
        return self.thinkers.answer(self.name, self.seed * MANY + len(game.answers), pack_question(game))


def think(name: str, seed: int, packed: bytes) -> Answer:
    """In the process: stand at the question, and answer it."""
    game, decision = asked_again(packed)
    return make_bot(name, seed)(game, decision)


def try_there(packed: bytes, player: int, turns: list[int], answers: list[Answer], seeds: list[int]) -> Fared:
    """In the process: stand at the question, and try these answers in the worlds of these seeds."""
    game, _ = asked_again(packed)
    return WorldsHere(game, player, turns).tried(answers, seeds)


def look_longer(
    packed: bytes, seed: int, seconds: float, tried: Tried, names: tuple[str, ...]
) -> tuple[Tried, dict[str, object] | None]:
    """In the process: go on looking at a question; how its answers fared by now, and what they promise."""
    game, decision = asked_again(packed)
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
