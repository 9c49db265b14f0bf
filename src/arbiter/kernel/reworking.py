"""Single objects worked out anew, each by itself, where nothing else looks at what has changed of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
import arbiter.kernel.layers as layers
from arbiter.kernel import events as ev
from arbiter.kernel.characteristics import NUMBERS, POWER_BIT, trait_writes
from arbiter.kernel.declaring import in_force
from arbiter.kernel.traits import keeps_statics
from arbiter.script import statements as st
from arbiter.script.nouns import Every

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.entries import Entry
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Ongoing
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits
    from arbiter.script.base import Change


def came_or_went(game: Game, effects: list[Ongoing]) -> bool:
    """Effects on certain objects have begun or ended; false: everything must be worked out anew."""
    if game.stale and not game.light:
        return False
    objs: list[Obj] = []
    writes = 0
    for effect in effects:
        if effect.thing is not None or effect.condition is not None or effect.control >= 0 or effect.statements:
            return False
        for change in effect.changes:
            writes |= trait_writes(change)
        for id in effect.affected:
            obj = game.here(id)
            if obj is not None and obj not in objs:
                objs.append(obj)
    return rework(game, objs, writes)


def applies(game: Game, program: Program, ctx: Context) -> bool:
    """Is a conditional ability in force? Where conditions do not see effects, everything is for them as printed."""
    if not program.hinges_of & game.alters or game.rules.conditions_see_effects:
        return in_force(game, program, ctx)
    changed = [(obj, obj.now) for obj in game.field if obj.now is not obj.face.traits]
    for obj, _ in changed:
        obj.now = layers.base_traits(obj) if game.rules.lends_names else obj.face.traits
    game.recast = True
    holds = in_force(game, program, ctx)
    game.recast = False
    for obj, now in changed:
        obj.now = now
    return holds


def turn(game: Game, turned: list[int]) -> bool:
    """These of the conditional abilities have come into force or stopped; false: everything must be worked out anew.

    They change nothing but the objects that have them.
    """
    objs: list[Obj] = []
    writes = 0
    for index in turned:
        program, ctx, value = game.asked[index]
        if not program.selfish or program.tallied:
            return False  # it changes others, or a count that is followed begins or ends with it
        game.asked[index] = (program, ctx, not value)
        for part in program.parts:
            writes |= part.writes
        for obj, reader in game.speakers:
            if reader is ctx or (program.common and reader.controller == ctx.controller):
                if program in obj.face.statics and not obj.gone and obj not in objs:
                    objs.append(obj)
    return rework(game, objs, writes)


MANY_LAYERS: Final = 1000


class Gathered:
    """The changes in force that may reach certain objects, in the order in which all are gathered."""

    __slots__ = ("entries", "aside", "alters", "top", "recount", "least")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.aside: dict[int, int] = {}  # what changes that reach only others write, by layer
        self.alters: int = 0  # what all of them write
        self.top: int = -1  # the last layer with anything but plain additions
        self.recount: int = 0  # what the counts read that look at what has changed
        self.least: int = MANY_LAYERS  # and the first layer in which one of them is added

    def pass_over(self, layer: int, reads: int, writes: int, change: Change) -> None:
        """One that changes only others."""
        self.note(layer, reads, writes, change)
        self.aside[layer] = self.aside.get(layer, 0) | writes

    def counts(self, game: Game, program: Program, ctx: Context, layer: int) -> bool:
        """One that looks at what has changed; true: what it counts is followed, and can be counted again afterwards."""
        self.recount |= program.body_reads
        self.least = min(self.least, layer)
        return any(entry.program is program and entry.context is ctx for entry in game.tallies)

    def note(self, layer: int, reads: int, writes: int, change: Change) -> None:
        self.alters |= writes
        if layer > self.top and (reads & POWER_BIT or not isinstance(change, st.AddStat)):
            self.top = layer


def rework(game: Game, objs: list[Obj], writes: int) -> bool:
    """Work out these objects, of which what is told by `writes` may have changed; false: it is not all that changes.

    The changes in force that may reach them are made to them alone, in the order in which everything is made to
    everything. That is exact while no count and no choice of objects but those that ask each object by itself looks at
    what has changed, no condition sees what effects change, and nothing has gained or lost static abilities.
    """
    rules = game.rules
    if rules.stand_in is not None or rules.ignores is not None or game.treats or game.state.far:
        return False
    for obj in objs:
        if obj.zone not in rules.in_play:
            return False
    for obj in game.field:
        # What has lost what it says may have said it in earlier layers, or be about to say it again.
        if obj.now.programs is not obj.face.traits.programs and not keeps_statics(obj):
            return False
    found = Gathered()
    if not (gather_statics(game, found, objs, writes) and gather_ongoing(game, found, objs)):
        return False
    for entry in found.entries:
        found.note(entry.layer, entry.reads, entry.writes, entry.change)
    for entry in found.entries:
        if entry.reads & found.aside.get(entry.layer, 0):
            return False  # its place in the order depends on one that reaches only others
        if entry.program is not None and not entry.program.pointwise:
            if entry.number is None and entry.reads & found.alters:
                return False  # it must be counted in its layer
            if entry.reads & writes and not found.counts(game, entry.program, entry.context, entry.layer):
                return False
    if found.least <= found.top:
        return False  # what it counts may be changed again after that
    game.alters = found.alters
    game.top_layer = found.top
    before = [obj.now for obj in objs]
    for obj in objs:
        obj.now = layers.base_traits(obj) if obj.under and rules.lends_names else obj.face.traits
    game.recast = bool(writes & ~NUMBERS)
    if found.entries:
        layers.apply_layers(game, found.entries, objs)
    game.recast = False
    look_for_wounds(game, objs)
    if found.recount:
        game.dirt |= found.recount
        game.stale = game.light = True
    return note_differences(game, objs, before)


def gather_statics(game: Game, found: Gathered, objs: list[Obj], writes: int) -> bool:
    """What static abilities and counters change; false: somebody sees what is written."""
    held = {layers.whose(program, ctx): value for program, ctx, value in game.asked}
    sees = game.rules.conditions_see_effects
    for obj, ctx in game.speakers:
        for program in obj.face.statics:
            if obj.zone not in program.zones or not layers.speaks_there(game, program, obj):
                continue
            if program.conditional:
                if sees and program.hinges_of & (writes | game.alters):
                    return False
                if program.declares and program.hinges_of & writes:
                    game.unsaid = True  # what is said hinges on what things have become
                    game.unsettle()
                if not held.get(layers.whose(program, ctx), False):
                    continue
            if not program.selfish or obj in objs:
                layers.collect(game, program, obj, ctx, found.entries)
                continue
            for part in program.parts:
                if part.reads & writes and not found.counts(game, program, ctx, part.layer):
                    return False
                found.pass_over(part.layer, part.reads, part.writes, part.change)
    changes = game.rules.counter_changes
    for obj in game.field if changes else ():
        if obj.counters is not None and not changes.keys().isdisjoint(obj.counters):
            layers.collect_counters(game, obj, found.entries)
    return True


def gather_ongoing(game: Game, found: Gathered, objs: list[Obj]) -> bool:
    """What lasting effects change; false: what an effect reaches, or makes of something, must be looked up."""
    for effect in game.state.effects:
        if not effect.changes:
            continue
        if effect.thing is not None or effect.condition is not None:
            return False
        if any(isinstance(change, st.CopyOf) for change in effect.changes):
            return False
        if any(obj.id in effect.affected for obj in objs):
            layers.collect_ongoing(game, effect, found.entries)
            continue
        for change in effect.changes:
            places, writes = game.rules.library.place(change)
            for layer in places:
                found.pass_over(layer, 0, writes, change)
    return True


def reached(game: Game, entry: Entry, objs: list[Obj]) -> list[Obj]:
    """Those of the objects to which the change of a static ability applies."""
    thing = entry.thing
    ctx = entry.context
    if entry.own:
        return [ctx.source] if ctx.source in objs and ctx.source is not None else []
    if entry.program is not None and entry.program.pointwise and isinstance(thing, Every):
        return [obj for obj in objs if evaluate.matches(game, thing.group, obj, ctx)]
    return [] if thing is None else [obj for obj in evaluate.things(game, thing, ctx) if obj in objs]


def look_for_wounds(game: Game, objs: list[Obj]) -> None:
    """These have changed: the rule processes look at them, where the ruleset cannot tell that they need not."""
    is_sound = game.rules.is_sound
    for obj in objs:
        if is_sound is None or not is_sound(obj):
            game.process_due = game.wounds_due = True


def note_differences(game: Game, objs: list[Obj], before: list[Traits]) -> bool:
    """Whatever is kept of the objects follows; false: they have come to say something else."""
    recast = reprogrammed = False
    says_the_same = True
    makeup = game.rules.makeup
    for obj, was in zip(objs, before, strict=True):
        now = obj.now
        if now is was:
            continue
        if not now.is_like(was):
            game.holdings[obj.controller] += 1
        if now.programs != was.programs:
            reprogrammed = True
            says_the_same = says_the_same and keeps_statics(obj)
        if (
            now.types != was.types
            or now.names != was.names
            or now.colours != was.colours
            or now.kinds != was.kinds
            or now.groups != was.groups
            or now.flags != was.flags
        ):
            recast = True
            if makeup is not None and makeup(now) != makeup(was):
                game.process_due = game.compose_due = game.crowd_due = True
    if recast or reprogrammed:
        if makeup is None:
            game.compose_due = game.crowd_due = True
        game.shelf = {}
        game.producing = game.producing[:]
    if reprogrammed:
        list_abilities(game)
    return says_the_same


def list_abilities(game: Game) -> None:
    """Who listens and what can be used in play, now that abilities have come or gone."""
    game.usable = [(obj, program) for obj in game.field for program in obj.now.activated]
    game.producing = [(obj, program) for obj in game.field for program in obj.now.producers]
    game.listeners = [obj for obj in game.field if obj.now.watch]
    game.waited_for = {}
    game.watch_all = 0
    for obj in game.listeners:
        game.watch_all |= obj.now.watch
    game.status_watch = bool(game.watch_all & ev.STATUS)
    game.phase_bound = any(program.phase_bound for _, program in game.usable)
