"""The browser table under load: many tables of bots and scripted clients at once, the server on one core.

Prints answers a second, how long replies take, and where the server's processor time goes: to the engine (calls into
kernel, games and bots) or to the server (table/web, its libraries, the database). `python tools/load.py --tables 200`.
With `--thinkers 8` so many more tables play against a bot that searches; what the others wait for is what is told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import math
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.answering import pick

DECKS = {
    "fftcg": ("kiln-and-salt", "cold-wire", "river-and-bell", "the-glass-tide"),
    "fow": ("candle-court", "kettle-hills", "still-lochs", "tall-grass"),
}


# ---------------------------------------------------------------- the server, which measures itself

SPENT: dict[str, float] = {}
SEARCHES = "search:1s"
SIDES = {
    "engine": "calls into kernel, games and bots",
    "server": "table/web, uvicorn, starlette, websockets, SQLAlchemy, the database, measuring (1 %)",
}


def measured(owner: Any, name: str, called: str, without: tuple[str, ...] = ()) -> None:
    """Add up the processor time of a function under this name, less what is counted under others inside it."""
    plain: Callable[..., Any] = getattr(owner, name)

    @functools.wraps(plain)
    def timed(*args: Any, **kwargs: Any) -> Any:
        inside = sum(SPENT.get(other, 0.0) for other in without)
        start = time.thread_time()
        try:
            return plain(*args, **kwargs)
        finally:
            inside = sum(SPENT.get(other, 0.0) for other in without) - inside
            SPENT[called] = SPENT.get(called, 0.0) + time.thread_time() - start - inside

    setattr(owner, name, timed)


def serve(port: int, database: str, core: int) -> None:
    """The server on one core; says where its time went when it is asked to stop."""
    os.sched_setaffinity(0, {core})
    import uvicorn

    from arbiter.commands.serve import listen
    from arbiter.kernel.match import Match
    from arbiter.table.web import outgoing, question_json, table, table_game
    from arbiter.table.web.addresses import Proxies, read_network
    from arbiter.table.web.app import get_ready, open_app
    from arbiter.table.web.listening import uvicorn_config
    from arbiter.table.web.log import ViewerLog
    from arbiter.table.web.server import Known
    from arbiter.table.web.store import Store

    measured(Match, "answer", "engine: rules")
    measured(table_game, "view", "engine: views")
    measured(table_game, "drive", "engine: new games")
    measured(ViewerLog, "note", "server: the log")
    measured(question_json, "price_of", "engine: what each option costs")
    measured(outgoing, "encode", "server: JSON")
    measured(table, "compose", "server: what each viewer is told",
             ("engine: what each option costs", "engine: views", "server: JSON"))  # fmt: skip
    measured(Store, "_try", "server: database")
    from arbiter.bots.greedy import GreedyBot

    measured(GreedyBot, "__call__", "engine: bots")
    # Every client has an address of its own, as the proxy tells it, and the limits that everybody has.
    app = open_app(Store(database), known=Known(proxies=Proxies((read_network("127.0.0.1"),))))
    config = uvicorn_config(app)
    listener = listen("127.0.0.1", port)
    get_ready(app)
    begun = [0.0, 0.0]

    def begin(*_: object) -> None:
        """Everybody sits: what was spent on the way there does not count."""
        SPENT.clear()
        begun[:] = time.process_time(), time.thread_time()

    signal.signal(signal.SIGUSR1, begin)
    print("ready", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
    SPENT["server: the event loop with sockets, HTTP and tasks"] = time.thread_time() - begun[1]
    SPENT["total"] = time.process_time() - begun[0]
    print(json.dumps(SPENT), flush=True)


# ---------------------------------------------------------------- the clients


class Load:
    """All clients. The clock starts when every one of them has been asked something for the first time."""

    def __init__(
        self, base: str, tables: int, thinkers: int, seconds: float, games: list[str], begin: Callable[[], None]
    ) -> None:
        self.tables = tables  # those behind them play against bots that search, and are not measured
        self.games_played = games
        self.base = base
        self.seconds = seconds
        self.waiting = tables + thinkers
        self.begin = begin
        self.all_here = asyncio.Event()
        self.end = math.inf
        self.replies: list[float] = []
        self.views: list[float] = []
        self.games = 0

    async def arrive(self) -> None:
        """The client sits at its first table; it waits for the others."""
        self.waiting -= 1
        if not self.waiting:
            self.begin()
            self.end = time.monotonic() + self.seconds
            self.all_here.set()
        await self.all_here.wait()

    async def client(self, http: httpx.AsyncClient, number: int, think: float) -> None:
        """Plays one game after the other, answering after a moment's thought."""
        random = Random(number)
        first = True
        while time.monotonic() < self.end:
            game = self.games_played[number % len(self.games_played)]
            mine, theirs = random.sample(DECKS[game], 2)
            bot = "greedy" if number < self.tables else SEARCHES
            wanted = {"game": game, "deck": mine, "bot_deck": theirs, "bot": bot, "name": f"client {number}"}
            mine_is = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
            made = (await http.post("/api/tables", json=wanted, headers=mine_is)).json()
            ended = await self.game(made, random, think, first, mine_is, bot != SEARCHES)
            self.games += ended
            first = False

    async def game(
        self, made: dict[str, Any], random: Random, think: float, first: bool, mine: dict[str, str], counts: bool
    ) -> bool:
        """One game; true if it came to its end in time."""
        address = self.base.replace("http", "ws") + "/ws"
        async with connect(address, max_size=None, compression=None, additional_headers=mine) as socket:
            await socket.send(json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}))
            sent = asked = 0.0
            lines: list[str] = []
            while time.monotonic() < self.end:
                if not lines:  # a frame may hold several messages, a line each
                    try:
                        lines = str(await asyncio.wait_for(socket.recv(), 60)).split("\n")
                    except ConnectionClosed:
                        return False
                text = lines.pop(0)
                if '"question":null' in text and text.endswith('"result":null}'):
                    continue  # somebody else is asked; the clients' own work is not what is measured
                message = json.loads(text)
                if message["type"] == "accepted":
                    if counts:
                        self.replies.append(time.monotonic() - sent)
                    asked = sent
                elif message["type"] == "error":
                    asked = 0.0
                if message["type"] != "view":
                    continue
                if message["result"] is not None:
                    return True
                question = message["question"]
                if question is not None:
                    if asked and counts:
                        self.views.append(time.monotonic() - asked)
                    if first:
                        await self.arrive()
                        first = False
                    await asyncio.sleep(random.expovariate(1 / think) if think else 0)
                    answer = pick(question, random)
                    sent = time.monotonic()
                    serial = question["serial"]
                    await socket.send(json.dumps({"type": "answer", "question": serial, "answer": answer}))
        return False


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def run(base: str, wanted: argparse.Namespace, think: float, begin: Callable[[], None]) -> Load:
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        load = Load(base, wanted.tables, wanted.thinkers, wanted.seconds, wanted.games.split(","), begin)
        await asyncio.gather(*(load.client(http, number, think) for number in range(wanted.tables + wanted.thinkers)))
    return load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--thinkers", type=int, default=0, help=f"further tables, against {SEARCHES}")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--think",
        type=thinking,
        default=(2.0, 0.3),
        metavar="SECONDS",
        help="how long a client thinks, on average; with commas, one run after the other (2,0.3: the pace of people, "
        "then a full core)",
    )
    parser.add_argument("--games", default=",".join(DECKS), help="which games, with commas between them")
    parser.add_argument("--database", help="URL (a new SQLite file)")
    parser.add_argument(
        "--misbehave", action="store_true", help="compare runs with a client that misbehaves in every way and without"
    )
    parser.add_argument("--runs", type=int, default=3, help="how many of each, for --misbehave (3)")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if wanted.serve:
        serve(wanted.serve, wanted.database, cores[0])
        return
    with tempfile.TemporaryDirectory() as folder:
        if wanted.misbehave:
            sys.exit(not compare(wanted, wanted.think[0], cores, Path(folder)))
        for number, think in enumerate(wanted.think):
            if number:
                print()
            report(wanted, think, cores, wanted.database or f"sqlite:///{Path(folder) / f'tables-{number}.db'}")


