"""The rows of READS against what the kernel does: whatever is looked at while a word is read must be in its row.

A position is made of objects that write down what is asked of them. Every class of words is read in it once at least.
"""

from __future__ import annotations

from typing import TypeVar, cast

import pytest

from arbiter.kernel import aspects as asp
from arbiter.kernel import counting, evaluate, matching, predicates, state
from arbiter.kernel import events as ev
from arbiter.kernel.characteristics import ABILITY_BIT, KEYWORDS, MARK_BIT
from arbiter.kernel.context import Context
from arbiter.kernel.events import Event, Record
from arbiter.kernel.game import Game
from arbiter.kernel.index.reads import aspects_read, traits_read
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.stack import StackItem
from arbiter.kernel.state import Arrival, Combat, GameState, Obj
from arbiter.kernel.traits import ActiveMark, Traits
from arbiter.kernel.under_way import UnderWay
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from arbiter.script import statements as st
from arbiter.script.base import Amount, Condition, Op, Quality, Role, Stat, Status, Test, Thing, Who
from arbiter.script.nouns import Group
from arbiter.script.walk import walk
from tests.kernel.table import LIBRARY, PLAIN, SELF, UNIT, Setup, activated, card, find, number
from tests.kernel.toy import SKIRMISH, with_rows

COMPILED = not state.__file__.endswith(".py")
pytestmark = pytest.mark.skipif(COMPILED, reason="compiled objects cannot be watched")

# ---------------------------------------------------------------- objects that write down what is asked of them

OF_OBJECTS = {
    **dict.fromkeys(("turned", "frozen", "attacks"), asp.STANCE),
    **dict.fromkeys(("face_up", "seen", "face", "now", "card"), asp.FACE),
    **dict.fromkeys(("controller", "owner"), asp.CONTROL),
    "damage": asp.WOUNDS,
    "counters": asp.COUNTERS,
    "place": asp.PLACE,
    "host": asp.LINKS,
    "under": asp.BENEATH,
    "arrival": asp.ARRIVAL,
}
OF_STATES = {
    **dict.fromkeys(("turn", "active"), asp.TURN),
    **dict.fromkeys(("log", "game_log"), asp.HISTORY),
    "step": asp.STEP,
    "resources": asp.STORES,
    "stack": asp.STACK,
    "combat": asp.STANCE,
    "out": asp.SEATS,
}
OF_GAMES = {"field": asp.FIELD}
OF_TRAITS = {
    "names": 1,
    "types": 2,
    "colours": 4,
    "kinds": 8,
    "groups": 16,
    "cost": 32,
    "level": 32,
    "power": 64,
    "guard": 64,
    "strike": 64,
    "keywords": KEYWORDS,
    "programs": ABILITY_BIT,
    "granter": ABILITY_BIT,
    "marks": MARK_BIT,
}


T = TypeVar("T")


class Notes:
    aspects = 0
    traits = 0


class WatchedObj(Obj):
    __slots__ = ()

    def __getattribute__(self, name: str) -> object:
        Notes.aspects |= OF_OBJECTS.get(name, 0)
        return super().__getattribute__(name)

    def copy(self) -> Obj:
        """Who makes a copy has not looked at anything yet."""
        return become(WatchedObj, self, Obj)


class WatchedTraits(Traits):
    __slots__ = ()

    def __getattribute__(self, name: str) -> object:
        Notes.traits |= OF_TRAITS.get(name, 0)
        return super().__getattribute__(name)


class WatchedState(GameState):
    __slots__ = ()

    def __getattribute__(self, name: str) -> object:
        Notes.aspects |= OF_STATES.get(name, 0)
        return super().__getattribute__(name)


class WatchedGame(Game):
    __slots__ = ()

    def __getattribute__(self, name: str) -> object:
        Notes.aspects |= OF_GAMES.get(name, 0)
        return super().__getattribute__(name)


class WatchedUnderWay(UnderWay):
    __slots__ = ()

    def __getattribute__(self, name: str) -> object:
        if name == "company":
            Notes.aspects |= asp.COMPANY
        return super().__getattribute__(name)


class WatchedZones(dict[str, list[list[Obj]]]):
    def __getitem__(self, zone: str) -> list[list[Obj]]:
        Notes.aspects |= LIBRARY.zones.aspect(zone)
        return super().__getitem__(zone)


