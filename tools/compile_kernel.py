"""Compile the kernel, the games' rule chapters and the bots with mypyc, in place.

Optional: the same source runs interpreted and gives the same hashes; compiled it is several times faster.
`python tools/compile_kernel.py` builds extension modules beside the sources, `--clean` removes them again, `--check`
only looks whether they can be built: mypyc reads all modules at once, and must know the type of every name that
modules which import each other share before it has gone through them.
A C compiler and the packages of requirements-dev.lock are needed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from compiling.building import Failed, build_in_place, check, clean

SOURCE = Path(__file__).resolve().parent.parent / "src"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules and run interpreted again")
    parser.add_argument("--check", action="store_true", help="only look whether they can be compiled")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the source folder (default: src)")
    parser.add_argument("--jobs", type=int, help="C files compiled at a time (default: one a processor core)")
    given = parser.parse_args()
    try:
        if given.clean:
            print(f"removed {clean(given.source)} compiled modules; the engine runs interpreted")
        elif given.check:
            print(f"{check(given.source)} modules can be compiled")
        else:
            build_in_place(given.source, given.jobs)
            print("done: the engine runs compiled; --clean undoes it")
    except Failed as error:
        print(f"not compiled: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
