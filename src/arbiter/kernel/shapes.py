"""What the shape of a text tells before a game: what must be there to be chosen, and whom it can be about."""

from __future__ import annotations

from typing import Final

from arbiter.kernel import events as ev
from arbiter.kernel.kinds import kinds_of
from arbiter.script import abilities, amounts, conditions, costs, effects, nouns, patterns, statements
from arbiter.script.base import Condition, CostPart, Effect, Pattern
from arbiter.script.nouns import Group
from arbiter.script.walk import walk


def aims_of(script: tuple[Effect, ...]) -> tuple[tuple[Group, int], ...] | None:
    """What must be there to be chosen while playing, if the text chooses plainly."""
    found: list[tuple[Group, int]] = []
    for effect in script:
        if isinstance(effect, (effects.Modes, effects.Simultaneously, effects.Instead)):
            return None
        if isinstance(effect, effects.Choose) and effect.target:
            if not isinstance(effect.low, amounts.Number):
                return None
            if effect.low.value > 0:
                found.append((effect.group, effect.low.value))
    return None if choices_linked(script) else tuple(found)


def choices_linked(script: tuple[Effect, ...]) -> bool:
    """Does what may be chosen at one place depend on what is chosen at another ("another target servant")?"""
    slots: set[int] = set()
    for effect in script:
        if isinstance(effect, effects.Choose) and effect.target:
            if any(isinstance(part, nouns.Bound) and part.slot in slots for part in walk(effect.group)):
                return True
            slots.add(effect.slot)
    return False


def applied(ability: abilities.Static) -> tuple[object, ...]:
    """What must be looked at when its changes are applied.

    Other statements are read when they are asked for. Once what an object is linked to is gone there is nothing to
    apply them to: then only the link is looked at.
    """
    found: list[object] = []
    for statement in ability.statements:
        if isinstance(statement, statements.Affects):
            hosted = statement.thing == nouns.HostOf(nouns.Self())
            found += (nouns.AddedTo(nouns.Self()) if hosted else statement.thing, *statement.changes)
    return tuple(found)


def about_itself(ability: abilities.Ability) -> bool:
    """Does a static ability speak only of its own card (its cost, how it may be played)?"""
    if not isinstance(ability, abilities.Static):
        return False
    for statement in ability.statements:
        what = getattr(statement, "what", None)
        if isinstance(what, Group):
            if not any(isinstance(test, nouns.Same) and isinstance(test.thing, nouns.Self) for test in what.tests):
                return False
        elif isinstance(statement, statements.Affects):
            if not isinstance(statement.thing, nouns.Self):
                return False
        elif not isinstance(statement, statements.PlayOnlyIf):
            return False
    return True


# What such a node says depends on nothing but the table and whose text it is.
COMMON: Final[frozenset[type]] = frozenset(
    {
        conditions.Compare,
        conditions.Exists,
        conditions.IsTurnOf,
        conditions.InStep,
        conditions.Happened,
        conditions.All,
        conditions.Any,
        conditions.NotSo,
        amounts.Number,
        amounts.Count,
        amounts.Plus,
        amounts.Resource,
        amounts.Distinct,
        amounts.ExtremeStat,
        amounts.Marked,
        patterns.Does,
        nouns.Every,
        nouns.Group,
        nouns.Player,
        nouns.Is,
        nouns.Has,
        nouns.StatIs,
        nouns.In,
        nouns.Not,
    }
)


def is_common(condition: object) -> bool:
    """Is it the same for every object of one player?"""
    return all(type(part) in COMMON for part in walk(condition))


def about_self(pattern: Pattern) -> bool:
    """Does the pattern wait for something that happens to the very object whose text it is?"""
    if isinstance(pattern, patterns.AnyPattern):
        return all(about_self(part) for part in pattern.patterns)
    if not isinstance(pattern, SUBJECT_PATTERNS):
        return False
    return any(isinstance(test, nouns.Same) and isinstance(test.thing, nouns.Self) for test in pattern.what.tests)


SUBJECT_PATTERNS: Final = (patterns.Moves, patterns.Attacks, patterns.Blocks, patterns.IsBlocked, patterns.IsUnblocked)


def asked_for(parts: tuple[CostPart, ...]) -> tuple[frozenset[str], frozenset[int]]:
    """The words for what a cost may ask for ("rest", "resources", a colour), and its possible amounts of resources."""
    words: set[str] = set()
    totals = {0}
    for part in parts:
        if isinstance(part, costs.Mana):
            words |= {colour for colour, _ in part.coloured}
            some = part.any + sum(count for _, count in part.coloured)
            if some or part.variable is not None:
                words.add("resources")
            totals = {total + some for total in totals}
        elif isinstance(part, costs.RestThis):
            words.add("rest")
        elif isinstance(part, costs.OneOf):
            options = [asked_for(option) for option in part.options]
            words = words.union(*(option for option, _ in options))
            totals = {total + some for total in totals for _, sums in options for some in sums}
    return frozenset(words), frozenset(totals)


def aims_only_if(script: tuple[Effect, ...]) -> tuple[Condition, ...]:
    """The conditions under which alone the text does anything with what it chooses; none: it always does."""
    slots = {effect.slot for effect in script if isinstance(effect, effects.Choose) and effect.target}
    found: list[Condition] = []
    for effect in script:
        if isinstance(effect, effects.Choose):
            continue
        if not any(isinstance(part, nouns.Bound) and part.slot in slots for part in walk(effect)):
            continue
        if not isinstance(effect, effects.If) or effect.otherwise:
            return ()
        found.append(effect.condition)
    return tuple(found)


def guarded(ability: abilities.Ability, in_play: tuple[str, ...]) -> int:
    """The kinds of event that an ability replaces which says only what becomes of its own object when it would move."""
    mask = 0
    for statement in ability.statements if isinstance(ability, abilities.Static) else ():
        if not isinstance(statement, statements.Replace) or not about_self(statement.pattern):
            return 0
        mask |= kinds_of(statement.pattern, in_play)
    return mask


def counts_harm(ability: abilities.Ability) -> bool:
    """Does it ask how often somebody would have been dealt damage this turn?"""
    return any(isinstance(part, statements.ChangeDamage) and part.nth for part in walk(ability))


def counted_plays(script: tuple[Effect, ...]) -> tuple[amounts.Occurred, ...]:
    """The numbers in a text that count how often something has been played."""
    return tuple(
        part
        for part in walk(script)
        if isinstance(part, amounts.Occurred) and isinstance(part.pattern, (patterns.Casts, patterns.UsesAbility))
    )


def remembered(ability: abilities.Ability, in_play: tuple[str, ...], ever: bool = False) -> int:
    """The kinds of event that the text may ask about after they happened (`ever`: after their turn, too)."""
    mask = 0
    for part in walk(ability):
        if isinstance(part, (conditions.Happened, conditions.LatestIs, amounts.Occurred, nouns.DidThisTurn)):
            if not ever or getattr(part, "since", None) is amounts.SINCE_GAME:
                mask |= kinds_of(part.pattern, in_play)
        elif isinstance(part, statements.Permit) and part.amount is not None and not ever:
            mask |= ev.CASTS
        elif isinstance(part, statements.AddAbility) and isinstance(part.ability, abilities.Ability):
            mask |= remembered(part.ability, in_play, ever)
    return mask
