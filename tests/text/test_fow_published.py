"""Force of Will measured on published cards, where they are at hand (see test_published)."""

from __future__ import annotations

import json

import pytest

from arbiter.games.fow.faces import make_face
from arbiter.games.fow.game import LIBRARY
from arbiter.games.fow.language import LANGUAGE
from arbiter.kernel.errors import BadCard
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning, swallowed_words
from arbiter.text.errors import TextError
from tests.published_cards import FOLDER
from tests.text.fow_void import is_void

EACH = 8
Texts = list[tuple[str, str]]


@pytest.fixture(scope="module")
def cards() -> list[dict[str, object]]:
    path = FOLDER / "fow.jsonl"
    if not path.exists():
        pytest.skip("no published cards at hand")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def texts(cards: list[dict[str, object]]) -> Texts:
    found: dict[tuple[str, str], None] = {}
    for card in cards:
        kind = "chant" if any("Chant" in str(t) or "Rune" in str(t) for t in card["type"]) else "resonator"  # type: ignore[attr-defined]
        found.update({(text, kind): None for text in card["abilities"]})  # type: ignore[attr-defined]
    return list(found)


@pytest.mark.soak
def test_enough_cards_are_executed_whole(cards: list[dict[str, object]]) -> None:
    whole = 0
    for card in cards:
        try:
            whole += "problem" not in make_face(card, LIBRARY).extra
        except BadCard:
            continue
    assert whole >= 0.5 * len(cards)


@pytest.mark.soak  # measured on cards that are not ours, and of which more come
def test_hardly_any_text_is_ambiguous(texts: Texts) -> None:
    """Those that are say "its" or "they" where two things or players could be meant: they are declined."""
    found = []
    for text, kind in texts:
        try:
            compile_text(LANGUAGE, "", kind, text)
        except TextError as problem:
            found += [text[:40]] if "ambiguous" in problem.message else []
    assert len(found) <= 2, found


@pytest.mark.soak  # measured on cards that are not ours, and of which more come
def test_no_word_is_swallowed(texts: Texts) -> None:
    found = []
    for text, kind in texts[::EACH]:
        try:
            words = swallowed_words(LANGUAGE, "", kind, text)
        except TextError:
            continue
        found += [(each.word, each.shortened[:60]) for each in words if not is_void(text, each)]
    assert found == []


def test_what_is_printed_reads_back_to_the_same(texts: Texts) -> None:
    tried, same = 0, 0
    for text, kind in texts[:: EACH // 2]:
        try:
            abilities = compile_text(LANGUAGE, "", kind, text)
        except TextError:
            continue
        tried += 1
        try:
            printed = print_abilities(LANGUAGE, "", abilities)
            same += meaning(compile_text(LANGUAGE, "", kind, printed)) == meaning(abilities)
        except TextError:
            continue
    assert same >= 0.93 * tried
