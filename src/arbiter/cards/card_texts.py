"""What is printed on a card, side by side: its further sides, and the pieces of its text."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.printed_fields import Card


def further_sides(card: Card) -> list[Card]:
    """The sides of a card behind its first one."""
    others = card.get("other")
    return [side for side in others if isinstance(side, Mapping)] if isinstance(others, list) else []


def texts_of(card: Card) -> list[str]:
    """The pieces of a card's text in order, those of further sides last."""
    found: list[str] = []
    for name in ("abilities", "text"):
        value = card.get(name)
        found += [str(each) for each in value] if isinstance(value, list) else [value] if isinstance(value, str) else []
    for side in further_sides(card):
        found += texts_of(side)
    return found
