"""The tool that fits what being ahead is worth finds what is there to be found."""

from __future__ import annotations

from random import Random

import pytest

from arbiter.bots.worth import weights_of
from tools.fit_standing import NAMES, chance, fit, loss, positions

TRUE = [0.3, 0.0, 0.0, 0.5, -0.2, 0.0, 1.0]


def test_the_weights_that_made_the_winners_are_found() -> None:
    random = Random(1)
    rows = []
    for _ in range(1500):
        row = tuple(random.gauss(0.0, 2.0) for _ in NAMES)
        rows.append((row, float(random.random() < chance(TRUE, row))))
    found = fit(rows)
    assert found == pytest.approx(TRUE, abs=0.2)  # a little less than that, as large weights are kept small
    assert loss(found, rows) < loss([0.0] * len(NAMES), rows) == pytest.approx(0.693, abs=0.001)


def test_positions_are_noted_turn_by_turn_and_are_the_same_again() -> None:
    weights = weights_of("gateruler")
    assert weights is not None
    once = positions("gateruler", weights, 1, 3)
    assert once and all(len(row) == len(NAMES) for row, _ in once[0])
    assert once == positions("gateruler", weights, 1, 3)
