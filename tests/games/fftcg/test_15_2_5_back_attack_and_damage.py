"""Chapter 15.2.5 and 15.2.6: Characters cast out of turn, and abilities that wait for damage."""

import pytest

from arbiter.testing import Table, scenario

# ---------------------------------------------------------------- Back Attack


def lurking(player: int = 1) -> Table:
    return (
        scenario("fftcg")
        .define(name="Hedge Lurker", element=["ice"], cost=2, power=7000, text="Back Attack")
        .define(name="Plain Lurker", element=["ice"], cost=2, power=7000)
        .define(
            name="Test Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 6000 damage."
        )
        .define(name="Fog Horn", type="summon", element=["fire"], cost=1, text="Choose 1 Summon. Cancel its effect.")
        .sources(player, ice=2)
        .hand(player, "Hedge Lurker", "Plain Lurker")
    )


@pytest.mark.rule("fftcg", "15.2.5.2")
def test_a_character_with_back_attack_is_cast_in_the_opponents_main_and_attack_phases() -> None:
    table = lurking().field(0, "Caravan Guard")
    for step in ("main1", "attack_preparation"):
        assert table.step == step
        table.passes(0)
        assert (table.asked, table.active) == (1, 0)
        assert table.can("play", 1, "Hedge Lurker")
        assert not table.can("play", 1, "Plain Lurker")
        table.passes(1)
    table.attack("Caravan Guard").passes(0).play(1, "Hedge Lurker")
    assert table.is_on_field("Hedge Lurker", 1)
    # It came after the attack was declared and may block it.
    table.end_step()
    assert table.can("block", 1, "Hedge Lurker")


@pytest.mark.rule("fftcg", "15.2.5.2")
def test_a_character_with_back_attack_is_cast_in_ones_own_attack_phase_but_not_in_the_end_phase() -> None:
    table = lurking(0)
    table.passes(0).passes(1)
    assert table.step == "attack_preparation"
    assert table.can("play", 0, "Hedge Lurker")
    assert not table.can("play", 0, "Plain Lurker")
    table = lurking(0).turn(0, step="end", number=3)
    assert not table.can("play", 0, "Hedge Lurker")


@pytest.mark.rule("fftcg", "15.2.5.3")
def test_back_attack_answers_what_is_on_the_stack() -> None:
    table = (
        lurking()
        .sources(0, fire=1)
        .hand(0, "Test Bolt")
        .field(1, "Kiln Apprentice")
        .play(0, "Test Bolt", targets=["Kiln Apprentice"])
        .passes(0)
    )
    assert table.stack() == ["Test Bolt"]
    table.play(1, "Hedge Lurker")
    assert table.is_on_field("Hedge Lurker", 1)
    assert table.stack() == ["Test Bolt"]


@pytest.mark.rule("fftcg", "15.2.5.4")
def test_back_attack_uses_no_stack_and_cannot_be_answered() -> None:
    table = lurking().sources(0, fire=1).hand(0, "Fog Horn").passes(0).play(1, "Hedge Lurker")
    # It is on the field before anybody has priority again; there is nothing to cancel.
    assert table.stack() == []
    assert table.is_on_field("Hedge Lurker", 1)
    assert table.asked == 0
    assert not table.can("play", 0, "Fog Horn")


# ---------------------------------------------------------------- Damage


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_a_damage_ability_is_there_from_the_stated_damage_on() -> None:
    def received(mine: int, theirs: int) -> Table:
        return scenario("fftcg").damage(0, mine).damage(1, theirs).field(0, "Cobb Drover")

    assert received(2, 6).power("Cobb Drover") == 5000
    assert not received(2, 6).has("Cobb Drover", "brave")
    for points in (3, 4, 6):
        table = received(points, 0)
        assert table.power("Cobb Drover") == 7000
        assert table.has("Cobb Drover", "brave")
    four = received(4, 0).attack("Cobb Drover")
    assert four.stack() == []
    five = received(5, 0).attack("Cobb Drover")
    assert five.stack() == ["Cobb Drover"]


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_a_character_gains_its_damage_ability_at_the_moment_of_the_damage() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard").damage(1, 2).field(1, "Cobb Drover", rested=True)
    assert table.power("Cobb Drover") == 5000
    table.attack("Caravan Guard").to("damage_resolution")
    assert table.damage_count(1) == 3
    assert table.power("Cobb Drover") == 7000


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_the_damage_that_counts_is_that_of_the_controller() -> None:
    table = scenario("fftcg").damage(0, 3).field(1, "Cobb Drover", owner=0)
    assert table.power("Cobb Drover") == 5000


