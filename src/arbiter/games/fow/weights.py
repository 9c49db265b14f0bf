"""What cards and moments of Force of Will are worth to the greedy bot."""

from __future__ import annotations

from arbiter.profile.weights import ActionWorth, Brings, Weights

WEIGHTS = Weights(
    fighters=frozenset({"resonator", "j_ruler"}),
    resource_type="magic_stone",
    most_resources=8,
    life_resource="life",
    hand_size=7,
    discard_pays=0,
    worried_at=2000,
    plays_cards=frozenset({"spell", "rune"}),
    actions={
        "call": ActionWorth(2.0, Brings.RESOURCE),
        "judgment": ActionWorth(2.0, Brings.OTHER_SIDE),
        "warden": ActionWorth(4.0),
        "standby": ActionWorth(0.9),
        "convoke": ActionWorth(2.0),
    },
    fighters_have_guard=True,
    hits_by_power=True,
    blockers_strike_first=False,
    first_strike=frozenset({"first_strike", "multi_strike"}),
    haste=frozenset({"swiftness"}),
    attacks_ready=frozenset({"precision"}),
    stays_ready=frozenset({"defiant"}),
    deadly=frozenset({"bane", "explode"}),
    survives=frozenset({"eternal"}),
    evades=frozenset({"flying"}),
    keywords={
        "flying": 1.0,
        "swiftness": 0.8,
        "first_strike": 1.0,
        "multi_strike": 1.5,
        "pierce": 0.6,
        "bane": 1.0,
        "drain": 1.0,
        "barrier": 0.5,
        "eternal": 2.0,
    },
    stays_in_play=frozenset({"addition", "regalia"}),
    for_their_turn=frozenset({"quickcast", "instant"}),
    kept_ready=frozenset({"revolution_order"}),
    next_resource=(8.0, 7.5, 7.0, 6.0, 5.0, 3.5, 2.5, 2.0, 1.0),
    damage_point=0.0045,
    near_the_end=1.5,
    power_unit=150.0,
    reserve=0.8,
    early_cost=3,
)
