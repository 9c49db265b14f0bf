"""The decks that are played in the lab: built-in ones, or those that are asked for, and who meets whom."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice

from arbiter.cards import decks as lists
from arbiter.cards.checking import known_format
from arbiter.cards.decks import DeckList, deck_rules, read_deck
from arbiter.cards.pool import shared
from arbiter.kernel.errors import BadDeck

Pair = tuple[DeckList, DeckList]


def built_in_decks(game: str, format: str | None = None) -> list[DeckList]:
    """Our own decks of a game that the format (for None its usual one) allows, under their names."""
    pool = shared(game)
    format = known_format(game, format)
    check = deck_rules(game).check
    every = lists.built_in_decks(game, pool)
    found = [replace(deck, name=name) for name, deck in every.items() if not check(deck.faces(pool), format)]
    if not found:
        raise BadDeck(f"{game} has no built-in decks for {format}")
    return found


def pairings(decks: list[DeckList], mirrors: bool = False) -> list[Pair]:
    """Every deck against every other, each as the first player's in turn; a single deck against itself.

    With mirrors every deck against itself comes in between.
    """
    same = [(deck, deck) for deck in decks]
    if len(decks) == 1:
        return same
    mixed = [pair for a, b in combinations(decks, 2) for pair in ((a, b), (b, a))]
    if not mirrors:
        return mixed
    rest = iter(same)
    found: list[Pair] = []
    for number, pair in enumerate(mixed):
        found.append(pair)
        if number % 2:
            found += islice(rest, 1)
    return [*found, *rest]


def named_decks(game: str, words: str, format: str | None = None) -> list[DeckList]:
    """Decks by name or file, separated by commas, each under that word; all of ours in that format for none."""
    if not words:
        return built_in_decks(game, format)
    found = [word.strip() for word in words.split(",")]
    return [replace(read_deck(word, game, shared(game)), name=word) for word in found]
