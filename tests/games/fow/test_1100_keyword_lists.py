"""Chapter 1100: keyword abilities in a row, and those that name several things."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

FLAME = chant("Flame", "Target resonator gains [-100/-100] until end of turn.", attribute=["R"])
GUST = chant("Gust", "Target resonator gains [-100/-100] until end of turn.", attribute=["G"])
FROST = chant("Frost", "Target resonator gains [-100/-100] until end of turn.", attribute=["U"])


@pytest.mark.rule("fow", "1120.1", "1120.3")
def test_a_barrier_with_two_attributes_is_two_barriers_and_the_words_before_it_count() -> None:
    moth = resonator("Moth", "[Flying] «Mythic» [Barrier] {R}{U}")
    assert {"flying", "barrier"} <= moth.traits.keywords and "mythic" in moth.traits.flags
    for spell in (FLAME, FROST):
        t = table(spell, moth).field(1, "Moth").hand(0, spell.name)
        assert not t.can("play", 0, spell.name)
    t = table(GUST, moth).field(1, "Moth").hand(0, "Gust")
    assert t.can("play", 0, "Gust")


@pytest.mark.rule("fow", "1154.2a", "1154.2b")
def test_mastery_with_two_names_rests_both() -> None:
    dance = chant("Dance", "Draw a card.", '[Mastery] "Left" and "Right"', cost="{5}")
    left, right = resonator("Left", ""), resonator("Right", "")
    t = table(dance, left, right).field(0, "Left", "Right").hand(0, "Dance").play(0, "Dance").resolve()
    assert t.is_rested("Left") and t.is_rested("Right") and t.hand_size(0) == 1
    t = table(dance, left, right).field(0, "Left").hand(0, "Dance")
    assert not t.can("play", 0, "Dance")


@pytest.mark.rule("fow", "1154.2b")
def test_mastery_with_a_race_twice_rests_two_of_them() -> None:
    dance = chant("Dance", "Draw a card.", "[Mastery] (Elf) and (Elf)", cost="{5}")
    elf, other = resonator("Elf One", "", race="Elf"), resonator("Elf Two", "", race="Elf")
    t = table(dance, elf).field(0, "Elf One").hand(0, "Dance")
    assert not t.can("play", 0, "Dance")
    t = table(dance, elf, other).field(0, "Elf One", "Elf Two").hand(0, "Dance").play(0, "Dance", cost=["Elf One"])
    t.resolve()
    assert t.hand_size(0) == 1 and t.is_rested("Elf One") and t.is_rested("Elf Two")


@pytest.mark.rule("fow", "1111.2", "1111.2b")
def test_incarnation_with_a_choice_for_each_symbol() -> None:
    titan = resonator("Titan", "[Incarnation] {R} or {B}, {R} or {B}", cost="{9}")
    ember = resonator("Ember", "", attribute=["R"])
    shade = resonator("Shade", "", attribute=["B"])
    leaf = resonator("Leaf", "", attribute=["G"])
    t = (
        table(titan, ember, shade, leaf)
        .field(0, "Ember", "Shade", "Leaf")
        .hand(0, "Titan")
        .play(0, "Titan", order=["Ember", "Shade"])
        .resolve()
    )
    assert sorted(t.zone_names(0, "graveyard")) == ["Ember", "Shade"]
    t = table(titan, ember, leaf).field(0, "Ember", "Leaf").hand(0, "Titan")
    assert not t.can("play", 0, "Titan")


@pytest.mark.rule("fow", "1127.2")
def test_resonance_with_either_of_two_types() -> None:
    bell = regalia("Bell", "[Resonance] Fire Magic Stone or Wind Magic Stone >>> Draw a card.")
    t = table(bell).field(0, "Bell").act(0, "call", "fire ruler").resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "203.1")
def test_a_number_of_cards_with_different_names_counts_those_that_share_none() -> None:
    count = "You gain X00 life, where X is the number of Elves with different names you control."
    tally = chant("Tally", count)
    ann, bea = resonator("Ann", "", race="Elf"), resonator("Bea", "", race="Elf")
    both = resonator("Ann // Bea", "", race="Elf")
    t = table(tally, ann, bea, both).field(0, "Ann", "Ann", "Bea", "Ann // Bea").hand(0, "Tally")
    assert t.play(0, "Tally").resolve().resource(0, "life") == 4200
    t = table(tally, ann, both).field(0, "Ann", "Ann // Bea").hand(0, "Tally").play(0, "Tally").resolve()
    assert t.resource(0, "life") == 4100
