"""The single changes that a static ability makes, each in its layer, with what it reads and writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbiter.kernel.characteristics import POWER_BIT
from arbiter.kernel.index.reads import traits_read
from arbiter.script import abilities, amounts, nouns, statements
from arbiter.script.base import Change, Thing

# Besides numbers that are printed. Any other change may depend on whatever it speaks of.
STEADY: Final[frozenset[type]] = frozenset({statements.AddKeyword, statements.Mark})


class Part:
    """One change that a static ability makes, in one layer, with what it reads and writes."""

    __slots__ = ("layer", "thing", "change", "own", "reads", "writes", "half", "number", "steady")

    def __init__(self, layer: int, half: int, thing: Thing, change: Change, writes: int) -> None:
        self.layer = layer
        self.half = half  # which of the layers of a change that is applied in several
        self.thing = thing
        self.change = change
        self.own = isinstance(thing, nouns.Self)
        self.reads = traits_read((thing, change))
        self.writes = writes
        # What it adds, where that is printed as a number.
        self.number: int | None = None
        if isinstance(change, statements.AddStat) and isinstance(change.amount, amounts.Number):
            self.number = change.amount.value
        # What it makes of an object follows from the object and from the changes before it, and from nothing else.
        self.steady: bool = self.number is not None or type(change) in STEADY


def parts_of(
    ability: abilities.Ability,
    layer_of: Callable[[Change], tuple[int, ...]],
    writes: Callable[[Change], int],
    late: int = -1,
) -> tuple[Part, ...]:
    """Its changes, each in its layers; those of things picked out by their power not before the layer `late`."""
    if not isinstance(ability, abilities.Static):
        return ()
    return tuple(
        Part(
            max(layer, late) if traits_read(statement.thing) & POWER_BIT else layer,
            half,
            statement.thing,
            change,
            writes(change),
        )
        for statement in ability.statements
        if isinstance(statement, statements.Affects)
        for change in statement.changes
        for half, layer in enumerate(layer_of(change))
    )
