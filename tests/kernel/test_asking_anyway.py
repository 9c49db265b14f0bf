"""Whether somebody is asked tells nothing of what they hold, where others would draw conclusions from it."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import Answer, Confirm, Decision
from arbiter.kernel.game import Game
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import Effect, How, Quality
from tests.kernel.table import Setup, card, do, group, number, triggered
from tests.kernel.test_triggers import DRAWN

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


def revealed(held: int, answers: tuple[Answer, ...]) -> list[tuple[int, str, int]]:
    """Player 0 draws a card, with so many cards in hand that could be revealed for it, and others."""
    waits = card("Waits", triggered(DRAWN, zone="grip"))
    setup = Setup().put(card("Plain"), 0, "grip").put(card("Plain"), 0, "library")
    setup.put(waits, 0, "library")  # it is in the deck, as everybody may know
    for _ in range(held):
        setup.put(waits, 0, "grip")
    game = setup.game()
    game.ask_forced = game.ask_anyway = True
    found: list[tuple[int, str, int]] = []
    left = list(answers)

    def note(game: Game, decision: Decision) -> Answer:
        found.append((decision.player, decision.why, decision.size()))
        assert decision.is_private()
        return left.pop(0) if left else ()

    game.agents = [note] * game.state.players
    do(game, 0, fx.Draw(n.YOU, ONE))
    assert len(game.state.pending) == sum(len(each) for each in answers if isinstance(each, tuple))
    return found


def test_how_many_cards_could_be_revealed_does_not_decide_how_often_somebody_is_asked() -> None:
    one, two, none = revealed(1, ()), revealed(2, ((0, 1),)), revealed(0, ())
    assert [len(each) for each in (one, two, none)] == [1, 1, 1]
    assert [each[0][1] for each in (one, two, none)] == ["reveal to trigger"] * 3
    assert two[0][2] == one[0][2] + 1 and none[0][2] == one[0][2] - 1
