"""What a bot reads off a script, found once for each text: scripts never change."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.kept_by_identity import keep
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import Thing
from arbiter.script.walk import walk

Effects = tuple[object, ...]


class Reading:
    """What a piece of a text speaks of."""

    __slots__ = ("text", "searching", "tops", "bound", "after", "choices", "offers")

    def __init__(self, text: object) -> None:
        self.text = text  # kept, so that nothing else gets its identity
        self.searching: list[n.Group] = []  # groups that are told by what their cards are
        self.tops = False  # does it speak of the top of a pile?
        self.bound: frozenset[int] = frozenset()  # the slots that it takes from choices
        self.after: dict[int, list[object]] = {}
        self.choices: list[fx.Choose | fx.Pick | fx.Search] = []  # however deep
        self.offers: list[fx.May | fx.MayPay] = []
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
