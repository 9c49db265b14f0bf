"""Chapter 10.1.4: damage to the player, damage in battle, and what comes after it."""

import pytest

from arbiter.testing import BadScript, scenario


@pytest.mark.rule("fftcg", "10.1.4.1")
def test_an_attacker_that_is_not_blocked_deals_one_point_whatever_its_power() -> None:
    table = scenario("fftcg").field(0, "Reef Guard").field(1, "Kiln Apprentice")
    table.attack("Reef Guard").no_block()
    assert table.damage_count(1) == 0
    table.to("damage_resolution")
    assert table.damage_count(1) == 1
    assert table.damage_count(0) == 0


@pytest.mark.rule("fftcg", "10.1.4.1", "15.1.1.9.1")
def test_a_party_that_is_not_blocked_deals_one_point_as_a_single_forward_would() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard", "Toll Collector", "Stoneyard Boxer")
    table.attack("Caravan Guard", party=["Toll Collector", "Stoneyard Boxer"]).to("damage_resolution")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.4.2")
def test_attacker_and_blocker_deal_their_power_to_each_other() -> None:
    table = scenario("fftcg").field(0, "Reef Guard").field(1, "Icehouse Porter")
    table.attack("Reef Guard").block("Icehouse Porter").to("damage_resolution")
    assert table.damage_on("Reef Guard") == 9000
    assert table.zone_names(1, "break") == ["Icehouse Porter"]
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "10.1.4.2")
def test_the_power_that_counts_is_the_one_at_the_time_of_the_damage() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Late Bloomer",
            element=["fire"],
            power=5000,
            text="{Fire}: Late Bloomer gains +1000 power until the end of the turn.",
        )
        .sources(0, fire=1)
        .field(0, "Late Bloomer")
        .field(1, "Reef Guard")
        .passes(0)
        .to("attack_preparation")
        .passes(0)
        .attack("Late Bloomer")
        .passes(0)
        .block("Reef Guard")
        .use(0, "Late Bloomer")
        .resolve()
        .to("damage_resolution")
    )
    assert table.damage_on("Reef Guard") == 6000


@pytest.mark.rule("fftcg", "10.1.4.2")
def test_damage_between_attacker_and_blocker_is_battle_damage_and_other_damage_is_not() -> None:
    text = "When Score Keeper deals battle damage to a Forward, draw 1 card."
    bite = "{Fire}: Choose 1 Forward opponent controls. Score Keeper deals it 1000 damage."
    table = (
        scenario("fftcg")
        .define(name="Score Keeper", element=["fire"], power=5000, text=f"{text}\n{bite}")
        .sources(0, fire=1)
        .field(0, "Score Keeper")
        .field(1, "Reef Guard")
        .use(0, "Score Keeper", targets=["Reef Guard"])
        .resolve()
    )
    assert table.damage_on("Reef Guard") == 1000
    assert table.stack() == []
    table.attack("Score Keeper").block("Reef Guard").to("damage_resolution")
    assert table.stack() == ["Score Keeper"]


@pytest.mark.rule("fftcg", "10.1.4.2.1")
def test_the_blocker_divides_its_damage_among_the_party_as_its_controller_likes() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Caravan Guard", "Toll Collector", "Salt Road Warden")
        .field(1, "Reef Guard")
        .attack("Caravan Guard", party=["Toll Collector", "Salt Road Warden"])
        .block("Reef Guard")
        .end_step()
    )
    table.expect(player=1, why="battle damage")
    # All of it has to be dealt, and in steps of 1000.
    with pytest.raises(BadScript):
        table.divide({"Caravan Guard": 4000, "Toll Collector": 5000})
    with pytest.raises(BadScript):
        table.divide({"Caravan Guard": 4500, "Toll Collector": 5500})
    table.divide({"Caravan Guard": 4000, "Toll Collector": 6000})
    assert table.damage_on("Caravan Guard") == 4000
    assert table.damage_on("Salt Road Warden") == 0
    assert table.zone_names(0, "break") == ["Toll Collector"]
    assert table.zone_names(1, "break") == ["Reef Guard"]


