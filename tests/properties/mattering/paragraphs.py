"""A paragraph for every row of a game's grammar: the row's meaning, and around it the fewest rows that make a text.

What no row can make is no text that anybody could write; what some row makes ought to matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import islice, product

from arbiter.cards.pool import shared
from arbiter.games.registry import entry
from arbiter.kernel.support import problems
from arbiter.script import abilities as ab
from arbiter.script.walk import walk
from arbiter.text.binding import Binder
from arbiter.text.check import check
from arbiter.text.errors import Declined, MeaningError, TextError
from arbiter.text.grammar import Row, Slot, is_terminal
from arbiter.text.lexer import paragraphs
from tests.properties.inventing.words import words_of

ROUNDS = 9  # so deep the categories lie within each other
EACH = 3  # so many meanings of one row are enough
TRIES = 120  # so many combinations are tried for them
CLIMBS = 60  # so many rows are tried around a meaning until it is a whole paragraph
STARTS = ("character", "spellcard")
DECLINES = (Declined, TextError, MeaningError, AttributeError, TypeError, ValueError, AssertionError, LookupError)


def slots_of(row: Row) -> list[Slot]:
    return [element for element in row.elements if isinstance(element, Slot)]


@cache
def terminals(game: str) -> dict[str, tuple[object, ...]]:
    """What the reader of words gives for the places that no row fills, on our own cards."""
    found: dict[str, list[object]] = {}
    lexicon = entry(game).language.lexicon
    for card in shared(game).cards.values():
        for paragraph in paragraphs(lexicon, str(card["name"]), str(card.get("text") or "")):
            for token in paragraph.tokens:
                values = found.setdefault(token.kind, [])
                if is_terminal(token.kind) and token.value not in values and len(values) < EACH:
                    values.append(token.value)
    return {kind: tuple(values) for kind, values in found.items()}


@cache
def rows_of(game: str) -> tuple[Row, ...]:
    return tuple(entry(game).language.table().rows)


@cache
def meanings(game: str) -> dict[str, list[object]]:
    """A few meanings of every category: of each row some, made of different ones of its slots."""
    found: dict[str, list[object]] = {}
    made: dict[int, int] = {}
    for _ in range(ROUNDS):
        for number, row in enumerate(rows_of(game)):
            if made.get(number, 0) >= EACH * 2:
                continue
            for value in islice(made_by(game, row, found), EACH):
                if made.get(number, 0) < EACH * 2 and value not in found.setdefault(row.category, []):
                    found[row.category].append(value)
                    made[number] = made.get(number, 0) + 1
    return found


def fillings(game: str, slot: Slot, found: dict[str, list[object]]) -> tuple[object, ...]:
    """What may stand there; of many a selection from everywhere, so that later rows of a category come in."""
    options = terminals(game).get(slot.category, ()) if is_terminal(slot.category) else found.get(slot.category, ())
    return tuple(options[:: max(1, len(options) // 40)])


def made_by(game: str, row: Row, found: dict[str, list[object]]) -> Iterator[object]:
    slots = slots_of(row)
    names = tuple(slot.name for slot in slots)
    for values in islice(product(*(fillings(game, slot, found) for slot in slots)), TRIES):
        try:
            value = row.build(names, values)
        except DECLINES:
            continue
        if value is not None:
            yield value


# ---------------------------------------------------------------- whole paragraphs


@cache
def parents(game: str) -> dict[str, list[tuple[Row, int]]]:
    """Where meanings of a category may stand."""
    found: dict[str, list[tuple[Row, int]]] = {}
    for row in rows_of(game):
        for number, slot in enumerate(slots_of(row)):
            found.setdefault(slot.category, []).append((row, number))
    return found


@cache
def heights(game: str) -> dict[str, int]:
    """How many rows lie between a category and a whole paragraph."""
    found = dict.fromkeys(STARTS, 0)
    rising = True
    while rising:
        rising = False
        for row in rows_of(game):
            above = found.get(row.category)
            for slot in slots_of(row) if above is not None else ():
                if found.get(slot.category, 1 << 20) > above + 1:
                    found[slot.category] = above + 1
                    rising = True
    return found


class Climber:
    """Makes a whole paragraph around a meaning."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.left = CLIMBS

    def wholes(self, category: str, value: object) -> Iterator[tuple[ab.Ability, ...]]:
        if category in STARTS:
            made = bound(self.game, value)
            if made:
                yield made
            return
        height = heights(self.game)
        around = [(row, at) for row, at in parents(self.game).get(category, ()) if row.category in height]
        for row, at in sorted(around, key=lambda each: (height[each[0].category], len(slots_of(each[0])))):
            slots = slots_of(row)
            names = tuple(slot.name for slot in slots)
            others = [
                (value,) if number == at else fillings(self.game, slot, meanings(self.game))[:4]
                for number, slot in enumerate(slots)
            ]
            for values in islice(product(*others), 4):
                self.left -= 1
                if self.left < 0 or height[row.category] >= height.get(category, 1 << 20):
                    return
                try:
                    above = row.build(names, values)
                except DECLINES:
                    continue
                if above is not None:
                    yield from self.wholes(row.category, above)


def bound(game: str, reading: object) -> tuple[ab.Ability, ...]:
    """The abilities of a reading as the compiler makes them; nothing where they mean nothing or are refused."""
    language = entry(game).language
    if not isinstance(reading, tuple):
        return ()
    try:
        made = tuple(language.settle(check(Binder(language.habits).ability(ability))) for ability in reading)
    except DECLINES:
        return ()
    return () if problems(made, words_of(game).known) else made


def pieces(text: tuple[ab.Ability, ...]) -> set[tuple[str, str, str]]:
    """What stands in which field, numbers and what is put together of others by its kind only."""
    found: set[tuple[str, str, str]] = set()
    for node in walk(text):
        for name, value in vars(node).items():
            if name != "text":
                told = repr(value) if isinstance(value, str | bool | Enum | None) else type(value).__name__
                found.add((type(node).__name__, name, told))
    return found


@cache
def invented_paragraphs(game: str) -> tuple[tuple[ab.Ability, ...], ...]:
    """A paragraph for every row that gives one and brings something that no other has."""
    found: list[tuple[ab.Ability, ...]] = []
    known: set[tuple[str, str, str]] = set()
    for row in rows_of(game):
        for value in islice(made_by(game, row, meanings(game)), 2):
            made = next(Climber(game).wholes(row.category, value), None)
            if made is not None:
                new = pieces(made) - known
                known |= new
                found += [made] if new else []
                break
    return tuple(found)
