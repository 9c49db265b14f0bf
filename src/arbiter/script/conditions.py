"""Conditions: questions about the game."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.script.amounts import Since
from arbiter.script.base import Amount, Condition, Op, Pattern, Test, Thing, Who
from arbiter.script.nouns import Group


@dataclass(frozen=True)
class Compare(Condition):
    left: Amount
    op: Op
    right: Amount


@dataclass(frozen=True)
class Exists(Condition):
    """At least so many objects match (`low` 1: "if you control a ...")."""

    group: Group
    low: Amount


@dataclass(frozen=True)
class Holds(Condition):
    """The thing passes the tests ("if it is a Forward"); false when the thing is nothing."""

    thing: Thing
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class IsTurnOf(Condition):
    who: Who


@dataclass(frozen=True)
class InStep(Condition):
    """It is this phase or step; with `who`, of that player's turn."""

    step: str
    who: Who | None = None


@dataclass(frozen=True)
class Agreed(Condition):
    """The players have agreed on this variant of the rules."""

    format: str


@dataclass(frozen=True)
class Happened(Condition):
    """Such an event has happened this turn, at least `low` times; `different`: with so many different objects."""

    pattern: Pattern
    low: int = 1
    since: Since = Since.TURN
    different: bool = False


@dataclass(frozen=True)
class LatestIs(Condition):
    """The last event of the pattern this turn before the source's own was of an object that passes the tests."""

    pattern: Pattern
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class Outcome(Condition):
    """What the players have voted for, in this text or as the source came, is this ("tie": neither)."""

    word: str


@dataclass(frozen=True)
class Did(Condition):
    """The optional or uncertain action marked with this slot was carried out ("if you do so")."""

    slot: int


@dataclass(frozen=True)
class WasPaid(Condition):
    """How the source was paid for: "extra:<index or name>" an optional cost, "only:backup" a means, "colour:fire"."""

    what: str


@dataclass(frozen=True)
class CameFrom(Condition):
    """The source or event object came from that zone, or by being cast (`zone` "cast")."""

    zone: str


@dataclass(frozen=True)
class SameQuality(Condition):
    """All of the group share a word of the quality / are all different (`different`)."""

    group: Group
    quality: str
    different: bool = False


@dataclass(frozen=True)
class All(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Any(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class NotSo(Condition):
    condition: Condition
