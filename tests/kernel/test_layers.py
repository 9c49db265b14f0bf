"""Ongoing effects: the ruleset's layers in order, own card first, dependency before timestamps, and how long."""

from __future__ import annotations

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.perform import move
from arbiter.kernel.processes import run_processes
from arbiter.kernel.turn import advance
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Change, Condition, Effect, Lasting, Op, Quality, Stat
from tests.kernel.table import (
    ITSELF,
    PLAIN,
    SELF,
    UNIT,
    UNITS,
    Setup,
    card,
    do,
    find,
    group,
    grows,
    lying,
    number,
    pass_turn,
    power,
    static,
)
from tests.kernel.toy import MELEE


def set_power(value: int) -> st.SetStat:
    return st.SetStat(Stat.POWER, number(value))


def add_power(value: int) -> st.AddStat:
    return st.AddStat(Stat.POWER, number(value))


def change(game: Game, name: str, made: Change, lasting: Lasting = Lasting.TURN, by: int = 0) -> None:
    do(game, by, fx.Modify(SELF, (made,), lasting), source=name)


# ---------------------------------------------------------------- layers


def test_an_earlier_layer_applies_first_whatever_came_first() -> None:
    game = Setup().put(PLAIN).game()
    change(game, "Plain", add_power(2))
    change(game, "Plain", set_power(10))
    assert power(game, "Plain") == 12


def test_within_a_layer_the_later_timestamp_applies_last() -> None:
    game = Setup().put(PLAIN).game()
    change(game, "Plain", set_power(10))
    change(game, "Plain", set_power(7))
    assert power(game, "Plain") == 7


def test_printed_and_current_values_are_two_things() -> None:
    game = Setup().put(PLAIN).game()
    change(game, "Plain", set_power(10))
    assert find(game, "Plain").now.power == 10 and find(game, "Plain").face.traits.power == 3


def test_a_card_that_speaks_of_itself_applies_before_others_in_the_layer() -> None:
    """The older card sets everybody to ten; the younger one's own five comes first all the same."""
    tyrant = card("Tyrant", static(st.Affects(n.Every(UNITS), (set_power(10),))))
    proud = card("Proud", static(st.Affects(SELF, (set_power(5),))))
    game = Setup().put(tyrant).put(proud).game()
    assert find(game, "Tyrant").stamp < find(game, "Proud").stamp
    assert power(game, "Proud") == 10


def test_what_depends_waits_for_what_it_depends_on() -> None:
    """The older effect counts on a word that the younger one gives, in the same layer."""
    dragon = n.Is(Quality.KIND, "dragon")
    herald = card("Herald", static(st.Affects(n.Every(group(dragon)), (st.AddWord(Quality.KIND, "noble"),))))
    brood = card("Brood", static(st.Affects(n.Every(UNITS), (st.AddWord(Quality.KIND, "dragon"),))))
    game = Setup().put(herald).put(brood).put(PLAIN).game()
    assert find(game, "Herald").stamp < find(game, "Brood").stamp
    assert find(game, "Plain").now.kinds == {"dragon", "noble"}


def test_two_that_depend_on_each_other_apply_by_timestamp() -> None:
    def turns(kind: str, into: str) -> st.Affects:
        return st.Affects(n.Every(group(n.Is(Quality.KIND, kind))), (st.SetWords(Quality.KIND, (into,)),))

    one = card("One", static(turns("a", "b")))
    two = card("Two", static(turns("b", "a")))
    first = Setup().put(one).put(two).put(card("Pawn", kinds=("a",))).game()
    assert find(first, "Pawn").now.kinds == {"a"}  # a, then b, then a again
    second = Setup().put(two).put(one).put(card("Pawn", kinds=("a",))).game()
    assert find(second, "Pawn").now.kinds == {"b"}  # no b yet, then b


def test_an_ability_lost_in_an_earlier_layer_no_longer_applies() -> None:
    banner = card("Banner", static(grows(2, n.Every(UNITS))))
    game = Setup().put(banner).put(PLAIN).game()
    assert power(game, "Plain") == 5
    change(game, "Banner", st.LoseAbilities())
    assert power(game, "Plain") == 3


def test_a_granted_static_ability_applies_too() -> None:
    game = Setup().put(PLAIN).put(card("Second")).game()
    change(game, "Plain", st.AddAbility(static(grows(1, n.Every(UNITS)))))
    assert (power(game, "Plain"), power(game, "Second")) == (4, 4)


