"""Compile a card's printed text to abilities, and print abilities back.

One paragraph is one ability (or a few keywords). Each is read by the game's grammar, bound by the passes, and
stamped with its own text. What became of a text, abilities or an error, is kept in memory with the
language; and beyond the process by whoever gives a `Shelf` (`cards.readings` does, with a file).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Protocol

from arbiter.script.abilities import Ability, Keyword, Spell, Static, Triggered
from arbiter.script.base import CostPart
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.statements import AddAbility, AlternativeCost, ExtraCost
from arbiter.text.binding import Binder
from arbiter.text.check import check
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import NOTHING_BEFORE, Before
from arbiter.text.errors import MeaningError, TextError
from arbiter.text.grammar import Grammar
from arbiter.text.language import Language, Reading
from arbiter.text.lexer import Paragraph, paragraphs
from arbiter.text.nodes import T, changed, within
from arbiter.text.parser import Parser, TooManyReadings
from arbiter.text.printer import Printer
from arbiter.text.unbinding import Unbinder


class Shelf(Protocol):
    """Keeps what became of texts beyond this process. The grammar need not be made for a text that it has."""

    def find(self, language: Language, name: str, card_type: str, text: str) -> Reading | None: ...

    def put(self, language: Language, name: str, card_type: str, text: str, reading: Reading) -> None: ...


_shelves: list[Shelf] = []  # the one in use, if any
_listeners: list[list[Heard]] = []


@dataclass(frozen=True)
class Heard:
    """A text that somebody had compiled, as it was handed over."""

    language: Language
    name: str
    card_type: str
    text: str


def use_shelf(shelf: Shelf | None) -> None:
    """Keep readings there from now on; with None, in memory only."""
    _shelves[:] = [] if shelf is None else [shelf]


@contextmanager
def overheard() -> Iterator[list[Heard]]:
    """The texts that are compiled meanwhile: a game makes them of a card's fields in a way of its own."""
    heard: list[Heard] = []
    _listeners.append(heard)
    try:
        yield heard
    finally:
        _listeners.remove(heard)


def compile_text(language: Language, name: str, card_type: str, text: str) -> tuple[Ability, ...]:
    """The abilities of a card, in the order of its paragraphs; TextError where the text cannot be read."""
    for heard in _listeners:
        heard.append(Heard(language, name, card_type, text))
    key = (name, card_type, text)
    known = language.readings.get(key)
    if known is None:
        known = language.readings[key] = _find_or_compile(language, name, card_type, text)
    if isinstance(known, TextError):
        raise known.again()
    return known


def _find_or_compile(language: Language, name: str, card_type: str, text: str) -> Reading:
    for shelf in _shelves:
        kept = shelf.find(language, name, card_type, text)
        if kept is not None:
            return kept
    reading: Reading
    try:
        reading = _compile(language, name, card_type, text)
    except TextError as error:
        reading = error.again()
    for shelf in _shelves:
        shelf.put(language, name, card_type, text, reading)
    return reading


def _compile(language: Language, name: str, card_type: str, text: str) -> tuple[Ability, ...]:
    """A card may be called by a word of the language ("Draw"): what cannot be read with its name is read without."""
    try:
        return _read(language, name, card_type, text)
    except TextError:
        if name.lower() not in language.grammar.words:
            raise
        try:
            return _read(language, "", card_type, text)
        except TextError:
            pass
        raise


def _read(language: Language, name: str, card_type: str, text: str) -> tuple[Ability, ...]:
    start = "spellcard" if card_type in language.spell_types else "character"
    abilities: list[Ability] = []
    for index, paragraph in enumerate(paragraphs(language.lexicon, name, text)):
        try:
            before = said_before(language, abilities)
            abilities.extend(compile_paragraph(language, start, index, paragraph, name, before))
        except RecursionError:
            raise TextError("nested too deep", index, 0, paragraph.raw[:60]) from None
    return tuple(abilities)


