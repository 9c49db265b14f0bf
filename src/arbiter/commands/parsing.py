"""What the subcommands share: a parser whose complaints are errors like all others, and the options for card pools."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from arbiter.cards.places import LIBRARY
from arbiter.games.registry import DEFAULT_GAME, FOLDERS, entry, look_in
from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.cards.pool import Pool

MOST_JOBS = 256
TOLD = 3  # rows that are no cards, of which a command tells before it begins


class BadUsage(ArbiterError):
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Raises instead of printing its usage, so that every error is one line."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message}; see {self.prog} --help")


def games_option(parser: argparse.ArgumentParser) -> None:
    """Every command that takes a game finds those of other folders, too."""
    parser.add_argument(
        "--games-from", type=folder_with_games, action="append", metavar="DIR",
        help=f"a folder with further games, or with one; {FOLDERS} names such folders, too",
    )  # fmt: skip


def folder_with_games(word: str) -> Path:
    """The folder; its games are found from now on, or an error says what was looked for there."""
    look_in(Path(word))
    return Path(word)


def game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=DEFAULT_GAME, help=f"the game (default {DEFAULT_GAME})")
    games_option(parser)


def cards_options(parser: argparse.ArgumentParser) -> None:
    """Every command that takes cards takes the user's, too."""
    parser.add_argument(
        "--cards", type=file_with_cards, action="append", metavar="FILE",
        help="the cards of a file, in any shape that `arbiter library add` knows, besides ours and the library's",
    )  # fmt: skip
    parser.add_argument(
        "--library", type=file_with_library, metavar="PATH",
        help=f"the library of cards ({LIBRARY}, or the one in your folder for data)",
    )  # fmt: skip


def file_with_cards(word: str) -> Path:
    """The file; its cards count from now on, or an error says what is wrong with it."""
    from arbiter.cards.brought import bring, file_game

    path = Path(word)
    file_game(path)
    bring([path])
    return path


def file_with_library(word: str) -> Path:
    from arbiter.cards.brought import bring
    from arbiter.cards.library.store import Library

    with Library(Path(word)):
        bring(library=Path(word))
    return Path(word)


def pool_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", help=f"the game (that of --cards, or {DEFAULT_GAME})")
    games_option(parser)
    cards_options(parser)


def wanted_game(wanted: argparse.Namespace) -> str:
    """The game that was named, or that of the cards that were named, or the usual one."""
    if wanted.game is None and wanted.cards:
        from arbiter.cards.brought import file_game

        return file_game(wanted.cards[0])
    return entry(wanted.game or DEFAULT_GAME).key


def tell_problems(pool: Pool) -> None:
    """Rows of the user's files that are no cards are told, and everything goes on without them."""
    for problem in pool.problems[:TOLD]:
        print(f"arbiter: {problem}", file=sys.stderr)
    if len(pool.problems) > TOLD:
        more = len(pool.problems) - TOLD
        print(f"arbiter: and {more} more rows that are no cards (arbiter card check FILE lists them)", file=sys.stderr)


def jobs_option(parser: Parser, what: str = "", default: int = 1) -> None:
    """How many processes work: one, unless a person waits for it (`all_cores`)."""
    usual = "1" if default == 1 else "one a core"
    parser.add_argument("--jobs", type=jobs, default=default, metavar="J", help=f"processes{what} (default {usual})")


def jobs(word: str) -> int:
    if positive(word) > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"at most {MOST_JOBS}")
    return int(word)


def positive(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 1 <= len(word) <= 9:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is not a whole number")
    return int(word)
