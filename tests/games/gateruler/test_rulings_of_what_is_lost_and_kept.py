"""What is gained, lost, kept and carried over: keywords, charges, gears, set cards, the gate (3, 8, 9, 14 to 16)."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.gateruler.stage import ENGINE, FELL, INSTANT, PLAIN, RULER, event, field, stage, unit

HUSH = event("Hush", "Choose 1 unit. It loses all abilities until the end of the turn.", INSTANT)


@pytest.mark.rule("gateruler", "15-29a", "16-5c", "16-1a-5")
def test_a_keyword_that_is_lost_is_lost_however_often_it_was_gained() -> None:
    at = stage(
        unit("Ram", "Breakthrough"),
        event("Drill", "Choose 1 unit. It gains Breakthrough until the end of the turn."),
        event("Blunt", "Choose 1 unit. It loses Breakthrough until the end of the turn."),
    )
    at.field(0, "Ram", place=1).hand(0, "Drill", "Blunt")
    at.play(0, "Drill", targets=["Ram"]).resolve()
    at.play(0, "Blunt", targets=["Ram"]).resolve()
    assert not at.has("Ram", "Breakthrough")


@pytest.mark.rule("gateruler", "14-8a-1", "14-13a-5", "14-13b")
def test_a_unit_strong_enough_breaks_through_as_long_as_it_is_strong() -> None:
    at = stage(
        unit("Colt", "While this unit has 5 or more ATK, it has Breakthrough.", atk=3),
        unit("Groom", "Your other units gain +2 ATK."),
        FELL,
    )
    at.field(0, "Colt", place=1).field(0, "Groom", place=2).hand(0, "Fell")
    assert at.has("Colt", "Breakthrough")
    at.play(0, "Fell", targets=["Groom"]).resolve()
    assert at.power("Colt") == 3 and not at.has("Colt", "Breakthrough")


@pytest.mark.rule("gateruler", "14-13c-1", "14-13a-3", "14-13a-4")
def test_a_text_about_an_attribute_holds_for_who_gains_it_and_not_for_who_loses_it() -> None:
    at = stage(
        field("Roost", "All {Dragon} units gain +2 ATK and +1 HP."),
        event("Hatch", "Choose 1 unit. It gains the {Dragon} attribute until the end of the turn."),
        event("Wither", "Choose 1 unit. It loses all attributes until the end of the turn."),
        unit("Egg", attributes=["Beast"]),
        unit("Drake", attributes=["Dragon"]),
    )
    at.zone(0, "field", "Roost").field(0, "Egg", place=1).field(0, "Drake", place=2).hand(0, "Hatch", "Wither")
    at.play(0, "Hatch", targets=["Egg"]).resolve()
    at.play(0, "Wither", targets=["Drake"]).resolve()
    assert (at.power("Egg"), at.guard("Egg")) == (4, 4)
    assert (at.power("Drake"), at.guard("Drake")) == (2, 3)


@pytest.mark.rule("gateruler", "14-10h", "16-6a-1", "15-29a")
def test_an_ability_that_has_triggered_resolves_although_it_has_been_lost() -> None:
    at = stage(unit("Monk", "When this attacks, draw 2 cards."), HUSH)
    at.field(0, "Monk", place=1).zone(1, "set", "Hush")
    at.attack("Monk", at=1).passes(0)
    at.play(1, "Hush", targets=["Monk"]).resolve()
    at.to("declare")
    assert at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "16-8a-1", "14-10h", "15-29a")
def test_a_unit_that_loses_retaliate_before_the_end_of_the_damage_step_does_not_strike_back() -> None:
    at = stage(unit("Thorn", "Retaliate", hp=5), HUSH, PLAIN).field(1, "Thorn", place=1).field(0, "Tin Heron", place=1)
    at.zone(0, "set", "Hush")
    at.attack("Tin Heron", at="Thorn")
    at.play(0, "Hush", targets=["Thorn"]).resolve()
    at.to("declare")
    assert at.damage_on("Tin Heron") == 0 and at.damage_on("Thorn") == 2


@pytest.mark.rule("gateruler", "16-12a-1", "15-32a-2", "14-12a-1")
def test_charge_shield_ends_what_was_given_for_a_while_and_not_what_an_ability_gives() -> None:
    at = stage(
        unit("Turtle", "Charge Shield", hp=3),
        unit("Banner", "Your other units gain +1 ATK."),
        event("Pump", "Choose 1 unit. It gains +2 ATK and Double Attack until the end of the turn."),
        event("Bolt", "Choose 1 unit. Deal 3 damage to it."),
    )
    at.field(0, "Turtle", place=1, under=("Coal Scout", "Kiln Hand")).field(0, "Banner", place=2)
    at.hand(0, "Pump", "Bolt")
    at.play(0, "Pump", targets=["Turtle"]).resolve()
    assert at.power("Turtle") == 5
    at.play(0, "Bolt", targets=["Turtle"]).resolve().yes().choose("Coal Scout")
    assert at.power("Turtle") == 3 and not at.has("Turtle", "Double Attack") and at.damage_on("Turtle") == 0
    assert at.zone_names(0, "charge") == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "16-12a-1", "13-7a", "15-3c-1")
def test_charge_shield_also_keeps_a_unit_from_going_back_to_the_hand() -> None:
    at = stage(unit("Turtle", "Charge Shield"), event("Gust", "Return all enemy units to their owners' hands."), PLAIN)
    at.field(1, "Turtle", place=1, under=("Coal Scout",)).field(1, "Tin Heron", place=2).hand(0, "Gust")
    at.play(0, "Gust").resolve().yes()
    assert at.field_names(1) == ["Turtle"] and at.hand_names(1) == ["Tin Heron"]
    assert at.zone_names(1, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "3-14e", "12-5a", "3-2d")
def test_charges_move_along_within_play_and_are_lost_beyond_it() -> None:
    at = stage(
        unit("Caravan", "Standard Action [Turn 1]: Move this unit to another zone."),
        event("Recall", "Return 1 allied unit to its owner's hand."),
    )
    at.field(0, "Caravan", place=1, under=("Coal Scout", "Kiln Hand")).hand(0, "Recall")
    at.use(0, "Caravan").resolve().option("attack 3")
    assert len(at.zone_names(0, "charge")) == 2
    at.play(0, "Recall").resolve()
    assert at.hand_names(0) == ["Caravan"] and sorted(at.zone_names(0, "graveyard")) == [
        "Coal Scout",
        "Kiln Hand",
        "Recall",
    ]


@pytest.mark.rule("gateruler", "14-18b-3b", "14-18b-3c", "14-18b-7", "12-5a")
def test_charges_of_a_pair_lie_under_the_gear_and_go_with_it() -> None:
    at = stage(
        ENGINE,
        event("Load", "Put the top card of your deck underneath 1 allied unit as a charge."),
        FELL,
    )
    at.hand(0, "Lamp Engine", "Load", "Fell").deck(0, "Coal Scout")
    at.act(0, "gear_up", "Lamp Engine").resolve()
    at.play(0, "Load").resolve_all()
    assert at.zone_names(0, "charge") == ["Coal Scout"]
    at.play(0, "Fell", targets=["Lamp Engine"]).resolve()
    assert at.zone_names(0, "charge") == [] and at.zone_names(0, "ruler") == [RULER]


@pytest.mark.rule("gateruler", "16-26b", "16-25c", "16-25b", "14-18b-4")
def test_a_gear_keeps_its_ability_when_the_requirement_is_no_longer_met() -> None:
    at = stage(
        unit(
            "War Engine",
            f'Gear Up - "{RULER}"\nGear Requirement: You have 5 or less life left.\nGear Ability Double Attack',
            atk=4,
            hp=4,
            stk=2,
        ),
        event("Bandage", "Heal 2 life."),
    )
    at.hand(0, "War Engine", "Bandage").damage(0, "Coal Scout")
    assert "16-25b" in at.why_not(0, "War Engine") or not at.acts(0, "gear_up")
    at = stage(
        unit(
            "War Engine",
            f'Gear Up - "{RULER}"\nGear Requirement: You have 5 or less life left.\nGear Ability Double Attack',
            atk=4,
            hp=4,
            stk=2,
        ),
        event("Bandage", "Heal 2 life."),
    )
    at.hand(0, "War Engine", "Bandage").damage(0, "Coal Scout", "Kiln Hand")
    at.act(0, "gear_up", "War Engine").resolve()
    at.play(0, "Bandage").resolve()
    assert at.damage_count(0) == 0 and at.has("War Engine", "Double Attack") and at.power("War Engine") == 4


@pytest.mark.rule("gateruler", "14-18b-2", "7-10", "15-28a")
def test_a_pair_is_not_moved_and_nothing_takes_its_place() -> None:
    at = stage(ENGINE, event("Shuffle Ranks", "Choose 1 unit and move it to another zone."), PLAIN)
    at.hand(0, "Lamp Engine", "Shuffle Ranks", "Tin Heron")
    at.act(0, "gear_up", "Lamp Engine").resolve()
    at.play(0, "Shuffle Ranks", targets=["Lamp Engine"]).resolve().option("attack 1")
    assert at.zone_names(0, "front") == ["Lamp Engine"] and at.obj("Lamp Engine").place == 0
    at.play(0, "Tin Heron")
    assert "defense" not in at.explain()


@pytest.mark.rule("gateruler", "14-18b-5a", "14-18b-3", "8-6d-2")
def test_an_attack_on_a_pair_is_dealt_as_to_a_unit_by_its_atk() -> None:
    at = stage(ENGINE, unit("Pike", atk=3, stk=3)).hand(0, "Lamp Engine").field(1, "Pike", place=1)
    at.act(0, "gear_up", "Lamp Engine").resolve().next_turn()
    at.attack("Pike", at="Lamp Engine").to("declare")
    assert at.damage_on("Lamp Engine") == 3 and at.damage_count(0) == 0


@pytest.mark.rule("gateruler", "9-3f", "9-4f", "9-4c")
def test_the_last_that_was_played_resolves_first_and_what_lies_beneath_follows_at_once() -> None:
    at = stage(
        event("Strike", "Choose 1 enemy unit. Deal 3 damage to it."),
        event("Brace", "Choose 1 allied unit. It gains +2 HP until the end of the turn.", INSTANT),
        PLAIN,
    )
    at.hand(0, "Strike").zone(1, "set", "Brace").field(1, "Tin Heron", place=1)
    at.play(0, "Strike", targets=["Tin Heron"]).passes(0)
    at.play(1, "Brace", targets=["Tin Heron"]).resolve()
    assert at.stack() == [] and at.damage_on("Tin Heron") == 3 and at.guard("Tin Heron") == 5


@pytest.mark.rule("gateruler", "15-25a", "14-4b-7", "14-4b-9")
def test_a_negated_card_has_been_paid_for_and_lies_in_the_graveyard() -> None:
    at = stage(
        event("Decree", "Draw 3 cards.", level=2),
        event("Veto", "Negate that card.", "You can play this when your opponent plays an event"),
    )
    at.hand(0, "Decree").sources(0, resource=2).zone(1, "set", "Veto")
    at.play(0, "Decree")
    at.play(1, "Veto").resolve()
    assert at.hand_size(0) == 0 and at.zone_names(0, "graveyard") == ["Decree"]
    assert at.is_rested("Resource Source 1")


@pytest.mark.rule("gateruler", "14-2a-2", "14-4b-4e", "3-10b")
def test_a_set_card_is_no_event_to_aim_at_and_yet_a_card() -> None:
    at = stage(
        event("Pry", "Choose 1 enemy set card and put it into its owner's graveyard."),
        event("Trap", "Draw 1 card.", INSTANT),
    )
    at.hand(0, "Pry").zone(1, "set", "Trap")
    at.play(0, "Pry").resolve()
    assert at.zone_names(1, "graveyard") == ["Trap"] and at.hand_size(1) == 0


def hall(**rules: int) -> Table:
    """A ruler with these rules, and a table on which player 0 has it."""
    at = scenario("gateruler").zone(1, "ruler", RULER)
    plain = {"life": 7, "atk": 2, "stk": 1, "deck_size": 50, "setup": "Draw 5 cards.", "start": "Draw 1 card."}
    zones = {"attack_zones": 3, "defense_zones": 1, "set_zones": 3, "summon_cap": 2}
    at.define(name="Small Hall", type="ruler", text="", **{**plain, **zones, **rules})
    return at.zone(0, "ruler", "Small Hall")


@pytest.mark.rule("gateruler", "7-5c", "7-5d", "4-3b-1", "15-4a")
def test_a_card_that_an_effect_sets_counts_towards_the_cap() -> None:
    at = hall(set_cap=1)
    at.define(**event("Plant", "Set 1 event card from your hand."))
    at.define(**event("Trap", "Draw 1 card.", INSTANT))
    at.hand(0, "Plant", "Trap", "Trap", "Trap")
    assert at.acts(0, "set")
    at.play(0, "Plant").resolve().choose(at.objects("hand", 0)[0])
    assert at.zone_names(0, "set") == ["Trap"] and not at.acts(0, "set")


@pytest.mark.rule("gateruler", "12-6b", "12-6a-1")
def test_units_beyond_the_level_cap_make_room_for_the_newcomer() -> None:
    at = hall(level_cap=4)
    for one, level in (("Guard", 2), ("Cook", 1), ("Lord", 2)):
        at.define(**unit(one, level=level))
    at.sources(0, resource=2).field(0, "Guard", place=1).field(0, "Cook", place=2).hand(0, "Lord")
    at.play(0, "Lord", option="attack 3").resolve().choose("Cook")
    assert at.field_names(0) == ["Guard", "Lord"]


@pytest.mark.rule("gateruler", "14-4c-1", "8-4e-2", "3-2e")
def test_a_unit_that_left_and_came_back_is_another_one() -> None:
    at = stage(
        event("Blink", "Choose 1 allied unit. Remove it from the game, then special summon it.", INSTANT),
        event("Strike", "Choose 1 enemy unit. Deal 3 damage to it. Draw 1 card."),
        PLAIN,
    )
    at.hand(0, "Strike").zone(1, "set", "Blink").field(1, "Tin Heron", place=1)
    at.play(0, "Strike", targets=["Tin Heron"]).passes(0)
    at.play(1, "Blink", targets=["Tin Heron"]).resolve().option("attack 2")
    assert at.damage_on("Tin Heron") == 0 and at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "6-5c-1", "6-5c-2", "15-12b-1")
def test_damage_goes_before_what_was_given_for_the_turn_ends() -> None:
    at = stage(
        event("Brace", "Choose 1 unit. It gains +3 HP until the end of the turn."),
        event("Strike", "Choose 1 unit. Deal 4 damage to it."),
        PLAIN,
    )
    at.hand(0, "Brace", "Strike").field(0, "Tin Heron", place=1)
    at.play(0, "Brace", targets=["Tin Heron"]).resolve()
    at.play(0, "Strike", targets=["Tin Heron"]).resolve()
    at.next_turn()
    assert at.field_names(0) == ["Tin Heron"] and at.damage_on("Tin Heron") == 0


@pytest.mark.rule("gateruler", "15-12b-2", "11-2a-1", "14-16e")
def test_who_has_no_hit_points_left_is_destroyed_without_damage() -> None:
    at = stage(
        event("Frost", "All enemy units gain -2 HP until the end of the turn."),
        unit("Fawn", "When this is destroyed, draw 1 card.", hp=2),
        PLAIN,
    )
    at.hand(0, "Frost").field(1, "Fawn", place=1).field(1, "Tin Heron", place=2)
    at.play(0, "Frost").resolve().resolve_all()
    assert at.field_names(1) == ["Tin Heron"] and at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "8-6d", "13-2c", "16-22b", "16-30b")
def test_deadly_and_essence_drain_meet_and_the_victim_of_deadly_is_a_charge_too() -> None:
    at = stage(unit("Wasp Queen", "Deadly\nEssence Drain", atk=1), unit("Bear", hp=8))
    at.field(0, "Wasp Queen", place=1).field(1, "Bear", place=1)
    at.attack("Wasp Queen", at="Bear").to("declare")
    assert at.zone_names(1, "front") == []


@pytest.mark.rule("gateruler", "10-2a", "7-1b-1", "7-9a", "6-3c")
def test_a_card_driven_in_the_main_phase_waits_until_its_overdrive_is_played_or_given_up() -> None:
    at = stage(unit("Cub", "[OD] Draw 1 card."), event("Ignite", "Drive 1."))
    at.hand(0, "Ignite").deck(0, "Cub")
    at.play(0, "Ignite").resolve().act(0, "reveal", "Cub")
    assert at.why_not(0, "Cub") == ["7-1b-1"]
    at.act(0, "overdrive", "Cub").resolve()
    assert at.hand_size(0) == 1
    at.play(0, "Cub", option="attack 1").resolve()
    assert at.field_names(0) == ["Cub"]


@pytest.mark.rule("gateruler", "13-3d-2a", "14-14g", "15-20e-3")
def test_automatic_protection_is_about_the_damage_that_it_was_played_for() -> None:
    at = stage(
        unit(
            "Old Shield",
            "When an allied unit would be dealt damage, you may discard 1 card. If you do, reduce that damage by 2.",
        ),
        event("Strike", "Choose 1 enemy unit. Deal 3 damage to it."),
        PLAIN,
    )
    at.field(1, "Old Shield", place=1).field(1, "Tin Heron", place=2).hand(1, "Coal Scout")
    at.hand(0, "Strike", "Strike")
    at.play(0, at.objects("hand", 0)[0], targets=["Tin Heron"]).resolve().yes()
    at.resolve_all()
    assert at.damage_on("Tin Heron") == 1 and at.hand_size(1) == 0


@pytest.mark.rule("gateruler", "16-27b", "15-17a-3c")
def test_a_deployed_unit_leaves_the_cap_alone() -> None:
    at = stage(unit("Tent", "Deploy"), PLAIN, unit("Tin Crane"))
    at.hand(0, "Tent", "Tin Heron", "Tin Crane")
    at.play(0, "Tin Heron", option="attack 1").resolve()
    at.play(0, "Tin Crane", option="attack 2").resolve()
    at.play(0, "Tent", option="attack 3").resolve()
    assert len(at.field_names(0)) == 3
