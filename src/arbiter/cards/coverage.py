"""How many cards of a file are executed whole, and which phrases stop the others.

A card counts only if its text compiles and the kernel carries out everything in it; what stops it is told by phrase,
the most frequent first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from arbiter.cards.pool import Card, language_of
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard
from arbiter.text.coverage import Card as Printed
from arbiter.text.coverage import measure, stopping_phrase


@dataclass
class Report:
    """Counts over a file of cards. A card stopped by two phrases is counted with both."""

    cards: int = 0
    executable: int = 0
    stops: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        return self.executable / self.cards if self.cards else 0.0

    def ranked(self) -> list[tuple[str, int]]:
        return sorted(self.stops.items(), key=lambda item: (-item[1], item[0]))


def coverage(game: str, cards: Iterable[Card], tick: Callable[[], None] = lambda: None) -> Report:
    """Measure the cards; `tick` is called after each."""
    report = Report()
    for card in cards:
        report.cards += 1
        stops = stops_of(game, card)
        if stops:
            report.stops.update(stops)
        else:
            report.executable += 1
        tick()
    return report


def stops_of(game: str, card: Card) -> list[str]:
    """Every phrase that stops the card, each once; none if the card is executed whole."""
    try:
        problem = entry(game).make_face(card).extra.get("problem")
    except BadCard as error:
        return [f"not a card: {str(error).partition(': ')[2] or error}"]
    if problem is None:
        return []
    printed = Printed(str(card["name"]), str(card["type"]).lower(), str(card.get("text") or "").strip())
    errors = measure(language_of(game), [printed]).errors
    if errors:
        return list(dict.fromkeys(stopping_phrase(error, text) for _, error, text in errors))
    return [problem.partition(", in ")[0]]  # read, but not carried out
