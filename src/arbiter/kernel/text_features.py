"""What the shape of a text tells before a game: what must be there to be chosen, and whom it can be about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arbiter.kernel import events as ev
from arbiter.kernel.characteristics import keyword_bit
from arbiter.kernel.index.reads import READS
from arbiter.kernel.index.writes import traits_written
from arbiter.kernel.kinds import EVERY_KIND, kinds_of
from arbiter.script import abilities, amounts, conditions, costs, effects, nouns, patterns, statements
from arbiter.script.ability_words import is_ability_word
from arbiter.script.base import Change, Condition, CostPart, Effect, Pattern, Statement, Test
from arbiter.script.nouns import Group
from arbiter.script.walk import names_of, walk


def aims_of(script: tuple[Effect, ...]) -> tuple[tuple[Group, int], ...] | None:
    """What must be there to be chosen while playing, if the text chooses plainly. None: the text must be asked.

    Known are plain choices, and effects with no choice inside that is made while playing. Anything else is asked.
    """
    found: list[tuple[Group, int]] = []
    for effect in script:
        if is_plain_choice(effect):
            assert isinstance(effect, effects.Choose) and isinstance(effect.low, amounts.Number)
            if effect.low.value > 0:
                found.append((effect.group, effect.low.value))
        elif any(is_declared(part) for part in spoken_now(effect)):
            return None
    return None if choices_linked(script) else tuple(found)


def is_plain_choice(effect: object) -> bool:
    """Does it choose so many objects of a group, which are told by nothing but the table?"""
    return (
        type(effect) is effects.Choose
        and effect.target
        and type(effect.low) is amounts.Number
        and effect.different is None
        and effect.total_cost is None
        and not hinges_on_x(effect)
    )


def is_declared(part: object) -> bool:
    """Is it something that may be declared while playing?"""
    return isinstance(part, effects.Modes) or (isinstance(part, effects.Choose) and part.target)


# Abilities of their own: what they choose is declared when they are played themselves.
OTHER_ABILITIES: Final = (effects.WhenYouDo, effects.Delay, abilities.Ability)


def spoken_now(node: object) -> Iterator[object]:
    """The node and everything inside it, without what belongs to another ability that it makes or grants."""
    if isinstance(node, tuple):
        for part in node:
            yield from spoken_now(part)
        return
    names = names_of(type(node))
    if names is not None and not isinstance(node, OTHER_ABILITIES):
        yield node
        for name in names:
            yield from spoken_now(getattr(node, name))


def declared_choices(script: tuple[Effect, ...]) -> Iterator[effects.Choose]:
    """The choices in a text that may be made while playing, in its order."""
    for part in spoken_now(script):
        if isinstance(part, effects.Choose) and part.target:
            yield part


def hinges_on_x(choice: effects.Choose) -> bool:
    """Does the variable tell what may be chosen, or how many at least?"""
    return any(isinstance(part, amounts.X) for part in walk((choice.group, choice.low, choice.total_cost)))


def choices_by_x(script: tuple[Effect, ...]) -> bool:
    """Does what must be there to be chosen depend on the variable of the cost?"""
    return any(hinges_on_x(choice) for choice in declared_choices(script))


def choices_linked(script: tuple[Effect, ...]) -> bool:
    """Does what may be chosen at one place depend on what is chosen at another ("another target servant")?"""
    slots: set[int] = set()
    for choice in declared_choices(script):
        if any(isinstance(part, nouns.Bound) and part.slot in slots for part in walk(choice.group)):
            return True
        slots.add(choice.slot)
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
    """Does a static ability speak only of its own card, and is that read off the card when it is played or enters?

    What a card out of play says of itself in other words is in force like everybody's.
    """
    return isinstance(ability, abilities.Static) and all(is_read_off(each) for each in ability.statements)


def is_read_off(statement: Statement) -> bool:
    if type(statement) is statements.PlayOnlyIf:
        return True
    if type(statement) is statements.Affects:
        return isinstance(statement.thing, nouns.Self)
    if not isinstance(statement, READ_OFF):
        return False
    return any(isinstance(test, nouns.Same) and isinstance(test.thing, nouns.Self) for test in statement.what.tests)


READ_OFF: Final = (
    statements.CostChange,
    statements.AlternativeCost,
    statements.ExtraCost,
    statements.PayRule,
    statements.EntersWith,
    statements.As,
)


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


# Words that ask what has happened. (A test finds them among those that look at the game's history.)
PAST: Final = (
    conditions.Happened,
    conditions.LatestIs,
    amounts.Occurred,
    amounts.HowMuch,
    effects.Measure,
    nouns.DidThisTurn,
    nouns.BroughtBy,
)


def remembered(ability: abilities.Ability, in_play: tuple[str, ...], ever: bool = False) -> int:
    """The kinds of event that the text may ask about after they happened (`ever`: after their turn, too).

    A word that is not in the table of what words look at may ask about anything.
    """
    mask = 0
    for part in walk(ability):
        if isinstance(part, PAST):
            if not ever or isinstance(part, nouns.BroughtBy) or is_ever(part):
                mask |= kinds_of(part.pattern, in_play)
        elif isinstance(part, patterns.Draws) and part.after and not ever:
            mask |= ev.DRAWS
        elif isinstance(part, statements.Permit) and part.amount is not None and not ever:
            mask |= ev.CASTS
        elif type(part) not in READS:
            mask |= EVERY_KIND
    return mask


SINCE: Final = (conditions.Happened, amounts.Occurred)  # these say since when


def is_ever(part: object) -> bool:
    return isinstance(part, SINCE) and part.since is amounts.SINCE_GAME


def sees_abilities(ability: abilities.Ability, stack: str) -> bool:
    """Does the text speak of abilities on the stack, or of whatever is there?"""
    for part in walk(ability):
        if isinstance(part, nouns.Is) and is_ability_word(part):
            return True
        if isinstance(part, Group) and stack in part.zones and not any(tells_card(test) for test in part.tests):
            return True
    return False


def tells_card(test: Test) -> bool:
    """Is it true of cards only? An ability on the stack has no words but those for what kind of ability it is."""
    if isinstance(test, nouns.Is):
        return not is_ability_word(test)
    if isinstance(test, nouns.AnyOf):
        return all(tells_card(each) for each in test.tests)
    if isinstance(test, nouns.AllOf):
        return any(tells_card(each) for each in test.tests)
    return isinstance(test, nouns.Same)


def may_give(ability: abilities.Ability, keyword: str) -> bool:
    """May the text give the keyword to something, or take it away?"""
    for part in walk(ability):
        if isinstance(part, abilities.Keyword) and part.name == keyword:
            return True
        if isinstance(part, Change) and type(part) not in (
            statements.AddAbility,
            statements.ShareAbilities,
            statements.CopyOf,
        ):
            if traits_written(part, {}) & keyword_bit(keyword) and is_of_keyword(part, keyword):
                return True
    return False


def is_of_keyword(change: Change, keyword: str) -> bool:
    if isinstance(change, (statements.AddKeyword, statements.LoseKeyword, statements.CannotGain)):
        return change.keyword == keyword
    if isinstance(change, statements.SwapKeyword):
        return keyword in (change.keyword, change.into)
    return not isinstance(change, statements.LoseAbilities)
