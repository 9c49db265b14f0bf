"""Rulings written from the document alone, in the words of its own examples: how two or more rules meet."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import on
from tests.games.gateruler.written import event, field, table, unit, wells

STANDARD = "Standard Action"


# ---------------------------------------------------------------- golden rules and what cards are called


@pytest.mark.rule("gateruler", "1-5c", "15-7c")
def test_exhausting_what_is_exhausted_is_not_becoming_exhausted() -> None:
    drowsy = unit("Drowsy", "When this becomes exhausted, draw a card.")
    lull = event("Lull", "Choose an allied unit. Exhaust it.", timing=STANDARD)
    made = table(drowsy, lull).field(0, "Drowsy", place=1).hand(0, "Lull", "Lull")
    made.play(0, "Lull", targets=["Drowsy"]).resolve_all()
    assert made.hand_size(0) == 2  # the other Lull, and the card drawn
    made.play(0, "Lull", targets=["Drowsy"]).resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "2-2c", "2-2d", "15-6a-4")
def test_double_quotes_find_longer_names_and_angle_quotes_only_the_very_name() -> None:
    wyrm, ash = unit("Great Wyrm"), unit("Great Wyrm of Ash")
    wide = unit("Wide", 'If you control a "Great Wyrm", this gains +2 ATK.')
    close = unit("Close", "If you control «Great Wyrm», this gains +2 ATK.")
    made = table(wyrm, ash, wide, close).field(0, "Wide", place=1).field(0, "Close", place=2)
    made.field(0, "Great Wyrm of Ash", place=3)
    assert made.power("Wide") == 4 and made.power("Close") == 2


@pytest.mark.rule("gateruler", "2-6c", "13-4b", "14-8a-1")
def test_life_left_is_life_less_the_cards_in_the_damage_zone() -> None:
    brave = unit("Brave", "While you have 3 or less life, this gains +1 STK and Breakthrough.")
    mend = event("Mend", "Heal 1 life.", timing=STANDARD)
    made = table(brave, mend).field(0, "Brave", place=1).damage(0, "Scout", "Scout", "Scout", "Scout").hand(0, "Mend")
    assert made.has("Brave", "Breakthrough")
    made.play(0, "Mend").resolve().choose(made.card("Scout", 0, zone="damage"))
    assert made.damage_count(0) == 3 and not made.has("Brave", "Breakthrough")


# ---------------------------------------------------------------- zones


@pytest.mark.rule("gateruler", "3-2d", "3-9c", "15-3a-2", "7-10b-3")
def test_a_unit_that_goes_to_the_defense_zone_and_back_is_ready_and_keeps_what_happened_to_it() -> None:
    pump = event("Pump", "Choose a unit. It gains +3 ATK until the end of this turn.", timing=STANDARD)
    made = table(pump).field(0, "Scout", place=1, rested=True, damage=1).hand(0, "Pump")
    made.play(0, "Pump", targets=["Scout"]).resolve()
    made.act(0, "rearrange", "Scout").option("defense")
    assert made.is_rested("Scout") and made.power("Scout") == 5 and made.damage_on("Scout") == 1
    made.act(0, "rearrange", "Scout").option("attack 2")
    assert not made.is_rested("Scout") and made.power("Scout") == 5 and made.damage_on("Scout") == 1


@pytest.mark.rule("gateruler", "3-2e", "14-4c-2a")
def test_a_unit_that_left_and_comes_again_is_a_new_card_for_the_effect() -> None:
    pump = event("Pump", "Choose a unit. It gains +3 ATK until the end of this turn.", timing=STANDARD)
    back = event("Back", "Choose an allied unit. Return it to its owner's hand.", timing=STANDARD)
    made = table(pump, back).field(0, "Scout", place=1).hand(0, "Pump", "Back")
    made.play(0, "Pump", targets=["Scout"]).resolve()
    assert made.power("Scout") == 5
    made.play(0, "Back", targets=["Scout"]).resolve().play(0, "Scout", option="attack 1").resolve()
    assert made.power("Scout") == 2


@pytest.mark.rule("gateruler", "3-2g-1", "16-6a-1", "15-3a-1")
def test_without_a_defense_zone_nothing_is_moved_there() -> None:
    warder = unit("Warder", "Defender")
    fall = event("Fall", "Choose an allied unit. Move it to your defense zone.", timing=STANDARD)
    made = table(warder, fall, regent={"defense_zones": 0}).field(0, "Warder", place=1).hand(0, "Fall")
    made.play(0, "Fall", targets=["Warder"]).resolve()
    assert made.obj("Warder", 0).place == 1 and not made.is_rested("Warder")


@pytest.mark.rule("gateruler", "3-2I-2", "3-2f")
def test_two_cards_of_two_zones_may_both_be_of_one_or_one_of_each() -> None:
    dredge = event("Dredge", "Choose 2 cards in your graveyard or damage zone. Add them to your hand.", timing=STANDARD)
    made = table(dredge).zone(0, "graveyard", "Scout", "Guard").damage(0, "Giant", "Trick").hand(0, "Dredge")
    made.play(0, "Dredge", targets=["Guard", "Giant"]).resolve()
    assert sorted(made.hand_names(0)) == ["Giant", "Guard"] and made.damage_count(0) == 1
    made = table(dredge).zone(0, "graveyard", "Scout", "Guard").damage(0, "Giant", "Trick").hand(0, "Dredge")
    made.play(0, "Dredge", targets=["Trick", "Giant"]).resolve()
    assert made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "3-10f", "15-14a-1")
def test_a_set_card_gains_no_charge() -> None:
    load = event(
        "Load", "Choose an allied set card. Add the top card of your deck underneath it as a charge.", timing=STANDARD
    )
    made = table(load).zone(0, "set", "Spark").hand(0, "Load").deck(0, "Giant")
    made.play(0, "Load", targets=["Spark"]).resolve()
    assert made.zone_names(0, "charge") == [] and made.zone_names(0, "deck")[0] == "Giant"


@pytest.mark.rule("gateruler", "3-13c-1", "15-30b-2", "15-30c")
def test_face_down_damage_is_of_no_attribute_and_is_not_reversed_again() -> None:
    drake = unit("Drake", attributes=["Dragon"])
    priest = unit(
        "Priest",
        "This gains +1 ATK for each {Dragon} card in your damage zone.\nStandard Action [DR 1: {Dragon}] Draw a card.",
    )
    made = table(drake, priest).field(0, "Priest", place=1).damage(0, "Drake", "Drake", "Scout")
    assert made.power("Priest") == 4
    made.use(0, "Priest", cost=["Drake"]).resolve()
    assert made.power("Priest") == 3 and made.damage_count(0) == 3
    made.use(0, "Priest").resolve()
    assert made.power("Priest") == 2 and not made.can("use", 0, "Priest")


@pytest.mark.rule("gateruler", "3-14e", "12-5a", "4-4a")
def test_charges_of_a_returned_unit_go_to_the_graveyard() -> None:
    back = event("Back", "Choose an enemy unit. Return it to its owner's hand.", timing=STANDARD)
    made = table(back).field(1, "Scout", place=1).zone(1, "charge", "Spark", "Trick", host="Scout").hand(0, "Back")
    made.play(0, "Back", targets=["Scout"]).resolve()
    assert made.zone_names(1, "charge") == [] and sorted(made.zone_names(1, "graveyard")) == ["Spark", "Trick"]


# ---------------------------------------------------------------- caps and the main phase


@pytest.mark.rule("gateruler", "4-3a-1b", "16-21c", "15-17a-3a")
def test_any_number_of_sentinels_comes_in_the_opponents_turn() -> None:
    watch = unit("Watch", "Sentinel Summoning", level=1)
    made = wells(table(watch, regent={"summon_cap": 1}), 1, 3).hand(1, "Watch", "Watch", "Watch").passes(0)
    for place in ("attack 1", "attack 2", "attack 3"):
        made.play(1, "Watch", option=place).resolve()
        if made.asked == 0:
            made.passes(0)
    assert made.field_names(1) == ["Watch", "Watch", "Watch"]


@pytest.mark.rule("gateruler", "7-5a", "7-2a-1", "10-2a")
def test_an_event_that_was_revealed_in_the_drive_zone_is_no_longer_set() -> None:
    rev = event("Rev", "Drive 2.", timing=STANDARD)
    made = table(rev).hand(0, "Rev").deck(0, "Trick", "Spark").play(0, "Rev").resolve()
    assert sorted(made.acts(0, "set")) == ["Spark", "Trick"] and made.acts(0, "reveal") == ["Trick"]
    made.act(0, "reveal", "Trick")
    assert made.acts(0, "set") == ["Spark"] and made.can("play", 0, "Trick")


@pytest.mark.rule("gateruler", "7-8a", "14-5c", "9-3e-2")
def test_a_set_standard_action_waits_for_its_players_main_phase() -> None:
    made = table().zone(0, "set", "Trick").zone(1, "set", "Trick")
    assert made.can("play", 0, "Trick")
    made.passes(0)
    assert not made.can("play", 1, made.card("Trick", 1, zone="set"))
    made.to("declare")
    assert not made.can("play", 0, made.card("Trick", 0, zone="set"))


@pytest.mark.rule("gateruler", "15-17a-3", "15-17a-2", "15-17a-4")
def test_a_unit_that_counts_for_two_does_not_come_where_one_summon_is_left() -> None:
    hulk = unit("Hulk", "This counts for 2 of your summon cap.")
    made = table(hulk).hand(0, "Hulk", "Scout").play(0, "Scout", option="attack 1").resolve()
    assert not made.can("play", 0, "Hulk") and made.why_not(0, "Hulk") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "15-2c", "4-3a-1", "6-2a")
def test_a_summon_cap_that_an_event_raised_is_raised_for_this_turn() -> None:
    horn = event("Horn", "Increase your summon cap by 1.", timing=STANDARD)
    made = table(horn, regent={"summon_cap": 1}).hand(0, "Horn", "Scout", "Guard")
    made.play(0, "Scout", option="attack 1").resolve()
    assert not made.can("play", 0, "Guard")
    made.play(0, "Horn").resolve()
    assert made.can("play", 0, "Guard")


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("gateruler", "8-4c", "8-6a", "16-9a-1")
def test_who_attacks_an_empty_column_deals_nothing_and_still_attacked() -> None:
    twin = unit("Twin", "Double Attack\nWhen this attacks, draw a card.")
    made = table(twin).field(0, "Twin", place=1)
    made.attack("Twin", option="column 2")
    on(made)
    assert made.damage_count(1) == 0 and made.hand_size(0) == 1 and not made.is_rested("Twin")


@pytest.mark.rule("gateruler", "8-5a-1", "8-6a", "16-7b", "16-9a-1")
def test_an_attacker_that_was_intercepted_and_destroyed_deals_no_damage() -> None:
    picket = unit("Picket", "Intercept", atk=3, hp=1)
    made = table(picket).field(0, "Scout", place=1).field(1, "Picket", place=1)
    on(made.attack("Scout", at="Picket"))
    assert made.field_names(0) == [] and made.field_names(1) == ["Picket"] and made.damage_on("Picket", 1) == 0


@pytest.mark.rule("gateruler", "8-6d-1", "8-6d-2", "2-10a-2", "2-12b")
def test_a_ruler_strikes_units_with_atk_and_rulers_with_stk() -> None:
    made = table(regent={"atk": 3, "stk": 2}).field(1, "Guard", place=1)
    on(made.attack("Regent", at="Guard"))
    assert made.damage_on("Guard", 1) == 3 and made.is_rested("Regent")
    made = table(regent={"atk": 3, "stk": 2}).deck(1, "Scout", "Scout", "Scout")
    on(made.attack("Regent", at="Rival"))
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "8-4e-2", "8-6a", "16-5a-1")
def test_an_attacker_that_is_returned_neither_strikes_nor_breaks_through() -> None:
    ram = unit("Ram", "Breakthrough")
    gust = event("Gust", "Choose an attacking unit. Return it to its owner's hand.")
    made = table(ram, gust).field(0, "Ram", place=1).field(1, "Scout", place=0).zone(1, "set", "Gust")
    made.attack("Ram", at="Scout").passes(0).play(1, "Gust", targets=["Ram"])
    on(made)
    assert made.hand_names(0) == ["Ram"] and made.damage_on("Scout", 1) == 0 and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-35c", "8-6d", "13-2c")
def test_who_deals_no_damage_in_the_damage_step_has_battled_all_the_same() -> None:
    mild = unit("Mild", atk=0)
    scar = unit("Scar", "At the end of combat, if this has battled this turn, draw a card.")
    made = table(mild, scar).field(0, "Mild", place=1).field(1, "Scar", place=1)
    on(made.attack("Mild", at="Scar"))
    assert made.hand_size(1) == 1 and made.damage_on("Scar", 1) == 0


@pytest.mark.rule("gateruler", "15-34a", "15-34b", "16-5a-1")
def test_who_attacks_directly_strikes_past_the_defender_and_does_not_break_through_besides() -> None:
    hawk = unit("Hawk", "Breakthrough\nThis can directly attack your opponent's ruler.")
    made = table(hawk).field(0, "Hawk", place=1).field(1, "Guard", place=0).deck(1, "Scout", "Scout", "Scout")
    on(made.attack("Hawk", at="Rival"))
    assert made.damage_count(1) == 1 and made.damage_on("Guard", 1) == 0


@pytest.mark.rule("gateruler", "15-26b", "8-4c-1", "1-5d")
def test_a_defender_that_cannot_be_attacked_keeps_its_ruler_from_being_attacked_too() -> None:
    veil = unit("Veil", "This cannot be attacked.")
    made = table(veil).field(0, "Scout", place=1).field(1, "Veil", place=0).to("choice")
    assert not any("Veil" in option or "Rival" in option for option in made.options())


@pytest.mark.rule("gateruler", "16-6a-1", "8-4c-2a", "3-9c")
def test_a_defender_goes_back_only_if_the_zone_is_empty() -> None:
    warder = unit("Warder", "Defender")
    made = table(warder).field(0, "Warder", place=1).field(0, "Guard", place=0)
    made.no_attack()
    on(made, "end")
    assert made.obj("Warder", 0).place == 1
    made = table(warder).field(0, "Warder", place=1)
    made.no_attack()
    on(made, "end")
    assert made.obj("Warder", 0).place == 0 and made.is_rested("Warder")


# ---------------------------------------------------------------- damage and counters


@pytest.mark.rule("gateruler", "13-6d-2", "14-4b-4", "12-2a-1")
def test_a_counter_ability_without_a_target_goes_to_the_graveyard_and_does_not_count_as_damage() -> None:
    snag = unit("Snag", "【CNT】Choose an enemy unit and destroy it.")
    made = table(snag).deck(1, "Snag", "Scout")
    on(made.attack("Regent", at="Rival"))
    assert made.damage_count(1) == 0 and made.zone_names(1, "graveyard") == ["Snag"]


@pytest.mark.rule("gateruler", "13-6c-1", "13-6c", "16-4a")
def test_damage_that_ignores_counters_puts_them_into_the_damage_zone() -> None:
    snag = unit("Snag", "【CNT】Draw a card.")
    bolt = event("Bolt", "Deal 2 damage to your opponent, ignoring 【CNT】.", timing=STANDARD)
    made = table(snag, bolt).deck(1, "Snag", "Snag", "Scout").hand(0, "Bolt").play(0, "Bolt").resolve_all()
    assert made.damage_count(1) == 2 and made.hand_size(1) == 0


@pytest.mark.rule("gateruler", "14-6c-1", "13-6d-3", "16-4b-1", "4-3a-1b")
def test_a_field_that_its_counter_plays_comes_into_play_for_nothing() -> None:
    moat = field("Moat", "【CNT】Play this card.", level=4)
    made = table(moat).deck(1, "Moat", "Scout")
    on(made.attack("Regent", at="Rival"))
    assert made.zone_names(1, "field") == ["Moat"] and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "14-16c", "14-16d", "13-2c")
def test_damage_of_an_event_is_not_dealt_by_a_unit() -> None:
    proud = unit("Proud", "When this deals damage, draw a card.")
    zap = event("Zap", "Choose an enemy unit. Deal 1 damage to it.", timing=STANDARD)
    made = table(proud, zap).field(0, "Proud", place=1).field(1, "Guard", place=1).hand(0, "Zap")
    made.play(0, "Zap", targets=["Guard"]).resolve_all()
    assert made.hand_size(0) == 0
    on(made.attack("Proud", at="Guard"))
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-21a", "13-7b", "15-12b-1", "6-5c-1")
def test_a_healed_unit_stands_what_would_have_destroyed_it() -> None:
    salve = event("Salve", "Choose an allied unit. Heal 2 HP from it.", timing=STANDARD)
    made = table(salve).field(0, "Guard", place=1, damage=4).hand(0, "Salve")
    made.play(0, "Salve", targets=["Guard"]).resolve()
    assert made.damage_on("Guard") == 2


# ---------------------------------------------------------------- playing


@pytest.mark.rule("gateruler", "14-4b-4b", "14-4b-4")
def test_two_units_are_two_different_ones() -> None:
    split = event("Split", "Choose 2 enemy units. Deal 1 damage to each of them.", timing=STANDARD)
    made = table(split).field(1, "Guard", place=1).hand(0, "Split")
    assert not made.can("play", 0, "Split") and made.why_not(0, "Split") == ["14-4b-4"]


@pytest.mark.rule("gateruler", "3-2h", "14-4b-4f", "14-4c-1")
def test_of_up_to_two_targets_the_one_that_is_left_is_affected() -> None:
    split = event("Split", "Choose up to 2 enemy units and deal 2 damage to each of them.", timing=STANDARD)
    flee = event("Flee", "Choose an allied unit. Return it to its owner's hand.")
    made = (
        table(split, flee).field(1, "Guard", place=1).field(1, "Scout", place=2).hand(0, "Split").zone(1, "set", "Flee")
    )
    made.play(0, "Split", targets=[["Guard", "Scout"]]).passes(0).play(1, "Flee", targets=["Scout"]).resolve_all()
    assert made.damage_on("Guard", 1) == 2 and made.hand_names(1) == ["Scout"]


@pytest.mark.rule("gateruler", "14-4b-9a", "14-4c-2a", "3-2e")
def test_what_a_card_in_hand_gained_it_has_in_play() -> None:
    hone = event(
        "Hone", "Choose a unit card in your hand. It gains +2 ATK until the end of this turn.", timing=STANDARD
    )
    made = table(hone).hand(0, "Hone", "Scout").play(0, "Hone").resolve().play(0, "Scout", option="attack 1").resolve()
    assert made.power("Scout") == 4


@pytest.mark.rule("gateruler", "14-8b", "2-5d", "14-8c-1")
def test_what_a_card_is_by_its_base_ability_it_is_in_the_graveyard_too() -> None:
    chimera = unit("Chimera", "This is also treated as a {Dragon}.", attributes=["Beast"])
    dig = event("Dig", "Choose a {Dragon} card in your graveyard. Add it to your hand.", timing=STANDARD)
    dug = event("Dug", "Choose a {Beast} card in your graveyard. Add it to your hand.", timing=STANDARD)
    made = table(chimera, dig, dug).zone(0, "graveyard", "Chimera").hand(0, "Dig", "Dug")
    assert made.can("play", 0, "Dug")
    assert made.play(0, "Dig", targets=["Chimera"]).resolve().hand_names(0) == ["Dug", "Chimera"]


@pytest.mark.rule("gateruler", "14-10h", "14-4c-3a", "14-15a")
def test_an_ability_is_resolved_though_its_card_has_left() -> None:
    bomb = unit("Bomb", "When this attacks, deal damage equal to its ATK to your opponent.", atk=1)
    gust = event("Gust", "Choose an attacking unit. Return it to its owner's hand.")
    made = table(bomb, gust).field(0, "Bomb", place=1).zone(1, "set", "Gust").deck(1, "Scout", "Scout", "Scout")
    made.attack("Bomb", at="Rival").passes(0).play(1, "Gust", targets=["Bomb"])
    on(made)
    assert made.damage_count(1) == 1 and made.hand_names(0) == ["Bomb"]


@pytest.mark.rule("gateruler", "14-15a-1", "14-10e-2")
def test_whether_it_was_exhausted_is_asked_as_it_last_was() -> None:
    weary = unit("Weary", "When this is destroyed, if it was exhausted, draw a card.")
    doom = event("Doom", "Choose a unit. Destroy it.", timing=STANDARD)
    made = table(weary, doom).field(0, "Weary", place=1, rested=True).hand(0, "Doom")
    assert made.play(0, "Doom", targets=["Weary"]).resolve_all().hand_size(0) == 1
    made = table(weary, doom).field(0, "Weary", place=1).hand(0, "Doom")
    assert made.play(0, "Doom", targets=["Weary"]).resolve_all().hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-6a-3", "15-6a-1", "15-6a-2")
def test_who_looks_for_a_property_need_not_find_it() -> None:
    drake = unit("Drake", attributes=["Dragon"])
    seek = event("Seek", "Choose a {Dragon} card in your deck and add it to your hand.", timing=STANDARD)
    made = table(drake, seek).deck(0, "Drake").hand(0, "Seek").play(0, "Seek").resolve()
    made.choose()
    assert made.hand_names(0) == [] and "Drake" in made.zone_names(0, "deck")


@pytest.mark.rule("gateruler", "15-37b-1", "15-16a-1", "14-4b-8")
def test_a_card_that_cannot_be_paid_for_is_not_offered_to_be_played() -> None:
    lure = event("Lure", "You may play an event card from your hand. Draw a card.", timing=STANDARD)
    dear = event("Dear", "Draw 3 cards.", timing=STANDARD, level=2)
    made = table(lure, dear).hand(0, "Lure", "Dear").play(0, "Lure").resolve_all()
    assert made.hand_size(0) == 2 and "Dear" in made.hand_names(0)


@pytest.mark.rule("gateruler", "15-3d", "14-20a-1", "16-3b")
def test_a_unit_played_from_the_damage_zone_does_not_touch_down() -> None:
    ghost = unit("Ghost", "This can also be played from your damage zone.\n【TD】Draw a card.")
    made = table(ghost).damage(0, "Ghost", "Scout")
    made.play(0, "Ghost", option="attack 1").resolve_all()
    assert made.field_names(0) == ["Ghost"] and made.damage_count(0) == 1 and made.hand_size(0) == 0
    assert not table(ghost).zone(0, "damage", "Ghost", face_up=False).can("play", 0, "Ghost")
