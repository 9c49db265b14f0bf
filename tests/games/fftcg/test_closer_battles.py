"""Rulings of battles: parties that shrink, prices of attacks and blocks, what is dealt when, the end of the turn."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import RETURN, TAKE, forward, monster, stage, summons


@pytest.mark.rule("fftcg", "15.1.1.9.5", "15.1.1.9.7", "15.2.3.4", "15.2.3.2")
def test_who_is_left_of_a_party_strikes_first_again() -> None:
    table = scenario("fftcg")
    forward(table, "Quick", 6000, "First Strike")
    forward(table, "Slow", 6000)
    forward(table, "Wall", 6000)
    summons(table, 1, "wind", Gust=RETURN)
    table.field(0, "Quick", "Slow").field(1, "Wall")
    table.attack("Quick", party=["Slow"]).block("Wall").passes(0)
    table.play(1, "Gust", targets=["Slow"]).resolve().end_step()
    assert (
        table.zone_names(1, "break") == ["Gust", "Wall"]
        and table.is_on_field("Quick")
        and table.damage_on("Quick") == 0
    )


@pytest.mark.rule("fftcg", "15.1.1.9.8", "12.4.5")
def test_each_of_a_party_has_broken_the_blocker_also_who_could_deal_nothing() -> None:
    table = scenario("fftcg")
    forward(table, "Page", 5000, "Page cannot deal damage to Forwards.\nWhen Page breaks a Forward, draw 1 card.")
    forward(table, "Knight", 7000, "When Knight breaks a Forward, gain {C}.")
    forward(table, "Wall", 7000).field(0, "Page", "Knight").field(1, "Wall")
    table.attack("Knight", party=["Page"]).block("Wall").end_step()
    table.divide({"Knight": 7000}).order("Page", "Knight").resolve_all()
    assert table.hand_size(0) == 1 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "10.1.2.1", "15.1.1.9.2")
def test_a_party_shares_one_element_among_all() -> None:
    table = scenario("fftcg")
    forward(table, "Red", element=["fire"])
    forward(table, "Both", element=["fire", "ice"])
    forward(table, "Blue", element=["ice"])
    table.field(0, "Red", "Both", "Blue")
    with pytest.raises(BadScript):
        table.attack("Red", party=["Both", "Blue"])
    table.attack("Both", party=["Blue"])
    assert table.is_rested("Both") and table.is_rested("Blue") and not table.is_rested("Red")


@pytest.mark.rule("fftcg", "10.1.2.1.3", "10.1.2.3", "2.2")
def test_nobody_must_pay_in_order_to_attack() -> None:
    table = scenario("fftcg").sources(0, fire=1)
    forward(table, "Berserker", text="Berserker must attack once per turn if possible.")
    forward(
        table,
        "Toll",
        text="The Forwards opponent controls cannot attack unless their controller pays {1} "
        "for each attacking Forward.",
    )
    table.field(0, "Berserker").field(1, "Toll")
    table.no_attack()
    assert not table.is_rested("Fire Source 1") and not table.is_rested("Berserker")


@pytest.mark.rule("fftcg", "10.1.3.1.3", "10.1.3.2")
def test_who_blocks_at_a_cost_pays_it_as_the_block_is_declared() -> None:
    table = scenario("fftcg").sources(1, ice=1)
    forward(table, "Lazy", 9000, "Lazy cannot block unless you pay {1}.")
    forward(table, "Raider", 5000).field(0, "Raider").field(1, "Lazy")
    table.attack("Raider").block("Lazy")
    assert table.is_rested("Ice Source 1")
    table.end_step()
    assert table.zone_names(0, "break") == ["Raider"]


@pytest.mark.rule("fftcg", "15.2.3.3", "10.1.4.3", "11.8.7")
def test_what_first_strike_triggers_waits_for_the_other_damage() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Quick",
        4000,
        "First Strike\nWhen Quick deals damage to a Forward, Quick gains +5000 power until the end of the turn.",
    )
    forward(table, "Wall", 5000).field(0, "Quick").field(1, "Wall")
    table.attack("Quick").block("Wall").end_step()
    assert table.zone_names(0, "break") == ["Quick"] and table.damage_on("Wall") == 4000


@pytest.mark.rule("fftcg", "10.1.3.3", "10.1.3.2.1", "10.1.4.1")
def test_a_blocker_that_changes_sides_is_no_longer_in_battle() -> None:
    table = stage(Lure=TAKE)
    forward(table, "Raider", 5000).field(0, "Raider")
    forward(table, "Wall", 9000).field(1, "Wall")
    table.attack("Raider").block("Wall").play(0, "Lure", targets=["Wall"]).resolve().end_step()
    assert table.damage_on("Raider") == 0 and table.is_on_field("Raider") and table.is_on_field("Wall", 0)
    assert table.damage_on("Wall") == 0 and table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "10.1.2.2", "15.2.1.2", "15.1.1.9.1")
def test_in_a_party_only_the_brave_stay_active_and_none_attacks_again() -> None:
    table = scenario("fftcg")
    forward(forward(table, "Bold", text="Brave"), "Meek").field(0, "Bold", "Meek")
    table.attack("Bold", party=["Meek"])
    assert not table.is_rested("Bold") and table.is_rested("Meek")
    table.no_block().to("main2")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.1.2", "15.2.1.2", "10.1.4.6")
def test_a_forward_that_can_attack_twice_must_be_active_for_it() -> None:
    table = stage(Wake="Choose 1 Forward you control. Activate it.")
    forward(table, "Dancer", text="Dancer can attack twice in the same turn.").field(0, "Dancer")
    table.attack("Dancer").no_block().end_step()
    assert not table.can("attack", 0, "Dancer")
    table = stage(Wake="Choose 1 Forward you control. Activate it.")
    forward(table, "Dancer", text="Dancer can attack twice in the same turn.").field(0, "Dancer")
    table.attack("Dancer").play(0, "Wake", targets=["Dancer"]).resolve().no_block()
    table.attack("Dancer").no_block().to("main2")
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "9.5.1.3", "9.5.1.4", "12.4.4")
def test_a_boost_that_ends_leaves_a_forward_without_power_and_its_trigger_resolves_before_the_next_turn() -> None:
    table = stage(
        Bless="Choose 1 Forward you control. It gains +4000 power until the end of the turn.",
        Veil="Play 1 Monster from your hand onto the field.",
    )
    forward(table, "Frail", 3000, "When Frail is put from the field into the Break Zone, draw 1 card.")
    monster(table, "Haze", "All the Forwards lose 3000 power.")
    table.field(0, "Frail").hand(0, "Haze")
    table.play(0, "Bless", targets=["Frail"]).resolve().play(0, "Veil").resolve()
    assert table.is_on_field("Haze", 0) and table.power("Frail") == 4000
    table.to("cleanup")
    assert table.active == 0 and table.stack() == ["Frail"]
    table.resolve()
    assert table.hand_size(0) == 1 and table.active == 0


@pytest.mark.rule("fftcg", "9.5.1.1", "9.5.1.2")
def test_what_is_drawn_at_the_end_of_the_turn_counts_for_the_hand() -> None:
    table = scenario("fftcg")
    monster(table, "Moth", "At the end of each of your turns, draw 1 card.").field(0, "Moth").hand(
        0, *["Kiln Apprentice"] * 5
    )
    table.to("end")
    assert table.stack() == ["Moth"]
    table.resolve().expect(player=0)
    table.to("discard").choose(table.card("Kiln Apprentice", 0, zone="hand", index=0)).next_turn()
    assert table.hand_size(0) == 5


@pytest.mark.rule("fftcg", "10.1.3.1.3", "2.2")
def test_a_forward_that_must_be_blocked_is_blocked_by_who_can() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Bait",
        9000,
        "If possible, Bait must be blocked.\nBait cannot be blocked by a Forward of cost 4 or more.",
    )
    forward(table, "Squire", cost=2)
    forward(table, "Lord", cost=5).field(0, "Bait").field(1, "Squire", "Lord")
    table.attack("Bait")
    assert not table.can("block", 1, "Lord")
    table.block("Squire").end_step()
    assert table.zone_names(1, "break") == ["Squire"]


@pytest.mark.rule("fftcg", "15.1.1.9.10", "11.11.8")
def test_damage_that_one_of_a_party_deals_by_its_ability_is_damage_of_the_party() -> None:
    table = scenario("fftcg")
    forward(table, "Drummer", text="When Drummer attacks, Drummer deals your opponent 1 point of damage.")
    forward(table, "Fifer")
    monster(table, "Banner", "When a party you control deals damage to your opponent, draw 1 card.")
    table.field(0, "Drummer", "Fifer", "Banner")
    table.attack("Fifer", party=["Drummer"])
    table.resolve()
    assert table.damage_count(1) == 1 and table.stack() == ["Banner"]
    table.resolve().no_block().end_step()
    assert table.stack() == ["Banner"] and table.resolve().hand_size(0) == 2
