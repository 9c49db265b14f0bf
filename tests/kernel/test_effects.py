"""Carrying out a text: as much as possible, all or nothing where it is optional, and nothing for zero times."""

from __future__ import annotations

import pytest

from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import Quality, Stat
from arbiter.script.costs import Cost, PayResource
from tests.kernel.table import MY_UNITS, PLAIN, SELF, UNITS, Setup, card, do, find, group, lying, number, power
from tests.kernel.toy import MELEE

SPARE = card("Spare")


def test_a_mandatory_effect_does_as_much_as_it_can() -> None:
    game = Setup().put(SPARE, 0, "grip").game()
    do(game, 1, fx.Discard(n.OPPONENT, number(3)))
    assert lying(game, "crypt") == ["Spare"]


def test_an_optional_effect_that_cannot_be_done_whole_is_not_offered() -> None:
    game = Setup().put(SPARE, 0, "grip").game()  # no answer is scripted: a question would fail
    done = do(game, 0, fx.May((fx.Discard(n.YOU, number(2)),), slot=7))
    assert done.did[7] is False and lying(game, "grip") == ["Spare"]


@pytest.mark.parametrize("answer", [0, 1])
def test_an_optional_effect_is_done_whole_or_not_at_all(answer: int) -> None:
    game = Setup().put(SPARE, 0, "grip").put(PLAIN).game(answer)
    done = do(game, 0, fx.May((fx.Discard(n.YOU, number(1)), fx.Rest(n.Every(MY_UNITS))), slot=7))
    assert done.did[7] is bool(answer)
    assert (lying(game, "crypt") == ["Spare"]) == bool(answer)
    assert find(game, "Plain").turned == answer


def test_if_you_do_so_follows_only_what_was_done() -> None:
    reward = fx.If(c.Did(7), (fx.GainResource(n.YOU, "gem", number(1)),))
    game = Setup().put(SPARE, 0, "grip").game(1)
    do(game, 0, fx.May((fx.Discard(n.YOU, number(1)),), slot=7), reward)
    assert game.state.resources[0] == {"gem": 1}
    do(game, 0, fx.May((fx.Discard(n.YOU, number(1)),), slot=7), reward)
    assert game.state.resources[0] == {"gem": 1}


def test_a_payment_while_resolving_is_offered_only_to_who_can_pay() -> None:
    price = Cost((PayResource("gem", number(2)),))
    game = Setup(MELEE).put(PLAIN).game(1)
    game.state.resources[1]["gem"] = 2
    done = do(game, 0, fx.MayPay(price, n.OPPONENT, slot=7), source="Plain")
    assert game.state.resources[1].get("gem", 0) == 0
    assert done.did[7] is False  # the third player could not


@pytest.mark.parametrize("times", [0, -1, -5])
def test_zero_or_negative_times_means_not(times: int) -> None:
    game = Setup().put(PLAIN, counters={"charge": 3}).put(SPARE, 0, "library").put(SPARE, 0, "grip").game()
    count = number(times)
    before = game.under_way.changes
    do(
        game,
        0,
        fx.Draw(n.YOU, count),
        fx.Discard(n.YOU, count),
        fx.Mill(n.YOU, count, "crypt"),
        fx.Deal(count, n.Every(UNITS)),
        fx.DealPlayer(count, n.YOU),
        fx.PlaceCounters(n.Every(UNITS), "charge", count),
        fx.RemoveCounters(n.Every(UNITS), "charge", count),
        fx.GainResource(n.YOU, "gem", count),
        fx.Repeat(count, (fx.Rest(n.Every(UNITS)),)),
        fx.Choose(1, UNITS, count, count, target=False),
        fx.Rest(n.Bound(1)),
    )
    assert game.under_way.changes == before
    assert find(game, "Plain").counters == {"charge": 3} and find(game, "Plain").turned == 0


def test_numbers_are_worked_out_when_they_are_needed() -> None:
    game = Setup().put(PLAIN).put(card("Second")).game()
    do(game, 0, fx.GainResource(n.YOU, "gem", a.Count(UNITS)), fx.Destroy(SELF), source="Second")
    do(game, 0, fx.GainResource(n.YOU, "gem", a.Times(a.Count(UNITS), 10)))
    assert game.state.resources[0] == {"gem": 12}


def test_each_player_picks_before_anything_is_discarded_the_turn_player_first() -> None:
    setup = Setup(MELEE)
    for player in range(3):
        setup.put(card(f"A{player}"), player, "grip").put(card(f"B{player}"), player, "grip")
    game = setup.game((0,), (1,), (0,))
    game.state.active = 1
    do(game, 0, fx.Discard(n.EACH, number(1)))
    # answers in turn order: player 1 the first card, player 2 the second, player 0 the first
    assert [lying(game, "crypt", p) for p in range(3)] == [["A0"], ["A1"], ["B2"]]


def test_for_each_player_you_is_that_player() -> None:
    game = Setup(MELEE).game()
    do(game, 0, fx.ForEachPlayer(n.OPPONENT, (fx.GainResource(n.YOU, "gem", number(1)),)))
    assert game.state.resources == [{}, {"gem": 1}, {"gem": 1}]


def test_naming_a_word_and_asking_for_it() -> None:
    game = Setup().put(PLAIN).put(SPARE).game(1)
    named = n.IsNamed(Quality.NAME, 3)
    do(game, 0, fx.Declare(3, Quality.NAME), fx.Rest(n.Every(group(named))))
    assert find(game, "Spare").turned == 1 and find(game, "Plain").turned == 0


def test_what_was_moved_can_be_spoken_of_where_it_went() -> None:
    game = Setup().put(PLAIN).game()
    do(game, 0, fx.Move(n.Bound(1), "void"), fx.Move(n.Bound(1), "grip"), slot1=[find(game, "Plain")])
    assert lying(game, "grip") == ["Plain"]


def test_two_units_fight_with_the_power_they_have() -> None:
    game = Setup().put(card("Big", power=5)).put(card("Small", power=2), 1).game()
    do(game, 0, fx.Fight(n.Bound(1), n.Bound(2)), slot1=[find(game, "Big")], slot2=[find(game, "Small")])
    assert (find(game, "Big").damage, find(game, "Small").damage) == (2, 5)


def test_power_below_zero_counts_as_zero_unless_it_is_changed_again() -> None:
    from arbiter.script import statements as st

    game = Setup().put(PLAIN).put(card("Wall", power=50)).game()
    plain = find(game, "Plain")
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, number(5), -1),)), source="Plain")
    assert power(game, "Plain") == -2
    do(game, 0, fx.Deal(a.StatOf(n.Bound(1), Stat.POWER), n.Bound(2)), slot1=[plain], slot2=[find(game, "Wall")])
    assert find(game, "Wall").damage == 0
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, number(4)),)), source="Plain")
    assert power(game, "Plain") == 2
