"""The rows of a ruleset's tables: zones, steps, processes, and the reasons why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


class Sight(Enum):
    """Who sees the cards of a zone."""

    PUBLIC = "public"  # everybody, except what lies face down
    OWNER = "owner"  # its owner alone
    NOBODY = "nobody"
    OWNER_FACE_DOWN = "owner_face_down"  # face up for all; face down for its owner alone


SIGHT_PUBLIC: Final = Sight.PUBLIC
SIGHT_OWNER: Final = Sight.OWNER
SIGHT_NOBODY: Final = Sight.NOBODY
SIGHT_OWNER_FACE_DOWN: Final = Sight.OWNER_FACE_DOWN


@dataclass(frozen=True)
class NamedGroup:
    """Objects in play that the rules look for again and again."""

    types: int = 0  # they are of one of these types, where it says
    belongs: Callable[[Obj], bool] | None = None  # and this is true of them
    within: str = ""  # among those of another group (otherwise among all that is in play)
    # Besides those of the types, whatever is linked to something, has counters, lies in this zone or has this flag.
    linked: bool = False
    zone: str = ""
    flag: str = ""


@dataclass(frozen=True)
class ZoneSpec:
    """One row of the table of zones."""

    name: str
    sight: Sight
    shared: bool = False
    ordered: bool = False
    turns: int = 1  # how many orientations cards have there
    face_down: bool = False  # cards come here face down
    stack: bool = False
    limit: int | None = None  # at most so many cards of one player
    spaces: str = ""  # the kept resource that says how many cards a player has room for there
    blank: bool = False  # a card that lies face down there is nothing at all, for whoever knows it, too
    needed: bool = False  # no player is without a card there
    hears: bool = False  # cards that lie face down there wait all the same for what lets them be played
    places: bool = False  # every card has a place of its own there, which everybody sees


class Way:
    """What the table of zones says of moves from one zone to another."""

    __slots__ = ("aspects", "hides", "opens", "own", "face_down")

    def __init__(self, origin: ZoneSpec, to: ZoneSpec, aspects: int) -> None:
        self.aspects = aspects  # what of the game changes
        self.hides = to.sight is not SIGHT_PUBLIC  # not everybody sees the card there, so who knows it is remembered:
        self.opens = origin.sight is SIGHT_PUBLIC  # everybody, if it lay face up where it was,
        self.own = origin.sight is SIGHT_OWNER or to.sight is SIGHT_OWNER  # otherwise its owner
        self.face_down = to.face_down


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: the rule's number and what it asks, in our words."""

    rule: str
    says: str
    unpaid: bool = False  # a cost cannot be paid: what is missing is told with it


@dataclass(frozen=True)
class Step:
    """One row of the turn. `enter` runs at its beginning, then players get priority if `grants`, then `leave`.

    Where nothing is done in it, and where it always leads to the same step, there is nothing to call.
    """

    name: str
    phase: str
    enter: Callable[[Game], None] | None
    leave: Callable[[Game], str] | str
    grants: bool = True
    plays: bool = True  # cards and abilities may be played while players have priority here
    words: tuple[str, ...] = ()  # other names under which texts speak of it ("main")
    combat: bool = False  # there is such a step only while something attacks


class TargetsGone(Enum):
    CANCEL = "cancel"  # nothing of the effect happens
    REST = "rest"  # what does not concern the targets still happens


TARGETS_GONE_CANCEL: Final = TargetsGone.CANCEL
TARGETS_GONE_REST: Final = TargetsGone.REST


class TriggerOrder(Enum):
    ALL = "all"  # the turn player puts all of theirs on the stack, then the others
    ONE = "one"  # one at a time, rule processes between


TRIGGER_ORDER_ALL: Final = TriggerOrder.ALL
TRIGGER_ORDER_ONE: Final = TriggerOrder.ONE


@dataclass(frozen=True)
class Process:
    """A rule process: the events that it asks for now (none if it does not apply)."""

    name: str
    rule: str
    check: Callable[[Game], list[Event]]
