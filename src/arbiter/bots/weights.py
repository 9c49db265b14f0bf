"""What things are worth to the greedy bot: one table of numbers for each game, and the worth of a card by it.

Worth is counted in thousands of power of an ordinary fighter, so that a fighter of 7000 is worth about seven.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits


@dataclass(frozen=True)
class Weights:
    """How one game's cards and moments are judged."""

    fighters: frozenset[str]  # the types that attack and block
    producers: str  # the type that pays for others
    most_producers: int
    lethal: Mapping[str, int]  # damage that loses, by format
    hand_size: int
    discard_pays: int  # what a discarded card gives towards a cost
    low: int  # so little left before losing is a worry
    damage_zone: str = ""  # where damage to a player is counted in cards, or
    life: str = ""  # what it takes away
    guarded: bool = False  # do fighters withstand as much as a number of its own says, or as much as they deal?
    hits_by_power: bool = False  # does an attacker that gets through deal its power, or one point?
    blockers_strike_first: bool = True
    strikes_first: frozenset[str] = frozenset({"first_strike"})
    stays_ready: frozenset[str] = frozenset()  # keywords with which attacking does not rest
    deadly: frozenset[str] = frozenset()  # keywords that destroy whatever is damaged
    evades: frozenset[str] = frozenset()  # keywords of attackers that only others with the same can block
    deeds: Mapping[str, float] = field(default_factory=dict)  # what other actions are worth in themselves
    keywords: Mapping[str, float] = field(default_factory=dict)
    producer: tuple[float, ...] = (8.0, 7.5, 7.0, 6.0, 5.0)  # the worth of the next one, by how many there are
    in_hand: float = 1.7  # a card in hand
    point: float = 3.0  # one point of damage to a player
    dread: float = 3.0  # how much more it is as the end comes near
    power: float = 1000.0
    stays: frozenset[str] = frozenset()  # other types that are cast and stay on the table
    kept_ready: frozenset[str] = frozenset()  # keywords for which it is better not to rest once means suffice
    reserve: float = 0.0  # what it is worth to keep means for a card in the other player's turn
    affordable: int = 5  # the cost of a card that one likes to begin with
    # Where nobody blocks: who is attacked fights, and only who is attacked can fall.
    duels: bool = False
    hit_points: str = ""  # the zone whose cards a player can lose before the last hit
    strikes: Mapping[str, int] = field(default_factory=dict)  # keywords that hit a player for more than one
    passes: frozenset[str] = frozenset()  # keywords that attack players past their guards
    kin: frozenset[str] = frozenset()  # keywords that fight only others with the same
    calls: Mapping[str, float] = field(default_factory=dict)  # actions that make a card of the hand a producer
    acts: Mapping[str, float] = field(default_factory=dict)  # what texts ask for by a name
    # Games whose attackers choose what they attack, with nobody blocking, and whose fighters stand in places:
    set_zone: str = ""  # where cards are laid down for later
    leader_zone: str = ""  # where the card is that stands for a player, with what they can take as its guard
    hits_by_strike: bool = False  # does an attacker that gets through deal a number of its own?
    place_of: Callable[[str], int] | None = None  # the place that an option names
    guards: frozenset[str] = frozenset()  # keywords of fighters for the middle
    strikes_before: frozenset[str] = frozenset()  # keywords of the attacked that strike before they are struck
    strikes_after: frozenset[str] = frozenset()  # and afterwards, if they are still there


FFTCG = Weights(
    fighters=frozenset({"forward"}),
    producers="backup",
    most_producers=5,
    damage_zone="damage",
    lethal={"constructed": 7, "limited": 6},
    hand_size=5,
    discard_pays=2,
    low=4,
    stays_ready=frozenset({"brave"}),
    keywords={"haste": 0.8, "brave": 1.0, "first_strike": 1.0},
)

FOW = Weights(
    fighters=frozenset({"resonator", "j_ruler"}),
    producers="magic_stone",
    most_producers=8,
    life="life",
    lethal={"constructed": 4000, "limited": 4000, "casual": 4000, "valhalla": 4000},
    hand_size=7,
    discard_pays=0,
    low=2000,
    guarded=True,
    hits_by_power=True,
    blockers_strike_first=False,
    strikes_first=frozenset({"first_strike", "multi_strike"}),
    stays_ready=frozenset({"defiant"}),
    deadly=frozenset({"bane", "explode"}),
    evades=frozenset({"flying"}),
    deeds={"call": 2.0, "judgment": 2.0, "warden": 4.0, "standby": 0.9, "convoke": 2.0},
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
    producer=(8.0, 7.5, 7.0, 6.0, 5.0, 3.5, 2.5, 2.0, 1.0),
    point=0.0045,
    dread=1.5,
    power=150.0,
    stays=frozenset({"addition", "regalia"}),
    kept_ready=frozenset({"revolution_order"}),
    reserve=0.8,
    affordable=3,
)


def front_place(word: str) -> int:
    """ "attack 2" is the second attack zone; "defense", "defense 2" are those in front of the ruler."""
    name, _, number = word.partition(" ")
    return int(number) if name == "attack" else 1 - int(number or 1)


