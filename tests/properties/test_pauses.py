"""Whether and when somebody is asked tells nothing of what they hold: `concealing` says exactly what is compared."""

from __future__ import annotations

import pytest

from tests.properties.concealing import Tally, check_pauses
from tests.properties.support import GAMES, SEALED, setup_of, tables


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_do_not_decide_who_is_asked(game: str) -> None:
    tally = Tally()
    for seed in (2, 3):
        check_pauses(setup_of(game, seed), seed, 0.02, tally)
    assert tally.questions > 100 and tally.only_answers > 0, tally


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [*range(5000, 5020), *range(SEALED, SEALED + 5)])
def test_hidden_cards_do_not_decide_who_is_asked_in_many_games(game: str, seed: int) -> None:
    check_pauses(setup_of(game, seed), seed, 0.1, Tally())


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), tables())
def test_hidden_cards_do_not_decide_who_is_asked_among_many_players(game: str, players: int) -> None:
    check_pauses(setup_of(game, 5100, players), 5100, 0.05, Tally())
