"""What outlives a restart besides the answers, and how long tables are kept at all."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select

from arbiter.table.web.cleanup import DAY, KeepDays, clean_up
from arbiter.table.web.store import ANSWERS, SEATS, TABLES, Store
from tests.table.web.client import Player, make_table
from tests.table.web.conftest import Clock, Running, serving


def stored(server: Running) -> list[int]:
    """How many tables, seats and answers there are."""
    return [
        server.tables.store.read(lambda c, t=table: c.execute(select(func.count()).select_from(t)).scalar_one())  # type: ignore[misc]
        for table in (TABLES, SEATS, ANSWERS)
    ]


def test_decisions_that_took_too_long_are_remembered_over_a_restart(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            made = await make_table(server.base, timer=30)
            player = await Player(server.base, made["table"], made["token"]).open()
            for _ in range(2):
                assert await player.asked() is not None
                player.view = None
                clock.now += 31
                await server.tables.tick()
            assert await player.asked() is not None
        async with serving(database, clock=clock) as server:
            player = await Player(server.base, made["table"], made["token"]).open()
            assert await player.asked() is not None
            player.view = None
            clock.now += 31
            await server.tables.tick()
            assert await player.asked() is None  # the third in a row
            assert player.view is not None and player.view["result"]["winner"] == 1

    asyncio.run(go())


def test_an_answer_in_time_wipes_the_slate_over_a_restart_too(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            made = await make_table(server.base, timer=30)
            player = await Player(server.base, made["table"], made["token"]).open()
            for _ in range(2):
                assert await player.asked() is not None
                player.view = None
                clock.now += 31
                await server.tables.tick()
            await player.play(1)
        async with serving(database, clock=clock) as server:
            player = await Player(server.base, made["table"], made["token"]).open()
            assert await player.asked() is not None
            player.view = None
            clock.now += 31
            await server.tables.tick()
            assert await player.asked() is not None

    asyncio.run(go())


def test_a_game_that_nobody_goes_on_with_is_put_away_and_one_with_somebody_at_it_is_not(database: str) -> None:
    async def go() -> None:
        today = Clock()
        async with serving(database, clock=today) as server:
            left = await make_table(server.base)
            alone = await make_table(server.base, opponent="friend")
            kept = await make_table(server.base)
            player = await Player(server.base, kept["table"], kept["token"]).open()
            await player.play(2)
            today.now += 59 * DAY
            assert await clean_up(server.tables, KeepDays()) == 0
            today.now += 2 * DAY
            assert await clean_up(server.tables, KeepDays(unfinished=0)) == 0
            assert await clean_up(server.tables, KeepDays()) == 2
            for made in (left, alone):
                gone = await Player(server.base, made["table"], made["token"]).open()
                assert (await gone.until("error"))["code"] == "unknown"
            await player.play(1)
            tables, seats, answers = stored(server)
            assert (tables, seats) == (1, 2) and answers > 0

    asyncio.run(go())


def test_finished_games_stay_as_replays_unless_that_is_not_wanted(database: str) -> None:
    async def go() -> None:
        today = Clock()
        async with serving(database, clock=today) as server:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            await player.asked()
            await player.send({"type": "concede"})
            assert (await player.until("view"))["result"] is not None
            await player.close()
        async with serving(database, clock=today) as server:
            today.now += 10_000 * DAY
            assert await clean_up(server.tables, KeepDays()) == 0
            assert await clean_up(server.tables, KeepDays(finished=30)) == 1
            assert stored(server) == [0, 0, 0]

    asyncio.run(go())


def test_no_date_however_wrong_puts_a_game_away(database: str) -> None:
    """The date jumps by years, forwards and back, between and during visits of servers, and stays wrong."""

    async def go() -> None:
        clock, date = Clock(), Clock(1000 * DAY)
        tables = []
        for jump in (0, 4_000, -6_000, 10_000, 20_000):
            date.now += jump * DAY
            async with serving(database, clock=clock, today=date) as server:
                tables.append((await make_table(server.base))["table"])
                for days in (-3_000, 9_000, 500):
                    date.now += days * DAY
                    clock.now += 3_600
                    assert await clean_up(server.tables, KeepDays(1, 1, 1)) == 0
            clock.now += 100 * DAY  # nobody serves; the next server's clock may begin anywhere
            assert stored_ids(database) == sorted(tables)

    asyncio.run(go())


def stored_ids(database: str) -> list[str]:
    store = Store(database)
    try:
        return sorted(store.read(lambda c: [row[0] for row in c.execute(select(TABLES.c.id))]))
    finally:
        store.close()


def test_days_of_service_add_up_over_restarts(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            await make_table(server.base)
        for day in range(5):
            async with serving(database, clock=clock) as server:
                clock.now += DAY
                assert await clean_up(server.tables, KeepDays(4, 0, 0)) == (day == 4)
            clock.now -= 3 * DAY  # a clock of another start counts from anywhere

    asyncio.run(go())