GATERULER = Weights(
    fighters=frozenset({"unit"}),
    producers="resource",
    most_producers=6,
    damage_zone="damage",
    lethal={"constructed": 7},
    hand_size=9,
    discard_pays=0,
    low=3,
    guarded=True,
    blockers_strike_first=False,
    point=2.0,
    power=1.0,
    deadly=frozenset({"deadly"}),
    deeds={"set": 0.7, "reveal": 0.6, "overdrive": 0.5, "drop": 0.25, "gear_up": 2.0},
    keywords={
        "breakthrough": 0.5,
        "double_attack": 1.5,
        "triple_attack": 2.5,
        "deadly": 1.0,
        "intercept": 0.5,
        "retaliate": 0.5,
        "charge_shield": 0.3,
        "dormant": -1.0,
    },
    acts={
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
    stays=frozenset({"field"}),
    affordable=2,
    set_zone="set",
    leader_zone="ruler",
    hits_by_strike=True,
    place_of=front_place,
    guards=frozenset({"defender", "intercept", "retaliate", "dormant"}),
    strikes_before=frozenset({"intercept"}),
    strikes_after=frozenset({"retaliate"}),
)

FOW5 = replace(
    FOW,
    lethal={"valhalla": 4000, "bifrost": 4000},
    strikes_first=frozenset({"first_strike"}),
    stays_ready=frozenset(),
    deadly=frozenset({"explode"}),
    deeds={"call": 2.0, "judgment": 2.0, "standby": 0.9, "lifebreak": 1.0},
    keywords={"flying": 1.0, "swiftness": 0.8, "first_strike": 0.7, "pierce": 0.6, "imperishable": 0.5},
    kept_ready=frozenset(),
)

CASTER = Weights(
    fighters=frozenset({"servant"}),
    producers="caster",
    most_producers=8,
    lethal={"constructed": 8},
    hand_size=7,
    discard_pays=0,
    low=2,
    hit_points="orb",
    duels=True,
    strikes={"double_corrupt": 2, "triple_corrupt": 3},
    passes=frozenset({"hubris"}),
    kin=frozenset({"phi"}),
    calls={"call": 1.0, "set": 0.0, "level_up": 1.5},
    acts={"corrupt": 3.0, "look": 0.0, "switch": 0.5, "soul_bond": 6.0, "replay enter": 1.0, "exchange_control": 2.0},
    keywords={"double_corrupt": 1.5, "triple_corrupt": 2.5, "hubris": 1.0, "phi": 0.8, "break": 0.3, "unity": 0.8},
    producer=(8.0, 7.5, 7.0, 6.0, 5.0, 4.0, 3.0, 1.5, 0.5),
    point=2.0,
    dread=4.0,
    stays=frozenset({"barrier"}),
    affordable=4,
)

TABLE = {"fftcg": FFTCG, "fow": FOW, "fow5": FOW5, "gateruler": GATERULER, "caster": CASTER}


def is_fighter(weights: Weights, now: Traits) -> bool:
    return not now.types.isdisjoint(weights.fighters)


def endurance(weights: Weights, obj: Obj) -> int:
    """The damage that the fighter still withstands."""
    return (obj.now.guard if weights.guarded else obj.now.power) - obj.damage


def hit(weights: Weights, obj: Obj) -> int:
    """The damage that a player takes from the fighter."""
    if weights.hits_by_strike:
        return max(0, obj.now.strike)
    if weights.hits_by_power:
        return max(0, obj.now.power)
    return max((weights.strikes.get(word, 1) for word in obj.now.keywords), default=1)


def fighting(weights: Weights, now: Traits) -> float:
    """The worth of a fighter on the table."""
    size = (max(0, now.power) + max(0, now.guard)) / 2 if weights.guarded else max(0, now.power)
    value = 0.5 + size / weights.power
    for keyword in now.keywords:
        value += weights.keywords.get(keyword, 0.0)
    return value + 0.3 * min(3, len(now.programs))


def worth(game: Game, weights: Weights, obj: Obj) -> float:
    """What an object on the table is worth to whoever controls it."""
    now = obj.now
    if is_fighter(weights, now):
        return fighting(weights, now)
    if weights.producers in now.types:
        return 3.5 + 0.2 * now.cost
    return 1.0 + 0.7 * now.cost


def keeping(game: Game, weights: Weights, obj: Obj, mine: list[Obj]) -> float:
    """What a card in hand is worth to its owner, given what they have on the table."""
    now = obj.now
    producers = sum(1 for other in mine if weights.producers in other.now.types)
    if "generic" not in now.flags and any(now.names & other.now.names for other in mine):
        return 0.4  # it cannot stand beside the one that is there
    if weights.producers in now.types:
        if producers >= weights.most_producers:
            return 0.3
        return weights.producer[producers] - 0.4 * now.cost
    if is_fighter(weights, now):
        means = producers + 2 * weights.discard_pays
        late = max(0, now.cost - means)
        return 0.6 * fighting(weights, now) - 0.8 * late
    return 2.6 - 0.3 * max(0, now.cost - producers - weights.discard_pays)
