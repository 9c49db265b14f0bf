"""What cards and moments of Force of Will 5.12 are worth to the greedy bot, where that differs from 12.9."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.weights import WEIGHTS as TODAY
from arbiter.profile.weights import ActionWorth, Brings

WEIGHTS = replace(
    TODAY,
    plays_cards=frozenset({"spell"}),
    actions={
        "call": ActionWorth(2.0, Brings.RESOURCE),
        "judgment": ActionWorth(2.0, Brings.OTHER_SIDE),
        "standby": ActionWorth(0.9),
        "lifebreak": ActionWorth(1.0),
    },
    first_strike=frozenset({"first_strike"}),
    stays_ready=frozenset(),
    deadly=frozenset({"explode"}),
    survives=frozenset(),
    keywords={"flying": 1.0, "swiftness": 0.8, "first_strike": 0.7, "pierce": 0.6, "imperishable": 0.5},
    kept_ready=frozenset(),
)
