"""Fit what being ahead in something is worth for winning: greedy players play, and it is looked who won from where.

`python tools/fit_standing.py fftcg --games 200 --seed 1` plays that many games between our decks and notes at the
beginning of every turn by how much the first player is ahead in fighters, resources, other cards, cards in hand and
what is left to lose. Then it finds the weights by which that foretells the winner best (logistic regression). A fifth
of the games is kept out, and tells how well it foretells what it has not seen: the log-loss of a coin is 0.693. The
same seed gives the same numbers; what it prints goes into the game's `weights.py`.
"""

from __future__ import annotations

import argparse
from math import exp, log

from arbiter.bots.greedy import GreedyBot
from arbiter.bots.standing import ahead, usual_standing
from arbiter.bots.worth import weights_of
from arbiter.kernel.errors import GameOver
from arbiter.kernel.running import TURN_LIMIT, run_until
from arbiter.lab.decks import built_in_decks, pairings
from arbiter.lab.sim import laid_out
from arbiter.profile.weights import Standing, Weights

NAMES = ("fighters", "resources", "others", "hand", "left", "near", "turn")
Row = tuple[tuple[float, ...], float]
ROUNDS, PENALTY = 60, 0.005  # steps of the regression; how strongly large weights are kept small
KEPT_OUT = 5  # one game in so many


def positions(game: str, weights: Weights, games: int, seed: int) -> list[list[Row]]:
    """Game by game: how far the first player was ahead at each turn, and whether they won."""
    pairs = pairings(built_in_decks(game), True)
    found = []
    for number in range(games):
        played = laid_out(game, pairs[(number * 7) % len(pairs)], "").game(seed + number)
        played.agents = [GreedyBot(seed + number), GreedyBot(seed - number)]
        seen: list[tuple[float, ...]] = []
        try:
            for turn in range(2, TURN_LIMIT):
                run_until(played, turn)
                if played.state.over:
                    break
                seen.append(ahead(played, weights, 0))
        except GameOver:
            pass
        if played.state.winner >= 0:
            found.append([(each, float(played.state.winner == 0)) for each in seen])
    return found


def chance(fitted: list[float], row: tuple[float, ...]) -> float:
    total = sum(weight * value for weight, value in zip(fitted, row, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def loss(fitted: list[float], rows: list[Row]) -> float:
    """How badly the winners are foretold."""
    total = 0.0
    for row, won in rows:
        found = min(1 - 1e-6, max(1e-6, chance(fitted, row)))
        total -= log(found) if won else log(1 - found)
    return total / len(rows)


def fit(rows: list[Row]) -> list[float]:
    """Newton's steps, each number scaled by how widely it varies."""
    size = len(NAMES)
    scales = [max(1e-9, (sum(row[i] ** 2 for row, _ in rows) / len(rows)) ** 0.5) for i in range(size)]
    scaled = [(tuple(value / scale for value, scale in zip(row, scales, strict=True)), won) for row, won in rows]
    found = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-PENALTY * len(rows) * each for each in found]
        curve = [[PENALTY * len(rows) if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won in scaled:
            guess = chance(found, row)
            for i in range(size):
                slope[i] += (won - guess) * row[i]
                for j in range(size):
                    curve[i][j] += guess * (1 - guess) * row[i] * row[j]
        step = solved(curve, slope)
        found = [each + change for each, change in zip(found, step, strict=True)]
        if max(abs(change) for change in step) < 1e-6:
            break
    return [each / scale for each, scale in zip(found, scales, strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's way."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(size):
            if k != i and rows[i][i]:
                share = rows[k][i] / rows[i][i]
                rows[k] = [value - share * other for value, other in zip(rows[k], rows[i], strict=True)]
    return [row[size] / row[i] if row[i] else 0.0 for i, row in enumerate(rows)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights = weights_of(given.game)
    if weights is None:
        parser.error(f"{given.game} has no weights.py")
    played = positions(given.game, weights, given.games, given.seed)
    seen = [row for number, rows in enumerate(played) if number % KEPT_OUT for row in rows]
    unseen = [row for number, rows in enumerate(played) if not number % KEPT_OUT for row in rows]
    found = fit(seen)
    before = [getattr(usual_standing(weights), name) for name in NAMES]
    now = [getattr(weights.standing or Standing(), name) for name in NAMES]
    print(f"# {len(played)} games, {len(seen)} positions; log-loss of {len(unseen)} that were kept out:")
    print(f"# fitted {loss(found, unseen):.3f}, weights.py {loss(now, unseen):.3f}, usual {loss(before, unseen):.3f}")
    values = ", ".join(f"{name}={value:.4g}" for name, value in zip(NAMES, found, strict=True))
    print(f"    standing=Standing({values}),")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
