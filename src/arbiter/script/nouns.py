"""Noun phrases: which objects, which players, and the tests that pick them out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from arbiter.script.base import Amount, Op, Pattern, Quality, Role, Stat, Status, Test, Thing, Who

# ---------------------------------------------------------------- players


class Side(Enum):
    """A player seen from the controller of the text."""

    YOU = "you"
    OPPONENT = "opponent"
    EACH = "each"  # every player; as the side of a zone: anybody's
    TURN = "turn"  # the turn player
    NOT_TURN = "not_turn"


SIDE_YOU: Final = Side.YOU
SIDE_OPPONENT: Final = Side.OPPONENT
SIDE_EACH: Final = Side.EACH
SIDE_TURN: Final = Side.TURN
SIDE_NOT_TURN: Final = Side.NOT_TURN


@dataclass(frozen=True)
class Player(Who):
    side: Side


@dataclass(frozen=True)
class ControllerOf(Who):
    thing: Thing


@dataclass(frozen=True)
class OwnerOf(Who):
    thing: Thing


@dataclass(frozen=True)
class Beside(Who):
    """The players to both sides of you while so many play; otherwise all others."""

    players: int


@dataclass(frozen=True)
class EventPlayer(Who):
    """The player of the event that triggered the ability."""


YOU: Final = Player(Side.YOU)
OPPONENT: Final = Player(Side.OPPONENT)
EACH: Final = Player(Side.EACH)

# ---------------------------------------------------------------- tests on one object


@dataclass(frozen=True)
class Is(Test):
    """It has this word among its names, types, colours, kinds or groups."""

    quality: Quality
    value: str


@dataclass(frozen=True)
class NameContains(Test):
    part: str


@dataclass(frozen=True)
class Has(Test):
    """It has this keyword, or bears this word."""

    keyword: str


@dataclass(frozen=True)
class HasAbility(Test):
    """It has an ability of this kind: "special", "action", "auto", "burst"; or any at all: "whatever"."""

    kind: str


@dataclass(frozen=True)
class StatIs(Test):
    stat: Stat
    op: Op
    amount: Amount


@dataclass(frozen=True)
class In(Test):
    status: Status


@dataclass(frozen=True)
class Same(Test):
    """It is that very object (or one of them)."""

    thing: Thing


@dataclass(frozen=True)
class AtOnce(Test):
    """ "One or more" of these: what waits for it waits for all to which it happens at a time, and triggers once."""


@dataclass(frozen=True)
class Shares(Test):
    """It shares at least one word of that quality with that object; SharesStat for numbers."""

    quality: Quality
    thing: Thing


@dataclass(frozen=True)
class CountersIs(Test):
    """The number of counters of a kind on it; kind None counts all."""

    kind: str | None
    op: Op
    amount: Amount


@dataclass(frozen=True)
class ControlledBy(Test):
    who: Who


@dataclass(frozen=True)
class OwnedBy(Test):
    who: Who


@dataclass(frozen=True)
class Extreme(Test):
    """It has the highest (or lowest) value of the stat among the group."""

    stat: Stat
    highest: bool
    group: Group


@dataclass(frozen=True)
class DidThisTurn(Test):
    """It was the subject of such an event this turn ("damaged by X", "has attacked this turn")."""

    pattern: Pattern


@dataclass(frozen=True)
class BroughtBy(Test):
    """A text of that object has brought it where it is, by such an event, in whatever turn."""

    thing: Thing
    pattern: Pattern


@dataclass(frozen=True)
class Chooses(Test):
    """An object on the stack that has chosen something of the group."""

    group: Group


@dataclass(frozen=True)
class SingleTarget(Test):
    """An object on the stack that has chosen exactly one thing."""


@dataclass(frozen=True)
class OfCard(Test):
    """An ability on the stack whose card passes the tests."""

    tests: tuple[Test, ...]


@dataclass(frozen=True)
class IsNamed(Test):
    """Its name (quality word) is the one declared and bound at the slot."""

    quality: Quality
    slot: int


@dataclass(frozen=True)
class PaidIs(Test):
    """How many resources were paid to play it; `actual`: with those that additional costs asked for."""

    op: Op
    amount: Amount
    actual: bool = False


@dataclass(frozen=True)
class NamedHere(Test):
    """It bears a word of the quality that this very card's text has named since the card came where it is."""

    quality: Quality


