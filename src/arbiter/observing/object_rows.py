"""The row of an object, and when it is the same as at the look before.

Most objects are as they were when their game was last looked at: each look remembers what a row rests on and compares
that. What has changed is looked up among all rows that were ever made, since another of the same card was often alike.
"""

from __future__ import annotations

from struct import Struct, pack
from typing import TYPE_CHECKING, Final

from arbiter.kernel.views import known_face
from arbiter.kernel.word_bits import TYPES
from arbiter.observing.layout import KEYWORD_BUCKETS, OBJECT, bucket, short

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face, Traits
    from arbiter.observing.cards import CardNumbers
    from arbiter.observing.layout import Layout

MOST_ROWS: Final = 200_000  # rows remembered; a long run of many decks begins to remember anew
MOST_KEPT: Final = 2_000  # objects of one game


class KeptRow:
    """An object as a viewer saw it last: everything that its row rests on, and the row."""

    __slots__ = (
        "obj",
        "look",
        "at",
        "still",
        "hidden",
        "depth",
        "row",
        "face",
        "now",
        "owner",
        "controller",
        "token",
        "place",
        "turned",
        "face_up",
        "fresh",
        "damage",
        "frozen",
        "attacks",
        "battle",
        "counters",
        "beneath",
        "host",
    )

    def __init__(self, obj: Obj, still: bool) -> None:
        self.obj: Obj = obj
        self.look: int = 0  # at which look it was found last
        self.at: int = 0  # the number of its row then
        # Out of play an object is never written to, since copies of a game share it; effects may give it another `now`.
        self.still: bool = still
        self.hidden: bool = False  # the viewer may not know which card it is
        self.depth: int = 0
        self.row: bytes = b""
        self.face: Face = obj.face
        self.now: Traits = obj.now
        self.owner: int = 0
        self.controller: int = 0
        self.token: bool = False
        self.place: int = 0
        self.turned: int = 0
        self.face_up: bool = False
        self.fresh: bool = False
        self.damage: int = 0
        self.frozen: int = 0
        self.attacks: int = 0
        self.battle: int = 0
        self.counters: int = 0
        self.beneath: int = 0
        self.host: int = 0


class Kept:
    """What one viewer has seen of one game; empty in the beginning, and it may be emptied at any time."""

    __slots__ = ("rows", "look", "found", "table")

    def __init__(self) -> None:
        self.table: frozenset[str] = frozenset()  # zones whose objects change where they lie
        self.rows: dict[int, KeptRow] = {}  # by the objects' ids
        self.look: int = 0
        self.found: list[KeptRow] = []  # at this look, in the order of their rows

    def begin(self, table: frozenset[str]) -> None:
        self.look += 1
        self.table = table
        self.found = []
        if len(self.rows) > MOST_KEPT:
            self.rows = {}

    def find(self, obj: Obj, hidden: bool, depth: int) -> None:
        """The viewer sees this object, at this depth of its pile; `hidden`: only that it lies there."""
        kept = self.rows.get(obj.id)
        if kept is None or kept.obj is not obj:
            still = obj.zone not in self.table and not obj.host and not obj.face.is_back
            kept = self.rows[obj.id] = KeptRow(obj, still)
        elif kept.hidden != hidden or kept.depth != depth:
            kept.row = b""
        kept.hidden = hidden
        kept.depth = depth
        kept.look = self.look
        self.found.append(kept)
        kept.at = len(self.found)

    def leave_out(self, most: int) -> int:
        """Only the first ones have a row; how many have none."""
        left_out = len(self.found) - most
        if left_out <= 0:
            return 0
        for kept in self.found[most:]:
            kept.look = 0
        del self.found[most:]
        return left_out

    def place(self, id: int) -> int:
        """The number of an object's row, from 1; 0 if it has none."""
        kept = self.rows.get(id)
        return kept.at if kept is not None and kept.look == self.look else 0


