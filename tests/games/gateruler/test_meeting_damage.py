"""Rulings where driving (10), damage (13), counters (16-4) and defeat (12-2) meet each other and the rest."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.defining import event, table_with


@pytest.mark.rule("gateruler", "10-2a", "7-2a-2a", "7-9a")
def test_in_the_main_phase_the_overdrive_stands_before_its_unit() -> None:
    table = table_with(("Spark", 2, 2, "[OD] Draw 1 card."))
    table.hand(0, "Recalibrate").deck(0, "Spark", "Coal Scout")
    table.play(0, "Recalibrate").resolve()
    assert sorted(table.zone_names(0, "drive")) == ["Coal Scout", "Spark"] and not table.can("play", 0, "Spark")
    table.act(0, "reveal", "Spark")
    assert not table.can("play", 0, "Spark")
    table.act(0, "overdrive", "Spark").resolve()
    assert table.hand_size(0) == 1 and table.can("play", 0, "Spark")


@pytest.mark.rule("gateruler", "10-4d-2", "15-17a-3", "10-4e")
def test_a_driven_unit_beyond_the_summon_cap_goes_to_the_graveyard() -> None:
    table = table_with(("Rider", 2, 2, "As this card attacks, drive 1."), ("Extra", 2, 2, ""))
    table.field(0, "Rider", place=1).hand(0, "Coal Scout", "Kiln Hand").deck(0, "Extra")
    table.play(0, "Coal Scout", option="attack 2").resolve().play(0, "Kiln Hand", option="attack 3").resolve()
    table.attack("Rider", at=1).resolve()
    table.to("attack_start", later=True)
    assert "Extra" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "10-4d-2", "16-27b")
def test_a_driven_unit_with_deploy_comes_beyond_the_summon_cap() -> None:
    table = table_with(("Rider", 2, 2, "As this card attacks, drive 1."), ("Extra", 2, 2, "Deploy"))
    table.field(0, "Rider", place=1).hand(0, "Coal Scout", "Kiln Hand").deck(0, "Extra")
    table.play(0, "Coal Scout", option="attack 2").resolve().play(0, "Kiln Hand", option="attack 3").resolve()
    table.attack("Rider", at=1).resolve().option("card").option("defense").resolve()
    assert table.is_on_field("Extra", 0)


@pytest.mark.rule("gateruler", "4-3a-1b", "10-4d-1")
def test_on_the_opponents_turn_a_driven_unit_has_no_cap_but_its_cost() -> None:
    table = event(scenario("gateruler"), "Burn", "Deal 2 damage to your opponent.")
    table.define(name="Dear", type="unit", level=1, atk=3, hp=3, stk=1, text="")
    table.define(name="Sprite", type="unit", level=0, atk=1, hp=1, stk=1, text="[CNT] Drive 1.")
    table.hand(0, "Burn").deck(1, "Sprite", "Dear")
    table.play(0, "Burn").resolve()
    table.to("attack_start")
    assert "Dear" in table.zone_names(1, "graveyard") and "Sprite" in table.zone_names(1, "graveyard")
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "10-3a-1", "10-4d")
def test_a_driven_instant_in_the_attack_is_kept_hidden_and_may_be_set() -> None:
    table = table_with(("Rider", 2, 2, "As this card attacks, drive 1."))
    table.field(0, "Rider").deck(0, "Feedback")
    table.attack("Rider", at=1).resolve().option("set")
    assert table.zone_names(0, "set") == ["Feedback"]


@pytest.mark.rule("gateruler", "10-3a-1")
def test_a_driven_standard_event_in_the_attack_may_be_played_or_set() -> None:
    table = table_with(("Rider", 2, 2, "As this card attacks, drive 1."))
    table.field(0, "Rider").deck(0, "Quench").field(1, "Slag Golem")
    table.attack("Rider", at=1).resolve().expect(player=0, why="keep face down")
    table.choose().option("card").resolve()
    assert table.damage_on("Slag Golem") == 3


@pytest.mark.rule("gateruler", "13-6d", "13-4b", "15-21c")
def test_a_counter_that_heals_finds_only_the_damage_that_lies_there_already() -> None:
    table = event(scenario("gateruler"), "Burn", "Deal 2 damage to your opponent.")
    table.define(name="Fern", type="unit", level=0, atk=1, hp=1, stk=1, text="[CNT] Heal 1 life.")
    table.hand(0, "Burn").deck(1, "Fern", "Coal Scout")
    table.play(0, "Burn").resolve_all()
    assert table.zone_names(1, "damage") == ["Coal Scout"] and table.zone_names(1, "graveyard") == ["Fern"]


@pytest.mark.rule("gateruler", "13-6d-2")
def test_a_counter_without_a_target_goes_to_the_graveyard_and_does_no_damage() -> None:
    table = event(scenario("gateruler"), "Burn", "Deal 1 damage to your opponent.")
    table.hand(0, "Burn").deck(1, "Ironbound Ox")
    table.play(0, "Burn").resolve_all()
    assert table.damage_count(1) == 0 and table.zone_names(1, "graveyard") == ["Ironbound Ox"]


@pytest.mark.rule("gateruler", "13-6c-1")
def test_damage_that_ignores_counters_puts_the_counter_into_the_damage_zone() -> None:
    table = event(scenario("gateruler"), "Burn", "Deal 1 damage to your opponent, ignoring [CNT].")
    table.hand(0, "Burn").deck(1, "Bellows Boy")
    table.play(0, "Burn").resolve_all()
    assert table.zone_names(1, "damage") == ["Bellows Boy"] and table.hand_size(1) == 0


@pytest.mark.rule("gateruler", "14-6c-1", "16-3b")
def test_a_unit_played_by_its_counter_costs_nothing_and_has_no_touchdown() -> None:
    table = event(scenario("gateruler"), "Burn", "Deal 1 damage to your opponent.")
    table.define(
        name="Rebound", type="unit", level=3, atk=3, hp=3, stk=1, text="[CNT] Play this card.\n【TD】Draw 1 card."
    )
    table.hand(0, "Burn").deck(1, "Rebound")
    table.play(0, "Burn").resolve().option("defense").resolve_all()
    assert table.field_names(1) == ["Rebound"] and table.hand_size(1) == 0 and table.damage_count(1) == 0


@pytest.mark.rule("gateruler", "16-4b-1", "13-6d-3")
def test_a_counter_that_draws_the_last_card_loses_the_game() -> None:
    table = event(scenario("gateruler"), "Burn", "Deal 1 damage to your opponent.")
    table.hand(0, "Burn").deck(1, "Bellows Boy", "Coal Scout", only=True)
    table.play(0, "Burn").resolve_all()
    assert table.over and table.winner == 0


@pytest.mark.rule("gateruler", "14-14g-2")
def test_doubling_comes_before_reducing() -> None:
    table = table_with(
        ("Torch", 2, 3, "Double the damage dealt by allied events."),
        ("Shell", 1, 9, "When this card would be dealt damage, reduce that damage by 1."),
    )
    event(table, "Shot", "Choose 1 enemy unit. Deal 2 damage to it.")
    table.field(0, "Torch").field(1, "Shell").hand(0, "Shot")
    table.play(0, "Shot", targets=["Shell"]).resolve()
    assert table.damage_on("Shell") == 3


@pytest.mark.rule("gateruler", "13-2c", "15-35c")
def test_damage_reduced_to_zero_is_not_dealt_but_they_have_battled() -> None:
    table = table_with(
        ("Poker", 1, 3, ""),
        (
            "Shell",
            1,
            9,
            "When this card would be dealt damage, reduce that damage by 1.\n"
            "When this card is dealt damage, draw 1 card.",
        ),
    )
    table.field(0, "Poker").field(1, "Shell")
    table.attack("Poker", at="Shell").to("attack_start")
    assert table.damage_on("Shell") == 0 and table.hand_size(1) == 0


@pytest.mark.rule("gateruler", "15-27b", "15-27a-2", "16-7c")
def test_a_unit_that_ignores_effect_damage_is_hurt_by_intercept() -> None:
    table = scenario("gateruler").sources(0, resource=1).field(0, "Prism Golem").field(1, "Reef Warden")
    table.attack("Prism Golem", at="Reef Warden").to("attack_start")
    assert table.damage_on("Prism Golem") == 2


@pytest.mark.rule("gateruler", "15-20d", "15-20e", "13-3d-1")
def test_a_set_card_answers_an_event_that_would_deal_damage() -> None:
    table = event(scenario("gateruler"), "Burn", "Deal 2 damage to your opponent.")
    table.hand(0, "Burn").zone(1, "set", "Breakwater")
    table.play(0, "Burn").yes().resolve_all()
    assert table.damage_count(1) == 0 and table.zone_names(1, "graveyard") == ["Breakwater"]


@pytest.mark.rule("gateruler", "13-3d-2", "13-3d-2b")
def test_becoming_zero_spares_all_targets_of_one_damage() -> None:
    table = event(scenario("gateruler"), "Wave", "Deal 2 damage to all enemy units.")
    event(table, "Cover", "This damage becomes 0.", "You can play this card when an allied unit would be dealt damage.")
    table.hand(0, "Wave").zone(1, "set", "Cover").field(1, "Coal Scout", "Slag Golem")
    table.play(0, "Wave").yes().resolve_all()
    assert table.damage_on("Coal Scout") == 0 and table.damage_on("Slag Golem") == 0


@pytest.mark.rule("gateruler", "13-3d-2")
def test_a_reduction_is_spread_over_the_targets_of_one_damage() -> None:
    table = event(scenario("gateruler"), "Wave", "Deal 2 damage to all enemy units.")
    event(
        table, "Cover", "Reduce this damage by 1.", "You can play this card when an allied unit would be dealt damage."
    )
    table.hand(0, "Wave").zone(1, "set", "Cover").field(1, "Coal Scout", "Slag Golem")
    table.play(0, "Wave").yes().resolve().expect(player=1).option("Coal Scout")
    assert (table.damage_on("Coal Scout"), table.damage_on("Slag Golem")) == (1, 2)


@pytest.mark.rule("gateruler", "13-7b", "13-7b-1")
def test_healing_combat_damage_leaves_effect_damage() -> None:
    table = table_with(("Raider", 2, 9, ""), ("Wall", 0, 9, ""))
    event(table, "Shot", "Choose 1 enemy unit. Deal 3 damage to it.", "Instant Action")
    event(table, "Scratch", "Choose 1 allied unit. Heal the combat damage dealt to it.", "Instant Action")
    table.field(0, "Raider").field(1, "Wall").zone(0, "set", "Shot").zone(1, "set", "Scratch")
    table.attack("Raider", at="Wall").play(0, "Shot", targets=["Wall"]).resolve().to("damage_end")
    assert table.damage_on("Wall") == 5
    table.passes(0)
    table.play(1, "Scratch", targets=["Wall"]).resolve()
    assert table.damage_on("Wall") == 3


@pytest.mark.rule("gateruler", "15-12b-2", "14-13e")
def test_a_unit_that_enters_with_no_hit_points_still_has_its_entering_ability() -> None:
    table = table_with(
        ("Wither", 1, 3, "Enemy units gain -1 HP."), ("Mite", 1, 1, "When this card enters play, draw 1 card.")
    )
    table.field(1, "Wither").hand(0, "Mite")
    table.play(0, "Mite", option="attack 1").resolve_all()
    assert table.field_names(0) == [] and table.hand_size(0) == 1 and table.zone_names(0, "graveyard") == ["Mite"]


@pytest.mark.rule("gateruler", "2-11a-2", "15-12b-1")
def test_damage_stays_when_hit_points_are_lent_and_kills_when_they_go() -> None:
    table = table_with(("Captain", 1, 2, "Other allied units gain +2 HP."), ("Private", 1, 2, ""))
    event(table, "Shot", "Choose 1 enemy unit. Destroy it.")
    table.field(1, "Captain").field(1, "Private", damage=3).hand(0, "Shot")
    table.play(0, "Shot", targets=["Captain"]).resolve()
    assert table.field_names(1) == []


@pytest.mark.rule("gateruler", "15-10a", "14-4b-5a", "14-4c-1")
def test_divided_damage_of_a_target_that_is_gone_is_not_given_to_the_other() -> None:
    table = event(
        scenario("gateruler"), "Gust", "Choose 1 allied unit. Return it to its owner's hand.", "Instant Action"
    )
    table.zone(0, "set", "Sparks Everywhere").zone(1, "set", "Gust").field(1, "Slag Golem", "Reef Warden")
    table.play(
        0, "Sparks Everywhere", targets=[["Slag Golem", "Reef Warden"]], divide={"Slag Golem": 2, "Reef Warden": 1}
    )
    table.passes(0).play(1, "Gust", targets=["Slag Golem"]).resolve_all()
    assert table.damage_on("Reef Warden") == 1


@pytest.mark.rule("gateruler", "15-30c")
def test_damage_reversal_is_all_or_nothing() -> None:
    table = scenario("gateruler").sources(0, resource=1).hand(0, "Tally of Losses").damage(0, "Coal Scout")
    table.play(0, "Tally of Losses").resolve()
    assert table.objects("damage", 0)[0].face_up and table.hand_size(0) == 2


@pytest.mark.rule("gateruler", "15-30c", "14-3b")
def test_damage_reversal_as_a_cost_needs_enough_face_up_cards() -> None:
    table = table_with(("Digger", 2, 3, "Standard Action [DR 2] Draw 1 card."))
    table.field(0, "Digger").damage(0, "Coal Scout").zone(0, "damage", "Kiln Hand", face_up=False)
    assert not table.can("use", 0, "Digger")


@pytest.mark.rule("gateruler", "12-3a", "12-1b-1", "16-5b")
def test_breakthrough_after_a_destroyed_defender_strikes_the_ruler() -> None:
    table = scenario("gateruler").field(0, "Ashroad Lancer").field(1, "Coal Scout", place=0)
    table.attack("Ashroad Lancer", at="Coal Scout").to("attack_start")
    assert table.field_names(1) == [] and table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-5a-1", "16-12a-1")
def test_breakthrough_is_stopped_by_a_defender_that_its_charge_keeps_in_play() -> None:
    table = scenario("gateruler").field(0, "Ashroad Lancer").field(1, "Sapling Shield", place=0)
    table.zone(1, "charge", "Coal Scout", host="Sapling Shield")
    table.attack("Ashroad Lancer", at="Sapling Shield").to("strike").yes().to("attack_start")
    assert (
        table.field_names(1) == ["Sapling Shield"]
        and table.damage_on("Sapling Shield") == 0
        and table.damage_count(1) == 0
    )
