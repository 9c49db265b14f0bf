"""An experiment as a file: decks against decks, bots against bots, as many games as it takes (docs/experiments.md).

A cell is two decks, two bots and a format. Its games come in pairs with one seed, the second with seats exchanged.
Whether a cell is done is looked at after whole rounds only, and depends on nothing but the file: so the same games are
played on any number of processes and after any interruption. The interval is Wilson's; a rule that stops by its width
and not by who is ahead leaves the win rate as it would be, apart from what the width itself depends on it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from arbiter.bots.budgets import budget_of
from arbiter.bots.registry import known_bot, make_bot, thinks
from arbiter.cards.checking import known_format
from arbiter.cards.decks import DeckList
from arbiter.games.registry import DEFAULT_GAME, entry
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.running import play_out
from arbiter.lab.decks import named_decks
from arbiter.lab.sim import Tally, laid_out
from arbiter.lab.watching import CardRow, Watch

FEWEST = 40  # games of a cell before its interval is believed
ROUND = 20  # games of a cell between two looks at whether it is done, at least
SHARE = 4  # and at least this part of what was played: a round keeps many processes busy
KNOWN = {"game", "decks", "bots", "formats", "seed", "games", "precision", "mirrors"}


class BadExperiment(ArbiterError):
    """A file that is no experiment: what is wrong, and what would be right."""


@dataclass(frozen=True)
class Cell:
    """Two decks, each with its bot, in a format."""

    decks: tuple[int, int]  # their numbers in the experiment
    bots: tuple[str, str]
    format: str


@dataclass(frozen=True)
class Experiment:
    game: str
    decks: tuple[DeckList, ...]
    cells: tuple[Cell, ...]
    seed: int
    games: int
    precision: float | None

    def is_done(self, tally: Tally) -> bool:
        if tally.games >= self.games:
            return True
        if self.precision is None or tally.games < FEWEST:
            return False
        low, high = tally.interval()
        return max(high - tally.rate, tally.rate - low) <= self.precision

    def next_round(self, played: int) -> range:
        """The games up to the next look at whether the cell is done; whoever counts only looks once."""
        if self.precision is None:
            return range(played, self.games)
        more = FEWEST if played < FEWEST else ROUND * max(1, played // SHARE // ROUND)
        return range(played, min(self.games, played + more))

    def as_json(self) -> dict[str, object]:
        """Everything that decides which games are played."""
        return {
            "game": self.game,
            "decks": [
                {"name": deck.name, "parts": [[name, list(keys)] for name, keys in deck.parts]} for deck in self.decks
            ],
            "cells": [[list(cell.decks), list(cell.bots), cell.format] for cell in self.cells],
            "seed": self.seed,
            "games": self.games,
            "precision": self.precision,
        }


@dataclass(frozen=True)
class Played:
    """One game of a cell. `winner`: 0 the cell's first deck, 1 its second, -1 a draw."""

    cell: int
    number: int
    winner: int
    why: str
    turns: int
    decisions: int
    began: int
    cards: list[CardRow]
    error: str = ""


def play_one(experiment: Experiment, number: int, game: int) -> Played:
    """One game of a cell; odd ones with seats exchanged. Seats are told as the cell has them."""
    cell = experiment.cells[number]
    order = seats_of(game)
    decks = tuple(experiment.decks[cell.decks[i]] for i in order)
    seed = experiment.seed + game // 2
    begun = laid_out(experiment.game, decks, cell.format).game(seed)
    return play_watched(begun, cell.bots, seed, number, game)


def seats_of(game: int) -> tuple[int, int]:
    """Which side sits first: games come in pairs with one seed, the second with seats exchanged."""
    return (1, 0) if game % 2 else (0, 1)


def play_watched(begun: Game, bots: tuple[str, str], seed: int, cell: int, game: int) -> Played:
    """Play a game of this number to its end; everything is told of the sides, wherever they sit."""
    order = seats_of(game)
    watch = Watch(begun)
    agents: list[Agent | None] = [watch.of(make_bot(bots[i], 2 * seed + at)) for at, i in enumerate(order)]
    error = ""
    try:
        play_out(begun, agents, branching=any(thinks(bot) for bot in bots))
    except Exception as failure:  # whatever it is, the other games go on
        error = f"{type(failure).__name__}: {failure}"
    state = begun.state
    side = {-1: -1, 0: order[0], 1: order[1]}
    cards: list[CardRow] = [(order[row[0]], *row[1:]) for row in watch.rows()]
    winner = -1 if error else side[state.winner]
    return Played(
        cell, game, winner, state.why_over, state.turn, len(begun.answers), side[state.starting], cards, error
    )


