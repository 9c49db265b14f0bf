"""Nothing is written before `Game.changing`: the copy a segment is run again from is the state as it was at rest.

Games are run straight on, but as if they were to be run again: each segment that changes anything takes its copy. What
was written before that is in the copy too, and would be done twice.
"""

from __future__ import annotations

from random import Random

import pytest

from arbiter.bots.chance import random_answer
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.errors import GameOver, IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.match import TURN_LIMIT, attach
from arbiter.kernel.turn import advance
from tests.properties.support import GAMES, beginning, everything, tables

TABLES = [*((game, 2) for game in GAMES), *tables()]
FEW_TABLES = [*((game, 2) for game in GAMES), ("fow", 4)]
QUICK = range(300, 301)
MANY = range(3000, 3040)


class Watch:
    """Runs a game segment by segment and compares what was copied with what there was at rest."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.before: tuple[object, ...] = ()
        self.place = ""
        game.agents = [self.answer] * game.state.players
        game.interactive = True

    def run(self, turns: int = TURN_LIMIT) -> None:
        while not self.game.state.over and self.game.state.turn <= turns:
            self.segment()

    def segment(self) -> None:
        game = self.game
        self.before = everything(game.state)
        self.place = f"{game.state.step}, turn {game.state.turn}"
        cursor = game.cursor
        game.checkpoint = None
        try:
            advance(game)
        except GameOver:
            pass
        except IllegalPlay:
            self.look()
            attach(game, game.state if game.checkpoint is None else game.checkpoint)
            del game.answers[cursor:]
            game.cursor = cursor
            return
        if game.checkpoint is not None:  # without one nothing was changed but by the turn itself, after all questions
            self.look()

    def answer(self, game: Game, decision: Decision) -> Answer:
        """Here a match would stop, and the segment be run again."""
        if game.checkpoint is None:
            self.look()
        return random_answer(decision, self.random)

    def look(self) -> None:
        """What a segment would be run again from is what it began with."""
        game = self.game
        found = everything(game.state if game.checkpoint is None else game.checkpoint)
        if found != self.before:
            differing = [i for i, (now, then) in enumerate(zip(found, self.before, strict=True)) if now != then]
            raise AssertionError(f"written before it was announced in {self.place}: {differing}")


@pytest.mark.parametrize(("game", "players"), FEW_TABLES)
@pytest.mark.parametrize("seed", QUICK)
def test_nothing_is_written_before_the_copy_is_taken(game: str, players: int, seed: int) -> None:
    Watch(beginning(game, seed, players)(), seed).run(15)


def test_a_write_before_the_copy_is_seen() -> None:
    watch = Watch(beginning("fftcg", 300)(), 300)
    watch.run(2)
    unheard = watch.game.agents[0]
    assert unheard is not None

    def meddling(game: Game, decision: Decision) -> Answer:
        game.state.secrets += 1
        return unheard(game, decision)

    watch.game.agents[0] = meddling
    with pytest.raises(AssertionError, match="written before it was announced"):
        watch.run(4)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("seed", MANY)
def test_nothing_is_written_too_early_in_many_games(game: str, players: int, seed: int) -> None:
    Watch(beginning(game, seed, players)(), seed).run()
