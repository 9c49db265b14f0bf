"""The clock: whose time runs, what is added, what no undo gives back, and who loses when it has run out."""

from __future__ import annotations

import asyncio

import pytest

from arbiter.table.web.clocks import NOBODY, Clocks, TimeRule, clocks_for
from tests.table.web.client import Json, Player, make_table, pick, web
from tests.table.web.conftest import Clock, Running, serving

FISCHER = {"clock": 100, "increment": 10}


def clocks(now: Clock, **rule: int) -> Clocks:
    return clocks_for(TimeRule(**rule), now, 2, ())


def shown(kept: Clocks) -> list[float | None]:
    return list(kept.shown())


def test_time_runs_for_whoever_is_asked_and_is_added_when_the_question_is_handed_on() -> None:
    now = Clock()
    kept = clocks(now, clock=100, increment=10)
    kept.ask(0, "a", 0)
    now.now += 30
    assert shown(kept) == [70, 100]
    kept.ask(0, "b", 1)  # the same player again: nothing is added
    now.now += 5
    kept.ask(1, "c", 2)
    now.now += 20
    assert shown(kept) == [75, 80]
    kept.ask(NOBODY, "d", 3)
    now.now += 1_000
    assert shown(kept) == [75, 90] and kept.deadline is None


def test_taking_back_gives_no_time_back_and_takes_back_what_was_added() -> None:
    """Answer and take back, a thousand times: without care each of them would be worth an increment."""
    now = Clock()
    kept = clocks(now, clock=100, increment=10)
    kept.ask(0, "start", 0)
    for number in range(1_000):
        kept.ask(1, f"answered {number}", 1)
        kept.take_back(0, f"back {number}", 0)
    assert shown(kept) == [100, 100]
    now.now += 100
    assert kept.has_run_out


def test_with_a_timer_taking_back_gives_no_new_time_either() -> None:
    now = Clock()
    kept = clocks(now, timer=30)
    waited = 0
    kept.ask(0, "start", 0)
    for number in range(100):
        now.now += 14
        waited += 14
        if kept.has_run_out:
            break
        kept.ask(0, f"next {number}", 1)  # a new question
        now.now += 14
        waited += 14
        if kept.has_run_out:
            break
        kept.take_back(0, f"back {number}", 0)
    assert waited <= 2 * 30 + 28  # for two questions, however often they come again


# ---------------------------------------------------------------- at a table


async def two(server: Running, **wanted: object) -> tuple[Player, Player]:
    made = await make_table(server.base, opponent="friend", bot_deck="", **wanted)
    async with web(server.base) as http:
        data = {"invite": made["invite"], "name": "Ben", "deck": "cold-wire"}
        joined = (await http.post(f"/api/tables/{made['table']}/join", json=data)).json()
    ada = await Player(server.base, made["table"], made["token"]).open()
    ben = await Player(server.base, made["table"], joined["token"]).open()
    await ada.until("view")
    await ben.until("view")
    return ada, ben


def asked_of(*players: Player) -> tuple[Player, Player]:
    """Who is asked, and the other."""
    first, second = players
    assert first.view is not None
    return (first, second) if first.view["waiting"]["player"] == 0 else (second, first)


def times(view: Json | None) -> list[int | None]:
    assert view is not None
    return [player["clock"] for player in view["players"]]


async def latest(player: Player) -> Json:
    """The view after everything that has been sent."""
    await player.send({"type": "ping"})
    while (await player.receive())["type"] != "pong":
        pass
    assert player.view is not None
    return player.view


def test_whose_clock_has_run_out_loses_and_the_reason_says_so(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            ada, ben = await two(server, **FISCHER)
            slow, quick = asked_of(ada, ben)
            assert times(await latest(ada)) == [100, 100]
            clock.now += 99
            await server.tables.tick()
            assert (await latest(slow))["result"] is None
            clock.now += 1
            await server.tables.tick()
            over = await latest(quick)
            loser = 0 if slow is ada else 1
            assert over["result"]["winner"] == 1 - loser
            assert over["result"]["reason"] == f"the time of player {loser} has run out"

    asyncio.run(go())


def test_an_answer_that_comes_too_late_does_not_count_although_nobody_had_looked_at_the_clock(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            made = await make_table(server.base, **FISCHER)
            player = await Player(server.base, made["table"], made["token"]).open()
            question = await player.asked()
            assert question is not None
            clock.now += 101
            assert (await player.answer(pick(question, player.random)))["code"] == "over"
            assert (await latest(player))["result"]["winner"] == 1

    asyncio.run(go())


def test_a_request_to_take_back_and_a_long_thought_about_it_stop_no_clock(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            ada, ben = await two(server, **FISCHER)
            first, _ = asked_of(ada, ben)
            question = await first.asked()
            assert question is not None
            await first.answer(pick(question, first.random))
            view = await latest(ada)
            running = view["waiting"]["player"]
            before = times(view)
            await first.send({"type": "undo"})
            clock.now += 40
            after = times(await latest(ada))
            now_running = (await latest(ada))["waiting"]["player"]
            lost = [(b or 0) - (a or 0) for b, a in zip(before, after, strict=True)]
            await server.tables.tick()
            assert sum(lost) >= 30 and lost[now_running] + lost[running] >= 30  # somebody's time ran on

    asyncio.run(go())


def test_clocks_stand_while_no_server_is_there_and_go_on_after_it(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            made = await make_table(server.base, **FISCHER)
            player = await Player(server.base, made["table"], made["token"]).open()
            assert await player.asked() is not None
            clock.now += 60
        clock.now += 10_000
        async with serving(database, clock=clock) as server:
            player = await Player(server.base, made["table"], made["token"]).open()
            assert await player.asked() is not None
            assert times(player.view)[0] == 40
            clock.now += 41
            await server.tables.tick()
            assert (await latest(player))["result"]["winner"] == 1

    asyncio.run(go())


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"clock": 5}, "clock must be 0"),
        ({"clock": 10**9}, "clock must be 0"),
        ({"clock": 100, "increment": -1}, "increment must be 0 to 600"),
        ({"clock": 100, "timer": 30}, "not both"),
        ({"increment": 10}, "set clock as well"),
        ({"clock": "long"}, "whole number"),
    ],
)
def test_a_clock_that_makes_no_sense_is_told(database: str, wanted: Json, says: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            data = {"game": "fftcg", "deck": "cold-wire", "name": "Ada", **wanted}
            answer = await http.post("/api/tables", json=data)
            assert answer.status_code == 400 and says in answer.json()["says"]

    asyncio.run(go())
