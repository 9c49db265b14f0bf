"""What is targeted under a condition: "If you control a Dragon, target a resonator. It gains …".

Targets are picked while something is played, before any condition of it is asked. So the picking comes first, and what
the text does with the target, in that sentence or in later ones, is what happens only if the condition holds.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.base import Effect
from arbiter.script.effects import Choose, If
from arbiter.script.nouns import Bound
from arbiter.text.draft import Habits
from arbiter.text.nodes import says

Effects = tuple[Effect, ...]


def aimed_first(effects: Effects, habits: Habits) -> tuple[list[Choose], Effects]:
    """What is picked while playing, and the effects without it, in a game whose texts say "target"."""
    for place, effect in enumerate(effects if habits.inline else ()):
        if not isinstance(effect, If) or effect.otherwise:
            continue
        aims = [each for each in effect.then if isinstance(each, Choose) and each.target]
        if not aims:
            continue
        done = [each for each in effect.then if each not in aims]
        later = list(effects[place + 1 :])
        while later and any(says(later[0], Bound(aim.slot)) for aim in aims):
            done.append(later.pop(0))
        more, rest = aimed_first(tuple(later), habits)
        return [*aims, *more], (*effects[:place], replace(effect, then=tuple(done)), *rest)
    return [], effects
