"""Chapter 500: the turn as rows of a table.

Where a row asks for priority only if something has triggered, the row before it looks and leads there or past it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.games.fow import battle, game_beginning, setup
from arbiter.games.fow.sizes import size_said
from arbiter.games.fow.weather import return_weather
from arbiter.games.fow.will import clearance
from arbiter.games.fow.zones import FIELD, HAND, ORDER, RULER
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.lasting import end_marks, expire
from arbiter.kernel.events import moving
from arbiter.kernel.perform import draw, perform, turn_all
from arbiter.kernel.processes import run_processes
from arbiter.kernel.rows import Step
from arbiter.kernel.state import RESTED
from arbiter.kernel.triggers import check_status
from arbiter.kernel.turn import begin, count_turn, hand_over
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

HAND_SIZE: Final = 7  # 306.3
RECOVERING: Final = (FIELD, RULER, ORDER)  # 503.5


def if_triggered(there: str, past: str) -> Callable[[Game], str]:
    """To the priority for what has triggered, or past it if nothing has."""
    return lambda game: there if game.state.pending else past


# ---------------------------------------------------------------- the turn begins, 502


def start_turn(game: Game) -> None:
    turn_begins(game)
    return_weather(game)


def turn_begins(game: Game) -> None:
    """What is counted by turns starts anew."""
    count_turn(game)
    expire(game, "next_turn_start")
    player = game.state.active
    setters.begin_turn_of_all(game, [obj for obj in game.field if obj.controller != player])
    # 803.3  the turn of those that the turn player controls begins with them
    setters.begin_turn_of(game, [obj for obj in game.field if obj.controller == player])


def draw_begins(game: Game) -> None:
    """502.2: the beginning of the turn and of the draw phase."""
    begin(game, "turn")
    begin(game, "draw")


def is_first_turn(game: Game) -> bool:
    return game.state.turn == 1


def before_draw(game: Game) -> str:
    """502.3, 502.4: no priority and no card in the first draw phase of the game."""
    return "recovery_begin" if is_first_turn(game) else "draw_before"


def after_draw_begins(game: Game) -> str:
    return "draw_triggers" if game.state.pending else before_draw(game)


def draw_card(game: Game) -> None:
    """502.4: one card; 502.5 gives priority after it."""
    draw(game, game.state.active, 1)


# ---------------------------------------------------------------- 503  recovery


def recovery_begins(game: Game) -> None:
    """503.1: a player's first turn has no recovery phase; will ceases to exist all the same. 503.2: it begins."""
    if game.state.turns_taken[game.state.active] <= 1:
        clearance(game)
    else:
        begin(game, "recovery")


def after_recovery_begins(game: Game) -> str:
    if game.state.turns_taken[game.state.active] <= 1:
        return "main_begin"
    return "recovery_triggers" if game.state.pending else "recovery"


def recover(game: Game) -> None:
    """503.4, 503.5: will clearance, then the turn player's cards recover."""
    recover_in(game, RECOVERING)


def recover_in(game: Game, zones: tuple[str, ...]) -> None:
    clearance(game)
    player = game.state.active
    rested: list[Obj] = []
    for obj in game.field:
        if obj.turned == RESTED and obj.controller == player and obj.zone in zones:
            if recovers(obj):
                rested.append(obj)
    if rested:
        turn_all(game, ev.READIES, rested, player, "rule")
    end_marks(game, "no_recover_next")


def recovers(obj: Obj) -> bool:
    return not (obj.now.marked("no_recover") or obj.now.marked("no_recover_next"))


# ---------------------------------------------------------------- 504, 505  main and end


def main_begins(game: Game) -> None:
    begin(game, "main")  # 504.1


def after_main(game: Game) -> str:
    """A main phase that an effect has added follows this one."""
    if "main" in game.state.extra_steps:
        extra = list(game.state.extra_steps)
        extra.remove("main")
        table_setters.queue_steps(game, tuple(extra))
        return "main_begin"
    return "end_begin"


