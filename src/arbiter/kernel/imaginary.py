"""Imaginary cards: abilities on the stack that texts can choose, as objects of the stack's zone.

They are made only in matches where some card speaks of abilities on the stack, and are gone with them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from arbiter.kernel.played import ability_types
from arbiter.kernel.relocating import cease, put_image
from arbiter.kernel.traits import NOTHING, Face, Traits

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


@cache
def image_face(types: frozenset[str], kind: str) -> Face:
    """An ability has only its text and no other characteristics; its kinds are all that can be asked of it."""
    return Face(
        f"({kind})",
        f"{kind} ability",
        Traits(NOTHING, types, NOTHING, NOTHING, NOTHING, 0, 0, 0, 0, 0, NOTHING, NOTHING, ()),
        "",
    )


def imagine(game: Game, kind: str, controller: int) -> int:
    """An object that stands for an ability; 0 where no text of this match can speak of one."""
    if not game.facts.imagines:
        return 0
    face = image_face(ability_types(game.rules, kind), kind)
    return put_image(game, face, controller).id


def dispel(game: Game, id: int) -> None:
    """The ability has left the stack."""
    obj = game.here(id)
    if obj is not None:
        cease(game, obj)
