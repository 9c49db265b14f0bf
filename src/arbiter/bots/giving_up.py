"""When a bot at a table gives up: it stands badly, and whatever could be hidden, greedy players lose it every time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.greedy import GreedyBot
from arbiter.bots.standing import winning_chance
from arbiter.bots.worth import weights_of
from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Seeded
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.packing import asked_again

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Decision
    from arbiter.kernel.game import Agent, Game

WORRIED: Final = 0.1  # who stands better than this does not even think of it
WORLDS: Final = 30  # all of them are lost
LONGEST: Final = 30  # turns; what is not decided by then is not lost


def stands_badly(game: Game, decision: Decision) -> bool:
    """Does the player who is asked, in their own turn, have reason to think of giving up? Quickly told."""
    player, state = decision.player, game.state
    weights = weights_of(game.rules.key)
    if weights is None or state.players != 2 or state.active != player:
        return False
    return winning_chance(game, weights, player) < WORRIED


def is_lost(game: Game, decision: Decision, seed: int) -> bool:
    """Is it lost in every world that could be, as far as greedy players can tell? The first that is not ends it."""
    branch = Branch(game)
    answer = GreedyBot(seed)(game, decision)
    for world in range(seed, seed + WORLDS):
        agents: list[Agent | None] = [GreedyBot(world), GreedyBot(world + 1)]
        try:
            after = branch.play(answer, agents, game.state.turn + LONGEST, Seeded(world)).state
        except ArbiterError:
            return False
        if not after.over or after.winner in (decision.player, -1):
            return False
    return True


def is_lost_at(packed: bytes, seed: int) -> bool:
    """The same in another process."""
    return is_lost(*asked_again(packed), seed)
