"""A position that runs straight on: whatever the engine keeps from one moment to the next stays in use.

The scenario builder works everything out anew at every answer, and so never sees what was kept wrongly.
"""

from __future__ import annotations

from arbiter.kernel.dealing import fork
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, ChooseOption, ChooseOrder, Confirm, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.state import Obj
from arbiter.kernel.turn import advance
from arbiter.testing import Table

MANY = 400  # so many segments are enough for what these tests want to see


class Answers:
    """Players who do what is written down, each answer when its question comes ("why", word), and nothing else but
    what they always do ("why": word)."""

    def __init__(self, script: list[tuple[str, str]], always: dict[str, str]) -> None:
        self.left = script
        self.always = always

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if isinstance(decision, ChooseOrder):
            return tuple(range(decision.size()))
        if self.left and self.left[0][0] == decision.why:
            return decision.check(spoken(decision, self.left.pop(0)[1]))
        if decision.why in self.always:
            return decision.check(spoken(decision, self.always[decision.why]))
        return decision.minimal()


def spoken(decision: Decision, word: str) -> Answer:
    """The answer that the word names: a card, an option, or yes."""
    if isinstance(decision, ChooseAction):
        return next(i for i, act in enumerate(decision.actions) if act.obj is not None and act.obj.face.name == word)
    if isinstance(decision, ChooseObjects):
        return (next(i for i, obj in enumerate(decision.options) if obj.face.name == word),)
    if isinstance(decision, ChooseOption):
        return decision.options.index(word)
    assert isinstance(decision, Confirm), f"no word for {decision.kind} {decision.why}"
    return int(word == "yes")


def play_on(table: Table, *script: tuple[str, str], until: str, always: dict[str, str] | None = None) -> Game:
    """Play the table's position on until the step begins for the first time after all the answers were given."""
    game = fork(table.game, table.game.state)
    answers = Answers(list(script), always or {})
    game.agents = [answers] * game.state.players
    for _ in range(MANY):
        advance(game)
        if not answers.left and game.state.step == until:
            return game
    raise AssertionError(f"never came to {until}; not asked: {answers.left}")


def find(game: Game, name: str, zone: str = "") -> Obj:
    """The only object of that name (in that zone)."""
    (found,) = [
        obj
        for where, piles in game.state.zones.items()
        for pile in piles
        for obj in pile
        if obj.face.name == name and zone in ("", where)
    ]
    return found
