"""Running a game straight on with agents for everybody: to its end, or to a turn."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.errors import ArbiterError, GameOver
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.loops import IDLE, Idle
from arbiter.kernel.turn import advance

TURN_LIMIT: Final = 400  # a game that takes longer is declared drawn; no document has such games


def play_out(game: Game, agents: list[Agent | None], limit: int = 100_000, branching: bool = False) -> None:
    """Run a game straight through to its end with agents for everybody.

    With `branching` agents may play on from their questions (`Branch`); it takes a copy for each segment.
    """
    game.agents = agents
    game.interactive = branching
    try:
        run_until(game, TURN_LIMIT + 1, limit)
    except GameOver:
        return
    if not game.state.over:
        end_in_draw(game, "the game went on too long")


def run_until(game: Game, turn: int, limit: int = 100_000) -> None:
    """Until the turn of that number begins, or the game is over; `GameOver` comes through."""
    idle = Idle()
    at_once = segments = 1 if game.interactive else IDLE
    for _ in range(limit):
        if game.state.turn >= turn or game.state.over:
            return
        asked, before = game.cursor, game.state.turn
        advance(game, segments)
        game.rested_at = game.cursor
        game.checkpoint = None
        if game.cursor != asked:
            idle.reset()
            segments = at_once
        elif game.state.turn == before:  # nobody has been asked anything for a while
            segments = 1
            if idle.check(game):
                end_in_draw(game, game.rules.draw_loop.says)
                return
    raise ArbiterError("the game did not end")


def end_in_draw(game: Game, why: str) -> None:
    if not game.state.over:
        game.state.finish(-1, why)
