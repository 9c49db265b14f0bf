"""A backup that is made while people play, and restored: their games go on from it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.table.web.client import Json, Player, make_table
from tests.table.web.conftest import serving
from tests.table.web.process import postgres, postgres_tool


async def play_then(database: str, backup: object) -> tuple[Json, object]:
    """Somebody plays, a backup is made, they play on; the question at which they stood when it was made."""
    async with serving(database) as server:
        made = await make_table(server.base)
        player = await Player(server.base, made["table"], made["token"]).open()
        await player.play(6)
        question = await player.asked()
        await asyncio.to_thread(backup)  # type: ignore[arg-type]
        await player.play(5)
        return made, question


async def goes_on(database: str, made: Json, question: object) -> None:
    async with serving(database) as server:
        player = await Player(server.base, made["table"], made["token"]).open()
        assert await player.asked() == question
        await player.play(3)


def test_a_copy_of_sqlite_that_was_made_while_people_play(database: str, tmp_path: Path) -> None:
    copy, original = tmp_path / "copy.db", tmp_path / "tables.db"

    def backup() -> None:
        connection = sqlite3.connect(original)
        connection.execute(f"VACUUM INTO '{copy}'")
        connection.close()

    made, question = asyncio.run(play_then(database, backup))
    shutil.copy(copy, original)
    for beside in ("-wal", "-shm"):
        Path(f"{original}{beside}").unlink(missing_ok=True)
    asyncio.run(goes_on(database, made, question))


@pytest.mark.soak
def test_a_dump_of_postgresql_that_was_made_while_people_play(tmp_path: Path) -> None:
    dump, restore = postgres_tool("pg_dump"), postgres_tool("pg_restore")
    file = str(tmp_path / "arbiter.dump")
    with postgres() as database:
        made, question = asyncio.run(
            play_then(database, lambda: subprocess.run([dump, "-Fc", "-f", file, database], check=True))
        )
        with create_engine(database.replace("postgresql:", "postgresql+psycopg:")).connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("CREATE DATABASE restored"))
        restored = database.rpartition("/")[0] + "/restored"
        subprocess.run([restore, "--clean", "--if-exists", "-d", restored, file], check=True)
        asyncio.run(goes_on(restored, made, question))
