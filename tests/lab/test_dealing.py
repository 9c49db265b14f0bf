"""Decks laid out once for many games: each game is as if it had been laid out by itself."""

from __future__ import annotations

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.cards.pool import shared
from arbiter.games.registry import playable
from arbiter.kernel.dealing import Deal, new_game
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.running import play_out
from arbiter.lab.decks import built_in_decks


def played(game: Game, seed: int) -> str:
    play_out(game, [RandomBot(seed), RandomBot(seed + 1)])
    return state_hash(game.state)


@pytest.mark.parametrize("key", playable())
def test_games_that_share_a_deal_do_not_touch_each_other(key: str) -> None:
    pool = shared(key)
    rules = pool.entry.rules
    decks = [deck.piles(pool) for deck in built_in_decks(key)[:2]]
    deal = Deal(rules, decks)
    for seed in (1, 2, 1):
        alone, together = new_game(rules, decks, seed), deal.game(seed)
        assert state_hash(together.state) == state_hash(alone.state)
        assert played(together, seed) == played(alone, seed)
