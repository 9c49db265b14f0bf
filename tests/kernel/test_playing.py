"""Playing by steps: modes, X, targets, division; and an attempt that cannot be finished."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import (
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    Divide,
)
from arbiter.kernel.errors import BadAnswer, IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.match import Match
from arbiter.kernel.perform import move
from arbiter.kernel.playing.play import Play
from arbiter.kernel.ruleset import Ruleset
from arbiter.script import amounts as a
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Amount, How, Quality
from tests.kernel.table import (
    BLUE_WELL,
    ITSELF,
    ME,
    PLAIN,
    RED_WELL,
    SELF,
    UNIT,
    Setup,
    act,
    activated,
    card,
    choices,
    do,
    find,
    group,
    lying,
    number,
    resolve_all,
    spell,
    static,
    triggered,
)
from tests.kernel.toy import MELEE, NO_TARGET, PLAYING, SKIRMISH, with_rows

ONE = number(1)
FOES = group(UNIT, side=n.OPPONENT)
SPARK = card("Spark", spell(fx.Choose(1, FOES, ONE, ONE), fx.Deal(number(2), n.Bound(1))), kind="spell")


def gain(amount: Amount = ONE) -> fx.GainResource:
    return fx.GainResource(n.YOU, "gem", amount)


def gems(match: Match, player: int = 0) -> int:
    return match.game.state.resources[player].get("gem", 0)


def pass_all(match: Match) -> None:
    """Everybody passes until the stack is empty."""
    for _ in range(20):
        if not match.game.state.stack or match.over:
            return
        if match.question is None:
            return
        match.answer(0)


# ---------------------------------------------------------------- what is offered


def test_only_what_can_be_finished_is_offered() -> None:
    setup = Setup().put(SPARK, 0, "grip").put(card("Dear", cost=3, colours=("red",)), 0, "grip").put(RED_WELL)
    cheap = card("Cheap", cost=1, colours=("red",))
    assert choices(setup.put(cheap, 0, "grip").match()) == ["pass", "unit Dear", "unit Cheap"]
    # with no card left to discard beside it, the dear one is out of reach too; with a foe, the spark is in
    poor = Setup().put(SPARK, 0, "grip").put(RED_WELL).put(PLAIN, 1)
    assert choices(poor.match()) == ["pass", "spell Spark"]


def test_modes_are_declared_while_playing_and_only_those_that_can_be() -> None:
    shock = (fx.Choose(1, FOES, ONE, ONE), fx.Deal(number(9), n.Bound(1)))
    options = ((gain(),), shock, (gain(number(5)),))
    charm = card("Charm", spell(fx.Modes(ONE, ONE, options)), kind="spell")
    match = Setup().put(charm, 0, "grip").match()
    act(match, "spell Charm")
    assert isinstance(match.question, ChooseModes) and match.question.options == (0, 2)
    match.answer((1,))
    pass_all(match)
    assert gems(match) == 5


def test_targets_are_named_while_playing_and_found_again_when_it_resolves() -> None:
    match = Setup().put(SPARK, 0, "grip").put(PLAIN, 1).put(card("Second"), 1).match()
    act(match, "spell Spark")
    question = match.question
    assert isinstance(question, ChooseObjects) and [obj.face.name for obj in question.options] == ["Plain", "Second"]
    match.answer((1,))
    assert [names for _, names in match.game.state.stack[0].targets] == [(find(match.game, "Second").id,)]
    pass_all(match)
    assert find(match.game, "Second").damage == 2 and find(match.game, "Plain").damage == 0


def test_what_cannot_be_chosen_is_not_offered() -> None:
    veiled = card("Veiled", static(st.ForbidChoose(ME, n.OPPONENT)))
    match = Setup().put(SPARK, 0, "grip").put(veiled, 1).put(PLAIN, 1).put(card("Third"), 1).match()
    act(match, "spell Spark")
    assert isinstance(match.question, ChooseObjects)
    assert [obj.face.name for obj in match.question.options] == ["Plain", "Third"]


TWO_PARTS = card("Two Parts", spell(fx.Choose(1, FOES, ONE, ONE), fx.Deal(number(2), n.Bound(1)), gain()), kind="spell")


@pytest.mark.parametrize(("rules", "gained"), [(SKIRMISH, 0), (MELEE, 1)])
def test_the_table_says_what_happens_when_the_targets_are_gone(rules: Ruleset, gained: int) -> None:
    setup = Setup(rules)
    match = setup.put(TWO_PARTS, 0, "grip").put(PLAIN, 1).put(SPARK, 0, "grip").match()
    act(match, "spell Two Parts")
    move(match.game, find(match.game, "Plain"), "void")
    resolve_all(match.game)
    assert gems(match) == gained
    assert find(match.game, "Two Parts").zone == "crypt"


def test_one_of_two_targets_gone_leaves_the_other() -> None:
    volley = card("Volley", spell(fx.Choose(1, FOES, number(2), number(2)), fx.Deal(ONE, n.Bound(1))), kind="spell")
    match = Setup().put(volley, 0, "grip").put(PLAIN, 1).put(card("Second"), 1).match()
    act(match, "spell Volley")
    move(match.game, find(match.game, "Plain"), "void")
    resolve_all(match.game)
    assert find(match.game, "Second").damage == 1


def test_a_target_that_no_longer_fits_is_no_target() -> None:
    ready = group(UNIT, n.Not(n.Is(Quality.KIND, "ghost")), side=n.OPPONENT)
    bolt = card("Bolt", spell(fx.Choose(1, ready, ONE, ONE), fx.Deal(ONE, n.Bound(1))), kind="spell")
    match = Setup().put(bolt, 0, "grip").put(PLAIN, 1).match()
    act(match, "spell Bolt")
    do(match.game, 1, fx.Modify(SELF, (st.AddWord(Quality.KIND, "ghost"),)), source="Plain")
    resolve_all(match.game)
    assert find(match.game, "Plain").damage == 0


def test_being_chosen_is_an_event() -> None:
    shy = card("Shy", triggered(pt.IsChosen(ME, n.OPPONENT), gain()))
    match = Setup().put(SPARK, 0, "grip").put(shy, 1).match()
    act(match, "spell Spark")
    pass_all(match)
    assert gems(match, 1) == 1


def test_damage_is_divided_while_playing() -> None:
    split = card(
        "Split", spell(fx.Choose(1, FOES, ONE, number(2)), fx.DealDivided(number(4), n.Bound(1))), kind="spell"
    )
    match = Setup().put(split, 0, "grip").put(card("A", power=9), 1).put(card("B", power=9), 1).match()
    act(match, "spell Split")
    match.answer((0, 1))
    assert isinstance(match.question, Divide)
    with pytest.raises(BadAnswer):
        match.answer((4, 0))
    with pytest.raises(BadAnswer):
        match.answer((1, 2))
    match.answer((3, 1))
    pass_all(match)
    assert (find(match.game, "A").damage, find(match.game, "B").damage) == (3, 1)


# ---------------------------------------------------------------- X


def test_x_goes_as_far_as_can_be_paid() -> None:
    pump = card("Pump", activated(gain(a.X()), cost=co.Cost((co.Mana(variable="X"),))))
    match = Setup().put(pump).put(RED_WELL).put(BLUE_WELL).match()
    act(match, "ability Pump")
    assert isinstance(match.question, ChooseNumber) and (match.question.low, match.question.high) == (0, 2)
    match.answer(2)
    pass_all(match)
    assert gems(match) == 2
    assert [find(match.game, name).turned for name in ("Red Well", "Blue Well")] == [1, 1]


def test_x_stops_at_its_cap() -> None:
    pump = card("Pump", activated(gain(a.X()), cost=co.Cost((co.Mana(variable="X", most=1),))))
    match = Setup().put(pump).put(RED_WELL).put(BLUE_WELL).match()
    act(match, "ability Pump")
    assert isinstance(match.question, ChooseNumber) and match.question.high == 1


def test_x_sets_how_many_targets_there_are() -> None:
    wave = card(
        "Wave",
        activated(fx.Choose(1, FOES, a.X(), a.X()), fx.Rest(n.Bound(1)), cost=co.Cost((co.Mana(variable="X"),))),
    )
    match = Setup().put(wave).put(RED_WELL).put(BLUE_WELL).put(card("A"), 1).put(card("B"), 1).put(card("C"), 1).match()
    act(match, "ability Wave")
    match.answer(2)
    assert isinstance(match.question, ChooseObjects) and (match.question.low, match.question.high) == (2, 2)


# ---------------------------------------------------------------- an attempt that cannot be finished


def refuse(game: Game, play: Play) -> None:
    """A step that finds, after a choice, that the play cannot go on."""
    raise IllegalPlay(NO_TARGET)


def test_an_illegal_play_rewinds_to_just_before_with_the_reason() -> None:
    steps = dict(PLAYING)
    cut = PLAYING["spell"].index(next(step for step in PLAYING["spell"] if step.__name__ == "choose_payment"))
    steps["spell"] = (*PLAYING["spell"][: cut + 1], refuse, *PLAYING["spell"][cut + 1 :])
    setup = Setup(with_rows(SKIRMISH, playing_steps=steps)).put(SPARK, 0, "grip").put(PLAIN, 1).put(card("Second"), 1)
    match = setup.match()
    before, answers = state_hash(match.game.state), list(match.answers)
    offered = choices(match)
    act(match, "spell Spark")
    with pytest.raises(IllegalPlay) as caught:
        match.answer((0,))
    assert caught.value.reason.rule == "T2"
    assert state_hash(match.game.state) == before and match.answers == answers and choices(match) == offered


def test_an_illegal_play_after_changes_rewinds_them_too() -> None:
    steps = dict(PLAYING)
    steps["spell"] = (*PLAYING["spell"], refuse)  # the card is on the stack and paid for by then
    setup = Setup(with_rows(SKIRMISH, playing_steps=steps)).put(SPARK, 0, "grip").put(PLAIN, 1)
    match = setup.match()
    before = match.hash()
    with pytest.raises(IllegalPlay):
        act(match, "spell Spark")
    assert match.hash() == before and lying(match.game, "grip") == ["Spark"] and not match.game.state.stack


def test_a_card_being_played_is_no_longer_where_it_was() -> None:
    """It cannot be discarded to pay for itself, and does not count itself in the grip."""
    lone = card("Lone", cost=1, colours=("red",))
    assert choices(Setup().put(lone, 0, "grip").match()) == ["pass"]
    match = Setup().put(lone, 0, "grip").put(card("Fuel", colours=("red",)), 0, "grip").match()
    assert "unit Lone" in choices(match)
    act(match, "unit Lone")
    assert lying(match.game, "crypt") == ["Fuel"]


def test_a_card_being_played_cannot_be_picked_for_its_own_cost() -> None:
    price = co.Cost((co.MoveSome(group(side=n.YOU, zone="grip"), ONE, "crypt", How.DISCARD),))
    bound = card("Bound", static(st.ExtraCost(group(ITSELF, zone="grip"), price), zone="grip"))
    assert choices(Setup().put(bound, 0, "grip").match()) == ["pass"]
    match = Setup().put(bound, 0, "grip").put(card("Fuel", cost=9, colours=("red",)), 0, "grip").match()
    act(match, "unit Bound")
    assert lying(match.game, "crypt") == ["Fuel"]


@pytest.mark.parametrize(("rules", "offered"), [(SKIRMISH, True), (MELEE, False)])
def test_the_table_says_whether_more_may_be_paid_than_is_asked(rules: Ruleset, offered: bool) -> None:
    setup = Setup(rules).put(card("One", cost=1, colours=("red",)), 0, "grip")
    match = setup.put(card("Fuel", cost=9, colours=("red",)), 0, "grip").match()
    assert ("unit One" in choices(match)) == offered
