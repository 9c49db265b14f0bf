"""Where a rule demands that something be done, nobody can pass, and what passes by itself does nothing else instead."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseAction
from arbiter.table.answers import Unclear, parse
from arbiter.table.defaults import default_answer
from arbiter.table.layout import layout_of
from arbiter.table.producing import has_nothing_to_do
from arbiter.table.questions import describe
from arbiter.table.seeing import see
from arbiter.table.web.auto_pass import Settings, answer_for
from arbiter.testing import scenario
from arbiter.testing.table import Table


def forced() -> tuple[Table, ChooseAction]:
    """A player whose resonator must attack, with a card that could be played before it does."""
    table = scenario("fow").define(
        name="Zealot", type="resonator", text="This card must attack if able.", atk=500, **{"def": 500}
    )
    table = table.define(name="Spark", type="chant", text="Draw a card.", cost="", attribute="Void")
    table = table.hand(0, "Spark").field(0, "Zealot").by_hand(0)
    decision = table.match.question
    assert isinstance(decision, ChooseAction) and decision.player == 0
    return table, decision


def test_enter_alone_means_nothing() -> None:
    table, decision = forced()
    assert not decision.may_pass() and default_answer(decision) is None
    assert not has_nothing_to_do(table.game, decision)
    with pytest.raises(Unclear):
        parse(decision, "")


def test_every_action_has_a_number_at_the_terminal() -> None:
    table, decision = forced()
    prompt = describe(table.game, decision, see(table.game, 0))
    assert len(prompt.options) == decision.size() and "may not pass" in prompt.hint
    assert [parse(decision, str(number + 1)) for number in range(decision.size())] == list(range(decision.size()))


def test_the_browsers_table_does_not_take_the_first_action_for_a_pass() -> None:
    table, decision = forced()
    for settings in (Settings(), Settings(hurry=True), Settings(lets=("Spark",))):
        assert answer_for(table.game, decision, settings, layout_of("fow"), False) is None
