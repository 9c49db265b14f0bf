"""One table: who sits at it and follows it, and everything that can be asked of it.

The engine runs in a worker, one call at a time for each table. What has happened is stored first, then acknowledged,
then shown to everybody who follows the table.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection

from arbiter import saves
from arbiter.games.registry import TITLES, entry
from arbiter.kernel.errors import ArbiterError, IllegalPlay
from arbiter.table.web import records
from arbiter.table.web.composing import Around, Follower, compose, why
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.messages import Change, Give
from arbiter.table.web.records import OVER, WAITING, Record
from arbiter.table.web.showing import encode
from arbiter.table.web.sitting import TABLE, Sitting
from arbiter.table.web.store import StoreError, Work

if TYPE_CHECKING:
    from arbiter.table.web.hall import Hall

T = TypeVar("T")
BOT_SLICE = 0.4  # seconds after which a bot's deeds so far are shown
MOST_LAPSES = 3  # decisions in a row for which the time ran out


class Listener(Protocol):
    """Somebody who follows a table."""

    follower: Follower

    def send(self, data: str) -> None: ...

    def close(self, reason: str) -> None: ...


@dataclass
class Table:
    """A table in memory. `seated` has the connection of each person, `watchers` those of spectators."""

    record: Record
    hall: Hall
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sitting: Sitting | None = None
    seated: dict[int, Listener] = field(default_factory=dict)
    watchers: list[Listener] = field(default_factory=list)
    asked_undo: int | None = None
    wants_rematch: set[int] = field(default_factory=set)
    deadline: float | None = None
    lapses: list[int] = field(default_factory=list)
    holds: int = 0  # how many are at work with it, so that it must stay in memory
    thinking: bool = False  # bots are at work
    kept: int = 0  # how many of the answers are stored
    _asked: str = ""  # the question that the deadline is for

    # ------------------------------------------------------------ the game in the worker

    async def work(self, call: Callable[[], T], long: bool = False) -> T:
        """Run something in the worker. What nobody foresaw may have left the game half done: it is read again."""
        try:
            return await (self.hall.think(call) if long else self.hall.work(call))
        except ArbiterError:
            raise
        except Exception:
            self.forget()
            raise

    def forget(self) -> None:
        """Give up what is in memory; the store has what is true."""
        self.sitting = None
        for each in self.everybody():
            each.follower.forget()

    async def sit(self) -> Sitting:
        """The game; taken up from the store where it is not in memory. The lock is held."""
        if self.sitting is None:
            self.sitting = await self.work(lambda: self.hall.take_up(self.record))
            self.kept = self.sitting.kept
            self.lapses = list(self.record.lapses) or [0] * len(self.record.seats)
            self.start_clock()
        return self.sitting

    def around(self, sitting: Sitting) -> Around:
        seats = self.record.seats
        left = None if self.deadline is None else self.deadline - self.hall.clock()
        return Around(
            self.record.names,
            tuple(bool(seat.bot) for seat in seats),
            tuple(bool(seat.bot) or seat.player in self.seated for seat in seats),
            left,
            self.asked_undo,
            sitting.result(),
            self.rematchers(),
            self.record.id,
        )

    def rematchers(self) -> tuple[bool, ...]:
        return tuple(bool(seat.bot) or seat.player in self.wants_rematch for seat in self.record.seats)

    def everybody(self) -> list[Listener]:
        return [*self.seated.values(), *self.watchers]

    # ------------------------------------------------------------ storing and showing

    async def store(self, sitting: Sitting) -> None:
        """Put what has happened on disk. If that fails, the game in memory is given up and read again."""
        record, write = self.draft(sitting)
        try:
            if write is not None:
                await self.hall.store.write(write)
        except ArbiterError:
            self.forget()
            raise
        self.stored(sitting, record)

    async def work_and_store(self, sitting: Sitting, call: Callable[[], T], long: bool = False) -> T:
        """Run something in the worker and put what came of it on disk, with one way there and back."""

        def both() -> tuple[tuple[T, Record], Work | None]:
            result = call()
            record, write = self.draft(sitting)
            return (result, record), write

        try:
            result, record = await self.hall.keep(both, long)
        except StoreError:
            self.forget()
            raise
        except ArbiterError:
            raise
        except Exception:
            self.forget()
            raise
        self.stored(sitting, record)
        return result

    def draft(self, sitting: Sitting) -> tuple[Record, Work | None]:
        """The record as it is to be, and what there is to write, if anything."""
        turn, lapses = sitting.match.game.state.turn, tuple(self.lapses)
        record = replace(self.record, rewinds=sitting.rewinds, turn=turn, lapses=lapses)
        if sitting.is_over and record.state != OVER:
            record = replace(record, state=OVER, result=json.dumps(sitting.result()))
        kept = sitting.kept
        fresh = sitting.given[kept:]
        dropped = kept < self.kept
        changed = record != self.record
        if changed:
            record = replace(record, touched=self.hall.today())

        def write(connection: Connection) -> None:
            records.write_answers(connection, record.id, kept, dropped, fresh)
            if changed:
                records.update_progress(connection, record)

        return record, write if dropped or fresh or changed else None

    def stored(self, sitting: Sitting, record: Record) -> None:
        self.record = record
        self.kept = sitting.kept = len(sitting.given)
        self.start_clock()

    def start_clock(self) -> None:
        """A new question starts the time for it."""
        sitting = self.sitting
        if not self.record.timer or sitting is None or sitting.decision is None or sitting.bot_is_asked:
            self.deadline = None
        elif sitting.serial != self._asked:
            self._asked = sitting.serial
            self.deadline = self.hall.clock() + self.record.timer

    def views(self, sitting: Sitting, to: list[Listener], passing: bool = False) -> list[tuple[Listener, str]]:
        """Everybody's view; called in the worker, while nobody else touches the game."""
        around = self.around(sitting)
        return [(each, compose(sitting, each.follower, around, passing)) for each in to]

    async def show(self, sitting: Sitting) -> None:
        for each, data in await self.work(lambda: self.views(sitting, self.everybody())):
            each.send(data)

    # ------------------------------------------------------------ coming and going

    async def join(self, connection: Listener, welcome: Json) -> None:
        """Somebody follows the table from now on, and sees it."""
        viewer = connection.follower.viewer
        async with self.lock:
            if viewer >= 0:
                old = self.seated.get(viewer)
                self.seated[viewer] = connection
                if old is not None:
                    old.send(encode({"type": "replaced"}))
                    old.close("replaced")
            else:
                self.watchers.append(connection)
            connection.send(encode(welcome))
            if self.record.state == WAITING:
                connection.send(encode({"type": "waiting"}))
                return
            if self.record.next and viewer >= 0:
                connection.send(encode({"type": "moved", "table": self.record.next}))
                return
            await self.show(await self.sit())
        self.wake()

    async def leave(self, connection: Listener) -> None:
        async with self.lock:
            viewer = connection.follower.viewer
            if connection in self.watchers:
                self.watchers.remove(connection)
            elif self.seated.get(viewer) is connection:
                del self.seated[viewer]
                if self.sitting is not None and self.everybody():
                    await self.show(self.sitting)

    async def begin(self, record: Record) -> None:
        """The last seat has been taken."""
        async with self.lock:
            self.record = record
            sitting = await self.sit()
            await self.work(sitting.settle)
            await self.store(sitting)
            await self.show(sitting)
        self.wake()

    # ------------------------------------------------------------ what players ask for

    def playing(self, sitting: Sitting) -> None:
        if sitting.is_over:
            raise Refused("over", "the game is over")

    async def answer(self, connection: Listener, message: Give) -> None:
        player = connection.follower.viewer
        async with self.lock:
            sitting = await self.sit()
            self.playing(sitting)
            decision = sitting.decision
            if message.question != sitting.serial:
                raise Refused("late", "that question is not open; the table stands at another")
            if decision is None or decision.player != player:
                raise Refused("turn", "it is not for you to answer that question")
            try:
                shown = await self.work_and_store(sitting, lambda: self.answer_and_show(sitting, player, message))
            except IllegalPlay:
                await self.store(sitting)
                await self.show(sitting)
                raise
            connection.send(encode({"type": "accepted", "question": message.question}))
            for each, data in shown:
                each.send(data)
        self.wake()

    def answer_and_show(self, sitting: Sitting, player: int, message: Give) -> list[tuple[Listener, str]]:
        """Take an answer. Bots that need not think answer in the same breath, others when they have thought."""
        self.asked_undo = None
        sitting.answer(player, message.answer, message.pay)
        self.lapses[player] = 0
        if not sitting.bot_is_asked:
            return self.views(sitting, self.everybody())
        return self.bot_slice(sitting) if sitting.bot_is_quick else []

    async def why(self, connection: Listener, id: str) -> None:
        async with self.lock:
            sitting = await self.sit()
            data = await self.work(lambda: why(sitting, connection.follower.viewer, id))
            connection.send(encode(data))

    async def undo(self, connection: Listener) -> None:
        """At once where nothing new was seen, or against a bot; else the opponent is asked."""
        player = connection.follower.viewer
        async with self.lock:
            sitting = await self.sit()
            self.playing(sitting)
            how = sitting.undo_is(player)
            if how == "none":
                raise Refused("undo", "there is nothing that you could take back")
            people = [seat for seat in self.record.seats if not seat.bot and seat.player != player]
            if how == "ask" and people:
                self.asked_undo = player
                await self.show(sitting)
                return
            await self.take_back(sitting, player)
        self.wake()

    async def consent(self, connection: Listener, allow: bool) -> None:
        async with self.lock:
            sitting = await self.sit()
            asker = self.asked_undo
            if asker is None or asker == connection.follower.viewer:
                raise Refused("undo", "nobody asks you to let them take something back")
            self.asked_undo = None
            if allow and not sitting.is_over:
                await self.take_back(sitting, asker)
            else:
                await self.show(sitting)

    async def take_back(self, sitting: Sitting, player: int) -> None:
        await self.work(lambda: sitting.undo(player))
        self.asked_undo = None
        await self.store(sitting)
        await self.show(sitting)

    async def concede(self, connection: Listener) -> None:
        async with self.lock:
            sitting = await self.sit()
            self.playing(sitting)
            await self.work(lambda: sitting.concede(connection.follower.viewer))
            self.asked_undo = None
            await self.store(sitting)
            await self.show(sitting)

    async def change(self, connection: Listener, message: Change) -> None:
        player = connection.follower.viewer
        steps = entry(self.record.game).rules.turn.steps
        unknown = [stop for stop in message.stops if stop.partition(":")[0] not in steps]
        if unknown:
            raise Refused("bad", f"there is no step {unknown[0]!r:.40}; there are {', '.join(steps)}")
        async with self.lock:
            seat = self.record.seats[player]
            seat = replace(seat, settings=message.apply(seat.settings))
            record = self.record.with_seat(seat)
            await self.hall.store.write(lambda c: records.update_seat(c, record, seat))
            self.record = record
            if self.sitting is not None:
                self.sitting.settings[player] = seat.settings
            connection.send(encode({"type": "settings", **seat.settings.json()}))

    async def rematch(self, connection: Listener, want: bool) -> None:
        async with self.lock:
            sitting = await self.sit()
            player = connection.follower.viewer
            if self.record.state != OVER:
                raise Refused("seat", "the game is not over yet")
            self.wants_rematch.discard(player)
            if want:
                self.wants_rematch.add(player)
            if not self.record.next and all(self.rematchers()):
                record = replace(self.record, next=await self.hall.again(self.record))
                await self.hall.store.write(lambda c: records.update_table(c, record))
                self.record = record
            if self.record.next:
                for each in self.everybody():
                    each.send(encode({"type": "moved", "table": self.record.next}))
            else:
                await self.show(sitting)

    # ------------------------------------------------------------ bots and clocks

    def wake(self) -> None:
        """Let bots think if one is asked, without anybody waiting for it."""
        if self.sitting is not None and self.sitting.bot_is_asked and not self.thinking:
            self.thinking = True
            self.holds += 1
            self.hall.spawn(self.let_bots_answer())

    async def let_bots_answer(self) -> None:
        try:
            more = True
            while more:
                async with self.lock:
                    sitting = await self.sit()
                    long = not sitting.bot_is_quick
                    shown = await self.work_and_store(sitting, partial(self.bot_slice, sitting), long)
                    for each, data in shown:
                        each.send(data)
                    more = sitting.bot_is_asked
        finally:
            self.thinking = False
            self.hall.release(self)

    def bot_slice(self, sitting: Sitting) -> list[tuple[Listener, str]]:
        """Some deeds of bots, and what everybody sees after each of them."""
        shown: list[tuple[Listener, str]] = []
        end = time.monotonic() + BOT_SLICE
        to = self.everybody()
        told = len(sitting.match.game.lines)

        def deed() -> bool:
            nonlocal told
            lines = len(sitting.match.game.lines)
            if lines != told and sitting.bot_is_asked:
                told = lines
                shown.extend(self.views(sitting, to, passing=True))
            return time.monotonic() > end

        sitting.let_bots_answer(deed)
        shown.extend(self.views(sitting, to))
        return shown

    async def check_clock(self) -> None:
        """When the time for a decision has run out, the least is answered; whoever lets that happen often, loses."""
        if self.deadline is None or self.hall.clock() < self.deadline:
            return
        async with self.lock:
            sitting = await self.sit()
            decision = sitting.decision
            if self.deadline is None or self.hall.clock() < self.deadline or decision is None or sitting.bot_is_asked:
                return
            player = decision.player
            self.lapses[player] += 1
            if self.lapses[player] >= MOST_LAPSES:
                await self.work(lambda: sitting.concede(player, TABLE))
            else:
                await self.work(sitting.let_pass)
            self.asked_undo = None
            await self.store(sitting)
            await self.show(sitting)
        self.wake()

    # ------------------------------------------------------------ what everybody may know

    def json(self) -> Json:
        return public_json(self.record, len(self.watchers))

    def save(self, sitting: Sitting) -> str:
        return saves.write(sitting.setup, [given.answer for given in sitting.given], sitting.match.hash())


def public_json(record: Record, watchers: int = 0) -> Json:
    return {
        "table": record.id,
        "game": record.game,
        "title": TITLES.get(record.game, record.game),
        "format": record.format,
        "state": record.state,
        "names": list(record.names),
        "bots": [bool(seat.bot) for seat in record.seats],
        "turn": record.turn,
        "public": record.public,
        "timer": record.timer,
        "result": records.result_json(record),
        "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
        "watchers": watchers,
    }
