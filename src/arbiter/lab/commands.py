"""`arbiter bench` and `arbiter sim`: the command lines, and nothing that is slow to import."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence


def positive(word: str) -> float:
    value = float(word)
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{word} is not a positive number of seconds")
    return value


def bench_main(argv: Sequence[str]) -> int:
    """Runs the command on what follows `arbiter bench`; the exit code, 2 for what the caller can mend."""
    parser = argparse.ArgumentParser(
        prog="arbiter bench",
        description="How fast random play is on one core, beside python-chess's random play in the same run.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (default: all playable ones)")
    parser.add_argument("--seconds", type=positive, default=10.0, metavar="S", help="for each game (default 10)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args(argv)
    from arbiter.games.registry import PLAYABLE
    from arbiter.kernel.errors import ArbiterError
    from arbiter.lab.bench import as_json, as_text, bench

    try:
        speeds = {key: bench(key, wanted.seconds) for key in wanted.games or PLAYABLE}
    except ArbiterError as error:
        print(f"arbiter bench: {error}", file=sys.stderr)
        return 2
    print(json.dumps(as_json(speeds), indent=2) if wanted.json else as_text(speeds))
    return 0
