"""Rulings of who breaks what, of what leaves the field and what is known of it then, and of cards that return."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import rite


@pytest.mark.rule("fftcg", "12.4.5", "15.1.1.3.2")
def test_broken_by_damage_is_broken_by_its_source_and_put_is_not() -> None:
    for text, cards in (
        ("Choose 1 Forward. Deal it 8000 damage.", 1),
        ("Choose 1 Forward. Break it.", 1),
        ("Choose 1 Forward. Put it into the Break Zone.", 0),
        ("Choose 1 Forward. It loses 8000 power until the end of the turn.", 0),
    ):
        table = rite(scenario("fftcg"), text)
        table.define(
            name="Mourner",
            type="backup",
            text="When a Forward you control is broken by your opponent's Summons or abilities, draw 1 card.",
        )
        table.sources(0, fire=1).hand(0, "Rite").field(1, "Caravan Guard", "Mourner")
        table.play(0, "Rite", targets=["Caravan Guard"]).resolve_all()
        assert table.zone_names(1, "break") == ["Caravan Guard"] and table.hand_size(1) == cards


@pytest.mark.rule("fftcg", "15.1.1.3.1", "2.2")
def test_what_cannot_be_broken_without_damage_is_broken_by_damage() -> None:
    table = scenario("fftcg")
    table.define(
        name="Grim Duke",
        type="forward",
        power=5000,
        text="Grim Duke cannot be broken by opposing Summons or abilities that don't deal damage.",
    )
    rite(table, "Choose 1 Forward. Break it.")
    rite(table, "Choose 1 Forward. Deal it 5000 damage.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").field(1, "Grim Duke")
    table.play(0, "Rite", targets=["Grim Duke"]).resolve()
    assert table.is_on_field("Grim Duke", 1)
    table.play(0, "Spell", targets=["Grim Duke"]).resolve()
    assert table.zone_names(1, "break") == ["Grim Duke"]


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3")
def test_a_condition_of_a_trigger_is_asked_again() -> None:
    table = scenario("fftcg")
    table.define(
        name="Choirmaster",
        type="forward",
        cost=1,
        text="When Choirmaster enters the field, if you control 3 or more Forwards, draw 2 cards.",
    )
    rite(table, "Choose 1 Forward. Break it.")
    table.sources(0, fire=1).hand(0, "Choirmaster").field(0, "Caravan Guard", "Kiln Apprentice").sources(
        1, fire=1
    ).hand(1, "Rite")
    table.play(0, "Choirmaster")
    assert table.stack() == ["Choirmaster"]
    table.passes(0).play(1, "Rite", targets=["Caravan Guard"]).resolve_all()
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.11.6", "6.1.4")
def test_the_turn_player_selects_first_whoever_cast_it() -> None:
    table = rite(scenario("fftcg"), "Each player selects 1 Forward they control. Put them into the Break Zone.")
    table.sources(1, fire=1).hand(1, "Rite").field(0, "Caravan Guard", "Kiln Apprentice").field(
        1, "Hall Sentinel", "Quarry Giant"
    )
    table.passes(0).play(1, "Rite").resolve()
    assert table.asked == 0
    table.choose("Caravan Guard")
    assert table.asked == 1 and table.is_on_field("Caravan Guard", 0)
    table.choose("Quarry Giant")
    assert table.field_names(0) == ["Kiln Apprentice"] and "Quarry Giant" not in table.field_names(1)


@pytest.mark.rule("fftcg", "2.3", "11.11.5")
def test_both_players_select_and_put() -> None:
    table = rite(scenario("fftcg"), "Both players select 1 Forward they control and put it into the Break Zone.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Caravan Guard", "Kiln Apprentice")
    table.play(0, "Rite").resolve().choose("Caravan Guard")
    assert "Caravan Guard" in table.zone_names(0, "break") and table.is_on_field("Kiln Apprentice", 0)


@pytest.mark.rule("fftcg", "11.8.17.3", "7.4")
def test_what_was_to_happen_to_it_does_not_happen_to_the_card_that_came_back() -> None:
    table = scenario("fftcg")
    rite(
        table,
        "Choose 1 Forward you control. It gains Haste until the end of the turn. At the end "
        "of the turn, put it into the Break Zone.",
    )
    rite(table, "Choose 1 Forward you control. Return it to its owner's hand.", name="Spell")
    table.sources(0, fire=4).hand(0, "Rite", "Spell").field(0, "Kiln Apprentice")
    table.play(0, "Rite", targets=["Kiln Apprentice"]).resolve()
    assert table.has("Kiln Apprentice", "Haste")
    table.play(0, "Spell", targets=["Kiln Apprentice"]).resolve().play(0, "Kiln Apprentice")
    assert not table.has("Kiln Apprentice", "Haste")
    table.next_turn()
    assert table.is_on_field("Kiln Apprentice", 0)


@pytest.mark.rule("fftcg", "9.5.1.2", "9.5.1.3.2", "9.5.1.4")
def test_a_card_drawn_at_the_very_end_is_not_discarded_any_more() -> None:
    table = scenario("fftcg")
    table.define(
        name="Frail Scribe",
        type="forward",
        element=["fire"],
        power=3000,
        text="When Frail Scribe is put from the field into the Break Zone, draw 1 card.",
    )
    table.define(
        name="Leaden Air", type="backup", element=["fire"], cost=3, text="The Forwards you control lose 3000 power."
    )
    rite(table, "Choose 1 Forward. It gains +2000 power until the end of the turn.")
    table.sources(0, fire=4).hand(0, "Rite", "Leaden Air", 5).field(0, "Frail Scribe")
    table.play(0, "Rite", targets=["Frail Scribe"]).resolve().play(0, "Leaden Air")
    assert table.power("Frail Scribe") == 2000 and table.hand_size(0) == 5
    table.next_turn()
    assert table.active == 1 and "Frail Scribe" in table.zone_names(0, "break") and table.hand_size(0) == 6


@pytest.mark.rule("fftcg", "11.9.2", "12.4.4", "11.8.16.2.1")
def test_what_enters_without_power_has_entered() -> None:
    table = scenario("fftcg")
    table.define(name="Leaden Air", type="backup", text="The Forwards opponent controls lose 3000 power.")
    table.define(
        name="Sparrow",
        type="forward",
        element=["fire"],
        cost=1,
        power=3000,
        text="When Sparrow enters the field, draw 1 card.",
    )
    table.sources(0, fire=1).hand(0, "Sparrow").field(1, "Leaden Air")
    table.play(0, "Sparrow")
    assert table.zone_names(0, "break") == ["Sparrow"] and table.stack() == ["Sparrow"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.16.2.1", "11.8.6")
def test_two_that_enter_together_see_each_other_and_themselves() -> None:
    table = scenario("fftcg")
    for name in ("High Voice", "Low Voice"):
        table.define(name=name, type="forward", cost=2, text="When a Forward enters your field, gain {C}.")
    rite(table, "Choose up to 2 Forwards of cost 2 or less in your Break Zone. Play them onto the field.")
    table.sources(0, fire=1).hand(0, "Rite").zone(0, "break", "High Voice", "Low Voice")
    table.play(0, "Rite", targets=["High Voice", "Low Voice"]).resolve().order(
        "High Voice", "Low Voice", "High Voice", "Low Voice"
    ).resolve_all()
    assert table.resource(0, "crystal") == 4


@pytest.mark.rule("fftcg", "6.7.3", "11.5.5")
def test_counters_of_what_has_left_are_counted_as_they_were() -> None:
    table = scenario("fftcg")
    table.define(
        name="Urn",
        type="monster",
        text="When Urn is put from the field into the Break Zone, draw 1 card for each Ash Counter placed on Urn.",
    )
    rite(table, "Choose 1 Monster. Break it.")
    table.sources(1, fire=1).hand(1, "Rite").field(0, "Urn", counters={"Ash": 3})
    table.passes(0).play(1, "Rite", targets=["Urn"]).resolve_all()
    assert table.hand_size(0) == 3


@pytest.mark.rule("fftcg", "6.4.2", "11.11.4")
def test_the_power_of_a_source_that_was_paid_is_the_last_it_had() -> None:
    table = scenario("fftcg")
    table.define(
        name="Vane Runner",
        type="forward",
        power=5000,
        text="Put Vane Runner into the Break Zone: Choose 1 Forward. Deal it damage equal to Vane Runner's power.",
    )
    table.define(name="Banner", type="backup", text="The Forwards you control gain +2000 power.")
    table.field(0, "Vane Runner", "Banner").field(1, "Caravan Guard")
    table.use(0, "Vane Runner", targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Caravan Guard") == 7000


@pytest.mark.rule("fftcg", "6.4.2", "11.11.4", "11.5.4")
def test_a_trigger_of_one_that_left_still_knows_its_name_and_power() -> None:
    table = scenario("fftcg")
    table.define(
        name="Last Laugh",
        type="forward",
        power=5000,
        text="When Last Laugh is put from the field into the Break Zone, choose 1 Forward "
        "opponent controls. Deal it damage equal to Last Laugh's power.",
    )
    rite(table, "Choose 1 Forward. It gains +2000 power until the end of the turn.")
    rite(table, "Choose 1 Forward. Break it.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").field(0, "Last Laugh").field(1, "Caravan Guard")
    table.play(0, "Rite", targets=["Last Laugh"]).resolve().play(0, "Spell", targets=["Last Laugh"]).resolve_all()
    assert table.damage_on("Caravan Guard") == 7000


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.4", "15.2.8.4.5")
def test_a_limit_break_card_that_is_returned_to_the_hand_lies_in_the_lb_deck() -> None:
    table = scenario("fftcg")
    table.define(name="Turnkey", type="backup", text="When a Forward you control leaves the field, gain {C}.")
    rite(table, "Choose 1 Forward. Return it to its owner's hand.")
    table.sources(1, fire=1).hand(1, "Rite").field(0, "Cinder Pilgrim", "Turnkey")
    table.passes(0).play(1, "Rite", targets=["Cinder Pilgrim"]).resolve_all()
    assert (
        table.hand_size(0) == 0
        and table.zone_names(0, "limit") == ["Cinder Pilgrim"]
        and table.resource(0, "crystal") == 1
    )


@pytest.mark.rule("fftcg", "15.2.8.3.2", "15.2.8.4.1")
def test_cards_face_up_pay_no_lb_cost() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward. Return it to its owner's hand.")
    table.sources(0, fire=5).hand(0, "Rite").field(0, "Cinder Pilgrim").zone(
        0, "limit", "Tide at Midnight", "Floodgate Champion"
    )
    table.play(0, "Rite", targets=["Cinder Pilgrim"]).resolve()
    assert sorted(table.zone_names(0, "limit")) == ["Cinder Pilgrim", "Floodgate Champion", "Tide at Midnight"]
    t2 = (
        scenario("fftcg")
        .sources(0, fire=5)
        .zone(0, "limit", "Tessaly Unburnt", "Cinder Pilgrim")
        .field(0, "Skyroad Herald")
    )
    assert not t2.can("play", 0, "Tessaly Unburnt")


@pytest.mark.rule("fftcg", "15.2.8.4.3", "11.11.10")
def test_a_limit_break_summon_that_was_cancelled_lies_in_the_lb_deck() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Summon. Cancel its effect.")
    table.sources(0, fire=5).sources(1, fire=1).hand(1, "Rite").zone(
        0, "limit", "Kiln Without Doors", "Cinder Pilgrim", "The Unwritten Page"
    )
    table.field(1, "Kiln Apprentice")
    table.play(0, "Kiln Without Doors", cost=["Cinder Pilgrim", "The Unwritten Page"]).passes(0)
    table.play(1, "Rite", targets=["Kiln Without Doors"]).resolve_all()
    assert table.is_on_field("Kiln Apprentice", 1) and sorted(table.zone_names(0, "limit")) == [
        "Cinder Pilgrim",
        "Kiln Without Doors",
        "The Unwritten Page",
    ]
    assert table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "11.8.16", "7.4")
def test_milled_and_played_from_there() -> None:
    table = scenario("fftcg")
    table.define(
        name="Seed",
        type="forward",
        cost=2,
        text="When Seed is put from the deck into the Break Zone, you may play Seed from your "
        "Break Zone onto the field.",
    )
    rite(table, "Put the top 2 cards of your deck into the Break Zone.")
    table.sources(0, fire=1).hand(0, "Rite").deck(0, "Caravan Guard", "Seed")
    table.play(0, "Rite").resolve().resolve().yes()
    assert table.is_on_field("Seed", 0)


@pytest.mark.rule("fftcg", "7.3", "7.9.3")
def test_when_it_goes_to_the_deck() -> None:
    table = scenario("fftcg")
    table.define(
        name="Diver", type="forward", text="When Diver is put from the field into its owner's deck, draw 2 cards."
    )
    rite(table, "Choose 1 Forward. Place it at the bottom of its owner's deck.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Diver")
    table.play(0, "Rite", targets=["Diver"]).resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.6.2.4", "2.2")
def test_a_cost_that_cannot_be_done_cannot_be_paid() -> None:
    table = scenario("fftcg")
    table.define(name="Anchor", type="forward", text="Anchor cannot be returned to its owner's hand.")
    table.define(name="Ferry", type="backup", text="Return 1 Forward you control to its owner's hand: Draw 1 card.")
    table.field(0, "Anchor", "Ferry")
    assert not table.can("use", 0, "Ferry")


@pytest.mark.rule("fftcg", "11.2.1.1", "15.1.1.4.1")
def test_a_card_discarded_for_cp_is_discarded() -> None:
    table = scenario("fftcg")
    table.define(name="Ash Cat", type="forward", element=["fire"], text="When you discard Ash Cat, gain {C}.")
    table.hand(0, "Ash Cat", "Kiln Apprentice")
    table.play(0, "Kiln Apprentice")
    assert table.zone_names(0, "break") == ["Ash Cat"]
    table.resolve_all()
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "7.4", "11.6.3")
def test_once_per_turn_is_counted_anew_for_a_card_that_came_back() -> None:
    table = scenario("fftcg")
    table.define(
        name="Bell Ghost",
        type="forward",
        element=["fire"],
        cost=1,
        text="{0}: Bell Ghost gains +1000 power until the end of the turn. You can only use this "
        "ability once per turn.\n{1}: Return Bell Ghost to its owner's hand.",
    )
    table.sources(0, fire=2).field(0, "Bell Ghost")
    table.use(0, "Bell Ghost", 0).resolve()
    assert not table.can("use", 0, "Bell Ghost", 0)
    table.use(0, "Bell Ghost", 1).resolve().play(0, "Bell Ghost")
    assert table.can("use", 0, "Bell Ghost", 0)


@pytest.mark.rule("fftcg", "9.1.1.1", "2.1", "15.1.1.1.1")
def test_what_does_not_activate_by_itself_is_activated_by_effects() -> None:
    table = scenario("fftcg")
    table.define(name="Stubborn Mule", type="forward", text="Stubborn Mule does not activate during your Active Phase.")
    rite(table, "Choose 1 Forward. Activate it.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Stubborn Mule", rested=True).turn(1, "main2")
    table.to("main1", player=0)
    assert table.is_rested("Stubborn Mule")
    table.play(0, "Rite", targets=["Stubborn Mule"]).resolve()
    assert not table.is_rested("Stubborn Mule")


@pytest.mark.rule("fftcg", "7.7.4", "2.3")
def test_no_sixth_backup_is_played_by_an_effect() -> None:
    table = rite(scenario("fftcg"), "You may play 1 Backup from your hand onto the field.")
    table.sources(0, fire=5).hand(0, "Rite", "Glassblower")
    table.play(0, "Rite").resolve()
    assert table.hand_names(0) == ["Glassblower"] and len(table.field_names(0)) == 5


@pytest.mark.rule("fftcg", "15.1.1.11.2", "15.1.1.11.3", "11.11.5.1")
def test_divided_into_groups_of_which_one_is_empty() -> None:
    table = rite(
        scenario("fftcg"),
        "Divide all the Characters opponent controls into 2 groups (You can make a group of "
        "0 Characters). Your opponent selects 1 group among them. Break all the Characters "
        "of the other group.",
    )
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Caravan Guard", "Hall Sentinel")
    table.play(0, "Rite").resolve().choose("Caravan Guard", "Hall Sentinel")
    assert table.asked == 1


@pytest.mark.rule("fftcg", "11.8.4", "11.8.9", "11.8.14")
def test_a_may_with_a_choice_and_nothing_to_choose() -> None:
    table = scenario("fftcg")
    table.define(
        name="Hunter",
        type="forward",
        element=["fire"],
        cost=1,
        text="When Hunter enters the field, you may pay {1}. When you do so, choose 1 Forward "
        "opponent controls. Break it.",
    )
    table.sources(0, fire=2).hand(0, "Hunter")
    table.play(0, "Hunter")
    assert table.stack() == ["Hunter"]
    table.resolve().yes().resolve_all()
    assert table.stack() == [] and table.is_rested("Fire Source 2")
