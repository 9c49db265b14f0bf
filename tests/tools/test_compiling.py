"""Which modules are compiled, how the compilation says how far it is, and what it says when it cannot be done."""

import importlib
import io
import os
import pkgutil
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

import arbiter
from tools.compiling import backend, building
from tools.compiling.choice import modules
from tools.compiling.progress import Progress

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"


def write(folder: Path, files: dict[str, str]) -> None:
    """Modules of `arbiter` by their paths."""
    for name, text in files.items():
        path = folder / "arbiter" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def small_tree(folder: Path) -> Path:
    """A source folder that has what the choice looks at."""
    write(
        folder,
        {
            "script/base": "class Thing:\n    pass\n",
            "kernel/index/cells": "def double(number: int) -> int:\n    return 2 * number\n",
            "kernel/errors": "class OurError(Exception):\n    pass\n",
            "bots/chance": "def choose() -> int:\n    return 0\n",
            "games/toy/game": "",
            "games/toy/faces": "",
            "games/toy/turn": "from arbiter.kernel.index.cells import double\n\nANSWER = double(21)\n",
            "games/toy/language/nouns": "",
            "games/registry": "",
            "table/board": "",
        },
    )
    for package in (folder / "arbiter").rglob("*"):
        if package.is_dir():
            (package / "__init__.py").touch()
    (folder / "arbiter" / "__init__.py").touch()
    return folder


def test_whole_packages_and_the_chapters_of_games_are_compiled(tmp_path: Path) -> None:
    assert modules(small_tree(tmp_path)) == [
        "arbiter/bots/chance.py",
        "arbiter/games/toy/turn.py",
        "arbiter/kernel/errors.py",
        "arbiter/kernel/index/cells.py",
        "arbiter/script/base.py",
    ]


def test_classes_that_derive_from_compiled_ones_are_compiled(tmp_path: Path) -> None:
    write(
        small_tree(tmp_path),
        {
            "script/__init__": "from arbiter.script.base import Thing\n",
            "text/draft": "from arbiter import script as sc\n\n\nclass Ref(sc.Thing):\n    pass\n",
            "text/shaping": "from .draft import Ref as Reference\n\n\nclass Picked(Reference):\n    pass\n",
            "text/errors": "from arbiter.kernel.errors import OurError\n\n\nclass BadText(OurError):\n    pass\n",
            "text/free": "from arbiter.script.base import Thing\n\n\nclass Apart:\n    thing: Thing\n",
        },
    )
    text = [name for name in modules(tmp_path) if name.startswith("arbiter/text")]
    assert text == ["arbiter/text/draft.py", "arbiter/text/shaping.py"]


def classes() -> Iterator[type]:
    """Every class of ours, by importing all modules but those that do their work as they are imported."""
    for found in pkgutil.walk_packages(arbiter.__path__, "arbiter."):
        if found.name.endswith("__main__") or ".migrations." in found.name:
            continue
        try:
            module = importlib.import_module(found.name)
        except arbiter.ArbiterError as error:
            if "pip install" in str(error):  # an optional library is missing
                continue
            raise
        for value in list(vars(module).values()):
            if isinstance(value, type) and value.__module__ == found.name:
                yield value


