"""At the table: answers good and bad, why not, undo, settings, spectators, the end and what follows it."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.table.web.client import Json, Player, make_table, pick, web
from tests.table.web.conftest import Clock, Running, serving


async def friends(server: Running, **wanted: object) -> tuple[Player, Player]:
    """Two people at one table."""
    made = await make_table(server.base, opponent="friend", **wanted)
    async with web(server.base) as http:
        data = {"invite": made["invite"], "name": "Ben", "deck": "cold-wire"}
        other = (await http.post(f"/api/tables/{made['table']}/join", json=data)).json()
    one = Player(server.base, made["table"], made["token"], Random(1))
    two = Player(server.base, made["table"], other["token"], Random(2))
    return await one.open(), await two.open()


async def alone(server: Running, seed: int = 1, **wanted: object) -> Player:
    made = await make_table(server.base, **wanted)
    return await Player(server.base, made["table"], made["token"], Random(seed)).open()


async def answers(server: Running, player: Player) -> int:
    """How many answers the table has."""
    table_game = server.tables.in_memory[player.table].table_game
    assert table_game is not None
    return len(table_game.given)


async def settled(server: Running, *players: Player) -> Player | None:
    """What everybody sent has been done, and everybody has read what came of it; the player who is asked."""
    for _ in range(2):
        for player in players:
            await player.send({"type": "ping"})
            await player.until("pong")
        async with server.tables.in_memory[players[0].table].lock:
            pass  # whatever was under way is done
    return next((player for player in players if player.view and player.view["question"]), None)


def test_a_whole_game_against_the_bot(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server)
            assert await player.play() > 5
            assert player.view is not None and player.view["question"] is None
            assert player.view["result"]["winner"] in (0, 1, None)
            assert any("turn" in str(entry["parts"][0]).lower() for entry in player.log)

    asyncio.run(go())


def test_two_friends_play_and_a_third_watches(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            one, two = await friends(server)
            three = await Player(server.base, one.table).open()
            await asyncio.gather(one.play(), two.play(), three.asked())
            assert one.view and two.view and three.view
            assert one.view["result"] == two.view["result"] == three.view["result"]
            assert three.welcome is not None and three.welcome["seat"] == -1
            hands = three.view["zones"]["hand"]
            assert all(card == {"hidden": True} for hand in hands for card in hand["cards"])

    asyncio.run(go())


def test_late_duplicate_foreign_and_bad_answers_change_nothing(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            one, two = await friends(server)
            asked = await settled(server, one, two)
            assert asked is not None and asked.view is not None
            other = two if asked is one else one
            question = asked.view["question"]
            before = await answers(server, one)

            async def refused(player: Player, message: Json) -> str:
                await player.send(message)
                error = await player.until("error")
                assert error["re"] == "answer" and error["says"]
                assert await answers(server, one) == before
                return str(error["code"])

            good = {"type": "answer", "question": question["serial"], "answer": pick(question, Random(0))}
            assert await refused(other, good) == "turn"
            assert await refused(asked, {**good, "question": "q0000"}) == "late"
            assert await refused(asked, {**good, "answer": 99}) == "answer"
            assert await refused(asked, {**good, "answer": [0, 0, 0]}) == "answer"
            assert await refused(asked, {**good, "answer": -1}) == "answer"
            watcher = await Player(server.base, one.table).open()
            assert await refused(watcher, good) == "seat"
            asked.view = question and {"question": question, "result": None}
            assert (await asked.answer(good["answer"]))["type"] == "accepted"
            before = await answers(server, one)
            assert await refused(asked, good) == "late"

    asyncio.run(go())


def test_a_token_is_needed_and_the_first_message_says_who_one_is(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server)
            near = player.token[:-1] + ("y" if player.token.endswith("x") else "x")
            for token in ("wrong", near, "x" * 128):
                stranger = await Player(server.base, player.table, token).open()
                assert (await stranger.receive())["code"] == "token"
            nobody = Player(server.base, "nosuchtable", "token")
            assert (await (await nobody.open()).receive())["code"] == "unknown"
            private = await make_table(server.base, public=False)
            watcher = await Player(server.base, private["table"]).open()
            assert (await watcher.receive())["code"] == "seat"

    asyncio.run(go())


def test_a_second_connection_takes_the_place_of_the_first(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            first = await alone(server)
            question = await first.asked()
            second = await Player(server.base, first.table, first.token).open()
            assert await second.asked() == question
            assert await first.until("replaced")

    asyncio.run(go())


def test_why_not_answers_with_the_rule(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server)
            while (question := await player.asked()) and question["why"] != "mulligan":
                await player.answer(question["default"])
            assert player.view is not None
            hand = player.view["zones"]["hand"][0]["cards"]
            await player.send({"type": "why", "id": hand[0]["id"]})
            why = await player.until("why")
            assert why["can"] is False and why["name"] == player.faces[hand[0]["face"]]["name"]
            assert any(reason["rule"] for reason in why["reasons"])
            await player.send({"type": "why", "id": "x0000000000000000"})
            assert (await player.until("error"))["code"] == "unknown"

    asyncio.run(go())


async def to_action(player: Player) -> Json:
    """Answer until there is something to be played."""
    while True:
        question = await player.asked()
        assert question is not None
        if question["kind"] == "action" and len(question["options"]) > 1:
            return question
        await player.answer(question.get("default", pick(question, player.random)))


def test_what_is_lit_points_at_cards_on_the_board_and_says_what_pays(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server)
            question = await to_action(player)
            assert player.view is not None
            board = {card["id"] for zone in player.view["zones"].values() for pile in (zone if isinstance(zone, list)
                     else [zone]) for card in pile.get("cards", []) if "id" in card}  # fmt: skip
            assert question["options"][0] == {"text": "pass", "role": "pass"}
            for option in question["options"][1:]:
                assert option["ids"] and set(option["ids"]) <= board
                assert {paid["id"] for paid in option.get("pays", [])} <= board
            priced = [option for option in question["options"] if option.get("price")]
            assert priced and all(option["pays"] for option in priced)

    asyncio.run(go())


def test_undo_is_free_until_something_new_is_seen(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server)
            await player.send({"type": "settings", "choose_payment": True})
            await player.until("settings")
            question = await to_action(player)
            log = list(player.log)
            number = next(i for i, option in enumerate(question["options"]) if option.get("price"))
            await player.answer(number)
            inner = await player.asked()
            assert inner is not None and player.view is not None
            assert player.view["undo"] == "free" and inner["cancel"] is True
            await player.send({"type": "undo"})
            player.view = None
            again = await player.asked()
            assert again is not None and again["serial"] != question["serial"]
            assert {**again, "serial": ""} == {**question, "serial": ""}
            assert player.log == log
            # The answer to the question that was taken back is late now.
            await player.send({"type": "answer", "question": inner["serial"], "answer": 0})
            assert (await player.until("error"))["code"] == "late"

    asyncio.run(go())


def test_undo_after_something_was_seen_needs_the_opponents_consent(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            one, two = await friends(server)
            for _ in range(3):  # who begins, and both hands
                asked = await settled(server, one, two)
                assert asked is not None and asked.view is not None
                await asked.answer(asked.view["question"]["default"])
            first = await settled(server, one, two)
            other = two if first is one else one
            assert first is not None and first.view and first.view["undo"] == "ask"
            before = await answers(server, one)
            await first.send({"type": "undo"})
            await settled(server, one, two)
            assert first.view["asked_undo"] == {"by": 0 if first is one else 1, "you": False}
            assert other.view is not None and other.view["asked_undo"]["you"] is True
            await first.send({"type": "consent", "allow": True})
            assert (await first.until("error"))["code"] == "undo"
            await other.send({"type": "consent", "allow": False})
            answered = {"type": "undo", "allowed": False, "by": 1 if first is one else 0}
            assert await first.until("undo") == answered
            await settled(server, one, two)
            assert first.view["asked_undo"] is None and await answers(server, one) == before
            await first.send({"type": "undo"})
            await settled(server, one, two)
            await other.send({"type": "consent", "allow": True})
            assert await first.until("undo") == {**answered, "allowed": True}
            assert await settled(server, one, two) is first
            assert await answers(server, one) < before

    asyncio.run(go())


def test_concession_rematch_and_the_same_tokens_at_the_new_table(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            one, two = await friends(server)
            await one.send({"type": "rematch"})
            assert (await one.until("error"))["code"] == "seat"
            await one.send({"type": "concede"})
            while not (two.view and two.view["result"]):
                await two.receive()
            assert two.view["result"]["winner"] == 1 and "concede" in two.view["result"]["reason"]
            await one.send({"type": "concede"})
            assert (await one.until("error"))["code"] == "over"
            await one.send({"type": "rematch"})
            while not (two.view and two.view["result"]["rematch"] == [True, False]):
                await two.receive()
            await two.send({"type": "rematch"})
            moved = await two.until("moved")
            assert moved["table"] != two.table and await one.until("moved") == moved
            again = [await Player(server.base, moved["table"], player.token).open() for player in (one, two)]
            for seat, player in enumerate(again):
                assert (await player.until("welcome"))["seat"] == seat
                assert (await player.until("view"))["result"] is None
            late = await Player(server.base, one.table, one.token).open()
            assert await late.until("moved") == moved

    asyncio.run(go())


def test_time_runs_out_and_whoever_lets_it_run_out_often_loses(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        async with serving(database, clock=clock) as server:
            player = await alone(server, timer=30)
            question = await player.asked()
            assert question is not None and player.view is not None
            assert player.view["players"][0]["clock"] == 30
            clock.now += 29
            await server.tables.tick()
            assert server.tables.in_memory[player.table].table_game.serial == question["serial"]  # type: ignore[union-attr]
            for lapse in range(3):
                clock.now += 31
                player.view = None
                await server.tables.tick()
                question = await player.asked()
                assert (question is None) == (lapse == 2)
            assert player.view is not None and player.view["result"]["winner"] == 1

    asyncio.run(go())


def test_a_flood_is_slowed_and_then_dropped(database: str) -> None:
    async def go() -> None:
        from websockets.exceptions import ConnectionClosed

        from arbiter.table.web.rate_limits import Limits

        async with serving(database, Limits(burst=5, rate=1.0, slowed=10)) as server:
            player = await alone(server)
            await player.asked()
            for _ in range(30):
                await player.send({"type": "ping"})
            kinds: list[str] = []
            try:
                while True:
                    kinds.append((await player.receive())["type"])
            except ConnectionClosed:
                pass
            assert kinds.count("pong") == 15 and kinds[-1] == "error"
            assert server.slept and max(server.slept) > 1
            # Everybody else goes on, and so does the player who comes back.
            assert await (await Player(server.base, player.table, player.token).open()).asked()

    asyncio.run(go())


def test_whoever_opens_connections_without_end_is_turned_away(database: str) -> None:
    async def go() -> None:
        from websockets.exceptions import InvalidStatus

        from arbiter.table.web.rate_limits import Limits

        clock = Clock()
        async with serving(database, Limits(gets=3, gets_rate=1.0), clock=clock) as server:
            player = await alone(server)
            for _ in range(2):
                await Player(server.base, player.table).open()
            with pytest.raises(InvalidStatus):
                await Player(server.base, player.table).open()
            assert await player.asked()  # whoever is there stays
            clock.now += 5
            await Player(server.base, player.table).open()

    asyncio.run(go())


def test_replays_of_finished_games_from_either_side_and_all_open(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player = await alone(server, 5)
            path = f"/api/replays/{player.table}"
            async with web(server.base) as http:
                for unfinished in (path, f"{path}/file", f"{path}/frames"):
                    assert (await http.get(unfinished)).status_code == 409
                await player.play()
                reels = {side: (await http.get(path, params={"side": side})).json() for side in ("0", "1", "open")}
                assert reels["0"]["result"]["winner"] == player.view["result"]["winner"]  # type: ignore[index]
                for side in reels:
                    query = {"side": side, "from": "1", "count": "1"}
                    frame = (await http.get(f"{path}/frames", params=query)).json()["frames"][0]
                    known = [all("id" in card for card in hand["cards"]) for hand in frame["zones"]["hand"]]
                    assert known == [side in ("0", "open"), side in ("1", "open")]
                    assert ("cards" in frame["zones"]["deck"][0]) == (side == "open")
                file = (await http.get(f"{path}/file")).text
                loaded = (await http.post("/api/replays", content=file)).json()
                again = (await http.get(f"/api/replays/{loaded['id']}", params={"side": "open"})).json()
                assert again["steps"] == reels["open"]["steps"] and len(again["log"]) == len(reels["open"]["log"])
                for bad in ("", "[]", "{}", file[:-20], file.replace('"seed": ', '"seed": 1')):
                    assert (await http.post("/api/replays", content=bad)).status_code == 400

    asyncio.run(go())
