"""How long this database has been served, all together: the time by which tables grow old.

Days on the calendar do not do: a computer whose date is wrong for a minute would put every game away, and so would one
that was switched off for a summer. So what counts are the seconds during which somebody could have gone on with a game.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update

from arbiter.table.web.store import SERVICE, Store

ROW = 1


class ServiceTime:
    """Seconds of service so far. Runs on with a clock that nobody can set, and is written down now and then."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._begun = clock()
        self._before = store.read(read_seconds) or 0.0

    def __call__(self) -> float:
        return self._before + max(0.0, self._clock() - self._begun)

    def write(self, connection: Connection) -> None:
        seconds = self()
        if read_seconds(connection) is None:
            connection.execute(insert(SERVICE), [{"id": ROW, "seconds": seconds}])
        else:
            connection.execute(update(SERVICE).where(SERVICE.c.id == ROW).values(seconds=seconds))


def read_seconds(connection: Connection) -> float | None:
    row = connection.execute(select(SERVICE.c.seconds).where(SERVICE.c.id == ROW)).first()
    return None if row is None else float(row[0])
