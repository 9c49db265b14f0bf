"""Amounts: numbers that a text states or has counted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from arbiter.script.base import Amount, Condition, Pattern, Quality, Stat, Test, Thing, Who
from arbiter.script.nouns import Group


@dataclass(frozen=True)
class Number(Amount):
    value: int


@dataclass(frozen=True)
class X(Amount):
    """The variable set while playing, or declared while resolving."""


@dataclass(frozen=True)
class NamedNumber(Amount):
    """The number that was named while resolving, and bound at the slot."""

    slot: int


@dataclass(frozen=True)
class Count(Amount):
    """How many objects match."""

    group: Group


@dataclass(frozen=True)
class CountOf(Amount):
    """How many objects the thing points at."""

    thing: Thing


@dataclass(frozen=True)
class StatOf(Amount):
    """A number of an object; over several, their sum."""

    thing: Thing
    stat: Stat


@dataclass(frozen=True)
class PrintedStat(Amount):
    """The same as it stands on the card, whatever effects have made of it."""

    thing: Thing
    stat: Stat


@dataclass(frozen=True)
class ExtremeStat(Amount):
    """The highest or lowest value among the group."""

    group: Group
    stat: Stat
    highest: bool = True


@dataclass(frozen=True)
class CountersOn(Amount):
    thing: Thing
    kind: str | None


@dataclass(frozen=True)
class Resource(Amount):
    """How much of a kept resource a player has ("crystal")."""

    who: Who
    kind: str


@dataclass(frozen=True)
class Distinct(Amount):
    """How many different words of a quality occur among the group ("for each different Element").

    `apart`: how many objects of the group there are no two of which share such a word ("with different names").
    """

    group: Group
    quality: Quality
    apart: bool = False


@dataclass(frozen=True)
class Times(Amount):
    amount: Amount
    factor: int


@dataclass(frozen=True)
class Product(Amount):
    left: Amount
    right: Amount


@dataclass(frozen=True)
class Company(Amount):
    """How many objects of the group come into play at the same time; one where only the one in question does."""

    group: Group


@dataclass(frozen=True)
class Plus(Amount):
    left: Amount
    right: Amount


@dataclass(frozen=True)
class Minus(Amount):
    left: Amount
    right: Amount


@dataclass(frozen=True)
class Quotient(Amount):
    """How often the number goes wholly into the amount ("for every 2")."""

    amount: Amount
    by: int


@dataclass(frozen=True)
class Half(Amount):
    """Half of it; the game's table says how fractions are rounded."""

    amount: Amount


class Since(Enum):
    TURN = "turn"
    GAME = "game"


SINCE_TURN: Final = Since.TURN
SINCE_GAME: Final = Since.GAME


@dataclass(frozen=True)
class Occurred(Amount):
    """How often an event has happened this turn."""

    pattern: Pattern
    since: Since = Since.TURN


@dataclass(frozen=True)
class HowMuch(Amount):
    """How much there was in all such events of this turn together (damage that was dealt, life that was lost)."""

    pattern: Pattern


@dataclass(frozen=True)
class EventAmount(Amount):
    """The number in the event that triggered the ability (damage dealt, cards drawn)."""


@dataclass(frozen=True)
class EventTotal(Amount):
    """How many counters of the kind were there after the event that triggered the ability."""


@dataclass(frozen=True)
class Beneath(Amount):
    """How many cards lie beneath the thing, or of those only the ones that pass the tests."""

    thing: Thing
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Marked(Amount):
    """What the marks of that name on the thing add up to."""

    thing: Thing
    name: str


@dataclass(frozen=True)
class PaidAmount(Amount):
    """What was paid to play the source: "total", a colour, or "colours" for how many different ones."""

    what: str


@dataclass(frozen=True)
class Either(Amount):
    """One amount if the condition holds, else the other."""

    condition: Condition
    then: Amount
    otherwise: Amount
