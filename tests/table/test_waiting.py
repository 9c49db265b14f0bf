"""A card that only comes into play is waited for, unless it is in force at once or an answer could have to do with it:
then the player is asked."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseAction
from arbiter.table.waiting import can_wait
from arbiter.testing import scenario
from arbiter.testing.table import Table

COMING = {
    "a card without a text": ("resonator", "", True),
    "a keyword of its own": ("resonator", "[Flying]", True),
    "what it does goes on the stack": ("resonator", "[Enter] >>> Draw a card.", True),
    "a text about itself alone": ("resonator", "This card gains [+100/+0].", True),
    "a text about others": ("resonator", "Resonators you control gain [+100/+100].", False),
    "a chant": ("chant", "Draw a card.", False),
}
ANSWERS = {
    "could be given later": ("Target resonator gains [+100/+100] until end of turn.", True),
    "cancels it": ("Cancel target spell.", False),
}


def answering(type: str, text: str, answer: str) -> Table:
    """Player 0 plays a card; player 1, who can play an answer, is to say whether they do."""
    table = scenario("fow").define(name="Plain", type="resonator")
    table = table.define(name="Coming", type=type, text=text, cost="", attribute="Void")
    table = table.define(name="Answer", type="chant", text=f"[Quickcast]\n{answer}", cost="", attribute="Void")
    table = table.hand(0, "Coming").hand(1, "Answer").by_hand(1).field(1, "Plain")
    return table.play(0, "Coming").passes(0)


def waits(table: Table) -> bool:
    decision = table.match.question
    assert isinstance(decision, ChooseAction) and decision.player == 1
    assert [action.kind for action in decision.actions[1:]] == ["spell"]
    return can_wait(table.game, decision)


@pytest.mark.parametrize("what", COMING)
def test_what_comes_into_play(what: str) -> None:
    type, text, can = COMING[what]
    assert waits(answering(type, text, ANSWERS["could be given later"][0])) is can


@pytest.mark.parametrize("what", ANSWERS)
def test_what_could_be_answered(what: str) -> None:
    answer, can = ANSWERS[what]
    assert waits(answering("resonator", "", answer)) is can
