"""Words that scripts use by name and that this game's chapters carry out. A word that is not here is not executable."""

from __future__ import annotations

from typing import Final

from arbiter.games.gateruler.acts import ACTS
from arbiter.games.gateruler.keywords import KEYWORDS
from arbiter.games.gateruler.zones import ZONES
from arbiter.kernel.support import Vocabulary
from arbiter.script.amounts import CountersOn
from arbiter.script.costs import PutCounters, TakeCounters
from arbiter.script.effects import DoubleCounters, EndGame, GainControl, PlaceCounters, RemoveCounters
from arbiter.script.nouns import CountersIs
from arbiter.script.patterns import CountersChange, PartyAttacks
from arbiter.script.statements import Produces

COUNTERS: Final[frozenset[type]] = frozenset(
    {
        CountersOn,
        CountersIs,
        CountersChange,
        DoubleCounters,
        PlaceCounters,
        RemoveCounters,
        PutCounters,
        TakeCounters,
    }
)

VOCABULARY: Final = Vocabulary(
    # Nothing but an ability says what it produces; counters are abilities and a zone here, and nothing that lies on
    # cards; nobody wins or loses by a text (1-4, 12-2a), attacks in a party, or gains control for a time (15-23a).
    without=frozenset({Produces, EndGame, GainControl, PartyAttacks, *COUNTERS}),
    added_steps=frozenset({"attack_phase"}),
    skipped_steps=frozenset({"attack_phase"}),
    marks=frozenset(
        {
            # attack.py
            "cannot_attack",
            "cannot_attack_these",
            "cannot_be_attacked",
            "attacks_directly",
            "attack_cost",
            "must_attack",
            "must_attack_these",
            "ready_in_defense",
            "attacks_from_defense",
            # turn.py
            "no_ready",
            "no_ready_start",
            "no_ready_next",
            # protection.py
            "cannot_be_destroyed",
            "not_destroyed_in_combat",
            "no_damage",
            "no_combat_damage",
            "no_effect_damage",
            "ignores_effects",
            "ignores_events",
            "ignores_enemy_events",
            "ignores_abilities",
            "ignores_enemy_abilities",
            "ignores_these",
            # damage.py
            "ignores_counters",
            "no_counters_in_combat",
            # placing.py, caps.py, actions.py
            "not_in_defense",
            "not_in_attack",
            "settable",
            "summon_weight",
            "played_from_graveyard",
            "played_from_damage",
            "played_from_set",
            "only_resources",
            # checking.py
            "not_normal_summoned",
            "not_special_summoned",
        }
    ),
    permits=frozenset(
        {
            "summon_cap",
            "set_cap",
            "deck_copies",
            "no_healing",
            "no_setting",
            "no_normal_summon",
            "no_special_summon",
            "gear_requirement",
        }
    ),
    pay_rules=frozenset(),
    paid=frozenset({"extra"}),
    plays=frozenset({"cast", "ability", "any"}),
    causes=frozenset(
        {"touchdown", "cast", "special_summon", "genesis", "abyssal", "forced_reveal", "battle", "ability"}
    ),
    steps=frozenset(
        {
            "game",
            "start",
            "main",
            "attack_phase",
            "attack",
            "declare",
            "intercept",
            "damage",
            "strike",
            "damage_end",
            "combat_end",
            "attack_end",
            "end",
        }
    ),
    zones=frozenset(spec.name for spec in ZONES),
    keywords=KEYWORDS,
    acts=frozenset(ACTS),
)
