"""A game's language: the words that the shared grammar leaves open, the game's own rows, and its spelling habits."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from arbiter.script.abilities import Ability
from arbiter.text.core.rows import CHAPTERS, LEFT_TO_GAMES, USUAL_SPELLING, Chapter
from arbiter.text.draft import NAMED, Habits
from arbiter.text.errors import TextError
from arbiter.text.grammar import Grammar, Table, compile_grammar
from arbiter.text.printer import unchanged as same_word

Reading = tuple[Ability, ...] | TextError  # what becomes of a text


@dataclass(frozen=True, eq=False)  # a game has one: itself is what it is known by
class Lexicon:
    """What the lexer has to know of a game.

    `respell` are replacements made before reading (old wordings, corrupt but unmistakable marks); `brackets` maps
    the first word inside ‹ › to the terminal it makes; `kept` begins a parenthesis that is meaning and not a
    reminder; `modal` ends the line that the quoted options of a choice follow.
    """

    respell: tuple[tuple[str, str], ...] = ()
    brackets: Mapping[str, str] = field(default_factory=dict)
    symbols: Mapping[str, tuple[str, object]] = field(default_factory=dict)
    nouns: frozenset[str] = frozenset()
    kept: tuple[str, ...] = ()
    modal: tuple[str, ...] = ()
    bullets: tuple[str, ...] = ()  # what begins a line that belongs to the list above it
    listing: tuple[str, ...] = ()  # what a paragraph says that begins such a list
    joins: bool = False  # texts come with line breaks within sentences
    own: str = ""  # the words by which a text speaks of its own card; without them, its name
    terms: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # phrase -> terminal and value
    numbers: Mapping[str, int] = field(default_factory=dict)  # numbers that are written as words

    @cached_property
    def respellings(self) -> tuple[tuple[re.Pattern[str], str], ...]:
        """The replacements, ready to be made: a game has hundreds, and every line is offered to each."""
        return tuple((re.compile(pattern), spelled) for pattern, spelled in self.respell)


def unchanged(ability: Ability) -> Ability:
    return ability


@dataclass(frozen=True)
class Language:
    name: str
    lexicon: Lexicon
    spelling: Mapping[str, str]  # in place of the usual one
    rows: Callable[[Table], None]
    terminals: Mapping[str, str]
    finish: tuple[tuple[str, str], ...] = ()
    starts: str = r"(^|\. |: |\] |--› |[\n ]\"|^\")"  # after which a sentence begins with a capital
    spell_types: frozenset[str] = frozenset()  # card types whose text resolves from the stack
    plurals: Callable[[str, str], str] = same_word  # a terminal's word for several: races
    chapters: tuple[Chapter, ...] = CHAPTERS  # of the shared grammar
    habits: Habits = NAMED
    settle: Callable[[Ability], Ability] = unchanged  # the shared words for places and things to the game's own
    unsettle: Callable[[Ability], Ability] = unchanged  # and back, for printing

    def table(self) -> Table:
        table = Table({**USUAL_SPELLING, **self.spelling})
        for chapter in self.chapters:
            chapter(table)
        self.rows(table)
        table.leave_out(LEFT_TO_GAMES)
        return table

    @cached_property
    def grammar(self) -> Grammar:
        return compile_grammar(self.table().rows)

    @cached_property
    def readings(self) -> dict[tuple[str, str, str], Reading]:
        """What became of the texts that were read in this process, by name, type and text."""
        return {}
