"""Rulings from the document alone: attributes that come and go, what ignores effects, what was seen, what happened."""

from __future__ import annotations

import pytest

from tests.games.gateruler.defining import event, place, table_with, unit


@pytest.mark.rule("gateruler", "1-5f")
def test_a_unit_with_two_attributes_is_never_not_one_of_them() -> None:
    t = event(table_with(), "Cull", "Choose 1 enemy unit that is not {Beast}. Destroy it.")
    t = unit(t, "Mole", 1, 3, attributes=["Beast", "Golem"]).hand(0, "Cull").field(1, "Mole")
    assert not t.can("play", 0, "Cull")


@pytest.mark.rule("gateruler", "14-13a-3", "14-13a-4")
@pytest.mark.parametrize("first", [True, False])
def test_an_attribute_is_taken_away_after_all_are_added_whatever_came_first(first: bool) -> None:
    t = unit(table_with(), "Giver", 1, 2, "Other allied units gain {Bone}.")
    t = unit(t, "Taker", 1, 2, "Other allied units lose {Bone}.")
    t = place(t, "Ossuary", "Allied {Bone} units gain +3 ATK.").zone(0, "field", "Ossuary")
    t = t.field(0, *(("Giver", "Taker") if first else ("Taker", "Giver")), "Coal Scout")
    assert t.power("Coal Scout", 0) == 2 and t.power("Taker", 0) == 4 and t.power("Giver", 0) == 1


@pytest.mark.rule("gateruler", "15-27a", "15-27b", "16-7c")
def test_a_unit_that_no_effect_touches_is_still_hurt_by_intercept() -> None:
    t = unit(table_with(), "Idol", 2, 6, "This card is not affected by effects.").field(0, "Idol")
    t = event(t, "Hone", "All allied units gain +2 ATK until the end of the turn.").hand(0, "Hone")
    t = t.field(1, "Reef Warden", place=0)
    t.play(0, "Hone").resolve()
    assert t.power("Idol", 0) == 2
    t.attack("Idol", at="Reef Warden").to("damage_end")
    assert t.damage_on("Idol", 0) == 2 and t.damage_on("Reef Warden", 1) == 2


@pytest.mark.rule("gateruler", "15-34b", "8-5a", "15-34a")
def test_a_direct_attack_passes_an_interceptor_in_the_defense_zone() -> None:
    t = unit(table_with(), "Hawk", 2, 2, "This card can directly attack an opponent's ruler.").field(0, "Hawk")
    t = t.field(1, "Reef Warden", place=0)
    t.attack("Hawk", at=1).to("combat_end")
    assert t.damage_count(1) == 1 and t.damage_on("Hawk", 0) == 0 and t.damage_on("Reef Warden", 1) == 0


@pytest.mark.rule("gateruler", "15-35c", "13-3d-1", "8-6d")
def test_units_have_battled_even_where_the_damage_was_none() -> None:
    t = event(
        table_with(),
        "Shield",
        "The combat damage from this attack becomes 0.",
        "You can play this card when an allied unit is attacked.",
    )
    t = event(t, "Judgment", "Destroy all units that have battled this turn.", "Instant Action").zone(
        1, "set", "Shield"
    )
    t = t.zone(0, "set", "Judgment").field(0, "Kiln Hand", "Rivet Prince").field(1, "Coal Scout", "Slag Golem")
    t.attack("Kiln Hand", at="Slag Golem").yes().resolve()
    t.to("combat_end")
    assert t.damage_on("Slag Golem", 1) == 0
    t.play(0, "Judgment").resolve_all()
    assert t.field_names(0) == ["Rivet Prince"] and t.field_names(1) == ["Coal Scout"]


@pytest.mark.rule("gateruler", "14-14b", "14-14d")
def test_each_card_drawn_is_replaced_once() -> None:
    t = place(table_with(), "Library", "When you would draw a card, draw 2 cards instead.").zone(0, "field", "Library")
    t = event(t, "Study", "Draw 2 cards.").hand(0, "Study")
    t.play(0, "Study").resolve()
    assert t.hand_size(0) == 4


@pytest.mark.rule("gateruler", "14-15a", "14-4c-3a")
def test_an_ability_paid_with_its_own_card_counts_the_charges_it_had() -> None:
    text = "Standard Action [Destroy this card] Draw cards equal to the number of charges this card had."
    t = unit(table_with(), "Urn", 1, 3, text).field(0, "Urn").zone(0, "charge", "Kiln Hand", "Slag Golem", host="Urn")
    t.use(0, "Urn").resolve_all()
    assert t.hand_size(0) == 2 and len(t.zone_names(0, "graveyard")) == 3


