"""Rulings from all over a turn: parties and blocks, its end, answers to a Summon, zones that are full."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario


@pytest.mark.rule("fftcg", "11.12.4.2", "11.12.4.5")
def test_a_summons_gain_misses_who_comes_later_and_a_field_abilitys_does_not() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="War Cry",
            type="summon",
            element=["fire"],
            cost=1,
            text="All the Forwards you control gain +2000 power until the end of the turn.",
        )
        .define(
            name="Drummer",
            type="backup",
            element=["fire"],
            cost=2,
            text="The Fire Forwards you control gain +1000 power.",
        )
        .sources(0, fire=3)
        .field(0, "Drummer", "Ashroad Runner")
        .hand(0, "War Cry", "Kiln Apprentice")
    )
    table.play(0, "War Cry").resolve().play(0, "Kiln Apprentice")
    assert table.power("Ashroad Runner") == 10000 and table.power("Kiln Apprentice") == 7000


@pytest.mark.rule("fftcg", "11.3.10", "11.12.4.7", "11.12.4.6")
def test_power_set_to_a_number_is_a_new_base_and_losing_all_abilities_leaves_what_others_gave() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Proud Knight",
            type="forward",
            element=["earth"],
            cost=4,
            power=8000,
            text="If you control 2 or more Forwards, Proud Knight gains +2000 power.",
        )
        .define(
            name="Drummer", type="backup", element=["fire"], cost=2, text="The Forwards you control gain +1000 power."
        )
        .define(
            name="Shrink",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward. Its power becomes 3000 until the end of the turn.",
        )
        .define(
            name="Mute",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward. It loses all abilities until the end of the turn.",
        )
        .sources(1, water=2)
        .hand(1, "Shrink", "Mute")
        .field(0, "Proud Knight", "Kiln Apprentice", "Drummer")
        .turn(1, "main1")
    )
    assert table.power("Proud Knight") == 11000
    table.play(1, "Shrink", targets=["Proud Knight"]).resolve()
    assert table.power("Proud Knight") == 6000
    table.play(1, "Mute", targets=["Proud Knight"]).resolve()
    assert table.power("Proud Knight") == 4000


@pytest.mark.rule("fftcg", "11.11.8", "11.12.5.1")
def test_damage_of_a_forwards_ability_is_damage_that_the_forward_deals() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Hammer Nun",
            type="forward",
            element=["fire"],
            cost=3,
            power=7000,
            text="If Hammer Nun deals damage to a Forward, the damage increases by 2000 instead.\n"
            "{Dull}: Choose 1 Forward. Deal it 3000 damage.",
        )
        .define(
            name="Padded Squire",
            type="forward",
            element=["earth"],
            cost=3,
            power=7000,
            text="If Padded Squire is dealt damage by a Forward, reduce the damage by 1000 instead.",
        )
        .field(0, "Hammer Nun", "Reed Archer")
        .field(1, "Padded Squire", "Caravan Guard")
    )
    table.use(0, "Hammer Nun", targets=["Caravan Guard"]).resolve()
    table.use(0, "Reed Archer", targets=["Padded Squire"]).resolve()
    assert table.damage_on("Caravan Guard") == 5000 and table.damage_on("Padded Squire") == 2000


@pytest.mark.rule("fftcg", "15.1.1.9.7", "15.2.3.4", "10.1.4.2.1", "10.1.3.4")
def test_a_party_with_one_first_striker_deals_its_damage_together_with_the_blocker() -> None:
    table = scenario("fftcg").field(0, "Kiln Apprentice", "Slag Duelist").field(1, "Pass Lookout")
    table.attack("Kiln Apprentice", party=["Slag Duelist"]).block("Pass Lookout").end_step()
    table.divide({"Kiln Apprentice": 6000, "Slag Duelist": 3000})
    assert table.zone_names(1, "break") == ["Pass Lookout"]
    assert table.zone_names(0, "break") == ["Kiln Apprentice"] and table.damage_on("Slag Duelist") == 3000


@pytest.mark.rule("fftcg", "15.1.1.9.6", "10.1.3.1.2")
def test_whoever_can_block_one_of_a_party_can_block_it() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Sly Fox",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            text="Sly Fox cannot be blocked by a Forward of cost 3 or more.",
        )
        .define(
            name="Tall Fox",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            text="Tall Fox cannot be blocked by a Forward of cost 4 or more.",
        )
        .field(0, "Sly Fox", "Tall Fox")
        .field(1, "Pass Lookout", "Caravan Guard")
    )
    table.attack("Sly Fox", party=["Tall Fox"]).end_step()
    assert table.can("block", 1, "Caravan Guard") and not table.can("block", 1, "Pass Lookout")


@pytest.mark.rule("fftcg", "10.1.3.2.1", "10.1.4.1", "10.1.3.3")
def test_an_attacker_whose_blocker_is_gone_was_blocked_all_the_same() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Smoke Guard",
            type="forward",
            element=["earth"],
            cost=2,
            power=4000,
            text="When Smoke Guard blocks, you may return Smoke Guard to its owner's hand.",
        )
        .field(0, "Caravan Guard")
        .field(1, "Smoke Guard")
    )
    table.attack("Caravan Guard").block("Smoke Guard").resolve().yes()
    assert table.hand_names(1) == ["Smoke Guard"]
    table.to("main2")
    assert table.damage_count(1) == 0 and table.damage_on("Caravan Guard") == 0


@pytest.mark.rule("fftcg", "9.5.1.3", "12.4.4", "9.5.1.4", "9.5.1.2")
def test_a_forward_that_dies_as_effects_end_is_mourned_after_the_hand_was_cut_down() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Frail Poet",
            type="forward",
            element=["water"],
            cost=1,
            power=3000,
            text="When Frail Poet is put from the field into the Break Zone, draw 2 cards.",
        )
        .define(
            name="Curse",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward. It gains +4000 power until the end of the turn. It loses 3000 power.",
        )
        .sources(0, water=1)
        .field(0, "Frail Poet")
        .hand(0, "Curse", 5)
    )
    table.play(0, "Curse", targets=["Frail Poet"]).resolve()
    assert table.power("Frail Poet") == 4000
    table.next_turn()
    assert "Frail Poet" in table.zone_names(0, "break") and table.hand_size(0) == 7


@pytest.mark.rule("fftcg", "9.5.1.3", "6.2.6.2", "12.4.6")
def test_a_forward_that_comes_home_at_the_end_of_the_turn_meets_its_namesake() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Borrow",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward opponent controls. You gain control of it until the end of the turn.",
        )
        .define(
            name="Understudy",
            type="summon",
            element=["fire"],
            cost=1,
            text="Play 1 Forward of cost 3 or less from your hand onto the field.",
        )
        .sources(0, water=1)
        .sources(1, fire=1)
        .hand(0, "Borrow")
        .hand(1, "Understudy", "Salt Road Warden")
        .field(1, "Salt Road Warden")
    )
    table.play(0, "Borrow", targets=["Salt Road Warden"]).resolve()
    table.passes(0).play(1, "Understudy").resolve().choose("Salt Road Warden")
    assert table.field_names(1).count("Salt Road Warden") == 1 and table.is_on_field("Salt Road Warden", 0)
    table.next_turn()
    assert sorted(table.zone_names(1, "break")) == ["Salt Road Warden", "Salt Road Warden", "Understudy"]


@pytest.mark.rule("fftcg", "15.2.4.2", "15.1.1.1.1")
def test_a_frozen_forward_can_be_activated_by_an_effect_but_sleeps_through_one_active_phase() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Frost Kiss",
            type="summon",
            element=["ice"],
            cost=1,
            text="Choose 1 Forward opponent controls. Dull it and Freeze it.",
        )
        .define(
            name="Wake Up", type="summon", element=["wind"], cost=1, text="Choose 1 Forward you control. Activate it."
        )
        .sources(0, ice=1)
        .sources(1, wind=1)
        .hand(0, "Frost Kiss")
        .hand(1, "Wake Up")
        .field(1, "Kiln Apprentice", "Caravan Guard")
    )
    table.play(0, "Frost Kiss", targets=["Kiln Apprentice"]).resolve()
    table.passes(0).play(1, "Wake Up", targets=["Kiln Apprentice"]).resolve()
    assert not table.is_rested("Kiln Apprentice")
    table.to("attack_declaration", 1).attack("Kiln Apprentice")
    assert table.is_rested("Kiln Apprentice")
    table.to("main1", 1, later=True)
    assert not table.is_rested("Kiln Apprentice")


@pytest.mark.rule("fftcg", "15.2.5.3", "15.2.5.4", "11.4.8")
def test_back_attack_answers_a_summon_and_its_trigger_comes_first_with_priority_for_the_turn_player() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Ambusher",
            type="forward",
            element=["wind"],
            cost=1,
            power=4000,
            text="Back Attack\nWhen Ambusher enters the field, choose 1 Forward. "
            "It gains +3000 power until the end of the turn.",
        )
        .define(name="Scorch", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 8000 damage.")
        .sources(0, fire=1)
        .sources(1, wind=1)
        .hand(0, "Scorch")
        .hand(1, "Ambusher")
        .field(1, "Caravan Guard")
    )
    table.play(0, "Scorch", targets=["Caravan Guard"]).passes(0).play(1, "Ambusher", targets=["Caravan Guard"])
    assert table.stack() == ["Scorch", "Ambusher"] and table.asked == 0
    table.resolve_all()
    assert table.is_on_field("Caravan Guard", 1) and table.damage_on("Caravan Guard") == 8000


@pytest.mark.rule("fftcg", "7.7.4", "12.4.8", "15.1.1.3.2")
def test_a_sixth_backup_that_was_stolen_is_the_new_controllers_to_choose_and_nothing_is_broken() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Poach",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 Backup opponent controls. You gain control of it.",
        )
        .define(
            name="Lock Clerk",
            type="backup",
            element=["ice"],
            cost=2,
            text="Lock Clerk cannot be broken.\n"
            "When Lock Clerk is put from the field into the Break Zone, draw 1 card.",
        )
        .sources(0, wind=5)
        .hand(0, "Poach")
        .field(1, "Lock Clerk")
    )
    table.play(0, "Poach", targets=["Lock Clerk"]).resolve()
    table.expect(kind="objects", player=0, why="too many backups").choose("Lock Clerk")
    assert table.zone_names(1, "break") == ["Lock Clerk"]
    table.resolve_all()
    assert (table.hand_size(0), table.hand_size(1)) == (1, 0)


@pytest.mark.rule("fftcg", "15.1.1.8.1", "7.7.4")
def test_with_five_backups_no_backup_can_be_searched_to_be_played() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Recruit Call",
            type="summon",
            element=["fire"],
            cost=1,
            text="Search for 1 Character of cost 2 or less and play it onto the field.",
        )
        .define(name="Camp Cook", type="backup", element=["fire"], cost=2, text="")
        .define(name="Camp Scout", type="forward", element=["fire"], cost=2, power=5000, text="")
        .sources(0, fire=5)
        .hand(0, "Recruit Call")
        .deck(0, "Camp Cook", "Camp Scout", "Pass Lookout", only=True)
    )
    table.play(0, "Recruit Call").resolve()
    assert "Camp Cook" not in str(table.options())
    table.choose("Camp Scout")
    assert table.is_on_field("Camp Scout", 0)


@pytest.mark.rule("fftcg", "15.2.6.3.1", "6.5.2.1")
def test_of_two_points_only_the_card_that_makes_the_number_bursts() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Late Bloom",
            type="forward",
            element=["earth"],
            cost=3,
            power=7000,
            generic=True,
            text="‹Damage 3 --› [EX BURST] When Late Bloom enters the field, draw 1 card.",
        )
        .define(
            name="Two Blows",
            type="summon",
            element=["fire"],
            cost=1,
            text="Two Blows deals your opponent 2 points of damage.",
        )
        .sources(0, fire=1)
        .hand(0, "Two Blows")
        .damage(1, 1)
        .deck(1, "Late Bloom", "Late Bloom")
    )
    table.play(0, "Two Blows").resolve().yes()
    assert table.damage_count(1) == 3 and table.hand_size(1) == 1
