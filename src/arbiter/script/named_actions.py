"""Effects on what an object bears, and those that carry out what the game itself has a procedure and a name for."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.script.base import Amount, Effect, Thing, Who
from arbiter.script.nouns import YOU, Self


@dataclass(frozen=True)
class Perform(Effect):
    """Do what the ruleset knows by this name ("contract", "invert", "heal") with a thing; `slot` keeps the outcome.

    `other` is what it is done with besides ("swap this card with that one").
    """

    name: str
    thing: Thing = Self()
    who: Who = YOU
    amount: Amount | None = None
    word: str | None = None
    slot: int | None = None
    other: Thing | None = None


@dataclass(frozen=True)
class Attach(Effect):
    """Link the thing to a host: an addition that is added to a card, a card attached to a ruler."""

    thing: Thing
    host: Thing


@dataclass(frozen=True)
class PutUnder(Effect):
    """Put cards beneath (or on top of) a host: they are one object with it while it is in play."""

    thing: Thing
    host: Thing
    on_top: bool = False


@dataclass(frozen=True)
class Rewrite(Effect):
    """What waits on the stack does these effects instead of its own when it resolves; a card is spent by it."""

    thing: Thing
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """Take damage off things: so much of it, or all that is on them."""

    thing: Thing
    amount: Amount | None = None


@dataclass(frozen=True)
class MoveCounters(Effect):
    """Take the counters of every kind off one thing and put as many of each on the other, if that is still there."""

    giver: Thing
    taker: Thing


@dataclass(frozen=True)
class DoubleCounters(Effect):
    """Put as many counters of the kind on each of the things as it has."""

    thing: Thing
    kind: str
