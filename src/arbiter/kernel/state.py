"""The whole of a game as flat, plain data.

An `Obj` is one card in one zone; moving makes a new one, so an object off the table is never written to
again and is shared by every clone. What is in play is copied by a clone. An object that left play stays in
`objects` as the last known information of whoever still refers to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.traits import Face, Traits

if TYPE_CHECKING:
    from arbiter.kernel.events import Record
    from arbiter.kernel.ongoing import Delayed, Ongoing, Pending
    from arbiter.kernel.stack import StackItem
    from arbiter.script.base import Quality
    from arbiter.script.nouns import Group

READY: Final = 0
RESTED: Final = 1
REVERSED: Final = 2

ENTER: Final = 0  # about to begin the step
PRIORITY: Final = 1  # players are getting priority in it
LEAVE: Final = 2  # about to end it

SPECTATOR: Final = 1 << 20  # the bit of those who only watch, among those who have seen a card

MASK64: Final = (1 << 64) - 1


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
        extras: tuple[int, ...] = (),
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


def seeded(seed: int) -> int:
    """Where the generator of random numbers begins; never zero, which it could not leave."""
    return ((seed * 0x9E3779B97F4A7C15) ^ 0xD1B54A32D192ED03) & MASK64 or 1


class GameState:
    """Everything that a game is. No clock, no unordered iteration, no reference to anything outside."""

    __slots__ = (
        "players",
        "table",
        "zones",
        "objects",
        "stack",
        "turn",
        "active",
        "step",
        "mode",
        "priority",
        "passes",
        "serial",
        "clock",
        "rng",
        "effects",
        "delayed",
        "pending",
        "log",
        "game_log",
        "combat",
        "resources",
        "pools",
        "lost",
        "won",
        "drew_from_empty",
        "over",
        "winner",
        "why_over",
        "starting",
        "turns_taken",
        "extra_turns",
        "regular",
        "out",
        "extra_steps",
        "skips",
        "secrets",
        "casts_waiting",
        "uses_game",
        "uses_turn",
        "seen_positions",
        "barred",
        "decisions",
        "overrun",
        "resume",
        "far",
        "dealt",
        "first",
        "kept",
    )

    def __init__(
        self, players: int, zones: dict[str, list[list[Obj]]], seed: int, table: tuple[str, ...] = ("field",)
    ) -> None:
        self.players = players
        self.table = table  # the zones whose objects change where they are: those in play, and those where cards turn
        self.zones = zones
        self.objects: dict[int, Obj] = {}
        self.stack: list[StackItem] = []
        self.turn = 0
        self.active = 0
        self.step = ""
        self.mode = ENTER
        self.priority = 0
        self.passes = 0
        self.serial = 0  # the next object's, item's and effect's number
        self.clock = 0  # timestamps
        self.rng = seeded(seed)
        self.effects: tuple[Ongoing, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.pending: tuple[Pending, ...] = ()
        self.log: tuple[Record, ...] = ()  # events of this turn that some text may ask about
        self.game_log: tuple[Record, ...] = ()
        self.combat: Combat | None = None
        self.resources: list[dict[str, int]] = [{} for _ in range(players)]
        self.pools: list[tuple[Produced, ...]] = [()] * players  # resources produced and not spent yet
        self.lost: tuple[int, ...] = ()  # players whom a text makes lose
        self.won: tuple[int, ...] = ()  # players whom a text makes win
        self.drew_from_empty: tuple[int, ...] = ()
        self.overrun: tuple[int, ...] = ()  # players whose damage went beyond their deck
        self.over = False
        self.winner = -1
        self.why_over = ""
        self.starting = 0
        self.turns_taken: list[int] = [0] * players
        self.extra_turns: tuple[int, ...] = ()
        self.regular = 0  # the player whose turn it last was in the regular order
        self.out: tuple[int, ...] = ()  # players who have left a game that goes on
        self.extra_steps: tuple[str, ...] = ()
        self.skips: tuple[tuple[int, str, int], ...] = ()
        self.secrets = 0  # grows whenever something hidden became known or random
        self.casts_waiting: tuple[tuple[int, int, int, int, str], ...] = ()
        self.uses_game: tuple[tuple[int, str], ...] = ()
        self.uses_turn: tuple[tuple[int, str], ...] = ()  # of objects out of play, this turn
        self.seen_positions: dict[str, int] = {}
        self.barred: tuple[tuple[int, str, str], ...] = ()  # (player, position, action) that may not restart a loop
        self.decisions = 0  # questions answered this turn
        self.resume = ""  # the step to go back to after an inserted one
        self.far: tuple[int, ...] = ()  # objects out of play whose characteristics effects have changed
        self.dealt: dict[int, str] = {}  # the zone in which each card began; never changes
        self.first = -1  # who is to begin, where that is not left to chance
        self.kept: tuple[int, ...] | None = None  # the game is to begin anew, with these objects as they are

    def clone(self) -> GameState:
        objects = self.objects.copy()
        zones: dict[str, list[list[Obj]]] = {}
        for name, piles in self.zones.items():
            zones[name] = [piles[0][:], piles[1][:]] if len(piles) == 2 else [pile[:] for pile in piles]
        for name in self.table:
            for pile in zones[name]:
                for i, obj in enumerate(pile):
                    pile[i] = objects[obj.id] = obj.copy()
        made = GameState(self.players, zones, 0, self.table)
        made.objects = objects
        made.stack = self.stack[:]
        made.turn = self.turn
        made.active = self.active
        made.step = self.step
        made.mode = self.mode
        made.priority = self.priority
        made.passes = self.passes
        made.serial = self.serial
        made.clock = self.clock
        made.rng = self.rng
        made.effects = self.effects
        made.delayed = self.delayed
        made.pending = self.pending
        made.log = self.log
        made.game_log = self.game_log
        made.combat = None if self.combat is None else self.combat.copy()
        made.resources = [kept.copy() for kept in self.resources]
        made.pools = self.pools[:]
        made.lost = self.lost
        made.won = self.won
        made.drew_from_empty = self.drew_from_empty
        made.overrun = self.overrun
        made.over = self.over
        made.winner = self.winner
        made.why_over = self.why_over
        made.starting = self.starting
        made.turns_taken = self.turns_taken[:]
        made.extra_turns = self.extra_turns
        made.regular = self.regular
        made.out = self.out
        made.extra_steps = self.extra_steps
        made.skips = self.skips
        made.secrets = self.secrets
        made.casts_waiting = self.casts_waiting
        made.uses_game = self.uses_game
        made.uses_turn = self.uses_turn
        made.seen_positions = self.seen_positions.copy() if self.seen_positions else {}
        made.barred = self.barred
        made.decisions = self.decisions
        made.resume = self.resume
        made.far = self.far
        made.dealt = self.dealt
        made.first = self.first
        made.kept = self.kept
        return made

    # ------------------------------------------------------------ numbers

    def next_id(self) -> int:
        self.serial += 1
        return self.serial

    def random(self, below: int) -> int:
        """A number from 0 to below - 1, from the generator that is part of the state (xorshift64)."""
        x = self.rng
        x ^= (x << 13) & MASK64
        x ^= x >> 7
        x ^= (x << 17) & MASK64
        self.rng = x
        return (x >> 11) % below

    def shuffle(self, player: int, zone: str = "deck", aside: tuple[int, ...] = (), unseen: bool = False) -> None:
        """Shuffle a pile. Every card becomes a new object, so no id survives the shuffle.

        Cards set aside stay as they are, on top. Before the game nobody can have seen an id (`unseen`).
        """
        whole = self.zones[zone][player]
        pile = [obj for obj in whole if obj.id not in aside] if aside else whole
        x = self.rng
        for i in range(len(pile) - 1, 0, -1):
            x ^= (x << 13) & MASK64  # as in `random`
            x ^= x >> 7
            x ^= (x << 17) & MASK64
            j = (x >> 11) % (i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        self.rng = x
        self.secrets += 1
        if unseen:
            return
        for i, old in enumerate(pile):
            self.objects.pop(old.id, None)
            new = Obj(self.next_id(), old.card, old.face, old.owner, zone)
            new.face_up = False
            new.controller = old.controller
            self.objects[new.id] = new
            pile[i] = new
        if aside:
            self.zones[zone][player] = pile + [obj for obj in whole if obj.id in aside]

    def replace(self, obj: Obj) -> Obj:
        """A writable copy of an object outside play, put in its place (objects there are shared by clones)."""
        lying = self.objects.get(obj.id, obj)  # another copy may lie there already
        made = obj.copy()
        self.objects[made.id] = made
        for pile in self.zones[obj.zone]:
            if lying in pile:
                pile[pile.index(lying)] = made
        return made
