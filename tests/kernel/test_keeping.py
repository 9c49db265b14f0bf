"""What is kept about texts does not pile up."""

from __future__ import annotations

from random import Random

import pytest

from arbiter.bots.chance import random_answer
from arbiter.cards.pool import shared
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.match import Match
from tests.properties.support import setup_of


def test_what_is_kept_is_forgotten_when_it_has_become_too_much() -> None:
    found: dict[int, tuple[object, int]] = {}
    texts = [object() for _ in range(5)]
    for number, text in enumerate(texts):
        assert keep(found, text, (text, number), most=3) == (text, number)
        assert len(found) <= 3
    assert found[id(texts[4])] == (texts[4], 4)


@pytest.mark.parametrize("game", ["fftcg", "fow", "fow5", "gateruler", "caster"])
def test_what_tables_share_is_not_kept_by_a_cards_id(game: str) -> None:
    """Two tables of one process may have different cards of one id: a library keeps things by identity alone."""
    library = shared(game).entry.rules.layers.library
    played = Match(setup_of(game, 1).begin)
    answers = Random(1)
    for _ in range(60):
        if played.question is not None:
            played.answer(random_answer(played.question, answers))
    of_the_game = ("keyword_abilities", "cumulative")  # said of its keywords once and for all
    kept = {slot: getattr(library, slot) for slot in library.__slots__ if slot not in of_the_game}
    words = [slot for slot, value in kept.items() if isinstance(value, dict) and any(isinstance(k, str) for k in value)]
    assert words == []
