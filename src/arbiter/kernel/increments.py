"""Lasting effects that only add something, made or taken off again without working everything out anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.layers as layers
from arbiter.kernel.applying import apply, take_copies
from arbiter.kernel.aspects import NUMBERS, own
from arbiter.kernel.characteristics import ABILITY_BIT, BAR_BIT, KEYWORDS, POWER_BIT
from arbiter.kernel.entries import Entry
from arbiter.kernel.qualities import add_stat
from arbiter.script import statements as st
from arbiter.script.base import INFINITY

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Ongoing
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits


def apply_last(game: Game, effect: Ongoing) -> bool:
    """A new effect that only adds numbers in the last layer, keywords or marks goes on top; false: it is not such.

    The order of such additions does not matter, unless some effect or condition looks at what they change.
    """
    if not only_adds(game, effect, True):
        return False
    entries: list[Entry] = []
    layers.collect_ongoing(game, effect, entries)
    take_copies(present(game, effect))
    for entry in entries:
        apply(game, entry, [], {})
    note_changes(game, effect)
    return True


def note_changes(game: Game, effect: Ongoing) -> None:
    """What the effect changes is changed from now on, or no longer."""
    index = game.index
    derived = NUMBERS
    for change in effect.changes:
        writes = game.rules.layers.library.writes(change)
        index.worked_out.altered |= writes
        if writes != POWER_BIT:
            for obj in present(game, effect):
                derived |= own(obj.controller)
    index.tell(derived)


def take_off(game: Game, effect: Ongoing) -> bool:
    """An effect that only added in the last layer has ended: take its numbers off again; false: it is not such."""
    if effect.condition is not None or effect.control >= 0 or effect.statements:
        return False
    if not only_adds(game, effect, False):
        return False
    objs = present(game, effect)
    for obj in objs:
        if obj.now is obj.face.traits or obj.now.marks is not None or not obj.face.has_power:
            return False  # not everything that was meant may have been added
    take_copies(objs)
    for obj in objs:
        for change, number in zip(effect.changes, effect.amounts, strict=True):
            if isinstance(change, st.AddStat):
                add_stat(obj.now, change.stat, -number * change.sign)
            elif isinstance(change, st.AddKeyword) and not has_word(game, obj, change.keyword):
                obj.now.keywords = obj.now.keywords - {change.keyword}
    note_changes(game, effect)
    return True


def present(game: Game, effect: Ongoing) -> list[Obj]:
    """Those of the objects it affects that are still there."""
    return [obj for obj in map(game.here, effect.affected) if obj is not None]


def has_word(game: Game, obj: Obj, word: str) -> bool:
    """Does it print the keyword, or does an effect that goes on give it, too?"""
    if word in obj.face.traits.keywords:
        return True
    for effect in game.state.effects:
        if obj.id in effect.affected:
            for change in effect.changes:
                if isinstance(change, st.AddKeyword) and change.keyword == word:
                    return True
    return False


def words_come_off(game: Game) -> bool:
    """Are keywords in play only printed, or given one by one to certain objects?"""
    for obj, _ in game.index.worked_out.speakers:
        for program in obj.now.programs:
            for part in program.parts:
                if part.writes & (KEYWORDS | ABILITY_BIT):
                    return False
    for effect in game.state.effects:
        for change in effect.changes:
            if game.rules.layers.library.writes(change) & (KEYWORDS | ABILITY_BIT):
                if not isinstance(change, st.AddKeyword) or effect.thing is not None or effect.condition is not None:
                    return False
    return True


def only_adds(game: Game, effect: Ongoing, words: bool) -> bool:
    """Does it only add numbers in the last layer (or keywords and marks) in play, while nobody reads them?"""
    worked = game.index.worked_out
    if not game.index.keeps or (worked.stale and not worked.only_conditions) or effect.thing is not None:
        return False
    if any(number >= INFINITY for number in effect.amounts):
        return False  # taking it off does not give back what there was
    step = game.rules.layers.rounds_to
    if step > 1 and any(amount % step for amount in effect.amounts):
        return False
    # Nothing but other additions may come after it; what ends must not have been overridden in its own layer, either.
    least = worked.top_layer if words else worked.top_layer + 1
    for change in effect.changes:
        places, writes = game.rules.layers.library.place(change)
        if writes & worked.looked_at:
            return False
        if isinstance(change, st.AddKeyword) and change.keyword not in game.rules.layers.library.keyword_abilities:
            if words or (change.keyword not in game.rules.keywords.multiple and words_come_off(game)):
                continue
        if words and isinstance(change, st.Mark) and not writes & BAR_BIT:
            continue  # such a mark would also keep off additions that came earlier
        if not isinstance(change, st.AddStat):
            return False
        if len(places) != 1 or places[0] < least:
            return False
    for id in effect.affected:
        obj = game.here(id)
        if obj is not None and obj.zone not in game.rules.zones.in_play:
            return False
        if obj is not None and step > 1 and (is_uneven(obj.now, step) or is_uneven(obj.face.traits, step)):
            return False  # what it comes to is rounded, and what was rounded does not come off again
    return True


def is_uneven(now: Traits, step: int) -> bool:
    return bool(now.power % step or now.guard % step)
