"""Many games between bots, over several processes, counted by bot and by deck.

A game is known by its seed, its decks and its bots: played again, it goes the same way. A game that fails is
counted as an error, kept with everything that is known of it, and the others go on.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from time import perf_counter

from arbiter.bots.registry import make_bot, thinks
from arbiter.cards.decks import DeckList
from arbiter.cards.pool import shared
from arbiter.games.registry import entry
from arbiter.kernel.dealing import Deal
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.running import play_out
from arbiter.lab.decks import Pair

MOST_AT_ONCE = 64  # games handed to a process at once
SHARES = 16  # so many times each process is given some, so that none waits long for the others at the end
Z95 = 1.959964
FEWEST = 10  # games before anything is taken for settled


@dataclass(frozen=True)
class Order:
    """One game to be played."""

    game: str
    decks: Pair
    bots: tuple[str, str]
    seed: int
    format: str = ""  # the game's usual one
    swapped: bool = False  # the bots sit where the other one usually does


@dataclass(frozen=True)
class Failure:
    """A game that raised an error: how to play it again, and what happened."""

    order: Order
    answers: tuple[Answer, ...]
    turn: int
    error: str
    trace: str

    def as_json(self) -> dict[str, object]:
        order = self.order
        return {
            "game": order.game,
            "seed": order.seed,
            "format": order.format,
            "decks": [deck.name for deck in order.decks],
            "bots": list(order.bots),
            "turn": self.turn,
            "error": self.error,
            "again": again(order),
            "answers": [answer if isinstance(answer, int) else list(answer) for answer in self.answers],
            "traceback": self.trace.splitlines(),
        }


@dataclass(frozen=True)
class Outcome:
    """One game that was played; `winner` -1 is a draw."""

    order: Order
    winner: int
    why: str
    turns: int
    decisions: int
    failure: Failure | None = None
    began: int = 0  # who took the first turn


def again(order: Order) -> str:
    """The command that plays this very game again."""
    decks = ",".join(deck.name for deck in order.decks)
    format = f" --format {order.format}" if order.format else ""
    bots = ",".join(order.bots)
    found = f"{order.game}{entry(order.game).option}"
    return f"arbiter sim {found}{format} --games 1 --seed {order.seed} --bots {bots} --decks {decks}"


def counted(agent: Agent) -> Agent:
    """The same bot; what it is asked is counted, whether or not it counts by itself."""

    def answer(game: Game, decision: Decision) -> Answer:
        asked = game.questions
        given = agent(game, decision)
        game.questions = asked + 1
        return given

    return answer


def prepare(order: Order) -> Game:
    return laid_out(order.game, order.decks, order.format).game(order.seed)


@lru_cache(maxsize=256)
def laid_out(game: str, decks: tuple[DeckList, ...], format: str) -> Deal:
    """The same decks play many games."""
    pool = shared(game)
    return Deal(pool.entry.rules, [deck.piles(pool) for deck in decks], format, pool.catalogue)


def play(order: Order) -> Outcome:
    """Play one game to its end."""
    game = prepare(order)
    agents: list[Agent | None] = [counted(make_bot(bot, order.seed * 2 + i)) for i, bot in enumerate(order.bots)]
    try:
        play_out(game, agents, branching=any(thinks(bot) for bot in order.bots))
    except Exception as error:  # whatever it is, the other games go on
        said = f"{type(error).__name__}: {error}"
        failure = Failure(order, tuple(game.answers), game.state.turn, said, traceback.format_exc())
        return Outcome(order, -1, "", game.state.turn, game.questions, failure, game.state.starting)
    state = game.state
    return Outcome(order, state.winner, state.why_over, state.turn, game.questions, None, state.starting)


# ---------------------------------------------------------------- counting


@dataclass
class Tally:
    """Games and wins of one bot or deck."""

    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate (Wilson)."""
        n = self.games
        if not n:
            return 0.0, 1.0
        centre = (self.wins + Z95 * Z95 / 2) / (n + Z95 * Z95)
        half = Z95 / (n + Z95 * Z95) * sqrt(self.wins * (n - self.wins) / n + Z95 * Z95 / 4)
        return max(0.0, centre - half), min(1.0, centre + half)


def settled(tally: Tally, line: float) -> bool:
    """Does the 95% interval lie on one side of the line? After a few games it may do so by chance."""
    low, high = tally.interval()
    return tally.games >= FEWEST and not low <= line <= high


