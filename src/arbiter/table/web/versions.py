"""Which engine and which rules a game was played with: the version, and a digest of the files themselves.

A table is its answers, so it is the same game only with rules that lead from the same answers to the same position.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import arbiter
from arbiter.games.registry import entry

ENGINE = ("kernel", "script", "text")
READ = frozenset({".py", ".toml", ".txt"})
SIGNS = 12  # of a digest


@cache
def engine_version() -> str:
    """What runs every game."""
    home = Path(arbiter.__file__).parent
    return f"{arbiter.__version__}+{digest(home / part for part in ENGINE)}"


@cache
def rules_version(game: str) -> str:
    """A game's document, and what became of it here: its rules, cards and words."""
    folder = entry(game).folder
    ledger = folder / "rules.toml"
    document = tomllib.loads(ledger.read_text("utf-8")).get("document", "") if ledger.is_file() else ""
    return f"{str(document)[:60] or game}+{digest([folder])}"


def digest(folders: Iterable[Path]) -> str:
    """Of every file in them that a game could depend on."""
    whole = sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in READ):
            whole.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:SIGNS]
