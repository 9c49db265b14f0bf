"""Rulings from the document alone on playing and resolving cards and abilities (section 14)."""

from __future__ import annotations

import pytest

from tests.games.gateruler.defining import event, place, table_with, unit

STEAL = "Choose 1 enemy unit. Gain control of it."

FRAME = 'Gear Up - "Walker"\nGear Requirement: You have 1 or more cards in your damage zone.'


@pytest.mark.rule("gateruler", "14-3b", "14-3d")
def test_a_cost_of_two_actions_is_paid_whole_or_not_at_all() -> None:
    t = unit(table_with(), "Scrivener", 1, 3, "Standard Action [Exhaust this card, discard 1 card] Draw 2 cards.")
    t = t.hand(0, "Kiln Hand").field(0, "Scrivener")
    t.use(0, "Scrivener").resolve()
    assert t.hand_size(0) == 2 and t.is_rested("Scrivener", 0) and t.zone_names(0, "graveyard") == ["Kiln Hand"]
    again = unit(table_with(), "Scrivener", 1, 3, "Standard Action [Exhaust this card, discard 1 card] Draw 2 cards.")
    again = again.hand(0, "Kiln Hand").field(0, "Scrivener", rested=True)
    assert not again.can("use", 0, "Scrivener")


@pytest.mark.rule("gateruler", "14-4b-4", "14-4b-4b", "14-4b-4a")
def test_two_targets_are_two_different_units_and_up_to_two_may_be_none() -> None:
    t = event(table_with(), "Pincers", "Choose 2 enemy units. Deal 1 damage to each of them.")
    t = event(t, "Tweezers", "Choose up to 2 enemy units. Deal 1 damage to each of them.")
    t = t.hand(0, "Pincers", "Tweezers").field(1, "Slag Golem")
    assert not t.can("play", 0, "Pincers") and t.can("play", 0, "Tweezers")
    t.play(0, "Tweezers", targets=["Slag Golem"]).resolve()
    assert t.damage_on("Slag Golem", 1) == 1


@pytest.mark.rule("gateruler", "14-4b-4c")
def test_what_is_chosen_after_then_is_chosen_on_resolution_and_needs_nothing_to_play() -> None:
    t = event(table_with(), "Gambit", "Draw 1 card. Then, choose 1 enemy unit. Deal 2 damage to it.").hand(0, "Gambit")
    t.play(0, "Gambit").resolve()
    assert t.hand_size(0) == 1
    t = event(table_with(), "Gambit", "Draw 1 card. Then, choose 1 enemy unit. Deal 2 damage to it.").hand(0, "Gambit")
    t = t.field(1, "Slag Golem", "Gull Netter")
    t.play(0, "Gambit").resolve().choose("Slag Golem")
    assert t.damage_on("Slag Golem", 1) == 2 and t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-19c", "14-4b-4e", "14-19f")
def test_a_face_down_dragon_is_no_dragon_until_it_is_turned_up_and_then_does_not_enter() -> None:
    t = event(
        table_with(), "Bury", "Put the top card of your deck into play as a face down unit with 1 ATK, 1 HP and 1 STK."
    )
    t = unit(t, "Egg", 4, 4, "When this card enters play, draw 1 card.", attributes=["Dragon"])
    t = event(t, "Warmth", "Choose 1 allied {Dragon} unit. It gains +1 ATK until the end of the turn.")
    t = event(t, "Hatch", "Choose 1 face down allied unit. Flip it face up.")
    t = t.hand(0, "Bury", "Warmth", "Hatch").deck(0, "Egg")
    t.play(0, "Bury").resolve()
    t.option("attack 1")
    egg = t.card("Egg", 0)
    assert t.power(egg) == 1 and not t.can("play", 0, "Warmth")
    t.play(0, "Hatch", targets=[egg]).resolve_all()
    assert t.power(egg) == 4 and t.hand_names(0) == ["Warmth"] and t.can("play", 0, "Warmth")


@pytest.mark.rule("gateruler", "14-19e-1", "15-12a")
def test_an_event_turned_up_in_an_attack_zone_goes_to_the_graveyard_and_is_not_destroyed() -> None:
    t = event(
        table_with(), "Bury", "Put the top card of your deck into play as a face down unit with 1 ATK, 1 HP and 1 STK."
    )
    t = event(t, "Hatch", "Choose 1 face down allied unit. Flip it face up.")
    t = unit(t, "Mourner", 1, 2, "When an allied unit is destroyed, draw 1 card.")
    t = t.hand(0, "Bury", "Hatch").deck(0, "Quench").field(0, "Mourner")
    t.play(0, "Bury").resolve()
    t.option("attack 2")
    t.play(0, "Hatch", targets=[t.card("Quench", 0)]).resolve_all()
    assert "Quench" in t.zone_names(0, "graveyard") and t.field_names(0) == ["Mourner"] and t.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-4c-1")
