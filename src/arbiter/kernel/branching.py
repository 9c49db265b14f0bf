"""Playing on from a question, apart from the game in which it is asked: what would become of it?

A branch goes back to where the segment began, gives the answers that were given since, and stands at the very same
question; only there is what the player cannot know dealt anew. So options mean the same in every world.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from arbiter.kernel.carrying_over import carry_over
from arbiter.kernel.errors import ArbiterError, GameOver
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.resampling import apart, redeal
from arbiter.kernel.running import run_until

if TYPE_CHECKING:
    from arbiter.kernel.chance import Chance
    from arbiter.kernel.decisions import Answer, Decision
    from arbiter.kernel.state import GameState

FOREVER: Final = 1 << 30


class Branch:
    """The question that a game stands at. Games are played on from it; the game itself stays as it is."""

    __slots__ = ("game", "state", "answers")

    def __init__(self, game: Game) -> None:
        if not game.interactive:
            raise ArbiterError("this game keeps no copy to go back to: play it as a Match, or out with branching=True")
        self.game = game
        self.state: GameState = game.state if game.checkpoint is None else game.checkpoint
        self.answers: list[Answer] = game.answers[game.rested_at :]

    def play(
        self,
        answer: Answer,
        agents: list[Agent | None],
        until: int = FOREVER,
        chance: Chance | None = None,
        narrate: bool = False,
    ) -> Game:
        """Give this answer to the question and let the agents play on until the turn of that number begins.

        With a chance, whatever the asked player cannot know is dealt anew by it before the answer is given. With
        `narrate` the game tells what happens after the answer.
        """
        game = self.world()
        game.narrate = narrate
        first = FirstAnswer(answer, agents, chance)
        game.agents = [first] * game.state.players
        play_on(game, until)
        return game

    def world(self) -> Game:
        """A game of its own that will come to the question."""
        game = self.game
        made = Game(game.rules, apart(game, self.state), game.format, game.facts)
        made.revision = game.revision
        made.ask_forced = game.ask_forced
        made.ask_anyway = game.ask_anyway
        made.manual_payment = game.manual_payment
        made.answers = self.answers[:]
        if self.state is game.state:
            carry_over(game, made)
        bring_up_to_date(made)
        return made


def play_on(game: Game, until: int) -> None:
    """Its agents go on until the turn of that number begins, or the game is over."""
    if not game.state.over:
        with suppress(GameOver):
            run_until(game, until)


class FirstAnswer:
    """Answers the question of the branch, in a world dealt anew; then others go on."""

    __slots__ = ("answer", "agents", "chance")

    def __init__(
        self,
        answer: Answer,
        agents: list[Agent | None],
        chance: Chance | None,
    ) -> None:
        self.answer = answer
        self.agents = agents
        self.chance = chance

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if self.chance is not None:
            redeal(game, decision.player, self.chance)
        game.agents = self.agents
        game.told.clear()
        return decision.check(self.answer)
