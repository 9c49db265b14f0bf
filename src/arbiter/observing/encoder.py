"""A game as numbers, from the objects themselves, exactly as far as one player may know it.

What a row of an object rests on is looked up: most objects are as they were at the question before, or as another of
the same card was, so the numbers of a row are put together once and found again. What a viewer may see is decided by
`kernel.views`, which also decides what is shown at a table.
"""

from __future__ import annotations

from struct import Struct, pack
from typing import TYPE_CHECKING, Final

from arbiter.kernel.rows import SIGHT_NOBODY, SIGHT_OWNER, SIGHT_PUBLIC
from arbiter.kernel.state import PRIORITY
from arbiter.kernel.views import known_face, sees, sees_top
from arbiter.kernel.word_bits import TYPES
from arbiter.observing.layout import (
    BYTES,
    DEED,
    KEYWORD_BUCKETS,
    MOST,
    OBJECT,
    RESOURCE_BUCKETS,
    STACK,
    TABLE,
    ZONE,
    Layout,
    bucket,
    word_number,
)
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

MOST_ROWS: Final = 200_000  # rows remembered; a long run of many decks begins to remember anew
ON_TABLE: Final = Struct(f"<{len(TABLE)}h")
DEED_BYTES: Final = len(DEED) * BYTES
IN_ZONE: Final = Struct(f"<{len(ZONE)}h")
ON_STACK: Final = Struct(f"<{len(STACK)}h")


def short(number: int) -> int:
    """As much of a number as 16 bits hold."""
    if number > MOST:
        return MOST
    return number if number >= -MOST else -MOST


