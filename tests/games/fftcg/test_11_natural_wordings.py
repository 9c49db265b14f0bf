"""Words that players and judges use of FINAL FANTASY TCG: an Element that becomes another, extra costs, extra turns."""

from __future__ import annotations

import pytest

from tests.games.fftcg.stages import forward, stage


@pytest.mark.rule("fftcg", "11.12.3", "15.1.1.9.2")
@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Its Element becomes Ice until the end of the turn.",
        "Choose 1 Forward. Until the end of the turn, its Element becomes Ice.",
    ],
)
def test_a_forward_whose_element_becomes_another_has_that_alone_until_the_turn_ends(text: str) -> None:
    table = forward(stage(Dye=text), "Coal", element=["fire"]).field(0, "Coal")
    table.play(0, "Dye", targets=["Coal"]).resolve()
    assert table.obj("Coal").now.colours == {"ice"}
    table.next_turn()
    assert table.obj("Coal").now.colours == {"fire"}


@pytest.mark.rule("fftcg", "11.3.6", "11.3.7.1")
@pytest.mark.parametrize("word", ["extra", "additional"])
def test_an_extra_cost_that_is_said_first_is_paid_and_bars_the_cast_where_it_cannot_be(word: str) -> None:
    text = f"As an {word} cost to cast Trade, discard 1 card.\nDraw 2 cards."
    table = forward(stage(Trade=text), "Fee").hand(0, "Fee").play(0, "Trade", cost=["Fee"]).resolve()
    assert table.hand_size(0) == 2 and "Fee" in table.zone_names(0, "break")
    assert not stage(Trade=text).can("play", 0, "Trade")


@pytest.mark.rule("fftcg", "9.1.1")
def test_one_extra_turn_comes_after_this_one() -> None:
    table = stage(Rush="Take 1 extra turn after this one.").play(0, "Rush").resolve()
    assert table.next_turn().active == 0 and table.next_turn().active == 1
