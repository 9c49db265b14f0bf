"""Finished games, step by step: from either side, or with all cards open; as files, out and in."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import TYPE_CHECKING

from arbiter import saves
from arbiter.kernel.views import OPEN
from arbiter.setup import Misfit, drive
from arbiter.table.web import records, tokens
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.playing_again import Replay, check_file, play_again
from arbiter.table.web.records import OVER, Record

if TYPE_CHECKING:
    from arbiter.table.web.tables import Tables

MOST_PLAYERS = 6
SIDES = {"open": OPEN, **{str(player): player for player in range(MOST_PLAYERS)}}
REMEMBERED = 6  # replays that are kept ready
MOST_FRAMES = 50  # at once
LARGEST = 256 * 1024  # characters of a file; the longest games have a tenth of it
MOST_LOADED = 2_000  # files that are kept; the oldest goes when another comes


class Replays:
    """Replays, those asked for last kept ready. All of it is work for the threads that play games again."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._ready: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    # ------------------------------------------------------------ files

    def file(self, id: str) -> str:
        """The game as a file. Only finished games are given out: before, it would tell everything."""
        demand_id(id)
        store = self.tables.store
        loaded = store.read(lambda c: records.read_replay(c, id))
        if loaded is not None:
            return loaded
        record = self.finished(id)
        setup = records.read_start(record.start, self.tables.pool(record.game))
        stored, damage = store.read(lambda c: records.read_answers(c, id))
        answers = [each.answer for each in stored]
        hash = stored[-1].hash if stored and not damage else ""
        if not hash:  # a game of before there were hashes
            try:
                hash = drive(setup, answers).hash()
            except Misfit as error:
                says = f"this game can no longer be played again: answer {error.at}: {error}"
                raise Refused("stopped", says) from None
        return saves.write(setup, answers, hash)

    def finished(self, id: str) -> Record:
        record = self.tables.store.read(lambda c: records.read_table(c, id))
        if record is None:
            raise Refused("unknown", "there is no such game")
        if record.state != OVER:
            raise Refused("seat", "the game is not over; its replay can be seen when it is")
        return record

    def check(self, text: str) -> str:
        """A file that somebody brings: its text, if it is a whole game."""
        if len(text) > LARGEST:
            raise Refused("size", f"a replay file has at most {LARGEST} characters")
        game = saves.parse(text, "the file")["game"]
        self.tables.aside(str(game), check_file, text)
        return text

    async def add(self, text: str) -> str:
        """Keep a file that somebody brought; its id."""
        checked = await self.tables.replaying.do(lambda: self.check(text))
        id, now, since = tokens.new_id(), self.tables.today(), self.tables.service_time()
        await self.tables.store.write(lambda c: records.insert_replay(c, id, now, since, checked, MOST_LOADED))
        return id

    # ------------------------------------------------------------ watching

    def listed(self) -> list[Json]:
        """Finished public games, the latest first."""
        return self.tables.recent(OVER)

    def ready(self, id: str, side: str) -> Replay | None:
        """The replay, if it need not be made; for the event loop."""
        return self._ready.get((id, viewer_of(side)))

    def replay(self, id: str, side: str) -> Replay:
        viewer = viewer_of(side)
        key = (id, viewer)
        made = self._ready.get(key)
        if made is None:
            made = self.load(id, viewer)
            self._ready[key] = made
            while len(self._ready) > REMEMBERED:
                self._ready.popitem(last=False)
        return made

    def load(self, id: str, viewer: int) -> Replay:
        """Of a file that was checked when it came, or of a game that was played here: its answers are good."""
        demand_id(id)
        store, tables = self.tables.store, self.tables
        text = store.read(lambda c: records.read_replay(c, id))
        if text is not None:
            game = str(saves.parse(text, "the replay")["game"])
            return tables.aside(game, play_again, text, None, (), viewer, id)
        record = self.finished(id)
        given, _ = store.read(lambda c: records.read_answers(c, id))
        return tables.aside(record.game, play_again, record.start, given, record.names, viewer, id)


def demand_id(id: str) -> None:
    if not tokens.is_id(id):
        raise Refused("unknown", "there is no such game")


def viewer_of(side: str) -> int:
    viewer = SIDES.get(side)
    if viewer is None:
        raise Refused("bad", f"side must be one of {', '.join(SIDES)}")
    return viewer


def frames_json(replay: Replay, start: int, count: int) -> bytes:
    some = replay.frames[start : start + min(count, MOST_FRAMES)]
    head = json.dumps({"from": start, "steps": len(replay.frames)})
    return f'{head[:-1]}, "frames": ['.encode() + b",".join(some) + b"]}"
