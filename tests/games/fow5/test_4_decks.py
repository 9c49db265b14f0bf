"""Chapter 4.1: what a deck must be, in both variants of the game."""

from __future__ import annotations

import pytest

from arbiter.cards.checking import check
from arbiter.cards.decks import built_in_decks
from arbiter.cards.pool import shared
from arbiter.games.fow5.deckbuilding import DECKS
from arbiter.kernel.traits import Face
from tests.games.fow5.written import DOG, ELK, HERON, KESTREL, PUP, STONES, resonator, stone

ODD = stone("Odd Stone", "{Rest}: Produce {R}.")
FIRE = STONES[1]
PLAIN = tuple(resonator(f"Plain {i}", cost="{1}") for i in range(10))
MAIN = [face for face in PLAIN for _ in range(4)]


def violations(
    rulers: tuple[Face, ...] = (KESTREL,), main: list[Face] = MAIN, stones: list[Face] | None = None
) -> list[str]:
    """The rules that the deck breaks."""
    parts = {"ruler": rulers, "main": main, "stones": [FIRE] * 10 if stones is None else stones}
    found = {format: DECKS.check(parts, format) for format in DECKS.formats}
    assert found["valhalla"] == found["bifrost"]
    return [violation.rule for violation in found["bifrost"]]


@pytest.mark.rule("fow5", "4.1/1")
def test_a_deck_has_a_ruler_a_main_deck_and_a_magic_stone_deck() -> None:
    assert [part.zone for part in DECKS.parts] == ["deck", "ruler", "stones"]
    assert violations() == []
    assert violations((), [], []) == ["4.1/2", "4.1/3", "4.1/4"]


@pytest.mark.rule("fow5", "4.1/2")
def test_there_is_exactly_one_ruler() -> None:
    assert violations((KESTREL, HERON)) == ["4.1/2"]
    assert violations((DOG,)) == ["4.1/2"]


@pytest.mark.rule("fow5", "4.1/3")
def test_the_main_deck_has_forty_cards_or_more_and_no_ruler_or_magic_stone() -> None:
    assert violations(main=MAIN[:39]) == ["4.1/3"]
    assert violations(main=[*MAIN, *[DOG, PUP, ELK] * 4, *[resonator(f"More {i}") for i in range(40)]]) == []
    assert violations(main=[*MAIN, HERON, FIRE]) == ["4.1/3", "4.1/3"]


@pytest.mark.rule("fow5", "4.1/4")
def test_the_magic_stone_deck_has_ten_to_twenty_magic_stones() -> None:
    assert violations(stones=[FIRE] * 9) == ["4.1/4"] == violations(stones=[FIRE] * 21)
    assert violations(stones=[FIRE] * 20) == []
    assert violations(stones=[*[FIRE] * 10, DOG]) == ["4.1/4"]


@pytest.mark.rule("fow5", "4.1/5", "2.2/2")
def test_four_of_a_name_are_allowed_and_any_number_of_stones_that_are_not_special() -> None:
    assert violations(main=[*MAIN, *[DOG] * 4]) == []
    assert violations(main=[*MAIN, *[DOG] * 5]) == ["4.1/5"]
    other = resonator("Dog", "[Flying]", id="another-dog")  # another card of the same name
    assert violations(main=[*MAIN, DOG, DOG, DOG, other, other]) == ["4.1/5"]
    assert violations(stones=[*[FIRE] * 10, *[ODD] * 4]) == []
    assert violations(stones=[*[FIRE] * 10, *[ODD] * 5]) == ["4.1/5"]


def test_our_decks_may_be_played_in_both_formats() -> None:
    decks = built_in_decks("fow5", shared("fow5"))
    assert len(decks) >= 4
    for deck in decks.values():
        assert check(deck, "valhalla") == [] == check(deck, "bifrost")
