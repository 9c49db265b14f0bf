"""What the lobby asks for: games, decks, checks, tables to make and join; and who may ask."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from arbiter.games.registry import FOLDERS
from arbiter.table.web.rate_limits import Limits
from arbiter.table.web.server import Known
from tests.games.outside import make_game
from tests.table.web.client import Json, Player, make_table, web
from tests.table.web.conftest import Running, serving

TABLE = {"game": "fftcg", "deck": "kiln-and-salt", "bot_deck": "cold-wire", "name": "Ada"}


async def get(server: Running, path: str) -> httpx.Response:
    async with web(server.base) as http:
        return await http.get(path)


async def post(server: Running, path: str, data: object, **headers: str) -> httpx.Response:
    async with web(server.base) as http:
        if isinstance(data, bytes):
            return await http.post(path, content=data, headers=headers)
        return await http.post(path, json=data, headers=headers)


def test_the_lobby_names_games_formats_decks_and_bots(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make_game(tmp_path / "games", "deckless", decks=False)
    make_game(tmp_path / "games", "lobby_game")
    monkeypatch.setenv(FOLDERS, str(tmp_path / "games"))

    async def go() -> None:
        async with serving(database) as server:
            games = {game["key"]: game for game in (await get(server, "/api/games")).json()["games"]}
            assert next(iter(games)) == "fftcg" and list(games)[-1] == "deckless"
            assert games["deckless"] == {"key": "deckless", "title": "A Game of deckless", "playable": False}
            assert [deck["key"] for deck in games["lobby_game"]["decks"]] == ["cold-wire", "steam"]
            mine = games["fftcg"]
            assert mine["formats"] == ["constructed", "limited"] and "greedy" in mine["bots"]
            decks = {deck["key"]: deck for deck in mine["decks"]}
            assert decks["kiln-and-salt"]["colours"][:2] == ["fire", "earth"]
            assert "constructed" in decks["kiln-and-salt"]["formats"]
            whole = (await get(server, "/api/games/fftcg/decks/kiln-and-salt")).json()
            counted = sum(card["count"] for part in whole["parts"] for card in part["cards"])
            assert counted == decks["kiln-and-salt"]["cards"]
            assert all(card["face"] in whole["faces"] for part in whole["parts"] for card in part["cards"])
            layout = (await get(server, "/api/games/fftcg/layout")).json()
            assert {"main1", "main2"} <= {step for row in layout["strip"] for step in row["steps"]}

    asyncio.run(go())


def test_a_pasted_list_is_checked_with_rule_numbers(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            path = "/api/games/fftcg/check"
            whole = (await get(server, "/api/games/fftcg/decks/cold-wire")).json()["text"]
            assert (await post(server, path, {"list": whole})).json()["legal"] is True
            short = (await post(server, path, {"format": "constructed", "list": "5 SR-001C"})).json()
            assert short["legal"] is False
            assert all(violation["rule"] for violation in short["violations"])
            unread = (await post(server, path, {"list": "3 No Such Card"})).json()
            assert unread["violations"][0]["rule"] == "" and "line 1" in unread["violations"][0]["says"]
            neither = await post(server, path, {})
            assert neither.status_code == 400 and neither.json()["code"] == "deck"

    asyncio.run(go())


def test_a_deck_is_never_read_from_the_servers_files(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            for deck in ("/etc/passwd", "../kiln-and-salt", "src/arbiter/games/fftcg/decks/steam.txt"):
                answer = await post(server, "/api/tables", {**TABLE, "deck": deck})
                assert answer.status_code == 400 and "there is no deck" in answer.json()["says"]
                said = (await post(server, "/api/games/fftcg/check", {"list": deck})).json()
                assert "is no card" in said["violations"][0]["says"]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "bad"),
        ({"game": 7}, "bad"),
        ({"format": "sealed"}, "deck"),
        ({"deck": "", "list": "3 SR-001C"}, "deck"),
        ({"deck": ""}, "deck"),
        ({"opponent": "nobody"}, "bad"),
        ({"bot": "deep"}, "bad"),
        ({"timer": 7}, "bad"),
        ({"timer": True}, "bad"),
        ({"players": 3}, "bad"),
        ({"public": "yes"}, "bad"),
        ({"name": "x" * 1000}, "size"),
        ({"colour": "red"}, "bad"),
    ],
)
def test_a_table_that_cannot_be_made_says_why(database: str, change: Json, code: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            answer = await post(server, "/api/tables", {**TABLE, **change})
            assert answer.status_code in (400, 413) and answer.json()["code"] == code
            assert (await get(server, "/api/tables")).json() == {"tables": []}

    asyncio.run(go())


def test_a_friend_joins_once_with_the_invitation(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            made = await make_table(server.base, opponent="friend")
            maker = await Player(server.base, made["table"], made["token"]).open()
            await maker.until("waiting")
            path = f"/api/tables/{made['table']}/join"
            wanted = {"name": "Ben", "deck": "cold-wire"}
            wrong = await post(server, path, {**wanted, "invite": made["token"]})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "token")
            bad = await post(server, path, {"name": "Ben", "list": "3 SR-001C", "invite": made["invite"]})
            assert bad.json()["code"] == "deck"
            joined = await asyncio.gather(*(post(server, path, {**wanted, "invite": made["invite"]}) for _ in range(4)))
            assert sorted(answer.status_code for answer in joined) == [201, 409, 409, 409]
            view = await maker.until("view")
            assert [player["name"] for player in view["players"]] == ["Ada", "Ben"]
            await maker.close()

    asyncio.run(go())


def test_other_pages_may_not_speak_for_our_players(database: str) -> None:
    async def go() -> None:
        async with serving(database, known=Known(frozenset({"https://table.example"}))) as server:
            foreign = await post(server, "/api/tables", TABLE, Origin="https://evil.example")
            assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
            for origin in (server.base, "https://table.example"):
                assert (await post(server, "/api/tables", TABLE, Origin=origin)).status_code == 201
            from websockets.asyncio.client import connect
            from websockets.exceptions import InvalidStatus

            address = server.base.replace("http", "ws") + "/ws"
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={"Origin": "https://evil.example"})
            await (await connect(address, additional_headers={"Origin": server.base})).close()

    asyncio.run(go())


def test_requests_are_bounded_in_size_and_number(database: str) -> None:
    async def go() -> None:
        async with serving(database, Limits(posts=3, posts_rate=0.001)) as server:
            large = await post(server, "/api/tables", b"{" + b" " * 100_000)
            assert (large.status_code, large.json()["code"]) == (413, "size")
            codes = [(await post(server, "/api/tables", TABLE)).status_code for _ in range(4)]
            assert codes == [201, 201, 429, 429]

    asyncio.run(go())


def test_an_unknown_address_is_an_error_and_the_page_comes_for_any_other(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            for path in ("/api/nothing", "/api/tables/none", "/api/games/fftcg/decks/none", "/api/replays/none"):
                answer = await get(server, path)
                assert answer.status_code == 404 and answer.json()["type"] == "error"
            page = await get(server, "/table/anything")
            assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
            assert "default-src 'self'" in page.headers["content-security-policy"]
            script = await get(server, "/page/js/main.js")
            assert script.headers["cache-control"] == page.headers["cache-control"] == "no-cache"
            assert (await get(server, "/page/../app.py")).status_code == 200  # the page again, not the file
            assert "make_app" not in (await get(server, "/page/%2e%2e/app.py")).text

    asyncio.run(go())
