"""Cards made from the script's own types: what is kept between questions makes no difference to any game with them.

A difference is shrunk to the texts that make it. Gate Ruler comes first: no published card exercises it.
"""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import patterns as p
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Role, Stat
from arbiter.script.conditions import Holds
from arbiter.script.nouns import YOU, AtOnce, EventThing, Every, Group, Is, Self
from arbiter.script.tokens import Token
from tests.properties.invented import Case, difference, invented, played, shrunk
from tests.properties.inventing.words import texts
from tests.properties.support import setup_of

GAMES = ("gateruler", "fftcg", "fow", "fow5", "caster")


def check(game: str, seed: int) -> None:
    case = invented(game, seed)
    if difference(case):
        least = shrunk(case)
        raise AssertionError(f"{difference(least)}\n{least.told()}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_games_with_invented_cards_are_the_same_with_nothing_kept(game: str, seed: int) -> None:
    check(game, seed)


# ---------------------------------------------------------------- differences that were found, as small as they can be


def test_a_card_that_was_changed_in_the_hand_covers_another() -> None:
    """A text gives cards in the hand a keyword, which puts a copy in their place; one of them levels up (1022.1)."""
    quick = st.Affects(Every(Group(zones=("hand",))), (st.AddKeyword("quickcast"),))
    assert difference(saying("caster", 105, ab.Static(text="quick hands", statements=(quick,)))) == ""


def test_a_ruler_that_a_text_has_made_a_unit_is_dealt_combat_damage() -> None:
    """What dealt it is forgotten as with any unit (14-16e), although it does not stand where units do."""
    become = st.Affects(Self(), (st.BecomeType("unit", Number(3), only=True),))
    text = ab.Static(text="a ruler that fights", statements=(become,), zones=("front", "ruler", "field"))
    assert difference(Case("gateruler", 181, (text,), (("LF-R3", text),), frozenset({"LF-R3"}))) == ""


def test_what_is_no_fighter_is_dealt_damage() -> None:
    """What dealt it is forgotten of whatever was dealt any (FFTCG 12.4.5)."""
    fighters = Group((Is(Quality.TYPE, "forward"),))
    others = st.Treat(fighters, ((Quality.TYPE, "forward"),), ("brave",), ((Stat.LEVEL, 0),))
    text = ab.Static(text="all is one", statements=(others,))
    limit = ab.Keyword(text="‹Limit Break -- 2›", name="limit_break", value=Number(2))
    gone = ab.Triggered(
        text="gone at dawn",
        pattern=p.Readies(Group(zones=("deck",), side=YOU)),
        condition=Holds(EventThing(Role.SUBJECT), (AtOnce(),)),
        effects=(fx.Move(Self(), "break"),),
        limits=ab.Limits(per_turn=1),
    )
    said = (("SR-161H", limit), ("SR-161H", text), ("SR-169L", text), ("SR-169L", gone))
    assert difference(Case("fftcg", 187, (limit, text, gone), said, frozenset({"SR-161H", "SR-169L"}))) == ""


def test_tokens_that_make_others_as_they_enter_are_a_loop_that_nobody_can_stop() -> None:
    """A draw (1301.1c), and no error: the same begins within itself without end."""
    machine = Token(types=("resonator",), kinds=("Machine",), power=200, guard=200)
    more = st.As("enters", (fx.MakeTokens(machine, Number(1)),), Group())
    case = saying("fow", 213, ab.Static(text="more and more", statements=(more,)))
    assert difference(case) == ""
    assert played(case, cold=False)[-1].asked.startswith("over: -1 ")


def saying(game: str, seed: int, text: ab.Ability) -> Case:
    """A game in which every card of both decks says this, beside its own text."""
    keys = {key for deck in setup_of(game, seed).decks for _, part in deck.parts for key in part}
    return Case(game, seed, (text,), tuple((key, text) for key in sorted(keys & texts(game).keys())), frozenset())


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 300))
def test_it_is_so_in_two_hundred_games(game: str, seed: int) -> None:
    check(game, seed)