def become(kind: type[T], old: object, base: type) -> T:
    """The same, of a kind that writes down."""
    made = kind.__new__(kind)
    for name in base.__slots__:
        object.__setattr__(made, name, object.__getattribute__(old, name))
    return made


# ---------------------------------------------------------------- the position

HERO = card("Hero", activated(text="swing"), power=4, cost=2, colours=("red",), keywords=("bold",), kinds=("Elf",))
RULES = with_rows(SKIRMISH, place_word=lambda obj: ("front",) if obj.place else ())
TRAP = card("Trap", kind="spell", power=0, cost=1)


def position() -> tuple[WatchedGame, Context]:
    setup = Setup(RULES).put(HERO).put(PLAIN, 1).put(card("Page")).put(card("Foe"), 1)
    for zone in ("grip", "crypt", "library"):
        setup.put(card(f"In the {zone}"), 0, zone)
    setup.put(TRAP, 0, "line")
    plain = setup.game()
    hero, page, foe, trap = (find(plain, name) for name in ("Hero", "Page", "Foe", "Trap"))
    hero.damage, hero.counters, hero.under, hero.place = 1, {"seed": 2}, ((99, PLAIN, 0),), 1
    hero.arrival = Arrival("grip", "play", True, 2, ("red",), ("0",), "warp", 1, ("well",), ((Quality.COLOUR, "red"),))
    page.host = hero.id
    plain.state.stack.append(
        StackItem(900, "summon", None, Frame(0, hero.id), trap.id, ((0, (foe.id,)),), colours=("red",))
    )
    fight = plain.state.combat = Combat()
    fight.attackers, fight.blocker, fight.blocked, fight.party = (hero.id, page.id), foe.id, True, True
    fallen = find(plain, "In the crypt")
    kinds = [value for name, value in vars(ev).items() if name.isupper() and isinstance(value, int)]
    plain.state.log = tuple(
        Record(Event(kind, obj, 0, 1, foe, 0, "ability", word))
        for kind in kinds
        for obj in (hero, fallen)
        for word in ("swing", "seed", "gold", "main")
    )
    plain.state.resources[0]["gold"] = 3
    return watched(plain), Context(0, None)


def watched(plain: Game) -> WatchedGame:
    objects: dict[int, Obj] = {}
    zones = WatchedZones()
    for zone, piles in plain.state.zones.items():
        zones[zone] = [[become(WatchedObj, obj, Obj) for obj in pile] for pile in piles]
        for pile in dict.__getitem__(zones, zone):
            for obj in pile:
                obj.now = become(WatchedTraits, obj.now, Traits)
                obj.now.marks = {"heavy": [ActiveMark(st.Mark("heavy", number(2)), 0, 0)]}
                objects[obj.id] = obj
    whole = become(WatchedState, plain.state, GameState)
    whole.zones, whole.objects = zones, objects
    made = become(WatchedGame, plain, Game)
    made.state = whole
    made.index.worked_out.in_progress = True  # nothing is looked up in lists that were kept
    made.under_way = WatchedUnderWay()
    made.under_way.company = tuple(made.field[:1])
    return made


# ---------------------------------------------------------------- a word of every class

