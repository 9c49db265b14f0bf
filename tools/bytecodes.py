"""How much work a decision is: the bytecodes that random play executes, counted.

`python tools/bytecodes.py [GAME …] [--games 6] [--top 30]` plays some games of the bench between different pairs of our
decks and counts every bytecode, so that no other load on the computer changes the figure; the same tree gives the same
figure again. `--top` tells which functions they are executed in, by themselves and with what they call, and how often
each is called a decision. What the interpreter does in C (sorting, looking up, making objects) is not counted: a sample
of the compiled engine (`perf record`) shows that. Only the interpreted engine can be counted.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import cycle, islice
from types import CodeType, FrameType

import arbiter.kernel.game
from arbiter.cards.pool import shared
from arbiter.games.registry import entry
from arbiter.kernel.dealing import Deal
from arbiter.kernel.running import play_out
from arbiter.lab.bench import start
from arbiter.lab.decks import built_in_decks, pairings

GAMES = ("fftcg", "caster", "fow", "fow5", "gateruler")


class Count:
    """Bytecodes by the function that they belong to, and by all that it has called."""

    def __init__(self) -> None:
        self.total = 0
        self.own: Counter[CodeType] = Counter()
        self.within: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()
        self.running: list[tuple[CodeType, int]] = []
        self.depth: Counter[CodeType] = Counter()  # what calls itself is counted once

    def enter(self, frame: FrameType, event: str, argument: object) -> object:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        code = frame.f_code
        self.calls[code] += 1
        self.depth[code] += 1
        self.running.append((code, self.total))
        return self.step

    def step(self, frame: FrameType, event: str, argument: object) -> object:
        if event == "opcode":
            self.total += 1
            self.own[frame.f_code] += 1
        elif event == "return":
            code, before = self.running.pop()
            self.depth[code] -= 1
            if not self.depth[code]:
                self.within[code] += self.total - before
        return self.step


def count(key: str, games: int) -> tuple[Count, int]:
    """What so many games came to, and how many decisions they had."""
    pool = shared(key)
    pairs = pairings(built_in_decks(key))
    some = pairs[:: max(1, len(pairs) // games)]
    deals = [Deal(entry(key).rules, [a.piles(pool), b.piles(pool)]) for a, b in some]
    warm = start(deals[0], 0)
    play_out(warm, warm.agents)  # what is found once for a card or a deck is no part of it
    found = Count()
    decisions = 0
    for seed, deal in enumerate(islice(cycle(deals), games), 1):
        game = start(deal, seed)
        sys.settrace(found.enter)  # type: ignore[arg-type]
        try:
            play_out(game, game.agents)
        finally:
            sys.settrace(None)
        found.running.clear()
        found.depth.clear()
        decisions += game.questions
    return found, decisions


def name_of(code: CodeType) -> str:
    return f"{code.co_filename.rpartition('arbiter/')[2]}: {code.co_qualname}"


def tell(found: Count, decisions: int, top: int) -> None:
    for title, by in (("by themselves", found.own), ("with what they call", found.within)):
        print(f"  {title}: own %, with calls %, calls a decision")
        for code, _ in by.most_common(top):
            own, within = 100 * found.own[code] / found.total, 100 * found.within[code] / found.total
            print(f"  {own:7.1f} {within:7.1f} {found.calls[code] / decisions:9.2f}  {name_of(code)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help=f"a game ({', '.join(GAMES)}); all of them if none is named")
    parser.add_argument("--games", type=int, default=6, help="so many games of each (6)")
    parser.add_argument("--top", type=int, default=0, help="tell so many functions")
    given = parser.parse_args()
    if not str(arbiter.kernel.game.__file__).endswith(".py"):
        parser.error("the engine is compiled, and executes no bytecodes: tools/compile_kernel.py --clean")
    unknown = [key for key in given.game if key not in GAMES]
    if unknown or given.games < 1:
        parser.error(f"no such game: {', '.join(unknown)}" if unknown else "at least one game is needed")
    for key in given.game or GAMES:
        found, decisions = count(key, given.games)
        print(f"{key}: {found.total / decisions:.0f} bytecodes a decision ({decisions} decisions)", flush=True)
        if given.top:
            tell(found, decisions, given.top)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
