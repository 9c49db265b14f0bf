"""Chapter 1100: keyword abilities as the abilities that they stand for.

Keywords that only change a chapter's procedure (who may block, when a card may be played) are flags, and that
chapter looks for them; every other keyword has a function here that says it in full.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from arbiter.games.fow.keywords_arriving import ARRIVING
from arbiter.games.fow.language.settling import ALL_AREAS, PLAYED_FROM
from arbiter.games.fow.language.words import EITHER_RULER, J_RESONATOR, RESONATOR
from arbiter.script.abilities import Ability, Activated, Keyword, Limits, Static, Triggered, standing_for
from arbiter.script.amounts import Count, CountersOn, EventAmount, Number, Plus, Times
from arbiter.script.base import CostPart, How, Op, Position, Quality, Role, Stat, Status, Test, Timing
from arbiter.script.conditions import Compare, Holds, LatestIs
from arbiter.script.costs import Cost, Mana, MoveSome, OneOf, RestSome
from arbiter.script.effects import (
    Attach,
    Choose,
    Deal,
    Destroy,
    Effects,
    GainResource,
    If,
    LoseResource,
    Modify,
    Perform,
    PlaceCounters,
    RemoveCounters,
    Simultaneously,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AnyOf,
    Beside,
    Bound,
    EventThing,
    Every,
    Group,
    Has,
    In,
    Is,
    Not,
    Same,
    Self,
    Shares,
    StatIs,
)
from arbiter.script.patterns import AnyPattern, Attacks, Blocks, Casts, DealsDamage, IsChosen, StepBegins
from arbiter.script.statements import (
    AddKeyword,
    AddStat,
    AddWord,
    Affects,
    AlternativeCost,
    EntersWith,
    ExtraCost,
    ForbidChoose,
    Mark,
)

THIS: Final = Group((Same(Self()),), (), EACH)
THAT: Final = EventThing(Role.SUBJECT)
HERE: Final = ("field", "ruler")

# Keyword abilities that the chapters look for on the object itself.
FLAGS: Final = frozenset(
    {
        "pierce",  # 1103, striking
        "precision",  # 1104, attacking
        "first_strike",  # 1105, battle
        "flying",  # 1107, attacking
        "swiftness",  # 1108, attacking and will
        "imperishable",  # 1109, movement
        "quickcast",  # 1112, actions
        "trigger",  # 1113, standing_by
        "remnant",  # 1115, ways and movement
        "eternal",  # 1139, harm
        "belligerence",  # 1163, attacking
        "untouchable",  # 1167, harm and movement
        "protect",  # 1168, battle
        "multi_strike",  # 1169, battle
        "terrifying",  # 1177, attacking
        "draconic_tithe",  # 1188, ways
    }
)
# Keyword abilities of deck building, set-up and processes: the chapters read the ability itself.
PROCESSES: Final = frozenset(
    {
        "release_seal",  # 1128.6, read by [Seal]
        "unsealed",
        "force_command",  # 1150, read by [Force Resonance]
        "word",  # 1101  a keyword, not an ability
        "judgment",  # 1125, judging
        "energize",  # 1119, setup
        "divinity",  # 1136, playing runes
        "grimoire",  # 1132
        "stranger",  # 1142
        "tag",  # 1145
        "revolution_order",  # 1148
        "partner",  # 1155
        "ex_deck",  # 318, 319
        "ex_area",
        "extension_rule",  # 1159
        "aid",  # 1164
        "convoke",  # 1171
        "reincarnation",  # 1161, reincarnating
        "linkage",  # 1166, ways
        "ibka",  # 1191, ways
        "stealth",  # 1114, ways
        "stealth_ready",  # 1114.2  the condition holds
        "ambush_ready",  # 1174.2
        "chained",  # 1160.2
        "dive",  # 1143
        "sworn",  # 1180.2  chosen by an oath
    }
)


# 1101.3  keywords that are no abilities
KEYWORDS: Final = frozenset(
    (
        *("will_of_hope", "will_of_despair", "dragon_emblem", "calmness", "passion", "limit_break", "tales"),
        *("villains", "bond", "famine", "war", "melody", "blessing", "mantra", "build", "demolish", "mythic"),
        *("player_calmness", "player_passion", "player_bond"),  # what the card gives to its controller
    )
)


def automatic(
    pattern: AnyPattern | Attacks | DealsDamage | IsChosen | StepBegins, effects: Effects, name: str
) -> Triggered:
    return Triggered(name, None, pattern, None, effects, zones=HERE)


def continuous(name: str, *statements: object, zones: tuple[str, ...] = HERE) -> Static:
    return Static(name, None, statements, zones=zones)  # type: ignore[arg-type]


def explode(keyword: Keyword) -> tuple[Ability, ...]:
    """1106.2, 1106.3: only resonators explode."""
    both = Simultaneously((Destroy(Self()), Destroy(THAT)))
    hit = DealsDamage(THIS, Group((RESONATOR,), ("field",)), combat=True)
    return (automatic(hit, (If(Holds(Self(), (RESONATOR,)), (both,)),), "[Explode]"),)


def awakening(keyword: Keyword) -> tuple[Ability, ...]:
    """1110.2: an additional cost that may be paid; 1110.1: each instance for itself."""
    assert keyword.cost is not None
    paid = f"{AWAKENED}:{keyword.word or 'gained'}"
    return (continuous("[Awakening]", ExtraCost(THIS, keyword.cost, True, named=paid), zones=PLAYED_FROM),)


AWAKENED: Final = "awakened"  # how having paid for an [Awakening] is remembered, with which of them it was


def evolution(keyword: Keyword) -> tuple[Ability, ...]:
    """1116.2."""
    assert keyword.cost is not None
    fresh = Compare(CountersOn(Self(), "evolution"), Op.EQ, Number(0))
    effect = If(fresh, (PlaceCounters(Self(), "evolution", Number(1)),))
    return (Activated("[Evolution]", None, keyword.cost, (effect,)),)


def limit(keyword: Keyword) -> tuple[Ability, ...]:
    """1118.2: enters with counters and loses one with every battle; 1118.2a  not without counters."""
    assert keyword.value is not None
    fights = AnyPattern((Attacks(THIS), Blocks(THIS)))
    left = Compare(CountersOn(Self(), "limit"), Op.GE, Number(1))
    return (
        continuous("[Limit]", EntersWith(THIS, counters=(("limit", keyword.value),))),
        Triggered("[Limit]", None, fights, left, (RemoveCounters(Self(), "limit", Number(1)),)),
    )


def barrier(keyword: Keyword) -> tuple[Ability, ...]:
    """1120.2: not to be targeted by other players; 1120.3  by spells and abilities of that kind."""
    sources = (
        Group((), (), EACH) if keyword.word in (None, "opponent") else Group((barred(str(keyword.word)),), (), EACH)
    )
    who = Beside(4) if keyword.word == "opponent" else OPPONENT  # 1120.3a
    return (continuous("[Barrier]", ForbidChoose(THIS, who, sources=sources)),)


def barred(word: str) -> Test:
    """What a [Barrier] names: an attribute, a type, a race, a keyword ability, a total cost, or one of several."""
    if " or " in word:
        return AnyOf(tuple(barred(each) for each in word.split(" or ")))
    if word in ("light", "fire", "water", "wind", "darkness"):
        return Is(Quality.COLOUR, word)
    if word in ("chant", "resonator", "addition", "regalia", "ruler", "j_ruler"):
        return Is(Quality.TYPE, word)
    if word in ("jresonator", "jruler"):
        return J_RESONATOR if word == "jresonator" else EITHER_RULER
    if word.startswith("cost"):
        return StatIs(Stat.COST, Op(word[4:6]), Number(int(word[6:])))
    return Is(Quality.KIND, word) if word[0].isupper() else Has(word)


def mana(keyword: Keyword) -> tuple[Ability, ...]:
    """1122.2b; a ruler starts with its counters (1122.2a), which set-up sees to."""
    assert keyword.value is not None
    return (continuous("[Mana]", EntersWith(THIS, counters=(("mana", keyword.value),))),)


def bloodlust(keyword: Keyword) -> tuple[Ability, ...]:
    """1123.2."""
    return (continuous("[Bloodlust]", Affects(Self(), (Mark("must_attack"),))),)


def mobilize(keyword: Keyword) -> tuple[Ability, ...]:
    """1129.2a: the cost is paid to attack and to block."""
    price = keyword.cost
    if keyword.word is not None:
        # 1129.2b, 1129.2c  a card of the type or race is rested: the regalia is a resonator as well this turn
        raced = keyword.word[0].isupper()
        test = Is(Quality.KIND if raced else Quality.TYPE, keyword.word)
        rest = RestSome(Group((test, In(Status.READY)), HERE if raced else ("field",), YOU), Number(1))
        become = Modify(Self(), (AddWord(Quality.TYPE, "resonator"),))
        return (Activated("[Mobilize]", None, Cost((rest,)), (become,)),)
    return (
        continuous("[Mobilize]", Affects(Self(), (Mark("attack_cost", cost=price), Mark("block_cost", cost=price)))),
    )


def drain(keyword: Keyword) -> tuple[Ability, ...]:
    """1135.3: whenever it deals damage to anything; what a chant gains (1135.2) is settled in `harm`."""
    gain = GainResource(YOU, "life", EventAmount())
    anything = AnyPattern((DealsDamage(THIS), DealsDamage(THIS, player=EACH)))
    return (automatic(anything, (gain,), "[Drain]"),)


def bane(keyword: Keyword) -> tuple[Ability, ...]:
    """1138.2."""
    return (automatic(DealsDamage(THIS, Group((J_RESONATOR,), ("field",))), (Destroy(THAT),), "[Bane]"),)


def mastery(keyword: Keyword) -> tuple[Ability, ...]:
    """1154.2a, 1154.2b: a recovered card of that name or race is rested instead of paying."""
    if keyword.word is None:
        return ()  # 1154.2c  the language has said what is rested
    named = keyword.word.startswith('"')
    test = Is(Quality.NAME, keyword.word.strip('"')) if named else Is(Quality.KIND, keyword.word)
    price = Cost((RestSome(Group((test, In(Status.READY)), HERE, YOU), Number(1)),))
    return (continuous("[Mastery]", AlternativeCost(THIS, price, named="mastery"), zones=PLAYED_FROM),)


def incarnation(keyword: Keyword) -> tuple[Ability, ...]:
    """1111.2: a resonator that shares the symbol's attribute is banished instead of paying; 1111.3: or of that race."""
    prices: list[tuple[CostPart, ...]]
    if keyword.word is not None:
        prices = [(banished(Is(Quality.KIND, keyword.word), 1),)]
    else:
        assert keyword.cost is not None
        either = next((part for part in keyword.cost.parts if isinstance(part, OneOf)), None)
        options = [keyword.cost.parts] if either is None else list(either.options)  # 1111.2b
        prices = [symbols_banished(parts) if has_symbols(parts) else parts for parts in options]
    costs = tuple(AlternativeCost(THIS, Cost(parts), named="incarnation") for parts in prices)
    return (continuous("[Incarnation]", *costs, zones=PLAYED_FROM),)