@dataclass
class Report:
    """What many games came to."""

    bots: tuple[str, str]
    games: int = 0
    draws: int = 0
    turns: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    by_bot: dict[str, Tally] = field(default_factory=dict)
    by_deck: dict[str, Tally] = field(default_factory=dict)
    first: Tally = field(default_factory=Tally)  # whoever took the first turn
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        for slot in slots(self.bots):
            self.by_bot[slot] = Tally()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.turns.append(outcome.turns)
        if outcome.failure is not None:
            self.failures.append(outcome.failure)
            return
        self.endings[outcome.why] += 1
        self.draws += outcome.winner < 0
        self.first.games += 1
        self.first.wins += outcome.winner == outcome.began
        names = slots(self.bots)[:: -1 if outcome.order.swapped else 1]
        for seat, deck in enumerate(outcome.order.decks):
            won = outcome.winner == seat
            tallies = [self.by_bot[names[seat]], self.by_deck.setdefault(deck.name, Tally())]
            for tally in tallies:
                tally.games += 1
                tally.wins += won


def slots(bots: tuple[str, str]) -> tuple[str, str]:
    """The bots' names; numbered where both are the same."""
    first, second = bots
    return (first, second) if first != second else (f"{first}#1", f"{second}#2")


# ---------------------------------------------------------------- running


def orders(
    game: str, pairs: list[Pair], bots: tuple[str, str], games: int, seed: int, format: str = "", swap: bool = False
) -> Iterator[Order]:
    """The pairs in turn, each game with a seed of its own; with `swap` each comes twice, the bots changing seats."""
    for i in range(games):
        number, swapped = (i // 2, i % 2 == 1) if swap else (i, False)
        seats = (bots[1], bots[0]) if swapped else bots
        yield Order(game, pairs[number % len(pairs)], seats, seed + number, format, swapped)


def outcomes(wanted: list[Order], jobs: int) -> Iterable[Outcome]:
    """Every game's outcome in the order in which they were asked for."""
    if jobs <= 1 or len(wanted) < 2:
        for order in wanted:
            yield play(order)
        return
    from multiprocessing import get_context

    # What the games have in common goes to each process once; then a game is two numbers, and its outcome a few.
    kinds: dict[Kind, int] = {}
    numbered = [(kinds.setdefault(kind_of(order), len(kinds)), order.seed) for order in wanted]
    size = max(1, min(MOST_AT_ONCE, len(wanted) // (jobs * SHARES)))
    parts = [numbered[i : i + size] for i in range(0, len(numbered), size)]
    # Fresh processes everywhere alike: nothing that this process has opened or started goes along.
    with get_context("spawn").Pool(min(jobs, len(wanted)), know_kinds, (tuple(kinds),)) as workers:
        ordered = iter(wanted)
        for part in workers.imap(play_some, parts):
            for winner, why, turns, decisions, failure, began in part:
                yield Outcome(next(ordered), winner, why, turns, decisions, failure, began)


Kind = tuple[str, Pair, tuple[str, str], str]
KINDS: list[Kind] = []  # in a process that plays for another: what its games have in common


def kind_of(order: Order) -> Kind:
    return order.game, order.decks, order.bots, order.format


def know_kinds(kinds: tuple[Kind, ...]) -> None:
    KINDS[:] = kinds


def play_some(part: list[tuple[int, int]]) -> list[tuple[int, str, int, int, Failure | None, int]]:
    """Games by the number of their kind and their seed."""
    found = []
    for number, seed in part:
        game, decks, bots, format = KINDS[number]
        made = play(Order(game, decks, bots, seed, format))
        found.append((made.winner, made.why, made.turns, made.decisions, made.failure, made.began))
    return found


def simulate(
    wanted: list[Order],
    bots: tuple[str, str],
    jobs: int = 1,
    tick: Callable[[], None] | None = None,
    line: float | None = None,
) -> Report:
    """Play all the games, or as many as it takes to know on which side of the line the first bot's win rate is."""
    report = Report(bots)
    begun = perf_counter()
    for outcome in outcomes(wanted, jobs):
        report.add(outcome)
        if tick is not None:
            tick()
        if line is not None and settled(report.by_bot[slots(bots)[0]], line):
            break
    report.seconds = perf_counter() - begun
    return report
