"""Chapter 321: where cards of each type may go, and where they go instead; J-rulers that leave the field (1010.1).

Every move passes here before anything else looks at it. A row of the table names the zones that a printed type
never enters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types, lifebreak
from arbiter.games.fow.additions import find_host
from arbiter.games.fow.halves import PART, entity_half, is_whole
from arbiter.games.fow.keyword_acts import keep_revealed
from arbiter.games.fow.stacking import is_covering
from arbiter.games.fow.ways import REMNANT
from arbiter.games.fow.zones import (
    ASTRAL,
    CHASE,
    DECK,
    EX_DECK,
    EXTENSION,
    EXTRA,
    FIELD,
    GRAVEYARD,
    HAND,
    LIFEBREAK,
    ORDER,
    OUTSIDE,
    PLAYER,
    POSSESSION,
    REMOVED,
    RULER,
    RUNE,
    SHINOBI,
    STANDBY,
    STONES,
    STRANGER,
    ZONES,
)
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.doing import put_in
from arbiter.kernel.events import Event
from arbiter.kernel.state import Arrival
from arbiter.script.base import How, Position

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

ALL: Final = frozenset(spec.name for spec in ZONES)

# Which zones cards of a printed type do not move to.
BARRED: dict[int, frozenset[str]] = {
    card_types.RULER: ALL - {GRAVEYARD, OUTSIDE, RULER},  # 321.1a
    card_types.J_RULER: ALL - {FIELD, OUTSIDE, RULER},  # 321.1b
    card_types.RESONATOR: frozenset({EXTENSION, RULER}),  # 321.1c
    card_types.ADDITION: frozenset({EXTENSION, RULER}),
    card_types.REGALIA: frozenset({EXTENSION, RULER}),
    card_types.CHANT: frozenset({EXTENSION, FIELD, STONES, RULER}),  # 321.1e
    card_types.MAGIC_STONE: frozenset(
        {CHASE, SHINOBI, POSSESSION, EX_DECK, EXTENSION, EXTRA, ORDER, RULER, RUNE, STANDBY, STRANGER}
    ),  # 321.1f
    card_types.EXTENSION_RULE: ALL - {EXTENSION, OUTSIDE},  # 321.1i
    card_types.SUB_RULER: ALL - {OUTSIDE, RULER},  # 321.1j
    card_types.WARDEN: frozenset({EXTENSION, FIELD, STONES}),  # 321.1k
    card_types.ORDER: ALL - {RULER, ORDER, OUTSIDE, GRAVEYARD},
}
# The same by the zone: the types that do not move to it.
KEPT_OUT: dict[str, int] = {zone: sum(type for type, zones in BARRED.items() if zone in zones) for zone in ALL}
# 321.1l  what never comes back from outside the game except to the ruler area
NOT_FROM_OUTSIDE: Final = card_types.RULERS | card_types.SUB_RULER | card_types.EXTENSION_RULE
# Processes that put a card where its type would not let it go, with another of its sides up (705.3a, 712.3a, 713.3b).
PROCESSES: Final = frozenset({"judgment", "order", "contract", "fate", "reincarnation"})
EXPELLED: Final = {"expelled": 1}  # 1047.1  the counter by which an expelled card is known
SPACES: Final = {spec.name: spec.spaces for spec in ZONES if spec.spaces}


def route(game: Game, event: Event) -> bool:
    """Where the card really goes; False if it does not move."""
    obj = event.subject
    if event.origin == PLAYER:
        return False  # 301.1  zones are for cards: a text that may mean a player moves none
    if obj is None or obj.token:
        return True
    if event.origin == CHASE and not from_chase(game, event, obj):
        return False
    types = obj.face.traits.type_bits
    if event.to == FIELD and event.face is None and is_whole(obj.face):
        event.face = entity_half(obj.face)  # 1307.4, 1041.3
        types = types if event.face is None else event.face.traits.type_bits
    elif event.arrival is not None and event.arrival.by == PART and event.face is not None:
        types = event.face.traits.type_bits
    if is_covering(obj) and event.origin == FIELD and event.to != FIELD:
        redirect(game, event, GRAVEYARD)  # 1035.2a  wherever it was to go
        return True
    if types & card_types.J_RULER and event.origin == FIELD and event.to != FIELD:
        return leave_as_j_ruler(game, event, obj)
    if event.cause in PROCESSES:
        return True
    if types & card_types.ADDITION and not find_host(game, event, obj):
        return False  # 1002.2b
    to = event.to
    if to == LIFEBREAK and not lifebreak.in_force(game):
        return False  # 1411.2
    if to in SPACES and len(game.state.zones[to][obj.owner]) >= game.state.resources[obj.owner].get(SPACES[to], 0):
        return False  # 318.2d, 318.3d  as many cards as there are spaces
    barred = types & KEPT_OUT.get(to, 0)
    if barred:
        if barred == card_types.CHANT and to != CHASE and event.cause != "cast":
            if to == FIELD and is_contract_chant(obj.face):
                return False  # 1302.4e  said of contract chants alone, so it goes before 321.1e
            redirect(game, event, OUTSIDE)  # 321.1e  it is expelled instead
            event.face_up = True
            return True
        return False
    if event.origin == OUTSIDE:
        if types & NOT_FROM_OUTSIDE and to != RULER and to != EXTENSION:
            return False  # 321.1l
        if obj.counters is not None and "expelled" in obj.counters:
            return event.cause == "expelled"  # 321.1m
    if to == STONES and types & card_types.PERMANENT:
        if not obj.now.type_bits & card_types.MAGIC_STONE:
            return False  # 321.1d
        redirect(game, event, DECK)
    elif to in (DECK, HAND) and types & card_types.MAGIC_STONE:
        if not obj.now.type_bits & card_types.PERMANENT:
            return False  # 321.1g, 321.1h
        if to == HAND:
            event.position = Position.TOP
        redirect(game, event, STONES)
    return True


def stays(game: Game, event: Event) -> bool:
    """903.2l-1: what the rules keep where it is pays for nothing. No cost puts anything into the field (1002.2b)."""
    return event.to != FIELD and not route(game, event)


def is_contract_chant(face: Face) -> bool:
    """1302.4: a chant on one side and a J-ruler on the other."""
    types = face.traits.type_bits
    return bool(types & card_types.CHANT) and any(side.traits.type_bits & card_types.J_RULER for side in face.other)


def from_chase(game: Game, event: Event, obj: Obj) -> bool:
    """1115.2: what was played by [Remnant] is removed, except by a contract (1115.2a); whether it moves at all."""
    by_text = event.cause in ("summon", "ability") and (event.other is None or event.other.id != obj.id)
    if by_text and "untouchable" in obj.now.keywords:
        return False  # 1167.2, 1167.3  nothing moves it but its own effect and resolution
    if obj.arrival.by == REMNANT and event.cause != "contract":
        redirect(game, event, REMOVED)
        event.cause = REMNANT  # 910.2f  the cause is what replaces, not what would have moved it
    return True


def redirect(game: Game, event: Event, to: str) -> None:
    """The same move, to another zone."""
    event.to = to
    in_play = game.rules.zones.in_play
    if to in in_play:
        event.kind = ev.TRANSFERS if event.origin in in_play else ev.ENTERS
    else:
        event.kind = ev.LEAVES if event.origin in in_play else ev.SHIFTS


def has_ruler_side(obj: Obj) -> bool:
    return obj.face.front.traits.type_bits & card_types.RULER != 0


def leave_as_j_ruler(game: Game, event: Event, obj: Obj) -> bool:
    """1010.1, 1205.2 to 1205.6, 321.1b: what leaving the field means for a J-ruler depends on its other side."""
    if event.to in (OUTSIDE, RULER) and has_ruler_side(obj):
        return True
    if event.how is not How.DESTROY and event.how is not How.RULE:
        return "ordered" in obj.face.traits.flags  # 321.1b  it does not move, except as the card that it is printed as
    below = ruler_below(obj)
    if has_ruler_side(obj) or below is not None:
        redirect(game, event, RULER)  # 1010.1  ruler side face up
        event.face = below
    return True  # a contract, a warden or an ordered resonator goes to the graveyard with its front face up


def ruler_below(obj: Obj) -> Face | None:
    """714, 1045.6c: the ruler in the stack beneath a J-ruler that has no ruler side itself."""
    if has_ruler_side(obj):
        return None
    return next((face.front for _, face, _ in obj.under if face.front.traits.type_bits & card_types.RULER), None)


def unstack(game: Game, event: Event, obj: Obj) -> None:
    """1010.1, 1205.4: the lone J-rulers of a stack go outside the game face down, its other cards are expelled."""
    assert event.before is not None
    pieces = [(obj.card, event.before.face, obj.owner), *obj.under]
    setters.put_beneath(game, obj, ())
    for card, face, owner in pieces:
        if face.front is obj.face:
            setters.become_card(game, obj, card, obj.face, owner, ())
            continue
        put = put_in(game, card, face.front, owner, OUTSIDE, None)
        if face.traits.type_bits & card_types.J_RULER:
            setters.turn_face(game, put, False)
        else:
            setters.give_counters(game, put, EXPELLED)


def moved(game: Game, event: Event) -> None:
    """What the rules do at once after a move."""
    obj = event.result
    assert obj is not None
    if event.to == DECK and event.origin == DECK and event.subject is not None:
        obj = keep_revealed(game, event.subject, obj)
    if event.to == OUTSIDE:
        obj = setters.turn_face(game, obj, event.face_up)
        if event.cause == "expel" or obj.face.traits.type_bits & card_types.CHANT:
            obj = setters.give_counters(game, obj, EXPELLED)  # 321.1e
    obj = lifebreak.moved(game, event, obj)
    if event.to == STANDBY or event.to == OUTSIDE:
        arrival = Arrival(event.origin, event.how.value, turn=game.state.turn)
        obj = setters.arrive(game, obj, arrival)  # 708.5 asks for the turn
    event.result = obj
    if event.kind == ev.TRANSFERS and event.origin == FIELD:
        setters.heal(game, [obj])  # 1007.7
        stacked = bool(obj.under)
        if stacked:
            unstack(game, event, obj)
        by_rule = event.how is How.RULE
        if event.to == RULER and (by_rule or (event.how is How.DESTROY and not stacked)) and not imperishable(event):
            # 1010.1a, 1024.2  a destroyed J-ruler is astral from now on
            if not obj.count("astral"):
                setters.give_counters(game, obj, {"astral": 1})
            names = sorted(obj.face.front.traits.names)
            table_setters.remember_this_game(game, *((obj.owner, ASTRAL + name) for name in names))


def imperishable(event: Event) -> bool:
    """1109.2: destroyed, it does not become astral; 1109.3: without DEF it does. 1109.1: rulers hold it for when they
    are J-rulers, so it may stand on either side."""
    before = event.before
    if event.how is not How.DESTROY or before is None:
        return False
    return "imperishable" in before.now.keywords or "imperishable" in before.face.front.traits.keywords
