"""The frozen numbers of cards: what was learned of a card holds as long as its number stays.

`games/<game>/card_numbers.txt` lists the ids of our own cards and of their further sides, one a line, in the order of
their numbers; new cards are added at its end (`python -m arbiter.learning.card_index`). Cards that a user brings have
the numbers after these, in the order of their files, or those of a list of the user's own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from arbiter.cards.pool import Pool, built_in
from arbiter.games.registry import entry, playable
from arbiter.kernel.errors import BadCard
from arbiter.observing.cards import CardNumbers

FILE = "card_numbers.txt"


def frozen_file(game: str) -> Path:
    return entry(game).folder / FILE


def read_list(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadCard(f"{path}: the list of card numbers cannot be read: {error}") from None
    keys = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    twice = sorted({key for key in keys if keys.count(key) > 1}) if len(set(keys)) < len(keys) else []
    if twice:
        raise BadCard(f"{path}: a card stands there twice, so that its number is in doubt: {', '.join(twice[:5])}")
    return keys


def card_numbers(pool: Pool, path: Path | None = None) -> CardNumbers:
    """The numbers of a pool's cards. `path`: a list of one's own instead of the game's."""
    frozen = frozen_file(pool.game)
    if path is not None:
        keys = read_list(path)
    else:
        keys = read_list(frozen) if frozen.exists() else []
    listed = set(keys)
    return CardNumbers([*keys, *(key for key in pool.cards if key not in listed)])


def with_sides(pool: Pool) -> list[str]:
    """The ids of all cards and of their further sides."""
    found: list[str] = []
    for key in pool.cards:
        face = pool.face(key)
        found += [key, *(side.key for side in face.other if side.key not in found)]
    return [*found, *(face.key for face in pool.entry.rules.tokens.values())]


def freeze(game: str) -> int:
    """Add the cards that have come since to the end of the game's list; how many they were."""
    path = frozen_file(game)
    keys = read_list(path) if path.exists() else []
    new = [key for key in dict.fromkeys(with_sides(built_in(game))) if key not in set(keys)]
    if new:
        head = "# Our cards' numbers for learners, counted from 2. New ones are added at the end; nothing is moved."
        path.write_text("\n".join([head, *keys, *new]) + "\n", encoding="utf-8")
    return len(new)


if __name__ == "__main__":
    for game in sys.argv[1:] or playable():
        print(f"{game}: {freeze(game)} new cards")
