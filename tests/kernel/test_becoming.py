"""What becomes something else for a time, in straight runs: what it is, what it gets, and who counts it."""

from __future__ import annotations

from arbiter.kernel.game import Game
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.perform import move
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.base import Change, Lasting, Op, Quality, Stat
from tests.kernel.table import (
    PLAIN,
    SELF,
    UNITS,
    Setup,
    activated,
    card,
    do,
    find,
    grows,
    number,
    pass_turn,
    power,
    static,
)

WELL = card("Golem Well", kind="well", power=0)
BANNER = card("Banner", static(grows(1, n.Every(UNITS))))
CROWD = card("Crowd", static(st.Affects(SELF, (st.AddStat(Stat.POWER, a.Count(UNITS)),))), power=0)
WAKES = st.BecomeType("unit", number(4))
MY_TURN = c.IsTurnOf(n.YOU)


def wake(game: Game, *changes: Change) -> None:
    do(game, 0, fx.Modify(SELF, (WAKES, *changes)), source="Golem Well")


def types(game: Game, name: str) -> set[str]:
    return set(find(game, name).now.types)


def test_what_becomes_a_unit_for_a_turn_gets_what_units_get_and_the_rest_is_left_alone() -> None:
    game = Setup().put(WELL).put(BANNER).put(PLAIN).game()
    wake(game)
    assert (types(game, "Golem Well"), power(game, "Golem Well")) == ({"well", "unit"}, 5)
    pass_turn(game)
    assert (types(game, "Golem Well"), power(game, "Golem Well")) == ({"well"}, 0)


def test_it_is_found_among_the_units_and_what_it_has_gained_can_be_used() -> None:
    game = Setup().put(WELL).put(PLAIN).game()
    do(game, 0, fx.Modify(n.Every(UNITS), (st.AddStat(Stat.POWER, number(1)),)))
    wake(game, st.AddAbility(activated(text="stomp")))
    do(game, 0, fx.Modify(n.Every(UNITS), (st.AddStat(Stat.POWER, number(1)),)))
    assert (power(game, "Golem Well"), power(game, "Plain")) == (5, 5)
    assert [program.text for _, program in abilities_in_play(game).usable[0]] == ["stomp"]
    pass_turn(game)
    do(game, 0, fx.Modify(n.Every(UNITS), (st.AddStat(Stat.POWER, number(1)),)))
    assert (power(game, "Golem Well"), power(game, "Plain")) == (0, 4)
    assert abilities_in_play(game).usable == [[], []]


def test_who_counts_units_counts_it() -> None:
    game = Setup().put(WELL).put(CROWD).game()
    assert power(game, "Crowd") == 1
    wake(game)
    assert power(game, "Crowd") == 2
    pass_turn(game)
    assert power(game, "Crowd") == 1


def test_a_count_that_is_not_followed_is_made_in_its_place() -> None:
    """While something has become a unit when everything is worked out, counts of units are not followed."""
    sleeper = card("Sleeper", static(st.Affects(SELF, (WAKES,)), when=MY_TURN), kind="well", power=0)
    game = Setup().put(sleeper).put(CROWD).put(WELL).game()
    assert power(game, "Crowd") == 2
    wake(game)
    assert power(game, "Crowd") == 3
    pass_turn(game)
    assert power(game, "Crowd") == 1


def test_who_counts_before_everything_else_is_settled_counts_what_there_is_then() -> None:
    """What counts to set its power does so in an earlier layer than what only adds."""
    crowd = card("Crowd", static(st.Affects(SELF, (st.SetStat(Stat.POWER, a.Count(UNITS)),))), power=0)
    game = Setup().put(WELL).put(crowd).game()
    wake(game)
    assert power(game, "Crowd") == 2
    pass_turn(game)
    assert power(game, "Crowd") == 1


def test_a_static_ability_that_it_gains_reaches_others() -> None:
    game = Setup().put(WELL).put(PLAIN).game()
    wake(game, st.AddAbility(static(grows(2, n.Every(UNITS)))))
    assert (power(game, "Golem Well"), power(game, "Plain")) == (6, 5)
    pass_turn(game)
    assert (power(game, "Golem Well"), power(game, "Plain")) == (0, 3)


def test_what_leaves_takes_what_it_has_gained_with_it() -> None:
    game = Setup().put(WELL).put(PLAIN).put(BANNER).game()
    wake(game, st.AddAbility(activated(text="stomp")))
    move(game, find(game, "Golem Well"), "crypt")
    assert abilities_in_play(game).usable == [[], []]
    second = Setup().put(WELL).put(PLAIN).game()
    wake(second, st.AddAbility(static(grows(2, n.Every(UNITS)))))
    assert power(second, "Plain") == 5
    move(second, find(second, "Golem Well"), "crypt")
    assert power(second, "Plain") == 3


