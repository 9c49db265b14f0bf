"""Rulings on battles: who must and may attack, what blocks and strikes, where the damage goes."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from arbiter.testing.errors import BadScript
from tests.games.fow5.defined import instant, resonator, ruler


@pytest.mark.rule("fow5", "8.4/2", "8.5/2", "10.17/2")
def test_first_strike_damage_that_was_prevented_is_dealt_in_the_normal_step() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Lancer", 500, 500, "[First Strike]")
    instant(table, "Warding", "Prevent the next damage that would be dealt by target resonator.")
    table.field(0, "Lancer").hand(1, "Warding")
    table.attack("Lancer").no_block().passes(0)
    table.play(1, "Warding", targets=["Lancer"]).resolve()
    table.to("first_strike")
    assert table.resource(1, "life") == 4000
    table.to("battle_damage")
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "8.3/4", "8.3/5", "8.5/2", "8.5/3")
def test_without_its_blocker_the_attacked_resonator_battles_again() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Sleeper", 300, 500)
    resonator(table, "Shield", 100, 900)
    instant(table, "Gust", "Return target resonator to its owner's hand.")
    table.field(0, "Raider").field(1, "Sleeper", rested=True).field(1, "Shield").hand(0, "Gust")
    table.attack("Raider", at="Sleeper").block("Shield")
    table.play(0, "Gust", targets=["Shield"]).resolve()
    table.to("battle_damage")
    assert table.zone_names(1, "graveyard") == ["Sleeper"]
    assert table.damage_on("Raider") == 300
    assert table.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "11.1/1", "11.1/2")
def test_what_pierces_goes_to_the_attacked_resonator() -> None:
    table = scenario("fow5")
    resonator(table, "Spear", 900, 900, "[Pierce]")
    resonator(table, "Sleeper", 300, 600)
    resonator(table, "Shield", 100, 500)
    table.field(0, "Spear").field(1, "Sleeper", rested=True).field(1, "Shield", damage=200)
    table.attack("Spear", at="Sleeper").block("Shield").to("battle_damage")
    assert sorted(table.zone_names(1, "graveyard")) == ["Shield", "Sleeper"]
    assert table.resource(1, "life") == 4000
    assert table.damage_on("Spear") == 100


@pytest.mark.rule("fow5", "11.4/1", "8.5/2b")
def test_explode_against_a_player_destroys_itself_alone() -> None:
    table = scenario("fow5")
    resonator(table, "Powder", 300, 300, "[Explode]")
    table.field(0, "Powder").field(1, 1)
    table.attack("Powder", at=1).no_block().to("battle_damage")
    assert table.resource(1, "life") == 3700
    table.resolve_all()
    assert table.zone_names(0, "graveyard") == ["Powder"]
    assert len(table.field_names(1)) == 1


@pytest.mark.rule("fow5", "11.4/1", "3.14/1")
def test_explode_against_a_j_ruler_does_not_destroy_the_j_ruler() -> None:
    table = scenario("fow5")
    resonator(table, "Powder", 100, 300, "[Explode]")
    ruler(table, atk=200, df=1000)
    table.field(0, "Powder").field(1, "Count of Embers", rested=True)
    table.attack("Powder", at="Count of Embers").no_block().to("battle_damage")
    table.resolve_all()
    assert table.zone_names(0, "graveyard") == ["Powder"]
    assert table.field_names(1) == ["Count of Embers"]
    assert table.damage_on("Count of Embers") == 100


@pytest.mark.rule("fow5", "7.12/2", "7.12/2e", "8.2/7")
def test_who_would_have_to_pay_for_the_attack_may_pass() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Hireling", 500, 500, "This card attacks if able.\nThis card cannot attack unless you pay {1}.")
    table.field(0, "Hireling")
    table.passes(0)
    table.next_turn()
    assert table.resource(1, "life") == 4000
    assert table.active == 1


@pytest.mark.rule("fow5", "7.12/2", "7.12/2d", "1.4/4")
def test_who_has_to_attack_and_can_may_not_pass() -> None:
    table = scenario("fow5")
    resonator(table, "Berserker", 500, 500, "This card attacks if able.")
    resonator(table, "Captive", 500, 500, "This card attacks if able.\nThis card cannot attack or block.")
    table.field(0, "Berserker", "Captive")
    with pytest.raises(BadScript):
        table.passes(0)
    table.attack("Berserker").no_block().to("main")
    assert table.resource(1, "life") == 3500
    table.passes(0).passes(1)
    assert table.step != "main"


@pytest.mark.rule("fow5", "8.2/8")
def test_after_forfeiting_in_a_quiet_battle_there_is_no_other_battle() -> None:
    table = scenario("fow5").field(0, 1)
    table.act(0, "battle").to("attack_declaration").no_attack().to("main")
    assert table.active == 0
    assert not table.can("attack", 0, table.field_names(0)[0])


@pytest.mark.rule("fow5", "8.2/8")
def test_after_forfeiting_in_a_battle_in_which_the_other_played_something_there_is_another() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Raider", 600, 500)
    instant(table, "Drops", "You gain 100 life.")
    table.field(0, "Raider").hand(1, "Drops")
    table.act(0, "battle").passes(0)
    table.play(1, "Drops").resolve()
    table.to("attack_declaration").no_attack().to("main")
    table.attack("Raider").no_block().to("battle_damage")
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "9.6/1a", "12.3/2")
def test_quickcast_in_the_other_players_battle_still_enters() -> None:
    table = scenario("fow5").turn(1).sources(0, fire=2)
    resonator(table, "Ambusher", 400, 400, "[Quickcast]\n[Enter]: This card deals 300 damage to target resonator.")
    resonator(table, "Raider", 300, 300)
    table.field(1, "Raider").hand(0, "Ambusher")
    table.attack("Raider", at=0)
    table.passes(1).play(0, "Ambusher").resolve()
    table.choose("Raider").resolve()
    assert table.zone_names(1, "graveyard") == ["Raider"]
    table.to("main")
    assert table.resource(0, "life") == 4000
    assert table.active == 1


@pytest.mark.rule("fow5", "8.3/4", "3.1/4", "8.5/2b")
def test_a_blocker_that_left_and_came_back_blocks_no_more() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Shield", 700, 700)
    instant(table, "Blink", "Remove target resonator you control from the game, then put it into its owner's field.")
    table.field(0, "Raider").field(1, "Shield").hand(1, "Blink")
    table.attack("Raider").block("Shield").passes(0)
    table.play(1, "Blink", targets=["Shield"]).resolve()
    assert table.field_names(1) == ["Shield"] and not table.is_rested("Shield")
    table.to("battle_damage")
    assert table.resource(1, "life") == 3400
    assert table.damage_on("Raider") == 0 and table.damage_on("Shield") == 0


@pytest.mark.rule("fow5", "8.4/2", "8.5/3")
def test_who_is_attacked_first_and_survives_strikes_back_later() -> None:
    table = scenario("fow5")
    resonator(table, "Lancer", 400, 300, "[First Strike]")
    resonator(table, "Sleeper", 300, 500)
    table.field(0, "Lancer").field(1, "Sleeper", rested=True)
    table.attack("Lancer", at="Sleeper").no_block().to("first_strike")
    assert table.damage_on("Sleeper") == 400 and table.damage_on("Lancer") == 0
    table.to("battle_damage")
    assert table.damage_on("Sleeper") == 400
    assert table.zone_names(0, "graveyard") == ["Lancer"]


@pytest.mark.rule("fow5", "8.5/2b", "9.3/5a")
def test_the_attacked_resonator_is_gone_and_nobody_is_damaged() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Sleeper", 700, 700)
    instant(table, "Gust", "Return target resonator to its owner's hand.")
    table.field(0, "Raider").field(1, "Sleeper", rested=True).hand(1, "Gust")
    table.attack("Raider", at="Sleeper").passes(0)
    table.play(1, "Gust", targets=["Sleeper"]).resolve()
    table.to("main")
    assert table.resource(1, "life") == 4000
    assert table.field_names(0) == ["Raider"] and table.is_rested("Raider")


@pytest.mark.rule("fow5", "11.4/1", "9.6/11")
def test_explode_destroys_what_it_struck_though_the_exploder_has_gone_home() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Powder", 200, 500, "[Explode]")
    resonator(table, "Wall", 100, 900)
    instant(table, "Gust", "Return target resonator to its owner's hand.")
    table.field(0, "Powder").field(1, "Wall").hand(0, "Gust")
    table.attack("Powder").block("Wall").to("battle_damage")
    assert table.stack() == ["Powder"]
    table.play(0, "Gust", targets=["Powder"]).resolve().resolve()
    assert table.zone_names(1, "graveyard") == ["Wall"]
    assert table.hand_names(0) == ["Powder"]


@pytest.mark.rule("fow5", "8.2/4", "7.12/2")
def test_where_one_must_attack_no_other_may() -> None:
    table = scenario("fow5")
    resonator(table, "Berserker", 500, 500, "This card attacks if able.")
    resonator(table, "Calm", 700, 700)
    table.field(0, "Berserker", "Calm")
    with pytest.raises(BadScript):
        table.attack("Calm")
    table.attack("Berserker").no_block().to("main")
    table.attack("Calm").no_block().to("main")
    assert table.resource(1, "life") == 4000 - 500 - 700


@pytest.mark.rule("fow5", "11.3/1", "8.5/2")
def test_first_strike_gained_too_late_or_lost_in_between_changes_no_damage() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Lancer", 400, 300, "[First Strike]")
    instant(table, "Numbness", "Target resonator loses all abilities until end of turn.")
    table.field(0, "Lancer").hand(0, "Numbness")
    table.attack("Lancer").no_block().to("first_strike")
    table.play(0, "Numbness", targets=["Lancer"]).resolve().to("main")
    assert table.resource(1, "life") == 3600

    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 400, 300)
    instant(table, "Haste", "Target resonator gains [First Strike] until end of turn.")
    table.field(0, "Raider").hand(0, "Haste")
    table.attack("Raider").no_block().to("first_strike")
    table.play(0, "Haste", targets=["Raider"]).resolve().to("main")
    assert table.resource(1, "life") == 3600


@pytest.mark.rule("fow5", "11.1/2", "9.10/1", "10.17/1a")
def test_prevention_on_the_blocker_does_not_change_what_pierces() -> None:
    table = scenario("fow5")
    resonator(table, "Spear", 900, 900, "[Pierce]")
    resonator(table, "Padded", 100, 400, "[Continuous]: If damage would be dealt to this card, prevent 300 of it.")
    table.field(0, "Spear").field(1, "Padded")
    table.attack("Spear").block("Padded").to("battle_damage")
    assert table.resource(1, "life") == 3500
    assert table.damage_on("Padded") == 100


@pytest.mark.rule("fow5", "11.5/1", "8.3/4")
def test_wings_gained_after_the_block_leave_the_block() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Wall", 100, 900)
    instant(table, "Updraft", "Target resonator gains [Flying] until end of turn.")
    table.field(0, "Raider").field(1, "Wall").hand(0, "Updraft")
    table.attack("Raider").block("Wall")
    table.play(0, "Updraft", targets=["Raider"]).resolve().to("battle_damage")
    assert table.damage_on("Wall") == 600 and table.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "11.5/1")
def test_why_a_walker_does_not_block_a_flyer() -> None:
    table = scenario("fow5")
    resonator(table, "Hawk", 300, 300, "[Flying]")
    resonator(table, "Walker", 300, 300)
    resonator(table, "Owl", 300, 300, "[Flying]")
    table.field(0, "Hawk").field(1, "Walker", "Owl")
    table.attack("Hawk")
    assert table.can("block", 1, "Owl") and not table.can("block", 1, "Walker")
    table.to("block_declaration")
    assert table.why_not(1, "Walker") == ["11.5/1"]


@pytest.mark.rule("fow5", "8.2/4", "8.2/5")
def test_why_a_resonator_is_not_among_the_attackers() -> None:
    table = scenario("fow5")
    resonator(table, "Newcomer", 300, 300)
    resonator(table, "Idle", 300, 300)
    resonator(table, "Ready", 300, 300)
    table.field(0, "Newcomer", fresh=True).field(0, "Idle", rested=True).field(0, "Ready")
    table.act(0, "battle").to("attack_declaration")
    assert table.why_not(0, "Newcomer") == ["8.2/4"]
    assert table.why_not(0, "Idle") == ["8.2/4"]
    assert table.why_not(0, "Ready") == []


@pytest.mark.rule("fow5", "8.6/3a", "5.4/5b")
def test_what_lasts_until_the_end_of_battle_ends_before_the_next_battle() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 500, 500)
    instant(table, "Rush", "Target resonator gains [+300/+0] until end of battle.")
    table.field(0, "Raider").hand(0, "Rush")
    table.attack("Raider").no_block()
    table.play(0, "Rush", targets=["Raider"]).resolve().to("battle_damage")
    assert table.resource(1, "life") == 3200 and table.power("Raider") == 800
    table.to("main")
    assert table.power("Raider") == 500
