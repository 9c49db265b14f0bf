"""Running a game's tests against broken rule code, in copies of the source: nothing of the repository is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.breaking import Break
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
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, symlinks=True)
        for name in FILES:
            if (root / name).is_file():
                shutil.copy2(root / name, folder / name)

    def check(self, limit: float) -> Reaching:
        """The tests pass on what is whole, and which lines each of them reaches; this also compiles everything once."""
        data, settings = self.folder / "reached", self.folder / "reaching.cfg"
        settings.write_text(CONFIGURATION.format(game=self.game, data=data), encoding="utf-8")
        through = ["coverage", "run", f"--rcfile={settings}", "-m"]
        code, last = self.run([f"tests/games/{self.game}"], 10 * limit, through)
        if code != 0:
            raise SystemExit(f"the tests of {self.game} do not pass on the whole source:\n{last}")
        return Reaching(self.folder, self.game, data)

    def try_out(self, broken: Break, tests: list[str], limit: float) -> Outcome:
        if not tests:
            return Outcome(broken, False, "no test reaches it")
        path = self.folder / broken.path
        source = path.read_text(encoding="utf-8")
        times = path.stat()
        path.write_text(broken.apply(source), encoding="utf-8")
        try:
            code, last = self.run(tests, limit)
        except subprocess.TimeoutExpired:
            return Outcome(broken, True, "the time limit")
        finally:
            path.write_text(source, encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        return Outcome(broken, code != 0, "every test passes" if code == 0 else last)

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


@contextmanager
def workshops(root: Path, game: str, count: int) -> Iterator[list[Workshop]]:
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        yield [Workshop(Path(folder) / str(i), root, game) for i in range(count)]
