"""Small changes of what is in play, without working everything out anew: newcomers, and additions that come or go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.changes as changes
import arbiter.kernel.evaluate as evaluate
import arbiter.kernel.layers as layers
from arbiter.kernel.characteristics import ABILITY_BIT, KEYWORDS, POWER_BIT, trait_writes
from arbiter.kernel.entries import Entry
from arbiter.kernel.reworking import applies, look_for_wounds, rework
from arbiter.kernel.tallies import follow
from arbiter.script import statements as st
from arbiter.script.base import INFINITY, STAT_GUARD, STAT_POWER
from arbiter.script.nouns import Every

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Ongoing
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


def join(game: Game, obj: Obj) -> None:
    """What has just come into play gets the changes that each object gets by itself, in the order of the layers."""
    for entry in game.pointwise:
        thing = entry.thing
        if isinstance(thing, Every) and evaluate.matches(game, thing.group, obj, entry.context):
            if obj.now is obj.face.traits:
                obj.now = obj.now.copy()
            entry.context.affected = obj
            changes.CHANGES[type(entry.change)](game, entry, obj.now, obj, [])
    if obj.face.standing and not speak_up(game, obj):
        game.stain()


def speak_up(game: Game, obj: Obj) -> bool:
    """A newcomer's static abilities that only add go on top of everything; false: somebody looks at what they change.

    They are the latest, so nothing but other additions comes after them. What they say is said last, where nothing out
    of play says anything, and not before everything that comes together with them is there. Those that make something
    else of the newcomer itself take their place among the others, and it is worked out by itself.
    """
    programs = [program for program in obj.face.standing if obj.zone in program.zones]
    sees = game.sees
    writes = 0
    adds = own = True
    early = False
    for program in programs:
        sees |= program.sees
        adds = adds and program.joins
        if program.declares and game.elsewhere_statics:
            return False
        for part in program.parts:
            writes |= part.writes
            own = own and part.own
            early = early or (part.layer < game.top_layer and isinstance(part.change, st.AddStat))
    if (early or writes & sees if adds else not own) or not obj.face_up:
        return False
    if obj.now.programs is not obj.face.traits.programs:
        return False
    ctx = game.reader(obj)
    game.speakers.append((obj, ctx))
    entries: list[Entry] = []
    for program in programs:
        game.reads |= program.near_reads
        game.body_reads |= 0 if program.pointwise or (program.tallied and adds) else program.body_reads
        if program.declares:
            game.unsaid = True
            game.unsettle()
        if program.conditional and not join_asked(game, program, ctx):
            continue
        if program.parts and adds:
            layers.collect(game, program, obj, ctx, entries)
    game.sees = sees
    if not adds:
        return rework(game, [obj], writes)
    for entry in entries:
        source = entry.program
        if source is not None and source.tallied and not follow(game, entry):
            return False
        layers.apply(game, entry, [], {})
        if source is not None and source.pointwise:
            game.pointwise.append(entry)
        if entry.layer > game.top_layer and not isinstance(entry.change, st.AddStat):
            game.top_layer = entry.layer
    game.alters |= writes
    if writes & ~POWER_BIT:
        game.upset()
    return True


def join_asked(game: Game, program: Program, ctx: Context) -> bool:
    """Is the ability of a newcomer in force? What has one answer for all of a player's is asked for the first."""
    if program.common:
        for other, reader, holds in game.asked:
            if other is program and reader.controller == ctx.controller:
                return holds
    holds = applies(game, program, ctx)
    game.asked.append((program, ctx, holds))
    return holds


def fall_silent(game: Game) -> bool:
    """What has left play no longer speaks, and what it added is taken off; false: everything must be worked out anew.

    Each of its additions is on everything that it fits now: whoever came was given it, and nobody has become anything
    else meanwhile. Additions can be taken off where they could be made (see `tallies`).
    """
    gone = game.silenced
    game.silenced = []
    for obj in gone:
        for program in obj.face.standing:
            if obj.zone not in program.zones:
                continue
            if program.declares:
                game.unsaid = True
            for entry in game.gathered.get((obj.id, id(program)), ()):
                if not entry.own and not undo(game, entry):
                    return False
    # Where a condition has one answer for all copies, others may need it still.
    game.asked = [each for each in game.asked if each[0].common or each[1].source not in gone]
    game.speakers = [each for each in game.speakers if each[0] not in gone]
    game.tallies = [entry for entry in game.tallies if entry.context.source not in gone]
    game.pointwise = [entry for entry in game.pointwise if entry.context.source not in gone]
    return True


