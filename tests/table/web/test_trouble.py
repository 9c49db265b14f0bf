"""When something fails or takes long: nothing is half done, and nobody else is held up."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

from arbiter.bots.registry import make_bot
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Agent, Game
from arbiter.table.web import tables
from arbiter.table.web.replays import Replays
from arbiter.table.web.store import Store, Work
from arbiter.table.web.table_game import TableGame
from tests.table.web.client import Player, make_table, pick, web
from tests.table.web.conftest import serving


def test_what_could_not_be_stored_did_not_happen(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            await player.play(3)
            question = await player.asked()
            assert question is not None
            trying = Store._try
            full = threading.Event()

            def disk_full(store: Store, works: list[Work]) -> bool:
                return False if full.is_set() else trying(store, works)

            monkeypatch.setattr(Store, "_try", disk_full)
            full.set()
            refused = await player.answer(pick(question, Random(1)))
            assert refused["type"] == "error" and refused["code"] == "busy"
            full.clear()
            # The question is open still, and the same answer is good now.
            again = await Player(server.base, made["table"], made["token"]).open()
            assert await again.asked() == question
            assert (await again.answer(pick(question, Random(1))))["type"] == "accepted"

    asyncio.run(go())


def test_a_fault_in_the_engine_leaves_the_table_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            question = await player.asked()
            assert question is not None

            def broken(table_game: TableGame, player: int, answer: Answer, pay: bool = False, until: str = "") -> None:
                table_game.take(answer, "p")
                raise ZeroDivisionError("a fault that nobody foresaw")

            with monkeypatch.context() as patch:
                patch.setattr(TableGame, "answer", broken)
                refused = await player.answer(pick(question, Random(1)))
            assert refused["code"] == "busy" and "ZeroDivision" not in str(refused)
            assert (await player.answer(pick(question, Random(1))))["type"] == "accepted"

    asyncio.run(go())
    assert "a fault that nobody foresaw" in caplog.text  # whoever runs the server can read of it


def test_bots_that_think_long_hold_up_nobody_else(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten tables wait for their bots, more than there are threads; another plays a whole game meanwhile."""
    think = threading.Event()

    def slow(name: str, seed: int) -> Agent:
        quick = make_bot(name, seed)
        if name == "random":
            return quick

        def thinking(game: Game, decision: Decision) -> Answer:
            think.wait()
            return quick(game, decision)

        return thinking

    async def go() -> None:
        async with serving(database) as server:
            waiting: list[Player] = []
            for number in range(10):
                made = await make_table(server.base)
                player = await Player(server.base, made["table"], made["token"], Random(number)).open()
                waiting.append(player)
            made = await make_table(server.base, bot="random")
            other = await Player(server.base, made["table"], made["token"], Random(3)).open()
            try:
                assert await other.play() > 3
            finally:
                think.set()
            for player in waiting:
                await player.play(3)

    monkeypatch.setattr(tables.Thinkers, "bot", lambda _, name, seed: slow(name, seed))
    monkeypatch.setattr(tables, "QUICK", frozenset({"random"}))
    asyncio.run(go())


def test_replays_that_take_long_hold_up_nobody_at_a_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five files are being checked, more than there are threads for the engine; a game goes on meanwhile."""
    done = threading.Event()

    def slow(library: Replays, text: str) -> str:
        done.wait()
        return text

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"], Random(3)).open()
            await player.asked()
            loading = [asyncio.create_task(http.post("/api/replays", content="{}", timeout=60)) for _ in range(5)]
            try:
                assert await player.play() > 3
            finally:
                done.set()
            assert {(await each).status_code for each in loading} == {201}

    monkeypatch.setattr(Replays, "check", slow)
    asyncio.run(go())
