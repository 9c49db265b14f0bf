"""Section 16: keyword abilities as the abilities that they stand for.

Where a keyword only changes how another chapter works (Undying, Deploy, Forced Reveal ...), that chapter looks for the
word on the card, and there is nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from arbiter.games.gateruler.zones import CHARGE, FIELD, FRONT, GRAVEYARD, RESOURCE, RULER
from arbiter.script.abilities import Ability, Activated, Keyword, Limits, Static, Triggered, standing_for
from arbiter.script.amounts import Count, Number
from arbiter.script.base import How, Lasting, Op, Quality, Role, Status, Timing
from arbiter.script.conditions import All, Compare, Exists, Holds, NotSo
from arbiter.script.costs import Cost
from arbiter.script.effects import (
    BindThing,
    Choose,
    Declare,
    Delay,
    Destroy,
    May,
    Modify,
    Move,
    Perform,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AddedTo,
    Bound,
    ControlledBy,
    EventThing,
    Group,
    Has,
    HostOf,
    In,
    Is,
    Not,
    Placed,
    Same,
    Self,
)
from arbiter.script.patterns import Breaks, DealsDamage, Moves, StepBegins
from arbiter.script.statements import AddWord, Affects, LoseKeyword, Mark, PlayOnlyIf, Replace

ACTIVE: Final = (FRONT, RULER, FIELD)  # 14-2a-1
THIS: Final = Group((Same(Self()),), (), EACH)
UNIT: Final = Is(Quality.TYPE, "unit")
ATTACKING: Final = Holds(Self(), (In(Status.ATTACKING),))
ATTACKED: Final = Holds(Self(), (In(Status.ATTACKED),))
STANDARD: Final = Limits(Timing.MAIN_ONLY)
OWN_CHARGES: Final = Group((AddedTo(Self()),), (CHARGE,), EACH)
ENTERING: Final = Moves(THIS, to=FRONT)
OUT_OF_PLAY: Final = (
    "gate",
    "hand",
    "drive",
    "graveyard",
    "damage",
    "deck",
    "removed",
    "charge",
    "counter",
    "resource",
)
PLAYED_FROM: Final = ("hand", "drive", "set", "graveyard", "damage", "counter", "deck", "gate")


def at(step: str, text: str, *effects: object, when: object = None) -> tuple[Ability, ...]:
    """An ability that triggers as a step begins."""
    return (Triggered(text, None, StepBegins(step), when, effects, zones=ACTIVE),)  # type: ignore[arg-type]


def breakthrough() -> tuple[Ability, ...]:
    """16-5a-1; who has battled whom, and what is gone, is looked up as it resolves."""
    return at("damage_end", "Breakthrough", Perform("breakthrough"), when=ATTACKING)


def defender() -> tuple[Ability, ...]:
    """16-6a-1."""
    open_center = NotSo(Exists(Group((UNIT, Placed("defense")), (FRONT,), YOU), Number(1)))
    when = All((Holds(Self(), (Placed("attack"),)), open_center))
    effects = (May((Perform("place", word="defense"),)),)
    return (Triggered("Defender", None, StepBegins("attack_end", YOU), when, effects, zones=(FRONT,)),)


def intercept() -> tuple[Ability, ...]:
    """16-7b."""
    return at("intercept", "Intercept", Perform("strike_back"), when=ATTACKED)


def retaliate() -> tuple[Ability, ...]:
    """16-8a-1."""
    return at("damage_end", "Retaliate", Perform("strike_back"), when=ATTACKED)


def attacks(number: int, text: str) -> tuple[Ability, ...]:
    """16-9a-3: at the end of a combat in which it attacked, if it has attacked less often than that."""
    return at("combat_end", text, Perform("attack_again", amount=Number(number)), when=ATTACKING)


def familiar() -> tuple[Ability, ...]:
    """16-10a-1, 16-10b: an attribute more until the end of the turn."""
    gained = Modify(Self(), (AddWord(Quality.KIND, "", 0),), Lasting.TURN)
    return (Activated("Familiar", None, Cost(), (Declare(0, Quality.KIND), gained), STANDARD, ACTIVE),)


def charge_shield() -> tuple[Ability, ...]:
    """16-12a-1: one of its charges for staying in play; 16-12b: undamaged and without effects that would end."""
    gone = Moves(THIS, origin=FRONT, other_than_origin=True)
    paid = (
        Choose(0, OWN_CHARGES, Number(1), Number(1), target=False),
        Move(Bound(0), GRAVEYARD, How.PUT),
        Perform("remain"),
    )
    return (
        Static("Charge Shield", None, (Replace(gone, paid, optional=True),), Exists(OWN_CHARGES, Number(1)), (FRONT,)),
    )


HAS_RESOURCES: Final = Exists(Group((), (RESOURCE,), YOU), Number(1))  # 16-17d  ready or not


def resource() -> tuple[Ability, ...]:
    """16-17c: only with cards in the resource zone."""
    return (Static("Resource", None, (PlayOnlyIf(HAS_RESOURCES),), None, PLAYED_FROM),)


def dormant() -> tuple[Ability, ...]:
    """16-19b."""
    return (Static("Dormant", None, (Affects(Self(), (Mark("cannot_attack"),)),), None, ACTIVE),)


def deadly() -> tuple[Ability, ...]:
    """16-22b: what it has dealt combat damage to is destroyed at the end of the damage step."""
    harmed = DealsDamage(THIS, Group((UNIT,), (), EACH), combat=True)
    later = Delay(StepBegins("damage_end"), (Destroy(Bound(0)),), Lasting.COMBAT)
    return (Triggered("Deadly", None, harmed, None, (BindThing(0, EventThing(Role.SUBJECT)), later), zones=ACTIVE),)


def charge_link() -> tuple[Ability, ...]:
    """16-28a-1."""
    hosts = Group((UNIT, Not(Has("charge_shield")), Not(Same(Self()))), (FRONT,), EACH)
    linked = May((Choose(0, hosts, Number(1), Number(1), target=False), Perform("charge", other=Bound(0))))
    return (Activated("Charge Link", None, Cost(), (linked,), STANDARD, (FRONT,)),)


def essence_drain() -> tuple[Ability, ...]:
    """16-30b: with an attack, that is while it is attacking."""
    prey = Breaks(THIS, Group((UNIT, ControlledBy(OPPONENT)), (), EACH))
    drained = Perform("charge", EventThing(Role.SUBJECT), other=Self())
    return (Triggered("Essence Drain", None, prey, ATTACKING, (drained,), zones=(FRONT,)),)


def enhance(keyword: Keyword) -> tuple[Ability, ...]:
    """16-16b: as it is put into play, another unit may become its charge."""
    return (Static(keyword.text, None, (Replace(ENTERING, (Perform("enhance"),)),), None, OUT_OF_PLAY),)


def summon_requirement(keyword: Keyword) -> tuple[Ability, ...]:
    """16-23b: what is not done as it enters keeps it out of play."""
    return (Static(keyword.text, None, (Replace(ENTERING, (Perform("summon_requirement"),)),), None, OUT_OF_PLAY),)


def lost_shield(bonus: Static) -> Static:
    """16-29b: a unit with two or more charges, one of them with Charge Bonus, loses Charge Shield."""
    host = HostOf(Self())
    many = Compare(Count(Group((AddedTo(host),), (CHARGE,), EACH)), Op.GE, Number(2))
    condition = many if bonus.condition is None else All((bonus.condition, many))
    return replace(
        bonus,
        text=f"{bonus.text} (shield)",
        statements=(Affects(host, (LoseKeyword("charge_shield"),)),),
        condition=condition,
    )


NUMBER_WORDS: Final = (  # 16-9a-3  of the greater numbers those that have a word
    ("double_attack", "Double Attack", 2),
    ("triple_attack", "Triple Attack", 3),
    ("quadruple_attack", "Quadruple Attack", 4),
    ("quintuple_attack", "Quintuple Attack", 5),
)

# What a keyword stands for that is gained or printed alike.
ALIKE: Final[Mapping[str, tuple[Ability, ...]]] = {
    "breakthrough": breakthrough(),
    "defender": defender(),
    "intercept": intercept(),
    "retaliate": retaliate(),
    **{name: attacks(number, text) for name, text, number in NUMBER_WORDS},
    "familiar": familiar(),
    "charge_shield": charge_shield(),
    "resource": resource(),
    "dormant": dormant(),
    "deadly": deadly(),
    "charge_link": charge_link(),
    "essence_drain": essence_drain(),
}
GRANTED: Final[Mapping[str, tuple[Ability, ...]]] = {name: standing_for(name, each) for name, each in ALIKE.items()}
# What a keyword stands for that says more than its name.
EXPANSIONS: Final[dict[str, Callable[[Keyword], tuple[Ability, ...]]]] = {
    "enhance": enhance,
    "summon_requirement": summon_requirement,
}


def stands_for(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that the keyword stands for: none, where a chapter looks for the word itself."""
    if keyword.name in EXPANSIONS:
        return standing_for(keyword.name, EXPANSIONS[keyword.name](keyword))
    return GRANTED.get(keyword.name, ())


# Keywords that other chapters look for on the card itself.
FLAGS: Final = frozenset(
    {
        "undying",  # 16-11
        "forced_reveal",  # 16-15
        "concealment",  # 16-18b
        "forced_concealment",  # 16-18c
        "sentinel_summoning",  # 16-21
        "deploy",  # 16-27
        "abyssal_concerto",  # 16-14c
        "gear_up",  # 16-24
        "timing",
        "legendary",
    }
)
KEYWORDS: Final = FLAGS | frozenset(GRANTED) | frozenset(EXPANSIONS)
