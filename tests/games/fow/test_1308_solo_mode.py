"""Chapter 1308: the lower text of a Solo Mode card exists while its player leads alone."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator

WOLF = resonator("Wolf", "[Flying]", "[Solo Mode]", "This card gains [+200/+200].", "[Pierce]", size=(500, 500))
ARCANUM = make("Arcanum", "ruler", races=("Arcana",))
SECOND = make("Second", "ruler")
COMMANDER = make("Commander", "ruler", keywords=("revolution_order",))


def led(*rulers: str, theirs: tuple[str, ...] = ("wind ruler",)) -> Table:
    t = table(WOLF, ARCANUM, SECOND, COMMANDER, rulers=False).field(0, "Wolf")
    return t.zone(0, "ruler", *rulers).zone(1, "ruler", *theirs)


@pytest.mark.rule("fow", "1308.1", "1308.2b")
@pytest.mark.parametrize("rulers", [("fire ruler",), ("fire ruler", "Arcanum"), ("Arcanum", "Arcanum"), ()])
def test_alone_the_card_has_both_texts(rulers: tuple[str, ...]) -> None:
    t = led(*rulers)
    assert t.power("Wolf") == 700 and t.has("Wolf", "flying") and t.has("Wolf", "pierce")


@pytest.mark.rule("fow", "1308.1", "1308.2a")
@pytest.mark.parametrize("rulers", [("fire ruler", "Second"), ("Commander",), ("fire ruler", "Second", "Arcanum")])
def test_with_company_or_an_army_only_the_upper_text_exists(rulers: tuple[str, ...]) -> None:
    t = led(*rulers)
    assert t.power("Wolf") == 500 and t.has("Wolf", "flying") and not t.has("Wolf", "pierce")


@pytest.mark.rule("fow", "1308.2a")
def test_an_ordered_j_ruler_silences_the_lower_text() -> None:
    ordered = make("Captain", "j_ruler", atk=900, dfn=900, flags=("ordered",))
    t = table(WOLF, ordered, rulers=False).field(0, "Wolf", "Captain").zone(1, "ruler", "wind ruler")
    assert t.power("Wolf") == 500


@pytest.mark.rule("fow", "1308.2b", "1308.2a")
def test_a_j_ruler_counts_as_a_ruler_does() -> None:
    t = table(WOLF, rulers=False).field(0, "Wolf", "fire judge").zone(1, "ruler", "wind ruler")
    assert t.power("Wolf") == 700
    t = table(WOLF, rulers=False).field(0, "Wolf", "fire judge", "wind judge").zone(1, "ruler", "wind ruler")
    assert t.power("Wolf") == 500


@pytest.mark.rule("fow", "1308.3")
def test_only_the_own_rulers_are_counted() -> None:
    assert led("fire ruler", theirs=("wind ruler", "Second", "Commander")).power("Wolf") == 700
    assert led("fire ruler", "Second", theirs=("wind ruler",)).power("Wolf") == 500


@pytest.mark.rule("fow", "1308.2")
def test_a_text_that_exists_is_carried_out_whether_wanted_or_not() -> None:
    toll = chant("Toll", "You gain 100 life.", "[Solo Mode]", "You lose 300 life.")
    t = table(toll).hand(0, "Toll").play(0, "Toll").resolve().expect(kind="action")
    assert t.resource(0, "life") == 3800
    t = table(toll, SECOND).zone(0, "ruler", "Second").hand(0, "Toll").play(0, "Toll").resolve()
    assert t.resource(0, "life") == 4100
