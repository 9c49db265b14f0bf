"""Force of Will's card language: its words, its frames, and how it speaks of targets and of its own cards."""

from __future__ import annotations

from arbiter.games.fow.language.actions import action_rows
from arbiter.games.fow.language.added_texts import added_rows
from arbiter.games.fow.language.altered_damage import altered_damage_rows
from arbiter.games.fow.language.alternatives import alternative_rows
from arbiter.games.fow.language.areas import area_rows
from arbiter.games.fow.language.asking import asking_rows
from arbiter.games.fow.language.both_kinds import both_kinds_rows
from arbiter.games.fow.language.both_said import both_said_rows
from arbiter.games.fow.language.causes import cause_rows
from arbiter.games.fow.language.chasing import chasing_rows
from arbiter.games.fow.language.combinations import combination_rows
from arbiter.games.fow.language.conditions import condition_rows
from arbiter.games.fow.language.copying import copying_rows
from arbiter.games.fow.language.costs import cost_change_rows
from arbiter.games.fow.language.counters import counter_rows
from arbiter.games.fow.language.damage_said import damage_said_rows
from arbiter.games.fow.language.dealing import dealing_rows
from arbiter.games.fow.language.decktexts import deck_rows
from arbiter.games.fow.language.deeds import deed_rows
from arbiter.games.fow.language.describing import describing_rows
from arbiter.games.fow.language.elsewhere import elsewhere_rows
from arbiter.games.fow.language.emblems import emblem_rows
from arbiter.games.fow.language.events import event_rows
from arbiter.games.fow.language.fighting_costs import fighting_cost_rows
from arbiter.games.fow.language.fights_said import fights_said_rows
from arbiter.games.fow.language.firsts import first_rows
from arbiter.games.fow.language.fortunes import fortune_rows
from arbiter.games.fow.language.frames import frame_rows
from arbiter.games.fow.language.gates import gate_rows
from arbiter.games.fow.language.handling import handling_rows
from arbiter.games.fow.language.happenings import happening_rows
from arbiter.games.fow.language.history import history_rows
from arbiter.games.fow.language.information import information_rows
from arbiter.games.fow.language.instances import instance_rows
from arbiter.games.fow.language.items import item_rows
from arbiter.games.fow.language.joining import joining_rows
from arbiter.games.fow.language.keyword_forms import keyword_form_rows
from arbiter.games.fow.language.keyword_lists import keyword_list_rows
from arbiter.games.fow.language.keyword_wordings import keyword_wording_rows
from arbiter.games.fow.language.keywords import keyword_rows
from arbiter.games.fow.language.listing import listing_rows
from arbiter.games.fow.language.named import art_rows, named_rows
from arbiter.games.fow.language.naming import naming_rows
from arbiter.games.fow.language.nouns import noun_rows
from arbiter.games.fow.language.old_wordings import old_rows
from arbiter.games.fow.language.other_players import other_player_rows
from arbiter.games.fow.language.outside import outside_rows
from arbiter.games.fow.language.picking import picking_rows
from arbiter.games.fow.language.placing import placing_rows
from arbiter.games.fow.language.plainly import plain_rows
from arbiter.games.fow.language.prices import price_rows
from arbiter.games.fow.language.pricing import pricing_rows
from arbiter.games.fow.language.prohibiting import prohibiting_rows
from arbiter.games.fow.language.protection import (
    becoming_rows,
    damage_change_rows,
    protection_rows,
)
from arbiter.games.fow.language.reckoning import reckoning_rows
from arbiter.games.fow.language.remembered import remembered_rows
from arbiter.games.fow.language.replacing import replacing_rows
from arbiter.games.fow.language.rites import rite_rows
from arbiter.games.fow.language.rulings import ruling_rows
from arbiter.games.fow.language.sentences import sentence_rows
from arbiter.games.fow.language.sequences import sequence_rows
from arbiter.games.fow.language.settling import settle, unsettle
from arbiter.games.fow.language.shielding import shielding_rows
from arbiter.games.fow.language.sizes_said import sizes_said_rows
from arbiter.games.fow.language.statements import statement_rows
from arbiter.games.fow.language.synonyms import synonym_rows
from arbiter.games.fow.language.systems import system_rows
from arbiter.games.fow.language.targeting import targeting_rows
from arbiter.games.fow.language.this_way import this_way_rows
from arbiter.games.fow.language.triggering import triggering_rows
from arbiter.games.fow.language.turns_of_phrase import phrase_rows
from arbiter.games.fow.language.weather import weather_rows
from arbiter.games.fow.language.wills import will_rows
from arbiter.games.fow.language.wordings import wording_rows
from arbiter.games.fow.language.words import FINISH, LEXICON, SPELLING, TERMINALS, word_rows
from arbiter.text.core import (
    abilities,
    amounts,
    changes,
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
from arbiter.text.plurals import plural

# Of the shared grammar, what this game says in the same words; counting, choosing, costs and triggers are its own.
CHAPTERS = (
    nouns.noun_rows,
    qualities.post_rows,
    things.thing_rows,
    amounts.amount_rows,
    amounts.cost_rows,
    patterns.agent_rows,
    patterns.pattern_rows,
    events.player_event_rows,
    events.damage_event_rows,
    events.moving_event_rows,
    patterns.time_rows,
    situations.thing_condition_rows,
    situations.history_rows,
    changes.change_rows,
    statements.statement_rows,
    lasting.damage_rows,
    effects.moving_rows,
    effects.player_rows,
    lasting.lasting_rows,
    sentences.sentence_rows,
    abilities.ability_rows,
)

OWN = (
    word_rows,
    noun_rows,
    information_rows,
    area_rows,
    price_rows,
    keyword_rows,
    keyword_form_rows,
    keyword_list_rows,
    gate_rows,
    copying_rows,
    event_rows,
    condition_rows,
    cost_change_rows,
    statement_rows,
    asking_rows,
    protection_rows,
    damage_change_rows,
    shielding_rows,
    becoming_rows,
    replacing_rows,
    action_rows,
    will_rows,
    picking_rows,
    rite_rows,
    sentence_rows,
    art_rows,
    named_rows,
    system_rows,
    triggering_rows,
    chasing_rows,
    dealing_rows,
    counter_rows,
    deck_rows,
    emblem_rows,
    item_rows,
    weather_rows,
    placing_rows,
    old_rows,
    frame_rows,
    describing_rows,
    naming_rows,
    prohibiting_rows,
    fighting_cost_rows,
    happening_rows,
    history_rows,
    this_way_rows,
    combination_rows,
    pricing_rows,
    outside_rows,
    targeting_rows,
    plain_rows,
    elsewhere_rows,
    joining_rows,
    ruling_rows,
    cause_rows,
    instance_rows,
    listing_rows,
    alternative_rows,
    first_rows,
    added_rows,
    reckoning_rows,
    both_kinds_rows,
    other_player_rows,
    phrase_rows,
    remembered_rows,
    deed_rows,
    damage_said_rows,
    fortune_rows,
    handling_rows,
    synonym_rows,
    altered_damage_rows,
    sequence_rows,
    fights_said_rows,
    sizes_said_rows,
    both_said_rows,
    keyword_wording_rows,
    wording_rows,
)


# Rows of the shared grammar that would give the same words another meaning.
SAID_OTHERWISE = frozenset(
    {
        "is/are removed from @removed",  # 311.1  by whatever it comes there, as its own row says
        "enters/enter the @field from the|your [origin:zone]",  # 302.6  out of yours come your cards
        # 302.6b  into your hand come cards of others, too
        *(f"is/are returned to {whose} hand" for whose in ("your", "@opponents")),
        *(f"is/are returned to {whose} hand from the @field" for whose in ("your", "@opponents")),
        *("the blocking @fighter", "the attacking @fighter"),  # 803.4  also where a chant says it
        "with a total cost of [most:num] or less",  # 204.1c  each of them costs so much; of all it is "combined"
    }
)


def rows(table: Table) -> None:
    """Its own wording first, so that it is the one that is printed."""
    for chapter in (*OWN, *CHAPTERS):
        chapter(table)
    table.rows = [row for row in table.rows if row.template not in SAID_OTHERWISE]


def several(category: str, word: str) -> str:
    """A race that is said of several."""
    return plural(word) if category == "<kind>" else word


LANGUAGE = Language(
    "fow",
    LEXICON,
    SPELLING,
    rows,
    TERMINALS,
    FINISH,
    starts=r"(^|^<[^<>]+> |\[Trigger\] |\[Stealth\] |\. |: |>>> |\n- |[\])}>\"\d] - |[\n ]\"|^\")",
    spell_types=frozenset({"chant", "rune"}),
    plurals=several,
    chapters=(),
    habits=Habits(by_name=False, inline=True, keeps_names=True),
    settle=settle,
    unsettle=unsettle,
)
