"""A server of the attack's own, with the limits that everybody gets, and somebody who plays at it meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from arbiter.cards.places import CACHE, LIBRARY
from tools.answering import pick

Json = dict[str, Any]
TABLE = {"game": "fftcg", "deck": "kiln-and-salt", "bot_deck": "cold-wire", "bot": "random", "name": "Ada"}
OUR_PAGE = {"X-Arbiter-Page": "1"}
TOO_MANY = 429  # what a server answers to whoever asks too fast
ELSEWHERE = "127.0.0.2"  # a second address of this computer


@dataclass
class Outcome:
    """What became of an attack."""

    held: bool
    says: str
    figures: dict[str, float] = field(default_factory=dict)


@dataclass
class Target:
    """`arbiter serve` in a process of its own."""

    folder: Path
    database: str
    port: int = 0
    running: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self, *options: str) -> list[str]:
        return [sys.executable, "-m", "arbiter.cli", "serve", "--database", self.database, *options]

    def start(self, *options: str) -> None:
        with (self.folder / "log.txt").open("a") as log:
            command = self.command("--port", str(self.port), *options)
            # a library of its own: whatever is attacked, the user's stays as it is
            own = {**os.environ, LIBRARY: str(self.folder / "library.db"), CACHE: str(self.folder / "cache")}
            self.running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=own)
        assert self.running.stdout is not None
        line = self.running.stdout.readline()
        while line and "http://" not in line:
            line = self.running.stdout.readline()
        if not line:
            raise RuntimeError(f"the server did not start: {(self.folder / 'log.txt').read_text()[-500:]}")
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit code."""
        assert self.running is not None
        self.running.send_signal(how)
        code = self.running.wait(30)
        assert self.running.stdout is not None
        self.running.stdout.close()
        self.running = None
        return code

    def memory(self) -> float:
        """How much memory the server has, in MB."""
        assert self.running is not None
        status = Path(f"/proc/{self.running.pid}/status")
        if not status.exists():
            return 0.0
        row = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(row.split()[1]) / 1024

    def errors(self) -> list[Json]:
        """What the server wrote about faults of its own."""
        log = self.folder / "log.txt"
        lines = [json.loads(line) for line in log.read_text().splitlines() if line[:1] == "{"] if log.exists() else []
        return [line for line in lines if line["level"] in ("error", "critical")]

    def http(self, **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.base, timeout=60, headers=headers)

    async def dial(self, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection on which this was said."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(said)
        await writer.drain()
        return reader, writer


@contextlib.contextmanager
def own_server(started: bool = True) -> Iterator[Target]:
    with tempfile.TemporaryDirectory(prefix="arbiter-attack-") as folder:
        target = Target(Path(folder), f"sqlite:///{Path(folder) / 'tables.db'}")
        if started:
            target.start()
        try:
            yield target
        finally:
            if target.running is not None:
                target.end(signal.SIGKILL)


@dataclass
class Player:
    """Somebody who answers at random, and how long each answer took to be acknowledged."""

    socket: ClientConnection
    random: Random
    view: Json = field(default_factory=dict)
    replies: list[float] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)  # of the cards that were shown
    heard: list[str] | None = None  # everything that came, if it is to be kept

    async def receive(self) -> Json:
        if not self.waiting:
            self.waiting = str(await asyncio.wait_for(self.socket.recv(), 90)).split("\n")
        line = self.waiting.pop(0)
        if self.heard is not None:
            self.heard.append(line)
        message: Json = json.loads(line)
        if message["type"] == "view":
            self.view = message
            self.names.update({key: face["name"] for key, face in message["faces"].items()})
        return message

    async def say(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def step(self) -> bool:
        """One answer; false when the game is over."""
        while not self.view or (self.view["question"] is None and self.view["result"] is None):
            await self.receive()
        if self.view["result"] is not None:
            return False
        question, self.view = self.view["question"], {}
        sent = time.monotonic()
        await self.say({"type": "answer", "question": question["serial"], "answer": pick(question, self.random)})
        while (message := await self.receive())["type"] not in ("accepted", "error"):
            pass
        if message["type"] == "accepted":
            self.replies.append(time.monotonic() - sent)
        else:  # the question is still open; the answer is left to the table
            await self.say({"type": "answer", "question": question["serial"], "answer": question.get("default") or 0})
        return True


def another_address() -> str | None:
    """Where somebody else plays from: an attack spends what its own address is allowed, and is hung up on there."""
    with socket.socket() as trying:
        try:
            trying.bind((ELSEWHERE, 0))
        except OSError:  # a system whose loopback is one address: then they share it
            return None
    return ELSEWHERE


async def open_table(target: Target, address: str | None, wanted: Json) -> Json:
    """A table for somebody who only wants to play."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=target.base, timeout=60, transport=transport) as http:
        answer = await http.post("/api/tables", json=wanted)
    made: Json = answer.json()
    if "table" not in made:
        raise RuntimeError(f"no table was opened for somebody who only wants to play: {answer.status_code} {made}")
    return made


@contextlib.asynccontextmanager
async def player(target: Target, seed: int = 1, **wanted: object) -> AsyncIterator[Player]:
    address = another_address()
    made = await open_table(target, address, {**TABLE, **wanted})
    place = target.base.replace("http", "ws") + "/ws"
    async with connect(place, max_size=None, local_addr=(address, 0) if address else None) as connection:
        await connection.send(json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}))
        yield Player(connection, Random(seed))


async def play_while(target: Target, busy: asyncio.Task[Any], most: int = 400) -> list[float]:
    """How long answers take while the attack is under way."""
    replies: list[float] = []
    seed = 1
    while not busy.done() and len(replies) < most:
        async with player(target, seed) as somebody:
            while not busy.done() and len(replies) + len(somebody.replies) < most and await somebody.step():
                await asyncio.sleep(0.02)  # as a person who knows their deck well
            replies += somebody.replies
        seed += 1
    return replies


def milliseconds(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0
