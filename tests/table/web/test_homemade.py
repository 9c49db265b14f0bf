"""Home-made cards go along with a deck: they are played, kept with the table, and shown before anybody sits down."""

from __future__ import annotations

import asyncio
import json

import pytest

from arbiter.table.web import homemade
from arbiter.table.web.homemade import PREFIX, lasting_id
from tests.table.web.client import Json, web
from tests.table.web.conftest import Running, serving
from tests.table.web.test_lobby import get, post

CAT = {
    "id": "home-cat", "name": "Pier Cat", "type": "forward", "element": ["fire"], "cost": 1, "power": 5000,
    "category": ["PC"], "text": "When Pier Cat enters the field, draw 1 card.",
}  # fmt: skip


async def list_with_cats(server: Running) -> str:
    """A legal deck with three cats in it instead of three others."""
    deck = (await get(server, "/api/games/fftcg/decks/kiln-and-salt")).json()
    rows = deck["text"].splitlines()
    at = next(i for i, line in enumerate(rows) if line.startswith("3 "))
    return "\n".join([*rows[:at], "3 home-cat", *rows[at + 1 :]])


def test_a_game_with_home_made_cards_is_played_and_goes_on_after_a_restart(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            text = await list_with_cats(server)
            fine = {"game": "fftcg", "list": text, "cards": [CAT], "opponent": "bot", "bot_deck": "cold-wire"}
            assert (await post(server, "/api/games/fftcg/check", {"list": text, "cards": [CAT]})).json()["legal"]
            made = (await post(server, "/api/tables", fine)).json()
            row = (await get(server, f"/api/tables/{made['table']}")).json()
            assert [[card["name"] for card in cards] for cards in row["homemade"]] == [["Pier Cat"], []]
            assert row["homemade"][0][0]["text"] == CAT["text"]
        async with serving(database) as server:
            async with server.tables.at(made["table"]) as table:
                game = await server.tables.run(lambda: server.tables.load_game(table.record))
            keys = {obj.face.key for obj in game.match.game.state.objects.values()}
            assert lasting_id(CAT) in keys and lasting_id(CAT).startswith(PREFIX)

    asyncio.run(go())


def test_two_players_cards_with_one_id_are_two_cards(database: str) -> None:
    other = {**CAT, "name": "Harbour Cat", "text": "Haste"}

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            text = await list_with_cats(server)
            made = (
                await http.post(
                    "/api/tables", json={"game": "fftcg", "list": text, "cards": [CAT], "opponent": "friend"}
                )
            ).json()
            shown = (await get(server, f"/api/tables/{made['table']}")).json()["homemade"]
            assert [card["name"] for card in shown[0]] == ["Pier Cat"] and shown[1] == []
            joined = await http.post(
                f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "list": text, "cards": [other]}
            )
            assert joined.status_code == 201, joined.text
            row = (await get(server, f"/api/tables/{made['table']}")).json()
            assert [cards[0]["name"] for cards in row["homemade"]] == ["Pier Cat", "Harbour Cat"]

    asyncio.run(go())


def test_what_is_wrong_with_a_home_made_card_is_told_and_no_table_is_made(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            text = await list_with_cats(server)
            wrong: dict[str, Json] = {
                "not understood": {**CAT, "text": "Wobble the teapot."},
                "cost": {**CAT, "cost": "many"},
                "too long": {**CAT, "text": "Haste. " * 2000},
                "must be an object": {"id": "home-cat"},
            }
            for says, card in wrong.items():
                answer = await post(server, "/api/tables", {"game": "fftcg", "list": text, "cards": [card]})
                assert answer.status_code in (400, 413), answer.text
                assert says in json.dumps(answer.json()), answer.text
            assert (await get(server, "/api/tables")).json()["tables"] == []
            many = [{**CAT, "id": f"c{n}"} for n in range(61)]
            assert (
                await post(server, "/api/tables", {"game": "fftcg", "list": text, "cards": many})
            ).status_code == 413

    asyncio.run(go())


def test_our_own_cards_cannot_be_replaced_by_home_made_ones_of_the_same_id(database: str) -> None:
    """A card that calls itself by one of our ids is another card for everybody, with an id of its own."""

    async def go() -> None:
        async with serving(database) as server:
            deck = (await get(server, "/api/games/fftcg/decks/kiln-and-salt")).json()
            ours = next(iter(deck["faces"]))
            fake = {**CAT, "id": ours}
            text = deck["text"].replace(f"{ours} {deck['faces'][ours]['name']}", ours)
            wanted = {"game": "fftcg", "list": text, "cards": [fake], "bot_deck": "kiln-and-salt"}
            made = (await post(server, "/api/tables", wanted)).json()
            assert "table" in made, made
            async with server.tables.at(made["table"]) as table:
                game = await server.tables.run(lambda: server.tables.load_game(table.record))
            named = {obj.face.key: obj.face.name for obj in game.match.game.state.objects.values()}
            assert named[lasting_id(fake)] == "Pier Cat" and named[ours] == deck["faces"][ours]["name"]

    asyncio.run(go())


def test_cards_that_take_long_are_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homemade, "MOST_SECONDS", 0.0)

    async def go() -> None:
        async with serving(database) as server:
            text = await list_with_cats(server)
            answer = await post(server, "/api/tables", {"game": "fftcg", "list": text, "cards": [CAT]})
            assert answer.status_code == 413 and "home-made cards are read for" in answer.json()["says"]

    asyncio.run(go())
