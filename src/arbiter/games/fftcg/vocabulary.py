"""Words that scripts use by name and that this game's chapters carry out. A word that is not here is not executable."""

from __future__ import annotations

from typing import Final

from arbiter.games.fftcg.phases import ADDED
from arbiter.games.fftcg.turn import HAND_TEXTS
from arbiter.kernel.support import Vocabulary

VOCABULARY: Final = Vocabulary(
    marks=frozenset(
        {
            # attack.py
            "cannot_attack",
            "cannot_block",
            "cannot_be_blocked",
            "must_attack",
            "must_block",
            "must_be_blocked",
            "cannot_attack_alone",
            "attacks_twice",
            "attacks_thrice",
            "attacks_four_times",
            "attacks_once_more",
            "cannot_party",
            "party_any_colour",
            "attack_cost",
            "block_cost",
            # damage.py
            "cannot_be_destroyed",
            "cannot_be_returned",
            "cannot_be_removed",
            "cannot_be_rested",
            "no_damage",
            "damage_without_burst",
            # turn.py
            "no_ready",
            "no_ready_next",
            # actions.py
            "cannot_use_special",
            "cannot_use_action",
            "haste_for_abilities",
            # the kernel's layers and targets
            "power_not_raised",
            "power_never_raised",
            "power_never_lowered",
            "power_not_lowered",
            "must_be_chosen",
            "cannot_be_cancelled",
        }
    ),
    permits=frozenset(
        {"two_light", "two_dark", "cast", "casts_per_turn", "any_number_in_deck", "enters_unheard", *HAND_TEXTS}
    ),
    pay_rules=frozenset({"any_colour", "only", "only_produced_by"}),
    paid=frozenset({"extra", "only_produced_by", "only", "colour"}),
    plays=frozenset({"cast", "ability", "action", "special", "any"}),
    causes=frozenset({"warp", "ability", "summon", "cast", "battle"}),
    steps=frozenset({"main1", "main2", "main", "attack", "end", "active", "draw"}),
    added_steps=frozenset(ADDED),
    zones=frozenset({"field", "hand", "deck", "break", "damage", "removed", "limit", "stack"}),
    keywords=frozenset({"haste", "brave", "first_strike", "back_attack", "warp", "priming", "limit_break"}),
    play_costs=frozenset({"warp"}),  # 15.2.7.3
)
