"""No word is swallowed: without it the reading changes or fails."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.deletion import check, swallowed_words
from tests.text.conftest import NAME
from tests.text.sentences import ALL
from tests.text.void_words import is_void


@pytest.mark.parametrize(("text", "card_type"), ALL)
def test_every_word_counts(text: str, card_type: str) -> None:
    found = swallowed_words(LANGUAGE, NAME, card_type, text)
    assert [each.word for each in found if not is_void(text, each)] == []


def test_the_check_finds_a_word_that_is_not_read() -> None:
    text = "If Salt Road Warden is dealt damage by your opponent's Summons, reduce the damage by 2000 instead."
    (found,) = swallowed_words(LANGUAGE, NAME, "forward", text)
    assert found.word == "your" and is_void(text, found)


def test_the_check_passes_over_what_does_not_compile() -> None:
    assert check(LANGUAGE, ((NAME, "forward", "No such sentence."), (NAME, "forward", "Brave"))) == {}
