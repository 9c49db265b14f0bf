"""What everybody may know of a table."""

from __future__ import annotations

import time

from arbiter.games.registry import title_of
from arbiter.table.web import homemade, records
from arbiter.table.web.faces import Json
from arbiter.table.web.records import Record
from arbiter.table.web.series import SINGLE, read_series


def public_json(record: Record, watchers: int = 0) -> Json:
    return {
        "table": record.id,
        "game": record.game,
        "title": title_of(record.game),
        "format": record.format,
        "state": record.state,
        "names": list(record.names),
        "homemade": [homemade.shown(homemade.in_seat(seat.deck)) for seat in record.seats],
        "open": sum(seat.is_open for seat in record.seats),
        "bots": [bool(seat.bot) for seat in record.seats],
        "turn": record.turn,
        "public": record.public,
        "timer": record.timer,
        "clock": record.clock,
        "increment": record.increment,
        "best": best_of(record),
        "commitment": records.commitment_of(record),
        "result": records.result_json(record),
        "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
        "watchers": watchers,
    }


def best_of(record: Record) -> int:
    """Of how many games the match is."""
    series = read_series(record.series)
    return SINGLE if series is None else series.best


def waiting_json(record: Record) -> Json:
    """For those who wait until every seat is taken: who is there, and whether strangers may come."""
    return {"type": "waiting", "names": list(record.names), "open": any(seat.is_open for seat in record.seats)}
