"""Why a card cannot be used, by the numbers of this document, and what is missing where a cost cannot be paid."""

from __future__ import annotations

import pytest

from tests.games.fow5.tables import CUB, HOUND, OX, RULER, STONE, resonator, table


@pytest.mark.rule("fow5", "8.2/4")
def test_attackers() -> None:
    made = table().field(0, CUB).field(0, HOUND, rested=True).field(0, OX, fresh=True)
    assert made.why_not(0, CUB) == []  # a battle can be begun with it
    assert made.why_not(0, HOUND) == ["8.2/4"] and "rested" in made.reasons(0, HOUND)[0].says
    assert made.why_not(0, OX) == ["8.2/4"] and "came under your control" in made.reasons(0, OX)[0].says


@pytest.mark.rule("fow5", "8.3/3", "11.5/1")
def test_blockers() -> None:
    made = resonator(resonator(table(), "Kite", "[Flying]"), "Crow", "[Flying]")
    made.field(0, "Kite").field(1, CUB, "Crow").field(1, HOUND, rested=True).attack("Kite").to("block_declaration")
    assert made.why_not(1, CUB) == ["11.5/1"] and made.why_not(1, HOUND) == ["8.3/3"] and made.why_not(1, "Crow") == []


@pytest.mark.rule("fow5", "7.5/2a")
def test_a_judgment_that_cannot_be_paid_says_what_is_missing() -> None:
    made = table(stones=1)
    made.position.piles["stones"][0].clear()  # nothing is left to be called
    assert made.why_not(0, RULER) == ["7.11/1", "7.5/2a"]
    assert "1 more" in made.reasons(0, RULER)[1].says


@pytest.mark.rule("fow5", "9.7/2", "9.3/4b")
def test_stones_and_costs() -> None:
    made = table(stones=1).hand(0, HOUND)
    assert made.why_not(0, STONE) == ["9.7/2"]
    assert (
        made.why_not(0, HOUND) == ["9.3/4b"]
        and "1 more is needed (of 2 1 can be paid)" in made.reasons(0, HOUND)[0].says
    )
