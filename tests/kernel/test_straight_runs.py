"""Games that run straight on: what the engine keeps from one moment to the next is what looking anew would give.

A scenario works everything out anew at every answer. Here nothing is answered from outside, so whatever was kept
is used.
"""

from __future__ import annotations

from arbiter.kernel.perform import move
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from arbiter.script import statements as st
from tests.kernel.table import (
    ITSELF,
    ME,
    PLAIN,
    UNIT,
    Setup,
    card,
    find,
    group,
    lying,
    number,
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
