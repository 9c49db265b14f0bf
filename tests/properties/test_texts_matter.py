"""Text that is read does something, in all games, field by field: a text and the same text with another value in one
field are played in the same position. What our own cards show is played again in a sample; everything that a row of the
grammar can make is searched in the soak. And cards of our own sets do something that a blank one does not.
"""

from __future__ import annotations

import pytest

from tests.properties.mattering.blanks import does_something
from tests.properties.mattering.changing import Unit
from tests.properties.mattering.corpus import invented_carriers, own_carriers, values_of
from tests.properties.mattering.explained import (
    CARDS_EXPLAINED,
    CARDS_NOT_SEEN_YET,
    EXPLAINED,
    EXPLAINED_IN,
    NOT_SEEN_YET,
)
from tests.properties.mattering.rulings import ROOT, not_shown, rulings
from tests.properties.mattering.searching import Search, still_matters, witnesses
from tests.properties.support import GAMES

SAMPLE = 12  # one in so many in every run
SPARSE = 40
POSITIONS = 40  # so many are tried for a card; most do something in one of the first


def sampled() -> list[tuple[str, Unit]]:
    return [(game, unit) for game in GAMES for unit in list(witnesses(game))[::SAMPLE]]


@pytest.mark.parametrize(("game", "unit"), sampled(), ids=lambda each: each if isinstance(each, str) else each.told())
def test_a_sample_of_fields_matters(game: str, unit: Unit) -> None:
    assert still_matters(game, unit), f"another value of {unit.told()} makes no difference any more"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_field_that_our_own_cards_show_matters(game: str) -> None:
    assert [unit.told() for unit in witnesses(game) if not still_matters(game, unit)] == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_field_that_a_row_can_fill_matters(game: str) -> None:
    search = Search(game, values_of(game))
    search.shown.update(witnesses(game))
    search.shown.update(dict.fromkeys(rulings(game), ("a ruling", 0)))
    for seeds, tries in (((0,), 3), ((1, 2, 3), 8)):
        for carrier in (*invented_carriers(game), *own_carriers(game)):
            search.look(carrier, seeds, tries)
    unseen = {unit.told() for unit in search.met if unit not in search.shown}
    unseen -= EXPLAINED.keys() | EXPLAINED_IN.get(game, {}).keys()
    assert sorted(unseen - NOT_SEEN_YET.get(game, frozenset())) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_that_show_a_field_exist(game: str) -> None:
    for test in rulings(game).values():
        file, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / file).read_text(), test


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_fails_when_its_card_says_something_else(game: str) -> None:
    assert not_shown(game) == []


def idle(game: str, step: int) -> list[str]:
    """The cards that do what a card without their text does."""
    left_out = {*CARDS_NOT_SEEN_YET.get(game, ()), *CARDS_EXPLAINED.get(game, ())}
    carriers = [each for each in own_carriers(game)[::step] if each.key not in left_out]
    return [carrier.key for carrier in carriers if not does_something(game, carrier, POSITIONS)]


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_cards_does_what_a_blank_card_does_not(game: str) -> None:
    assert idle(game, SPARSE) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_card_does_what_a_blank_card_does_not(game: str) -> None:
    assert idle(game, 1) == []
