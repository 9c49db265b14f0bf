"""The cards that a user brings to our own: the library's, and those of files that `--cards` or `ARBITER_CARDS` names.

They are named in the environment, so that the processes which a command starts have the same cards.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.cards.places import LIBRARY, library_path
from arbiter.cards.pool import Pool, joined, own_cards
from arbiter.games.printed_fields import Card
from arbiter.kernel.errors import BadCard

if TYPE_CHECKING:
    from arbiter.cards.library.looking import LibraryCards

FILES = "ARBITER_CARDS"  # the environment's list of files with cards, written as PATH is


def bring(files: Sequence[Path] = (), library: Path | None = None) -> None:
    """Let these files' cards, and those of this library, count among the cards from now on."""
    if files:
        named = [each for each in os.environ.get(FILES, "").split(os.pathsep) if each]
        os.environ[FILES] = os.pathsep.join(dict.fromkeys([*named, *(str(path.resolve()) for path in files)]))
    if library is not None:
        os.environ[LIBRARY] = str(library.resolve())


def is_any_brought() -> bool:
    return bool(os.environ.get(FILES)) or library_path().is_file()


def pool_with_brought(game: str) -> Pool:
    """Ours, then the library's, then those of named files; of two with one id, the later. Read once in a process."""
    path = library_path()
    stamp = path.stat().st_mtime_ns if path.is_file() else 0
    return _pool(game, os.environ.get(FILES, ""), str(path) if stamp else "", stamp)


def pool_with(game: str, files: str | Path | Sequence[str | Path]) -> Pool:
    """The usual cards and those of these files, for one caller."""
    named = [files] if isinstance(files, str | Path) else files
    path = library_path()
    stamp = path.stat().st_mtime_ns if path.is_file() else 0
    every = [os.environ.get(FILES, ""), *(str(Path(each).resolve()) for each in named)]
    for each in named:
        if file_game(Path(each)) != game:
            raise BadCard(f"{each}: holds cards of {file_game(Path(each))}, not of {game}")
    return _pool(game, os.pathsep.join(filter(None, every)), str(path) if stamp else "", stamp)


@cache
def _pool(game: str, files: str, library: str, stamp: int) -> Pool:
    cards = own_cards(game)
    told: list[str] = []
    kept: LibraryCards | None = None
    if library:
        from arbiter.cards.library.looking import cards_in

        kept = cards_in(Path(library), game)
        cards = joined(cards, kept.corrected.cards)
    for name in filter(None, files.split(os.pathsep)):
        found, problems = cards_of_file(Path(name), game)
        cards = joined(cards, found)
        told += [f"{name}, {problem}" for problem in problems]
    pool = Pool(game, cards)
    pool.problems[:0] = told
    if kept is not None:
        pool.known = partial(kept.summaries_for, pool)
    return pool


@cache
def _file(path: Path, stamp: int, size: int) -> tuple[str, tuple[Card, ...], tuple[str, ...]]:
    from arbiter.cards.errata import with_all_errata
    from arbiter.cards.importing.recognising import recognise_file
    from arbiter.cards.importing.rows import sound_rows

    found = recognise_file(path)
    cards, problems = sound_rows(found)
    mended = with_all_errata(found.game, cards).cards
    return found.game, tuple(mended), tuple(f"{row.where}: {row.problem}" for row in problems)


def file_as_it_is(path: Path) -> tuple[str, tuple[Card, ...], tuple[str, ...]]:
    """The file's game, its cards and what is wrong with other rows; read again when it has changed."""
    try:
        state = path.stat()
    except OSError:
        return _file(path, 0, 0)  # reading it tells why
    return _file(path, state.st_mtime_ns, state.st_size)


def cards_of_file(path: Path, game: str) -> tuple[Sequence[Card], Sequence[str]]:
    """The file's cards if they are of the game, and what is wrong with other rows."""
    kind, cards, problems = file_as_it_is(path)
    return (cards, problems) if kind == game else ((), ())


def file_game(path: Path) -> str:
    """The game whose cards a file holds."""
    return file_as_it_is(path)[0]
