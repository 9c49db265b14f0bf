"""Rulings of parties, blocks and First Strike, and of damage that is changed, halved, passed on or divided."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import rite


@pytest.mark.rule("fftcg", "15.1.1.9.6", "10.1.3.1.2")
def test_a_party_can_be_blocked_where_one_of_it_can() -> None:
    table = scenario("fftcg")
    table.define(
        name="Left Wing",
        type="forward",
        element=["fire"],
        text="Left Wing cannot be blocked by a Forward of cost 3 or more.",
    )
    table.define(
        name="Right Wing",
        type="forward",
        element=["fire"],
        text="Right Wing cannot be blocked by a Forward of cost 4 or more.",
    )
    table.field(0, "Left Wing", "Right Wing").field(1, "Caravan Guard", "Quarry Giant", "Hall Sentinel")
    table.attack("Left Wing", party=["Right Wing"]).end_step()
    assert table.can("block", 1, "Caravan Guard") and table.can("block", 1, "Hall Sentinel")
    assert not table.can("block", 1, "Quarry Giant")


@pytest.mark.rule("fftcg", "15.1.1.9.5", "15.1.1.9.7", "15.2.3.2")
def test_the_one_that_is_left_of_a_party_strikes_first() -> None:
    table = scenario("fftcg")
    table.define(name="Quick One", type="forward", element=["fire"], power=7000, text="First Strike")
    table.define(name="Stone Ox", type="forward", element=["earth"], power=7000)
    rite(table, "Choose 1 Forward. Break it.")
    table.sources(1, fire=1).hand(1, "Rite").field(0, "Quick One", "Kiln Apprentice").field(1, "Stone Ox")
    table.attack("Quick One", party=["Kiln Apprentice"]).block("Stone Ox").passes(0)
    table.play(1, "Rite", targets=["Kiln Apprentice"]).resolve().end_step()
    assert "Stone Ox" in table.zone_names(1, "break") and table.damage_on("Quick One") == 0


@pytest.mark.rule("fftcg", "15.1.1.9.10")
def test_damage_by_an_ability_of_a_member_is_damage_by_the_party() -> None:
    for party, cards in (([], 0), (["Kiln Apprentice"], 1)):
        table = scenario("fftcg")
        table.define(
            name="Fuse Runner",
            type="forward",
            element=["fire"],
            text="When Fuse Runner attacks, Fuse Runner deals your opponent 1 point of damage.",
        )
        table.define(
            name="Drummer", type="backup", text="When a party you control deals damage to your opponent, draw 1 card."
        )
        table.field(0, "Fuse Runner", "Kiln Apprentice", "Drummer")
        table.attack("Fuse Runner", party=party).resolve_all()
        assert table.damage_count(1) == 1 and table.hand_size(0) == cards


@pytest.mark.rule("fftcg", "10.1.3.1.3", "10.1.3.1.2", "2.2")
def test_who_must_block_but_may_not_leaves_the_others_free() -> None:
    table = scenario("fftcg")
    table.define(name="Gate Ox", type="forward", cost=4, text="Gate Ox must block if possible.")
    table.field(0, "Lio Featherstep").field(1, "Gate Ox", "Kiln Apprentice")
    table.attack("Lio Featherstep").end_step()
    assert table.can("block", 1, "Kiln Apprentice") and not table.can("block", 1, "Gate Ox")
    table.no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.2.1", "10.1.3.3", "10.1.4.1")
def test_a_blocker_that_changes_sides_is_out_of_the_battle() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 blocking Forward. You gain control of it until the end of the turn.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Kiln Apprentice").field(1, "Caravan Guard")
    table.attack("Kiln Apprentice").block("Caravan Guard")
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve().end_step()
    assert (
        table.damage_on("Caravan Guard") == 0 and table.damage_on("Kiln Apprentice") == 0 and table.damage_count(1) == 0
    )


@pytest.mark.rule("fftcg", "15.2.3.3", "10.1.4.3")
def test_what_first_strike_triggers_waits_for_the_other_damage() -> None:
    table = scenario("fftcg")
    table.define(name="Swift Blade", type="forward", power=9000, text="First Strike")
    table.define(
        name="Spined Toad",
        type="forward",
        power=10000,
        text="When Spined Toad is dealt damage, choose 1 Forward opponent controls. It loses 1000 "
        "power until the end of the turn.",
    )
    table.field(0, "Swift Blade").field(1, "Spined Toad")
    table.attack("Swift Blade").block("Spined Toad").end_step()
    assert table.zone_names(0, "break") == ["Swift Blade"] and table.stack() == []


@pytest.mark.rule("fftcg", "10.1.3.3", "10.1.4.2.1", "15.1.1.9.5")
def test_a_member_that_leaves_takes_no_damage_and_the_other_takes_all() -> None:
    table = scenario("fftcg")
    table.define(
        name="Pale Shade",
        type="forward",
        element=["fire"],
        power=9000,
        text="{0}: Return Pale Shade to its owner's hand. You can only use this ability once per turn.",
    )
    table.field(0, "Pale Shade", "Kiln Apprentice").field(1, "Hall Sentinel")
    table.attack("Pale Shade", party=["Kiln Apprentice"]).block("Hall Sentinel").use(
        0, "Pale Shade"
    ).resolve().end_step()
    assert table.hand_names(0) == ["Pale Shade"] and table.damage_on("Kiln Apprentice") == 5000
    assert table.zone_names(1, "break") == ["Hall Sentinel"]


@pytest.mark.rule("fftcg", "10.1.3.2.1", "10.1.2.4", "6.2.6")
def test_an_attacker_that_changes_sides_is_out_of_the_battle() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 attacking Forward. You gain control of it.")
    table.sources(1, fire=1).hand(1, "Rite").field(0, "Kiln Apprentice").field(1, "Caravan Guard")
    table.attack("Kiln Apprentice").passes(0).play(1, "Rite", targets=["Kiln Apprentice"]).resolve()
    table.to("main2")
    assert table.is_on_field("Kiln Apprentice", 1) and table.damage_count(1) == 0 and table.damage_count(0) == 0


@pytest.mark.rule("fftcg", "5.2.1.1", "10.1.2.1", "15.1.1.9.2")
def test_all_of_a_party_share_one_element() -> None:
    table = scenario("fftcg")
    table.define(name="Steam Boy", type="forward", element=["fire", "ice"])
    table.define(name="Fire Man", type="forward", element=["fire"])
    table.define(name="Ice Man", type="forward", element=["ice"])
    table.field(0, "Steam Boy", "Fire Man", "Ice Man")
    with pytest.raises(BadScript):
        table.attack("Steam Boy", party=["Fire Man", "Ice Man"])
    table.attack("Steam Boy", party=["Ice Man"])
    assert table.is_rested("Ice Man") and not table.is_rested("Fire Man")


@pytest.mark.rule("fftcg", "15.1.1.9.1", "10.1.4.1")
def test_a_party_that_is_not_blocked_deals_one_point() -> None:
    table = scenario("fftcg")
    table.field(0, "Kiln Apprentice", "Slag Duelist", "Ashroad Runner")
    table.attack("Kiln Apprentice", party=["Slag Duelist", "Ashroad Runner"]).to("main2")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "11.8.6", "15.1.1.9.1")
def test_each_member_of_a_party_attacks() -> None:
    table = scenario("fftcg")
    table.define(name="Drum", type="backup", text="When a Forward you control attacks, gain {C}.")
    table.field(0, "Drum", "Kiln Apprentice", "Slag Duelist", "Ashroad Runner")
    table.attack("Kiln Apprentice", party=["Slag Duelist", "Ashroad Runner"]).resolve_all()
    assert table.resource(0, "crystal") == 3


@pytest.mark.rule("fftcg", "15.1.1.9.6", "15.1.1.9.4")
def test_if_it_forms_a_party_that_party_cannot_be_blocked() -> None:
    table = scenario("fftcg")
    table.define(
        name="Black Bird",
        type="forward",
        element=["fire"],
        text="If Black Bird forms a party, that party cannot be blocked.",
    )
    table.field(0, "Black Bird", "Kiln Apprentice").field(1, "Caravan Guard")
    table.attack("Black Bird", party=["Kiln Apprentice"]).end_step()
    assert not table.can("block", 1, "Caravan Guard")


@pytest.mark.rule("fftcg", "10.1.2.2", "15.2.1.2", "10.1.2.1.2")
def test_brave_and_two_attacks() -> None:
    table = scenario("fftcg")
    table.define(name="Double Dan", type="forward", text="Brave\nDouble Dan can attack twice in the same turn.")
    table.field(0, "Double Dan")
    table.attack("Double Dan").end_step().end_step().attack("Double Dan").to("main2")
    assert table.damage_count(1) == 2 and not table.is_rested("Double Dan")


@pytest.mark.rule("fftcg", "10.1.2.2", "15.2.1.1")
def test_brave_that_comes_later_does_not_activate() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 attacking Forward. It gains Brave until the end of the turn.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Kiln Apprentice")
    table.attack("Kiln Apprentice").play(0, "Rite", targets=["Kiln Apprentice"]).resolve()
    assert table.is_rested("Kiln Apprentice") and table.has("Kiln Apprentice", "Brave")


@pytest.mark.rule("fftcg", "10.1.2.3", "11.3.7")
def test_who_must_attack_and_has_to_pay_for_it_need_not() -> None:
    table = scenario("fftcg")
    table.define(
        name="Mule",
        type="forward",
        text="Mule must attack once per turn if possible.\nMule cannot attack unless you pay {1}.",
    )
    table.sources(0, fire=1).field(0, "Mule")
    table.no_attack()
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "11.5.3", "15.1.1.9.8", "12.4.5")
def test_what_it_damaged_and_what_then_went() -> None:
    table = scenario("fftcg")
    table.define(
        name="Bloodhound",
        type="forward",
        element=["fire"],
        power=5000,
        text="When a Forward damaged by Bloodhound is put from the field into the Break Zone on "
        "the same turn, gain {C}.",
    )
    rite(table, "Choose 1 Forward. It loses 3000 power until the end of the turn.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Bloodhound").field(1, "Caravan Guard")
    table.attack("Bloodhound").block("Caravan Guard").play(
        0, "Rite", targets=["Caravan Guard"]
    ).resolve().end_step().resolve_all()
    assert table.zone_names(1, "break") == ["Caravan Guard"] and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.12.5.7")
def test_the_controller_of_the_damaged_orders_what_replaces() -> None:
    for first, damage in (("Plated Bear", 14000), ("Maul Bearer", 16000)):
        table = scenario("fftcg")
        table.define(
            name="Maul Bearer",
            type="forward",
            power=9000,
            text="If Maul Bearer deals damage to a Forward, double the damage instead.",
        )
        table.define(
            name="Plated Bear",
            type="forward",
            power=20000,
            text="If Plated Bear is dealt damage by a Forward, reduce the damage by 2000 instead.",
        )
        table.field(0, "Maul Bearer").field(1, "Plated Bear")
        table.attack("Maul Bearer").block("Plated Bear").end_step()
        assert table.asked == 1
        table.option(first)
        assert table.damage_on("Plated Bear") == damage


@pytest.mark.rule("fftcg", "11.12.5.6", "11.12.5.7")
def test_what_replaces_itself_comes_first() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward. Deal it 4000 damage. If it is dull, deal it 7000 damage instead.")
    table.define(
        name="Shelled One",
        type="forward",
        power=9000,
        text="If Shelled One is dealt damage by a Summon or an ability, reduce the damage by 3000 instead.",
    )
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Shelled One", rested=True)
    table.play(0, "Rite", targets=["Shelled One"]).resolve()
    assert table.damage_on("Shelled One") == 4000


@pytest.mark.rule("fftcg", "11.12.5.4", "11.8.15")
def test_damage_that_became_none_was_not_dealt() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward you control. During this turn, the next damage dealt to it becomes 0 instead.")
    rite(table, "Choose 1 Forward. Deal it 3000 damage.", name="Spell")
    table.define(name="Sore Monk", type="forward", power=9000, text="When Sore Monk is dealt damage, draw 1 card.")
    table.sources(0, fire=3).hand(0, "Rite", "Spell", "Spell").field(0, "Sore Monk")
    table.play(0, "Rite", targets=["Sore Monk"]).resolve().play(
        0, table.card("Spell", 0, zone="hand"), targets=["Sore Monk"]
    ).resolve()
    assert table.stack() == [] and table.hand_size(0) == 1
    table.play(0, table.card("Spell", 0, zone="hand"), targets=["Sore Monk"]).resolve_all()
    assert table.hand_size(0) == 1 and table.damage_on("Sore Monk") == 3000


@pytest.mark.rule("fftcg", "11.12.5.4", "11.8.15")
def test_removed_instead_it_left_the_field_and_was_not_put_into_the_break_zone() -> None:
    table = scenario("fftcg")
    rite(
        table,
        "Choose 1 Forward. If it is put from the field into the Break Zone this turn, remove "
        "it from the game instead. Deal it 9000 damage.",
    )
    table.define(
        name="Two Bells",
        type="forward",
        power=8000,
        text="When Two Bells is put from the field into the Break Zone, draw 1 card.\nWhen Two "
        "Bells leaves the field, gain {C}.",
    )
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Two Bells")
    table.play(0, "Rite", targets=["Two Bells"]).resolve_all()
    assert (
        table.zone_names(1, "removed") == ["Two Bells"]
        and table.hand_size(1) == 0
        and table.resource(1, "crystal") == 1
    )


@pytest.mark.rule("fftcg", "4.2", "11.12.3")
def test_half_the_damage_rounded_up() -> None:
    table = scenario("fftcg")
    table.define(
        name="Soft Giant",
        type="forward",
        power=9000,
        text="If Soft Giant receives damage, reduce the damage by half instead (numbers are "
        "rounded up to units of 1000).",
    )
    table.define(name="Jabber", type="forward", power=7000)
    table.field(0, "Jabber").field(1, "Soft Giant")
    table.attack("Jabber").block("Soft Giant").end_step()
    assert table.damage_on("Soft Giant") == 3000


@pytest.mark.rule("fftcg", "11.12.5.3", "11.12.5.7")
def test_damage_received_by_another_instead() -> None:
    table = scenario("fftcg")
    rite(
        table,
        "Choose 1 Forward you control and 1 other Forward you control. During this turn, the "
        "next damage dealt to the former is received by the latter instead.",
    )
    rite(table, "Choose 1 Forward. Deal it 3000 damage.", name="Spell")
    table.sources(0, fire=3).hand(0, "Rite", "Spell", "Spell").field(0, "Kiln Apprentice", "Caravan Guard")
    table.play(0, "Rite", targets=["Kiln Apprentice", "Caravan Guard"]).resolve()
    for _ in range(2):
        table.play(0, table.card("Spell", 0, zone="hand"), targets=["Kiln Apprentice"]).resolve()
    assert table.damage_on("Caravan Guard") == 3000 and table.damage_on("Kiln Apprentice") == 3000


@pytest.mark.rule("fftcg", "11.11.2.1", "11.3.6")
def test_what_was_divided_for_the_one_that_left_is_lost() -> None:
    table = scenario("fftcg")
    rite(table, "Choose up to 2 Forwards. Divide 10000 damage among them as you like. (Units must be 1000.)")
    table.define(name="Pale Shade", type="forward", power=9000, text="{0}: Return Pale Shade to its owner's hand.")
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Pale Shade", "Caravan Guard")
    table.play(0, "Rite", targets=[["Pale Shade", "Caravan Guard"]], divide={"Pale Shade": 4000, "Caravan Guard": 6000})
    table.passes(0).use(1, "Pale Shade").resolve().resolve()
    assert table.hand_names(1) == ["Pale Shade"] and table.damage_on("Caravan Guard") == 6000


@pytest.mark.rule("fftcg", "11.3.6", "11.11.2.1")
def test_each_of_two_gets_something() -> None:
    table = rite(
        scenario("fftcg"), "Choose up to 2 Forwards. Divide 5000 damage among them as you like. (Units must be 1000.)"
    )
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Kiln Apprentice", "Caravan Guard")
    with pytest.raises(BadScript):
        table.play(
            0,
            "Rite",
            targets=[["Kiln Apprentice", "Caravan Guard"]],
            divide={"Kiln Apprentice": 5000, "Caravan Guard": 0},
        )
    table.play(
        0,
        "Rite",
        targets=[["Kiln Apprentice", "Caravan Guard"]],
        divide={"Kiln Apprentice": 1000, "Caravan Guard": 4000},
    ).resolve()
    assert table.damage_on("Caravan Guard") == 4000


@pytest.mark.rule("fftcg", "11.11.8", "11.12.5.1")
def test_what_an_ability_deals_its_card_deals() -> None:
    table = scenario("fftcg")
    table.define(
        name="Spike",
        type="forward",
        text="If Spike deals damage to a Forward, the damage increases by 2000 instead.\n{0}: "
        "Choose 1 Forward opponent controls. Deal it 3000 damage. You can only use this "
        "ability once per turn.\nWhen Spike deals damage to a Forward, gain {C}.",
    )
    table.field(0, "Spike").field(1, "Caravan Guard")
    table.use(0, "Spike", targets=["Caravan Guard"]).resolve_all()
    assert table.damage_on("Caravan Guard") == 5000 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.9.1", "6.4.2")
def test_a_field_ability_is_over_when_its_card_was_paid() -> None:
    table = scenario("fftcg")
    table.define(
        name="Spike",
        type="forward",
        text="If Spike deals damage to a Forward, the damage increases by 2000 instead.\nPut "
        "Spike into the Break Zone: Choose 1 Forward opponent controls. Deal it 3000 damage.",
    )
    table.field(0, "Spike").field(1, "Caravan Guard")
    table.use(0, "Spike", targets=["Caravan Guard"]).resolve_all()
    assert table.damage_on("Caravan Guard") == 3000


@pytest.mark.rule("fftcg", "11.11.2.1", "11.12.4.6")
def test_one_of_two_targets_has_gone_and_the_rest_is_done() -> None:
    table = scenario("fftcg")
    rite(
        table,
        "Choose 1 Forward opponent controls and 1 Backup opponent controls. Break the former "
        "and dull the latter. Draw 1 card.",
    )
    rite(table, "Choose 1 Forward. Return it to its owner's hand.", name="Spell")
    table.sources(0, fire=1).sources(1, fire=1).hand(0, "Rite").hand(1, "Spell").field(
        1, "Kiln Apprentice", "Glassblower"
    )
    table.play(0, "Rite", targets=["Kiln Apprentice", "Glassblower"]).passes(0).play(
        1, "Spell", targets=["Kiln Apprentice"]
    ).resolve_all()
    assert table.hand_names(1) == ["Kiln Apprentice"] and table.is_rested("Glassblower") and table.hand_size(0) == 1