def thinking(text: str) -> tuple[float, ...]:
    try:
        return tuple(float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} should be seconds, with commas between them, as in 2,0.3") from None


def measure(
    wanted: argparse.Namespace, think: float, cores: list[int], database: str, misbehaves: bool = False
) -> tuple[Load, dict[str, float], str]:
    """One run: the clients, where the server's time went, and what a client that misbehaves got done."""
    from arbiter.commands.serve import listen

    os.sched_setaffinity(0, set(cores))  # the server takes the first of them
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
    command = [sys.executable, __file__, "--serve", str(port), "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    server.stdout.readline()
    os.sched_setaffinity(0, set(cores[1:]) or set(cores))
    base = f"http://127.0.0.1:{port}"
    bad: list[subprocess.Popen[str]] = []

    def begin() -> None:
        server.send_signal(signal.SIGUSR1)
        if misbehaves:
            client = [
                *("nice", "-n", "10"),  # on this core the clients go first: what is measured is the server
                *(sys.executable, str(Path(__file__).parent / "attacks/misbehaving.py"), base, str(wanted.seconds)),
            ]
            bad.append(subprocess.Popen(client, stdout=subprocess.PIPE, text=True))

    load = asyncio.run(run(base, wanted, think, begin))
    did = "".join(client.communicate(timeout=60)[0] for client in bad).strip()
    server.send_signal(signal.SIGINT)
    spent: dict[str, float] = json.loads(server.stdout.read().strip().splitlines()[-1])
    server.wait()
    return load, spent, did


def compare(wanted: argparse.Namespace, think: float, cores: list[int], folder: Path) -> bool:
    """With a client that misbehaves and without, by turns; does the 99th percentile of the others at most double?"""
    found: dict[bool, list[float]] = {False: [], True: []}
    did = ""
    for number in range(wanted.runs):
        for misbehaves in (False, True):
            database = f"sqlite:///{folder / f'misbehaving-{number}-{misbehaves}.db'}"
            load, spent, done = measure(wanted, think, cores, database, misbehaves)
            found[misbehaves].append(percentile(load.replies, 0.99))
            did = done or did
            used = f"the server used {spent['total']:.1f} s of its core"
            times = f"median {percentile(load.replies, 0.5):.0f} ms, 99 % {found[misbehaves][-1]:.0f} ms"
            how = "with" if misbehaves else "without"
            print(f"  {how} it: {len(load.replies)} answers, {times}; {used}", flush=True)
    without, with_it = statistics.median(found[False]), statistics.median(found[True])
    print(f"{wanted.tables} tables, {wanted.runs} runs each of {wanted.seconds:.0f} s, clients think {think} s")
    print(f"99 % of answers acknowledged within (median of the runs): {without:.0f} ms; with a client that misbehaves: "
          f"{with_it:.0f} ms, {with_it / max(without, 0.1):.2f} times as long")  # fmt: skip
    print(f"it got done: {did}")
    return with_it <= 2 * without


def report(wanted: argparse.Namespace, think: float, cores: list[int], database: str) -> None:
    load, spent, _ = measure(wanted, think, cores, database)
    total = spent.pop("total")
    answers = len(load.replies)
    beside = f" and {wanted.thinkers} against {SEARCHES}" if wanted.thinkers else ""
    print(f"{wanted.tables} tables{beside} for {wanted.seconds:.0f} s, the server on one core, clients think {think} s")
    print(f"{answers / wanted.seconds:.0f} answers a second; {load.games} games played to their end")
    for name, values in (("acknowledged", load.replies), ("the next question", load.views)):
        shown = ", ".join(f"{word} {percentile(values, share):.0f} ms" for word, share in
                          (("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("most", 1.0)))  # fmt: skip
        print(f"{name}: {shown}")
    print(f"the server used {total:.1f} s of its core ({100 * total / wanted.seconds:.0f} %):")
    spent["server: threads, making tables, the rest"] = total - sum(spent.values())
    for side, means in SIDES.items():
        parts = {name: seconds for name, seconds in spent.items() if name.startswith(side)}
        print(row(sum(parts.values()), total, answers) + f"the {side} ({means})")
        for name, seconds in sorted(parts.items(), key=lambda item: -item[1]):
            print("  " + row(seconds, total, answers) + name.removeprefix(f"{side}: "))


def row(seconds: float, total: float, answers: int) -> str:
    return f"{100 * seconds / total:7.1f} % {1000 * seconds / max(1, answers):7.2f} ms an answer  "


if __name__ == "__main__":
    main()
