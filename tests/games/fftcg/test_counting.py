"""What counting offers and what it passes over is what the full checks, with their reasons, would say."""

from __future__ import annotations

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.games.fftcg.actions import list_actions
from arbiter.games.fftcg.explaining import explain
from arbiter.kernel.game import Game
from arbiter.kernel.playing.play import Action
from arbiter.kernel.running import play_out
from arbiter.script import statements as st
from tests.kernel.toy import with_rows
from tests.properties.support import beginning


def list_and_compare(game: Game, player: int) -> list[Action]:
    """Every card that is offered can be used, and every card that can be used is offered; equal cards once."""
    zones = game.state.zones
    piles = [game.field, *(zones[zone][player] for zone in ("hand", "limit", "break"))]
    mine = [obj for pile in piles for obj in pile if obj.controller == player]
    possible = {(obj.zone, obj.face.key) for obj in mine if not explain(game, player, obj)}
    actions = list_actions(game, player)
    if st.Permit not in game.says:
        offered = {(action.obj.zone, action.obj.face.key) for action in actions if action.obj is not None}
        assert offered == possible, f"{game.state.step}, turn {game.state.turn}"
    return actions


@pytest.mark.parametrize("seed", range(700, 712))
def test_counting_offers_what_the_full_checks_allow(seed: int) -> None:
    game = beginning("fftcg", seed)()
    game.rules = with_rows(game.rules, list_actions=list_and_compare)
    play_out(game, [RandomBot(2 * seed), RandomBot(2 * seed + 1)])