def test_no_interpreted_class_derives_from_a_compiled_one() -> None:
    compiled = {name.removesuffix(".py").replace("/", ".") for name in modules(SOURCE)}
    torn = [
        f"{found.__module__}.{found.__qualname__}"
        for found in classes()
        if found.__module__ not in compiled
        and all(parent is object or parent.__module__.startswith("arbiter.") for parent in found.__mro__)
        and any(parent.__module__ in compiled for parent in found.__mro__)
    ]
    assert not torn


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """Shows what it is set to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def two_phases(stream: io.StringIO) -> None:
    clock = Clock()
    progress = Progress(stream, 2, clock)
    with progress.phase("writing"):
        clock.now += 8
    with progress.phase("compiling", 4) as step:
        for share in (0.4, 0.3, 0.2, 0.1):
            clock.now += 10
            step(share)


def test_progress_without_a_terminal_is_plain_lines() -> None:
    stream = io.StringIO()
    two_phases(stream)
    assert stream.getvalue().splitlines() == [
        "1/2 writing, 0 s",
        "1/2 writing, 8 s",
        "2/2 compiling: 0 of 4 (0%), 8 s",
        "2/2 compiling: 2 of 4 (70%), 28 s",
        "2/2 compiling: 4 of 4 (100%), 48 s",
    ]


def test_progress_on_a_terminal_is_one_line_that_changes() -> None:
    stream = Terminal()
    two_phases(stream)
    first, second, rest = stream.getvalue().split("\n")
    assert first.endswith("\r\x1b[K1/2 writing, 8 s")
    assert "\r\x1b[K2/2 compiling: 3 of 4 (90%), 38 s\r" in second
    assert second.endswith("\r\x1b[K2/2 compiling: 4 of 4 (100%), 48 s")
    assert rest == ""


def test_progress_of_a_phase_that_fails_shows_where_it_stopped() -> None:
    stream = io.StringIO()

    def fail() -> None:
        with Progress(stream, 1, Clock()).phase("compiling", 4) as step:
            step(0.5)
            raise ValueError("no memory")

    with pytest.raises(ValueError, match="no memory"):
        fail()
    assert stream.getvalue().splitlines()[-1] == "1/1 compiling: 1 of 4 (50%), 0 s"


def compile_kernel(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "compile_kernel.py"), *arguments]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, encoding="utf-8", check=False
    )


def test_a_missing_compiler_is_named_at_once(tmp_path: Path) -> None:
    done = compile_kernel("--source", str(small_tree(tmp_path)), CC="/no/such/cc -O2")
    assert done.returncode == 1
    assert done.stderr.startswith("not compiled: no C compiler: '/no/such/cc' is not found. Install one")
    assert "Traceback" not in done.stderr


def test_a_compiled_tree_runs_compiled(tmp_path: Path) -> None:
    source = str(small_tree(tmp_path / "src"))
    done = compile_kernel("--source", source)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "done: the engine runs compiled; --clean undoes it\n"
    phases = [re.sub(r", \d+ s$", "", line) for line in done.stderr.splitlines()]
    assert [line for line in phases if line.startswith("1/3")] == ["1/3 mypyc writes C for 5 modules"] * 2
    [total] = {int(line.split()[-2]) for line in phases if line.startswith("2/3")}
    assert total > 10  # five modules, five that open them, and mypyc's own
    assert phases[-2:] == [
        "3/3 linking extension modules: 0 of 6 (0%)",
        "3/3 linking extension modules: 6 of 6 (100%)",
    ]
    look = "from arbiter.games.toy import turn; print(turn.ANSWER, turn.__file__)"
    answer, file = subprocess.check_output([sys.executable, "-c", look], cwd=source, encoding="utf-8").split()
    assert answer == "42"
    assert file.endswith(sysconfig.get_config_var("EXT_SUFFIX"))
    assert compile_kernel("--clean", "--source", source).stdout.startswith("removed 6 compiled modules")


def test_what_mypyc_cannot_compile_is_shown(tmp_path: Path) -> None:
    write(small_tree(tmp_path), {"kernel/wrong": "def double(number: int) -> str:\n    return number\n"})
    done = compile_kernel("--check", "--source", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("not compiled: mypyc refuses")
    assert "arbiter/kernel/wrong.py:2: error: Incompatible return value type" in done.stderr
    assert "Traceback" not in done.stderr


def test_clean_removes_compiled_modules_only(tmp_path: Path) -> None:
    small_tree(tmp_path)
    sources = sorted(tmp_path.rglob("*.py"))
    for name in ("arbiter__mypyc.so", "arbiter/kernel/errors.cpython-311.so", "arbiter/games/toy/turn.pyd"):
        (tmp_path / name).touch()
    assert building.clean(tmp_path) == 3
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sources


def test_the_environment_asks_for_the_compiled_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv(building.VARIABLE, raising=False)
    assert not building.wanted()
    assert backend.mypyc() == []
    monkeypatch.setenv(building.VARIABLE, "1")
    assert building.wanted()
    [needed] = backend.mypyc()
    assert needed.startswith("mypy")
    monkeypatch.setenv(building.VARIABLE, "yes")
    with pytest.raises(building.CannotCompile, match="'yes': 1 builds the compiled wheel"):
        building.wanted()
