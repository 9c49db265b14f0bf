"""Chapter 10.1.1: what happens before the first attack of a turn is declared."""

import pytest

from arbiter.testing import scenario


@pytest.mark.rule("fftcg", "10.1.1.1")
def test_abilities_for_the_beginning_of_the_attack_phase_go_on_the_stack_before_any_attack() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Dawn Drummer",
            power=5000,
            text="At the beginning of the Attack Phase during each of your turns, choose 1 Forward opponent controls. "
            "Deal it 2000 damage.",
        )
        .field(0, "Dawn Drummer")
        .field(1, "Reef Guard", "Caravan Guard")
    )
    table.end_step().choose("Reef Guard")
    assert table.step == "attack_preparation"
    assert table.stack() == ["Dawn Drummer"]
    table.resolve()
    assert table.step == "attack_preparation"
    assert table.damage_on("Reef Guard") == 2000


@pytest.mark.rule("fftcg", "10.1.1.1")
def test_abilities_for_the_start_of_your_attack_phase_stay_silent_in_the_opponents() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Dawn Drummer",
            text="At the beginning of the Attack Phase during each of your turns, draw 1 card.",
        )
        .field(1, "Dawn Drummer")
    )
    table.to("attack_preparation", 0)
    assert table.stack() == []
    table.to("attack_preparation", 1)
    assert table.stack() == ["Dawn Drummer"]


@pytest.mark.rule("fftcg", "10.1.1.2")
def test_in_the_preparation_step_the_turn_player_may_act_first_and_then_the_other() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Test Spark", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 1000 damage."
        )
        .define(name="Test Lamp", element=["fire"], power=5000, text="{Fire}: Draw 1 card.")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .hand(0, "Test Spark")
        .field(0, "Caravan Guard")
        .field(1, "Test Lamp")
    )
    table.end_step()
    assert table.step == "attack_preparation"
    assert table.asked == 0
    assert table.can("play", 0, "Test Spark")
    table.passes(0)
    assert table.step == "attack_preparation"
    assert table.asked == 1
    assert table.can("use", 1, "Test Lamp")
    table.use(1, "Test Lamp").resolve()
    assert table.hand_size(1) == 1
    # A resolution gives the turn player priority again: the step is not over yet.
    assert (table.step, table.asked) == ("attack_preparation", 0)
    table.play(0, "Test Spark", targets=["Test Lamp"]).resolve()
    assert table.damage_on("Test Lamp") == 1000
    assert table.step == "attack_preparation"


@pytest.mark.rule("fftcg", "10.1.1.2")
def test_special_abilities_may_be_used_in_the_preparation_step() -> None:
    table = (
        scenario("fftcg")
        .define(name="Test Captain", power=5000, text="«Rally» {S}: Draw 2 cards.")
        .field(0, "Test Captain")
        .hand(0, "Test Captain")
    )
    table.end_step()
    assert table.step == "attack_preparation"
    table.use(0, "Test Captain").resolve()
    assert table.hand_size(0) == 2
    assert table.zone_names(0, "break") == ["Test Captain"]


@pytest.mark.rule("fftcg", "10.1.1.2")
def test_characters_are_not_cast_in_the_attack_phase() -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, "Kiln Apprentice")
    assert table.can("play", 0, "Kiln Apprentice")
    table.passes(0).end_step()
    assert table.step == "attack_preparation"
    assert not table.can("play", 0, "Kiln Apprentice")