def said_before(language: Language, abilities: Sequence[Ability]) -> Before:
    """What these paragraphs leave to be spoken of: what the card waits for, and what is paid for it."""
    awaited = None
    asked: list[CostPart] = []  # by every cost that the card's own texts add
    paid: list[CostPart] = []  # by those that are always paid
    for ability in abilities:
        if isinstance(ability, Triggered) and ability.plays and awaited is None:
            drafted = language.unsettle(ability)
            assert isinstance(drafted, Triggered)
            awaited = drafted.pattern
        if isinstance(ability, Keyword) and ability.cost is not None:
            asked += moving(ability.cost)
        if not isinstance(ability, Static):
            continue
        for said in ability.statements:
            if isinstance(said, ExtraCost | AlternativeCost):
                asked += moving(said.cost)
            if isinstance(said, ExtraCost) and said.what == THIS and not said.optional and ability.condition is None:
                paid += moving(said.cost)
    return Before(awaited, tuple(paid) if paid == asked else ())


def moving(cost: Cost) -> list[CostPart]:
    return [part for part in cost.parts if isinstance(part, MoveSome)]


def compile_paragraph(
    language: Language,
    start: str,
    index: int,
    paragraph: Paragraph,
    name: str = "",
    before: Before = NOTHING_BEFORE,
) -> tuple[Ability, ...]:
    parser = Parser(language.grammar, paragraph.tokens)
    try:
        readings = parser.whole(start)
    except TooManyReadings as error:
        place = min(error.place, len(paragraph.tokens) - 1)
        told = "can be read in too many ways"
        raise TextError(told, index, paragraph.column(place), paragraph.tokens[place].raw) from None
    if not readings:
        raise _unread(parser, index, paragraph)
    found: list[tuple[Ability, ...]] = []
    problems: list[str] = []
    for reading in readings:
        assert isinstance(reading, tuple)
        try:
            bound = tuple(
                replace(language.settle(check(binder.ability(ability))), text=paragraph.raw)
                for ability in reading
                for binder in (Binder(language.habits, before=before),)
            )
        except MeaningError as problem:
            problems.append(str(problem))
            continue
        if bound not in found:
            found.append(bound)
    if not found:
        raise TextError(problems[0], index, 0, paragraph.raw[:60])
    if len(found) > 1:
        raise TextError(f"ambiguous: {len(found)} readings", index, 0, paragraph.raw[:60])
    return tuple(worded(language, name, ability) for ability in found[0])


def worded(language: Language, name: str, node: T) -> T:
    """The node with words for the abilities that it grants: whoever has them must be told what they can do."""
    node = within(node, lambda part: worded(language, name, part))
    if isinstance(node, AddAbility) and isinstance(node.ability, Ability) and not node.ability.text:
        try:
            return changed(node, ability=replace(node.ability, text=print_ability(language, name, node.ability)))
        except TextError:
            return node  # it can be carried out, and only not be said
    return node


def print_abilities(language: Language, name: str, abilities: tuple[Ability, ...]) -> str:
    """The canonical English of the abilities; those of one paragraph in one, where a row says them together."""
    paragraphs: list[str] = []
    before = said_before(language, abilities)
    for _, together in groupby(abilities, key=lambda ability: ability.text):
        run = tuple(together)
        joint = _show(language, run, before) if len(run) > 1 else None
        if joint is not None:
            paragraphs.append(tidy(language, name, joint))
        else:
            paragraphs += [print_ability(language, name, ability, before) for ability in run]
    return "\n".join(paragraphs)


def print_ability(language: Language, name: str, ability: Ability, before: Before = NOTHING_BEFORE) -> str:
    try:
        text = _show(language, (ability,), before)
    except MeaningError as problem:
        raise TextError(f"cannot be printed: {problem}", phrase=ability.text[:60]) from problem
    if text is None:
        raise TextError("no row prints this ability", phrase=ability.text[:60])
    return tidy(language, name, text)


