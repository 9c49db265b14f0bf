"""What the subcommands share: a parser whose complaints are errors like all others, and the options for card pools."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from arbiter.kernel.errors import ArbiterError


class BadUsage(ArbiterError):
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Raises instead of printing its usage, so that every error is one line."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message}; see {self.prog} --help")


def pool_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="fftcg", help="the game (default fftcg)")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="cards of a .toml or .jsonl file instead of our own")


def positive(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 1 <= len(word) <= 9:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is not a whole number")
    return int(word)
