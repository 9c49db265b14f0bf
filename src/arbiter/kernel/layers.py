"""Ongoing effects applied in order: what every object in play currently is, and which statements are in force.

`refresh` works everything out at once, layer by layer; within a layer effects on their own card come first,
then dependency, then timestamps. Objects that nothing touches keep the view they share with their face.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import arbiter.kernel.changes as changes
import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.aspects import COUNTERS
from arbiter.kernel.characteristics import ABILITY_BIT, NUMBERS, POWER_BIT, trait_writes
from arbiter.kernel.context import Context
from arbiter.kernel.declaring import declare_all, in_force, note_cost_texts, thaw
from arbiter.kernel.entries import Entry, first, layer_own_stamp, layer_stamp, put_in_order
from arbiter.kernel.faraway import come_back, is_open, reach
from arbiter.kernel.game import Game
from arbiter.kernel.program import Program
from arbiter.kernel.state import Obj
from arbiter.kernel.traits import Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import Change

if TYPE_CHECKING:
    from arbiter.kernel.ongoing import Ongoing


PASSES: Final = 2  # how often conditions that have turned out otherwise are given another try


def base_traits(obj: Obj) -> Traits:
    """What the object is before any effect: its face; cards stacked beneath lend their names."""
    if not obj.under:
        return obj.face.traits
    made = obj.face.traits.copy()
    for _, face, _ in obj.under:
        made.names = made.names | face.traits.names
    return made


# Which conditional abilities of which objects are in force; where one answer is for all of a player's, of which player.
Held = dict[tuple[int, int], bool]


def whose(program: Program, ctx: Context) -> tuple[int, int]:
    if program.common:
        return id(program), -1 - ctx.controller
    return id(program), 0 if ctx.source is None else ctx.source.id


def refresh(game: Game, given: Held | None = None, passes: int = 0) -> None:
    """Work out characteristics and statements anew.

    Conditions are asked before anything is applied; where the ruleset wants them to see what effects have made of
    things, they are asked again, and what has turned out otherwise is `given` to another pass.
    """
    game.stale = False
    if game.light and given is None and still_so(game):
        return
    game.light = False
    asked: list[tuple[Program, Context, bool]] = []
    held: Held = {}
    body_reads = 0
    game.process_due = True
    game.wounds_due = True
    state = game.state
    reads = watch = sees = asked_of = written = 0
    usable: list[tuple[Obj, Program]] = []
    producing: list[tuple[Obj, Program]] = []
    listeners: list[Obj] = []
    speakers: list[tuple[Obj, Context]] = []
    entries: list[Entry] = []
    lends = game.rules.lends_names
    game.top_layer = -1
    game.recast = bool(game.alters & ~NUMBERS)
    # What effects had made of things, where that was more than their power.
    before: dict[int, Traits] = {}
    if game.alters & ~POWER_BIT:
        before = {obj.id: obj.now for obj in game.field if obj.now is not obj.face.traits}
    if state.far:
        game.upset()
        come_back(game)
    for obj in game.field:
        face = obj.face
        now = obj.now = base_traits(obj) if obj.under and lends else face.traits
        if now.watch:
            watch |= now.watch
            listeners.append(obj)
        for program in now.activated:
            usable.append((obj, program))
        for program in now.producers:
            producing.append((obj, program))
        if face.standing and obj.face_up:
            speakers.append((obj, game.reader(obj)))
        if obj.counters is not None and not game.rules.counter_changes.keys().isdisjoint(obj.counters):
            body_reads |= COUNTERS
            collect_counters(game, obj, entries)
    for zone in game.elsewhere_statics:
        reads |= game.rules.aspects[zone]
        body_reads |= game.rules.aspects[zone]
        for pile in state.zones[zone]:
            speakers.extend((obj, game.reader(obj)) for obj in pile if obj.face.statics)
    for obj, ctx in speakers:
        for program in obj.face.statics:
            if obj.zone in program.zones and speaks_there(game, program, obj):
                sees |= program.sees
                reads |= program.reads
                body_reads |= program.body_reads
                if program.conditional:
                    key = whose(program, ctx)
                    if key not in held:
                        known = None if given is None else given.get(key)
                        held[key] = in_force(game, program, ctx) if known is None else known
                        asked.append((program, ctx, held[key]))
                        asked_of |= program.hinges_of
                    if held[key] and program.parts:
                        collect(game, program, obj, ctx, entries)
                elif program.parts:
                    collect(game, program, obj, ctx, entries)
    for effect in state.effects:
        if effect.thing is not None or effect.condition is not None:
            body_reads |= game.rules.library.reads(effect.thing) | game.rules.library.reads(effect.condition)
            sees |= game.rules.library.sees(effect.thing) | game.rules.library.sees(effect.condition)
        if effect.changes and (
            effect.condition is None or evaluate.holds(game, effect.condition, thaw(game, effect.frame))
        ):
            collect_ongoing(game, effect, entries)
    reads |= body_reads
    for entry in entries:
        written |= entry.writes
    either = written | game.alters
    if either & ~NUMBERS:
        # Names, types, colours or abilities have changed, or did until now.
        game.compose_due = game.crowd_due = game.recast = True
    game.alters = written
    if entries and apply_layers(game, entries):
        # Abilities have come or gone: who listens, speaks and can be used must be looked up again.
        watch = 0
        written = -1
        usable = []
        producing = []
        listeners = []
        speakers = [pair for pair in speakers if pair[0].zone not in game.rules.in_play]
        for obj in game.field:
            now = obj.now
            if now.watch:
                watch |= now.watch
                listeners.append(obj)
            for program in now.programs:
                if program.is_activated:
                    (usable if program.yields is None else producing).append((obj, program))
                elif program.is_static:
                    if program not in obj.face.statics:  # its face's own have been asked above
                        sees |= program.sees
                        reads |= program.reads
                        body_reads |= program.reads
                    if not speakers or speakers[-1][0] is not obj:
                        speakers.append((obj, game.reader(obj)))
    if either & ~POWER_BIT:
        upset_changed(game, before)
    if written & asked_of and passes < PASSES and game.rules.conditions_see_effects:
        found = {whose(program, ctx): in_force(game, program, ctx) for program, ctx, _ in asked}
        if found != held:
            refresh(game, found, passes + 1)
            return
    if game.recast:
        game.recast = False
        game.shelf = {}
    declare_all(game, speakers)
    note_cost_texts(game)
    game.speakers = speakers
    game.reads = reads
    game.body_reads = body_reads
    game.sees = sees
    game.asked = asked
    game.watch_all = watch
    game.status_watch = bool(watch & ev.STATUS)
    # What was found out about the same lists still holds.
    if usable != game.usable:
        game.usable = usable
    if either & ~NUMBERS or producing != game.producing:
        game.producing = producing
    game.listeners = listeners
    game.waited_for = {}
    game.phase_bound = False
    for _, program in usable:
        if program.phase_bound:
            game.phase_bound = True


def upset_changed(game: Game, before: dict[int, Traits]) -> None:
    """Something of their own has changed for those who control what has become something else."""
    if game.state.far:
        game.upset()
        return
    holdings = game.holdings
    for obj in game.field:
        now = obj.now
        was = before.get(obj.id, obj.face.traits)
        if now is not was and not now.is_like(was):
            holdings[obj.controller] += 1


def speaks_there(game: Game, program: Program, obj: Obj) -> bool:
    """Do its changes apply where it is? Of others a card out of play speaks only where everybody can see it."""
    if obj.zone in game.rules.in_play:
        return True
    return bool(program.parts) if program.own else is_open(game, obj)


def still_so(game: Game) -> bool:
    """Only what conditions look at may have changed: are all of them as they were? False: work everything out anew."""
    game.light = False
    for program, ctx, value in game.asked:
        if program.hinges & game.dirt and applies(game, program, ctx) != value:
            return False
    return True


def applies(game: Game, program: Program, ctx: Context) -> bool:
    """Is a conditional ability in force? Where conditions do not see effects, everything is for them as printed."""
    if not program.hinges_of & game.alters or game.rules.conditions_see_effects:
        return in_force(game, program, ctx)
    changed = [(obj, obj.now) for obj in game.field if obj.now is not obj.face.traits]
    for obj, _ in changed:
        obj.now = base_traits(obj) if game.rules.lends_names else obj.face.traits
    game.recast = True
    holds = in_force(game, program, ctx)
    game.recast = False
    for obj, now in changed:
        obj.now = now
    return holds


def collect(game: Game, program: Program, obj: Obj, ctx: Context, entries: list[Entry]) -> None:
    """The changes that a static ability makes: made once for as long as its object stays as it is."""
    key = (obj.id, id(program))
    made = game.gathered.get(key)
    if made and made[0].context is ctx and made[0].stamp == obj.stamp:
        entries += made
        return
    made = []
    for part in program.parts:
        made.append(
            Entry(
                part.layer,
                part.own,
                obj.stamp,
                ctx,
                part.thing,
                (),
                part.change,
                None,
                part.reads,
                part.writes,
                program,
                part.half,
            )
        )
    game.gathered[key] = made
    entries += made


def collect_counters(game: Game, obj: Obj, entries: list[Entry]) -> None:
    """Counters that change the numbers of what bears them."""
    assert obj.counters is not None
    for kind, count in obj.counters.items():
        for change in game.rules.counter_changes.get(kind, ()):
            number = count * evaluate.amount(game, change.amount, Context(obj.controller, obj))
            entries.append(
                Entry(
                    game.rules.counter_layer,
                    False,
                    obj.stamp,
                    Context(obj.controller, obj),
                    None,
                    (obj.id,),
                    change,
                    number,
                    0,
                    trait_writes(change),
                    None,
                    0,
                )
            )


def collect_ongoing(game: Game, effect: Ongoing, entries: list[Entry]) -> None:
    library = game.rules.library
    seen = 0 if effect.thing is None else library.sees(effect.thing)
    own = effect.affected == (effect.frame.source,)
    ctx: Context | None = None
    for change, number in zip(effect.changes, effect.amounts, strict=True):
        if ctx is None:
            # A plain change of a number needs nothing of its text.
            plain = isinstance(change, (st.AddStat, st.AddKeyword)) and effect.thing is None
            ctx = (
                Context(effect.frame.controller, None)
                if plain and len(effect.changes) == 1
                else thaw(game, effect.frame)
            )
        layers, writes = library.place(change)
        for half, layer in enumerate(layers):
            entries.append(
                Entry(
                    max(layer, library.late) if seen & POWER_BIT else layer,
                    own,
                    effect.stamp,
                    ctx,
                    effect.thing,
                    effect.affected,
                    change,
                    number,
                    seen,
                    writes,
                    None,
                    half,
                )
            )


def apply_layers(game: Game, entries: list[Entry]) -> bool:
    """Apply everything in order; true if abilities were gained or lost on the way."""
    changed: dict[int, Traits] = {}
    words = game.rules.keyword_abilities
    reads = writes = 0
    bring = False
    for entry in entries:
        reads |= entry.reads
        writes |= entry.writes
        if entry.layer > game.top_layer and (entry.reads & POWER_BIT or not isinstance(entry.change, st.AddStat)):
            game.top_layer = entry.layer
        if words and brings_abilities(entry.change, words):
            bring = True
    if not reads & writes and not bring and not writes & ABILITY_BIT:
        # Nothing depends on anything else, nothing brings changes of its own: once through, in order.
        if len(entries) > 1:
            entries.sort(key=layer_own_stamp if game.rules.own_first else layer_stamp)
        for entry in entries:
            apply(game, entry, [], changed)
        round_up(game, changed)
        return False
    layers: list[list[Entry]] = [[] for _ in game.rules.layers]
    for entry in entries:
        layers[entry.layer].append(entry)
    abilities = False
    for waiting in layers:
        in_order = len(waiting) > 1 and put_in_order(waiting, game.rules.own_first)
        while waiting:
            entry = waiting[0] if in_order or len(waiting) == 1 else first(waiting, game.rules.own_first)
            waiting.remove(entry)
            found: list[Entry] = []
            apply(game, entry, found, changed)
            if entry.writes & ABILITY_BIT or (words and brings_abilities(entry.change, words)):
                abilities = True
            for new in found:  # a granted ability brings changes of its own, in this layer or a later one
                layers[new.layer].append(new)
                game.top_layer = max(game.top_layer, new.layer)
                if layers[new.layer] is waiting:
                    in_order = False
    round_up(game, changed)
    return abilities


def round_up(game: Game, changed: dict[int, Traits]) -> None:
    """Numbers that effects have changed, where the ruleset has only round ones."""
    step = game.rules.rounds_to
    if step > 1:
        for now in changed.values():
            now.power = -(-now.power // step) * step
            now.guard = -(-now.guard // step) * step


def brings_abilities(change: Change, words: Mapping[str, tuple[ab.Ability, ...]]) -> bool:
    """Does a keyword that comes or goes stand for abilities?"""
    if isinstance(change, st.SwapKeyword) and change.into in words:
        return True
    return isinstance(change, (st.AddKeyword, st.LoseKeyword, st.SwapKeyword)) and change.keyword in words


def apply(game: Game, entry: Entry, entries: list[Entry], changed: dict[int, Traits]) -> None:
    """Make the change, unless the ability it comes from has been lost meanwhile."""
    ctx = entry.context
    if entry.program is not None:
        # An ability that the object has lost in this or an earlier layer no longer applies.
        source = ctx.source
        if source is not None and source.id in changed and entry.program not in source.now.programs:
            return
    in_play = game.rules.in_play
    ignores = game.rules.ignores
    if entry.thing is None:
        known = game.state.objects
        objs = [known[id] for id in entry.ids if id in known]
    else:
        ctx.performs = game.treats
        objs = evaluate.things(game, entry.thing, ctx)
        ctx.performs = False
    if game.rules.stand_in is not None:
        objs = [game.rules.stand_in(game, obj) for obj in objs]
    for obj in objs:
        if obj.gone or (ignores is not None and ignores(obj, ctx)):
            continue
        now = changed.get(obj.id)
        if obj.zone not in in_play:
            if not game.rules.far_effects:
                continue
            obj = reach(game, obj, now is None)
        if now is None:
            now = obj.now.copy() if obj.now is obj.face.traits else obj.now
            changed[obj.id] = now
            obj.now = now
        ctx.affected = obj
        changes.CHANGES[type(entry.change)](game, entry, now, obj, entries)