def has_symbols(parts: tuple[CostPart, ...]) -> bool:
    """1111.3: a description of the resonator has none."""
    return any(isinstance(part, Mana) for part in parts)


def symbols_banished(parts: tuple[CostPart, ...]) -> tuple[MoveSome, ...]:
    """1111.2a: one for each symbol, all by one action (1011.3)."""
    symbols = [symbol for part in parts if isinstance(part, Mana) for symbol in part.coloured]
    prices = [banished(Is(Quality.COLOUR, colour), count) for colour, count in symbols]
    return tuple(replace(price, joined=index > 0) for index, price in enumerate(prices))


def banished(test: Test, count: int) -> MoveSome:
    return MoveSome(Group((RESONATOR, test), ("field",), YOU), Number(count), "graveyard", How.BANISH)


def chaining(keyword: Keyword) -> tuple[Ability, ...]:
    """1160.2: chained if the last spell before it this turn was of the race."""
    assert keyword.word is not None
    races = tuple(Is(Quality.KIND, race) for race in keyword.word.split("/"))
    after = LatestIs(Casts(YOU), (AnyOf(races),))
    return (Static("[Chaining]", after, (Affects(Self(), (AddKeyword("chained"),)),), zones=ALL_AREAS),)


def solarisation(keyword: Keyword) -> tuple[Ability, ...]:
    """1162.2: face-up cards of the removed area go under the deck, and the card costs as much less."""
    count = keyword.value or Number(1)
    fitting = (Not(Is(Quality.TYPE, "magic_stone")), In(Status.FACE_UP), Shares(Quality.COLOUR, Self()))
    price = MoveSome(Group(fitting, ("removed",), YOU), count, "deck", How.PUT, Position.BOTTOM)
    moved = ExtraCost(THIS, Cost((price,)), True, count, named="solarisation")
    return (continuous("[Solarisation]", moved, zones=PLAYED_FROM),)


