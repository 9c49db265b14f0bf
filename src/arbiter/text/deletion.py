"""Delete each word of a text that compiles, and each run of a few words: the reading must change or fail.

A word whose deletion changes nothing was swallowed by the grammar. Some words carry no meaning of their own
("the"); a game's list of them is given, and everything else that is found void is reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from arbiter.script.abilities import Ability
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError
from arbiter.text.language import Language

WORD = re.compile(r"[^\s{}‹›«»\"“”.,:()]+")
VOID = frozenset({"the", "a", "an"})
LONGEST_RUN = 6  # words: a phrase that says where, whose or when is no longer


@dataclass(frozen=True)
class Swallowed:
    """A word that could go without a change of meaning, and the text without it."""

    word: str
    column: int
    shortened: str


def meaning(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities without their printed text."""
    return tuple(replace(a, text="") for a in abilities)


def swallowed_words(
    language: Language, name: str, card_type: str, text: str, void: frozenset[str] = VOID
) -> list[Swallowed]:
    whole = meaning(compile_text(language, name, card_type, text))
    found: list[Swallowed] = []
    for match in WORD.finditer(text):
        if match.group().lower() in void or _inside(text, match.start()):
            continue
        shortened = text[: match.start()] + text[match.end() :].lstrip(" ")
        try:
            if meaning(compile_text(language, name, card_type, shortened)) == whole:
                found.append(Swallowed(match.group(), match.start(), shortened))
        except TextError:
            continue
    return found


def swallowed_runs(
    language: Language, name: str, card_type: str, text: str, longest: int = LONGEST_RUN
) -> list[Swallowed]:
    """Runs of two or more words that could go together without a change of meaning, the shortest first.

    A run that only joins words that may go by themselves, or that has a shorter run of this kind in it, is not told.
    """
    whole = meaning(compile_text(language, name, card_type, text))
    words = [match for match in WORD.finditer(text) if not _inside(text, match.start())]
    alone = {each.column for each in swallowed_words(language, name, card_type, text, frozenset())}
    found: list[Swallowed] = []
    for length in range(2, longest + 1):
        for first in range(len(words) - length + 1):
            run = words[first : first + length]
            start, end = run[0].start(), run[-1].end()
            if "\n" in text[start:end] or all(word.start() in alone for word in run):
                continue
            if any(start <= each.column and each.column + len(each.word) <= end for each in found):
                continue
            shortened = text[:start] + text[end:].lstrip(" ")
            try:
                if meaning(compile_text(language, name, card_type, shortened)) == whole:
                    found.append(Swallowed(text[start:end], start, shortened))
            except TextError:
                continue
    return found


def _inside(text: str, place: int) -> bool:
    """Within reminder text or a label, where words are not read."""
    before = text[:place]
    return before.count("(") > before.count(")") or before.count("«") > before.count("»")


def check(language: Language, cards: Iterable[tuple[str, str, str]]) -> dict[str, list[Swallowed]]:
    """Swallowed words over many (name, type, text), by word; texts that do not compile are passed over."""
    result: dict[str, list[Swallowed]] = {}
    for name, card_type, text in cards:
        try:
            swallowed = swallowed_words(language, name, card_type, text)
        except TextError:
            continue
        for each in swallowed:
            result.setdefault(each.word.lower(), []).append(each)
    return result
