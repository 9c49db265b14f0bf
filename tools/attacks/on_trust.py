"""Attacks on whom the table believes: names, origins, proxies; what is malformed; and what is in the database."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess

from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tools.attacks.target import TABLE, Outcome, Target, player


async def names(target: Target) -> Outcome:
    """Another name that leads here, another page, and a proxy that nobody named."""
    wrong: list[str] = []
    async with target.http() as http:
        for host in ("evil.example", "127.0.0.1.evil.example", "["):
            for path in ("/", "/api/games", "/metrics"):
                if (await http.get(path, headers={"Host": host})).status_code != 403:
                    wrong.append(f"Host {host} at {path}")
        for origin in ("https://evil.example", "http://[", "null"):
            if (await http.post("/api/tables", json=TABLE, headers={"Origin": origin})).status_code != 403:
                wrong.append(f"Origin {origin}")
            try:
                await connect(target.base.replace("http", "ws") + "/ws", additional_headers={"Origin": origin})
                wrong.append(f"a websocket of {origin}")
            except InvalidStatus:
                pass
        codes = [
            (await http.post("/api/tables", json={}, headers={"X-Forwarded-For": f"10.0.{i}.1"})).status_code
            for i in range(80)
        ]
        if 429 not in codes:
            wrong.append("X-Forwarded-For of anybody was believed")
        if (await http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})).status_code != 403:
            wrong.append("figures for anybody")
    return Outcome(not wrong, "; ".join(wrong) or "other names, pages and proxies were refused")


async def malformed(target: Target) -> Outcome:
    """What once ended in a server error: half signs, saves without a ruler, decks that no save holds."""
    import arbiter
    from arbiter.cards.decks import built_in_names

    first, second = list(built_in_names("gateruler"))[:2]
    match = arbiter.start("gateruler", first, second, seed=3)
    match.concede(0)
    save = json.loads(match.save())
    save["decks"][0]["ruler"] = []
    wrong: list[str] = []
    await asyncio.sleep(2)  # so that the requests of the attack before do not count against this one
    async with target.http() as http:
        tried = {
            "a save without a ruler": ("/api/replays", json.dumps(save)),
            "half a sign": ("/api/tables", '{"game": "fftcg", "deck": "cold-wire", "name": "\\ud800"}'),
            "a deck beyond all limits": ("/api/tables", json.dumps({**TABLE, "deck": "", "list": "99 SR-001C\n" * 30})),
        }
        for what, (path, body) in tried.items():
            answer = await http.post(path, content=body)
            if answer.status_code != 400 or len(answer.json()["says"]) < 10:
                wrong.append(f"{what}: {answer.status_code} {answer.text[:80]}")
    async with player(target, 5) as somebody:
        while not somebody.view:
            await somebody.receive()
        for body in ('{"type":"answer","question":"\\ud800","answer":0}', '{"type":"\\udfff"}', "[" * 60_000, "{}"):
            await somebody.socket.send(body)
            if (await somebody.receive())["type"] != "error":
                wrong.append(f"the message {body[:40]}")
    return Outcome(not wrong, "; ".join(wrong) or "each was told what is wrong, and nobody lost a connection")


async def damage(target: Target) -> Outcome:
    """A row of the database that cannot be read, and a version that comes to another position: shown, and stopped."""
    async with player(target, 9) as somebody:
        for _ in range(20):
            await somebody.step()
    wrong: list[str] = []
    target.end()
    engine = create_engine(target.database)
    with engine.begin() as connection:
        id = connection.execute(text("SELECT table_id FROM answers WHERE at = 14 LIMIT 1")).scalar_one()
        connection.execute(text("UPDATE answers SET answer = '[[' WHERE table_id = :id AND at = 14"), {"id": id})
    engine.dispose()
    target.start()
    async with connect(target.base.replace("http", "ws") + "/ws", max_size=None) as socket:
        await socket.send(json.dumps({"type": "watch", "table": id}))
        view: dict[str, object] = {}
        while view.get("type") not in ("view", "error"):
            for line in str(await asyncio.wait_for(socket.recv(), 30)).split("\n"):
                view = json.loads(line)
        if "cannot be read" not in str(view.get("stopped")):
            wrong.append("a damaged table was not stopped with words")
    async with target.http() as http:
        if (await http.get("/api/tables")).status_code != 200:
            wrong.append("a damaged table broke the lobby")
    return Outcome(not wrong, "; ".join(wrong) or "it is shown as far as it is sure, and nobody can go on with it")


async def second_server(target: Target) -> Outcome:
    """Another server on the same database; then the first is killed while another waits for it."""
    stops = await asyncio.to_thread(subprocess.run, target.command("--port", "0"), capture_output=True, text=True)
    wrong = [] if stops.returncode == 2 and "another server" in stops.stderr else [f"it ended with {stops.returncode}"]
    heir = Target(target.folder, target.database)
    taking = asyncio.create_task(asyncio.to_thread(heir.start, "--wait"))
    await asyncio.sleep(1)
    target.end(signal.SIGKILL)
    await asyncio.wait_for(taking, 60)
    async with heir.http() as http:
        if not (await http.get("/healthz")).json()["ok"]:
            wrong.append("the heir is not well")
    target.running, target.port = heir.running, heir.port
    return Outcome(not wrong, "; ".join(wrong) or "the second stopped with words, the third took over from the killed")


async def wrong_date(target: Target) -> Outcome:
    """The sweep under dates that jump by decades."""
    from arbiter.table.web.cleanup import DAY, KeepDays, clean_up
    from arbiter.table.web.records import Record, Seat, insert_table
    from arbiter.table.web.store import Store
    from arbiter.table.web.tables import Tables

    date = [1e9]
    store = Store(f"sqlite:///{target.folder / 'dates.db'}")
    tables = Tables(store, today=lambda: date[0])
    game = Record("game", date[0], "fftcg", "constructed", b"x", seats=(Seat(0, "Ada"), Seat(1, "Ben")))
    await store.write(lambda c: insert_table(c, game))
    removed = 0
    for years in (30, -50, 100):
        date[0] += years * 365 * DAY
        removed += await clean_up(tables, KeepDays(1, 1, 1))
    await tables.close()
    return Outcome(not removed, f"{removed} games removed while the date jumped by decades")


async def stalling(target: Target) -> Outcome:
    """Answering and taking back, again and again, to get time from a clock."""
    from arbiter.table.web.clocks import TimeRule, clocks_for

    now = [0.0]
    clocks = clocks_for(TimeRule(clock=60, increment=10), lambda: now[0], 2, ())
    clocks.ask(0, "start", 0)
    for number in range(500):
        now[0] += 1
        clocks.ask(1, f"answer {number}", 1)
        clocks.take_back(0, f"back {number}", 0)
        if clocks.has_run_out:
            break
    return Outcome(now[0] <= 61, f"whoever answers and takes back has {now[0]:.0f} s of their 60")
