"""Chapter 1100: keyword abilities that do something as a card is played, resolves or enters the field.

Those in `SPELL_WORDS` do on a chant, as it begins to resolve, what they do on other cards as these enter the field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbiter.games.fow.language.settling import ALL_AREAS, PLAYED_FROM
from arbiter.games.fow.language.words import ENTITY, J_RESONATOR
from arbiter.games.fow.zones import ATTRIBUTES
from arbiter.script.abilities import Ability, Activated, Keyword, Limits, Spell, Static, Triggered
from arbiter.script.amounts import Company, CountOf, Number, Occurred, Plus, Product, StatOf
from arbiter.script.base import Amount, How, Lasting, Op, Quality, Role, Stat, Status
from arbiter.script.conditions import Compare, Happened, Holds, NotSo
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import (
    Attach,
    Cancel,
    CastNow,
    Choose,
    Delay,
    Effects,
    If,
    Modify,
    Move,
    Perform,
    PlaceCounters,
    Repeat,
    Search,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AddedTo,
    AnyOf,
    Arriving,
    Bound,
    EventThing,
    Every,
    Group,
    Has,
    HostOf,
    In,
    Is,
    NameContains,
    Not,
    Same,
    Self,
    StatIs,
)
from arbiter.script.patterns import Attacks, Casts, Does, Draws, Moves, StepBegins
from arbiter.script.statements import (
    AddAbility,
    AddKeyword,
    AddStat,
    Affects,
    AlternativeCost,
    As,
    EntersWith,
    ForbidChoose,
    Replace,
    SetWords,
    ShareAbilities,
)

THIS: Final = Group((Same(Self()),), (), EACH)
GROWTH: Final = "+100/+100"
FIGHTERS: Final = Group((J_RESONATOR,), ("field",))


# ---------------------------------------------------------------- how it is played


def ambush(keyword: Keyword) -> tuple[Ability, ...]:
    """1174.2: an opponent has drawn this turn; the rest is in `ways`."""
    drawn = Happened(Draws(OPPONENT))
    return (Static("[Ambush]", drawn, (Affects(Self(), (AddKeyword("ambush_ready"),)),), zones=("standby",)),)


def kernlos(keyword: Keyword) -> tuple[Ability, ...]:
    """1195.2: no attribute; how it is paid is settled in `will`."""
    return (Static("[Kernlos]", None, (Affects(Self(), (SetWords(Quality.COLOUR, ()),)),), zones=ALL_AREAS),)


def raid(keyword: Keyword) -> tuple[Ability, ...]:
    """1196.2: for another cost, and then it is swift and goes back to its owner's hand at the end of turn."""
    assert keyword.cost is not None
    return (Static("[Raid]", None, (AlternativeCost(THIS, keyword.cost, named=RAID),), zones=PLAYED_FROM),)


RAID: Final = "raid"
# 1196.2  if it was played for that cost, wherever it had the ability from
AFTER_RAID: Final = As(
    "enters",
    (
        Modify(
            Self(),
            (
                AddKeyword("swiftness"),
                AddAbility(Triggered("[Raid]", None, StepBegins("end"), None, (Move(Self(), "hand", How.RETURN),))),
            ),
            Lasting.GAME,
        ),
    ),
    THIS,
)


def necrobloom(keyword: Keyword) -> tuple[Ability, ...]:
    """1190.2: from the graveyard, unless a spell with [Necrobloom] was played this turn."""
    stones = Moves(Group((Is(Quality.TYPE, "magic_stone"),), (), YOU), origin="field", how=How.BANISH, doer=YOU)
    first = NotSo(Happened(Casts(YOU, Group((Has("necrobloom"),), (), EACH))))
    play = If(first, (CastNow(Self(), free=True, may=False),))
    return (Triggered("[Necrobloom]", None, stones, None, (play,), zones=("graveyard",)),)


def graverberate(keyword: Keyword) -> tuple[Ability, ...]:
    """1192.2: as many copies as cards went to graveyards from elsewhere than the removed areas.

    1303.2, 1303.3a  a token is a card and arrives there; 1017.6a  a copy of a spell never does.
    """
    fallen = Moves(Group((), (), EACH), to="graveyard", not_origin="removed")
    copies = Repeat(Occurred(fallen), (Perform("copy"),))
    return (Triggered("[Graverberate]", None, Casts(YOU, THIS), None, (copies,), zones=("chase",)),)


