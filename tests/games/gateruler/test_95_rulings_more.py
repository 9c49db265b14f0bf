"""More rulings on how rules meet in Gate Ruler: charges, attackers that are moved, counters in answer to counters."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening
from tests.games.gateruler.test_95_rulings_combat import on

HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")
FACE = happening("Face", "Choose 1 enemy unit. You gain control of it.", "Instant Action")
LASH = happening("Lash", "Deal 2 damage to your opponent.")
RAM = card("Ram", "Breakthrough\nWhen this card attacks, choose 1 enemy unit. Destroy it.", numbers="0 6 6 2")


# ---------------------------------------------------------------- charges


@pytest.mark.rule("gateruler", "16-12a-1", "15-23a", "4-2a", "12-5a")
def test_who_has_taken_a_unit_over_decides_on_its_charge_shield() -> None:
    shell = card("Shell", "Charge Shield")
    made = table(shell, FACE, HUSH).zone(0, "set", "Face", "Hush").field(1, "Shell", place=1)
    made.zone(1, "charge", "Spark", host="Shell").play(0, "Face", targets=["Shell"]).resolve().option("attack 1")
    made.play(0, "Hush", targets=["Shell"]).resolve()
    made.expect(kind="confirm", player=0).yes()
    assert made.obj("Shell").controller == 0 and made.zone_names(1, "graveyard") == ["Spark"]


@pytest.mark.rule("gateruler", "16-16b", "16-3a-1", "15-3c", "3-6b")
def test_a_unit_that_enhances_another_leaves_play_and_the_other_touches_down() -> None:
    seed = card("Seed", "When this card leaves play, draw 1 card.", attributes=["Beast"])
    tree = card("Tree", "Enhance {Beast} unit\n【TD】Heal 1 life.")
    made = table(seed, tree).field(0, "Seed", place=1).hand(0, "Tree").damage(0, "Guard")
    made.play(0, "Tree", option="attack 1").resolve().choose("Seed")
    if made.question is not None and made.question.why == "triggers":
        made.option("draw")
    made.resolve_all()
    assert made.field_names(0) == ["Tree"] and made.zone_names(0, "charge") == ["Seed"]
    assert made.hand_size(0) == 1 and made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "16-30b", "3-14d-4a", "12-5a", "4-4a-1")
def test_a_drained_unit_goes_to_its_owners_graveyard_when_the_drainer_leaves() -> None:
    leech = card("Leech", "Essence Drain", numbers="0 6 6 1")
    made = table(leech, HUSH).field(0, "Leech", place=1).field(1, "Scout", place=1).zone(1, "set", "Hush")
    on(made.attack("Leech", at="Scout").passes(0))
    assert made.zone_names(0, "charge") == ["Scout"]
    made.passes(0).play(1, "Hush", targets=["Leech"]).resolve()
    assert sorted(made.zone_names(1, "graveyard")) == ["Hush", "Scout"] and made.zone_names(0, "graveyard") == ["Leech"]


@pytest.mark.rule("gateruler", "16-18c", "15-38a-2", "15-18a")
def test_a_unit_with_forced_concealment_is_not_special_summoned_from_a_graveyard() -> None:
    mole = card("Mole", "Forced Concealment\nThis card can be normal summoned from your set zone.")
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    made = table(mole, call).zone(0, "graveyard", "Mole").hand(0, "Call")
    if made.can("play", 0, "Call"):
        made.play(0, "Call", targets=["Mole"]).resolve()
    assert made.field_names(0) == []


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("gateruler", "8-4c", "8-4e-1", "16-21b", "8-6d-2")
def test_a_sentinel_that_comes_to_an_attacked_empty_column_is_attacked() -> None:
    sentry = card("Sentry", "Sentinel Summoning", numbers="0 1 5 1")
    made = (
        table(sentry)
        .field(0, "Scout", place=1)
        .hand(1, "Sentry")
        .to("choice")
        .choose("Scout")
        .choose()
        .option("column 2")
    )
    made.passes(0).play(1, "Sentry", option="attack 2").resolve()
    on(made)
    assert made.damage_on("Sentry", 1) == 2 and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "8-4e-2", "15-11a", "3-2d", "8-6d-2")
def test_an_attacker_that_is_swapped_into_the_defense_zone_goes_on_attacking() -> None:
    dance = happening("Dance", "Choose 2 allied units. Swap them.", "Instant Action")
    made = table(dance).field(0, "Giant", place=1).field(0, "Scout", place=0, rested=True).zone(0, "set", "Dance")
    made.field(1, "Guard", place=1).attack("Giant", at="Guard").play(0, "Dance", targets=[["Giant", "Scout"]]).resolve()
    assert made.obj("Giant").place == 0
    on(made)
    assert made.zone_names(1, "graveyard") == ["Guard"]


@pytest.mark.rule("gateruler", "8-4f", "8-4e-1", "16-5a-1", "8-6d-1")
def test_who_destroys_the_attacked_unit_on_the_way_strikes_the_ruler_once() -> None:
    made = table(RAM).field(0, "Ram", place=1).field(1, "Guard", place=0).attack("Ram", at="Guard")
    on(made)
    assert made.zone_names(1, "graveyard") == ["Guard"] and made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "16-5b", "13-2c", "15-20c")
def test_the_damage_of_breakthrough_is_combat_damage_to_the_player() -> None:
    pike = card(
        "Pike", "Breakthrough\nWhen this card deals combat damage to your opponent, draw 1 card.", numbers="0 6 6 1"
    )
    made = table(pike).field(0, "Pike", place=1).field(1, "Scout", place=0).attack("Pike", at="Scout")
    on(made)
    assert made.damage_count(1) == 1 and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "1-5b-2", "15-2a", "8-6d-1", "13-2c")
def test_an_attack_with_less_than_no_strike_neither_deals_nor_heals_damage() -> None:
    made = table(card("Fog", "Enemy units gain -3 STK and -9 ATK.", "field", "0 0 0 0")).zone(1, "field", "Fog")
    made.field(0, "Scout", place=1).field(0, "Giant", place=2).damage(1, 2).field(1, "Guard", place=1, damage=2)
    on(made.attack("Scout", at="Rival"))
    on(made.attack("Giant", at="Guard"))
    assert made.damage_count(1) == 2 and made.damage_on("Guard", 1) == 2


@pytest.mark.rule("gateruler", "16-9a-1", "14-13a-6", "16-19b")
def test_a_unit_that_loses_double_attack_in_its_first_attack_is_not_readied() -> None:
    dull = happening("Dull", "Choose 1 unit. It loses all abilities until the end of the turn.", "Instant Action")
    made = table(dull, card("Twice", "Double Attack")).field(0, "Twice", place=1).zone(1, "set", "Dull")
    made.attack("Twice", at="Rival").passes(0).play(1, "Dull", targets=["Twice"]).resolve()
    on(made)
    assert made.is_rested("Twice") and made.damage_count(1) == 1


# ---------------------------------------------------------------- counters, healing, targets


@pytest.mark.rule("gateruler", "13-6d", "9-4f", "13-5b", "12-3a")
def test_counter_abilities_that_answer_each_other_resolve_before_the_rest_of_the_damage() -> None:
    spite = card("Spite", "[CNT] Deal 1 damage to your opponent.")
    made = table(spite, LASH).hand(0, "Lash").deck(0, "Spite", "Guard").deck(1, "Spite", "Giant", "Scout", "Guard")
    made.play(0, "Lash").resolve_all()
    assert made.zone_names(1, "damage") == ["Giant", "Scout"] and made.damage_count(0) == 0
    assert made.zone_names(0, "graveyard") == ["Lash", "Spite"] and made.zone_names(1, "graveyard") == ["Spite"]


@pytest.mark.rule("gateruler", "13-7b", "15-21a", "1-5g")
def test_a_unit_heals_no_more_than_it_was_dealt() -> None:
    mend = happening("Mend", "Choose 1 allied unit. Heal 5 HP from it.")
    made = table(mend).field(0, "Guard", place=1, damage=2).hand(0, "Mend").play(0, "Mend", targets=["Guard"]).resolve()
    assert made.damage_on("Guard") == 0


@pytest.mark.rule("gateruler", "14-4b-4d", "14-4b-4", "15-25a")
def test_a_card_that_negates_has_nothing_to_negate_in_an_empty_gate() -> None:
    deny = happening("Deny", "Choose 1 event card in the gate. Negate it.", "Instant Action")
    assert not table(deny).zone(0, "set", "Deny").can("play", 0, "Deny")


@pytest.mark.rule("gateruler", "14-4b-4", "14-4b-4b", "14-4b-4c")
def test_two_targets_are_needed_at_once_but_not_those_that_are_chosen_later() -> None:
    both = happening("Both", "Choose 2 enemy units. Deal 1 damage to them.")
    later = happening("Later", "Draw 1 card. Then, choose 1 enemy unit. Deal 1 damage to it.")
    made = table(both, later).hand(0, "Both", "Later").field(1, "Guard", place=1)
    assert not made.can("play", 0, "Both") and made.can("play", 0, "Later")
    made = table(later).hand(0, "Later").play(0, "Later").resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-3f", "16-20b", "16-20b-2")
def test_a_card_is_not_discarded_for_its_own_discount() -> None:
    made = table(card("Bargain", "Discount: [Discard 1 card] to instead pay 0 resources", numbers="2 2 3 1"))
    assert not made.hand(0, "Bargain").can("play", 0, "Bargain")


@pytest.mark.rule("gateruler", "15-24c", "15-24c-1", "15-24h", "16-6a-1")
def test_a_turn_that_is_ended_has_no_attack_phase_and_what_was_played_is_lost() -> None:
    stop = happening("Stop", "End the turn.", "Instant Action")
    post = card("Post", "Defender")
    made = table(stop, post).field(0, "Post", place=1).hand(0, "Scout").zone(1, "set", "Stop")
    made.play(0, "Scout", option="attack 2").passes(0).play(1, "Stop").resolve()
    made.to("main", 1)
    assert made.zone_names(0, "graveyard") == ["Scout"] and made.zone_names(1, "graveyard") == ["Stop"]
    assert made.obj("Post").place == 1


@pytest.mark.rule("gateruler", "15-23a", "12-4a", "15-12a")
def test_a_unit_taken_over_into_an_occupied_zone_takes_its_place() -> None:
    bell = card("Bell", "When this card is destroyed, draw 1 card.")
    made = table(bell, FACE).zone(0, "set", "Face").field(0, "Bell", place=1).field(1, "Giant", place=1)
    made.play(0, "Face", targets=["Giant"]).resolve().option("attack 1").resolve_all()
    assert made.field_names(0) == ["Giant"] and made.zone_names(0, "graveyard") == ["Face", "Bell"]
    assert made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "1-5b-1", "12-2a-2", "15-8b")
def test_who_draws_more_than_there_is_draws_all_and_loses() -> None:
    gulp = happening("Gulp", "Draw 3 cards.")
    made = table(gulp).keep_decks().hand(0, "Gulp").deck(0, "Guard", "Giant", only=True).deck(1, 10)
    made.play(0, "Gulp").resolve()
    assert sorted(made.hand_names(0)) == ["Giant", "Guard"] and not made.over
    made.passes(0).passes(1)
    assert made.over and made.winner == 1


@pytest.mark.rule("gateruler", "14-8c-1", "14-13a-3", "2-5d")
def test_a_unit_treated_as_something_is_no_longer_what_it_was() -> None:
    law = card("Law", "Allied units are treated as {Dragon}.", "field", "0 0 0 0")
    den = card("Den", "Allied {Beast} units gain +3 ATK.", "field", "0 0 0 0")
    bear = card("Bear", attributes=["Beast"])
    made = table(law, den, bear).zone(0, "field", "Den").field(0, "Bear", place=1).hand(0, "Law")
    assert made.power("Bear") == 5
    assert made.play(0, "Law").resolve().power("Bear") == 2


@pytest.mark.rule("gateruler", "6-5a-1", "6-5d", "6-5c-2", "15-12b-2")
def test_an_ability_of_the_end_of_the_turn_triggers_once_though_the_end_phase_goes_round() -> None:
    """When the HP that Frail had for the turn go, it is destroyed, and the end phase begins again for its ability."""
    dusk = card("Dusk", "At the end of your turn, draw 1 card.", numbers="0 1 9 1")
    frail = card("Frail", "When this card is destroyed, deal 1 damage to your opponent.", numbers="0 1 1 1")
    brace = happening("Brace", "Choose 1 allied unit. It gains +2 HP until the end of the turn.")
    chill = card("Chill", "All units gain -1 HP.", "field", "0 0 0 0")
    made = (
        table(dusk, frail, brace, chill).field(0, "Dusk", place=1).field(0, "Frail", place=2).hand(0, "Brace", "Chill")
    )
    made.play(0, "Brace", targets=["Frail"]).resolve().play(0, "Chill").resolve().next_turn()
    assert made.zone_names(0, "graveyard") == ["Brace", "Frail"]
    assert made.hand_size(0) == 1 and made.damage_count(1) == 1


# ---------------------------------------------------------------- limits, what was linked, and who was there


@pytest.mark.rule("gateruler", "14-7c", "14-7a-2", "14-10b", "12-1b")
def test_an_ability_limited_to_once_that_triggered_twice_at_once_is_played_once() -> None:
    imp = card("Imp", "[Turn 1] When an allied unit is destroyed, draw 1 card.", numbers="0 1 9 1")
    slay = happening("Slay", "Choose 2 allied units. Destroy them.")
    made = table(imp, slay).field(0, "Imp", place=1).field(0, "Scout", place=2).field(0, "Guard", place=3)
    made.hand(0, "Slay").play(0, "Slay", targets=[["Scout", "Guard"]]).resolve().option("Scout").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-15a", "12-5a", "14-10e-2", "3-14e")
def test_a_unit_that_grew_with_its_charges_is_remembered_with_them() -> None:
    urn = card(
        "Urn",
        "For each charge of this card, this card gains +1 ATK.\n"
        "When this card is destroyed, choose 1 enemy unit. Deal damage equal to this card's ATK to it.",
    )
    made = table(urn, HUSH).field(0, "Urn", place=1).zone(0, "charge", "Spark", "Trick", host="Urn")
    made.zone(0, "set", "Hush").field(1, "Guard", place=1).play(0, "Hush", targets=["Urn"]).resolve_all()
    assert made.damage_on("Guard", 1) == 4 and made.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "12-5a-1", "14-10h", "12-5a")
def test_charges_that_an_ability_of_the_destroyed_unit_speaks_of_wait_for_it() -> None:
    urn = card("Urn", "When this card is destroyed, add this card's charges to your hand.")
    made = table(urn, HUSH).field(0, "Urn", place=1).zone(0, "charge", "Spark", "Trick", host="Urn")
    made.zone(0, "set", "Hush").play(0, "Hush", targets=["Urn"]).resolve()
    assert sorted(made.zone_names(0, "charge")) == ["Spark", "Trick"] and made.stack() == ["Urn"]
    assert sorted(made.resolve().hand_names(0)) == ["Spark", "Trick"]


@pytest.mark.rule("gateruler", "16-8a-1", "14-10h", "14-4c-3a")
def test_a_unit_that_was_returned_in_answer_to_its_own_retaliate_strikes_nobody() -> None:
    thorn = card("Thorn", "Retaliate", numbers="0 2 9 1")
    hook = happening("Hook", "Choose 1 unit. Return it to its owner's hand.", "Instant Action")
    made = table(thorn, hook).field(0, "Scout", place=1).field(1, "Thorn", place=1).zone(1, "set", "Hook")
    made.attack("Scout", at="Thorn").passes(0).passes(1).to("damage_end")
    assert made.stack() == ["Thorn"]
    made.passes(0).play(1, "Hook", targets=["Thorn"]).resolve().resolve_all()
    assert made.damage_on("Scout") == 0 and made.hand_names(1) == ["Thorn"]


@pytest.mark.rule("gateruler", "13-3d", "15-20e", "11-2a-2a")
def test_two_cards_set_against_the_same_damage_both_reduce_it() -> None:
    ward = happening(
        "Ward", "Reduce this damage by 1.", "You can play this card when an allied unit would be dealt damage."
    )
    bolt = happening("Bolt", "Choose 1 unit. Deal 3 damage to it.")
    made = table(ward, bolt).zone(1, "set", "Ward", "Ward").hand(0, "Bolt").field(1, "Guard", place=1)
    made.play(0, "Bolt", targets=["Guard"]).yes().yes().option("1 of 2")
    assert made.stack() == ["Bolt", "Ward", "Ward"]
    made.resolve()
    made.expect(player=1, why="replacement").option("1 of 2")
    assert made.damage_on("Guard", 1) == 1


@pytest.mark.rule("gateruler", "16-13b-2a", "16-13b-2b", "15-23a", "4-4a-1")
def test_a_unit_taken_over_is_material_and_goes_to_its_owners_deck() -> None:
    words = "Materials - this card and 1 other allied unit. You may special summon 1 «Giant» in your deck."
    egg = card("Egg", f"Genesis Summoning - Standard Action: {words}")
    made = table(egg, FACE).field(0, "Egg", place=1).zone(0, "set", "Face").field(1, "Guard", place=1).deck(0, "Giant")
    made.play(0, "Face", targets=["Guard"]).resolve().option("attack 2").use(0, "Egg").resolve().yes().choose("Giant")
    made.option("attack 1")
    assert made.field_names(0) == ["Giant"] and made.zone_names(1, "deck")[-1] == "Guard"
