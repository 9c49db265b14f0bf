"""Which sentence an "instead" replaces: the latest that does the same thing, else the one right before it.

"Deal it 2000 damage. It cannot block this turn. If ..., deal it 4000 damage instead.": the damage is replaced, and
that it cannot block stays said.
"""

from __future__ import annotations

from typing import TypeGuard

from arbiter.script.base import Effect, Statement
from arbiter.script.conditions import Did, NotSo
from arbiter.script.effects import (
    Choose,
    Deal,
    DealDivided,
    DealPlayer,
    If,
    Look,
    May,
    Mill,
    Modify,
    Pick,
    Reveal,
    Search,
    Shuffle,
)
from arbiter.script.nouns import Bound
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.script.walk import walk
from arbiter.text.draft import UNBOUND, Again, InOrder, InsteadOf, Ref, Some, Together
from arbiter.text.errors import MeaningError

Verb = tuple[object, ...]


def verbs(effect: Effect) -> tuple[Verb, ...]:
    """What a sentence does, without with what: its verbs, and where to things go."""
    if isinstance(effect, InOrder | Together):
        return tuple(verb for each in effect.effects for verb in verbs(each))
    return ((type(effect), getattr(effect, "to", None) if isinstance(getattr(effect, "to", None), str) else None),)


def spoken_of(effect: object) -> frozenset[Ref]:
    """The words in it that point back."""
    return frozenset(node for node in walk(effect) if isinstance(node, Ref))


def is_said_again(effect: Again, sentence: Effect) -> bool:
    """Whether the sentence has what "deals 600 damage instead" or "gains ... instead" says anew."""
    kinds: tuple[type, ...] = (Deal, DealPlayer, DealDivided) if effect.amount is not None else (Modify,)
    return any(isinstance(node, kinds) for node in walk(sentence))


def replaced_sentence(effect: InsteadOf, before: tuple[Effect, ...]) -> int:
    """The place of the sentence among those before it."""
    shuffles = any(isinstance(each, Shuffle) for each in effect.effects)
    said = [
        place
        for place, sentence in enumerate(before)
        if not isinstance(sentence, InsteadOf) and (shuffles or not isinstance(sentence, Shuffle))
    ]  # "then shuffle your deck" stays said, whatever becomes of the card that was found
    if not said:
        raise MeaningError('"instead" has no sentence before it to replace')
    wanted = verbs(InOrder(effect.effects))
    for place in reversed(said):
        again = len(effect.effects) == 1 and isinstance(effect.effects[0], Again)
        if again and is_said_again(effect.effects[0], before[place]):  # type: ignore[arg-type]
            return place
        if verbs(before[place]) == wanted:
            return place
    words = spoken_of(effect.effects)
    others = [place for place in said[:-1] if not isinstance(before[place], Choose)]
    if words and not words & spoken_of(before[said[-1]]) and any(words & spoken_of(before[p]) for p in others):
        raise MeaningError('"instead" could replace either of two sentences')
    return said[-1]


def perhaps(slot: int, second: tuple[Effect, ...], first: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "You may ... instead": the second if the player likes, and otherwise the first after all."""
    return (May(second, slot=slot), If(NotSo(Did(slot)), first))


def needs(effects: tuple[object, ...], later: list[Effect]) -> bool:
    """Whether the effects speak of what is only picked in those that are carried out later."""
    picked = {
        getattr(node, name)
        for node in walk(tuple(later))
        for name in ("slot", "rest")
        if not isinstance(node, Bound) and isinstance(getattr(node, name, None), int)
    }
    return any(isinstance(node, Bound) and node.slot in picked for node in walk(effects))


def found_before(first: tuple[Effect, ...], second: tuple[Effect, ...]) -> int:
    """How many effects of the replaced sentence only find what the other effects are done to: they are done anyway."""
    if second and isinstance(second[-1], Search):
        raise MeaningError("what is searched for instead is not said to go anywhere")
    spoken = {node.slot for node in walk(second) if isinstance(node, Bound)}
    finds = [place for place, each in enumerate(first) if isinstance(each, FINDING) and each.slot in spoken]
    stay = max(finds) + 1 if finds else 0
    if stay == len(first):
        raise MeaningError('"instead" replaces nothing that is done')
    return stay


FINDING = (Search, Look, Reveal, Pick)


def picks_instead(said: Statement) -> TypeGuard[Replace | ChangeDamage]:
    """Is something picked or put somewhere instead of an event, or for that? Its effects are bound in their order."""
    return isinstance(said, Replace | ChangeDamage) and any(
        (isinstance(node, Some) and not node.target) or (isinstance(node, Mill) and node.slot == UNBOUND)
        for node in walk(said.effects)
    )
