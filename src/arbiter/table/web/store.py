"""What the server remembers: tables, seats, answers and loaded replays, in SQLite or PostgreSQL.

One thread writes. Whatever waits when it begins a transaction goes into the same one, so many tables share the cost of
a commit, and nobody is told that something happened before it is on disk.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from arbiter.kernel.errors import ArbiterError
from arbiter.table.web.migrations import BadDatabase, bring_up_to_date
from arbiter.table.web.ownership import DatabaseTaken, FileLock, take_connection, wait_for
from arbiter.table.web.workers import Job, new_job

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", String(32), nullable=False),
    Column("format", String(64), nullable=False),
    Column("start", Text, nullable=False),  # everything that the match starts from, as JSON; empty while waiting
    Column("secret", LargeBinary, nullable=False),  # what names of objects and questions are made with
    Column("timer", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(16), nullable=False),  # waiting, playing, over
    Column("rewinds", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("result", Text, nullable=False),  # as JSON; empty while playing
    Column("next", String(32), nullable=False),  # the rematch
    Column("touched", Float, nullable=False, server_default="0"),  # when something happened last
    Column("lapses", String(64), nullable=False, server_default=""),  # decisions in a row that took too long, as JSON
    Column("idle_since", Float, nullable=False, server_default="0"),  # the same as `touched`, in seconds of service
    Column("engine", String(64), nullable=False, server_default=""),  # what the latest answer was given to
    Column("rules", String(96), nullable=False, server_default=""),
    Column("clock", Integer, nullable=False, server_default="0"),  # seconds that each player begins with
    Column("increment", Integer, nullable=False, server_default="0"),
    Column("series", Text, nullable=False, server_default=""),  # the match that it is a game of, as JSON
    Column("times", String(128), nullable=False, server_default=""),  # what is left of each clock, as JSON
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("token", LargeBinary, nullable=False),  # hashed
    Column("invite", LargeBinary, nullable=False),  # hashed; empty once it was used
    Column("deck", Text, nullable=False),  # as JSON; empty until somebody sits down
    Column("settings", Text, nullable=False),
)

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("by", String(1), nullable=False),
    Column("answer", Text, nullable=False),
    Column("hash", Text, nullable=False, server_default=""),  # of the position after it, every few answers
)

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("save", Text, nullable=False),
    Column("idle_since", Float, nullable=False, server_default="0"),  # when it came, in seconds of service
)

SERVICE: Final = Table(
    "service",
    METADATA,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("seconds", Float, nullable=False),  # how long servers have been at work on this database, all together
)

PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # hashed
    Column("created", Float, nullable=False),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("profile_id", String(32), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("format", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("version", Integer, nullable=False),  # the latest
    Column("changed", Float, nullable=False),
)

DECK_VERSIONS: Final = Table(
    "deck_versions",
    METADATA,
    Column("deck_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("made", Float, nullable=False),
    Column("list", Text, nullable=False),
    Column("cards", Text, nullable=False),  # home-made ones, as JSON
)

T = TypeVar("T")
Work = Callable[[Connection], None]
MOST_AT_ONCE = 256


class StoreError(ArbiterError):
    """The database cannot be used, or did not take something."""


def open_engine(url: str) -> Engine:
    """The database at this URL. SQLite writes ahead and waits for the disk; PostgreSQL does so by itself."""
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() not in ("sqlite", "postgresql"):
            raise StoreError(f"the database {parsed.get_backend_name()!r} is not known; use a sqlite or postgresql URL")
        if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
            raise StoreError("a SQLite database needs a file, such as sqlite:///tables.db")
        engine = create_engine(parsed)
    except ArgumentError:
        raise StoreError(
            f"{url[:80]!r} is no database URL; examples: sqlite:///tables.db, postgresql://user@host/arbiter"
        ) from None
    except ModuleNotFoundError as error:
        says = f"{error.name} is not installed; PostgreSQL needs it: pip install 'psycopg[binary]'"
        raise StoreError(says) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


class Store:
    """The database, with its one writer."""

    def __init__(self, url: str, waiting: Callable[[], None] | None = None) -> None:
        """`waiting`: where another server has the database, say so with this and wait; without it, give up."""
        self.engine = open_engine(url)
        self.is_lost = False  # another server has taken the database over
        self._connection: Connection | None = None  # the writer's own
        self._file: FileLock | None = None
        if self.engine.dialect.name == "sqlite":
            self._file = FileLock(str(self.engine.url.database))
        try:
            if waiting is not None:
                wait_for(self._take, waiting)
            elif not self._take():
                raise DatabaseTaken
            bring_up_to_date(self.engine, METADATA)
        except SQLAlchemyError as error:
            raise StoreError(f"the database cannot be opened: {short(error)}") from None
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be opened: {short(error)}") from None
        except BadDatabase:
            self.let_go()
            raise
        self._waiting: queue.SimpleQueue[tuple[Work, Job, object] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()
        self.commits = 0
        self.written = 0

    async def write(self, work: Work) -> None:
        """Done when it is on disk; `StoreError` if it is not."""
        made = new_job()
        self.put(work, made)
        await made.done

    def put(self, work: Work, made: Job, result: object = None) -> None:
        """The same from any thread: the job ends with the result when the work is on disk."""
        self._waiting.put((work, made, result))

    def read(self, look: Callable[[Connection], T]) -> T:
        """Look something up; for threads that may wait."""
        try:
            with self.engine.connect() as connection:
                return look(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"the database does not answer: {short(error)}") from None

    def length(self) -> int:
        """How much waits to be written."""
        return self._waiting.qsize()

    def close(self) -> None:
        self._waiting.put(None)
        self._writer.join()
        self.let_go()

    def let_go(self) -> None:
        """Another server may have the database now."""
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()
        if self._file is not None:
            self._file.release()

    def _take(self) -> bool:
        """Have the database to ourselves. On PostgreSQL it is the writer's connection that has it."""
        if self._file is not None:
            return self._file.take()
        self._connection = take_connection(self.engine)
        return self._connection is not None

    # ------------------------------------------------------------ the writer

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    stop = True
                    break
                batch.append(following)
            if self._try([work for work, _, _ in batch]):
                for _, made, result in batch:
                    made.finish(result)
            else:  # somebody's work failed: each on its own, so that only theirs fails
                for work, made, result in batch:
                    if self._try([work]):
                        made.finish(result)
                    else:
                        made.finish(error=StoreError("the database did not take it; nothing has changed, try again"))
            if stop:
                break

    def _try(self, works: list[Work]) -> bool:
        try:
            if self._connection is None and self._file is None:
                self.is_lost = not self._take()
            elif self._connection is None:
                self._connection = self.engine.connect()
            if self._connection is None:
                return False
            with self._connection.begin():
                for work in works:
                    work(self._connection)
        except SQLAlchemyError:
            if self._connection is not None:
                self._connection.invalidate()  # the next work gets a new one
                self._connection.close()
                self._connection = None
            return False
        self.commits += 1
        self.written += len(works)
        return True


def short(error: Exception) -> str:
    return " ".join(str(getattr(error, "orig", None) or error).split())[:160]
