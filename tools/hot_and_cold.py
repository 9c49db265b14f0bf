"""Games between random legal decks of published cards, each played twice: with all cells on, and with nothing kept.

`python tools/hot_and_cold.py fftcg --games 1000 --first 200000 --jobs 2` plays the games of that many seeds. Every
question with its options, every answer and the hash of the whole state at each question must be the same in both runs,
and nobody's text may fail. What differs is told with its seed and the first question that does, and the seeds that
are done are kept in `--kept FILE`, so that a long run can be stopped and gone on with. Works with the compiled engine
and without, and says which it is. The cards are those of ARBITER_CARDDATA, or of shared/carddata beside the repository.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "tools"))

from same_games import Recorder  # noqa: E402

from arbiter.cards.checking import known_format  # noqa: E402
from arbiter.kernel import perform  # noqa: E402
from arbiter.kernel.hashing import state_hash  # noqa: E402
from arbiter.kernel.running import play_out  # noqa: E402
from tests.properties.support import cool  # noqa: E402
from tests.properties.test_published_games import by_types, legal_match_of  # noqa: E402

FIRST = 200_000  # the seeds of these games are used by no test


def played(game: str, format: str | None, seed: int, cold: bool) -> list[str]:
    lines: list[str] = []
    match = legal_match_of(game, seed, format)
    if cold:
        cool(match)
    play_out(match, [Recorder(2 * seed, lines), Recorder(2 * seed + 1, lines)])
    lines.append(f"over: {match.state.winner} {match.state.why_over} {state_hash(match.state)}")
    return lines


def compared(job: tuple[str, str | None, int]) -> tuple[int, int, str]:
    """The seed, how many questions were asked, and what is wrong."""
    game, format, seed = job
    try:
        hot, cold = played(game, format, seed, False), played(game, format, seed, True)
    except Exception:  # whatever a text does to the engine belongs into the report
        return seed, 0, traceback.format_exc()
    if hot == cold:
        return seed, len(hot), ""
    at = next((i for i, (a, b) in enumerate(zip(hot, cold, strict=False)) if a != b), min(len(hot), len(cold)))
    return seed, len(hot), f"question {at}: hot {hot[at : at + 1]}, cold {cold[at : at + 1]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("fftcg", "caster", "fow", "fow5"))
    parser.add_argument("--format", help="the format or variant (the game's usual one)")
    parser.add_argument("--games", type=int, default=100, help="so many seeds (100)")
    parser.add_argument("--first", type=int, default=FIRST, help=f"the first of them ({FIRST})")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    parser.add_argument("--kept", type=Path, help="a file that keeps which seeds are done")
    given = parser.parse_args()
    known_format(given.game, given.format)
    done = set(map(int, given.kept.read_text().split())) if given.kept and given.kept.exists() else set()
    seeds = [seed for seed in range(given.first, given.first + given.games) if seed not in done]
    by_types(given.game)  # the cards are read once, before the processes begin
    began, questions, wrong = time.monotonic(), 0, 0
    with get_context("fork").Pool(given.jobs) as pool:
        jobs = pool.imap_unordered(compared, [(given.game, given.format, seed) for seed in seeds])
        for number, (seed, asked, problem) in enumerate(jobs, 1):
            questions += asked
            wrong += bool(problem)
            if problem:
                print(f"{given.game} {seed}: {problem}", flush=True)
            elif given.kept:
                with given.kept.open("a") as file:
                    file.write(f"{seed}\n")
            if number % 25 == 0 or number == len(seeds):
                print(f"{number} of {len(seeds)} games, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    engine = "compiled" if not str(perform.__file__).endswith(".py") else "pure Python"
    end = given.first + given.games - 1
    what = f"{given.game} {given.format}" if given.format else given.game
    print(
        f"{what}: {len(seeds) - wrong} of {len(seeds)} games the same hot and cold, {questions} questions, "
        f"seeds {given.first} to {end}, {len(done)} of them done before, {engine}"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
