"""A server in the test's own event loop, on a port of its own and with a database in a temporary folder."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
import uvicorn

from arbiter.cards.pool import Pool
from arbiter.commands.serve import listen
from arbiter.kernel.chance import Seeded
from arbiter.table.web.app import make_app
from arbiter.table.web.cleanup import KeepDays
from arbiter.table.web.listening import uvicorn_config
from arbiter.table.web.rate_limits import Limits
from arbiter.table.web.server import Known, Server
from arbiter.table.web.store import Store
from arbiter.table.web.tables import Tables

MANY = 1_000_000
FREE = Limits(
    burst=MANY,
    rate=1e6,
    slowed=MANY,
    posts=MANY,
    posts_rate=1e6,
    gets=MANY,
    heavy=MANY,
    keeps=MANY,
    sits=MANY,
    connections_each=MANY,
)


@dataclass
class Clock:
    """Time that passes when the test says so."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Running:
    """Where a test's server is, and what it is made of."""

    base: str
    server: Server
    slept: list[float] = field(default_factory=list)

    @property
    def tables(self) -> Tables:
        return self.server.tables


@contextlib.asynccontextmanager
async def serving(
    database: str,
    limits: Limits = FREE,
    clock: Callable[[], float] | None = None,
    pools: dict[str, Pool] | None = None,
    known: Known | None = None,
    today: Callable[[], float] = time.time,
) -> AsyncIterator[Running]:
    """A server for as long as the block lasts. Waiting for a slowed client is written down instead of done."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def pause(seconds: float) -> None:
        await asyncio.sleep(0)

    store = Store(database)
    tables = Tables(
        store, clock or time.monotonic, pools, chances=map(Seeded, count(1)).__next__, today=today, sleep=pause
    )
    server = Server(tables, limits, known, sleep, KeepDays(0, 0, 0))  # tests clean up when they want to
    listener = listen("127.0.0.1", 0)
    config = uvicorn_config(make_app(server))
    config.timeout_graceful_shutdown = 1
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve(sockets=[listener]))
    try:
        while not running.started:
            await asyncio.sleep(0.005)
        yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", server, slept)
    finally:
        running.should_exit = True
        await task
        listener.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"
