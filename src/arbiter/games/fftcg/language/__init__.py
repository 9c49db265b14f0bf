"""FINAL FANTASY TCG's card language: its words, its symbols, and the frames that only this game has."""

from __future__ import annotations

from arbiter.games.fftcg.language.fighting_words import fighting_rows
from arbiter.games.fftcg.language.frames import frame_rows
from arbiter.games.fftcg.language.quantities import quantity_rows
from arbiter.games.fftcg.language.rulings import ruling_rows
from arbiter.games.fftcg.language.synonyms_of_effects import effect_synonym_rows
from arbiter.games.fftcg.language.synonyms_of_events import event_synonym_rows
from arbiter.games.fftcg.language.words import FINISH, LEXICON, SPELLING, TERMINALS, word_rows
from arbiter.text.grammar import Table
from arbiter.text.language import Language


def rows(table: Table) -> None:
    word_rows(table)
    frame_rows(table)
    ruling_rows(table)
    event_synonym_rows(table)
    effect_synonym_rows(table)
    fighting_rows(table)
    quantity_rows(table)


LANGUAGE = Language("fftcg", LEXICON, SPELLING, rows, TERMINALS, FINISH, spell_types=frozenset({"summon"}))
