"""Rulings where the keywords of section 16 and gearing up (14-18) meet each other, and are gained, lost and doubled."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.gateruler.defining import event, table_with

FRAME = 'Gear Up - "Frame"\nGear Requirement: You have a card in your damage zone.'


def geared(*units: tuple[str, int, int, str]) -> Table:
    """Player 0 stands geared up into Frame (5 ATK, 5 HP)."""
    table = table_with(("Frame", 5, 5, FRAME), *units)
    return table.hand(0, "Frame").damage(0, "Coal Scout")


@pytest.mark.rule("gateruler", "16-5c", "16-1a-5")
def test_breakthrough_twice_strikes_the_ruler_once() -> None:
    table = event(
        scenario("gateruler"), "Gift", "Choose 1 allied unit. It gains Breakthrough until the end of the turn."
    )
    table.field(0, "Ashroad Lancer").field(1, "Coal Scout", place=0).hand(0, "Gift")
    table.play(0, "Gift", targets=["Ashroad Lancer"]).resolve()
    table.attack("Ashroad Lancer", at="Coal Scout").to("attack_start")
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-29a", "16-5c")
def test_a_unit_that_loses_breakthrough_loses_the_printed_and_the_gained_one() -> None:
    table = event(
        scenario("gateruler"), "Gift", "Choose 1 allied unit. It gains Breakthrough until the end of the turn."
    )
    event(table, "Blunt", "Choose 1 allied unit. It loses Breakthrough until the end of the turn.")
    table.field(0, "Ashroad Lancer").hand(0, "Gift", "Blunt")
    table.play(0, "Blunt", targets=["Ashroad Lancer"]).resolve().play(0, "Gift", targets=["Ashroad Lancer"]).resolve()
    assert not table.has("Ashroad Lancer", "Breakthrough")


@pytest.mark.rule("gateruler", "16-5a-1")
def test_breakthrough_means_nothing_in_a_side_column() -> None:
    table = scenario("gateruler").field(0, "Ashroad Lancer").field(1, "Coal Scout", place=2)
    table.attack("Ashroad Lancer", at="Coal Scout").to("attack_start")
    assert table.field_names(1) == [] and table.damage_count(1) == 0


@pytest.mark.rule("gateruler", "16-6a-1", "3-9c")
def test_defender_steps_back_at_the_end_of_the_attack_phase_and_lies_exhausted() -> None:
    table = scenario("gateruler").field(0, "Night Watch")
    table.to("attack_end").resolve().yes()
    assert table.obj("Night Watch").place == 0 and table.is_rested("Night Watch")


@pytest.mark.rule("gateruler", "16-6a-1")
def test_a_second_defender_finds_the_zone_taken() -> None:
    table = table_with(("One", 1, 1, "Defender"), ("Two", 1, 1, "Defender"))
    table.field(0, "One", "Two")
    table.to("attack_end").option("One").resolve().yes()
    table.to("end")
    assert sorted(obj.place for obj in table.objects("front", 0)).count(0) == 1 and len(table.field_names(0)) == 2


@pytest.mark.rule("gateruler", "16-7b", "16-8a-1", "16-7c")
def test_intercept_and_retaliate_both_strike_the_attacker() -> None:
    table = table_with(("Raider", 2, 9, ""), ("Fence", 2, 9, "Intercept\nRetaliate"))
    table.field(0, "Raider").field(1, "Fence")
    table.attack("Raider", at="Fence").to("attack_start")
    assert table.damage_on("Raider") == 4 and table.damage_on("Fence") == 2


@pytest.mark.rule("gateruler", "16-8a-1", "8-6f")
def test_a_unit_that_was_destroyed_does_not_retaliate() -> None:
    table = table_with(("Raider", 9, 9, ""), ("Fence", 2, 2, "Retaliate"))
    table.field(0, "Raider").field(1, "Fence")
    table.attack("Raider", at="Fence").to("attack_start")
    assert table.damage_on("Raider") == 0 and table.field_names(1) == []


@pytest.mark.rule("gateruler", "16-22b", "13-2c")
def test_deadly_without_damage_kills_nothing() -> None:
    table = table_with(("Needle", 0, 1, "Deadly"), ("Wall", 1, 9, ""))
    table.field(0, "Needle").field(1, "Wall")
    table.attack("Needle", at="Wall").to("attack_start")
    assert table.field_names(1) == ["Wall"]


@pytest.mark.rule("gateruler", "16-22b", "16-12a-1", "16-12b-1")
def test_charge_shield_keeps_a_unit_from_deadly() -> None:
    table = table_with(("Needle", 1, 1, "Deadly"), ("Shielded", 0, 9, "Charge Shield"))
    table.field(0, "Needle").field(1, "Shielded").zone(1, "charge", "Coal Scout", host="Shielded")
    table.attack("Needle", at="Shielded").to("damage_end").resolve().yes()
    assert table.damage_on("Shielded") == 0 and table.zone_names(1, "charge") == []


@pytest.mark.rule("gateruler", "16-12b-2", "15-32a-2")
def test_a_unit_kept_by_its_charge_loses_what_was_lent_for_the_turn() -> None:
    table = table_with(("Shielded", 2, 3, "Charge Shield"))
    event(table, "Rage", "Choose 1 allied unit. It gains +2 ATK until the end of the turn.")
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    table.field(0, "Shielded").zone(0, "charge", "Coal Scout", host="Shielded").hand(0, "Rage", "Shot")
    table.play(0, "Rage", targets=["Shielded"]).resolve().play(0, "Shot", targets=["Shielded"]).resolve().yes()
    assert table.power("Shielded") == 2 and table.field_names(0) == ["Shielded"]


@pytest.mark.rule("gateruler", "16-12a-1")
def test_charge_shield_also_answers_a_return_to_hand() -> None:
    table = table_with(("Shielded", 2, 3, "Charge Shield"))
    table.field(1, "Shielded").zone(1, "charge", "Coal Scout", host="Shielded").zone(0, "set", "Undertow")
    table.play(0, "Undertow", targets=["Shielded"]).resolve().yes()
    assert table.field_names(1) == ["Shielded"] and table.zone_names(1, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "16-29b", "16-29c", "16-12a-1")
def test_with_two_charges_a_charge_bonus_takes_the_shield_away() -> None:
    table = table_with(("Shielded", 2, 3, "Charge Shield"))
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    table.field(0, "Shielded").zone(0, "charge", "Crypt Mouse", "Coal Scout", host="Shielded").hand(0, "Shot")
    assert table.power("Shielded") == 3
    table.play(0, "Shot", targets=["Shielded"]).resolve()
    assert table.field_names(0) == [] and len(table.zone_names(0, "graveyard")) == 4


@pytest.mark.rule("gateruler", "16-28a-1")
def test_charge_link_does_not_go_under_a_unit_with_charge_shield() -> None:
    table = scenario("gateruler").field(0, "Crypt Mouse", "Sapling Shield")
    table.use(0, "Crypt Mouse").resolve()
    assert sorted(table.field_names(0)) == ["Crypt Mouse", "Sapling Shield"]


@pytest.mark.rule("gateruler", "16-30b", "14-16e")
def test_essence_drain_takes_what_intercept_did_not_let_it_take() -> None:
    table = scenario("gateruler").field(0, "Candle Eater").field(1, "Kiln Hand")
    table.attack("Candle Eater", at="Kiln Hand").to("attack_start")
    assert table.zone_names(0, "charge") == ["Kiln Hand"] and table.zone_names(1, "graveyard") == []


@pytest.mark.rule("gateruler", "16-30b", "16-7b")
def test_essence_drain_takes_nothing_when_the_unit_is_attacked_itself() -> None:
    table = table_with(("Leech", 3, 9, "Essence Drain\nIntercept"), ("Raider", 1, 2, ""))
    table.field(0, "Raider").field(1, "Leech")
    table.attack("Raider", at="Leech").to("attack_start")
    assert table.zone_names(1, "charge") == [] and table.zone_names(0, "graveyard") == ["Raider"]


@pytest.mark.rule("gateruler", "16-11a-2", "15-17a-3")
def test_undying_needs_a_summon_and_the_main_phase() -> None:
    table = scenario("gateruler").zone(0, "graveyard", "Ferry Phantom").hand(0, "Coal Scout", "Kiln Hand")
    assert table.can("play", 0, "Ferry Phantom")
    table.play(0, "Coal Scout", option="attack 1").resolve().play(0, "Kiln Hand", option="attack 2").resolve()
    assert not table.can("play", 0, "Ferry Phantom")


@pytest.mark.rule("gateruler", "16-3b", "16-11a-1")
def test_undying_does_not_touch_down() -> None:
    table = table_with(
        ("Revenant", 2, 2, "Undying\n【TD】Draw 1 card.\nWhen this card enters play, deal 1 damage to your opponent.")
    )
    table.zone(0, "graveyard", "Revenant")
    table.play(0, "Revenant", option="attack 1").resolve_all()
    assert table.hand_size(0) == 0 and table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-3b", "15-18c")
def test_a_special_summoned_unit_does_not_touch_down_even_from_the_hand() -> None:
    table = scenario("gateruler").define(
        name="Pup", type="unit", level=0, atk=1, hp=1, stk=1, attributes=["Beast"], text="【TD】Draw 1 card."
    )
    table.sources(0, resource=1).hand(0, "Call of the Den", "Pup")
    table.play(0, "Call of the Den").resolve()
    table.option("attack 1")
    assert table.is_on_field("Pup", 0) and table.hand_size(0) == 0 and table.stack() == []


@pytest.mark.rule("gateruler", "16-16b", "16-16b-1", "12-4a")
def test_enhance_takes_the_other_unit_under_it() -> None:
    table = table_with(("Elder", 4, 4, "Enhance {Smith} unit\nWhile this card is Enhanced, it gains +1 ATK."))
    table.field(0, "Coal Scout", place=2).hand(0, "Elder")
    table.play(0, "Elder", option="attack 1").resolve()
    table.choose("Coal Scout")
    assert table.zone_names(0, "charge") == ["Coal Scout"] and table.power("Elder") == 5


@pytest.mark.rule("gateruler", "16-19b", "16-9a-1")
def test_dormant_keeps_a_unit_with_double_attack_from_attacking() -> None:
    table = table_with(("Sleeper", 2, 2, "Dormant\nDouble Attack"))
    table.field(0, "Sleeper")
    table.to("choice")
    assert not table.can("attack", 0, "Sleeper")


@pytest.mark.rule("gateruler", "16-10a-1", "16-10b")
def test_an_attribute_of_familiar_lets_a_captain_help() -> None:
    table = table_with(("Captain", 1, 3, "Other allied {Knight} units gain +1 ATK."))
    table.field(0, "Captain", "Harbour Cat")
    table.use(0, "Harbour Cat").resolve().option("Knight")
    assert table.power("Harbour Cat") == 2
    table.next_turn()
    assert table.power("Harbour Cat") == 1


@pytest.mark.rule("gateruler", "16-23b", "15-29b-1")
def test_a_summon_requirement_is_not_asked_of_a_special_summon_from_the_deck() -> None:
    table = (
        scenario("gateruler")
        .field(0, "Grove Mother", place=1)
        .field(0, "Thornback Boar", place=2)
        .deck(0, "The Green Before")
    )
    table.use(0, "Grove Mother").resolve().yes().choose("The Green Before").option("attack 1")
    assert table.field_names(0) == ["The Green Before"]


@pytest.mark.rule("gateruler", "16-18c", "16-18d-1")
def test_forced_concealment_is_played_from_the_set_zone_only() -> None:
    table = scenario("gateruler").hand(0, "Hidden Spring").zone(0, "set", "Hidden Spring")
    assert "Hidden Spring" in table.acts(0, "set")
    table.play(0, "Hidden Spring", zone="set", option="attack 1").resolve()
    assert table.is_on_field("Hidden Spring", 0) and not table.can("play", 0, "Hidden Spring")


@pytest.mark.rule("gateruler", "16-17b-1", "16-17d")
def test_exhausted_resources_are_enough_for_the_resource_keyword() -> None:
    table = scenario("gateruler").hand(0, "Deep Roots")
    assert not table.can("play", 0, "Deep Roots")
    rich = scenario("gateruler").hand(0, "Deep Roots").zone(0, "resource", "Coal Scout", rested=True)
    assert rich.can("play", 0, "Deep Roots")


@pytest.mark.rule("gateruler", "14-18b-5", "14-18b-5a")
def test_combat_damage_to_a_geared_up_pair_is_the_attackers_atk_to_the_unit() -> None:
    table = geared(("Raider", 3, 3, ""))
    table.field(1, "Raider")
    table.act(0, "gear_up", "Frame").resolve().to("main", 1)
    table.attack("Raider", at="Frame").to("attack_start", 1)
    assert table.damage_on("Frame") == 3 and table.damage_count(0) == 1


@pytest.mark.rule("gateruler", "14-18b-6b", "14-18b-3")
def test_effect_damage_to_a_player_reaches_the_ruler_under_the_frame() -> None:
    table = event(geared(), "Burn", "Deal 1 damage to your opponent.")
    table.hand(1, "Burn")
    table.act(0, "gear_up", "Frame").resolve().to("main", 1).play(1, "Burn").resolve()
    assert table.damage_count(0) == 2 and table.damage_on("Frame") == 0


@pytest.mark.rule("gateruler", "14-18b-7", "14-18b-7a", "14-18f-2a")
def test_a_destroyed_frame_leaves_the_ruler_exhausted_as_the_pair_was() -> None:
    table = event(geared(), "Shot", "Choose 1 allied unit. Destroy it.", "Instant Action")
    table.zone(0, "set", "Shot")
    table.act(0, "gear_up", "Frame").resolve()
    table.attack("Frame", at=1).play(0, "Shot", targets=["Frame"]).resolve().to("attack_start")
    assert table.is_rested("Maud of the First Lamp", 0) and table.zone_of("Maud of the First Lamp", 0) == "ruler"
    assert table.damage_count(1) == 1  # 14-18b-7b: the ruler goes on attacking, with its own STK


@pytest.mark.rule("gateruler", "16-25c", "14-18e")
def test_a_pair_stays_geared_up_when_the_requirement_is_gone_and_cannot_gear_up_again() -> None:
    table = event(geared(("Other Frame", 4, 4, FRAME)), "Mend", "Heal 1 life.")
    table.hand(0, "Mend", "Other Frame")
    table.act(0, "gear_up", "Frame").resolve()
    assert table.acts(0, "gear_up") == []
    table.play(0, "Mend").resolve()
    assert table.is_on_field("Frame", 0) and table.obj("Frame").place == 0


@pytest.mark.rule("gateruler", "14-18f-2c", "12-4a")
def test_gearing_up_crushes_the_defender() -> None:
    table = geared().field(0, "Slag Golem", place=0)
    table.act(0, "gear_up", "Frame").resolve()
    assert table.field_names(0) == ["Frame"] and table.zone_names(0, "graveyard") == ["Slag Golem"]


@pytest.mark.rule("gateruler", "14-18f-2b")
def test_a_requirement_lost_before_it_resolves_leaves_the_frame_in_hand() -> None:
    table = event(geared(), "Mend", "Heal 1 life.", "Instant Action")
    table.zone(0, "set", "Mend")
    table.act(0, "gear_up", "Frame").play(0, "Mend").resolve_all()
    assert table.hand_names(0) == ["Frame"] and table.field_names(0) == []


@pytest.mark.rule("gateruler", "14-18f-1", "15-17a-2a")
def test_gearing_up_is_no_summon_and_costs_nothing() -> None:
    table = geared().hand(0, "Coal Scout", "Kiln Hand", "Slag Golem")
    table.act(0, "gear_up", "Frame").resolve()
    table.play(0, "Coal Scout", option="attack 1").resolve().play(0, "Kiln Hand", option="attack 2").resolve()
    assert len(table.field_names(0)) == 3


@pytest.mark.rule("gateruler", "14-18b-2", "14-4b-3a")
def test_no_unit_can_be_summoned_into_the_zone_of_a_geared_up_pair() -> None:
    table = geared().hand(0, "Coal Scout")
    table.act(0, "gear_up", "Frame").resolve()
    table.play(0, "Coal Scout")
    assert "defense" not in table.options()


@pytest.mark.rule("gateruler", "16-24c")
def test_a_ruler_without_defense_zone_cannot_gear_up() -> None:
    table = geared().zone(0, "ruler", "Old Mother Threshold")
    assert table.acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "12-6b", "12-6a-1")
def test_the_newcomer_is_not_the_one_that_goes_over_the_level_cap() -> None:
    table = scenario("gateruler").define(name="Heavy", type="unit", level=5, atk=5, hp=5, stk=1, text="")
    table.define(name="Heavier", type="unit", level=6, atk=5, hp=5, stk=1, text="")
    table.zone(0, "ruler", "The Ninefold Empress").field(0, "Heavy", place=1).hand(0, "Heavier")
    table.play(0, "Heavier", option="attack 2").resolve()
    assert table.field_names(0) == ["Heavier"]


@pytest.mark.rule("gateruler", "12-1b-2", "12-4a", "12-6b")
def test_overlapping_is_settled_before_the_level_cap() -> None:
    table = scenario("gateruler").define(name="Heavy", type="unit", level=5, atk=5, hp=5, stk=1, text="")
    table.define(name="Heavier", type="unit", level=6, atk=5, hp=5, stk=1, text="")
    table.define(name="Light", type="unit", level=2, atk=1, hp=1, stk=1, text="")
    table.zone(0, "ruler", "The Ninefold Empress").field(0, "Heavy", place=1).field(0, "Light", place=2).hand(
        0, "Heavier"
    )
    table.play(0, "Heavier", option="attack 1").resolve()
    assert sorted(table.field_names(0)) == ["Heavier", "Light"]
