"""The single changes that a static ability makes, each in its layer, with what it reads and writes."""

from __future__ import annotations

from collections.abc import Callable

from arbiter.kernel.characteristics import POWER_BIT, trait_reads, trait_writes
from arbiter.script import abilities, nouns, statements
from arbiter.script.base import Change, Thing


class Part:
    """One change that a static ability makes, in one layer, with what it reads and writes."""

    __slots__ = ("layer", "thing", "change", "own", "reads", "writes", "half")

    def __init__(self, layer: int, half: int, thing: Thing, change: Change) -> None:
        self.layer = layer
        self.half = half  # which of the layers of a change that is applied in several
        self.thing = thing
        self.change = change
        self.own = isinstance(thing, nouns.Self)
        self.reads = trait_reads((thing, change))
        self.writes = trait_writes(change)


def parts_of(
    ability: abilities.Ability, layer_of: Callable[[Change], tuple[int, ...]], late: int = -1
) -> tuple[Part, ...]:
    """Its changes, each in its layers; those of things picked out by their power not before the layer `late`."""
    if not isinstance(ability, abilities.Static):
        return ()
    return tuple(
        Part(max(layer, late) if trait_reads(statement.thing) & POWER_BIT else layer, half, statement.thing, change)
        for statement in ability.statements
        if isinstance(statement, statements.Affects)
        for change in statement.changes
        for half, layer in enumerate(layer_of(change))
    )