@pytest.mark.rule("gateruler", "15-5b", "15-9a")
def test_a_player_looks_at_a_hand_and_chooses_what_is_discarded() -> None:
    t = event(
        table_with(),
        "Inquest",
        "Look at your opponent's hand. Choose 1 event card among them. Your opponent discards it.",
    )
    t = t.hand(0, "Inquest").hand(1, "Coal Scout", "Quench", "Undertow")
    t.play(0, "Inquest").resolve().choose("Undertow")
    assert sorted(t.hand_names(1)) == ["Coal Scout", "Quench"] and t.zone_names(1, "graveyard") == ["Undertow"]


@pytest.mark.rule("gateruler", "14-13a-3", "14-13a-4", "14-13d")
def test_an_attribute_lost_for_a_turn_leaves_the_others_and_comes_back() -> None:
    t = unit(table_with(), "Mole", 1, 3, attributes=("Beast", "Golem"))
    t = event(t, "Groom", "Choose 1 allied unit. It loses {Beast} until the end of the turn.").hand(0, "Groom")
    t = place(t, "Kennel", "Allied {Beast} units gain +1 ATK.").zone(0, "field", "Kennel").field(0, "Mole")
    t = place(t, "Quarry", "Allied {Golem} units gain +2 HP.").zone(1, "field", "Quarry").field(1, "Mole")
    t.play(0, "Groom", targets=[t.card("Mole", 0)]).resolve()
    assert t.power("Mole", 0) == 1 and t.power("Mole", 1) == 1 and t.guard("Mole", 1) == 5
    t.next_turn()
    assert t.power("Mole", 0) == 2


@pytest.mark.rule("gateruler", "2-5d", "15-2a", "6-5c-2")
def test_an_attribute_gained_with_a_number_is_gone_with_the_turn() -> None:
    t = event(table_with(), "Mask", "Choose 1 allied unit. It gains +1 ATK and {Bone} until the end of the turn.")
    t = event(t, "Rattle", "Choose 1 allied {Bone} unit. Draw 1 card.").hand(0, "Mask", "Rattle").field(0, "Coal Scout")
    assert not t.can("play", 0, "Rattle")
    t.play(0, "Mask", targets=["Coal Scout"]).resolve()
    assert t.power("Coal Scout", 0) == 3 and t.can("play", 0, "Rattle")


@pytest.mark.rule("gateruler", "1-5f", "14-4b-4")
@pytest.mark.parametrize(
    "noun", ["non-{Beast} enemy unit", "enemy unit that isn't {Beast}", "enemy unit without {Beast}"]
)
def test_a_target_without_an_attribute_has_it_not_among_its_own(noun: str) -> None:
    t = unit(table_with(), "Mole", 1, 3, attributes=("Beast", "Golem"))
    t = event(t, "Cull", f"Choose 1 {noun}. Destroy it.").hand(0, "Cull").field(1, "Mole", "Slag Golem")
    t.play(0, "Cull", targets=["Slag Golem"]).resolve()
    assert t.field_names(1) == ["Mole"]


@pytest.mark.rule("gateruler", "15-27a-1", "15-27a-3", "14-4b-4")
def test_what_ignores_all_effects_can_be_chosen_and_nothing_happens_to_it() -> None:
    t = unit(table_with(), "Idol", 2, 6, "This card ignores all effects.").field(0, "Idol")
    t = event(t, "Recall", "Choose 1 unit. Return it to its owner's hand.").hand(0, "Recall")
    t.play(0, "Recall", targets=["Idol"]).resolve()
    assert t.is_on_field("Idol", 0) and t.zone_names(0, "graveyard") == ["Recall"]


@pytest.mark.rule("gateruler", "15-5a", "15-6b", "15-18a")
def test_a_card_chosen_among_those_looked_at_is_summoned_and_the_others_go_below() -> None:
    text = (
        "Look at the top 2 cards of your deck. Choose up to 1 unit card among them. Special summon it. "
        "Put the other cards on the bottom of your deck in any order."
    )
    t = event(table_with(), "Survey", text).hand(0, "Survey").deck(0, "Kiln Hand", "Quench", "Coal Scout", only=True)
    t.play(0, "Survey").resolve().choose("Kiln Hand").option("attack 1")
    assert t.field_names(0) == ["Kiln Hand"] and t.zone_names(0, "deck") == ["Coal Scout", "Quench"]


