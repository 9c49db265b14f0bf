"""The turn of the two toy games, as a table of steps with words of their own."""

from __future__ import annotations

from arbiter.kernel import events as ev
from arbiter.kernel.aspects import EVERYTHING, HISTORY, TURN, WOUNDS
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.events import Event
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import changed
from arbiter.kernel.perform import draw, perform
from arbiter.kernel.processes import run_processes
from arbiter.kernel.rows import Step
from arbiter.kernel.state import RESTED, REVERSED
from arbiter.kernel.turn import begin, count_turn, forget, next_turn_player


def dawn(game: Game) -> None:
    """The turn begins: everything stands up, a reversed card only lies down on its side."""
    count_turn(game)
    state = game.state
    expire(game, "next_turn_start")
    events: list[Event] = []
    for obj in game.field:
        obj.uses = None
        if obj.controller == state.active:
            if obj.turned == RESTED:
                events.append(Event(ev.READIES, obj, state.active, by=state.active))
            elif obj.turned == REVERSED:
                events.append(Event(ev.ORIENTS, obj, state.active, RESTED, by=state.active))
    perform(game, events)
    changed(game, TURN)
    begin(game, "dawn")


def gather(game: Game) -> None:
    """One card a turn, as long as there is one (nobody loses by running out)."""
    if game.pile("library", game.state.active):
        draw(game, game.state.active, 1)


def main(game: Game) -> None:
    begin(game, "main")


def clash(game: Game) -> None:
    begin(game, "clash")


def after_main(game: Game) -> str:
    state = game.state
    if state.extra_steps:
        game.changing()
        step, state.extra_steps = state.extra_steps[0], state.extra_steps[1:]
        return step
    return "clash"


def after_clash(game: Game) -> str:
    game.changing()
    expire(game, "combat")
    return "dusk"


def dusk(game: Game) -> None:
    begin(game, "dusk")


def night(game: Game) -> None:
    """Wounds heal and what lasted for the turn stops."""
    game.changing()
    for obj in game.field:
        obj.damage = 0
        obj.hurt_by = ()
    expire(game)
    changed(game, WOUNDS)
    changed(game, EVERYTHING)
    run_processes(game)


def after_night(game: Game) -> str:
    game.changing()
    state = game.state
    state.log = ()
    changed(game, HISTORY)
    state.active = next_turn_player(game)
    changed(game, TURN)
    forget(game)
    return "dawn"


STEPS = {
    step.name: step
    for step in (
        Step("dawn", "dawn", dawn, "gather", grants=False, plays=False, words=("begin",)),
        Step("gather", "gather", gather, "main", grants=False, plays=False, words=("begin",)),
        Step("main", "main", main, after_main, words=("begin",)),
        Step("clash", "clash", clash, after_clash, words=("begin",)),
        Step("dusk", "dusk", dusk, "night", words=("begin",)),
        Step("night", "night", night, after_night, grants=False, plays=False),
    )
}
