"""Producing resources is nothing to do, unless a text waits for it, looks at it, or is about to take what produces."""

from __future__ import annotations

import pytest

from arbiter.cards.pool import shared
from arbiter.kernel.decisions import ChooseAction
from arbiter.script.costs import MoveBeneath
from arbiter.script.walk import walk
from arbiter.table.producing import has_nothing_to_do, looked_at_by
from arbiter.testing import scenario
from arbiter.testing.table import Table

LISTENERS = {
    "waits for a stone that is rested": "Whenever a magic stone you control becomes rested >>> Draw a card.",
    "looks at what is rested": "This card gains [+100/+0] for each rested magic stone you control.",
}
SPELLS = {
    "touches no stone": ("Target resonator gains [-100/-100] until end of turn.", ["Plain"], True),
    "takes a stone that it has chosen": ("Destroy target magic stone.", ["Wind Source 1"], False),
    "takes all stones": ("Destroy all magic stones.", [], False),
}


def answering(text: str, targets: list[str], listener: str = "") -> Table:
    """Player 0 plays a chant; player 1, who has a stone and nothing else, is to answer it."""
    table = scenario("fow").define(name="Plain", type="resonator")
    table = table.define(name="Test Chant", type="chant", text=text, cost="", attribute="Void")
    table = table.hand(0, "Test Chant").sources(1, wind=1).by_hand(1).field(1, "Plain")
    if listener:
        table = table.define(name="Listener", type="resonator", text=listener).field(1, "Listener")
    return table.play(0, "Test Chant", targets=targets).passes(0)


def idle(table: Table) -> bool:
    decision = table.match.question
    assert isinstance(decision, ChooseAction) and decision.player == 1
    assert [action.kind for action in decision.actions[1:]] == ["will"]
    return has_nothing_to_do(table.game, decision)


@pytest.mark.parametrize("what", SPELLS)
def test_an_answer_that_could_only_produce_will(what: str) -> None:
    text, targets, nothing = SPELLS[what]
    assert idle(answering(text, targets)) is nothing


@pytest.mark.parametrize("what", LISTENERS)
def test_a_text_that_gains_by_it(what: str) -> None:
    text, targets, _ = SPELLS["touches no stone"]
    assert idle(answering(text, targets))
    assert not idle(answering(text, targets, LISTENERS[what]))


def test_a_cost_of_cards_from_beneath_others_does_not_mean_what_has_none_beneath_it() -> None:
    """Caster Chronicles: "banish another" card of a caster's name may be paid with one beneath another card."""
    seen = 0
    for face in shared("caster").faces():
        for program in face.traits.programs:
            beneath = {part.group for part in walk(program.ability) if isinstance(part, MoveBeneath)}
            if beneath:
                seen += 1
                assert set(looked_at_by(program, True)) - set(looked_at_by(program, False)) == beneath
    assert seen > 0