def defiant(keyword: Keyword) -> tuple[Ability, ...]:
    """1183.2: it stays recovered and may attack so often; 1183.3  with (0) not at all."""
    marks = (Mark("does_not_rest_to_attack"), Mark("attacks_up_to", keyword.value))
    return (continuous("[Defiant]", Affects(Self(), marks)),)


def vileborn(keyword: Keyword) -> tuple[Ability, ...]:
    """1185.2: the first time each turn that it is targeted."""
    assert keyword.value is not None
    lose = LoseResource(OPPONENT, "life", Times(keyword.value, 100))
    return (Triggered("[Vileborn]", None, IsChosen(THIS, EACH), None, (lose,), Limits(per_turn=1), HERE),)


def enraging(keyword: Keyword) -> tuple[Ability, ...]:
    """1186.2."""
    forced = Modify(Bound(0), (Mark("must_block"), Mark("may_block_rested")))
    pick = Choose(0, Group((J_RESONATOR,), ("field",)), Number(1), Number(1))
    return (automatic(Attacks(THIS), (pick, forced), "[Enraging]"),)


def pantheon(keyword: Keyword) -> tuple[Ability, ...]:
    """1193.2: damage for every Deity and every one of the Twelve in the public zones."""
    public = ("field", "ruler", "graveyard", "removed")
    counts = [Count(Group((Is(Quality.KIND, race),), public, YOU)) for race in ("Deity", "New Twelve Olympian Gods")]
    pick = Choose(0, Group((Is(Quality.TYPE, "player"),), ("player",)), Number(1), Number(1))
    deal = Deal(Times(Plus(counts[0], counts[1]), 100), Bound(0))
    return (automatic(StepBegins("end", YOU), (pick, deal), "[Pantheon]"),)


