"""Running a game's tests against broken rule code, in copies of the source: nothing of the repository is touched."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.breaking import Break

COPIED = ("src", "tests", "tools", "docs", "examples")
FILES = ("pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md")
NUMBER = re.compile(r"\d+[.-][\w./-]*\d\w*")  # the numbers of rules, in all the documents' ways


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
        tests = sorted((folder / "tests" / "games" / game).glob("test_*.py"))
        self.tests = {path: path.read_text(encoding="utf-8") for path in tests}

    def check(self, limit: float) -> None:
        """The tests pass on what is whole; this also compiles everything once."""
        code, last = self.run(list(self.tests), limit, compiling=True)
        if code != 0:
            raise SystemExit(f"the tests of {self.game} do not pass on the whole source:\n{last}")

    def try_out(self, broken: Break, limit: float) -> Outcome:
        path = self.folder / broken.path
        source = path.read_text(encoding="utf-8")
        times = path.stat()
        path.write_text(broken.apply(source), encoding="utf-8")
        try:
            code, last = self.run(self.nearest_first(broken, source), limit)
        except subprocess.TimeoutExpired:
            return Outcome(broken, True, "the time limit")
        finally:
            path.write_text(source, encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        return Outcome(broken, code != 0, "" if code == 0 else last)

    def nearest_first(self, broken: Break, source: str) -> list[Path]:
        """Test files that cite the numbers around the break come first, so that most breaks are seen soon."""
        lines = source.splitlines()
        near = " ".join(lines[max(0, broken.line - 25) : broken.line + 12])
        numbers = set(NUMBER.findall(near))
        name = broken.inside.rpartition(".")[2].strip("_")
        return sorted(
            self.tests,
            key=lambda path: (
                -sum(f'"{number}"' in self.tests[path] for number in numbers)
                - 3 * bool(name and name in self.tests[path])
            ),
        )

    def run(self, tests: list[Path], limit: float, compiling: bool = False) -> tuple[int, str]:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--tb=no", "-m", "not soak"]
        command += ["-p", "no:cacheprovider", *(str(path) for path in tests)]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        if not compiling:
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
