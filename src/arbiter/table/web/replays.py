"""Finished games, step by step: from either side, or with all cards open; as files, out and in."""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from arbiter import saves
from arbiter.cards.checking import check
from arbiter.kernel.views import OPEN
from arbiter.setup import Misfit, Setup, drive
from arbiter.table.web import records, tokens
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json, face_json
from arbiter.table.web.outgoing import dump
from arbiter.table.web.records import OVER, Record
from arbiter.table.web.table import public_json
from arbiter.table.web.table_game import PERSON, LeadsElsewhere, StoredAnswer, TableGame, told
from arbiter.table.web.viewpoint import Viewpoint

if TYPE_CHECKING:
    from arbiter.kernel.traits import Face
    from arbiter.table.web.tables import Tables

SIDES = {"0": 0, "1": 1, "open": OPEN}
REMEMBERED = 6  # replays that are kept ready
MOST_FRAMES = 50  # at once
LARGEST = 256 * 1024  # characters of a file; the longest games have a tenth of it
MOST_ANSWERS = 10_000  # so have these
MOST_CARDS = 400  # of each player, in a file that somebody brings
MOST_LOADED = 2_000  # files that are kept; the oldest goes when another comes
LARGEST_REPLAY = 32_000_000  # characters of all views together


@dataclass(frozen=True)
class Replay:
    """A game from one side: what it is, and a view for every step of it."""

    about: Json
    frames: list[bytes]


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
        data = saves.parse(text, "the file")
        game, answers = data["game"], data["answers"]
        if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
            raise Refused("size", f"a replay has at most {MOST_ANSWERS} answers, not {len(answers)}")
        setup = saves.read_setup(data, self.tables.pool(game) if isinstance(game, str) else None, "the file")
        for player, deck in enumerate(setup.decks):
            if len(deck) > MOST_CARDS:
                raise Refused("size", f"decks[{player}] has {len(deck)} cards; a replay has at most {MOST_CARDS} each")
            if found := check(deck, setup.format, setup.pool):
                raise Refused("deck", f"decks[{player}] may not be played in {setup.format}: {found[0]}")
        given = saves.read_answers(answers, len(setup.decks), "the file")
        match = saves.replay(setup, given, data["hash"], "the file")
        if not match.over:
            raise Refused("bad", "the game in this file is not over; `arbiter play --load FILE` goes on with it")
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

        def look(connection: Connection) -> list[Json]:
            return [public_json(record) for record in records.recent_tables(connection, OVER)]

        return self.tables.store.read(look)

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
        if text is None:
            record = self.finished(id)
            setup = records.read_start(record.start, tables.pool(record.game))
            given, _ = store.read(lambda c: records.read_answers(c, id))
            return make_replay(setup, given, viewer, record.names, id, tables)
        data = saves.parse(text, "the replay")
        setup = saves.read_setup(data, tables.pool(str(data["game"])), "the replay")
        answers = [StoredAnswer(answer, PERSON) for answer in
                   saves.read_answers(data["answers"], len(setup.decks), "the replay")]  # fmt: skip
        names = tuple(deck.name or f"player {player + 1}" for player, deck in enumerate(setup.decks))
        return make_replay(setup, answers, viewer, names, id, tables)


def demand_id(id: str) -> None:
    if not tokens.is_id(id):
        raise Refused("unknown", "there is no such game")


def viewer_of(side: str) -> int:
    viewer = SIDES.get(side)
    if viewer is None:
        raise Refused("bad", f"side must be one of {', '.join(SIDES)}")
    return viewer


def make_replay(
    setup: Setup, answers: list[StoredAnswer], viewer: int, names: tuple[str, ...], id: str, tables: Tables
) -> Replay:
    """Play the game again and take a frame after every answer that is no pass."""
    bots = (None,) * len(setup.decks)
    table_game = TableGame(setup, tokens.new_secret(), names, bots, (), tables.finder(setup.game), [], 0)
    table_game.play_again([viewer])
    faces: dict[str, Face] = {}
    frames = [frame(table_game, viewer, faces)]
    size = 0
    stopped = ""
    for at, stored in enumerate(answers):
        try:
            table_game.take(stored.answer, PERSON)
            if stored.hash and stored.hash != table_game.match.hash():
                raise LeadsElsewhere("leads to another position than it did")
        except Exception as error:
            stopped = f"the rest cannot be shown with this version: answer {at} {told(error)}"
            break
        if not table_game.given[-1].passed or table_game.is_over:
            frames.append(frame(table_game, viewer, faces))
            size += len(frames[-1])
            if size > LARGEST_REPLAY:
                says = f"after {len(frames)} steps this game has more than {LARGEST_REPLAY} characters to show"
                raise Refused("size", f"{says}; `arbiter replay FILE` shows it whole")
    log = table_game.log(viewer)
    faces.update(log.shown)
    about: Json = {
        "id": id,
        "game": setup.game,
        "format": setup.format,
        "names": list(names),
        "decks": [deck.name for deck in setup.decks],
        "steps": len(frames),
        "turns": table_game.match.game.state.turn,
        "result": table_game.result(),
        "stopped": stopped,
        "log": [entry.json() for entry in log.entries],
        "faces": {key: face_json(face) for key, face in faces.items()},
    }
    return Replay(about, frames)


def frame(table_game: TableGame, viewer: int, faces: dict[str, Face]) -> bytes:
    viewpoint = Viewpoint(table_game.match.game, viewer, table_game.mask(viewer))
    data = viewpoint.table(table_game.view_for(viewer))
    data["players"] = [
        {"name": name, "resources": viewpoint.resources(player)[0], "pool": viewpoint.resources(player)[1]}
        for player, name in enumerate(table_game.names)
    ]
    decision = table_game.decision
    data["waiting"] = None if decision is None else {"player": decision.player, "for": "decision"}
    data["log"] = len(table_game.log(viewer).entries)
    faces.update(viewpoint.faces)
    return dump(data)


def frames_json(replay: Replay, start: int, count: int) -> bytes:
    some = replay.frames[start : start + min(count, MOST_FRAMES)]
    head = json.dumps({"from": start, "steps": len(replay.frames)})
    return f'{head[:-1]}, "frames": ['.encode() + b",".join(some) + b"]}"
