"""What became of card texts, kept on disk: abilities, and errors too, so that no text is read twice.

The key is a hash of everything that a reading depends on: the sources of grammar, lexicon, script and game, and the
name, type and text of the card. The file is one of SQLite's in the user's folder for caches. It holds JSON of script
nodes and not pickles: a pickle from a file that somebody else could write would run whatever it likes, and JSON loads
as fast (`text.encoding`). Each row has a hash of its own; what is damaged, a row or the file, is made again. Whoever
cannot write there reads texts anew: nothing depends on this file.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

from arbiter.cards.places import cache_folder
from arbiter.cards.sources import sources_hash
from arbiter.games.registry import games
from arbiter.script.abilities import Ability
from arbiter.text import compiler
from arbiter.text.encoding import BadEncoding, decode, encode
from arbiter.text.errors import TextError
from arbiter.text.language import Language, Reading

BATCH = 500  # rows that are written together
EXPECTED = 12  # of what could have stood there, as many as anybody is told
TABLE = "CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, game TEXT, sources TEXT, seal TEXT, value TEXT)"


def key_of(*parts: str) -> str:
    return blake2b("\0".join(parts).encode("utf-8", "replace"), digest_size=20).hexdigest()


# ---------------------------------------------------------------- the file


@dataclass(frozen=True)
class Kept:
    """A row that is to be written."""

    key: str
    game: str
    value: str


class Readings:
    """The file of readings. Every problem with it is as if it were empty."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or cache_folder()) / "readings.db"
        self._waiting: dict[str, Kept] = {}
        self.made: list[Kept] | None = None  # where another process writes what this one makes
        self.found = self.missed = 0

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
        waiting = self._waiting.get(key)
        if waiting is not None:
            return waiting.value
        if self._file is None:
            return None
        try:
            row = self._file.execute("SELECT seal, value FROM kept WHERE key = ?", (key,)).fetchone()
        except sqlite3.OperationalError:
            return None
        except sqlite3.DatabaseError:
            self._broken()
            return None
        if row is None or row[0] != key_of(key, str(row[1])):
            return None
        return str(row[1])

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
        if not waiting or self._file is None or self.made is not None:
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

    # ------------------------------------------------------------ texts, as the compiler asks for them

    def find(self, language: Language, name: str, card_type: str, text: str) -> Reading | None:
        if not is_a_games(language):
            return None
        value = self.value(key_of("text", sources_hash(language.name), name, card_type, text))
        reading = None if value is None else read_back(value)
        if reading is None:
            self.missed += 1
        else:
            self.found += 1
        return reading

    def put(self, language: Language, name: str, card_type: str, text: str, reading: Reading) -> None:
        if is_a_games(language):
            key = key_of("text", sources_hash(language.name), name, card_type, text)
            self.keep(key, language.name, written(reading))


def is_a_games(language: Language) -> bool:
    """Is it the language of a game that can be found? Others have no sources that could be hashed."""
    found = games().get(language.name)
    return found is not None and found.language is language


def written(reading: Reading) -> str:
    if isinstance(reading, TextError):
        said: list[object] = [reading.message, reading.paragraph, reading.column, reading.phrase]
        said += [list(reading.expected[:EXPECTED]), reading.nearest, reading.typo]
        return json.dumps({"error": said}, ensure_ascii=False)
    return json.dumps({"abilities": encode(reading)}, ensure_ascii=False, separators=(",", ":"))


def read_back(value: str) -> Reading | None:
    """The reading, or None where the row makes no sense."""
    try:
        data = json.loads(value)
        if "error" in data:
            message, paragraph, column, phrase, expected, nearest, typo = data["error"]
            return TextError(message, paragraph, column, phrase, tuple(expected), nearest, typo)
        abilities = decode(data["abilities"])
    except (ValueError, KeyError, TypeError, BadEncoding, RecursionError):
        return None
    if not isinstance(abilities, tuple) or not all(isinstance(each, Ability) for each in abilities):
        return None
    return abilities


# ---------------------------------------------------------------- the one in use


_in_use: list[Readings] = []


def use_readings() -> Readings:
    """Keep readings in the user's file from now on; the same one for the whole process."""
    if not _in_use or _in_use[0].path != cache_folder() / "readings.db":
        made = Readings()
        _in_use[:] = [made]
        compiler.use_shelf(made)
    return _in_use[0]
