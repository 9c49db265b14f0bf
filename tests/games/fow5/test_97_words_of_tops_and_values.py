"""Words of a text: cards put from the top of a deck, ATK and DEF that become a number, what is printed, and where
there is none of something."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import addition, chant, instant, regalia, resonator, table

SWELL = instant("Swell", "Target resonator gains [+300/+300] until end of turn.")


@pytest.mark.rule("fow5", "3.3/3", "3.15/4", "9.6/1a")
def test_the_top_cards_of_the_deck_come_into_the_field_and_trigger_no_enter() -> None:
    crier = resonator("Crier", "[Enter] You gain 500 life.")
    raft = chant("Raft", "Put the top two cards of your main deck into your field rested.")
    t = table(crier, raft).deck(0, "Crier", "Raft").hand(0, "Raft").play(0, "Raft").resolve_all()
    assert t.field_names(0) == ["Crier"] and t.is_rested("Crier") and t.resource(0, "life") == 4000
    assert t.zone_names(0, "graveyard") == ["Raft", "Raft"]


@pytest.mark.rule("fow5", "7.9/4", "3.11/2")
def test_a_card_put_from_the_deck_into_the_chant_standby_area_waits_a_turn() -> None:
    stash = chant("Stash", "Put the top card of your main deck into your chant-standby area.")
    t = table(stash).deck(0, "Pup").hand(0, "Stash").play(0, "Stash").resolve()
    assert t.zone_names(0, "standby") == ["Pup"] and not t.can("play", 0, "Pup")


@pytest.mark.rule("fow5", "9.9/2c", "9.9/4b")
def test_atk_or_def_alone_becomes_a_number() -> None:
    shrink = instant("Shrink", "Target resonator's DEF becomes 100 until end of turn.")
    mirror = resonator("Mirror", "This card's DEF becomes equal to its ATK.", size=(400, 900))
    t = table(shrink, mirror, SWELL).field(0, "Mirror").field(1, "Dog").hand(0, "Shrink", "Swell")
    assert t.guard("Mirror") == 400
    t.play(0, "Shrink", targets=["Dog"]).resolve()
    assert (t.power("Dog"), t.guard("Dog")) == (600, 100)
    t.play(0, "Swell", targets=["Dog"]).resolve()
    assert (t.power("Dog"), t.guard("Dog")) == (900, 400)


@pytest.mark.rule("fow5", "9.9/2c")
def test_atk_and_def_of_several_become_a_number() -> None:
    flat = addition("Flat", "Field", "Resonators' ATK and DEF become [300/300].")
    hush = chant("Hush", "Rest all resonators your opponent controls. Their ATK and DEF become 200 until end of turn.")
    t = table(flat, hush).field(0, "Elk").field(1, "Dog").hand(0, "Hush", "Flat")
    t.play(0, "Hush").resolve()
    assert (t.power("Dog"), t.guard("Dog"), t.power("Elk")) == (200, 200, 900)
    t.play(0, "Flat").resolve()
    assert (t.power("Dog"), t.guard("Dog"), t.power("Elk")) == (300, 300, 300)


@pytest.mark.rule("fow5", "9.9/8")
def test_what_differs_from_what_is_printed() -> None:
    purge = instant("Purge", "Destroy target resonator if its ATK is different from its printed ATK.")
    revert = instant("Revert", "Target resonator's ATK becomes its printed ATK until end of turn.")
    t = table(purge, revert, SWELL).field(1, "Dog", "Elk").hand(0, "Purge", "Purge", "Revert", "Swell")
    t.play(0, "Purge", targets=["Dog"]).resolve()
    assert t.is_on_field("Dog", 1)
    t.play(0, "Swell", targets=["Dog"]).resolve().play(0, "Revert", targets=["Dog"]).resolve()
    assert (t.power("Dog"), t.guard("Dog")) == (600, 900)
    t = table(purge, SWELL).field(1, "Dog").hand(0, "Purge", "Swell")
    t.play(0, "Swell", targets=["Dog"]).resolve().play(0, "Purge", targets=["Dog"]).resolve()
    assert not t.is_on_field("Dog", 1)


@pytest.mark.rule("fow5", "9.9/8", "9.11/1")
def test_the_printed_atk_of_what_was_banished_is_that_of_the_card() -> None:
    altar = regalia("Altar", "Banish a resonator: You gain life equal to the printed ATK of the banished resonator.")
    t = table(altar, SWELL).field(0, "Altar", "Dog").hand(0, "Swell")
    t.play(0, "Swell", targets=["Dog"]).resolve().use(0, "Altar", cost=["Dog"]).resolve()
    assert t.resource(0, "life") == 4600


@pytest.mark.rule("fow5", "2.1/8", "3.6/4")
def test_what_there_is_in_a_field_may_be_anybodys() -> None:
    shy = resonator("Shy", "If there is another resonator in your field, this card gains [+100/+0].")
    loud = resonator("Loud", "If there are three or more resonators in all fields, this card gains [+300/+0].")
    t = table(shy, loud).field(0, "Shy").field(1, "Loud")
    assert t.power("Shy") == 500 and t.power("Loud") == 500
    t = table(shy, loud).field(0, "Shy", "Pup").field(1, "Loud")
    assert t.power("Shy") == 600 and t.power("Loud") == 800


@pytest.mark.rule("fow5", "1.5/6", "9.4/1")
def test_two_lives_are_compared() -> None:
    poor = resonator("Poor", "If your life is less than your opponent's, this card gains [+100/+0].")
    assert table(poor).resources(0, life=1400).field(0, "Poor").power("Poor") == 600
    assert table(poor).field(0, "Poor").power("Poor") == 500


@pytest.mark.rule("fow5", "10.7/1", "9.1/3")
def test_a_chant_says_that_nobody_chases_it() -> None:
    calm = chant("Calm", "Draw a card.", "Players cannot chase this card.")
    stop = instant("Stop", "Cancel target spell.")
    t = table(calm, stop).hand(0, "Calm").hand(1, "Stop").play(0, "Calm").passes(0)
    assert not t.can("play", 1, "Stop")
