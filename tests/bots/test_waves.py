"""Attacks that pay as a whole though none of them does alone, and fights in which both fall."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.bots.battle import Field, attack_value
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.habits import FIRST, TODAY, Habits
from arbiter.bots.valuer import Valuer
from arbiter.bots.waves import Wave, wave_values
from arbiter.bots.worth import weights_of
from arbiter.games.fftcg.paying import ELEMENTS_WITH_CP
from arbiter.kernel.decisions import ChooseObjects
from arbiter.testing import Table, scenario


def board(mine: list[int], theirs: list[int]) -> Table:
    """Fighters of these powers, ready on both sides, before the first player declares an attack; no two of a player
    are of one Element, so there are no parties."""
    table = scenario("fftcg")
    for player, powers in enumerate((mine, theirs)):
        for element, power in zip(ELEMENTS_WITH_CP, powers, strict=False):
            name = f"{element} {power}"
            table.define(name=name, type="forward", element=[element], cost=3, power=power, text="", generic=True)
            table.field(player, name)
    return table.to("attack_declaration")


def attackers(table: Table, habits: Habits) -> int:
    """How many would attack first: one, or nobody."""
    question = table.question
    assert isinstance(question, ChooseObjects) and question.why == "attack"
    answer = GreedyBot(1, habits=habits)(table.game, question)
    assert isinstance(answer, tuple)
    return len(answer)


def test_one_guard_does_not_stop_a_wave() -> None:
    table = board([7000, 7000, 7000, 7000], [9000])
    assert attackers(table, replace(TODAY, attacks_in_waves=False)) == 0 and attackers(table, FIRST) == 0
    assert attackers(table, TODAY) == 1


def test_a_wave_that_breaks_on_its_guards_is_not_begun() -> None:
    assert attackers(board([5000, 5000], [9000, 9000, 9000]), TODAY) == 0


def test_a_guard_that_was_hurt_falls_to_the_next() -> None:
    table = board([7000, 7000], [9000])
    weights = weights_of("fftcg")
    assert weights is not None
    field, valuer = Field(table.game, weights, 0), Valuer(table.game, weights, 0)
    first, second = field.mine
    wave = Wave(field, valuer)
    assert wave.clash(first, field.theirs[0]) == (True, False)
    wave.hurt[field.theirs[0].id] = 7000
    assert wave.clash(second, field.theirs[0]) == (True, True)
    assert len(wave_values(field, valuer, field.mine)) == 2


@pytest.mark.parametrize(("habits", "less"), [(TODAY, False), (replace(TODAY, sees_who_falls=False), True)])
def test_who_falls_is_not_missed_as_a_guard_besides(habits: Habits, less: bool) -> None:
    table = board([8000], [8000])
    weights = weights_of("fftcg")
    assert weights is not None
    field, valuer = Field(table.game, weights, 0, habits), Valuer(table.game, weights, 0, habits)
    assert (attack_value(field, valuer, field.mine[0], field.mine) < 0) is less
