"""Section 14-19: face down units. What lies face down in an attack or defense zone is only what an effect has said.

Such a card shows another face, whose front is the card itself; so it is that card again wherever it goes from there,
or when it is turned face up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler.own_words import is_denied
from arbiter.games.gateruler.placing import choose_place, open_places, row_of
from arbiter.games.gateruler.zones import FRONT
from arbiter.kernel import setters
from arbiter.kernel.effects.moving import moving_by_effect
from arbiter.kernel.perform import perform
from arbiter.kernel.state import Arrival
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script.base import HOW_PUT

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Library
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

NAME: Final = "Face-down unit"


@cache
def back_of(front: Face, terms: str) -> Face:
    """14-19c: "2/3/1 Dragon" is a unit with ATK 2, HP 3 and STK 1 and that attribute, and nothing of the card."""
    numbers, *attributes = terms.split()
    atk, hp, stk = (int(number) for number in numbers.split("/"))
    kinds = frozenset(attributes)
    unit = frozenset({"unit"})
    traits = Traits(NOTHING, unit, NOTHING, kinds, NOTHING, 0, atk, hp, 0, stk, NOTHING, NOTHING, ())
    made = Face(f"face-down {terms}", NAME, traits, "", True)
    made.front = front
    made.other = (front,)  # its controller may look at it
    made.is_back = True
    return made


def terms_of(word: str) -> tuple[str, str]:
    """ "attack 2/3/1": into a zone of that row alone, if one is said, and what it is there."""
    row, _, terms = word.partition(" ")
    return (row, terms) if row in ("attack", "defense") else ("", word)


def same(library: Library, face: Face) -> Face:
    """What lies face down elsewhere in play (in a set zone) is the card that it is."""
    return face


def hides_sides(obj: Obj, viewer: int) -> bool:
    """14-19b: the front of a face down unit is for its controller alone."""
    return obj.face.is_back and viewer != obj.controller


def act_face_down_unit(game: Game, effect: Perform, ctx: Context) -> None:
    """14-19a, 14-19d: into an attack or defense zone, whatever kind of card it is and whatever it says."""
    came: list[Obj] = []
    row, terms = terms_of(effect.word or "0/1/0")
    for obj in evaluate.present(game, effect.thing, ctx):
        places = tuple(at for at in open_places(game, obj, ctx.controller) if row in ("", row_of(at)))
        if not places or is_denied(game, ctx.controller, "no_special_summon"):
            continue  # 15-18c; what the card itself says is ignored
        event = moving_by_effect(game, obj, FRONT, HOW_PUT, ctx)
        event.control = ctx.controller
        event.face_up = False
        event.face = back_of(obj.face.front, terms)
        event.place = choose_place(game, ctx.controller, places, "zone", obj.id)
        event.arrival = Arrival(obj.zone, HOW_PUT.value, by="special_summon", turn=game.state.turn)
        for done in perform(game, [event]):
            if done.result is not None and done.result.zone == FRONT:
                came.append(setters.let_look(game, done.result, ctx.controller))  # 14-19b
    if effect.slot is not None:
        ctx.slots[effect.slot] = came


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {"face_down_unit": act_face_down_unit}
