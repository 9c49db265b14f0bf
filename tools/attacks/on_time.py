"""Attacks on everybody's time: requests of strangers that cost much, and connections that say nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from arbiter.cards.pool import shared
from tools.attacks.target import OUR_PAGE, Outcome, Target, milliseconds, play_while, player

SLOWEST = 1_000.0  # milliseconds; the attack that is remembered here made them 68,000


def misspelt(game: str = "fow", size: int = 60_000) -> str:
    """A list as long as a request may be, in which every name has another letter."""
    random, names = Random(1), [str(card["name"]) for card in shared(game).cards.values()]
    rows: list[str] = []
    while size > 0:
        name = random.choice(names)
        at = random.randrange(len(name))
        rows.append(f"1 {name[:at]}z{name[at + 1 :]}\n")
        size -= len(rows[-1])
    return "".join(rows)


async def meanwhile(target: Target, attack: Callable[[], Awaitable[str]]) -> Outcome:
    """Somebody plays while it goes on; how long they wait for each answer is what counts."""

    async def nothing() -> None:
        await asyncio.sleep(2)

    before = await play_while(target, asyncio.create_task(nothing()))
    attacking = asyncio.ensure_future(attack())
    during = await play_while(target, attacking)
    says = await attacking
    figures = {
        "99 % before, ms": milliseconds(before, 0.99),
        "99 % during, ms": milliseconds(during, 0.99),
        "most during, ms": milliseconds(during, 1.0),
        "answers during": len(during),
    }
    held = not during or figures["most during, ms"] < SLOWEST
    return Outcome(held, f"{says}; others waited {figures['most during, ms']:.0f} ms at the most", figures)


async def lists(target: Target) -> Outcome:
    """Six lists of misspelt names at once, then others that are made to take long."""
    texts = [misspelt()] * 6 + ["1 Hush\na" + " " * 60_000 + "x", "99 Hush\n" * 5_000]

    async def attack() -> str:
        async with target.http() as http:
            asked = [http.post("/api/games/fow/check", json={"list": text}) for text in texts]
            answers = await asyncio.gather(*asked)
        return f"{len(answers)} lists, answered with {sorted({answer.status_code for answer in answers})}"

    return await meanwhile(target, attack)


async def replays(target: Target) -> Outcome:
    """A finished game asked for from all sides, and its file loaded again and again."""
    async with player(target, 7) as somebody:
        while await somebody.step():
            pass
        id = somebody.view["result"]["replay"]

    async def attack() -> str:
        codes: list[int] = []
        async with target.http() as http:
            file = (await http.get(f"/api/replays/{id}/file")).text
            for _ in range(4):
                loading = [http.post("/api/replays", content=file) for _ in range(8)]
                looking = [http.get(f"/api/replays/{id}", params={"side": side}) for side in ("0", "1", "open")]
                codes += [answer.status_code for answer in await asyncio.gather(*loading, *looking)]
        return f"{len(codes)} requests, {codes.count(429)} refused"

    outcome = await meanwhile(target, attack)
    outcome.held = outcome.held and "0 refused" not in outcome.says
    return outcome


async def watchers(target: Target) -> Outcome:
    """One address opens connections to a table as fast as it can."""
    from websockets.asyncio.client import connect

    async def attack() -> str:
        open_, turned_away = 0, 0
        async with player(target, 3) as somebody, contextlib.AsyncExitStack() as stack:
            while not somebody.view:
                await somebody.receive()
            async with target.http(**OUR_PAGE) as http:
                table = (await http.get("/api/tables")).json()["tables"][0]["table"]
            for _ in range(240):
                try:
                    address = target.base.replace("http", "ws") + "/ws"
                    socket = await stack.enter_async_context(connect(address, max_size=None, close_timeout=0.1))
                    await socket.send(json.dumps({"type": "watch", "table": table}))
                    open_ += 1
                except (OSError, WebSocketException):
                    turned_away += 1
        return f"{open_} connections were taken, {turned_away} turned away"

    outcome = await meanwhile(target, attack)
    outcome.held = outcome.held and " 0 turned" not in outcome.says
    return outcome


async def tables_at_once(target: Target) -> Outcome:
    """One address sits at many tables and answers at all of them as fast as it is let."""
    return await meanwhile(target, lambda: elsewhere(target, "play"))


async def bots_that_think(target: Target) -> Outcome:
    """One address has bots think at many tables; somebody else waits for one of their own."""
    before = await waits_for_a_bot(target, 8)
    attacking = asyncio.create_task(elsewhere(target, "think", 20))
    await asyncio.sleep(2)
    during = await waits_for_a_bot(target, 12, attacking)
    says = await attacking
    alone, others = (1000 * sum(times) / max(1, len(times)) for times in (before, during))
    held = bool(during) and others < 4 * alone + SLOWEST
    return Outcome(held, f"{says}; somebody waited for their own bot for {alone:.0f} ms before and {others:.0f} ms "
                   f"meanwhile (means of {len(before)} and {len(during)})")  # fmt: skip


async def waits_for_a_bot(target: Target, most: int, busy: asyncio.Task[str] | None = None) -> list[float]:
    """How long it takes until one is asked again, against a bot that thinks."""
    waited: list[float] = []
    async with player(target, 4, bot="search:0.2s") as somebody:
        while len(waited) < most and not (busy is not None and busy.done()):
            begun = time.monotonic()
            if not await somebody.step():
                break
            while not somebody.view or (somebody.view["question"] is None and somebody.view["result"] is None):
                await somebody.receive()
            waited.append(time.monotonic() - begun)
    return waited


async def elsewhere(target: Target, ways: str, seconds: int = 10) -> str:
    """The client that misbehaves, in a process and from an address of its own."""
    script = str(Path(__file__).parent / "misbehaving.py")
    command = [sys.executable, script, target.base, str(seconds), ways]
    client = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await client.communicate()
    done = json.loads(said)
    return ", ".join(f"{count} {what}" for what, count in sorted(done.items()))


async def silence(target: Target) -> Outcome:
    """Connections that say nothing, or say it letter by letter; then more of them than one address may have."""
    spoken = [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
    kept = [await target.dial(spoken[number % 3]) for number in range(150)]
    async with target.http() as http:
        fine = (await http.get("/api/tables")).status_code == 200
    more = [await target.dial(b"GET / HT") for _ in range(100)]
    await asyncio.sleep(0.5)
    hung_up = sum(reader.at_eof() or bool(reader._buffer) for reader, _ in more)  # type: ignore[attr-defined]
    told = await asyncio.wait_for(kept[0][0].read(), 40)  # the first is cut off after a while
    for _, writer in (*kept, *more):
        writer.close()
    held = fine and hung_up >= 40 and b"408" in told
    return Outcome(held, f"150 silent connections hindered nobody; of 100 more {hung_up} were turned away at once",
                   {"turned away": hung_up})  # fmt: skip


async def flood(target: Target) -> Outcome:
    """Requests without end: refused after a burst, and whoever stops is let in again at once."""
    async with target.http() as http:
        codes = [(await http.post("/api/tables", json={})).status_code for _ in range(90)]
        refused = codes.count(429)
        await asyncio.sleep(1.2)
        again = (await http.post("/api/tables", json={})).status_code
        foreign = [(await http.get("/api/games/fftcg/layout")).status_code for _ in range(400)]
        mine = (await http.get("/api/tables", headers=OUR_PAGE)).status_code
    held = refused > 10 and again == 400 and 429 in foreign and mine == 200
    return Outcome(held, f"{refused} of 90 refused, the first after a pause was not ({again}); "
                   f"{foreign.count(429)} of 400 foreign looks refused, our own page's was not ({mine})")  # fmt: skip


async def memory(target: Target) -> Outcome:
    """A small replay file that would become a large one: decks of thousands of cards, many answers."""
    import arbiter

    match = arbiter.start("fow", "candle-court", "kettle-hills", seed=1)
    match.concede(0)
    data = json.loads(match.save())
    before = target.memory()
    says: list[str] = []
    async with target.http() as http:
        for part in ("main", "stones"):
            grown = json.loads(match.save())
            for deck in grown["decks"]:
                deck[part] = (deck[part] * 100)[:2_000]
            says.append(await refusal(http, json.dumps(grown)))
        says.append(await refusal(http, json.dumps({**data, "answers": [0] * 60_000})))
        says.append(await refusal(http, "[" * 100_000))
    grew = target.memory() - before
    held = all(says) and grew < 60
    return Outcome(held, f"{len(says)} files refused; the server grew by {grew:.0f} MB", {"MB": round(grew, 1)})


async def refusal(http: httpx.AsyncClient, text: str) -> str:
    answer = await http.post("/api/replays", content=text)
    return str(answer.json()["says"]) if answer.status_code in (400, 413) else ""