def undo(game: Game, entry: Entry) -> bool:
    """Take a plain addition to power or guard off whatever has it; false: it cannot be told what would be left."""
    change = entry.change
    if entry.thing is None or game.sees & POWER_BIT or entry.layer <= game.top_layer or game.treats:
        return False
    if game.rules.stand_in is not None or game.rules.ignores is not None:
        return False
    assert isinstance(change, st.AddStat)
    number = evaluate.amount(game, change.amount, entry.context) * change.sign
    for obj in evaluate.things(game, entry.thing, entry.context):
        now = obj.now
        if (
            now is obj.face.traits
            or now.marks is not None
            or not obj.face.has_power
            or obj.zone not in game.rules.in_play
        ):
            return False
        if max(now.power, now.guard) >= INFINITY:
            return False
        changes.add_stat(now, change.stat, -number)
        game.process_due = game.wounds_due = True
    return True


def say_more(game: Game, effect: Ongoing) -> bool:
    """A new effect or one that has ended does nothing but say something; false: it is not such."""
    if effect.changes or not effect.statements:
        return False
    game.unsaid = True
    game.unsettle()
    return True


def apply_last(game: Game, effect: Ongoing) -> bool:
    """A new effect that only adds numbers in the last layer, keywords or marks goes on top; false: it is not such.

    The order of such additions does not matter, unless some effect or condition looks at what they change.
    """
    if not only_adds(game, effect, True):
        return False
    entries: list[Entry] = []
    layers.collect_ongoing(game, effect, entries)
    strengthens = True
    for entry in entries:
        layers.apply(game, entry, [], {})
        strengthens = strengthens and only_strengthens(entry)
    if not strengthens:
        look_for_wounds(game, present(game, effect))
    note_changes(game, effect)
    return True


def only_strengthens(entry: Entry) -> bool:
    """More power or guard has never been the end of anything."""
    change = entry.change
    if not isinstance(change, st.AddStat) or entry.number is None:
        return False
    return (change.stat is STAT_POWER or change.stat is STAT_GUARD) and entry.number * change.sign >= 0


def note_changes(game: Game, effect: Ongoing) -> None:
    """What the effect changes is changed from now on, or no longer."""
    for change in effect.changes:
        writes = trait_writes(change)
        game.alters |= writes
        if writes != POWER_BIT:
            for obj in present(game, effect):
                game.holdings[obj.controller] += 1


def take_off(game: Game, effect: Ongoing) -> bool:
    """An effect that only added in the last layer has ended: take its numbers off again; false: it is not such."""
    if effect.condition is not None or effect.control >= 0:
        return False
    if effect.statements:
        return say_more(game, effect)
    if not only_adds(game, effect, False):
        return False
    objs = present(game, effect)
    for obj in objs:
        if obj.now is obj.face.traits or obj.now.marks is not None or not obj.face.has_power:
            return False  # not everything that was meant may have been added
    for obj in objs:
        for change, number in zip(effect.changes, effect.amounts, strict=True):
            if isinstance(change, st.AddStat):
                changes.add_stat(obj.now, change.stat, -number * change.sign)
            elif isinstance(change, st.AddKeyword) and not has_word(game, obj, change.keyword):
                obj.now.keywords = obj.now.keywords - {change.keyword}
    look_for_wounds(game, objs)
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
    for obj, _ in game.speakers:
        for program in obj.now.programs:
            for part in program.parts:
                if part.writes & (KEYWORDS | ABILITY_BIT):
                    return False
    for effect in game.state.effects:
        for change in effect.changes:
            if trait_writes(change) & (KEYWORDS | ABILITY_BIT):
                if not isinstance(change, st.AddKeyword) or effect.thing is not None or effect.condition is not None:
                    return False
    return True


def only_adds(game: Game, effect: Ongoing, words: bool) -> bool:
    """Does it only add numbers in the last layer (or keywords and marks) in play, while nobody reads them?"""
    if (game.stale and not game.light) or effect.thing is not None:
        return False
    if any(number >= INFINITY for number in effect.amounts):
        return False  # taking it off does not give back what there was
    step = game.rules.rounds_to
    if step > 1 and any(amount % step for amount in effect.amounts):
        return False
    # Nothing but other additions may come after it; what ends must not have been overridden in its own layer, either.
    least = game.top_layer if words else game.top_layer + 1
    for change in effect.changes:
        places, writes = game.rules.library.place(change)
        if writes & game.sees:
            return False
        if isinstance(change, st.AddKeyword) and change.keyword not in game.rules.keyword_abilities:
            if words or (change.keyword not in game.rules.multiple_keywords and words_come_off(game)):
                continue
        if words and isinstance(change, st.Mark) and not change.name.startswith(("power_not", "blank")):
            continue  # such a mark would also keep off additions that came earlier
        if not isinstance(change, st.AddStat):
            return False
        if len(places) != 1 or places[0] < least:
            return False
    for id in effect.affected:
        obj = game.here(id)
        if obj is not None and obj.zone not in game.rules.in_play:
            return False
    return True
