"""One line of text for a whole state, and its hash. The same start and the same answers give the same hash."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.kernel.events import Record
    from arbiter.kernel.ongoing import Frame
    from arbiter.kernel.state import Arrival, GameState, Obj


def state_hash(state: GameState) -> str:
    """Of everything in the state, ids and random generator included."""
    return digest(encode(state, False))


def position_hash(state: GameState) -> str:
    """Of what players would call the position: without ids, timestamps and chance."""
    return digest(encode(state, True))


def digest(value: object) -> str:
    return blake2b(repr(value).encode(), digest_size=16).hexdigest()


class _Ids:
    """Gives ids, or the place of the object in the zones where ids must not matter."""

    def __init__(self, state: GameState, plain: bool) -> None:
        self.plain = plain
        self.places: dict[int, str] = {}
        if plain:
            for name, piles in state.zones.items():
                for p, pile in enumerate(piles):
                    for i, obj in enumerate(pile):
                        self.places[obj.id] = f"{name}{p}.{i}"

    def of(self, id: int) -> int | str:
        return self.places.get(id, "gone") if self.plain else id


def encode(state: GameState, plain: bool) -> tuple[object, ...]:
    ids = _Ids(state, plain)
    zones = tuple(
        (name, tuple(tuple(encode_obj(obj, ids, name in state.table) for obj in pile) for pile in piles))
        for name, piles in sorted(state.zones.items())
    )
    stack = tuple(
        (
            ids.of(item.card),
            item.kind,
            item.text,
            encode_frame(item.frame, ids),
            targets(item.targets, ids),
            item.modes,
            item.cancelled,
            item.branches,
            item.locked,
            tuple(ids.of(i) for i in item.paid),
            item.extras,
            item.colours,
            item.means,
            item.divided,
            item.after,
            item.how,
            *((item.surcharge,) if item.surcharge else ()),
            *((item.place,) if item.place is not None else ()),
            *((encode_known(item.known, ids),) if item.known is not None else ()),
        )
        for item in state.stack
    )
    effects = tuple(
        (
            encode_frame(e.frame, ids),
            tuple(ids.of(i) for i in e.affected),
            repr(e.changes),
            repr(e.statements),
            e.lasting,
            left(e.until, state),
            e.whose,
            repr(e.condition),
            repr(e.thing),
            e.uses,
            e.amounts,
            e.control,
        )
        for e in state.effects
    )
    waiting = tuple(
        (
            d.program.text,
            encode_frame(d.frame, ids),
            d.repeats,
            max(0, d.since - state.turn),
            left(d.until, state),
            d.whose,
        )
        for d in state.delayed
    )
    pending = tuple(
        (p.program.text, encode_frame(p.frame, ids), *((encode_known(p.known, ids),) if p.known is not None else ()))
        for p in state.pending
    )
    combat = None
    if state.combat is not None:
        c = state.combat
        combat = (
            tuple(ids.of(i) for i in c.attackers),
            ids.of(c.blocker),
            c.party,
            c.blocked,
            tuple(ids.of(i) for i in c.first_strikers),
            ids.of(c.blocks),
            ids.of(c.target) if c.target else 0,
            c.defender,
            *((c.judged,) if c.judged else ()),
            *((c.column,) if c.column >= 0 else ()),
            *((ids.of(c.fought),) if c.fought else ()),
        )
    common: tuple[object, ...] = (
        state.players,
        zones,
        stack,
        state.active,
        state.step,
        state.mode,
        state.priority,
        state.passes,
        effects,
        waiting,
        pending,
        combat,
        tuple(tuple(sorted(kept.items())) for kept in state.resources),
        state.lost,
        tuple(tuple((unit.colour, repr(unit.only_for), unit.controller) for unit in pool) for pool in state.pools),
        state.won,
        state.drew_from_empty,
        state.overrun,
        state.over,
        state.winner,
        state.extra_turns,
        state.regular,
        state.out,
        state.extra_steps,
        state.skips,
        state.starting,
        state.uses_game,
    )
    if state.first >= 0 or state.kept is not None:
        common = (*common, state.first, () if state.kept is None else tuple(ids.of(i) for i in state.kept))
    if plain:
        return common
    return (
        *common,
        state.turn,
        state.serial,
        state.clock,
        state.chance.mark(),
        tuple(encode_record(r) for r in state.log),
        tuple(encode_record(r) for r in state.game_log),
        tuple(state.turns_taken),
        state.secrets,
        state.casts_waiting,
        tuple(sorted(state.seen_positions.items())),
        state.barred,
        state.decisions,
        state.resume,
        state.why_over,
        state.uses_turn,
    )


def encode_obj(obj: Obj, ids: _Ids, in_play: bool) -> tuple[object, ...]:
    here = 0 if ids.plain else obj.id
    if not in_play:
        counters = None if obj.counters is None else tuple(sorted(obj.counters.items()))
        seen = 0 if ids.plain else obj.seen
        linked = (ids.of(obj.host),) if obj.host else ()
        return (here, obj.card, obj.face.key, obj.face_up, seen, counters, obj.controller, obj.token, *linked)
    return (
        here,
        obj.card,
        obj.face.key,
        obj.controller,
        obj.home,
        obj.turned,
        obj.face_up,
        0 if ids.plain else obj.stamp,
        0 if ids.plain else obj.since,
        obj.damage,
        None if obj.counters is None else tuple(sorted(obj.counters.items())),
        tuple(card for card, _, _ in obj.under),
        obj.attacks,
        obj.frozen,
        None if obj.uses is None else tuple(sorted(obj.uses.items())),
        obj.token,
        tuple(ids.of(i) for i in obj.hurt_by),
        ids.of(obj.host) if obj.host else 0,
        encode_arrival(obj.arrival, ids),
        *((obj.place,) if obj.place else ()),
        *((obj.wounds,) if obj.wounds else ()),
    )


def encode_known(obj: Obj, ids: _Ids) -> tuple[object, ...]:
    """What is remembered of an object, with what effects had made of it."""
    now = obj.now
    words = tuple(tuple(sorted(some)) for some in (now.names, now.types, now.colours, now.kinds, now.keywords))
    return (encode_obj(obj, ids, True), now.cost, now.power, now.guard, now.level, now.strike, words)


def encode_arrival(arrival: Arrival, ids: _Ids) -> tuple[object, ...]:
    turn = 0 if ids.plain else arrival.turn
    return (
        arrival.origin,
        arrival.how,
        arrival.cast,
        arrival.x,
        arrival.paid,
        arrival.extras,
        arrival.by,
        turn,
        arrival.means,
        *((quality.value, word) for quality, word in arrival.words),
    )


def left(until: int, state: GameState) -> int:
    """How many turns something still lasts; -1: for good."""
    return until - state.turn if until >= 0 else -1


def encode_frame(frame: Frame, ids: _Ids) -> tuple[object, ...]:
    return (
        frame.controller,
        ids.of(frame.source),
        targets(frame.slots, ids),
        frame.words,
        frame.x,
        None if frame.record is None or ids.plain else encode_record(frame.record),
    )


def targets(bound: tuple[tuple[int, tuple[int, ...]], ...], ids: _Ids) -> tuple[object, ...]:
    return tuple((slot, tuple(ids.of(i) for i in some)) for slot, some in bound)


def encode_record(record: Record) -> tuple[object, ...]:
    encoded = (
        record.kind,
        record.subject,
        record.after,
        record.other,
        record.player,
        record.amount,
        record.origin,
        record.to,
        record.how.value,
        record.by,
        record.cause,
        record.word,
        record.flag,
        record.members,
    )
    return encoded if record.doer < 0 else (*encoded, record.doer)
