"""Costs of every kind: paid together, chosen between, alternative, extra, raised, lowered, and restricted."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import (
    ChooseOption,
    ChoosePayment,
    Confirm,
)
from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Amount, CostPart, How, Quality, Stat
from tests.kernel.table import (
    BLUE_WELL,
    ITSELF,
    ME,
    MY_UNITS,
    PLAIN,
    RED_WELL,
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
    static,
    triggered,
)

ONE = number(1)


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


@pytest.mark.parametrize(
    ("parts", "counters", "payable"),
    [
        ((co.MoveThis("crypt", How.PUT), co.MoveThis("void", How.REMOVE)), 0, False),
        ((co.MoveThis("crypt", How.PUT), co.MoveThing(n.Self(), "crypt", How.PUT)), 0, False),
        ((co.RestThis(), co.RestThis()), 0, False),
        ((co.RestThis(), co.MoveThis("crypt", How.PUT)), 0, True),
        ((co.MoveTop(ONE, "void", How.REMOVE), co.MoveTop(number(2), "crypt", How.PUT)), 0, False),
        ((co.MoveTop(ONE, "void", How.REMOVE), co.MoveTop(ONE, "crypt", How.PUT)), 0, True),
        ((co.TakeCounters("charge", ONE), co.TakeCounters("charge", ONE)), 1, False),
        ((co.TakeCounters("charge", ONE), co.TakeCounters(None, ONE)), 1, False),
        ((co.TakeCounters("charge", ONE), co.TakeCounters(None, ONE)), 2, True),
    ],
)
def test_parts_of_a_cost_that_pick_nothing_do_not_share_what_pays(
    parts: tuple[CostPart, ...], counters: int, payable: bool
) -> None:
    """There are two cards in the deck; nothing moves or rests twice, and no counter is taken off twice."""
    twice = card("Twice", activated(gain(), cost=co.Cost(parts)))
    setup = Setup().put(card("First"), 0, "library").put(card("Second"), 0, "library")
    match = setup.put(twice, counters={"charge": counters} if counters else {}).match()
    assert choices(match) == (["pass", "ability Twice"] if payable else ["pass"])


def test_two_parts_that_move_the_top_of_the_deck_move_one_card_after_the_other() -> None:
    parts = (co.MoveTop(ONE, "void", How.REMOVE), co.MoveTop(ONE, "crypt", How.PUT))
    setup = Setup().put(card("Deep"), 0, "library").put(card("High"), 0, "library")
    match = setup.put(card("Miner", activated(gain(), cost=co.Cost(parts)))).match()
    act(match, "ability Miner")
    assert lying(match.game, "void") == ["High"] and lying(match.game, "crypt") == ["Deep"]


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
    assert isinstance(match.question, ChooseOption) and match.question.options == (
        "2: rested: this card",
        "3: take off 1 charge",
    )
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
