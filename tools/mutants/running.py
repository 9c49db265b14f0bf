"""Running a game's tests against broken rule code, in copies of the source: nothing of the repository is touched.

A break inside a function is tried in a fork of a process that has collected the tests (`forking`); what is reached
while modules are made, and what cannot be exchanged in a living process, in a process of its own that reads the broken
source.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.breaking import Break
from tools.mutants.forking import NOT_SWAPPED, PASSED, request
from tools.mutants.reaching import CONFIGURATION, Reaching

COPIED = ("src", "tests", "tools", "docs", "examples")
FILES = ("pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md")


@dataclass(frozen=True)
class Outcome:
    """What became of one break."""

    broken: Break
    seen: bool
    by: str  # the test that noticed it, or how


class Workshop:
    """A copy of the source in which one thing at a time is broken."""

    def __init__(self, folder: Path, root: Path, game: str) -> None:
        self.folder = folder
        self.root = root
        self.game = game
        self.collected: Collected | None = None
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, symlinks=True)
        for name in FILES:
            if (root / name).is_file():
                shutil.copy2(root / name, folder / name)

    def check(self, limit: float) -> Reaching:
        """The tests pass on what is whole, and which lines each of them reaches: both are kept for the same source."""
        kept = self.root / "build" / "mutants" / f"{self.game}-{self.mark()}.reached"
        if not kept.exists():
            data, settings = self.folder / "reached", self.folder / "reaching.cfg"
            settings.write_text(CONFIGURATION.format(game=self.game, data=data), encoding="utf-8")
            through = ["coverage", "run", f"--rcfile={settings}", "-m"]
            code, last = self.run([f"tests/games/{self.game}"], 10 * limit, through)
            if code != 0:
                raise SystemExit(f"the tests of {self.game} do not pass on the whole source:\n{last}")
            kept.parent.mkdir(parents=True, exist_ok=True)
            for old in kept.parent.glob(f"{self.game}-*.reached"):
                old.unlink()
            shutil.copy2(data, kept)
        return Reaching(self.folder, kept)

    def mark(self) -> str:
        """The source, the game's tests and what they share, as one number."""
        read = hashlib.sha256(sys.version.encode())
        games = self.folder / "tests" / "games"
        for path in sorted(path for name in ("src", "tests") for path in (self.folder / name).rglob("*")):
            if path.suffix in {".pyc", ".so"} or not path.is_file():
                continue
            if path.is_relative_to(games) and path.parent != games and not path.is_relative_to(games / self.game):
                continue
            read.update(path.relative_to(self.folder).as_posix().encode() + b"\0" + path.read_bytes())
        return read.hexdigest()[:16]

    def try_out(self, broken: Break, reaching: Reaching, limit: float) -> Outcome:
        tests = reaching.tests(broken)
        if not tests:
            return Outcome(broken, False, "no test reaches it")
        if not reaching.while_modules_are_made(broken):
            outcome = self.in_a_fork(broken, tests, limit)
            if outcome is not None:
                return outcome
        return self.afresh(broken, tests, limit)

    def in_a_fork(self, broken: Break, tests: list[str], limit: float) -> Outcome | None:
        """Nothing where the break cannot be put into functions that live."""
        if self.collected is None:
            self.collected = Collected(self.folder, self.game)
        word = self.collected.ask(request(broken, tests, limit))
        return None if word == NOT_SWAPPED else Outcome(broken, word != PASSED, word)

    def afresh(self, broken: Break, tests: list[str], limit: float) -> Outcome:
        path = self.folder / broken.path
        source = path.read_text(encoding="utf-8")
        times = path.stat()
        path.write_text(broken.apply(source), encoding="utf-8")
        try:
            code, last = self.run(tests, 2 * limit)
            if code == 0:  # a test that reads a table and calls nothing reaches no line, and is among none of those
                code, last = self.run([f"tests/games/{self.game}"], 2 * limit)
        except subprocess.TimeoutExpired:
            return Outcome(broken, True, "the time limit")
        finally:
            path.write_text(source, encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        return Outcome(broken, code != 0, PASSED if code == 0 else last)

    def close(self) -> None:
        if self.collected is not None:
            self.collected.close()

    def run(self, tests: list[str], limit: float, through: list[str] | None = None) -> tuple[int, str]:
        named = self.folder / "tests.args"  # thousands of names are too long for a command
        named.write_text("\n".join(tests), encoding="utf-8")
        command = [sys.executable, "-m", *(through or []), "pytest", "-q", "-x", "--no-header", "--tb=no"]
        command += ["-m", "not soak", "-p", "no:cacheprovider", f"@{named}"]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        if through is None:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"  # what is broken is read anew, all else as it was compiled
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=limit, check=False
        )
        said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return done.returncode, said[0] if said else done.stdout[-600:] + done.stderr[-600:]


class Collected:
    """A process that has collected the tests of a workshop, and tries breaks in forks of itself."""

    def __init__(self, folder: Path, game: str) -> None:
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-m", "tools.mutants.forking", game, str(theirs.fileno())]
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        theirs.close()
        self.line = ours
        self.answers = ours.makefile("r")

    def ask(self, asked: str) -> str:
        self.line.sendall(asked.encode())
        answer = self.answers.readline()
        if not answer:
            raise RuntimeError("the process that has collected the tests has ended")
        return str(json.loads(answer))

    def close(self) -> None:
        self.line.shutdown(socket.SHUT_RDWR)
        self.process.wait()
        self.answers.close()
        self.line.close()


@contextmanager
def workshops(root: Path, game: str, count: int) -> Iterator[list[Workshop]]:
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        places = [Workshop(Path(folder) / str(i), root, game) for i in range(count)]
        try:
            yield places
        finally:
            for place in places:
                place.close()
