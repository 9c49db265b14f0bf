"""What the shape of a text tells before a game: what must be there to be chosen, and whom it can be about."""

from __future__ import annotations

from typing import Final

from arbiter.script import abilities, amounts, effects, nouns, patterns, statements
from arbiter.script.base import Pattern, Test
from arbiter.script.nouns import Group


def aims_of(script: tuple[object, ...]) -> tuple[tuple[Group, int], ...] | None:
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
    return tuple(found)


def is_pointwise(ability: abilities.Static, in_play: tuple[str, ...]) -> bool:
    """Are its statements all fixed changes to whatever is of some kind in play?"""
    for statement in ability.statements:
        if not isinstance(statement, statements.Affects) or not isinstance(statement.thing, nouns.Every):
            return False
        group = statement.thing.group
        if not set(group.zones) <= set(in_play) or not isinstance(group.side, nouns.Player):
            return False
        if not all(by_itself(test) for test in group.tests):
            return False
        for change in statement.changes:
            fixed = isinstance(change, statements.AddStat) and isinstance(change.amount, amounts.Number)
            if not fixed and not isinstance(change, (statements.AddKeyword, statements.Mark)):
                return False
    return True


def by_itself(test: Test) -> bool:
    """Is it a matter of what the object is, and of nothing else?"""
    if isinstance(test, nouns.Not):
        return by_itself(test.test)
    if isinstance(test, nouns.Same):
        return isinstance(test.thing, nouns.Self)
    return isinstance(test, nouns.Is)


def about_self(pattern: Pattern) -> bool:
    """Does the pattern wait for something that happens to the very object whose text it is?"""
    if not isinstance(pattern, SUBJECT_PATTERNS):
        return False
    return any(isinstance(test, nouns.Same) and isinstance(test.thing, nouns.Self) for test in pattern.what.tests)


SUBJECT_PATTERNS: Final = (patterns.Moves, patterns.Attacks, patterns.Blocks, patterns.IsBlocked, patterns.IsUnblocked)
