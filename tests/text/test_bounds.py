"""Texts without end: whatever somebody writes on a card is read or declined with clear words, and soon."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from random import Random

import pytest

from arbiter.cards.pool import built_in
from arbiter.games.registry import entry
from arbiter.text.bounds import DEEPEST_QUOTES, LONGEST_PARAGRAPH, LONGEST_TEXT, MOST_STEPS
from arbiter.text.compiler import compile_paragraph, compile_text
from arbiter.text.errors import TextError
from arbiter.text.grammar import Grammar, Node, is_terminal
from arbiter.text.language import Language
from arbiter.text.lexer import Paragraph, paragraphs
from arbiter.text.parser import Parser, Token, TooManyReadings

GAMES = ("caster", "fftcg", "fow", "fow5", "gateruler")
ROW = "Draw 1 card."


def declined(text: str, game: str = "fftcg", card_type: str = "summon") -> str:
    with pytest.raises(TextError) as error:
        compile_text(entry(game).language, "Tester", card_type, text)
    return str(error.value)


def test_a_text_or_a_paragraph_that_is_too_long_is_declined() -> None:
    assert "too long for a card's text" in declined(f"{ROW} " * 512)
    assert "too long for one paragraph" in declined(f"{ROW} " * 130)
    assert len(compile_text(entry("fftcg").language, "Tester", "summon", f"{ROW} " * 90)) == 1


def test_texts_quoted_within_texts_are_declined_beyond_a_depth() -> None:
    text = ROW
    for _ in range(64):
        text = f'It gains "{text}"'
    assert f"more than {DEEPEST_QUOTES} deep" in declined(text, card_type="forward")


@pytest.mark.parametrize("digits", [10, 15, 18, 4301, 4900])
def test_a_number_that_no_card_has_is_declined(digits: int) -> None:
    assert f"a number of {digits} digits" in declined(f"Draw {'9' * digits} cards.")
    assert f"a number of {digits} digits" in declined(f"{{{'9' * digits}}}: Draw 1 card.", "fow", "resonator")


# ---------------------------------------------------------------- texts that follow the grammar


def tokens_of(game: str) -> dict[str, list[Token]]:
    """What our own cards have at the places where a grammar takes a number, a name, a symbol."""
    language = entry(game).language
    found: dict[str, list[Token]] = defaultdict(list)
    for card in built_in(game).cards.values():
        for text in (str(card.get("text") or ""), *(str(each) for each in card.get("abilities") or ())):  # type: ignore[attr-defined]
            try:
                for paragraph in paragraphs(language.lexicon, str(card["name"]), text):
                    for token in paragraph.tokens:
                        found[token.kind].append(token)
            except TextError:
                continue
    return found


def within(grammar: Grammar) -> dict[str, set[str]]:
    """The categories that stand in the rows of each category."""
    found: dict[str, set[str]] = {}
    for category, trie in grammar.tries.items():
        nodes, found[category] = [trie], set()
        while nodes:
            node = nodes.pop()
            found[category].update(slot for slot in node.slots if not is_terminal(slot))
            nodes += [*node.words.values(), *node.slots.values()]
    return found


def nearness(inside: dict[str, set[str]], wanted: str) -> dict[str, int]:
    """How many rows lie between each category and the wanted one within it."""
    found, layer = {wanted: 0}, {wanted}
    while layer:
        layer = {category for category, parts in inside.items() if category not in found and parts & layer}
        found.update(dict.fromkeys(layer, max(found.values()) + 1))
    return found


class Writer:
    """Makes token lists that a grammar can read, with one category within itself again and again."""

    def __init__(self, grammar: Grammar, samples: dict[str, list[Token]], random: Random) -> None:
        self.grammar = grammar
        self.samples = samples
        self.random = random
        inside = within(grammar)
        self.near = nearness(inside, random.choice(sorted(inside)))
        self.deep = random.randint(2, 14)  # so often it goes further down

    def write(self, category: str, out: list[Token], depth: int) -> bool:
        """Whether it came to an end."""
        node = self.grammar.tries[category]
        down = depth < self.deep  # once a row, it goes where the wanted category is
        while True:
            if len(out) > LONGEST_PARAGRAPH or depth > 60:
                return False
            slots = [(slot, after) for slot, after in node.slots.items()]
            ways: list[tuple[str, Node]] = [*node.words.items(), *slots]
            if node.ends and (not ways or (not down and self.random.random() < 0.5)):
                return True
            if not ways:
                return False
            ahead = [way for way in slots if way[0] in self.near]
            if down and ahead and self.random.random() < 0.8:
                nearest = min(self.near[way[0]] for way in ahead)
                ahead = [way for way in ahead if self.near[way[0]] == nearest]
                down = False
            else:
                ahead = ways
            name, after = self.random.choice(ahead)
            if node.words.get(name) is after:
                out.append(Token(name, "<word>", name, len(out), name))
            elif is_terminal(name):
                if name not in self.samples:
                    return False
                out.append(self.random.choice(self.samples[name]))
            elif not self.write(name, out, depth + 1):
                return False
            node = after


def most_steps(game: str, count: int, seed: int) -> int:
    """The most steps that the parser took for one of so many texts; each is read or declined, and nothing else."""
    language: Language = entry(game).language
    samples = tokens_of(game)
    random = Random(seed)
    most = 0
    for _ in range(count):
        writer = Writer(language.grammar, samples, random)
        start = random.choice(("character", "spellcard"))
        made: list[Token] = []
        if not writer.write(start, made, 0) or not made:
            continue
        tokens = tuple(made)
        parser = Parser(language.grammar, tokens)
        with suppress(TooManyReadings):
            parser.whole(start)
        most = max(most, parser.steps)
        with suppress(TextError):
            compile_paragraph(language, start, 0, Paragraph(" ".join(token.raw for token in tokens), tokens))
    return most


@pytest.mark.parametrize("game", GAMES)
def test_texts_that_follow_the_grammar_are_read_or_declined(game: str) -> None:
    assert 0 < most_steps(game, 150, 1) <= MOST_STEPS + 1


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_texts_that_follow_the_grammar_are_read_or_declined(game: str) -> None:
    assert 0 < most_steps(game, 20_000, 2) <= MOST_STEPS + 1


def test_a_text_at_the_bound_is_declined_by_its_length_alone() -> None:
    assert "too long" in declined("a" * (LONGEST_TEXT + 1))