def test_abilities_and_keywords_are_lost_and_gained_in_order_of_time() -> None:
    game = Setup().put(card("Flier", keywords=("flies",))).game()
    change(game, "Flier", st.LoseAbilities())
    assert find(game, "Flier").now.keywords == frozenset()
    change(game, "Flier", st.AddKeyword("swims"))
    assert find(game, "Flier").now.keywords == {"swims"}
    change(game, "Flier", st.CannotGain("swims"))
    change(game, "Flier", st.AddKeyword("swims"))
    assert find(game, "Flier").now.keywords == frozenset()


def test_a_type_gained_with_power_uses_both_layers() -> None:
    well = card("Golem Well", kind="well", power=0)
    game = Setup().put(well).put(card("Banner", static(grows(1, n.Every(UNITS))))).game()
    change(game, "Golem Well", st.BecomeType("unit", number(4)))
    assert find(game, "Golem Well").now.types == {"unit", "well"} and power(game, "Golem Well") == 5


# ---------------------------------------------------------------- fixed sets and whatever matches


def test_an_effect_of_a_resolved_text_affects_a_fixed_set() -> None:
    game = Setup().put(PLAIN).put(card("Late"), 0, "grip").game()
    do(game, 0, fx.Modify(n.Every(UNITS), (add_power(2),)))
    move(game, find(game, "Late"), "arena")
    assert (power(game, "Plain"), power(game, "Late")) == (5, 3)


def test_an_effect_of_a_static_ability_affects_whatever_matches() -> None:
    banner = card("Banner", static(grows(2, n.Every(group(UNIT, n.Not(ITSELF))))))
    game = Setup().put(banner).put(PLAIN).put(card("Late"), 0, "grip").game()
    move(game, find(game, "Late"), "arena")
    assert (power(game, "Plain"), power(game, "Late"), power(game, "Banner")) == (5, 5, 3)
    move(game, find(game, "Banner"), "crypt")
    assert power(game, "Plain") == 3


def test_the_number_of_a_resolved_text_is_fixed_and_that_of_a_static_one_is_not() -> None:
    count = a.Count(UNITS)
    crowd = card("Crowd", static(st.Affects(SELF, (st.AddStat(Stat.POWER, count),))), power=0)
    game = Setup().put(crowd).put(PLAIN).put(card("Late"), 0, "grip").game()
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, count),)), source="Plain")
    assert (power(game, "Crowd"), power(game, "Plain")) == (2, 5)
    move(game, find(game, "Late"), "arena")
    assert (power(game, "Crowd"), power(game, "Plain")) == (3, 5)


@pytest.mark.parametrize(
    ("condition", "action"),
    [
        (c.Exists(n.Group((), ("grip",), n.YOU), a.Number(1)), fx.Draw(n.YOU, a.Number(1))),
        (c.Exists(n.Group((), ("crypt",), n.YOU), a.Number(1)), fx.Mill(n.YOU, a.Number(1), "crypt")),
        (c.Compare(a.Resource(n.YOU, "gem"), Op.GE, a.Number(1)), fx.GainResource(n.YOU, "gem", a.Number(1))),
        (
            c.Compare(a.CountersOn(SELF, "charge"), Op.GE, a.Number(1)),
            fx.PlaceCounters(n.Every(UNITS), "charge", a.Number(1)),
        ),
        (c.Compare(a.StatOf(SELF, Stat.DAMAGE), Op.GE, a.Number(1)), fx.Deal(a.Number(1), n.Every(UNITS))),
    ],
)
def test_a_conditional_static_ability_follows_whatever_it_reads(condition: Condition, action: Effect) -> None:
    mood = card("Mood", static(grows(4), when=condition))
    game = Setup().put(mood).put(PLAIN, 0, "library").game()
    assert power(game, "Mood") == 3
    do(game, 0, action)
    assert power(game, "Mood") == 7


def test_a_static_ability_works_from_another_zone_where_it_says_so() -> None:
    ghost = card("Ghost", static(grows(1, n.Every(UNITS)), zone="crypt"))
    game = Setup().put(PLAIN).put(ghost, 0, "crypt").game()
    assert power(game, "Plain") == 4
    move(game, find(game, "Ghost"), "void")
    assert power(game, "Plain") == 3


