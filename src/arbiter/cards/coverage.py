"""How many cards of a file are carried out whole, and which phrases stop the others.

A card counts only if its text compiles and the kernel carries out everything in it. What stops the others is grouped
by a key in which names, numbers and symbols are replaced, so that the same hole in the grammar is one row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from arbiter.cards.summaries import summaries, summary_of
from arbiter.cards.summary import Stop, Summary
from arbiter.games.printed_fields import Card


@dataclass
class Group:
    """The cards that stop in the same way."""

    key: str
    phrase: str  # of the first of them
    cards: list[str] = field(default_factory=list)  # their ids
    alone: list[str] = field(default_factory=list)  # those that nothing else stops
    expected: tuple[str, ...] = ()

    def add(self, id: str, stop: Stop) -> None:
        if id not in self.cards:
            self.cards.append(id)
            if stop.alone:
                self.alone.append(id)


@dataclass
class Report:
    """Counts over a file of cards. A card stopped in two ways is counted with both."""

    cards: int = 0
    executable: int = 0
    groups: dict[str, Group] = field(default_factory=dict)

    @property
    def share(self) -> float:
        return self.executable / self.cards if self.cards else 0.0

    def add(self, id: str, summary: Summary) -> None:
        self.cards += 1
        if not summary.stops and not summary.problem:
            self.executable += 1
        for stop in summary.stops:
            self.groups.setdefault(stop.key, Group(stop.key, stop.phrase, expected=stop.expected)).add(id, stop)

    def ranked(self) -> list[Group]:
        """The stops of most cards first; of equals, those that stop most cards alone."""
        return sorted(self.groups.values(), key=lambda each: (-len(each.cards), -len(each.alone), each.key))


def coverage(game: str, cards: Sequence[Card], tick: Callable[[], None] = lambda: None) -> Report:
    """Measure the cards; `tick` is called after each."""
    return measured(cards, summaries(game, cards, tick))


def measured(cards: Sequence[Card], known: Sequence[Summary]) -> Report:
    report = Report()
    for card, summary in zip(cards, known, strict=True):
        report.add(str(card.get("id", "?")), summary)
    return report


def coverage_by_set(cards: Sequence[Card], known: Sequence[Summary]) -> dict[str, Report]:
    """The same for each set by itself."""
    found: dict[str, Report] = {}
    for card, summary in zip(cards, known, strict=True):
        found.setdefault(set_of(card), Report()).add(str(card.get("id", "?")), summary)
    return dict(sorted(found.items()))


def set_of(card: Card) -> str:
    """The set that a card says it is of, or the first part of its number."""
    named = card.get("set") or card.get("set_name")
    return str(named) if named else str(card.get("id", "?")).partition("-")[0]


def stops_of(game: str, card: Card) -> list[str]:
    """Every phrase that stops the card, each once; none if the card is carried out whole."""
    return list(dict.fromkeys(stop.phrase for stop in summary_of(game, card).stops))
