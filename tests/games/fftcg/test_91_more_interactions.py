"""Rulings on how rules meet: battle and what happens in it, power and damage, zones, control, payment, the end."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, stage

BLINK = "Choose 1 Forward. Remove it from the game, then play it onto the field."


# ---------------------------------------------------------------- battle


@pytest.mark.rule("fftcg", "10.1.3.3", "10.1.4.1", "10.1.3.2.1")
def test_an_attacker_whose_blocker_is_gone_deals_no_damage_to_the_player() -> None:
    table = forward(forward(stage(Ruin=BREAK), "Striker"), "Wall").field(0, "Striker").field(1, "Wall")
    table.attack("Striker").block("Wall").play(0, "Ruin", targets=["Wall"]).resolve().to("main2")
    assert table.damage_count(1) == 0 and table.is_on_field("Striker") and table.damage_on("Striker") == 0


@pytest.mark.rule("fftcg", "10.1.3.3", "10.1.4.2")
def test_a_blocker_whose_attacker_is_gone_takes_no_damage() -> None:
    table = forward(forward(stage(Ruin=BREAK), "Striker"), "Wall", 3000).field(0, "Striker").field(1, "Wall")
    table.attack("Striker").block("Wall").play(0, "Ruin", targets=["Striker"]).resolve().to("main2")
    assert table.is_on_field("Wall", 1) and table.damage_on("Wall", 1) == 0


@pytest.mark.rule("fftcg", "15.2.5.2", "15.2.5.3", "10.1.3.1.1")
def test_a_forward_that_back_attack_brought_into_the_attack_phase_blocks() -> None:
    table = forward(stage(), "Striker").define(
        name="Ambush", type="forward", element=["ice"], cost=1, power=9000, text="Back Attack"
    )
    table.field(0, "Striker").hand(1, "Ambush").sources(1, ice=1)
    table.attack("Striker").passes(0).play(1, "Ambush").block("Ambush").to("main2")
    assert table.zone_names(0, "break") == ["Striker"] and table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "15.2.1.2", "10.1.2.1.2", "15.1.1.1.2")
def test_a_brave_forward_attacks_once_a_turn_also_if_it_is_activated() -> None:
    table = forward(stage(Rouse="Choose 1 Forward. Activate it."), "Bold", 5000, "Brave").field(0, "Bold")
    table.attack("Bold").play(0, "Rouse", targets=["Bold"]).resolve()
    assert not table.is_rested("Bold")
    table.to("main2")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.1.1", "6.2.6", "15.2.2.2")
@pytest.mark.parametrize(("text", "damage"), [("", 0), ("Haste", 1)])
def test_a_forward_that_changed_control_attacks_in_that_turn_only_with_haste(text: str, damage: int) -> None:
    table = forward(stage(Charm=TAKE), "Prize", 5000, text).field(1, "Prize")
    table.play(0, "Charm", targets=["Prize"]).resolve()
    if damage:
        table.attack("Prize").to("main2")
    else:
        table.to("main2")
    assert table.damage_count(1) == damage


@pytest.mark.rule("fftcg", "15.1.1.9.5", "10.1.4.1", "15.1.1.9.1")
def test_what_is_left_of_a_party_attacks_alone_and_deals_one_point() -> None:
    table = forward(forward(stage(Ruin=BREAK), "Left"), "Right").field(0, "Left", "Right")
    table.attack("Left", ["Right"]).play(0, "Ruin", targets=["Right"]).resolve().to("main2")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "15.2.3.2", "15.1.1.9.7", "10.1.4.2.1")
def test_a_party_of_which_one_lacks_first_strike_is_hit_while_it_hits() -> None:
    table = forward(forward(stage(), "Quick", 5000, "First Strike"), "Slow", 5000)
    forward(table, "Wall", 5000).field(0, "Quick", "Slow").field(1, "Wall")
    table.attack("Quick", ["Slow"]).block("Wall").to("damage_resolution")
    if table.question is not None and table.question.kind == "divide":
        table.divide({"Quick": 5000})
    table.to("main2")
    assert not table.is_on_field("Wall", 1)
    assert len(table.zone_names(0, "break")) == 1


@pytest.mark.rule("fftcg", "15.2.3.2", "15.2.3.3", "12.4.5")
def test_a_first_striker_breaks_its_blocker_before_it_can_strike_back() -> None:
    table = forward(forward(stage(), "Quick", 5000, "First Strike"), "Wall", 5000).field(0, "Quick").field(1, "Wall")
    table.attack("Quick").block("Wall").to("main2")
    assert table.is_on_field("Quick") and table.damage_on("Quick") == 0 and not table.is_on_field("Wall", 1)


# ---------------------------------------------------------------- power, damage, and the rule processes


@pytest.mark.rule("fftcg", "12.4.4", "15.1.1.3.2", "2.2")
def test_a_forward_that_cannot_be_broken_goes_without_power_and_is_not_broken() -> None:
    table = stage(Wilt="Choose 1 Forward. It loses 5000 power until the end of the turn.")
    forward(table, "Oak", 5000, "Oak cannot be broken.")
    table.field(1, "Oak").play(0, "Wilt", targets=["Oak"]).resolve()
    assert table.zone_names(1, "break") == ["Oak"]


@pytest.mark.rule("fftcg", "12.4.5", "4.3", "11.12.4.6")
def test_a_damaged_forward_is_broken_as_soon_as_its_power_falls_to_the_damage() -> None:
    table = stage(Wilt="Choose 1 Forward. It loses 1000 power until the end of the turn.")
    forward(table, "Oak", 5000).field(1, "Oak", damage=4000)
    table.play(0, "Wilt", targets=["Oak"]).resolve()
    assert table.zone_names(1, "break") == ["Oak"]


@pytest.mark.rule("fftcg", "9.5.1.3", "9.5.1.3.1", "9.5.1.3.2", "12.4.5")
def test_damage_and_power_of_the_turn_go_at_once_so_that_nothing_breaks_between_them() -> None:
    table = stage(
        Boost="Choose 1 Forward. It gains +3000 power until the end of the turn.",
        Bolt="Choose 1 Forward. Deal it 6000 damage.",
    )
    forward(table, "Oak", 5000).field(0, "Oak")
    table.play(0, "Boost", targets=["Oak"]).resolve().play(0, "Bolt", targets=["Oak"]).resolve()
    assert table.is_on_field("Oak") and table.damage_on("Oak") == 6000
    table.to("main1", 1)
    assert table.is_on_field("Oak") and table.damage_on("Oak") == 0


@pytest.mark.rule("fftcg", "9.5.1.4", "9.5.1.3.2", "12.4.4", "11.8.3")
def test_a_forward_that_loses_its_last_power_in_the_end_phase_goes_and_triggers_in_it() -> None:
    table = stage(Boost="Choose 1 Forward. It gains +3000 power until the end of the turn.")
    forward(table, "Reed", 2000, "When Reed is put from the field into the Break Zone, draw 1 card.")
    table.define(name="Chill", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. It loses 2000 power.")
    table.sources(0, fire=1).hand(0, "Chill").field(0, "Reed")
    table.play(0, "Boost", targets=["Reed"]).resolve().play(0, "Chill", targets=["Reed"]).resolve()
    assert table.power("Reed") == 3000
    hand = table.hand_size(0)
    table.to("main1", 1)
    assert table.zone_names(0, "break")[-1] == "Reed" and table.hand_size(0) == hand + 1


# ---------------------------------------------------------------- zones and control


@pytest.mark.rule("fftcg", "12.4.7", "6.2.6.2", "7.3")
def test_a_stolen_light_forward_and_ones_own_both_go_to_their_owners() -> None:
    table = forward(forward(stage(Charm=TAKE), "Sun", element=["light"]), "Star", element=["light"])
    table.field(0, "Sun").field(1, "Star").play(0, "Charm", targets=["Star"]).resolve()
    assert table.zone_names(0, "break")[-1] == "Sun" and table.zone_names(1, "break") == ["Star"]


@pytest.mark.rule("fftcg", "12.4.6", "6.2.6.2", "5.2.2.1")
def test_a_stolen_forward_of_a_name_that_one_has_takes_ones_own_with_it() -> None:
    table = forward(stage(Charm=TAKE), "Twin").field(0, "Twin").field(1, "Twin")
    table.play(0, "Charm", targets=[table.card("Twin", 1)]).resolve()
    assert table.find("Twin", None, "field") == []
    assert "Twin" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Twin"]


@pytest.mark.rule("fftcg", "11.8.17.3", "7.4", "15.1.1.5.1")
def test_a_delayed_break_does_not_find_a_forward_that_has_left_and_come_back() -> None:
    table = stage(Doom="Choose 1 Forward. At the end of the turn, break it.", Blink=BLINK)
    forward(table, "Oak").field(1, "Oak")
    table.play(0, "Doom", targets=["Oak"]).resolve().play(0, "Blink", targets=["Oak"]).resolve().to("main1", 1)
    assert table.is_on_field("Oak", 1)


@pytest.mark.rule("fftcg", "7.4", "9.5.1.3.1", "6.7.3")
def test_a_forward_that_comes_back_has_neither_damage_nor_counters() -> None:
    table = forward(stage(Blink=BLINK), "Oak").field(1, "Oak", damage=3000, counters={"Gleam": 2})
    table.play(0, "Blink", targets=["Oak"]).resolve()
    assert table.damage_on("Oak", 1) == 0 and table.obj("Oak").count("Gleam") == 0


@pytest.mark.rule("fftcg", "11.8.15", "11.12.5.4", "15.1.1.3.1")
def test_what_is_removed_instead_of_breaking_does_not_trigger_on_the_break_zone() -> None:
    table = stage(Ruin=BREAK)
    table.define(
        name="Void",
        type="backup",
        element=["wind"],
        text="If a Forward is put from the field into the Break Zone, remove it from the game instead.",
    )
    forward(table, "Reed", 2000, "When Reed is put from the field into the Break Zone, draw 1 card.")
    table.field(0, "Void").field(1, "Reed").play(0, "Ruin", targets=["Reed"]).resolve()
    assert table.zone_names(1, "removed") == ["Reed"] and table.stack() == []


@pytest.mark.rule("fftcg", "11.11.2.1", "11.3.9", "6.2.6")
def test_a_summon_of_whose_two_targets_one_is_gone_still_does_the_other() -> None:
    table = stage(Pair="Choose 2 Forwards. Break them.", Ruin=BREAK)
    forward(forward(table, "Left"), "Right").field(1, "Left", "Right")
    table.play(0, "Pair", targets=["Left", "Right"]).play(0, "Ruin", targets=["Left"]).resolve().resolve()
    assert sorted(table.zone_names(1, "break")) == ["Left", "Right"] and table.stack() == []


@pytest.mark.rule("fftcg", "11.11.2", "11.3.9", "11.3.3")
def test_a_summon_whose_only_target_has_changed_sides_does_nothing_and_is_spent() -> None:
    table = stage(Hit="Choose 1 Forward opponent controls. Deal it 9000 damage. Draw 1 card.", Charm=TAKE)
    forward(table, "Prize").field(1, "Prize")
    table.play(0, "Hit", targets=["Prize"]).play(0, "Charm", targets=["Prize"]).resolve()
    hand = table.hand_size(0)
    table.resolve()
    assert table.is_on_field("Prize", 0) and table.damage_on("Prize", 0) == 0 and table.hand_size(0) == hand


# ---------------------------------------------------------------- abilities and payment


@pytest.mark.rule("fftcg", "11.7.1", "11.7.10", "11.2.1.1")
def test_the_namesake_that_a_special_ability_takes_does_not_pay_its_cp_as_well() -> None:
    table = scenario("fftcg").define(
        name="Adept", type="forward", element=["fire"], cost=2, power=5000, text="«Flare» {S}{Fire}: Draw 1 card."
    )
    table.define(name="Spare", element=["fire"], cost=2)
    table.field(0, "Adept").hand(0, "Adept")
    assert not table.can("use", 0, "Adept")


@pytest.mark.rule("fftcg", "11.7.1", "11.7.10", "11.2.1.1")
def test_with_another_card_to_discard_the_special_ability_is_paid() -> None:
    table = scenario("fftcg").define(
        name="Adept", type="forward", element=["fire"], cost=2, power=5000, text="«Flare» {S}{Fire}: Draw 1 card."
    )
    table.define(name="Spare", element=["fire"], cost=2).field(0, "Adept").hand(0, "Adept", "Spare")
    table.use(0, "Adept").resolve()
    assert sorted(table.zone_names(0, "break")) == ["Adept", "Spare"] and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.5.4", "6.4.2", "11.6.10")
def test_an_ability_resolves_though_its_own_cost_has_taken_its_card_away() -> None:
    table = scenario("fftcg").define(
        name="Fuse",
        type="forward",
        element=["fire"],
        cost=2,
        power=5000,
        text="Put Fuse into the Break Zone: Choose 1 Forward. Deal it 5000 damage.",
    )
    forward(table, "Oak").field(0, "Fuse").field(1, "Oak")
    table.use(0, "Fuse", targets=["Oak"]).resolve()
    assert table.zone_names(1, "break") == ["Oak"] and table.zone_names(0, "break") == ["Fuse"]


@pytest.mark.rule("fftcg", "15.2.2.3", "11.6.2.2", "6.2.6")
def test_a_dull_ability_of_a_forward_that_changed_control_waits_for_a_turn() -> None:
    table = forward(stage(Charm=TAKE), "Archer", 5000, "{Dull}: Draw 1 card.").field(1, "Archer")
    table.play(0, "Charm", targets=["Archer"]).resolve()
    assert not table.can("use", 0, "Archer")


@pytest.mark.rule("fftcg", "15.2.6.2", "10.1.4.1", "11.9.2")
def test_damage_taken_in_battle_switches_a_damage_ability_on_at_once() -> None:
    table = forward(forward(stage(), "Striker"), "Cornered", 5000, "Damage 3 -- Cornered gains +3000 power.")
    table.field(0, "Striker").field(1, "Cornered").damage(1, 2)
    assert table.power("Cornered", 1) == 5000
    table.attack("Striker").no_block().to("main2")
    assert table.damage_count(1) == 3 and table.power("Cornered", 1) == 8000


@pytest.mark.rule("fftcg", "15.2.9.3.2", "15.2.9.4.2", "12.4.5")
def test_a_character_primed_into_one_with_less_power_than_its_damage_is_broken() -> None:
    table = scenario("fftcg").define(
        name="Vessel", element=["fire"], cost=2, power=9000, text='‹Priming "Spark" --› {Fire}'
    )
    table.define(name="Spark", element=["ice"], cost=4, power=4000).sources(0, fire=1)
    table.field(0, "Vessel", damage=5000).deck(0, "Spark")
    table.use(0, "Vessel", "priming", targets=["Spark"])
    assert table.zone_names(0, "break") == ["Vessel"] and table.zone_names(0, "removed") == ["Spark"]


@pytest.mark.rule("fftcg", "3.3", "12.3", "12.4.1")
def test_players_who_both_come_to_seven_points_at_once_draw() -> None:
    table = stage()
    table.define(
        name="Rage",
        type="summon",
        element=["fire"],
        cost=1,
        text="Deal your opponent 1 point of damage. You receive 1 point of damage.",
    )
    table.hand(0, "Rage").damage(0, 6).damage(1, 6).play(0, "Rage").resolve()
    assert table.match.over and table.match.winner is None


@pytest.mark.rule("fftcg", "15.2.4.2", "9.1.1.1", "15.1.1.2.2")
def test_a_frozen_forward_stays_dull_in_its_next_active_phase_only() -> None:
    table = forward(stage(Ice="Choose 1 Forward. Dull it and Freeze it."), "Oak").field(1, "Oak")
    table.play(0, "Ice", targets=["Oak"]).resolve().to("main1", 1)
    assert table.is_rested("Oak", 1)
    table.to("main1", 0).to("main1", 1)
    assert not table.is_rested("Oak", 1)