@pytest.mark.rule("fftcg", "10.1.4.2.1")
def test_the_blocker_may_deal_all_of_its_damage_to_one_member() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Caravan Guard", "Toll Collector")
        .field(1, "Reef Guard")
        .attack("Caravan Guard", party=["Toll Collector"])
        .block("Reef Guard")
        .end_step()
        .divide({"Caravan Guard": 10000})
    )
    assert table.zone_names(0, "break") == ["Caravan Guard"]
    assert table.damage_on("Toll Collector") == 0


@pytest.mark.rule("fftcg", "10.1.4.3")
def test_what_the_damage_triggers_is_on_the_stack_after_all_of_it_was_dealt() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Bruised Ego", element=["earth"], power=9000, text="When Bruised Ego is dealt damage, draw 1 card."
        )
        .field(0, "Bruised Ego")
        .field(1, "Kiln Apprentice")
        .attack("Bruised Ego")
        .block("Kiln Apprentice")
        .to("damage_resolution")
    )
    assert table.zone_names(1, "break") == ["Kiln Apprentice"]
    assert table.stack() == ["Bruised Ego"]
    assert (table.step, table.asked) == ("damage_resolution", 0)
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "10.1.4.3")
def test_damage_to_a_player_triggers_too() -> None:
    table = scenario("fftcg").field(0, "Lio Featherstep").attack("Lio Featherstep").to("damage_resolution")
    assert table.stack() == ["Lio Featherstep"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "10.1.4.4")
def test_after_the_damage_the_turn_player_may_act_first_and_then_the_other() -> None:
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
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Caravan Guard").passes(0).passes(1).no_block().passes(0).passes(1)
    assert (table.step, table.asked) == ("damage_resolution", 0)
    assert table.damage_count(1) == 1
    assert table.can("play", 0, "Test Spark")
    table.passes(0)
    assert (table.step, table.asked) == ("damage_resolution", 1)
    table.use(1, "Test Lamp").resolve()
    assert table.hand_size(1) == 1
    assert (table.step, table.asked) == ("damage_resolution", 0)


@pytest.mark.rule("fftcg", "10.1.4.5")
def test_a_party_is_a_party_until_the_end_of_the_damage_step_and_no_longer() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Drill Master",
            element=["earth"],
            power=5000,
            text="Brave\nThe Forwards forming a party with Drill Master gain +2000 power.",
        )
        .field(0, "Drill Master", "Caravan Guard", "Toll Collector")
    )
    table.attack("Drill Master", party=["Caravan Guard"])
    assert table.power("Caravan Guard") == 10000
    table.to("damage_resolution")
    assert table.power("Caravan Guard") == 10000
    table.end_step()
    assert table.step == "attack_declaration"
    assert table.power("Caravan Guard") == 8000


@pytest.mark.rule("fftcg", "10.1.4.6")
def test_after_an_attack_another_may_be_declared_and_without_one_main_phase_2_follows() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard", "Kiln Apprentice", "Reef Guard")
    table.attack("Caravan Guard").to("damage_resolution").end_step()
    assert table.step == "attack_declaration"
    table.expect(player=0, why="attack")
    assert table.options() == ["Kiln Apprentice (player 0's field)", "Reef Guard (player 0's field)"]
    table.attack("Kiln Apprentice").to("damage_resolution")
    assert table.damage_count(1) == 2
    table.no_attack().end_step()
    assert table.step == "main2"
    assert not table.is_rested("Reef Guard")


@pytest.mark.rule("fftcg", "10.1.4.6")
def test_a_later_attack_in_the_turn_does_not_repeat_the_beginning_of_the_phase() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Dawn Drummer",
            power=5000,
            text="At the beginning of the Attack Phase during each of your turns, draw 1 card.",
        )
        .field(0, "Dawn Drummer", "Caravan Guard")
        .to("attack_preparation")
        .resolve()
        .attack("Caravan Guard")
        .to("damage_resolution")
        .attack("Dawn Drummer")
    )
    assert table.stack() == []
    assert table.hand_size(0) == 1
