"""Chapters 1120 and 903: a barrier against spells of some cost looks at a cost in which X is fixed already."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator

BLAST = chant("Blast", "Destroy target resonator.", cost="{X}")
HEN = resonator("Hen", cost="{0}", size=(300, 300))


def against(barrier: str, stones: int, *others: str) -> Table:
    wall = resonator("Wall", f"[Barrier] ({barrier})")
    return table(BLAST, HEN, wall, stones=stones).field(1, "Wall", *others).hand(0, "Blast")


@pytest.mark.rule("fow", "1120.3", "903.2h", "903.2i")
@pytest.mark.parametrize(("stones", "can"), [(2, False), (3, True)])
def test_a_barrier_against_small_spells_is_passed_by_an_x_that_is_large_enough(stones: int, can: bool) -> None:
    t = against("Total cost 2 or less", stones)
    assert t.can("play", 0, "Blast") is can
    if can:
        assert t.play(0, "Blast").resolve().zone_names(1, "graveyard") == ["Wall"]


@pytest.mark.rule("fow", "1120.3", "903.2h")
def test_only_an_x_with_which_there_is_a_target_can_be_named() -> None:
    t = against("Total cost 2 or more", 4).play(0, "Blast")
    assert t.options() == ["0", "1"]
    t = against("Total cost 2 or less", 4).play(0, "Blast")
    assert t.options() == ["3", "4"]


@pytest.mark.rule("fow", "1120.3", "903.2i")
@pytest.mark.parametrize(("x", "aims"), [(1, ["Hen"]), (3, ["Hen", "Wall"])])
def test_with_a_small_x_the_spell_is_aimed_at_what_has_no_barrier_against_it(x: int, aims: list[str]) -> None:
    t = against("Total cost 2 or less", 3, "Hen").play(0, "Blast", x=x)
    if len(aims) > 1:
        assert sorted(option.split()[0] for option in t.options()) == aims
        t.choose("Wall")
    assert t.resolve().zone_names(1, "graveyard") == aims[-1:]


@pytest.mark.rule("fow", "1120.3", "903.2h-1")
def test_played_without_paying_its_x_is_nothing_for_a_barrier_too() -> None:
    gift = chant("Gift", "Play a card in your hand without paying its cost.")
    wall = resonator("Wall", "[Barrier] (Total cost 2 or less)")
    t = table(BLAST, HEN, wall, gift, stones=4).field(1, "Wall", "Hen").hand(0, "Gift", "Blast")
    t.play(0, "Gift").resolve()
    assert t.resolve_all().zone_names(1, "graveyard") == ["Hen"]
