"""How the win rate of the bot that thinks grows with its time and with how many turns it plays on: a table and a plot.

`python tools/growth.py fow --seconds 0.05,0.1,0.2 --horizons 1,2,5 --games 20 --plot growth.svg` lets it play against
`greedy-1` between our decks, each game twice with the seats changed. Seconds are of the processor, so that other work
beside it changes little; compile the kernel first (tools/compile_kernel.py). `--playouts 10` tells instead how many
playouts it makes in a second, by greedy players to the end of the next turn, measured over so many seconds of thought.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

from arbiter.bots.budgets import Budget
from arbiter.bots.registry import make_bot
from arbiter.bots.search import SearchBot
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.running import play_out
from arbiter.lab.decks import built_in_decks, pairings
from arbiter.lab.sim import Tally, laid_out

WIDTH, HEIGHT, EDGE = 460, 260, 46
PLAYOUTS, NEXT_TURN = 60, 2  # for each answer; until the turn after the next begins
COLOURS = ("#1b7f6b", "#b8431f", "#6d4a12", "#4a5fa5", "#7a3f8f", "#555555")


def measured(game: str, seconds: float, horizon: int, games: int, seed: int) -> Tally:
    pairs = pairings(built_in_decks(game), True)
    tally = Tally()
    for number in range(games):
        at = seed + number // 2
        played = laid_out(game, pairs[(number // 2) % len(pairs)], "").game(at)
        seat = number % 2
        bots: list[Agent | None] = [
            SearchBot(2 * at, Budget(seconds=seconds), horizon),
            make_bot("greedy-1", 2 * at + 1),
        ]
        play_out(played, bots if seat == 0 else bots[::-1], branching=True)
        tally.games += 1
        tally.wins += played.state.winner == seat
    return tally


def playouts_per_second(game: str, seconds: float, seed: int) -> float:
    """Over the questions of whole games in which both players think."""
    pairs = pairings(built_in_decks(game), True)
    spent, made = 0.0, 0

    def timed(bot: SearchBot) -> Agent:
        def answer(game: Game, decision: Decision) -> Answer:
            nonlocal spent, made
            begun, before = process_time(), bot.playouts
            given = bot(game, decision)
            if bot.playouts > before:
                spent += process_time() - begun
                made += bot.playouts - before
            return given

        return answer

    while spent < seconds:
        played = laid_out(game, pairs[seed % len(pairs)], "").game(seed)
        bots = [timed(SearchBot(2 * seed + seat, Budget(playouts=PLAYOUTS), NEXT_TURN)) for seat in (0, 1)]
        play_out(played, list(bots), branching=True)
        seed += 1
    return made / spent


def plot(found: dict[int, dict[float, Tally]]) -> str:
    """Time from left to right, a line for each horizon, with the 95% intervals."""
    times = sorted({time for row in found.values() for time in row})

    def x(time: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * (times.index(time) / max(1, len(times) - 1))

    def y(rate: float) -> float:
        return EDGE / 2 + (HEIGHT - 1.5 * EDGE) * (1 - rate)

    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    rows = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">']
    for rate in (0.0, 0.25, 0.5, 0.75, 1.0):
        rows.append(f'<path d="M{EDGE} {y(rate):.1f}H{WIDTH - EDGE}" stroke="#cccccc"/>')
        rows.append(f'<text x="{EDGE - 34}" y="{y(rate) + 4:.1f}">{rate:.0%}</text>')
    rows += [f'<text x="{x(time) - 10:.1f}" y="{HEIGHT - 22}">{time:g} s</text>' for time in times]
    for number, (horizon, row) in enumerate(sorted(found.items())):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{x(time):.1f},{y(tally.rate):.1f}" for time, tally in sorted(row.items()))
        rows.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for time, tally in row.items():
            low, high = tally.interval()
            rows.append(f'<path d="M{x(time):.1f} {y(low):.1f}V{y(high):.1f}" stroke="{colour}" opacity="0.5"/>')
        word = "1 turn" if horizon == 1 else f"{horizon} turns"
        rows.append(f'<text x="{EDGE + 70 * number}" y="{HEIGHT - 6}" fill="{colour}">{word}</text>')
    return "\n".join([*rows, "</svg>", ""])


def numbers(word: str) -> list[float]:
    return [float(each) for each in word.split(",")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=numbers, default=[0.05, 0.1, 0.2])
    parser.add_argument("--horizons", type=numbers, default=[1, 2, 5])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--plot", type=Path, help="where to write the picture (SVG)")
    parser.add_argument("--playouts", type=float, metavar="SECONDS", help="only tell how many there are in a second")
    given = parser.parse_args()
    if given.playouts:
        print(f"{playouts_per_second(given.game, given.playouts, given.seed):.0f} playouts a second")
        return 0
    found: dict[int, dict[float, Tally]] = {}
    for horizon in map(int, given.horizons):
        for seconds in given.seconds:
            tally = measured(given.game, seconds, horizon, given.games, given.seed)
            found.setdefault(horizon, {})[seconds] = tally
            low, high = tally.interval()
            print(
                f"{horizon:>3} turns {seconds:>6g} s  {tally.rate:>4.0%} of {tally.games} ({low:.0%} to {high:.0%})",
                flush=True,
            )
    if given.plot is not None:
        given.plot.write_text(plot(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
