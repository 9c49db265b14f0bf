"""Rulings where chapters 11 to 15 meet: parties and first strike, newcomers and rule processes, stolen Backups, answers
by Back Attack, names of primed Characters, layers of what becomes a Forward."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, monster, stage, summons


@pytest.mark.rule("fftcg", "15.1.1.9.7", "15.2.3.2", "11.12.4.2")
def test_a_party_strikes_first_once_its_last_member_has_learnt_it() -> None:
    table = stage(Teach="Choose 1 Forward. It gains First Strike until the end of the turn.")
    forward(forward(forward(table, "Quick", 4000, "First Strike"), "Slow", 4000), "Wall", 8000)
    table.field(0, "Quick", "Slow").field(1, "Wall").attack("Quick", party=["Slow"]).block("Wall")
    table.play(0, "Teach", targets=["Slow"]).resolve().end_step()
    assert table.zone_names(1, "break") == ["Wall"] and table.is_on_field("Quick", 0) and table.is_on_field("Slow", 0)


@pytest.mark.rule("fftcg", "11.9.2", "12.4.4", "11.8.16.2.1")
def test_a_newcomer_that_never_had_power_goes_and_its_entering_is_heard() -> None:
    table = forward(scenario("fftcg"), "Imp", 2000, "When Imp enters the field, draw 1 card.", element=["fire"], cost=1)
    monster(table, "Fog", "The Forwards opponent controls lose 2000 power.").field(1, "Fog")
    table.sources(0, fire=1).hand(0, "Imp").play(0, "Imp")
    assert table.zone_names(0, "break") == ["Imp"] and table.stack() == ["Imp"]
    assert table.resolve().hand_size(0) == 1


@pytest.mark.rule("fftcg", "12.4.8", "7.7.4", "6.2.6", "15.1.1.3.2")
def test_who_takes_a_sixth_backup_puts_one_of_their_six_away_and_it_was_not_broken() -> None:
    table = scenario("fftcg").define(
        name="Lure",
        type="summon",
        element=["fire"],
        cost=1,
        text="Choose 1 Backup opponent controls. You gain control of it.",
    )
    monster(table, "Ear", "When a Backup is broken, draw 1 card.").field(0, "Ear")
    table.define(name="Mill", type="backup", element=["ice"], cost=1, text="").sources(0, fire=5).hand(0, "Lure")
    table.field(1, "Mill").play(0, "Lure").resolve().choose("Mill")
    assert table.zone_names(1, "break") == ["Mill"] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "15.2.5.3", "15.2.5.4", "11.1.3", "11.11.2")
def test_a_back_attack_in_answer_to_a_summon_saves_its_target_before_the_summon_resolves() -> None:
    save = "Back Attack\nWhen Angel enters the field, choose 1 Forward you control. Return it to its owner's hand."
    table = summons(scenario("fftcg"), 1, "fire", Doom=BREAK)
    forward(forward(table, "Hope"), "Angel", text=save, cost=1, element=["fire"])
    table.turn(1).sources(0, fire=1).field(0, "Hope").hand(0, "Angel")
    table.play(1, "Doom", targets=["Hope"]).passes(1).play(0, "Angel", targets=["Hope"])
    assert table.is_on_field("Angel", 0) and table.stack() == ["Doom", "Angel"]
    assert table.resolve().resolve().hand_names(0) == ["Hope"] and table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.5", "5.2.6.1")
def test_a_monster_that_becomes_a_forward_is_one_of_the_forwards_that_grow() -> None:
    table = monster(
        scenario("fftcg"), "Golem", "{dull}: Until the end of the turn, Golem also becomes a Forward with 5000 power."
    )
    monster(table, "Drum", "The Forwards you control gain +1000 power.").field(0, "Golem", "Drum")
    assert table.use(0, "Golem").resolve().power("Golem") == 6000


@pytest.mark.rule("fftcg", "15.2.3.3", "6.4.2", "11.8.5")
def test_what_the_first_blow_triggered_resolves_though_its_forward_fell_by_the_second() -> None:
    text = "First Strike\nWhen Sting deals damage to a Forward, draw 1 card."
    table = forward(forward(scenario("fftcg"), "Sting", 3000, text), "Wall", 8000)
    table.field(0, "Sting").field(1, "Wall").attack("Sting").block("Wall").end_step()
    assert table.zone_names(0, "break") == ["Sting"] and table.stack() == ["Sting"]
    assert table.resolve().hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.16.1", "11.12.5.4", "15.1.1.5.1")
def test_what_was_removed_instead_does_not_come_back_from_the_break_zone() -> None:
    table = stage(Doom=BREAK)
    text = "When Phoenix is put from the field into the Break Zone, return it to your hand."
    forward(table, "Phoenix", text=text).field(0, "Phoenix")
    monster(table, "Void", "If a Forward is put from the field into the Break Zone, remove it from the game instead.")
    table.field(1, "Void").play(0, "Doom", targets=["Phoenix"]).resolve()
    assert table.zone_names(0, "removed") == ["Phoenix"] and table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "15.2.1.2", "15.2.2.2", "10.1.3.1.1")
def test_a_brave_newcomer_with_haste_attacks_and_blocks_in_the_next_turn() -> None:
    table = forward(scenario("fftcg"), "Lancer", 5000, "Brave\nHaste", element=["fire"], cost=1)
    forward(table, "Wolf", 3000).field(1, "Wolf").sources(0, fire=1).hand(0, "Lancer").play(0, "Lancer")
    table.attack("Lancer").no_block().to("attack_declaration", 1).attack("Wolf").block("Lancer").end_step()
    assert table.zone_names(1, "break") == ["Wolf"] and table.is_on_field("Lancer", 0)


@pytest.mark.rule("fftcg", "11.12.5.7", "11.12.5.6", "15.1.1.3.1")
def test_whose_forward_it_is_chooses_what_happens_instead_of_breaking() -> None:
    table = stage(Doom=BREAK)
    own = "If Moth is put from the field into the Break Zone, return it to its owner's hand instead."
    forward(table, "Moth", text=own).field(1, "Moth")
    monster(table, "Void", "If a Forward is put from the field into the Break Zone, remove it from the game instead.")
    table.field(0, "Void").play(0, "Doom", targets=["Moth"]).resolve().expect(player=1).option("Moth")
    assert table.hand_names(1) == ["Moth"]


@pytest.mark.rule("fftcg", "6.2.6", "11.8.17.3", "15.2.6.2")
def test_a_damage_ability_goes_to_the_thiefs_count_and_comes_back_with_the_forward() -> None:
    table = stage(Charm="Choose 1 Forward opponent controls. You gain control of it until the end of the turn.")
    forward(table, "Rage", 5000, "Damage 1 -- Rage gains +2000 power.").field(1, "Rage").damage(1, 1)
    assert table.power("Rage") == 7000
    assert table.play(0, "Charm", targets=["Rage"]).resolve().power("Rage") == 5000
    assert table.to("main1", 1).power("Rage") == 7000


@pytest.mark.rule("fftcg", "11.8.6", "12.3", "12.4.4")
def test_forwards_that_lose_their_power_together_go_together_and_each_hears_of_the_other() -> None:
    table = stage(Blight="All the Forwards lose 3000 power until the end of the turn.")
    for name in ("Left", "Right"):
        text = "When a Forward you control is put from the field into the Break Zone, draw 1 card."
        forward(table, name, 3000, text)
    table.field(0, "Left", "Right").play(0, "Blight").resolve()
    assert table.question is not None and table.question.why == "triggers" and table.question.size() == 4


@pytest.mark.rule("fftcg", "15.1.1.8.2", "15.1.1.6.1", "11.8.14")
def test_who_finds_nothing_has_shuffled_and_the_rest_of_the_text_goes_on() -> None:
    table = stage(Seek="Search for 1 Backup and add it to your hand. Draw 1 card.")
    table.define(name="Mill", type="backup", element=["ice"], cost=1, text="").deck(0, "Mill", "Mill", only=True)
    table.play(0, "Seek").resolve().choose()
    assert table.hand_names(0) == ["Mill"]


@pytest.mark.rule("fftcg", "15.2.4.2", "11.12.4.1", "6.2.6")
def test_a_dull_frozen_forward_that_changes_sides_for_good_stays_dull_in_the_thiefs_next_active_phase() -> None:
    table = stage(Chill="Choose 1 Forward. Dull it and Freeze it.", Charm=TAKE)
    forward(table, "Bear").field(1, "Bear").play(0, "Chill", targets=["Bear"]).resolve()
    table.play(0, "Charm", targets=["Bear"]).resolve().to("main1", 1)
    assert table.is_rested("Bear")
    assert table.to("main1", 0).is_rested("Bear") and not table.to("main1", 1).to("main1", 0).is_rested("Bear")


@pytest.mark.rule("fftcg", "11.11.4", "6.4.2", "4.3")
def test_damage_equal_to_the_power_of_a_forward_that_left_is_what_it_had_last() -> None:
    table = stage(Grow="Choose 1 Forward. It gains +2000 power until the end of the turn.", Doom=BREAK)
    text = (
        "When Bomb is put from the field into the Break Zone, choose 1 Forward. Deal it damage equal to Bomb's power."
    )
    forward(forward(table, "Bomb", 3000, text), "Wall", 9000).field(0, "Bomb").field(1, "Wall")
    table.play(0, "Grow", targets=["Bomb"]).resolve().play(0, "Doom", targets=["Bomb"]).resolve()
    assert table.resolve().damage_on("Wall") == 5000
