"""What a bot reads off a script, found once for each text: scripts never change."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.kept_by_identity import keep
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Stat, Thing
from arbiter.script.patterns import AnyPattern, Attacks, Blocks
from arbiter.script.walk import walk

Effects = tuple[object, ...]


class Reading:
    """What a piece of a text speaks of."""

    __slots__ = (
        *("text", "searching", "tops", "bound", "after", "choices", "offers"),
        *("on_attack", "attacking", "blocking", "lends"),
    )

    def __init__(self, text: object) -> None:
        self.text = text  # kept, so that nothing else gets its identity
        self.searching: list[n.Group] = []  # groups that are told by what their cards are
        self.tops = False  # does it speak of the top of a pile?
        self.bound: frozenset[int] = frozenset()  # the slots that it takes from choices
        self.after: dict[int, list[object]] = {}
        self.choices: list[fx.Choose | fx.Pick | fx.Search] = []  # however deep
        self.offers: list[fx.May | fx.MayPay] = []
        self.on_attack: Effects = ()  # what happens when its card attacks
        self.attacking = 0  # the power that its card gains for attacking
        self.blocking = 0  # and for blocking
        self.lends: list[tuple[st.AddStat, Thing]] = lent_by(text) if isinstance(text, ab.Static) else []
        if isinstance(text, ab.Triggered):
            gained = gained_by(text)
            if waits_for_own(text.pattern, Attacks):
                self.on_attack, self.attacking = text.effects, gained
            if waits_for_own(text.pattern, Blocks):
                self.blocking = gained
        bound: set[int] = set()
        for part in walk(text):
            if isinstance(part, n.Group):
                if part.tests and part.zones:
                    self.searching.append(part)
            elif isinstance(part, n.TopCards):
                self.tops = True
            elif isinstance(part, n.Bound):
                bound.add(part.slot)
            elif isinstance(part, fx.Choose | fx.Pick | fx.Search):
                self.choices.append(part)
            elif isinstance(part, fx.May | fx.MayPay):
                self.offers.append(part)
        self.bound = frozenset(bound)


FOUND: Final[dict[int, Reading]] = {}


def reading_of(text: object) -> Reading:
    found = FOUND.get(id(text))
    return keep(FOUND, text, Reading(text)) if found is None else found


def subject(effect: object) -> Thing | None:
    """What the effect acts on."""
    if isinstance(effect, fx.Deal | fx.DealDivided):
        return effect.to
    if isinstance(effect, fx.Fight):
        return effect.right
    found = getattr(effect, "thing", None)
    return found if isinstance(found, Thing) else None


def following(effects: Effects, slot: int) -> list[object]:
    """The effects, however deep, that act on what was bound to the slot."""
    after = reading_of(effects).after
    found = after.get(slot)
    if found is None:
        found = after[slot] = []
        for part in walk(effects):
            thing = subject(part)
            if thing is not None and slot in reading_of(thing).bound:
                found.append(part)
    return found


def waits_for_own(pattern: object, kind: type) -> bool:
    """Does it wait for its own card to do this, alone or among others?"""
    if isinstance(pattern, AnyPattern):
        return any(waits_for_own(each, kind) for each in pattern.patterns)
    if not isinstance(pattern, kind) or not isinstance(pattern, Attacks | Blocks):
        return False
    if isinstance(pattern, Attacks) and (pattern.party is not None or pattern.beside is not None):
        return False  # only in a party, or only alone
    return any(isinstance(test, n.Same) and isinstance(test.thing, n.Self) for test in pattern.what.tests)


def gained_by(text: ab.Triggered) -> int:
    """The power that the card itself gains by it, where that is said without a condition."""
    found = 0
    if text.condition is not None:
        return 0
    for effect in text.effects:
        if isinstance(effect, fx.Modify) and isinstance(effect.thing, n.Self):
            for change in effect.changes:
                if isinstance(change, st.AddStat) and change.stat is Stat.POWER and isinstance(change.amount, Number):
                    found += change.sign * change.amount.value
    return found


def lent_by(text: ab.Static) -> list[tuple[st.AddStat, Thing]]:
    """The power that it gives to all who match, where that is said without a condition."""
    found: list[tuple[st.AddStat, Thing]] = []
    if text.condition is not None:
        return found
    for statement in text.statements:
        if isinstance(statement, st.Affects) and isinstance(statement.thing, n.Every):
            for change in statement.changes:
                if isinstance(change, st.AddStat) and change.stat is Stat.POWER:
                    found.append((change, statement.thing))
    return found
