"""What the greedy player of today does for what it makes possible, and the first one never did."""

from __future__ import annotations

from contextlib import suppress

import pytest

from arbiter.bots.actions import given_up
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.habits import FIRST, TODAY, Habits
from arbiter.bots.valuer import Valuer
from arbiter.bots.worth import weights_of
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.errors import GameOver
from arbiter.kernel.game import Game
from arbiter.kernel.running import run_until
from arbiter.lab.decks import built_in_decks
from arbiter.lab.sim import laid_out
from arbiter.script import costs as co
from arbiter.script.amounts import Number
from arbiter.script.base import How
from arbiter.script.nouns import YOU, Group


class Noting(GreedyBot):
    """Greedy, and everything it did by name."""

    def __init__(self, seed: int, habits: Habits) -> None:
        super().__init__(seed, habits=habits)
        self.done: list[str] = []

    def __call__(self, game: Game, decision: Decision) -> Answer:
        answer = super().__call__(game, decision)
        if isinstance(decision, ChooseAction) and isinstance(answer, int) and answer:
            self.done.append(decision.actions[answer].kind)
        return answer


def done(key: str, habits: Habits, seed: int, turns: int = 9) -> list[str]:
    decks = built_in_decks(key)
    game = laid_out(key, (decks[0], decks[1]), "").game(seed)
    bots = [Noting(1, habits), Noting(2, habits)]
    game.agents = list(bots)
    with suppress(GameOver):
        run_until(game, turns)
    return [*bots[0].done, *bots[1].done]


def test_a_coin_pays_for_the_card_that_is_one_short() -> None:
    acts = [each for seed in (1, 2, 3) for each in done("fow", TODAY, seed)]
    coins = [i for i, each in enumerate(acts) if each == "will"]
    assert coins and all(acts[i + 1] in ("spell", "rune") for i in coins)
    assert "will" not in done("fow", FIRST, 1)


def test_a_servant_is_turned_round() -> None:
    assert any("switch" in done("caster", TODAY, seed, 12) for seed in (1, 2, 3))
    assert "switch" not in done("caster", FIRST, 1, 12)


@pytest.mark.parametrize(("zone", "cheap"), [("graveyard", True), ("hand", False)])
def test_cards_that_were_used_up_cost_next_to_nothing(zone: str, cheap: bool) -> None:
    decks = built_in_decks("gateruler")
    game = laid_out("gateruler", (decks[0], decks[1]), "").game(1)
    game.agents = [GreedyBot(1), GreedyBot(2)]
    run_until(game, 3)
    weights = weights_of("gateruler")
    assert weights is not None
    leader = game.state.zones[weights.leader_zone][0][0]
    part = co.MoveSome(Group((), (zone,), YOU), Number(2), "removed", How.REMOVE)
    assert (given_up(Valuer(game, weights, 0), leader, part) < 0.5) == cheap
