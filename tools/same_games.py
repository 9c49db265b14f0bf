"""Are whole games still the same? Random games are recorded before a change of the engine and compared after it.

`python tools/same_games.py record FILE` plays them and writes, for every question, what was asked, the options that
were offered, the answer, and the hash of the whole state; `compare FILE` plays them again and names the first question
at which a game went another way. The games run straight through, so that everything the engine keeps between questions
is in use; `--cold` plays them with nothing kept, `--no-hints` without what rulesets have for speed only. Games between
decks of published cards are played where such cards are at hand (ARBITER_CARDDATA, or shared/carddata beside the
repository).
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Callable, Iterator
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from _pytest.outcomes import Skipped  # noqa: E402

from arbiter.bots.chance import RandomBot  # noqa: E402
from arbiter.kernel.decisions import Answer, Decision  # noqa: E402
from arbiter.kernel.game import Game  # noqa: E402
from arbiter.kernel.hashing import state_hash  # noqa: E402
from arbiter.kernel.running import play_out  # noqa: E402
from tests.properties.support import GAMES, beginning, cool, options, without_hints  # noqa: E402
from tests.properties.test_published_games import GAMES as PUBLISHED  # noqa: E402
from tests.properties.test_published_games import match_of  # noqa: E402

FIRST = 70_000  # the seeds of these games are used by no test


class Recorder:
    """A random player who writes down every question, its answer and the state it was asked in."""

    def __init__(self, seed: int, lines: list[str]) -> None:
        self.bot = RandomBot(seed)
        self.lines = lines

    def __call__(self, game: Game, decision: Decision) -> Answer:
        answer = self.bot(game, decision)
        asked = (decision.kind, decision.why, decision.player, decision.bounds(), options(decision))
        told = blake2b(repr(asked).encode(), digest_size=6).hexdigest()
        self.lines.append(f"{decision.kind}/{decision.why} {told} {answer} {state_hash(game.state)[:12]}")
        return answer


def labels(count: int, published: int, only: list[str]) -> Iterator[tuple[str, str, int]]:
    """The kind of game, the game and the seed. Of a game with several formats each has so many games."""
    for game in GAMES:
        if not only or game in only:
            for seed in range(count * (2 if game == "fow5" else 1)):
                yield "ours", game, FIRST + seed
    for game in PUBLISHED:
        if not only or game in only:
            for seed in range(published):
                yield "published", game, FIRST + seed


def start(kind: str, game: str, seed: int) -> Game:
    return beginning(game, seed)() if kind == "ours" else match_of(game, seed)


COLD = False  # nothing is kept between questions
PLAIN = False  # the rulesets are without what is there for speed only


def played(label: tuple[str, str, int]) -> tuple[str, list[str]]:
    kind, name, seed = label
    lines: list[str] = []
    try:
        game = start(kind, name, seed)
    except Skipped:
        return f"{kind} {name} {seed}", ["no published cards at hand"]
    if COLD:
        cool(game)
    if PLAIN:
        without_hints(game)
    try:
        play_out(game, [Recorder(2 * seed, lines), Recorder(2 * seed + 1, lines)])
    except Exception:  # an engine that fails plays another game, and the others still say something
        return f"{kind} {name} {seed}", [*lines, traceback.format_exc()]
    lines.append(f"over: {game.state.winner} {game.state.why_over} {state_hash(game.state)[:12]}")
    return f"{kind} {name} {seed}", lines


def play_all(wanted: list[tuple[str, str, int]], jobs: int, tell: Callable[[str, list[str]], None]) -> None:
    with get_context("fork").Pool(jobs) as pool:
        for number, (label, lines) in enumerate(pool.imap(played, wanted, chunksize=4), 1):
            tell(label, lines)
            if sys.stderr.isatty() or number % 50 == 0 or number == len(wanted):
                print(f"\r{number} of {len(wanted)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def record(path: Path, wanted: list[tuple[str, str, int]], jobs: int) -> int:
    kept: dict[str, list[str]] = {}
    play_all(wanted, jobs, kept.__setitem__)
    path.write_text(json.dumps(kept), encoding="utf-8")
    print(f"{len(kept)} games, {sum(map(len, kept.values()))} lines written to {path}")
    return 0


def compare(path: Path, wanted: list[tuple[str, str, int]], jobs: int) -> int:
    kept: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    wanted = [each for each in wanted if "{} {} {}".format(*each) in kept]
    wrong: list[str] = []
    alike: list[str] = []

    def tell(label: str, lines: list[str]) -> None:
        if lines == kept[label]:
            return
        if asked(lines) == asked(kept[label]):
            apart = sum(a != b for a, b in zip(lines, kept[label], strict=True))
            alike.append(label)
            print(f"{label}: the same questions and answers; another hash at {apart} of {len(lines)}", flush=True)
            return
        at = next((i for i, (a, b) in enumerate(zip(lines, kept[label], strict=False)) if a != b), -1)
        before, now = (kept[label][at], lines[at]) if at >= 0 else (len(kept[label]), len(lines))
        wrong.append(label)
        print(f"{label}: question {at} of {len(kept[label])}\n  before {before}\n  now    {now}", flush=True)

    play_all(wanted, jobs, tell)
    same = len(wanted) - len(wrong)
    print(f"{same} of {len(wanted)} games have the same questions and answers, {same - len(alike)} the same hashes too")
    return 1 if wrong or alike or not wanted else 0


def asked(lines: list[str]) -> list[str]:
    """The questions, options and answers without the hashes of the state."""
    return [line.rpartition(" ")[0] for line in lines]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("file", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=40, help="of each game and format, between our decks (40)")
    parser.add_argument("--published", type=int, default=34, help="of each game, between decks of published cards (34)")
    parser.add_argument("--only", action="append", default=[], choices=GAMES, help="this game only")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    parser.add_argument("--cold", action="store_true", help="with nothing kept between questions")
    parser.add_argument("--no-hints", action="store_true", help="without what rulesets have for speed only")
    given = parser.parse_args()
    global COLD, PLAIN
    COLD, PLAIN = given.cold, given.no_hints
    wanted = list(labels(given.games, given.published, given.only))
    return (record if given.what == "record" else compare)(given.file, wanted, given.jobs)


if __name__ == "__main__":
    raise SystemExit(main())
