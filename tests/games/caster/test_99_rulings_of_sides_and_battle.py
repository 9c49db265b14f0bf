"""Rulings from the document alone: servants that change sides, attacks and orbs, and what comes late."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.caster.rulings import (
    PEBBLE,
    QUICK_STEAL,
    RETURN,
    REVERSE,
    STEAL,
    barrier,
    board,
    caster,
    conjure,
    servant,
)


@pytest.mark.rule("caster", "1104.2", "302.3", "1016.1a")
def test_a_servant_with_slow_start_may_attack_in_the_turn_in_which_it_changes_sides() -> None:
    t = board(PEBBLE, servant("Snail", text="[Slow Start]"), servant("Slug", text="[Slow Start]"), STEAL)
    t.sources(0, solis=1).hand(0, "Sweet Talk").field(1, "Snail").field(0, "Slug", fresh=True).zone(1, "orb", "Pebble")
    t.play(0, "Sweet Talk", targets=["Snail"]).resolve()
    assert t.can("attack", 0, "Snail") and not t.can("attack", 0, "Slug")
    t.attack("Snail", at=1).end_step()
    assert t.zone_names(1, "orb") == [] and t.hand_names(1) == ["Pebble"]


@pytest.mark.rule("caster", "705.2", "705.3", "302.3", "604.2d")
def test_a_servant_taken_over_may_be_switched_once_but_a_newcomer_may_not() -> None:
    t = board(PEBBLE, servant("Turncoat"), STEAL)
    t.sources(0, solis=2).hand(0, "Sweet Talk", "Pebble").field(1, "Turncoat", reversed=True)
    t.play(0, "Sweet Talk", targets=["Turncoat"]).resolve()
    assert t.is_reversed("Turncoat")
    t.play(0, "Pebble").resolve().option("reversed")
    assert len(t.acts(0, "switch")) == 1
    t.act(0, "switch", "Turncoat")
    assert not t.is_reversed("Turncoat") and not t.is_rested("Turncoat")
    assert len(t.acts(0, "switch")) == 0
    assert t.can("attack", 0, "Turncoat")


@pytest.mark.rule("caster", "803.4a", "804.1", "1016.1a", "302.3")
def test_an_attacker_taken_over_stops_attacking_and_stays_rested() -> None:
    t = board(PEBBLE, servant("Raider"), QUICK_STEAL)
    t.sources(1, solis=1).hand(1, "Snatch").field(0, "Raider").zone(1, "orb", "Pebble")
    t.attack("Raider", at=1).passes(0)
    t.play(1, "Snatch", targets=["Raider"]).resolve()
    t.next_turn()
    assert t.zone_names(1, "orb") == ["Pebble"]
    assert t.is_on_field("Raider", 1)
    t.to("main", 1)
    assert not t.is_rested("Raider")


@pytest.mark.rule("caster", "1017.1", "1017.1a", "903.3a")
def test_an_exchange_of_control_of_which_one_half_has_left_does_nothing() -> None:
    for answered in (False, True):
        t = board(
            conjure("Barter", "Exchange control of target allied servant and target enemy servant."),
            servant("Mine"),
            servant("Yours"),
            RETURN,
        )
        t.sources(0, solis=1).sources(1, solis=1).hand(0, "Barter").hand(1, "Send Home").field(0, "Mine").field(
            1, "Yours"
        )
        t.play(0, "Barter", targets=["Mine", "Yours"])
        if answered:
            t.passes(0).play(1, "Send Home", targets=["Yours"]).resolve()
        t.resolve()
        assert t.is_on_field("Mine", 0 if answered else 1)
        assert ("Yours" in t.hand_names(1)) is answered
        assert t.is_on_field("Yours", 0) is not answered


@pytest.mark.rule("caster", "803.3b", "1116.2a", "1116.2")
def test_a_reversed_servant_that_phi_cannot_attack_does_not_shield_its_player() -> None:
    t = board(PEBBLE, servant("Ghost", text="[Φ]"), servant("Wall"))
    t.field(0, "Ghost").field(1, "Wall", reversed=True).zone(1, "orb", "Pebble")
    t.attack("Ghost", at=1).end_step()
    assert t.hand_names(1) == ["Pebble"]

    t = board(PEBBLE, servant("Ghost", text="[Φ]", atk=2000), servant("Shade", text="[Φ]"))
    t.field(0, "Ghost").field(1, "Shade", reversed=True).zone(1, "orb", "Pebble")
    with pytest.raises(BadScript):
        t.attack("Ghost", at=1)
    t.attack("Ghost", at="Shade").end_step()
    assert t.zone_names(1, "graveyard") == ["Shade"]


@pytest.mark.rule("caster", "804.2", "803.4", "507.3", "507.4")
def test_an_attacker_turned_to_reversed_corrupts_nothing_but_has_attacked() -> None:
    t = board(
        PEBBLE,
        servant("Runner", text="At end of turn ⇒ Return this card to its owner's hand if it attacked this turn."),
        REVERSE,
    )
    t.sources(1, solis=1).hand(1, "Trip").field(0, "Runner").zone(1, "orb", "Pebble")
    t.attack("Runner", at=1).passes(0)
    t.play(1, "Trip", targets=["Runner"]).resolve()
    assert t.is_reversed("Runner")
    t.next_turn()
    assert t.zone_names(1, "orb") == ["Pebble"]
    assert t.hand_names(0) == ["Runner"]


@pytest.mark.rule("caster", "1102.2", "104.2", "804.5", "1009.2")
def test_double_corrupt_takes_the_last_orb_and_does_not_win_and_two_orbs_are_one_corruption() -> None:
    for orbs in (1, 2):
        t = board(
            PEBBLE,
            servant("Gnasher", text="[Double Corrupt]"),
            barrier("Ledger", "Whenever an allied servant corrupts an orb ⇒ Draw a card."),
        )
        t.field(0, "Gnasher", "Ledger").zone(1, "orb", *["Pebble"] * orbs)
        t.attack("Gnasher", at=1).end_step()
        assert t.hand_size(1) == orbs and not t.over
        t.resolve_all()
        assert t.hand_size(0) == 1


@pytest.mark.rule("caster", "1102.4", "1102.3", "1102.2")
def test_with_double_and_triple_corrupt_its_controller_picks_one() -> None:
    t = board(PEBBLE, servant("Gnasher", text="[Double Corrupt]\n[Triple Corrupt]"))
    t.field(0, "Gnasher").zone(1, "orb", "Pebble", "Pebble", "Pebble")
    t.attack("Gnasher", at=1).end_step().expect(player=0).option("Triple Corrupt")
    assert t.hand_size(1) == 3 and t.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1203.1", "804.3", "909.1g")
def test_a_rounded_up_attack_power_withstands_an_equal_attacker() -> None:
    t = board(
        servant("Six", atk=600),
        servant("Ten", atk=1000),
        conjure("Wane", "Target servant gains -450 ATK until end of turn."),
    )
    t.sources(0, solis=1).hand(0, "Wane").field(0, "Six").field(1, "Ten")
    t.play(0, "Wane", targets=["Ten"]).resolve()
    assert t.power("Ten") == 600
    t.attack("Six", at="Ten").end_step()
    assert t.is_on_field("Ten", 1) and t.is_rested("Six")


@pytest.mark.rule("caster", "1011.1", "1011.2", "1010.1")
def test_a_rested_servant_does_not_switch_but_reversing_it_counts_as_switching() -> None:
    t = board(
        servant("Dancer", text="Whenever this card switches ⇒ Draw a card."),
        conjure("Twirl", "Switch target servant."),
        REVERSE,
    )
    t.sources(0, solis=2).hand(0, "Twirl", "Trip").field(0, "Dancer", rested=True)
    t.play(0, "Twirl", targets=["Dancer"]).resolve_all()
    assert t.is_rested("Dancer") and t.hand_size(0) == 1
    t.play(0, "Trip", targets=["Dancer"]).resolve_all()
    assert t.is_reversed("Dancer") and t.hand_size(0) == 1


@pytest.mark.rule("caster", "1112.2", "706.3", "502.1", "1105.2")
def test_a_lethargic_servant_cast_in_the_enemy_turn_enters_rested_and_recovers_in_time_to_attack() -> None:
    t = board(PEBBLE, servant("Dormouse", cost=1, text="[Quickcast]\n[Lethargy]\n[Slow Start]"))
    t.sources(1, solis=1).hand(1, "Dormouse").zone(0, "orb", "Pebble")
    t.passes(0).play(1, "Dormouse").resolve()
    assert t.is_on_field("Dormouse", 1) and t.is_rested("Dormouse")
    t.next_turn().to("main", 1)
    assert not t.is_rested("Dormouse")
    t.attack("Dormouse", at=0).end_step()
    assert "Pebble" in t.hand_names(0)


@pytest.mark.rule("caster", "909.3b", "909.3b-1", "909.3b-2", "1104.2")
def test_slow_start_taken_away_after_a_barrier_gave_it_stays_away_and_a_later_barrier_gives_it_again() -> None:
    t = board(
        PEBBLE,
        barrier("Mire", "All servants gain [Slow Start]."),
        caster("Spur", "[Rest]: Target allied servant loses [Slow Start] until end of turn."),
    )
    t.sources(0, solis=1).hand(0, "Mire").field(0, "Mire", "Spur").field(0, "Pebble", fresh=True)
    assert t.has("Pebble", "Slow Start") and not t.can("attack", 0, "Pebble")
    t.use(0, "Spur", "loses", targets=["Pebble"]).resolve()
    assert t.can("attack", 0, "Pebble")
    t.play(0, "Mire").resolve()
    if t.asked is not None and "reversed" in str(t.options()):
        t.option("recovered")
    assert t.has("Pebble", "Slow Start") and not t.can("attack", 0, "Pebble")


@pytest.mark.rule("caster", "909.3b-3", "1014.3", "507.5a")
def test_a_bonus_for_a_race_until_end_of_turn_reaches_those_who_come_later() -> None:
    t = board(
        conjure("Rally", "Allied Lamps gain +1000 ATK until end of turn."),
        servant("Wick", cost=1, race="Lamp"),
        QUICK_STEAL,
    )
    t.sources(0, solis=2).sources(1, solis=1).hand(0, "Rally", "Wick").hand(1, "Snatch")
    t.play(0, "Rally").resolve()
    t.play(0, "Wick").resolve().option("recovered")
    assert t.power("Wick") == 2000
    t.passes(0).play(1, "Snatch", targets=["Wick"]).resolve()
    assert t.is_on_field("Wick", 1) and t.power("Wick") == 1000


@pytest.mark.rule("caster", "909.3b", "909.1e", "1014.3", "507.5a")
def test_atk_and_def_are_swapped_as_they_are_then_and_what_comes_later_is_added_after() -> None:
    swap = conjure("Somersault", "Swap the ATK and DEF of target servant until end of turn.")
    raised = conjure("Raise", "Target servant gains +1000 ATK until end of turn.")
    for first, second, now in (("Raise", "Somersault", (1000, 4000)), ("Somersault", "Raise", (2000, 3000))):
        t = board(servant("Acrobat", atk=3000, dfs=1000), swap, raised)
        t.sources(0, solis=2).hand(0, "Raise", "Somersault").field(0, "Acrobat")
        t.play(0, first, targets=["Acrobat"]).resolve().play(0, second, targets=["Acrobat"]).resolve()
        assert (t.power("Acrobat"), t.guard("Acrobat")) == now
        t.next_turn()
        assert (t.power("Acrobat"), t.guard("Acrobat")) == (3000, 1000)


@pytest.mark.rule("caster", "909.3b", "805.3a")
def test_a_bonus_that_ends_before_a_swap_does_leaves_what_the_swap_would_have_made_without_it() -> None:
    t = board(
        servant("Acrobat", atk=3000, dfs=1000),
        conjure("Somersault", "[Quickcast]\nSwap the ATK and DEF of target servant until end of turn."),
        conjure("Lunge", "[Quickcast]\nTarget servant gains +1000 ATK until end of battle."),
    )
    t.sources(0, solis=2).hand(0, "Lunge", "Somersault").field(0, "Acrobat").zone(1, "orb", "Acrobat")
    t.attack("Acrobat", at=1).play(0, "Lunge", targets=[t.card("Acrobat", 0)]).resolve()
    t.play(0, "Somersault", targets=[t.card("Acrobat", 0)]).resolve()
    assert (t.power("Acrobat", 0), t.guard("Acrobat", 0)) == (1000, 4000)
    t.to("end_begin")
    assert (t.power("Acrobat", 0), t.guard("Acrobat", 0)) == (1000, 3000)
