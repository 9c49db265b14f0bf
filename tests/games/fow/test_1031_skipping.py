"""1031: phases that are skipped once, twice and as long as a text is in force."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))


def next_own_turn(t: Table) -> Table:
    return t.to("main", player=1).to("main", player=0)


@pytest.mark.rule("fow", "1031.1", "502.4")
def test_the_draw_phase_that_has_begun_goes_on_and_the_next_one_is_skipped() -> None:
    nap = chant("Nap", "[Quickcast]", "Skip your next draw phase.")
    t = table(nap).hand(0, "Nap").turn(0, "draw_before").play(0, "Nap").resolve().to("main")
    assert t.hand_size(0) == 1
    assert next_own_turn(t).hand_size(0) == 1
    assert next_own_turn(t).hand_size(0) == 2


@pytest.mark.rule("fow", "1031.2")
def test_two_recovery_phases_are_skipped_one_after_the_other() -> None:
    t = table(HEN, chant("Doze", "Skip your next recovery phase.")).field(0, "Hen", rested=True)
    t.hand(0, "Doze", "Doze").play(0, "Doze").resolve().play(0, "Doze", zone="hand").resolve()
    assert [next_own_turn(t).is_rested("Hen") for _ in range(3)] == [True, True, False]


@pytest.mark.rule("fow", "1031.1", "909.1")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Skip your draw phase.", 0, 1),
        ("Your opponent skips their draw phase.", 1, 0),
        ("Players skip their draw phases.", 0, 0),
    ],
)
def test_draw_phases_are_skipped_as_long_as_the_text_is_in_force(text: str, mine: int, theirs: int) -> None:
    t = table(regalia("Clock", text)).field(0, "Clock").to("main", player=1)
    assert t.hand_size(1) == theirs
    assert t.to("main", player=0).hand_size(0) == mine


@pytest.mark.rule("fow", "1031.1", "503.5")
def test_recovery_phases_are_skipped_as_long_as_the_text_is_in_force() -> None:
    t = table(HEN, regalia("Clock", "Skip your recovery phase.")).field(0, "Clock").field(0, "Hen", rested=True)
    assert next_own_turn(t).is_rested("Hen") and next_own_turn(t).is_rested("Hen")