def test_the_rest_of_an_effect_happens_when_the_target_has_gone() -> None:
    t = event(table_with(), "Needle", "Choose 1 enemy unit. Deal 2 damage to it. Draw 1 card.")
    t = event(t, "Recall", "Choose 1 allied unit. Return it to its owner's hand.", "Instant Action")
    t = t.hand(0, "Needle").field(1, "Slag Golem").zone(1, "set", "Recall")
    t.play(0, "Needle", targets=["Slag Golem"]).passes(0)
    t.play(1, "Recall", targets=["Slag Golem"]).resolve_all()
    assert t.hand_size(0) == 1 and t.hand_names(1) == ["Slag Golem"]


@pytest.mark.rule("gateruler", "14-7a-1", "14-7a-1a", "15-23a")
def test_a_limit_on_the_name_counts_anew_for_the_next_controller() -> None:
    t = unit(table_with(), "Sifter", 1, 3, '"Sift" [Turn 1]: Instant Action: Draw 1 card.')
    t = event(t, "Lure", STEAL, "Instant Action").field(0, "Sifter").zone(1, "set", "Lure")
    t.use(0, "Sifter").resolve().to("attack_start").passes(0)
    t.play(1, "Lure", targets=["Sifter"]).resolve()
    t.option("attack 1")
    t.passes(0)
    assert t.can("use", 1, "Sifter")


@pytest.mark.rule("gateruler", "14-7a-2", "14-7a-2a")
def test_a_limit_on_the_ability_follows_it_to_the_next_controller() -> None:
    t = unit(table_with(), "Sifter", 1, 3, '"Sift": [Turn 1] Instant Action: Draw 1 card.')
    t = event(t, "Lure", STEAL, "Instant Action").field(0, "Sifter").zone(1, "set", "Lure")
    t.use(0, "Sifter").resolve().to("attack_start").passes(0)
    t.play(1, "Lure", targets=["Sifter"]).resolve()
    t.option("attack 1")
    t.passes(0)
    assert t.field_names(1) == ["Sifter"] and not t.can("use", 1, "Sifter")


@pytest.mark.rule("gateruler", "14-8c-1")
def test_treated_as_takes_the_old_attribute_away_and_also_treated_as_does_not() -> None:
    t = unit(table_with(), "Guise", 1, 3, "This card is treated as {Beast}.", attributes=["Smith"])
    t = unit(t, "Half Guise", 1, 3, "This card is also treated as {Beast}.", attributes=["Smith"])
    t = place(t, "Kennel", "Allied {Beast} units gain +1 ATK.")
    t = event(t, "Guild", "All allied {Smith} units gain +3 ATK until the end of the turn.").hand(0, "Guild")
    t = t.field(0, "Guise", "Half Guise").zone(0, "field", "Kennel")
    t.play(0, "Guild").resolve()
    assert t.power("Guise", 0) == 2 and t.power("Half Guise", 0) == 5


@pytest.mark.rule("gateruler", "14-10e-2", "16-10a-1", "16-10b")
def test_a_destroyed_unit_had_the_attribute_that_familiar_gave_it() -> None:
    t = unit(table_with(), "Mimic", 1, 2, "Familiar", attributes=["Sailor"])
    t = unit(t, "Huntress", 1, 2, "When another allied {Beast} unit is destroyed, draw 1 card.")
    t = event(t, "Mercy Blow", "Choose 1 allied unit. Destroy it.").hand(0, "Mercy Blow").field(0, "Mimic", "Huntress")
    t.use(0, "Mimic").resolve().option("Beast")
    t.play(0, "Mercy Blow", targets=["Mimic"]).resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-10h", "8-4e-2", "8-6a")
def test_the_ability_of_an_attacker_that_died_is_resolved_and_no_combat_damage_follows() -> None:
    t = unit(table_with(), "Torch", 3, 2, "When this card attacks, deal 1 damage to your opponent.")
    t = (
        event(t, "Douse", "Choose 1 enemy unit. Destroy it.", "Instant Action")
        .field(0, "Torch")
        .zone(1, "set", "Douse")
    )
    t.attack("Torch", at=1).passes(0)
    t.play(1, "Douse", targets=["Torch"]).resolve_all()
    assert t.damage_count(1) == 1
    t.to("end")
    assert t.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-13a-9", "14-13c-2", "14-13c-2b")
