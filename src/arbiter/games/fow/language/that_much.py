""" "That much" is a number of the event that a text waits for or replaces; else of the damage that the text itself has
dealt before, or of the life that was lost by it: as much as there was, since some may have been prevented."""

from __future__ import annotations

from arbiter.script.abilities import Ability, Activated, Spell, Triggered
from arbiter.script.amounts import EventAmount, NamedNumber
from arbiter.script.base import Effect, Pattern
from arbiter.script.effects import (
    Deal,
    DealDivided,
    DealPlayer,
    Delay,
    Effects,
    Establish,
    LoseResource,
    Measure,
    Modes,
    Modify,
)
from arbiter.script.nouns import EACH
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    CountersChange,
    DealsDamage,
    Draws,
    GainsResource,
    Produces,
    ReceivesDamage,
)
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.script.walk import walk
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import changed, field_names, says, swapped

DAMAGE = AnyPattern((DealsDamage(ANYTHING, ANYTHING), DealsDamage(ANYTHING, player=EACH)))
MEASURED: tuple[tuple[tuple[type, ...], Pattern], ...] = (
    ((Deal, DealPlayer, DealDivided), DAMAGE),
    ((LoseResource,), GainsResource(EACH, "life", loses=True)),
)


def measured(ability: Ability) -> Ability:
    """The ability with what is spoken of as "that much" measured where it is done."""
    known = has_number(ability.pattern) if isinstance(ability, Triggered) else False
    effects = getattr(ability, "effects", ())
    if known or not says(effects, EventAmount()):
        return ability
    used = [getattr(node, name, None) for node in walk(effects) for name in ("slot", "rest")]
    return changed(ability, effects=in_order(effects, 1 + max((n for n in used if isinstance(n, int)), default=-1)))


def unmeasured(ability: Ability) -> Ability:
    """The same as the text says it."""
    for node in [part for part in walk(ability) if isinstance(part, Measure)]:
        ability = swapped(swapped(ability, node, node.effects[0]), NamedNumber(node.slot), EventAmount())
    return ability


def in_order(effects: Effects, slot: int) -> Effects:
    """The latest damage or loss before the words is what they mean."""
    out: list[Effect] = []
    place = -1  # of what could be meant, in `out`
    for effect in effects:
        if isinstance(effect, Modes):
            effect = changed(effect, options=tuple(in_order(option, slot) for option in effect.options))
        elif place >= 0 and says(effect, EventAmount()) and not isinstance(effect, Delay | Establish | Modify):
            pattern = measuring(out[place])
            if pattern is not None:
                out[place] = Measure(slot, (out[place],), pattern)
            effect = swapped(effect, EventAmount(), NamedNumber(slot))
        out.append(effect)
        if measuring(effect) is not None:
            place = len(out) - 1
    return tuple(out)


def measuring(effect: Effect) -> Pattern | None:
    return next((pattern for kinds, pattern in MEASURED if isinstance(effect, kinds)), None)


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
