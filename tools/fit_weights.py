"""Fit how the greedy player weighs one thing against another: two that differ a little play each other many times.

`python tools/fit_weights.py fftcg --rounds 120 --seed 1` starts from the game's `measure` in `weights.py`. In a round
every number is made a little larger for one player and smaller for the other, by chance; they play some games between
our decks, each twice with the seats changed; and all numbers move towards the one that won, by as much as it won (the
method that chess engines are tuned by: simultaneous perturbation). At the end the fitted player meets the first greedy
player, `greedy-1`, in games with other seeds. The same seed gives the same numbers; what it prints goes into the game's
`weights.py`.

Small differences drown in the luck of the games. `--one-by-one card,spell` therefore tries these numbers one after the
other, larger and smaller, in the very same games against `greedy-1`, and keeps what wins clearly more of those games
that end otherwise than before.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, replace
from math import exp, log, sqrt
from random import Random

from rich.progress import track

from arbiter.bots.greedy import GreedyBot
from arbiter.bots.habits import FIRST
from arbiter.bots.worth import first_weights_of, weights_of
from arbiter.kernel.running import play_out
from arbiter.lab.decks import built_in_decks, pairings
from arbiter.lab.sim import Tally, laid_out
from arbiter.profile.weights import Measure

NAMES = tuple(each.name for each in fields(Measure))
NUDGE = 0.15  # in the logarithm: how far the two players of a round stand from the middle
STEP = 0.6  # how far a round that one of them wins altogether moves every number, in nudges
FAR = log(6.0)  # no number leaves its first value by more than this
STRIDE = log(1.5)  # one by one: how much larger or smaller a number is tried
CLEARLY = 1.5  # standard errors by which it must be better
CHECKED_FROM = 1_000_000  # seeds of the games in which the result is measured

# Game, seed, the logarithms of one measure and of the other (None: greedy-1).
Job = tuple[str, int, tuple[float, ...], tuple[float, ...] | None]
Each = Callable[[list[Job]], list[float]]  # what the one player of each of these jobs wins
Contest = Callable[[list[Job]], float]  # what the one players of these jobs win in all, two games each


def measured(logs: Iterable[float]) -> Measure:
    return Measure(*(round(exp(value), 3) for value in logs))


def duel(job: Job) -> float:
    """Two games with the same decks and shuffles, seats changed: what the one player won of them."""
    game, seed, one, other = job
    weights, first = weights_of(game), first_weights_of(game)
    assert weights is not None and first is not None
    pairs = pairings(built_in_decks(game), True)
    decks = pairs[(seed * 7) % len(pairs)]
    mine = replace(weights, measure=measured(one))
    theirs = first if other is None else replace(weights, measure=measured(other))
    won = 0.0
    for seat in (0, 1):
        played = laid_out(game, decks, "").game(seed)
        bots = [GreedyBot(2 * seed, mine), GreedyBot(2 * seed + 1, theirs)]
        if other is None:
            bots[1].habits = FIRST
        play_out(played, bots if seat == 0 else bots[::-1])
        winner = played.state.winner
        won += 0.5 if winner < 0 else float(winner == seat)
    return won


def fit(game: str, start: Measure, rounds: int, games: int, seed: int, contest: Contest) -> list[float]:
    """The logarithms of the numbers, the later rounds weighing more lightly."""
    dice = Random(seed)
    first = [log(getattr(Measure(), name)) for name in NAMES]
    found = [log(getattr(start, name)) for name in NAMES]
    for number in track(range(rounds), description=f"fitting {game}"):
        signs = [dice.choice((-1.0, 1.0)) for _ in NAMES]
        up = tuple(value + NUDGE * sign for value, sign in zip(found, signs, strict=True))
        down = tuple(value - NUDGE * sign for value, sign in zip(found, signs, strict=True))
        jobs: list[Job] = [(game, seed + number * games + each, up, down) for each in range(games)]
        ahead = contest(jobs) / games - 1.0  # from -1 to 1
        step = STEP * NUDGE * ahead * 8 / (1 + 3 * number / rounds)
        found = [
            max(low - FAR, min(low + FAR, value + step * sign))
            for value, sign, low in zip(found, signs, first, strict=True)
        ]
    return found


def climb(game: str, start: Measure, names: list[str], games: int, seed: int, each: Each) -> list[float]:
    """The logarithms of the numbers, each of these made larger or smaller as long as that is clearly better."""
    found = [log(getattr(start, name)) for name in NAMES]

    def played(logs: list[float]) -> list[float]:
        return each([(game, seed + number, tuple(logs), None) for number in range(games)])

    before = played(found)
    for name in names:
        for step in (STRIDE, -STRIDE):
            while True:
                tried = [value + step * (known == name) for known, value in zip(NAMES, found, strict=True)]
                after = played(tried)
                better = sum(new > old for new, old in zip(after, before, strict=True))
                worse = sum(new < old for new, old in zip(after, before, strict=True))
                clearly = better - worse > CLEARLY * sqrt(better + worse)
                print(f"# {name} {exp(tried[NAMES.index(name)]):.3g}: {better} games more, {worse} fewer", flush=True)
                if not clearly:
                    break
                found, before = tried, after
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=120)
    parser.add_argument("--games", type=int, default=24, help="pairs of games in a round")
    parser.add_argument("--check", type=int, default=250, help="pairs of games against greedy-1 at the end")
    parser.add_argument("--one-by-one", default="", metavar="NAMES", help="only these numbers, one after the other")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    weights = weights_of(given.game)
    if weights is None:
        parser.error(f"{given.game} has no weights.py")
    with ProcessPoolExecutor(given.jobs) as pool:

        def each(jobs: list[Job]) -> list[float]:
            return list(pool.map(duel, jobs, chunksize=max(1, len(jobs) // 8)))

        def contest(jobs: list[Job]) -> float:
            return sum(each(jobs))

        names = [name for name in given.one_by_one.split(",") if name]
        if set(names) - set(NAMES):
            parser.error(f"--one-by-one: there are {', '.join(NAMES)}")
        if names:
            found = climb(given.game, weights.measure, names, given.games, given.seed, each)
        else:
            found = fit(given.game, weights.measure, given.rounds, given.games, given.seed, contest)
        won = contest([(given.game, CHECKED_FROM + number, tuple(found), None) for number in range(given.check)])
    tally = Tally(2 * given.check, round(won))
    low, high = tally.interval()
    print(f"# against greedy-1: {tally.rate:.1%} of {tally.games} games ({low:.1%} to {high:.1%})")
    values = ", ".join(f"{name}={getattr(measured(found), name):g}" for name in NAMES)
    print(f"    measure=Measure({values}),")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
