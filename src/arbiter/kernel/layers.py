"""Ongoing effects applied in order: what every object in play currently is, and which statements are in force.

`work_out` works everything out at once, layer by layer; within a layer effects on their own card come first,
then dependency, then timestamps. Objects that nothing touches keep the view they share with their face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.applying import apply_layers
from arbiter.kernel.aspects import COUNTERS, EVERYBODYS, FIELD, LINKS, NATURES, OUT_OF_PLAY, STATEMENTS, TEXTS, own
from arbiter.kernel.aspects import NUMBERS as NUMBERS_ASPECT
from arbiter.kernel.characteristics import NUMBERS, POWER_BIT
from arbiter.kernel.context import Context
from arbiter.kernel.entries import Entry, Spoken, each_its_own
from arbiter.kernel.faraway import come_back, is_open
from arbiter.kernel.index.worked_out import WorkedOut
from arbiter.kernel.program import Program
from arbiter.kernel.state import Obj
from arbiter.kernel.statements import declare_all, in_force, is_still_so, note_cost_texts, thaw
from arbiter.kernel.traits import Traits
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
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


def work_out(game: Game) -> None:
    """Work out characteristics and statements anew, unless asking conditions again shows that all is as it was.

    A card that is being played lies where it lay until it has been paid for: whoever counts for the play leaves it out,
    but what is worked out holds whether anybody is playing or not.
    """
    under_way = game.under_way
    playing, under_way.playing = under_way.playing, 0
    try:
        work_out_now(game)
    finally:
        under_way.playing = playing


def work_out_now(game: Game) -> None:
    before = game.index.worked_out
    before.stale = False
    if before.only_conditions and still_so(game, before):
        return
    before.only_conditions = False
    # What effects had made of things, where that was more than their power.
    was: dict[int, Traits] = {}
    if before.altered & ~POWER_BIT:
        was = {obj.id: obj.now for obj in game.field if obj.now is not obj.face.traits}
    given: Held | None = None
    for _ in range(PASSES + 1):
        worked, held = work_out_once(game, before, given)
        # Where the ruleset wants conditions to see what effects have made of things, they are asked again.
        given = conditions_now(game, worked)
        if given is None or given == held:
            break
    tell_what_changed(game, worked, before, was)


def work_out_once(game: Game, before: WorkedOut, given: Held | None) -> tuple[WorkedOut, Held]:
    """One pass. Conditions are asked before anything is applied, where they are not `given`."""
    worked = WorkedOut()
    worked.stale = False
    worked.in_progress = bool(before.altered & ~NUMBERS)
    game.index.worked_out = worked
    state = game.state
    rules = game.rules
    held: Held = {}
    worked.looked_at = worked.altered = 0
    reads = 0
    change_reads = (
        TEXTS if rules.replacement.stand_in is None else TEXTS | LINKS
    )  # what stands in for what is a matter of links
    entries: list[Entry] = []
    speakers = worked.speakers
    spoken_before = before.spoken if game.index.keeps else {}
    if state.far:
        game.index.tell(EVERYBODYS)
        come_back(game)
    for obj in game.field:
        face = obj.face
        obj.now = base_traits(obj) if obj.under and rules.layers.lends_names else face.traits
        if face.standing and obj.face_up:
            speakers.append((obj, Context(obj.controller, obj)))
        if obj.counters is not None and not rules.layers.counter_changes.keys().isdisjoint(obj.counters):
            change_reads |= COUNTERS
            collect_counters(game, obj, entries)
    if rules.replacement.stand_in is not None:
        change_reads |= LINKS
    for zone in game.facts.speaking_zones:
        for pile in state.zones[zone]:
            speakers += [(obj, Context(obj.controller, obj)) for obj in pile if zone in obj.face.speaking]
    for obj, ctx in speakers:
        spoken = spoken_before.get(obj.id)
        if spoken is None or not spoken.is_of(obj):
            spoken = Spoken(obj)
        worked.spoken[obj.id] = spoken
        for index, program in enumerate(obj.face.statics):
            if obj.zone in program.zones and speaks_there(game, program, obj):
                worked.looked_at |= program.sees
                reads |= program.reads
                change_reads |= program.body_reads
                if program.conditional:
                    key = whose(program, ctx)
                    if key not in held:
                        known = None if given is None else given.get(key)
                        held[key] = in_force(game, program, ctx) if known is None else known
                        worked.conditions.append((program, ctx, held[key]))
                    if not held[key]:
                        continue
                entries += spoken.changes(index, program)
    for effect in state.effects:
        if effect.thing is not None or effect.condition is not None:
            change_reads |= rules.layers.library.reads(effect.thing) | rules.layers.library.reads(effect.condition)
            source = game.here(effect.frame.source)
            if source is not None and source.zone not in rules.zones.in_play:
                change_reads |= OUT_OF_PLAY  # its source is known by its number
            if effect.condition is not None:
                change_reads |= FIELD  # it may be about its source, which can leave
            worked.looked_at |= rules.layers.library.sees(effect.thing) | rules.layers.library.sees(effect.condition)
        if effect.changes and (
            effect.condition is None or is_still_so(game, effect.condition, thaw(game, effect.frame))
        ):
            collect_ongoing(game, effect, entries)
    for entry in entries:
        worked.altered |= entry.writes
    if worked.altered & ~NUMBERS:
        worked.in_progress = True
    worked.reads = reads | change_reads
    worked.change_reads = change_reads
    if entries and apply_layers(game, worked, before, entries):
        hear_granted(game, worked)
    return worked, held


def hear_granted(game: Game, worked: WorkedOut) -> None:
    """Abilities have come or gone: who speaks, and what that looks at, must be looked up again."""
    worked.altered = -1
    worked.speakers = [pair for pair in worked.speakers if pair[0].zone not in game.rules.zones.in_play]
    for obj in game.field:
        speaks = False
        for program in obj.now.programs:
            if program.is_static:
                speaks = True
                if program not in obj.face.statics:  # its face's own have been asked before
                    worked.looked_at |= program.sees
                    worked.reads |= program.reads
                    worked.change_reads |= program.reads
        if speaks:
            worked.speakers.append((obj, Context(obj.controller, obj)))
    known = {obj.id for obj, _ in worked.speakers}
    for id in game.state.far:
        there = game.here(id)
        if there is not None and id not in known and speaks_of_others(there):
            worked.speakers.append((there, Context(there.controller, there)))


def speaks_of_others(obj: Obj) -> bool:
    """Out of play, has it gained an ability that speaks of others from there?"""
    return any(
        program.is_static and not program.own and obj.zone in program.zones and program not in obj.face.statics
        for program in obj.now.programs
    )


def conditions_now(game: Game, worked: WorkedOut) -> Held | None:
    """What conditions say now that effects have been applied; None: no effect changes what they look at."""
    if not game.rules.layers.conditions_see_effects:
        return None
    looked_at = 0
    for program, _, _ in worked.conditions:
        looked_at |= program.hinges_of
    if not looked_at & worked.altered:
        return None
    return {whose(program, ctx): in_force(game, program, ctx) for program, ctx, _ in worked.conditions}


def tell_what_changed(game: Game, worked: WorkedOut, before: WorkedOut, was: dict[int, Traits]) -> None:
    """Whatever is derived from characteristics and statements follows."""
    altered = worked.altered | before.altered
    worked.in_progress = False
    if altered & ~NUMBERS:
        game.index.tell(NATURES)  # names, types, colours or abilities have changed, or did until now
    declare_all(game, worked)
    derived = NUMBERS_ASPECT | STATEMENTS
    if note_cost_texts(worked, before) or game.state.far:
        derived |= EVERYBODYS
    elif altered & ~POWER_BIT:
        for obj in game.field:
            now = obj.now
            then = was.get(obj.id, obj.face.traits)
            if now is not then and not now.is_like(then):
                derived |= own(obj.controller)
    game.index.tell(derived)


def speaks_there(game: Game, program: Program, obj: Obj) -> bool:
    """Do its changes apply where it is? Of others a card out of play speaks only where everybody can see it."""
    if obj.zone in game.rules.zones.in_play:
        return True
    return bool(program.parts) if program.own else is_open(game, obj)


def still_so(game: Game, worked: WorkedOut) -> bool:
    """Only what conditions look at may have changed: are all of them as they were? False: work everything out anew."""
    worked.only_conditions = False
    for program, ctx, value in worked.conditions:
        if program.hinges & worked.changed and applies(game, worked, program, ctx) != value:
            return False
    return True


def applies(game: Game, worked: WorkedOut, program: Program, ctx: Context) -> bool:
    """Is a conditional ability in force? Where conditions do not see effects, everything is for them as printed."""
    if not program.hinges_of & worked.altered or game.rules.layers.conditions_see_effects:
        return in_force(game, program, ctx)
    changed = [(obj, obj.now) for obj in game.field if obj.now is not obj.face.traits]
    for obj, _ in changed:
        obj.now = base_traits(obj) if game.rules.layers.lends_names else obj.face.traits
    worked.in_progress = True
    holds = in_force(game, program, ctx)
    worked.in_progress = False
    for obj, now in changed:
        obj.now = now
    return holds


def collect_counters(game: Game, obj: Obj, entries: list[Entry]) -> None:
    """Counters that change the numbers of what bears them."""
    assert obj.counters is not None
    for kind, count in obj.counters.items():
        for change in game.rules.layers.counter_changes.get(kind, ()):
            number = count * evaluate.amount(game, change.amount, Context(obj.controller, obj))
            entries.append(
                Entry(
                    game.rules.layers.counter_layer,
                    False,
                    obj.stamp,
                    Context(obj.controller, obj),
                    None,
                    (obj.id,),
                    change,
                    number,
                    0,
                    game.rules.layers.library.writes(change),
                    None,
                    0,
                )
            )


def collect_ongoing(game: Game, effect: Ongoing, entries: list[Entry]) -> None:
    library = game.rules.layers.library
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
                    None if effect.thing is not None and each_its_own(change) else number,
                    seen,
                    writes,
                    None,
                    half,
                )
            )
