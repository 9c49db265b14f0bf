"""A game as numbers, from the objects themselves, exactly as far as one player may know it.

What a viewer may see is decided by `kernel.views`, which also decides what is shown at a table. Rows of objects that
are as they were at the look before are taken from there (`object_rows`).
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from arbiter.kernel.rows import SIGHT_NOBODY, SIGHT_OWNER, SIGHT_PUBLIC
from arbiter.kernel.state import PRIORITY
from arbiter.kernel.views import is_shown, known_face, sees
from arbiter.kernel.word_bits import TYPES
from arbiter.observing.layout import (
    BYTES,
    DEED,
    RESOURCE_BUCKETS,
    STACK,
    TABLE,
    ZONE,
    Layout,
    bucket,
    short,
    word_number,
)
from arbiter.observing.object_rows import Kept, ObjectRows
from arbiter.observing.options import Candidates
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import ZoneSpec
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.state import Obj
    from arbiter.observing.cards import CardNumbers
    from arbiter.observing.deeds import Deeds
    from arbiter.observing.picking import Picking

ON_TABLE: Final = Struct(f"<{len(TABLE)}h")
DEED_BYTES: Final = len(DEED) * BYTES
IN_ZONE: Final = Struct(f"<{len(ZONE)}h")
ON_STACK: Final = Struct(f"<{len(STACK)}h")


class Encoder:
    """Makes observations of one game's positions; one for as many games as are played with the same cards."""

    __slots__ = (
        "rules",
        "layout",
        "cards",
        "candidates",
        "objects",
        "zone_rows",
        "nothing",
        "zone_numbers",
        "step_numbers",
        "blank",
        "backs",
        "seat_row",
        "pool_columns",
        "buckets",
        "unasked",
        "object_bytes",
        "on_table",
    )

    def __init__(self, rules: Ruleset, layout: Layout, cards: CardNumbers) -> None:
        self.rules: Ruleset = rules
        self.layout: Layout = layout
        self.cards: CardNumbers = cards
        self.zone_rows: dict[int, bytes] = {}
        self.nothing: bytes = IN_ZONE.pack(0, 0, 0)
        self.zone_numbers: dict[str, int] = {spec.name: i for i, spec in enumerate(rules.zones.rows, 1)}
        self.step_numbers: dict[str, int] = {step: i for i, step in enumerate(rules.turn.steps, 1)}
        self.buckets: dict[str, int] = {}
        self.seat_row: Struct = Struct(f"<{len(layout.part('players').columns)}h")
        self.backs: int = TYPES.of(rules.zones.backs)  # what is told by a card's back
        self.pool_columns: dict[str, int] = {word: i for i, word in enumerate(rules.colours)}
        self.blank: bytes = bytes(layout.size)
        self.unasked: bytes = self.blank[layout.part("question").start :]
        self.object_bytes: int = len(layout.part("objects").columns) * BYTES
        self.on_table: frozenset[str] = frozenset(rules.zones.table)
        self.objects: ObjectRows = ObjectRows(rules, layout, cards, self.zone_numbers)
        self.candidates: Candidates = Candidates(layout, cards, self.zone_numbers)

    # ------------------------------------------------------------ the whole

    def encode(self, game: Game, viewer: int, picking: Picking | None, deeds: Deeds, kept: Kept) -> bytes:
        """The observation of one player; with the question, if it is theirs. `kept` is theirs, of this game alone."""
        layout = self.layout
        widths = layout.widths
        kept.begin(self.on_table)
        zones: list[bytes] = []
        self.look(game, viewer, kept, zones)
        left_out = kept.leave_out(widths.objects)
        parts: list[bytes] = [self.table(game, viewer, left_out)]
        for i in range(layout.players):
            parts.append(self.seat(game, viewer, i))
        parts.extend(zones)
        self.objects.add(game, viewer, kept, parts)
        parts.append(self.blank[: (widths.objects - len(kept.found)) * self.object_bytes])
        waiting = len(game.state.stack)
        shown = min(waiting, widths.stack)
        for i in range(waiting - 1, waiting - shown - 1, -1):
            parts.append(self.waiting(game, viewer, i, kept))
        parts.append(self.blank[: (widths.stack - shown) * ON_STACK.size])
        history = deeds.newest(viewer, widths.history)
        parts.extend(history)
        parts.append(self.blank[: (widths.history - len(history)) * DEED_BYTES])
        if picking is None or picking.decision.player != viewer:
            parts.append(self.unasked)
        else:
            self.candidates.encode(game, picking, kept, parts)
        return b"".join(parts)

    # ------------------------------------------------------------ what there is to see

    def look(self, game: Game, viewer: int, kept: Kept, zones: list[bytes]) -> None:
        """Find the objects that the viewer sees, zone by zone, and count those that they do not."""
        players = self.layout.players
        shows = st.Permit in game.says
        for spec in self.rules.zones.rows:
            piles = game.state.zones[spec.name]
            for i in range(players):
                if spec.shared and i:
                    zones.append(self.nothing)
                    continue
                pile = piles[0] if spec.shared else piles[(viewer + i) % players]
                if not pile:
                    zones.append(self.nothing)
                elif spec.sight is SIGHT_NOBODY and not shows:
                    zones.append(self.look_through(pile, viewer, kept))
                else:
                    zones.append(self.look_at(game, spec, pile, viewer, shows, kept))

    def look_through(self, pile: list[Obj], viewer: int, kept: Kept) -> bytes:
        """A pile that nobody sees: the viewer knows those of its cards that were shown to them."""
        bit = 1 << viewer
        known = told = 0
        for i in range(len(pile) - 1, -1, -1):
            obj = pile[i]
            if obj.seen & bit:
                known += 1
                kept.find(obj, False, len(pile) - 1 - i)
            elif self.backs and not obj.face_up and obj.face.printed.type_bits & self.backs:
                told += 1
        return self.zone(len(pile), known, told)

    def look_at(self, game: Game, spec: ZoneSpec, pile: list[Obj], viewer: int, shows: bool, kept: Kept) -> bytes:
        known = told = 0
        listed = spec.places or spec.name in self.rules.zones.in_play
        public = spec.sight is SIGHT_PUBLIC
        open = spec.sight is SIGHT_OWNER and pile[0].controller == viewer
        in_pile = spec.sight is SIGHT_NOBODY
        if not (spec.ordered or open or public or in_pile) and len(pile) > 1:
            pile = sorted(pile, key=falling_id)  # where a known card lies among others tells nothing
        for i in range(len(pile) - 1, -1, -1):
            obj = pile[i]
            if (
                (public and obj.face_up)  # most of what is seen; `sees` says the same
                or (open and obj.controller == viewer)
                or sees(spec, obj, viewer)
                or (shows and is_shown(game, obj, viewer))
            ):
                known += 1
                kept.find(obj, False, len(pile) - 1 - i if in_pile else 0)
            else:
                if self.backs and not obj.face_up and obj.face.printed.type_bits & self.backs:
                    told += 1
                if listed:  # that something lies there is seen by all
                    kept.find(obj, True, 0)
        return self.zone(len(pile), known, told)

    def zone(self, cards: int, known: int, told: int) -> bytes:
        key = (cards << 40) | (known << 20) | told
        row = self.zone_rows.get(key)
        if row is None:
            row = self.zone_rows[key] = IN_ZONE.pack(short(cards), short(known), short(told))
        return row

    # ------------------------------------------------------------ rows

    def table(self, game: Game, viewer: int, left_out: int) -> bytes:
        state = game.state
        players = state.players
        priority = state.priority if state.mode == PRIORITY else state.active
        return ON_TABLE.pack(
            short(state.turn),
            self.step_numbers.get(state.step, 0),
            (state.active - viewer) % players,
            (priority - viewer) % players,
            short(len(state.stack)),
            0 if state.combat is None else 1 + len(state.combat.attackers),
            short(left_out),
            self.rules.formats.index(game.format) if game.format in self.rules.formats else 0,
        )

    def seat(self, game: Game, viewer: int, i: int) -> bytes:
        state = game.state
        player = (viewer + i) % state.players
        row: list[int] = [
            1 if state.active == player else 0,
            1 if state.priority == player and state.mode == PRIORITY else 0,
            1 if state.starting == player else 0,
            short(state.turns_taken[player]),
            1 if player in state.out else 0,
        ]
        kept = state.resources[player]
        for word in self.layout.kept:
            row.append(short(kept.get(word, 0)))
        others = [0] * RESOURCE_BUCKETS
        for word, number in kept.items():
            if word not in self.layout.kept:
                others[self.bucket(word)] += number
        for number in others:
            row.append(short(number))
        pool = [0] * (len(self.pool_columns) + 1)
        for unit in state.pools[player]:
            pool[self.pool_columns.get(unit.colour, len(self.pool_columns))] += 1
        row.extend(pool)
        return self.seat_row.pack(*row)

    def bucket(self, word: str) -> int:
        known = self.buckets.get(word)
        if known is None:
            known = self.buckets[word] = bucket(word, RESOURCE_BUCKETS)
        return known

    def waiting(self, game: Game, viewer: int, i: int, kept: Kept) -> bytes:
        """One thing on the stack: everybody sees what it is and what it was played for."""
        item = game.state.stack[i]
        source = game.find(item.frame.source)
        targets: list[int] = []
        for _, ids in item.targets:
            targets.extend(ids)
        number = 0
        if source is not None and (source.gone or sees(self.rules.zones.specs[source.zone], source, viewer)):
            number = self.cards.of(known_face(game, source, viewer))
        return ON_STACK.pack(
            word_number(item.kind),
            (item.frame.controller - viewer) % game.state.players,
            number,
            kept.place(item.card or item.frame.source),
            kept.place(targets[0]) if targets else 0,
            kept.place(targets[1]) if len(targets) > 1 else 0,
            short(len(targets)),
        )


def falling_id(obj: Obj) -> int:
    return -obj.id