BURST = "‹Damage 3 --› [EX BURST] When Late Guest enters the field, draw 1 card."


def struck(before: int, *deck: str, points: int = 1) -> Table:
    """Player 0 deals player 1 damage, who has received some before and whose deck begins with these cards."""
    return (
        scenario("fftcg")
        .define(name="Late Guest", power=5000, text=BURST)
        .define(
            name="Strike", type="summon", element=["fire"], cost=1, text=f"Deal your opponent {points} point of damage."
        )
        .define(
            name="Double Strike", type="summon", element=["fire"], cost=1, text="Deal your opponent 2 points of damage."
        )
        .sources(0, fire=1)
        .hand(0, "Strike" if points == 1 else "Double Strike")
        .damage(1, before)
        .deck(1, *deck)
        .play(0, "Strike" if points == 1 else "Double Strike")
        .resolve()
    )


@pytest.mark.rule("fftcg", "15.2.6.3")
def test_an_ex_burst_behind_damage_counts_the_card_itself() -> None:
    early = struck(1, "Late Guest")
    early.expect(kind="action", player=0)
    assert early.damage_count(1) == 2
    assert early.hand_size(1) == 0
    equal = struck(2, "Late Guest")
    equal.expect(kind="confirm", player=1, why="burst")
    equal.yes()
    assert equal.damage_count(1) == 3
    assert equal.hand_size(1) == 1
    late = struck(4, "Late Guest").yes()
    assert late.hand_size(1) == 1


@pytest.mark.rule("fftcg", "15.2.6.3.1")
def test_with_two_points_at_once_the_number_is_compared_when_the_card_is_placed() -> None:
    # As the second of two points the card is the third; as the first of two it is only the second.
    second = struck(1, "Reef Guard", "Late Guest", points=2).yes()
    assert second.damage_count(1) == 3
    assert second.hand_size(1) == 1
    first = struck(1, "Late Guest", "Reef Guard", points=2)
    first.expect(kind="action", player=0)
    assert first.damage_count(1) == 3
    assert first.hand_size(1) == 0


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_a_keyword_behind_damage_is_not_there_before() -> None:
    def fresh(points: int) -> Table:
        return (
            scenario("fftcg")
            .define(name="Late Runner", power=5000, text="‹Damage 3 --› Haste")
            .damage(0, points)
            .field(0, "Late Runner", fresh=True)
            .to("attack_preparation")
            .end_step()
        )

    assert not fresh(2).can("attack", 0, "Late Runner")
    assert fresh(3).can("attack", 0, "Late Runner")


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_an_action_ability_behind_damage_cannot_be_used_before() -> None:
    def bard(points: int) -> Table:
        return (
            scenario("fftcg")
            .define(name="Late Bard", power=5000, text="‹Damage 3 --› {Dull}: Draw 1 card.")
            .damage(0, points)
            .field(0, "Late Bard")
        )

    assert not bard(2).can("use", 0, "Late Bard")
    assert bard(3).can("use", 0, "Late Bard")


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_an_auto_ability_behind_damage_triggers_only_with_the_damage() -> None:
    def guest(points: int) -> Table:
        return (
            scenario("fftcg")
            .define(name="Late Guest", element=["fire"], cost=1, power=5000, text=BURST)
            .sources(0, fire=1)
            .hand(0, "Late Guest")
            .damage(0, points)
            .play(0, "Late Guest")
        )

    assert guest(2).stack() == []
    assert guest(3).stack() == ["Late Guest"]
