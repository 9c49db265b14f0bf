"""Rulings at the edge of a rule: nothing instead of something, one more than allowed, somebody else's card.

Random breaks of the chapters about turns, battles and prices showed that nothing had asked for these.
"""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator

WORD = chant("Word", "[Quickcast]", "You gain 100 life.")


@pytest.mark.rule("fow", "503.1", "503.4", "907.4")
@pytest.mark.parametrize("number", [2, 3])
def test_will_that_was_produced_before_the_recovery_phase_ceases_in_it_or_without_it(number: int) -> None:
    t = table(WORD, stones=1).by_hand(0).hand(0, "Word").turn(0, "draw_before", number=number)
    t.act(0, "will", "fire stone")
    assert t.pool(0) == ["fire"]
    assert t.to("main").pool(0) == []


@pytest.mark.rule("fow", "503.5", "909.1")
@pytest.mark.parametrize(
    ("text", "ready"),
    [("This card cannot attack.", True), ("This card doesn't recover during your recovery phase.", False)],
)
def test_what_is_kept_from_something_else_recovers(text: str, ready: bool) -> None:
    t = table(resonator("Sloth", text)).field(0, "Sloth", rested=True).turn(0, "draw_before", number=3)
    assert t.to("main").is_rested("Sloth") is not ready


@pytest.mark.rule("fow", "806.2b", "104.3")
def test_an_attacker_without_atk_deals_no_damage_to_a_player() -> None:
    mouse = resonator("Mouse", "Whenever this card deals damage to a player >>> You gain 500 life.", size=(0, 100))
    t = table(mouse).field(0, "Mouse").attack("Mouse").no_block().to("main")
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4000, 4000)


@pytest.mark.rule("fow", "804.4", "804.3")
def test_what_must_be_paid_to_block_is_paid() -> None:
    guard = resonator("Guard", "This card cannot block unless you pay {1}.")
    t = table(guard).field(0, "fire 2").field(1, "Guard", "wind stone").attack("fire 2").block("Guard")
    assert t.is_rested("wind stone", 1)
    t = table(guard).field(0, "fire 2").field(1, "Guard").attack("fire 2")
    assert t.to("main").resource(1, "life") == 3400


@pytest.mark.rule("fow", "804.3")
def test_of_two_that_must_block_one_does() -> None:
    dull = resonator("Dull", "This card must block if able.")
    t = table(dull).field(0, "fire 2").field(1, "Dull", "Dull").attack("fire 2")
    t.block(t.card("Dull", index=1))
    assert [obj.turned for obj in t.objects("field", 1) if obj.face.name == "Dull"].count(1) == 1
