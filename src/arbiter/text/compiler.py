"""Compile a card's printed text to abilities, and print abilities back.

One paragraph is one ability (or a few keywords). Each is read by the game's grammar, bound by the passes, and
stamped with its own text. Compiled texts are kept in memory by text, name, type and grammar.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import replace
from itertools import groupby

from arbiter.script.abilities import Ability, Spell
from arbiter.script.statements import AddAbility
from arbiter.text.binding import Binder
from arbiter.text.check import check
from arbiter.text.errors import MeaningError, TextError
from arbiter.text.language import Language
from arbiter.text.lexer import Paragraph, paragraphs
from arbiter.text.nodes import T, changed, within
from arbiter.text.parser import Parser, TooManyReadings
from arbiter.text.printer import Printer
from arbiter.text.unbinding import Unbinder

_CACHE: dict[tuple[str, int, str, str, str], tuple[Ability, ...]] = {}


def compile_text(language: Language, name: str, card_type: str, text: str) -> tuple[Ability, ...]:
    """The abilities of a card, in the order of its paragraphs; TextError where the text cannot be read."""
    key = (language.name, language.grammar.fingerprint, name, card_type, text)
    known = _CACHE.get(key)
    if known is None:
        known = _compile(language, name, card_type, text)
        _CACHE[key] = known
    return known


def _compile(language: Language, name: str, card_type: str, text: str) -> tuple[Ability, ...]:
    start = "spellcard" if card_type in language.spell_types else "character"
    abilities: list[Ability] = []
    for index, paragraph in enumerate(paragraphs(language.lexicon, name, text)):
        try:
            abilities.extend(compile_paragraph(language, start, index, paragraph, name))
        except RecursionError:
            raise TextError("nested too deep", index, 0, paragraph.raw[:60]) from None
    return tuple(abilities)


def compile_paragraph(
    language: Language, start: str, index: int, paragraph: Paragraph, name: str = ""
) -> tuple[Ability, ...]:
    parser = Parser(language.grammar, paragraph.tokens)
    try:
        readings = parser.whole(start)
    except TooManyReadings as error:
        at = paragraph.tokens[min(error.place, len(paragraph.tokens) - 1)]
        raise TextError("can be read in too many ways", index, at.column, at.raw) from None
    if not readings:
        raise _unread(parser, index, paragraph)
    found: list[tuple[Ability, ...]] = []
    problems: list[str] = []
    for reading in readings:
        assert isinstance(reading, tuple)
        try:
            bound = tuple(
                replace(language.settle(check(Binder(language.habits).ability(ability))), text=paragraph.raw)
                for ability in reading
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
    for _, together in groupby(abilities, key=lambda ability: ability.text):
        run = tuple(together)
        joint = _show(language, run) if len(run) > 1 else None
        if joint is not None:
            paragraphs.append(tidy(language, name, joint))
        else:
            paragraphs += [print_ability(language, name, ability) for ability in run]
    return "\n".join(paragraphs)


def print_ability(language: Language, name: str, ability: Ability) -> str:
    try:
        text = _show(language, (ability,))
    except MeaningError as problem:
        raise TextError(f"cannot be printed: {problem}", phrase=ability.text[:60]) from problem
    if text is None:
        raise TextError("no row prints this ability", phrase=ability.text[:60])
    return tidy(language, name, text)


def _show(language: Language, abilities: tuple[Ability, ...]) -> str | None:
    """The words of one paragraph, or None where no row says them."""
    printer = Printer(language.grammar, dict(language.terminals), language.plurals)
    drafted = tuple(Unbinder(language.habits).draft(language.unsettle(ability)) for ability in abilities)
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
    words = sorted(w for w in parser.expected if w[0].isalpha() and w not in parser.grammar.tries)
    kinds = sorted(f"a {w}" for w in parser.expected if w in parser.grammar.tries)
    expected = (*words, *kinds)
    read = " ".join(t.raw for t in tokens[max(0, place - 6) : place])
    if place >= len(tokens):
        return TextError("the text ends too early", index, len(paragraph.raw), "", expected, read)
    phrase = " ".join(t.raw for t in tokens[place : place + 6])
    close = difflib.get_close_matches(tokens[place].text, words, 1)
    nearest = f"{read} {close[0]}".strip() if close else read
    return TextError("not understood", index, tokens[place].column, phrase, expected, nearest)
