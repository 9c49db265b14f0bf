"""How wide an observation is, and what stands in which column of it.

An observation is a row of whole numbers of 16 bits, part after part, then a byte for each place of the mask. Every part
is a table with a fixed number of rows; rows that nothing stands in are zero. Words (the kind of a question, a keyword,
a step) are numbers by a hash that is the same on every machine, so that a new word moves no old one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from arbiter.kernel.ruleset import Ruleset

WORDS: Final = 256  # numbers of words are smaller than this; 0 is no word
MOST_WORDS: Final = 10_000  # whose numbers are remembered
KEYWORD_BUCKETS: Final = 8
RESOURCE_BUCKETS: Final = 8
MOST: Final = 32767  # what is greater counts as this
BYTES: Final = 2

NO_CARD: Final = 0  # there is no card, or it is hidden
UNLISTED: Final = 1  # a card that the card index does not know
FIRST_CARD: Final = 2

OBJECT: Final = (
    "card",
    "zone",  # 1 is the first of the ruleset's table
    "controller",  # 0 is the player who looks, 1 the next one clockwise
    "owner",
    "depth",  # how many cards lie on top of it in a pile that nobody sees; rows of other piles begin with the top
    "place",
    "turned",
    "face_up",
    "fresh",  # its controller has had it only since this turn
    "damage",
    "frozen",
    "attacks",
    "attacking",
    "blocking",
    "counters",
    "beneath",
    "host",  # the row of the object that it is linked to, counted from 1
    "token",
    "cost",
    "power",
    "guard",
    "level",
    "strike",
    "gained_power",  # beyond what is printed
    "gained_abilities",
    "marks",
)
ZONE: Final = ("cards", "known", "told_by_back")
PLAYER: Final = ("turn_player", "priority", "began", "turns_taken", "left")
STACK: Final = ("kind", "controller", "card", "source", "first_target", "second_target", "targets")
DEED: Final = ("player", "kind", "why", "card", "second_card", "number", "turn")
OPTION: Final = (
    "what",  # 1 an option, 2 done, 3 further options
    "kind",
    "card",
    "row",
    "controller",
    "zone",
    "ability",
    "number",
    "word",
    "objects",
    "second_row",
    "third_row",
)
QUESTION: Final = ("kind", "why", "card", "row", "picked", "low", "high", "page", "pages")
TABLE: Final = ("turn", "step", "turn_player", "priority", "stack", "battle", "rows_left_out", "format")

OPTION_IS: Final = 1
DONE_IS: Final = 2
MORE_IS: Final = 3


class Widths:
    """How much of everything an observation has room for."""

    __slots__ = ("objects", "stack", "history", "places")

    def __init__(self, objects: int = 120, stack: int = 8, history: int = 24, places: int = 64) -> None:
        self.objects: int = objects
        self.stack: int = stack
        self.history: int = history
        self.places: int = places  # choices at a question; where there are more, the last one leads to the next page

    def as_tuple(self) -> tuple[int, int, int, int]:
        return self.objects, self.stack, self.history, self.places


class Part:
    """One table of an observation."""

    __slots__ = ("name", "rows", "columns", "start")

    def __init__(self, name: str, rows: int, columns: tuple[str, ...], start: int) -> None:
        self.name: str = name
        self.rows: int = rows
        self.columns: tuple[str, ...] = columns
        self.start: int = start  # in bytes

    @property
    def size(self) -> int:
        """In bytes."""
        return self.rows * len(self.columns) * BYTES


class Layout:
    """The parts of a game's observations, one after the other."""

    __slots__ = ("parts", "mask_start", "size", "places", "kept", "widths", "players")

    def __init__(self, rules: Ruleset, players: int, widths: Widths) -> None:
        self.widths: Widths = widths
        self.players: int = players
        self.places: int = widths.places
        self.kept: tuple[str, ...] = tuple(sorted(rules.opening_resources))
        objects = (
            *OBJECT,
            *(f"is_{word}" for word in rules.types),
            *(f"is_{word}" for word in rules.colours),
            *(f"keyword_{i}" for i in range(KEYWORD_BUCKETS)),
        )
        seats = (
            *PLAYER,
            *self.kept,
            *(f"resource_{i}" for i in range(RESOURCE_BUCKETS)),
            *(f"pool_{word}" for word in rules.colours),
            "pool_other",
        )
        self.parts: list[Part] = []
        self.size: int = 0
        self.add("table", 1, TABLE)
        self.add("players", players, seats)
        self.add("zones", len(rules.zones.rows) * players, ZONE)
        self.add("objects", widths.objects, objects)
        self.add("stack", widths.stack, STACK)
        self.add("history", widths.history, DEED)
        self.add("question", 1, QUESTION)
        self.add("options", widths.places, OPTION)
        self.mask_start: int = self.size
        self.size += widths.places

    def add(self, name: str, rows: int, columns: tuple[str, ...]) -> None:
        part = Part(name, rows, columns, self.size)
        self.parts.append(part)
        self.size += part.size

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)


NUMBERED: Final[dict[str, int]] = {"": 0}  # the engine's own words, of which there are some hundreds


def word_number(word: str) -> int:
    """A word as a number from 1; "" is 0."""
    known = NUMBERED.get(word)
    if known is None:
        known = 1 + crc32(word.encode()) % (WORDS - 1)
        if len(NUMBERED) < MOST_WORDS:
            NUMBERED[word] = known
    return known


def bucket(word: str, buckets: int) -> int:
    return crc32(word.encode()) % buckets


def short(number: int) -> int:
    """As much of a number as 16 bits hold."""
    if number > MOST:
        return MOST
    return number if number >= -MOST else -MOST
