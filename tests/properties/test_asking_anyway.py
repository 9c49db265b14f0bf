"""Tables between people, at which questions with one answer are asked, too: every way to a position is the same."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from arbiter import load, saves
from arbiter.bots.chance import random_answer
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.match import Match
from tests.properties.support import GAMES, SEALED, setup_of, where


def check_table(game: str, seed: int) -> None:
    setup = replace(setup_of(game, seed), ask_forced=True, ask_anyway=True)
    match, random = Match(setup.begin), Random(seed)
    while match.question is not None:
        if random.random() < 0.1:
            assert where(match.copy()) == where(match)
        if random.random() < 0.02:
            again = load(saves.write(setup, match.answers, match.hash()))
            assert where(again._driver) == where(match)
        with suppress(IllegalPlay):
            match.answer(random_answer(match.question, random))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_asks_anyway_is_copied_and_saved(game: str) -> None:
    check_table(game, 2)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(SEALED, SEALED + 20))
def test_tables_that_ask_anyway_are_copied_and_saved(game: str, seed: int) -> None:
    check_table(game, seed)