ARENA = Group((UNIT,), ("arena",), n.EACH)
BARE = Group((), ("arena",), n.EACH)
ANY = Group((), (), n.EACH)
ONE = number(1)
WHO: list[Who] = [
    *(n.Player(side) for side in n.Side),
    n.ControllerOf(SELF),
    n.OwnerOf(SELF),
    n.Beside(2),
    n.EventPlayer(),
]
TESTS: list[Test] = [
    *(n.Is(quality, "Elf") for quality in Quality),
    n.NameContains("er"),
    n.Has("bold"),
    *(n.HasAbility(kind) for kind in ("special", "action", "auto", "field", "burst", "any")),
    *(n.StatIs(stat, Op.GE, ONE) for stat in Stat),
    *(n.In(status) for status in Status),
    n.Same(SELF),
    n.AtOnce(),
    n.Same(n.Bound(0)),
    n.Shares(Quality.KIND, SELF),
    n.CountersIs("seed", Op.GE, ONE),
    n.ControlledBy(n.YOU),
    n.OwnedBy(n.OPPONENT),
    *(n.Extreme(stat, True, BARE) for stat in Stat),
    n.DidThisTurn(p.Attacks(ANY)),
    n.BroughtBy(SELF, p.Moves(ANY)),
    n.Chooses(ARENA),
    n.SingleTarget(),
    n.OfCard((UNIT,)),
    n.IsNamed(Quality.COLOUR, 0),
    n.PaidIs(Op.GE, ONE),
    n.NamedHere(Quality.COLOUR),
    n.NoQuality(Quality.GROUP),
    n.WordsIs(Quality.COLOUR, Op.GE, ONE),
    n.PrintedName("Hero"),
    n.InPartyWith(SELF),
    n.InBattleWith(SELF),
    n.AddedTo(SELF),
    n.HasAdded(BARE),
    n.Placed("front"),
    n.MayBe("banish"),
    n.Speaks("swing"),
    n.Printed(UNIT),
    n.BesidePrinted(Stat.POWER, Op.GT),
    n.Arriving(),
    n.Not(UNIT),
    n.AnyOf((UNIT, n.In(Status.RESTED))),
    n.AllOf((UNIT, n.In(Status.DAMAGED))),
    n.Unpaid(),
]
THINGS: list[Thing] = [
    SELF,
    n.Granter(),
    n.Bound(0),
    n.EventThing(Role.SUBJECT),
    n.EventThing(Role.OTHER),
    n.Every(ARENA),
    n.Every(Group((), ("crypt",), n.YOU)),
    n.Every(Group((n.In(Status.ATTACKING),), ("arena",), n.Player(n.Side.TURN))),
    n.Both((SELF, n.Bound(0))),
    n.Only(n.Every(BARE), (UNIT,)),
    n.Except(n.Every(BARE), SELF),
    n.Affected(),
    n.PartnerOf(SELF),
    n.TopCards(n.YOU, ONE),
    n.TopCards(n.EACH, ONE, zone="crypt"),
    n.HostOf(n.Bound(0)),
    n.PaidWith(),
]
NUMBERS: list[Amount] = [
    ONE,
    a.X(),
    a.NamedNumber(0),
    a.Count(ARENA),
    a.Count(Group((), (), n.YOU)),
    a.CountOf(SELF),
    *(a.StatOf(SELF, stat) for stat in Stat),
    *(a.PrintedStat(SELF, stat) for stat in (Stat.COST, Stat.POWER, Stat.GUARD)),
    *(a.ExtremeStat(BARE, stat) for stat in Stat),
    a.CountersOn(SELF, "seed"),
    a.Resource(n.YOU, "gold"),
    *(a.Distinct(BARE, quality) for quality in Quality),
    a.Times(a.Count(BARE), 2),
    a.Product(ONE, a.CountersOn(SELF, None)),
    a.Company(ARENA),
    a.Plus(ONE, ONE),
    a.Minus(ONE, ONE),
    a.Quotient(ONE, 2),
    a.Half(ONE),
    a.Occurred(p.Attacks(ANY)),
    a.HowMuch(p.DealsDamage(ANY)),
    a.EventAmount(),
    a.EventTotal(),
    a.Beneath(SELF, (UNIT,)),
    a.Marked(SELF, "heavy"),
    a.PaidAmount("total"),
    a.Either(c.IsTurnOf(n.YOU), ONE, a.CountersOn(SELF, None)),
]
PATTERNS = [
    p.Moves(ANY),
    p.Moves(ARENA, origin="arena"),
    p.Attacks(ANY, beside=ARENA),
    p.PartyAttacks(n.YOU, ARENA),
    p.Blocks(ANY, ARENA),
    p.IsBlocked(ANY, ARENA),
    p.IsUnblocked(ANY),
    p.DealsDamage(ARENA, ARENA, party=n.YOU),
    p.Breaks(ARENA, ARENA),
    p.ReceivesDamage(n.YOU),
    p.Casts(n.YOU, Group((n.Is(Quality.TYPE, "spell"),), (), n.EACH)),
    p.UsesAbility(n.YOU, "any", ARENA),
    p.IsChosen(ARENA, n.YOU),
    p.Draws(n.YOU),
    p.Discards(n.YOU, ARENA),
    p.StepBegins("main", n.YOU),
    p.Rests(ARENA),
    p.Readies(ARENA),
    p.Turns(ARENA, Status.RESTED),
    p.Switches(ARENA),
    p.CountersChange(ARENA, "seed", last=True),
    p.GainsResource(n.YOU, "gold"),
    p.Produces(n.YOU, ARENA),
    p.Does(n.YOU, "swing", ARENA, ARENA),
    p.Reveals(ARENA),
    p.Searches(n.YOU),
    p.BurstUsed(n.YOU),
    p.Primes(ARENA, ARENA),
    p.Becomes(c.IsTurnOf(n.YOU)),
    p.AnyPattern((p.Attacks(ANY), p.Casts(n.YOU))),
]
CONDITIONS: list[Condition] = [
    c.Compare(ONE, Op.EQ, ONE),
    c.Exists(ARENA, ONE),
    c.Holds(SELF, (UNIT,)),
    c.IsTurnOf(n.YOU),
    c.InStep("main"),
    c.InStep("main", n.YOU),
    c.Agreed("constructed"),
    *(c.Happened(pattern) for pattern in PATTERNS),
    c.LatestIs(p.Casts(n.YOU), (UNIT,)),
    c.Outcome("yes"),
    c.Did(0),
    c.WasPaid("extra:0"),
    c.WasPaid("only:red"),
    c.CameFrom("grip"),
    *(c.SameQuality(BARE, quality.value) for quality in Quality),
    c.SameQuality(BARE, "colour", different=True),
    c.All((c.IsTurnOf(n.YOU),)),
    c.Any((c.IsTurnOf(n.YOU),)),
    c.NotSo(c.IsTurnOf(n.YOU)),
]
WORDS: list[Who | Test | Thing | Amount | Condition] = [*WHO, *TESTS, *THINGS, *NUMBERS, *CONDITIONS]


