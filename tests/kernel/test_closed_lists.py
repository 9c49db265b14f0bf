"""Lists that decide what can be skipped: they name what is known, and a word that nobody knows is looked at."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass

import pytest

from arbiter.kernel import events as ev
from arbiter.kernel.aspects import HISTORY
from arbiter.kernel.facts import facts_of
from arbiter.kernel.index.looking import EVERYTHING, Reads
from arbiter.kernel.index.reads import READS
from arbiter.kernel.kinds import EVERY_KIND
from arbiter.kernel.playing.legal_targets import PLAIN_TO_SEE, asks_of_card
from arbiter.kernel.statements import COST_TEXTS, SILENT_ON_COSTS, SILENT_ON_EVENTS
from arbiter.kernel.text_features import PAST, READ_OFF, about_itself, may_give, remembered, sees_abilities
from arbiter.script import abilities as ab
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Change, Condition, Effect, Quality, Stat, Statement, Status, Test
from tests.kernel.table import (
    ITSELF,
    ME,
    PLAIN,
    SELF,
    UNITS,
    Setup,
    activated,
    card,
    do,
    group,
    lying,
    number,
    spell,
    static,
)
from tests.kernel.test_reads import NODES

ARENA = ("arena",)
STATEMENTS = {kind for kind in NODES if issubclass(kind, Statement)}


@dataclass(frozen=True)
class Decree(Statement):
    """A statement that nobody knows."""

    what: n.Group = ME


@dataclass(frozen=True)
class Recalling(Condition):
    """A condition that nobody knows."""


@dataclass(frozen=True)
class Blessing(Change):
    """A change that nobody knows."""


# ---------------------------------------------------------------- statements


def test_every_statement_either_concerns_events_or_is_known_not_to() -> None:
    assert {st.Forbid, st.Replace, st.ChangeDamage, st.EntersWith} == STATEMENTS - SILENT_ON_EVENTS


def test_every_statement_either_speaks_of_costs_or_is_known_not_to() -> None:
    assert STATEMENTS - SILENT_ON_COSTS == COST_TEXTS


def test_a_statement_that_nobody_knows_may_concern_every_event_and_cost() -> None:
    worked = Setup().put(card("Law", static(Decree(UNITS)))).game().index.worked_out
    assert worked.statement_kinds == EVERY_KIND and worked.cost_texts
    silent = Setup().put(card("Law", static(st.ForbidChoose(UNITS)))).game().index.worked_out
    assert not silent.statement_kinds and not silent.cost_texts


@pytest.mark.parametrize("kind", sorted(STATEMENTS, key=lambda kind: kind.__name__), ids=lambda kind: kind.__name__)
def test_only_what_is_read_off_a_card_is_not_in_force_out_of_play(kind: type[Statement]) -> None:
    """Of what speaks of a group: nothing but what somebody reads off the card when it is played or enters."""
    if "what" in {field.name for field in fields(kind) if is_dataclass(kind)}:
        given = {"what": ME} | {f.name: None for f in fields(kind) if f.name != "what"}  # type: ignore[arg-type]
        assert about_itself(static(kind(**given))) == (kind in READ_OFF)


def test_a_statement_that_nobody_knows_is_in_force_out_of_play() -> None:
    assert not about_itself(static(Decree()))
    game = Setup().put(card("Ghost", static(Decree(), zone="crypt")), zone="crypt").game()
    assert len(game.says[Decree]) == 1


def test_what_a_card_out_of_play_permits_for_itself_is_in_force() -> None:
    risen = st.Permit("cast", group(ITSELF, zone="crypt"))
    game = Setup().put(card("Ghost", static(risen, zone="crypt")), zone="crypt").game()
    assert len(game.says[st.Permit]) == 1


# ---------------------------------------------------------------- what is remembered


def looks_back(kind: type) -> bool:
    row = READS.get(kind)
    return isinstance(row, Reads) and row is not EVERYTHING and bool(row.aspects & HISTORY)


def test_every_word_that_looks_at_what_has_happened_is_known_to_ask_for_it() -> None:
    counts_itself = {fx.Measure}  # an effect, which looks at everything
    assert {kind for kind in NODES if looks_back(kind)} | counts_itself == set(PAST)


def test_every_word_is_in_the_table_so_that_it_is_known_what_it_asks_for() -> None:
    assert [kind for kind in NODES if kind not in READS] == []


def test_a_word_that_nobody_knows_may_ask_for_anything() -> None:
    text = static(st.Affects(SELF, ()), when=Recalling())
    assert remembered(text, ARENA) == remembered(text, ARENA, True) == EVERY_KIND
    assert remembered(static(st.Affects(SELF, ()), when=c.IsTurnOf(n.YOU)), ARENA) == 0


def test_what_the_other_side_of_a_card_asks_for_is_remembered() -> None:
    asking = card("Back", static(st.Affects(SELF, ()), when=c.Happened(pt.Draws(n.YOU))))
    front = card("Front")
    front.other = (asking,)
    rules = Setup().rules
    assert facts_of(rules, "", [front], None).remembered == ev.DRAWS


# ---------------------------------------------------------------- abilities on the stack


@pytest.mark.parametrize(
    ("tests", "seen"),
    [
        ((), True),
        ((n.ControlledBy(n.OPPONENT),), True),
        ((n.Is(Quality.TYPE, "ability"),), True),
        ((n.Not(n.Is(Quality.TYPE, "spell")),), True),
        ((n.AnyOf((n.Is(Quality.TYPE, "spell"), n.SingleTarget())),), True),
        ((n.Is(Quality.TYPE, "spell"),), False),
        ((n.AnyOf((n.Is(Quality.TYPE, "spell"), n.Is(Quality.TYPE, "unit"))),), False),
    ],
    ids=repr,
)
def test_who_speaks_of_the_stack_speaks_of_abilities_unless_only_cards_are_meant(
    tests: tuple[Test, ...], seen: bool
) -> None:
    choice = fx.Choose(1, n.Group(tests, ("stack",)), number(1), number(1))
    assert sees_abilities(spell(choice, fx.Cancel(n.Bound(1))), "stack") == seen


# ---------------------------------------------------------------- keywords that texts give


@pytest.mark.parametrize(
    ("change", "given"),
    [
        (st.AddKeyword("swift"), True),
        (st.SwapKeyword("slow", "swift"), True),
        (st.AddAbility(ab.Keyword("", name="swift")), True),
        (Blessing(), True),
        (st.AddKeyword("slow"), False),
        (st.AddAbility(activated()), False),
        (st.AddStat(Stat.POWER, number(1)), False),
    ],
    ids=repr,
)
def test_a_text_may_give_a_keyword_unless_it_is_known_to_give_something_else(change: Change, given: bool) -> None:
    assert may_give(static(st.Affects(n.Every(UNITS), (change,))), "swift") == given


# ---------------------------------------------------------------- what everybody sees of a card


def test_every_test_asks_of_the_card_unless_it_is_known_to_ask_something_else() -> None:
    """A new word belongs to one of the two lists; until then it counts as information of the card."""
    of_cards = {
        n.Is,
        n.NameContains,
        n.Has,
        n.HasAbility,
        n.StatIs,
        n.Shares,
        n.Extreme,
        n.OfCard,
        n.IsNamed,
        n.NamedHere,
        n.NoQuality,
        n.WordsIs,
        n.PrintedName,
        n.Speaks,
        n.Printed,
        n.BesidePrinted,
    }
    told_by_what_stands_in_them = {n.In, n.Not, n.AnyOf, n.AllOf}
    tests = {kind for kind in NODES if issubclass(kind, Test)}
    assert tests - PLAIN_TO_SEE == of_cards | told_by_what_stands_in_them


def test_what_stands_inside_another_test_is_asked_as_well() -> None:
    blue = n.Is(Quality.COLOUR, "blue")
    mine = n.OwnedBy(n.YOU)
    assert asks_of_card(n.Not(n.Not(blue))) and asks_of_card(n.AnyOf((mine, blue)))
    assert not asks_of_card(n.Not(n.AllOf((mine, n.In(Status.RESTED))))) and asks_of_card(n.In(Status.MULTICOLOUR))


# ---------------------------------------------------------------- what may be done


BINDERS: dict[type, Effect] = {
    fx.Mill: fx.Mill(n.YOU, number(1), "grip", slot=7),
    fx.BindThing: fx.BindThing(7, n.TopCards(n.YOU, number(1))),
    fx.RevealUntil: fx.RevealUntil(7, 8, n.YOU, ()),
    fx.Mark: fx.Mark(6, (fx.Mill(n.YOU, number(1), "grip", slot=7),)),
}


@pytest.mark.parametrize("kind", BINDERS, ids=lambda kind: kind.__name__)
def test_what_is_bound_on_the_way_is_not_missed_beforehand(kind: type) -> None:
    """An option is not withheld because something is not there yet that its first effect will find."""
    game = Setup().put(PLAIN, zone="library").game(1)
    do(game, 0, fx.May((BINDERS[kind], fx.Move(n.Bound(7), "crypt"))))
    assert lying(game, "crypt") == ["Plain"]
