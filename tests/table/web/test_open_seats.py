"""Seats that anybody may take, and tables of three and more."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from random import Random

import pytest

from arbiter.cards.decks import read_deck
from arbiter.cards.pool import shared
from arbiter.kernel.chance import Seeded
from arbiter.setup import Setup
from arbiter.table.web import seating
from arbiter.table.web.errors import Refused
from arbiter.table.web.playing_again import make_replay
from arbiter.table.web.replays import viewer_of
from tests.table.web.client import Json, Player, make_table, web
from tests.table.web.conftest import FREE, Running, serving


async def listed(server: Running, state: str) -> list[Json]:
    async with web(server.base) as http:
        rows: list[Json] = (await http.get("/api/tables")).json()["tables"]
    return [row for row in rows if row["state"] == state]


async def sit(server: Running, table: str, name: str, deck: str, invite: str = "open") -> tuple[int, Json]:
    async with web(server.base) as http:
        data = {"invite": invite, "name": name, "deck": deck}
        answer = await http.post(f"/api/tables/{table}/join", json=data)
    return answer.status_code, answer.json()


def test_the_lobby_offers_a_seat_while_its_maker_waits_there(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base, opponent="anyone", public=False)
            assert "invite" not in made
            assert await listed(server, "waiting") == []  # nobody waits there yet
            ada = await Player(server.base, made["table"], made["token"]).open()
            assert await ada.until("waiting") == {"type": "waiting", "names": ["Ada", ""], "open": True}
            (row,) = await listed(server, "waiting")
            assert (row["table"], row["names"], row["open"], row["here"]) == (made["table"], ["Ada", ""], 1, True)
            code, ticket = await sit(server, made["table"], "Ben", "cold-wire")
            assert (code, ticket["seat"]) == (201, 1)
            assert (await ada.until("view"))["players"][1]["name"] == "Ben"
            assert await listed(server, "waiting") == []
            assert (await sit(server, made["table"], "Cid", "cold-wire"))[0] == 409

    asyncio.run(go())


def test_nobody_takes_the_seats_of_all_tables(database: str) -> None:
    """Seats for anyone are taken slowly from one address; an invitation is another matter."""

    async def go() -> None:
        few = replace(FREE, sits=2, sits_rate=0.001)
        async with serving(database, few) as server:
            tables = [(await make_table(server.base, opponent="anyone"))["table"] for _ in range(3)]
            codes = [(await sit(server, table, "Ben", "cold-wire"))[0] for table in tables]
            assert codes == [201, 201, 429]
            friend = await make_table(server.base, opponent="friend")
            assert (await sit(server, friend["table"], "Ben", "cold-wire", friend["invite"]))[0] == 201

    asyncio.run(go())


def test_a_friends_seat_is_not_offered_and_not_open(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base, opponent="friend")
            ada = await Player(server.base, made["table"], made["token"]).open()
            assert (await ada.until("waiting"))["open"] is False
            assert await listed(server, "waiting") == []
            assert (await sit(server, made["table"], "Ben", "cold-wire"))[1]["code"] == "token"

    asyncio.run(go())


def test_three_people_sit_down_one_by_one_and_all_must_let_something_be_taken_back(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            wanted = {"game": "fow", "deck": "candle-court", "bot_deck": "", "opponent": "friend", "players": 3}
            made = await make_table(server.base, **wanted)
            ada = await Player(server.base, made["table"], made["token"], Random(1)).open()
            assert (await ada.until("waiting"))["names"] == ["Ada", "", ""]
            _, second = await sit(server, made["table"], "Ben", "candle-court", made["invite"])
            assert (await ada.until("waiting"))["names"] == ["Ada", "Ben", ""]
            ben = await Player(server.base, made["table"], second["token"], Random(2)).open()
            _, third = await sit(server, made["table"], "Cid", "candle-court", made["invite"])
            cid = await Player(server.base, made["table"], third["token"], Random(3)).open()
            people = [ada, ben, cid]
            for each in people:
                view = await each.until("view")
                assert [who["name"] for who in view["players"]] == ["Ada", "Ben", "Cid"]
            table = server.tables.in_memory[made["table"]]
            table.asked_undo, table.allowed = 0, set()
            await ben.send({"type": "consent", "allow": True})
            while table.allowed != {1}:
                await ben.receive()
            assert table.asked_undo == 0  # the third has not been asked yet
            await cid.send({"type": "consent", "allow": False})
            while table.asked_undo is not None:
                await cid.receive()

    asyncio.run(go())


def test_a_game_of_four_is_played_against_three_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "other_deck", lambda *_: "candle-court")  # not every deck of every game is read

    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base, game="fow", deck="candle-court", bot_deck="", players=4, bot="random")
            ada = await Player(server.base, made["table"], made["token"], Random(1)).open()
            await ada.play(12)
            await ada.asked()
            assert ada.view is not None
            assert [who["bot"] for who in ada.view["players"]] == [False, True, True, True]
            assert len(ada.view["zones"]["hand"]) == 4

    asyncio.run(go())


def test_a_replay_of_three_is_seen_from_every_side() -> None:
    decks = tuple(read_deck(name, "fow") for name in ("candle-court", "undercellar", "still-lochs"))
    setup = Setup("fow", "constructed", decks, Seeded(3), shared("fow"))
    names = ("Ada", "Ben", "Cid")
    for side in ("0", "1", "2"):
        replay = make_replay(setup, [], viewer_of(side), names, "a game")
        assert replay.about["names"] == list(names)
        hands = json.loads(replay.frames[0])["zones"]["hand"]
        seen = [bool(hand["cards"]) and all("face" in card for card in hand["cards"]) for hand in hands]
        assert seen == [str(player) == side for player in range(3)]
    with pytest.raises(Refused, match="from 0 to 2"):
        make_replay(setup, [], viewer_of("3"), names, "a game")
    with pytest.raises(Refused, match="side must be one of"):
        viewer_of("6")
