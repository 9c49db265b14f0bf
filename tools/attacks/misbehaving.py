"""One client that misbehaves in every way at once, for as long as it is told to: what others notice of it is measured.

`python tools/attacks/misbehaving.py http://127.0.0.1:8000 30` comes from an address of its own (127.0.0.9)
and says at the end what it got done. With some of its ways behind (`play,think`) it misbehaves in these alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.answering import pick
from tools.attacks.on_time import misspelt
from tools.attacks.target import TABLE

OWN = "127.0.0.9"
PAUSE = 0.01
THINKS_LONGEST = "search:5s"


class Misbehaving:
    """Everything that it does, and how the server answered."""

    def __init__(self, base: str, seconds: float) -> None:
        self.base = base
        self.address = base.replace("http", "ws") + "/ws"
        self.end = time.monotonic() + seconds
        self.done: Counter[str] = Counter()
        self.lists = [misspelt(), "1 Hush\na" + " " * 60_000 + "x", "99 Hush\n" * 5_000,
                      "".join(misspelt().splitlines(keepends=True)[:1_900])]  # fmt: skip

    async def again(self, what: str, act: Callable[[httpx.AsyncClient], Awaitable[str]]) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=OWN)
        async with httpx.AsyncClient(base_url=self.base, transport=transport, timeout=30) as http:
            while time.monotonic() < self.end:
                try:
                    self.done[f"{what} {await act(http)}"] += 1
                except (OSError, httpx.HTTPError, WebSocketException, TimeoutError, ValueError):
                    self.done[f"{what} broke off"] += 1
                await asyncio.sleep(PAUSE)

    async def check(self, http: httpx.AsyncClient) -> str:
        text = self.lists[self.done.total() % len(self.lists)]
        return str((await http.post("/api/games/fow/check", json={"list": text})).status_code)

    async def tables(self, http: httpx.AsyncClient) -> str:
        return str((await http.post("/api/tables", json={**TABLE, "bot": "greedy"})).status_code)

    async def look(self, http: httpx.AsyncClient) -> str:
        path = ("/api/games", "/api/tables", "/api/replays")[self.done.total() % 3]
        return str((await http.get(path)).status_code)

    async def replay(self, http: httpx.AsyncClient) -> str:
        rows = (await http.get("/api/replays")).json().get("replays", [])
        if rows:
            side = ("0", "1", "open")[self.done.total() % 3]
            row = rows[self.done.total() % len(rows)]
            return str((await http.get(f"/api/replays/{row['table']}", params={"side": side})).status_code)
        return str((await http.post("/api/replays", content="[" * 200_000)).status_code)

    async def watch(self, http: httpx.AsyncClient) -> str:
        rows = (await http.get("/api/tables")).json().get("tables", [])
        if not rows:
            return "nothing to watch"
        row = rows[self.done.total() % len(rows)]
        async with connect(self.address, max_size=None, local_addr=(OWN, 0), close_timeout=1) as socket:
            await socket.send(json.dumps({"type": "watch", "table": row["table"]}))
            for number in range(100):  # nonsense, and a flood of it
                await socket.send("{" * (number % 7) + '"type":"answer"')
        return "and spoke nonsense"

    async def silent(self, http: httpx.AsyncClient) -> str:
        host, _, port = self.base.removeprefix("http://").partition(":")
        kept = []
        for _ in range(50):
            kept.append(await asyncio.open_connection(host, int(port), local_addr=(OWN, 0)))
            kept[-1][1].write(b"GET / HTT")
        await asyncio.sleep(0.5)
        for _, writer in kept:
            writer.close()
        return "connections, 50 at once"

    async def play(self, http: httpx.AsyncClient) -> str:
        """At a table of its own, answering as fast as it is let."""
        return await self.sit(http, "greedy", "played")

    async def think(self, http: httpx.AsyncClient) -> str:
        """Against the bot that thinks longest."""
        return await self.sit(http, THINKS_LONGEST, "had thought about")

    async def sit(self, http: httpx.AsyncClient, bot: str, what: str) -> str:
        answer = await http.post("/api/tables", json={**TABLE, "bot": bot})
        if answer.status_code != 201:
            return str(answer.status_code)
        made, random = answer.json(), Random(self.done.total())
        async with connect(self.address, max_size=None, local_addr=(OWN, 0), close_timeout=1) as socket:
            await socket.send(json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}))
            while time.monotonic() < self.end:
                for line in str(await asyncio.wait_for(socket.recv(), 60)).split("\n"):
                    if '"question":{' not in line:
                        continue
                    question = json.loads(line)["question"]
                    said = {"type": "answer", "question": question["serial"], "answer": pick(question, random)}
                    await socket.send(json.dumps(said))
                    self.done[f"answers {what}"] += 1
        return "at a table"

    async def run(self, wanted: Collection[str] = ()) -> Counter[str]:
        ways = {"list": (self.check, 6), "table": (self.tables, 1), "look": (self.look, 2), "replay": (self.replay, 2),
                "watch": (self.watch, 2), "silent": (self.silent, 1), "play": (self.play, 24),
                "think": (self.think, 12)}  # fmt: skip
        await asyncio.gather(
            *(
                self.again(what, act)
                for what, (act, count) in ways.items()
                if not wanted or what in wanted
                for _ in range(count)
            )
        )
        return self.done


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        ways = sys.argv[3].split(",") if len(sys.argv) > 3 else []
        print(json.dumps(asyncio.run(Misbehaving(sys.argv[1], float(sys.argv[2])).run(ways))), flush=True)
