"""Words that scripts use by name and that this game's chapters carry out. A word that is not here is not executable."""

from __future__ import annotations

from arbiter.games.caster.acts import ACTS
from arbiter.games.caster.keyword_acts import ACTS as KEYWORD_ACTS
from arbiter.games.caster.keywords import EXPANSIONS, FLAGS
from arbiter.games.caster.zones import ZONES
from arbiter.kernel.support import Vocabulary
from arbiter.script.effects import AllowCast, Deal, DealDivided, DealPlayer, Fight
from arbiter.script.patterns import DealsDamage
from arbiter.script.statements import ChangeDamage, Produces

VOCABULARY = Vocabulary(
    # Nothing but an ability says what it produces; cards are played from the hand, from where a card
    # in force permits it, or at once (CastNow);
    # there is no damage: players are hurt by corrupted orbs (309), and a battle destroys (804).
    without=frozenset({Produces, AllowCast, Deal, DealDivided, DealPlayer, Fight, ChangeDamage, DealsDamage}),
    marks=frozenset(
        {
            # attacking.py
            "cannot_attack",
            "cannot_attack_players",
            "cannot_be_attacked",
            "must_attack",
            "attack_cost",
            # turn.py
            "no_recover",
            "no_recover_next",
            # movement.py, switching.py
            "cannot_be_destroyed",
            "cannot_be_destroyed_in_battle",
            "cannot_be_reversed",
            "cannot_recover",
            "cannot_switch",
            "switched_by_text_only",
            # actions.py
            "cannot_be_chased",
            "cannot_be_cancelled",
            # calling.py
            "namesakes",
        }
    ),
    permits=frozenset({"any_number_in_deck", "cast", "call"}),  # deckbuilding.py, actions.py, calling.py
    pay_rules=frozenset({"any_colour"}),
    paid=frozenset({"extra"}),
    plays=frozenset({"cast", "ability", "any"}),
    causes=frozenset({"ability", "summon", "cast", "battle", "cost", "corrupt"}),
    steps=frozenset(
        [
            "game",
            "turn",
            "recovery",
            "draw",
            "call",
            "main",
            "battle",
            "attack",
            "battle_end",
            "battle_phase_end",
            "end_phase",
            "end",
        ]
    ),
    acts=frozenset({*ACTS, *KEYWORD_ACTS}),
    zones=frozenset(spec.name for spec in ZONES),
    keywords=frozenset({*FLAGS, *EXPANSIONS}),
    play_costs=frozenset({"break"}),  # 1103.3
)
