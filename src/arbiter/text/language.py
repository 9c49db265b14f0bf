"""A game's language: the words that the shared grammar leaves open, the game's own rows, and its spelling habits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from arbiter.text.core.rows import core_rows
from arbiter.text.grammar import Grammar, Table, compile_grammar


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class Language:
    name: str
    lexicon: Lexicon
    spelling: Mapping[str, str]
    rows: Callable[[Table], None]
    terminals: Mapping[str, str]
    finish: tuple[tuple[str, str], ...] = ()
    spell_types: frozenset[str] = frozenset()  # card types whose text resolves from the stack

    def table(self) -> Table:
        table = Table(self.spelling)
        core_rows(table)
        self.rows(table)
        return table

    @cached_property
    def grammar(self) -> Grammar:
        return compile_grammar(self.table().rows)
