"""Who sits beside a player is meant once, also where one player sits on both sides."""

from __future__ import annotations

from arbiter.kernel.context import Context
from arbiter.kernel.evaluate import players
from arbiter.script.nouns import Beside
from tests.kernel.table import Setup


def test_of_two_players_each_has_one_neighbour() -> None:
    assert players(Setup().start(), Beside(2), Context(0, None)) == [1]
