"""Rulings through all chapters, each where one rule alone would give another answer."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.gateruler.defining import event


def unit(table: Table, name: str, text: str, atk: int = 2, hp: int = 3, level: int = 0, **more: object) -> Table:
    return table.define(name=name, type="unit", level=level, atk=atk, hp=hp, stk=1, text=text, **more)


@pytest.mark.rule("gateruler", "1-5c", "15-7c")
def test_exhausting_an_exhausted_unit_is_no_exhausting() -> None:
    table = unit(scenario("gateruler"), "Light Sleeper", "When this card is exhausted, draw 1 card.")
    event(table, "Lull", "Choose 1 allied unit. Exhaust it.")
    table.field(0, "Light Sleeper").hand(0, "Lull", "Lull")
    table.play(0, "Lull", targets=["Light Sleeper"]).resolve_all()
    assert table.hand_size(0) == 2
    table.play(0, "Lull", targets=["Light Sleeper"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "2-2c", "2-2d")
def test_quotation_marks_mean_a_part_of_the_name_and_angles_the_whole() -> None:
    table = unit(scenario("gateruler"), "Joe", "")
    unit(table, "Joe of the Lamp", "")
    unit(table, "Singer", 'Allied "Joe" units gain +1 ATK.\nAllied «Joe» units gain +1 HP.')
    table.field(0, "Joe", "Joe of the Lamp", "Singer")
    assert (table.power("Joe"), table.power("Joe of the Lamp")) == (3, 3)
    assert (table.guard("Joe"), table.guard("Joe of the Lamp")) == (4, 3)


@pytest.mark.rule("gateruler", "3-11a", "12-4a")
def test_fields_do_not_push_each_other_out() -> None:
    table = scenario("gateruler").zone(0, "field", "Ossuary Row").hand(0, "Hall of Mirrors")
    table.play(0, "Hall of Mirrors").resolve()
    assert table.zone_names(0, "field") == ["Ossuary Row", "Hall of Mirrors"]


@pytest.mark.rule("gateruler", "7-2a-1", "7-5a", "2-17b")
def test_an_instant_in_the_drive_zone_can_be_set_and_not_revealed() -> None:
    table = scenario("gateruler").zone(0, "drive", "Feedback")
    assert table.acts(0, "reveal") == [] and table.acts(0, "set") == ["Feedback"]


@pytest.mark.rule("gateruler", "9-3e-2", "7-6a", "14-5d")
def test_an_instant_is_played_out_of_a_set_zone_in_the_turn_in_which_it_was_set() -> None:
    table = scenario("gateruler").hand(0, "Sweet Sap").damage(0, "Coal Scout")
    assert not table.can("play", 0, "Sweet Sap")
    table.act(0, "set", "Sweet Sap").play(0, "Sweet Sap").resolve()
    assert table.damage_count(0) == 0


@pytest.mark.rule("gateruler", "14-5a", "14-5e", "14-10b-1a")
def test_a_set_card_whose_condition_is_met_need_not_be_shown_and_costs_its_level() -> None:
    table = event(
        scenario("gateruler"),
        "Wake",
        "Draw 1 card.",
        "You can play this card when an allied unit is destroyed.",
        level=1,
    )
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    table.field(0, "Coal Scout", "Kiln Hand").zone(0, "set", "Wake").hand(0, "Shot", "Shot").sources(0, resource=1)
    table.play(0, "Shot", targets=["Coal Scout"]).resolve().no()
    assert table.zone_names(0, "set") == ["Wake"]
    table.play(0, "Shot", targets=["Kiln Hand"]).resolve().yes().resolve_all()
    assert table.hand_size(0) == 1 and table.zone_names(0, "set") == []


@pytest.mark.rule("gateruler", "14-4b-2a", "9-3e-4")
def test_of_options_with_their_own_timing_only_the_timely_one_can_be_chosen() -> None:
    table = scenario("gateruler").zone(1, "set", "Both Sides of the Coin")
    table.passes(0).play(1, "Both Sides of the Coin").resolve_all()
    assert table.damage_count(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("gateruler", "14-7c")
def test_a_limited_automatic_ability_does_not_trigger_a_second_time() -> None:
    table = unit(scenario("gateruler"), "Vulture", "[Turn 1] When a unit is destroyed, draw 1 card.")
    event(table, "Sweep", "Destroy all enemy units.")
    table.field(0, "Vulture").field(1, "Coal Scout", "Kiln Hand").hand(0, "Sweep")
    table.play(0, "Sweep").resolve().option("(Kiln Hand)").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-12a-2a", "6-5c-2")
def test_an_effect_without_a_duration_outlasts_the_turn() -> None:
    table = event(scenario("gateruler"), "Anoint", "Choose 1 allied unit. It gains +1 ATK.")
    table.field(0, "Coal Scout").hand(0, "Anoint")
    table.play(0, "Anoint", targets=["Coal Scout"]).resolve().next_turn()
    assert table.power("Coal Scout", 0) == 3


@pytest.mark.rule("gateruler", "3-2e", "14-12a-2a")
def test_an_effect_without_a_duration_does_not_follow_a_unit_out_of_play() -> None:
    table = event(scenario("gateruler"), "Anoint", "Choose 1 allied unit. It gains +1 ATK.")
    event(table, "Gust", "Choose 1 allied unit. Return it to its owner's hand.")
    table.field(0, "Coal Scout", place=1).hand(0, "Anoint", "Gust")
    table.play(0, "Anoint", targets=["Coal Scout"]).resolve().play(0, "Gust", targets=["Coal Scout"]).resolve()
    table.play(0, "Coal Scout", option="attack 1").resolve()
    assert table.power("Coal Scout", 0) == 2


@pytest.mark.rule("gateruler", "14-20a", "14-20a-1", "14-4c-2d")
def test_an_event_played_from_the_graveyard_keeps_its_timing_and_goes_back_there() -> None:
    table = event(scenario("gateruler"), "Refrain", "Draw 1 card.\nThis card can also be played from your graveyard.")
    table.zone(0, "graveyard", "Refrain")
    table.play(0, "Refrain").resolve()
    assert table.hand_size(0) == 1 and table.zone_names(0, "graveyard") == ["Refrain"]
    table.to("declare")
    assert not table.can("play", 0, "Refrain")


@pytest.mark.rule("gateruler", "15-17a-5", "15-17a-3")
def test_an_event_that_normal_summons_cannot_be_played_beyond_the_cap() -> None:
    table = event(scenario("gateruler"), "Call Up", "Choose 1 unit card in your hand. Normal summon it.")
    table.zone(0, "ruler", "Brannoch the Unhorsed").hand(0, "Call Up", "Coal Scout", "Kiln Hand")
    table.play(0, "Coal Scout", option="attack 1").resolve()
    assert not table.can("play", 0, "Call Up")


@pytest.mark.rule("gateruler", "15-23b", "15-18c", "3-2f")
def test_control_of_a_unit_card_in_the_opponents_graveyard_is_a_special_summon() -> None:
    table = event(
        scenario("gateruler"),
        "Borrow Bones",
        "Choose 1 unit card in your opponent's graveyard. You gain control of it.",
    )
    unit(table, "Usher", "When an allied unit is special summoned, draw 1 card.")
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    table.field(0, "Usher", place=1).zone(1, "graveyard", "Kiln Hand").hand(0, "Borrow Bones", "Shot")
    table.play(0, "Borrow Bones", targets=["Kiln Hand"]).resolve().option("attack 2").resolve_all()
    assert table.is_on_field("Kiln Hand", 0) and table.hand_size(0) == 2
    table.play(0, "Shot", targets=["Kiln Hand"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "15-24c", "15-24h", "6-5a")
def test_ending_the_turn_puts_the_played_unit_into_the_graveyard_and_end_of_turn_abilities_still_come() -> None:
    table = unit(scenario("gateruler"), "Night Owl", "At the end of your turn, draw 1 card.")
    table.field(0, "Night Owl", place=1).hand(0, "Coal Scout").zone(1, "set", "Becalmed").sources(1, resource=1)
    table.play(0, "Coal Scout", option="attack 2").yes().resolve()
    assert table.zone_names(0, "graveyard") == ["Coal Scout"] and table.step == "end"
    table.next_turn()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-36a", "8-4e-1")
def test_a_redirected_attack_strikes_the_other_unit() -> None:
    table = (
        scenario("gateruler").field(0, "Coal Scout").field(1, "Kiln Hand", "Slag Golem").zone(1, "set", "Refraction")
    )
    table.attack("Coal Scout", at="Kiln Hand").yes().choose("Slag Golem").to("attack_start")
    assert table.damage_on("Slag Golem") == 2 and table.damage_on("Kiln Hand") == 0


@pytest.mark.rule("gateruler", "16-20b", "16-20b-1")
def test_a_discount_is_optional_and_needs_its_cost() -> None:
    table = unit(
        scenario("gateruler"), "Colossus", "Discount: [Discard 1 card] to instead pay 1 resource", 5, 5, level=3
    )
    table.hand(0, "Colossus", "Quench").sources(0, resource=1)
    assert table.can("play", 0, "Colossus")
    alone = unit(
        scenario("gateruler"), "Colossus", "Discount: [Discard 1 card] to instead pay 1 resource", 5, 5, level=3
    )
    alone.hand(0, "Colossus").sources(0, resource=1)
    assert not alone.can("play", 0, "Colossus")


@pytest.mark.rule("gateruler", "16-21b", "4-3a-1b")
def test_a_sentinel_is_summoned_in_the_opponents_turn_only_and_without_a_cap() -> None:
    table = unit(scenario("gateruler"), "Watch", "Sentinel Summoning")
    table.hand(1, "Watch", "Watch", "Watch").hand(0, "Watch")
    table.passes(0)
    for place in ("attack 1", "attack 2", "attack 3"):
        table.play(1, "Watch", option=place)
    assert table.stack() == ["Watch"] * 3


@pytest.mark.rule("gateruler", "8-4d", "8-4d-1")
def test_an_attack_that_costs_something_is_not_offered_without_it() -> None:
    table = unit(scenario("gateruler"), "Mercenary", "This card cannot attack unless you discard 1 card.")
    table.field(0, "Mercenary").field(0, "Coal Scout").to("choice")
    assert not table.can("attack", 0, "Mercenary")


@pytest.mark.rule("gateruler", "14-18d-2", "14-18d-2a", "10-4d")
def test_a_driven_frame_may_be_geared_up_into_during_the_attack() -> None:
    table = unit(scenario("gateruler"), "Rider", "As this card attacks, drive 1.")
    table.field(0, "Rider").deck(0, "Skirmish Frame").damage(0, "Coal Scout")
    table.attack("Rider", at=1).resolve().option("gear_up").resolve()
    assert table.obj("Skirmish Frame", 0).place == 0 and table.has("Skirmish Frame", "Retaliate")


@pytest.mark.rule("gateruler", "16-26b", "14-18a-1")
def test_a_gear_ability_is_not_there_on_a_normal_summoned_frame() -> None:
    table = scenario("gateruler").field(0, "Skirmish Frame")
    assert not table.has("Skirmish Frame", "Retaliate")


@pytest.mark.rule("gateruler", "16-15b-1", "16-15b-1a")
def test_a_driven_unit_with_forced_reveal_is_summoned_at_once_and_counts() -> None:
    table = scenario("gateruler").hand(0, "Recalibrate", "Coal Scout", "Kiln Hand").deck(0, "Vacuum Imp", "Slag Golem")
    table.play(0, "Recalibrate").resolve().option("attack 1").resolve_all()
    assert table.is_on_field("Vacuum Imp", 0) and table.hand_size(0) == 3
    table.play(0, "Coal Scout", option="attack 2").resolve()
    assert not table.can("play", 0, "Kiln Hand")


@pytest.mark.rule("gateruler", "15-27c-4", "13-3c-1", "14-14e-1")
def test_the_next_damage_is_ignored_once() -> None:
    table = event(scenario("gateruler"), "Ward", "Choose 1 allied unit. It ignores the next damage.")
    event(table, "Scrape", "Choose 1 allied unit. Deal 1 damage to it.")
    table.field(0, "Slag Golem").hand(0, "Ward", "Scrape", "Scrape")
    table.play(0, "Ward", targets=["Slag Golem"]).resolve().play(0, "Scrape", targets=["Slag Golem"]).resolve()
    assert table.damage_on("Slag Golem") == 0
    table.play(0, "Scrape", targets=["Slag Golem"]).resolve()
    assert table.damage_on("Slag Golem") == 1


@pytest.mark.rule("gateruler", "15-20e-1", "15-20e-3a")
def test_a_card_for_damage_to_come_can_be_played_up_to_the_start_of_the_damage_step() -> None:
    table = scenario("gateruler").field(0, "Coal Scout").zone(1, "set", "Breakwater")
    table.attack("Coal Scout", at=1).no().to("damage_start").passes(0).play(1, "Breakwater").resolve().to(
        "attack_start"
    )
    assert table.damage_count(1) == 0


@pytest.mark.rule("gateruler", "14-13a-3", "14-13a-4")
def test_an_attribute_is_added_before_all_are_lost() -> None:
    table = unit(scenario("gateruler"), "Unmaker", "Enemy units lose all attributes.")
    unit(table, "Namer", "Allied units are also {Dragon}.\nAllied {Dragon} units gain +1 ATK.")
    table.field(1, "Unmaker").field(0, "Namer", "Coal Scout")
    assert table.power("Coal Scout", 0) == 2


@pytest.mark.rule("gateruler", "14-17a", "9-4c")
def test_an_event_whose_effect_is_changed_does_the_new_thing_for_its_player() -> None:
    table = (
        scenario("gateruler")
        .sources(1, resource=1)
        .zone(1, "set", "Words Unspoken")
        .hand(0, "Quench")
        .field(1, "Kiln Hand")
    )
    table.play(0, "Quench", targets=["Kiln Hand"]).passes(0).play(1, "Words Unspoken", targets=["Quench"]).resolve_all()
    assert table.hand_size(0) == 1 and table.field_names(1) == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "17-1a-3")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = scenario("gateruler", stops=False)
    unit(table, "Pendulum", "When this card becomes ready, exhaust it.\nWhen this card becomes exhausted, ready it.")
    table.field(0, "Pendulum").attack("Pendulum", at=1)
    assert table.over and table.winner is None


@pytest.mark.rule("gateruler", "1-4c", "1-4b")
def test_a_player_may_concede_while_the_other_decides() -> None:
    table = scenario("gateruler").field(0, "Coal Scout").concede(1)
    assert table.over and table.winner == 0


@pytest.mark.rule("gateruler", "14-19c", "14-4b-4e")
def test_a_face_down_unit_has_no_level_to_be_too_high() -> None:
    table = event(
        scenario("gateruler"), "Hush Now", "Choose 1 enemy unit with level 1 or more. Destroy it.", "Instant Action"
    )
    table.hand(0, "Veiled Stranger").deck(0, "Stag of the Clearing").zone(1, "set", "Hush Now")
    table.play(0, "Veiled Stranger").resolve().option("attack 1").passes(0)
    assert not table.can("play", 1, "Hush Now")


@pytest.mark.rule("gateruler", "13-5b-2", "13-6d", "9-3d")
def test_damage_to_both_is_applied_to_the_inactive_player_first() -> None:
    table = event(scenario("gateruler"), "Shared Pain", "Deal 1 damage to each player.")
    table.hand(0, "Shared Pain").deck(0, "Bellows Boy").deck(1, "Shower of Slag")
    table.play(0, "Shared Pain").resolve_all()
    assert table.damage_count(0) == 1 and table.hand_size(0) == 1 and table.damage_count(1) == 0
