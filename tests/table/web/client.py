"""A scripted player at the browser table: speaks the protocol over a websocket and answers at random."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


def pick(question: Json, random: Random) -> int | list[int]:
    """Any answer that the question allows, as far as the protocol tells."""
    kind, size = question["kind"], len(question["options"])
    if kind == "divide":
        shares = [question["least"]] * size
        for _ in range(question["whole"] - sum(shares)):
            shares[random.randrange(size)] += 1
        return shares
    if "low" in question and question["low"] is not None:
        count = random.randint(question["low"], question["high"])
        return random.sample(range(size), count)
    return random.randrange(size)


@dataclass
class Player:
    """One connection. `seen` keeps every byte that came, `view` the latest view."""

    base: str  # http://host:port
    table: str
    token: str = ""  # empty: a spectator
    random: Random = field(default_factory=lambda: Random(1))
    keep: bool = False
    socket: ClientConnection | None = None
    view: Json | None = None
    welcome: Json | None = None
    log: list[Json] = field(default_factory=list)
    faces: Json = field(default_factory=dict)
    seen: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)  # messages that came and were not read yet
    answered: list[tuple[str, int | list[int]]] = field(default_factory=list)

    async def open(self) -> Player:
        self.socket = await connect(self.base.replace("http", "ws") + "/ws", max_size=None)
        hello = {"type": "hello", "table": self.table, "token": self.token}
        await self.send(hello if self.token else {"type": "watch", "table": self.table})
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        assert self.socket is not None
        if not self.lines:  # a frame may hold several messages, a line each
            text = await asyncio.wait_for(self.socket.recv(), 30)
            assert isinstance(text, str)
            if self.keep:
                self.seen.append(text)
            self.lines = text.split("\n")
        message: Json = json.loads(self.lines.pop(0))
        if message["type"] == "welcome":
            self.welcome = message
        elif message["type"] == "view":
            self.view = message
            self.faces.update(message["faces"])
            self.log[message["log"]["from"] :] = message["log"]["entries"]
        return message

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def asked(self) -> Json | None:
        """Wait until there is a question for this player; None when the game is over."""
        while True:
            if self.view is not None:
                if self.view["result"] is not None:
                    return None
                if self.view["question"] is not None:
                    question: Json = self.view["question"]
                    return question
            await self.receive()

    async def answer(self, answer: int | list[int]) -> Json:
        """Answer the open question; the server's reply, `accepted` or `error`."""
        assert self.view is not None and self.view["question"] is not None
        before = self.view
        serial = before["question"]["serial"]
        self.view = None
        await self.send({"type": "answer", "question": serial, "answer": answer})
        while True:
            message = await self.receive()
            if message["type"] in ("accepted", "error"):
                if message["type"] == "accepted":
                    self.answered.append((serial, answer))
                elif self.view is None:
                    self.view = before  # nothing has changed
                return message

    async def play(self, most: int = 100_000) -> int:
        """Answer at random until the game is over, or so often; how many answers were given."""
        for count in range(most):
            question = await self.asked()
            if question is None:
                return count
            await self.answer(pick(question, self.random))
        return most


def web(base: str) -> httpx.AsyncClient:
    """For requests; without certificates, which take longer to read than all of a test's requests.

    Patient, because the first request has every deck compiled, and other tests use the machine as well.
    """
    return httpx.AsyncClient(base_url=base, verify=False, timeout=60)


async def make_table(base: str, **wanted: object) -> Json:
    data = {"game": "fftcg", "deck": "kiln-and-salt", "bot_deck": "cold-wire", "name": "Ada", **wanted}
    async with web(base) as http:
        answer = await http.post("/api/tables", json=data)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made
