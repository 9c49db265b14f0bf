"""What cards and moments of The Caster Chronicles are worth to the greedy bot."""

from __future__ import annotations

from arbiter.profile.weights import Measure, Standing, Weights

WEIGHTS = Weights(
    fighters=frozenset({"servant"}),
    resource_type="caster",
    most_resources=8,
    life_cards="orb",
    hand_size=7,
    discard_pays=0,
    worried_at=2,
    plays_cards=frozenset({"spell"}),
    resource_actions={"call": 1.0, "set": 0.0, "level_up": 1.5},
    face_down=frozenset({"set"}),
    named_actions={
        "corrupt": 3.0,
        "look": 0.0,
        "switch": 0.5,
        "soul_bond": 6.0,
        "replay enter": 1.0,
        "exchange_control": 2.0,
    },
    turns="switch",
    last_option=frozenset({"corrupt"}),
    guard_question="orientation",
    nobody_blocks=True,
    hits={"double_corrupt": 2, "triple_corrupt": 3},
    past_guards=frozenset({"hubris"}),
    only_same=frozenset({"phi"}),
    keywords={"double_corrupt": 1.5, "triple_corrupt": 2.5, "hubris": 1.0, "phi": 0.8, "break": 0.3, "unity": 0.8},
    stays_in_play=frozenset({"barrier"}),
    next_resource=(8.0, 7.5, 7.0, 6.0, 5.0, 4.0, 3.0, 1.5, 0.5),
    damage_point=2.0,
    near_the_end=4.0,
    early_cost=4,
    judged_after=(3,),
    own_turn=3.0,
    # python tools/fit_standing.py caster --games 1500
    standing=Standing(
        fighters=0.1529, resources=0.03157, others=0.09686, hand=0.04943, left=-0.01062, near=1.168, turn=0.3577
    ),
    # python tools/fit_weights.py caster --rounds 120 --games 20 --jobs 1 --seed 1
    measure=Measure(
        fighter=1.769,
        resource=1.28,
        card=0.646,
        mine=0.869,
        theirs=1.562,
        hits=0.389,
        own_hits=1.138,
        guard=0.721,
        entering=0.947,
        rested=0.173,
        ability=0.452,
        spell=0.363,
        least=0.226,
    ),
)