class ObjectRows:
    """Makes the rows of objects."""

    __slots__ = ("rules", "cards", "known", "zones", "in_play", "format", "width", "types")

    def __init__(self, rules: Ruleset, layout: Layout, cards: CardNumbers, zones: dict[str, int]) -> None:
        self.rules: Ruleset = rules
        self.cards: CardNumbers = cards
        self.known: dict[tuple[object, ...], bytes] = {}
        self.zones: dict[str, int] = zones
        self.in_play: frozenset[str] = frozenset(rules.zones.in_play)
        self.width: int = len(layout.part("objects").columns)
        self.format: str = Struct(f"<{self.width}h").format
        self.types: list[int] = [TYPES.bit(word) for word in rules.types]

    def add(self, game: Game, viewer: int, kept: Kept, parts: list[bytes]) -> None:
        """The rows of everything that was found."""
        state = game.state
        turn, combat = state.turn, state.combat
        for each in kept.found:
            obj = each.obj
            if each.still and each.row and each.now is obj.now and each.face is obj.face:
                parts.append(each.row)
                continue
            battle = counters = host = 0
            if combat is not None:
                battle = (1 if obj.id in combat.attackers else 0) + (2 if obj.id == combat.blocker else 0)
            if obj.counters is not None:
                counters = sum(obj.counters.values())
            if obj.host:
                host = kept.place(obj.host)
            fresh = obj.since == turn
            # Its zone never changes: whatever moves is another object. Whom a back hides from is asked each time.
            if not (
                each.row
                and each.face is obj.face
                and not obj.face.is_back
                and each.now is obj.now
                and each.turned == obj.turned
                and each.face_up == obj.face_up
                and each.fresh == fresh
                and each.battle == battle
                and each.damage == obj.damage
                and each.controller == obj.controller
                and each.owner == obj.owner
                and each.token == obj.token
                and each.counters == counters
                and each.host == host
                and each.attacks == obj.attacks
                and each.frozen == obj.frozen
                and each.place == obj.place
                and each.beneath == len(obj.under)
            ):
                each.face = obj.face
                each.now = obj.now
                each.turned = obj.turned
                each.face_up = obj.face_up
                each.fresh = fresh
                each.battle = battle
                each.damage = obj.damage
                each.controller = obj.controller
                each.owner = obj.owner
                each.token = obj.token
                each.counters = counters
                each.host = host
                each.attacks = obj.attacks
                each.frozen = obj.frozen
                each.place = obj.place
                each.beneath = len(obj.under)
                each.row = self.row(game, viewer, each)
            parts.append(each.row)

    def row(self, game: Game, viewer: int, kept: KeptRow) -> bytes:
        """Found again if another object rested on the same somewhere before."""
        obj = kept.obj
        now, players = kept.now, game.state.players
        changed: tuple[object, ...] | None = None
        if not kept.hidden and now is not kept.face.traits:
            changed = (
                now.cost,
                now.power,
                now.guard,
                now.level,
                now.strike,
                now.type_bits,
                now.colours,
                now.keywords,
                len(now.programs),
                0 if now.marks is None else len(now.marks),
            )
        key = (
            None if kept.hidden else known_face(game, obj, viewer) if kept.face.is_back else kept.face,
            kept.face.is_back,
            obj.zone,
            (kept.controller - viewer) % players,
            (kept.owner - viewer) % players,
            kept.depth,
            kept.place,
            kept.turned,
            kept.face_up,
            kept.fresh,
            kept.damage,
            kept.frozen,
            kept.attacks,
            kept.battle,
            kept.counters,
            kept.beneath,
            kept.host,
            kept.token,
            changed,
        )
        row = self.known.get(key)
        if row is None:
            if len(self.known) >= MOST_ROWS:
                self.known.clear()
            row = self.known[key] = self.make(game, viewer, kept)
        return row

    def make(self, game: Game, viewer: int, kept: KeptRow) -> bytes:
        obj, players = kept.obj, game.state.players
        row: list[int] = [
            0 if kept.hidden else self.cards.of(known_face(game, obj, viewer)),
            self.zones[obj.zone],
            (kept.controller - viewer) % players,
            (kept.owner - viewer) % players,
            kept.depth,
            kept.place,
            kept.turned,
            1 if kept.face_up else 0,
            1 if kept.fresh and obj.zone in self.in_play else 0,
            kept.damage,
            kept.frozen,
            kept.attacks,
            kept.battle & 1,
            kept.battle >> 1,
            kept.counters,
            kept.beneath,
            kept.host,
            1 if kept.token else 0,
        ]
        if kept.hidden:
            row.extend([0] * (self.width - len(row)))
            return pack(self.format, *[short(number) for number in row])
        now, printed = kept.now, kept.face.traits
        row += [now.cost, now.power, now.guard, now.level, now.strike, now.power - printed.power]
        row.append(len(now.programs) - len(printed.programs))
        row.append(0 if now.marks is None else len(now.marks))
        assert len(row) == len(OBJECT)
        for bit in self.types:
            row.append(1 if now.type_bits & bit else 0)
        for word in self.rules.colours:
            row.append(1 if word in now.colours else 0)
        buckets = [0] * KEYWORD_BUCKETS
        for word in sorted(now.keywords):
            buckets[bucket(word, KEYWORD_BUCKETS)] += 1
        row += buckets
        return pack(self.format, *[short(number) for number in row])
