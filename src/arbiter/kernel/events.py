"""Events: every change that a rule or a text can speak of.

One class serves all kinds, so that prohibitions, replacements, triggers and the memory of the turn look at
the same few fields. A kind is a bit, so "does anybody listen for this?" is one `and`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.script.base import HOW_PUT, How, Position

if TYPE_CHECKING:
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Arrival, Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.nouns import Group

ENTERS: Final = 1 << 0  # moves into play
LEAVES: Final = 1 << 1  # moves out of play
SHIFTS: Final = 1 << 2  # moves between two zones out of play
DAMAGES: Final = 1 << 3  # damage to an object
HURTS: Final = 1 << 4  # damage to a player
ATTACKS: Final = 1 << 5
BLOCKS: Final = 1 << 6
UNBLOCKED: Final = 1 << 7
CASTS: Final = 1 << 8
USES: Final = 1 << 9
CHOSEN: Final = 1 << 10
STEPS: Final = 1 << 11
RESTS: Final = 1 << 12
READIES: Final = 1 << 13
COUNTS: Final = 1 << 14  # counters placed or removed
GAINS: Final = 1 << 15  # a kept resource
SEARCHES: Final = 1 << 16
BURSTS: Final = 1 << 17
PRIMES: Final = 1 << 18
DRAWS: Final = 1 << 19  # a player draws (the card's own move is SHIFTS)
CONTROLS: Final = 1 << 20
PARTY: Final = 1 << 21
ORIENTS: Final = 1 << 22
REVEALS: Final = 1 << 23
BLOCKED: Final = 1 << 25  # an attacker is blocked (once for each of a party)
CREATES: Final = 1 << 26  # a token comes into being (heard as entering play)
TRANSFERS: Final = 1 << 27  # moves between two zones in play and stays the same object
NAMED_ACTIONS: Final = 1 << 29  # something that the game has a name for, said by the event's word
PRODUCES: Final = 1 << 28  # resources come into a player's pool
PLACES: Final = 1 << 30  # comes to another place within its zone
STATUS: Final = 1 << 24  # not an event: a status trigger looks at the game itself

MOVES: Final = ENTERS | LEAVES | SHIFTS | TRANSFERS


class Event:
    """Something that is about to happen, and, once done, what happened."""

    __slots__ = (
        "kind",
        "subject",
        "other",
        "player",
        "amount",
        "origin",
        "to",
        "how",
        "by",
        "doer",
        "cause",
        "word",
        "position",
        "rested",
        "face_up",
        "control",
        "result",
        "arrival",
        "whose",
        "flag",
        "members",
        "counters",
        "beneath",
        "face",
        "later",
        "replaced",
        "before",
        "only_for",
        "host",
        "multiplied",
        "single_target",
        "drawn_alone",
        "image",
        "place",
        "onto",
        "stocks",
        "rests_itself",
        "beside",
        "wounds",
        "pays_for",
    )

    def __init__(
        self,
        kind: int,
        subject: Obj | None = None,
        player: int = -1,
        amount: int = 0,
        other: Obj | None = None,
        by: int = -1,
        cause: str = "",
        word: str = "",
        flag: bool = False,
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.player = player
        self.amount = amount
        self.other = other
        self.origin = ""
        self.to = ""
        self.how: How = HOW_PUT
        self.by = by  # the player whose action or effect causes it
        self.doer = -1  # the player who does it, where that is another than whose effect it is
        self.cause = cause  # "battle", "summon", "ability", "cost", "rule"
        self.word = word
        self.position: Position | None = None
        self.rested = False
        self.rests_itself = False  # it enters rested by its own text alone
        self.face_up = True
        self.control = -1
        self.result: Obj | None = None
        self.arrival: Arrival | None = None
        self.whose = -1  # in whose zone it comes to lie, where that is not its owner's
        self.flag = flag
        self.members: tuple[int, ...] = ()
        self.beside: tuple[int, ...] = ()  # who counts as a breaker by this damage without having dealt any of it
        self.wounds: tuple[tuple[str, int], ...] = ()  # how, and by whose effect, the damage was dealt that destroys it
        self.counters: tuple[tuple[str, int], ...] = ()
        self.later: tuple[tuple[Obj, Program], ...] = ()  # what the rules do once it has been heard of
        self.replaced = False  # it happens otherwise than it was meant
        self.face: Face | None = None  # what a token that is created looks like, or the side that a card shows there
        self.single_target = False  # an effect with a single target deals the damage
        self.drawn_alone = False  # what is drawn is no part of more that is drawn at that time
        self.image = 0  # the object that stands for the ability that deals it
        self.onto = 0  # the object in play that it comes to lie on: the two are one object from then on
        self.stocks: tuple[tuple[int, Face, int], ...] = ()  # cards that come to lie beneath it as it enters
        self.multiplied = False  # an effect has multiplied the damage
        self.host = 0  # what it is linked to where it goes
        self.place: int | None = None  # its place there, where the zone has places
        self.only_for: Group | None = None  # what produced resources may pay for
        self.before: Obj | None = None  # a subject that stays the same object, as it was before
        self.pays_for: Obj | None = None  # whose ability is paid for by it, until it is done
        self.beneath: tuple[Obj, ...] = ()  # what lay under the subject, as it came to lie at the destination


# The amount of a rest or ready that found its object so already: it was done, but nothing became so.
ALREADY_SO: Final = -1


class Record:
    """What an event left behind: ids and words, safe to keep across clones."""

    __slots__ = (
        "kind",
        "subject",
        "after",
        "other",
        "player",
        "amount",
        "origin",
        "to",
        "how",
        "by",
        "doer",
        "cause",
        "word",
        "flag",
        "members",
    )

    def __init__(self, event: Event) -> None:
        self.kind = event.kind
        self.subject = 0 if event.subject is None else event.subject.id
        self.after = 0 if event.result is None else event.result.id
        self.other = 0 if event.other is None else event.other.id
        self.player = event.player
        self.amount = event.amount
        self.origin = event.origin
        self.to = event.to
        self.how = event.how
        self.by = event.by
        self.doer = event.doer
        self.cause = event.cause
        self.word = event.word
        self.flag = event.flag
        self.members = event.members


def kind_of_move(origin: str, to: str, in_play: tuple[str, ...]) -> int:
    """A move between two zones is one of entering or leaving play, within it, or out of it."""
    if to in in_play:
        return TRANSFERS if origin in in_play else ENTERS
    return LEAVES if origin in in_play else SHIFTS


def moving(
    obj: Obj,
    to: str,
    how: How,
    in_play: tuple[str, ...],
    by: int = -1,
    cause: str = "",
) -> Event:
    """The event of an object moving to a zone (of its owner, if zones of that name are owned)."""
    # Who has a card in hand discards it, and that need not be its owner.
    player = obj.controller if how is How.DISCARD else obj.owner
    event = Event(kind_of_move(obj.zone, to, in_play), obj, player, 0, None, by, cause)
    event.origin = obj.zone
    event.to = to
    event.how = how
    return event


def who_does(event: Event) -> int:
    """The player who does it: another than whose effect it is, where the effect has somebody else do it."""
    return event.by if event.doer < 0 else event.doer


def whose_zone(event: Event) -> int:
    """The player in whose zone out of play the object comes to lie, mostly its owner."""
    if event.whose >= 0:
        return event.whose
    if event.result is not None:
        return event.result.controller  # who has it, out of play
    return -1 if event.subject is None else event.subject.owner


def by_its_damage(event: Event, obj: Obj, source: Obj | None) -> Event:
    """The same, brought about by all the damage that the object has been dealt since the last rule process."""
    event.members = obj.hurt_by
    event.other = source
    event.wounds = obj.wounds
    return event