def moontide(keyword: Keyword) -> tuple[Ability, ...]:
    """1189.2a, 1189.2b: a spell is copied, or an entity as a mythic token; one such ability a turn."""
    assert keyword.cost is not None
    once = Limits(per_turn=1)
    original = Holds(Self(), (Not(In(Status.TOKEN)),))
    return tuple(
        Activated("[Moontide]", None, keyword.cost, (If(original, (copy,)),), once, (zone,), "Moontide")
        for zone, copy in (("chase", Perform("copy")), ("field", Perform("copy", word="mythic")))
    )


def oath(keyword: Keyword) -> tuple[Ability, ...]:
    """1180.2: what it costs when it is played by an oath: one will of one of its attributes."""
    costs = tuple(
        AlternativeCost(THIS, Cost((Mana(((c, 1),)),)), Holds(Self(), (Has("sworn"), Is(Quality.COLOUR, c))))
        for c in ATTRIBUTES
    )
    return (Static("[Oath]", None, costs, zones=PLAYED_FROM),)


def swear(keyword: Keyword) -> Effects:
    """1180.2: as the next main phase begins a card with the same [Oath] may be played from the removed area."""
    same = Group((Has(f"oath:{keyword.word}"),), ("removed",), YOU)
    autos = Group((Is(Quality.TYPE, "auto_ability"),), ("chase",), YOU)
    then: Effects = (
        Choose(0, same, Number(0), Number(1), target=False),
        Modify(Bound(0), (AddKeyword("sworn"),)),
        CastNow(Bound(0), may=True),
        Cancel(Every(autos)),
    )
    return (Delay(StepBegins("main", YOU), then, next_turn=True),)


# ---------------------------------------------------------------- as it enters or resolves


def grown(plus: int) -> Amount:
    """1176.2 to 1176.4: the spells with [Overgrowth] that the player resolved this turn."""
    resolved = Occurred(Does(YOU, "resolve summon", Group((Has("overgrowth"),), (), EACH)))
    return Plus(resolved, Number(plus)) if plus else resolved


def overgrowth(keyword: Keyword) -> tuple[Ability, ...]:
    """1176.2: counters on each other J/resonator; 1176.4: and on itself."""
    others = Every(Group((J_RESONATOR, Not(Same(Self())), Not(Arriving())), ("field",)))
    grow = As("enters", (PlaceCounters(others, GROWTH, grown(0)),), THIS)
    # 1176.4  those that enter together raise each other, and are left out of what each of them does to the others
    own = Product(grown(0), Company(Group((Has("overgrowth"),), (), EACH)))
    return (Static("[Overgrowth]", None, (grow, EntersWith(THIS, counters=((GROWTH, own),)))),)


def overgrow(keyword: Keyword) -> Effects:
    """1176.3."""
    return (PlaceCounters(Every(FIGHTERS), GROWTH, grown(1)),)


def blood_trail(keyword: Keyword) -> tuple[Ability, ...]:
    """1182.2: after two attacks of J/resonators it is swift until end of turn and larger."""
    twice = Happened(Attacks(Group((J_RESONATOR,), (), EACH)), 2)
    swift = As("enters", (Modify(Self(), (AddKeyword("swiftness"),)),), THIS)
    return (Static("[Blood Trail]", None, (swift, EntersWith(THIS, counters=((GROWTH, Number(2)),))), twice),)


def look_ahead(keyword: Keyword) -> Effects:
    """1170.2, 1170.3: at the beginning of the next recovery phase cards of the deck are revealed."""
    reveal = Perform("investigate", amount=keyword.value)
    return (Delay(StepBegins("recovery", EACH), (reveal,), Lasting.NEXT_TURN),)


def investigate(keyword: Keyword) -> tuple[Ability, ...]:
    return (Static("[Investigate]", None, (As("enters", look_ahead(keyword), THIS),)),)


def vote(keyword: Keyword) -> Effects:
    """1172.3: as the chant begins to resolve."""
    return (Perform("consensus", word=keyword.word),)


def consensus(keyword: Keyword) -> tuple[Ability, ...]:
    """1172.2: as the card enters the field; 1172.2a: not as a J-ruler or magic stone."""
    other = AnyOf((Is(Quality.TYPE, "j_ruler"), Is(Quality.TYPE, "magic_stone")))
    return (Static("[Consensus]", None, (As("enters", vote(keyword), THIS),), Holds(Self(), (Not(other),))),)


