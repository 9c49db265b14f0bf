"""What the engine keeps while a game runs straight on is what looking anew would give, as a scenario does each time."""

from __future__ import annotations

import pytest

from arbiter.kernel.perform import move
from arbiter.testing import scenario


@pytest.mark.rule("fftcg", "11.4.6", "11.2.1")
def test_a_price_that_depends_on_the_opponents_field_is_asked_again_when_that_changes() -> None:
    toll = "The cost required to cast your Forwards is increased by 1 for each Forward opponent controls."
    table = (
        scenario("fftcg")
        .define(name="Toll Clerk", type="backup", element=["fire"], cost=2, text=toll)
        .define(name="Pilgrim", type="forward", element=["fire"], cost=2, power=5000, text="")
        .field(0, "Toll Clerk")
        .sources(0, fire=1)
        .hand(0, "Pilgrim")
        .field(1, "Kiln Apprentice")
        .begin()
    )
    game = table.game

    def offered() -> list[str]:
        listed = game.rules.playing.list_actions(game, 0)
        return [action.obj.face.name for action in listed if action.obj is not None]

    assert offered() == []  # three CP, and two are there
    move(game, table.obj("Kiln Apprentice"), "break")
    assert offered() == ["Pilgrim"]