def test_a_set_value_and_a_bonus_apply_in_the_order_in_which_they_came() -> None:
    t = event(table_with(), "Wither", "Choose 1 unit. Its ATK becomes 1 until the end of the turn.")
    t = event(t, "Hone", "Choose 1 unit. It gains +2 ATK until the end of the turn.")
    t = t.hand(0, "Wither", "Wither", "Hone", "Hone").field(0, "Rivet Prince", "Soot Duelist")
    t.play(0, "Wither", targets=["Rivet Prince"]).resolve().play(0, "Hone", targets=["Rivet Prince"]).resolve()
    t.play(0, "Hone", targets=["Soot Duelist"]).resolve().play(0, "Wither", targets=["Soot Duelist"]).resolve()
    assert t.power("Rivet Prince", 0) == 3 and t.power("Soot Duelist", 0) == 1


@pytest.mark.rule("gateruler", "14-14g-1", "14-14g-2", "13-3d")
def test_damage_is_doubled_before_it_is_reduced() -> None:
    t = unit(table_with(), "Anvil", 2, 5, "Double the damage dealt by this card.")
    t = place(t, "Padding", "Reduce damage dealt to allied units by 1.").zone(1, "field", "Padding")
    t = unit(t, "Post", 0, 9).field(0, "Anvil").field(1, "Post")
    t.attack("Anvil", at="Post").to("combat_end")
    assert t.damage_on("Post", 1) == 3


@pytest.mark.rule("gateruler", "14-14f", "15-2b", "14-14g-1")
def test_base_damage_is_raised_before_it_is_doubled() -> None:
    t = event(table_with(), "Spark", "Choose 1 enemy unit. Deal 2 damage to it.").hand(0, "Spark")
    t = place(t, "Bellows", "Add +1 to the base damage of your events.").zone(0, "field", "Bellows")
    t = unit(t, "Lens", 1, 3, "Double the damage dealt by your events.").field(0, "Lens")
    t = unit(t, "Post", 0, 9).field(1, "Post")
    t.play(0, "Spark", targets=["Post"]).resolve()
    assert t.damage_on("Post", 1) == 6


@pytest.mark.rule("gateruler", "14-15a", "14-15a-1")
def test_a_destroyed_units_atk_is_what_it_was_in_play() -> None:
    t = event(table_with(), "Hone", "Choose 1 unit. It gains +2 ATK until the end of the turn.")
    t = event(
        t, "Pyre", "Choose 1 allied unit. Destroy it. If you do, deal damage equal to its ATK to all enemy units."
    )
    t = unit(t, "Post", 0, 9).field(1, "Post").field(0, "Coal Scout").hand(0, "Hone", "Pyre")
    t.play(0, "Hone", targets=["Coal Scout"]).resolve().play(0, "Pyre", targets=["Coal Scout"]).resolve()
    assert t.damage_on("Post", 1) == 4


@pytest.mark.rule("gateruler", "14-3c", "15-12d", "16-12a-1")
def test_a_cost_that_charge_shield_replaces_is_paid_all_the_same() -> None:
    t = unit(table_with(), "Shell", 1, 3, "Charge Shield")
    t = unit(t, "Altar", 0, 3, "Standard Action [Destroy 1 other allied unit] Draw 2 cards.")
    t = t.field(0, "Shell", "Altar").zone(0, "charge", "Kiln Hand", host="Shell")
    t.use(0, "Altar").yes()
    t.resolve_all()
    assert t.hand_size(0) == 2 and t.is_on_field("Shell", 0) and t.zone_names(0, "graveyard") == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "14-18b-5", "14-18b-5a", "14-18b-6b")
def test_combat_damage_hits_the_unit_of_a_geared_pair_and_damage_to_the_player_its_ruler() -> None:
    t = unit(table_with(), "Walker", 3, 6, FRAME, level=2, stk=2)
    t = event(t, "Jab", "Deal 1 damage to your opponent.").hand(0, "Walker").damage(0, 1).hand(1, "Jab")
    t = unit(t, "Ram", 4, 4, stk=2).field(1, "Ram")
    t.act(0, "gear_up", "Walker").resolve().next_turn()
    t.to("main", 1).play(1, "Jab").resolve_all()
    assert t.damage_count(0) == 2 and t.damage_on("Walker", 0) == 0
    t.attack("Ram", at="Walker").to("combat_end")
    assert t.damage_count(0) == 2 and t.damage_on("Walker", 0) == 4


