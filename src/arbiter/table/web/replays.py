"""Finished games, step by step: from either side, or with all cards open; as files, out and in."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from arbiter import saves
from arbiter.kernel.views import OPEN
from arbiter.setup import Setup
from arbiter.table.web import records, tokens
from arbiter.table.web.composing import dump
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json, face_json
from arbiter.table.web.records import OVER, Record
from arbiter.table.web.showing import Sight
from arbiter.table.web.sitting import PERSON, Sitting
from arbiter.table.web.table import public_json

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Answer
    from arbiter.kernel.traits import Face
    from arbiter.table.web.hall import Hall

SIDES = {"0": 0, "1": 1, "open": OPEN}
REMEMBERED = 6  # replays that are kept ready
MOST_FRAMES = 50  # at once
LARGEST = 2_000_000  # characters of a file
MOST_ANSWERS = 10_000  # the longest games have a tenth of it


@dataclass(frozen=True)
class Reel:
    """A game from one side: what it is, and a view for every step of it."""

    about: Json
    frames: list[bytes]


class Library:
    """Replays, those asked for last kept ready. Everything here is for the thread that looks back."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._ready: OrderedDict[tuple[str, int], Reel] = OrderedDict()

    # ------------------------------------------------------------ files

    def file(self, id: str) -> str:
        """The game as a file. Only finished games are given out: before, it would tell everything."""
        store = self.hall.store
        loaded = store.read(lambda c: records.read_replay(c, id))
        if loaded is not None:
            return loaded
        sitting = self.hall.take_up(self.finished(id))
        return saves.write(sitting.setup, [given.answer for given in sitting.given], sitting.match.hash())

    def finished(self, id: str) -> Record:
        record = self.hall.store.read(lambda c: records.read_table(c, id))
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
            raise Refused("size", f"a replay has at most {MOST_ANSWERS} answers")
        _, match = saves.read(text, self.hall.pool(game) if isinstance(game, str) else None)
        if not match.over:
            raise Refused("bad", "the game in this file is not over; `arbiter play --load FILE` goes on with it")
        return text

    async def add(self, text: str) -> str:
        """Keep a file that somebody brought; its id."""
        checked = await self.hall.look_back(lambda: self.check(text))
        id, now = tokens.new_id(), time.time()
        await self.hall.store.write(lambda c: records.insert_replay(c, id, now, checked))
        return id

    # ------------------------------------------------------------ watching

    def listed(self) -> list[Json]:
        """Finished public games, the latest first."""

        def look(connection: Connection) -> list[Json]:
            found = [records.read_table(connection, id) for id in records.recent_tables(connection, OVER)]
            return [public_json(record) for record in found if record is not None]

        return self.hall.store.read(look)

    def reel(self, id: str, side: str) -> Reel:
        viewer = SIDES.get(side)
        if viewer is None:
            raise Refused("bad", f"side must be one of {', '.join(SIDES)}")
        key = (id, viewer)
        made = self._ready.get(key)
        if made is None:
            made = self.film(id, viewer)
            self._ready[key] = made
            while len(self._ready) > REMEMBERED:
                self._ready.popitem(last=False)
        return made

    def film(self, id: str, viewer: int) -> Reel:
        text = self.file(id)
        data = saves.parse(text, "the replay")
        setup, match = saves.read(text, self.hall.pool(str(data["game"])))
        record = self.hall.store.read(lambda c: records.read_table(c, id))
        names = tuple(deck.name or f"player {player + 1}" for player, deck in enumerate(setup.decks))
        if record is not None:
            names = record.names
        return film(setup, list(match.answers), viewer, names, id, self.hall)


def film(setup: Setup, answers: list[Answer], viewer: int, names: tuple[str, ...], id: str, hall: Hall) -> Reel:
    """Play the game again and take a picture after every answer that is no pass."""
    bots = (None,) * len(setup.decks)
    sitting = Sitting(setup, tokens.new_secret(), names, bots, (), hall.finder(setup.game), [], 0)
    sitting.replay([viewer])
    faces: dict[str, Face] = {}
    frames = [picture(sitting, viewer, faces)]
    for answer in answers:
        sitting.take(answer, PERSON)
        if not sitting.given[-1].passed or sitting.is_over:
            frames.append(picture(sitting, viewer, faces))
    story = sitting.story(viewer)
    faces.update(story.shown)
    about: Json = {
        "id": id,
        "game": setup.game,
        "format": setup.format,
        "names": list(names),
        "decks": [deck.name for deck in setup.decks],
        "steps": len(frames),
        "turns": sitting.match.game.state.turn,
        "result": sitting.result(),
        "log": [entry.json() for entry in story.entries],
        "faces": {key: face_json(face) for key, face in faces.items()},
    }
    return Reel(about, frames)


def picture(sitting: Sitting, viewer: int, faces: dict[str, Face]) -> bytes:
    sight = Sight(sitting.match.game, viewer, sitting.mask(viewer))
    data = sight.table(sitting.look(viewer))
    data["players"] = [
        {"name": name, "resources": sight.resources(player)[0], "pool": sight.resources(player)[1]}
        for player, name in enumerate(sitting.names)
    ]
    decision = sitting.decision
    data["waiting"] = None if decision is None else {"player": decision.player, "for": "decision"}
    data["log"] = len(sitting.story(viewer).entries)
    faces.update(sight.faces)
    return dump(data)


def frames_json(reel: Reel, start: int, count: int) -> bytes:
    some = reel.frames[start : start + min(count, MOST_FRAMES)]
    head = json.dumps({"from": start, "steps": len(reel.frames)})
    return f'{head[:-1]}, "frames": ['.encode() + b",".join(some) + b"]}"
