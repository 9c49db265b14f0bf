"""While something is played only what can be finished is offered; games that were begun before are asked as before."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseObjects, Confirm
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.revisions import UNFOUND
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.base import How
from tests.kernel.table import (
    BLUE_WELL,
    PLAIN,
    RED_WELL,
    UNIT,
    Setup,
    act,
    activated,
    card,
    choices,
    group,
    lying,
    number,
    spell,
    static,
)

ONE = number(1)
FOES = group(UNIT, side=n.OPPONENT)
ITSELF = group(n.Same(n.Self()), zone="grip")
PAY = co.Cost((co.Mana((), 1),))
DISCARD = co.Cost((co.MoveSome(group(side=n.YOU, zone="grip"), ONE, "crypt", How.DISCARD),))
STRIKES = (fx.Choose(1, FOES, ONE, ONE), fx.Destroy(n.Bound(1)))
# For an extra cost a unit is destroyed.
SPRAY = card(
    "Spray",
    spell(fx.GainResource(n.YOU, "gem", ONE), fx.Instead(c.WasPaid("extra:0"), (), STRIKES, True)),
    static(st.ExtraCost(ITSELF, PAY, True), zone="grip"),
    kind="spell",
)


def before(game: Game) -> None:
    game.revision = UNFOUND


def test_an_extra_cost_that_brings_a_choice_is_offered_where_there_is_one() -> None:
    match = Setup().put(SPRAY, zone="grip").put(RED_WELL).put(PLAIN, 1).match()
    act(match, "spell Spray")
    assert isinstance(match.question, Confirm)
    match = Setup().put(SPRAY, zone="grip").put(RED_WELL).match()
    act(match, "spell Spray")
    assert len(match.game.state.stack) == 1


def test_in_a_game_of_before_it_is_offered_as_it_was() -> None:
    match = Setup().put(SPRAY, zone="grip").put(RED_WELL).match(before)
    act(match, "spell Spray")
    assert isinstance(match.question, Confirm)
    with pytest.raises(IllegalPlay):
        match.answer(1)


@pytest.mark.parametrize("old", [False, True])
def test_what_must_be_paid_is_asked_for_beside_another_cost(old: bool) -> None:
    """Games of before listed the card, though what must be discarded was not there."""
    dance = card(
        "Dance",
        spell(fx.GainResource(n.YOU, "gem", ONE)),
        static(st.ExtraCost(ITSELF, DISCARD), zone="grip"),
        static(st.AlternativeCost(ITSELF, co.Cost((co.RestSome(group(UNIT, side=n.YOU), ONE),))), zone="grip"),
        kind="spell",
        cost=9,
    )
    match = Setup().put(dance, zone="grip").put(PLAIN).match(before if old else None)
    assert ("spell Dance" in choices(match)) is old


# ---------------------------------------------------------------- several, and another


OTHERS = group(UNIT, n.Not(n.Same(n.Bound(1))), side=n.OPPONENT)


def pair(low: int) -> Setup:
    """So many to two of the foes' units, and another one."""
    both = card("Both", spell(fx.Choose(1, FOES, number(low), number(2)), fx.Choose(2, OTHERS, ONE, ONE)), kind="spell")
    return Setup().put(both, zone="grip").put(PLAIN, 1).put(RED_WELL)


def test_two_and_another_are_three() -> None:
    assert "spell Both" not in choices(pair(2).put(PLAIN, 1).match())
    assert "spell Both" in choices(pair(2).put(PLAIN, 1).put(PLAIN, 1).match())


def test_of_several_no_more_can_be_chosen_than_leave_another() -> None:
    match = pair(0).put(PLAIN, 1).match()
    act(match, "spell Both")
    assert isinstance(match.question, ChooseObjects) and match.question.bounds() == (0, 1)
    match.answer((0,))
    assert len(match.game.state.stack) == 1  # the other one is what is left


# ---------------------------------------------------------------- the variable


def test_no_more_is_named_than_there_is_to_be_chosen() -> None:
    volley = card(
        "Volley",
        activated(fx.Choose(1, FOES, a.X(), a.X()), fx.Destroy(n.Bound(1)), cost=co.Cost((co.Mana(variable="X"),))),
        kind="clock",
    )
    setup = Setup().put(volley).put(RED_WELL).put(BLUE_WELL).put(RED_WELL).put(PLAIN, 1).put(PLAIN, 1)
    match = setup.match()
    act(match, "ability Volley")
    assert match.question is not None and match.question.size() == 3
    match.answer(2)
    while match.game.state.stack:
        match.answer(0)
    assert lying(match.game, "crypt", 1) == ["Plain", "Plain"]
