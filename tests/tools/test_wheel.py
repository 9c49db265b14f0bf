"""Wheels are built from the source archive, installed into empty environments, and played with."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tools.compiling.building import VARIABLE
from tools.compiling.choice import modules

ROOT = Path(__file__).resolve().parents[2]
INPUTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
ENDING = sysconfig.get_config_var("EXT_SUFFIX")
# A whole game of each.
PLAY = """
import importlib, json, random, sys
import arbiter
from arbiter.lab.decks import built_in_decks
hashes = {}
for key in sys.argv[1].split(","):
    first, second = [deck.name for deck in built_in_decks(key)][:2]
    match = arbiter.start(key, first, second, seed=7)
    dice = random.Random(1)
    while match.question:
        match.answer(match.sample(dice))
    hashes[key] = match.hash
files = {name: importlib.import_module(name).__file__ for name in sys.argv[2:]}
print(json.dumps([hashes, files]))
"""
GAMES = "fftcg,fow,fow5,caster,gateruler"


def run(*command: str | Path, **environment: str) -> str:
    given = {name: value for name, value in os.environ.items() if name not in (VARIABLE, "PYTHONPATH")}
    done = subprocess.run(
        command, env={**given, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def source_archive(folder: Path) -> Path:
    """Made from a copy of the tree in which compiled modules lie about, as after `make compiled`."""
    tree = folder / "tree"
    left = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", tree / "src", ignore=left)
    shutil.copytree(ROOT / "tools", tree / "tools", ignore=left)
    for name in INPUTS:
        shutil.copy(ROOT / name, tree / name)
    (tree / "src" / "arbiter" / "kernel" / f"stale{ENDING}").touch()
    make = f"import os; os.chdir({str(tree)!r}); from compiling import backend; backend.build_sdist({str(folder)!r})"
    run(sys.executable, "-c", make, PYTHONPATH=str(tree / "tools"))
    [archive] = folder.glob("*.tar.gz")
    return archive


def wheel(archive: Path, folder: Path, **environment: str) -> Path:
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    run(*pip, "--wheel-dir", folder, archive, **environment)
    [made] = folder.glob("*.whl")
    return made


def names(made: Path) -> list[str]:
    with zipfile.ZipFile(made) as opened:
        return opened.namelist()


def play(made: Path, folder: Path, looked_at: list[str]) -> tuple[dict[str, str], dict[str, str]]:
    """Hashes at the end of a game of each, and where the modules asked for were loaded from."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", made)
    # The environment is empty but for us: what plays games needs no other package.
    hashes, files = json.loads(run(python, "-I", "-c", PLAY, GAMES, *looked_at))
    assert all(Path(file).is_relative_to(folder) for file in files.values())
    return hashes, files


def test_the_wheel_is_pure_python(tmp_path: Path) -> None:
    made = wheel(source_archive(tmp_path), tmp_path / "pure")
    assert made.name.endswith("-py3-none-any.whl")
    assert not [name for name in names(made) if name.endswith((".so", ".pyd"))]
    assert "arbiter/kernel/game.py" in names(made)


@pytest.mark.soak
def test_the_compiled_wheel_plays_the_same_games(tmp_path: Path) -> None:
    archive = source_archive(tmp_path)
    pure = wheel(archive, tmp_path / "pure")
    compiled = wheel(archive, tmp_path / "compiled", **{VARIABLE: "1"})
    assert compiled.name.endswith(f"-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}.whl")
    chosen = modules(ROOT / "src")
    made = {name for name in names(compiled) if name.endswith(ENDING)}
    assert made == {name.removesuffix(".py") + ENDING for name in chosen} | {f"arbiter__mypyc{ENDING}"}
    dotted = [name.removesuffix(".py").replace("/", ".") for name in chosen]
    expected, interpreted = play(pure, tmp_path / "one", dotted)
    found, loaded = play(compiled, tmp_path / "two", dotted)
    assert all(file.endswith(".py") for file in interpreted.values())
    assert all(file.endswith(ENDING) for file in loaded.values())
    assert found == expected