def call_of_valhalla(keyword: Keyword) -> tuple[Ability, ...]:
    """1187.2: expelled instead of destroyed, and if so a Valkyrie is played from the deck."""
    assert keyword.value is not None
    small = StatIs(Stat.COST, Op.LE, keyword.value)
    valkyrie = Group((Is(Quality.KIND, "Valkyrie"), small), ("deck",), YOU)
    effects: Effects = (
        Perform("expel", EventThing(Role.SUBJECT), slot=0),
        If(
            Compare(CountOf(Bound(0)), Op.GE, Number(1)),
            (Search(1, valkyrie, Number(1), Number(1)), CastNow(Bound(1), free=True, may=False)),
        ),
    )
    destroyed = Moves(THIS, origin="field", to="graveyard", how=How.DESTROY)
    return (Static("[Call of Valhalla]", None, (Replace(destroyed, effects),)),)


def aegis(keyword: Keyword) -> tuple[Ability, ...]:
    """1181.2: not to be targeted by quick spells, nor by abilities of others' entities that came this turn."""
    newcomers = Group((ENTITY, In(Status.ENTERED_THIS_TURN)), ("field",), OPPONENT)
    return (
        Static(
            "[Aegis]",
            None,
            (
                ForbidChoose(THIS, EACH, ("summon",), Group((Has("quickcast"),), (), EACH)),
                ForbidChoose(THIS, EACH, ("ability",), newcomers),
            ),
            zones=("field", "ruler"),
        ),
    )


def fate(keyword: Keyword) -> tuple[Ability, ...]:
    """1178.2, 1178.3: from outside as the game begins, and from the field when the named ruler is judged."""
    name = str(keyword.word).strip('"')
    ruler = Is(Quality.TYPE, "ruler")
    named = Group((NameContains(name), AnyOf((ruler, Is(Quality.TYPE, "j_ruler")))), ("field", "ruler"), YOU)
    controls = Holds(Every(named), (AnyOf((ruler, Is(Quality.TYPE, "j_ruler"))),))
    mine = Holds(Self(), (In(Status.ON_FIELD),))
    return (
        Triggered("[Fate]", None, StepBegins("game"), controls, (Perform("fate", word="game"),), zones=("outside",)),
        Triggered("[Fate]", None, Does(YOU, "play judgment", named), mine, (Perform("fate", word="judgment"),)),
    )


# ---------------------------------------------------------------- 1156  fusion


def fusion(keyword: Keyword) -> tuple[Ability, ...]:
    """1156.2, 1156.3a: as an addition it lends its ATK and DEF to what it is added to, whatever abilities it loses.

    That it becomes an addition is seen to as it is played and as it enters (`additions`).
    """
    added = Holds(Self(), (AddedTo(HostOf(Self())),))
    lent = tuple(AddStat(stat, StatOf(Self(), stat)) for stat in (Stat.POWER, Stat.GUARD))
    hosts = Group((Is(Quality.KIND, str(keyword.word)), J_RESONATOR), ("field",))
    aim = Choose(0, hosts, Number(0), Number(1))
    return (
        Spell("[Fusion]", None, (aim, Attach(Self(), Bound(0)))),
        Static("[Fusion]", None, (Affects(HostOf(Self()), lent),), added),
    )


# 1156.2  the other abilities of the card, as long as it has them; with all of them it loses this, too (1156.3a)
LENT: Final = Static(
    "abilities by fusion",
    None,
    (Affects(HostOf(Self()), (ShareAbilities(Self(), "fusion"),)),),
    Holds(Self(), (AddedTo(HostOf(Self())),)),
)


ARRIVING: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "ambush": ambush,
    "kernlos": kernlos,
    "raid": raid,
    "necrobloom": necrobloom,
    "graverberate": graverberate,
    "moontide": moontide,
    "oath": oath,
    "overgrowth": overgrowth,
    "blood_trail": blood_trail,
    "investigate": investigate,
    "consensus": consensus,
    "call_of_valhalla": call_of_valhalla,
    "aegis": aegis,
    "fate": fate,
    "fusion": fusion,
}

SPELL_WORDS: dict[str, Callable[[Keyword], Effects]] = {
    "overgrowth": overgrow,
    "investigate": look_ahead,
    "consensus": vote,
    "oath": swear,
}