@pytest.mark.rule("gateruler", "14-18b-7", "14-18b-7b", "14-18b-4")
def test_the_ruler_goes_on_attacking_when_its_gear_is_destroyed() -> None:
    t = unit(table_with(), "Walker", 3, 6, FRAME, level=2, stk=3).hand(0, "Walker").damage(0, 1)
    t = event(t, "Wreck", "Choose 1 enemy unit. Destroy it.", "Instant Action").zone(1, "set", "Wreck")
    t.act(0, "gear_up", "Walker").resolve()
    t.attack("Walker", at=1).passes(0)
    t.play(1, "Wreck", targets=["Walker"]).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Walker"]
    t.to("combat_end")
    assert t.damage_count(1) == 1 and t.is_rested("Maud of the First Lamp", 0)


@pytest.mark.rule("gateruler", "14-18f-2b", "14-18f-1")
def test_gear_whose_requirement_fails_on_resolution_stays_in_the_hand() -> None:
    t = unit(table_with(), "Walker", 3, 6, FRAME, level=2).hand(0, "Walker").damage(0, 1)
    t = event(t, "Balm", "Your opponent heals 1 life.", "Instant Action").zone(1, "set", "Balm")
    t.act(0, "gear_up", "Walker").passes(0)
    t.play(1, "Balm").resolve_all()
    assert t.hand_names(0) == ["Walker"] and t.field_names(0) == [] and t.damage_count(0) == 0


@pytest.mark.rule("gateruler", "14-18b-2", "14-18f-2c", "14-18f-3a")
def test_a_geared_pair_takes_the_defense_zone_keeps_its_state_and_is_not_rearranged() -> None:
    t = unit(table_with(), "Walker", 3, 6, FRAME, level=2).hand(0, "Walker").damage(0, 1)
    t = t.field(0, "Slag Golem", place=0).field(0, "Coal Scout")
    t.act(0, "gear_up", "Walker").resolve()
    assert t.zone_names(0, "graveyard") == ["Slag Golem"] and not t.is_rested("Walker", 0)
    assert not any("Walker" in name for name in map(str, t.acts(0, "rearrange")))


@pytest.mark.rule("gateruler", "14-20a-1", "7-6a", "16-1a-3")
def test_an_event_playable_from_the_graveyard_keeps_its_timing() -> None:
    t = event(table_with(), "Echo", "Draw 1 card.\nThis card can also be played from your graveyard.")
    t = t.zone(0, "graveyard", "Echo").zone(1, "graveyard", "Echo")
    t.play(0, "Echo").resolve()
    assert t.hand_size(0) == 1
    t.passes(0)
    assert not t.can("play", 1, "Echo")


@pytest.mark.rule("gateruler", "14-7d", "14-14c-2", "14-14c-2a")
def test_a_declined_replacement_does_not_use_up_its_one_time_in_the_turn() -> None:
    text = "[Turn 1] When this card would be destroyed, you may discard 1 card. If you do, it remains in play instead."
    t = event(unit(table_with(), "Cat", 1, 2, text), "Mercy Blow", "Choose 1 allied unit. Destroy it.")
    t = t.field(0, "Cat").hand(0, "Coal Scout", "Mercy Blow", "Mercy Blow")
    t.play(0, "Mercy Blow", targets=["Cat"]).resolve().yes()
    t.choose("Coal Scout")
    assert t.is_on_field("Cat", 0)
    t.play(0, "Mercy Blow", targets=["Cat"]).resolve()
    assert not t.is_on_field("Cat", 0)


@pytest.mark.rule("gateruler", "14-4b-5a", "15-10a")
def test_divided_damage_gives_each_target_at_least_one() -> None:
    t = event(table_with(), "Hail", "Choose up to 3 units. Deal 2 damage, divided as you choose among them.").hand(
        0, "Hail"
    )
    t = t.field(1, "Slag Golem", "Gull Netter", "Kiln Hand")
    t.play(0, "Hail", targets=["Slag Golem", "Gull Netter"])
    t.resolve()
    assert t.damage_on("Slag Golem", 1) == 1 and t.damage_on("Gull Netter", 1) == 1


@pytest.mark.rule("gateruler", "14-18b-8", "14-18b-3")
def test_a_geared_ruler_keeps_its_abilities_when_the_pair_attacks() -> None:
    t = table_with().zone(0, "ruler", "Brannoch the Unhorsed").damage(0, 1).deck(0, "Quench")
    t = unit(
        t, "Strider", 3, 4, 'Gear Up - "Strider"\nGear Requirement: You have a card in your damage zone.', stk=1
    ).hand(0, "Strider")
    t.act(0, "gear_up", "Strider").resolve()
    t.attack("Strider", at=1)
    assert t.stack() == ["Brannoch the Unhorsed"]


