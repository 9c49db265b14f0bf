"""Chapter 4 of FINAL FANTASY TCG: whole numbers, halves, negative and missing values, and variables."""

import pytest

from arbiter.testing import BadScript, Table, scenario

PLAIN = "Kiln Apprentice"  # power 6000


def rite(text: str) -> Table:
    """Player 0 has a Summon with this text in hand and the Backup to cast it."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(0, fire=1).hand(0, "Rite")


def adept() -> Table:
    text = "{X}{Dull}: Choose 1 Forward. Deal it 1000 damage for each CP paid as X."
    table = scenario("fftcg").define(name="Adept", text=text).field(0, "Adept").sources(0, fire=3)
    return table.field(1, PLAIN, "Caravan Guard")


@pytest.mark.rule("fftcg", "4.1", "4.5")
def test_a_player_who_names_a_value_names_zero_or_a_positive_whole_number() -> None:
    table = adept().use(0, "Adept").expect(kind="number", player=0, why="x")
    assert table.options() == ["0", "1", "2", "3"]
    with pytest.raises(BadScript, match="-1 cannot be named"):
        table.number(-1)
    table.number(0).choose(PLAIN).resolve()
    assert table.damage_on(PLAIN) == 0


@pytest.mark.rule("fftcg", "4.5")
def test_the_controller_picks_the_number_that_x_stands_for() -> None:
    for x in (1, 3):
        table = adept().use(0, "Adept", x=x, targets=[PLAIN]).resolve()
        assert table.damage_on(PLAIN) == 1000 * x
        assert sum(table.is_rested(f"Fire Source {i}") for i in (1, 2, 3)) == x


@pytest.mark.rule("fftcg", "4.2")
def test_half_of_an_odd_number_goes_up() -> None:
    table = rite("Choose 1 Forward. Deal it damage equal to half of its cost.").field(1, "Reef Guard")  # cost 5
    assert table.play(0, "Rite").resolve().damage_on("Reef Guard") == 3


@pytest.mark.rule("fftcg", "4.2")
@pytest.mark.parametrize(("way", "damage"), [("up", 4000), ("down", 3000)])
def test_a_text_that_says_how_to_round_is_obeyed(way: str, damage: int) -> None:
    text = f"Choose 1 Forward. Deal it damage equal to half of its power (round {way} to the nearest 1000)."
    table = rite(text).field(1, "Ashroad Runner")  # power 7000
    assert table.play(0, "Rite").resolve().damage_on("Ashroad Runner") == damage


@pytest.mark.rule("fftcg", "4.3")
def test_a_negative_power_is_kept_when_it_is_changed_again() -> None:
    text = "It loses 8000 power until the end of the turn. It gains +3000 power until the end of the turn."
    table = rite(f"Choose 1 Forward. {text}").field(1, PLAIN).play(0, "Rite").resolve()
    assert table.is_on_field(PLAIN, 1) and table.power(PLAIN) == 1000  # 6000 - 8000 + 3000


@pytest.mark.rule("fftcg", "4.3")
def test_a_negative_power_counts_as_zero_for_everything_else() -> None:
    text = (
        "Choose 1 Forward you control and 1 Forward opponent controls. "
        "The former loses 9000 power until the end of the turn. "
        "The former deals damage equal to its power to the latter."
    )
    table = rite(text).field(0, PLAIN).field(1, "Caravan Guard", damage=2000).play(0, "Rite").resolve()
    assert table.damage_on("Caravan Guard") == 2000  # neither more nor less
    assert not table.is_on_field(PLAIN, 0)


@pytest.mark.rule("fftcg", "4.3")
@pytest.mark.parametrize("order", [("Cheap", "Dear"), ("Dear", "Cheap")])
def test_a_negative_cost_is_kept_when_it_is_changed_again(order: tuple[str, str]) -> None:
    table = scenario("fftcg").define(name="Mite", cost=1, power=1000)
    table.define(name="Cheap", type="backup", text="The cost required to cast your Forwards is reduced by 3.")
    table.define(name="Dear", type="backup", text="The cost required to cast your Forwards is increased by 2.")
    table.field(0, *order, rested=True).hand(0, "Mite").play(0, "Mite")  # 1 - 3 + 2 is nothing, in either order
    assert table.is_on_field("Mite", 0)


@pytest.mark.rule("fftcg", "4.4")
def test_a_value_that_a_card_does_not_have_is_zero() -> None:
    text = "Choose 1 Character. Deal damage equal to its power to all the Forwards opponent controls."
    table = rite(text).field(0, "Caravan Guard").field(1, "Reef Guard")
    table.play(0, "Rite", targets=["Fire Source 1"]).resolve()  # a Backup has no power
    assert table.damage_on("Reef Guard") == 0
    table.undo().undo().play(0, "Rite", targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Reef Guard") == 8000
