"""Two servers on one database: the second says so and stops, or waits and goes on where the first was killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from arbiter.table.web.ownership import DatabaseTaken, wait_for
from arbiter.table.web.store import Store
from tests.table.web.client import Player, make_table
from tests.table.web.process import Process, postgres, process


async def begin(server: Process) -> tuple[Player, object]:
    """Somebody plays a little; the question at which they stand."""
    made = await make_table(server.base)
    player = await Player(server.base, made["table"], made["token"]).open()
    await player.play(4)
    return player, await player.asked()


async def still_there(server: Process, player: Player, question: object) -> None:
    again = await Player(server.base, player.table, player.token).open()
    assert await again.asked() == question
    await again.play(3)


def second_server_stops_then_takes_over(database: str, folder: Path) -> None:
    with process(database, folder) as first:
        player, question = asyncio.run(begin(first))
        command = [sys.executable, "-m", "arbiter.cli", "serve", "--port", "0", "--database", database]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2 and "another server has this database" in second.stderr
        assert "Traceback" not in second.stderr and "open at" not in second.stdout
        heir = Process(database, folder / "heir.txt", options=("--wait",))
        inherits = threading.Thread(target=heir.start)
        inherits.start()
        heir.waits.wait()
        first.kill()
        inherits.join()
        try:
            asyncio.run(still_there(heir, player, question))
        finally:
            heir.kill()


def test_the_second_server_stops_and_one_that_waits_takes_over(database: str, tmp_path: Path) -> None:
    second_server_stops_then_takes_over(database, tmp_path)


@pytest.mark.soak
def test_the_same_on_postgresql(tmp_path: Path) -> None:
    with postgres() as database:
        second_server_stops_then_takes_over(database, tmp_path)


def test_a_server_that_lost_its_connection_to_postgresql_writes_no_more() -> None:
    with postgres() as database:
        asyncio.run(lose_the_connection(database))


def look(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


async def lose_the_connection(database: str) -> None:
    """The first server's connection breaks, and a second is quicker to take the database than the first to return."""
    first = Store(database)
    await first.write(look)
    assert first._connection is not None
    with first.engine.connect() as other, other.begin():
        pid = first._connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
        first._connection.rollback()
        other.execute(text("SELECT pg_terminate_backend(:pid, 5000)"), {"pid": pid})
    second = Store(database)
    with pytest.raises(DatabaseTaken):
        Store(database)
    for _ in range(2):
        with pytest.raises(Exception, match="did not take it"):
            await first.write(look)
    assert first.is_lost
    await second.write(look)
    second.close()
    first.close()


def test_a_database_is_free_again_when_its_server_has_stopped(database: str) -> None:
    first = Store(database)
    with pytest.raises(DatabaseTaken, match="--wait"):
        Store(database)
    first.close()
    Store(database).close()


def test_whoever_waits_says_so_once() -> None:
    tries, told = iter([False, False, False, True]), list[str]()
    wait_for(lambda: next(tries), lambda: told.append("waits"), lambda seconds: None)
    assert told == ["waits"]
