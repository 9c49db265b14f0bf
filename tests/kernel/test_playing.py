"""Playing by steps: modes, X, targets, division, costs of every kind; and an attempt that cannot be finished."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.kernel.decisions import (
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChoosePayment,
    Confirm,
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
from arbiter.script import conditions as c
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import How, Quality, Stat
from tests.kernel.table import (
    BLUE_WELL,
    ITSELF,
    ME,
    MY_UNITS,
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
from tests.kernel.toy import MELEE, NO_TARGET, PLAYING, SKIRMISH

ONE = number(1)
FOES = group(UNIT, side=n.OPPONENT)
SPARK = card("Spark", spell(fx.Choose(1, FOES, ONE, ONE), fx.Deal(number(2), n.Bound(1))), kind="spell")


def gain(amount: a.Amount = ONE) -> fx.GainResource:
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


# ---------------------------------------------------------------- costs


def test_costs_of_every_kind_are_paid_together() -> None:
    cost = co.Cost(
        (
            co.Mana((("red", 1),), 0),
            co.RestThis(),
            co.MoveSome(group(side=n.YOU, zone="grip"), ONE, "crypt", How.DISCARD),
            co.TakeCounters("charge", number(2)),
            co.PayResource("ore", ONE),
            co.MoveTop(ONE, "void", How.REMOVE),
            co.RestSome(group(n.Is(Quality.NAME, "Helper"), side=n.YOU), ONE),
            co.PutCounters("rust", ONE),
        )
    )
    setup = (
        Setup()
        .put(card("Engine", activated(gain(), cost=cost)), counters={"charge": 3})
        .put(card("Helper"))
        .put(RED_WELL)
        .put(card("Fuel"), 0, "grip")
        .put(card("Deep"), 0, "library")
    )

    match = setup.match(lambda game: game.state.resources[0].update(ore=1))
    act(match, "ability Engine")
    game = match.game
    engine = find(game, "Engine")
    assert engine.turned == 1 and engine.counters == {"charge": 1, "rust": 1}
    assert game.state.resources[0]["ore"] == 0 and lying(game, "crypt") == ["Fuel"] and lying(game, "void") == ["Deep"]
    assert find(game, "Red Well").turned == 1 and find(game, "Helper").turned == 1


def test_one_card_cannot_pay_twice() -> None:
    """Two cards are asked for and one is there; a helper cannot be both rested and sacrificed."""
    helper = group(n.Is(Quality.NAME, "Helper"), side=n.YOU)
    greedy = card(
        "Greedy",
        activated(gain(), cost=co.Cost((co.RestSome(helper, ONE), co.MoveSome(helper, ONE, "crypt", How.PUT)))),
    )
    assert choices(Setup().put(greedy).put(card("Helper")).match()) == ["pass"]
    match = Setup().put(greedy).put(card("Helper")).put(card("Helper")).match()
    assert choices(match) == ["pass", "ability Greedy"]


def test_what_pays_resources_is_not_also_picked() -> None:
    """One well, needed for the mana; resting "a well you control" needs another."""
    wells = group(n.Is(Quality.TYPE, "well"), side=n.YOU)
    greedy = card("Greedy", activated(gain(), cost=co.Cost((co.Mana((("red", 1),)), co.RestSome(wells, ONE)))))
    assert choices(Setup().put(greedy).put(RED_WELL).match()) == ["pass"]
    match = Setup().put(greedy).put(RED_WELL).put(BLUE_WELL).match()
    act(match, "ability Greedy")
    # only the blue well may be rested for the second part: the red one must pay
    assert find(match.game, "Red Well").turned == 1 and find(match.game, "Blue Well").turned == 1


def test_a_cost_that_cannot_be_paid_because_something_forbids_it() -> None:
    stuck = card(
        "Stuck",
        activated(gain(), cost=co.Cost((co.MoveThis("crypt", How.PUT),))),
        static(st.Forbid(pt.Moves(ME, "arena", "crypt"))),
    )
    assert choices(Setup().put(stuck).match()) == ["pass"]


def test_a_choice_between_costs() -> None:
    either = co.OneOf(((co.PayResource("ore", ONE),), (co.RestThis(),), (co.TakeCounters("charge", ONE),)))
    match = Setup().put(card("Chooser", activated(gain(), cost=co.Cost((either,)))), counters={"charge": 1}).match()
    act(match, "ability Chooser")
    assert isinstance(match.question, ChooseOption) and match.question.options == ("2", "3")
    match.answer(1)
    assert find(match.game, "Chooser").counters is None and find(match.game, "Chooser").turned == 0


def test_the_cost_paid_can_be_asked_about() -> None:
    price = co.MoveSome(group(UNIT, n.Not(ITSELF), side=n.YOU), ONE, "crypt", How.PUT, slot=5)
    altar = card("Altar", activated(gain(a.StatOf(n.Bound(5), Stat.POWER)), cost=co.Cost((price,))))
    match = Setup().put(altar).put(card("Lamb", power=2)).match()
    act(match, "ability Altar")
    pass_all(match)
    resolve_all(match.game)
    assert gems(match) == 2


# ---------------------------------------------------------------- alternative, extra, more and less

DEAR = card("Dear", cost=3, colours=("red",))


def cost_of(setup: Setup, name: str) -> int:
    """How many wells it takes."""
    match = setup.match()
    act(match, f"unit {name}")
    return sum(1 for obj in match.game.field if obj.turned == 1)


def wells(setup: Setup, count: int) -> Setup:
    for _ in range(count):
        setup.put(RED_WELL)
    return setup


def less(amount: int, floor: int | None = None) -> st.CostChange:
    return st.CostChange(n.Group((), (), n.YOU), n.YOU, number(amount), -1, floor)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ((), 3),
        ((less(1),), 2),
        ((less(9),), 0),
        ((less(9, floor=1),), 1),
        ((less(1, floor=3),), 3),
        ((st.CostChange(n.Group((), (), n.YOU), n.YOU, number(2), +1),), 5),
        ((st.CostChange(n.Group((), (), n.YOU), n.YOU, number(2), +1), less(4, floor=1)), 1),
        ((st.CostChange(n.Group((), (), n.YOU), n.YOU, number(0), set_to=number(1)),), 1),
        ((less(1), st.CostChange(n.Group((), (), n.YOU), n.YOU, number(0), set_to=number(5))), 4),
    ],
)
def test_costs_are_set_then_raised_then_lowered_to_their_floor(
    changes: tuple[st.CostChange, ...], expected: int
) -> None:
    setup = wells(Setup(), 5).put(DEAR, 0, "grip").put(card("Last"), 0, "grip")
    if changes:
        setup.put(card("Market", static(*changes), power=9))
    assert cost_of(setup, "Dear") == expected


def test_a_change_for_others_does_not_concern_you() -> None:
    tax = st.CostChange(n.Group((), (), n.OPPONENT), n.OPPONENT, number(2), +1)
    setup = wells(Setup(), 5).put(card("Tax", static(tax))).put(DEAR, 0, "grip").put(card("Last"), 0, "grip")
    assert cost_of(setup, "Dear") == 3


def test_a_change_for_the_next_card_only_is_used_up() -> None:
    setup = wells(Setup(), 6).put(DEAR, 0, "grip").put(card("Dear Too", cost=3, colours=("red",)), 0, "grip")
    setup.put(card("Last"), 0, "grip")

    def prepare(game: Game) -> None:
        do(game, 0, fx.Establish((less(2),), uses=1))

    match = setup.match(prepare)
    act(match, "unit Dear")
    assert sum(obj.turned for obj in match.game.field) == 1
    act(match, "unit Dear Too")
    assert sum(obj.turned for obj in match.game.field) == 4


def test_an_alternative_cost_is_offered_beside_the_usual_one() -> None:
    other = st.AlternativeCost(group(ITSELF, zone="grip"), co.Cost((co.PayResource("ore", ONE),)))
    trade = card("Trade", static(other, zone="grip"), cost=2, colours=("red",))
    rich = wells(Setup(), 2).put(trade, 0, "grip")

    match = rich.match(lambda game: game.state.resources[0].update(ore=1))
    act(match, "unit Trade")
    assert isinstance(match.question, ChooseOption)
    match.answer(1)
    assert match.game.state.resources[0]["ore"] == 0 and sum(obj.turned for obj in match.game.field) == 0


def test_an_alternative_cost_is_the_only_one_where_the_usual_cannot_be_paid() -> None:
    other = st.AlternativeCost(group(ITSELF, zone="grip"), co.Cost((co.MoveSome(MY_UNITS, ONE, "crypt", How.PUT),)))
    trade = card("Trade", static(other, zone="grip"), cost=2, colours=("red",))
    match = Setup().put(trade, 0, "grip").put(PLAIN).match()
    assert choices(match) == ["pass", "unit Trade"]
    act(match, "unit Trade")
    assert lying(match.game, "crypt") == ["Plain"] and lying(match.game, "arena") == ["Trade"]


def extra(optional: bool, reduces: int | None = None) -> st.ExtraCost:
    price = co.Cost((co.MoveSome(MY_UNITS, ONE, "crypt", How.PUT),))
    cut = None if reduces is None else number(reduces)
    return st.ExtraCost(group(ITSELF, zone="grip"), price, optional, cut)


def test_a_required_extra_cost_must_be_payable() -> None:
    bound = card("Bound", static(extra(False), zone="grip"))
    assert choices(Setup().put(bound, 0, "grip").match()) == ["pass"]
    match = Setup().put(bound, 0, "grip").put(PLAIN).match()
    act(match, "unit Bound")
    assert lying(match.game, "crypt") == ["Plain"]


@pytest.mark.parametrize("taken", [0, 1])
def test_an_optional_extra_cost_is_declared_and_remembered(taken: int) -> None:
    kicker = card(
        "Kicker",
        static(extra(True), zone="grip"),
        triggered(pt.Moves(ME, to="arena"), gain(), when=c.WasPaid("extra:0")),
    )
    match = Setup().put(kicker, 0, "grip").put(PLAIN).match()
    act(match, "unit Kicker")
    assert isinstance(match.question, Confirm)
    match.answer(taken)
    resolve_all(match.game)
    assert gems(match) == taken and (lying(match.game, "crypt") == ["Plain"]) == bool(taken)


def test_an_extra_cost_may_lower_the_rest() -> None:
    kicker = card("Kicker", static(extra(True, reduces=2), zone="grip"), cost=2, colours=("red",))
    match = wells(Setup(), 2).put(kicker, 0, "grip").put(PLAIN).match()
    act(match, "unit Kicker")
    match.answer(1)
    assert sum(obj.turned for obj in match.game.field) == 0


def test_a_payment_rule_restricts_the_colour_or_frees_it() -> None:
    only = st.PayRule(pt.ANYTHING, "only:red")
    free = st.PayRule(pt.ANYTHING, "any_colour")
    blue = card("Blue Thing", cost=1, colours=("blue",))
    red = card("Red Thing", cost=2, colours=("red",))
    assert choices(Setup().put(blue, 0, "grip").put(RED_WELL).match()) == ["pass"]
    assert choices(Setup().put(blue, 0, "grip").put(RED_WELL).put(card("Law", static(free))).match())[1:]
    mixed = Setup().put(red, 0, "grip").put(RED_WELL).put(BLUE_WELL)
    assert choices(mixed.match()) == ["pass", "unit Red Thing"]
    assert choices(mixed.put(card("Law", static(only))).match()) == ["pass"]


def test_a_player_who_wants_to_chooses_the_payment() -> None:
    setup = Setup().put(card("Thing", cost=1, colours=("red",)), 0, "grip").put(RED_WELL)
    setup.put(card("Rainbow", kind="well", colours=("blue", "red"), power=0))
    setup.manual = 1
    match = setup.match()
    act(match, "unit Thing")
    assert isinstance(match.question, ChoosePayment) and match.options == 2
    rainbow = next(i for i, words in enumerate(match.question.options) if "Rainbow" in words)
    match.answer(rainbow)
    assert find(match.game, "Rainbow").turned == 1 and find(match.game, "Red Well").turned == 0


# ---------------------------------------------------------------- an attempt that cannot be finished


def refuse(game: Game, play: Play) -> None:
    """A step that finds, after a choice, that the play cannot go on."""
    raise IllegalPlay(NO_TARGET)


def test_an_illegal_play_rewinds_to_just_before_with_the_reason() -> None:
    steps = dict(PLAYING)
    cut = PLAYING["spell"].index(next(step for step in PLAYING["spell"] if step.__name__ == "choose_payment"))
    steps["spell"] = (*PLAYING["spell"][: cut + 1], refuse, *PLAYING["spell"][cut + 1 :])
    setup = Setup(replace(SKIRMISH, playing=steps)).put(SPARK, 0, "grip").put(PLAIN, 1).put(card("Second"), 1)
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
    setup = Setup(replace(SKIRMISH, playing=steps)).put(SPARK, 0, "grip").put(PLAIN, 1)
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


@pytest.mark.parametrize(("rules", "offered"), [(SKIRMISH, True), (MELEE, False)])
def test_the_table_says_whether_more_may_be_paid_than_is_asked(rules: Ruleset, offered: bool) -> None:
    setup = Setup(rules).put(card("One", cost=1, colours=("red",)), 0, "grip")
    match = setup.put(card("Fuel", cost=9, colours=("red",)), 0, "grip").match()
    assert ("unit One" in choices(match)) == offered
