"""Rulings on how rules meet in Gate Ruler: attacks that change under way, keywords that answer each other, the gate."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.gateruler.plain import RIVAL, on, ruler, table, unit
from tests.games.gateruler.printed import card, happening

pytestmark = pytest.mark.both_seats

HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")
SWAP = happening("Swap", "Choose 2 allied units. Swap them.", "Instant Action")
FACE = happening("Face", "Choose 1 enemy unit. You gain control of it.", "Instant Action")
MEND = happening("Mend", "Heal 1 life.", "Instant Action")
BURN = happening("Burn", "Deal 2 damage to your opponent.")
BOLT = happening("Bolt", "Choose 1 unit. Deal 2 damage to it.", "Instant Action")
PUP = card("Pup", "Charge Shield", numbers="0 4 2 1")
RAM = card("Ram", "Breakthrough", numbers="0 6 6 2")


# ---------------------------------------------------------------- attacks that change under way


@pytest.mark.rule("gateruler", "8-4e-1", "15-11a")
def test_what_is_swapped_to_the_front_of_the_attacked_column_is_attacked_instead() -> None:
    made = table(SWAP).field(0, "Giant").field(1, "Scout", place=1).field(1, "Guard", place=2).zone(1, "set", "Swap")
    made.attack("Giant", at="Scout").passes(0).play(1, "Swap", targets=["Scout", "Guard"]).resolve()
    on(made)
    assert made.field_names(1) == ["Scout"] and made.zone_names(1, "graveyard") == ["Swap", "Guard"]


@pytest.mark.rule("gateruler", "15-26b", "15-26b-1", "8-4e-1")
def test_what_cannot_be_attacked_is_attacked_once_it_comes_to_the_attacked_column() -> None:
    ghost = card("Ghost", "This card cannot be attacked.", numbers="0 1 2 1")
    made = table(ghost, SWAP).field(0, "Giant").field(1, "Scout", place=1).field(1, "Ghost", place=2)
    made.zone(1, "set", "Swap").attack("Giant", at="Scout").passes(0)
    made.play(1, "Swap", targets=["Scout", "Ghost"]).resolve()
    on(made)
    assert made.field_names(1) == ["Scout"]


@pytest.mark.rule("gateruler", "8-6a", "8-4e-1", "3-6e-2")
def test_an_attack_on_an_attack_zone_that_was_emptied_deals_no_damage() -> None:
    made = table(HUSH).field(0, "Giant").field(1, "Scout", place=1).zone(1, "set", "Hush")
    made.attack("Giant", at="Scout").passes(0).play(1, "Hush", targets=["Scout"]).resolve()
    on(made)
    assert made.damage_count(1) == 0 and made.is_rested("Giant")


@pytest.mark.rule("gateruler", "8-4e-1", "3-6e-3a", "8-6d-1")
def test_an_attack_on_a_defense_zone_that_was_emptied_hits_the_ruler_with_strike() -> None:
    made = table(HUSH).field(0, "Giant").field(1, "Guard", place=0).zone(1, "set", "Hush")
    made.attack("Giant", at="Guard").passes(0).play(1, "Hush", targets=["Guard"]).resolve()
    on(made)
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "8-4e-2", "15-23a", "8-6a")
def test_an_attacker_that_the_other_player_takes_over_attacks_no_more() -> None:
    made = table(FACE).field(0, "Giant").zone(1, "set", "Face")
    made.attack("Giant", at="Rival").passes(0).play(1, "Face", targets=["Giant"]).resolve().option("attack 1")
    on(made)
    assert made.damage_count(1) == 0 and made.damage_count(0) == 0 and made.field_names(1) == ["Giant"]


@pytest.mark.rule("gateruler", "16-19b", "8-4c", "15-26a")
def test_an_attacker_that_becomes_dormant_goes_on_attacking() -> None:
    lull = happening("Lull", "Choose 1 unit. It gains Dormant until the end of the turn.", "Instant Action")
    made = table(lull).field(0, "Giant").zone(1, "set", "Lull")
    made.attack("Giant", at="Rival").passes(0).play(1, "Lull", targets=["Giant"]).resolve()
    on(made)
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "15-24f", "15-24g-1", "6-5a", "15-24h")
def test_ending_the_turn_in_an_attack_leaves_it_without_damage_and_the_end_phase_happens() -> None:
    calm = happening("Calm", "End the turn.", "You can play this card when an enemy unit attacks.")
    clerk = card("Clerk", "At the end of your turn, draw 1 card.")
    made = table(calm, clerk).field(0, "Giant", place=1).field(0, "Clerk", place=2).zone(1, "set", "Calm")
    made.attack("Giant", at="Rival").yes().resolve()
    assert made.game.state.step == "end" and made.damage_count(1) == 0
    made.resolve_all()
    assert made.hand_size(0) == 1


# ---------------------------------------------------------------- keywords that answer each other


@pytest.mark.rule("gateruler", "16-7b", "16-12a-1", "15-32a", "8-6d-2")
def test_an_attacker_that_charge_shield_kept_from_an_intercept_still_deals_its_damage() -> None:
    picket = card("Picket", "Intercept", numbers="0 3 9 1")
    made = table(PUP, picket).field(0, "Pup").zone(0, "charge", "Spark", host="Pup").field(1, "Picket", place=1)
    on(made.attack("Pup", at="Picket"))
    assert made.field_names(0) == ["Pup"] and made.damage_on("Pup") == 0
    assert made.zone_names(0, "graveyard") == ["Spark"] and made.damage_on("Picket", 1) == 4


@pytest.mark.rule("gateruler", "16-22b", "16-7b", "8-6f")
def test_deadly_intercept_destroys_the_attacker_after_it_has_dealt_its_damage() -> None:
    viper = card("Viper", "Intercept\nDeadly", numbers="0 1 9 1")
    made = table(viper).field(0, "Giant").field(1, "Viper", place=1)
    on(made.attack("Giant", at="Viper"))
    assert made.field_names(0) == [] and made.damage_on("Viper", 1) == 6


@pytest.mark.rule("gateruler", "16-5a-1", "16-12a-1")
def test_there_is_no_breaking_through_a_defender_that_charge_shield_kept() -> None:
    made = table(RAM, PUP).field(0, "Ram").field(1, "Pup", place=0).zone(1, "charge", "Spark", host="Pup")
    on(made.attack("Ram", at="Pup"))
    assert made.field_names(1) == ["Pup"] and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "16-9a-1", "16-30b", "16-9b")
def test_a_unit_with_double_attack_and_essence_drain_drains_and_attacks_again() -> None:
    leech = card("Leech", "Double Attack\nEssence Drain", numbers="0 6 6 1")
    made = table(leech).field(0, "Leech").field(1, "Scout", place=1)
    on(made.attack("Leech", at="Scout"))
    assert made.zone_names(0, "charge") == ["Scout"] and not made.is_rested("Leech")
    on(made.attack("Leech", at="Rival"))
    assert made.damage_count(1) == 1 and made.is_rested("Leech")


@pytest.mark.rule("gateruler", "15-27a-3", "16-22b", "15-27b")
def test_deadly_does_not_destroy_what_ignores_enemy_effects_though_its_damage_counts() -> None:
    saint = card("Saint", "This card ignores enemy effects.", numbers="0 1 9 1")
    asp = card("Asp", "Deadly", numbers="0 2 3 1")
    made = table(saint, asp).field(0, "Asp").field(1, "Saint", place=1)
    on(made.attack("Asp", at="Saint"))
    assert made.field_names(1) == ["Saint"] and made.damage_on("Saint", 1) == 2


@pytest.mark.rule("gateruler", "16-8a-1", "8-5a-1", "2-10a-1")
def test_neither_retaliate_nor_intercept_strikes_an_attacking_ruler() -> None:
    duelist = card("Duelist", "Retaliate\nIntercept", numbers="0 3 9 1")
    made = table(duelist).field(1, "Duelist", place=1)
    on(made.attack("Regent", at="Duelist"))
    assert made.damage_count(0) == 0 and made.damage_on("Duelist", 1) == 2


@pytest.mark.rule("gateruler", "16-12a-1", "15-13a", "15-12d")
def test_charge_shield_keeps_a_unit_from_being_removed_and_that_is_no_destruction() -> None:
    witness = card("Witness", "When an enemy unit is destroyed, draw 1 card.")
    away = happening("Away", "Choose 1 enemy unit. Remove it from the game.")
    made = table(PUP, witness, away).hand(0, "Away").field(0, "Witness").field(1, "Pup")
    made.zone(1, "charge", "Spark", host="Pup").play(0, "Away", targets=["Pup"]).resolve().yes()
    assert made.field_names(1) == ["Pup"] and made.stack() == []


@pytest.mark.rule("gateruler", "16-12b-1", "16-12b-2", "14-13a-9")
def test_what_charge_shield_keeps_loses_damage_and_effects_of_the_turn() -> None:
    pump = happening("Pump", "Choose 1 unit. It gains +5 ATK until the end of the turn.")
    made = table(PUP, pump, HUSH).hand(0, "Pump").zone(0, "set", "Hush").field(0, "Pup", damage=1)
    made.zone(0, "charge", "Spark", host="Pup").play(0, "Pump", targets=["Pup"]).resolve()
    assert made.power("Pup") == 9
    made.play(0, "Hush", targets=["Pup"]).resolve().yes()
    assert made.power("Pup") == 4 and made.damage_on("Pup") == 0


# ---------------------------------------------------------------- ruler damage and the gate


@pytest.mark.rule("gateruler", "13-6d", "13-5b", "15-21b")
def test_a_counter_that_heals_takes_away_damage_before_the_next_point_is_applied() -> None:
    salve = card("Salve", "[CNT] Heal 1 life.")
    made = table(salve, BURN).hand(0, "Burn").damage(1, "Scout").deck(1, "Salve", "Guard", "Giant")
    made.play(0, "Burn").resolve()
    made.resolve_all()
    assert made.zone_names(1, "damage") == ["Guard"]
    assert sorted(made.zone_names(1, "graveyard")) == ["Salve", "Scout"]


@pytest.mark.rule("gateruler", "12-2d-1", "12-2c", "15-21b")
def test_a_player_who_heals_in_response_to_their_defeat_lives() -> None:
    made = table(BURN, MEND).hand(0, "Burn").damage(1, 5).zone(1, "set", "Mend")
    made.play(0, "Burn").resolve()
    while not made.match.over and not made.can("play", 1, "Mend"):
        made.passes()
    assert made.damage_count(1) == 7
    made.play(1, "Mend").resolve()
    made.choose(made.zone_names(1, "damage")[0]).resolve_all()
    assert not made.match.over and made.damage_count(1) == 6


@pytest.mark.rule("gateruler", "14-6c-1", "13-6d", "16-5a-1")
def test_a_unit_that_a_counter_brings_into_play_is_not_what_the_attack_battled_with() -> None:
    phoenix = card("Phoenix", "[CNT] Play this card.", numbers="3 2 2 1")
    made = table(phoenix, RAM).field(0, "Ram").deck(1, "Phoenix", "Guard", "Scout")
    made.attack("Ram", at="Rival")
    while made.question is not None and made.question.why != "zone":
        made.passes()
    made.option("defense")
    on(made)
    assert made.field_names(1) == ["Phoenix"] and made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-14f", "14-14g-2", "15-2b")
def test_what_is_added_to_the_base_damage_is_doubled_with_it_and_then_reduced() -> None:
    forge = card(
        "Forge", "If a unit you control deals damage to a unit, add +1 to the base damage.", "field", "0 0 0 0"
    )
    amp = card("Amp", "If an enemy unit is dealt damage, double the damage instead.", "field", "0 0 0 0")
    pad = card("Pad", "If an allied unit is dealt damage, reduce the damage by 1 instead.", "field", "0 0 0 0")
    tower = card("Tower", numbers="0 1 20 1")
    made = table(forge, amp, pad, tower).zone(0, "field", "Forge", "Amp").zone(1, "field", "Pad")
    made.field(0, "Scout").field(1, "Tower", place=1)
    on(made.attack("Scout", at="Tower"))
    assert made.damage_on("Tower", 1) == (2 + 1) * 2 - 1


# ---------------------------------------------------------------- playing, summoning, caps


@pytest.mark.rule("gateruler", "16-3a-1", "15-17a", "15-3d")
def test_touchdown_triggers_for_a_normal_summon_from_the_hand_by_an_effect() -> None:
    herald = card("Herald", "[TD] Draw 1 card.")
    call = happening("Call", "Choose 1 unit card in your hand. Normal summon it.")
    made = table(herald, call).hand(0, "Herald", "Call").play(0, "Call").resolve().option("attack 1").resolve()
    assert made.stack() == ["Herald"]


@pytest.mark.rule("gateruler", "16-3b", "16-11a-1", "15-3d")
def test_touchdown_does_not_trigger_for_an_undying_unit_from_the_graveyard() -> None:
    herald = card("Herald", "Undying\n[TD] Draw 1 card.")
    made = table(herald).zone(0, "graveyard", "Herald").play(0, "Herald", option="attack 1").resolve()
    assert made.field_names(0) == ["Herald"] and made.stack() == []


@pytest.mark.rule("gateruler", "16-27b", "15-17a-2", "15-17a-3")
def test_a_unit_with_deploy_that_counts_for_two_counts_for_nothing() -> None:
    heavy = card("Heavy", "Deploy\nThis card counts for 2 of your summon cap.")
    made = table(heavy).hand(0, "Heavy", "Scout").play(0, "Heavy", option="attack 1").resolve()
    made.play(0, "Scout", option="attack 2").resolve()
    assert sorted(made.field_names(0)) == ["Heavy", "Scout"]


@pytest.mark.rule("gateruler", "16-21c", "4-3a-1b", "15-17a-3a")
def test_sentinels_are_summoned_in_an_enemy_turn_without_a_cap() -> None:
    watch = card("Watch", "Sentinel Summoning")
    made = table(watch).hand(1, "Watch", "Watch").passes(0)
    made.play(1, "Watch", option="attack 1").resolve()
    made.passes(0).play(1, "Watch", option="attack 2").resolve()
    assert made.field_names(1) == ["Watch", "Watch"] and made.resource(1, "summons") == 0


@pytest.mark.rule("gateruler", "16-17d", "14-4b-6a", "15-15a")
def test_exhausted_resources_let_a_resource_event_be_played_but_do_not_pay_for_it() -> None:
    free = happening("Free", "Resource\nDraw 1 card.")
    dear = happening("Dear", "Resource\nDraw 1 card.", level=1)
    made = table(free, dear).hand(0, "Free", "Dear").zone(0, "resource", "Well", rested=True)
    assert made.can("play", 0, "Free") and not made.can("play", 0, "Dear")


# ---------------------------------------------------------------- geared up


FRAME = card("Frame", 'Gear Up - "Rise"', numbers="0 5 4 3")


def geared(*more: object) -> Table:
    return table(FRAME, *more).hand(0, "Frame")  # type: ignore[arg-type]


@pytest.mark.rule("gateruler", "14-18f-2c", "12-4a", "15-12a")
def test_the_unit_that_makes_room_for_a_pair_goes_but_is_not_destroyed() -> None:
    witness = card("Witness", "When an allied unit is destroyed, draw 1 card.")
    leaver = card("Leaver", "When this card leaves play, draw 1 card.")
    made = geared(witness, leaver).field(0, "Witness", place=1).field(0, "Leaver", place=0)
    made.act(0, "gear_up", "Frame").resolve()
    assert made.zone_names(0, "graveyard") == ["Leaver"] and made.stack() == ["Leaver"]


@pytest.mark.rule("gateruler", "14-18b-5", "16-5a-1", "14-18b-7")
def test_breaking_through_a_destroyed_pair_deals_strike_to_the_ruler_that_is_left() -> None:
    made = geared(RAM).field(1, "Ram", place=1)
    made.act(0, "gear_up", "Frame").resolve().to("main", 1)
    on(made.attack("Ram", at="Frame"))
    assert made.zone_names(0, "graveyard") == ["Frame"] and made.damage_count(0) == 2


@pytest.mark.rule("gateruler", "14-18b-3d", "14-18b-7b", "16-7b", "8-6d-2")
def test_the_ruler_of_a_pair_whose_unit_an_intercept_destroyed_goes_on_attacking() -> None:
    picket = card("Picket", "Intercept", numbers="0 4 9 1")
    made = geared(picket).field(1, "Picket", place=1)
    made.act(0, "gear_up", "Frame").resolve()
    on(made.attack("Frame", at="Picket"))
    assert made.zone_names(0, "graveyard") == ["Frame"] and made.damage_on("Picket", 1) == 2


@pytest.mark.rule("gateruler", "14-18b-2", "15-11b", "15-28a")
def test_a_pair_is_neither_swapped_nor_placed_elsewhere() -> None:
    drill = happening("Drill", "Choose 1 allied unit. Move it to a zone.")
    made = geared(SWAP, drill).hand(0, "Drill").zone(0, "set", "Swap").field(0, "Scout", place=1)
    made.act(0, "gear_up", "Frame").resolve()
    made.play(0, "Swap", targets=["Frame", "Scout"]).resolve()
    assert made.obj("Frame").place == 0 and made.obj("Scout").place == 1
    made.play(0, "Drill", targets=["Frame"]).resolve()
    assert made.obj("Frame").place == 0


@pytest.mark.rule("gateruler", "12-6b", "15-23a", "12-6c")
def test_gaining_control_of_a_unit_over_the_cap_lets_any_unit_be_given_up() -> None:
    capped = ruler("Regent", summon_cap=2, level_cap=3)
    made = table(FACE, unit("Knight", level=2), unit("Squire", level=2), rulers=(capped, RIVAL))
    made.zone(0, "set", "Face").field(0, "Squire", place=1).field(1, "Knight", place=1)
    made.play(0, "Face", targets=["Knight"]).resolve().option("attack 2")
    assert sorted(text.split(" (")[0] for text in made.options()) == ["Knight", "Squire"]
