"""Where a user's files lie: the library in the folder for data, what can be made again in the one for caches."""

from __future__ import annotations

import os
from pathlib import Path

LIBRARY = "ARBITER_LIBRARY"  # the environment's name for the library's file
CACHE = "ARBITER_CACHE"  # and for the folder of what can be made again


def library_path(named: str | Path | None = None) -> Path:
    """The library that was named, or the environment's, or the user's own."""
    word = named or os.environ.get(LIBRARY)
    return Path(word) if word else data_folder() / "library.db"


def data_folder() -> Path:
    return users_folder("XDG_DATA_HOME", ".local/share") / "arbiter"


def cache_folder() -> Path:
    word = os.environ.get(CACHE)
    return Path(word) if word else users_folder("XDG_CACHE_HOME", ".cache") / "arbiter"


def users_folder(variable: str, usual: str) -> Path:
    return Path(os.environ.get(variable) or Path.home() / usual)
