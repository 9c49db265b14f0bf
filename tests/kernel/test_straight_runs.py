"""Games that run straight on: what the engine keeps from one moment to the next is what looking anew would give.

A scenario works everything out anew at every answer. Here nothing is answered from outside, so whatever was kept
is used.
"""

from __future__ import annotations

from arbiter.kernel.perform import move
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from arbiter.script import statements as st
from arbiter.script.base import Quality, Stat, Status
from tests.kernel.table import (
    ITSELF,
    ME,
    PLAIN,
    RED_WELL,
    SELF,
    UNIT,
    Setup,
    activated,
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

# ---------------------------------------------------------------- a text that is read again


LEAVES = p.Moves(ME, origin="arena", other_than_origin=True)
ANOTHER = group(UNIT, n.Not(ITSELF))
# Whenever it would leave, a unit of its controller's choice falls instead.
TYRANT = card(
    "Tyrant",
    static(st.Replace(LEAVES, (fx.Choose(0, ANOTHER, number(1), number(1)), fx.Destroy(n.Bound(0))))),
)


def test_what_a_replacement_has_bound_is_bound_for_that_time_only() -> None:
    second = card("Second")
    game = Setup().put(TYRANT).put(PLAIN).put(second).game((0,), (0,))
    move(game, find(game, "Tyrant"), "crypt")
    assert lying(game, "crypt") == ["Plain"]
    move(game, find(game, "Tyrant"), "crypt")
    assert lying(game, "crypt") == ["Plain", "Second"] and lying(game, "arena") == ["Tyrant"]


# ---------------------------------------------------------------- what a text looks at


MINE = group(UNIT, n.Speaks("swing"), side=n.YOU)
CHOIR = card("Choir", static(st.Affects(SELF, (st.AddStat(Stat.POWER, a.Count(MINE)),)), text="sings"))
SWING = st.AddAbility(activated(text="swing"))


def test_who_counts_abilities_counts_those_that_are_gained_and_lost() -> None:
    game = Setup().put(CHOIR).put(PLAIN).game()
    assert power(game, "Choir") == 3
    do(game, 0, fx.Modify(SELF, (SWING,)), source="Plain")
    assert power(game, "Choir") == 4
    pass_turn(game)
    assert power(game, "Choir") == 3


def test_a_frozen_unit_is_seen_to_be_frozen_at_once() -> None:
    sleeper = card("Sleeper", static(grows(2), when=c.Holds(SELF, (n.In(Status.FROZEN),))))
    game = Setup().put(sleeper).game()
    do(game, 0, fx.Freeze(SELF), source="Sleeper")
    assert power(game, "Sleeper") == 5


def test_a_shuffled_pile_has_another_card_on_top() -> None:
    """Its cards are new objects: what was known of the top card is not known of the next."""
    seer = card("Seer", static(grows(2), when=c.Holds(n.TopCards(n.YOU, number(1)), (n.Is(Quality.TYPE, "well"),))))
    setup = Setup().put(seer)
    for _ in range(3):
        setup.put(PLAIN, 0, "library").put(RED_WELL, 0, "library")
    game = setup.game()
    found = set()
    for _ in range(12):
        do(game, 0, fx.Shuffle(n.YOU))
        is_well = game.pile("library", 0)[-1].face is RED_WELL
        found.add(is_well)
        assert power(game, "Seer") == (5 if is_well else 3)
    assert found == {True, False}


# ---------------------------------------------------------------- who speaks from out of play


BANNER = card("Banner", static(grows(2, n.Every(group(UNIT))), zone="crypt"))


def test_who_speaks_from_out_of_play_is_heard_as_it_comes_and_goes_and_nobody_else_there() -> None:
    silent = card("Silent", static(grows(1)))  # speaks in play only
    game = Setup().put(PLAIN).put(BANNER).put(silent).game()
    assert power(game, "Plain") == 3
    move(game, find(game, "Banner"), "crypt")
    assert power(game, "Plain") == 5
    worked_out = game.index.worked_out
    move(game, find(game, "Silent"), "void")
    assert power(game, "Plain") == 5 and game.index.worked_out is not worked_out  # it spoke in play
    worked_out = game.index.worked_out
    move(game, find(game, "Silent"), "crypt")
    assert power(game, "Plain") == 5 and game.index.worked_out is worked_out
    move(game, find(game, "Banner"), "void")
    assert power(game, "Plain") == 3
