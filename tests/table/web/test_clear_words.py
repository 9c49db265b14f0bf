"""What is wrong is told in words: malformed things that once ended in a server error or a lost connection."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

import arbiter
from arbiter.cards.decks import built_in_names
from tests.table.web.client import Player, make_table, web
from tests.table.web.conftest import serving
from tests.table.web.process import postgres

HALVES = (
    '{"type":"answer","question":"\\ud800","answer":0}',
    '{"type":"why","id":"\\uDFFF"}',
    '{"type":"\\ud800"}',
    '{"type":"settings","stops":["\\udc00\\ud800:own"]}',
    '{"type":"ping","\\ud83d":true}',
)


def test_half_a_sign_is_told_and_the_connection_stays(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            question = await player.asked()
            assert player.socket is not None
            for half in HALVES:
                await player.socket.send(half)
                reply = await player.receive()
                assert reply["code"] == "bad" and "is half a sign" in reply["says"], reply
            await player.send({"type": "why", "id": "\U0001f600"})  # both halves
            assert (await player.receive())["code"] == "unknown"
            assert await player.asked() == question
            body = '{"game":"fftcg","deck":"cold-wire","name":"\\ud800"}'
            for sent in (body.encode(), body.replace("\\ud800", "x").encode().replace(b"x", b"\xed\xa0\x80")):
                answer = await http.post("/api/tables", content=sent)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad")

    asyncio.run(go())


async def strange_ids(database: str) -> None:
    async with serving(database) as server, web(server.base) as http:
        for id in ("%00", "%ed%a0%80", "a%00b", "x" * 500, "%F0%9F%98%80"):
            for path in (f"/api/tables/{id}", f"/api/replays/{id}", f"/api/replays/{id}/file"):
                answer = await http.get(path)
                assert answer.status_code == 404 and answer.json()["code"] == "unknown", answer.text
        for id in ("\x00", "x\x00", "\U0001f600"):
            watcher = await Player(server.base, id).open()
            assert (await watcher.receive())["code"] == "unknown"


def test_ids_that_no_table_could_have(database: str) -> None:
    asyncio.run(strange_ids(database))


def test_ids_that_no_table_could_have_on_postgresql() -> None:
    with postgres() as database:
        asyncio.run(strange_ids(database))


@pytest.mark.parametrize("game", ["gateruler", "fow", "caster"])
def test_a_save_whose_deck_lacks_a_part_is_refused_with_the_rule(
    database: str, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = list(built_in_names(game))[:2]
    match = arbiter.start(game, first, second, seed=3)
    match.concede(0)

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            for part in json.loads(match.save())["decks"][0]:
                lacks = json.loads(match.save())
                if part == "name" or not lacks["decks"][0][part]:
                    continue
                lacks["decks"][0][part] = []
                answer = await http.post("/api/replays", content=json.dumps(lacks))
                assert answer.status_code == 400, (part, answer.text)
                if answer.json()["code"] == "deck":
                    assert "decks[0] may not be played in" in answer.json()["says"]
            assert (await http.post("/api/replays", content=match.save())).status_code == 201

    with caplog.at_level(logging.ERROR):
        asyncio.run(go())
    assert not caplog.records


def test_a_gate_ruler_save_without_a_ruler_is_no_error_of_the_library(tmp_path: Path) -> None:
    first, second = list(built_in_names("gateruler"))[:2]
    lacks = json.loads(arbiter.start("gateruler", first, second, seed=3).save())
    lacks["decks"][1]["ruler"] = []
    with pytest.raises(arbiter.BadSave, match=r"decks\[1\] may not be played in .*ruler"):
        arbiter.load(json.dumps(lacks))


def test_a_deck_that_no_save_could_hold_makes_no_table(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            wanted = {"game": "fftcg", "format": "limited", "list": "99 SR-001C\n" * 21, "name": "Ada"}
            answer = await http.post("/api/tables", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (400, "deck")
            assert "2079 cards are too many for a deck; 2000 are the most" in answer.json()["says"]

    asyncio.run(go())
