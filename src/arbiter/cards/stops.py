"""Where the text of a card stops being understood: the phrase, what could have stood there, and a key by which the
same stop on other cards is known, with names, numbers and symbols replaced."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arbiter.cards.readings import EXPECTED
from arbiter.cards.summary import Stop
from arbiter.text.compiler import Heard, compile_paragraph
from arbiter.text.errors import TextError
from arbiter.text.language import Language
from arbiter.text.lexer import paragraphs

BEFORE, AFTER = 3, 3  # words on each side of a stop that name it

# What differs from card to card where the same thing is said.
ALIKE = (
    (re.compile(r"«[^«»]*»"), "«name»"),
    (re.compile(r"[\"“][^\"“”]*[\"”]"), '"…"'),
    (re.compile(r"‹(\w+) [^‹›]*›"), r"‹\1 …›"),
    (re.compile(r"\{\s*(?:\d+|[XYZ])\s*\}"), "{N}"),
    (re.compile(r"\{[^{}]*\}"), "{symbol}"),
    (re.compile(r"[+\-−]?\d[\d,.]*\b"), "N"),
)


def wrong_field(error: str) -> Stop:
    """The card has a field that is no card's."""
    says = f"not a card: {error.partition(': ')[2] or error}"
    return Stop(says, key_for(says, ""), error)


def not_carried_out(problem: str) -> Stop:
    """Everything was read, and something in it is not carried out."""
    phrase = problem.partition(", in ")[0]
    return Stop(phrase, key_for(phrase, ""), problem)


def stops_in(language: Language, heard: Sequence[Heard]) -> tuple[Stop, ...]:
    """Every stop in these texts; a paragraph has one at most."""
    found: dict[tuple[str, int, int], Stop] = {}
    for text in dict.fromkeys((each.name, each.card_type, each.text) for each in heard):
        for error, raw in errors_of(language, *text):
            stop = made_of(error, raw, text[0])
            found.setdefault((stop.phrase, stop.paragraph, stop.column), stop)
    return tuple(found.values())


def errors_of(language: Language, name: str, card_type: str, text: str) -> list[tuple[TextError, str]]:
    start = "spellcard" if card_type in language.spell_types else "character"
    try:
        found = paragraphs(language.lexicon, name, text)
    except TextError as error:
        lines = text.split("\n")
        return [(error, lines[min(error.paragraph, len(lines) - 1)])]
    errors: list[tuple[TextError, str]] = []
    known = language.readings.get((name, card_type, text))
    first = known.paragraph if isinstance(known, TextError) else -1  # those before it were read
    for index, paragraph in enumerate(found):
        if index <= first:
            errors += [(known, paragraph.raw)] if index == first and isinstance(known, TextError) else []
            continue
        try:
            compile_paragraph(language, start, index, paragraph)
        except TextError as error:
            errors.append((error, paragraph.raw))
        except RecursionError:
            errors.append((TextError("nested too deep", index, 0, paragraph.raw[:60]), paragraph.raw))
    return errors


def made_of(error: TextError, raw: str, name: str) -> Stop:
    phrase = stopping_phrase(error, raw)
    return Stop(
        phrase,
        key_for(phrase, name),
        str(error),
        error.paragraph + 1,
        error.column + 1,
        error.expected[:EXPECTED],
        error.nearest,
        error.typo,
    )


def stopping_phrase(error: TextError, raw: str) -> str:
    """What to call a stop: the last words that were read and the first that were not."""
    if error.message != "not understood":
        return error.message
    before = " ".join(raw[: error.column].split()[-BEFORE:])
    after = " ".join(error.phrase.split()[:AFTER])
    return f"{before} | {after}"


def key_for(phrase: str, name: str) -> str:
    """The phrase with what differs from card to card replaced."""
    if name:
        phrase = phrase.replace(name, "NAME")
    for pattern, word in ALIKE:
        phrase = pattern.sub(word, phrase)
    return phrase
