"""Chapter 500: the turn as rows of a table. Every phase begins with what the rules do, then players get priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster import battle, setup
from arbiter.games.caster.aether import erase
from arbiter.games.caster.calling import call_phase
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.effects.lasting import end_marks, expire
from arbiter.kernel.perform import draw, turn_all
from arbiter.kernel.processes import run_processes
from arbiter.kernel.rows import Step
from arbiter.kernel.state import RESTED
from arbiter.kernel.triggers import check_status
from arbiter.kernel.turn import begin, count_turn, hand_over

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def is_first_turn(game: Game) -> bool:
    return game.state.turn == 1


def start_turn(game: Game) -> None:
    """What is counted by turns starts anew."""
    count_turn(game)
    expire(game, "next_turn_start")
    setters.begin_turn_of_all(game, game.field)
    setters.begin_turn_of(game, [obj for obj in game.field if obj.controller == game.state.active])


def recovery(game: Game) -> None:
    """502.1: all rested cards of the turn player recover, reversed ones stay. 502.2: then the turn has begun."""
    player = game.state.active
    rested = [obj for obj in game.field if obj.controller == player and obj.turned == RESTED and recovers(obj)]
    if rested:
        turn_all(game, ev.READIES, rested, player, "rule")
    end_marks(game, "no_recover_next")
    begin(game, "recovery")
    if is_first_turn(game):
        begin(game, "game")
    begin(game, "turn")


def recovers(obj: Obj) -> bool:
    """104.4: texts may keep it from recovering in the recovery phase, always or the next time."""
    return not (obj.now.marked("no_recover") or obj.now.marked("no_recover_next"))


def draw_phase(game: Game) -> None:
    """503.1: one card, but none in the first turn of the game; 503.2: then the phase has begun."""
    if not is_first_turn(game):
        draw(game, game.state.active, 1)
    begin(game, "draw")


def calling(game: Game) -> None:
    """504.1, 504.2: the call comes first, and then the phase has begun."""
    call_phase(game)
    begin(game, "call")


def main_phase(game: Game) -> None:
    begin(game, "main")  # 505.1


def after_main(game: Game) -> str:
    """506.1: there is no battle phase in the first turn of the game."""
    return "end_begin" if is_first_turn(game) else "battle_begin"


def end_begins(game: Game) -> None:
    begin(game, "end_phase")  # 507.1


def end_of_turn(game: Game) -> None:
    begin(game, "end")  # 507.3


def final_step(game: Game) -> None:
    """507.5a, 507.5b: effects of the turn end, then aether is erased."""
    expire(game)
    erase(game)


def after_final(game: Game) -> str:
    """507.5c: if rule processes or triggers follow, players get priority and the step is repeated; else 507.6."""
    followed = run_processes(game)
    check_status(game)
    if followed or game.state.pending:
        return "final_priority"
    hand_over(game)  # 507.6, 1021.1
    return "turn_begin"


BEGIN: Final = ("begin",)  # the first step of a phase: who skips it skips the phase
STEPS: dict[str, Step] = {
    step.name: step
    for step in (
        Step("setup", "setup", setup.prepare, "exchange", grants=False, plays=False),
        Step("exchange", "setup", setup.exchange, "turn_begin", grants=False, plays=False),  # 403.7
        # 501.1  recovery, draw, call, main, battle and end phase
        Step("turn_begin", "turn", start_turn, "recovery", grants=False),
        Step("recovery", "recovery", recovery, "draw", words=BEGIN),  # 502.3
        Step("draw", "draw", draw_phase, "call", words=BEGIN),  # 503.3
        Step("call", "call", calling, "main", words=BEGIN),  # 504.3
        Step("main", "main", main_phase, after_main, words=BEGIN),  # 505.2
        *battle.STEPS,
        Step("end_begin", "end_phase", end_begins, "end_turn", words=BEGIN),  # 507.2
        Step("end_turn", "end_phase", end_of_turn, "final"),  # 507.4
        Step("final", "end_phase", final_step, after_final, grants=False),
        Step("final_priority", "end_phase", None, "final"),  # 507.5c
    )
}
