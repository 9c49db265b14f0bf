"""What cards and moments of FINAL FANTASY TCG are worth to the greedy bot."""

from __future__ import annotations

from arbiter.games.fftcg.processes import DAMAGE_TO_LOSE
from arbiter.profile.weights import ActionWorth, Brings, Measure, Weights

WEIGHTS = Weights(
    fighters=frozenset({"forward"}),
    resource_type="backup",
    most_resources=5,
    damage_zone="damage",
    damage_to_lose=DAMAGE_TO_LOSE,
    hand_size=5,
    discard_pays=2,
    worried_at=4,
    plays_spells=frozenset({"summon"}),
    plays_characters=frozenset({"character"}),
    keyword_actions={
        "priming": ActionWorth(1.7, Brings.NAMED),  # and a card less in the deck is a card more
        "warp": ActionWorth(0.0, Brings.IN_TIME),
    },
    gives_up=frozenset({"too many backups"}),
    any_number=frozenset({"generic"}),
    stays_ready=frozenset({"brave"}),
    haste=frozenset({"haste"}),
    keywords={"haste": 0.8, "brave": 1.0, "first_strike": 1.0},
    on_attack=0.8,
    ready_again=1.2,
    battle_turned=1.0,
    way_cleared=100.0,
    joins=1.0,
    each_turn=0.75,
    lends=0.8,
    whole_turns=True,
    judged_after=(5,),
    own_turn=5.5,
    # python tools/fit_weights.py fftcg --one-by-one card,spell --games 120 --seed 20000 --jobs 1
    measure=Measure(card=1.5),
)
