"""What the subcommands share: a parser whose complaints are errors like all others, and the options for card pools."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from arbiter.games.registry import DEFAULT_GAME, FOLDERS, look_in
from arbiter.kernel.errors import ArbiterError


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


def pool_options(parser: argparse.ArgumentParser) -> None:
    game_options(parser)
    parser.add_argument("--cards", type=Path, metavar="FILE", help="cards of a .toml or .jsonl file instead of our own")


def positive(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 1 <= len(word) <= 9:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is not a whole number")
    return int(word)
