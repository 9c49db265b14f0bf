"""Chapter 5: the turn as rows of a table. Players get priority at both ends of every phase (in 12.9 only where
something has triggered), and wills cease to exist only in a recovery phase, which a first turn has not, and at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.turn import (
    after_final,
    after_main,
    end_begins,
    end_of_turn,
    final_step,
    hand_size,
    is_first_turn,
    main_begins,
    recover_in,
    turn_begins,
)
from arbiter.games.fow.turn import draw_card as draw_one_card
from arbiter.games.fow5 import battle, setup
from arbiter.games.fow5.zones import PLAY_GROUND
from arbiter.kernel.rows import Step
from arbiter.kernel.turn import begin

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def draw_begins(game: Game) -> None:
    """5.1/1: the beginning of the turn, of the draw phase, and in the first turn of the game."""
    begin(game, "turn")
    begin(game, "draw")
    if is_first_turn(game):
        begin(game, "game")


def draw_card(game: Game) -> None:
    """5.1/3: one card, but none in the first turn of the game."""
    if not is_first_turn(game):
        draw_one_card(game)


def after_draw(game: Game) -> str:
    """5.2/1: a player's first turn has no recovery phase."""
    return "main_begin" if game.state.turns_taken[game.state.active] <= 1 else "recovery_begin"


def recovery_begins(game: Game) -> None:
    begin(game, "recovery")  # 5.2/2


def recover(game: Game) -> None:
    """5.2/4, 5.2/5: wills cease to exist, then everything in the turn player's play ground recovers."""
    recover_in(game, PLAY_GROUND)
    begin(game, "recovery_end")  # 5.2/6


STEPS: dict[str, Step] = {
    step.name: step
    for step in (
        Step("setup", "setup", setup.prepare, "first", grants=False),
        Step("first", "setup", setup.choose_first, "exchange", grants=False),
        Step("exchange", "setup", setup.choose_exchange, setup.after_choice, grants=False),
        Step("exchanging", "setup", setup.exchange, "turn_begin", grants=False),
        Step("turn_begin", "turn", turn_begins, "draw_begin", grants=False),
        Step("draw_begin", "draw", draw_begins, "draw_card", words=("begin",)),  # 5.1/2
        Step("draw_card", "draw", draw_card, after_draw),  # 5.1/4
        Step("recovery_begin", "recovery", recovery_begins, "recovery", words=("begin",)),  # 5.2/3
        Step("recovery", "recovery", recover, "main_begin"),  # 5.2/7
        Step("main_begin", "main", main_begins, "main", grants=False, words=("begin", "main")),  # 5.3/1
        Step("main", "main", None, after_main, words=("main",)),  # 5.3/2
        Step("end_begin", "end_phase", end_begins, "end_turn", words=("begin",)),  # 5.4/1, 5.4/2
        Step("end_turn", "end_phase", end_of_turn, "final"),  # 5.4/3, 5.4/4
        Step("final", "end_phase", final_step, "final_hand", grants=False),  # 5.4/5, 5.4/6
        Step("final_hand", "end_phase", hand_size, after_final, grants=False),  # 5.4/6a, 5.4/6b
        Step("final_priority", "end_phase", None, "final"),  # 5.4/6b
        *battle.STEPS,
    )
}
