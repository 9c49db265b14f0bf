"""Every card of the built-in set: read, carried out, and printed back word for word."""

from __future__ import annotations

import re

import pytest

from arbiter.cards.pool import built_in
from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import swallowed_words
from tests.text.void_words import is_void

POOL = built_in("fftcg")
PARENTHESIS = re.compile(r"\s*\(([^()]*)\)")


def plain(text: str) -> str:
    """The text without reminders and with single spaces; parentheses that carry meaning stay."""

    def kept(found: re.Match[str]) -> str:
        meant = found.group(1).lower().startswith(LANGUAGE.lexicon.kept)
        return found.group() if meant else ""

    return " ".join(PARENTHESIS.sub(kept, text).split())


def fields(key: str) -> tuple[str, str, str]:
    card = POOL.cards[key]
    return str(card["name"]), str(card["type"]), str(card.get("text", "")).strip()


@pytest.mark.parametrize("key", list(POOL))
def test_a_card_is_carried_out(key: str) -> None:
    assert "problem" not in POOL.face(key).extra


@pytest.mark.parametrize("key", list(POOL))
def test_a_card_is_printed_as_it_was_read(key: str) -> None:
    name, kind, text = fields(key)
    abilities = compile_text(LANGUAGE, name, kind, text)
    assert plain(print_abilities(LANGUAGE, name, abilities)) == plain(text)


@pytest.mark.parametrize("key", list(POOL))
def test_every_word_of_a_card_counts(key: str) -> None:
    name, kind, text = fields(key)
    found = swallowed_words(LANGUAGE, name, kind, text)
    assert [each.word for each in found if not is_void(text, each)] == []
