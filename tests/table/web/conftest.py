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
from arbiter.table.web.app import make_app
from arbiter.table.web.hall import Hall
from arbiter.table.web.house import House
from arbiter.table.web.pacing import Limits
from arbiter.table.web.store import Store
from arbiter.table.web.sweeping import Keep

FREE = Limits(burst=1_000_000, rate=1e6, patience=1_000_000, posts=1_000_000, posts_rate=1e6, gets=1_000_000)


@dataclass
class Clock:
    """Time that passes when the test says so."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Server:
    """Where a test's server is, and what it is made of."""

    base: str
    house: House
    slept: list[float] = field(default_factory=list)

    @property
    def hall(self) -> Hall:
        return self.house.hall


@contextlib.asynccontextmanager
async def serving(
    database: str,
    limits: Limits = FREE,
    clock: Callable[[], float] | None = None,
    pools: dict[str, Pool] | None = None,
    origins: tuple[str, ...] = (),
    today: Callable[[], float] = time.time,
) -> AsyncIterator[Server]:
    """A server for as long as the block lasts. Waiting for a slowed client is written down instead of done."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    store = Store(database)
    hall = Hall(store, clock or time.monotonic, pools, seeds=count(1).__next__, today=today)
    house = House(hall, limits, origins, sleep, Keep(0, 0))  # tests sweep when they want to
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(house), log_level="warning", ws="websockets-sansio", ws_max_size=131072, timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield Server(f"http://127.0.0.1:{listener.getsockname()[1]}", house, slept)
    finally:
        server.should_exit = True
        await task
        listener.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"
