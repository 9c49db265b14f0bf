"""What a game is made of: one card in one zone, how it came there, a unit of a resource, a battle.

Moving makes a new object, so an object off the table is never written to again and is shared by every clone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.traits import Face, Traits

if TYPE_CHECKING:
    from arbiter.script.base import Quality
    from arbiter.script.nouns import Group

READY: Final = 0
RESTED: Final = 1
REVERSED: Final = 2

SPECTATOR: Final = 1 << 20  # the bit of those who only watch, among those who have seen a card


class Arrival:
    """How an object came to where it is; never changes."""

    __slots__ = ("origin", "how", "cast", "x", "paid", "extras", "by", "turn", "means", "words")

    def __init__(
        self,
        origin: str = "",
        how: str = "",
        cast: bool = False,
        x: int = 0,
        paid: tuple[str, ...] = (),
        extras: tuple[str, ...] = (),
        by: str = "",
        turn: int = 0,
        means: tuple[str, ...] = (),
        words: tuple[tuple[Quality, str], ...] = (),
    ) -> None:
        self.origin = origin
        self.how = how
        self.cast = cast
        self.x = x
        self.paid = paid  # the colours of the resources that paid for it
        self.extras = extras  # which optional costs were paid
        self.by = by  # a named way of arriving ("warp")
        self.turn = turn
        self.means = means  # what produced the resources ("backup", "discard")
        self.words = words  # what its text has named since

    def naming(self, quality: Quality, word: str) -> Arrival:
        """The same, with one word more that its text has named."""
        return Arrival(
            self.origin,
            self.how,
            self.cast,
            self.x,
            self.paid,
            self.extras,
            self.by,
            self.turn,
            self.means,
            (*self.words, (quality, word)),
        )


NOWHERE: Final = Arrival()
UNPAID: Final = "unpaid"  # among the means of what was played without paying its cost


class Obj:
    """One card in one zone, from the moment it comes there until it leaves."""

    __slots__ = (
        "id",
        "card",
        "face",
        "owner",
        "controller",
        "home",
        "zone",
        "turned",
        "face_up",
        "seen",
        "stamp",
        "since",
        "damage",
        "hurt_by",
        "wounds",
        "counters",
        "under",
        "attacks",
        "frozen",
        "now",
        "gone",
        "became",
        "token",
        "arrival",
        "uses",
        "host",
        "place",
    )

    def __init__(self, id: int, card: int, face: Face, owner: int, zone: str) -> None:
        self.id = id
        self.card = card
        self.face = face
        self.owner = owner
        self.controller = owner
        self.home = owner  # the controller apart from control-changing effects
        self.zone = zone
        self.turned = READY
        self.face_up = True
        self.seen = 0  # bit per player who knows the card although the zone hides it
        self.stamp = 0  # when it came here: its timestamp
        self.since = 0  # the turn since which its controller has had it
        self.damage = 0
        self.hurt_by: tuple[int, ...] = ()  # sources of damage since the last rule process
        self.wounds: tuple[tuple[str, int], ...] = ()  # what dealt it ("battle", "ability"), and whose effect that was
        self.counters: dict[str, int] | None = None
        self.under: tuple[tuple[int, Face, int], ...] = ()  # cards beneath: (card, face, owner)
        self.attacks = 0
        self.frozen = 0
        self.now: Traits = face.traits
        self.gone = False
        self.became = 0
        self.token = False
        self.arrival: Arrival = NOWHERE
        self.uses: dict[str, int] | None = None  # abilities used or triggered this turn, by text
        self.host = 0  # the object that it is linked to: added to, attached to, ordering
        self.place = 0  # where in its zone, where a zone has places of their own

    def copy(self) -> Obj:
        made = Obj(self.id, self.card, self.face, self.owner, self.zone)
        made.controller = self.controller
        made.home = self.home
        made.turned = self.turned
        made.face_up = self.face_up
        made.seen = self.seen
        made.stamp = self.stamp
        made.since = self.since
        made.damage = self.damage
        made.hurt_by = self.hurt_by
        made.wounds = self.wounds
        if self.counters is not None:
            made.counters = self.counters.copy()
        made.under = self.under
        made.attacks = self.attacks
        made.frozen = self.frozen
        made.now = self.now
        made.gone = self.gone
        made.became = self.became
        made.token = self.token
        made.arrival = self.arrival
        if self.uses is not None:
            made.uses = self.uses.copy()
        made.host = self.host
        made.place = self.place
        return made

    def count(self, kind: str | None) -> int:
        """Counters of a kind on it (None: of all kinds)."""
        if self.counters is None:
            return 0
        if kind is None:
            return sum(self.counters.values())
        return self.counters.get(kind, 0)


class Produced:
    """One unit of a resource in a player's pool; never changes."""

    __slots__ = ("colour", "only_for", "controller", "source")

    def __init__(self, colour: str, only_for: Group | None, controller: int, source: int) -> None:
        self.colour = colour
        self.only_for = only_for  # what it may pay for (None: anything)
        self.controller = controller
        self.source = source


class Combat:
    """The battle that is going on. Attackers and blockers by id; `party` once two or more attack together."""

    __slots__ = (
        "attackers",
        "blocker",
        "party",
        "blocked",
        "first_strikers",
        "blocks",
        "target",
        "defender",
        "column",
        "judged",
        "fought",
    )

    def __init__(self) -> None:
        self.attackers: tuple[int, ...] = ()
        self.blocker = 0
        self.party = False
        self.blocked = False
        self.first_strikers: tuple[int, ...] = ()
        self.blocks = 0  # the attacker that the blocker blocks, where it blocks only one of them
        self.target = 0  # the object that is attacked, where objects can be
        self.defender = -1  # the player who is attacked, or whose object is
        self.column = -1  # the column of theirs that is attacked, where they stand in columns
        self.judged = False  # what the attack leads to has been settled
        self.fought = 0  # what the attacker has dealt its damage to

    def copy(self) -> Combat:
        made = Combat()
        made.attackers = self.attackers
        made.blocker = self.blocker
        made.party = self.party
        made.blocked = self.blocked
        made.first_strikers = self.first_strikers
        made.blocks = self.blocks
        made.target = self.target
        made.defender = self.defender
        made.column = self.column
        made.judged = self.judged
        made.fought = self.fought
        return made
