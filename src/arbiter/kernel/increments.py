"""Small changes of what is in play, without working everything out anew: newcomers, and additions that come or go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.changes as changes
import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.characteristics import POWER_BIT, trait_writes
from arbiter.kernel.declaring import declare, in_force, note_cost_texts
from arbiter.kernel.entries import Entry
from arbiter.kernel.layers import apply, collect, collect_ongoing
from arbiter.script import statements as st
from arbiter.script.base import INFINITY
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
    of play and no lasting effect says anything; what comes together with others says nothing to them yet.
    """
    programs = [program for program in obj.face.standing if obj.zone in program.zones]
    sees = game.sees
    writes = 0
    for program in programs:
        sees |= program.sees
        if program.declares and (game.company or game.elsewhere_statics or others_say(game)):
            return False
        for part in program.parts:
            writes |= part.writes
            if part.layer < game.top_layer and isinstance(part.change, st.AddStat):
                return False
    if writes & sees or not obj.face_up or obj.now.programs is not obj.face.traits.programs:
        return False
    ctx = game.reader(obj)
    entries: list[Entry] = []
    for program in programs:
        game.reads |= program.near_reads
        game.body_reads |= 0 if program.pointwise else program.body_reads
        if program.conditional and not join_asked(game, program, ctx):
            continue
        if program.parts:
            collect(game, program, obj, ctx, entries)
        if program.declares:
            declare(game, program, obj, ctx)
            note_cost_texts(game)
    game.sees = sees
    for entry in entries:
        apply(game, entry, [], {})
        if entry.program is not None and entry.program.pointwise:
            game.pointwise.append(entry)
        if entry.layer > game.top_layer and not isinstance(entry.change, st.AddStat):
            game.top_layer = entry.layer
    game.alters |= writes
    if writes & ~POWER_BIT:
        game.upset()
    return True


def others_say(game: Game) -> bool:
    """Does a lasting effect say something?"""
    for effect in game.state.effects:
        if effect.statements:
            return True
    return False


def join_asked(game: Game, program: Program, ctx: Context) -> bool:
    """Is the ability of a newcomer in force? What has one answer for all of a player's is asked for the first."""
    if program.common:
        for other, reader, holds in game.asked:
            if other is program and reader.controller == ctx.controller:
                return holds
    holds = in_force(game, program, ctx)
    game.asked.append((program, ctx, holds))
    return holds


def apply_last(game: Game, effect: Ongoing) -> bool:
    """A new effect that only adds numbers in the last layer, keywords or marks goes on top; false: it is not such.

    The order of such additions does not matter, unless some effect or condition looks at what they change.
    """
    if not only_adds(game, effect, True):
        return False
    entries: list[Entry] = []
    collect_ongoing(game, effect, entries)
    for entry in entries:
        apply(game, entry, [], {})
    game.process_due = True
    game.wounds_due = True
    note_changes(game, effect)
    return True


def note_changes(game: Game, effect: Ongoing) -> None:
    """What the effect changes is changed from now on, or no longer."""
    for change in effect.changes:
        writes = trait_writes(change)
        game.alters |= writes
        if writes != POWER_BIT:
            game.upset()


def take_off(game: Game, effect: Ongoing) -> bool:
    """An effect that only added in the last layer has ended: take its numbers off again; false: it is not such."""
    if effect.statements or effect.condition is not None or effect.control >= 0 or not only_adds(game, effect, False):
        return False
    objs = [obj for obj in map(game.here, effect.affected) if obj is not None]
    for obj in objs:
        if obj.now is obj.face.traits or obj.now.marks is not None or not obj.face.has_power:
            return False  # not everything that was meant may have been added
    for obj in objs:
        for change, number in zip(effect.changes, effect.amounts, strict=True):
            assert isinstance(change, st.AddStat)
            changes.add_stat(obj.now, change.stat, -number * change.sign)
    game.process_due = True
    game.wounds_due = True
    note_changes(game, effect)
    return True


def only_adds(game: Game, effect: Ongoing, words: bool) -> bool:
    """Does it only add numbers in the last layer (or keywords and marks) in play, while nobody reads them?"""
    if game.stale or effect.thing is not None:
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
        if words and isinstance(change, st.AddKeyword) and change.keyword not in game.rules.keyword_abilities:
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
