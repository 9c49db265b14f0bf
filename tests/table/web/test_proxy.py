"""The nginx of docs/hosting.md in front of the server: TLS, websockets, who is asked for, what is kept from outside.

The block is taken from the page as it stands there; only the port and the certificate are the test's own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.web.process import free_port
from tools.attacks.target import OUR_PAGE, TABLE, Json, Player, Target

NGINX = os.environ.get("NGINX") or shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
HOSTING = Path(__file__).parents[3] / "docs/hosting.md"
NAME = "table.example"
ORIGIN = f"https://{NAME}"
ANSWERS = 25
MAIN = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx-errors.txt;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{block}
}}
"""

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        NGINX is None or shutil.which("openssl") is None, reason="nginx (or NGINX=/path) or openssl is not there"
    ),
]


def block_of_the_page(port: int, server: int, folder: Path) -> str:
    found = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    assert found is not None
    block = found.group(1)
    for written, here in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/letsencrypt/live/table.example/fullchain.pem", str(folder / "cert.pem")),
        ("/etc/letsencrypt/live/table.example/privkey.pem", str(folder / "key.pem")),
        ("http://127.0.0.1:8000", f"http://127.0.0.1:{server}"),
    ):
        assert written in block
        block = block.replace(written, here)
    return block


@contextlib.contextmanager
def behind_nginx(folder: Path) -> Iterator[tuple[Target, int]]:
    """`arbiter serve` with the limits that everybody has, behind nginx; and the port of the proxy."""
    assert NGINX is not None
    named = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    keys = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *keys, *named]
    subprocess.run(command, check=True, capture_output=True)
    target = Target(folder, f"sqlite:///{folder / 'tables.db'}")
    target.start("--origin", ORIGIN, "--proxy", "127.0.0.1", "--log", "json")
    port = free_port()
    settings = folder / "nginx.conf"
    settings.write_text(MAIN.format(folder=folder, block=block_of_the_page(port, target.port, folder)))
    proxy = subprocess.Popen([NGINX, "-p", str(folder), "-e", str(folder / "nginx-errors.txt"), "-c", str(settings)])
    try:
        yield target, port
    finally:
        proxy.send_signal(signal.SIGTERM)
        proxy.wait(20)
        if target.running is not None:
            target.end(signal.SIGKILL)


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


def browser(folder: Path, port: int, address: str = "127.0.0.2", **headers: str) -> httpx.AsyncClient:
    """Somebody elsewhere: the proxy is called from an address that is not its own."""
    transport = httpx.AsyncHTTPTransport(verify=trusting(folder), local_address=address, retries=50)
    base = f"https://127.0.0.1:{port}"
    client = httpx.AsyncClient(transport=transport, base_url=base, timeout=60, headers={"Host": NAME, **headers})
    client.event_hooks["request"] = [says_its_name]
    return client


async def says_its_name(request: httpx.Request) -> None:
    request.extensions["sni_hostname"] = NAME


def dial(folder: Path, port: int, origin: str = ORIGIN) -> connect:
    return connect(f"wss://{NAME}/ws", ssl=trusting(folder), host="127.0.0.1", port=port, max_size=None, origin=origin)  # type: ignore[arg-type]


async def sit_down(folder: Path, port: int, socket: ClientConnection) -> Player:
    async with browser(folder, port, Origin=ORIGIN) as http:
        made = (await http.post("/api/tables", json={**TABLE, "bot": "greedy"})).json()
    await socket.send(json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}))
    return Player(socket, Random(5))


async def listen(player: Player) -> None:
    while True:
        await player.receive()


def test_a_game_is_played_over_tls_and_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    async def go() -> None:
        with behind_nginx(tmp_path) as (target, port):
            async with browser(tmp_path, port) as http:
                assert "<title>" in (await http.get("/")).text
            async with dial(tmp_path, port) as socket:
                player = await sit_down(tmp_path, port, socket)
                while len(player.replies) < ANSWERS and await player.step():
                    pass
                assert len(player.replies) >= 5
                target.end()
                with pytest.raises(ConnectionClosed):  # told to come back
                    await listen(player)
                target.start("--origin", ORIGIN, "--proxy", "127.0.0.1")
                async with browser(tmp_path, port) as http:
                    assert (await http.get("/healthz")).json()["ok"]

    asyncio.run(go())


def test_what_is_kept_from_outside(tmp_path: Path) -> None:
    """Figures; other pages; and nobody gets away by saying that they are somebody else."""

    async def go() -> None:
        with behind_nginx(tmp_path) as (target, port):
            async with browser(tmp_path, port) as http:
                assert (await http.get("/metrics")).status_code == 403
                foreign = {"Origin": "https://elsewhere.example"}
                assert (await http.post("/api/tables", json=TABLE, headers=foreign)).status_code == 403
                assert (await http.post("/api/replays", content=b"x" * 400_000)).status_code == 413
            with pytest.raises(InvalidStatus):
                async with dial(tmp_path, port, "https://elsewhere.example"):
                    pass
            async with browser(tmp_path, port, **OUR_PAGE) as http:
                refused = 0
                for number in range(70):
                    forged: Json = {"X-Forwarded-For": f"203.0.113.{number}"}
                    refused += (await http.post("/api/games/fftcg/check", json={}, headers=forged)).status_code == 429
                assert refused
            async with browser(tmp_path, port, "127.0.0.3", **OUR_PAGE) as http:
                assert (await http.get("/api/games")).status_code == 200
            assert not target.errors()

    asyncio.run(go())
