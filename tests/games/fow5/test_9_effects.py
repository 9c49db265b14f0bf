"""Chapters 9.6/10, 9.9 and 9.10: abilities that wait for a state, the order of continuous effects, replacement."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import chant, instant, regalia, resonator, table

FROG = instant("Frog Song", "Target resonator becomes a Frog until end of turn.")
BIRD = resonator("Bird", "[Flying]", race="Bird")
BURN = instant("Burn", "This card deals 300 damage to target resonator.")
CRUSH = instant("Crush", "Destroy target resonator.")


# ---------------------------------------------------------------- 9.6/10  states


@pytest.mark.rule("fow5", "9.6/10a")
def test_an_ability_that_waits_for_a_state_does_not_trigger_again_while_it_waits() -> None:
    drum = regalia("Drum", "When you control two or more resonators, you gain 100 life.")
    t = table(drum, stones=1).field(0, "Drum", "Dog").hand(0, "Pup").play(0, "Pup").resolve()
    assert t.stack() == ["Drum"]
    t.passes(0)
    assert t.stack() == ["Drum"]  # the state has held all the time


# ---------------------------------------------------------------- 9.9  the order of effects


@pytest.mark.rule("fow5", "9.9/1", "9.9/2a", "9.9/2b")
def test_abilities_are_gained_and_lost_before_races_change() -> None:
    hush = regalia("Hush", "Frogs lose all abilities.")
    t = table(BIRD, FROG, hush).field(0, "Bird", "Hush").hand(0, "Frog Song").play(0, "Frog Song").resolve()
    assert t.obj("Bird").now.kinds == {"Frog"} and t.has("Bird", "flying")  # it was no Frog yet


@pytest.mark.rule("fow5", "9.9/2c", "9.9/3")
def test_values_come_last_and_an_effect_of_several_kinds_applies_part_by_part() -> None:
    pond = regalia("Pond", "Frogs gain [+100/+100] and [Pierce].")
    t = table(FROG, pond).field(0, "Dog", "Pond").hand(0, "Frog Song").play(0, "Frog Song").resolve()
    assert t.power("Dog") == 700 and not t.has("Dog", "pierce")  # as abilities were given it was no Frog


@pytest.mark.rule("fow5", "9.9/2")
def test_what_a_base_ability_says_comes_before_every_effect() -> None:
    giant = resonator(
        "Giant", "This card's ATK becomes X00, where X is the number of cards in your hand.", size=(0, 500)
    )
    banner = regalia("Banner", "Resonators you control gain [+200/+0].")
    t = table(giant, banner).field(0, "Banner").hand(0, "Giant", "Dog", "Dog", "Dog").play(0, "Giant").resolve()
    assert t.power("Giant") == 500  # the banner is older, and yet 300 + 200


@pytest.mark.rule("fow5", "9.9/4", "9.9/4a")
def test_an_effect_that_depends_on_another_comes_after_it() -> None:
    crown = regalia("Crown", "Resonators with ATK 800 or more gain [+100/+0].")
    grow = chant("Grow", "Target resonator gains [+400/+0] until end of turn.")
    t = table(crown, grow).field(0, "Dog", "Crown").hand(0, "Grow")
    assert t.power("Dog") == 600
    assert t.play(0, "Grow").resolve().power("Dog") == 1100  # the crown is older


@pytest.mark.rule("fow5", "9.9/4b")
def test_otherwise_the_older_effect_applies_first() -> None:
    shrink = instant("Shrink", "Target resonator's ATK becomes 100 until end of turn.")
    grow = instant("Grow", "Target resonator gains [+400/+0] until end of turn.")
    t = (
        table(shrink, grow)
        .field(0, "Dog")
        .hand(0, "Shrink", "Grow")
        .play(0, "Shrink")
        .resolve()
        .play(0, "Grow")
        .resolve()
    )
    assert t.power("Dog") == 500
    t = (
        table(shrink, grow)
        .field(0, "Dog")
        .hand(0, "Shrink", "Grow")
        .play(0, "Grow")
        .resolve()
        .play(0, "Shrink")
        .resolve()
    )
    assert t.power("Dog") == 100


@pytest.mark.rule("fow5", "9.9/5")
def test_an_effect_on_all_cards_of_a_kind_follows_who_becomes_and_ceases_to_be_one() -> None:
    rally = chant("Rally", "All resonators you control gain [+100/+100] until end of turn.")
    lend = instant("Lend", "Gain control of target resonator until end of turn.")
    t = table(rally, lend, stones=1).field(0, "Dog").hand(0, "Rally", "Pup").hand(1, "Lend").play(0, "Rally").resolve()
    t.play(0, "Pup").resolve()
    assert t.power("Dog") == 700 and t.power("Pup") == 400
    t.passes(0).play(1, "Lend", targets=["Dog"]).resolve()
    assert t.power("Dog") == 600


@pytest.mark.rule("fow5", "9.9/6")
def test_a_card_comes_into_a_zone_with_the_effects_on_it_there() -> None:
    shade = resonator("Shade", size=(0, 0))
    banner = regalia("Banner", "Resonators you control gain [+100/+100].")
    t = table(shade, banner).field(0, "Banner").hand(0, "Shade").play(0, "Shade").resolve()
    assert t.is_on_field("Shade", 0) and t.power("Shade") == 100
    assert not table(shade).hand(0, "Shade").play(0, "Shade").resolve().is_on_field("Shade", 0)


@pytest.mark.rule("fow5", "9.9/7")
def test_information_that_was_changed_is_gone() -> None:
    call = chant("Call", "Destroy all Birds.")
    t = table(BIRD, FROG, call).field(0, "Bird").hand(0, "Frog Song", "Call").play(0, "Frog Song").resolve()
    assert t.play(0, "Call").resolve().is_on_field("Bird", 0)


@pytest.mark.rule("fow5", "9.9/8")
def test_printed_information_is_that_without_effects() -> None:
    grow = instant("Grow", "Target resonator gains [+400/+0] until end of turn.")
    cull = chant("Cull", "Destroy target resonator with printed ATK 600 or less.")
    small = chant("Small", "Destroy target resonator with ATK 600 or less.")
    t = table(grow, cull, small).field(1, "Dog").hand(0, "Grow", "Cull", "Small").play(0, "Grow").resolve()
    assert t.power("Dog") == 1000 and t.can("play", 0, "Cull") and not t.can("play", 0, "Small")


# ---------------------------------------------------------------- 9.10  replacement

CAT = resonator("Cat", "If this card would be destroyed, return it to its owner's hand instead.")
PYRE = regalia("Pyre", "If a resonator would be destroyed, remove it from the game instead.")


@pytest.mark.rule("fow5", "9.10/2")
def test_of_several_replacements_the_controller_of_what_they_concern_picks_one() -> None:
    for picked, place in (("Pyre", "removed"), ("Cat", "hand")):
        t = table(CAT, PYRE, CRUSH).field(0, "Pyre").field(1, "Cat").hand(0, "Crush").play(0, "Crush").resolve()
        t.expect(player=1)
        assert t.option(picked).zone_names(1, place) == ["Cat"]


@pytest.mark.rule("fow5", "9.10/3")
def test_a_replacement_applies_once_to_an_event_and_must_be_applied() -> None:
    well = regalia("Well", "If you would draw a card, draw two cards instead.")
    read = chant("Read", "Draw a card.")
    t = table(well, read).field(0, "Well").hand(0, "Read").play(0, "Read").resolve()
    assert t.hand_size(0) == 2  # the two cards are not doubled again, and nobody was asked
    spring = regalia("Spring", "If you would draw a card, draw two cards instead.")
    t = table(well, spring, read).field(0, "Well", "Spring").hand(0, "Read").play(0, "Read").resolve().option("Well")
    assert t.hand_size(0) == 4  # each of them once


@pytest.mark.rule("fow5", "9.10/3")
def test_a_resonator_that_is_rested_instead_is_spared_each_time() -> None:
    rock = resonator("Rock", "If this card would be destroyed, rest it instead.", size=(100, 100))
    t = table(rock, CRUSH).field(1, "Rock").hand(0, "Crush", "Crush").play(0, "Crush").resolve()
    assert t.is_rested("Rock")
    assert t.play(0, "Crush").resolve().is_on_field("Rock", 1)
