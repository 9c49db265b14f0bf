"""A server as a process of its own, which can be killed and started again; and databases for it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

# No limits on what a client sends: the tests send as fast as they can.
COMMAND = """
import sys
from arbiter.table.web import rate_limits
many = [field for field in rate_limits.Limits.__dataclass_fields__ if not field.endswith("within")]
rate_limits.Limits.__init__.__defaults__ = tuple(
    10**6 if name in many else 30.0 for name in rate_limits.Limits.__dataclass_fields__
)
from arbiter.cli import main
sys.exit(main(["serve", *sys.argv[1:]]))
"""


@dataclass
class Process:
    """`arbiter serve`, and where it listens."""

    database: str
    errors: Path
    port: int = 0
    running: subprocess.Popen[str] | None = None
    options: tuple[str, ...] = ()
    waits: threading.Event = field(default_factory=threading.Event)  # for another server to go

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, the second time at the same address."""
        arguments = ["--port", str(self.port), "--database", self.database, *self.options]
        with self.errors.open("a") as errors:
            self.running = subprocess.Popen(
                [sys.executable, "-c", COMMAND, *arguments], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.running.stdout is not None
        line = self.running.stdout.readline()
        if "waits" in line:
            self.waits.set()
            line = self.running.stdout.readline()
        assert "http://" in line, self.errors.read_text()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def kill(self) -> None:
        """As the operating system would: no chance to put anything in order."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()
        self.running = None


@contextlib.contextmanager
def process(database: str, folder: Path) -> Iterator[Process]:
    made = Process(database, folder / "errors.txt")
    made.start()
    try:
        yield made
    finally:
        if made.running is not None:
            made.kill()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def postgres_tool(name: str) -> str:
    """A program of PostgreSQL's, wherever it was installed; without it the test is skipped."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}")) or [Path(shutil.which(name) or "")]
    if not found[-1].is_file():
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    return str(found[-1])


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of the test's own; gives the URL of an empty database in it."""
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    initdb, server = postgres_tool("initdb"), postgres_tool("postgres")
    with tempfile.TemporaryDirectory(prefix="arbiter-pg-") as folder:
        data = Path(folder) / "data"
        as_user: list[str] = []
        if os.getuid() == 0:  # it refuses to run as root
            if shutil.which("setpriv") is None or subprocess.run(["id", "postgres"], capture_output=True).returncode:
                pytest.skip("PostgreSQL cannot run as root, and there is no user postgres")
            shutil.chown(folder, "postgres", "postgres")
            as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        made = subprocess.run(
            [*as_user, initdb, "-D", str(data), "-U", "arbiter", "--auth=trust", "--no-sync"],
            capture_output=True, text=True, cwd=folder,
        )  # fmt: skip
        if made.returncode:
            pytest.skip(f"PostgreSQL cannot make a database: {made.stderr[-200:]}")
        port = free_port()
        command = [*as_user, server, "-D", str(data), "-p", str(port), "-k", folder, "-h", "127.0.0.1"]
        with (Path(folder) / "log.txt").open("w") as log:
            running = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
        try:
            wait_for(port, running)
            yield f"postgresql://arbiter@127.0.0.1:{port}/postgres"
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(20)


def wait_for(port: int, running: subprocess.Popen[bytes]) -> None:
    """Until the database takes connections."""
    import psycopg

    while running.poll() is None:
        try:
            psycopg.connect(f"host=127.0.0.1 port={port} user=arbiter dbname=postgres", connect_timeout=5).close()
            return
        except psycopg.OperationalError:
            continue
    pytest.skip("PostgreSQL does not start")
