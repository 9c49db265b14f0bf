"""Changes of characteristics applied to objects: layer by layer, and in each layer in its order.

Changes of which none depends on another are applied object by object; what the same changes have made of an object when
everything was last worked out they make of it again (`entries.Remade`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.changes as changes
import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.characteristics import ABILITY_BIT, POWER_BIT
from arbiter.kernel.entries import Entry, Remade, layer_own_stamp, layer_stamp, looks_at, put_in_order
from arbiter.kernel.faraway import reach
from arbiter.kernel.index.reads import traits_read
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.index.worked_out import WorkedOut
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits
    from arbiter.script.base import Thing


def apply_layers(game: Game, worked: WorkedOut, before: WorkedOut, entries: list[Entry]) -> bool:
    """Apply everything in order; true if abilities were gained or lost on the way."""
    reads = writes = 0
    for entry in entries:
        reads |= entry.reads
        writes |= entry.writes
        if entry.layer > worked.top_layer and (entry.reads & POWER_BIT or not isinstance(entry.change, st.AddStat)):
            worked.top_layer = entry.layer
    if not reads & writes and not writes & ABILITY_BIT:
        # Nothing depends on anything else, nothing brings changes of its own: once through, in order.
        if len(entries) > 1:
            entries.sort(key=layer_own_stamp if game.rules.layers.own_first else layer_stamp)
        apply_apart(game, worked, before, entries)
        return False
    changed: dict[int, Traits] = {}
    layers: list[list[Entry]] = [[] for _ in game.rules.layers.order]
    for entry in entries:
        layers[entry.layer].append(entry)
    abilities = False
    for waiting in layers:
        in_order = len(waiting) > 1 and put_in_order(waiting, game.rules.layers.own_first)
        while waiting:
            entry = waiting[0] if in_order or len(waiting) == 1 else first(game, waiting)
            if entry.program is not None and len(waiting) > 1 and writes & ABILITY_BIT:
                entry = silencer_of(game, entry, waiting)
            waiting.remove(entry)
            found: list[Entry] = []
            apply(game, entry, found, changed)
            if entry.writes & ABILITY_BIT:
                abilities = True
            for new in found:  # a granted ability brings changes of its own, in this layer or a later one
                layers[new.layer].append(new)
                worked.top_layer = max(worked.top_layer, new.layer)
                if layers[new.layer] is waiting:
                    in_order = False
    round_up(game, changed)
    return abilities


def apply_apart(game: Game, worked: WorkedOut, before: WorkedOut, entries: list[Entry]) -> None:
    """Changes of which none depends on another: object by object. What the same changes have made of an object before
    they make of it again."""
    rules = game.rules
    in_play = rules.zones.in_play
    ignores = rules.replacement.ignores
    affected: dict[int, Obj] = {}
    theirs: dict[int, list[Entry]] = {}
    thing: Thing | None = None
    ctx: Context | None = None
    objs: list[Obj] = []
    for entry in entries:
        # Several changes of one statement follow each other, and speak of the same things.
        if entry.thing is None or entry.thing is not thing or entry.context is not ctx:
            thing, ctx = entry.thing, entry.context
            objs = things_of(game, entry)
        for obj in objs:
            id = obj.id
            if obj.gone:
                continue
            found = theirs.get(id)
            if obj.zone not in in_play:
                if not rules.layers.far_effects or (ignores is not None and ignores(game, obj, entry.context)):
                    continue
                obj = reach(game, obj, found is None)
            if found is None:
                theirs[id] = [entry]
                affected[id] = obj
            else:
                found.append(entry)
    keeps = game.index.keeps and ignores is None
    changed: dict[int, Traits] = {}
    remade: list[tuple[Obj, list[Entry]]] = []
    for id, obj in affected.items():
        its = theirs[id]
        face = obj.face
        if keeps and obj.now is face.traits:
            known = before.remade.get(id)
            if known is not None and known.entries == its and known.face is face:
                if known.controller == obj.controller:
                    obj.now = known.traits
                    worked.remade[id] = known
                    continue
            remade.append((obj, its))
        for entry in its:
            apply_to(game, entry, obj, [], changed)
            entry.context.affected = None
    round_up(game, changed)
    for obj, its in remade:
        if all(entry.steady for entry in its):
            worked.remade[obj.id] = Remade(obj, its)


def first(game: Game, waiting: list[Entry]) -> Entry:
    """The effect to apply next: own cards first, then what depends on nothing that waits, then the oldest."""
    own = [entry for entry in waiting if entry.own] if game.rules.layers.own_first else []
    pool = own or waiting
    reads = 0
    for entry in pool:
        reads |= entry.reads
    free = pool
    if reads:
        free = [
            entry
            for entry in pool
            if not entry.reads
            or not any(
                other is not entry and hangs_on(game, entry, other) and not hangs_on(game, other, entry)
                for other in pool
            )
        ] or pool
    best = free[0]
    for entry in free:
        if entry.stamp < best.stamp:
            best = entry
    return best


def hangs_on(game: Game, entry: Entry, other: Entry) -> bool:
    """Does it depend on the other? What shares the abilities of a thing looks, for them, at that thing alone."""
    if not looks_at(entry, other):
        return False
    change = entry.change
    if not isinstance(change, st.ShareAbilities) or traits_read(entry.thing) & other.writes:
        return True
    shared = [obj.id for obj in evaluate.things(game, change.thing, entry.context)]
    return any(obj.id in shared for obj in things_of(game, other))


def silencer_of(game: Game, entry: Entry, waiting: list[Entry]) -> Entry:
    """What a static ability changes depends on whether its object keeps it: what takes it away in the same layer comes
    first. Where two would silence each other, neither does: the order stands."""
    looked_at: list[Entry] = []
    while True:
        looked_at.append(entry)
        other = next((o for o in waiting if o not in looked_at and silences(game, o, entry)), None)
        if other is None or silences(game, entry, other):
            return entry
        entry = other


def silences(game: Game, entry: Entry, other: Entry) -> bool:
    """Would this change take the ability away that the other one comes from?"""
    program, source = other.program, other.context.source
    if program is None or source is None or (source.face.firm is not None and program in source.face.firm.programs):
        return False
    change = entry.change
    if isinstance(change, st.LoseAbilities):
        if program.keyword in game.rules.keywords.kept:
            return False
    elif not isinstance(change, (st.LoseKeyword, st.CannotGain)) or change.keyword != program.keyword:
        return False
    elif isinstance(change, st.CannotGain) and program.keyword in source.face.traits.keywords:
        return False
    if entry.thing is None:
        return source.id in entry.ids
    return any(obj.id == source.id for obj in evaluate.things(game, entry.thing, entry.context))


def round_up(game: Game, changed: dict[int, Traits]) -> None:
    """Numbers that effects have changed, where the ruleset has only round ones."""
    step = game.rules.layers.rounds_to
    if step > 1:
        for now in changed.values():
            now.power = -(-now.power // step) * step
            now.guard = -(-now.guard // step) * step


def apply(game: Game, entry: Entry, entries: list[Entry], changed: dict[int, Traits]) -> None:
    """Make the change, unless the ability it comes from has been lost meanwhile."""
    ctx = entry.context
    if entry.program is not None:
        # An ability that the object has lost in this or an earlier layer no longer applies.
        source = ctx.source
        if source is not None and source.id in changed and entry.program not in source.now.programs:
            return
    in_play = game.rules.zones.in_play
    ignores = game.rules.replacement.ignores
    for obj in things_of(game, entry):
        if obj.gone:
            continue
        if obj.zone not in in_play:
            if not game.rules.layers.far_effects or (ignores is not None and ignores(game, obj, ctx)):
                continue
            obj = reach(game, obj, obj.id not in changed)
        apply_to(game, entry, obj, entries, changed)
    ctx.affected = None


def things_of(game: Game, entry: Entry) -> list[Obj]:
    """The objects that it speaks of."""
    if entry.thing is None:
        known = game.state.objects
        objs = [known[id] for id in entry.ids if id in known]
    else:
        ctx = entry.context
        ctx.performs = game.facts.treats
        objs = evaluate.things(game, entry.thing, ctx)
        ctx.performs = False
    stand_in = game.rules.replacement.stand_in
    return objs if stand_in is None else [stand_in(game, obj) for obj in objs]


def apply_to(game: Game, entry: Entry, obj: Obj, entries: list[Entry], changed: dict[int, Traits]) -> None:
    """Make the change of one object."""
    ctx = entry.context
    ignores = game.rules.replacement.ignores
    if ignores is not None and ignores(game, obj, ctx):
        return
    now = changed.get(obj.id)
    if now is None:
        now = obj.now.copy() if obj.now is obj.face.traits else obj.now
        changed[obj.id] = now
        obj.now = now
    ctx.affected = obj
    changes.CHANGES[type(entry.change)](game, entry, now, obj, entries)


def take_copies(objs: list[Obj]) -> None:
    """What the layers have made of things is kept as it is (`Remade`): what is added or taken off changes a copy."""
    for obj in objs:
        if obj.now is not obj.face.traits:
            obj.now = obj.now.copy()
