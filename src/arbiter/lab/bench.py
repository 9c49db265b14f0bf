"""How fast the engine is: random play to the end on one core, beside python-chess's random play in the same run.

Slices of both alternate, so that whatever else the machine does slows both alike, and time is the processor
time of this process. A decision is a question with more than one option; payment is automatic.
"""

from __future__ import annotations

import gc
import resource
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import cycle
from random import Random
from time import perf_counter, process_time

from arbiter.bots.chance import RandomBot
from arbiter.cards.pool import shared
from arbiter.games.registry import entry
from arbiter.kernel.dealing import Deal
from arbiter.kernel.errors import ArbiterError, GameOver
from arbiter.kernel.game import Game
from arbiter.kernel.running import play_out
from arbiter.kernel.state import GameState
from arbiter.kernel.turn import advance
from arbiter.lab.decks import built_in_decks, pairings

SLICE = 0.25  # seconds of one side before the other has its turn
MIDDLE = range(8, 13)  # the turns whose states are cloned
STATES = 30
SHORT = 10  # so many games that are over before that turn, and one turn less is asked for
MAIN = "main"
CLONES = 100  # of each state, in a row


class NoChess(ArbiterError):
    """python-chess, which we are measured against, is not installed."""


@dataclass
class Speed:
    """What one game's bench found."""

    games_per_second: float
    decisions_per_second: float
    clone_us: float
    rss_mb: float
    chess_decisions_per_second: float
    ratio: float


class Clock:
    """Adds up what one side has done in its slices."""

    def __init__(self, play: Callable[[], int]) -> None:
        self.play = play
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        """Whole games until the slice is over."""
        end = perf_counter() + seconds
        start = process_time()
        while perf_counter() < end:
            self.decisions += self.play()
            self.games += 1
        self.seconds += process_time() - start

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def start(deal: Deal, seed: int) -> Game:
    game = deal.game(seed)
    game.agents = [RandomBot(2 * seed), RandomBot(2 * seed + 1)]
    return game


def our_games(deals: list[Deal]) -> Callable[[], int]:
    """Plays one game after the other, over all pairs of decks; gives the number of decisions of each."""
    supply = enumerate(cycle(deals), 1)

    def play() -> int:
        seed, deal = next(supply)
        game = start(deal, seed)
        play_out(game, game.agents)
        return game.questions

    return play


def chess_games() -> Callable[[], int]:
    """Random legal moves to the end of the game, as its documentation plays them: both sides play whole games."""
    try:
        import chess
    except ImportError:
        raise NoChess("the bench measures us beside python-chess, which is not installed: pip install chess") from None
    random = Random(0)

    def play() -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            if len(moves) > 1:
                decisions += 1
            board.push(moves[int(random.random() * len(moves))])
        return decisions

    return play


def middle_states(deals: list[Deal]) -> list[GameState]:
    """States from the middle of random games, one of each game."""
    found: list[GameState] = []
    short = 0  # games that were over before
    supply = enumerate(cycle(deals), 1_000_001)
    while len(found) < STATES:
        seed, deal = next(supply)
        game = start(deal, seed)
        turn = max(1, MIDDLE[len(found) % len(MIDDLE)] - short // SHORT)
        try:
            while game.state.turn < turn or not in_main_phase(game):
                advance(game)
        except GameOver:
            short += 1
            continue
        found.append(game.state)
    return found


def in_main_phase(game: Game) -> bool:
    """Main phases are where search clones; other steps of the same turn hardly differ."""
    steps, now = game.rules.turn.steps, game.state.step
    if any(step.phase == MAIN for step in steps.values()):
        return steps[now].phase == MAIN
    return steps[now].plays  # a game that has no phase of that name


def clone_microseconds(states: list[GameState]) -> float:
    """The mean over all states."""
    for state in states:
        state.clone()
    begun = process_time()
    for state in states:
        for _ in range(CLONES):
            state.clone()
    return (process_time() - begun) / (len(states) * CLONES) * 1e6


def peak_memory_mb() -> float:
    """The largest resident size of this process so far."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20) if sys.platform == "darwin" else peak / 1024


def bench(key: str, seconds: float) -> Speed:
    """Measure one game for about so many seconds, half of them ours."""
    chess_play = chess_games()
    rules = entry(key).rules
    pool = shared(key)
    deals = [Deal(rules, [a.piles(pool), b.piles(pool)]) for a, b in pairings(built_in_decks(key))]
    ours, theirs = Clock(our_games(deals)), Clock(chess_play)
    for clock in (ours, theirs):  # caches and specialised code are warm in any long run
        clock.play()
    states = middle_states(deals)
    gc.collect()
    gc.freeze()  # cards and rules stay: collecting garbage need not walk them again and again
    clones: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end:
        ours.run(SLICE)
        theirs.run(SLICE)
        if len(clones) < 5:
            clones.append(clone_microseconds(states))
    return Speed(
        games_per_second=round(ours.games / ours.seconds, 2),
        decisions_per_second=round(ours.rate, 1),
        clone_us=round(sorted(clones)[len(clones) // 2], 2),
        rss_mb=round(peak_memory_mb(), 1),
        chess_decisions_per_second=round(theirs.rate, 1),
        ratio=round(ours.rate / theirs.rate, 3),
    )


def as_json(speeds: dict[str, Speed]) -> dict[str, dict[str, float]]:
    return {key: asdict(speed) for key, speed in speeds.items()}


def as_text(speeds: dict[str, Speed]) -> str:
    lines: list[str] = []
    for key, speed in speeds.items():
        lines += [
            f"{key}: random play to the end, one core",
            f"  {speed.games_per_second:>10.1f} games/s",
            f"  {speed.decisions_per_second:>10.0f} decisions/s",
            f"  {speed.chess_decisions_per_second:>10.0f} decisions/s of python-chess, in the same run",
            f"  {speed.ratio:>10.2f} ratio",
            f"  {speed.clone_us:>10.1f} µs for a clone of a mid-game state",
            f"  {speed.rss_mb:>10.1f} MB of memory at most",
        ]
    return "\n".join(lines)
