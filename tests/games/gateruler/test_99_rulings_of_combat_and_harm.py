"""Rulings from the document alone: attacks and their keywords, damage, and game actions (sections 8, 13, 15, 16)."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.own_cards import (
    ATTACK_1,
    ATTACK_2,
    DART,
    DEFENSE,
    HYMN,
    INSTANT,
    RECALL,
    SMITE,
    SPARK,
    STANDARD,
    event,
    field,
    unit,
)


@pytest.mark.rule("gateruler", "8-4e-1", "16-5a-1", "8-6d-1")
def test_a_ruler_uncovered_before_the_damage_is_hit_once_and_breakthrough_adds_nothing() -> None:
    table = (
        scenario("gateruler").define(**unit("Ram", "Breakthrough", stk=2)).define(**unit("Wall", hp=9)).define(**RECALL)
    )
    table.field(0, "Ram", place=1).field(1, "Wall", place=0).zone(1, "set", "Recall")
    table.attack("Ram", at="Wall").passes(0).play(1, "Recall", targets=["Wall"]).resolve().to("combat_end")
    assert table.hand_names(1) == ["Wall"] and table.damage_count(1) == 2


@pytest.mark.rule("gateruler", "16-5c", "16-1a-5", "16-5a-1")
def test_breakthrough_given_twice_strikes_the_ruler_once() -> None:
    table = scenario("gateruler").define(**unit("Ram", "Breakthrough", atk=3, stk=2)).define(**unit("Wall", hp=3))
    table.define(**field("Road", "Your units gain Breakthrough."))
    table.field(0, "Ram", place=1).field(1, "Wall", place=0).zone(0, "field", "Road")
    table.attack("Ram", at="Wall").to("combat_end")
    assert table.zone_names(1, "graveyard") == ["Wall"] and table.damage_count(1) == 2


@pytest.mark.rule("gateruler", "16-21b", "8-4e-1", "8-6d-2")
def test_a_sentinel_summoned_into_the_attacked_column_takes_the_damage() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ram", atk=2, stk=2))
        .define(**unit("Watchman", "Sentinel Summoning", hp=5, level=1))
    )
    table.field(0, "Ram", place=1).hand(1, "Watchman").sources(1, resource=1)
    table.attack("Ram", at=1).passes(0).play(1, "Watchman", option=DEFENSE).resolve().to("combat_end")
    assert table.damage_on("Watchman") == 2 and table.damage_count(1) == 0
    assert table.is_rested("Watchman") and table.is_rested("Resource Source 1", 1)


@pytest.mark.rule("gateruler", "16-7b", "8-6a", "15-12c")
def test_an_attacker_that_intercept_destroys_deals_no_damage() -> None:
    table = scenario("gateruler").define(**unit("Ram", atk=9, hp=2)).define(**unit("Lancer", "Intercept", atk=2, hp=3))
    table.field(0, "Ram", place=1).field(1, "Lancer", place=2)
    table.attack("Ram", at="Lancer").to("combat_end")
    assert (
        table.zone_names(0, "graveyard") == ["Ram"]
        and table.damage_on("Lancer") == 0
        and table.is_on_field("Lancer", 1)
    )


@pytest.mark.rule("gateruler", "16-22b", "16-8a-1", "14-10c", "14-10h")
def test_retaliate_of_the_inactive_player_resolves_before_deadly_and_both_units_die() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Asp", "Deadly", atk=1, hp=2))
        .define(**unit("Bear", "Retaliate", atk=2, hp=8))
    )
    table.field(0, "Asp", place=1).field(1, "Bear", place=1)
    table.attack("Asp", at="Bear").to("combat_end")
    assert table.zone_names(0, "graveyard") == ["Asp"] and table.zone_names(1, "graveyard") == ["Bear"]


@pytest.mark.rule("gateruler", "16-22b", "15-27c-2", "13-2c")
def test_deadly_does_nothing_to_a_unit_that_ignores_combat_damage() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Asp", "Deadly"))
        .define(**unit("Ghost", "This ignores combat damage.", hp=2))
        .define(**SPARK)
    )
    table.field(0, "Asp", place=1).field(1, "Ghost", place=1).zone(0, "set", "Spark")
    table.attack("Asp", at="Ghost").to("combat_end")
    assert table.is_on_field("Ghost", 1) and table.damage_on("Ghost") == 0
    table.play(0, "Spark", targets=["Ghost"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Ghost"]


@pytest.mark.rule("gateruler", "16-9a-1", "16-9a-2", "16-9b")
def test_double_and_triple_attack_together_make_three_attacks_and_no_more() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Hydra", "■Double Attack\n■Triple Attack", stk=1))
        .field(0, "Hydra", place=1)
    )
    for count in (1, 2, 3):
        table.attack("Hydra", at=1).to("combat_end")
        table.option("Double Attack")
        assert table.resolve_all().damage_count(1) == count
    assert table.is_rested("Hydra") and not table.can("attack", 0, "Hydra")


@pytest.mark.rule("gateruler", "8-2a-2", "16-9a-1")
def test_on_the_very_first_turn_even_double_attack_attacks_once() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Hydra", "Double Attack"))
        .field(0, "Hydra", place=1)
        .turn(0, "main", number=1, starting=0)
    )
    table.attack("Hydra", at=1).to("combat_end").resolve_all()
    assert table.damage_count(1) == 1 and not table.can("attack", 0, "Hydra")
    assert not table.is_rested("Hydra")


@pytest.mark.rule("gateruler", "16-19b", "8-4c", "1-5d")
def test_dormant_given_after_the_declaration_does_not_stop_that_attack_but_the_next() -> None:
    table = scenario("gateruler").define(**unit("Hydra", "Double Attack")).field(0, "Hydra", place=1)
    table.define(**event("Lullaby", INSTANT, "Choose 1 unit. It gains Dormant until the end of this turn.")).zone(
        1, "set", "Lullaby"
    )
    table.attack("Hydra", at=1).passes(0).play(1, "Lullaby", targets=["Hydra"]).resolve().to("combat_end").resolve_all()
    assert table.damage_count(1) == 1 and table.has("Hydra", "Dormant")
    assert not table.can("attack", 0, "Hydra")


@pytest.mark.rule("gateruler", "14-5a", "8-4f", "11-2a-2a", "14-10h")
def test_a_snare_set_by_the_defender_resolves_before_the_attackers_own_trigger() -> None:
    table = (
        scenario("gateruler").define(**unit("Raider", "When this attacks, draw a card.")).field(0, "Raider", place=1)
    )
    table.define(
        **event("Snare", "You can play this when an enemy unit attacks.", "Destroy the attacking unit.", level=1)
    )
    table.zone(1, "set", "Snare").sources(1, resource=1)
    table.attack("Raider", at=1).yes()
    assert table.stack() == ["Raider", "Snare"] and table.is_rested("Resource Source 1", 1)
    table.resolve_all()
    assert table.zone_names(0, "graveyard") == ["Raider"] and table.hand_size(0) == 1
    table.to("combat_end")
    assert table.damage_count(1) == 0


@pytest.mark.rule("gateruler", "16-6a-1", "3-9c", "8-4c-2a")
def test_a_defender_that_attacked_goes_behind_at_the_end_of_the_attack_phase_and_lies_exhausted() -> None:
    table = (
        scenario("gateruler").define(**unit("Shieldman", "■Defender\n■Double Attack")).field(0, "Shieldman", place=1)
    )
    table.attack("Shieldman", at=1).to("combat_end").resolve_all()
    table.no_attack()
    table.yes()
    table.to("end")
    assert table.is_rested("Shieldman") and table.obj("Shieldman").place == 0


@pytest.mark.rule("gateruler", "16-30b", "14-16e", "12-5a")
def test_essence_drain_takes_the_unit_that_it_destroyed_from_the_graveyard() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Leech", "■Essence Drain\n■Charge Shield", atk=5))
        .define(**unit("Goat", hp=2))
        .define(**SMITE)
    )
    table.field(0, "Leech", place=1).field(1, "Goat", place=1).zone(0, "set", "Smite")
    table.attack("Leech", at="Goat").to("combat_end")
    assert table.zone_names(0, "charge") == ["Goat"] and table.zone_names(1, "graveyard") == []
    table.play(0, "Smite", targets=["Leech"]).resolve().yes()
    assert table.is_on_field("Leech", 0) and table.zone_names(1, "graveyard") == ["Goat"]


@pytest.mark.rule("gateruler", "14-14g-2", "13-2b-3")
def test_damage_is_doubled_before_it_is_reduced() -> None:
    table = scenario("gateruler").define(
        **unit("Ram", "When this would deal combat damage, double that damage instead.", atk=2)
    )
    table.define(**unit("Turtle", "Reduce any damage dealt to this by 1.", hp=9))
    table.field(0, "Ram", place=1).field(1, "Turtle", place=1)
    table.attack("Ram", at="Turtle").to("combat_end")
    assert table.damage_on("Turtle") == 3


@pytest.mark.rule("gateruler", "13-3c-1", "14-14e-1", "13-2c")
def test_only_the_next_damage_becomes_0_and_0_damage_triggers_nothing() -> None:
    table = (
        scenario("gateruler")
        .define(**SPARK)
        .define(**event("Veil", STANDARD, "Choose 1 unit. The next damage dealt to it this turn becomes 0."))
    )
    table.define(**unit("Drum", "When this is dealt damage, draw a card.", hp=9))
    table.hand(0, "Veil").zone(0, "set", "Spark", place=0).zone(1, "set", "Spark", place=0).field(0, "Drum", place=1)
    table.play(0, "Veil", targets=["Drum"]).resolve()
    table.play(0, table.card("Spark", 0), targets=["Drum"]).resolve()
    assert table.damage_on("Drum") == 0 and table.stack() == []
    table.passes(0).play(1, table.card("Spark", 1), targets=["Drum"]).resolve()
    assert table.damage_on("Drum") == 2 and table.stack() == ["Drum"]


@pytest.mark.rule("gateruler", "13-3d-2b", "15-20d", "15-20e")
def test_damage_to_several_units_that_becomes_0_is_0_for_each_of_them() -> None:
    table = scenario("gateruler").define(**event("Hail", STANDARD, "Deal 2 damage to all enemy units."))
    table.define(
        **event("Canopy", "You can play this when an allied unit would be dealt damage.", "This damage becomes 0.")
    )
    table.define(**unit("Ram", hp=2)).define(**unit("Goat", hp=2))
    table.hand(0, "Hail").zone(1, "set", "Canopy").field(1, "Ram", place=1).field(1, "Goat", place=2)
    table.play(0, "Hail").yes().resolve_all()
    assert table.damage_on("Ram") == 0 and table.damage_on("Goat") == 0
    assert sorted(table.zone_names(1, "front")) == ["Goat", "Ram"] and table.zone_names(1, "graveyard") == ["Canopy"]


@pytest.mark.rule("gateruler", "15-27a-4", "15-27b", "16-7c")
def test_a_unit_not_affected_by_opposing_effects_keeps_its_hit_points_but_is_hurt_by_intercept() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Blight Lord", "Enemy units gain -1 HP."))
        .define(**unit("Lancer", "Intercept", atk=2, hp=9))
    )
    table.define(**unit("Saint", "This is not affected by your opponent's effects.", hp=3, atk=1))
    table.field(0, "Saint", place=1).field(1, "Blight Lord", place=1).field(1, "Lancer", place=2)
    assert table.guard("Saint") == 3
    table.attack("Saint", at="Lancer").to("combat_end")
    assert table.damage_on("Saint") == 2 and table.is_on_field("Saint", 0)


@pytest.mark.rule("gateruler", "13-6d-2", "13-6c", "13-6c-1")
def test_a_counter_ability_without_targets_goes_to_the_graveyard_and_an_ignored_one_is_damage() -> None:
    table = scenario("gateruler").define(**unit("Thorn", "[CNT] Choose 1 enemy unit and destroy it."))
    table.define(**DART).hand(0, "Dart").deck(1, "Thorn")
    table.play(0, "Dart").resolve_all()
    assert table.damage_count(1) == 0 and table.zone_names(1, "graveyard") == ["Thorn"]

    other = (
        scenario("gateruler").define(**unit("Thorn", "[CNT] Choose 1 enemy unit and destroy it.")).define(**unit("Ram"))
    )
    other.define(**event("Needle", STANDARD, "Deal 1 damage to your opponent. Ignore [CNT] for this damage."))
    other.hand(0, "Needle").deck(1, "Thorn").field(0, "Ram", place=1).play(0, "Needle").resolve_all()
    assert other.zone_names(1, "damage") == ["Thorn"] and other.is_on_field("Ram", 0)


@pytest.mark.rule("gateruler", "14-6c-1", "16-4b-1", "16-3b")
def test_a_unit_played_by_its_counter_ability_costs_nothing_and_has_no_touchdown() -> None:
    table = scenario("gateruler").define(**unit("Ambusher", "■[CNT] Play this card.\n■[TD] Draw a card.", level=4))
    table.define(**DART).hand(0, "Dart").deck(1, "Ambusher")
    table.play(0, "Dart").resolve().option(ATTACK_1)
    assert table.stack() == ["Ambusher"]
    table.resolve_all()
    assert table.zone_names(1, "front") == ["Ambusher"] and table.damage_count(1) == 0 and table.hand_size(1) == 0


@pytest.mark.rule("gateruler", "15-24c-2", "15-24b", "15-24h", "15-24d")
def test_ending_the_turn_stops_the_rest_of_the_card_and_empties_the_gate_but_not_the_end_phase() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Curfew", INSTANT, "Draw a card. End the turn. Draw 2 cards."))
        .define(**HYMN)
    )
    table.define(**unit("Bell", "At the end of the turn, draw a card.")).field(1, "Bell", place=1)
    table.hand(0, "Hymn").zone(0, "set", "Curfew")
    table.play(0, "Hymn").play(0, "Curfew").resolve()
    assert table.hand_size(0) == 1 and sorted(table.zone_names(0, "graveyard")) == ["Curfew", "Hymn"]
    assert table.step == "end" and table.stack() == ["Bell"]
    assert table.resolve().hand_size(1) == 1


@pytest.mark.rule("gateruler", "15-30c", "14-3b", "3-13c-1")
def test_damage_reversal_as_a_cost_needs_enough_face_up_cards() -> None:
    table = (
        scenario("gateruler").define(**unit("Penitent", "Standard Action: [DR 2] Draw a card.")).define(**unit("Scar"))
    )
    table.field(0, "Penitent", place=1).damage(0, "Scar", "Scar", "Scar")
    table.use(0, "Penitent")
    table.choose(table.card("Scar", 0, zone="damage", index=0), table.card("Scar", 0, zone="damage", index=1))
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.damage_count(0) == 3
    assert not table.can("use", 0, "Penitent")


@pytest.mark.rule("gateruler", "15-28a-2", "15-28a-1", "12-4a")
def test_a_unit_placed_onto_another_is_ready_and_the_other_goes_to_the_graveyard() -> None:
    table = scenario("gateruler").define(
        **event("March", STANDARD, "Choose 1 unit you control and place it in an attack zone.")
    )
    table.define(**unit("Ram")).define(**unit("Goat"))
    table.hand(0, "March").field(0, "Ram", place=1, rested=True).field(0, "Goat", place=2)
    table.play(0, "March", targets=["Ram"]).resolve().option(ATTACK_2)
    assert table.zone_names(0, "front") == ["Ram"] and not table.is_rested("Ram") and table.obj("Ram").place == 2
    assert sorted(table.zone_names(0, "graveyard")) == ["Goat", "March"]


@pytest.mark.rule("gateruler", "16-13b-2b", "16-13c", "16-3b", "16-13b-4")
def test_genesis_summoning_puts_its_materials_under_the_deck_and_gives_no_touchdown() -> None:
    table = scenario("gateruler").define(
        **unit(
            "Caller",
            "Genesis Summoning - Standard Action: Materials - This and 1 other {Beast} unit. "
            'You may special summon a "Great Elk" from your deck.',
        )
    )
    table.define(**unit("Fawn", attributes=("Beast",))).define(
        **unit("Great Elk", "■[TD] Draw 3 cards.\n■When this enters play, draw a card.")
    )
    table.deck(0, "Great Elk").field(0, "Caller", place=1).field(0, "Fawn", place=2)
    table.use(0, "Caller").resolve().yes().choose("Great Elk").option(ATTACK_1)
    table.resolve_all()
    assert table.zone_names(0, "front") == ["Great Elk"] and table.hand_size(0) == 1
    assert {"Caller", "Fawn"} <= set(table.zone_names(0, "deck"))


@pytest.mark.rule("gateruler", "16-16b", "16-16b-1", "14-10e-2")
def test_enhance_takes_a_unit_from_play_beneath_the_newcomer() -> None:
    table = scenario("gateruler").define(
        **unit("Knight", "■Enhance {Beast}\n■While this is Enhanced, this gains +2 ATK.", atk=2)
    )
    table.define(**unit("Horse", "When this leaves play, draw a card.", attributes=("Beast",)))
    table.hand(0, "Knight").field(0, "Horse", place=2)
    table.play(0, "Knight", option=ATTACK_1).resolve().choose("Horse")
    table.resolve_all()
    assert table.zone_names(0, "front") == ["Knight"] and table.zone_names(0, "charge") == ["Horse"]
    assert table.power("Knight") == 4 and table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "10-3a-1", "10-4c", "10-4d", "10-4e")
def test_a_card_driven_by_an_attack_is_summoned_only_after_its_overdrive_was_dealt_with() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Rider", "When this attacks, drive 1."))
        .define(**unit("Engine", "[OD] Draw a card."))
    )
    table.field(0, "Rider", place=1).deck(0, "Engine")
    table.attack("Rider", at=1).resolve()
    table.option("overdrive").resolve()
    assert table.hand_size(0) == 1
    table.option("card").option(ATTACK_2).resolve_all()
    assert sorted(table.zone_names(0, "front")) == ["Engine", "Rider"]


@pytest.mark.rule("gateruler", "14-18f-2c", "14-18b-6a", "14-18b-6b", "14-18b-7")
def test_a_geared_up_unit_takes_unit_damage_and_its_ruler_the_rest() -> None:
    table = (
        scenario("gateruler")
        .define(name="Iron Regent", type="ruler", text="")
        .define(**unit("Frame", 'Gear Up - "Iron Regent"', hp=5, level=5))
    )
    table.define(**unit("Page")).define(**SPARK).define(
        **event("Dart", INSTANT, "Deal 1 damage to your opponent.")
    ).define(**SMITE)
    table.zone(0, "ruler", "Iron Regent").hand(0, "Frame").field(0, "Page", place=0)
    table.zone(1, "set", "Spark", place=0).zone(1, "set", "Dart", place=1).zone(0, "set", "Smite")
    table.act(0, "gear_up", "Frame").resolve()
    assert table.zone_names(0, "graveyard") == ["Page"] and table.zone_names(0, "front") == ["Frame"]
    table.passes(0).play(1, "Spark", targets=["Frame"]).resolve()
    assert table.damage_on("Frame") == 2 and table.damage_count(0) == 0
    table.passes(0).play(1, "Dart").resolve_all()
    assert table.damage_on("Frame") == 2 and table.damage_count(0) == 1
    table.play(0, "Smite", targets=["Frame"]).resolve()
    assert "Frame" in table.zone_names(0, "graveyard") and table.zone_names(0, "ruler") == ["Iron Regent"]
