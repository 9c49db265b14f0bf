"""All shared rows, chapter by chapter."""

from __future__ import annotations

from arbiter.text.core.amounts import amount_rows, cost_rows
from arbiter.text.core.casting import casting_rows
from arbiter.text.core.changes import change_rows, statement_rows
from arbiter.text.core.decks import deck_rows
from arbiter.text.core.delays import delay_rows
from arbiter.text.core.effects import choosing_rows, damage_rows, lasting_rows, moving_rows, player_rows
from arbiter.text.core.nouns import noun_rows, post_rows, thing_rows
from arbiter.text.core.patterns import condition_rows, pattern_rows
from arbiter.text.core.sentences import ability_rows, sentence_rows
from arbiter.text.grammar import Table


def core_rows(table: Table) -> None:
    noun_rows(table)
    post_rows(table)
    thing_rows(table)
    amount_rows(table)
    cost_rows(table)
    pattern_rows(table)
    condition_rows(table)
    change_rows(table)
    statement_rows(table)
    choosing_rows(table)
    damage_rows(table)
    moving_rows(table)
    player_rows(table)
    lasting_rows(table)
    sentence_rows(table)
    casting_rows(table)
    deck_rows(table)
    delay_rows(table)
    ability_rows(table)
