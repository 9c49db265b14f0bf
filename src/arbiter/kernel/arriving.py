"""How objects arrive: what texts say of entering rested or with counters is settled before they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import setters
from arbiter.kernel.context import Context
from arbiter.kernel.events import Event
from arbiter.kernel.state import READY, RESTED
from arbiter.kernel.statements import in_force
from arbiter.kernel.traits import statics_of
from arbiter.script import abilities as ab
from arbiter.script.nouns import EACH, Group
from arbiter.script.statements import EntersWith

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


def enters_with(game: Game, event: Event) -> None:
    """Entering rested or with counters is applied as it enters, by its own text and by others'."""
    obj = event.subject
    assert obj is not None
    for active in game.says.get(EntersWith, ()):
        statement = active.statement
        assert isinstance(statement, EntersWith)
        if speaks_of_arrival(game, statement.what, event, active.context):
            enter_so(game, event, statement, active.context)
    by_others = event.rested
    for program in statics_of(obj):
        ability = program.ability
        if program.declares and isinstance(ability, ab.Static):
            ctx = Context(event.control if event.control >= 0 else obj.owner, obj)
            for own in ability.statements:
                if isinstance(own, EntersWith) and evaluate.matches(game, own.what, obj, ctx):
                    if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
                        continue
                    if ability.condition is None or evaluate.holds(game, ability.condition, ctx):
                        enter_so(game, event, own, ctx)
    event.rests_itself = event.rested and not by_others


def enters_with_what_it_has(game: Game, event: Event) -> None:
    """What an object gains or loses where it has come to is true of it as it comes: of its own texts about entering
    those count that it has there, and not those that it had where it came from."""
    old, new = event.subject, event.result
    if old is None or new is None or keeps_abilities(old, new):
        return
    given, _ = own_arrival(game, statics_of(old), new)  # as it was when it came from where it was
    counters, rested = own_arrival(game, statics_of(new), new)
    if rested and new.turned == READY:
        setters.turn(game, new, RESTED)
    elif event.rests_itself and not rested and new.turned == RESTED:
        setters.turn(game, new, READY)
    for kind in dict.fromkeys((*given, *counters)):
        more = counters.get(kind, 0) - given.get(kind, 0)
        if more > 0:
            setters.give_counters(game, new, {kind: more})
        elif more < 0:
            setters.change_counters(game, new, kind, more)


def keeps_abilities(old: Obj, new: Obj) -> bool:
    """Has it the same abilities, those that are printed on it, where it came from and where it is?"""
    return new.now.programs is new.face.traits.programs and old.now.programs is old.face.traits.programs


def own_arrival(game: Game, programs: tuple[Program, ...], obj: Obj) -> tuple[dict[str, int], bool]:
    """The counters with which the object enters by these texts of its own, and whether it enters rested."""
    counters: dict[str, int] = {}
    rested = False
    ctx = Context(obj.controller, obj)
    for program in programs:
        ability = program.ability
        if not program.declares or not isinstance(ability, ab.Static) or not in_force(game, program, ctx):
            continue
        for statement in ability.statements:
            if isinstance(statement, EntersWith) and evaluate.matches(game, statement.what, obj, ctx):
                rested = rested or statement.rested
                for kind, count in statement.counters:
                    counters[kind] = counters.get(kind, 0) + evaluate.amount(game, count, ctx)
    return counters, rested


def speaks_of_arrival(game: Game, group: Group, event: Event, ctx: Context) -> bool:
    """Is what enters what the noun phrase says? It is not there yet, and whoever puts it there will control it."""
    obj = event.subject
    assert obj is not None
    controller = event.control if event.control >= 0 else obj.controller
    if group.side is not EACH and not evaluate.is_player(game, group.side, controller, ctx):
        return False
    return evaluate.passes(game, group.tests, obj, ctx)


def enter_so(game: Game, event: Event, statement: EntersWith, ctx: Context) -> None:
    event.rested = event.rested or statement.rested
    for kind, count in statement.counters:
        number = evaluate.amount(game, count, ctx)
        if number > 0:
            event.counters = (*event.counters, (kind, number))
