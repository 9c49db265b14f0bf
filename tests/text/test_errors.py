"""Texts that are declined, and what the error says."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.compiler import compile_text
from arbiter.text.coverage import Card, measure
from arbiter.text.errors import TextError
from tests.text.conftest import NAME


def declined(text: str, card_type: str = "forward") -> TextError:
    with pytest.raises(TextError) as caught:
        compile_text(LANGUAGE, NAME, card_type, text)
    return caught.value


def test_the_error_points_at_the_paragraph_and_the_column() -> None:
    error = declined("Brave\nWhen Salt Road Warden enters the meadow, draw 1 card.")
    assert error.paragraph == 1
    assert error.column == len("When Salt Road Warden enters the ")
    assert error.phrase.startswith("meadow")
    assert "field" in error.expected


def test_a_misspelt_word_is_suggested_and_never_corrected() -> None:
    error = declined("When Salt Road Warden enters the feild, draw 1 card.")
    assert error.nearest.endswith("the field")


def test_a_text_that_stops_short() -> None:
    assert declined("When Salt Road Warden enters the field, draw 1").message == "the text ends too early"


def test_it_that_points_at_two_things_is_declined() -> None:
    error = declined("Choose 1 Forward you control and 1 Forward opponent controls. Break it.", "summon")
    assert "either of two" in error.message


def test_them_that_points_at_nothing_is_declined() -> None:
    assert "nothing" in declined("Draw 1 card. Break them.", "summon").message


@pytest.mark.parametrize(
    "text", ["Break it.", "It gains +1000 power until the end of the turn.", "Draw 1 card. Dull it."]
)
def test_it_is_not_a_summon_where_only_what_is_in_play_is_meant(text: str) -> None:
    assert "nothing" in declined(text, "summon").message
    compile_text(LANGUAGE, NAME, "summon", f"Choose 1 Forward. {text}")


def test_instead_of_nothing_is_declined() -> None:
    assert "instead" in declined("If you control a Backup, draw 1 card instead.", "summon").message


def test_an_unknown_symbol_is_declined() -> None:
    assert declined("{Q}: Draw 1 card.").phrase == "{Q}"


def test_an_effect_is_no_text_of_a_forward() -> None:
    declined("Draw 1 card.")


def test_coverage_ranks_what_alone_blocks_a_card() -> None:
    cards = (
        Card(NAME, "forward", "Brave"),
        Card(NAME, "forward", "When Salt Road Warden enters the meadow, draw 1 card."),
        Card(NAME, "summon", "Draw 1 card.\nWhen Salt Road Warden enters the meadow, draw 1 card."),
    )
    result = measure(LANGUAGE, cards)
    assert (result.cards, result.whole, result.paragraphs, result.read) == (3, 1, 4, 2)
    assert sum(result.alone.values()) == 2
