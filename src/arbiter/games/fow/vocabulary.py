"""Words that scripts use by name and that this game's chapters carry out. A word that is not here is not executable."""

from __future__ import annotations

from arbiter.games.fow import forbidden_processes
from arbiter.games.fow.halves import PART
from arbiter.games.fow.keywords import EXPANSIONS, FLAGS, KEYWORDS, PROCESSES
from arbiter.games.fow.named_actions import ACTS
from arbiter.games.fow.runes import COUNT_MARKS
from arbiter.games.fow.ways import REMNANT
from arbiter.games.fow.zones import ZONES
from arbiter.kernel.support import Vocabulary
from arbiter.script.patterns import PartyAttacks
from arbiter.script.statements import Produces

INSTANCES = ("instances:melody", "instances:blessing", "instances:mantra")  # 1101.2

VOCABULARY = Vocabulary(
    marks=frozenset(
        {
            # attacking.py, battle.py
            "cannot_attack",
            "cannot_attack_players",
            "cannot_be_attacked",
            "cannot_block",
            "cannot_be_blocked",
            "may_attack_recovered",
            "may_block_flying",
            "blocked_only_by",
            "must_attack",
            "must_block",
            "attacks_up_to",
            "attacks_at_once",
            "may_block_rested",
            "mobilized",
            "attack_cost",
            "block_cost",
            "does_not_rest_to_attack",
            "does_not_rest_to_block",
            # harm.py, movement.py
            "cannot_be_destroyed",
            "no_damage",
            "no_battle_damage",
            "cannot_recover",
            "cannot_be_banished",
            "cannot_be_removed",
            # turn.py
            "no_recover",
            "no_recover_next",
            # actions.py, calling.py
            "cannot_be_cancelled",
            "cannot_be_chased",
            "may_call",
            "calls_without_resting",
            "calls_rested",
            # language/instances.py
            *INSTANCES,
            # the kernel's layers and targets
            "power_not_raised",
            "power_not_lowered",
            "must_be_chosen",
            "blank +100/+100",
            "blank -100/-100",
            # runes.py
            *COUNT_MARKS,
        }
    ),
    permits=frozenset(
        {
            "cast",
            "top_shown",
            "hand_shown",
            "top_seen",
            "skip:draw",
            "skip:recovery",
            "spared",
            "cannot_lose",
            "quickcast",
            "more_calls",
            "enters_unheard",
            "hand_size",
            "hand_size_less",
            "hand_size_set",
            "no_hand_size",
            "lifebreak_size",
            "lifebreak_size_less",
            "lifebreak_size_set",
            "deck_copies",
            "deck_copies_regardless",
            "deck_limit",
            "deck_ban",
            "deck_exactly",
            "deck_at_least",
            "deck_no_maximum",
        }
    ),
    pay_rules=frozenset({"any_colour", "as_any", "only"}),
    paid=frozenset({"extra", "colour", "only"}),
    plays=frozenset({"cast", "ability", "action", "special", "asks", "any", *forbidden_processes.PROCESSES}),
    causes=frozenset({"ability", "summon", "cast", "battle", "lifebreak", "cost", "contract", REMNANT, PART}),
    steps=frozenset(
        {"game", "turn", "draw", "recovery", "main", "end_phase", "end", "battle", "attack", "block", "battle_end"}
    ),
    acts=frozenset(ACTS),
    added_steps=frozenset({"main"}),  # turn.py
    zones=frozenset({*(spec.name for spec in ZONES), "player"}),
    shuffled=frozenset({"stones"}),
    # 907.1  will is produced by abilities, and only as these say; 704.1  nobody attacks in a party
    without=frozenset({Produces, PartyAttacks}),
    keywords=frozenset({*FLAGS, *PROCESSES, *EXPANSIONS, *KEYWORDS}),
)
