"""Random decisions over all games, with what must hold at each: `python tools/decisions.py --count 2000000 --seed 1`.

Games of 2 to 6 players, where a game allows so many, one after the other, in one process for each `--jobs`. At every
decision: each card lies in exactly one place, every object is where it says it is and is found by its id. At every
thousandth: a copy, a save that is loaded and a replay from the start stand where the match stands, run again it stands
there too, and nobody's view depends on a card that is hidden from them. A run with the same seed and count plays the
same games; several runs with different seeds add up. Works with the compiled engine and without, and says which it is.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

import arbiter.kernel.game
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.match import Match
from tests.properties.support import (
    GAMES,
    SEALED,
    beginning,
    check_views,
    check_zones,
    go_on,
    physical_cards,
    replayed,
    saved_and_loaded,
    tables,
    where,
)

TELL_EVERY = 30.0  # seconds
GIVE_UP = 0.002  # how likely somebody in a game of three or more concedes instead of answering
APART = 1_000_000  # so far apart are the games of two seeds


def kinds_of_table() -> list[tuple[str, int]]:
    return [*((game, 2) for game in GAMES), *tables()]


def check_decision(match: Match, owners: dict[int, int]) -> None:
    """What must hold at every decision. Whoever leaves a game of several takes their cards along."""
    for state in {id(state): state for state in (match.game.state, match.game.checkpoint)}.values():
        if state is not None:
            there = physical_cards(state)
            assert len(set(there)) == len(there), f"a card lies in two places in turn {state.turn}"
            left = {card for card, owner in owners.items() if owner in state.out}
            assert owners.keys() - left <= set(there) <= owners.keys(), f"cards were lost or made in turn {state.turn}"
            check_zones(state)


def check_all_ways(match: Match, game: str, seed: int, players: int, random: Random) -> None:
    here = where(match)
    assert where(match.copy()) == here, "the copy stands elsewhere"
    assert where(saved_and_loaded(match, game, seed, players)) == here, "the save stands elsewhere"
    assert where(replayed(match, match.answers)) == here, "the replay stands elsewhere"
    match._rewind()
    match._run()
    assert where(match) == here, "re-execution goes elsewhere"
    check_views(match.game, random)


def played(seed: int) -> Iterator[tuple[str, int, int, Match, Random]]:
    """Every decision of one game after the other: the game, its players and seed, and the match."""
    number = seed * APART
    while True:
        for game, players in kinds_of_table():
            number += 1
            which = number + (SEALED if number % 4 == 0 else 0)  # every fourth is shuffled by a secret
            match, random = Match(beginning(game, which, players)), Random(which)
            while match.question is not None:
                yield game, players, which, match, random
                if players > 2 and random.random() < GIVE_UP:
                    match.concede(random.choice([p for p in range(players) if not match.game.has_left(p)]))
                else:
                    go_on(match, random)


def run(seed: int, count: int, every: int) -> tuple[Counter[str], int, list[str]]:
    """So many decisions: how many of each kind of table, how often everything was compared, and what was wrong."""
    found: Counter[str] = Counter()
    wrong: list[str] = []
    compared, current, broken = 0, -1, -1
    owners: dict[int, int] = {}  # of all cards of the game
    began = told = time.monotonic()
    for done, (game, players, which, match, random) in enumerate(played(seed)):
        if done == count:
            break
        if which != current:
            current, owners = which, {obj.card: obj.owner for obj in match.game.state.objects.values() if obj.card}
        found[f"{game}, {players} players"] += 1
        try:
            if which != broken:  # of each game the first thing that is wrong is told
                check_decision(match, owners)
                if done % every == every - 1:
                    check_all_ways(match, game, which, players, random)
                    compared += 1
        except (AssertionError, ArbiterError) as error:
            broken = which
            wrong.append(f"{game}, {players} players, seed {which}, answer {len(match.answers)}: {error}")
            print(f"WRONG: {wrong[-1]}", flush=True)
        if time.monotonic() - told > TELL_EVERY:
            told = time.monotonic()
            print(f"seed {seed}: {done + 1:,} decisions, {(done + 1) / (told - began):.0f} a second", flush=True)
    return found, compared, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100_000, help="decisions in all (100,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first job; the others have the next ones (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the decisions (1)")
    parser.add_argument("--every", type=int, default=1_000, help="at which decisions every way is compared (1,000)")
    wanted = parser.parse_args()
    compiled = not str(arbiter.kernel.game.__file__).endswith(".py")
    began = time.monotonic()
    shares = [wanted.count // wanted.jobs + (job < wanted.count % wanted.jobs) for job in range(wanted.jobs)]
    jobs = [(wanted.seed + job, share, wanted.every) for job, share in enumerate(shares)]
    if wanted.jobs == 1:
        results = [run(*jobs[0])]
    else:
        with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
            results = pool.starmap(run, jobs)
    took = time.monotonic() - began
    total: Counter[str] = sum((found for found, _, _ in results), Counter())
    for kind, number in sorted(total.items()):
        print(f"{number:>10,}  {kind}")
    wrong = [each for _, _, each in results for each in each]
    compared = sum(number for _, number, _ in results)
    seeds = f"seeds {wanted.seed} to {wanted.seed + wanted.jobs - 1}" if wanted.jobs > 1 else f"seed {wanted.seed}"
    engine = "compiled" if compiled else "pure Python"
    speed = sum(total.values()) / took
    print(f"{sum(total.values()):>10,}  decisions in {took:.0f} s ({speed:.0f} a second), {engine}, {seeds}")
    print(f"{compared:>10,}  times copy, save, replay, re-execution and views were compared")
    print(f"{len(wrong):>10,}  things were wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
