"""The canonical printer: the same rows, read the other way round.

The first row of a category whose pattern fits the value and whose slots can all be printed is the one that
speaks; rows are tried in the order in which they stand in the table, so the preferred wording stands first.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping

from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Thing, Who
from arbiter.script.nouns import YOU, Both, Every
from arbiter.text.draft import InOrder, Quantity, Ref, Some, Together
from arbiter.text.errors import Declined
from arbiter.text.grammar import Grammar, Row, Word, is_terminal
from arbiter.text.nodes import changed, field_names

DRAFTS = Ref.__module__


def number_of(value: object) -> bool | None:
    """Whether a value speaks of several (True), of one (False), or has no grammatical number (None)."""
    if isinstance(value, Who):
        return value == YOU  # "you draw", "your opponent draws"
    if isinstance(value, Ref):
        return value.plural
    if isinstance(value, Some):
        return number_of(value.quantity)
    if isinstance(value, Quantity):
        return value.high != Number(1)
    if isinstance(value, Both | Every):
        return True
    if isinstance(value, Thing):
        return False
    if isinstance(value, Amount):
        return value != Number(1)
    if isinstance(value, int):
        return value != 1
    return None


def unchanged(category: str, word: str) -> str:
    return word


SINGULAR = frozenset({"a", "an", "each"})
SEVERAL = frozenset({"any", "no", "number"})
PLURAL = frozenset({"allnp", "allnoms"})
WHOLE = frozenset(
    {
        "granted",
        "ability",
        "triggered",
        "body",
        "option",
        "patterns",
        "statement",
        "sentence",
        "obj",
        "subj",
        "pre",
        "raceword",
    }
)  # their own number


def loses(row: Row, value: object, taken: Mapping[str, object]) -> bool:
    """Whether the row would leave a part of the value unsaid: what it makes of its own words is another value.

    Values with words that point at others in them are not asked: there is more than one such word for the same thing.
    """
    if not row.own or not dataclasses.is_dataclass(value) or mentions_drafts(value):
        return False
    try:
        made = row.make(**taken, **row.fixed)
    except (Declined, TypeError, AttributeError):
        return False  # a part has no words, and so the row none
    return made is not None and in_line(made) != in_line(value)


def mentions_drafts(node: object) -> bool:
    if isinstance(node, tuple):
        return any(map(mentions_drafts, node))
    if type(node).__module__ == DRAFTS and not isinstance(node, Quantity):
        return True
    return any(mentions_drafts(getattr(node, name)) for name in field_names(node))


def in_line(node: object) -> object:
    """The value with effects that are only held together one after the other."""
    if isinstance(node, tuple):
        parts = [part.effects if isinstance(part, InOrder | Together) else (part,) for part in map(in_line, node)]
        return tuple(each for part in parts for each in part)
    parts_of = {name: getattr(node, name) for name in field_names(node)}
    put = {name: in_line(old) for name, old in parts_of.items() if isinstance(old, tuple) or field_names(old)}
    return changed(node, **put) if put else node


class Printer:
    """Prints values of one grammar.

    A word agrees with the countable slot before it in its row, else with the number that is handed down.
    """

    def __init__(
        self, grammar: Grammar, terminals: dict[str, str], plurals: Callable[[str, str], str] = unchanged
    ) -> None:
        self.grammar = grammar
        self.terminals = terminals
        self.plurals = plurals  # how a terminal's word is written for several
        self.known: dict[tuple[str, int, bool], str | None] = {}
        self.kept: list[object] = []  # values stay alive while their ids are keys

    def show(self, category: str, value: object, plural: bool = False) -> str | None:
        if is_terminal(category):
            if plural and isinstance(value, str):
                value = self.plurals(category, value)
            return self.terminal(category, value)
        key = (category, id(value), plural)
        if key in self.known:
            return self.known[key]
        self.known[key] = None  # a row that only hands the value on to its own category says nothing
        for row in self.grammar.rows.get(category, ()):
            text = self._row(row, value, plural)
            if text is not None:
                self.known[key] = text
                self.kept.append(value)
                return text
        self.kept.append(value)
        return None

    def terminal(self, category: str, value: object) -> str | None:
        shape = self.terminals.get(category)
        if shape is None or not isinstance(value, str | int):
            return None
        if (category in ("<num>", "<anysym>")) != isinstance(value, int):
            return None
        return shape.replace("*", str(value).title() if category == "<coloursym>" else str(value))

    def _article(self, pieces: list[str], text: str) -> str:
        if pieces and pieces[-1] == "a" and text[:1] in "AEIOUaeiou":
            pieces[-1] = "an"
        return text

    def _row(self, row: Row, value: object, plural: bool) -> str | None:
        taken = row.take(value)
        if taken is None or loses(row, value, taken):
            return None
        agreed = plural
        pieces: list[str] = []
        for element in row.elements:
            if isinstance(element, Word):
                if element.singular in SEVERAL:
                    agreed = True
                elif SINGULAR.intersection(element.reads):
                    agreed = False
                if element.printed:
                    pieces.append(element.plural if agreed else element.singular)
                continue
            inner = taken[element.name]
            if inner is None:
                return None
            handed = element.category in PLURAL or (agreed and element.category not in WHOLE)
            text = self.show(element.category, inner, handed)
            if text is None:
                return None
            pieces.append(self._article(pieces, text))
            number = number_of(inner)
            agreed = agreed if number is None else number
        return " ".join(pieces)
