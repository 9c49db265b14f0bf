"""Which server has a database: one at a time. Whoever has it loses it by ending, however it ends.

Tables live in the memory of the server that plays them, so a second one would answer with positions that are no longer
true. On PostgreSQL the connection that writes holds an advisory lock: a server that lost its connection cannot write
before it has the lock again. For SQLite a file beside the database is locked.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable

from sqlalchemy import Connection, Engine, text

from arbiter.kernel.errors import ArbiterError

LOCK = 0x4172_6269_7465_7221  # any number of our own; the lock is for one database, not for the whole PostgreSQL
AGAIN_AFTER = 0.5  # seconds


class DatabaseTaken(ArbiterError):
    """Another server has the database."""

    def __init__(self) -> None:
        super().__init__(
            "another server has this database; stop it first, name another with --database, "
            "or wait with --wait until it is gone and go on in its place"
        )


class FileLock:
    """The right to use a SQLite database: SQLite's own lock on a file beside it, which ends with the process."""

    def __init__(self, database: str) -> None:
        self.path = f"{database.removeprefix('file:').partition('?')[0]}.owner"
        self._held: sqlite3.Connection | None = None

    def take(self) -> bool:
        held = sqlite3.connect(self.path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            held.close()
            return False
        self._held = held
        return True

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


def take_connection(engine: Engine) -> Connection | None:
    """A connection that has the PostgreSQL database to itself among ours; None where another has it."""
    connection = engine.connect()
    with connection.begin():
        mine = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": LOCK}).scalar_one()
    if mine:
        return connection
    connection.invalidate()
    connection.close()
    return None


def wait_for(take: Callable[[], bool], told: Callable[[], None], sleep: Callable[[float], None] = time.sleep) -> None:
    """Take it as soon as it can be had; `told` is called once if it cannot be had at once."""
    waits = False
    while not take():
        if not waits:
            told()
            waits = True
        sleep(AGAIN_AFTER)
