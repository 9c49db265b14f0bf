"""Rulings on seams of the document of 2015: one sentence after the other, what is gone, batches."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import chant, instant, regalia, resonator, table

CALF = resonator("Calf", size=(300, 300))
KILL = instant("Kill", "Destroy target resonator.")
CHARM = instant("Charm", "Gain control of target resonator until end of turn.")
DRUM = regalia("Drum", "Resonators you control gain [+200/+200].")


@pytest.mark.rule("fow5", "9.9/2")
def test_an_effect_on_resonators_you_control_follows_control() -> None:
    t = table(CALF, DRUM, CHARM).field(0, "Drum").field(1, "Calf").hand(0, "Charm").play(0, "Charm").resolve()
    assert t.power("Calf") == 500


@pytest.mark.rule("fow5", "9.6/1")
def test_one_or_more_that_are_destroyed_at_once_are_heard_of_once() -> None:
    flood = chant("Flood", "Destroy all resonators.")
    watch = regalia("Watch", "Whenever one or more resonators are destroyed, you gain 100 life.")
    t = table(CALF, flood, watch).field(0, "Watch").field(1, "Calf", "Calf").hand(0, "Flood").play(0, "Flood").resolve()
    if t.question.why == "order":
        t.order("Calf", "Calf")
    assert t.resolve_all().resource(0, "life") == 4100


@pytest.mark.rule("fow5", "9.9/5")
def test_who_has_lost_its_text_where_it_comes_does_not_enter_rested() -> None:
    slow = resonator("Slow", "This card enters the field rested.")
    hush = regalia("Hush", "Resonators you control lose all abilities.")
    t = table(slow, hush).field(0, "Hush").hand(0, "Slow").play(0, "Slow").resolve()
    assert not t.is_rested("Slow")


@pytest.mark.rule("fow5", "9.9/2")
def test_what_is_gained_after_all_was_lost_is_had() -> None:
    mute = chant("Mute", "Target resonator loses all abilities until end of turn.")
    wing = chant("Wing", "Target resonator gains [Flying] until end of turn.")
    t = table(CALF, mute, wing).field(0, "Calf").hand(0, "Mute", "Wing")
    t.play(0, "Mute").resolve().play(0, "Wing").resolve()
    assert t.has("Calf", "flying")


@pytest.mark.rule("fow5", "9.10")
def test_instead_of_leaving_it_goes_where_the_text_says_by_whatever_way() -> None:
    ghost = resonator("Ghost", "If this card would leave the field, remove it from the game instead.")
    t = table(ghost, KILL).field(0, "Ghost").hand(0, "Kill").play(0, "Kill").resolve()
    assert t.zone_names(0, "removed") == ["Ghost"]


@pytest.mark.rule("fow5", "13.1")
def test_who_cannot_lose_stays_with_no_life_until_the_text_is_gone() -> None:
    saint = resonator("Saint", "You cannot lose the game.")
    pain = chant("Pain", "You lose 5000 life.")
    t = table(saint, pain, KILL).field(0, "Saint").hand(0, "Pain", "Kill").play(0, "Pain").resolve()
    assert not t.over
    t.play(0, "Kill").resolve()
    assert t.over and t.winner == 1


@pytest.mark.rule("fow5", "9.6/6b")
def test_who_controlled_a_stolen_resonator_hears_of_its_end() -> None:
    ghost = resonator("Ghost", "When this card is put into a graveyard from a field, you gain 100 life.")
    t = table(ghost, KILL, CHARM).field(1, "Ghost").hand(0, "Charm", "Kill").play(0, "Charm").resolve()
    t.play(0, "Kill").resolve_all()
    assert t.zone_names(1, "graveyard") == ["Ghost"] and t.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "9.9/2", "9.10")
def test_who_has_lost_all_abilities_leaves_as_any_other() -> None:
    ghost = resonator("Ghost", "If this card would leave the field, remove it from the game instead.")
    hush = regalia("Hush", "Resonators you control lose all abilities.")
    t = table(ghost, hush, KILL).field(0, "Ghost", "Hush").hand(0, "Kill").play(0, "Kill").resolve()
    assert "Ghost" in t.zone_names(0, "graveyard")
