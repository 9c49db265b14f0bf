"""How much of a card pool compiles, and what stops the rest: the work plan of a grammar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from arbiter.text.compiler import compile_paragraph
from arbiter.text.errors import TextError
from arbiter.text.language import Language
from arbiter.text.lexer import paragraphs


@dataclass(frozen=True)
class Card:
    name: str
    type: str
    text: str
    id: str = ""


@dataclass
class Coverage:
    """Counts over a pool; `alone` ranks stopping phrases by the cards that each alone blocks."""

    cards: int = 0
    whole: int = 0
    paragraphs: int = 0
    read: int = 0
    alone: Counter[str] = field(default_factory=Counter)
    errors: list[tuple[Card, TextError, str]] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.whole / self.cards if self.cards else 0.0


def measure(language: Language, cards: Iterable[Card]) -> Coverage:
    result = Coverage()
    for card in cards:
        result.cards += 1
        start = "spellcard" if card.type in language.spell_types else "character"
        problems: list[TextError] = []
        try:
            found = paragraphs(language.lexicon, card.name, card.text)
        except TextError as problem:
            problems.append(problem)
            result.errors.append((card, problem, card.text))
            found = ()
        for index, paragraph in enumerate(found):
            result.paragraphs += 1
            try:
                compile_paragraph(language, start, index, paragraph)
                result.read += 1
            except TextError as problem:
                problems.append(problem)
                result.errors.append((card, problem, paragraph.raw))
        if not problems:
            result.whole += 1
        elif len(problems) == 1:
            result.alone[stopping_phrase(problems[0], result.errors[-1][2])] += 1
    return result


def stopping_phrase(problem: TextError, text: str) -> str:
    """What to call a stop: the last words that were read and the first that were not."""
    if problem.message != "not understood":
        return problem.message
    before = " ".join(text[: problem.column].split()[-3:])
    after = " ".join(problem.phrase.split()[:3])
    return f"{before} | {after}"
