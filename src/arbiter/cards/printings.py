"""Printings: which rows of files and libraries are one card, and which of them is its newest printing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry


def newest_printings(game: str, cards: Iterable[Card]) -> dict[str, str]:
    """For every printing the newest one of the same card; of equally old ones the later in the files."""
    files = entry(game).card_files
    groups: dict[tuple[str, ...], list[Card]] = {}
    for card in cards:
        groups.setdefault(files.same_card(card), []).append(card)
    found: dict[str, str] = {}
    for group in groups.values():
        newest = max(enumerate(group), key=lambda each: (files.age(each[1]), each[0]))[1]
        found.update((str(card["id"]), str(newest["id"])) for card in group)
    return found


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
