"""Printings: which rows of files and libraries are one card, and which of them is its newest printing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from arbiter.games.card_files import CardFiles, words_of
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry


def newest_printings(game: str, cards: Iterable[Card]) -> dict[str, str]:
    """For every printing the newest one of the same card; of equally old ones the later in the files."""
    files = entry(game).card_files
    found: dict[str, str] = {}
    # Most names are one card's, and nothing else on it needs to be compared.
    groups = (group for some in by_name(cards) for group in (same_cards(some, files) if len(some) > 1 else [some]))
    for group in groups:
        newest = max(enumerate(group), key=lambda each: (files.age(each[1]), each[0]))[1]
        found.update((str(card["id"]), str(newest["id"])) for card in group)
    return found


def by_name(cards: Iterable[Card]) -> Iterable[list[Card]]:
    """The cards of each name, in whatever way files write it."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(words_of(card.get("name")), []).append(card)
    return found.values()


def same_cards(cards: Iterable[Card], files: CardFiles) -> Iterable[list[Card]]:
    found: dict[tuple[str, ...], list[Card]] = {}
    for card in cards:
        found.setdefault(files.same_card(card), []).append(card)
    return found.values()


def by_newest(newest: Mapping[str, str]) -> dict[str, list[str]]:
    """For every card the ids of its printings under that of the newest, which stands first."""
    found: dict[str, list[str]] = {}
    for key in sorted(newest, key=lambda key: newest[key] != key):
        found.setdefault(newest[key], []).append(key)
    return found


def as_printed_in_all(printings: Sequence[Card]) -> Card:
    """The newest printing, which stands first, found by the sets of all of them."""
    first, *others = printings
    sets = [str(card.get(field) or "") for card in others for field in ("set", "set_name")]
    return {**first, "released_in": sets} if others else first
