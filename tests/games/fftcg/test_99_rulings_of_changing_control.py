"""Rulings of control that changes and comes back."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, QUARRY, TAKE


@pytest.mark.rule("fftcg", "11.12.4.6", "12.4.4", "7.3", "11.8.5", "6.4.2")
def test_a_stolen_forward_without_power_goes_to_its_owner_but_its_last_controller_draws() -> None:
    table = (
        scenario("fftcg")
        .define(name="Beckon", type="summon", element=["water"], cost=2, text=TAKE)
        .define(
            name="Frail Squire",
            type="forward",
            element=["fire"],
            cost=1,
            power=3000,
            text="When Frail Squire is put from the field into the Break Zone, draw 1 card.",
        )
        .define(
            name="Damp Cellar",
            type="backup",
            element=["water"],
            cost=4,
            text="The Forwards opponent controls lose 3000 power.",
        )
        .sources(0, water=2)
        .hand(0, "Beckon")
        .field(1, "Frail Squire", "Damp Cellar")
    )
    table.play(0, "Beckon", targets=["Frail Squire"]).resolve().resolve_all()
    assert table.zone_names(1, "break") == ["Frail Squire"]
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "9.5.1.2", "9.5.1.3.2", "9.5.1.4", "12.4.6", "6.2.6.2")
def test_namesakes_that_meet_as_a_loan_ends_are_put_away_and_the_hand_is_not_cut_down_again() -> None:
    table = (
        scenario("fftcg")
        .define(name="Gemel", type="forward", element=["fire"], cost=2, power=5000, generic=False, text="")
        .define(
            name="Borrowed Hour",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward opponent controls. You gain control of it until the end of the turn.",
        )
        .define(
            name="Keening Stone",
            type="backup",
            element=["fire"],
            cost=3,
            text="When a Forward you control is put from the field into the Break Zone, draw 1 card.",
        )
        .sources(0, fire=2)
        .sources(1, water=1)
        .field(0, "Keening Stone", "Gemel")
        .hand(0, "Gemel", 5)
        .hand(1, "Borrowed Hour")
    )
    table.passes(0).play(1, "Borrowed Hour", targets=["Gemel"]).resolve()
    assert table.is_on_field("Gemel", 1)
    table.play(0, table.card("Gemel", 0, zone="hand"))
    assert table.is_on_field("Gemel", 0) and table.hand_size(0) == 5
    table.next_turn()
    assert table.zone_names(0, "break") == ["Gemel", "Gemel"]
    assert table.zone_names(1, "break") == ["Borrowed Hour"]
    assert table.hand_size(0) == 7


@pytest.mark.rule("fftcg", "10.1.2.1.1", "6.2.6.1", "11.12.4.1")
def test_a_forward_given_back_during_the_turn_cannot_attack_before_the_next_own_turn() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Brigand",
            type="forward",
            element=["water"],
            cost=3,
            power=6000,
            text=(
                "When Brigand enters the field, choose 1 Forward of cost 3 or less opponent controls. "
                "You gain control of it for as long as Brigand is on the field."
            ),
        )
        .define(name="Porter Lad", type="forward", element=["fire"], cost=2, power=5000, text="")
        .define(name="Steady Hand", type="forward", element=["fire"], cost=4, power=5000, text="")
        .define(name="Cleave", type="summon", element=["fire"], cost=2, text=BREAK)
        .turn(1, "main1")
        .sources(1, water=3)
        .sources(0, fire=2)
        .hand(1, "Brigand")
        .hand(0, "Cleave")
        .field(0, "Porter Lad", "Steady Hand")
    )
    table.play(1, "Brigand", targets=["Porter Lad"]).resolve()
    assert table.is_on_field("Porter Lad", 1)
    table.next_turn()
    assert table.active == 0 and table.is_on_field("Porter Lad", 1)
    table.play(0, "Cleave", targets=["Brigand"]).resolve()
    assert table.is_on_field("Porter Lad", 0)
    assert table.can("attack", 0, "Steady Hand") and not table.can("attack", 0, "Porter Lad")
    table.next_turn().next_turn()
    assert table.active == 0 and table.can("attack", 0, "Porter Lad")


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.13", "11.12.4.1")
def test_when_the_later_theft_ends_the_earlier_one_still_holds() -> None:
    table = (
        scenario("fftcg")
        .define(name="Beckon", type="summon", element=["fire"], cost=1, text=TAKE)
        .define(
            name="Brigand",
            type="forward",
            element=["water"],
            cost=3,
            power=6000,
            text=(
                "When Brigand enters the field, choose 1 Forward of cost 3 or less opponent controls. "
                "You gain control of it for as long as Brigand is on the field."
            ),
        )
        .define(name="Prize", type="forward", element=["wind"], cost=2, power=5000, text="")
        .define(name="Cleave", type="summon", element=["fire"], cost=1, text=BREAK)
        .sources(0, fire=2)
        .sources(1, water=3)
        .hand(0, "Beckon", "Cleave")
        .hand(1, "Brigand")
        .field(1, "Prize")
    )
    table.play(0, "Beckon", targets=["Prize"]).resolve()
    assert table.is_on_field("Prize", 0)
    table.next_turn().play(1, "Brigand", targets=["Prize"]).resolve()
    assert table.is_on_field("Prize", 1)
    table.passes(1).play(0, "Cleave", targets=["Brigand"]).resolve()
    assert table.is_on_field("Prize", 0)


@pytest.mark.rule("fftcg", "12.4.8", "7.7.4", "6.2.6", "7.3")
def test_a_stolen_sixth_backup_may_be_the_one_given_up_and_lands_with_its_owner() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Requisition",
            type="summon",
            element=["fire"],
            cost=2,
            text="Choose 1 Backup opponent controls. You gain control of it.",
        )
        .define(
            name="Clerk",
            type="backup",
            element=["water"],
            cost=2,
            text="When Clerk is put from the field into the Break Zone, draw 1 card.",
        )
        .sources(0, fire=5)
        .hand(0, "Requisition")
        .field(1, "Clerk")
    )
    table.play(0, "Requisition", targets=["Clerk"]).resolve()
    table.expect(kind="objects", player=0, why="too many backups").choose("Clerk")
    table.resolve_all()
    assert table.zone_names(1, "break") == ["Clerk"] and len(table.field_names(0)) == 5
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "12.4.7", "6.2.6.2", "7.3")
def test_a_stolen_light_forward_and_an_own_dark_backup_cannot_stand_together() -> None:
    table = (
        scenario("fftcg")
        .define(name="Beckon", type="summon", element=["fire"], cost=2, text=TAKE)
        .define(name="Dusk Warden", type="backup", element=["dark"], cost=2, text="")
        .define(
            name="Dawn Warden",
            type="forward",
            element=["light"],
            cost=4,
            power=9000,
            text="When Dawn Warden enters the field, draw 1 card.",
        )
        .sources(0, fire=2)
        .hand(0, "Beckon")
        .field(0, "Dusk Warden")
        .field(1, "Dawn Warden")
    )
    table.play(0, "Beckon", targets=["Dawn Warden"]).resolve()
    assert "Dusk Warden" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Dawn Warden"]
    assert table.hand_size(0) == 0 and table.stack() == []


@pytest.mark.rule("fftcg", "6.2.6", "9.5.1.1", "11.8.5")
def test_a_backup_given_away_at_the_end_of_the_turn_asks_its_new_controller_a_turn_later() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Hot Potato",
            type="backup",
            element=["fire"],
            cost=2,
            text="At the end of each of your turns, you may give control of Hot Potato to your opponent.",
        )
        .field(0, "Hot Potato")
    )
    table.to("end").resolve().expect(player=0).yes()
    assert table.is_on_field("Hot Potato", 1)
    table.next_turn()
    assert table.active == 1 and table.is_on_field("Hot Potato", 1)
    table.to("end").resolve().expect(player=1).no()
    table.next_turn()
    assert table.active == 0 and table.is_on_field("Hot Potato", 1)


@pytest.mark.rule("fftcg", "15.2.4.2", "6.2.6", "9.1.1.1")
def test_freeze_waits_for_the_next_active_phase_of_whoever_controls_the_forward_then() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Rime",
            type="summon",
            element=["ice"],
            cost=1,
            text="Choose 1 Forward opponent controls. Dull it and Freeze it.",
        )
        .define(name="Beckon", type="summon", element=["ice"], cost=2, text=TAKE)
        .define(name="Slow Ox", type="forward", element=["wind"], cost=3, power=7000, text="")
        .sources(0, ice=3)
        .hand(0, "Rime", "Beckon")
        .field(1, "Slow Ox")
    )
    table.play(0, "Rime", targets=["Slow Ox"]).resolve()
    table.play(0, "Beckon", targets=["Slow Ox"]).resolve()
    table.next_turn().next_turn()
    assert table.active == 0 and table.is_rested("Slow Ox") and not table.is_rested("Ice Source 1")
    table.next_turn().next_turn()
    assert table.active == 0 and not table.is_rested("Slow Ox")


@pytest.mark.rule("fftcg", "11.5.5", "11.8.5", "11.12.4.2")
def test_a_granted_farewell_is_its_last_controllers_even_when_the_granter_was_the_other() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Last Letter",
            type="summon",
            element=["water"],
            cost=1,
            text=(
                'Choose 1 Forward. It gains "When this Forward is put from the field into the Break Zone, '
                'draw 2 cards." until the end of the turn.'
            ),
        )
        .define(name="Cleave", type="summon", element=["water"], cost=1, text=BREAK)
        .define(**QUARRY)
        .sources(0, water=2)
        .hand(0, "Last Letter", "Cleave")
        .field(1, "Quarry")
    )
    table.play(0, "Last Letter", targets=["Quarry"]).resolve()
    table.play(0, "Cleave", targets=["Quarry"]).resolve_all()
    assert table.hand_size(1) == 2 and table.hand_size(0) == 0
