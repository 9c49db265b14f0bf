"""An attack on pauses: an opponent who looks at nothing but the time tries to tell who had nothing to choose."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random

from websockets.asyncio.client import connect

from tools.answering import pick
from tools.attacks.target import Json, Outcome, Player, Target

# Whoever calls no magic stone has nothing to pay with: in the other's turn they can only pass, in their own they might
# do something. In games where cards of the hand pay, somebody who passes can nearly always do something.
GAME = {"game": "fow", "name": "Ada", "deck": "candle-court"}
TABLES_AT_ONCE = 8
LEAST_SECONDS, MOST_SECONDS = 45.0, 240.0  # it goes on until enough is seen: a busy computer plays fewer turns
FEWEST = 12  # pauses of each sort, from which on something can be told
SURE = 0.75  # how often, of two pauses, the one with nothing to choose may be told from the other
USUAL = (0.6, 0.55)  # of the logarithm of the seconds that the scripted person takes


@dataclass
class Waits:
    """How long the opponent waited for a pass: of a person, and of the table."""

    person: list[float] = field(default_factory=list)
    table: list[float] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def enough(self) -> bool:
        """Whether both sorts were seen often enough."""
        return min(len(self.person), len(self.table)) >= FEWEST

    def over(self) -> bool:
        """Whether the tables may rise."""
        passed = time.monotonic() - self.began
        return passed >= MOST_SECONDS or (passed >= LEAST_SECONDS and self.enough())

    def told_apart(self) -> float:
        """How often the longer one of two is the person's (0.5: nothing can be told)."""
        pairs = [(a > b) + 0.5 * (a == b) for a in self.person for b in self.table]
        return sum(pairs) / max(1, len(pairs))


@dataclass
class Both:
    """The two players of a table; the first thinks and declines, the second watches the time."""

    thinker: Player
    watcher: Player
    waits: Waits
    since: float | None = None

    async def think(self) -> None:
        random = self.thinker.random
        while not self.waits.over():
            message = await self.thinker.receive()
            question = self.thinker.view.get("question") if message["type"] == "view" else None
            if question is not None:
                await asyncio.sleep(random.lognormvariate(*USUAL))
                await self.thinker.say({"type": "answer", "question": question["serial"], "answer": least(question)})

    async def watch(self) -> None:
        while not self.waits.over():
            message = await self.watcher.receive()
            if message["type"] != "view":
                continue
            waiting, question = message["waiting"], message["question"]
            if question is not None:
                # What the watcher plays, the other is asked about, and mostly holds nothing against it.
                given = pick(question, self.watcher.random)
                await self.watcher.say({"type": "answer", "question": question["serial"], "answer": given})
            theirs = waiting is not None and waiting["player"] == 0 and waiting["for"] == "priority"
            if self.since is not None:
                (self.waits.person if self.asked else self.waits.table).append(time.monotonic() - self.since)
            self.since = None
            if theirs:
                self.since = time.monotonic()
                await asyncio.sleep(0.1)  # what the thinker was shown of it, which the watcher does not know
                self.asked = self.thinker.view.get("question") is not None

    asked: bool = False


def least(question: Json) -> int | list[int]:
    """Pass, no, or as few as possible."""
    if question["kind"] == "divide":
        shares = [question["least"]] * len(question["options"])
        shares[0] += question["whole"] - sum(shares)
        return shares
    return list(range(question["low"])) if question.get("low") is not None else 0


async def one_table(target: Target, seed: int, waits: Waits) -> None:
    async with target.http() as http:
        made = (await http.post("/api/tables", json={**GAME, "opponent": "friend"})).json()
        seat = {"invite": made["invite"], "name": "Ben", "deck": "candle-ink"}
        joined = (await http.post(f"/api/tables/{made['table']}/join", json=seat)).json()
    address = target.base.replace("http", "ws") + "/ws"
    async with connect(address, max_size=None) as first, connect(address, max_size=None) as second:
        for socket, token in ((first, made["token"]), (second, joined["token"])):
            await socket.send(json.dumps({"type": "hello", "table": made["table"], "token": token}))
        both = Both(Player(first, Random(seed)), Player(second, Random(seed)), waits)
        tasks = [asyncio.ensure_future(both.think()), asyncio.ensure_future(both.watch())]
        while not waits.over() and not all(task.done() for task in tasks):
            await asyncio.wait(tasks, timeout=1.0)  # a player at a table whose game is over waits without end
        for task in tasks:
            task.cancel()


async def pauses(target: Target) -> Outcome:
    """Two people at several tables, of whom one passes all the time, by choice or because they hold nothing to play."""
    waits = Waits()
    await asyncio.gather(*(one_table(target, seed, waits) for seed in range(TABLES_AT_ONCE)))
    if not waits.enough():
        return Outcome(False, f"too little was seen: {len(waits.person)} and {len(waits.table)} passes")
    told = waits.told_apart()
    quick = sum(wait < 0.05 for wait in waits.table)
    says = (
        f"{len(waits.person)} passes of a person, {len(waits.table)} of the table: of two the person's is the longer "
    )
    says += f"one {100 * told:.0f} % of the time; {quick} came at once"
    return Outcome(1 - SURE <= told <= SURE and not quick, says)
