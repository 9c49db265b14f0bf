"""What whoever hosts the table sees of it: figures, health, logs, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import signal
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed

from arbiter.table.web.addresses import Proxies, read_network
from arbiter.table.web.logs import JsonLines, Lines
from arbiter.table.web.server import Known
from arbiter.table.web.store import ANSWERS, Store, StoreError
from tests.table.web.client import Player, make_table, web
from tests.table.web.conftest import Clock, serving
from tests.table.web.process import process


def figures(text: str) -> dict[str, float]:
    """Every figure by its name, with its labels' values."""
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_the_figures_tell_of_answers_requests_tables_queues_and_refusals(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            await player.play(5)
            await player.asked()
            await player.send({"type": "answer", "question": "q", "answer": 0})
            assert (await player.until("error"))["code"] == "late"
            assert (await http.get("/api/tables/none")).status_code == 404
            told = figures((await http.get("/metrics")).text)
            assert told["arbiter_answer_seconds_count"] >= 5
            assert told["arbiter_refused_total late"] == told["arbiter_refused_total unknown"] == 1
            assert told["arbiter_request_seconds_count POST /api/tables 201"] == 1
            assert told["arbiter_tables_in_memory"] == told["arbiter_tables_followed"] == 1
            assert told["arbiter_connections"] == 1 and told["arbiter_commits"] > 0
            assert told["arbiter_games_total fftcg begun"] == 1
            queues = {name.split()[1] for name in told if name.startswith("arbiter_waiting ")}
            assert queues == {"engine", "bots", "writer", "lists", "lookups", "loading", "replays", "analysis"}

    asyncio.run(go())


def test_the_figures_are_not_for_everybody_behind_a_proxy(database: str) -> None:
    async def go() -> None:
        somebody = {"X-Forwarded-For": "198.51.100.9"}
        async with serving(database) as server, web(server.base) as http:
            assert (await http.get("/metrics")).status_code == 200
            for headers in (somebody, {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}):
                assert (await http.get("/metrics", headers=headers)).status_code == 403
        ours = Known(proxies=Proxies((read_network("127.0.0.1"),)), watchers=Proxies((read_network("10.0.0.0/8"),)))
        async with serving(database, known=ours) as server, web(server.base) as http:
            assert (await http.get("/metrics", headers=somebody)).status_code == 403
            assert (await http.get("/metrics", headers={"X-Forwarded-For": "10.0.0.7"})).status_code == 200

    asyncio.run(go())


def test_the_server_says_whether_it_is_well(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server, web(server.base) as http:
            assert (await http.get("/healthz", headers={"Host": "10.1.1.1"})).json()["ok"] is True

            def broken(*_: object) -> None:
                raise StoreError("the database does not answer: disk gone")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "read", broken)
                assert (await http.get("/healthz")).status_code == 200  # it was looked at this very second
                clock.now += 2
                answer = await http.get("/healthz")
                assert answer.status_code == 503 and "disk gone" in answer.json()["says"]
            clock.now += 2
            assert (await http.get("/healthz")).status_code == 200
            server.tables.store.is_lost = True
            clock.now += 2
            assert "taken the database over" in (await http.get("/healthz")).json()["says"]
            server.tables.store.is_lost = False

    asyncio.run(go())


def test_a_line_of_the_log_is_one_json_object() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    log = logging.Logger("test")
    log.addHandler(handler)
    for form in (JsonLines(), Lines()):
        handler.setFormatter(form)
        log.info("a game has %s", "begun", extra={"table": "abc\n", "game": "fftcg"})
        try:
            raise ZeroDivisionError("a fault")
        except ZeroDivisionError:
            log.exception("a request failed")
    first, second, *rest = stream.getvalue().splitlines()
    said = json.loads(first)
    assert (said["event"], said["table"], said["game"], said["level"]) == ("a game has begun", "abc\n", "fftcg", "info")
    assert "ZeroDivisionError: a fault" in json.loads(second)["error"]
    assert "a game has begun (table abc" in rest[0]


async def answer_and_wait(player: Player) -> None:
    """Some answers, and no further: the server may take longer to stop than a game to end."""
    await player.play(10)
    while True:
        await player.receive()


async def play_until_stopped(base: str, stop: asyncio.Event) -> tuple[Player, int]:
    """Answers until the server goes; how many answers were acknowledged."""
    made = await make_table(base)
    player = await Player(base, made["table"], made["token"]).open()
    await player.play(5)
    stop.set()
    with pytest.raises(ConnectionClosed) as closed:
        await answer_and_wait(player)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012  # the server starts again; come back
    return player, len(player.answered)


def test_a_server_that_is_asked_to_stop_says_goodbye_and_keeps_everything(database: str, tmp_path: Path) -> None:
    async def go(base: str, pid: int) -> tuple[Player, int]:
        stop = asyncio.Event()
        playing = asyncio.create_task(play_until_stopped(base, stop))
        await stop.wait()
        os.kill(pid, signal.SIGTERM)
        return await playing

    with process(database, tmp_path) as server:
        assert server.running is not None
        player, acknowledged = asyncio.run(go(server.base, server.running.pid))
        assert server.running.wait(30) == 0
        assert server.running.stdout is not None
        server.running.stdout.close()
        server.running = None
    lines = [json.loads(line) for line in (tmp_path / "errors.txt").read_text().splitlines()]
    events = [line["event"] for line in lines]
    assert events[0] == "the server is open" and events[-1].startswith("the server has stopped")
    assert "a game has begun" in events and not [line for line in lines if line["level"] in ("error", "warning")]
    assert player.token not in (tmp_path / "errors.txt").read_text()
    with create_engine(database).connect() as connection:
        rows = connection.execute(select(ANSWERS.c.by, ANSWERS.c.hash).order_by(ANSWERS.c.at)).all()
    assert sum(row.by == "p" for row in rows) >= acknowledged and rows[-1].hash
