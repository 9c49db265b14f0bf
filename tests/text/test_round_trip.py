"""What is read is printed back word for word."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning
from tests.text.conftest import NAME
from tests.text.sentences import ALL


@pytest.mark.parametrize(("text", "card_type"), ALL)
def test_a_sentence_is_printed_as_it_was_read(text: str, card_type: str) -> None:
    abilities = compile_text(LANGUAGE, NAME, card_type, text)
    assert print_abilities(LANGUAGE, NAME, abilities) == text


@pytest.mark.parametrize(("text", "card_type"), ALL)
def test_what_is_printed_means_the_same(text: str, card_type: str) -> None:
    abilities = compile_text(LANGUAGE, NAME, card_type, text)
    again = compile_text(LANGUAGE, NAME, card_type, print_abilities(LANGUAGE, NAME, abilities))
    assert meaning(again) == meaning(abilities)


def test_reminder_text_is_no_part_of_the_meaning() -> None:
    with_reminder = compile_text(LANGUAGE, NAME, "forward", "Brave (Attacking does not dull it.)")
    assert meaning(with_reminder) == meaning(compile_text(LANGUAGE, NAME, "forward", "Brave"))


def test_a_parenthesis_that_sets_a_floor_is_meaning() -> None:
    text = "The cost required to cast your Summons is reduced by 1"
    plain = compile_text(LANGUAGE, NAME, "forward", f"{text}.")
    floored = compile_text(LANGUAGE, NAME, "forward", f"{text} (it cannot become 0).")
    assert meaning(plain) != meaning(floored)
