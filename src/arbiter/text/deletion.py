"""Delete each word of a text that compiles: the reading must change or fail.

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
