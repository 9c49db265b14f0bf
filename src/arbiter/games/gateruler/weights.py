"""What cards and moments of Gate Ruler are worth to the greedy bot."""

from __future__ import annotations

from arbiter.games.gateruler import rulers
from arbiter.games.gateruler.placing import front_places
from arbiter.kernel.game import Game
from arbiter.profile.weights import ActionWorth, Brings, Standing, Weights


def place_of(word: str) -> int:
    """ "attack 2" is the second attack zone; "defense", "defense 2" are those in front of the ruler."""
    name, _, number = word.partition(" ")
    return int(number) if name == "attack" else 1 - int(number or 1)


def places(game: object, player: int) -> tuple[int, ...]:
    assert isinstance(game, Game)
    return front_places(game, player)


def set_zones(game: object, player: int) -> int:
    assert isinstance(game, Game)
    return rulers.of(game, player).set_zones


WEIGHTS = Weights(
    fighters=frozenset({"unit"}),
    resource_type="resource",
    most_resources=6,
    damage_zone="damage",
    leader_zone="ruler",
    hand_size=9,
    discard_pays=0,
    worried_at=3,
    plays_cards=frozenset({"card"}),
    actions={
        "set": ActionWorth(0.7, Brings.LATER),
        "reveal": ActionWorth(0.6, Brings.NOTHING),
        "overdrive": ActionWorth(0.5, Brings.EFFECT),
        "drop": ActionWorth(0.25, Brings.NOTHING),
        "gear_up": ActionWorth(2.0, Brings.FIGHTER),
    },
    named_actions={
        "drive": 1.2,
        "heal_player": 1.5,
        "special_summon": 3.0,
        "normal_summon": 2.0,
        "summon_cap": 0.8,
        "charge": 0.8,
        "this_damage": 2.0,
        "deal_uncountered": 4.0,
        "abyssal_summon": 2.0,
        "face_down_unit": 2.0,
        "set": 0.5,
    },
    moves="rearrange",
    gives_up=frozenset({"level cap", "damage reversal"}),
    turned_up_question="drive",
    place_question="zone",
    keywords={
        "breakthrough": 0.5,
        "double_attack": 1.5,
        "triple_attack": 2.5,
        "quadruple_attack": 3.5,
        "quintuple_attack": 4.5,
        "deadly": 1.0,
        "intercept": 0.5,
        "retaliate": 0.5,
        "charge_shield": 0.3,
        "dormant": -1.0,
    },
    stays_in_play=frozenset({"field"}),
    played_at_once=frozenset({"standard", "standard_card"}),
    lies_first=frozenset({"forced_concealment"}),
    set_zone="set",
    room_to_set=set_zones,
    fighters_have_guard=True,
    hits_by_strike=True,
    blockers_strike_first=False,
    deadly=frozenset({"deadly"}),
    place_of=place_of,
    places=places,
    guards=frozenset({"defender", "intercept", "retaliate", "dormant"}),
    strikes_before=frozenset({"intercept"}),
    strikes_after=frozenset({"retaliate"}),
    damage_point=2.0,
    power_unit=1.0,
    early_cost=2,
    judged_after=(2, 4),
    # python tools/fit_standing.py gateruler --games 1500
    standing=Standing(
        fighters=0.07662, resources=0, others=-0.05576, hand=-0.1229, left=0.3074, near=0.6746, turn=0.8453
    ),
)
