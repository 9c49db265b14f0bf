"""Sets of words as numbers: the words come back, and a word more never changes the others."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from arbiter.kernel.word_bits import WordBits

WORDS = some.frozensets(some.text(max_size=3), max_size=80)


@given(some.lists(WORDS, max_size=8))
def test_words_become_a_number_and_the_number_the_same_words(sets: list[frozenset[str]]) -> None:
    table = WordBits()
    numbers = [table.of(words) for words in sets]
    assert [table.words(number) for number in numbers] == sets
    for words, number in zip(sets, numbers, strict=True):
        assert all(bool(number & table.bit(word)) is (word in words) for word in frozenset[str]().union(*sets))


@given(WORDS, WORDS)
def test_two_sets_have_a_word_in_common_where_their_numbers_have_a_bit(
    some_words: frozenset[str], others: frozenset[str]
) -> None:
    table = WordBits()
    assert bool(table.of(some_words) & table.of(others)) is bool(some_words & others)
