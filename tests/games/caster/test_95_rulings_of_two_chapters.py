"""Rulings of The Caster Chronicles where playing, effects, actions and keywords meet: newcomers under effects of the
turn, orbs that go together, what is switched, cancelled, taken over, and done though its target is gone."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from arbiter.testing.table import Table
from tests.games.caster.written import conjure, servant


def rich(count: int = 4) -> Table:
    return servant(servant(scenario("caster"), "Pup", cost=1, atk=500), "Ox", cost=2, atk=3000).sources(0, ignus=count)


@pytest.mark.rule("caster", "909.3b-3", "909.4")
def test_a_servant_that_comes_later_has_what_all_allied_servants_gained_for_the_turn() -> None:
    made = conjure(rich(), "Cheer", "Allied servants gain +1000 ATK until end of turn.").hand(0, "Cheer", "Pup")
    made.play(0, "Cheer").resolve().play(0, "Pup").resolve().option("recovered")
    assert made.power("Pup") == 1500


@pytest.mark.rule("caster", "1009.2", "1102.2", "804.5")
def test_two_orbs_that_one_attack_corrupts_are_heard_of_once() -> None:
    made = servant(
        servant(rich(), "Twin", "[Double Corrupt]"), "Ear", "Whenever an allied orb is corrupted ⇒ Draw a card."
    )
    made.field(0, "Twin").field(1, "Ear").zone(1, "orb", "Pup", "Pup", "Pup").attack("Twin").passes(0).passes(1)
    made.choose(*(made.card("Pup", 1, zone="orb", index=index) for index in (0, 1)))
    assert len(made.zone_names(1, "orb")) == 1 and made.stack() == ["Ear"]


@pytest.mark.rule("caster", "1011.1", "1011.2", "104.3")
def test_a_rested_servant_is_not_switched_and_nothing_hears_of_it() -> None:
    made = conjure(
        servant(rich(), "Hinge", "Whenever this card switches ⇒ Draw a card."), "Spin", "Switch target servant."
    )
    made.field(0, "Hinge", rested=True).hand(0, "Spin").play(0, "Spin", targets=["Hinge"]).resolve()
    assert made.is_rested("Hinge") and made.stack() == []


@pytest.mark.rule("caster", "903.3a", "1006.1")
def test_what_has_nothing_to_do_with_the_lost_target_is_done() -> None:
    made = conjure(rich(), "Hit", "Destroy target servant. Draw a card.")
    conjure(made, "Gone", "[Quickcast]\nBanish a servant.").sources(1, ignus=1).hand(0, "Hit").hand(1, "Gone")
    made.field(1, "Pup").play(0, "Hit", targets=["Pup"]).passes(0).play(1, "Gone").resolve().resolve()
    assert made.field_names(1) != ["Pup"] and made.hand_size(0) == 1


@pytest.mark.rule("caster", "1019.1", "1106.2", "903.1")
def test_a_cancelled_servant_goes_to_the_graveyard_and_has_not_entered() -> None:
    made = servant(rich(), "Bell", "[Enter] ⇒ Draw a card.", cost=1)
    conjure(made, "No", "[Quickcast]\nCancel target servant spell.").sources(1, ignus=1).hand(0, "Bell").hand(1, "No")
    made.play(0, "Bell").passes(0).play(1, "No").resolve()
    assert made.zone_names(0, "graveyard") == ["Bell"] and made.stack() == [] and made.hand_size(0) == 0


@pytest.mark.rule("caster", "1013.2", "1013.2a", "104.2")
def test_who_discards_an_empty_hand_has_discarded_it() -> None:
    made = conjure(rich(), "Dump", "Discard your hand. If you do, draw two cards.").hand(0, "Dump")
    assert made.play(0, "Dump").resolve().hand_size(0) == 2


@pytest.mark.rule("caster", "804.3", "909.1g", "1010.1")
@pytest.mark.parametrize(("more", "gone"), [("", False), ("Pup", True)])
def test_equal_power_destroys_nobody_and_a_bonus_tips_it(more: str, gone: bool) -> None:
    made = servant(servant(rich(), "Left", atk=2000), "Right", atk=2000)
    servant(made, "Flag", "Other allied servants gain +100 ATK.", atk=100).field(0, "Left").field(
        1, "Right", rested=True
    )
    if more:
        made.field(0, "Flag")
    made.attack("Left", at="Right").passes(0).passes(1)
    assert ("Right" in made.zone_names(1, "graveyard")) is gone and "Left" in made.field_names(0)


@pytest.mark.rule("caster", "804.2", "1010.1", "1105.2")
def test_an_attacker_that_is_reversed_in_the_battle_destroys_nobody() -> None:
    made = conjure(rich(), "Trip", "[Quickcast]\nReverse target servant.").sources(1, ignus=1).hand(1, "Trip")
    made.field(0, "Ox").field(1, "Pup", rested=True).attack("Ox", at="Pup").passes(0)
    made.play(1, "Trip", targets=["Ox"]).resolve().passes(0).passes(1)
    assert "Pup" in made.field_names(1)


@pytest.mark.rule("caster", "1104.2", "1016.1a", "803.1")
def test_slow_start_counts_from_entering_the_field_and_not_from_changing_sides() -> None:
    made = conjure(servant(rich(), "Snail", "[Slow Start]", atk=3000), "Lure", "Gain control of target servant.")
    made.field(1, "Snail").zone(1, "orb", "Pup").hand(0, "Lure").play(0, "Lure", targets=["Snail"]).resolve()
    made.attack("Snail").passes(0).passes(1)
    assert made.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1018.6", "1018.2", "302.2")
def test_counters_are_gone_when_the_servant_leaves_and_comes_back() -> None:
    made = conjure(rich(), "Feed", "Put a feast counter on target servant.")
    conjure(made, "Home", "Return target servant to its owner's hand.")
    made.field(0, "Pup").hand(0, "Feed", "Home").play(0, "Feed", targets=["Pup"]).resolve()
    assert made.counters("Pup", "feast") == 1
    made.play(0, "Home", targets=["Pup"]).resolve().play(0, "Pup").resolve().option("recovered")
    assert made.counters("Pup", "feast") == 0


@pytest.mark.rule("caster", "906.8", "1106.2", "903.2e")
def test_what_entering_triggered_is_done_though_the_servant_is_gone() -> None:
    made = servant(rich(), "Bell", "[Enter] ⇒ Draw a card.", cost=1)
    conjure(made, "Fell", "[Quickcast]\nDestroy target servant.").hand(0, "Bell", "Fell")
    made.play(0, "Bell").resolve().option("recovered")
    made.play(0, "Fell", targets=["Bell"]).resolve()
    assert "Bell" in made.zone_names(0, "graveyard") and made.stack() == ["Bell"]
    assert made.resolve().hand_size(0) == 1


@pytest.mark.rule("caster", "1014.1", "909.5", "909.1b")
def test_a_servant_that_becomes_of_a_race_is_no_longer_what_it_was() -> None:
    made = servant(servant(rich(), "Wolf", race="Hound"), "Horn", "Allied Hounds gain +1000 ATK.", race="Lamp")
    conjure(made, "Spell", "Target servant becomes a Lamp until end of turn.").hand(0, "Spell").field(0, "Wolf", "Horn")
    assert made.power("Wolf") == 3000
    assert made.play(0, "Spell", targets=["Wolf"]).resolve().power("Wolf") == 2000
