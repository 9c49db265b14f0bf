"""What the pages about cards ask for: looking cards up, details with rules, what could be added, forms, readings."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest

from arbiter.cards.decks import built_in_decks
from arbiter.cards.library.store import Library
from arbiter.cards.pool import own_pool
from arbiter.games.registry import playable
from arbiter.table.web.card_lookup import Lookups, found_json
from arbiter.table.web.server import Known
from tests.cards import library_files as files
from tests.table.web.client import Json, web
from tests.table.web.conftest import Running, serving
from tests.table.web.test_lobby import get, post

OURS = ("caster", "fftcg", "fow", "fow5", "gateruler")


async def found(server: Running, game: str, query: str, **more: int) -> Json:
    async with web(server.base) as http:
        made: Json = (await http.get(f"/api/games/{game}/cards", params={"q": query, **more})).json()
        return made


def test_cards_are_looked_up_by_query(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            every = await found(server, "fftcg", "")
            assert every["total"] == len(own_pool("fftcg")) and len(every["cards"]) == 60
            cheap = await found(server, "fftcg", "t:forward cost<=2", count=120)
            assert 0 < cheap["total"] < every["total"]
            assert all("forward" in card["types"] and card["cost"] <= 2 for card in cheap["cards"])
            second = await found(server, "fftcg", "", **{"from": 60, "count": 5})
            assert len(second["cards"]) == 5 and second["cards"][0]["face"] != every["cards"][0]["face"]
            wrong = await get(server, "/api/games/fftcg/cards?q=zz:1")
            assert wrong.status_code == 400 and "no field 'zz'" in wrong.json()["says"]

    asyncio.run(go())


def test_keywords_and_rules_are_told_in_our_words_also_where_a_heading_is_called_otherwise(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            known = (await get(server, "/api/games/caster/keywords")).json()["keywords"]
            assert known["break"]["rule"] == "1103"
            assert "1103.1" in [each["rule"] for each in known["break"]["rules"]]
            rule = (await get(server, "/api/games/fftcg/rules/12.4.5")).json()
            assert rule["rule"] == "12.4.5" and rule["says"] and rule["keyword"]
            chapter = (await get(server, "/api/games/fow5/rules/13.2")).json()  # a heading without words of its own
            assert [each["rule"] for each in chapter["rules"]] == ["13.2/1", "13.2/2"]
            assert (await get(server, "/api/games/fftcg/rules/99.99")).status_code == 404

    asyncio.run(go())


def test_a_card_has_its_sides_and_the_rules_of_its_keywords(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            flyer = (await found(server, "fow", "k:flying", count=1))["cards"][0]
            card = (await get(server, f"/api/games/fow/cards/{flyer['face']}")).json()
            rules = {each["keyword"]: each for each in card["rules"]}
            assert rules["Flying"]["rule"] == "1107"
            assert "1107.2" in [each["rule"] for each in rules["Flying"]["rules"]]
            ruler = next(key for key, card in own_pool("fow").cards.items() if card.get("other"))
            sides = (await get(server, f"/api/games/fow/cards/{ruler}")).json()
            assert sides["other"] and all(side["name"] for side in sides["other"].values())
            assert (await get(server, "/api/games/fow/cards/none")).status_code == 404

    asyncio.run(go())


@pytest.mark.parametrize("game", OURS)
def test_every_card_can_be_shown_and_every_field_is_told(database: str, game: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            total, shown = 1, 0
            while shown < total:
                some = await found(server, game, "", **{"from": shown, "count": 100})
                total = some["total"]
                shown += len(some["cards"])
                assert all(card["whole"] and card["name"] and card["parts"] for card in some["cards"])
            fields = {each["field"]: each for each in (await get(server, f"/api/games/{game}/fields")).json()["fields"]}
            assert {"name", "type", "text"} <= set(fields) and "id" not in fields

    asyncio.run(go())


@pytest.mark.parametrize("game", OURS)
def test_what_is_suggested_can_be_added(database: str, game: str) -> None:
    deck = next(iter(built_in_decks(game).values()))
    part, keys = next((part, keys) for part, keys in deck.parts if keys)
    few = f"[{part}]\n" + "\n".join(f"1 {key}" for key in dict.fromkeys(keys[:6]))

    async def go() -> None:
        async with serving(database) as server:
            got = (await post(server, f"/api/games/{game}/suggest", {"list": few})).json()["cards"]
            assert got
            before = (await post(server, f"/api/games/{game}/check", {"list": few})).json()["violations"]
            card = got[0]
            after = (
                await post(server, f"/api/games/{game}/check", {"list": f"{few}\n[{card['parts']}]\n1 {card['face']}"})
            ).json()["violations"]
            new = [each for each in after if card["face"] in each["cards"] and each not in before]
            assert not new

    asyncio.run(go())


def test_a_list_is_read_and_written_in_every_form(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            text = (await get(server, "/api/games/fftcg/decks/kiln-and-salt")).json()["text"]
            read = (await post(server, "/api/games/fftcg/check", {"list": text, "faces": True})).json()
            keys = [key for _, rows in read["parts"] for key, _ in rows]
            assert read["legal"] and set(read["faces"]) == set(keys)
            forms = next(game for game in (await get(server, "/api/games")).json()["games"] if game["key"] == "fftcg")
            for form in forms["forms"]:
                out = (await post(server, "/api/games/fftcg/export", {"list": text, "form": form})).json()["text"]
                if form == "octgn":
                    continue  # which knows cards by codes that only its own sets have
                again = (await post(server, "/api/games/fftcg/check", {"list": out})).json()
                assert again["cards"] == read["cards"], form
            wrong = await post(server, "/api/games/fftcg/export", {"list": text, "form": "papyrus"})
            assert wrong.status_code == 400 and "papyrus" in wrong.json()["says"]

    asyncio.run(go())


def test_a_card_is_read_while_it_is_written(database: str) -> None:
    card = {"id": "home-1", "name": "Pier Cat", "type": "forward", "element": ["fire"], "cost": 2, "power": 5000}

    async def go() -> None:
        async with serving(database) as server:
            fine = {**card, "text": "When Pier Cat enters the field, draw 1 card."}
            whole = (await post(server, "/api/games/fftcg/read", {"card": fine})).json()
            assert whole["whole"] and whole["face"]["power"] == 5000
            assert "Draw" in whole["readings"][0]["outline"]
            assert whole["readings"][0]["printed"] == "When Pier Cat enters the field, draw 1 card."
            stopped = {**card, "text": "When Pier Cat entrs the field, draw 1 card."}
            found = (await post(server, "/api/games/fftcg/read", {"card": stopped})).json()
            assert not found["whole"] and found["stops"][0]["expected"]
            wrong = (await post(server, "/api/games/fftcg/read", {"card": {**card, "cost": "many"}})).json()
            assert wrong["face"] is None and "cost" in wrong["problem"]
            assert (await post(server, "/api/games/fftcg/read", {"card": 7})).status_code == 400

    asyncio.run(go())


# ---------------------------------------------------------------- the library of the server's computer


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "mine" / "library.db"
    monkeypatch.setenv("ARBITER_LIBRARY", str(path))
    monkeypatch.setenv("ARBITER_CACHE", str(tmp_path / "cache"))
    return path


CATS = [
    {"id": f"PC-{n:03}C", "name": f"Pier Cat {n}", "type": "forward", "element": ["fire"], "cost": 1 + n % 5,
     "power": 5000, "category": ["PC"], "text": "Haste", "set": "Pier"}
    for n in range(30)
]  # fmt: skip


async def taken_in(http: httpx.AsyncClient, name: str, content: bytes) -> Json:
    """Drop a file, and wait until it was taken in or refused."""
    answer = await http.post("/api/library", params={"name": name}, content=content)
    assert answer.status_code == 202, answer.text
    while True:
        made: Json = (await http.get("/api/library")).json()
        if not made["importing"]["at_work"]:
            return made
        await asyncio.sleep(0.02)


def test_a_dropped_file_is_played_with(database: str, library: Path) -> None:
    deck = "[main]\n" + "\n".join(f"3 {card['id']}" for card in CATS[:17])[:-1].rsplit("\n", 1)[0]

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            assert (await http.get("/api/library")).json()["games"] == {}
            rows = [*CATS, {"id": "PC-X", "name": ""}, {"name": "no id", "type": "forward"}]
            text = "\n".join(json.dumps(row) for row in rows)
            made = await taken_in(http, "../../etc/cats.jsonl", text.encode())
            assert made["games"] == {"fftcg": 30} and "2 rows are no cards" in made["importing"]["says"]
            assert (library.parent / "dropped" / "cats.jsonl").is_file()
            got = await found(server, "fftcg", "s:pier")
            assert got["total"] == 30 and got["cards"][0]["brought"]
            checked = (await post(server, "/api/games/fftcg/check", {"list": deck})).json()
            assert checked["cards"] == 48 and all(each["rule"] for each in checked["violations"])
            again = await taken_in(http, "notes.txt", b"these are no cards at all")
            assert "notes.txt" in again["importing"]["problem"] and again["games"] == {"fftcg": 30}
            assert not (library.parent / "dropped" / "notes.txt").exists()

    asyncio.run(go())


def test_every_shape_of_file_is_taken_in(database: str, library: Path) -> None:
    shapes = {
        "publisher.json": files.PUBLISHER, "dump.json": files.DUMP, "fowsim.json": files.FOWSIM,
        "compendium.json": files.COMPENDIUM, "cockatrice.xml": files.COCKATRICE, "octgn.xml": files.OCTGN,
        "table.csv": files.TABLE, "own.toml": files.TOML, "own.jsonl": files.LINES,
    }  # fmt: skip

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            for name, content in shapes.items():
                text = content if isinstance(content, str) else json.dumps(content)
                made = await taken_in(http, name, text.encode())
                assert made["importing"]["says"] and not made["importing"]["problem"], name
            assert set(made["games"]) == {"caster", "fftcg", "fow", "gateruler"}
            for name, text in {"bomb.xml": '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>', "half.json": "[{"}.items():
                assert name in (await taken_in(http, name, text.encode()))["importing"]["problem"]

    asyncio.run(go())


def test_only_who_sits_at_the_computer_adds_to_its_library(database: str, library: Path) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            through = {"X-Forwarded-For": "203.0.113.7"}
            answer = await http.post("/api/library?name=x.json", content=b"[]", headers=through)
            assert answer.status_code == 403 and "only whoever sits" in answer.json()["says"]
            assert (await http.get("/api/library", headers=through)).json()["mine"] is False
            assert (await http.post("/api/library?name=x.json", content=b"")).status_code == 400
            assert not library.exists()

    asyncio.run(go())


def test_behind_another_name_nobody_adds_to_the_library(database: str, library: Path) -> None:
    """A proxy on the same computer may not say for whom it asks."""
    known = Known(origins=frozenset({"https://club.example"}))

    async def go() -> None:
        async with serving(database, known=known) as server, web(server.base) as http:
            assert (await http.post("/api/library?name=x.json", content=b"[]")).status_code == 403
            assert (await http.get("/api/library")).json()["mine"] is False

    asyncio.run(go())


def test_pictures_come_from_the_library(database: str, library: Path, tmp_path: Path) -> None:
    from arbiter.cards.library.changing import add_files, replace_images

    file, pictures = tmp_path / "cats.jsonl", tmp_path / "pictures"
    file.write_text("\n".join(json.dumps(card) for card in CATS))
    pictures.mkdir()
    (pictures / "PC-001C.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 20)
    with Library(library, make=True) as opened:
        add_files(opened, [file])
        replace_images(opened, "fftcg", pictures, {"PC-001C": "PC-001C.png", "PC-002C": "gone.png"})

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            assert set((await http.get("/api/games/fftcg/images")).json()["ids"]) == {"PC-001C", "PC-002C"}
            picture = await http.get("/api/games/fftcg/images/PC-001C")
            assert picture.headers["content-type"] == "image/png" and picture.content.startswith(b"\x89PNG")
            assert (await http.get("/api/games/fftcg/images/PC-002C")).status_code == 404
            assert (await http.get("/api/games/fftcg/images/../../etc/passwd")).status_code == 404

    asyncio.run(go())


def test_reprints_stand_once_and_are_found_by_any_of_their_sets(database: str, library: Path, tmp_path: Path) -> None:
    from arbiter.cards.library.changing import add_files

    file = tmp_path / "cats.jsonl"
    reprint = {**CATS[0], "id": "HB-001C", "set": "Harbour"}
    file.write_text("\n".join(json.dumps(card) for card in (CATS[0], reprint, CATS[1])))
    with Library(library, make=True) as opened:
        add_files(opened, [file])

    async def go() -> None:
        async with serving(database) as server:
            for query in ('s:pier n:"cat 0"', "s:harbour"):
                (card,) = (await found(server, "fftcg", query))["cards"]
                details = (await get(server, f"/api/games/fftcg/cards/{card['face']}")).json()
                assert {each["id"] for each in details["printings"]} == {"PC-000C", "HB-001C"}

    asyncio.run(go())


@pytest.mark.soak
def test_a_search_answers_in_fifty_milliseconds_on_six_thousand_cards() -> None:
    from arbiter.cards.pool import Pool

    cards = [
        {**CATS[n % 30], "id": f"PC-{n:05}", "name": f"Pier Cat {n}", "text": "Haste" if n % 2 else ""}
        for n in range(6000)
    ]
    lookup = Lookups().of(Pool("fftcg", cards))
    for query in ("", "cat 59", "t:forward e:fire cost<=3 o:haste", "-k:haste (cost=1 or cost>=4)"):
        begun = time.thread_time()
        found_json(lookup, query, 0, 60)
        assert time.thread_time() - begun < 0.05, query


def test_every_playable_game_is_tested_here() -> None:
    assert set(OURS) <= set(playable())
