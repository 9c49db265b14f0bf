"""All of a group, spoken of again: "Activate all the Forwards you control. They cannot be chosen this turn."

Who "they" are is settled when the first sentence is carried out, and not looked up again by the second.
"""

from __future__ import annotations

from collections.abc import Callable

from arbiter.script.base import Effect, Pattern
from arbiter.script.effects import BindThing, Delay, ForEach, ForEachPlayer, If, Instead, Mark, May, Repeat, WhenYouDo
from arbiter.script.nouns import Bound, Every, PartnerOf, Self
from arbiter.script.patterns import Blocks, IsBlocked
from arbiter.text.nodes import changed, says, swapped

Effects = tuple[Effect, ...]

# What is carried out in a place of its own, and the fields in which it stands.
INSIDE = {
    If: ("then", "otherwise"),
    May: ("effects",),
    Mark: ("effects",),
    Delay: ("effects",),
    WhenYouDo: ("effects",),
    Instead: ("first", "second"),
    ForEachPlayer: ("effects",),
    ForEach: ("effects",),
    Repeat: ("effects",),
}


def held_fast(effects: Effects, every: Every, slot: int) -> Effects:
    """The effects with the group bound to the slot right before the one that names it."""
    spoken = next((i for i, effect in enumerate(effects) if says(effect, Bound(slot))), len(effects))
    for place in range(min(spoken, len(effects) - 1), -1, -1):
        effect = effects[place]
        if not says(effect, every):
            continue
        for name in INSIDE.get(type(effect), ()):
            inner = getattr(effect, name)
            if says(inner, every):
                put = changed(effect, **{name: held_fast(inner, every, slot)})
                return (*effects[:place], put, *effects[place + 1 :])
        return (*effects[:place], BindThing(slot, every), swapped(effect, every, Bound(slot)), *effects[place + 1 :])
    return effects


def in_battle_now(later: Delay, awaited: Pattern | None, new_slot: Callable[[], int]) -> Effects:
    """What is left for later by an ability that waits for a block: its "blocking Forward" is the one of that block.

    The battle is over by then, so that who fights in it is held fast now.
    """
    partner = PartnerOf(Self())
    if not isinstance(awaited, Blocks | IsBlocked) or not says(later.effects, partner):
        return (later,)
    slot = new_slot()
    return (BindThing(slot, partner), changed(later, effects=swapped(later.effects, partner, Bound(slot))))


def released(effects: Effects) -> Effects:
    """The same without what was held fast for later, for printing."""
    out: list[Effect] = []
    for effect in effects:
        if out and isinstance(out[-1], BindThing) and isinstance(effect, Delay) and out[-1].thing == PartnerOf(Self()):
            held = out.pop()
            assert isinstance(held, BindThing)
            effect = changed(effect, effects=swapped(effect.effects, Bound(held.slot), held.thing))
        out.append(effect)
    return tuple(out)
