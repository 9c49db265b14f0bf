"""Messages that nobody should send: each gets a clear error, none a traceback, and the tables stay as they are."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterator
from random import Random

import pytest

from arbiter.table.web import incoming
from arbiter.table.web.errors import STATUS
from arbiter.table.web.store import ANSWERS, SEATS, TABLES
from tests.table.web.client import Json, Player, make_table
from tests.table.web.conftest import Running, serving

STRANGE: list[object] = [
    None, True, False, 0, -1, 1, 7, 10**6, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "0", "x", "pass", "q" * 70,
    "\x00", "\ud83d", "ñ", [], [[]], [0], [0, 0], [-1], [10**9], [None], [True], ["0"], [0.5], list(range(600)), {},
    {"a": 1}, {"answer": 0},
]  # fmt: skip
TYPES = (*incoming.READERS, "view", "welcome", "", "ANSWER", "answer ", None, 5, ["answer"])
BROKEN = (
    "", " ", "{", "}", "[]", "null", "true", "1", '"answer"', "{}{}", '{"type":}', "{'type': 'undo'}", "[" * 50_000,
    '{"type": "answer", "answer": NaN}', '{"type": "answer", "answer": ' + "9" * 5000 + "}", "\x00\x01", "hello",
    '{"type": "undo", "type": 3}', '{"type": "answer", "question": "q", "answer": 1e400}', "﻿{}", "<xml/>",
    '{"type": "why", "id": "' + "x" * 70_000 + '"}',
)  # fmt: skip


def mutations(random: Random, count: int, serial: str, kind: str) -> Iterator[str | bytes]:
    """Messages with something wrong in each: the shape, a type, a key, a value, or the answer."""
    good: list[Json] = [
        {"type": "answer", "question": serial, "answer": 0},
        {"type": "answer", "question": serial, "answer": [0], "pay": False},
        {"type": "why", "id": "x0123456789abcdef"},
        {"type": "settings", "stops": ["main1:own"]},
        {"type": "settings", "full_control": False},
        {"type": "consent", "allow": False},
        {"type": "rematch", "want": True},
        {"type": "hello", "table": "t", "token": "t"},
        {"type": "watch", "table": "t"},
    ]
    for _ in range(count):
        way = random.randrange(8)
        message = dict(random.choice(good))
        if way == 0:
            yield random.choice(BROKEN)
        elif way == 1:
            message["type"] = random.choice([kind for kind in TYPES if kind not in ("undo", "concede", "ping")])
            message["extra"] = random.choice(STRANGE)
            yield json.dumps(message)
        elif way == 2:
            text = json.dumps(message)
            at = random.randrange(1, len(text))
            yield text[:at]
        elif way == 3:
            text = json.dumps(message)
            at = random.randrange(len(text))
            broken = text[:at] + chr(random.randrange(1, 0x250)) + text[at:]
            harmless = message["type"] == "settings" or reads_as(broken, message)
            yield "\x02" + broken if harmless else broken.encode()
        elif way == 4:
            key = random.choice([key for key in message if key != "type"])
            yield json.dumps({**message, key: {"strange": random.choice(STRANGE)}})
        elif way == 5:  # of the right shape, and no answer to the question
            wrong = random.choice([9999, [9999], [0] * 40, list(range(300)), [-5]])
            yield json.dumps({"type": "answer", "question": serial, "answer": wrong})
        elif way == 6:  # an answer to another question
            wrong_serial = random.choice(["q", serial[:-1], serial.upper(), "q0123456789abcdef", "x" * 64])
            yield json.dumps({"type": "answer", "question": wrong_serial, "answer": random.choice([0, [0], []])})
        else:
            yield bytes(random.randrange(256) for _ in range(random.randrange(1, 60)))


def reads_as(text: str, message: Json) -> bool:
    """Is it the same message still? A space more is no mistake."""
    try:
        return bool(json.loads(text) == message)
    except ValueError:
        return False


def everything(server: Running) -> list[object]:
    """All that is stored."""
    return [
        server.tables.store.read(lambda c, table=table: [tuple(row) for row in c.execute(table.select())])  # type: ignore[misc]
        for table in (TABLES, SEATS, ANSWERS)
    ]


async def bombard(server: Running, count: int) -> int:
    made = [await make_table(server.base) for _ in range(3)]
    player = await Player(server.base, made[0]["table"], made[0]["token"]).open()
    await player.play(4)
    question = await player.asked()
    assert question is not None and player.socket is not None
    before, view = everything(server), player.view
    random = Random(5)
    sent = 0
    for message in mutations(random, count, question["serial"], question["kind"]):
        await player.socket.send(message)
        reply = await player.receive()
        assert reply["type"] == "error", (message, reply)
        assert reply["code"] in STATUS and reply["code"] != "busy", (message, reply)
        assert 5 < len(reply["says"]) < 400 and "Traceback" not in reply["says"], (message, reply)
        sent += 1
    await player.send({"type": "ping"})
    assert (await player.receive())["type"] == "pong"
    assert everything(server) == before
    again = await Player(server.base, player.table, player.token).open()
    assert await again.asked() == question and again.view is not None and view is not None
    assert again.view["zones"] == view["zones"]
    return sent


def run(database: str, count: int, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with serving(database) as server:
            assert await bombard(server, count) == count

    with caplog.at_level(logging.ERROR):
        asyncio.run(go())
    assert not caplog.records


def test_three_thousand_malformed_or_illegal_messages(database: str, caplog: pytest.LogCaptureFixture) -> None:
    run(database, 3_000, caplog)


@pytest.mark.soak
def test_a_hundred_thousand_malformed_or_illegal_messages(database: str, caplog: pytest.LogCaptureFixture) -> None:
    run(database, 100_000, caplog)


def test_a_message_that_is_far_too_long_is_cut_off_and_the_table_stands(database: str) -> None:
    async def go() -> None:
        from websockets.exceptions import ConnectionClosed

        async with serving(database) as server:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            question = await player.asked()
            assert player.socket is not None
            with contextlib.suppress(ConnectionClosed):
                await player.socket.send("x" * 1_000_000)
                while True:
                    await player.receive()
            assert await (await Player(server.base, made["table"], made["token"]).open()).asked() == question

    asyncio.run(go())
