"""Compile the kernel and the games' rule chapters with mypyc, in place.

Optional: the same source runs interpreted and gives the same hashes; compiled it is several times faster.
`python tools/compile_kernel.py` builds extension modules beside the sources, `--clean` removes them again, `--check`
only looks whether they can be built: mypyc reads all modules at once, and must know the type of every name that
modules which import each other share before it has gone through them.
A C compiler and the packages of requirements-dev.lock are needed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
OPTIONS = ("--strict", "--follow-imports=silent")
# Chapters that read card text stay interpreted: they run once per card, not once per move; so do a game's look and the
# bots' weights, which are data.
LEFT_OUT = {"faces.py", "game.py", "vocabulary.py", "deckbuilding.py", "terminal.py", "weights.py", "__init__.py"}


def modules(source: Path) -> list[str]:
    """The modules to compile, relative to the source folder."""
    found = sorted((source / "arbiter" / "script").glob("*.py")) + sorted((source / "arbiter" / "kernel").rglob("*.py"))
    found.append(source / "arbiter" / "text" / "draft.py")  # its nodes derive from the script's
    found.append(source / "arbiter" / "bots" / "chance.py")  # the measure of speed
    for game in sorted((source / "arbiter" / "games").iterdir()):
        if (game / "game.py").exists():
            found += [path for path in sorted(game.glob("*.py")) if path.name not in LEFT_OUT]
    return [str(path.relative_to(source)) for path in found]


def clean(source: Path) -> int:
    """Remove every compiled module."""
    count = 0
    for pattern in ("arbiter/**/*.so", "*.so", "arbiter/**/*.pyd", "*.pyd"):
        for path in source.glob(pattern):
            path.unlink()
            count += 1
    return count


def build(source: Path) -> int:
    work = ROOT / "build" / "compiled"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    script = work / "setup.py"
    script.write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"files = {modules(source)!r}\n"
        f"options = [*{OPTIONS!r}, *files]\n"
        "setup(name='arbiter-compiled', ext_modules=mypycify(options, opt_level='3', debug_level='0'))\n",
        encoding="utf-8",
    )
    command = [sys.executable, str(script), "-q", "build_ext", "--inplace", "--build-temp", str(work / "temp")]
    environment = {**os.environ, "MYPYPATH": str(source)}
    with (work / "log.txt").open("w", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=source, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    shutil.rmtree(source / "build", ignore_errors=True)
    return done.returncode


def check(source: Path) -> int:
    """Type-check the modules as the compiler does, without compiling anything."""
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen.emitmodule import parse_and_typecheck
    from mypyc.options import CompilerOptions

    os.chdir(source)
    os.environ["MYPYPATH"] = str(source)
    files, compiling = FileSystemCache(), CompilerOptions()
    sources, _, options = get_mypy_config([*OPTIONS, *modules(source)], None, compiling, files)
    try:
        parse_and_typecheck(sources, options, compiling, construct_groups(sources, False, False, None), files)
    except CompileError as error:
        print("\n".join(error.messages), file=sys.stderr)
        print("these names need a type where they are set: mypyc cannot find it out", file=sys.stderr)
        return 1
    print(f"{len(sources)} modules can be compiled")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules and run interpreted again")
    parser.add_argument("--check", action="store_true", help="only look whether they can be compiled")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the source folder (default: src)")
    given = parser.parse_args()
    if given.check:
        return check(given.source)
    removed = clean(given.source)
    if given.clean:
        print(f"removed {removed} compiled modules; the engine runs interpreted")
        return 0
    print(f"compiling {len(modules(given.source))} modules; this takes a few minutes", flush=True)
    code = build(given.source)
    if code:
        clean(given.source)
        print(f"compiling failed; see {ROOT / 'build' / 'compiled' / 'log.txt'}", file=sys.stderr)
        return 1
    print("done: the engine runs compiled; --clean undoes it")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
