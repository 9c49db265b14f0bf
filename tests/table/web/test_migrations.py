"""Databases of earlier versions are brought along; of later ones they say so; and all ways lead to the same form."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Engine, create_engine, inspect, text

from arbiter.kernel.errors import ArbiterError
from arbiter.table.web.migrations import HEAD, bring_up_to_date, upgrade, version_of
from arbiter.table.web.store import METADATA, Store, open_engine
from tests.table.web.client import Player, make_table
from tests.table.web.conftest import serving
from tests.table.web.process import postgres

NEW = {
    "tables": ("idle_since", "engine", "rules", "clock", "increment", "times", "series"),
    "answers": ("hash",),
    "replays": ("idle_since",),
}


def form(engine: Engine) -> dict[str, object]:
    """Every table's columns with type, default and whether they may be empty."""
    there = inspect(engine)
    return {
        name: (
            sorted(
                (column["name"], str(column["type"]), column["nullable"], str(column.get("default") or "").strip("()"))
                for column in there.get_columns(name)
            ),
            there.get_pk_constraint(name)["constrained_columns"],
        )
        for name in sorted(there.get_table_names())
    }


def both_ways(made: Engine, changed: Engine) -> None:
    bring_up_to_date(made, METADATA)
    upgrade(changed)
    assert form(made) == form(changed) and version_of(made) == version_of(changed) == HEAD


def test_all_changes_one_after_the_other_give_what_a_new_database_is(database: str) -> None:
    made, changed = open_engine(database), open_engine(database + "2")
    both_ways(made, changed)
    made.dispose()
    changed.dispose()


def test_the_same_on_postgresql() -> None:
    with postgres() as database:
        with create_engine(open_engine(database).url).connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("CREATE DATABASE second"))
        made, changed = open_engine(database), open_engine(database.rpartition("/")[0] + "/second")
        both_ways(made, changed)
        made.dispose()
        changed.dispose()


def make_old(database: str, columns: tuple[str, ...] = ()) -> None:
    """The database as it was before there were migrations; these columns came later still."""
    with create_engine(database).begin() as old:
        for table, names in NEW.items():
            for column in names:
                old.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        for column in columns:
            old.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        for table in ("service", "profiles", "decks", "deck_versions"):
            old.execute(text(f"DROP TABLE {table}"))
        old.execute(text("DROP TABLE alembic_version"))


@pytest.mark.parametrize("columns", [(), ("touched", "lapses")])
def test_a_game_of_an_earlier_version_goes_on(database: str, columns: tuple[str, ...]) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            await player.play(3)
            before = await player.asked()
        make_old(database, columns)
        async with serving(database) as server:
            again = await Player(server.base, made["table"], made["token"]).open()
            assert await again.asked() == before
            await again.play(2)

    asyncio.run(go())


def test_a_database_of_a_later_version_says_so_and_is_left_alone(database: str) -> None:
    Store(database).close()
    with create_engine(database).begin() as later:
        later.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for _ in range(2):  # nor does the refusal keep it for itself
        with pytest.raises(ArbiterError, match="made by a later version of Arbiter"):
            Store(database)
    assert version_of(create_engine(database)) == "9999"


def test_a_database_is_changed_once(database: str) -> None:
    for _ in range(3):
        Store(database).close()
    assert version_of(create_engine(database)) == HEAD
