"""Rulings of EX Bursts, of what goes together, what is known of it afterwards, and what happens instead."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario


@pytest.mark.rule("fftcg", "11.10.2", "11.10.3", "11.3.8")
def test_an_ex_burst_summon_is_not_cast_and_nobody_can_answer_it() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Omen Reader", type="backup", element=["water"], cost=2, text="When you cast a Summon, draw 1 card."
        )
        .define(
            name="Flare Kite",
            type="summon",
            element=["fire"],
            cost=1,
            text="[EX BURST] Choose 1 Forward. Deal it 7000 damage.",
        )
        .define(
            name="Sword Oath",
            type="summon",
            element=["earth"],
            cost=1,
            text="Choose 1 Forward. It gains +3000 power until the end of the turn.",
        )
        .sources(0, earth=1)
        .hand(0, "Sword Oath")
        .field(0, "Kiln Apprentice")
        .field(1, "Omen Reader")
        .deck(1, "Flare Kite")
    )
    table.attack("Kiln Apprentice").no_block().end_step().yes().choose("Kiln Apprentice")
    assert table.zone_names(0, "break") == ["Kiln Apprentice"]
    assert table.hand_size(1) == 0 and table.zone_names(1, "damage") == ["Flare Kite"]


@pytest.mark.rule("fftcg", "11.8.6", "11.8.3")
def test_a_trigger_on_each_forward_counts_each_of_those_that_go_together_itself_among_them() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Mourner",
            type="forward",
            element=["water"],
            cost=2,
            power=5000,
            text="When a Forward you control is put from the field into the Break Zone, draw 1 card.",
        )
        .define(name="Wildfire", type="summon", element=["fire"], cost=1, text="Break all the Forwards.")
        .sources(1, fire=1)
        .hand(1, "Wildfire")
        .field(0, "Mourner", "Kiln Apprentice", "Caravan Guard")
        .turn(1, "main1")
    )
    table.play(1, "Wildfire").resolve_all()
    assert table.hand_size(0) == 3


@pytest.mark.rule("fftcg", "6.1.4", "11.11.6")
def test_both_players_select_the_turn_player_first_and_an_unchoosable_forward_can_be_selected() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Levy",
            type="summon",
            element=["dark"],
            cost=1,
            text="Each player selects 1 Forward they control. Put them into the Break Zone.",
        )
        .define(
            name="Ghost Monk",
            type="forward",
            element=["light"],
            cost=3,
            power=7000,
            text="Ghost Monk cannot be chosen by Summons or abilities.",
        )
        .sources(0, fire=1)
        .hand(0, "Levy")
        .field(0, "Kiln Apprentice", "Caravan Guard")
        .field(1, "Ghost Monk", "Frost Clerk")
    )
    table.play(0, "Levy").resolve()
    table.expect(player=0).choose("Caravan Guard").expect(player=1)
    assert table.is_on_field("Caravan Guard", 0)
    table.choose("Ghost Monk")
    assert table.field_names(1) == ["Frost Clerk"] and not table.is_on_field("Caravan Guard")


@pytest.mark.rule("fftcg", "11.3.3", "11.3.7.1")
def test_a_card_discarded_to_pay_comes_too_late_to_be_chosen() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Second Verse",
            type="summon",
            element=["fire"],
            cost=2,
            text="Choose 1 Summon in your Break Zone. Add it to your hand.",
        )
        .hand(0, "Second Verse", "Spark Swallow")
    )
    assert not table.can("play", 0, "Second Verse")


@pytest.mark.rule("fftcg", "6.4.2", "11.11.4", "11.12.3.1")
def test_what_was_put_into_the_break_zone_as_a_cost_is_remembered_with_its_gains_and_counters() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Powder Mule",
            type="forward",
            element=["fire"],
            cost=2,
            power=4000,
            text="Put Powder Mule into the Break Zone: Choose 1 Forward. Deal it damage equal to Powder Mule's power.\n"
            "When Powder Mule is put from the field into the Break Zone, choose 1 Forward opponent controls. "
            "Deal it 1000 damage for each Ember Counter placed on Powder Mule.",
        )
        .define(
            name="Drummer", type="backup", element=["fire"], cost=2, text="The Forwards you control gain +1000 power."
        )
        .field(0, "Powder Mule", counters={"Ember": 2})
        .field(0, "Drummer")
        .field(1, "Caravan Guard")
    )
    table.use(0, "Powder Mule", targets=["Caravan Guard", "Caravan Guard"]).resolve_all()
    assert table.damage_on("Caravan Guard") == 7000


@pytest.mark.rule("fftcg", "11.8.17.3", "7.4")
def test_what_was_to_be_returned_at_the_end_of_the_turn_stays_if_it_has_been_away() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Wind Loan",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 Forward you control. It gains +4000 power until the end of the turn. "
            "At the end of the turn, put it into the Break Zone.",
        )
        .define(
            name="Blink Thief",
            type="forward",
            element=["wind"],
            cost=3,
            power=6000,
            text="{0}: Remove Blink Thief from the game. Play Blink Thief onto the field.",
        )
        .sources(0, wind=2)
        .hand(0, "Wind Loan")
        .field(0, "Blink Thief")
    )
    table.play(0, "Wind Loan", targets=["Blink Thief"]).resolve()
    table.use(0, "Blink Thief").resolve()
    assert table.power("Blink Thief") == 6000
    table.next_turn()
    assert table.is_on_field("Blink Thief", 0)


@pytest.mark.rule("fftcg", "11.3.8", "11.8.7", "12.4.5")
def test_who_is_strengthened_by_the_casting_survives_the_summon_and_sheds_the_damage_with_the_gain() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Rallier",
            type="backup",
            element=["earth"],
            cost=2,
            text="When your opponent casts a Summon, all the Forwards you control gain +1000 power "
            "until the end of the turn.",
        )
        .define(name="Scorch", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 6000 damage.")
        .sources(0, fire=1)
        .hand(0, "Scorch")
        .field(1, "Rallier", "Kiln Apprentice")
    )
    table.play(0, "Scorch", targets=["Kiln Apprentice"])
    assert table.stack() == ["Scorch", "Rallier"]
    table.resolve_all()
    assert table.damage_on("Kiln Apprentice") == 6000
    table.next_turn()
    assert table.is_on_field("Kiln Apprentice", 1) and table.damage_on("Kiln Apprentice") == 0


@pytest.mark.rule("fftcg", "11.6.2.4", "2.2")
def test_what_cannot_be_returned_pays_no_cost_of_returning() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Anchor Post",
            type="backup",
            element=["earth"],
            cost=2,
            text="The Forwards you control cannot be returned to their owners' hands.",
        )
        .define(
            name="Tide Dancer",
            type="forward",
            element=["water"],
            cost=3,
            power=7000,
            text="Return 1 Forward other than Tide Dancer you control to its owner's hand: Draw 1 card.",
        )
        .field(0, "Tide Dancer", "Kiln Apprentice")
    )
    assert table.can("use", 0, "Tide Dancer")
    table = (
        scenario("fftcg")
        .define(
            name="Anchor Post",
            type="backup",
            element=["earth"],
            cost=2,
            text="The Forwards you control cannot be returned to their owners' hands.",
        )
        .define(
            name="Tide Dancer",
            type="forward",
            element=["water"],
            cost=3,
            power=7000,
            text="Return 1 Forward other than Tide Dancer you control to its owner's hand: Draw 1 card.",
        )
        .field(0, "Tide Dancer", "Kiln Apprentice", "Anchor Post")
    )
    assert not table.can("use", 0, "Tide Dancer")


@pytest.mark.rule("fftcg", "3.1.3", "12.4.3", "6.5.2")
def test_the_last_card_can_pay_for_one_point_and_not_for_two() -> None:
    def position(points: str):
        return (
            scenario("fftcg")
            .define(
                name="Blow",
                type="summon",
                element=["fire"],
                cost=1,
                text=f"Blow deals your opponent {points} of damage.",
            )
            .sources(0, fire=1)
            .hand(0, "Blow")
            .deck(1, "Pass Lookout", only=True)
        )

    table = position("1 point").play(0, "Blow").resolve()
    assert not table.over and table.damage_count(1) == 1 and table.zone_names(1, "deck") == []
    table = position("2 points").play(0, "Blow").resolve()
    assert table.over and table.winner == 0


@pytest.mark.rule("fftcg", "10.1.3.1.3", "10.1.2.1.3")
def test_of_two_that_must_block_one_does_and_an_attacker_that_must_attack_holds_the_phase_open() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Hothead",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            text="Hothead must attack once per turn if possible.",
        )
        .define(
            name="Doorward",
            type="forward",
            element=["earth"],
            cost=2,
            power=6000,
            generic=True,
            text="Doorward must block if possible.",
        )
        .field(0, "Hothead", "Caravan Guard")
        .field(1, "Doorward", "Doorward", "Frost Clerk")
    )
    table.to("attack_declaration")
    table.attack("Caravan Guard").end_step()
    assert not table.can("block", 1, "Frost Clerk") and table.can("block", 1, "Doorward")
    table.block(table.card("Doorward", 1)).end_step()
    assert table.zone_names(1, "break") == ["Doorward"]
    table.end_step().attack("Hothead").block("Doorward").end_step()
    assert table.zone_names(0, "break") == ["Hothead"]


@pytest.mark.rule("fftcg", "11.8.16.1", "11.8.15", "11.12.5.4", "11.8.6")
def test_who_is_removed_instead_was_never_put_into_the_break_zone() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Grave Tax",
            type="backup",
            element=["dark"],
            cost=3,
            text="If a Forward opponent controls is put from the field into the Break Zone, "
            "remove it from the game instead.",
        )
        .define(
            name="Last Word",
            type="forward",
            element=["ice"],
            cost=2,
            power=5000,
            text="When Last Word is put from the field into the Break Zone, your opponent discards 1 card.\n"
            "When Last Word leaves the field, draw 1 card.",
        )
        .define(name="Scorch", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 8000 damage.")
        .sources(0, fire=1)
        .field(0, "Grave Tax")
        .hand(0, "Scorch", "Kiln Apprentice")
        .field(1, "Last Word")
    )
    table.play(0, "Scorch", targets=["Last Word"]).resolve_all()
    assert table.zone_names(1, "removed") == ["Last Word"]
    assert table.hand_names(0) == ["Kiln Apprentice"] and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.3.4.1", "11.3.3")
def test_how_many_actions_may_be_selected_is_settled_when_the_summon_is_cast() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Two Roads",
            type="summon",
            element=["fire"],
            cost=1,
            text="Select 1 of the 2 following actions. If you control 2 or more Forwards, select up to 2 of the 2 "
            'following actions instead.\n"Choose 1 Forward. Deal it 4000 damage."\n"Draw 1 card."',
        )
        .define(name="Snuff", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .hand(0, "Two Roads")
        .hand(1, "Snuff")
        .field(0, "Kiln Apprentice", "Ashroad Runner")
        .field(1, "Caravan Guard")
    )
    table.play(0, "Two Roads", modes=[1, 2], targets=["Caravan Guard"]).passes(0)
    table.play(1, "Snuff", targets=["Kiln Apprentice"]).resolve_all()
    assert table.damage_on("Caravan Guard") == 4000 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.2.3.3", "15.2.3.2", "10.1.4.3")
def test_what_first_strike_damage_triggers_waits_until_the_other_damage_is_dealt() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Quick Lance",
            type="forward",
            element=["fire"],
            cost=3,
            power=5000,
            text="First Strike\nWhen Quick Lance deals damage to a Forward, choose 1 Forward opponent controls. "
            "Deal it 5000 damage.",
        )
        .field(0, "Quick Lance")
        .field(1, "Caravan Guard")
    )
    table.attack("Quick Lance").block("Caravan Guard").end_step()
    assert table.zone_names(0, "break") == ["Quick Lance"] and table.stack() == ["Quick Lance"]
    table.resolve_all()
    assert table.zone_names(1, "break") == ["Caravan Guard"]
