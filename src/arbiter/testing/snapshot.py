"""The position that a table has come to, as one to start from: its cards and its moment, without its history."""

from __future__ import annotations

from arbiter.kernel.decisions import ChooseAction
from arbiter.kernel.errors import BadScenario
from arbiter.kernel.match import Match
from arbiter.kernel.rows import Sight
from arbiter.kernel.state import GameState, Obj
from arbiter.testing.position import Piece, Position, empty, linked_to


def snapshot(position: Position, match: Match) -> Position:
    """What stands on the table now. What cannot be set up (a stack, lasting effects, ...) is an error that names it."""
    state = match.game.state
    if not isinstance(match.question, ChooseAction):
        raise BadScenario("a position can be taken over only where a player has priority; answer the question first")
    open_ends = {
        "the stack is not empty": state.stack,
        "an effect lasts": state.effects,
        "an effect waits for its time": state.delayed,
        "an ability has triggered": state.pending,
        "an extra turn or step is to come": state.extra_turns or state.extra_steps,
        "a step is to be skipped": state.skips,
        "a player has passed": state.passes,
    }
    for what, found in open_ends.items():
        if found:
            raise BadScenario(f"this position cannot be taken over: {what}")
    made = empty(position.book, position.seed, position.format, position.players)
    made.stops = position.stops
    made.manual = position.manual
    made.active, made.step, made.number = state.active, state.step, state.turn
    made.priority, made.starting = state.priority, state.starting
    made.resources = [dict(kept) for kept in state.resources]
    for zone, piles in state.zones.items():
        if zone == position.book.rules.zones.player:
            continue  # players are no cards: they sit down at every new table
        hand = position.book.rules.zones.specs[zone].sight is Sight.OWNER
        made.piles[zone] = [
            [piece_of(state, obj, hand, player if len(piles) > 1 else obj.owner) for obj in pile]
            for player, pile in enumerate(piles)
        ]
        for obj in [obj for pile in piles for obj in pile]:
            host = state.objects.get(obj.host)
            if host is not None and linked_to(position, state, host.face.key, obj.controller) is not host:
                what = f"{obj.face.name} is linked to one of several cards called {host.face.name}"
                raise BadScenario(f"this position cannot be taken over: {what}")
    return made


def piece_of(state: GameState, obj: Obj, own: bool, holder: int) -> Piece:
    """`holder`: in whose zone it lies, where it is not in play."""
    combat = state.combat
    in_play = obj.zone in state.table
    return Piece(
        obj.face.front.key if obj.face.is_back else obj.face.key,
        obj.owner,
        obj.controller if in_play else holder,
        obj.turned,
        obj.damage,
        tuple(sorted((kind, count) for kind, count in (obj.counters or {}).items() if count)),
        obj.since == state.turn if in_play else obj.arrival.turn == state.turn,
        bool(obj.frozen),
        obj.face_up,
        # Players know their own hand; that goes without saying.
        tuple(p for p in range(state.players) if obj.seen & 1 << p and not (own and p == holder)),
        obj.attacks,
        tuple(face.key for _, face, _ in obj.under),
        combat is not None and obj.id in combat.attackers,
        combat is not None and obj.id == combat.blocker,
        obj.token,
        obj.place,
        "" if not obj.host or obj.host not in state.objects else state.objects[obj.host].face.key,
    )
