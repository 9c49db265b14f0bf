"""Who may ask, under which name, how slowly and how much; attacked over real connections."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from arbiter.table.web import playing_again, replays
from arbiter.table.web.addresses import BadAddress, Proxies, host_name, names_of, one_client, read_network, read_origin
from arbiter.table.web.cleanup import DAY, KeepDays, clean_up
from arbiter.table.web.rate_limits import Bucket, Limits
from arbiter.table.web.server import Known
from arbiter.table.web.store import REPLAYS
from tests.table.web.client import Player, make_table, web
from tests.table.web.conftest import Clock, Running, serving

PLAIN = b"GET /api/games/fftcg/layout HTTP/1.1\r\nHost: localhost\r\n"
LATE = b"POST /api/games/fftcg/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"


async def dial(server: Running, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection on which this was said."""
    host, _, port = server.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    await writer.drain()
    return reader, writer


async def heard(server: Running, said: bytes) -> bytes:
    """Everything that the server says to this until it hangs up."""
    reader, writer = await dial(server, said)
    try:
        return await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"", b"408"),
        (b"GET / HT", b"408"),
        (PLAIN, b"408"),
        (LATE + b"{", b"408"),
        (LATE, b"408"),
    ],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(database: str, said: bytes, status: bytes) -> None:
    async def go() -> None:
        async with serving(database, Limits(headers_within=0.05, body_within=0.05)) as server:
            answer = await heard(server, said)
            assert answer.split(b" ")[1] == status and b"did not arrive within 0.05 s" in answer
            assert (await heard(server, PLAIN + b"X: " + b"x" * 20_000)).split(b" ")[1] == b"400"  # too much of it

    asyncio.run(go())


def test_the_second_request_of_a_connection_has_to_arrive_as_well(database: str) -> None:
    async def go() -> None:
        async with serving(database, Limits(headers_within=0.05)) as server:
            reader, writer = await dial(server, PLAIN + b"\r\n")
            assert (await reader.readline()).endswith(b"200 OK\r\n")
            writer.write(PLAIN)
            assert b"HTTP/1.1 408" in await asyncio.wait_for(reader.read(), 20)
            writer.close()

    asyncio.run(go())


def test_one_address_has_so_many_connections_and_others_have_theirs(database: str) -> None:
    async def go() -> None:
        proxies = Proxies((read_network("127.0.0.2"),))
        async with serving(database, Limits(connections_each=3), known=Known(proxies=proxies)) as server:
            kept = [await dial(server, b"GET") for _ in range(3)]
            assert b"too many connections" in await heard(server, PLAIN + b"\r\n")
            _, writer = kept.pop()
            writer.close()
            await writer.wait_closed()
            while server.server.open["127.0.0.1"] == 3:
                await asyncio.sleep(0)
            assert b"200 OK" in await heard(server, PLAIN + b"Connection: close\r\n\r\n")
            for _, each in kept:
                each.close()

    asyncio.run(go())


def test_one_address_has_so_many_seats_and_places_to_watch(database: str) -> None:
    async def go() -> None:
        async with serving(database, Limits(connections_each=2)) as server:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            await Player(server.base, made["table"]).open()
            with pytest.raises(InvalidStatus):
                await Player(server.base, made["table"]).open()
            await player.close()
            while server.server.connected.total() == 2:
                await asyncio.sleep(0)
            await (await Player(server.base, made["table"], made["token"]).open()).asked()

    asyncio.run(go())


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "[", "a@localhost", "localhost/x"])
def test_a_name_that_is_not_ours_gets_nothing(database: str, host: str) -> None:
    """A page elsewhere whose name was made to lead here would else read and write as if it were ours."""

    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            for path in ("/api/games", "/", "/page/js/main.js"):
                answer = await http.get(path, headers={"Host": host})
                assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            with pytest.raises(InvalidStatus):
                await connect(server.base.replace("http", "ws") + "/ws", additional_headers={"Host": host})

    asyncio.run(go())


def test_the_names_of_a_server() -> None:
    assert names_of("127.0.0.1", ()) == {"localhost", "127.0.0.1", "::1"}
    assert "table.example" in names_of("127.0.0.1", ["https://table.example:8443"])
    assert "10.1.2.3" in names_of("10.1.2.3", ())
    assert len(names_of("0.0.0.0", ())) > 3  # the computer's own names and addresses
    assert host_name("[::1]:8000") == "::1" and host_name("Table.Example:80") == "table.example"


