"""How the database came to be what it is, change by change, so that one of any earlier version can be brought along.

Alembic runs the changes. A new database is made at once in its latest form, which a test compares with all the changes
one after the other. To add one: copy the latest file in `versions`, and name it in `HEAD`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, MetaData, inspect, text

from arbiter.kernel.errors import ArbiterError

HEAD: Final = "0004"  # the latest change
VERSION_TABLE: Final = "alembic_version"


class BadDatabase(ArbiterError):
    """A database that cannot be brought to the form that this version needs."""


def bring_up_to_date(engine: Engine, metadata: MetaData) -> None:
    """Make the tables, or change them to what this version needs."""
    there = set(inspect(engine).get_table_names())
    if not there & {table.name for table in metadata.sorted_tables}:
        make_new(engine, metadata)
    elif VERSION_TABLE not in there or version_of(engine) != HEAD:
        upgrade(engine)


def version_of(engine: Engine) -> str:
    with engine.connect() as connection:
        return str(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() or "")


def make_new(engine: Engine, metadata: MetaData) -> None:
    with engine.begin() as connection:
        metadata.create_all(connection)
        connection.execute(text(f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text(f"INSERT INTO {VERSION_TABLE} VALUES (:head)"), {"head": HEAD})


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the changes that are missing, all of them or none."""
    from alembic import command  # which takes a moment, and is seldom needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, to)
        except CommandError as error:
            says = "the database was made by a later version of Arbiter; use that one, or restore an earlier backup"
            raise BadDatabase(f"{says} ({error})") from None
