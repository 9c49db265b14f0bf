"""Random games in which everybody pays by hand: every payment that is begun can be completed, and replays agree."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from arbiter.bots.chance import random_answer
from arbiter.kernel.decisions import ChoosePayment
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.match import Match
from arbiter.kernel.playing.paying_by_hand import PIECE_BY_PIECE
from tests.properties.support import GAMES, setup_of

ANSWERS = 150


@pytest.mark.parametrize("game", GAMES)
def test_a_payment_that_is_offered_can_be_made_and_made_again(game: str) -> None:
    match = Match(replace(setup_of(game, 3), ask_payment=(0, 1)).begin)
    random = Random(3)
    paid = 0
    for _ in range(ANSWERS):
        question = match.question
        if question is None:
            break
        if isinstance(question, ChoosePayment):
            paid += 1
            words = question.options
            piecewise = PIECE_BY_PIECE in words and random.random() < 0.5
            match.answer(words.index(PIECE_BY_PIECE) if piecewise else random.randrange(question.size()))
            continue
        try:
            match.answer(random_answer(question, random))
        except IllegalPlay:
            assert match.question is not None  # the attempt is dropped and the player chooses again
    assert paid or game == "gateruler", "nothing was paid for; but there one resource is like another"
    match.check()
