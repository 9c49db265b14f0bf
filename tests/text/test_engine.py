"""The engine on a table of its own: rows parse and print, all readings are kept, bad rows are refused."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from arbiter.games.registry import entry
from arbiter.text.compiler import compile_text
from arbiter.text.errors import GrammarError, TextError
from arbiter.text.grammar import Table, compile_grammar
from arbiter.text.parser import Parser, Token
from arbiter.text.printer import Printer


@dataclass(frozen=True)
class Give:
    what: str
    count: int
    kindly: bool = False


def tokens(text: str) -> list[Token]:
    out = []
    for word in text.split():
        kind = "<num>" if word.isdigit() else "<word>"
        out.append(Token(word, kind, int(word) if word.isdigit() else word, 0, word))
    return out


def table() -> Table:
    made = Table({"give": "hand over"})
    made.word("thing", "apple/apples", "apple")
    made.word("thing", "pear/pears || quince", "pear")
    made.row("order", "@give [count:<num>] [what:thing]", Give)
    made.row("order", "@give [count:<num>] [what:thing] please", Give, kindly=True)
    return made


def test_a_row_parses_and_prints() -> None:
    grammar = compile_grammar(table().rows)
    (value,) = Parser(grammar, tokens("hand over 2 apples please")).whole("order")
    assert value == Give("apple", 2, True)
    assert Printer(grammar, {"<num>": "*"}).show("order", value) == "hand over 2 apples please"


def test_a_synonym_is_read_and_the_first_spelling_printed() -> None:
    grammar = compile_grammar(table().rows)
    (value,) = Parser(grammar, tokens("hand over 1 quince")).whole("order")
    assert Printer(grammar, {"<num>": "*"}).show("order", value) == "hand over 1 pear"


def test_two_readings_are_both_kept() -> None:
    made = table()
    made.word("thing", "apple", "computer")
    readings = Parser(compile_grammar(made.rows), tokens("hand over 1 apple")).whole("order")
    assert readings == [Give("apple", 1), Give("computer", 1)]


def test_the_furthest_token_and_what_was_expected() -> None:
    parser = Parser(compile_grammar(table().rows), tokens("hand over 1 plum"))
    assert parser.whole("order") == []
    assert parser.furthest == 3
    assert {"apple", "pear", "quince"} <= parser.expected or "thing" in parser.expected


def test_a_row_must_fill_every_field() -> None:
    with pytest.raises(GrammarError, match=r"leaves Give\.count open"):
        table().row("order", "give [what:thing]", Give)


def test_a_row_must_not_name_a_field_that_is_not_there() -> None:
    with pytest.raises(GrammarError, match="which Give has not"):
        table().row("order", "give [count:<num>] [what:thing] [to:thing]", Give)


def test_a_category_that_does_not_exist_is_refused() -> None:
    made = table()
    made.same("order", "please [a:nonsense]")
    with pytest.raises(GrammarError, match="unknown category nonsense"):
        compile_grammar(made.rows)


def test_a_spelling_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(GrammarError, match="no spelling"):
        table().word("thing", "@plum", "plum")


def test_a_word_that_may_be_left_out_is_marked_once_at_its_end() -> None:
    with pytest.raises(GrammarError, match="makes the whole word optional"):
        Table({}).word("start", "until end of the?|this? turn", 1)


def test_what_could_stand_there_is_told_in_words_that_a_card_could_have() -> None:
    """Not by what the grammar calls it: its kinds have names of their own, such as `entersyour`."""
    with pytest.raises(TextError) as told:
        compile_text(entry("fow").language, "Test", "resonator", "When this card blorp the field >>> Draw a card.")
    assert "enter" in told.value.expected
    assert not {"entersyour", "selfagent"} & {word.removeprefix("a ") for word in told.value.expected}
