"""Damage on its way, what changes it, and what it brings about: counters, defeat, healing (12, 13, 14-14, 15)."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import ENGINE, INSTANT, OX, PLAIN, RULER, event, field, stage, unit


@pytest.mark.rule("gateruler", "13-3d-2")
def test_prevention_is_spread_over_the_pairings_by_choice() -> None:
    at = stage(
        event("Hail", "Deal 3 damage to each enemy unit."),
        event("Awning", "Prevent 3 of that damage.", "You can play this when an allied unit would be dealt damage"),
        unit("Elk", hp=5),
        unit("Roe", hp=5),
    )
    at.hand(0, "Hail").field(1, "Elk", place=1).field(1, "Roe", place=2).zone(1, "set", "Awning")
    at.play(0, "Hail")
    at.play(1, "Awning").resolve()
    at.option("Elk").option("Elk").option("Roe")
    assert at.damage_on("Elk") == 1 and at.damage_on("Roe") == 2


@pytest.mark.rule("gateruler", "13-3d-2b")
def test_damage_that_becomes_nothing_does_so_for_everybody() -> None:
    at = stage(
        event("Hail", "Deal 3 damage to each enemy unit."),
        event(
            "Bell Jar", "That damage becomes 0.", "You can play this when an allied unit is about to be dealt damage"
        ),
        unit("Elk", hp=5),
        unit("Roe", hp=5),
    )
    at.hand(0, "Hail").field(1, "Elk", place=1).field(1, "Roe", place=2).zone(1, "set", "Bell Jar")
    at.play(0, "Hail")
    at.play(1, "Bell Jar").resolve_all()
    assert at.damage_on("Elk") == 0 and at.damage_on("Roe") == 0


@pytest.mark.rule("gateruler", "14-14g-2", "14-14f", "15-2b")
def test_base_damage_is_changed_first_then_multiplied_then_reduced() -> None:
    at = stage(
        field("Forge Yard", "Add +1 to the base damage of your event cards."),
        unit("Bellows", "If an event you control would deal damage, double that damage."),
        unit("Anvil", "Damage dealt to this is reduced by 2.", hp=9),
        event("Coal", "Choose 1 unit and deal 2 damage to it."),
    )
    at.zone(0, "field", "Forge Yard").field(0, "Bellows", place=1).field(1, "Anvil", place=1).hand(0, "Coal")
    at.play(0, "Coal", targets=["Anvil"]).resolve()
    assert at.damage_on("Anvil") == 4  # (2 + 1) x 2 - 2


@pytest.mark.rule("gateruler", "13-3a-1", "13-5b")
def test_any_damage_to_a_player_becomes_one() -> None:
    at = stage(
        field("Thick Walls", "Any damage dealt to you becomes 1."), event("Barrage", "Deal 3 damage to your opponent.")
    )
    at.zone(1, "field", "Thick Walls").hand(0, "Barrage")
    at.play(0, "Barrage").resolve_all()
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-27c-4")
def test_only_the_next_damage_is_ignored() -> None:
    at = stage(
        event("Charm", "Choose 1 allied unit. It ignores the next damage dealt to it this turn."),
        event("Pebble", "Choose 1 unit. Deal 1 damage to it."),
        PLAIN,
    )
    at.hand(0, "Charm", "Pebble", "Pebble").field(0, "Tin Heron", place=1)
    at.play(0, "Charm", targets=["Tin Heron"]).resolve()
    at.play(0, "Pebble", targets=["Tin Heron"]).resolve()
    assert at.damage_on("Tin Heron") == 0
    at.play(0, "Pebble", targets=["Tin Heron"]).resolve()
    assert at.damage_on("Tin Heron") == 1


@pytest.mark.rule("gateruler", "15-27a-3", "15-27a-2", "14-4c-1")
def test_who_ignores_effects_may_be_chosen_and_the_rest_happens() -> None:
    at = stage(
        unit("Deaf Adder", "This unit is not affected by the effects of your opponent's cards."),
        event("Scold", "Choose 1 enemy unit. Deal 2 damage to it and exhaust it. Draw 1 card."),
    )
    at.hand(0, "Scold").field(1, "Deaf Adder", place=1)
    at.play(0, "Scold", targets=["Deaf Adder"]).resolve()
    assert at.damage_on("Deaf Adder") == 0 and not at.is_rested("Deaf Adder") and at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "12-2c", "12-2d-1", "12-2a-2")
def test_a_player_without_a_deck_may_yet_put_cards_back() -> None:
    at = stage(
        event("Last Page", "Draw 1 card."),
        event("Rewind", "Shuffle all cards in your graveyard into your deck.", INSTANT),
        PLAIN,
    )
    at.deck(0, "Tin Heron", only=True).hand(0, "Last Page").zone(0, "set", "Rewind").zone(0, "graveyard", "Tin Heron")
    at.play(0, "Last Page").resolve()
    at.play(0, "Rewind").resolve_all()
    assert not at.over and len(at.zone_names(0, "deck")) == 2


@pytest.mark.rule("gateruler", "12-2c-1", "1-4b-1")
def test_two_empty_decks_at_once_are_a_draw() -> None:
    at = stage(event("Both Read", "Each player draws 2 cards."), PLAIN)
    at.deck(0, "Tin Heron", "Tin Heron", only=True).deck(1, "Tin Heron", "Tin Heron", only=True).hand(0, "Both Read")
    at.play(0, "Both Read").resolve_all()
    assert at.over and at.winner is None


@pytest.mark.rule("gateruler", "13-6d-2", "13-6d-1")
def test_a_counter_without_a_target_lies_in_the_graveyard_and_counts_as_no_damage() -> None:
    at = stage(
        unit("Trap Moth", "[CNT] Choose 1 enemy unit in an attack zone. Destroy it."),
        event("Jab", "Your opponent takes 1 damage."),
    )
    at.deck(1, "Trap Moth").hand(0, "Jab")
    at.play(0, "Jab").resolve_all()
    assert at.zone_names(1, "graveyard") == ["Trap Moth"] and at.damage_count(1) == 0


@pytest.mark.rule("gateruler", "14-6c-1", "16-3b", "13-6d-3")
def test_a_unit_that_a_counter_plays_costs_nothing_and_does_not_touch_down() -> None:
    at = stage(
        unit("Night Porter", "[CNT] Play this card.\n[TD] Draw 1 card.\nWhen this enters play, heal 1 life.", level=3),
        event("Jab", "Deal 1 damage to your opponent."),
    )
    at.deck(1, "Night Porter").hand(0, "Jab").damage(1, "Coal Scout")
    at.play(0, "Jab").resolve().resolve().option("attack 1")
    at.resolve_all()
    assert at.field_names(1) == ["Night Porter"] and at.hand_size(1) == 0 and at.damage_count(1) == 0


@pytest.mark.rule("gateruler", "13-6c-1", "13-5b")
def test_damage_that_ignores_counters_puts_every_card_into_the_damage_zone() -> None:
    at = stage(
        unit("Night Porter", "[CNT] Draw 2 cards."),
        event("Cold Jab", "Deal 2 damage to your opponent and ignore [CNT] for this damage."),
    )
    at.deck(1, "Night Porter", "Night Porter").hand(0, "Cold Jab")
    at.play(0, "Cold Jab").resolve_all()
    assert at.zone_names(1, "damage") == ["Night Porter", "Night Porter"] and at.hand_size(1) == 0


@pytest.mark.rule("gateruler", "16-12b-1", "16-12b-2", "15-12d", "15-32a-2")
def test_charge_shield_ends_what_lasts_a_while_and_yet_the_unit_was_destroyed() -> None:
    at = stage(
        OX,
        event("Pump", "Choose 1 unit. It gets +3 ATK until the end of the turn."),
        event("Reap", "Choose 1 enemy unit and destroy it. If you do, draw 1 card."),
    )
    at.field(1, "Warded Ox", place=1, under=("Coal Scout",)).hand(0, "Pump", "Reap")
    at.play(0, "Pump", targets=["Warded Ox"]).resolve()
    assert at.power("Warded Ox") == 5
    at.play(0, "Reap", targets=["Warded Ox"]).resolve().yes()
    assert at.power("Warded Ox") == 2 and at.field_names(1) == ["Warded Ox"]
    assert at.zone_names(1, "graveyard") == ["Coal Scout"] and at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-18b-6b", "14-18b-6a", "4-2c")
def test_damage_to_a_geared_player_goes_to_the_ruler_and_to_all_units_to_the_gear() -> None:
    at = stage(
        ENGINE,
        event("Quake", "Deal 1 damage to all units and 2 damage to each player."),
    )
    at.hand(0, "Lamp Engine", "Quake")
    at.act(0, "gear_up", "Lamp Engine").resolve()
    at.play(0, "Quake").resolve_all()
    assert at.damage_on("Lamp Engine") == 1 and at.damage_count(0) == 2 and at.damage_count(1) == 2


@pytest.mark.rule("gateruler", "13-7b", "15-21c", "2-11a-1")
def test_healing_takes_damage_away_and_never_more_than_there_is() -> None:
    at = stage(
        unit("Willow", hp=6),
        event("Salve", "Choose up to 2 units and heal 4 HP from each of them."),
        event("Pebble", "Choose 1 unit. Deal 5 damage to it."),
        PLAIN,
    )
    at.field(0, "Willow", place=1, damage=2).hand(0, "Salve", "Pebble")
    at.play(0, "Salve", targets=[["Willow"]]).resolve()
    assert at.damage_on("Willow") == 0
    at.play(0, "Pebble", targets=["Willow"]).resolve()
    assert at.field_names(0) == ["Willow"] and at.damage_on("Willow") == 5


@pytest.mark.rule("gateruler", "3-13c-1", "15-30b-2", "15-30c")
def test_a_reversed_card_is_nothing_any_more_and_half_a_reversal_is_none() -> None:
    at = stage(
        unit(
            "Ledger",
            "Standard Action [DR 2: {Smith}]: Draw 1 card.\nThis gains +1 "
            "ATK for each {Smith} card in your damage zone.",
        ),
        unit("Hammer", attributes=["Smith"]),
    )
    at.field(0, "Ledger", place=1).damage(0, "Hammer", "Hammer", "Hammer")
    assert at.power("Ledger") == 5
    at.use(0, "Ledger", cost=["Hammer", "Hammer"]).resolve()
    assert at.power("Ledger") == 3 and at.hand_size(0) == 1 and at.damage_count(0) == 3
    assert not at.can("use", 0, "Ledger")


@pytest.mark.rule("gateruler", "14-14c-2", "14-7d")
def test_a_replacement_that_was_declined_has_not_been_used_up() -> None:
    at = stage(
        unit(
            "Straw Twin",
            "[Turn 1] When another allied unit would be destroyed, you may discard "
            "1 card. If you do, that unit remains in play instead.",
        ),
        event("Fell", "Choose 1 unit. Destroy it."),
        PLAIN,
        unit("Tin Crane"),
        unit("Tin Stork"),
    )
    at.field(1, "Straw Twin", place=0).field(1, "Tin Heron", place=1).field(1, "Tin Crane", place=2)
    at.field(1, "Tin Stork", place=3).hand(1, "Coal Scout", "Kiln Hand").hand(0, "Fell", "Fell", "Fell")
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().no()
    at.play(0, "Fell", targets=["Tin Crane"]).resolve().yes().choose("Coal Scout")
    at.play(0, "Fell", targets=["Tin Stork"]).resolve()
    assert at.zone_names(1, "graveyard") == ["Tin Heron", "Coal Scout", "Tin Stork"]


@pytest.mark.rule("gateruler", "2-6c-1", "2-6c")
def test_current_life_is_what_is_left() -> None:
    at = stage(unit("Last Hope", "If your current life is 3 or less, this gains +2 STK and Breakthrough."))
    at.field(0, "Last Hope", place=1).damage(0, "Coal Scout", "Coal Scout", "Coal Scout", "Coal Scout")
    at.attack("Last Hope", at=1).next_turn()
    assert at.damage_count(1) == 3
    assert RULER in at.zone_names(0, "ruler")
