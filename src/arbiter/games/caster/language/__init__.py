"""The Caster Chronicles' card language: its words, its frames, and how it speaks of targets and of its own cards."""

from __future__ import annotations

from arbiter.games.caster.language.actions import action_rows
from arbiter.games.caster.language.asking import asking_rows
from arbiter.games.caster.language.combining import combining_rows
from arbiter.games.caster.language.comparing import comparing_rows
from arbiter.games.caster.language.conditions import condition_rows
from arbiter.games.caster.language.costs import cost_rows
from arbiter.games.caster.language.describing import describing_rows
from arbiter.games.caster.language.doing import doing_rows
from arbiter.games.caster.language.events import event_rows
from arbiter.games.caster.language.forbidding import forbidding_rows
from arbiter.games.caster.language.frames import frame_rows
from arbiter.games.caster.language.instead import instead_rows
from arbiter.games.caster.language.keywords import keyword_rows
from arbiter.games.caster.language.nouns import noun_rows
from arbiter.games.caster.language.picking import picking_rows
from arbiter.games.caster.language.prices import price_rows
from arbiter.games.caster.language.prohibitions import prohibition_rows
from arbiter.games.caster.language.races import plural
from arbiter.games.caster.language.sentences import sentence_rows
from arbiter.games.caster.language.settling import settle, unsettle
from arbiter.games.caster.language.statements import statement_rows
from arbiter.games.caster.language.tokens import token_rows
from arbiter.games.caster.language.waiting import waiting_rows
from arbiter.games.caster.language.words import FINISH, LEXICON, SPELLING, TERMINALS, word_rows
from arbiter.text.core import (
    abilities,
    amounts,
    changes,
    effects,
    everyone,
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
SHARED = (
    nouns.noun_rows,
    qualities.post_rows,
    things.thing_rows,
    amounts.amount_rows,
    amounts.cost_rows,
    patterns.agent_rows,
    patterns.pattern_rows,
    situations.thing_condition_rows,
    changes.change_rows,
    statements.statement_rows,
    effects.player_rows,
    sentences.sentence_rows,
    everyone.each_turn_rows,
    everyone.one_player_rows,
    abilities.ability_rows,
)
OWN = (
    word_rows,
    noun_rows,
    keyword_rows,
    cost_rows,
    event_rows,
    condition_rows,
    prohibition_rows,
    forbidding_rows,
    statement_rows,
    action_rows,
    token_rows,
    picking_rows,
    asking_rows,
    sentence_rows,
    frame_rows,
    combining_rows,
    instead_rows,
    describing_rows,
    comparing_rows,
    waiting_rows,
    price_rows,
    doing_rows,
)


def rows(table: Table) -> None:
    """Its own wording first, so that it is the one that is printed."""
    for chapter in (*OWN, *SHARED):
        chapter(table)


def several(category: str, word: str) -> str:
    """A race that is said of several."""
    return plural(word) if category == "<kind>" else word


LANGUAGE = Language(
    "caster",
    LEXICON,
    SPELLING,
    rows,
    TERMINALS,
    FINISH,
    starts=r"(^|\. |: |\n• |⇒ |-- |[\n ]\"|^\")",
    spell_types=frozenset({"conjure"}),
    plurals=several,
    chapters=(),
    habits=Habits(by_name=False, inline=True),
    settle=settle,
    unsettle=unsettle,
)
