"""Measured on published cards, where they are at hand.

ARBITER_CARDDATA names the folder that holds fftcg.jsonl; without it, a folder shared/carddata beside the
repository is looked for. Nothing of them is kept here.
"""

from __future__ import annotations

import json

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.coverage import Card, Coverage, measure
from arbiter.text.deletion import meaning, swallowed_words
from arbiter.text.errors import TextError
from tests.published_cards import FOLDER
from tests.text.void_words import is_void

EACH = 8  # of so many cards one is tried in an ordinary run


def published() -> list[Card]:
    rows = [json.loads(line) for line in (FOLDER / "fftcg.jsonl").read_text(encoding="utf-8").splitlines()]
    return [Card(r["name"], r["type"], r["text"], r["id"]) for r in rows]


@pytest.fixture(scope="module")
def cards() -> list[Card]:
    if not (FOLDER / "fftcg.jsonl").exists():
        pytest.skip("no published cards at hand")
    return published()


@pytest.fixture(scope="module")
def coverage(cards: list[Card]) -> Coverage:
    return measure(LANGUAGE, cards)


def test_most_cards_compile_whole(coverage: Coverage) -> None:
    assert coverage.share >= 0.8


def test_no_text_is_ambiguous(coverage: Coverage) -> None:
    assert [card.id for card, problem, _ in coverage.errors if "ambiguous" in problem.message] == []


def swallowed(cards: list[Card]) -> list[tuple[str, str, int]]:
    found = []
    for card in cards:
        try:
            words = swallowed_words(LANGUAGE, card.name, card.type, card.text)
        except TextError:
            continue
        found += [(card.id, each.word, each.column) for each in words if not is_void(card.text, each)]
    return found


@pytest.mark.soak  # measured on cards that are not ours, and of which more come
def test_no_word_is_swallowed(cards: list[Card]) -> None:
    assert swallowed(cards[::EACH]) == []


@pytest.mark.soak
def test_no_word_of_any_card_is_swallowed(cards: list[Card]) -> None:
    assert swallowed(cards) == []


@pytest.mark.soak
def test_what_is_printed_reads_back_to_the_same(cards: list[Card]) -> None:
    tried, same = 0, 0
    for card in cards:
        try:
            abilities = compile_text(LANGUAGE, card.name, card.type, card.text)
        except TextError:
            continue
        tried += 1
        try:
            printed = print_abilities(LANGUAGE, card.name, abilities)
            same += meaning(compile_text(LANGUAGE, card.name, card.type, printed)) == meaning(abilities)
        except TextError:
            continue
    assert same >= 0.98 * tried  # some wordings are read and have no row yet that prints them
