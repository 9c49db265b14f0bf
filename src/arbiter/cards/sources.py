"""What the reading of a card depends on: one hash for all sources that take part in it."""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path

from arbiter.games.registry import GameEntry, entry, games

SHARED = ("script", "text", "kernel")  # packages that every reading depends on
OTHER_GAME = re.compile(r"\barbiter\.games\.(\w+)")


@cache
def sources_hash(game: str) -> str:
    """Of every source file that takes part in reading a card of the game."""
    here = entry(game)
    package = Path(__file__).resolve().parents[1]
    files = [path for name in SHARED for path in sorted((package / name).rglob("*.py"))]
    files += sorted((package / "games").glob("*.py"))
    for folder in sorted(folders_of(here)):
        files += sorted(folder.rglob("*.py"))
        files += sorted(folder.glob("errata.txt"))  # it says what is read
    made = blake2b(digest_size=16)
    for path in files:
        made.update(path.name.encode() + b"\0" + path.read_bytes())
    return made.hexdigest()


def folders_of(game: GameEntry) -> set[Path]:
    """The game's folder, and those of games that it shares pieces of."""
    known = games()
    found: set[Path] = set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        if here.folder in found:
            continue
        found.add(here.folder)
        for path in here.folder.rglob("*.py"):
            names = OTHER_GAME.findall(path.read_text(encoding="utf-8", errors="replace"))
            waiting += [known[name] for name in names if name in known]
    return found
