"""The stream of what happens: whole, told once, the same however a position was reached, and masked as views are."""

from __future__ import annotations

import pytest

from arbiter.kernel.match import Match
from arbiter.kernel.telling import Told
from arbiter.kernel.views import OPEN, View
from arbiter.setup import drive
from tests.properties.support import GAMES, random_match, setup_of
from tests.properties.telling import check_log, recorded


def stream(told: list[Told], viewer: int = OPEN) -> list[View]:
    return [each.as_seen_by(viewer) for each in told]


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_changes_something_is_in_one_sentence(game: str) -> None:
    assert check_log(setup_of(game, 11), 11, 60) > 20


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6000, 6020))
def test_everything_that_changes_something_is_in_one_sentence_in_many_games(game: str, seed: int) -> None:
    check_log(setup_of(game, seed), seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_segment_that_is_run_again_tells_nothing_twice(game: str) -> None:
    """Answered one by one, so that segments are run again; and played again in one go, and copied, and taken back."""
    compared = 0
    for at, match in enumerate(random_match(game, 21)):
        if at >= 90:
            break
        if at % 30 == 29:
            compared += 1
            here = stream(match.game.told)
            assert stream(match.copy().game.told) == here
            again = drive(setup_of(game, 21), match.answers)
            assert stream(again.game.told) == here
            again.answer(again.question.minimal() if again.question is not None else 0)
            again.undo()
            assert stream(again.game.told) == here
    assert compared == 3


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_where_nobody_listens(game: str) -> None:
    setup = setup_of(game, 31)
    answers = recorded(setup, 31, 90)

    def begin(narrate: bool) -> Match:
        start = setup.begin()
        start.narrate = narrate
        start.answers = list(answers)
        return Match(lambda: start)

    quiet, told = begin(False), begin(True)
    assert quiet.game.told == [] and len(told.game.told) > 30
    assert quiet.hash() == told.hash()
