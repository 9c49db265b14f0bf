"""Objects out of play that ongoing effects reach. Where clones share them, each is changed as a copy of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.rows import SIGHT_OWNER_FACE_DOWN, SIGHT_PUBLIC
from arbiter.kernel.state import Obj

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


REVEALED: Final = "revealed"  # the word on an object that an effect keeps revealed


def reach(game: Game, obj: Obj, first: bool) -> Obj:
    """An object out of play that an effect is applied to, as it may be changed."""
    state = game.state
    lying = state.objects[obj.id]
    if not first:
        return lying
    state.far = (*state.far, obj.id)
    return lying if lying.zone in state.table else state.replace(lying)


def come_back(game: Game) -> None:
    """Objects out of play are again what they are by themselves, before effects are applied anew."""
    far, game.state.far = game.state.far, ()
    for id in far:
        obj = game.here(id)
        if obj is not None and obj.zone not in game.rules.zones.in_play and obj.now is not obj.face.traits:
            changed = obj if obj.zone in game.state.table else game.state.replace(obj)
            changed.now = obj.face.traits


def is_open(game: Game, obj: Obj) -> bool:
    """Does everybody see the card? Where effects do not reach out of play, a text's zones say all that is asked."""
    if not game.rules.layers.far_effects:
        return True
    sight = game.rules.zones.specs[obj.zone].sight
    if sight is SIGHT_PUBLIC or (sight is SIGHT_OWNER_FACE_DOWN and obj.face_up):
        return obj.face_up
    everybody = (1 << game.state.players) - 1
    return obj.seen & everybody == everybody


def is_revealed(game: Game, obj: Obj) -> bool:
    """Does an effect keep the card revealed in a hidden zone? (That somebody has seen it is another matter.)"""
    return REVEALED in obj.now.keywords or (game.rules.zones.specs[obj.zone].face_down and obj.face_up)
