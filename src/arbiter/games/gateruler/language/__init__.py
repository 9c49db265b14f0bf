"""Gate Ruler's card language: its words, its frames, and how it speaks of timings, costs and its own cards."""

from __future__ import annotations

from arbiter.games.gateruler.language.actions import action_rows
from arbiter.games.gateruler.language.asking import asking_rows
from arbiter.games.gateruler.language.attributes import attribute_rows
from arbiter.games.gateruler.language.conditions import condition_rows
from arbiter.games.gateruler.language.frames import frame_rows
from arbiter.games.gateruler.language.happenings import happening_rows
from arbiter.games.gateruler.language.harm import harm_rows
from arbiter.games.gateruler.language.instead import instead_rows
from arbiter.games.gateruler.language.instructions import instruction_rows
from arbiter.games.gateruler.language.keywords import keyword_rows
from arbiter.games.gateruler.language.leave import leave_rows
from arbiter.games.gateruler.language.manoeuvres import manoeuvre_rows
from arbiter.games.gateruler.language.nouns import noun_rows
from arbiter.games.gateruler.language.prices import cost_rows, price_rows
from arbiter.games.gateruler.language.restrictions import restriction_rows
from arbiter.games.gateruler.language.seen import seen_rows
from arbiter.games.gateruler.language.settling import settle, unsettle
from arbiter.games.gateruler.language.spoken import spoken_rows
from arbiter.games.gateruler.language.statements import statement_rows
from arbiter.games.gateruler.language.synonyms import synonym_rows
from arbiter.games.gateruler.language.templates import template_rows
from arbiter.games.gateruler.language.times import time_rows
from arbiter.games.gateruler.language.whose import whose_rows
from arbiter.games.gateruler.language.words import FINISH, LEXICON, SPELLING, TERMINALS, word_rows
from arbiter.text.core import (
    abilities,
    amounts,
    changes,
    choosing,
    conditions,
    effects,
    events,
    lasting,
    nouns,
    patterns,
    qualities,
    sentences,
    situations,
    statements,
    things,
)
from arbiter.text.draft import Habits
from arbiter.text.grammar import Table
from arbiter.text.language import Language

# Of the shared grammar, what this game says in the same words.
CHAPTERS = (
    nouns.noun_rows,
    qualities.post_rows,
    things.thing_rows,
    amounts.amount_rows,
    amounts.cost_rows,
    patterns.agent_rows,
    patterns.pattern_rows,
    patterns.status_rows,  # 14-10g
    events.player_event_rows,
    events.damage_event_rows,
    events.moving_event_rows,
    patterns.time_rows,
    conditions.control_rows,
    conditions.counting_rows,
    situations.other_condition_rows,
    situations.thing_condition_rows,
    situations.history_rows,
    changes.change_rows,
    statements.statement_rows,
    choosing.choosing_rows,
    lasting.damage_rows,
    effects.moving_rows,
    effects.player_rows,
    lasting.lasting_rows,
    sentences.sentence_rows,
    abilities.trigger_rows,
    abilities.ability_rows,
)

OWN = (
    word_rows,
    noun_rows,
    time_rows,
    condition_rows,
    statement_rows,
    action_rows,
    keyword_rows,
    frame_rows,
    whose_rows,
    happening_rows,
    instruction_rows,
    restriction_rows,
    instead_rows,
    asking_rows,
    attribute_rows,
    seen_rows,
    manoeuvre_rows,
    cost_rows,
    price_rows,
    leave_rows,
    harm_rows,
    synonym_rows,
    template_rows,
    spoken_rows,
)


def rows(table: Table) -> None:
    """Its own wording first, so that it is the one that is printed."""
    for chapter in (*OWN, *CHAPTERS):
        chapter(table)


LANGUAGE = Language(
    "gateruler",
    LEXICON,
    SPELLING,
    rows,
    TERMINALS,
    FINISH,
    starts=r"(^|\. |(?<!DR \d): |\[|Gear Ability |\] (?!to |ability )|】|\n• |[\n ]\"|^\")",
    spell_types=frozenset({"event"}),
    chapters=(),
    habits=Habits(by_name=False),
    settle=settle,
    unsettle=unsettle,
)
