"""Chapters 306, 307, 314, 315 and 1018: where cards really go, how they come to lie, and what the rules do at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster import card_types, orbs
from arbiter.games.caster.stepping import STEPPED
from arbiter.games.caster.zones import BINGO, DECK, EXTRA, FIELD, GRAVEYARD, HAND, ORB, in_caster_zone
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.marks import bears
from arbiter.kernel.perform import move
from arbiter.kernel.state import READY, RESTED, REVERSED, Arrival
from arbiter.script.base import How
from arbiter.script.statements import EntersWith

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

MOST_BINGO: Final = 3  # 314.3
ORIENTATIONS: Final = ("recovered", "reversed")
BACK_TO_EXTRA: Final = frozenset({DECK, HAND, ORB})  # 315.2a


def route(game: Game, event: Event) -> bool:
    """315.2a: a Soul Bond servant or a deity goes back to the extra deck instead of to the deck, hand or orbs.

    To a caster zone such a card would go face down (504.1b), and does not either.
    """
    obj = event.subject
    if obj is None or obj.token or not obj.face.front.traits.type_bits & card_types.STAYING:
        return True
    if event.to in BACK_TO_EXTRA or (event.to == FIELD and not event.face_up):
        event.to = EXTRA
        event.position = None
        event.kind = ev.LEAVES if event.origin == FIELD else ev.SHIFTS
        return event.origin != EXTRA
    return True


def beneath_to(face: Face, to: str) -> str:
    """315.1b, 315.1d: the stocks of a card that leaves go to their owners' graveyards, wherever it goes."""
    return GRAVEYARD


def entering(game: Game, event: Event) -> None:
    """307.6, 702.3: who puts a servant into the field chooses whether it comes recovered or reversed.

    1112.2, 1114.2: with [Lethargy], or after a step up, it comes rested.
    """
    obj = event.result
    if obj is None or not obj.now.type_bits & card_types.SERVANT or not obj.face_up:
        return
    if "lethargy" in obj.now.keywords or obj.arrival.by == STEPPED:
        setters.turn(game, obj, RESTED)
    if obj.turned == RESTED:
        return
    said = orientation_said(game, obj)
    player = event.by if event.by >= 0 else obj.controller
    if said == REVERSED or (said is None and game.ask_one(ChooseOption(player, ORIENTATIONS, "orientation", obj.id))):
        setters.turn(game, obj, REVERSED)


def lies(obj: Obj, turned: int) -> bool:
    """307.3, 308.3: in a caster zone nothing lies reversed, whatever has become of it."""
    return turned != REVERSED or not in_caster_zone(obj)


def orientation_said(game: Game, obj: Obj) -> int | None:
    """How the text that puts it there, or one in force, says that it comes, recovered or reversed. 104.1: then nobody
    chooses."""
    if obj.arrival.by in ORIENTATIONS:
        return REVERSED if obj.arrival.by == "reversed" else READY
    for active in game.says.get(EntersWith, ()):
        said = active.statement
        if isinstance(said, EntersWith) and (said.ready or said.reversed):
            if evaluate.matches(game, said.what, obj, active.context):
                return READY if said.ready else REVERSED
    return None


def moved(game: Game, event: Event) -> None:
    """What the rules do at once after a move."""
    obj = event.result
    if obj is None:
        return
    if event.onto:
        level_gained(game, event, obj)
    elif event.to == BINGO:
        keep_three(game, obj)
    elif event.origin == ORB and event.to == HAND and event.cause != orbs.CORRUPT:
        if event.cause == "cost":  # a cost that puts an orb into the hand corrupts it (1009.1)
            orbs.tell_of_one(game, event)
        # 1103.2  not only corruption puts it into the hand
        broken = event.subject is not None and orbs.breaks(game, event.subject)
        orbs.offer_breaks(game, obj.owner, [obj] if broken else [])


def level_gained(game: Game, event: Event, obj: Obj) -> None:
    """1018.9a: a caster that has levelled up loses its counters; 1022.2a: it stays turned as it was."""
    setters.arrive(game, obj, Arrival(event.origin, event.how.value, turn=game.state.turn))
    if obj.counters is not None:
        setters.drop_counters(game, obj)


def keep_three(game: Game, obj: Obj) -> None:
    """314.3a: for a fourth card one of those already in the BINGO zone is banished."""
    others = [each for each in game.state.zones[BINGO][obj.owner] if each is not obj]
    if len(others) >= MOST_BINGO:
        banished = game.ask_for_one(obj.owner, others, "bingo", obj.id)
        move(game, banished, GRAVEYARD, How.BANISH, obj.owner, "rule")


# ---------------------------------------------------------------- prohibitions


def prohibits(game: Game, event: Event) -> bool:
    """104.4, 1007.2: a prohibition wins over what asks for the event."""
    obj = event.subject
    if obj is None:
        return False
    if event.kind == ev.LEAVES and event.how is How.DESTROY:
        in_battle = event.cause == "battle"
        # 901.2d  a judgment is no effect of anything: what is safe from some effects only is not safe from it
        safe = bears(game, obj, "cannot_be_destroyed", None if in_battle else event.other)
        return safe or (in_battle and obj.now.marked("cannot_be_destroyed_in_battle"))
    if event.kind == ev.ORIENTS and event.amount == REVERSED:  # 303.1a  entering reversed is no reversing
        return obj.now.marked("cannot_be_reversed")
    return event.kind == ev.READIES and obj.now.marked("cannot_recover")


def unhurt(game: Game, event: Event) -> None:
    """No player is dealt damage in this game."""
