"""All shared rows, chapter by chapter; where two rows print the same meaning, the earlier one speaks."""

from __future__ import annotations

from collections.abc import Callable

from arbiter.text.core.abilities import ability_rows, trigger_rows
from arbiter.text.core.amounts import amount_rows, cost_rows
from arbiter.text.core.anywhere import anywhere_rows
from arbiter.text.core.casting import casting_rows
from arbiter.text.core.changes import change_rows
from arbiter.text.core.choosing import choosing_rows
from arbiter.text.core.combining import combining_rows
from arbiter.text.core.comparing import comparing_rows
from arbiter.text.core.conditions import control_rows, counting_rows
from arbiter.text.core.decks import deck_rows
from arbiter.text.core.delays import delay_rows
from arbiter.text.core.effects import moving_rows, player_rows
from arbiter.text.core.events import damage_event_rows, moving_event_rows, player_event_rows
from arbiter.text.core.everyone import everyone_rows
from arbiter.text.core.lasting import damage_rows, lasting_rows
from arbiter.text.core.more import more_rows
from arbiter.text.core.nouns import noun_rows
from arbiter.text.core.patterns import agent_rows, pattern_rows, time_rows
from arbiter.text.core.qualities import post_rows
from arbiter.text.core.sentences import sentence_rows
from arbiter.text.core.situations import history_rows, other_condition_rows, thing_condition_rows
from arbiter.text.core.statements import statement_rows
from arbiter.text.core.tallies import tally_rows
from arbiter.text.core.things import thing_rows
from arbiter.text.core.times import time_rows as lasting_time_rows
from arbiter.text.core.variants import variant_rows
from arbiter.text.core.ways import way_rows
from arbiter.text.grammar import Table

Chapter = Callable[[Table], None]

CHAPTERS: tuple[Chapter, ...] = (
    noun_rows,
    post_rows,
    thing_rows,
    amount_rows,
    cost_rows,
    agent_rows,
    pattern_rows,
    player_event_rows,
    damage_event_rows,
    moving_event_rows,
    time_rows,
    control_rows,
    counting_rows,
    other_condition_rows,
    thing_condition_rows,
    history_rows,
    change_rows,
    statement_rows,
    choosing_rows,
    damage_rows,
    moving_rows,
    player_rows,
    lasting_rows,
    sentence_rows,
    casting_rows,
    deck_rows,
    delay_rows,
    trigger_rows,
    ability_rows,
    variant_rows,
    combining_rows,
    more_rows,
    comparing_rows,
    everyone_rows,
    tally_rows,
    way_rows,
    lasting_time_rows,
    anywhere_rows,
)

# Words that only a game can give: rows that need one of these are left out of a language that has none of them.
LEFT_TO_GAMES = frozenset(
    {
        "colour",
        "status",
        "zone",
        "zones",
        "keyword",
        "keywordtest",
        "typeword",
        "kinds",
        "kinds2",
        "step",
        "quality",
    }
)

# How the shared rows are spelled by a game that does not say it in its own words.
USUAL_SPELLING = {
    "own_hand": "your hand",
    "own_deck": "your deck",
    "destroy": "destroy",
    "destroys": "destroys/destroy",
    "broken": "destroyed",
    "character": "card",
    "rest": "rest",
    "rests": "rests",
    "ready": "ready",
    "rested": "rested",
    "ready_state": "ready",
    "field": "field",
    "zone_break": "discard pile",
    "removed": "the game",
    "power": "power",
    "effects": "spells or abilities",
    "effect": "spell or ability",
    "fighter": "fighter",
    "zone_damage": "damage pile",
    "warp": "warp",
    "mana": "resource",
    "colour_noun": "colour",
    "colour_nouns": "colours|colour",
    "opponent_controls": "your opponent controls",
    "opponent_controlled": "your opponent controlled",
    "without_generic": "without generic",
    "your_opponent": "your opponent",
    "opponents": "your opponent 's",
    "until_end": "until the end of the turn",
    "active_phase": "ready phase",
    "main_phase": "main phase",
    "other": "other",
    "one_or_more": "one or more",
}
