""" "Deal 3 damage to it. If it is destroyed, …": what damage destroys is destroyed by the rules (14-16e, 15-12c).

They do it when the text has been carried out, so that what it asks about the destruction waits until then: it is an
ability that triggers when the damage has been dealt (14-10f), and asks whether that damage has destroyed it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from arbiter.script.base import Condition, How, Thing
from arbiter.script.conditions import Happened
from arbiter.script.effects import Deal, Destroy, If, Mark, WhenYouDo
from arbiter.script.nouns import EACH, Group, Same
from arbiter.script.patterns import Breaks, Moves
from arbiter.script.walk import walk
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import within


def fallen(thing: Thing) -> Condition:
    """Has it been destroyed (this turn)?"""
    return Happened(Moves(Group((Same(thing),), (), EACH), origin="field", how=How.DESTROY))


def ask_of_damage(ability: object) -> object:
    """What asks whether something is destroyed, right after damage to it, asks when the rules have seen to it."""
    spoken = list(walk(ability))
    slots = [slot for node in spoken for name in ("slot", "rest") if isinstance(slot := getattr(node, name, None), int)]
    destroyed = [node.thing for node in spoken if isinstance(node, Destroy)]
    return _waiting(ability, destroyed, count(max(slots, default=0) + 1))


def _waiting(node: object, destroyed: list[Thing], free: Iterator[int]) -> object:
    if not isinstance(node, tuple):
        return within(node, lambda each: _waiting(each, destroyed, free))
    out: list[object] = []
    for each in node:
        part = _waiting(each, destroyed, free)
        thing = asked_of(part.condition) if isinstance(part, If) else None
        if thing is None or thing in destroyed or not isinstance(part, If):
            out.append(part)
            continue
        harm = out[-1] if out else None
        if not isinstance(harm, Deal) or harm.to != thing or part.otherwise:
            raise MeaningError("nothing before has destroyed it or dealt it the damage of which it could be destroyed")
        slot = next(free)
        out[-1] = Mark(slot, (harm,))
        out.append(WhenYouDo(slot, (If(Happened(_broken(harm)), part.then),)))
    return tuple(out)


def asked_of(condition: object) -> Thing | None:
    """The thing of which it is asked whether it has been destroyed."""
    match condition:
        case Happened(Moves(Group((Same(thing),)))) if condition == fallen(thing):
            return thing
    return None


def _broken(harm: Deal) -> Breaks:
    """14-16b, 14-16e: destroyed by the source of that damage."""
    return Breaks(Group((Same(harm.source),), (), EACH), Group((Same(harm.to),), (), EACH))


def ask_at_once(node: object) -> object:
    """The same as a card says it, for printing."""
    if not isinstance(node, tuple):
        return within(node, ask_at_once)
    out: list[object] = []
    for each in node:
        match each, out[-1] if out else None:
            case WhenYouDo(slot, (If(Happened(Breaks() as broken), then),)), Mark(marked, (Deal() as harm,)) if (
                slot == marked and broken == _broken(harm)
            ):
                out[-1:] = [harm, If(fallen(harm.to), ask_at_once(then))]  # type: ignore[arg-type]
            case _:
                out.append(ask_at_once(each))
    return tuple(out)
