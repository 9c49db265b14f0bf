"""Chapter 1100: keywords as the abilities that they stand for.

Keywords that only change a chapter's procedure (who may attack whom, when a card may be played) are flags, and that
chapter looks for them; every other keyword has a function here that says it in full.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbiter.script.abilities import Ability, Activated, Keyword, Limits, Static, Triggered, standing_for
from arbiter.script.amounts import Beneath, Number, StatOf
from arbiter.script.base import How, Lasting, Op, Quality, Stat, Status, Timing
from arbiter.script.conditions import Compare
from arbiter.script.costs import Cost, MoveBeneath, RestTotal
from arbiter.script.effects import Choose, MayPay, Modify, Perform, Rest
from arbiter.script.nouns import EACH, YOU, Bound, Group, In, Is, Not, Same, Self, Shares
from arbiter.script.patterns import Attacks, Moves
from arbiter.script.statements import AddStat, Replace, SetWords

THIS: Final = Group((Same(Self()),), (), EACH)
THIS_CARD: Final = Group((Same(Self()),), ("field",), YOU)
SERVANT: Final = Is(Quality.TYPE, "servant")

# Keywords that the chapters look for on the object itself, or on the card.
FLAGS: Final = frozenset(
    {
        "double_corrupt",  # 1102, battle
        "triple_corrupt",  # 1102, battle
        "break",  # 1103, orbs
        "slow_start",  # 1104, battle
        "quickcast",  # 1105, actions
        "united_front",  # 1108, aether
        "hubris",  # 1110, battle
        "lethargy",  # 1112, movement
        "step_up",  # 1114, playing
        "phi",  # 1116, battle
        "universal",  # 1002.2, aether
    }
)


ONE_BENEATH: Final = Cost((MoveBeneath(THIS_CARD, (), Number(1), "graveyard", How.BANISH),))
LEAVES: Final = Moves(THIS, origin="field", other_than_origin=True)
REPLAY: Final = "replay enter"  # 1109.2  one of its [Enter] abilities is played


def soul_seal(keyword: Keyword) -> tuple[Ability, ...]:
    """1109.2: a card of its stock is banished instead of its leaving; and one for an [Enter] ability at main timing."""
    stocked = Compare(Beneath(Self()), Op.GE, Number(1))
    stays = Replace(LEAVES, (MayPay(ONE_BENEATH, must=True),), optional=True)
    return (
        Static("[Soul Seal]", None, (stays,), stocked),
        Activated("[Soul Seal]", None, ONE_BENEATH, (Perform(REPLAY),), Limits(Timing.MAIN_ONLY)),
    )


def unity(keyword: Keyword) -> tuple[Ability, ...]:
    """1115.2: recovered allied servants that share a race are rested, and it gains their ATK."""
    kin = Group((SERVANT, In(Status.READY), Shares(Quality.KIND, Self()), Not(Same(Self()))), ("field",), YOU)
    pick = Choose(0, kin, Number(0), Number(99), target=False)
    grow = Modify(Self(), (AddStat(Stat.POWER, StatOf(Bound(0), Stat.POWER)),), Lasting.TURN)
    return (Triggered("[Unity]", None, Attacks(THIS), None, (pick, Rest(Bound(0)), grow)),)


RIDE: Final = "ride"


def ride(keyword: Keyword) -> tuple[Ability, ...]:
    """1118.2, 1118.3: casters whose levels total exactly so much are rested; once per turn."""
    assert keyword.value is not None
    riders = Group((Is(Quality.TYPE, "caster"),), ("field",), YOU)
    price = Cost((RestTotal(riders, Stat.LEVEL, keyword.value, RIDE),))  # 1118.4
    becomes = Modify(Self(), (SetWords(Quality.TYPE, ("servant",)),), Lasting.TURN)
    return (Activated("[Ride]", None, price, (becomes,), Limits(per_turn=1)),)


EXPANSIONS: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "soul_seal": soul_seal,
    "unity": unity,
    "ride": ride,
}


def stands_for(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that the keyword stands for: none, where a chapter looks for the word itself."""
    return standing_for(keyword.name, EXPANSIONS[keyword.name](keyword)) if keyword.name in EXPANSIONS else ()


# What an effect grants or takes with the word alone.
GRANTED: dict[str, tuple[Ability, ...]] = {
    name: stands_for(Keyword("", None, name)) for name in EXPANSIONS if name != "ride"
}