def test_an_ongoing_effect_may_hold_only_while_something_is_so() -> None:
    game = Setup().put(PLAIN).game()
    alone = c.Compare(a.Count(UNITS), Op.EQ, number(1))
    do(game, 0, fx.Modify(SELF, (add_power(4),), Lasting.GAME, alone), source="Plain")
    assert power(game, "Plain") == 7
    second = Setup().put(PLAIN).put(card("Second")).game()
    do(second, 0, fx.Modify(SELF, (add_power(4),), Lasting.GAME, alone), source="Plain")
    assert power(second, "Plain") == 3
    do(second, 0, fx.Destroy(SELF), source="Second")
    assert power(second, "Plain") == 7


# ---------------------------------------------------------------- durations


def lasts(game: Game, turns: int) -> list[bool]:
    """Is the effect on Plain in force in this turn, and in each of the next?"""
    found = [power(game, "Plain") != 3]
    for _ in range(turns):
        pass_turn(game)
        found.append(power(game, "Plain") != 3)
    return found


@pytest.mark.parametrize(
    ("lasting", "active", "expected"),
    [
        (Lasting.TURN, 0, [True, False, False, False]),
        (Lasting.TURN, 1, [True, False, False, False]),
        (Lasting.OPPONENT_TURN, 0, [True, True, False, False]),
        (Lasting.OPPONENT_TURN, 1, [True, False, False, False]),
        (Lasting.NEXT_TURN, 0, [True, True, False, False]),
        (Lasting.YOUR_NEXT_TURN, 0, [True, True, True, False]),
        (Lasting.YOUR_NEXT_TURN, 1, [True, True, False, False]),
        (Lasting.NEXT_TURN_START, 0, [True, True, False, False]),
        (Lasting.NEXT_TURN_START, 1, [True, False, False, False]),
        (Lasting.GAME, 0, [True, True, True, True]),
        (Lasting.ON_FIELD, 0, [True, True, True, True]),
        (Lasting.COMBAT, 0, [True, False, False, False]),
    ],
)
def test_how_long_an_effect_of_player_0_lasts(lasting: Lasting, active: int, expected: list[bool]) -> None:
    game = Setup(active=active).put(PLAIN).game()
    change(game, "Plain", add_power(2), lasting)
    assert lasts(game, 3) == expected


def test_until_your_next_turn_begins_lasts_through_everybody_elses() -> None:
    game = Setup(MELEE).put(PLAIN).game()
    change(game, "Plain", add_power(2), Lasting.NEXT_TURN_START)
    assert lasts(game, 3) == [True, True, True, False]


def test_until_your_next_turn_begins_ends_at_an_extra_turn_of_your_own() -> None:
    game = Setup().put(PLAIN).game()
    do(game, 0, fx.ExtraTurn(n.YOU))
    change(game, "Plain", add_power(2), Lasting.NEXT_TURN_START)
    pass_turn(game)
    assert game.state.active == 0 and power(game, "Plain") == 3


def test_until_the_end_of_an_opponents_turn_waits_for_that_turn() -> None:
    """Your own extra turn comes between: the effect is still there."""
    game = Setup().put(PLAIN).game()
    do(game, 0, fx.ExtraTurn(n.YOU))
    change(game, "Plain", add_power(2), Lasting.OPPONENT_TURN)
    assert lasts(game, 3) == [True, True, True, False]


def test_while_its_source_stays_an_effect_ends_with_the_source() -> None:
    game = Setup().put(PLAIN).put(card("Source")).game()
    made = fx.Modify(n.Bound(1), (add_power(2),), Lasting.ON_FIELD)
    do(game, 0, made, source="Source", slot1=[find(game, "Plain")])
    assert power(game, "Plain") == 5
    move(game, find(game, "Source"), "grip")
    run_processes(game)
    assert power(game, "Plain") == 3


def test_a_combat_effect_ends_with_the_step_and_not_before() -> None:
    game = Setup(step="clash").put(PLAIN).game()
    change(game, "Plain", add_power(2), Lasting.COMBAT)
    while game.state.step == "clash":
        assert power(game, "Plain") == 5
        advance(game)
    assert power(game, "Plain") == 3


def test_a_rule_established_for_a_turn_ends_with_it() -> None:
    game = Setup().put(PLAIN).game()
    do(game, 0, fx.Establish((st.Forbid(pt.Moves(UNITS, "arena")),)))
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "arena") == ["Plain"]
    pass_turn(game)
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "arena") == []
