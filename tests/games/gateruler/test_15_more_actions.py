"""Section 15, continued: playing and summoning, damage, control, the end of the turn, and what cannot be done."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import RIVAL, ruler, table, unit
from tests.games.gateruler.printed import card, happening

BOLT = happening("Bolt", "Choose 1 unit. Deal 2 damage to it.")

# ---------------------------------------------------------------- 15-15 to 15-19


@pytest.mark.rule("gateruler", "15-15a")
def test_paying_resources_exhausts_ready_ones() -> None:
    drill = card("Drill", "Standard Action [Pay 2 resources] Draw 1 card.")
    made = table(drill).field(0, "Drill").zone(0, "resource", 3)
    made.use(0, "Drill").resolve()
    assert sum(obj.turned for obj in made.objects("resource", 0)) == 2 and made.hand_size(0) == 1
    assert not made.can("use", 0, "Drill")


@pytest.mark.rule("gateruler", "15-16a", "15-16a-1")
def test_a_text_that_has_a_card_played_has_it_paid_for() -> None:
    call = happening("Call", "Choose 1 unit card in your hand. Normal summon it.")
    made = table(call, unit("Great", level=2)).hand(0, "Call", "Great").zone(0, "resource", 2)
    made.play(0, "Call").resolve().option("attack 1").resolve()
    assert made.field_names(0) == ["Great"] and all(obj.turned for obj in made.objects("resource", 0))
    poor = table(call, unit("Great", level=2)).hand(0, "Call", "Great").zone(0, "resource", 1).play(0, "Call").resolve()
    assert poor.field_names(0) == []


@pytest.mark.rule("gateruler", "15-17a-3b", "15-17a-3c")
def test_a_normal_summon_that_does_not_count_can_be_made_without_any_left() -> None:
    call = happening(
        "Call", "Choose 1 unit card in your hand. Normal summon it without it counting towards your summon cap."
    )
    made = table(call).hand(0, "Call", "Scout", "Guard").play(0, "Scout", option="attack 1").resolve()
    made.play(0, "Call").resolve().option("attack 2").resolve()
    assert sorted(made.field_names(0)) == ["Guard", "Scout"]


@pytest.mark.rule("gateruler", "15-17a", "15-17a-1", "15-17a-2", "15-17a-2a", "15-17a-3", "15-17a-4", "15-17b")
def test_normal_summons_count_and_are_heard_of() -> None:
    clerk = card("Clerk", "When an allied unit is normal summoned, draw 1 card.")
    call = happening("Call", "Choose 1 unit card in your hand. Special summon it.")
    made = table(clerk, call).hand(0, "Scout", "Guard", "Call").field(0, "Clerk")
    made.play(0, "Scout", option="attack 2").resolve().resolve()
    assert made.resource(0, "summons") == 1 and not made.can("play", 0, "Guard")
    made.play(0, "Call").resolve().choose("Guard").option("attack 3")
    assert made.stack() == [] and "Guard" in made.field_names(0)


@pytest.mark.rule("gateruler", "15-17a-2")
def test_a_unit_can_count_for_more_than_one_summon() -> None:
    heavy = card("Heavy", "This card counts for 2 of your summon cap.")
    assert not table(heavy).hand(0, "Heavy").can("play", 0, "Heavy")
    broad = ruler("Broad", summon_cap=2)
    made = table(heavy, rulers=(broad, RIVAL)).hand(0, "Heavy", "Scout").play(0, "Heavy", option="attack 1").resolve()
    assert made.field_names(0) == ["Heavy"] and not made.can("play", 0, "Scout")


@pytest.mark.rule("gateruler", "15-18a", "15-18a-1", "15-18b", "15-18c")
def test_a_special_summon_goes_straight_into_play_and_is_heard_of() -> None:
    clerk = card("Clerk", "When a unit is special summoned, draw 1 card.")
    den = happening("Den", "Choose 1 unit card in your deck. Special summon it.")
    made = table(clerk, den).hand(0, "Den").field(0, "Clerk").deck(0, "Giant")
    made.play(0, "Den").resolve().choose("Giant").option("defense")
    assert made.obj("Giant").place == 0 and made.is_rested("Giant") and made.stack() == ["Clerk"]


@pytest.mark.rule("gateruler", "15-19a", "15-19b", "15-19c")
def test_driving_takes_the_top_cards_or_the_card_that_is_named() -> None:
    rev = happening("Rev", "Drive 2.")
    made = table(rev).hand(0, "Rev").deck(0, "Giant", "Scout", "Trick").play(0, "Rev").resolve()
    assert sorted(made.zone_names(0, "drive")) == ["Giant", "Scout"]
    dig = happening("Dig", "Choose 1 card in your graveyard. Drive it.")
    named = table(dig).hand(0, "Dig").zone(0, "graveyard", "Giant").play(0, "Dig", targets=["Giant"]).resolve()
    assert named.zone_names(0, "drive") == ["Giant"]


# ---------------------------------------------------------------- 15-20 to 15-22  damage and healing


@pytest.mark.rule("gateruler", "15-20a", "15-20b", "15-20c")
def test_damage_to_units_accumulates_and_rulers_turn_over_cards() -> None:
    burn = happening("Burn", "Deal 2 damage to your opponent.")
    made = table(BOLT, burn).hand(0, "Bolt", "Burn").field(1, "Giant", damage=1)
    made.play(0, "Bolt", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 3
    made.play(0, "Burn").resolve()
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "15-21a", "15-21b", "15-21c", "15-21d")
def test_healing_takes_damage_from_units_and_cards_from_the_damage_zone() -> None:
    mend = happening("Mend", "Choose 1 allied unit. Heal 2 HP from it.")
    sap = happening("Sap", "Heal 1 life.")
    made = table(mend, sap).hand(0, "Mend", "Sap").field(0, "Giant", damage=3).damage(0, "Trick", "Spark")
    made.play(0, "Mend", targets=["Giant"]).resolve()
    assert made.damage_on("Giant") == 1
    made.play(0, "Sap").resolve().choose("Spark")
    assert made.zone_names(0, "damage") == ["Trick"] and "Spark" in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-22a", "15-22a-1")
def test_reduced_damage_is_less_damage() -> None:
    guard = card("Warden", "If an allied unit is dealt damage, reduce the damage by 1 instead.")
    made = table(guard, BOLT).hand(0, "Bolt").field(1, "Warden", "Giant").play(0, "Bolt", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 1


# ---------------------------------------------------------------- 15-23 to 15-25


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1")
def test_who_gains_control_of_a_unit_puts_it_into_a_zone_of_their_own() -> None:
    face = happening("Face", "Choose 1 enemy unit. You gain control of it.")
    made = table(face).hand(0, "Face").field(1, "Giant", rested=True, damage=2).zone(1, "charge", "Spark", host="Giant")
    made.play(0, "Face", targets=["Giant"]).resolve().option("attack 2")
    giant = made.obj("Giant")
    assert made.field_names(0) == ["Giant"] and made.field_names(1) == []
    assert giant.place == 2 and not giant.turned and giant.damage == 2 and giant.controller == 0
    made.attack("Giant", at="Rival").to("attack_start")
    assert made.damage_count(1) == 2
    assert made.obj("Spark", None, "charge").controller == 0


@pytest.mark.rule("gateruler", "15-23a", "3-14d-4")
def test_charges_go_with_their_unit_to_whoever_gains_control_of_it() -> None:
    """Also back to their own owner, who has them in a charge zone of theirs from then on."""
    eat = happening("Eat", "Choose 1 enemy unit and 1 allied unit. Add the former underneath the latter as a charge.")
    face = happening("Face", "Choose 1 enemy unit. You gain control of it.", "Instant Action")
    purge = happening("Purge", "Put all charges you control into their owners' graveyards.", "Instant Action")
    made = table(eat, face, purge).hand(0, "Eat").zone(1, "set", "Face", "Purge")
    made.field(0, "Giant", place=1).field(1, "Scout", place=1)
    made.play(0, "Eat", targets=["Scout", "Giant"]).resolve()
    assert made.zone_names(0, "charge") == ["Scout"]
    made.passes(0).play(1, "Face", targets=["Giant"]).resolve().option("attack 1")
    assert made.field_names(1) == ["Giant"] and made.zone_names(1, "charge") == ["Scout"]
    made.play(1, "Purge").resolve()
    assert made.zone_names(1, "charge") == [] and "Scout" in made.zone_names(1, "graveyard")


@pytest.mark.rule("gateruler", "15-23b", "15-23b-1")
def test_control_of_a_card_out_of_play_is_a_special_summon() -> None:
    face = happening("Face", "Choose 1 card in your opponent's graveyard. You gain control of it.")
    made = table(face).hand(0, "Face").zone(1, "graveyard", "Giant")
    made.play(0, "Face", targets=["Giant"]).resolve().option("attack 1")
    assert made.field_names(0) == ["Giant"] and made.obj("Giant").controller == 0
    wound = happening("Wound", "Choose 1 card in your opponent's damage zone. You gain control of it.")
    other = table(wound).hand(0, "Wound").zone(1, "damage", "Trick").play(0, "Wound", targets=["Trick"]).resolve()
    assert other.zone_names(1, "graveyard") == ["Trick"] and other.zone_names(1, "damage") == []
    land = table(wound).hand(0, "Wound").zone(1, "damage", "Meadow").play(0, "Wound", targets=["Meadow"]).resolve()
    assert land.zone_names(0, "field") == ["Meadow"] and land.obj("Meadow").owner == 1


@pytest.mark.rule("gateruler", "15-24a", "15-24c", "15-24c-1", "15-24c-2", "15-24c-3", "15-24g", "15-24h")
def test_ending_the_turn_clears_the_gate_and_goes_to_the_end_phase() -> None:
    calm = card("Calm", "Timing: Instant Action\nEnd the turn. Draw 1 card.", "event", "0 0 0 0")
    made = table(calm).hand(0, "Trick").zone(1, "set", "Calm")
    made.play(0, "Trick").passes(0).play(1, "Calm").passes(1).passes(0)
    assert made.step == "end" and made.stack() == [] and made.hand_size(1) == 0
    assert "Trick" in made.zone_names(0, "graveyard") and "Calm" in made.zone_names(1, "graveyard")
    assert made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-24b", "15-24d", "15-24e", "15-24f", "15-24g-1")
def test_ending_the_turn_empties_the_drive_zones_and_ends_the_combat() -> None:
    calm = card("Calm", "Timing: You can play this card when an enemy unit attacks.\nEnd the turn.", "event", "0 0 0 0")
    made = table(calm).field(0, "Scout").zone(1, "set", "Calm").zone(1, "drive", "Giant")
    made.attack("Scout", at="Rival").yes().to("end")
    assert made.damage_count(1) == 0 and made.game.state.combat is None
    assert made.zone_names(1, "drive") == [] and "Giant" in made.zone_names(1, "graveyard")


@pytest.mark.rule("gateruler", "15-24h-1")
def test_what_triggers_at_the_end_of_the_turn_still_does_when_the_turn_is_ended() -> None:
    calm = happening("Calm", "End the turn.")
    clerk = card("Clerk", "At the end of your turn, draw 1 card.")
    made = table(calm, clerk).hand(0, "Calm").field(0, "Clerk").play(0, "Calm").resolve()
    assert made.step == "end" and made.stack() == ["Clerk"]


@pytest.mark.rule("gateruler", "15-25a", "15-25b")
def test_negated_cards_go_to_the_graveyard_without_effect() -> None:
    nay = happening("Nay", "Choose 1 event card in the gate. Negate it.", timing="Instant Action")
    made = table(nay).hand(0, "Trick").zone(1, "set", "Nay").play(0, "Trick").passes(0)
    made.play(1, "Nay", targets=["Trick"]).resolve_all()
    assert made.hand_size(0) == 0 and made.zone_names(0, "graveyard") == ["Trick"]


# ---------------------------------------------------------------- 15-26, 15-27


@pytest.mark.rule("gateruler", "15-26b", "15-26a")
def test_what_cannot_be_attacked_is_no_target() -> None:
    ghost = card("Ghost", "This card cannot be attacked.")
    made = table(ghost).field(0, "Scout").field(1, "Ghost", place=1).to("choice").choose("Scout")
    question = made.question
    assert question is not None and [obj.face.name for obj in question.options] == ["Rival"]  # type: ignore[attr-defined]


@pytest.mark.rule("gateruler", "15-27a", "15-27a-1", "15-27a-2", "15-27a-3")
def test_what_ignores_enemy_effects_is_not_touched_by_them() -> None:
    saint = card("Saint", "This card ignores enemy effects.")
    tire = happening("Tire", "Choose 1 unit. Exhaust it.")
    hush = happening("Hush", "Choose 1 unit. Destroy it.")
    made = table(saint, BOLT, tire, hush).hand(0, "Bolt", "Tire", "Hush").field(1, "Saint")
    for name in ("Bolt", "Tire", "Hush"):
        made.play(0, name, targets=["Saint"]).resolve()
    assert made.field_names(1) == ["Saint"] and made.damage_on("Saint", 1) == 0 and not made.is_rested("Saint", 1)
    own = table(saint, tire).hand(0, "Tire").field(0, "Saint").play(0, "Tire", targets=["Saint"]).resolve()
    assert own.is_rested("Saint", 0)


@pytest.mark.rule("gateruler", "15-27a-4")
def test_ongoing_effects_of_the_enemy_do_not_apply_to_it() -> None:
    saint = card("Saint", "This card ignores enemy effects.")
    wither = happening("Wither", "Choose 1 unit. It gains -1 ATK until the end of the turn.")
    fog = card("Fog", "Enemy units gain -1 ATK.", "field", "0 0 0 0")
    made = table(saint, wither, fog).hand(0, "Wither").zone(0, "field", "Fog").field(1, "Saint", "Giant")
    assert made.power("Saint", 1) == 2 and made.power("Giant", 1) == 5
    made.play(0, "Wither", targets=["Saint"]).resolve()
    assert made.power("Saint", 1) == 2
    late = table(saint, fog).hand(0, "Saint").zone(1, "field", "Fog").play(0, "Saint", option="attack 1").resolve()
    assert late.power("Saint", 0) == 2


@pytest.mark.rule("gateruler", "15-27b")
def test_combat_damage_is_no_effect() -> None:
    saint = card("Saint", "This card ignores enemy effects.")
    made = table(saint).field(0, "Scout").field(1, "Saint", place=1).attack("Scout", at="Saint").to("attack_start")
    assert made.damage_on("Saint", 1) == 2


@pytest.mark.rule("gateruler", "15-27c", "15-27c-1", "15-27c-2", "15-27c-3")
def test_damage_of_certain_kinds_can_be_ignored() -> None:
    for word, by_text, by_attack in (("damage", 0, 0), ("combat damage", 2, 0), ("effect damage", 0, 2)):
        prism = card("Prism", f"This card ignores {word}.", numbers="0 1 5 1")
        made = (
            table(prism, BOLT).hand(0, "Bolt").field(1, "Prism", place=1).play(0, "Bolt", targets=["Prism"]).resolve()
        )
        assert made.damage_on("Prism", 1) == by_text, word
        struck = table(prism).field(0, "Scout").field(1, "Prism", place=1)
        struck.attack("Scout", at="Prism").to("attack_start")
        assert struck.damage_on("Prism", 1) == by_attack, word


@pytest.mark.rule("gateruler", "15-27c-4")
def test_the_next_damage_can_be_ignored() -> None:
    anchor = happening("Anchor", "Choose 1 unit. During this turn, the next damage dealt to it becomes 0 instead.")
    made = table(anchor, BOLT, BOLT).hand(0, "Anchor", "Bolt", "Bolt").field(1, "Giant")
    made.play(0, "Anchor", targets=["Giant"]).resolve().play(0, "Bolt", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 0
    made.play(0, "Bolt", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 2


# ---------------------------------------------------------------- 15-28 to 15-36


@pytest.mark.rule("gateruler", "15-28a", "15-28a-1", "15-28a-2", "15-3a-2")
def test_placing_a_unit_in_an_attack_zone_readies_it() -> None:
    step = happening("Step", "Choose 1 allied unit. Place it in an attack zone.")
    made = table(step).hand(0, "Step").field(0, "Scout", place=0, rested=True)
    made.play(0, "Step", targets=["Scout"]).resolve().option("attack 2")
    assert made.obj("Scout").place == 2 and not made.is_rested("Scout")
    same = table(step).hand(0, "Step").field(0, "Scout", place=1, rested=True)
    same.play(0, "Step", targets=["Scout"]).resolve().option("attack 1")
    assert same.obj("Scout").place == 1 and not same.is_rested("Scout")


@pytest.mark.rule("gateruler", "15-28a-3", "12-4a")
def test_a_unit_placed_where_another_is_drives_it_out() -> None:
    step = happening("Step", "Choose 1 allied unit. Place it in an attack zone.")
    made = table(step).hand(0, "Step").field(0, "Scout", place=1).field(0, "Guard", place=2)
    made.play(0, "Step", targets=["Scout"]).resolve().option("attack 2")
    assert made.field_names(0) == ["Scout"] and "Guard" in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-28b")
def test_rearranging_places_every_unit_of_a_player() -> None:
    plan = happening("Plan", "Rearrange your opponent's units.")
    made = table(plan).hand(0, "Plan").field(1, "Scout", place=1).field(1, "Guard", place=2)
    made.play(0, "Plan").resolve().option("attack 2").option("defense")
    assert made.obj("Scout", 1).place == 2 and made.obj("Guard", 1).place == 0 and made.is_rested("Guard", 1)


@pytest.mark.rule("gateruler", "15-29a")
def test_losing_an_ability_loses_all_of_its_kind() -> None:
    calm = happening("Calm", "Choose 1 unit. It loses Retaliate until the end of the turn.")
    duelist = card("Duelist", "Retaliate\nAllied units gain Retaliate.")
    made = table(calm, duelist).hand(0, "Calm").field(1, "Duelist").play(0, "Calm", targets=["Duelist"]).resolve()
    assert not made.has("Duelist", "retaliate", 1)


@pytest.mark.rule("gateruler", "15-30a", "15-30b", "15-30b-1", "15-30c")
def test_damage_reversal_turns_cards_face_down_all_or_none() -> None:
    tally = happening("Tally", "DR 2. Draw 1 card.")
    made = table(tally).hand(0, "Tally").damage(0, "Trick", "Spark", "Giant").play(0, "Tally").resolve()
    made.choose("Trick", "Giant")
    assert [obj.face_up for obj in made.objects("damage", 0)].count(False) == 2 and made.hand_size(0) == 1
    few = table(tally).hand(0, "Tally").damage(0, "Trick").play(0, "Tally").resolve()
    assert all(obj.face_up for obj in few.objects("damage", 0)) and few.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-30b-2", "15-30b-3")
def test_damage_reversal_can_ask_for_certain_cards() -> None:
    clerk = card("Clerk", "Standard Action [DR 1: unit or event] Draw 1 card.")
    picky = card("Picky", "Standard Action [DR 1: unit] Draw 1 card.")
    made = table(clerk, picky).field(0, "Clerk", "Picky").damage(0, "Trick")
    assert not made.can("use", 0, "Picky")
    made.use(0, "Clerk").resolve()
    assert not made.obj("Trick", 0, "damage").face_up and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-33a", "15-33b")
def test_cards_can_be_flipped_face_down_once() -> None:
    veil = happening("Veil", "Choose 1 face up card in your damage zone. Flip it face down.")
    made = table(veil).hand(0, "Veil").damage(0, "Giant").play(0, "Veil", targets=["Giant"]).resolve()
    assert not made.obj("Giant", 0, "damage").face_up
    assert not table(veil).hand(0, "Veil").can("play", 0, "Veil")


@pytest.mark.rule("gateruler", "15-34a", "15-34a-1", "15-34b")
def test_a_direct_attack_passes_the_unit_in_front_of_the_ruler() -> None:
    bird = card("Bird", "This card can directly attack your opponent's ruler.")
    made = table(bird).field(0, "Bird").field(1, "Giant", place=0, rested=True)
    made.attack("Bird", at="Rival").to("attack_start")
    assert made.damage_count(1) == 1 and made.damage_on("Giant", 1) == 0


@pytest.mark.rule("gateruler", "15-35a", "15-35b", "15-35c", "15-35d")
def test_who_deals_or_receives_combat_damage_has_battled_even_for_nothing() -> None:
    text = "At the end of the turn, if this card has battled this turn, draw 1 card."
    for atk in (2, 0):
        clerk = card("Clerk", text, numbers=f"0 {atk} 5 1")
        made = table(clerk).field(0, "Clerk").field(1, "Guard", place=1).attack("Clerk", at="Guard").to("end")
        assert made.stack() == ["Clerk"], atk
        struck = table(clerk).field(0, "Scout").field(1, "Clerk", place=1).attack("Scout", at="Clerk").to("end")
        assert struck.stack() == ["Clerk"]
    idle = table(card("Clerk", text)).field(0, "Clerk").to("end")
    assert idle.stack() == []


@pytest.mark.rule("gateruler", "15-36a")
def test_a_redirected_attack_goes_elsewhere() -> None:
    bend = happening(
        "Bend",
        "Choose 1 allied unit. Redirect the attack to it.",
        timing="You can play this card when you are attacked.",
    )
    made = table(bend).field(0, "Scout").field(1, "Giant", place=2).zone(1, "set", "Bend")
    made.attack("Scout", at="Rival").yes().to("attack_start")
    assert made.damage_count(1) == 0 and made.damage_on("Giant", 1) == 2


# ---------------------------------------------------------------- 15-37, 15-38


@pytest.mark.rule("gateruler", "15-37a", "15-37b", "15-37b-1", "15-37b-2")
def test_what_cannot_be_played_is_not_played_by_a_text_either() -> None:
    law = card("Law", "Players cannot play units.", "field", "0 0 0 0")
    call = happening("Call", "Choose 1 unit card in your hand. Normal summon it.")
    made = table(law, call).hand(0, "Call", "Scout").zone(1, "field", "Law")
    assert not made.can("play", 0, "Scout")
    made.play(0, "Call").resolve()
    assert made.field_names(0) == [] and made.zone_names(0, "graveyard") == ["Call"]


@pytest.mark.rule("gateruler", "15-38a", "15-38a-1", "15-38a-2")
def test_what_cannot_enter_play_is_neither_played_nor_put_there() -> None:
    law = card("Law", "Units with level 2 or more cannot enter play.", "field", "0 0 0 0")
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    great = unit("Great", level=2)
    made = table(law, call, great).hand(0, "Call", "Great").zone(0, "resource", 2).zone(1, "field", "Law")
    made.zone(0, "graveyard", "Great")
    assert made.acts(0, "card") == ["Call"]
    made.play(0, "Call", targets=["Great"]).resolve().expect(kind="action")
    assert made.field_names(0) == [] and "Great" in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-38a-3")
def test_what_can_no_longer_enter_goes_back_to_where_it_was_played_from() -> None:
    law = card("Law", "Timing: Instant Action\nDuring this turn, units cannot enter play.", "event", "0 0 0 0")
    made = table(law).hand(0, "Scout").zone(1, "set", "Law").play(0, "Scout", option="attack 1").passes(0)
    made.play(1, "Law").resolve_all()
    assert made.field_names(0) == [] and made.hand_names(0) == ["Scout"]


@pytest.mark.rule("gateruler", "14-4b-11", "3-9a-1")
def test_a_unit_without_a_zone_to_be_placed_in_is_not_played() -> None:
    lost = card("Lost", "This card cannot be placed in a defense zone.\nThis card cannot be placed in an attack zone.")
    half = card("Half", "This card cannot be placed in a defense zone.")
    made = table(lost, half).hand(0, "Lost", "Half")
    assert made.can("play", 0, "Half") and not made.can("play", 0, "Lost")


@pytest.mark.rule("gateruler", "15-24c", "15-24c-1")
def test_an_ability_that_waits_in_the_gate_is_gone_when_the_turn_is_ended() -> None:
    drill = card("Drill", "Standard Action [Discard 1 card] Draw 1 card.")
    stop = happening("Stop", "End the turn.", "Instant Action")
    made = table(drill, stop).field(0, "Drill").zone(1, "set", "Stop").hand(0, "Trick")
    made.use(0, "Drill").passes(0).play(1, "Stop").resolve()
    assert made.step == "end" and made.stack() == [] and made.hand_size(0) == 0
    made.to("main", 1)
    assert made.hand_size(0) == 0
