"""All of a group, spoken of again: "Activate all the Forwards you control. They cannot be chosen this turn."

Who "they" are is settled when the first sentence is carried out, and not looked up again by the second.
"""

from __future__ import annotations

from arbiter.script.base import Effect
from arbiter.script.effects import BindThing, Delay, ForEach, ForEachPlayer, If, Instead, Mark, May, Repeat, WhenYouDo
from arbiter.script.nouns import Bound, Every
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
