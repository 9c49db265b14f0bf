"""Rulings of power that cannot rise, of damage that is passed on, reduced or not, and of EX Bursts."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import QUARRY


@pytest.mark.rule("fftcg", "11.12.5.5", "11.12.5.1", "11.12.5.7")
def test_two_shields_pass_damage_on_once_each_and_then_it_stays() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Elder Shield",
            type="forward",
            element=["earth"],
            cost=3,
            power=7000,
            text=(
                "If a Forward you control other than Elder Shield is dealt damage, "
                "the damage is dealt to Elder Shield instead."
            ),
        )
        .define(
            name="Younger Shield",
            type="forward",
            element=["earth"],
            cost=3,
            power=7000,
            text=(
                "If a Forward you control other than Younger Shield is dealt damage, "
                "the damage is dealt to Younger Shield instead."
            ),
        )
        .define(name="Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 5000 damage.")
        .sources(0, fire=1)
        .hand(0, "Bolt")
        .field(1, "Elder Shield", "Younger Shield")
    )
    table.play(0, "Bolt", targets=["Elder Shield"]).resolve()
    # to the Younger by its own shield, and back by the Elder's: neither applies a second time
    assert table.damage_on("Elder Shield") == 5000 and table.damage_on("Younger Shield") == 0


@pytest.mark.rule("fftcg", "11.12.5.1", "11.12.5.6", "11.12.4.1")
def test_a_shield_against_the_next_damage_is_used_up_even_by_a_small_one() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Page",
            type="backup",
            element=["earth"],
            cost=2,
            text="{Dull}: Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 3000 instead.",
        )
        .define(name="Pebble", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 1000 damage.")
        .define(name="Rock", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 4000 damage.")
        .define(**QUARRY)
        .sources(0, fire=3)
        .hand(0, "Pebble", "Rock")
        .field(0, "Page", "Quarry")
    )
    table.use(0, "Page", targets=["Quarry"]).resolve()
    table.play(0, "Pebble", targets=["Quarry"]).resolve()
    assert table.damage_on("Quarry") == 0
    table.play(0, "Rock", targets=["Quarry"]).resolve()
    assert table.damage_on("Quarry") == 4000


@pytest.mark.rule("fftcg", "2.2", "11.12.5.1", "11.8.15")
def test_damage_that_cannot_be_reduced_ignores_the_reduction_and_removes_whom_it_breaks() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="True Fire",
            type="summon",
            element=["fire"],
            cost=3,
            text=(
                "Choose 1 Forward. Deal it 7000 damage. This damage cannot be reduced. "
                "If it is put from the field into the Break Zone this turn, remove it from the game instead."
            ),
        )
        .define(
            name="Padded Knight",
            type="forward",
            element=["earth"],
            cost=3,
            power=7000,
            text=(
                "If Padded Knight is dealt damage, reduce the damage by 2000 instead.\n"
                "When Padded Knight is put from the field into the Break Zone, draw 1 card."
            ),
        )
        .sources(0, fire=3)
        .hand(0, "True Fire")
        .field(1, "Padded Knight")
    )
    table.play(0, "True Fire", targets=["Padded Knight"]).resolve_all()
    assert table.zone_names(1, "removed") == ["Padded Knight"] and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "12.4.5", "9.5.1.3.1", "9.5.1.3.2", "15.1.1.3.2")
def test_a_forward_that_cannot_be_broken_this_turn_carries_lethal_damage_to_the_end_and_lives() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Hold Fast",
            type="summon",
            element=["fire"],
            cost=1,
            text='Choose 1 Forward. It gains "This Forward cannot be broken." until the end of the turn.',
        )
        .define(name="Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 9000 damage.")
        .define(
            name="Wilt",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It loses 5000 power until the end of the turn.",
        )
        .define(name="Runt", type="forward", element=["fire"], cost=2, power=5000, text="")
        .define(name="Other Runt", type="forward", element=["fire"], cost=2, power=5000, text="")
        .sources(0, fire=5)
        .hand(0, "Hold Fast", "Bolt", "Hold Fast", "Wilt")
        .field(0, "Runt", "Other Runt")
    )
    table.play(0, "Hold Fast", targets=["Runt"]).resolve().play(0, "Bolt", targets=["Runt"]).resolve()
    assert table.is_on_field("Runt") and table.damage_on("Runt") == 9000
    table.play(0, "Hold Fast", targets=["Other Runt"]).resolve().play(0, "Wilt", targets=["Other Runt"]).resolve()
    assert "Other Runt" in table.zone_names(0, "break")
    table.next_turn()
    assert table.is_on_field("Runt") and table.damage_on("Runt") == 0


@pytest.mark.rule("fftcg", "15.2.6.3", "15.2.6.3.1", "6.5.2.1")
def test_an_ex_burst_from_damage_two_on_counts_the_moment_its_own_card_is_placed() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Ransacker",
            type="forward",
            element=["lightning"],
            cost=4,
            power=7000,
            text="If Ransacker deals damage to your opponent, the damage becomes 2 instead.",
        )
        .define(
            name="Early Watch",
            type="backup",
            element=["wind"],
            cost=2,
            text="‹Damage 2 --› [EX BURST] When Early Watch enters the field, draw 1 card.",
        )
        .define(
            name="Late Watch",
            type="backup",
            element=["wind"],
            cost=2,
            text="‹Damage 2 --› [EX BURST] When Late Watch enters the field, draw 1 card.",
        )
        .field(0, "Ransacker")
        .deck(1, "Early Watch", "Late Watch")
    )
    table.attack("Ransacker").no_block().end_step()
    table.expect(player=1).yes()
    assert table.zone_names(1, "damage") == ["Early Watch", "Late Watch"]
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "6.5.2.1", "11.10.2", "11.10.3")
def test_both_cards_lie_in_the_damage_zone_before_the_first_ex_burst_is_worked_out() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Ransacker",
            type="forward",
            element=["lightning"],
            cost=4,
            power=7000,
            text="If Ransacker deals damage to your opponent, the damage becomes 2 instead.",
        )
        .define(
            name="Second Wind",
            type="summon",
            element=["wind"],
            cost=2,
            text="[EX BURST] Draw 1 card. If you have received 2 points of damage or more, draw 2 cards instead.",
        )
        .define(
            name="Paper Storm",
            type="summon",
            element=["wind"],
            cost=2,
            text="[EX BURST] Choose 1 Forward opponent controls. Deal it 1000 damage for each card in your hand.",
        )
        .field(0, "Ransacker")
        .deck(1, "Second Wind", "Paper Storm")
    )
    table.attack("Ransacker").no_block().end_step()
    table.expect(player=1).yes()
    assert table.damage_count(1) == 2 and table.hand_size(1) == 2
    table.yes().choose("Ransacker")
    assert table.damage_on("Ransacker") == 2000


@pytest.mark.rule("fftcg", "6.5.2", "6.5.2.1", "15.2.6.2")
def test_damage_that_a_card_deals_its_own_player_bursts_for_that_player_and_counts() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Blood Pact",
            type="summon",
            element=["dark"],
            cost=1,
            text="Choose 1 Forward. Break it. Blood Pact deals you 1 point of damage.",
        )
        .define(name="Solace", type="summon", element=["water"], cost=2, text="[EX BURST] Draw 1 card.")
        .define(
            name="Grim Guard",
            type="forward",
            element=["earth"],
            cost=3,
            power=7000,
            text="‹Damage 3 --› Grim Guard gains +2000 power and Brave.",
        )
        .define(**QUARRY)
        .sources(0, water=1)
        .hand(0, "Blood Pact")
        .field(0, "Grim Guard")
        .field(1, "Quarry")
        .damage(0, 2)
        .deck(0, "Solace")
    )
    assert table.power("Grim Guard") == 7000
    table.play(0, "Blood Pact", targets=["Quarry"]).resolve()
    table.expect(player=0).yes()
    assert table.zone_names(1, "break") == ["Quarry"] and table.damage_count(0) == 3
    assert table.hand_size(0) == 1
    assert table.power("Grim Guard") == 9000 and table.has("Grim Guard", "Brave")


@pytest.mark.rule("fftcg", "4.3", "12.3", "12.4.4")
def test_a_power_below_zero_within_one_resolution_counts_as_it_is_and_kills_nobody() -> None:
    def dipped(gain: int) -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Deep Dip",
                type="summon",
                element=["water"],
                cost=1,
                text=(
                    "Choose 1 Forward. It loses 9000 power until the end of the turn. "
                    f"Then, it gains +{gain} power until the end of the turn."
                ),
            )
            .define(name="Swimmer", type="forward", element=["water"], cost=3, power=6000, text="")
            .sources(0, water=1)
            .hand(0, "Deep Dip")
            .field(1, "Swimmer")
            .play(0, "Deep Dip", targets=["Swimmer"])
            .resolve()
        )

    assert dipped(5000).power("Swimmer") == 2000
    assert dipped(3000).zone_names(1, "break") == ["Swimmer"]


@pytest.mark.rule("fftcg", "2.2", "11.9.1", "11.12.4.6")
def test_a_power_that_cannot_be_increased_can_still_fall() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Heavy Air",
            type="forward",
            element=["dark"],
            cost=4,
            power=8000,
            text="The power of Forwards opponent controls cannot be increased by your opponent's Summons or abilities.",
        )
        .define(
            name="Stoke",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It gains +2000 power until the end of the turn.",
        )
        .define(
            name="Wilt",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It loses 2000 power until the end of the turn.",
        )
        .define(
            name="Banner", type="backup", element=["fire"], cost=3, text="The Forwards you control gain +1000 power."
        )
        .define(name="Runt", type="forward", element=["fire"], cost=2, power=5000, text="")
        .sources(0, fire=2)
        .hand(0, "Stoke", "Wilt")
        .field(0, "Banner", "Runt")
        .field(1, "Heavy Air")
    )
    assert table.power("Runt") == 5000
    table.play(0, "Stoke", targets=["Runt"]).resolve()
    assert table.power("Runt") == 5000
    table.play(0, "Wilt", targets=["Runt"]).resolve()
    assert table.power("Runt") == 3000
