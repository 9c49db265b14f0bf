"""What anybody may ask for without a seat, made as expensive as can be: nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from arbiter.cards.checking import check
from arbiter.cards.decks import built_in_decks, read_decks
from arbiter.cards.pool import shared
from arbiter.kernel.errors import BadDeck
from arbiter.table.web import aside, lanes, tables
from arbiter.table.web.addresses import Proxies, read_network
from arbiter.table.web.log import line_json
from arbiter.table.web.rate_limits import Limits
from arbiter.table.web.server import Known
from arbiter.table.web.table_game import TableGame
from tests.table.web.client import Player, make_table, web
from tests.table.web.conftest import FREE, Clock, Running, serving

CHECK = "/api/games/fow/check"


def misspelt(size: int = 60_000) -> str:
    """A list as long as a request may be, in which every name has another letter."""
    random, names = Random(1), [str(card["name"]) for card in shared("fow").cards.values()]
    lines: list[str] = []
    while size > 0:
        name = random.choice(names)
        at = random.randrange(len(name))
        lines.append(f"1 {name[:at]}z{name[at + 1 :]}\n")
        size -= len(lines[-1])
    return "".join(lines)


EXPENSIVE = {
    "misspelt names": misspelt(),
    "misspelt names of a deck's size": "".join(misspelt().splitlines(keepends=True)[:1_900]),
    "half a million cards": "99 Hush\n" * 5_000,
    "a heading of spaces": "1 Hush\na" + " " * 60_000 + "x",
    "a heading of brackets": "1 Hush\na" + "( 1 " * 15_000 + ":",
    "an element for every card": "<deck>" + "<card qty='99'>Hsuh</card>" * 2_000 + "</deck>",
    "every card": "".join(f"1 {key}\n" for key in shared("fow")),
}


class TakesLong(Exception):
    """More of the processor's time than anybody may have for nothing."""


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """Time of the processor, so that a busy machine fails nothing; it also ends a regular expression."""

    def stop(*_: object) -> None:
        raise TakesLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@pytest.mark.parametrize("what", EXPENSIVE)
def test_no_list_takes_long_to_check(what: str) -> None:
    pool = shared("fow")
    pool.faces()  # made once for all; what a list can make the server do again and again is measured
    with within(1.0), contextlib.suppress(BadDeck):  # the slowest takes a tenth of it
        check(read_decks(EXPENSIVE[what], "fow", pool)[0], None, pool)


def test_lists_that_take_long_hold_up_nobody_at_a_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six lists are being read, more than there are threads for the engine; a game is played to its end meanwhile."""
    done = threading.Event()
    reading = aside.read_decks

    def slow(text: str, game: str, pool: object, format: str = "") -> object:
        done.wait()
        return reading(text, game, pool)  # type: ignore[arg-type]

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            player = await at_a_table(server)
            data = {"list": EXPENSIVE["misspelt names"]}
            asking = [asyncio.create_task(http.post(CHECK, json=data)) for _ in range(6)]
            try:
                assert await player.play() > 3
            finally:
                done.set()
            for each in asking:
                assert (await each).json()["legal"] is False

    monkeypatch.setattr(aside, "read_decks", slow)
    asyncio.run(go())


@pytest.mark.parametrize("sent", [False, True])
def test_lists_that_take_long_keep_nobody_else_from_opening_a_table(
    sent: bool, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three addresses behind a proxy have four lists looked at each; another brings a deck of ours, or a list."""
    done, begun = threading.Event(), threading.Event()
    reading = aside.read_decks

    def slow(text: str, game: str, pool: object, format: str = "") -> object:
        if text.strip() == "1 Hush":
            begun.set()
            done.wait()
        return reading(text, game, pool)  # type: ignore[arg-type]

    async def go() -> None:
        known = Known(proxies=Proxies((read_network("127.0.0.1"),)))
        async with serving(database, known=known) as server, web(server.base) as http:
            asked = [
                asyncio.create_task(http.post(CHECK, json={"list": "1 Hush"}, headers=from_address(number)))
                for number in (1, 2, 3)
                for _ in range(4)
            ]
            await asyncio.to_thread(begun.wait)
            deck = built_in_decks("fftcg")["kiln-and-salt"].text(shared("fftcg")) if sent else ""
            wanted = {"game": "fftcg", "deck": "" if sent else "kiln-and-salt", "list": deck, "name": "Ada"}
            try:
                opened = asyncio.create_task(http.post("/api/tables", json=wanted, headers=from_address(9)))
                await asyncio.wait([opened, *asked], return_when=asyncio.FIRST_COMPLETED)
                assert opened.done() and opened.result().status_code == 201, opened
                assert (await http.get("/api/tables", headers=from_address(9))).status_code == 200
                assert not any(task.done() for task in asked)
            finally:
                done.set()
            await asyncio.gather(*asked)

    monkeypatch.setattr(aside, "read_decks", slow)
    asyncio.run(go())