@pytest.mark.parametrize("origin", ["table.example", "http://[", "ftp://table.example", "", "https://"])
def test_an_address_of_a_page_that_is_none_is_told(origin: str) -> None:
    with pytest.raises(BadAddress, match=r"https://table\.example"):
        read_origin(origin)


@pytest.mark.parametrize("origin", ["http://[", "http://localhost:port", "null", "http://"])
def test_an_origin_that_is_no_url_is_another_page(database: str, origin: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            answer = await http.post("/api/tables", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            with pytest.raises(InvalidStatus) as refused:
                await connect(server.base.replace("http", "ws") + "/ws", additional_headers={"Origin": origin})
            assert refused.value.response.status_code == 403

    asyncio.run(go())


# ---------------------------------------------------------------- whose requests they are


def test_only_a_proxy_that_was_named_says_for_whom_it_asks(database: str) -> None:
    async def post(http: httpx.AsyncClient, forwarded: str) -> int:
        return (await http.post("/api/tables", json={}, headers={"X-Forwarded-For": forwarded})).status_code

    async def go() -> None:
        few = Limits(posts=2, posts_rate=0.001)
        async with serving(database, few) as server, web(server.base) as http:
            assert [await post(http, f"10.0.0.{i}") for i in range(4)] == [400, 400, 429, 429]
        proxies = Proxies((read_network("127.0.0.0/8"),))
        async with serving(database, few, known=Known(proxies=proxies)) as server, web(server.base) as http:
            assert [await post(http, f"10.0.0.{i}") for i in range(4)] == [400] * 4
            # What the client itself wrote stands before what the proxy added.
            assert [await post(http, f"10.0.0.{i}, 10.7.7.7") for i in range(4)] == [400, 400, 429, 429]

    asyncio.run(go())


def test_the_client_is_the_last_address_that_is_no_proxy_of_ours() -> None:
    proxies = Proxies((read_network("10.0.0.0/8"), read_network("::1")))
    assert proxies.client("192.0.2.1", ["198.51.100.9"]) == "192.0.2.1"
    assert proxies.client("10.0.0.1", []) == "10.0.0.1"
    assert proxies.client("10.0.0.1", ["1.1.1.1, 198.51.100.9", "10.0.0.2"]) == "198.51.100.9"
    assert proxies.client("10.0.0.1", ["1.1.1.1, nonsense, 10.0.0.2"]) == "10.0.0.2"
    assert proxies.client("testclient", ["1.1.1.1"]) == "testclient"
    assert one_client("2001:db8:1:2:3::4") == one_client("2001:db8:1:2:5::6") != one_client("2001:db8:1:3::")
    assert one_client("::ffff:192.0.2.1") == "192.0.2.1"
    with pytest.raises(BadAddress, match=r"10\.0\.0\.0/8"):
        read_network("proxy")


def test_nobody_owes_more_than_a_burst() -> None:
    clock = Clock()
    bucket = Bucket(10, 1.0, 10**9, clock)
    for _ in range(1_000):
        bucket.take()
    assert bucket.take() == 10.0  # not a thousand seconds
    refused = Bucket(10, 1.0, 10**9, clock)
    assert sum(refused.allows() for _ in range(1_000)) == 10
    clock.now += 1
    assert refused.allows() and not refused.allows()
    clock.now -= 1_000  # a clock that is set back takes nothing away
    assert not refused.allows() and refused.left >= 0


def test_whoever_goes_on_although_refused_is_not_even_listened_to_for_a_minute(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        few = Limits(posts=2, posts_rate=0.001, gets=2, gets_rate=0.001, refusals=5, unheard=0.0)
        async with serving(database, few, clock=clock) as server, web(server.base) as http:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            assert await player.asked()
            for _ in range(8):
                await http.get("/api/games/fftcg/layout")  # another page may have made the browser send these
            codes = [(await http.post("/api/tables", json={})).status_code for _ in range(7)]
            assert codes == [400, 429, 429, 429, 429, 429, 429]
            assert b"503" in await heard(server, b"")
            await player.play(2)  # whoever sits at a table is not concerned
            clock.now += 61
            assert b"503" not in await heard(server, PLAIN + b"Connection: close\r\n\r\n")

    asyncio.run(go())


def test_whoever_has_to_stay_away_waits_for_each_refusal_and_gets_it_at_once_when_too_many_wait(database: str) -> None:
    async def go() -> None:
        few = Limits(posts=1, posts_rate=0.001, refusals=1, unheard=1_000.0, connections_each=3)
        async with serving(database, few) as server:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            assert await player.asked()
            async with web(server.base) as http:
                for _ in range(2):
                    assert (await http.post("/api/tables", json={})).status_code == 429
            waiting = [await dial(server, PLAIN + b"\r\n") for _ in range(3)]
            assert b"too many connections" in await heard(server, PLAIN + b"\r\n")
            await player.play(2)  # time enough to answer those that wait
            for reader, writer in waiting:
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(reader.read(1), 0)
                writer.close()

    asyncio.run(go())


def test_whoever_goes_on_behind_a_proxy_has_to_stay_away_alone(database: str) -> None:
    async def go() -> None:
        clock = Clock()
        few = Limits(posts=2, posts_rate=0.001, refusals=5)
        ours = Known(proxies=Proxies((read_network("127.0.0.1"),)))
        async with serving(database, few, clock=clock, known=ours) as server, web(server.base) as http:
            greedy, modest = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
            for _ in range(12):
                await http.post("/api/tables", json={}, headers=greedy)
            mine = {"X-Arbiter-Page": "1"}
            assert (await http.get("/api/tables", headers={**greedy, **mine})).status_code == 429
            assert (await http.get("/api/tables", headers={**modest, **mine})).status_code == 200
            clock.now += 61
            assert (await http.get("/api/tables", headers={**greedy, **mine})).status_code == 200

    asyncio.run(go())


def test_what_other_pages_make_a_browser_ask_for_locks_nobody_out(database: str) -> None:
    async def go() -> None:
        async with serving(database, Limits(gets=3, gets_rate=0.001)) as server, web(server.base) as http:
            made = await make_table(server.base)
            foreign = [(await http.get("/api/games/fftcg/layout")).status_code for _ in range(5)]
            assert foreign == [200, 200, 200, 429, 429]
            mine = await http.get("/api/games/fftcg/layout", headers={"X-Arbiter-Page": "1"})
            assert mine.status_code == 200
            assert await (await Player(server.base, made["table"], made["token"]).open()).asked()

    asyncio.run(go())


# ---------------------------------------------------------------- files that people bring


async def finished_file(server: Running, http: httpx.AsyncClient) -> str:
    made = await make_table(server.base)
    player = await Player(server.base, made["table"], made["token"]).open()
    await player.asked()
    await player.send({"type": "concede"})
    await player.until("view")
    return (await http.get(f"/api/replays/{made['table']}/file")).text


def test_a_file_is_bounded_in_characters_answers_cards_and_what_it_shows(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            file = await finished_file(server, http)
            data = json.loads(file)
            many = {**data, "decks": [{**data["decks"][0], "main": data["decks"][0]["main"] * 30}, data["decks"][1]]}
            long = {**data, "answers": [0] * 10_001}
            for bad, says in (
                (file + " " * 300_000, "at most 262144 characters"),
                (json.dumps(many), "decks[0] has 15"),
                (json.dumps(long), "at most 10000 answers, not 10001"),
            ):
                answer = await http.post("/api/replays", content=bad)
                assert answer.status_code == 413 and says in answer.json()["says"], answer.text
            id = (await http.post("/api/replays", content=file)).json()["id"]
            monkeypatch.setattr(playing_again, "LARGEST_REPLAY", 10)
            answer = await http.get(f"/api/replays/{id}")
            assert answer.status_code == 413 and "characters to show" in answer.json()["says"]

    asyncio.run(go())


def test_files_are_kept_for_a_time_and_only_so_many(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def kept(server: Running) -> list[str]:
        return server.tables.store.read(lambda c: [row[0] for row in c.execute(REPLAYS.select())])

    async def go() -> None:
        today = Clock()
        async with serving(database, clock=today) as server, web(server.base) as http:
            file = await finished_file(server, http)
            monkeypatch.setattr(replays, "MOST_LOADED", 2)
            ids = []
            for _ in range(3):
                today.now += 1
                ids.append((await http.post("/api/replays", content=file)).json()["id"])
            assert sorted(kept(server)) == sorted(ids[1:])
            today.now += 31 * DAY
            await clean_up(server.tables, KeepDays())
            assert kept(server) == []

    asyncio.run(go())