def test_what_had_lost_its_static_abilities_has_them_again_when_that_is_over() -> None:
    herald = card("Herald", static(grows(2, n.Every(UNITS))))
    game = Setup().put(herald).put(PLAIN).game()
    do(game, 0, fx.Modify(SELF, (st.LoseAbilities(),)), source="Herald")
    assert (power(game, "Herald"), power(game, "Plain")) == (3, 3)
    pass_turn(game)
    assert (power(game, "Herald"), power(game, "Plain")) == (5, 5)


def test_the_order_is_that_of_all_effects() -> None:
    """What was set later stays, and what is added comes after what is set."""
    game = Setup().put(WELL).put(BANNER).game()
    do(game, 0, fx.Modify(SELF, (st.SetStat(Stat.POWER, number(9)),)), source="Golem Well")
    wake(game)
    assert power(game, "Golem Well") == 5
    do(game, 0, fx.Modify(SELF, (st.SetStat(Stat.POWER, number(7)),)), source="Golem Well")
    assert power(game, "Golem Well") == 8


def test_a_condition_turns_its_own_object_without_the_rest() -> None:
    sleeper = card("Sleeper", static(st.Affects(SELF, (WAKES,)), when=MY_TURN), kind="well", power=0)
    game = Setup().put(sleeper).put(BANNER).game()
    assert power(game, "Sleeper") == 5
    pass_turn(game)
    assert (types(game, "Sleeper"), power(game, "Sleeper")) == ({"well"}, 0)
    pass_turn(game)
    assert (types(game, "Sleeper"), power(game, "Sleeper")) == ({"well", "unit"}, 5)


def test_a_count_that_is_not_in_force_is_not_followed() -> None:
    many = static(st.Affects(SELF, (st.AddStat(Stat.POWER, a.Count(UNITS)),)), when=MY_TURN)
    game = Setup().put(card("Proud", many)).put(PLAIN).put(card("Late"), 0, "grip").put(card("Last"), 0, "grip").game()
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, number(10)),), Lasting.GAME), source="Proud")
    assert power(game, "Proud") == 15
    pass_turn(game)
    assert power(game, "Proud") == 13
    move(game, find(game, "Late"), "arena")
    assert power(game, "Proud") == 13
    pass_turn(game)
    assert power(game, "Proud") == 16
    move(game, find(game, "Last"), "arena")
    assert power(game, "Proud") == 17


def test_a_newcomer_that_makes_something_else_of_itself() -> None:
    sleeper = card("Sleeper", static(st.Affects(SELF, (WAKES,)), when=MY_TURN), kind="well", power=0)
    game = Setup().put(BANNER).put(sleeper, 0, "grip").game()
    move(game, find(game, "Sleeper"), "arena")
    assert (types(game, "Sleeper"), power(game, "Sleeper")) == ({"well", "unit"}, 5)
    pass_turn(game)
    assert (types(game, "Sleeper"), power(game, "Sleeper")) == ({"well"}, 0)


def test_a_newcomer_that_also_changes_others_does_both() -> None:
    herald = card(
        "Herald",
        static(st.Affects(SELF, (st.AddWord(Quality.KIND, "noble"),))),
        static(grows(1, n.Every(UNITS))),
    )
    game = Setup().put(PLAIN).put(herald, 0, "grip").game()
    move(game, find(game, "Herald"), "arena")
    assert (power(game, "Plain"), power(game, "Herald")) == (4, 4)
    assert find(game, "Herald").now.kinds == {"noble"}


def test_conditions_see_things_as_they_are_printed_where_they_do_not_see_effects() -> None:
    """Two units are printed; a third has only become one: with the second gone there is one for the condition."""
    lonely = card("Lonely", static(grows(4), when=c.Compare(a.Count(UNITS), Op.GE, number(2))))
    game = Setup().put(lonely).put(PLAIN).put(WELL).game()
    wake(game)
    assert power(game, "Lonely") == 7
    move(game, find(game, "Plain"), "crypt")
    assert power(game, "Lonely") == 3


def test_what_is_said_on_a_condition_is_said_anew() -> None:
    """What a text says, and does not change, hinges on what things have become."""
    says = st.CostChange(UNITS, n.YOU, number(1))
    lord = card("Lord", static(says, when=c.Compare(a.Count(UNITS), Op.GE, number(2))))
    game = Setup().put(lord).put(WELL).game()
    assert st.CostChange not in game.says
    wake(game)
    assert len(game.says[st.CostChange]) == 1
    pass_turn(game)
    assert st.CostChange not in game.says