@dataclass(frozen=True)
class NoQuality(Test):
    """It has no word of that quality at all."""

    quality: Quality


@dataclass(frozen=True)
class WordsIs(Test):
    """The number of words of that quality that it has."""

    quality: Quality
    op: Op
    amount: Amount


@dataclass(frozen=True)
class PrintedName(Test):
    """The name stands on the card itself, whatever names it has gained or become."""

    name: str


@dataclass(frozen=True)
class InPartyWith(Test):
    """It attacks in the same party as that object."""

    thing: Thing


@dataclass(frozen=True)
class InBattleWith(Test):
    """It blocks that object or is blocked by it."""

    thing: Thing


@dataclass(frozen=True)
class AddedTo(Test):
    """It is linked to one of these: an addition on them, a card attached to them."""

    thing: Thing


@dataclass(frozen=True)
class HasAdded(Test):
    """Something of the group is linked to it."""

    group: Group


@dataclass(frozen=True)
class MayBe(Test):
    """The rules let this be done with it ("banish", "expel"): what they do not is not chosen for it."""

    act: str


@dataclass(frozen=True)
class Placed(Test):
    """It lies at a place of its zone that the game calls so ("attack", "defense")."""

    word: str


@dataclass(frozen=True)
class Speaks(Test):
    """It has an ability with this phrase in its name or its text."""

    phrase: str


@dataclass(frozen=True)
class Printed(Test):
    """It passes the test as it is printed, whatever effects have made of it."""

    test: Test


@dataclass(frozen=True)
class BesidePrinted(Test):
    """A number of it, beside the same number as it is printed on it."""

    stat: Stat
    op: Op


@dataclass(frozen=True)
class Arriving(Test):
    """It is just coming into play, together with others."""


@dataclass(frozen=True)
class Not(Test):
    test: Test


@dataclass(frozen=True)
class AnyOf(Test):
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class AllOf(Test):
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class Group:
    """A noun phrase: what, where and whose. On the field `side` is the controller, elsewhere the zone's owner.

    `zones` empty means the place does not matter (or the pattern fixes it).
    """

    tests: tuple[Test, ...] = ()
    zones: tuple[str, ...] = ("field",)
    side: Who = EACH


# ---------------------------------------------------------------- things


@dataclass(frozen=True)
class Self(Thing):
    """The card whose text this is."""


@dataclass(frozen=True)
class Granter(Thing):
    """Inside an ability that a text grants to another object: the card whose text granted it."""


@dataclass(frozen=True)
class Bound(Thing):
    """What was chosen, selected, searched, revealed or moved under this number earlier in the text."""

    slot: int


@dataclass(frozen=True)
class EventThing(Thing):
    """The object that plays that part in the event that triggered the ability."""

    role: Role


@dataclass(frozen=True)
class Every(Thing):
    """All objects that match, worked out when the effect is carried out."""

    group: Group


@dataclass(frozen=True)
class Both(Thing):
    """Several things taken together ("the former and the latter")."""

    things: tuple[Thing, ...]


@dataclass(frozen=True)
class Only(Thing):
    """Those of the thing that pass the tests ("the Forwards among them")."""

    thing: Thing
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class Except(Thing):
    """Those of the first thing that are not in the second ("the other cards")."""

    thing: Thing
    other: Thing


@dataclass(frozen=True)
class Affected(Thing):
    """Inside a change or a granted ability: the object that is affected ("this Forward")."""


@dataclass(frozen=True)
class PartnerOf(Thing):
    """What is in battle with the thing: its blocker or the attacker it blocks."""

    thing: Thing


@dataclass(frozen=True)
class TopCards(Thing):
    """The top (or bottom) cards of a player's deck, or of another pile of theirs."""

    who: Who
    count: Amount
    bottom: bool = False
    zone: str | None = None  # None: the deck


@dataclass(frozen=True)
class HostOf(Thing):
    """What the thing is linked to ("the added resonator")."""

    thing: Thing


@dataclass(frozen=True)
class PaidWith(Thing):
    """What was moved or rested as a cost of this play ("the Forward put into the Break Zone")."""

    index: int = 0


@dataclass(frozen=True)
class Unpaid(Test):
    """It was played or put into play without its cost being paid."""
