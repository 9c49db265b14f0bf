"""Conditions: what your ruler, or your opponent's, is called, looks like, has and does.

209.4, 202.2d: any of the J/rulers that a player controls answers for "your J/ruler" and "your opponent's ruler".
"""

from __future__ import annotations

from functools import partial

from arbiter.games.fow.language.words import EITHER_RULER, J_RULER, RULER
from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Test, Who
from arbiter.script.conditions import Exists, NotSo
from arbiter.script.nouns import OPPONENT, YOU, AnyOf, Group, Has, NameContains
from arbiter.text.core.several_nouns import Tests
from arbiter.text.draft import OfOne
from arbiter.text.grammar import Table

RULERS = (("jruler", EITHER_RULER), ("J-ruler", J_RULER), ("ruler", RULER))
SIDES = (("your", YOU), ("@opponents", OPPONENT))
SAID = ("named", "colour", "status")  # what is said of a ruler in a word


def ruler_rows(table: Table) -> None:
    for possessor, whose in SIDES:
        for word, kind in RULERS:
            rows_of(table, f"{possessor} {word}", whose, kind)


def rows_of(table: Table, ruler: str, whose: Who, kind: Test) -> None:
    form = table.form
    one, none = partial(one_ruler, whose, kind), partial(no_ruler, whose, kind)
    form("condition", f"{ruler} is a|an [a:noms]", lambda a: one(a), lambda v: None)
    for said in SAID:
        form("condition", f"{ruler} is [a:{said}]", lambda a: one((a,)), lambda v: None)
        form("condition", f"{ruler} isn't [a:{said}]", lambda a: none(a), lambda v: None)
    form("condition", f"{ruler} isn't [a:named] or [b:named]", lambda a, b: none(AnyOf((a, b))), lambda v: None)
    form("condition", f"{ruler} has [v:<cardname>] in its name", lambda v: one((NameContains(v),)), lambda v: None)
    form("condition", f"{ruler} has [k:keyword]", lambda k: ruler_of(whose, kind, (Has(k),)), lambda v: None)


def ruler_of(whose: Who, kind: Test, tests: Tests) -> object:
    return Exists(Group((kind, *tests), ("field",), whose), Number(1))


def one_ruler(whose: Who, kind: Test, tests: Tests) -> object:
    """What is said of it afterwards may be said of the ruler."""
    found = ruler_of(whose, kind, tests)
    return OfOne(found) if isinstance(found, Condition) else None


def no_ruler(whose: Who, kind: Test, test: Test) -> object:
    found = ruler_of(whose, kind, (test,))
    return NotSo(found) if isinstance(found, Condition) else None
