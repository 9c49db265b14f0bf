"""Players who leave a game that goes on without them: who has given up, and who has lost where several play.

Who gives up while somebody has priority leaves at once, otherwise as soon as what is being carried out is over. So
nothing that is under way loses its cards, costs or choices in the middle. The documents say only what it means between
two: there the game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import table_setters
from arbiter.kernel.effects.lasting import settle_control

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Answer
    from arbiter.kernel.game import Game


def who_concedes(answer: Answer) -> int | None:
    """Concessions are recorded among the answers, as numbers below zero: whose it is, if it is one."""
    return -1 - answer if isinstance(answer, int) and answer < 0 else None


def leave(game: Game, player: int) -> None:
    """The player leaves with everything that is theirs; what they controlled of others goes back."""
    table_setters.leave_game(game, player)
    settle_control(game)


def leave_at_priority(game: Game) -> bool:
    """Before a player with priority is asked: has somebody given up here? Then they leave at once.

    Where only one would be left the game ends, as it does at any other question.
    """
    state = game.state
    if game.cursor >= len(game.answers) or state.players - len(state.out) <= 2:
        return False
    player = who_concedes(game.answers[game.cursor])
    if player is None:
        return False
    game.cursor += 1
    game.concede(player)
    leave_now(game)
    return True


def leave_now(game: Game) -> None:
    """Nothing is being carried out any more: those who have given up meanwhile leave, if they are still there."""
    leaving = game.under_way.leaving
    game.under_way.leaving = ()
    for player in leaving:
        if player in game.state.out:
            continue
        others = game.opponents(player)
        if len(others) <= 1:
            game.end(others[0] if others else -1, f"player {player} concedes")
        leave(game, player)
