"""Rulings where rules meet over time: delayed abilities, durations, more turns, shares that were settled before."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, monster, stage, summons

FLICKER = "Choose 1 Forward. Remove it from the game. Play it onto the field."
MORE = "Take 1 more turn after this one."


@pytest.mark.rule("fftcg", "9.5.1.5", "15.2.4.2", "9.1.1.1")
def test_a_turn_more_is_no_active_phase_of_the_frozen_forwards_controller() -> None:
    table = stage(More=MORE, Ice="Choose 1 Forward. Dull it and Freeze it.")
    forward(table, "Oak").field(1, "Oak").play(0, "Ice", targets=["Oak"]).resolve().play(0, "More").resolve()
    table.next_turn()
    assert table.active == 0
    table.to("main1", 1)
    assert table.is_rested("Oak", 1)
    table.to("main1", 0).to("main1", 1)
    assert not table.is_rested("Oak", 1)


@pytest.mark.rule("fftcg", "11.12.4.1", "9.5.1.5", "10.1.2.1.2")
def test_what_lasts_until_the_end_of_the_opponents_next_turn_outlasts_a_turn_more() -> None:
    table = stage(More=MORE, Chain="Choose 1 Forward. It cannot attack until the end of your opponent's next turn.")
    forward(forward(table, "Oak"), "Elm").field(1, "Oak", "Elm")
    table.play(0, "Chain", targets=["Oak"]).resolve().play(0, "More").resolve().next_turn()
    table.to("attack_declaration", 1)
    assert table.can("attack", 1, "Elm") and not table.can("attack", 1, "Oak")
    table.no_attack().to("main1", 0).to("attack_declaration", 1)
    assert table.can("attack", 1, "Oak")


@pytest.mark.rule("fftcg", "11.8.17.3", "6.2.6", "7.3")
def test_a_delayed_break_follows_a_forward_through_a_change_of_control() -> None:
    table = stage(Doom="Choose 1 Forward. At the beginning of your next Main Phase 1, break it.", Charm=TAKE)
    forward(table, "Oak").field(1, "Oak").play(0, "Doom", targets=["Oak"]).resolve()
    table.play(0, "Charm", targets=["Oak"]).resolve().to("main1", 1)
    assert table.is_on_field("Oak", 0)
    table.to("main1", 0).resolve_all()
    assert table.zone_names(1, "break") == ["Oak"]


@pytest.mark.rule("fftcg", "11.8.17.3", "7.4", "11.8.17.1")
def test_a_delayed_draw_does_not_wait_for_the_forward_that_came_back() -> None:
    table = stage(
        Watch="Choose 1 Forward. When it is put from the field into the Break Zone this turn, draw 1 card.",
        Wind=FLICKER,
        Ruin=BREAK,
    )
    forward(table, "Oak").field(1, "Oak").play(0, "Watch", targets=["Oak"]).resolve()
    table.play(0, "Wind", targets=["Oak"]).resolve().play(0, "Ruin", targets=["Oak"]).resolve()
    assert table.zone_names(1, "break") == ["Oak"] and table.stack() == []


@pytest.mark.rule("fftcg", "11.8.17.2", "11.8.6", "15.1.1.9.1")
def test_a_delayed_ability_that_lasts_for_the_turn_triggers_for_every_attacker() -> None:
    table = stage(Horn="During this turn, when a Forward you control attacks, gain {C}.")
    for name in ("One", "Two", "Three"):
        forward(table, name)
    table.field(0, "One", "Two", "Three").play(0, "Horn").resolve().attack("One", party=["Two"])
    if table.question is not None and table.question.why == "triggers":
        table.order("Horn", "Horn")
    table.resolve_all().no_block().end_step().attack("Three").resolve_all()
    assert table.resource(0, "crystal") == 3


@pytest.mark.rule("fftcg", "11.3.6", "11.11.2.1", "7.4")
def test_the_share_of_a_target_that_is_gone_is_lost() -> None:
    table = stage(Hail="Choose any number of Forwards. Divide 6000 damage among them as you like.", Ruin=BREAK)
    forward(forward(table, "Oak", 9000), "Elm", 9000).field(1, "Oak", "Elm")
    table.play(0, "Hail", targets=[["Oak", "Elm"]], divide={"Oak": 4000, "Elm": 2000})
    table.play(0, "Ruin", targets=["Oak"]).resolve().resolve()
    assert table.damage_on("Elm", 1) == 2000


@pytest.mark.rule("fftcg", "11.12.4.3", "11.12.4.9", "11.12.4.7")
@pytest.mark.parametrize(("first", "power"), [("Boost", 12000), ("Twice", 11000)])
def test_doubling_counts_what_the_power_is_when_it_is_doubled(first: str, power: int) -> None:
    table = stage(
        Boost="Choose 1 Forward. It gains +1000 power until the end of the turn.",
        Twice="Choose 1 Forward. Double its power until the end of the turn.",
    )
    forward(table, "Oak").field(0, "Oak").play(0, first, targets=["Oak"]).resolve()
    table.play(0, "Twice" if first == "Boost" else "Boost", targets=["Oak"]).resolve()
    assert table.power("Oak") == power


@pytest.mark.rule("fftcg", "2.3", "11.11.5.1", "15.1.1.4.1")
def test_who_has_no_card_to_discard_has_not_discarded() -> None:
    table = stage(Toll="Your opponent may discard 1 card. If they don't, draw 2 cards.")
    table.play(0, "Toll").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.6.9", "11.6.10", "11.6.11")
def test_a_cancelled_ability_has_been_paid_for_and_used() -> None:
    table = summons(scenario("fftcg"), 1, "ice", Hush="Choose 1 action ability. Cancel its effect.")
    monster(table, "Spring", "{Fire}: Draw 1 card. You can only use this ability once per turn.").sources(0, fire=2)
    table.field(0, "Spring").use(0, "Spring").passes(0).play(1, "Hush", targets=["action ability"]).resolve_all()
    assert table.hand_size(0) == 0 and not table.can("use", 0, "Spring")
    assert [table.is_rested(f"Fire Source {n}") for n in (1, 2)].count(True) == 1


@pytest.mark.rule("fftcg", "11.12.4.2", "6.2.6", "11.12.4.5")
def test_a_bonus_for_the_turn_stays_with_a_forward_that_changes_sides_and_that_of_a_field_ability_does_not() -> None:
    table = stage(Charm=TAKE)
    summons(table, 1, "ice", Rally="The Forwards you control gain +1000 power until the end of the turn.")
    monster(table, "Camp", "The Forwards you control gain +2000 power.", element=["earth"])
    forward(table, "Oak").field(1, "Camp", "Oak").passes(0).play(1, "Rally").resolve()
    assert table.power("Oak", 1) == 8000
    table.play(0, "Charm", targets=["Oak"]).resolve()
    assert table.power("Oak", 0) == 6000


@pytest.mark.rule("fftcg", "9.5.1.1", "11.8.17.1", "11.8.3")
def test_what_begins_to_wait_for_the_end_of_the_turn_in_the_end_phase_has_missed_it() -> None:
    table = monster(
        scenario("fftcg"),
        "Clock",
        "At the end of each of your turns, choose 1 Forward. At the end of the turn, break it.",
    )
    forward(table, "Oak").field(0, "Clock").field(1, "Oak").to("end").resolve_all().to("main1", 1)
    assert table.is_on_field("Oak", 1)
