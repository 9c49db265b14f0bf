"""Chapter 1028: the weather of each player, which texts set and ask for."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

# 1028.1  the weather does nothing itself: each of these asks for one of the four
GAUGE = tuple(
    resonator(f"{kind} gauge", f"This card gains [+100/+0] as long as the weather is {kind}.", size=(500, 500))
    for kind in ("clear", "rain", "thunderstorm", "pollution")
)


def gauged(*texts: str) -> Table:
    """Both players watch the weather; the first holds a quick chant with each of the texts."""
    chants = [chant(f"Call {index}", "[Quickcast]", text) for index, text in enumerate(texts)]
    names = [card.name for card in GAUGE]
    return table(*GAUGE, *chants).field(0, *names).field(1, *names).hand(0, *(card.name for card in chants))


def weather(t: Table, player: int) -> list[str]:
    return [card.name.split()[0] for card in GAUGE if t.power(card.name, player) == 600]


@pytest.mark.rule("fow", "1028.1", "1028.2")
def test_the_weather_is_clear_as_long_as_nothing_says_otherwise() -> None:
    t = gauged()
    assert weather(t, 0) == weather(t, 1) == ["clear"]


@pytest.mark.rule("fow", "1028.1", "1028.2a")
@pytest.mark.parametrize("kind", ["rain", "thunderstorm", "pollution", "clear"])
@pytest.mark.parametrize("whose", ["The", "Your"])
def test_the_weather_that_an_effect_sets_is_its_controllers(kind: str, whose: str) -> None:
    t = gauged(f"{whose} weather is {kind} until end of turn.").play(0, "Call 0").resolve()
    assert weather(t, 0) == [kind] and weather(t, 1) == ["clear"]
    t.next_turn()
    assert weather(t, 0) == ["clear"]


@pytest.mark.rule("fow", "1028.2b")
def test_an_effect_on_the_opponents_weather_leaves_its_controllers_alone() -> None:
    t = gauged("Your opponent's weather is rain until end of turn.").play(0, "Call 0").resolve()
    assert weather(t, 0) == ["clear"] and weather(t, 1) == ["rain"]


@pytest.mark.rule("fow", "1028.2c")
def test_each_players_weather_is_everybodys() -> None:
    t = gauged("Each player's weather is pollution until end of turn.").play(0, "Call 0").resolve()
    assert weather(t, 0) == weather(t, 1) == ["pollution"]


@pytest.mark.rule("fow", "1028.2d")
def test_the_latest_of_several_weathers_counts() -> None:
    texts = ("The weather is rain until end of turn.", "The weather is thunderstorm until end of turn.")
    for first, second, found in ((0, 1, "thunderstorm"), (1, 0, "rain")):
        t = gauged(*texts).play(0, f"Call {first}").resolve().play(0, f"Call {second}").resolve()
        assert weather(t, 0) == [found]


@pytest.mark.rule("fow", "1028.2a", "1028.2d")
def test_a_card_in_the_field_sets_the_weather_while_it_is_there() -> None:
    cloud, smite = regalia("Cloud", "The weather is rain.", cost="{0}"), chant("Smite", "Destroy target regalia.")
    call = chant("Call", "The weather is pollution until end of turn.")
    names = [card.name for card in GAUGE]
    t = table(*GAUGE, cloud, smite, call).field(0, *names).hand(0, "Call", "Cloud", "Smite")
    t.play(0, "Call").resolve().play(0, "Cloud").resolve()
    assert weather(t, 0) == ["rain"]  # the card came later
    t.play(0, "Smite").resolve()
    assert weather(t, 0) == ["pollution"]
    assert weather(t.next_turn(), 0) == ["clear"]


@pytest.mark.rule("fow", "1028.2e")
def test_a_weather_until_end_of_game_comes_back_when_the_next_turn_begins() -> None:
    t = gauged("Each player's weather is pollution until end of game.", "The weather is rain until end of turn.")
    t.play(0, "Call 0").resolve().play(0, "Call 1").resolve()
    assert weather(t, 0) == ["rain"] and weather(t, 1) == ["pollution"]
    t.next_turn()
    assert weather(t, 0) == weather(t, 1) == ["pollution"]


@pytest.mark.rule("fow", "1028.2e")
def test_it_comes_back_over_a_weather_that_is_still_there() -> None:
    forever = chant("Forever", "The weather is pollution until end of game.")
    cloud, names = regalia("Cloud", "The weather is rain.", cost="{0}"), [card.name for card in GAUGE]
    t = table(*GAUGE, forever, cloud).field(0, *names).hand(0, "Forever", "Cloud").play(0, "Forever").resolve()
    t.play(0, "Cloud").resolve()
    assert weather(t, 0) == ["rain"]
    assert weather(t.next_turn(), 0) == ["pollution"]


@pytest.mark.rule("fow", "1028.3")
def test_a_text_that_asks_for_the_weather_asks_for_its_controllers() -> None:
    ask = chant("Ask", "[Quickcast]", "If the weather is rain, draw a card.")
    call = chant("Call", "Your weather is rain until end of turn.")
    t = table(call, ask).hand(0, "Call", "Ask").hand(1, "Ask").play(0, "Call").resolve().play(0, "Ask").resolve()
    assert t.hand_size(0) == 1
    assert t.passes(0).play(1, "Ask").resolve().hand_size(1) == 0


@pytest.mark.rule("fow", "1028.2e", "912.1")
def test_only_a_weather_is_applied_again_as_a_turn_begins() -> None:
    grow = chant("Grow", "Target resonator becomes [500/500] until end of game.")
    shrink = chant("Shrink", "Target resonator becomes [300/300] until the end of your opponent's next turn.")
    hen = resonator("Hen", size=(100, 100))
    t = table(grow, shrink, hen).field(0, "Hen").hand(0, "Grow", "Shrink")
    t.play(0, "Grow").resolve().play(0, "Shrink").resolve()
    assert t.power("Hen") == 300
    assert t.next_turn().power("Hen") == 300  # the later one still is
    assert t.next_turn().power("Hen") == 500
