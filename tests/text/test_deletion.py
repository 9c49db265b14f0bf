"""No word is swallowed: without it the reading changes or fails."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.deletion import check, swallowed_words
from tests.text.conftest import NAME
from tests.text.sentences import ALL

# Words whose absence is a true synonym in this game's templating.
SYNONYMS = frozenset({"the", "a", "an", "also", "then", "your", "required", "all", "it", "only", "pay", "owner's"})


@pytest.mark.parametrize(("text", "card_type"), ALL)
def test_every_word_counts(text: str, card_type: str) -> None:
    assert swallowed_words(LANGUAGE, NAME, card_type, text, SYNONYMS) == []


def test_the_check_passes_over_what_does_not_compile() -> None:
    assert check(LANGUAGE, ((NAME, "forward", "No such sentence."), (NAME, "forward", "Brave"))) == {}
