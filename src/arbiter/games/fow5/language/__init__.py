"""The card language of 2015: Force of Will's, with the words, paragraphs and places of this document."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.language import LANGUAGE as TODAY
from arbiter.games.fow.language import rows as rows_today
from arbiter.games.fow5.language.frames import frame_rows
from arbiter.games.fow5.language.grounds import settle, unsettle
from arbiter.games.fow5.language.moving import LATER, SAID_OTHERWISE, move_rows
from arbiter.games.fow5.language.words import FINISH, LEXICON, word_rows
from arbiter.text.grammar import Table


def rows(table: Table) -> None:
    """This document's wording first, so that it is the one that is printed."""
    word_rows(table)
    frame_rows(table)
    move_rows(table)
    own = len(table.rows)
    rows_today(table)
    table.rows[own:] = [row for row in table.rows[own:] if row.template not in SAID_OTHERWISE | LATER]


LANGUAGE = replace(
    TODAY,
    name="fow5",
    lexicon=LEXICON,
    finish=FINISH,
    rows=rows,
    starts=r"(^|^<[^<>]+> |\[Trigger\] |\[(?:Enter|J-Activate)\] (?!abilit)|\. |: |\n- |[\])}>\"\d] - |[\n ]\"|^\")",
    spell_types=frozenset({"spell"}),
    settle=settle,
    unsettle=unsettle,
)
