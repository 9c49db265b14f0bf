"""A beginner: sees what the greedy bot sees, and now and then overlooks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.chance import random_answer
from arbiter.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Answer, Decision
    from arbiter.kernel.game import Game

OVERLOOKS: Final = 0.27  # so often the first idea is as good as any


class NoviceBot(GreedyBot):
    """Greedy, but for the moments in which any legal answer will do."""

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if self.random.random() < OVERLOOKS:
            game.questions += 1
            return random_answer(decision, self.random)
        return super().__call__(game, decision)
