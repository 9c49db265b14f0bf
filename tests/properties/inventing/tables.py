"""What may stand where in an invented text: the tables that no type of the script tells of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, get_type_hints

from arbiter.kernel.support import FAMILIES
from arbiter.script import amounts as am
from arbiter.script import base
from arbiter.script import conditions as co
from arbiter.script import costs as cs
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Effect, Quality, Stat

if TYPE_CHECKING:
    from tests.properties.inventing.inventor import Inventor


@dataclass(frozen=True)
class Scope:
    """What a text may speak of where a node is to stand."""

    event: bool = False  # the event that the ability waited for
    affected: bool = False  # the object that is being changed
    granted: bool = False  # the card whose text granted the ability
    lasting: bool = False  # it is made by an effect that goes on: what was bound is known, what was done is not
    things: tuple[int, ...] = ()  # numbers under which objects are bound
    words: tuple[tuple[int, Quality], ...] = ()  # and words that were named
    done: tuple[int, ...] = ()  # and actions that may have been done
    resolves: bool = False  # it is the text of a card that resolves
    declares: bool = False  # options may be listed here to be declared while playing
    size: bool = False  # an amount is wanted that is as large as powers are
    recorded: bool = False  # a pattern is wanted that is looked up among what has happened
    changes_damage: bool = False  # a pattern of damage is wanted


BARE = Scope()


Maker = Callable[["Inventor", Scope, int], Any]
Need = Callable[["Inventor", Scope], bool]

MAKERS: dict[type, Maker] = {}  # by class: nodes with needs of their own; filled by the other modules
FAMILY_MAKERS: dict[type, Maker] = {}  # the same by family


# How much more often than others some nodes are made: those by which anything comes to be different.
WEIGHTS: dict[type, int] = {
    st.Affects: 16,
    fx.Modify: 8,
    fx.Establish: 4,
    fx.Move: 4,
    fx.Perform: 4,
    fx.PlaceCounters: 3,
    fx.Rest: 2,
    fx.Ready: 2,
    fx.Draw: 2,
    n.Is: 8,
    n.Has: 4,
    n.In: 4,
    n.StatIs: 3,
    n.Placed: 4,
    n.CountersIs: 2,
    n.Not: 2,
    n.Every: 6,
    n.Self: 4,
    n.Bound: 12,
    n.EventThing: 6,
    n.Player: 8,
    n.Affected: 8,
    n.Granter: 8,
    n.IsNamed: 30,
    co.Did: 30,
    st.CopyOf: 3,
    am.Count: 5,
    co.Exists: 4,
    co.Compare: 4,
    co.Holds: 4,
    st.AddStat: 4,
    st.AddKeyword: 4,
    st.AddAbility: 2,
    st.LoseKeyword: 2,
    pt.Moves: 12,
    pt.StepBegins: 8,
    pt.Attacks: 4,
    pt.Casts: 2,
    cs.Mana: 4,
    cs.RestThis: 6,
}

# Nodes that have a meaning only in a place which no type tells of, or none at all for a card.
LEFT_OUT: frozenset[type] = frozenset(
    {
        am.X,  # the variable of a cost
        st.ShareAbilities,  # no text but a keyword of Force of Will says it
        am.PrintedStat,  # no game but Force of Will says it
        am.Company,  # what comes into play at the same time, read while it comes
        n.Arriving,
        st.CounterStat,  # the ruleset's own
        co.Outcome,  # of a vote
        fx.CreateToken,  # the ruleset's tokens by name: no game has any
        fx.Rewrite,
        fx.OnlyIf,  # of an option
        fx.Unanswered,  # of an ability on the stack
        fx.Measure,  # of "that much"
        fx.DealDivided,  # of what was chosen while playing
        cs.TurnUp,
        cs.TurnDown,
        cs.SameName,
        cs.RestTotal,
    }
)

# What has to fit the ruleset's procedures: taken from the game's own cards, with other things and numbers in it.
TAKEN: tuple[type, ...] = (
    fx.Perform,
    st.Permit,
    st.PayRule,
    co.WasPaid,
)

SMALL: dict[tuple[str, str], tuple[int, ...]] = {
    ("Times", "factor"): (2,),
    ("Quotient", "by"): (1, 2, 3),
    ("Beside", "players"): (2, 3),
    ("ChangeDamage", "factor"): (1, 1, 2),
    ("ChangeDamage", "nth"): (0, 0, 1),
    ("AddStat", "sign"): (1, 1, -1),
    ("CostChange", "sign"): (-1, -1, 1),
    ("PaidWith", "index"): (0,),
}

# Fields that stay as they are by default: they follow from the rest of a text, or go with another field.
FIXED: frozenset[tuple[str, str]] = frozenset(
    {
        ("Triggered", "at_once"),
        ("Triggered", "plays"),
        ("Triggered", "burst"),
        ("Triggered", "cost"),
        ("Triggered", "name"),
        ("Activated", "name"),
        ("Activated", "special"),
        ("Activated", "resource"),
        ("Static", "name"),
        ("Static", "limits"),
        ("Spell", "burst"),
        ("Destroy", "by_name"),
        ("Modes", "timings"),
        ("Modes", "random"),
        ("MoveSome", "joined"),
        ("MoveSome", "slot"),
        ("Choose", "for_cast"),
        ("Choose", "total_cost"),
        ("Search", "for_cast"),
        ("CostChange", "names_x"),
        ("AlternativeCost", "named"),
        ("AddWord", "slot"),
        ("SetWords", "slot"),
        ("Mana", "variable"),
        ("Mana", "most"),
        ("Move", "named"),
        ("Move", "whose"),
        ("Move", "ordered"),
        ("Move", "face_down"),
        ("Mill", "face_down"),
        ("MakeTokens", "named"),
        ("Token", "abilities"),
        ("Token", "name"),
        ("CastNow", "after"),
        ("AllowCast", "after"),
        ("PerformSome", "fresh"),
        ("ChangeDamage", "pool"),
        ("DealsDamage", "party"),
        ("Moves", "other_than_origin"),
        ("Instead", "fixed"),
        ("Permit", "name"),
        ("MakeTokens", "rested"),
    }
)

# Amounts here are as large as powers; everywhere else they are counts.
SIZES: frozenset[tuple[str, str]] = frozenset(
    {("Deal", "amount"), ("ChangeDamage", "add"), ("ChangeDamage", "set_to"), ("BecomeType", "power")}
)
GREAT: frozenset[Stat] = frozenset({Stat.POWER, Stat.GUARD, Stat.DAMAGE, Stat.CAPACITY})
ONE_PLAYER = (n.YOU, n.OPPONENT)  # where exactly one is meant
OF_EVENTS = (n.EventThing, n.EventPlayer, am.EventAmount, am.EventTotal, n.Affected, n.Granter)
BINDING: tuple[type, ...] = (
    *(fx.Choose,) * 5,
    fx.Reveal,
    fx.Search,
    fx.BindThing,
    fx.Declare,
    fx.May,
    fx.Mark,
)


@cache
def hints(node: type) -> dict[str, Any]:
    return get_type_hints(node)


@cache
def members(family: type) -> tuple[type, ...]:
    """The classes of a family that the kernel carries out."""
    known = next(classes for each, classes in FAMILIES if each is family)
    return tuple(sorted(known - LEFT_OUT, key=lambda each: each.__name__))


@cache
def every_kind() -> tuple[type, ...]:
    """The classes of all families."""
    return tuple(kind for family, _ in FAMILIES for kind in members(family))


@cache
def families() -> frozenset[type]:
    return frozenset(family for family, _ in FAMILIES)


@cache
def has_parts(node: type) -> bool:
    """Has a node of this class others in it that may go on without end? Effects have things and amounts at least."""
    text = " ".join(str(hint) for hint in hints(node).values())
    if issubclass(node, HEAVY):
        return any(f"base.{family.__name__}" in text for family in HEAVY)
    return any(f"base.{family.__name__}" in text for family in families()) or "nouns.Group" in text


HEAVY = (base.Effect, base.Statement, base.Change, base.Pattern, base.Condition, base.Paragraph)


def is_so(_: Inventor, scope: Scope) -> bool:
    return True


def of_event(_: Inventor, scope: Scope) -> bool:
    return scope.event


NEEDS: dict[type, Need] = {
    am.EventAmount: of_event,
    am.EventTotal: of_event,
    n.EventPlayer: of_event,
    n.EventThing: of_event,
    n.Bound: lambda _, scope: bool(scope.things),
    n.IsNamed: lambda _, scope: bool(scope.words),
    n.Affected: lambda _, scope: scope.affected,
    n.Granter: lambda _, scope: scope.granted,
    st.AddAbility: lambda _, scope: not scope.granted,
    n.Placed: lambda inventor, _: bool(inventor.words.places),
    co.Did: lambda _, scope: bool(scope.done),
    fx.WhenYouDo: lambda _, scope: bool(scope.done),
    fx.Pick: lambda _, scope: bool(scope.things),
    fx.Modes: lambda _, scope: scope.declares,
    fx.UseEffectOf: lambda _, scope: scope.resolves,  # elsewhere it might use itself
    st.CopyOf: lambda _, scope: scope.lasting,
    pt.Becomes: lambda _, scope: not scope.recorded,
    pt.AnyPattern: lambda _, scope: not scope.recorded,
    fx.EndGame: lambda inventor, _: inventor.chance(0.05),
    fx.ExtraTurn: lambda inventor, _: inventor.chance(0.2),
    **{
        storing: lambda inventor, _: bool(inventor.words.stores)
        for storing in (am.Resource, fx.GainResource, fx.LoseResource, cs.PayResource, pt.GainsResource)
    },
}


def bound_by(effect: Effect, scope: Scope) -> Scope:
    """What may be spoken of after the effect."""
    things, words, done = scope.things, scope.words, scope.done
    slots = [getattr(effect, name) for name in ("slot", "rest") if getattr(effect, name, None) is not None]
    if isinstance(effect, fx.Declare):
        words = (*words, (effect.slot, effect.quality or Quality.NAME))
    elif isinstance(effect, fx.May | fx.MayPay | fx.Mark):
        done = (*done, *slots)
    elif not isinstance(effect, fx.ForEach | fx.WhenYouDo):
        things = (*things, *slots)
    return replace(scope, things=things, words=words, done=done)
