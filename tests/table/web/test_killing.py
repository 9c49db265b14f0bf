"""The server is killed while clients answer: started again, every table is there, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from arbiter.cards.decks import built_in_names
from arbiter.table.web.store import ANSWERS, Store
from tests.properties.support import GAMES
from tests.table.web.client import Json, Player, make_table, pick
from tests.table.web.conftest import serving
from tests.table.web.process import Process, postgres, process

DECKS = [
    {"game": game, "deck": decks[0], "bot_deck": decks[1]}
    for game, decks in ((game, sorted(built_in_names(game))) for game in GAMES)
]  # the games take turns
LOST = (OSError, WebSocketException, EOFError)


@dataclass
class Crowd:
    """Clients at tables of their own, and the server that they share."""

    server: Process
    kills: list[int]  # after how many acknowledged answers, in all, the server is killed
    acknowledged: int = 0
    up: asyncio.Event = field(default_factory=asyncio.Event)

    async def count(self) -> None:
        """An answer was acknowledged; perhaps the server dies now."""
        self.acknowledged += 1
        if self.kills and self.acknowledged >= self.kills[0]:
            self.kills.pop(0)
            self.up.clear()
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.up.set()


@dataclass
class Survivor:
    """A client who comes back with their token until the game is over, and remembers every answer that counted."""

    crowd: Crowd
    table: str
    token: str
    random: Random
    most: int  # answers after which they give up
    given: list[int | list[int]] = field(default_factory=list)
    open: tuple[str, int | list[int]] | None = None  # an answer that was sent and not acknowledged
    returns: int = 0

    async def play(self) -> None:
        while True:
            await self.crowd.up.wait()
            player = Player(self.crowd.server.base, self.table, self.token)
            try:
                if await self.sit(player):
                    return
            except LOST:
                self.returns += 1

    async def sit(self, player: Player) -> bool:
        await player.open()
        while True:
            question = await player.asked()
            assert player.view is not None
            if self.open is not None:
                serial, answer = self.open
                if question is None or question["serial"] != serial:
                    self.given.append(answer)  # it was stored, only the acknowledgement was lost
                self.open = None
            if question is None:
                return True
            if len(self.given) >= self.most:
                await player.send({"type": "concede"})
                return True
            answer = pick(question, self.random)
            stored = as_stored(question, answer)
            self.open = (question["serial"], stored)
            reply = await player.answer(answer)
            if reply["type"] == "accepted":
                self.given.append(stored)
                self.open = None
                await self.crowd.count()
            else:
                assert reply["code"] == "answer", reply
                self.open = None


def as_stored(question: Json, answer: int | list[int]) -> int | list[int]:
    """An action with what is answered ahead is stored as the action; the table gives the rest of it."""
    if not isinstance(answer, int):
        return answer
    number: int = question["options"][answer].get("action", answer)
    return number


async def survive(server: Process, tables: int, kills: list[int], most: int) -> list[Survivor]:
    crowd = Crowd(server, kills)
    crowd.up.set()
    made = [await make_table(server.base, **DECKS[i % len(DECKS)]) for i in range(tables)]
    people = [Survivor(crowd, table["table"], table["token"], Random(i), most) for i, table in enumerate(made)]
    await asyncio.gather(*(person.play() for person in people))
    assert not crowd.kills, "the games were over before the server had been killed so often"
    return people


def check(database: str, people: list[Survivor]) -> None:
    """Of every table: what people answered, as it is stored, is what they know to have answered."""
    store = Store(database)
    for person in people:
        chosen = select(ANSWERS.c.answer).where(ANSWERS.c.table_id == person.table, ANSWERS.c.by == "p")
        rows = store.read(lambda c, chosen=chosen: c.execute(chosen.order_by(ANSWERS.c.at)).all())  # type: ignore[misc]
        stored = [json.loads(row[0]) for row in rows]
        assert [answer for answer in stored if answer != -1] == person.given  # -1: they gave up in the end
    store.close()


def run(database: str, folder: Path, tables: int, kills: list[int], most: int = 200) -> None:
    with process(database, folder) as server:
        people = asyncio.run(survive(server, tables, kills, most))
        assert sum(person.returns for person in people) >= tables * len(kills) // 2
    check(database, people)
    assert "Traceback" not in (folder / "errors.txt").read_text()


def test_killed_twice_during_games(database: str, tmp_path: Path) -> None:
    run(database, tmp_path, 5, [20, 60], 25)


@pytest.mark.soak
def test_killed_during_fifty_games(database: str, tmp_path: Path) -> None:
    run(database, tmp_path, 50, [50, 300, 500, 700])


@pytest.mark.soak
def test_killed_during_fifty_games_on_postgresql(tmp_path: Path) -> None:
    with postgres() as database:
        run(database, tmp_path, 50, [50, 300, 500, 700])


@pytest.mark.soak
def test_a_few_games_on_postgresql(tmp_path: Path) -> None:
    with postgres() as database:
        run(database, tmp_path, 5, [10], 10)


def words(log: list[Any]) -> list[Any]:
    """The lines without what the page shows of them as they happen: who comes later is told the words alone."""
    return [{key: value for key, value in line.items() if key != "events"} for line in log]


def test_a_table_stands_at_the_same_question_after_a_restart(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base, opponent="bot")
            player = await Player(server.base, made["table"], made["token"], Random(4)).open()
            await player.send({"type": "settings", "choose_payment": True, "stops": ["end:their"]})
            await player.play(9)
            await player.asked()
            before, log = player.view, player.log
        async with serving(database) as server:
            again = await Player(server.base, made["table"], made["token"]).open()
            await again.asked()
            assert before is not None and again.view is not None
            assert words(again.log) == words(log)
            assert again.welcome is not None and again.welcome["settings"]["stops"] == ["end:their"]
            told = ("log", "faces")
            assert {k: v for k, v in again.view.items() if k not in told} == {
                k: v for k, v in before.items() if k not in told
            }

    asyncio.run(go())
