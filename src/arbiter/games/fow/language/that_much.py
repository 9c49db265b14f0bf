""" "That much" is a number of the event that a text waits for or replaces. Of what the text itself has done it is not
known here: damage may have been prevented, or less life lost. So such a text is not read."""

from __future__ import annotations

from arbiter.script.abilities import Activated, Spell, Triggered
from arbiter.script.amounts import EventAmount
from arbiter.script.base import Pattern
from arbiter.script.effects import Delay
from arbiter.script.patterns import (
    AnyPattern,
    CountersChange,
    DealsDamage,
    Draws,
    GainsResource,
    Produces,
    ReceivesDamage,
)
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import field_names

COUNTED = (DealsDamage, ReceivesDamage, GainsResource, CountersChange, Draws, Produces)


def has_number(pattern: Pattern) -> bool:
    if isinstance(pattern, AnyPattern):
        return all(has_number(each) for each in pattern.patterns)
    return isinstance(pattern, COUNTED)


def that_much_is_known(node: object, known: bool = False) -> None:
    """MeaningError where the text speaks of a number that no event has."""
    if isinstance(node, EventAmount) and not known:
        raise MeaningError('"that much" is of no event')
    if isinstance(node, Triggered | Delay):
        known = has_number(node.pattern)
    elif isinstance(node, Activated | Spell):
        known = False
    elif isinstance(node, Replace | ChangeDamage):
        known = has_number(node.pattern)
    if isinstance(node, tuple):
        for each in node:
            that_much_is_known(each, known)
        return
    for name in field_names(node):
        value = getattr(node, name)
        if not isinstance(value, str | int):
            that_much_is_known(value, known)