def from_address(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def test_games_that_are_taken_up_hold_up_nobody_at_a_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four people watch games that have to be played again first; another goes on meanwhile."""
    done = threading.Event()
    loading = tables.Tables.load_game

    async def go() -> None:
        async with serving(database) as server:
            left = [await make_table(server.base) for _ in range(4)]
        async with serving(database) as server:
            player = await at_a_table(server)

            def slow(these: tables.Tables, record: object) -> object:
                done.wait()
                return loading(these, record)  # type: ignore[arg-type]

            monkeypatch.setattr(tables.Tables, "load_game", slow)
            watching = [await Player(server.base, made["table"]).open() for made in left]
            try:
                assert await player.play() > 3
            finally:
                done.set()
            for each in watching:
                await each.until("view")

    asyncio.run(go())


def test_the_first_spectator_holds_up_nobody_and_reads_the_whole_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is written by playing the game again, beside the table: the player goes on meanwhile."""
    done, begun = threading.Event(), threading.Event()
    catching_up = TableGame.catch_up

    def slow(side: TableGame, given: object) -> None:
        begun.set()
        done.wait()
        catching_up(side, given)  # type: ignore[arg-type]

    async def go() -> None:
        async with serving(database) as server:
            player = await at_a_table(server)
            await player.play(10)
            monkeypatch.setattr(TableGame, "catch_up", slow)
            watcher = await Player(server.base, player.table).open()
            await asyncio.to_thread(begun.wait)
            await player.play(6)
            done.set()
            await watcher.until("view")
            monkeypatch.undo()
            await player.play(3)
            await player.asked()
            other = await Player(server.base, player.table).open()
            await other.until("view")
            table_game = server.tables.in_memory[player.table].table_game
            assert table_game is not None
            entries = [line_json(entry) for entry in table_game.logs[-1].entries]
            table_game.play_again([-1])  # as if it had been written from the start
            assert entries == [line_json(entry) for entry in table_game.logs[-1].entries]
            assert other.log == entries and len(entries) > 10

    asyncio.run(go())


async def at_a_table(server: Running) -> Player:
    made = await make_table(server.base)
    player = await Player(server.base, made["table"], made["token"], Random(3)).open()
    await player.asked()
    return player


def test_whoever_asks_for_much_waits_behind_themselves_and_is_refused_more() -> None:
    async def go() -> None:
        clock = count().__next__
        lane, done, order = lanes.Lane("test", most=3, clock=clock), threading.Event(), list[str]()

        def ask(who: str, call: object) -> asyncio.Task[object]:
            lanes.ASKING.set(who)
            return asyncio.create_task(lane.do(call))  # type: ignore[arg-type]

        begun = threading.Event()
        first = ask("greedy", lambda: (begun.set(), done.wait()))
        await asyncio.to_thread(begun.wait)
        greedy = [ask("greedy", lambda: order.append("greedy")) for _ in range(5)]
        modest = ask("modest", lambda: order.append("modest"))
        await asyncio.sleep(0)
        assert [task.done() for task in greedy] == [False, False, False, True, True]
        done.set()
        await asyncio.gather(first, modest, *greedy[:3])
        assert order == ["modest", "greedy", "greedy", "greedy"]
        for task in greedy[3:]:
            assert getattr(task.exception(), "code", "") == "flood"
        lane.close()

    asyncio.run(go())


def test_threads_are_shared_by_the_time_that_work_takes() -> None:
    """Ten short pieces of work of one address go before the second long one of another."""

    async def go() -> None:
        now, order = [0.0], list[str]()
        lane, begun, done = lanes.Lane("test", None, None, clock=lambda: now[0]), threading.Event(), threading.Event()

        def ask(who: str, takes: float) -> asyncio.Task[object]:
            def work() -> None:
                now[0] += takes
                order.append(who)

            lanes.ASKING.set(who)
            return asyncio.create_task(lane.do(work))

        lanes.ASKING.set("first")
        first = asyncio.create_task(lane.do(lambda: (begun.set(), done.wait())))
        await asyncio.to_thread(begun.wait)
        waiting = [ask("long", 10.0) for _ in range(3)] + [ask("short", 1.0) for _ in range(15)]
        await asyncio.sleep(0)
        done.set()
        await asyncio.gather(first, *waiting)
        assert order == ["long"] + ["short"] * 10 + ["long"] + ["short"] * 5 + ["long"]
        lane.close()

    asyncio.run(go())


def test_one_address_does_not_keep_all_threads_busy() -> None:
    """Whoever has bots think for long at many tables leaves a thread to others."""

    async def go() -> None:
        lane, done, served = lanes.Lane("test", None, None, threads=2, each=1), threading.Event(), list[str]()

        def ask(who: str, call: object) -> asyncio.Task[object]:
            lanes.ASKING.set(who)
            return asyncio.create_task(lane.do(call))  # type: ignore[arg-type]

        greedy = [ask("greedy", lambda: (done.wait(), served.append("greedy"))) for _ in range(4)]
        for _ in range(3):
            await ask("modest", lambda: served.append("modest"))
        assert served == ["modest"] * 3
        done.set()
        await asyncio.gather(*greedy)
        assert served == ["modest"] * 3 + ["greedy"] * 4
        lane.close()

    asyncio.run(go())


def test_who_waits_too_long_is_told_to_come_back() -> None:
    async def go() -> None:
        lane, done = lanes.Lane("test", patience=0.0), threading.Event()
        blocking = asyncio.create_task(lane.do(done.wait))
        await asyncio.sleep(0)
        with pytest.raises(lanes.Refused, match="try again later"):
            await lane.do(lambda: None)
        done.set()
        await asyncio.gather(blocking, return_exceptions=True)
        lane.close()

    asyncio.run(go())


def test_games_are_played_again_only_so_often_for_one_address(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        few = Limits(gets=FREE.gets, posts=FREE.posts, heavy=3, heavy_rate=1.0)
        async with serving(database, few, clock=clock) as server, web(server.base) as http:
            player = await at_a_table(server)
            await player.send({"type": "concede"})
            await player.until("view")
            path = f"/api/replays/{player.table}"
            assert [(await http.get(path, params={"side": side})).status_code for side in ("0", "1", "0")] == [200] * 3
            assert (await http.get(f"{path}/file")).status_code == 200
            assert (await http.get(path, params={"side": "open"})).status_code == 429
            assert (await http.post("/api/replays", content="{}")).status_code == 429
            assert (await http.get(path, params={"side": "1"})).status_code == 200  # it is ready
            clock.now += 1
            assert (await http.get(path, params={"side": "open"})).status_code == 200

    asyncio.run(go())
