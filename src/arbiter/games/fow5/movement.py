"""Chapters 3.15 and 10.9: where cards of each type may go, and where they go instead.

A destroyed J-ruler goes to the ruler area with its J-ruler side up and is an astral ruler there (3.8/6): a type of its
own, where 12.9 turns the ruler side up and remembers by name who is astral. Every move passes here first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types, lifebreak
from arbiter.games.fow.additions import find_host
from arbiter.games.fow.movement import redirect
from arbiter.games.fow5.language.moving import AS_A_RULER
from arbiter.games.fow5.zones import (
    ASTRAL,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    LIFEBREAK,
    PLAY_GROUND,
    PLAYER,
    RULER,
    STANDBY,
    STONE_AREA,
    STONES,
    ZONES,
)
from arbiter.kernel import setters
from arbiter.kernel.state import Arrival
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

ALL: Final = frozenset(spec.name for spec in ZONES)
NO_STONE: Final = frozenset({STONES, STONE_AREA, RULER})

# Which zones cards of a printed type do not move to.
BARRED: dict[str, frozenset[str]] = {
    "ruler": ALL - {GRAVEYARD, RULER},  # 3.15/1
    "j_ruler": ALL - {FIELD, RULER},  # 3.15/2
    "resonator": NO_STONE,  # 3.15/3
    "addition": NO_STONE,
    "regalia": NO_STONE,
    "magic_stone": frozenset({HAND, DECK, RULER}),  # 3.15/5
    ASTRAL: ALL - {RULER},  # 3.15/6
}
# 3.6/6, 3.7/5  moves within the play ground that are no entering
NOT_ENTERING: Final = frozenset({(FIELD, STONE_AREA), (STONE_AREA, FIELD), (FIELD, FIELD), (STONE_AREA, STONE_AREA)})


def route(game: Game, event: Event) -> bool:
    """Where the card really goes; False if it does not move."""
    obj = event.subject
    if event.origin == PLAYER:
        return False  # 3.1/1  zones are for cards: a text that may mean a player moves none
    if obj is None or obj.token:
        return True  # 10.16/1a  a copy that would move anywhere, also where its card does not go, ceases to be
    types = obj.face.traits.types
    to = event.to
    if "j_ruler" in types and event.origin == FIELD and to != FIELD:
        return leave_as_j_ruler(game, event, obj)
    if event.cause == "judgment":
        return True  # 3.15/1
    if "addition" in types and not find_host(game, event, obj):
        return False  # 10.1/2
    if to == LIFEBREAK and not lifebreak.in_force(game):
        return False  # 14.2/1
    if "spell" in types and (to == STONES or to in PLAY_GROUND):
        redirect(game, event, GRAVEYARD)  # 3.15/4
        return True
    return all(to not in BARRED.get(kind, ()) for kind in types)


def stays(game: Game, event: Event) -> bool:
    """9.3/4b, 3.15: what does not move pays for nothing. No cost puts anything into a field (10.1/2)."""
    return event.to != FIELD and not route(game, event)


def leave_as_j_ruler(game: Game, event: Event, obj: Obj) -> bool:
    """10.9/1: destroyed, it moves to the ruler area; 3.15/2: it moves nowhere else."""
    if event.how is How.DESTROY:
        redirect(game, event, RULER)
    elif event.to != RULER:
        return False
    event.face = ruler_side(event, obj)
    return True


def ruler_side(event: Event, obj: Obj) -> Face:
    """3.8/6: with its J-ruler side up it is an astral ruler; 11.7/1: [Imperishable] turns the ruler side up instead.

    So does a text that puts it there as a ruler.
    """
    as_ruler = event.arrival is not None and event.arrival.by == AS_A_RULER
    if as_ruler or (event.how is How.DESTROY and "imperishable" in obj.now.keywords):
        return obj.face.front
    return next((face for face in obj.face.other if face.traits.type_bits & card_types.ASTRAL_RULER), obj.face.front)


def moved(game: Game, event: Event) -> None:
    """What the rules do at once after a move."""
    obj = event.result
    assert obj is not None
    obj = event.result = lifebreak.moved(game, event, obj)
    if event.to == STANDBY:
        arrival = Arrival(event.origin, event.how.value, turn=game.state.turn)
        event.result = setters.arrive(game, obj, arrival)  # 7.9/4 asks for the turn
    elif (event.origin, event.to) in NOT_ENTERING:
        assert event.before is not None
        # 3.1/4  the same card, which has been in the play ground since then (9.5/3)
        setters.arrive(game, obj, event.before.arrival)
    elif event.to == RULER:
        setters.give_control(game, obj, obj.owner)  # 3.14/2, 10.9/1  its owner's ruler area
