"""The tables of what words look at and what changes alter: every class has its row, and the row is true."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass, is_dataclass

import pytest

import arbiter.script
from arbiter.kernel import aspects as asp
from arbiter.kernel.aspects import EVERYTHING as EVERY_ASPECT
from arbiter.kernel.characteristics import EVERY_TRAIT, QUALITY_BITS, STAT_BITS
from arbiter.kernel.index.looking import USUAL_ZONES, Zones
from arbiter.kernel.index.reads import READS, aspects_read, traits_read
from arbiter.kernel.index.reads_nouns import SIDES, STATUSES
from arbiter.kernel.index.writes import WRITES, traits_written
from arbiter.kernel.kinds import EVERY_KIND, PATTERN_KINDS, kinds_of
from arbiter.kernel.relocating import with_its_words
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from arbiter.script import statements as st
from arbiter.script.base import Amount, Change, Op, Pattern, Quality, Stat, Status, Test
from tests.kernel.table import PLAIN, Setup

SCRIPT = [
    importlib.import_module(f"arbiter.script.{module.name}") for module in pkgutil.iter_modules(arbiter.script.__path__)
]
NODES = sorted(
    {
        value
        for module in SCRIPT
        for value in vars(module).values()
        if isinstance(value, type) and is_dataclass(value) and value.__module__.startswith("arbiter.script.")
    },
    key=lambda kind: (kind.__module__, kind.__name__),
)


@dataclass(frozen=True)
class Moonlit(Test):
    """A word that nobody knows."""


@dataclass(frozen=True)
class Tides(Amount):
    """Another."""


@dataclass(frozen=True)
class Wane(Change):
    """And a change."""


@dataclass(frozen=True)
class Eclipses(Pattern):
    """And something to wait for."""


# ---------------------------------------------------------------- every class has a row


@pytest.mark.parametrize("kind", NODES, ids=lambda kind: f"{kind.__module__.rsplit('.', 1)[1]}.{kind.__name__}")
def test_every_class_of_the_script_says_what_it_looks_at(kind: type) -> None:
    assert kind in READS, f"{kind.__name__} has no row in READS: it counts as looking at everything"


def test_no_row_is_left_of_a_class_that_is_gone() -> None:
    assert set(READS) == set(NODES)


def test_every_change_says_what_it_alters() -> None:
    assert set(WRITES) == {kind for kind in NODES if issubclass(kind, Change)}


def test_every_pattern_says_which_kinds_of_event_it_speaks_of() -> None:
    said = {*PATTERN_KINDS, p.Moves, p.AnyPattern} - {Pattern}
    assert said == {kind for kind in NODES if issubclass(kind, Pattern)}


def test_every_status_side_stat_and_quality_has_a_row() -> None:
    assert (set(STATUSES), set(SIDES)) == (set(Status), set(n.Side))
    assert (set(STAT_BITS), set(QUALITY_BITS)) == (set(Stat), set(Quality))


# ---------------------------------------------------------------- what is not known looks at everything


@pytest.mark.parametrize(
    "node", [Moonlit(), n.Not(Moonlit()), n.Group((Moonlit(),)), c.Compare(Tides(), Op.GE, a.Number(1))]
)
def test_an_unknown_word_looks_at_everything_wherever_it_stands(node: object) -> None:
    assert aspects_read(node, USUAL_ZONES) == EVERY_ASPECT and traits_read(node) == EVERY_TRAIT


def test_an_unknown_change_alters_everything_and_an_unknown_pattern_speaks_of_everything() -> None:
    assert traits_written(Wane(), {}) == EVERY_TRAIT
    assert kinds_of(Eclipses(), ("field",)) == EVERY_KIND
    assert kinds_of(p.AnyPattern((p.Draws(n.YOU), Eclipses())), ("field",)) == EVERY_KIND


# ---------------------------------------------------------------- rows that depend on the node


def test_who_searches_looks_into_the_zones_of_the_group() -> None:
    zones = Zones(("arena",), "grip", "line", "library")
    assert aspects_read(a.Count(n.Group((), ("arena",))), zones) & asp.FIELD
    assert aspects_read(a.Count(n.Group((), ("grip",))), zones) & asp.HAND
    assert aspects_read(a.Count(n.Group((), ())), zones) & asp.FIELD  # where nothing is said, in play
    assert aspects_read(n.TopCards(n.YOU, a.Number(1)), zones) & zones.aspect("library")


def test_a_known_object_is_not_searched_for() -> None:
    """What has attacked this turn is remembered; nobody looks for it in play."""
    attacked = c.Happened(p.Attacks(n.Group((n.Is(Quality.TYPE, "unit"),), ("field",))))
    assert not aspects_read(attacked, USUAL_ZONES) & (asp.FIELD | asp.WORDS)
    # There it may be in another zone by now.
    assert aspects_read(attacked, Zones(("field", "ruler"))) & asp.word_aspect("unit")


UNIT, DRAGON, RED = n.Is(Quality.TYPE, "unit"), n.Is(Quality.KIND, "Dragon"), n.Is(Quality.COLOUR, "red")
WORD_GROUPS = [
    ((UNIT,), asp.word_aspect("unit")),
    ((UNIT, DRAGON), asp.word_aspect("Dragon")),  # the rarest word
    ((UNIT, RED), asp.word_aspect("red")),
    ((n.AnyOf((UNIT, n.Is(Quality.TYPE, "well"))),), asp.word_aspect("unit") | asp.word_aspect("well")),
    ((n.AnyOf((DRAGON, RED)),), asp.FIELD),  # either may do
    ((n.Not(DRAGON),), asp.FIELD),
    ((n.In(Status.RESTED),), asp.FIELD),
    ((), asp.FIELD),
]


@pytest.mark.parametrize(("tests", "looked_at"), WORD_GROUPS)
def test_who_looks_for_a_word_looks_at_what_comes_and_goes_with_it(tests: tuple[Test, ...], looked_at: int) -> None:
    """And where no one word must be there, at everything that does."""
    count = a.Count(n.Group(tests, ("field",)))
    assert aspects_read(count, USUAL_ZONES) & (asp.FIELD | asp.WORDS) == looked_at


def test_what_comes_and_goes_is_told_with_its_words_and_those_it_has_gained() -> None:
    setup = Setup()
    game = setup.put(PLAIN).start()
    obj = game.field[-1]
    printed = with_its_words(game, obj)
    assert printed == asp.FIELD | obj.face.traits.word_aspects()
    for word in (*obj.now.types, *obj.now.names, *obj.now.colours):
        assert printed & asp.word_aspect(word)
    obj.now = obj.now.copy()
    obj.now.kinds = frozenset({"Dragon"})
    assert with_its_words(game, obj) == printed | asp.word_aspect("Dragon")
    obj.face_up = False
    assert with_its_words(game, obj) == asp.FIELD  # whoever tells no words tells all of them


def test_what_is_printed_depends_on_no_effect() -> None:
    test = n.Is(Quality.TYPE, "unit")
    assert traits_read(test) and not traits_read(n.Printed(test))
    assert aspects_read(n.Printed(test), USUAL_ZONES) == aspects_read(test, USUAL_ZONES)


def test_a_granted_ability_looks_at_things_only_where_it_is() -> None:
    from arbiter.script.abilities import Static

    granted = st.AddAbility(Static("", None, (st.Affects(n.Every(n.Group()), (st.LoseAbilities(),)),)))
    assert not aspects_read(granted, USUAL_ZONES) and not traits_read(granted)


def test_a_keyword_that_stands_for_abilities_alters_abilities() -> None:
    granted = {"deadly": ()}
    plain, deadly = st.AddKeyword("flying"), st.AddKeyword("deadly")
    assert traits_written(deadly, granted) & ~traits_written(plain, granted) & 256
