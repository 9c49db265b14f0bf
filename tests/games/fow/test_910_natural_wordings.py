"""Words that players and judges use of Force of Will: instead of leaving or drawing, until end of battle, no loss."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

KILL = chant("Kill", "Destroy target resonator.")
LIFT = chant("Lift", "Return target resonator to its owner's hand.")
LEARN = chant("Learn", "Draw two cards.")
CALF = resonator("Calf", "", size=(300, 300))


@pytest.mark.rule("fow", "910.1", "910.1a")
@pytest.mark.parametrize("way", ["Kill", "Lift"])
def test_whatever_would_make_it_leave_the_field_something_else_happens(way: str) -> None:
    ghost = resonator("Ghost", "If this card would leave the field, remove it from the game instead.")
    t = table(ghost, KILL, LIFT).field(0, "Ghost").hand(0, way).play(0, way, targets=["Ghost"]).resolve()
    assert t.zone_names(0, "removed") == ["Ghost"] and t.hand_names(0) == []


@pytest.mark.rule("fow", "910.1", "910.2")
def test_each_card_that_would_be_drawn_is_replaced_and_only_that_players() -> None:
    well = regalia("Well", "If you would draw a card, you gain 100 life instead.")
    t = table(well, LEARN).field(0, "Well").hand(0, "Learn").play(0, "Learn").resolve()
    assert t.resource(0, "life") == 4200 and t.hand_size(0) == 0
    t = table(well, LEARN).field(1, "Well").hand(0, "Learn").play(0, "Learn").resolve()
    assert t.resource(0, "life") == 4000 and t.hand_size(0) == 2


@pytest.mark.rule("fow", "910.1", "910.3")
def test_who_draws_two_instead_of_one_draws_four_instead_of_two() -> None:
    spring = regalia("Spring", "If you would draw a card, draw two cards instead.")
    t = table(spring, LEARN).field(0, "Spring").hand(0, "Learn").play(0, "Learn").resolve()
    assert t.hand_size(0) == 4


@pytest.mark.rule("fow", "807.4", "909.1")
def test_what_lasts_until_end_of_battle_is_over_after_it_and_not_before() -> None:
    ram = resonator("Ram", "{0}: This card gains [+200/+200] until end of battle.", size=(300, 300))
    t = table(ram).field(0, "Ram").attack("Ram").use(0, "Ram").resolve()
    assert t.power("Ram") == 500
    t.to("main")
    assert t.power("Ram") == 300 and t.resource(1, "life") == 3500


@pytest.mark.rule("fow", "103.5", "1202.1", "1202.2")
def test_who_cannot_lose_stays_with_no_life_left_until_the_text_is_gone() -> None:
    saint = resonator("Saint", "You cannot lose the game.")
    pain = chant("Pain", "You lose 5000 life.")
    t = table(saint, pain, KILL).field(0, "Saint").hand(0, "Pain", "Kill").play(0, "Pain").resolve()
    assert not t.over and t.resource(0, "life") <= 0
    t.play(0, "Kill", targets=["Saint"]).resolve()
    assert t.over and t.winner == 1