def _show(language: Language, abilities: tuple[Ability, ...], before: Before = NOTHING_BEFORE) -> str | None:
    """The words of one paragraph, or None where no row says them."""
    printer = Printer(language.grammar, dict(language.terminals), language.plurals)
    drafted = tuple(Unbinder(language.habits, before=before).draft(language.unsettle(ability)) for ability in abilities)
    starts = ("spellcard",) if any(isinstance(a, Spell) for a in abilities) else ("character", "spellcard")
    return next((text for text in (printer.show(start, drafted) for start in starts) if text is not None), None)


def tidy(language: Language, name: str, text: str) -> str:
    """Spacing, capitals, quotes and the card's own name."""
    text = re.sub(r" ?<open> ", '\n"', text).replace(" <close>", '"')
    text = text.replace("<quote> ", '"').replace(" <unquote>", '"')
    for pattern, spelled in language.finish:
        text = re.sub(pattern, spelled, text)
    text = re.sub(r" ([.,:)])|(?<=[+(]) ", lambda m: m.group(1) or "", text)
    text = re.sub(r" 's\b", "'s", text)
    text = text.replace("} {", "}{")
    text = re.sub(language.starts + "([a-z])", _capital, text)
    text = text.replace('.".', '."')
    return text.replace("<self>", name)


def _capital(match: re.Match[str]) -> str:
    return match.group(1) + match.group(2).upper()


def _unread(parser: Parser, index: int, paragraph: Paragraph) -> TextError:
    """The error at the furthest token: where it is, what could stand there, and the words that come nearest."""
    place = parser.furthest
    tokens = paragraph.tokens
    grammar = parser.grammar
    words = sorted(w for w in parser.expected if w[0].isalpha() and w not in grammar.tries)
    # What could stand there in several words is told by the words that it may begin with; else by what it is called.
    several = [w for w in parser.expected if w in grammar.tries]
    begun = {w: sorted(first for first in grammar.first[w] if first.isalpha()) for w in several}
    kinds = sorted({first for each in begun.values() for first in each[:OF_EACH_KIND]} - {*words})
    kinds += sorted({said(first) for w, each in begun.items() if not each for first in grammar.first[w]})
    expected = (*words, *kinds)
    read = " ".join(t.raw for t in tokens[max(0, place - 6) : place])
    if place >= len(tokens):
        return TextError("the text ends too early", index, len(paragraph.raw), "", expected, read)
    phrase = " ".join(t.raw for t in tokens[place : place + 6])
    close = difflib.get_close_matches(tokens[place].text, words, 1)
    nearest = f"{read} {close[0]}".strip() if close else read
    typo = meant(parser.grammar, tokens[place].text)
    return TextError("not understood", index, paragraph.column(place), phrase, expected, nearest, typo)


# What a writer calls the things that are no words of the language by themselves.
THINGS = {
    "<cardname>": "a card's name", "<self>": "this card's name", "<kind>": "a race, job or trait",
    "<group>": "a category", "<num>": "a number", "<word>": "a name", "<label>": "a label", "<open>": "a quotation",
    "<quote>": "a quotation", "<namepart>": "a part of a name", "[": "a word in [ ]", "<": "words in < >",
}  # fmt: skip


def said(first: str) -> str:
    """How a reader is told of what could stand there: in a writer's words, or by the sign itself."""
    if first in THINGS:
        return THINGS[first]
    return "a symbol" if first.startswith("<") and first.endswith(">") else f"{first!r}"


OF_EACH_KIND = 2  # words that what could stand there may begin with
LIKE = 0.75  # of 1: how much a slip of the pen has in common with the word that was meant
SLIP = 2  # letters too many or too few
SHORTEST = 4  # letters; shorter words are like too many others


def meant(grammar: Grammar, word: str) -> str:
    """The word of the language that an unknown one is a probable slip for; empty where it is known or like none."""
    if len(word) < SHORTEST or not word.isalpha() or word in grammar.words:
        return ""
    # Hands slip in the midst of a word; and few words are compared letter by letter.
    likely = [each for each in grammar.words if each[0] == word[0] and abs(len(each) - len(word)) <= SLIP]
    close = difflib.get_close_matches(word, sorted(likely), 1, LIKE)
    return close[0] if close else ""
