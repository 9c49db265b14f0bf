"""1101.2: words that something can have more than once are counted."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

BLESS = chant("Bless", "Target resonator gains «Blessing» until end of game.")


@pytest.mark.rule("fow", "1101.2b")
def test_each_blessing_counts() -> None:
    saint = resonator("Saint", "This card gains [+200/0] for each instance of «Blessing» it has.", size=(300, 300))
    t = table(saint, BLESS).field(0, "Saint").hand(0, "Bless", "Bless").play(0, "Bless").resolve()
    assert t.power("Saint") == 500
    assert t.play(0, "Bless").resolve().power("Saint") == 700
    born = resonator(
        "Saint", "«Blessing»", "This card gains [+200/0] for each instance of «Blessing» it has.", size=(300, 300)
    )
    assert table(born).field(0, "Saint").power("Saint") == 500


@pytest.mark.rule("fow", "1101.2a")
@pytest.mark.parametrize(("sung", "drawn"), [(0, 0), (1, 1)])
def test_melodies_of_your_rulers_are_added_up(sung: int, drawn: int) -> None:
    diva = written("Diva", "Ruler", "«Melody»", cost=None)
    sing = chant("Sing", "Target ruler you control gains «Melody» until end of game.")
    tune = chant(
        "Tune",
        "If the combined number of instances of «Melody» that J/rulers you control have is two or more, draw a card.",
    )
    t = table(diva, sing, tune, rulers=False).zone(0, "ruler", "Diva").hand(0, *["Sing"] * sung, "Tune")
    for _ in range(sung):
        t.play(0, "Sing").resolve()
    assert t.play(0, "Tune").resolve().hand_size(0) == drawn
    rust = regalia(
        "Rust",
        "You pay {1} less to play this card for each instance of «Melody» that J/rulers you control have.",
        cost="{1}",
    )
    assert table(rust, diva, rulers=False, stones=0).zone(0, "ruler", "Diva").hand(0, "Rust").can("play", 0, "Rust")
