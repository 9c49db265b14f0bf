"""Recorded games go as they went; whoever changes behaviour sees where."""

from __future__ import annotations

import json

import pytest

from tests.properties.golden import SEEDS, path, playthrough

MEANT = "if this change is meant, run `python -m tests.properties.golden` and say why in the commit"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_goes_as_it_went(seed: int) -> None:
    recorded = json.loads(path(seed).read_text(encoding="utf-8"))
    played = playthrough(seed)
    marks = played["marks"]
    assert isinstance(marks, list)
    for before, now in zip(recorded["marks"], marks, strict=False):
        assert now == before, f"the games part here; {MEANT}"
    assert played == recorded, f"the games end differently; {MEANT}"


def test_a_game_can_be_played_again() -> None:
    assert playthrough(SEEDS[0]) == playthrough(SEEDS[0])
