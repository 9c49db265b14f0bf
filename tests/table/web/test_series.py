"""A best of three at the browser table: the score, cards exchanged with the sideboard by the rules, a table a game."""

from __future__ import annotations

import asyncio
import json

import pytest

from arbiter.games.registry import entry, playable
from tests.table.web.client import Json, Player, make_table, web
from tests.table.web.conftest import Running, serving

FOW = {"game": "fow", "deck": "candle-court", "bot_deck": "undercellar", "best": 3}
IN, OUT = "HO-011", "HO-014"  # of the sideboard, of the deck


async def lost(player: Player) -> Json:
    """Give the game up; how it and its match stand then."""
    await player.send({"type": "concede"})
    while not (player.view and player.view["result"]):
        await player.receive()
    return player.view


def parts(view: Json) -> dict[str, list[str]]:
    return {part["part"]: [id for id, _ in part["cards"]] for part in view["series"]["deck"]}


async def at_next_table(server: Running, player: Player, **more: object) -> Player:
    await player.send({"type": "rematch", **more})
    moved = await player.until("moved", "error")
    assert moved["type"] == "moved", moved
    following = await Player(server.base, moved["table"], player.token).open()
    await following.until("view")
    return following


def seated_deck(server: Running, player: Player, seat: int = 0) -> dict[str, list[str]]:
    deck: dict[str, list[str]] = json.loads(server.tables.in_memory[player.table].record.seats[seat].deck)
    return deck


@pytest.mark.rule("fow", "403.2", "403.2a", "403.2c")
def test_cards_are_exchanged_between_games_and_the_next_match_begins_as_registered(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base, **FOW)
            one = await Player(server.base, made["table"], made["token"]).open()
            view = await one.until("view")
            assert view["series"] == {"best": 3, "wins": [0, 0], "games": [], "decided": False}
            view = await lost(one)
            assert view["series"]["wins"] == [0, 1] and not view["series"]["decided"]
            assert view["series"]["games"] == [one.table] and view["series"]["side"] == "side"
            deck = parts(view)
            deck["side"].remove(IN)
            await one.send({"type": "rematch", "deck": {**deck, "main": [*deck["main"], IN]}})
            told = await one.until("error", "moved")
            assert told["code"] == "deck" and told["says"].count("403.2a") == 2  # two parts have other numbers
            deck["main"] = [IN if id == OUT else id for id in deck["main"]]
            deck["side"].append(OUT)
            two = await at_next_table(server, one, deck=deck)
            now = seated_deck(server, two)
            assert IN in now["main"] and OUT not in now["main"] and OUT in now["side"]
            assert seated_deck(server, two, 1) == seated_deck(server, one, 1)  # bots keep their lists
            view = await lost(two)
            assert view["series"]["wins"] == [0, 2] and view["series"]["decided"] and "deck" not in view["series"]
            await two.send({"type": "rematch", "deck": deck})
            assert (await two.until("error"))["code"] == "deck"
            three = await at_next_table(server, two)
            assert three.view is not None and three.view["series"]["wins"] == [0, 0]
            assert seated_deck(server, three) == seated_deck(server, one)
            async with web(server.base) as http:
                for id in (one.table, two.table):
                    assert (await http.get(f"/api/replays/{id}")).status_code == 200

    asyncio.run(go())


def test_a_match_between_people_is_told_to_all_and_each_deck_to_its_owner(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base, **FOW, opponent="friend")
            async with web(server.base) as http:
                guest = {"invite": made["invite"], "name": "Ben", "deck": "undercellar"}
                seat = (await http.post(f"/api/tables/{made['table']}/join", json=guest)).json()
            one = await Player(server.base, made["table"], made["token"]).open()
            two = await Player(server.base, made["table"], seat["token"]).open()
            watcher = await Player(server.base, made["table"]).open()
            await lost(one)
            for player in (two, watcher):
                while not (player.view and player.view["result"]):
                    await player.receive()
                assert player.view["series"]["wins"] == [0, 1]
            assert one.view and two.view and watcher.view
            assert parts(one.view) != parts(two.view) and "deck" not in watcher.view["series"]
            await one.send({"type": "rematch"})
            following = await at_next_table(server, two)
            assert following.view is not None and following.view["series"]["wins"] == [0, 1]

    asyncio.run(go())


def test_a_match_is_for_games_whose_document_has_one_and_for_two(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            assert [key for key in sorted(playable()) if entry(key).sideboard is not None] == ["fow"]
            for wanted, word in (
                ({"game": "fftcg", "deck": "kiln-and-salt", "best": 3}, "knows no match"),
                ({**FOW, "best": 2}, "best must be one of"),
                ({**FOW, "players": 3}, "between two players"),
            ):
                refused = await http.post("/api/tables", json={"name": "Ada", **wanted})
                assert refused.status_code == 400 and word in refused.text

    asyncio.run(go())
