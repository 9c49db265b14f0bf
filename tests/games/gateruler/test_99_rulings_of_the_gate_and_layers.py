"""Rulings from the document alone: the gate, the rules effects, layers and durations (sections 9 to 14)."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.own_cards import (
    ATTACK_1,
    ATTACK_2,
    HYMN,
    INSTANT,
    RECALL,
    SMITE,
    SPARK,
    STANDARD,
    SWELL,
    event,
    field,
    unit,
)


@pytest.mark.rule("gateruler", "9-4f", "9-4c")
def test_two_cards_in_the_gate_resolve_one_after_the_other_with_no_priority_between_them() -> None:
    table = scenario("gateruler").define(**HYMN).define(**SPARK).define(**unit("Mud Ox", hp=5))
    table.hand(0, "Hymn").zone(0, "set", "Spark").field(1, "Mud Ox", place=1)
    table.play(0, "Hymn").play(0, "Spark", targets=["Mud Ox"])
    assert table.stack() == ["Hymn", "Spark"]
    table.passes(0).passes(1)
    assert table.stack() == [] and table.damage_on("Mud Ox") == 2 and table.hand_size(0) == 2


@pytest.mark.rule("gateruler", "9-4f", "14-10c", "11-2a-2")
def test_a_trigger_added_on_the_way_stops_the_resolution_and_gives_priority_again() -> None:
    table = scenario("gateruler").define(**HYMN).define(**SMITE)
    table.define(**unit("Wailer", "When this is destroyed, draw a card."))
    table.hand(0, "Hymn").zone(0, "set", "Smite").field(1, "Wailer", place=1)
    table.play(0, "Hymn").play(0, "Smite", targets=["Wailer"]).resolve()
    assert table.stack() == ["Hymn", "Wailer"] and table.hand_size(0) == 0
    table.resolve_all()
    assert table.hand_size(0) == 2 and table.hand_size(1) == 1


@pytest.mark.rule("gateruler", "9-3d", "13-5b", "13-6c", "13-6d-3", "9-4f")
def test_the_second_damage_waits_until_the_counter_ability_of_the_first_has_drawn() -> None:
    table = scenario("gateruler").define(**event("Volley", STANDARD, "Deal 2 damage to your opponent."))
    table.define(**unit("Guardian Echo", "[CNT] Draw a card.")).define(**unit("Second")).define(**unit("Third"))
    table.hand(0, "Volley").deck(1, "Guardian Echo", "Second", "Third")
    table.play(0, "Volley").resolve()
    assert table.stack()[-1] == "Guardian Echo" and table.damage_count(1) == 0
    table.resolve_all()
    assert table.hand_names(1) == ["Second"] and table.zone_names(1, "damage") == ["Third"]
    assert table.zone_names(1, "graveyard") == ["Guardian Echo"]


@pytest.mark.rule("gateruler", "12-2a-2", "12-2c", "12-2d-1")
def test_a_deck_filled_again_before_the_defeat_process_resolves_does_not_lose() -> None:
    table = scenario("gateruler").define(**event("Last Page", STANDARD, "Draw a card."))
    table.define(
        **event("Turn Back", INSTANT, "Choose 1 card in your graveyard and put it on the bottom of your deck.")
    )
    table.define(**unit("Old Leaf")).define(**unit("Only Leaf"))
    table.hand(0, "Last Page").deck(0, "Only Leaf", only=True).zone(0, "graveyard", "Old Leaf").zone(
        0, "set", "Turn Back"
    )
    table.play(0, "Last Page").resolve()
    assert not table.over and len(table.stack()) == 1
    table.play(0, "Turn Back", targets=["Old Leaf"]).resolve_all()
    assert not table.over and table.zone_names(0, "deck") == ["Old Leaf"] and table.stack() == []


@pytest.mark.rule("gateruler", "12-2c-1", "1-4b-1")
def test_two_decks_that_run_out_at_once_are_a_draw() -> None:
    table = scenario("gateruler").define(**event("Great Reading", STANDARD, "Each player draws a card."))
    table.define(**unit("Leaf"))
    table.hand(0, "Great Reading").deck(0, "Leaf", only=True).deck(1, "Leaf", only=True)
    table.play(0, "Great Reading").resolve_all()
    assert table.over and table.winner is None


@pytest.mark.rule("gateruler", "9-3e-5e", "9-3e-2", "7-1a")
def test_a_standard_action_event_cannot_be_played_onto_a_gate_that_holds_a_card() -> None:
    table = scenario("gateruler").define(**HYMN).define(**event("Chant", STANDARD, "Draw a card."))
    table.define(**event("Quick Word", INSTANT, "Draw a card."))
    table.hand(0, "Hymn", "Chant").zone(0, "set", "Quick Word")
    assert table.can("play", 0, "Chant") and table.why_not(0, "Chant") == []
    table.play(0, "Hymn")
    assert not table.can("play", 0, "Chant") and table.why_not(0, "Chant")
    assert table.can("play", 0, "Quick Word")


@pytest.mark.rule("gateruler", "12-4a", "15-12a", "16-3a-1")
def test_a_unit_pushed_out_by_a_newcomer_is_not_destroyed_but_leaves_play() -> None:
    table = scenario("gateruler").define(**unit("New Lodger", "[TD] Draw a card."))
    table.define(**unit("Old Lodger", "■When this is destroyed, draw 3 cards.\n■When this leaves play, draw a card."))
    table.hand(0, "New Lodger").field(0, "Old Lodger", place=1)
    table.play(0, "New Lodger", option=ATTACK_1).resolve()
    assert table.zone_names(0, "front") == ["New Lodger"] and table.zone_names(0, "graveyard") == ["Old Lodger"]
    table.order("New Lodger")
    assert table.stack() == ["New Lodger", "Old Lodger"]
    assert table.resolve_all().hand_size(0) == 2


@pytest.mark.rule("gateruler", "12-4a", "3-11a-1", "7-4a")
def test_a_second_field_card_lies_beside_the_first() -> None:
    table = (
        scenario("gateruler")
        .define(**field("Marsh", "Your units gain +1 ATK."))
        .define(**field("Moor", "Your units gain +2 ATK."))
    )
    table.define(**unit("Heron", atk=1))
    table.zone(0, "field", "Marsh").hand(0, "Moor").field(0, "Heron", place=1)
    table.play(0, "Moor").resolve_all()
    assert table.zone_names(0, "field") == ["Marsh", "Moor"] and table.power("Heron") == 4


@pytest.mark.rule("gateruler", "12-5a", "16-12a-1", "3-14e")
def test_a_charge_shield_that_is_not_used_lets_the_unit_go_and_its_charges_fall() -> None:
    table = scenario("gateruler").define(**RECALL).define(**unit("Moth", "Charge Shield")).define(**unit("Dust"))
    table.zone(0, "set", "Recall").field(1, "Moth", place=1, under=("Dust", "Dust"))
    table.play(0, "Recall", targets=["Moth"]).resolve().no()
    assert table.hand_names(1) == ["Moth"]
    assert table.zone_names(1, "graveyard") == ["Dust", "Dust"] and table.zone_names(1, "charge") == []


@pytest.mark.rule("gateruler", "16-12b-1", "16-12b-2", "15-32a-2", "14-12a-1")
def test_a_unit_kept_by_charge_shield_loses_damage_and_timed_effects_but_keeps_continuous_ones() -> None:
    table = (
        scenario("gateruler")
        .define(**SWELL)
        .define(**SPARK)
        .define(**SMITE)
        .define(**field("Marsh", "Your units gain +1 ATK."))
    )
    table.define(**unit("Moth", "Charge Shield", atk=2, hp=3)).define(**unit("Dust"))
    table.zone(0, "set", "Swell", place=0).zone(0, "set", "Spark", place=1).zone(1, "set", "Smite").zone(
        0, "field", "Marsh"
    )
    table.field(0, "Moth", place=1, under=("Dust",))
    table.play(0, "Swell", targets=["Moth"]).resolve()
    table.play(0, "Spark", targets=["Moth"]).resolve()
    assert table.power("Moth") == 6 and table.guard("Moth") == 5 and table.damage_on("Moth") == 2
    table.passes(0).play(1, "Smite", targets=["Moth"]).resolve().yes()
    assert table.is_on_field("Moth", 0) and table.damage_on("Moth") == 0
    assert table.power("Moth") == 3 and table.guard("Moth") == 3
    assert table.zone_names(0, "charge") == [] and "Dust" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-12d", "16-12a-1")
def test_a_destruction_that_charge_shield_replaced_still_counts_as_done() -> None:
    table = scenario("gateruler").define(
        **event("Reap", STANDARD, "Choose 1 unit and destroy it. If you do, draw a card.")
    )
    table.define(**unit("Moth", "Charge Shield")).define(**unit("Dust"))
    table.hand(0, "Reap").field(1, "Moth", place=1, under=("Dust",))
    table.play(0, "Reap", targets=["Moth"]).resolve().yes()
    assert table.is_on_field("Moth", 1) and table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-12b-2", "14-10h", "14-13e", "16-3a")
def test_a_unit_that_enters_with_no_hit_points_left_dies_and_its_touchdown_still_resolves() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Blight Lord", "Enemy units gain -1 HP."))
        .define(**unit("Sprite", "[TD] Draw a card.", hp=1))
    )
    table.hand(0, "Sprite").field(1, "Blight Lord", place=1)
    table.play(0, "Sprite", option=ATTACK_1).resolve()
    assert table.zone_names(0, "graveyard") == ["Sprite"] and table.stack() == ["Sprite"]
    table.resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-13a-5", "14-13a-6")
def test_losing_all_abilities_is_applied_after_gaining_one_whatever_came_first() -> None:
    table = scenario("gateruler").define(
        **event("Silence", INSTANT, "Choose 1 unit. It loses all abilities until the end of this turn.")
    )
    table.define(**event("Teach", INSTANT, "Choose 1 unit. It gains Breakthrough until the end of this turn."))
    table.define(**unit("Ram")).define(**unit("Goat"))
    table.zone(0, "set", "Silence", place=0).zone(0, "set", "Teach", place=1).field(0, "Ram", place=1)
    table.play(0, "Silence", targets=["Ram"]).resolve().play(0, "Teach", targets=["Ram"]).resolve()
    assert not table.has("Ram", "Breakthrough")

    other = scenario("gateruler").define(
        **event("Teach", INSTANT, "Choose 1 unit. It gains Breakthrough until the end of this turn.")
    )
    other.define(**unit("Ram")).zone(0, "set", "Teach").field(0, "Ram", place=1)
    assert other.play(0, "Teach", targets=["Ram"]).resolve().has("Ram", "Breakthrough")


@pytest.mark.rule("gateruler", "14-13a-9", "14-13c-2", "14-13c-2b")
def test_a_set_attack_and_an_added_one_follow_the_order_in_which_they_resolved() -> None:
    def after(first: str, second: str) -> int | None:
        table = scenario("gateruler").define(
            **event("Fix", INSTANT, "Choose 1 unit. Its ATK becomes 5 until the end of this turn.")
        )
        table.define(**event("Add", INSTANT, "Choose 1 unit. It gains +2 ATK until the end of this turn.")).define(
            **unit("Ram", atk=1)
        )
        table.zone(0, "set", first, place=0).zone(0, "set", second, place=1).field(0, "Ram", place=1)
        return table.play(0, first, targets=["Ram"]).resolve().play(0, second, targets=["Ram"]).resolve().power("Ram")

    assert after("Add", "Fix") == 5
    assert after("Fix", "Add") == 7


@pytest.mark.rule("gateruler", "14-13d", "14-12b", "14-13e")
def test_an_events_effect_on_all_your_units_passes_a_newcomer_by_and_a_fields_does_not() -> None:
    table = scenario("gateruler").define(
        **event("Rally", STANDARD, "Until the end of this turn, all of your units gain +2 ATK.")
    )
    table.define(**field("Marsh", "Your {Beast} units gain +1 ATK.")).define(
        **unit("Elder", atk=1, attributes=("Beast",))
    )
    table.define(**unit("Cub", atk=1, attributes=("Beast",)))
    table.hand(0, "Rally", "Cub").zone(0, "field", "Marsh").field(0, "Elder", place=1)
    table.play(0, "Rally").resolve().play(0, "Cub", option=ATTACK_2).resolve()
    assert table.power("Elder") == 4 and table.power("Cub") == 2


@pytest.mark.rule("gateruler", "6-5c-1", "6-5c-2", "15-12b-1")
def test_damage_goes_before_the_added_hit_points_do_so_the_unit_lives_through_the_end_of_turn() -> None:
    table = (
        scenario("gateruler").define(**SWELL).define(**event("Bolt", INSTANT, "Choose 1 unit and deal 4 damage to it."))
    )
    table.define(**unit("Ram", hp=3))
    table.zone(0, "set", "Swell", place=0).zone(0, "set", "Bolt", place=1).field(0, "Ram", place=1)
    table.play(0, "Swell", targets=["Ram"]).resolve().play(0, "Bolt", targets=["Ram"]).resolve()
    assert table.damage_on("Ram") == 4 and table.guard("Ram") == 5
    table.next_turn()
    assert table.is_on_field("Ram", 0) and table.damage_on("Ram") == 0 and table.guard("Ram") == 3


@pytest.mark.rule("gateruler", "6-5a-1", "6-5d", "14-10f-1")
def test_a_unit_that_comes_in_the_end_phase_has_its_end_of_turn_trigger_and_the_first_one_not_again() -> None:
    table = scenario("gateruler").define(
        **unit("Usher", "At the end of your turn, you may special summon 1 unit from your hand.")
    )
    table.define(**unit("Guest", "At the end of your turn, draw a card.")).define(**unit("Late Guest"))
    table.hand(0, "Guest").field(0, "Usher", place=1).deck(0, "Late Guest")
    table.to("end").resolve().yes().option(ATTACK_2)
    assert "Guest" in table.zone_names(0, "front")
    table.resolve_all().next_turn()
    assert table.hand_names(0) == ["Late Guest"] and table.active == 1


@pytest.mark.rule("gateruler", "14-10f", "3-2e")
def test_a_delayed_destruction_does_not_find_the_unit_that_left_and_came_back() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Doom", STANDARD, "Choose 1 unit. At the end of this turn, destroy it."))
        .define(**RECALL)
    )
    table.define(**unit("Ram")).define(**unit("Goat"))
    table.hand(0, "Doom").zone(0, "set", "Recall").field(0, "Ram", place=1)
    table.play(0, "Doom", targets=["Ram"]).resolve().play(0, "Recall", targets=["Ram"]).resolve()
    assert table.hand_names(0) == ["Ram"]
    table.play(0, "Ram", option=ATTACK_1).resolve().next_turn()
    assert table.zone_names(0, "front") == ["Ram"]


@pytest.mark.rule("gateruler", "14-8b", "14-8c-1")
def test_an_attribute_that_a_card_also_has_counts_in_the_graveyard_too() -> None:
    table = scenario("gateruler").define(
        **event("Call Back", STANDARD, "Choose 1 {Dragon} unit card in your graveyard and put it into your hand.")
    )
    table.define(**unit("Scaled Ape", "This is also treated as {Dragon}.", attributes=("Beast",)))
    table.define(**unit("Wyrm", attributes=("Dragon",))).define(**unit("Plain Ape", attributes=("Beast",)))
    table.hand(0, "Call Back").zone(0, "graveyard", "Scaled Ape", "Plain Ape")
    table.play(0, "Call Back", targets=["Scaled Ape"]).resolve()
    assert table.hand_names(0) == ["Scaled Ape"]
