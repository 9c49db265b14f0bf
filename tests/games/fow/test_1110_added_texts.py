"""Text that a chant gains as it is played and that speaks of the paragraph before it."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator

HEN = resonator("Hen", size=(300, 900), race="Bird", cost="{0}")
BELL = chant("Bell", "You gain 100 life.")


@pytest.mark.rule("fow", "1124.2")
@pytest.mark.parametrize(("first", "damage"), [(True, 700), (False, 400)])
def test_instead_of_what_the_paragraph_before_does(first: bool, damage: int) -> None:
    bolt = chant("Bolt", "This card deals 400 damage to target Bird.", "[Torrent] - It deals 700 damage instead.")
    t = table(HEN, BELL, bolt).field(1, "Hen").hand(0, "Bell", "Bolt")
    t = t.play(0, "Bell").resolve() if first else t
    assert t.play(0, "Bolt").resolve().damage_on("Hen") == damage


@pytest.mark.rule("fow", "1134.2")
@pytest.mark.parametrize(("more", "left"), [(0, 0), (1, 2)])
def test_whether_the_text_is_there_is_settled_as_it_is_played(more: int, left: int) -> None:
    rob = chant("Rob", "Your opponent discards a card.", "[Null] - Your opponent discards three cards instead.")
    drip = chant("Drip", "[Quickcast]", "You gain 100 life.")
    t = table(HEN, drip, rob).hand(0, "Rob", *["Drip"] * more).hand(1, "Hen", "Hen", "Hen").play(0, "Rob")
    if more:
        t.play(0, "Drip").resolve()  # the hand is empty only now
    t.resolve()
    if left:
        t.choose("Hen")
    assert t.hand_size(1) == left


@pytest.mark.rule("fow", "1416.6", "1110.3")
@pytest.mark.parametrize(("pays", "pierces"), [(True, True), (False, False)])
def test_what_the_paragraph_before_has_targeted(pays: bool, pierces: bool) -> None:
    swell = chant(
        "Swell",
        "Target Bird gains [+100/+100] until end of turn.",
        "[Awakening] {1}: That resonator gains [Pierce] until end of turn.",
    )
    t = table(HEN, swell, stones=1).field(0, "Hen").hand(0, "Swell").play(0, "Swell", extra=pays).resolve()
    assert t.power("Hen") == 400 and t.has("Hen", "pierce") is pierces


@pytest.mark.rule("fow", "1110.1")
def test_of_several_awakenings_each_has_its_own_text() -> None:
    swell = chant("Swell", "Draw a card.", "[Awakening] {1}: You gain 100 life.", "[Awakening] {2}: You gain 500 life.")
    t = table(HEN, swell, stones=1).deck(0, "Hen").hand(0, "Swell").play(0, "Swell", extra=True).resolve()
    assert t.resource(0, "life") == 4100
