"""What became of card texts, kept on disk: abilities, and errors too, so that no text is read twice.

The key is a hash of everything that a reading depends on: the sources of grammar, lexicon, script and game, and the
name, type and text of the card. What is kept is JSON of script nodes, which loads as fast as pickles (`text.encoding`).
"""

from __future__ import annotations

import json

from arbiter.cards.kept import KeptFile, kept_file, key_of
from arbiter.cards.sources import sources_hash
from arbiter.games.registry import games
from arbiter.script.abilities import Ability
from arbiter.text import compiler
from arbiter.text.encoding import BadEncoding, decode, encode
from arbiter.text.errors import TextError
from arbiter.text.language import Language, Reading

EXPECTED = 12  # of what could have stood there, as many as anybody is told


class Readings:
    """Texts, as the compiler asks for them."""

    def __init__(self, file: KeptFile) -> None:
        self.file = file
        self.found = self.missed = 0

    def find(self, language: Language, name: str, card_type: str, text: str) -> Reading | None:
        if not is_a_games(language):
            return None
        value = self.file.value(key_of("text", sources_hash(language.name), name, card_type, text))
        reading = None if value is None else read_back(value)
        if reading is None:
            self.missed += 1
        else:
            self.found += 1
        return reading

    def put(self, language: Language, name: str, card_type: str, text: str, reading: Reading) -> None:
        if is_a_games(language):
            key = key_of("text", sources_hash(language.name), name, card_type, text)
            self.file.keep(key, language.name, written(reading))


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


# ---------------------------------------------------------------- those in use


_in_use: list[Readings] = []


def use_readings() -> Readings:
    """Keep readings in the user's file from now on; the same one for the whole process."""
    file = kept_file()
    if not _in_use or _in_use[0].file is not file:
        _in_use[:] = [Readings(file)]
        compiler.use_shelf(_in_use[0])
    return _in_use[0]