def primal_roar(keyword: Keyword) -> tuple[Ability, ...]:
    """1194.2."""
    assert keyword.value is not None
    dinosaurs = Every(Group((Is(Quality.KIND, "Dinosaur"), J_RESONATOR), ("field",), YOU))
    return (continuous("[Primal Roar]", Affects(dinosaurs, (AddStat(Stat.POWER, Times(keyword.value, 100)),))),)


def bestow(keyword: Keyword) -> tuple[Ability, ...]:
    """1121.2: added to a resonator, at main timing."""
    assert keyword.cost is not None
    pick = Choose(0, Group((RESONATOR,), ("field",)), Number(1), Number(1))
    limits = Limits(Timing.MAIN_ONLY)
    return (Activated("[Bestow]", None, keyword.cost, (pick, Attach(Self(), Bound(0))), limits),)


def shift(keyword: Keyword) -> tuple[Ability, ...]:
    """1117.2: from the past side to the future side, at main timing; which side is played is settled in playing."""
    assert keyword.cost is not None
    return (Activated("[Shift]", None, keyword.cost, (Perform("shift"),), Limits(Timing.MAIN_ONLY)),)


EXPANSIONS: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "explode": explode,
    "awakening": awakening,
    "evolution": evolution,
    "limit": limit,
    "barrier": barrier,
    "mana": mana,
    "bloodlust": bloodlust,
    "mobilize": mobilize,
    "drain": drain,
    "bane": bane,
    "mastery": mastery,
    "incarnation": incarnation,
    "solarisation": solarisation,
    "bestow": bestow,
    "shift": shift,
    "defiant": defiant,
    "vileborn": vileborn,
    "enraging": enraging,
    "pantheon": pantheon,
    "primal_roar": primal_roar,
    "chaining": chaining,
    **ARRIVING,
}


def stands_for(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that the keyword stands for: none, where a chapter looks for the word itself."""
    return standing_for(keyword.name, EXPANSIONS[keyword.name](keyword)) if keyword.name in EXPANSIONS else ()


# 1102.4  several instances of one of these are one, with their numbers added up
CUMULATIVE: Final = frozenset({"limit", "mana", "divinity", "stranger", "investigate", "defiant", "vileborn"})
# 1120.1, 1120.6  texts ask for what stands behind the word, and there is one for each
TOLD_APART: Final = frozenset({"barrier", "oath", "force_command", "release_seal"})
# 1110.1, 1111.1, 1121.1, 1125.1, 1128.1, 1129.1, 1189.1, 1191.1  a card can have several instances of these
SEVERAL: Final = frozenset({"awakening", "incarnation", "bestow", "judgment", "mobilize", "moontide", "ibka"})
# 1102.2  of all the others with something behind the word it has one
ONCE: Final = (frozenset(EXPANSIONS) | PROCESSES) - CUMULATIVE - TOLD_APART - SEVERAL

# 1102.2  what an effect grants or takes with the word alone: the abilities of keywords that need no cost or number.
# Of the others only what they stand for is taken with the word.
ALONE: Final = (
    *("explode", "barrier", "bloodlust", "drain", "bane", "enraging", "pantheon", "aegis", "kernlos"),
    *("overgrowth", "blood_trail", "necrobloom", "graverberate"),
)
GRANTED: dict[str, tuple[Ability, ...]] = {
    name: stands_for(Keyword("", None, name)) if name in ALONE else () for name in EXPANSIONS
}