# ---------------------------------------------------------------- the file


def read_experiment(path: Path) -> Experiment:
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadExperiment(f"{path}: cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadExperiment(f"{path}: is no TOML: {error}") from None
    try:
        return experiment_of(given)
    except BadExperiment as error:
        raise BadExperiment(f"{path}: {error}") from None


def experiment_of(given: dict[str, object]) -> Experiment:
    unknown = sorted(set(given) - KNOWN)
    if unknown:
        raise BadExperiment(f"{unknown[0]!r} is not known; there are {', '.join(sorted(KNOWN))}")
    game = given.get("game")
    if not isinstance(game, str):
        raise BadExperiment(f'`game` is missing: game = "{DEFAULT_GAME}"')
    entry(game)
    words = names_of(given, "decks", [])
    kinds = [known_format(game, each) for each in names_of(given, "formats", [])] or [known_format(game, None)]
    decks = tuple(named_decks(game, ",".join(words), kinds[0]))
    mirrors = given.get("mirrors", len(decks) == 1)
    pairs = list(combinations(range(len(decks)), 2)) + [(i, i) for i in range(len(decks)) if mirrors]
    cells = tuple(Cell(pair, bots, kind) for kind in kinds for bots in bots_of(given) for pair in pairs)
    if not cells:
        raise BadExperiment("`decks`: nobody meets anybody; name two, or say mirrors = true")
    precision = given.get("precision")
    if precision is not None and (not isinstance(precision, float) or not 0.001 <= precision < 0.5):
        raise BadExperiment(f"`precision` is {precision!r}: half of an interval's width, from 0.001 to 0.5")
    seed, games = whole(given, "seed", 1, 0, 1 << 61), whole(given, "games", 200, 1, 10_000_000)
    return Experiment(game, decks, cells, seed, games, precision)


def names_of(given: dict[str, object], key: str, default: list[str]) -> list[str]:
    found = given.get(key, default)
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise BadExperiment(f"`{key}` is {found!r:.60}: a list of names")
    return found


def bots_of(given: dict[str, object]) -> list[tuple[str, str]]:
    found = given.get("bots", [["random", "random"]])
    if not isinstance(found, list) or not found:
        raise BadExperiment(f'`bots` is {found!r:.60}: a list of pairs, bots = [["greedy", "random"]]')
    pairs: list[tuple[str, str]] = []
    for each in found:
        if not isinstance(each, list) or len(each) != 2 or not all(isinstance(name, str) for name in each):
            raise BadExperiment(f'`bots`: {each!r:.60} is no pair; bots = [["greedy", "random"]]')
        for name in each:
            repeatable_bot(name)
        pairs.append((each[0], each[1]))
    return pairs


def repeatable_bot(name: str) -> str:
    """The bot's name, if it plays the same game again each time."""
    budget = budget_of(known_bot(name))
    if budget is not None and not budget.playouts:
        raise BadExperiment(f"`bots`: {name} thinks by the clock, and plays another game each time; say search:300p")
    return name


def whole(given: dict[str, object], key: str, default: int, low: int, high: int) -> int:
    found = given.get(key, default)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise BadExperiment(f"`{key}` is {found!r:.40}: a whole number from {low} to {high}")
    return found


def summary(experiment: Experiment, tallies: Sequence[Tally]) -> str:
    """One line a cell: how often its first side won."""
    rows = []
    for cell, tally in zip(experiment.cells, tallies, strict=True):
        low, high = tally.interval()
        first, second = (
            f"{experiment.decks[deck].name} ({bot})" for deck, bot in zip(cell.decks, cell.bots, strict=True)
        )
        rows.append(
            f"{first} against {second}, {cell.format}: {tally.rate:.1%} ({low:.1%} to {high:.1%}) of {tally.games}"
        )
    return "\n".join(rows)
