"""Nouns, numbers, conditions and events that need more than the types of their fields say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from arbiter.script import amounts as am
from arbiter.script import base
from arbiter.script import conditions as co
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script.base import Amount, Pattern, Stat, Thing
from tests.properties.inventing.inventor import Inventor
from tests.properties.inventing.tables import FAMILY_MAKERS, GREAT, MAKERS, Maker, Scope


def make_pattern(inventor: Inventor, scope: Scope, depth: int) -> Pattern:
    """Patterns are read in a context of their own: only the card itself is known there."""
    inner = Scope(recorded=scope.recorded, lasting=scope.lasting, things=scope.things)
    kinds: Sequence[type] = inventor.fitting(Pattern, inner, depth)
    if scope.changes_damage:
        kinds = (pt.DealsDamage,)
    for _ in range(40):
        made = inventor.node(inventor.heavy(kinds), inner, depth)
        if made is not None:
            return made  # type: ignore[no-any-return]
    return pt.StepBegins(inventor.one(sorted(inventor.words.known.steps)))


def number(inventor: Inventor, scope: Scope, depth: int) -> Amount:
    return inventor.amount(scope, 0)


def stat_test(inventor: Inventor, scope: Scope, depth: int) -> base.Test:
    stat = inventor.one(list(Stat))
    right = inventor.amount(replace(scope, size=stat in GREAT), depth)
    return n.StatIs(stat, inventor.one(list(base.Op)), right)


def stat_of(inventor: Inventor, scope: Scope, depth: int) -> Amount:
    return am.StatOf(inventor.make(Thing, scope, depth), inventor.one((Stat.COST, Stat.LEVEL)))


def extreme_stat(inventor: Inventor, scope: Scope, depth: int) -> Amount:
    return am.ExtremeStat(inventor.group(scope, depth), inventor.one((Stat.COST, Stat.LEVEL)), inventor.chance(0.5))


def word_test(inventor: Inventor, scope: Scope, depth: int) -> base.Test:
    quality = inventor.one(inventor.words.qualities)
    return n.Is(quality, inventor.one(inventor.words.of_quality[quality]))


def bound(inventor: Inventor, scope: Scope, depth: int) -> Thing:
    return n.Bound(inventor.one(scope.things))


def every(inventor: Inventor, scope: Scope, depth: int) -> Thing:
    return n.Every(inventor.group(scope, depth))


def top_cards(inventor: Inventor, scope: Scope, depth: int) -> Thing:
    return n.TopCards(inventor.make(base.Who, scope, 0), am.Number(inventor.one((1, 2))), inventor.chance(0.2))


def is_named(inventor: Inventor, scope: Scope, depth: int) -> base.Test:
    slot, quality = inventor.one(scope.words)
    return n.IsNamed(quality, slot)


def did(inventor: Inventor, scope: Scope, depth: int) -> co.Condition:
    return co.Did(inventor.one(scope.done))


def recorded(kind: type) -> Maker:
    """Nodes that look among what has happened."""

    def make(inventor: Inventor, scope: Scope, depth: int) -> Any:
        return inventor.filled(kind, replace(scope, recorded=True), depth)

    return make


def moves(inventor: Inventor, scope: Scope, depth: int) -> Pattern:
    """Enters play, leaves it, or both ends named."""
    rules = inventor.words.rules
    to = inventor.one((rules.zones.main, rules.zones.discard, None, *inventor.words.piles))
    origin = inventor.one((None, None, rules.zones.main, *inventor.words.piles))
    tests: tuple[base.Test, ...] = (n.Same(n.Self()),)
    if inventor.chance(0.6):
        tests = inventor.group(scope, depth).tests
    what = n.Group(tests, (), inventor.one((n.YOU, n.OPPONENT, n.EACH)))
    how = inventor.one(list(base.How)) if inventor.chance(0.2) else None
    cause = inventor.one(inventor.words.of_field("Moves", "cause")) if inventor.chance(0.1) else None
    return pt.Moves(what, origin, to, how, cause=cause)


def turns(inventor: Inventor, scope: Scope, depth: int) -> Pattern:
    return pt.Turns(inventor.group(scope, depth), inventor.one(ORIENTATIONS))


ORIENTATIONS = (base.Status.READY, base.Status.RESTED)


FAMILY_MAKERS[Pattern] = make_pattern
MAKERS.update(
    {
        am.Number: number,
        am.StatOf: stat_of,
        am.ExtremeStat: extreme_stat,
        am.Occurred: recorded(am.Occurred),
        am.HowMuch: recorded(am.HowMuch),
        co.Happened: recorded(co.Happened),
        co.LatestIs: recorded(co.LatestIs),
        co.Did: did,
        n.DidThisTurn: recorded(n.DidThisTurn),
        n.BroughtBy: recorded(n.BroughtBy),
        n.StatIs: stat_test,
        n.Is: word_test,
        n.IsNamed: is_named,
        n.Bound: bound,
        n.Every: every,
        n.TopCards: top_cards,
        pt.Moves: moves,
        pt.Turns: turns,
    }
)
