"""909.5: a card comes into a zone with what applies to it there; so of texts about coming and going those count that
it has, whether they were printed on it, given to it or taken from it."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

SLOW = resonator("Slow", "This card enters the field rested.")
PLATED = resonator("Plated", "This card enters the field with two [+100/+100] counters on it.", size=(300, 300))
HUSH = regalia("Hush", "Resonators you control lose all abilities.")
WASTE = chant("Waste", "Discard a card.")
LEAP = "If this card would be discarded, put it into your field instead."


@pytest.mark.rule("fow", "909.5", "702.3c", "909.3d")
def test_who_has_lost_its_text_where_it_comes_neither_enters_rested_nor_with_counters() -> None:
    t = table(SLOW, PLATED, HUSH, stones=2).field(0, "Hush").hand(0, "Slow", "Plated")
    t.play(0, "Slow").resolve().play(0, "Plated").resolve()
    assert not t.is_rested("Slow") and t.power("Plated") == 300


@pytest.mark.rule("fow", "702.3c")
def test_others_who_have_it_enter_rested_whatever_a_card_says_of_itself() -> None:
    sloth = regalia("Sloth", "Resonators you control enter the field rested.")
    t = table(SLOW, HUSH, sloth, stones=1).field(0, "Hush", "Sloth").hand(0, "Slow").play(0, "Slow").resolve()
    assert t.is_rested("Slow")


@pytest.mark.rule("fow", "901.3a", "909.5", "910.1")
def test_what_a_card_in_hand_is_given_to_say_of_its_discard_is_true_of_it() -> None:
    calf = resonator("Calf", "")
    gift = regalia("Gift", f'Resonators in your hand gain "{LEAP}"')
    t = table(calf, gift, WASTE).field(0, "Gift").hand(0, "Waste", "Calf").play(0, "Waste").resolve()
    assert t.is_on_field("Calf")


@pytest.mark.rule("fow", "901.3a", "909.3d")
def test_what_a_card_in_hand_has_lost_it_does_not_say_of_its_discard() -> None:
    mute = regalia("Mute", "Resonators in your hand lose all abilities.")
    t = table(resonator("Hare", LEAP), mute, WASTE).field(0, "Mute").hand(0, "Waste", "Hare").play(0, "Waste").resolve()
    assert "Hare" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "901.1", "902.1", "909.3d")
def test_the_main_text_of_a_chant_is_an_effect_which_it_keeps_when_it_loses_all_abilities() -> None:
    mute = regalia("Mute", "Cards in your hand lose all abilities.")
    gift = chant("Gift", "[Quickcast]", "You gain 300 life.")
    bolt = chant("Bolt", "Destroy target resonator.")
    t = table(mute, gift, bolt, SLOW).field(0, "Mute").field(1, "Slow").hand(0, "Gift", "Bolt")
    t.play(0, "Gift").resolve()
    assert t.resource(0, "life") == 4300
    t.play(0, "Bolt", targets=["Slow"]).resolve()
    assert not t.is_on_field("Slow")


@pytest.mark.rule("fow", "901.1", "1112.1", "909.3d")
def test_a_chant_in_hand_that_loses_all_abilities_is_not_quick_any_more() -> None:
    mute = regalia("Mute", "Cards in your hand lose all abilities.")
    gift = chant("Gift", "[Quickcast]", "You gain 300 life.")
    for field, can in (((), True), (("Mute",), False)):
        t = table(mute, gift, WASTE).field(1, *field).hand(1, "Gift").hand(0, "Waste", "fire 1")
        t.play(0, "Waste").passes(0)
        assert t.can("play", 1, "Gift") is can
