"""Decks that the server keeps for a profile: only its key opens them, versions tell what changed, limits hold."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from arbiter.table.web import profiles
from arbiter.table.web.rate_limits import Limits
from tests.table.web.client import Json, web
from tests.table.web.conftest import serving

LIST = "# name: Mine\n\n[main]\n3 SR-001C\n2 SR-002C\n"
DECK = {"game": "fftcg", "format": "constructed", "name": "Mine", "list": LIST}


async def profile(http: httpx.AsyncClient, name: str = "Ada") -> dict[str, str]:
    made = (await http.post("/api/profiles", json={"name": name})).json()
    return {"x-arbiter-profile": made["key"]}


def test_a_deck_is_kept_with_its_versions_and_what_they_changed(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            key = await profile(http)
            first: Json = (await http.post("/api/decks", json=DECK, headers=key)).json()
            assert first["version"] == 1
            again = (
                await http.post("/api/decks", json={**DECK, "id": first["id"], "name": "Renamed"}, headers=key)
            ).json()
            assert again["version"] == 1 and again["name"] == "Renamed"
            changed = {**DECK, "id": first["id"], "list": LIST.replace("3 SR-001C", "1 SR-001C") + "1 SR-003C\n"}
            assert (await http.post("/api/decks", json=changed, headers=key)).json()["version"] == 2
            whole = (await http.get(f"/api/decks/{first['id']}", headers=key)).json()
            assert [each["version"] for each in whole["versions"]] == [1, 2]
            assert whole["versions"][1]["changes"] == ["-2 SR-001C", "+1 SR-003C"]
            assert [each["id"] for each in (await http.get("/api/decks", headers=key)).json()["decks"]] == [first["id"]]
            assert (await http.post(f"/api/decks/{first['id']}/delete", json={}, headers=key)).status_code == 200
            assert (await http.get("/api/decks", headers=key)).json()["decks"] == []
        async with serving(database) as server, web(server.base) as http:  # a server that was started again
            assert (await http.get("/api/profile", headers=key)).json()["name"] == "Ada"

    asyncio.run(go())


def test_nobody_else_sees_or_changes_a_deck(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            mine, theirs = await profile(http), await profile(http, "Ben")
            id = (await http.post("/api/decks", json=DECK, headers=mine)).json()["id"]
            for key in (
                theirs,
                {},
                {"x-arbiter-profile": "x.y"},
                {"x-arbiter-profile": mine["x-arbiter-profile"][:-1] + "~"},
            ):
                assert (await http.get(f"/api/decks/{id}", headers=key)).status_code in (403, 404), key
                assert (await http.post(f"/api/decks/{id}/delete", json={}, headers=key)).status_code in (403, 404)
                changed = await http.post("/api/decks", json={**DECK, "id": id}, headers=key)
                assert changed.status_code in (403, 404)
            whole = (await http.get(f"/api/decks/{id}", headers=mine)).json()
            assert len(whole["versions"]) == 1

    asyncio.run(go())


def test_there_are_so_many_decks_and_versions_and_no_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "MOST_DECKS", 2)
    monkeypatch.setattr(profiles, "MOST_VERSIONS", 3)
    monkeypatch.setattr(profiles, "MOST_PROFILES", 1)

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            key = await profile(http)
            id = (await http.post("/api/decks", json=DECK, headers=key)).json()["id"]
            refused = await http.post("/api/profiles", json={"name": "Ben"})
            assert refused.status_code == 503 and "profiles" in refused.json()["says"]
            await http.post("/api/decks", json=DECK, headers=key)
            third = await http.post("/api/decks", json=DECK, headers=key)
            assert third.status_code == 413 and "at most 2 decks" in third.json()["says"]
            for count in range(4, 9):
                await http.post(
                    "/api/decks", json={**DECK, "id": id, "list": f"[main]\n{count} SR-001C\n"}, headers=key
                )
            versions = (await http.get(f"/api/decks/{id}", headers=key)).json()["versions"]
            assert [each["version"] for each in versions] == [4, 5, 6]
            # The writer serves everybody: what was refused did not stop it.
            assert (await http.post("/api/decks", json={**DECK, "id": id}, headers=key)).status_code == 201

    asyncio.run(go())


def test_profiles_that_nobody_uses_make_room_for_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody keeps others from having a profile by making many; whoever has a deck in theirs keeps it."""
    monkeypatch.setattr(profiles, "MOST_PROFILES", 3)
    monkeypatch.setattr(profiles, "FORGOTTEN_AT_ONCE", 1)

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            mine = await profile(http)
            assert (await http.post("/api/decks", json=DECK, headers=mine)).status_code == 201
            for _ in range(5):
                latest = await profile(http, "many")
            for key in (mine, latest):
                assert (await http.get("/api/profile", headers=key)).status_code == 200
            assert len((await http.get("/api/decks", headers=mine)).json()["decks"]) == 1
            monkeypatch.setattr(profiles, "MOST_PROFILES", 1)
            monkeypatch.setattr(profiles, "FORGOTTEN_AT_ONCE", 100)
            used = await profile(http, "used")
            assert (await http.post("/api/decks", json=DECK, headers=used)).status_code == 201
            assert (await http.post("/api/profiles", json={"name": "more"})).json()["code"] == "busy"

    asyncio.run(go())


def test_what_is_kept_on_disk_is_kept_slowly_and_is_small(database: str) -> None:
    async def go() -> None:
        few = Limits(posts=1_000, posts_rate=1_000, keeps=4, keeps_rate=0.001)
        async with serving(database, few) as server, web(server.base) as http:
            key = await profile(http)
            long = {**DECK, "list": "1 SR-001C\n" * 2_000}
            codes = [(await http.post("/api/decks", json=deck, headers=key)).status_code for deck in (long, DECK, DECK)]
            assert codes == [413, 201, 201]
            assert (await http.post("/api/decks", json=DECK, headers=key)).status_code == 429
            assert (await http.post("/api/profiles", json={"name": "Ben"})).status_code == 429

    asyncio.run(go())


def test_what_is_no_deck_is_told(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            key = await profile(http)
            for wrong in ({**DECK, "game": "chess"}, {**DECK, "list": ""}, {**DECK, "cards": [1]}, {**DECK, "more": 1}):
                answer = await http.post("/api/decks", json=wrong, headers=key)
                assert answer.status_code in (400, 404) and answer.json()["says"]

    asyncio.run(go())
