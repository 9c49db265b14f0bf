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

from arbiter.games.registry import entry
from arbiter.kernel.errors import ArbiterError, IllegalPlay
from arbiter.table.web import records
from arbiter.table.web.clocks import NOBODY, clocks_for
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.incoming import Change, Give
from arbiter.table.web.listing import waiting_json
from arbiter.table.web.outgoing import Follower, TableStatus, compose, why
from arbiter.table.web.pauses import Pauses, answer_later, longest
from arbiter.table.web.records import OVER, WAITING, Record
from arbiter.table.web.series import series_json
from arbiter.table.web.spectators import write_log
from arbiter.table.web.store import StoreError, Work
from arbiter.table.web.table_game import HASH_EVERY, TABLE, TableGame
from arbiter.table.web.versions import engine_version, rules_version
from arbiter.table.web.viewpoint import encode

if TYPE_CHECKING:
    from arbiter.table.web.tables import Tables

T = TypeVar("T")
BOT_SLICE = 0.4  # seconds after which it is shown what a bot has done so far
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
    tables: Tables
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table_game: TableGame | None = None
    seated: dict[int, Listener] = field(default_factory=dict)
    watchers: list[Listener] = field(default_factory=list)
    asked_undo: int | None = None
    allowed: set[int] = field(default_factory=set)  # who lets it be taken back
    wants_rematch: set[int] = field(default_factory=set)
    decks: dict[int, str] = field(default_factory=dict)  # what players bring to the next game of their match
    lapses: list[int] = field(default_factory=list)
    in_use: int = 0  # how many are at work with it, so that it must stay in memory
    thinking: bool = False  # bots are at work
    kept: int = 0  # how many of the answers are stored

    def __post_init__(self) -> None:
        players = max(2, len(self.record.seats))
        self.clocks = clocks_for(self.record.time_rule, self.tables.clock, players, self.record.times)
        self.pauses = Pauses()
        self.held = ""  # the number of the question that the table will answer

    # ------------------------------------------------------------ the game in the worker

    async def run(self, call: Callable[[], T], long: bool = False) -> T:
        """Run something in the worker. What nobody foresaw may have left the game half done: it is read again."""
        try:
            return await (self.tables.run_bot(call) if long else self.tables.run(call))
        except ArbiterError:
            raise
        except Exception:
            self.forget()
            raise

    def forget(self) -> None:
        """Give up what is in memory; the store has what is true."""
        self.table_game = None
        for each in self.everybody():
            each.follower.forget()

    async def loaded(self) -> TableGame:
        """The game; taken up from the store where it is not in memory. The lock is held."""
        if self.table_game is None:
            self.table_game = await self.tables.loading.do(lambda: self.tables.load_game(self.record))
            self.kept = self.table_game.kept
            self.lapses = list(self.record.lapses) or [0] * len(self.record.seats)
            self.start_clock()
        return self.table_game

    def status(self, table_game: TableGame) -> TableStatus:
        seats = self.record.seats
        return TableStatus(
            self.record.names,
            tuple(bool(seat.bot) for seat in seats),
            tuple(bool(seat.bot) or seat.player in self.seated for seat in seats),
            self.clocks.shown(),
            None if self.asked_undo is None else (self.asked_undo, frozenset(self.allowed)),
            table_game.result(),
            self.rematchers(),
            self.record.id,
        )

    def rematchers(self) -> tuple[bool, ...]:
        return tuple(bool(seat.bot) or seat.player in self.wants_rematch for seat in self.record.seats)

    def everybody(self) -> list[Listener]:
        return [*self.seated.values(), *self.watchers]

    # ------------------------------------------------------------ storing and showing

    async def store(self, table_game: TableGame, taken_back: bool = False) -> None:
        """Put what has happened on disk. If that fails, the game in memory is given up and read again."""
        record, write = self.draft(table_game)
        try:
            if write is not None:
                await self.tables.store.write(write)
        except ArbiterError:
            self.forget()
            raise
        self.stored(table_game, record, taken_back)

    async def run_and_store(self, table_game: TableGame, call: Callable[[], T], long: bool = False) -> T:
        """Run something in the worker and put what came of it on disk, with one way there and back."""

        def both() -> tuple[tuple[T, Record], Work | None]:
            result = call()
            record, write = self.draft(table_game)
            return (result, record), write

        try:
            result, record = await self.tables.run_and_store(both, long)
        except StoreError:
            self.forget()
            raise
        except ArbiterError:
            raise
        except Exception:
            self.forget()
            raise
        self.stored(table_game, record)
        return result

    def draft(self, table_game: TableGame) -> tuple[Record, Work | None]:
        """The record as it is to be, and what there is to write, if anything."""
        turn, lapses = table_game.match.game.state.turn, tuple(self.lapses)
        table_game.seal(1 if table_game.is_over else HASH_EVERY)
        record = replace(self.record, rewinds=table_game.rewinds, turn=turn, lapses=lapses)
        record = replace(record, engine=engine_version(), rules=rules_version(record.game))
        record = replace(record, times=self.clocks.kept())
        if table_game.is_over and record.state != OVER:
            record = replace(record, state=OVER, result=json.dumps(table_game.result()))
        kept = table_game.kept
        fresh = table_game.given[kept:]
        dropped = kept < self.kept
        changed = record != self.record
        if changed:
            record = replace(record, touched=self.tables.today(), idle_since=self.tables.service_time())

        def write(connection: Connection) -> None:
            records.write_answers(connection, record.id, kept, dropped, fresh)
            if changed:
                records.update_progress(connection, record)

        return record, write if dropped or fresh or changed else None

    async def seal(self) -> None:
        """Keep what is left of the clocks, and the hash of the position, by which another version is checked."""
        async with self.lock:
            table_game = self.table_game
            if table_game is None or table_game.kept != len(table_game.given):
                return
            id, at, hash = self.record.id, len(table_game.given) - 1, ""
            if table_game.seal(1):
                hash = table_game.given[-1].hash
            record = replace(self.record, times=self.clocks.kept())

            def write(connection: Connection) -> None:
                if hash:
                    records.write_hash(connection, id, at, hash)
                records.update_progress(connection, record)

            if hash or record != self.record:
                await self.tables.store.write(write)
                self.record = record

    def stored(self, table_game: TableGame, record: Record, taken_back: bool = False) -> None:
        if record.state == OVER and self.record.state != OVER:
            self.tables.tell("ended", record)
        self.record = record
        self.kept = table_game.kept = len(table_game.given)
        self.start_clock(taken_back)

    def start_clock(self, taken_back: bool = False) -> None:
        """A new question starts the time for it; one that comes again goes on with what was left."""
        table_game = self.table_game
        if table_game is not None:
            self.pauses.note_question(table_game.serial, self.tables.clock())
        if table_game is None or not self.is_timed(table_game):
            self.clocks.stop()
        else:
            person = NOBODY if table_game.bot_is_asked or table_game.decision is None else table_game.decision.player
            ask = self.clocks.take_back if taken_back else self.clocks.ask
            ask(person, table_game.serial, len(table_game.given))

    def is_timed(self, table_game: TableGame) -> bool:
        """Does time run at this table?"""
        return bool(self.record.time_rule) and table_game.decision is not None and not table_game.stopped

    def views(self, table_game: TableGame, to: list[Listener], passing: bool = False) -> list[tuple[Listener, str]]:
        """Everybody's view; called in the worker, while nobody else touches the game."""
        status = self.status(table_game)
        over = replace(self.record, result=json.dumps(status.result)) if status.result else self.record
        made: list[tuple[Listener, str]] = []
        for each in to:
            match = series_json(over, each.follower.viewer, table_game.setup.pool)
            made.append((each, compose(table_game, each.follower, replace(status, series=match), passing)))
        return made

    async def show(self, table_game: TableGame) -> None:
        for each, data in await self.run(lambda: self.views(table_game, self.everybody())):
            each.send(data)

    # ------------------------------------------------------------ coming and going

    async def join(self, connection: Listener, welcome: Json) -> None:
        """Somebody follows the table from now on, and sees it."""
        viewer = connection.follower.viewer
        if viewer < 0 and self.record.state != WAITING:
            await write_log(self, viewer)
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
                connection.send(encode(waiting_json(self.record)))
                return
            if self.record.next and viewer >= 0:
                connection.send(encode({"type": "moved", "table": self.record.next}))
                return
            table_game = await self.loaded()
            to = self.everybody() if viewer >= 0 else [connection]  # of a spectator the others see nothing
            for each, data in await self.run(lambda: self.views(table_game, to)):
                each.send(data)
        self.wake()

    async def tell_waiting(self) -> None:
        """Somebody has sat down, and others are still waited for."""
        async with self.lock:
            for each in self.everybody():
                each.send(encode(waiting_json(self.record)))

    async def leave(self, connection: Listener) -> None:
        async with self.lock:
            viewer = connection.follower.viewer
            if connection in self.watchers:
                self.watchers.remove(connection)
            elif self.seated.get(viewer) is connection:
                del self.seated[viewer]
                if self.table_game is not None and self.everybody():
                    await self.show(self.table_game)
        if not self.everybody():
            await self.seal()

    async def begin(self, record: Record) -> None:
        """The last seat has been taken."""
        async with self.lock:
            self.record = record
            self.tables.tell("begun", record)
            table_game = await self.loaded()
            if not table_game.stopped:
                await self.run(table_game.auto_answer)
                await self.store(table_game)
            await self.show(table_game)
        self.wake()

    # ------------------------------------------------------------ what players ask for

    def playing(self, table_game: TableGame) -> None:
        if table_game.stopped:
            raise Refused("stopped", table_game.stopped)
        if table_game.is_over:
            raise Refused("over", "the game is over")

    async def answer(self, connection: Listener, message: Give) -> None:
        player = connection.follower.viewer
        async with self.lock:
            table_game = await self.loaded()
            await self.enforce_time(table_game)
            self.playing(table_game)
            decision = table_game.decision
            if message.question != table_game.serial:
                raise Refused("late", "that question is not open; the table stands at another")
            if decision is None or decision.player != player:
                raise Refused("turn", "it is not for you to answer that question")
            now = self.tables.clock()
            try:
                shown = await self.run_and_store(table_game, lambda: self.answer_and_show(table_game, player, message))
            except IllegalPlay:
                await self.store(table_game)
                await self.show(table_game)
                raise
            self.pauses.note_answer(decision, message.answer, now)
            connection.send(encode({"type": "accepted", "question": message.question}))
            for each, data in shown:
                each.send(data)
        self.wake()

    def answer_and_show(self, table_game: TableGame, player: int, message: Give) -> list[tuple[Listener, str]]:
        """Take an answer. Bots that need not think answer in the same breath, others when they have thought."""
        self.asked_undo = None
        table_game.answer(player, message.answer, message.pay, message.until)
        self.lapses[player] = 0
        if not table_game.bot_is_asked:
            return self.views(table_game, self.everybody())
        return self.bot_slice(table_game, False) if table_game.bot_is_quick else []

    async def why(self, connection: Listener, id: str) -> None:
        async with self.lock:
            table_game = await self.loaded()
            data = await self.run(lambda: why(table_game, connection.follower.viewer, id))
            connection.send(encode(data))

    async def concede(self, connection: Listener) -> None:
        async with self.lock:
            table_game = await self.loaded()
            self.playing(table_game)
            await self.run(lambda: table_game.concede(connection.follower.viewer))
            self.asked_undo = None
            await self.store(table_game)
            await self.show(table_game)

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
            await self.tables.store.write(lambda c: records.update_seat(c, record, seat))
            self.record = record
            if self.table_game is not None:
                self.table_game.settings[player] = seat.settings
            connection.send(encode({"type": "settings", **seat.settings.json()}))

    async def ask_again(self, connection: Listener) -> None:
        """The player no longer passes until later."""
        async with self.lock:
            table_game = await self.loaded()
            table_game.passing.pop(connection.follower.viewer, None)
            await self.show(table_game)

    # ------------------------------------------------------------ bots and clocks

    def wake(self) -> None:
        """Let bots think if one is asked, or the table answer in time, without anybody waiting for it."""
        self.hold()
        if self.table_game is not None and self.table_game.bot_is_asked and not self.thinking:
            self.thinking = True
            self.in_use += 1
            self.tables.spawn(self.let_bots_answer())

    def hold(self) -> None:
        """Whoever has but one answer, which nobody else may know, is not bothered: the table gives it after a pause."""
        table_game = self.table_game
        if table_game is None or table_game.serial == self.held or table_game.held_answer() is None:
            return
        decision = table_game.decision
        assert decision is not None
        self.held = table_game.serial
        self.in_use += 1
        pause = self.pauses.draw(decision, longest(self.clocks, decision.player))
        self.tables.spawn(answer_later(self, self.held, pause))

    async def let_bots_answer(self) -> None:
        try:
            more = True
            while more:
                async with self.lock:
                    table_game = await self.loaded()
                    long = not table_game.bot_is_quick
                    shown = await self.run_and_store(table_game, partial(self.bot_slice, table_game, long), long)
                    for each, data in shown:
                        each.send(data)
                    more = table_game.bot_is_asked
        finally:
            self.thinking = False
            self.tables.release(self)

    def bot_slice(self, table_game: TableGame, patient: bool) -> list[tuple[Listener, str]]:
        """What bots do for a while, and what everybody sees after each action."""
        shown: list[tuple[Listener, str]] = []
        end = time.monotonic() + BOT_SLICE
        to = self.everybody()
        told = len(table_game.match.game.told)

        def after_action() -> bool:
            nonlocal told
            lines = len(table_game.match.game.told)
            if lines != told and table_game.bot_is_asked:
                told = lines
                shown.extend(self.views(table_game, to, passing=True))
            return time.monotonic() > end

        table_game.let_bots_answer(after_action, patient)
        shown.extend(self.views(table_game, to))
        return shown

    async def check_clock(self) -> None:
        """Look whether somebody's time has run out."""
        if not self.clocks.has_run_out:
            return
        async with self.lock:
            await self.enforce_time(await self.loaded())
        self.wake()

    async def enforce_time(self, table_game: TableGame) -> None:
        """Whose clock has run out, loses. With a timer the least is answered, until it has run out too often."""
        decision = table_game.decision
        if not self.clocks.has_run_out or decision is None or not self.is_timed(table_game):
            return
        player = decision.player
        self.lapses[player] += 1
        if self.record.clock or self.lapses[player] >= MOST_LAPSES:
            await self.run(lambda: table_game.concede(player, TABLE))
        else:
            await self.run(table_game.answer_least)
        self.asked_undo = None
        await self.store(table_game)
        await self.show(table_game)
