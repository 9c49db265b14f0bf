"""The greedy bot at Force of Will 5.12, in both variants."""

from __future__ import annotations

import pytest

from arbiter.lab.decks import built_in_decks, pairings
from arbiter.lab.sim import orders, simulate

BOTS = ("greedy", "random")


@pytest.mark.parametrize("format", ["valhalla", "bifrost"])
def test_it_beats_chance(format: str) -> None:
    pairs = pairings(built_in_decks("fow5", format))
    report = simulate(list(orders("fow5", pairs, BOTS, 20, 1, format)), BOTS)
    assert not report.failures
    assert report.by_bot["greedy"].wins >= 17
