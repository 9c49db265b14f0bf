"""A memoised descent parser that keeps all readings.

Every category is tried once at every place; what it can be there is a list of (end, meaning), without
repetitions. The furthest token that anything reached, and what would have been accepted there, is kept for the
error message.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from arbiter.text.bounds import MOST_READINGS, MOST_STEPS
from arbiter.text.grammar import Grammar, Node, is_terminal


@dataclass(frozen=True)
class Token:
    """`text` is what literals match (lower case), `kind` what terminals match, `value` what a terminal means."""

    text: str
    kind: str
    value: object
    column: int
    raw: str


END = Token("<end>", "<end>", None, -1, "")
Readings = list[tuple[int, object]]


class TooManyReadings(Exception):
    """A phrase can be read in more ways than any printed one; `place` is the token at which it begins."""

    def __init__(self, place: int) -> None:
        super().__init__(f"too many readings at token {place}")
        self.place = place


class Parser:
    def __init__(self, grammar: Grammar, tokens: Sequence[Token]) -> None:
        self.grammar = grammar
        self.tokens = [*tokens, END]
        self.memo: dict[tuple[str, int], Readings] = {}
        self.steps = 0
        self.furthest = 0
        self.expected: set[str] = set()

    def whole(self, category: str) -> list[object]:
        """All different meanings of the whole token list as this category."""
        end = len(self.tokens) - 1
        found: list[object] = []
        for stop, value in self.parse(category, 0):
            if stop == end and value not in found:
                found.append(value)
        return found

    def parse(self, category: str, start: int) -> Readings:
        key = (category, start)
        known = self.memo.get(key)
        if known is not None:
            return known
        results: Readings = []
        # A category that reaches itself without eating a token would loop; rows are written so that none does.
        self.memo[key] = results
        self._walk(self.grammar.tries[category], start, (), results)
        return results

    def _walk(self, node: Node, place: int, values: tuple[object, ...], results: Readings) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS or len(results) > MOST_READINGS:
            raise TooManyReadings(place)
        for row, names in node.ends:
            value = row.build(names, values)
            if value is not None and (place, value) not in results:
                results.append((place, value))
        token = self.tokens[place]
        after = node.words.get(token.text)
        if after is not None:
            self._walk(after, place + 1, values, results)
        elif node.words and place >= self.furthest:
            self._note(place, node.words)
        for category, after in node.slots.items():
            if is_terminal(category):
                if token.kind == category:
                    self._walk(after, place + 1, (*values, token.value), results)
                elif place >= self.furthest:
                    self._note(place, (category,))
                continue
            first = self.grammar.first[category]
            if token.text not in first and token.kind not in first:
                if place >= self.furthest:
                    self._note(place, (category,))
                continue
            for end, value in tuple(self.parse(category, place)):
                self._walk(after, end, (*values, value), results)

    def _note(self, place: int, wanted: Iterable[str]) -> None:
        if place > self.furthest:
            self.furthest = place
            self.expected = set()
        self.expected.update(wanted)
