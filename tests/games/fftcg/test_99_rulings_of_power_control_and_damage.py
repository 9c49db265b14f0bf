"""Rulings of numbers, of control that changes, of freezing, and of damage to players with its EX Bursts."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import rite


@pytest.mark.rule("fftcg", "4.3", "12.3")
def test_negative_power_counts_until_changed_again() -> None:
    table = rite(
        scenario("fftcg"),
        "Choose 1 Forward. It loses 7000 power until the end of the turn. It gains +3000 "
        "power until the end of the turn.",
    )
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Kiln Apprentice")
    table.play(0, "Rite", targets=["Kiln Apprentice"]).resolve()
    assert table.is_on_field("Kiln Apprentice", 1) and table.power("Kiln Apprentice") == 2000


@pytest.mark.rule("fftcg", "4.3", "12.4.4")
def test_negative_power_deals_no_damage() -> None:
    table = rite(
        scenario("fftcg"),
        "Choose 1 Forward you control and 1 Forward opponent controls. The former loses 9000 "
        "power until the end of the turn. The former deals damage equal to its power to the "
        "latter.",
    )
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Kiln Apprentice").field(1, "Caravan Guard", damage=1000)
    table.play(0, "Rite", targets=["Kiln Apprentice", "Caravan Guard"]).resolve()
    assert set(table.zone_names(0, "break")) == {"Rite", "Kiln Apprentice"}
    assert table.damage_on("Caravan Guard") == 1000


@pytest.mark.rule("fftcg", "4.2", "2.1")
def test_half_is_rounded_as_the_text_says() -> None:
    table = scenario("fftcg")
    table.define(
        name="Half Moon",
        power=7000,
        text="When Half Moon attacks, choose 1 Forward opponent controls. Deal it damage equal to "
        "half of Half Moon's power (round up to the nearest 1000).",
    )
    table.define(
        name="New Moon",
        power=5000,
        text="When New Moon attacks, choose 1 Forward opponent controls. Deal it damage equal to "
        "half of New Moon's power (round down to the nearest 1000).",
    )
    table.field(0, "Half Moon", "New Moon").field(1, "Caravan Guard")
    table.attack("Half Moon").resolve()
    assert table.damage_on("Caravan Guard") == 4000
    table.no_block().attack("New Moon").resolve()
    assert table.damage_on("Caravan Guard") == 6000


@pytest.mark.rule("fftcg", "11.3.10", "11.12.4.13")
def test_the_power_that_something_becomes_is_the_base_and_the_later_one_counts() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward. Its power becomes 1000 until the end of the turn.")
    rite(table, "Choose 1 Forward. Its power becomes 4000 until the end of the turn.", name="Spell")
    table.define(name="Banner", type="backup", text="The Forwards you control gain +2000 power.")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").field(0, "Banner", "Caravan Guard")
    assert table.power("Caravan Guard") == 10000
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve()
    assert table.power("Caravan Guard") == 3000
    table.play(0, "Spell", targets=["Caravan Guard"]).resolve()
    assert table.power("Caravan Guard") == 6000
    table.next_turn()
    assert table.power("Caravan Guard") == 10000


@pytest.mark.rule("fftcg", "11.12.4.3", "11.12.4.2")
def test_a_number_and_the_cards_meant_are_set_when_it_resolves() -> None:
    table = scenario("fftcg")
    rite(table, "All the Forwards you control gain +1000 power for each Backup you control until the end of the turn.")
    rite(table, "Choose 1 Backup. Break it.", name="Spell")
    table.sources(0, fire=5).hand(0, "Rite", "Spell", "Kiln Apprentice").field(0, "Caravan Guard")
    table.play(0, "Rite").resolve()
    assert table.power("Caravan Guard") == 13000
    table.play(0, "Spell", targets=["Fire Source 1"]).resolve()
    table.play(0, "Kiln Apprentice")
    assert table.power("Caravan Guard") == 13000 and table.power("Kiln Apprentice") == 6000


@pytest.mark.rule("fftcg", "11.12.4.13", "11.12.4.6")
def test_all_abilities_lost_are_those_gained_before() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward. It loses all its abilities until the end of the turn.")
    rite(table, "Choose 1 Forward. It gains Haste until the end of the turn.", name="Spell")
    table.sources(0, fire=3).hand(0, "Rite", "Spell", "Spell").field(0, "Slag Duelist")
    table.play(0, table.card("Spell", 0, zone="hand"), targets=["Slag Duelist"]).resolve().play(
        0, "Rite", targets=["Slag Duelist"]
    ).resolve()
    assert not table.has("Slag Duelist", "Haste") and not table.has("Slag Duelist", "First Strike")
    table.play(0, table.card("Spell", 0, zone="hand"), targets=["Slag Duelist"]).resolve()
    assert table.has("Slag Duelist", "Haste") and not table.has("Slag Duelist", "First Strike")


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.7")
def test_a_job_given_is_counted_for_power() -> None:
    table = scenario("fftcg")
    table.define(
        name="Colonel",
        type="forward",
        cost=3,
        job="Warden",
        text="The ‹Job Warden› Forwards other than Colonel you control gain +1000 power.",
    )
    rite(table, "Choose 1 Forward. It gains ‹Job Warden› until the end of the turn.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Colonel", "Kiln Apprentice")
    table.play(0, "Rite", targets=["Kiln Apprentice"]).resolve()
    assert table.power("Kiln Apprentice") == 7000


@pytest.mark.rule("fftcg", "11.3.9", "11.11.2", "11.12.4.6")
def test_a_target_of_another_element_by_then() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Fire Forward. Break it. Draw 1 card.")
    rite(table, "Choose 1 Forward. Its Element becomes Ice until the end of the turn.", name="Spell")
    table.sources(0, fire=1).sources(1, fire=1).hand(0, "Rite").hand(1, "Spell").field(1, "Kiln Apprentice")
    table.play(0, "Rite", targets=["Kiln Apprentice"]).passes(0).play(
        1, "Spell", targets=["Kiln Apprentice"]
    ).resolve_all()
    assert table.is_on_field("Kiln Apprentice", 1) and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.13")
def test_a_monster_that_becomes_a_forward_is_led_by_an_older_banner() -> None:
    table = scenario("fftcg")
    table.define(name="Banner", type="backup", text="The Forwards you control gain +1000 power and Haste.")
    table.field(0, "Banner")
    table.field(0, "Clinker Hound", fresh=True)
    assert table.power("Clinker Hound") == 7000 and table.has("Clinker Hound", "Haste")
    table.attack("Clinker Hound")


@pytest.mark.rule("fftcg", "12.4.4", "5.2.6.1")
def test_a_monster_has_no_power_to_lose_until_it_is_a_forward() -> None:
    table = scenario("fftcg")
    table.define(
        name="Marsh Owl",
        type="monster",
        text="{0}: Until the end of the turn, Marsh Owl also becomes a Forward with 2000 power.",
    )
    table.define(name="Leaden Air", type="backup", text="The Forwards opponent controls lose 3000 power.")
    table.field(0, "Marsh Owl").field(1, "Leaden Air")
    assert table.is_on_field("Marsh Owl")
    table.use(0, "Marsh Owl").resolve()
    assert table.zone_names(0, "break") == ["Marsh Owl"]


@pytest.mark.rule("fftcg", "15.2.4.2", "6.2.6")
def test_freezing_holds_in_the_active_phase_of_who_controls_it_then() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward opponent controls. Dull it and Freeze it.")
    rite(table, "Choose 1 Forward opponent controls. You gain control of it.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").field(1, "Caravan Guard")
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve().play(0, "Spell", targets=["Caravan Guard"]).resolve()
    table.to("main1", player=1)
    assert table.is_rested("Caravan Guard", 0)
    table.to("main1", player=0)
    assert table.is_rested("Caravan Guard", 0)
    table.to("main1", player=1).to("main1", player=0)
    assert not table.is_rested("Caravan Guard", 0)


@pytest.mark.rule("fftcg", "15.2.4.1", "15.2.4.2", "9.1.1.1")
def test_freezing_an_active_forward_is_over_after_the_next_active_phase() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward opponent controls. Freeze it.")
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Kiln Apprentice")
    table.play(0, "Rite", targets=["Kiln Apprentice"]).resolve().to("main1", player=1)
    table.attack("Kiln Apprentice")
    assert table.is_rested("Kiln Apprentice", 1)
    table.no_block().to("main1", player=0)
    assert table.is_rested("Kiln Apprentice", 1)
    table.to("main1", player=1)
    assert not table.is_rested("Kiln Apprentice", 1)


@pytest.mark.rule("fftcg", "6.2.6.2", "12.4.6", "15.1.1.3.2")
def test_a_namesake_taken_over_takes_both_away_though_neither_can_be_broken() -> None:
    table = scenario("fftcg")
    table.define(name="Twin Sister", type="forward", text="Twin Sister cannot be broken.")
    rite(table, "Choose 1 Forward opponent controls. You gain control of it.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Twin Sister").field(1, "Twin Sister")
    table.play(0, "Rite", targets=[table.card("Twin Sister", 1)]).resolve()
    assert "Twin Sister" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Twin Sister"]


@pytest.mark.rule("fftcg", "12.4.4", "12.4.5", "15.1.1.3.2")
def test_no_power_takes_away_what_cannot_be_broken_and_damage_does_not() -> None:
    table = scenario("fftcg")
    table.define(name="Ironwood", type="forward", power=8000, text="Ironwood cannot be broken.")
    rite(table, "Choose 1 Forward. Deal it 9000 damage.")
    rite(table, "Choose 1 Forward. It loses 8000 power until the end of the turn.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").field(1, "Ironwood")
    table.play(0, "Rite", targets=["Ironwood"]).resolve()
    assert table.is_on_field("Ironwood", 1) and table.damage_on("Ironwood") == 9000
    table.play(0, "Spell", targets=["Ironwood"]).resolve()
    assert table.zone_names(1, "break") == ["Ironwood"]


@pytest.mark.rule("fftcg", "10.1.2.1.1", "15.2.2.2", "6.2.6")
def test_a_borrowed_forward_attacks_only_with_haste_and_goes_back() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward opponent controls. Gain control of it until the end of the turn. Activate it.")
    rite(table, "Choose 1 Forward. It gains Haste until the end of the turn.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").field(1, "Caravan Guard", rested=True)
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve()
    assert table.is_on_field("Caravan Guard", 0) and not table.is_rested("Caravan Guard")
    table.play(0, "Spell", targets=["Caravan Guard"]).resolve()
    table.attack("Caravan Guard").end_step()
    table.next_turn()
    assert table.is_on_field("Caravan Guard", 1) and table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "6.2.6.1")
def test_gaining_control_is_not_entering() -> None:
    table = scenario("fftcg")
    table.define(name="Usher", type="backup", text="When a Forward enters your field, gain {C}.")
    table.define(name="Guest", type="forward", text="When Guest enters the field, draw 1 card.")
    rite(table, "Choose 1 Forward opponent controls. You gain control of it.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Usher").field(1, "Guest")
    table.play(0, "Rite", targets=["Guest"]).resolve()
    assert table.stack() == [] and table.resource(0, "crystal") == 0 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.5", "7.3", "6.2.6")
def test_who_controlled_it_gets_what_triggers_on_its_leaving_and_the_owner_gets_the_card() -> None:
    table = scenario("fftcg")
    table.define(
        name="Heirloom",
        type="forward",
        power=5000,
        text="When Heirloom is put from the field into the Break Zone, draw 1 card.",
    )
    rite(table, "Choose 1 Forward opponent controls. You gain control of it.")
    rite(table, "Choose 1 Forward. Deal it 5000 damage.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").field(1, "Heirloom")
    table.play(0, "Rite", targets=["Heirloom"]).resolve().play(0, "Spell", targets=["Heirloom"]).resolve_all()
    assert table.zone_names(1, "break") == ["Heirloom"] and table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "6.2.4", "7.3")
def test_played_from_the_opponents_break_zone_it_is_the_owners() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward in your opponent's Break Zone. Play it onto the field.")
    rite(table, "Choose 1 Forward in your opponent's Break Zone. Play it onto your field.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").zone(1, "break", "Caravan Guard", "Kiln Apprentice")
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve()
    assert table.is_on_field("Caravan Guard", 1)
    table.play(0, "Spell", targets=["Kiln Apprentice"]).resolve()
    assert table.is_on_field("Kiln Apprentice", 0) and table.zone_names(1, "break") == []


@pytest.mark.rule("fftcg", "6.2.6", "11.2.1.1", "11.6.2.2")
def test_a_backup_that_was_taken_over_pays_at_once() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Backup opponent controls. You gain control of it.")
    table.define(name="Spring", type="backup", element=["water"], text="{Dull}: Draw 1 card.")
    table.sources(0, fire=1).hand(0, "Rite", "Current Dancer").field(1, "Spring")
    table.play(0, "Rite", targets=["Spring"]).resolve()
    assert not table.can("use", 0, "Spring")
    table.play(0, "Current Dancer")
    assert table.is_on_field("Current Dancer", 0) and table.is_rested("Spring")


@pytest.mark.rule("fftcg", "12.4.8", "6.2.6.2")
def test_a_sixth_backup_taken_over() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Backup opponent controls. You gain control of it.")
    table.sources(0, fire=5).hand(0, "Rite").field(1, "Glassblower")
    table.play(0, "Rite", targets=["Glassblower"]).resolve().choose("Glassblower")
    assert table.zone_names(1, "break") == ["Glassblower"] and len(table.field_names(0)) == 5


@pytest.mark.rule("fftcg", "6.5.2.1", "11.10.2")
def test_all_damage_first_then_the_bursts_in_the_order_of_dealing() -> None:
    table = scenario("fftcg")
    table.define(
        name="Sluice", type="forward", text="When Sluice attacks, Sluice deals your opponent 2 points of damage."
    )
    table.define(name="Tower Bell", type="forward", text="[EX BURST] When Tower Bell enters the field, draw 1 card.")
    table.define(name="Gust Call", type="summon", text="[EX BURST] Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Sluice", "Caravan Guard").deck(1, "Tower Bell", "Gust Call")
    table.attack("Sluice").resolve()
    assert table.asked == 1 and table.damage_count(1) == 2 and table.hand_size(1) == 0
    table.yes()
    assert table.hand_size(1) == 1 and table.damage_on("Caravan Guard") == 0
    table.yes().choose("Caravan Guard")
    assert table.damage_on("Caravan Guard") == 4000


@pytest.mark.rule("fftcg", "15.2.6.3.1", "15.2.6.3")
def test_a_burst_of_damage_three_wants_three_when_it_is_placed() -> None:
    table = scenario("fftcg")
    table.define(
        name="Sluice", type="forward", text="When Sluice attacks, Sluice deals your opponent 2 points of damage."
    )
    table.define(
        name="Late Bloom",
        type="forward",
        text="‹Damage 3 --› [EX BURST] When Late Bloom enters the field, draw 1 card.",
    )
    table.field(0, "Sluice").damage(1, 1).deck(1, "Caravan Guard", "Late Bloom")
    table.attack("Sluice").resolve().yes()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "15.2.6.3.1")
def test_and_not_when_the_third_comes_after_it() -> None:
    table = scenario("fftcg")
    table.define(
        name="Sluice", type="forward", text="When Sluice attacks, Sluice deals your opponent 2 points of damage."
    )
    table.define(
        name="Late Bloom",
        type="forward",
        text="‹Damage 3 --› [EX BURST] When Late Bloom enters the field, draw 1 card.",
    )
    table.field(0, "Sluice").damage(1, 1).deck(1, "Late Bloom", "Caravan Guard")
    table.attack("Sluice").resolve()
    assert table.damage_count(1) == 3 and table.hand_size(1) == 0 and table.asked == 0


@pytest.mark.rule("fftcg", "12.4.3", "3.1.3")
def test_as_much_damage_as_cards_is_survived_and_one_more_is_not() -> None:
    for points, over in ((2, False), (3, True)):
        table = rite(scenario("fftcg"), f"Rite deals your opponent {points} points of damage.")
        table.sources(0, fire=1).hand(0, "Rite").deck(1, "Caravan Guard", "Kiln Apprentice", only=True)
        table.play(0, "Rite").resolve()
        assert table.over is over and table.damage_count(1) == 2
        assert not over or table.winner == 0


@pytest.mark.rule("fftcg", "3.3", "12.3", "12.4.1")
def test_both_at_seven_at_one_check_is_a_draw() -> None:
    table = rite(scenario("fftcg"), "Rite deals your opponent 1 point of damage. Rite deals you 1 point of damage.")
    table.sources(0, fire=1).hand(0, "Rite").damage(0, 6).damage(1, 6)
    table.play(0, "Rite").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "3.3", "12.4.1")
def test_each_player_receives_damage() -> None:
    table = rite(scenario("fftcg"), "Each player receives 1 point of damage.")
    table.sources(0, fire=1).hand(0, "Rite").damage(0, 5).damage(1, 6)
    table.play(0, "Rite").resolve()
    assert table.over and table.winner == 0 and table.damage_count(0) == 6


@pytest.mark.rule("fftcg", "3.1.2", "3.3", "12.4.2")
def test_both_drawing_from_nothing_is_a_draw() -> None:
    table = rite(scenario("fftcg"), "Each player draws 2 cards.")
    table.sources(0, fire=1).hand(0, "Rite").deck(0, "Caravan Guard", only=True).deck(1, "Caravan Guard", only=True)
    table.play(0, "Rite").resolve()
    assert table.over and table.winner is None and table.hand_size(0) == table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.10.1")
def test_a_summons_burst_is_a_summon_for_what_may_be_chosen() -> None:
    table = scenario("fftcg")
    table.define(name="Veiled Rider", type="forward", text="Veiled Rider cannot be chosen by your opponent's Summons.")
    table.define(name="Gust Call", type="summon", text="[EX BURST] Choose 1 Forward. Break it.")
    table.field(0, "Veiled Rider", "Caravan Guard", "Kiln Apprentice").deck(1, "Gust Call")
    table.attack("Veiled Rider").end_step().yes()
    assert "Veiled Rider" not in " ".join(table.options())
    table.choose("Caravan Guard")
    assert table.zone_names(0, "break") == ["Caravan Guard"]


@pytest.mark.rule("fftcg", "11.10.3", "11.10.2", "15.1.1.7.1")
def test_a_burst_is_neither_casting_nor_entering_and_gives_only_the_marked_ability() -> None:
    table = scenario("fftcg")
    table.define(
        name="Town Crier",
        type="forward",
        text="[EX BURST] When Town Crier enters the field, draw 1 card.\nWhen Town Crier enters the field, gain {C}.",
    )
    table.define(
        name="Watcher",
        type="backup",
        text="When a Forward enters your field, draw 1 card.\nWhen you cast a Summon, draw 1 card.",
    )
    table.field(0, "Caravan Guard").field(1, "Watcher").deck(1, "Town Crier")
    table.attack("Caravan Guard").end_step().yes()
    assert table.hand_size(1) == 1 and table.resource(1, "crystal") == 0 and table.stack() == []


@pytest.mark.rule("fftcg", "10.1.4.1", "11.12.5.1", "12.4.1")
def test_damage_that_becomes_two() -> None:
    table = scenario("fftcg")
    table.define(
        name="Pike Captain",
        type="forward",
        text="If Pike Captain deals damage to your opponent, the damage becomes 2 instead.",
    )
    table.field(0, "Pike Captain").damage(1, 5)
    table.attack("Pike Captain").end_step().end_step()
    assert table.over and table.winner == 0 and table.damage_count(1) == 7


@pytest.mark.rule("fftcg", "15.2.6.2", "11.7.1")
def test_a_special_ability_that_damage_gives() -> None:
    table = scenario("fftcg")
    table.define(
        name="Oath Breaker",
        type="forward",
        text="‹Damage 3 --› «Last Word» {S}: Choose 1 Forward. Deal it 8000 damage. Oath Breaker "
        "deals you 1 point of damage.",
    )
    table.field(0, "Oath Breaker").hand(0, "Oath Breaker").damage(0, 2).field(1, "Caravan Guard", "Hall Sentinel")
    assert not table.can("use", 0, "Oath Breaker")
    table = scenario("fftcg")
    table.define(
        name="Oath Breaker",
        type="forward",
        text="‹Damage 3 --› «Last Word» {S}: Choose 1 Forward. Deal it 8000 damage. Oath Breaker "
        "deals you 1 point of damage.",
    )
    table.field(0, "Oath Breaker").hand(0, "Oath Breaker").damage(0, 3).field(1, "Caravan Guard", "Hall Sentinel")
    table.use(0, table.card("Oath Breaker", 0, zone="field"), targets=["Caravan Guard"]).resolve()
    assert table.zone_names(1, "break") == ["Caravan Guard"] and table.damage_count(0) == 4 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "6.5.2.1", "11.10.2", "11.8.7")
def test_the_burst_is_done_before_what_the_damage_triggers() -> None:
    table = scenario("fftcg")
    table.define(
        name="Martyr",
        type="backup",
        text="When you receive a point of damage, choose 1 Forward. It gains +2000 power until the end of the turn.",
    )
    table.define(name="Gust Call", type="summon", text="[EX BURST] Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Caravan Guard", "Kiln Apprentice").field(1, "Martyr").deck(1, "Gust Call")
    table.attack("Caravan Guard").end_step().end_step()
    table.yes().choose("Kiln Apprentice")
    assert table.damage_on("Kiln Apprentice") == 4000
    table.choose("Kiln Apprentice")
    assert table.stack() == ["Martyr"]


@pytest.mark.rule("fftcg", "3.1.1", "4.1")
def test_more_damage_than_the_opponent() -> None:
    table = rite(scenario("fftcg"), "If you have received more points of damage than your opponent, draw 1 card.")
    table.sources(0, fire=1).hand(0, "Rite").damage(0, 2).damage(1, 1)
    table.play(0, "Rite").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.16.2", "15.1.1.8.1")
def test_the_damage_zone_may_shrink() -> None:
    table = scenario("fftcg")
    table.define(
        name="Oathkeeper",
        type="forward",
        power=5000,
        text="‹Damage 3 --› Oathkeeper gains +2000 power.\n‹Damage 3 --› {0}: Draw 1 card.",
    )
    rite(table, "Choose 1 card in your Damage Zone. Add it to your hand.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Oathkeeper").damage(0, 3)
    assert table.power("Oathkeeper") == 7000
    table.play(0, "Rite").choose(table.card(table.zone_names(0, "damage")[0], 0, zone="damage")).resolve()
    assert table.power("Oathkeeper") == 5000 and not table.can("use", 0, "Oathkeeper") and table.damage_count(0) == 2
