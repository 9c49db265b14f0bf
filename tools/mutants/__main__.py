"""`make mutants GAME=fftcg N=60 SEED=1`: how many random breaks of a game's rule chapters do its own tests see?

Breaks that change nothing a ruling could see are listed in equivalent.toml with the reason, and not counted.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from random import Random

from tools.mutants.breaking import Break, draw_from
from tools.mutants.running import Outcome, Workshop, workshops

ROOT = Path(__file__).resolve().parents[2]
KNOWN = Path(__file__).with_name("equivalent.toml")

Identity = tuple[str, str, str, str]


def identity(broken: Break) -> Identity:
    """A break by what it is, wherever its line has moved."""
    return broken.path.rpartition("games/")[2], broken.inside, " ".join(broken.was.split()), broken.becomes_in_one_line


def equivalents() -> dict[Identity, str]:
    """Listed breaks and the reason why no ruling sees them."""
    rows = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("equivalent", [])
    return {(row["file"], row["inside"], row["was"], row["becomes"]): row["reason"] for row in rows}


def sample(game: str, count: int, seed: int, within: str) -> list[Break]:
    """So many breaks of the game's chapters, or of the functions that are meant."""
    every = [each for each in draw_from(ROOT, game) if re.search(within, f"{each.path}:{each.inside}")]
    return Random(seed).sample(every, min(count, len(every)))


def try_all(game: str, breaks: list[Break], jobs: int, limit: float, tell: Callable[[str], None]) -> list[Outcome]:
    """Every break in a copy of its own, so many at a time."""
    with workshops(ROOT, game, min(jobs, max(1, len(breaks)))) as places:
        free: Queue[Workshop] = Queue()
        start = time.monotonic()
        with ThreadPoolExecutor(len(places)) as pool:
            reaching = places[0].check(limit)
            for place in places:
                free.put(place)
            tell(f"the tests of {game} pass on the whole source ({time.monotonic() - start:.0f} s)")

            def one(broken: Break) -> Outcome:
                place = free.get()
                try:
                    outcome = place.try_out(broken, reaching, limit)
                finally:
                    free.put(place)
                word = "seen    " if outcome.seen else "SURVIVED"
                tell(f"{word} {broken.path}:{broken.line} {broken.inside}: {broken.change}  ({outcome.by})")
                return outcome

            return list(pool.map(one, breaks))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("-n", "--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=240.0, help="seconds for the tests of one break")
    parser.add_argument("--within", default="", help="only breaks whose 'path:function' this expression fits")
    parser.add_argument("--least", type=float, default=0.0, help="fail below this share of breaks seen, in percent")
    parser.add_argument("--json", action="store_true", help="the result as JSON on the standard output")
    chosen = parser.parse_args()

    known = equivalents()
    drawn = sample(chosen.game, chosen.count, chosen.seed, chosen.within)
    aside = [each for each in drawn if identity(each) in known]
    breaks = [each for each in drawn if identity(each) not in known]
    told = [0]

    def tell(line: str) -> None:
        told[0] += 1
        print(f"[{told[0] - 1}/{len(breaks)}] {line}", file=sys.stderr, flush=True)

    outcomes = try_all(chosen.game, breaks, chosen.jobs, chosen.limit, tell)
    left = [outcome.broken for outcome in outcomes if not outcome.seen]
    share = 100 * (len(outcomes) - len(left)) / len(outcomes) if outcomes else 100.0
    if chosen.json:
        json.dump(
            {
                "game": chosen.game,
                "seed": chosen.seed,
                "tried": len(outcomes),
                "seen": len(outcomes) - len(left),
                "equivalent": [{**row(each), "reason": known[identity(each)]} for each in aside],
                "survived": [row(each) for each in left],
            },
            sys.stdout,
            indent=2,
        )
        print()
    else:
        print(f"{chosen.game}: {len(outcomes) - len(left)} of {len(outcomes)} breaks were seen ({share:.0f}%);")
        print(f"{len(aside)} more that were drawn are listed as equivalent.")
        for each in left:
            print(f"survived: {each.path}:{each.line} {each.inside}: {each.change}")
    return int(share < chosen.least)


def row(broken: Break) -> dict[str, object]:
    return {
        "file": broken.path,
        "line": broken.line,
        "inside": broken.inside,
        "was": " ".join(broken.was.split()),
        "becomes": broken.becomes_in_one_line,
    }


if __name__ == "__main__":
    sys.exit(main())
