"""Chances to win in the browser: hints in practice games and never against people, and the analysis of a replay.

What the bots' processes think about is thought about here, so that nothing waits for processes that give way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

import arbiter
from arbiter.bots.elsewhere import Thinkers
from arbiter.bots.greedy import GreedyBot
from arbiter.table.web import analysing, hinting, table_game
from arbiter.table.web.tables import Tables
from tests.table.web.client import Json, Player, make_table, web
from tests.table.web.conftest import Running, serving
from tests.table.web.test_playing import alone, friends, settled

SHORT = (0.01, 0.02)  # rounds of thinking


@pytest.fixture(autouse=True)
def thinking_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def do(_: Thinkers, job: Callable[..., object], *args: object) -> object:
        return job(*args)

    monkeypatch.setattr(Thinkers, "do", do)
    monkeypatch.setattr(hinting, "ROUNDS", SHORT)
    monkeypatch.setattr(analysing, "AT_ONCE", 0.05)
    monkeypatch.setattr(analysing, "GLANCE", analysing.Budget(playouts=2))


async def asked(player: Player, least: int) -> Json:
    """A question with some options, reached by answering others at random."""
    while True:
        question = await player.asked()
        assert question is not None, "the game ended before there was anything to weigh"
        if question["kind"] == "action" and len(question["options"]) >= least:
            return question
        await player.play(1)


def test_a_hint_tells_chances_that_grow_and_changes_nothing(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server)
            question = await asked(player, 3)
            table_game = server.tables.in_memory[player.table].table_game
            assert table_game is not None
            before = table_game.match.hash()
            await player.send({"type": "hint", "question": question["serial"]})
            told = [await player.until("hint")]
            while not told[-1]["done"]:
                told.append(await player.until("hint"))
            assert all(each["question"] == question["serial"] for each in told)
            worlds = [max(found["worlds"] for found in each["prospects"]) for each in told]
            assert worlds == sorted(worlds) and worlds[0] > 0
            for found in told[-1]["prospects"]:
                assert 0 <= found["low"] <= found["chance"] <= found["high"] <= 1
                assert found["answer"] in range(len(question["options"])) and found["text"]
            assert table_game.match.hash() == before
            assert (await player.answer(0))["type"] == "accepted"

    asyncio.run(go())


async def refused(player: Player, question: str) -> tuple[str, str]:
    await player.send({"type": "hint", "question": question})
    told = await player.until("error")
    return told["code"], told["re"]


def test_nobody_gets_a_hint_against_people_or_for_another_question(database: str) -> None:
    async def go(server: Running) -> None:
        one, two = await friends(server)
        asks = await settled(server, one, two)
        assert asks is not None
        question = await asks.asked()
        assert question is not None
        for player in (one, two):
            assert await refused(player, question["serial"]) == ("seat", "hint")
        lonely = await alone(server)
        await asked(lonely, 2)
        assert await refused(lonely, "another") == ("late", "hint")

    async def with_server() -> None:
        async with serving(database) as server:
            await go(server)

    asyncio.run(with_server())


def test_a_hint_that_is_no_longer_wanted_is_not_thought_about(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "is_wanted", lambda *_: False)

    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server)
            question = await asked(player, 2)
            await player.send({"type": "hint", "question": question["serial"]})
            await player.send({"type": "ping"})
            while (message := await player.receive())["type"] != "pong":
                assert message["type"] != "hint"
            table = server.tables.in_memory[player.table]
            while server.tables._tasks:
                await asyncio.sleep(0)
            assert table.seated[0].follower.hint == ""

    asyncio.run(go())


def finished() -> arbiter.Match:
    match = arbiter.start("fftcg", "kiln-and-salt", "cold-wire", seed=11)
    bots = [GreedyBot(1), GreedyBot(2)]
    while match.turn < 4:
        assert match.decision is not None
        match.answer(bots[match.decision.player](match.game, match.decision))
    match.concede(1)
    return match


def test_a_replay_is_analysed_part_by_part(database: str) -> None:
    match = finished()

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            id = (await http.post("/api/replays", content=match.save())).json()["id"]
            about = (await http.get(f"/api/replays/{id}?side=open")).json()
            assert about["given"][0] == 0 and about["given"] == sorted(about["given"])
            assert len(about["given"]) == about["steps"] and about["given"][-1] == len(match.answers)
            moments: list[Json] = []
            to, parts = 0, 0
            while True:
                part = (await http.get(f"/api/replays/{id}/course?from={to}")).json()
                moments += part["moments"]
                assert part["to"] > to
                to, parts = part["to"], parts + 1
                if to == part["answers"]:
                    break
            assert part["answers"] == len(match.answers) and parts > 1
            assert [each["at"] for each in moments] == sorted({each["at"] for each in moments})
            whole = (await http.get(f"/api/replays/{id}/course?from=0")).json()
            assert whole["moments"] == moments  # nothing is thought about twice
            for each in moments:
                assert each["given"] in [found["answer"] for found in each["prospects"]]
                assert each["fell"] == max(0, each["prospects"][0]["chance"] - each["kept"])
            await look_twice(http, id, moments[-1]["at"])
            answer = await http.get(f"/api/replays/{id}/look?at=x")
            assert answer.status_code == 400 and answer.json()["code"] == "bad"
            assert (await http.get("/api/replays/nothing/course")).status_code == 404
            over = (await http.get(f"/api/replays/{id}/look?at={len(match.answers)}")).json()
            assert over["moment"] is None and over["done"]

    async def look_twice(http: object, id: str, at: int) -> None:
        import httpx

        assert isinstance(http, httpx.AsyncClient)
        rounds, worlds = 0, []
        for _ in range(3):
            look = (await http.get(f"/api/replays/{id}/look?at={at}&rounds={rounds}")).json()
            rounds = look["rounds"]
            worlds.append(max(found["worlds"] for found in look["moment"]["prospects"]))
            seen = (await http.get(f"/api/replays/{id}/look?at={at}&rounds=0")).json()
            assert seen == look  # whoever has seen less is told what is known
            if look["done"]:
                break
        assert worlds == sorted(set(worlds))

    asyncio.run(go())


def test_somebody_who_only_watches_asks_in_vain(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base)
            watcher = await Player(server.base, made["table"], "", Random(1)).open()
            assert await refused(watcher, "any") == ("seat", "hint")

    asyncio.run(go())


@pytest.mark.parametrize(("bot", "gives_up"), [("greedy", True), ("random", False)])
def test_a_bot_that_is_lost_concedes_and_one_that_plays_at_random_does_not(
    database: str, monkeypatch: pytest.MonkeyPatch, bot: str, gives_up: bool
) -> None:
    monkeypatch.setattr(table_game, "stands_badly", lambda *_: True)
    monkeypatch.setattr(Tables, "is_lost", lambda self, game, decision: game.state.turn > 2)

    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server, bot=bot)
            await player.play()
            assert player.view is not None
            assert ("concede" in player.view["result"]["reason"]) == gives_up
            given = server.tables.in_memory[player.table].table_game
            assert given is not None
            if not gives_up:
                return
            assert player.view["result"]["winner"] == 0
            assert given.given[-1].by == table_game.BOT and given.given[-1].answer == -2
            async with web(server.base) as http:
                about = (await http.get(f"/api/replays/{player.table}?side=open")).json()
            assert about["result"]["winner"] == 0 and not about["stopped"]

    asyncio.run(go())
