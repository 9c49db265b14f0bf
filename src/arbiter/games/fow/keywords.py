"""Chapter 1100: keyword abilities as the abilities that they stand for.

Keywords that only change a chapter's procedure (who may block, when a card may be played) are flags, and that
chapter looks for them; every other keyword has a function here that says it in full.
"""

from __future__ import annotations

from collections.abc import Callable

from arbiter.games.fow.language.settling import PLAYED_FROM
from arbiter.games.fow.language.words import J_RESONATOR, RESONATOR
from arbiter.script.abilities import Ability, Activated, Keyword, Limits, Static, Triggered
from arbiter.script.amounts import Count, CountersOn, EventAmount, Number, Plus, Times
from arbiter.script.base import How, Op, Position, Quality, Role, Stat, Status, Test, Timing
from arbiter.script.conditions import CameFrom, Compare, Holds
from arbiter.script.costs import Cost, Mana, MoveSome, RestSome
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
    Move,
    Perform,
    PlaceCounters,
    RemoveCounters,
    Simultaneously,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
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
)
from arbiter.script.patterns import AnyPattern, Attacks, Blocks, DealsDamage, IsChosen, Moves, StepBegins
from arbiter.script.statements import (
    AddStat,
    Affects,
    AlternativeCost,
    EntersWith,
    ExtraCost,
    ForbidChoose,
    Mark,
    Permit,
    Replace,
)

THIS = Group((Same(Self()),), (), EACH)
THAT = EventThing(Role.SUBJECT)
HERE = ("field", "ruler")

# Keyword abilities that the chapters look for on the object itself.
FLAGS = frozenset(
    {
        "pierce",  # 1103, striking
        "precision",  # 1104, attacking
        "first_strike",  # 1105, battle
        "flying",  # 1107, attacking
        "swiftness",  # 1108, attacking and will
        "imperishable",  # 1109, movement
        "quickcast",  # 1112, actions
        "trigger",  # 1113, standing_by
        "eternal",  # 1139, harm
        "belligerence",  # 1163, attacking
        "untouchable",  # 1167
        "multi_strike",  # 1169, battle
        "terrifying",  # 1177, attacking
    }
)
# Keyword abilities of deck building, set-up and processes: the chapters read the ability itself.
PROCESSES = frozenset(
    {
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
        "extension_rule",  # 1159
        "aid",  # 1164
        "convoke",  # 1171
    }
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
    """1110.2: an additional cost that may be paid."""
    assert keyword.cost is not None
    return (continuous("[Awakening]", ExtraCost(THIS, keyword.cost, True), zones=PLAYED_FROM),)


def remnant(keyword: Keyword) -> tuple[Ability, ...]:
    """1115.2: played from the graveyard, and removed from the game when it leaves the chase area."""
    away = Replace(Moves(THIS, origin="chase"), (Move(THAT, "removed", How.REMOVE),))
    return (
        continuous("[Remnant]", Permit("cast", Group((Same(Self()),), ("graveyard",), YOU)), zones=("graveyard",)),
        Static("[Remnant]", None, (away,), CameFrom("graveyard"), ("chase",)),
    )


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
    return (continuous("[Barrier]", ForbidChoose(THIS, OPPONENT, sources=sources)),)


def barred(word: str) -> Test:
    """What a [Barrier] names: an attribute, a type, a race, a keyword ability, or a total cost."""
    if word in ("light", "fire", "water", "wind", "darkness"):
        return Is(Quality.COLOUR, word)
    if word in ("chant", "resonator", "addition", "regalia", "ruler", "j_ruler"):
        return Is(Quality.TYPE, word)
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
    return (
        continuous("[Mobilize]", Affects(Self(), (Mark("attack_cost", cost=price), Mark("block_cost", cost=price)))),
    )


def drain(keyword: Keyword) -> tuple[Ability, ...]:
    """1135.3: whenever it deals damage; 1135.2  a chant, too, gains what it deals."""
    gain = GainResource(YOU, "life", EventAmount())
    return (Triggered("[Drain]", None, DealsDamage(THIS), None, (gain,), zones=(*HERE, "chase")),)


def bane(keyword: Keyword) -> tuple[Ability, ...]:
    """1138.2."""
    return (automatic(DealsDamage(THIS, Group((J_RESONATOR,), ("field",))), (Destroy(THAT),), "[Bane]"),)


def mastery(keyword: Keyword) -> tuple[Ability, ...]:
    """1154.2a, 1154.2b: a recovered card of that name or race is rested instead of paying."""
    assert keyword.word is not None
    named = keyword.word.startswith('"')
    test = Is(Quality.NAME, keyword.word.strip('"')) if named else Is(Quality.KIND, keyword.word)
    price = Cost((RestSome(Group((test, In(Status.READY)), HERE, YOU), Number(1)),))
    return (continuous("[Mastery]", AlternativeCost(THIS, price), zones=PLAYED_FROM),)


def incarnation(keyword: Keyword) -> tuple[Ability, ...]:
    """1111.2, 1111.2a: for each symbol a resonator that shares its attribute is banished instead of paying."""
    assert keyword.cost is not None
    symbols = [part for part in keyword.cost.parts if isinstance(part, Mana)]
    parts = tuple(
        MoveSome(
            Group((RESONATOR, Is(Quality.COLOUR, colour)), ("field",), YOU), Number(count), "graveyard", How.BANISH
        )
        for mana in symbols
        for colour, count in mana.coloured
    )
    return (continuous("[Incarnation]", AlternativeCost(THIS, Cost(parts)), zones=PLAYED_FROM),)


def solarisation(keyword: Keyword) -> tuple[Ability, ...]:
    """1162.2: face-up cards of the removed area go under the deck, and the card costs as much less."""
    count = keyword.value or Number(1)
    fitting = (Not(Is(Quality.TYPE, "magic_stone")), In(Status.FACE_UP), Shares(Quality.COLOUR, Self()))
    price = MoveSome(Group(fitting, ("removed",), YOU), count, "deck", How.PUT, Position.BOTTOM)
    return (continuous("[Solarisation]", ExtraCost(THIS, Cost((price,)), True, count), zones=PLAYED_FROM),)


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
    "remnant": remnant,
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
}

# 1102.2  what an effect grants or takes with the word alone: the abilities of keywords that need no cost or number.
GRANTED: dict[str, tuple[Ability, ...]] = {
    name: EXPANSIONS[name](Keyword("", None, name))
    for name in ("explode", "remnant", "barrier", "bloodlust", "drain", "bane", "enraging", "pantheon")
}
