"""The built-in decks, as the piles of faces a game starts from, and the pairings of them that are played."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from arbiter.cards.pool import Pool, built_in
from arbiter.kernel.errors import BadDeck
from arbiter.kernel.traits import Face

PILES = {"main": "deck", "lb": "limit"}  # the sections of a deck list, and the zones their cards start in


@dataclass(frozen=True)
class Deck:
    """A deck that is ready to be played."""

    key: str
    format: str
    piles: dict[str, list[Face]]


def read_deck(pool: Pool, path: Path) -> Deck:
    """A deck list: a count and a card's id on every line, under the name of its pile."""
    piles: dict[str, list[Face]] = {zone: [] for zone in PILES.values()}
    pile = piles["deck"]
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0].startswith("["):
            pile = piles[PILES[words[0].strip("[]")]]
            continue
        key = pool.find(words[1])
        if key is None:
            raise BadDeck(f"{path}, line {number}: there is no card {words[1]!r}")
        pile += [pool.face(key)] * int(words[0])
    return Deck(path.stem, "limited" if path.stem.startswith("limited") else "constructed", piles)


def built_in_decks(game: str, format: str = "constructed") -> list[Deck]:
    """Our own decks of a game for a format, in the order of their names."""
    pool = built_in(game)
    decks = [read_deck(pool, path) for path in pool.entry.deck_files()]
    return [deck for deck in decks if deck.format == format]


def pairings(decks: list[Deck]) -> list[tuple[Deck, Deck]]:
    """Every deck against every other, each as the first player's in turn."""
    pairs = list(combinations(decks, 2))
    return [pair for a, b in pairs for pair in ((a, b), (b, a))]