@pytest.mark.rule("gateruler", "14-12b", "14-13e", "15-12b-2", "14-10h")
def test_a_unit_that_enters_with_no_hit_points_is_destroyed_and_its_touchdown_is_resolved() -> None:
    t = place(table_with(), "Miasma", "Enemy units gain -2 HP.").zone(1, "field", "Miasma")
    t = unit(t, "Mayfly", 1, 2, "【TD】Draw 1 card.").hand(0, "Mayfly")
    t.play(0, "Mayfly", option="attack 1").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Mayfly"] and t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-10g-1", "2-6c-1")
def test_a_status_ability_triggers_once_while_its_status_lasts() -> None:
    t = (
        unit(table_with(), "Desperado", 1, 3, "When you have 3 or less life left, draw 1 card.")
        .field(0, "Desperado")
        .damage(0, 3)
    )
    t = event(t, "Scourge", "Deal 1 damage to you.").hand(0, "Scourge", "Scourge")
    t.play(0, "Scourge").resolve_all()
    assert t.hand_size(0) == 2
    t.play(0, "Scourge").resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-13a-5", "14-13a-6", "15-29a")
def test_losing_all_abilities_outlasts_a_keyword_given_later() -> None:
    t = event(table_with(), "Hush", "Choose 1 unit. It loses all abilities until the end of the turn.")
    t = event(t, "Gift", "Choose 1 unit. It gains Breakthrough until the end of the turn.")
    t = t.hand(0, "Hush", "Gift").field(0, "Smelter Twins")
    t.play(0, "Hush", targets=["Smelter Twins"]).resolve().play(0, "Gift", targets=["Smelter Twins"]).resolve()
    assert not t.has("Smelter Twins", "Double Attack") and not t.has("Smelter Twins", "Breakthrough")


@pytest.mark.rule("gateruler", "14-16b", "14-16e")
def test_damage_that_a_unit_deals_by_its_ability_destroys_for_it() -> None:
    text = (
        "Standard Action [Exhaust this card] Choose 1 enemy unit. This card deals damage equal to its ATK to it.\n"
        "When this card destroys an enemy unit, draw 1 card."
    )
    t = unit(table_with(), "Archer", 3, 3, text).field(0, "Archer").field(1, "Coal Scout")
    t.use(0, "Archer", "Exhaust", targets=["Coal Scout"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Coal Scout"] and t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-14a-1", "3-3a-1")
def test_a_unit_may_enter_exhausted() -> None:
    t = unit(table_with(), "Sleeper", 4, 4, "This card enters play exhausted.").hand(0, "Sleeper")
    t.play(0, "Sleeper", option="attack 1").resolve()
    assert t.is_rested("Sleeper", 0)


@pytest.mark.rule("gateruler", "14-14a", "15-13a", "16-11a")
def test_a_unit_removed_instead_of_buried_is_still_destroyed() -> None:
    text = "When this card would be put into the graveyard, remove it from the game instead."
    t = event(unit(table_with(), "Ash", 1, 1, text), "Mercy Blow", "Choose 1 allied unit. Destroy it.").field(0, "Ash")
    t = (
        place(t, "Cairn", "When an allied unit is destroyed, draw 1 card.")
        .zone(0, "field", "Cairn")
        .hand(0, "Mercy Blow")
    )
    t.play(0, "Mercy Blow", targets=["Ash"]).resolve_all()
    assert t.zone_names(0, "removed") == ["Ash"] and t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-4e", "3-10e", "3-10d")
def test_a_set_card_may_be_destroyed_unseen_and_is_shown_on_its_way() -> None:
    t = (
        event(table_with(), "Sweep", "Destroy all enemy set cards.")
        .hand(0, "Sweep")
        .zone(1, "set", "Quench", "Undertow")
    )
    t.play(0, "Sweep").resolve()
    assert sorted(t.zone_names(1, "graveyard")) == ["Quench", "Undertow"]


@pytest.mark.rule("gateruler", "14-18b-6a", "14-18b-3")
def test_damage_to_all_units_hits_the_unit_of_a_geared_pair() -> None:
    t = table_with().damage(0, 1)
    t = unit(t, "Strider", 3, 4, 'Gear Up - "Strider"\nGear Requirement: You have a card in your damage zone.').hand(
        0, "Strider"
    )
    t = event(t, "Wave", "Deal 2 damage to all units.").hand(0, "Wave")
    t.act(0, "gear_up", "Strider").resolve().play(0, "Wave").resolve_all()
    assert t.damage_on("Strider", 0) == 2 and t.damage_count(0) == 1
