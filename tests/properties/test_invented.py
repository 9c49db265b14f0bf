"""Cards made from the script's own types: what is kept between questions makes no difference to any game with them.

A difference is shrunk to the texts that make it. Gate Ruler comes first: no published card exercises it.
"""

from __future__ import annotations

import pytest

from tests.properties.invented import difference, invented, played, shrunk

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


def test_a_card_that_was_changed_in_the_hand_covers_another() -> None:
    """A text gives cards in the hand a keyword, which puts a copy in their place; one of them levels up (1022.1)."""
    check("caster", 105)


def test_a_ruler_that_a_text_has_made_a_unit_is_dealt_combat_damage() -> None:
    """What dealt it is forgotten as with any unit (14-16e), although it does not stand where units do."""
    check("gateruler", 181)


def test_what_is_no_fighter_is_dealt_damage() -> None:
    """What dealt it is forgotten of whatever was dealt any (FFTCG 12.4.5)."""
    check("fftcg", 187)


def test_tokens_that_make_others_as_they_enter_are_a_loop_that_nobody_can_stop() -> None:
    """A draw (1301.1c), and no error: the same begins within itself without end."""
    case = invented("fow", 213)
    assert difference(case) == ""
    assert played(case, cold=False)[-1].asked.startswith("over: -1 ")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 300))
def test_it_is_so_in_two_hundred_games(game: str, seed: int) -> None:
    check(game, seed)