@pytest.mark.rule("gateruler", "15-5a", "15-9a", "1-5b")
@pytest.mark.parametrize("words", ["Look at your opponent's hand and choose", "Reveal your opponent's hand. Choose"])
def test_of_a_hand_without_events_no_event_is_chosen(words: str) -> None:
    t = event(table_with(), "Inquest", f"{words} 1 event card. Your opponent discards it. Draw 1 card.")
    t = t.hand(0, "Inquest").hand(1, "Coal Scout", "Kiln Hand")
    t.play(0, "Inquest").resolve()
    assert t.hand_size(0) == 1 and t.hand_size(1) == 2


@pytest.mark.rule("gateruler", "13-2c", "8-6d-3")
def test_units_that_were_dealt_damage_this_turn_are_those_of_the_moment() -> None:
    t = event(table_with(), "Cauterize", "Destroy all units that were dealt damage this turn.")
    t = event(t, "Sting", "Choose 1 unit. Deal 1 damage to it.").hand(0, "Cauterize", "Sting")
    t = t.field(1, "Slag Golem", "Gull Netter", damage=1)
    t.play(0, "Sting", targets=["Slag Golem"]).resolve().play(0, "Cauterize").resolve()
    assert t.field_names(1) == ["Gull Netter"]


@pytest.mark.rule("gateruler", "8-4c", "15-34a")
def test_units_that_attacked_this_turn_need_not_have_battled() -> None:
    t = event(table_with(), "Spur", "Ready all allied units that attacked this turn.", "Instant Action")
    t = t.zone(0, "set", "Spur").field(0, "Kiln Hand").field(0, "Coal Scout", rested=True)
    t.attack("Kiln Hand", option="column 1").play(0, "Spur").resolve()
    assert not t.is_rested("Kiln Hand", 0) and t.is_rested("Coal Scout", 0)


# ---------------------------------------------------------------- numbers and prohibitions that a text asks about


@pytest.mark.rule("gateruler", "1-5d", "13-4b", "14-12a-2")
def test_who_cannot_heal_this_turn_heals_again_in_the_next() -> None:
    t = event(table_with(), "Blight", "Players cannot heal this turn.")
    t = event(t, "Balm", "Heal 1 life.", "Instant Action")
    t = t.hand(0, "Blight").damage(1, "Slag Golem", "Kiln Hand").zone(1, "set", "Balm", "Balm")
    t.play(0, "Blight").resolve().passes(0).play(1, t.card("Balm", 1, zone="set", index=0)).resolve_all()
    assert t.damage_count(1) == 2
    t.next_turn().to("main", 1).play(1, "Balm").resolve().choose("Kiln Hand")
    assert t.zone_names(1, "damage") == ["Slag Golem"]


@pytest.mark.rule("gateruler", "15-18a", "15-37a", "1-5d")
def test_who_cannot_special_summon_this_turn_still_normal_summons() -> None:
    t = event(table_with(), "Seal", "During this turn, players cannot special summon units.")
    t = event(t, "Exhume", "Choose 1 unit card in your graveyard. Special summon it.")
    t = t.hand(0, "Seal", "Exhume", "Coal Scout").zone(0, "graveyard", "Kiln Hand")
    t.play(0, "Seal").resolve().play(0, "Coal Scout", option="attack 1").resolve()
    t.play(0, "Exhume", targets=["Kiln Hand"]).resolve()
    assert t.field_names(0) == ["Coal Scout"] and "Kiln Hand" in t.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "14-13a-9", "2-11a-2", "15-12c")
def test_a_units_hp_is_asked_for_without_its_damage_and_with_what_it_gains() -> None:
    t = event(table_with(), "Sift", "Choose 1 enemy unit. If it has 3 or less HP, destroy it. Otherwise, exhaust it.")
    t = t.hand(0, "Sift", "Sift").field(1, "Coal Scout").field(1, "Slag Golem", damage=3)
    t.play(0, "Sift", targets=["Slag Golem"]).resolve().play(0, "Sift", targets=["Coal Scout"]).resolve()
    assert t.field_names(1) == ["Slag Golem"] and t.is_rested("Slag Golem", 1)


@pytest.mark.rule("gateruler", "14-8a-1", "2-1b-1")
def test_a_lone_unit_gains_until_another_ally_is_in_play() -> None:
    t = unit(table_with(), "Hermit", 1, 3, "If there are no other allied units, this card gains +3 ATK.")
    t = t.field(0, "Hermit").field(1, "Slag Golem").hand(0, "Coal Scout")
    assert t.power("Hermit", 0) == 4
    t.play(0, "Coal Scout", option="attack 3").resolve()
    assert t.power("Hermit", 0) == 1
