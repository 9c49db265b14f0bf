"""Bots that think in other processes answer as they would here, and a process that dies is no end of the game."""

from __future__ import annotations

import os
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

import arbiter
from arbiter.bots import elsewhere
from arbiter.bots.elsewhere import DistantBot, Thinkers, think
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.registry import make_bot
from arbiter.kernel.decisions import Answer
from arbiter.kernel.packing import Position, pack
from arbiter.processes import LESS_URGENT


def at_a_question() -> arbiter.Match:
    """Some answers into a segment, where there is something to think about."""
    match = arbiter.start("fftcg", "kiln-and-salt", "cold-wire", seed=5)
    for _ in range(14):
        assert match.decision is not None
        match.answer(GreedyBot(1)(match.game, match.decision))
    return match


def test_another_process_answers_as_this_one_would() -> None:
    match = at_a_question()
    assert match.decision is not None
    before = match.hash
    thinkers = Thinkers(1)
    try:
        bot = thinkers.bot("search:8p", 3)
        assert isinstance(bot, DistantBot)
        given = bot(match.game, match.decision)
        here = make_bot("search:8p", 3 * elsewhere.MANY + len(match.answers))
        assert given == here(match.game, match.decision)
        assert thinkers.pool is not None
        for process in (thinkers.pool._processes or {}).values():  # it gives way to everything else
            assert os.getpriority(os.PRIO_PROCESS, process.pid) >= LESS_URGENT
    finally:
        thinkers.close()
    assert match.hash == before and match.decision.check(given) == given


class Dying:
    """Processes of which every one dies."""

    def __init__(self, *_: object) -> None:
        self.asked = 0

    def submit(self, *_: object) -> Future[Answer]:
        died: Future[Answer] = Future()
        died.set_exception(BrokenProcessPool())
        return died


def test_where_processes_die_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "ProcessPoolExecutor", Dying)
    match = at_a_question()
    assert match.decision is not None
    packed = pack(Position(match.game))
    assert Thinkers(1).answer("search:1s", 7, packed) == think("greedy", 7, packed)


def test_who_answers_at_once_does_so_here() -> None:
    assert not isinstance(Thinkers(1).bot("greedy", 1), DistantBot)
