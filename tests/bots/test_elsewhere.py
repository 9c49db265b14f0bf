"""Bots that think in other processes answer as they would here, and a process that dies is no end of the game."""

from __future__ import annotations

import os
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

import arbiter
from arbiter.bots import elsewhere
from arbiter.bots.budgets import Budget
from arbiter.bots.elsewhere import DistantBot, Thinkers, helping, think
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.registry import make_bot
from arbiter.bots.search import WORLDS_FOR_ALL, SearchBot
from arbiter.kernel.decisions import Answer
from arbiter.kernel.packing import pack_question
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


def test_answers_are_tried_alike_by_however_many_processes() -> None:
    """The same worlds, the same chances, the same answers dropped; also where one stops in the middle of a message."""
    match = at_a_question()
    assert match.decision is not None
    alone = SearchBot(3, Budget(playouts=75))
    found = alone.consider(match.game, match.decision)
    assert len(found) > 1 and len(found[0].results) > WORLDS_FOR_ALL
    with helping(2) as thinkers:
        assert thinkers is not None
        helped = SearchBot(3, Budget(playouts=75), helpers=thinkers)
        assert helped.consider(match.game, match.decision) == found
        assert helped.playouts == alone.playouts
        assert helped(match.game, match.decision) == alone(match.game, match.decision)  # the next thoughts, too
        assert thinkers.pool is not None
        for process in (thinkers.pool._processes or {}).values():  # somebody waits: no less urgent than this one
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.getpriority(os.PRIO_PROCESS, 0)


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
    packed = pack_question(match.game)
    assert Thinkers(1).answer("search:1s", 7, packed) == think("greedy", 7, packed)
    few = Budget(playouts=8)  # whoever only helps is done without
    helped = SearchBot(2, few, helpers=Thinkers(2))
    assert helped.consider(match.game, match.decision) == SearchBot(2, few).consider(match.game, match.decision)


def test_who_answers_at_once_does_so_here() -> None:
    assert not isinstance(Thinkers(1).bot("greedy", 1), DistantBot)
