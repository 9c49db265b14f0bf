"""Every table that there is, in memory or in the store, and the workers that run their games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from functools import cached_property
from typing import TypeVar

from arbiter.bots.elsewhere import Thinkers
from arbiter.bots.giving_up import is_lost_at
from arbiter.bots.registry import QUICK, RANDOM
from arbiter.cards.checking import check, demand_legal
from arbiter.cards.decks import DeckList, built_in_decks, built_in_names, read_file
from arbiter.cards.pool import Pool, shared
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry, playable
from arbiter.kernel.chance import Chance
from arbiter.kernel.decisions import Decision
from arbiter.kernel.errors import ArbiterError, BadDeck
from arbiter.kernel.game import Game
from arbiter.kernel.packing import pack_question
from arbiter.setup import new_chance
from arbiter.table.web import records, tokens
from arbiter.table.web.aside import Helper, protected, read_legal_list, unprotected
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.homemade import Brought
from arbiter.table.web.lanes import Lane
from arbiter.table.web.listing import public_json
from arbiter.table.web.records import PLAYING, Record
from arbiter.table.web.service_time import ServiceTime
from arbiter.table.web.store import Store, StoreError, Work
from arbiter.table.web.table import Table
from arbiter.table.web.table_game import TableGame
from arbiter.table.web.versions import engine_version, rules_version
from arbiter.table.web.workers import Job

T = TypeVar("T")
LOG = logging.getLogger("arbiter.table")
ENGINE_WORKERS = 2
BOT_WORKERS = 2
LIST_READERS = 4  # threads that wait for the process that reads what people send
LOOK_EVERY = 1.0  # seconds
MOST_LOADING = 1_000  # tables that one address waits for: a whole club, after the server was started again
MOST_IDLE = 64  # tables that stay in memory although nobody is at work with them


class Tables:
    """All tables. `clock` is for the time that decisions may take and for how old tables are, `today` for their date.

    `chances` are what decks are shuffled with; `helper` does what takes long for strangers, which is else done here.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.monotonic,
        pools: Mapping[str, Pool] | None = None,
        workers: int = ENGINE_WORKERS,
        chances: Callable[[], Chance] = new_chance,
        today: Callable[[], float] = time.time,
        helper: Helper | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self.helper = helper
        self.sleep = sleep  # before the table answers for somebody
        self.clock = clock
        self.chances = chances
        self.today = today
        self.service_time = ServiceTime(store, clock)
        self.in_memory: dict[str, Table] = {}
        self._pools = dict(pools or {})
        self._decks: dict[tuple[str, str], DeckList] = {}  # built-in decks that have been read
        self._legal: set[tuple[str, str, str]] = set()  # those that may be played in a format
        self._opening: dict[str, asyncio.Future[Table | None]] = {}
        self._idle: dict[str, Table] = {}  # tables at which nobody is at work, the latest last
        self.deleting: set[str] = set()  # tables that are being deleted
        self._engine = Lane("engine", None, None, workers, each=max(1, workers - 1))
        self._bots = Lane("bots", None, None, BOT_WORKERS, each=BOT_WORKERS - 1)
        self.thinkers = Thinkers(BOT_WORKERS)
        self.analysing = Lane("analysis")  # one thread: bots always have a process that it leaves free
        self.looking_up = Lane("lookups")  # what the pages show of games, cards and tables; decks of ours
        # Lists and texts that people send, which are read in another process: whose take long has one thread of it.
        self.lists = Lane("lists", threads=LIST_READERS, each=1)
        self.loading = Lane("loading", MOST_LOADING, None)  # games that are taken up from the store
        self.replaying = Lane("replays")
        self._recent: dict[str, tuple[float, list[Json]]] = {}  # what the lobby lists
        self.count_game: Callable[[str, str], None] | None = None  # for the figures
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ workers

    async def run(self, call: Callable[[], T]) -> T:
        """Run the engine, or wait for the database, without holding up anybody else."""
        return await self._engine.do(call)

    async def run_bot(self, call: Callable[[], T]) -> T:
        """Run a bot that may think long; only other such bots wait for it, and one's own more than other people's."""
        return await self._bots.do(call)

    async def run_and_store(self, call: Callable[[], tuple[T, Work | None]], long: bool = False) -> T:
        """Run something whose outcome has to be stored; the result when that is on disk."""

        def run(made: Job) -> None:
            result, work = call()
            if work is None:
                made.finish(result)
            else:
                self.store.put(work, made, result)

        kept: T = await (self._bots if long else self._engine).begin(run)
        return kept

    def tell(self, what: str, record: Record) -> None:
        """A game has begun or ended."""
        self.look_again()
        LOG.info("a game has %s", what, extra={"table": record.id, "game": record.game})
        if self.count_game is not None:
            self.count_game(record.game, what)

    def look_again(self) -> None:
        """Something that the lobby shows has changed."""
        self._recent.clear()

    def recent(self, state: str) -> list[Json]:
        """What everybody may know of public tables in this state, the latest first; looked up once a second, or when a
        game begins or ends. The rows are everybody's: whoever adds to one makes it their own."""
        now = self.clock()
        known = self._recent.get(state)
        if known is None or not 0 <= now - known[0] < LOOK_EVERY:
            found = self.store.read(lambda c: records.recent_tables(c, state))
            known = self._recent[state] = (now, [public_json(record) for record in found])
        return known[1]

    def lanes(self) -> tuple[Lane, ...]:
        """All threads, in the order in which they stop: what a bot waits for is begun by the engine's."""
        return self.analysing, self.replaying, self.loading, self.lists, self.looking_up, self._bots, self._engine

    def queues(self) -> dict[str, Callable[[], float]]:
        """What waits for each kind of thread."""
        return {
            "writer": self.store.length,
            **{lane.name: lane.length for lane in self.lanes()},
        }

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a table's work failed", exc_info=error)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.in_memory.values()):
            with contextlib.suppress(StoreError):
                await table.seal()
        if self.helper is not None:
            self.helper.close()
        self.thinkers.close()
        for lane in self.lanes():
            lane.close()
        with contextlib.suppress(StoreError):
            await self.store.write(self.service_time.write)
        self.store.close()

    # ------------------------------------------------------------ games and decks

    def reading(self, sent: str) -> Lane:
        """Where a deck is looked at: what somebody has sent is read with other such lists, a deck of ours is known."""
        return self.lists if sent.strip() else self.looking_up

    def pool(self, game: str) -> Pool:
        return self._pools.get(game) or shared(game)

    def aside(self, game: str, job: Callable[..., T], *args: object) -> T:
        """Do something for a stranger, in the helper's process where there is one."""
        return job(*args, self.pool(game)) if self.helper is None else self.helper.run(job, *args)

    def thought_about(self, job: Callable[..., T], *args: object) -> T:
        """Have the bots' processes think about something that is no bot's question."""
        made: T = unprotected(*self.thinkers.do(protected, job, args))
        return made

    def deck(self, game: str, name: str) -> DeckList:
        """A built-in deck by its name; never a file of the server's."""
        pool = self.pool(game)
        known = self._decks.get((game, name))
        if known is None:
            found = built_in_names(game).get(name)
            if found is None:
                raise BadDeck(f"there is no deck {name[:40]!r}; there are {', '.join(built_in_names(game))}")
            known = self._decks[game, name] = read_file(found, game, pool)[0]
        return known

    def brought(self, game: str, kind: str, name: str, text: str, cards: tuple[Card, ...] = ()) -> Brought:
        """A built-in deck, or a pasted list, if it may be played in the format; built-in decks are looked at once."""
        if text.strip():
            return self.aside(game, read_legal_list, game, kind, text, cards)
        deck = self.deck(game, name)
        if (game, name, kind) not in self._legal:
            demand_legal(deck, kind, self.pool(game))
            self._legal.add((game, name, kind))
        return Brought(deck)

    @cached_property
    def built_in(self) -> dict[str, dict[str, tuple[DeckList, list[str]]]]:
        """Every built-in deck of every game, with the formats in which it may be played."""
        return {
            game: {
                name: (deck, [kind for kind in entry(game).rules.formats if not check(deck, kind, self.pool(game))])
                for name, deck in built_in_decks(game, self.pool(game)).items()
            }
            for game in playable()
        }

    # ------------------------------------------------------------ finding a table

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, kept in memory for as long as somebody is at work with it."""
        table = await self._find(id)
        while self.in_memory.get(id) is not table:  # it was put away while we waited for it
            table = await self._find(id)
        table.in_use += 1
        self._idle.pop(id, None)
        try:
            yield table
        finally:
            self.release(table)

    def put_away(self, id: str) -> bool:
        """Nobody finds the table any more, so that it can be deleted; false where somebody is at it."""
        table = self.in_memory.get(id)
        if id in self._opening or (table is not None and table.in_use):
            return False
        self.in_memory.pop(id, None)
        self._idle.pop(id, None)
        self.look_again()
        self.deleting.add(id)
        return True

    async def _find(self, id: str) -> Table:
        """The table in memory, read from the store if it is not there."""
        if id in self.deleting or not tokens.is_id(id):
            raise Refused("unknown", "there is no such table")
        table = self.in_memory.get(id)
        if table is not None:
            return table
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.ensure_future(self._open(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        found = await opening
        if found is None:
            raise Refused("unknown", "there is no such table")
        return found

    async def _open(self, id: str) -> Table | None:
        record = await self.run(lambda: self.store.read(lambda c: records.read_table(c, id)))
        if record is None:
            return None
        return self.in_memory.setdefault(id, Table(record, self))

    def release(self, table: Table) -> None:
        """Somebody is done with the table; when nobody is left at it, it need not stay in memory for long."""
        table.in_use -= 1
        if not table.in_use and table.clocks.deadline is None:
            self._idle[table.record.id] = table
            if len(self._idle) > MOST_IDLE:
                oldest = self._idle.pop(next(iter(self._idle)))
                if not oldest.in_use:
                    self.in_memory.pop(oldest.record.id, None)

    async def add(self, record: Record) -> None:
        """A new table; its game begins where everybody is there."""
        await self.store.write(lambda c: records.insert_table(c, record))
        self.look_again()
        if record.state == PLAYING:
            self.in_memory[record.id] = Table(record, self)
            async with self.at(record.id) as table:
                await table.begin(record)

    def load_game(self, record: Record) -> TableGame:
        """The game of a table, where its answers lead."""
        pool = self.pool(record.game)
        setup = records.read_start(record.start, pool)
        bots = tuple(
            self.thinkers.bot(seat.bot, setup.chance.bot_seed(seat.player)) if seat.bot else None
            for seat in record.seats
        )
        table_game = TableGame(
            setup,
            record.secret,
            record.names,
            bots,
            tuple(seat.bot in QUICK for seat in record.seats),
            [seat.settings for seat in record.seats],
            record.rewinds,
            gives_up=tuple(seat.bot not in ("", RANDOM) for seat in record.seats),
            is_lost=self.is_lost,
        )
        stored, damage = self.store.read(lambda c: records.read_answers(c, record.id))
        versions = (engine_version(), rules_version(record.game))
        table_game.resume(stored, not record.engine or (record.engine, record.rules) == versions, damage)
        if table_game.stopped:
            shown = len(table_game.given)
            table_game.stopped = (
                f"this game is shown as it stood after {shown} of its answers, and cannot be gone on with: "
                f"{table_game.stopped}. It was played with {record.engine or 'an earlier version'} and "
                f"{record.rules or 'earlier rules'}; this server has {versions[0]} and {versions[1]}. "
                "Nothing of it is lost: the server that it was played with can go on with it"
            )
            LOG.error("table %s does not replay: %s", record.id, table_game.stopped)
        return table_game

    def is_lost(self, game: Game, decision: Decision) -> bool:
        """Is the game lost for the bot that is asked? Thought about in the bots' processes."""
        try:
            return self.thought_about(is_lost_at, pack_question(game), len(game.answers))
        except ArbiterError:
            return False  # who cannot tell goes on

    # ------------------------------------------------------------ clocks

    async def tick(self) -> None:
        """Look at the clocks of all tables in memory."""
        for table in list(self.in_memory.values()):
            table.in_use += 1
            try:
                await table.check_clock()
            finally:
                self.release(table)