def test_a_word_of_every_class_is_read() -> None:
    read = {type(part) for node in WORDS for part in walk(node)}
    known = {*evaluate.WHO, *predicates.TESTS, *evaluate.THINGS, *counting.AMOUNTS, *counting.CONDITIONS}
    assert known | set(matching.PATTERNS) <= read


# ---------------------------------------------------------------- reading


def read(node: Who | Test | Thing | Amount | Condition) -> None:
    """Read the word, each time of another object, and keep what was looked at in `Notes`."""
    whole, ctx = position()
    objs = list(whole.state.objects.values())
    ctx.source = next(obj for obj in objs if obj.face.name == "Hero")
    ctx.slots = {0: [next(obj for obj in objs if obj.face.name == "Page")]}
    ctx.words = {0: "red"}
    ctx.affected = ctx.source
    Notes.aspects = Notes.traits = 0
    table = cast(Game, whole)
    if isinstance(node, Who):
        evaluate.players(table, node, ctx)
        for player in range(2):
            evaluate.is_player(table, node, player, ctx)
    elif isinstance(node, Test):
        for obj in objs:
            predicates.TESTS[type(node)](table, node, obj, ctx)
    elif isinstance(node, Thing):
        evaluate.things(table, node, ctx)
    elif isinstance(node, Amount):
        evaluate.amount(table, node, ctx)
    else:
        evaluate.holds(table, node, ctx)


def beyond(looked: int, said: int) -> list[str]:
    """The names of what was looked at and is not said."""
    counts = (asp.FIRST_PILE, asp.MANY_PILES)
    every = {name: value for name, value in vars(asp).items() if isinstance(value, int) and value not in counts}
    names = {asp.TURN: "TURN", **{value: name for name, value in every.items()}}
    return [names.get(1 << bit, f"pile {bit}") for bit in range(64) if looked & ~said & 1 << bit]


def title(node: object) -> str:
    return f"{type(node).__name__} {node!r}"[:60]


@pytest.mark.parametrize("node", WORDS, ids=title)
def test_what_is_looked_at_is_said(node: Who | Test | Thing | Amount | Condition) -> None:
    read(node)
    said = aspects_read(node, LIBRARY.zones)
    if any(isinstance(part, Group) for part in walk(node)):
        said |= asp.FACE  # whether a card lies face down is asked of all; it matters where something is asked of it
    if said & asp.WORDS:
        said |= asp.FIELD  # what comes and goes without the word need not be looked at
    if isinstance(node, Who):
        said |= asp.TURN  # for the order of several, which counts only where they do something one after the other
    assert not beyond(Notes.aspects, said)
    traits = traits_read(node)
    if traits & KEYWORDS:
        traits |= KEYWORDS  # which of them is a matter of the word
    assert not Notes.traits & ~traits, f"characteristics {Notes.traits & ~traits:b}"


def test_the_position_is_watched() -> None:
    """Without this a position that tells nothing would pass everything."""
    read(a.Count(Group((n.In(Status.READY),), ("grip", "arena"), n.YOU)))
    assert not beyond(asp.FIELD | asp.HAND | asp.STANCE | asp.CONTROL, Notes.aspects)
