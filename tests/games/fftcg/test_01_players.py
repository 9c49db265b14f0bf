"""Chapter 1 of FINAL FANTASY TCG: a game is for two players."""

import pytest

import arbiter
from arbiter.testing import BadScenario, scenario


@pytest.mark.rule("fftcg", "1.1")
def test_two_players_play_and_no_other_number() -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=1)
    assert len(match.view(0)["zones"]["hand"]) == 2
    for decks in (["steam"], ["steam", "cold-wire", "steam"]):
        with pytest.raises(arbiter.BadAnswer, match="played with 2 decks"):
            arbiter.start("fftcg", *decks, seed=1)
    with pytest.raises(BadScenario, match="2 to 2 players"):
        scenario("fftcg", players=3)
