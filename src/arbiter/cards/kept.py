"""What was found out about cards, kept on disk by the hash of everything that it depends on.

The file is one of SQLite's in the user's folder for caches. It holds text, never pickles: a pickle from a file that
somebody else could write would run whatever it likes. Each row has a hash of its own; what is damaged, a row or the
file, is made again. Whoever cannot write there finds everything out anew: nothing depends on this file.
"""

from __future__ import annotations

import atexit
import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

from arbiter.cards.places import cache_folder
from arbiter.cards.sources import sources_hash

NAME = "readings.db"
BATCH = 500  # rows that are written or asked for together
LARGEST = 512 << 20  # bytes of the file; a larger one, of cards that strangers have had read, is begun anew
TABLE = "CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, game TEXT, sources TEXT, seal TEXT, value TEXT)"


def key_of(*parts: str) -> str:
    return blake2b("\0".join(parts).encode("utf-8", "replace"), digest_size=20).hexdigest()


@dataclass(frozen=True)
class Kept:
    """A row that is to be written."""

    key: str
    game: str
    value: str


class KeptFile:
    """The file. Every problem with it is as if it were empty."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or cache_folder()) / NAME
        self._waiting: dict[str, Kept] = {}
        self.made: list[Kept] | None = None  # where another process writes what this one makes

    @cached_property
    def _file(self) -> sqlite3.Connection | None:
        for attempt in range(2):
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                file = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
                file.execute("PRAGMA journal_mode=WAL")
                file.execute("PRAGMA synchronous=OFF")  # what a crash of the machine loses is made again
                file.execute(TABLE)
                return file
            except sqlite3.OperationalError:
                return None  # locked, or no place to write to
            except sqlite3.DatabaseError:
                if attempt:
                    return None
                self._remove()  # no database, or a damaged one
            except OSError:
                return None
        return None

    def _remove(self) -> None:
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(OSError):
                Path(f"{self.path}{ending}").unlink()

    def _broken(self) -> None:
        """The file cannot be used any more: begin another."""
        if self._file is not None:
            self._file.close()
        self._remove()
        self.__dict__.pop("_file", None)

    def value(self, key: str) -> str | None:
        """What is kept under the key, if it is whole."""
        return self.values([key]).get(key)

    def values(self, keys: Sequence[str]) -> dict[str, str]:
        """What is kept under these keys and is whole."""
        found = {key: self._waiting[key].value for key in keys if key in self._waiting}
        asked = [key for key in keys if key not in found]
        for at in range(0, len(asked), BATCH):
            for key, seal, value in self._rows(asked[at : at + BATCH]):
                if seal == key_of(key, value):
                    found[key] = value
        return found

    def _rows(self, keys: Sequence[str]) -> list[tuple[str, str, str]]:
        if self._file is None:
            return []
        wanted = f"SELECT key, seal, value FROM kept WHERE key IN ({','.join('?' * len(keys))})"
        try:
            return [(str(key), str(seal), str(value)) for key, seal, value in self._file.execute(wanted, keys)]
        except sqlite3.OperationalError:
            return []
        except sqlite3.DatabaseError:
            self._broken()
            return []

    def keep(self, key: str, game: str, value: str) -> None:
        kept = Kept(key, game, value)
        if self.made is not None:
            self.made.append(kept)
        self._waiting[key] = kept
        if self.made is None and len(self._waiting) >= BATCH:
            self.flush()

    def flush(self) -> None:
        """Write what waits, and drop what was read by other sources: nobody asks for it again."""
        waiting, self._waiting = list(self._waiting.values()), {}
        if not waiting or self.made is not None:
            return
        if self._file is not None and self.path.is_file() and self.path.stat().st_size > LARGEST:
            self._broken()
        if self._file is None:
            return
        rows = [(k.key, k.game, sources_hash(k.game), key_of(k.key, k.value), k.value) for k in waiting]
        try:
            self._file.execute("BEGIN IMMEDIATE")
            for game in {kept.game for kept in waiting}:
                self._file.execute("DELETE FROM kept WHERE game = ? AND sources != ?", (game, sources_hash(game)))
            self._file.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?, ?)", rows)
            self._file.execute("COMMIT")
        except sqlite3.OperationalError:
            with contextlib.suppress(sqlite3.Error):
                self._file.execute("ROLLBACK")
        except sqlite3.DatabaseError:
            self._broken()

    def hand_over(self) -> list[Kept]:
        """What was made for another process to write; from now on anew."""
        handed, self.made = self.made or [], []
        self._waiting.clear()
        return handed


_in_use: list[KeptFile] = []


def kept_file() -> KeptFile:
    """The user's file, the same one for the whole process."""
    if not _in_use or _in_use[0].path != cache_folder() / NAME:
        _in_use[:] = [KeptFile()]
        atexit.register(_in_use[0].flush)
    return _in_use[0]
