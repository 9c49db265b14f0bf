"""Tokens that the rules themselves create: will coins (1046), with the will ability that they have."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from arbiter.games.fow.zones import GRAVEYARD, ITEM
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import How
from arbiter.script.costs import Cost, MoveThis
from arbiter.script.effects import Produce
from arbiter.script.nouns import YOU

if TYPE_CHECKING:
    from arbiter.kernel.program import Library


@cache
def coin_face(library: Library, colours: tuple[str, ...]) -> Face:
    """1046.1, 1046.1a: banished, it produces one will of one of the attributes it is named for."""
    made = Produce(YOU, colours[0], Number(1), options=colours if len(colours) > 1 else ())
    ability = ab.Activated(
        "Banish this will coin: produce one will.",
        cost=Cost((MoveThis(GRAVEYARD, How.BANISH),)),
        effects=(made,),
        zones=(ITEM,),  # 1046.2, 1119.4  active in the item area
        resource=True,
    )
    name = "/".join(colours) + " will coin"
    # 1303.2  it is a token that is no card: it has no type
    traits = Traits(
        frozenset({name}),
        frozenset({"will_coin"}),
        NOTHING,
        NOTHING,
        NOTHING,
        0,
        0,
        0,
        0,
        0,
        NOTHING,
        NOTHING,
        (library.program(ability),),
    )
    return Face(f"(coin {name})", name, traits, ability.text)
