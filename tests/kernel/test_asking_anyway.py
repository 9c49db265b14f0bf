"""Whether somebody is asked tells nothing of what they hold, where others would draw conclusions from it."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import Answer, Confirm, Decision
from arbiter.kernel.game import Game
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import Effect, How, Quality
from tests.kernel.table import Setup, card, do, group, number

RED, BLUE = card("Red", colours=("red",)), card("Blue", colours=("blue",))
IS_RED = n.Is(Quality.COLOUR, "red")
ONE = number(1)
RED_IN_HAND = group(IS_RED, side=n.YOU, zone="grip")
PAY_RED = fx.MayPay(co.Cost((co.MoveSome(RED_IN_HAND, ONE, "crypt", How.DISCARD),)), n.YOU, slot=7)
DISCARD_RED = fx.May((fx.Discard(n.YOU, ONE, tests=(IS_RED,)),), slot=7)
DESTROY_NOBODY = fx.May((fx.Destroy(n.Every(group(n.Is(Quality.NAME, "Nobody")))),), slot=7)


def asked(effect: Effect, held: str, anyway: bool) -> list[tuple[int, str, int]]:
    """Who is asked what while the effect is carried out, with how many answers; everybody says no."""
    game = Setup().put(card("Plain")).put(RED if held == "red" else BLUE, 0, "grip").game()
    game.ask_anyway = anyway
    found: list[tuple[int, str, int]] = []

    def note(game: Game, decision: Decision) -> Answer:
        assert isinstance(decision, Confirm)
        found.append((decision.player, decision.why, decision.size()))
        return 0

    game.agents = [note] * game.state.players
    do(game, 0, effect, source="Plain")
    assert [obj.face.name for obj in game.pile("grip", 0)] == ["Red" if held == "red" else "Blue"]
    return found


@pytest.mark.parametrize("effect", [PAY_RED, DISCARD_RED], ids=["may pay", "may discard"])
def test_whoever_cannot_is_asked_as_whoever_can(effect: Effect) -> None:
    able, unable = asked(effect, "red", True), asked(effect, "blue", True)
    assert [each[:2] for each in able] == [each[:2] for each in unable] and len(able) == 1
    assert (able[0][2], unable[0][2]) == (2, 1)  # who cannot can only say no


@pytest.mark.parametrize("effect", [PAY_RED, DISCARD_RED], ids=["may pay", "may discard"])
def test_elsewhere_nobody_is_asked_who_can_only_say_no(effect: Effect) -> None:
    assert len(asked(effect, "red", False)) == 1
    assert not asked(effect, "blue", False)


def test_nobody_is_asked_where_everybody_sees_that_it_cannot_be_done() -> None:
    assert not asked(DESTROY_NOBODY, "red", True)
