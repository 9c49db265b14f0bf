"""How long tables are kept: games that nobody goes on with are put away, finished ones stay as replays if wanted.

A day is a day of service: no date that is wrong, and no summer without a server, puts a game away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.table.web import records

if TYPE_CHECKING:
    from arbiter.table.web.tables import Tables

DAY = 86_400.0
EVERY = 3_600.0  # seconds between two clean-ups
MOST = 100  # tables at once, so that players' answers do not wait long for the writer


@dataclass(frozen=True)
class KeepDays:
    """Days of service without anything happening after which a table is put away; 0: never."""

    unfinished: int = 60  # waiting for somebody, or left in the middle of a game
    finished: int = 0
    loaded: int = 30  # files that somebody brought, and has


async def clean_up(tables: Tables, keep: KeepDays) -> int:
    """Put away what nobody has touched for so long; how many tables that were. Whoever sits at one keeps it."""
    removed = 0
    await tables.store.write(tables.service_time.write)
    for over, days in ((False, keep.unfinished), (True, keep.finished)):
        if days:
            while some := await clean_up_some(tables, over, tables.service_time() - days * DAY):
                removed += some
    if keep.loaded:
        await tables.store.write(lambda c: records.delete_replays(c, tables.service_time() - keep.loaded * DAY))
    return removed


async def clean_up_some(tables: Tables, over: bool, before: float) -> int:
    old = await tables.run(lambda: tables.store.read(lambda c: records.old_tables(c, over, before, MOST)))
    free = [id for id in old if tables.put_away(id)]
    if free:
        try:
            await tables.store.write(lambda c: records.delete_tables(c, free))
        finally:
            tables.deleting.difference_update(free)
    return len(free)