class Encoder:
    """Makes observations of one game's positions; one for as many games as are played with the same cards."""

    __slots__ = (
        "rules",
        "layout",
        "cards",
        "candidates",
        "rows",
        "plain_rows",
        "zone_rows",
        "zone_numbers",
        "step_numbers",
        "object_row",
        "anonymous",
        "blank",
        "type_bits",
        "seat_row",
        "pool_columns",
        "found",
        "places",
        "zone_part",
        "depths",
        "on_table",
        "in_play",
        "unasked",
        "object_bytes",
    )

    def __init__(self, rules: Ruleset, layout: Layout, cards: CardNumbers) -> None:
        self.rules: Ruleset = rules
        self.layout: Layout = layout
        self.cards: CardNumbers = cards
        self.rows: dict[tuple[object, ...], bytes] = {}
        self.plain_rows: dict[tuple[object, ...], bytes] = {}  # of cards that merely lie somewhere
        self.zone_rows: dict[tuple[int, int, int], bytes] = {}
        self.on_table: frozenset[str] = frozenset(rules.zones.table)
        self.in_play: frozenset[str] = frozenset(rules.zones.in_play)
        self.zone_numbers: dict[str, int] = {spec.name: i for i, spec in enumerate(rules.zones.rows, 1)}
        self.step_numbers: dict[str, int] = {step: i for i, step in enumerate(rules.turn.steps, 1)}
        self.object_row: Struct = Struct(f"<{len(layout.part('objects').columns)}h")
        self.seat_row: Struct = Struct(f"<{len(layout.part('players').columns)}h")
        self.type_bits: list[int] = [TYPES.bit(word) for word in rules.types]
        self.pool_columns: dict[str, int] = {word: i for i, word in enumerate(rules.colours)}
        self.blank: bytes = bytes(layout.size)
        self.unasked: bytes = self.blank[layout.part("question").start :]
        self.object_bytes: int = len(layout.part("objects").columns) * BYTES
        self.candidates: Candidates = Candidates(layout, cards, self.zone_numbers)
        # What the last look has found: the objects that have a row, and the rows by their ids.
        self.found: list[Obj] = []
        self.places: dict[int, int] = {}
        self.zone_part: list[bytes] = []
        self.anonymous: dict[int, bool] = {}  # ids of objects in `found` whose card the viewer may not know
        self.depths: dict[int, int] = {}  # how deep known cards lie in piles that nobody sees, by their ids

    # ------------------------------------------------------------ the whole

    def encode(self, game: Game, viewer: int, picking: Picking | None, deeds: Deeds) -> bytes:
        """The observation of one player; with the question, if it is theirs."""
        layout = self.layout
        widths = layout.widths
        self.look(game, viewer)
        found = self.found
        left_out = 0
        if len(found) > widths.objects:
            left_out = len(found) - widths.objects
            del found[widths.objects :]
        places = self.places
        places.clear()
        for i, obj in enumerate(found, 1):
            places[obj.id] = i
        parts: list[bytes] = [self.table(game, viewer, left_out)]
        for i in range(layout.players):
            parts.append(self.seat(game, viewer, i))
        parts.extend(self.zone_part)
        for obj in found:
            parts.append(self.object(game, viewer, obj))
        parts.append(self.blank[: (widths.objects - len(found)) * self.object_bytes])
        stack = game.state.stack[-widths.stack :]
        for i in range(len(stack) - 1, -1, -1):
            parts.append(self.waiting(game, viewer, i + len(game.state.stack) - len(stack)))
        parts.append(self.blank[: (widths.stack - len(stack)) * ON_STACK.size])
        history = deeds.newest(viewer, widths.history)
        parts.extend(history)
        parts.append(self.blank[: (widths.history - len(history)) * DEED_BYTES])
        if picking is None or picking.decision.player != viewer:
            parts.append(self.unasked)
        else:
            parts.extend(self.candidates.encode(game, picking, places))
        return b"".join(parts)

    # ------------------------------------------------------------ what there is to see

    def look(self, game: Game, viewer: int) -> None:
        """Find the objects that the viewer sees, zone by zone, and count those that they do not."""
        self.found = []
        self.anonymous.clear()
        self.depths.clear()
        self.zone_part = []
        players = self.layout.players
        top_shown = st.Permit in game.says
        for spec in self.rules.zones.rows:
            piles = game.state.zones[spec.name]
            for i in range(players):
                if spec.shared:
                    pile = piles[0] if i == 0 else []
                else:
                    pile = piles[(viewer + i) % players]
                if not pile:
                    self.zone_part.append(self.zone(0, 0, 0))
                    continue
                if spec.sight is SIGHT_NOBODY and not top_shown:
                    self.look_through(pile, viewer)
                else:
                    self.look_at(game, spec, pile, viewer, top_shown)

    def look_through(self, pile: list[Obj], viewer: int) -> None:
        """A pile that nobody sees: the viewer knows those of its cards that were shown to them."""
        bit = 1 << viewer
        known = 0
        for i in range(len(pile) - 1, -1, -1):
            obj = pile[i]
            if obj.seen & bit:
                known += 1
                self.found.append(obj)
                self.depths[obj.id] = len(pile) - 1 - i
        told = 0
        backs = self.rules.zones.backs
        if backs and known < len(pile):
            for obj in pile:
                if not obj.seen & bit and not obj.face_up and obj.face.printed.types & backs:
                    told += 1
        self.zone_part.append(self.zone(len(pile), known, told))

    def look_at(self, game: Game, spec: ZoneSpec, pile: list[Obj], viewer: int, top_shown: bool) -> None:
        known = told = 0
        backs = self.rules.zones.backs
        listed = spec.places or spec.name in self.rules.zones.in_play
        seen: list[Obj] = []
        public = spec.sight is SIGHT_PUBLIC
        open = spec.sight is SIGHT_OWNER and pile[0].controller == viewer
        for i in range(len(pile) - 1, -1, -1):
            obj = pile[i]
            if (
                (public and obj.face_up)  # most of what is seen; `sees` says the same
                or (open and obj.controller == viewer)
                or sees(spec, obj, viewer)
                or (top_shown and sees_top(game, obj, viewer))
            ):
                known += 1
                seen.append(obj)
                if spec.sight is SIGHT_NOBODY:
                    self.depths[obj.id] = len(pile) - 1 - i
            else:
                if backs and not obj.face_up and obj.face.printed.types & backs:
                    told += 1
                if listed:  # that something lies there is seen by all
                    self.anonymous[obj.id] = True
                    seen.append(obj)
        if not spec.ordered and not open and spec.sight is not SIGHT_PUBLIC and len(seen) > 1:
            seen.sort(key=id_of)  # where a known card lies among others tells nothing
        self.found.extend(seen)
        self.zone_part.append(self.zone(len(pile), known, told))

    def zone(self, cards: int, known: int, told: int) -> bytes:
        key = (cards, known, told)
        row = self.zone_rows.get(key)
        if row is None:
            row = self.zone_rows[key] = IN_ZONE.pack(cards, known, told)
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
                others[bucket(word, RESOURCE_BUCKETS)] += number
        for number in others:
            row.append(short(number))
        pool = [0] * (len(self.pool_columns) + 1)
        for unit in state.pools[player]:
            pool[self.pool_columns.get(unit.colour, len(self.pool_columns))] += 1
        row.extend(pool)
        return self.seat_row.pack(*row)

    def object(self, game: Game, viewer: int, obj: Obj) -> bytes:
        """One object's row: found again if everything that it rests on is as it was somewhere before."""
        face = obj.face
        if (
            obj.zone not in self.on_table
            and obj.now is face.traits
            and obj.counters is None
            and not obj.under
            and not obj.host
            and not face.is_back
            and (not self.depths or obj.id not in self.depths)
            and (not self.anonymous or obj.id not in self.anonymous)
        ):
            plain = (face, obj.zone, (obj.controller - viewer), (obj.owner - viewer), obj.place, obj.face_up, obj.token)
            row = self.plain_rows.get(plain)
            if row is None:
                if len(self.plain_rows) >= MOST_ROWS:
                    self.plain_rows.clear()
                row = self.plain_rows[plain] = self.make_row(game, viewer, obj, 0, 0, 0, False)
            return row
        return self.changing_object(game, viewer, obj)

    def changing_object(self, game: Game, viewer: int, obj: Obj) -> bytes:
        state = game.state
        players = state.players
        depth = self.depths.get(obj.id, 0)
        combat = state.combat
        battle = 0
        if combat is not None:
            battle = (1 if obj.id in combat.attackers else 0) + (2 if obj.id == combat.blocker else 0)
        now = obj.now
        host = self.places.get(obj.host, 0) if obj.host else 0
        hidden = obj.id in self.anonymous
        changed: tuple[object, ...] | None = None
        if not hidden and now is not obj.face.traits:
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
            None if hidden else known_face(game, obj, viewer) if obj.face.is_back else obj.face,
            obj.face.is_back,
            obj.zone,
            (obj.controller - viewer) % players,
            (obj.owner - viewer) % players,
            depth,
            obj.place,
            obj.turned,
            obj.face_up,
            obj.since == state.turn,
            obj.damage,
            obj.frozen,
            obj.attacks,
            battle,
            0 if obj.counters is None else sum(obj.counters.values()),
            len(obj.under),
            host,
            obj.token,
            changed,
        )
        row = self.rows.get(key)
        if row is None:
            if len(self.rows) >= MOST_ROWS:
                self.rows.clear()
            row = self.rows[key] = self.make_row(game, viewer, obj, depth, battle, host, hidden)
        return row

    def make_row(self, game: Game, viewer: int, obj: Obj, depth: int, battle: int, host: int, hidden: bool) -> bytes:
        players = game.state.players
        row: list[int] = [
            0 if hidden else self.cards.of(known_face(game, obj, viewer)),
            self.zone_numbers[obj.zone],
            (obj.controller - viewer) % players,
            (obj.owner - viewer) % players,
            depth,
            obj.place,
            obj.turned,
            1 if obj.face_up else 0,
            1 if obj.zone in self.in_play and obj.since == game.state.turn else 0,
            obj.damage,
            obj.frozen,
            obj.attacks,
            battle & 1,
            battle >> 1,
            0 if obj.counters is None else sum(obj.counters.values()),
            len(obj.under),
            host,
            1 if obj.token else 0,
        ]
        if hidden:
            row.extend([0] * (len(self.layout.part("objects").columns) - len(row)))
            return pack(self.object_row.format, *[short(number) for number in row])
        now, printed = obj.now, obj.face.traits
        row += [now.cost, now.power, now.guard, now.level, now.strike, now.power - printed.power]
        row.append(len(now.programs) - len(printed.programs))
        row.append(0 if now.marks is None else len(now.marks))
        assert len(row) == len(OBJECT)
        for bit in self.type_bits:
            row.append(1 if now.type_bits & bit else 0)
        for word in self.rules.colours:
            row.append(1 if word in now.colours else 0)
        buckets = [0] * KEYWORD_BUCKETS
        for word in sorted(now.keywords):
            buckets[bucket(word, KEYWORD_BUCKETS)] += 1
        row += buckets
        return pack(self.object_row.format, *[short(number) for number in row])

    def waiting(self, game: Game, viewer: int, i: int) -> bytes:
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
            self.places.get(item.card or item.frame.source, 0),
            self.places.get(targets[0], 0) if targets else 0,
            self.places.get(targets[1], 0) if len(targets) > 1 else 0,
            short(len(targets)),
        )


def id_of(obj: Obj) -> int:
    return obj.id
