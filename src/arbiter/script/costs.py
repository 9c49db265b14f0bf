"""Costs: what stands before the colon, beside the name, or behind "pay"."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.script.base import Amount, CostPart, How, Position, Stat, Test, Thing
from arbiter.script.nouns import Group


@dataclass(frozen=True)
class Mana(CostPart):
    """Produced resources: so many of each colour, and so many of any; `variable` a letter ("X") on top."""

    coloured: tuple[tuple[str, int], ...] = ()
    any: int = 0
    variable: str | None = None
    most: int | None = None  # the most that may be paid for the variable


@dataclass(frozen=True)
class RestThis(CostPart):
    """The dull or rest symbol."""


@dataclass(frozen=True)
class RestSome(CostPart):
    """Rest so many ready objects of the group."""

    group: Group
    count: Amount


@dataclass(frozen=True)
class RestTotal(CostPart):
    """Rest any number of ready objects of the group whose numbers total exactly so much; all of them do `action`."""

    group: Group
    stat: Stat
    count: Amount
    action: str = ""


@dataclass(frozen=True)
class MoveThis(CostPart):
    """Put the source itself somewhere: into the Break Zone, out of the game, back to the hand, discard it."""

    to: str
    how: How
    position: Position | None = None


@dataclass(frozen=True)
class MoveThing(CostPart):
    """Move the very thing named ("put it into the Break Zone" as a price while resolving)."""

    thing: Thing
    to: str
    how: How


@dataclass(frozen=True)
class MoveSome(CostPart):
    """Move so many objects of the group: discard 1 card, put 1 Forward into the Break Zone."""

    group: Group
    count: Amount
    to: str
    how: How
    position: Position | None = None
    slot: int | None = None  # what was moved can be spoken of later
    joined: bool = False  # one action with the part before it, where parts of a cost are actions of their own


@dataclass(frozen=True)
class MoveBeneath(CostPart):
    """Move a card that lies beneath an object of the group and passes the tests, as it is by itself."""

    group: Group
    tests: tuple[Test, ...]
    count: Amount
    to: str
    how: How


@dataclass(frozen=True)
class MoveTop(CostPart):
    """Move the top cards of your deck."""

    count: Amount
    to: str
    how: How


@dataclass(frozen=True)
class SameName(CostPart):
    """Discard a card with the source's name (the S symbol)."""


@dataclass(frozen=True)
class TakeCounters(CostPart):
    """Remove counters of a kind from the source, or from an object of the group; `spread`: from several of them."""

    kind: str | None
    count: Amount
    group: Group | None = None
    spread: bool = False


@dataclass(frozen=True)
class PutCounters(CostPart):
    kind: str
    count: Amount


@dataclass(frozen=True)
class PayResource(CostPart):
    """A kept resource ("crystal")."""

    kind: str
    count: Amount


@dataclass(frozen=True)
class TakeDamage(CostPart):
    """Receive points of damage."""

    count: Amount


@dataclass(frozen=True)
class RevealSome(CostPart):
    group: Group
    count: Amount


@dataclass(frozen=True)
class TurnUp(CostPart):
    """Turn so many face-down cards of a zone face up (a limit cost); with tests, only such, be it the source itself."""

    zone: str
    count: Amount
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class TurnDown(CostPart):
    """Turn so many face-up cards of a zone that pass the tests face down."""

    zone: str
    count: Amount
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class OneOf(CostPart):
    """A choice between costs ("discard 1 card or pay {2}")."""

    options: tuple[tuple[CostPart, ...], ...]


@dataclass(frozen=True)
class Cost:
    parts: tuple[CostPart, ...] = ()
