"""The whole of a game as flat, plain data.

What is in play is copied by a clone, what is not is shared. An object that left play stays in `objects` as the last
known information of whoever still refers to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.objects import NOWHERE as NOWHERE
from arbiter.kernel.objects import READY as READY
from arbiter.kernel.objects import RESTED as RESTED
from arbiter.kernel.objects import REVERSED as REVERSED
from arbiter.kernel.objects import SPECTATOR as SPECTATOR
from arbiter.kernel.objects import UNPAID as UNPAID
from arbiter.kernel.objects import Arrival as Arrival
from arbiter.kernel.objects import Combat as Combat
from arbiter.kernel.objects import Obj as Obj
from arbiter.kernel.objects import Produced as Produced

if TYPE_CHECKING:
    from arbiter.kernel.chance import Chance
    from arbiter.kernel.events import Record
    from arbiter.kernel.ongoing import Delayed, Ongoing, Pending
    from arbiter.kernel.stack import StackItem

ENTER: Final = 0  # about to begin the step
PRIORITY: Final = 1  # players are getting priority in it
LEAVE: Final = 2  # about to end it


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
        "chance",
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
        self, players: int, zones: dict[str, list[list[Obj]]], chance: Chance, table: tuple[str, ...] = ("field",)
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
        self.chance = chance
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
        self.secrets = 0  # grows when rules show or decide something hidden; part of hashes, `sight` decides by looking
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

    def __reduce__(self) -> tuple[object, ...]:
        from arbiter.kernel.packing import reduced

        return reduced(self)

    def clone(self) -> GameState:
        objects = self.objects.copy()
        zones: dict[str, list[list[Obj]]] = {}
        for name, piles in self.zones.items():
            zones[name] = [piles[0][:], piles[1][:]] if len(piles) == 2 else [pile[:] for pile in piles]
        for name in self.table:
            for pile in zones[name]:
                for i, obj in enumerate(pile):
                    pile[i] = objects[obj.id] = obj.copy()
        made = GameState(self.players, zones, self.chance, self.table)
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

    # ------------------------------------------------------------ the step, and who may act in it

    def open_step(self, grants: bool) -> None:
        """What the rules do first in the step is done: players get priority, the turn player first, or it ends."""
        self.priority = self.active
        self.passes = 0
        self.mode = PRIORITY if grants else LEAVE

    def end_step(self) -> None:
        """Nobody does anything any more in the step."""
        self.priority = self.active
        self.passes = 0
        self.mode = LEAVE

    def pass_priority(self, player: int) -> None:
        """One more player has passed; this one may act next."""
        self.passes += 1
        self.priority = player

    def nobody_passed(self) -> None:
        """Something has happened: everybody has to pass anew."""
        self.passes = 0

    def count_decision(self) -> None:
        """One more question has been answered this turn."""
        self.decisions += 1

    def note_position(self, key: str) -> None:
        """A position has come up, or something has been done in it, once more."""
        self.seen_positions[key] = self.seen_positions.get(key, 0) + 1

    def stop_loop(self, barred: list[tuple[int, str, str]]) -> None:
        """Who may not do what in which position again; from here on positions are counted anew."""
        self.barred = (*self.barred, *barred)
        self.seen_positions = {}

    def finish(self, winner: int, why: str) -> None:
        """The game is over; winner -1 is a draw."""
        self.over, self.winner, self.why_over = True, winner, why

    # ------------------------------------------------------------ numbers

    def next_id(self) -> int:
        self.serial += 1
        return self.serial

    def next_stamp(self) -> int:
        self.clock += 1
        return self.clock

    def random(self, stream: str, below: int) -> int:
        """A number from 0 to below - 1. The stream says what is decided by it."""
        number, self.chance = self.chance.number(stream, below)
        return number

    def shuffle(self, player: int, zone: str = "deck", aside: tuple[int, ...] = (), unseen: bool = False) -> None:
        """Shuffle a pile. Every card becomes a new object, so no id survives the shuffle.

        Cards set aside stay as they are, on top. Before the game nobody can have seen an id (`unseen`).
        """
        whole = self.zones[zone][player]
        pile = [obj for obj in whole if obj.id not in aside] if aside else whole
        self.chance = self.chance.mix(f"shuffle {zone} {player}", pile)
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
