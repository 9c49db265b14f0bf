"""Damage: to objects that stand for their player, and reductions that several share."""

from __future__ import annotations

import pytest

from arbiter.kernel.events import Event
from arbiter.kernel.game import Game
from arbiter.kernel.statements import Active
from arbiter.kernel.word_bits import type_bits
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from tests.kernel.table import PLAIN, UNITS, Setup, card, do, find, number, static
from tests.kernel.toy import SKIRMISH, with_rows

ALL = pt.DealsDamage(pt.ANYTHING, to=UNITS)


def second_player(game: Game, active: Active, events: list[Event]) -> int:
    return 1


SHARED = with_rows(SKIRMISH, reduction_chooser=second_player)
ONE_LESS = card("Shield", static(st.ChangeDamage(ALL, add=number(1), reduce=True)), kind="well", power=0)
TWO_LESS = card("Wall", static(st.ChangeDamage(ALL, add=number(2), reduce=True)), kind="well", power=0)
TWICE = card("Fury", static(st.ChangeDamage(ALL, factor=2)), kind="well", power=0)
ANN, BEN = card("Ann", power=9), card("Ben", power=9)


def struck(game: Game) -> tuple[int, int]:
    do(game, 0, fx.Deal(number(3), n.Every(UNITS)))
    return find(game, "Ann").damage, find(game, "Ben").damage


def test_everybodys_damage_is_reduced_where_the_table_says_nothing() -> None:
    assert struck(Setup().put(ONE_LESS).put(ANN).put(BEN).game()) == (2, 2)


@pytest.mark.parametrize(("answers", "left"), [((0,), (2, 3)), ((1,), (3, 2))])
def test_one_reduction_is_for_one_of_those_who_are_damaged_together(
    answers: tuple[int, ...], left: tuple[int, int]
) -> None:
    assert struck(Setup(SHARED).put(ONE_LESS).put(ANN).put(BEN).game(*answers)) == left


@pytest.mark.parametrize(("answers", "left"), [((0, 0), (1, 3)), ((0, 1), (2, 2)), ((1, 1), (3, 1))])
def test_each_point_of_it_goes_where_its_chooser_wants(answers: tuple[int, ...], left: tuple[int, int]) -> None:
    assert struck(Setup(SHARED).put(TWO_LESS).put(ANN).put(BEN).game(*answers)) == left


def test_the_table_says_who_chooses() -> None:
    match = Setup(SHARED).put(ONE_LESS).put(ANN).put(BEN).start()
    asked: list[int] = []

    def note(game: Game, decision: object) -> int:
        asked.append(getattr(decision, "player", -1))
        return 0

    match.agents = [note, note]
    struck(match)
    assert asked == [1]


def test_damage_to_a_single_one_is_reduced_without_a_question() -> None:
    game = Setup(SHARED).put(TWO_LESS).put(ANN).game()
    do(game, 0, fx.Deal(number(3), n.Every(UNITS)))
    assert find(game, "Ann").damage == 1


def test_a_number_that_it_becomes_and_a_factor_hold_for_everybody() -> None:
    nothing = card("Hush", static(st.ChangeDamage(ALL, set_to=number(0))), kind="well", power=0)
    assert struck(Setup(SHARED).put(nothing).put(ANN).put(BEN).game()) == (0, 0)
    assert struck(Setup(SHARED).put(TWICE).put(ANN).put(BEN).game()) == (6, 6)


@pytest.mark.parametrize("shared", [False, True])
def test_the_next_damage_is_all_that_is_dealt_together(shared: bool) -> None:
    rules = SHARED if shared else SKIRMISH
    game = Setup(rules).put(ANN).put(BEN).game()
    do(game, 0, fx.Establish((st.ChangeDamage(ALL, set_to=number(0)),), uses=1))
    assert struck(game) == (0, 0)
    assert struck(game) == (3, 3)


def test_damage_to_an_object_that_stands_for_its_player_is_damage_to_the_player() -> None:
    captain = card("Captain", power=9)
    rules = with_rows(SKIRMISH, player_types=type_bits("unit"))
    hurt: list[tuple[int, int]] = []

    def note(game: Game, event: Event) -> None:
        hurt.append((event.player, event.amount))

    game = Setup(with_rows(rules, hurt=note)).put(captain, player=1).put(PLAIN).game()
    do(game, 0, fx.Deal(number(2), n.Every(UNITS)))
    assert sorted(hurt) == [(0, 2), (1, 2)] and find(game, "Captain").damage == 0


def test_what_different_sources_deal_together_is_not_one_damage() -> None:
    game = Setup(SHARED).put(ONE_LESS).put(ANN).put(BEN).game()
    ann, ben = find(game, "Ann"), find(game, "Ben")
    do(game, 0, fx.Fight(n.Bound(1), n.Bound(2)), slot1=[ann], slot2=[ben])
    assert (ann.damage, ben.damage) == (8, 8)
