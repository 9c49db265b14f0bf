"""What a text chooses while it is played: whether there is enough of it, wherever the text asks for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass

import pytest

from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.match import Match
from arbiter.kernel.revisions import UNFOUND
from arbiter.kernel.text_features import aims_of
from arbiter.kernel.traits import Face
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Effect, Op, Quality, Stat
from tests.kernel.table import (
    BLUE_WELL,
    PLAIN,
    RED_WELL,
    SELF,
    UNIT,
    Setup,
    act,
    activated,
    card,
    choices,
    group,
    lying,
    names,
    number,
    spell,
)

ONE = number(1)
FOES = group(UNIT, side=n.OPPONENT)


def gain() -> Effect:
    return fx.GainResource(n.YOU, "gem", ONE)


def gems(match: Match) -> int:
    return match.game.state.resources[0].get("gem", 0)


def pass_all(match: Match) -> None:
    """Everybody passes until the stack is empty."""
    while match.game.state.stack:
        match.answer(0)


# ---------------------------------------------------------------- told by the variable of the cost


HUNT = card(
    "Hunt",
    activated(
        fx.Choose(1, group(UNIT, n.StatIs(Stat.COST, Op.LE, a.X()), side=n.OPPONENT), ONE, ONE),
        fx.Destroy(n.Bound(1)),
        cost=co.Cost((co.Mana(variable="X"),)),
    ),
    kind="clock",
)
COSTLY = card("Costly", cost=2)


def test_what_x_must_be_for_something_to_be_chosen_is_named() -> None:
    match = Setup().put(HUNT).put(RED_WELL).put(BLUE_WELL).put(RED_WELL).put(COSTLY, 1).match()
    act(match, "ability Hunt")
    assert isinstance(match.question, ChooseOption) and match.question.options == ("2", "3")
    match.answer(0)
    pass_all(match)
    assert lying(match.game, "crypt", 1) == ["Costly"]


def test_where_any_number_may_be_named_the_attempt_is_taken_back() -> None:
    """In games from before FINISHABLE: since then only numbers are offered with which there is something to choose."""
    setup = Setup().put(HUNT).put(RED_WELL).put(BLUE_WELL).put(COSTLY, 1)
    match = setup.match(lambda game: setattr(game, "revision", UNFOUND))
    act(match, "ability Hunt")
    with pytest.raises(IllegalPlay):
        match.answer(1)
    assert "ability Hunt" in choices(match)


def test_what_cannot_be_paid_for_an_x_that_is_large_enough_is_not_offered() -> None:
    assert "ability Hunt" not in choices(Setup().put(HUNT).put(RED_WELL).put(COSTLY, 1).match())
    assert "ability Hunt" not in choices(Setup().put(HUNT).put(RED_WELL).put(BLUE_WELL).match())


# ---------------------------------------------------------------- choices that depend on each other


OTHERS = group(UNIT, n.Not(n.Same(n.Bound(1))), side=n.OPPONENT)
ONE_FOE = fx.Choose(1, FOES, ONE, ONE)
ANOTHER_FOE = fx.Choose(2, OTHERS, ONE, ONE)
LINKED: dict[str, tuple[Effect, ...]] = {
    "plainly": (ONE_FOE, ANOTHER_FOE),
    "together": (ONE_FOE, fx.Simultaneously((ANOTHER_FOE, fx.Destroy(n.Bound(2))))),
    "in place of something": (ONE_FOE, fx.Instead(c.IsTurnOf(n.OPPONENT), (ANOTHER_FOE,), ())),
    "in the branch that holds": (ONE_FOE, fx.Instead(c.IsTurnOf(n.YOU), (gain(),), (ANOTHER_FOE,))),
    "in a mode": (ONE_FOE, fx.Modes(ONE, ONE, ((ANOTHER_FOE,),))),
}


@pytest.mark.parametrize("way", LINKED)
def test_another_target_needs_another_object_wherever_the_text_asks_for_it(way: str) -> None:
    both = card("Both", spell(*LINKED[way]), kind="spell")
    assert "spell Both" not in choices(Setup().put(both, zone="grip").put(PLAIN, 1).match())
    assert "spell Both" in choices(Setup().put(both, zone="grip").put(PLAIN, 1).put(COSTLY, 1).match())


def test_a_branch_that_does_not_hold_asks_for_nothing() -> None:
    """What its other branch would choose is not looked for."""
    branch = fx.Instead(c.IsTurnOf(n.YOU), (ANOTHER_FOE,), (fx.Choose(2, FOES, ONE, ONE),))
    both = card("Both", spell(ONE_FOE, branch), kind="spell")
    assert "spell Both" in choices(Setup().put(both, zone="grip").put(PLAIN, 1).match())


def test_a_mode_that_leaves_nothing_for_the_rest_is_not_offered() -> None:
    both = card("Both", spell(ONE_FOE, fx.Modes(ONE, ONE, ((ANOTHER_FOE,), (gain(),)))), kind="spell")
    match = Setup().put(both, zone="grip").put(PLAIN, 1).match()
    act(match, "spell Both")
    pass_all(match)  # there is one mode and one target: nothing is asked
    assert gems(match) == 1


# ---------------------------------------------------------------- several that must fit each other


def several(**how: object) -> Face:
    chosen = fx.Choose(1, FOES, number(2), number(2), **how)  # type: ignore[arg-type]
    return card("Several", spell(chosen, fx.Destroy(n.Bound(1))), kind="spell")


def test_two_of_different_names_need_two_names() -> None:
    different = several(different=Quality.NAME)
    twice = Setup().put(different, zone="grip").put(PLAIN, 1).put(PLAIN, 1)
    assert "spell Several" not in choices(twice.match())
    assert "spell Several" in choices(twice.put(COSTLY, 1).match())


def test_two_of_a_total_cost_need_two_that_are_cheap_enough() -> None:
    cheap = several(total_cost=number(3))
    table = Setup().put(cheap, zone="grip").put(COSTLY, 1).put(card("Dear", cost=3), 1)
    assert "spell Several" not in choices(table.match())
    match = table.put(card("Small", cost=1), 1).match()
    act(match, "spell Several")
    assert isinstance(match.question, ChooseObjects) and names(match.question.options) == ["Costly", "Small"]
    match.answer(0)
    pass_all(match)  # the other one is the only one that fits
    assert lying(match.game, "crypt", 1) == ["Costly", "Small"]


# ---------------------------------------------------------------- what is known of a text beforehand


HOLDERS: dict[type, Callable[[Effect], Effect]] = {
    fx.Modes: lambda inner: fx.Modes(ONE, ONE, ((inner,),)),
    fx.PerformSome: lambda inner: fx.PerformSome(ONE, ((inner,),)),
    fx.May: lambda inner: fx.May((inner,)),
    fx.If: lambda inner: fx.If(c.IsTurnOf(n.YOU), (inner,)),
    fx.Instead: lambda inner: fx.Instead(c.IsTurnOf(n.YOU), (inner,), ()),
    fx.ForEachPlayer: lambda inner: fx.ForEachPlayer(n.EACH, (inner,)),
    fx.ForEach: lambda inner: fx.ForEach(n.Every(FOES), 5, (inner,)),
    fx.Repeat: lambda inner: fx.Repeat(ONE, (inner,)),
    fx.Simultaneously: lambda inner: fx.Simultaneously((inner,)),
    fx.Mark: lambda inner: fx.Mark(5, (inner,)),
    fx.Measure: lambda inner: fx.Measure(5, (inner,), pt.Draws(n.YOU)),
    fx.Rewrite: lambda inner: fx.Rewrite(SELF, (inner,)),
}
OF_THEIR_OWN: dict[type, Callable[[Effect], Effect]] = {
    fx.Delay: lambda inner: fx.Delay(pt.Draws(n.YOU), (inner,)),
    fx.WhenYouDo: lambda inner: fx.WhenYouDo(5, (inner,)),
}


def holds_effects(kind: type[Effect]) -> bool:
    assert is_dataclass(kind)
    return any("Effect" in str(field.type) for field in fields(kind))


def test_every_effect_that_holds_effects_is_among_those_that_are_tried_here() -> None:
    kinds = {kind for kind in Effect.__subclasses__() if kind.__module__.startswith("arbiter.script.")}
    assert {kind for kind in kinds if holds_effects(kind)} == {*HOLDERS, *OF_THEIR_OWN}


@pytest.mark.parametrize("kind", HOLDERS, ids=lambda kind: kind.__name__)
def test_a_choice_inside_another_effect_is_left_to_the_full_check(kind: type) -> None:
    assert aims_of((HOLDERS[kind](ONE_FOE), gain())) is None


@pytest.mark.parametrize("kind", OF_THEIR_OWN, ids=lambda kind: kind.__name__)
def test_what_another_ability_will_choose_is_none_of_this_one(kind: type) -> None:
    assert aims_of((OF_THEIR_OWN[kind](ONE_FOE), gain())) == ()
    granted = fx.Modify(SELF, (st.AddAbility(activated(ONE_FOE)),))
    assert aims_of((granted, ONE_FOE)) == ((FOES, 1),)


def test_an_effect_that_nobody_knows_is_left_to_the_full_check() -> None:
    @dataclass(frozen=True)
    class Novel(Effect):
        inner: tuple[Effect, ...]

    assert aims_of((Novel((ONE_FOE,)),)) is None
    assert aims_of((Novel((gain(),)),)) == ()
