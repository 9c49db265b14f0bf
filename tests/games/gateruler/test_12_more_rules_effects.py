"""Section 12 where its rules meet: defeat while another defeat waits, what came when to which zone, caps on levels."""

from __future__ import annotations

import pytest

from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Quality, Stat
from arbiter.testing import Table
from tests.games.gateruler.plain import RIVAL, event, ruler, table, unit, waiting
from tests.games.gateruler.printed import card

UNIT = n.Is(Quality.TYPE, "unit")
GRAVES = n.Every(n.Group((UNIT,), ("graveyard",), n.YOU))
MUSTER = event("Muster", fx.Move(GRAVES, "front"))
STAB = event("Stab", fx.DealPlayer(Number(1), n.OPPONENT), timing="instant")
CAPPED = ruler("Regent", level_cap=4, summon_cap=None)


def capped(*faces: object) -> Table:
    return table(*faces, rulers=(CAPPED, RIVAL)).zone(0, "resource", *["Well"] * 6)  # type: ignore[arg-type]


def options(made: Table) -> list[str]:
    """The names of what the player may choose."""
    question = made.question
    assert question is not None
    return [obj.face.name for obj in question.options]  # type: ignore[attr-defined]


# ---------------------------------------------------------------- 12-2  defeat


@pytest.mark.rule("gateruler", "12-2c", "12-2b-1", "12-2d-1", "1-4b")
@pytest.mark.parametrize("first", [0, 1])
def test_who_fulfils_a_condition_while_the_others_defeat_waits_gets_a_process_of_their_own(first: int) -> None:
    """The later one resolves first, so it is the later player who loses."""
    made = table(STAB).turn(first, number=3).zone(first, "set", "Stab", "Spark").damage(1 - first, 6)
    made.deck(first, "Scout", only=True).zone(1 - first, "set", "Spark")
    made.play(first, "Stab").passes(first).passes(1 - first)
    assert waiting(made) == ["defeat"] and not made.over
    made.play(first, "Spark").passes(first)
    made.passes(1 - first)
    assert waiting(made) == ["defeat", "defeat"]
    made.passes(first).passes(1 - first)
    assert made.over and made.winner == 1 - first


# ---------------------------------------------------------------- 12-4  overlapping cards


@pytest.mark.rule("gateruler", "12-4a")
def test_a_unit_that_comes_alone_to_where_units_came_together_before_stays_without_a_question() -> None:
    made = table(MUSTER).zone(0, "graveyard", "Scout", "Giant").hand(0, "Muster", "Guard")
    made.play(0, "Muster").resolve().option("attack 1").option("attack 1").choose("Scout")
    made.play(0, "Guard", option="attack 1").resolve().expect(kind="action")
    assert made.field_names(0) == ["Guard"] and "Scout" in made.zone_names(0, "graveyard")


# ---------------------------------------------------------------- 12-6  the cap on levels


@pytest.mark.rule("gateruler", "12-6c", "12-6b")
def test_what_came_while_the_cap_was_kept_may_go_when_it_is_exceeded_for_another_reason() -> None:
    named = n.Every(n.Group((n.Is(Quality.NAME, "Old"),), ("front",)))
    grow = event("Grow", fx.Modify(named, (st.AddStat(Stat.LEVEL, Number(2)),), Lasting.TURN))
    made = capped(grow, unit("Old", level=2), unit("New", level=2)).field(0, "Old", place=1).hand(0, "New", "Grow")
    made.play(0, "New", option="attack 2").resolve().play(0, "Grow").resolve()
    made.expect(player=0, why="level cap")
    assert options(made) == ["Old", "New"]


@pytest.mark.rule("gateruler", "12-6a-1", "14-7a-1")
def test_that_the_cap_is_kept_lets_nobody_play_a_named_ability_once_more() -> None:
    seer = card("Seer", '"Rite" [Turn 1]: Standard Action: Draw 1 card.', numbers="2 2 3 1")
    made = capped(seer, unit("New", level=2)).field(0, "Seer", place=1).hand(0, "New").use(0, "Seer").resolve()
    made.play(0, "New", option="attack 2").resolve()
    assert made.field_names(0) == ["Seer", "New"] and not made.can("use", 0, "Seer")
