"""What the reading of a card depends on: one hash for all sources that take part in it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from arbiter.games.registry import GameEntry, entry, games

ERRATA = "errata.txt"  # a game's, which says what is read
SHARED = ("script", "text", "kernel")  # packages that every reading depends on
OTHER_GAME = re.compile(rb"arbiter\.games\.(\w+)")


@dataclass(frozen=True)
class Sources:
    """The source files of a folder: their hash, and the games that they name."""

    hash: bytes
    names: frozenset[str]


@cache
def sources_hash(game: str) -> str:
    """Of every source file that takes part in reading a card of the game."""
    package = Path(__file__).resolve().parents[1]
    folders = [*(package / name for name in SHARED), *sorted(folders_of(entry(game)))]
    made = blake2b(digest_size=16)
    for folder in (package / "games", package / "cards"):
        made.update(sources_in(folder, deep=False).hash)
    for folder in folders:
        made.update(sources_in(folder).hash)
    return made.hexdigest()


@cache
def sources_in(folder: Path, deep: bool = True) -> Sources:
    made = blake2b(digest_size=16)
    names: set[str] = set()
    for within, below, files in os.walk(folder):
        below[:] = sorted(below) if deep else []
        for name in sorted(files):
            if name.endswith(".py") or name == ERRATA:
                with open(os.path.join(within, name), "rb") as source:
                    content = source.read()
                made.update(name.encode() + b"\0" + content)
                names.update(found.decode() for found in OTHER_GAME.findall(content))
    return Sources(made.digest(), frozenset(names))


def folders_of(game: GameEntry) -> set[Path]:
    """The game's folder, and those of games that it shares pieces of."""
    known = games()
    found: set[Path] = set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        if here.folder not in found:
            found.add(here.folder)
            waiting += [known[name] for name in sources_in(here.folder).names if name in known]
    return found
