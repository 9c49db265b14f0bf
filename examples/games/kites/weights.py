"""What cards and moments are worth to the greedy bot."""

from __future__ import annotations

from arbiter.profile.weights import Weights

WEIGHTS = Weights(
    fighters=frozenset({"kite"}),
    life_resource="line",
    hand_size=7,
    worried_at=6,
    plays_spells=frozenset({"spell"}),
    plays_characters=frozenset({"card"}),
    hits_by_power=True,
    blockers_strike_first=False,
    haste=frozenset({"eager"}),
    evades=frozenset({"high"}),
    keywords={"eager": 0.5, "high": 1.0},
    damage_point=0.8,
    power_unit=1.0,
    early_cost=2,
)
