"""Chapter 907: an object with several will abilities is rested for one of them."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from tests.games.fow.tables import table
from tests.games.fow.written import resonator, written

HAWK = resonator("Hawk", cost="{2}")
MOTH = resonator("Moth", cost="{R}{W}")


def stone(*text: str) -> Face:
    return written("Twin Pebble", "Special Magic Stone", *text, cost=None)


@pytest.mark.rule("fow", "907.4")
def test_a_stone_with_two_will_abilities_pays_once() -> None:
    twin = stone("{Rest}: Produce {R}.", "{Rest}: Produce {W}.")
    one = table(HAWK, MOTH, twin).field(0, "Twin Pebble").hand(0, "Hawk", "Moth")
    assert not one.can("play", 0, "Hawk") and not one.can("play", 0, "Moth")
    two = table(HAWK, MOTH, twin).field(0, "Twin Pebble", "Twin Pebble").hand(0, "Moth")
    two.play(0, "Moth").resolve()
    assert two.is_on_field("Moth", 0)


@pytest.mark.parametrize(("cost", "pays"), [("{2}", True), ("{R}{R}", True), ("{W}", True), ("{3}", False)])
def test_of_will_abilities_that_make_different_amounts_one_is_played(cost: str, pays: bool) -> None:
    twin = stone("{Rest}: Produce {R}{R}.", "{Rest}: Produce {W}.")
    card = resonator("Heron", cost=cost)
    t = table(card, twin).field(0, "Twin Pebble").hand(0, "Heron")
    assert t.can("play", 0, "Heron") is pays
    if pays:
        assert t.play(0, "Heron").resolve().is_on_field("Heron", 0)


def test_two_such_stones_pay_for_both_kinds() -> None:
    twin = stone("{Rest}: Produce {R}{R}.", "{Rest}: Produce {W}.")
    card = resonator("Heron", cost="{R}{W}{1}")
    one = table(card, twin).field(0, "Twin Pebble").hand(0, "Heron")
    assert not one.can("play", 0, "Heron")
    two = table(card, twin).field(0, "Twin Pebble", "Twin Pebble").hand(0, "Heron")
    assert two.play(0, "Heron").resolve().is_on_field("Heron", 0)
