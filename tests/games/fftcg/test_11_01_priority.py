"""11.1: who has priority when, what is settled before it is given, and what two passes do."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

BOLT = {"type": "summon", "element": ["fire"], "cost": 1, "text": "Choose 1 Forward. Deal it 6000 damage."}


def bolts() -> Table:
    """Both players hold a Summon and can pay for it."""
    return (
        scenario("fftcg")
        .define(name="Test Bolt", **BOLT)
        .define(name="Answer", **BOLT)
        .hand(0, "Test Bolt")
        .hand(1, "Answer")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .field(0, "Salt Road Warden")
        .field(1, "Kiln Apprentice")
    )


@pytest.mark.rule("fftcg", "11.1.1", "11.1.6")
def test_only_the_player_with_priority_acts_and_a_pass_hands_it_over() -> None:
    table = bolts()
    assert table.asked == 0
    assert table.can("play", 0, "Test Bolt") and not table.can("play", 1, "Answer")
    assert table.why_not(1, "Answer") == ["11.1.1"]
    table.passes(0)
    assert table.asked == 1
    assert table.can("play", 1, "Answer") and table.why_not(0, "Test Bolt") == ["11.1.1"]


@pytest.mark.rule("fftcg", "11.1.1")
def test_the_player_with_priority_may_use_an_ability() -> None:
    table = scenario("fftcg").define(name="Igniter", text="{0}: Draw 1 card.").field(0, "Igniter")
    table.use(0, "Igniter").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.1.2")
@pytest.mark.parametrize(("opening", "step"), [("Main Phase 1", "main1"), ("the Attack Phase", "attack_preparation")])
def test_what_triggers_when_a_phase_begins_is_on_the_stack_when_the_turn_player_gets_priority(
    opening: str, step: str
) -> None:
    before = "main1" if step == "attack_preparation" else "draw"
    table = (
        bolts()
        .define(name="Early Bell", text=f"At the beginning of {opening} during each of your turns, draw 1 card.")
        .field(0, "Early Bell")
        .turn(0, step=before, number=3, begin=before == "draw")
    )
    table.to(step)
    assert table.asked == 0 and table.can("play", 0, "Test Bolt")
    assert table.stack() == ["Early Bell"]


@pytest.mark.rule("fftcg", "11.1.3")
def test_rule_processes_are_repeated_until_none_is_left_before_anybody_acts() -> None:
    table = (
        bolts()
        .define(name="Banner", power=6000, text="The Forwards other than Banner you control gain +1000 power.")
        .define(name="Last in Line", power=6000, text="")
        .define(name="Flood", type="summon", element=["fire"], cost=1, text="Deal 6000 damage to all the Forwards.")
        .hand(0, "Flood")
        .field(1, "Banner", "Last in Line")
    )
    table.play(0, "Flood").resolve()
    # The Banner breaks first; without it, the damage on the others suffices. Nobody could act in between.
    assert table.asked == 0
    assert table.zone_names(1, "break") == ["Banner", "Kiln Apprentice", "Last in Line"]


@pytest.mark.rule("fftcg", "11.1.3")
def test_rule_processes_that_are_due_together_are_done_together() -> None:
    table = (
        bolts()
        .define(
            name="Mourner",
            power=6000,
            text="When a Forward other than Mourner is put from the field into the Break Zone, draw 1 card.",
        )
        .define(name="Flood", type="summon", element=["fire"], cost=1, text="Deal 6000 damage to all the Forwards.")
        .hand(0, "Flood")
        .field(1, "Mourner")
    )
    table.play(0, "Flood").resolve()
    # Kiln Apprentice and Mourner leave together, so Mourner still sees the other one go.
    assert not table.is_on_field("Mourner") and not table.is_on_field("Kiln Apprentice")
    assert table.stack() == ["Mourner"]


@pytest.mark.rule("fftcg", "11.1.4")
def test_what_triggers_while_triggers_are_put_on_the_stack_is_put_there_too_before_anybody_acts() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Herald",
            element=["fire"],
            cost=1,
            text="When Herald enters the field, choose 1 Forward opponent controls. Dull it.",
        )
        .define(name="Touchy", text="When Touchy is chosen by your opponent's Summons or abilities, draw 1 card.")
        .hand(0, "Herald")
        .sources(0, fire=1)
        .field(1, "Touchy")
    )
    table.play(0, "Herald")
    assert table.asked == 0 and table.stack() == ["Herald", "Touchy"]


@pytest.mark.rule("fftcg", "11.1.4")
def test_it_is_repeated_for_the_turn_player_when_the_other_players_trigger_causes_a_new_one() -> None:
    table = (
        scenario("fftcg")
        .define(name="Recruit", element=["fire"], cost=1)
        .define(
            name="Watcher",
            type="monster",
            text="When a Forward enters your opponent's field, choose 1 Forward opponent controls. Dull it.",
        )
        .define(name="Touchy", text="When Touchy is chosen by your opponent's Summons or abilities, draw 1 card.")
        .hand(0, "Recruit")
        .sources(0, fire=1)
        .field(0, "Touchy")
        .field(1, "Watcher")
    )
    table.play(0, "Recruit", targets=["Touchy"])
    assert table.asked == 0 and table.stack() == ["Watcher", "Touchy"]


@pytest.mark.rule("fftcg", "11.1.4")
def test_processes_come_before_the_triggers_they_cause_and_both_before_priority() -> None:
    table = (
        bolts()
        .define(
            name="Avenger",
            text="When a Forward opponent controls is put from the field into the Break Zone, draw 1 card.",
        )
        .field(0, "Avenger")
    )
    table.play(0, "Test Bolt", targets=["Kiln Apprentice"]).resolve()
    assert table.zone_names(1, "break") == ["Kiln Apprentice"]
    assert table.asked == 0 and table.stack() == ["Avenger"]
    assert table.options()[0] == "pass"


@pytest.mark.rule("fftcg", "11.1.5")
def test_after_a_resolution_the_turn_player_has_priority_whoever_cast_and_whoever_passed_last() -> None:
    own = bolts()
    own.play(0, "Test Bolt", targets=["Salt Road Warden"]).passes(0).passes(1)
    assert own.stack() == [] and own.asked == 0
    table = bolts()
    table.passes(0).play(1, "Answer", targets=["Kiln Apprentice"])
    assert table.asked == 1
    table.passes(1).passes(0)
    assert table.stack() == [] and table.zone_names(1, "break") == ["Answer", "Kiln Apprentice"]
    assert table.asked == 0 and table.step == "main1"


@pytest.mark.rule("fftcg", "11.1.7", "11.11.1")
def test_two_passes_in_a_row_resolve_only_the_top_of_the_stack() -> None:
    table = bolts()
    table.play(0, "Test Bolt", targets=["Kiln Apprentice"]).passes(0)
    table.play(1, "Answer", targets=["Salt Road Warden"])
    assert table.stack() == ["Test Bolt", "Answer"]
    table.passes(1).passes(0)
    assert table.stack() == ["Test Bolt"]
    assert table.damage_on("Salt Road Warden") == 6000 and table.damage_on("Kiln Apprentice") == 0
    table.passes(0).passes(1)
    assert table.stack() == [] and not table.is_on_field("Kiln Apprentice")


@pytest.mark.rule("fftcg", "11.1.7")
def test_passes_with_an_action_between_them_are_not_in_a_row() -> None:
    table = bolts()
    table.passes(0).play(1, "Answer", targets=["Salt Road Warden"]).passes(1)
    assert table.stack() == ["Answer"] and table.asked == 0  # the first pass no longer counts


@pytest.mark.rule("fftcg", "11.1.7")
def test_two_passes_in_a_row_on_an_empty_stack_end_the_step() -> None:
    table = bolts()
    table.passes(0)
    assert table.step == "main1"
    table.passes(1)
    assert table.step == "attack_preparation"