def end_begins(game: Game) -> None:
    begin(game, "end_phase")  # 505.1


def end_of_turn(game: Game) -> None:
    begin(game, "end")  # 505.3


def most_in_hand(game: Game, player: int) -> int | None:
    """306.3: seven, unless texts say another number, more, less or no maximum."""
    return size_said(game, player, "hand_size", HAND_SIZE)


def hand_size(game: Game) -> None:
    """505.5: the turn player discards down to the maximum hand size."""
    player = game.state.active
    hand = game.state.zones[HAND][player]
    most = most_in_hand(game, player)
    if most is None or len(hand) <= most:
        return
    options = hand[:]
    extra = len(hand) - most
    picked = game.ask_many(ChooseObjects(player, options, extra, extra, "hand size"))
    events = [moving(options[i], "graveyard", How.DISCARD, game.rules.zones.in_play, player, "rule") for i in picked]
    perform(game, events)


def final_step(game: Game) -> None:
    """505.5: damage goes, effects of the turn end, will ceases to exist, the hand is cut; in this order."""
    setters.heal(game, game.field)
    expire(game)
    clearance(game)


def after_final(game: Game) -> str:
    """505.5: if rule processes or triggers follow, players get priority and the step is repeated; else 505.6."""
    state = game.state
    followed = run_processes(game)
    check_status(game)
    if followed or state.pending:
        return "final_priority"
    hand_over(game)
    return "turn_begin"


STEPS: dict[str, Step] = {
    step.name: step
    for step in (
        Step("setup", "setup", setup.choose_faces, setup.after_faces, grants=False),  # 1306.2
        Step("prepare", "setup", setup.prepare, "mulligan", grants=False),
        Step("mulligan", "setup", setup.mulligan, setup.after_mulligan, grants=False),
        Step("game_start", "setup", game_beginning.game_starts, "game_begin", grants=False),  # 405.6
        # 502.1  the beginning of the game
        Step(
            "game_begin", "game", lambda game: begin(game, "game"), if_triggered("game_triggers", "turn_begin"), False
        ),
        Step("game_triggers", "game", None, "turn_begin"),
        # 501.1  draw, recovery, main and end phase
        Step("turn_begin", "turn", start_turn, "draw_begin", grants=False),
        Step("draw_begin", "draw", draw_begins, after_draw_begins, grants=False, words=("begin",)),
        Step("draw_triggers", "draw", None, before_draw),
        Step("draw_before", "draw", None, "draw_card"),
        Step("draw_card", "draw", draw_card, "recovery_begin"),
        Step("recovery_begin", "recovery", recovery_begins, after_recovery_begins, grants=False, words=("begin",)),
        Step("recovery_triggers", "recovery", None, "recovery_again"),  # 503.2
        Step("recovery_again", "recovery", None, "recovery"),  # 503.3
        Step("recovery", "recovery", recover, "main_begin", grants=False),
        Step("main_begin", "main", main_begins, if_triggered("main_triggers", "main"), False, words=("begin", "main")),
        Step("main_triggers", "main", None, "main", words=("main",)),
        Step("main", "main", None, after_main, words=("main",)),
        Step("end_begin", "end_phase", end_begins, if_triggered("end_triggers", "end_turn"), False, words=("begin",)),
        Step("end_triggers", "end_phase", None, "end_again"),  # 505.1
        Step("end_again", "end_phase", None, "end_turn"),  # 505.2
        Step("end_turn", "end_phase", end_of_turn, if_triggered("end_turn_triggers", "end_last"), grants=False),
        Step("end_turn_triggers", "end_phase", None, "end_last"),  # 505.3
        Step("end_last", "end_phase", None, "final"),  # 505.4
        Step("final", "end_phase", final_step, "final_hand", grants=False),
        Step("final_hand", "end_phase", hand_size, after_final, grants=False),
        Step("final_priority", "end_phase", None, "final"),
        *battle.STEPS,
    )
}
