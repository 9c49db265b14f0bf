"""1110.3, 1110.4: what is targeted only by the text of an awakened card, or only by the text that it is played without.

"Destroy target addition. If this card was awakened, destroy target resonator instead." has one target, and which one is
settled as the card is played. The shared grammar puts everything that is targeted first; here it goes into the branch
that alone speaks of it, and back for printing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arbiter.games.fow.language.conditions import AWAKENED
from arbiter.script.abilities import Ability, Activated, Spell, Triggered
from arbiter.script.base import Effect
from arbiter.script.effects import Choose, Effects, If, Instead
from arbiter.script.nouns import Bound
from arbiter.script.walk import walk

PLAYED: Final = Spell | Triggered | Activated  # what has targets


def aimed_as_awakened(ability: Ability) -> Ability:
    return replace(ability, effects=into_branches(ability.effects)) if isinstance(ability, PLAYED) else ability


def aimed_before(ability: Ability) -> Ability:
    return replace(ability, effects=out_of_branches(ability.effects)) if isinstance(ability, PLAYED) else ability


def into_branches(effects: Effects) -> Effects:
    left = list(effects)
    for effect in effects:
        if isinstance(effect, Instead) and effect.condition == AWAKENED and not effect.fixed:
            first, second = effect.first, effect.second
        elif isinstance(effect, If) and effect.condition == AWAKENED:
            first, second = effect.otherwise, effect.then
        else:
            continue
        others = [each for each in left if each is not effect]
        plain = only_said_in(first, (*others, *second))
        awakened = only_said_in(second, (*others, *first))
        if plain or awakened:
            left = [each for each in left if not any(each is aim for aim in (*plain, *awakened))]
            now = Instead(AWAKENED, (*plain, *first), (*awakened, *second), fixed=True)
            left = [now if each is effect else each for each in left]
    return tuple(left)


def only_said_in(branch: Effects, others: tuple[Effect, ...]) -> Effects:
    """Of what is targeted, that of which nothing but this branch speaks."""
    aims = [each for each in others if isinstance(each, Choose) and each.target]
    here = spoken_of(branch)
    elsewhere = spoken_of(others)
    return tuple(each for each in aims if each.slot in here and each.slot not in elsewhere)


def spoken_of(effects: tuple[Effect, ...]) -> frozenset[int]:
    return frozenset(node.slot for node in walk(effects) if isinstance(node, Bound))


def out_of_branches(effects: Effects) -> Effects:
    aims: list[Choose] = []
    out: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Instead) and effect.condition == AWAKENED and effect.fixed:
            found = [each for each in (*effect.first, *effect.second) if isinstance(each, Choose) and each.target]
            first, second = (
                tuple(each for each in branch if each not in found) for branch in (effect.first, effect.second)
            )
            if found:
                aims += found
                effect = Instead(AWAKENED, first, second) if first else If(AWAKENED, second)
        out.append(effect)
    before = [each for each in out if isinstance(each, Choose) and each.target]
    if not aims:
        return effects
    rest = [each for each in out if not any(each is aim for aim in before)]
    return (*sorted((*before, *aims), key=lambda aim: aim.slot), *rest)
