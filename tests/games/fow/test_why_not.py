"""Why a card cannot be used: the rule that stands against it, and what is missing where a cost cannot be paid."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import resonator, written

NOTHING = (ab.Spell("", None, ()),)


@pytest.mark.rule("fow", "711.1", "711.2", "711.5")
def test_runes() -> None:
    god = written("God", "Ruler", "[Divinity] (3)", cost=None)
    small, large = (make(f"Rune {n}", "rune", divinity=n, abilities=NOTHING) for n in (3, 4))
    t = table(god, small, large, rulers=False).zone(0, "ruler", "God").zone(0, "rune", "Rune 3", "Rune 4")
    assert t.why_not(0, "Rune 3") == [] and t.why_not(0, "Rune 4") == ["711.2"]
    assert table(small).zone(0, "rune", "Rune 3").why_not(0, "Rune 3") == ["711.1"]
    t.act(0, "rune", "Rune 3").resolve()
    assert t.why_not(0, "Rune 3") == ["711.5"]


@pytest.mark.rule("fow", "716.1", "716.2")
def test_wardens() -> None:
    reeve = written("Reeve", "Warden", "[+1]: Draw a card.", cost="{R}{R}", willpower=1)
    rich = table(reeve, stones=2).hand(0, "Reeve")
    assert rich.acts(0, "warden") == ["Reeve"] and rich.why_not(0, "Reeve") == []
    poor = table(reeve, stones=1).hand(0, "Reeve")
    assert poor.why_not(0, "Reeve") == ["716.2"] and "1 more is needed" in poor.reasons(0, "Reeve")[0].says
    late = table(reeve, stones=2).hand(1, "Reeve").passes(0)
    assert late.why_not(1, "Reeve") == ["716.1"]


@pytest.mark.rule("fow", "710.1")
def test_a_ruler_with_an_ability_that_can_be_used_needs_no_reason() -> None:
    sage = written("Sage", "Ruler", "{0}: Gain 100 life. Play this ability only once per turn.", cost=None)
    t = table(sage, rulers=False).zone(0, "ruler", "Sage").act(0, "call", "Sage")
    assert t.can("use", 0, "Sage") and t.why_not(0, "Sage") == []
    t.use(0, "Sage").resolve()
    assert t.why_not(0, "Sage") == ["905.1", "710.1"]


@pytest.mark.rule("fow", "705.2")
def test_a_judgment_that_cannot_be_paid_says_what_is_missing() -> None:
    over = {"name": "Over", "type": ["J-Ruler"], "attribute": ["R"], "atk": 800, "def": 800}
    duke = written("Duke", "Ruler", "[Judgment] {R}{R}{R}", cost=None, other=[over])
    t = table(duke, stones=1, rulers=False).zone(0, "ruler", "Duke", "fire ruler")
    t.act(0, "call", "fire ruler")
    assert t.why_not(0, "Duke") == ["710.1", "705.2"]
    assert "1 more is needed" in t.reasons(0, "Duke")[1].says


@pytest.mark.rule("fow", "803.3", "704.1")
def test_attackers() -> None:
    t = table().field(0, "fire 1").field(0, "fire 2", rested=True).field(0, "wind 3", fresh=True)
    assert t.why_not(0, "fire 1") == []  # a battle can be begun with it
    for name, word in (("fire 2", "rested"), ("wind 3", "came under your control")):
        assert t.why_not(0, name) == ["803.3"] and word in t.reasons(0, name)[0].says


@pytest.mark.rule("fow", "804.4", "1107.2")
def test_blockers() -> None:
    t = table(resonator("Kite", "[Flying]"), resonator("Crow", "[Flying]")).field(0, "Kite")
    t.field(1, "fire 1", "Crow").field(1, "fire 2", rested=True)
    t.attack("Kite").to("block_declaration")
    assert t.why_not(1, "fire 1") == ["1107.2"] and t.why_not(1, "fire 2") == ["804.4"] and t.why_not(1, "Crow") == []


@pytest.mark.rule("fow", "907.2")
def test_a_stone_produces_will_while_something_is_paid() -> None:
    assert table(stones=1).why_not(0, "fire stone") == ["907.2"]


@pytest.mark.rule("fow", "903.2l-1")
def test_a_cost_says_whether_the_amount_or_the_attribute_is_missing() -> None:
    poor = table(stones=1).hand(0, "fire 2")
    assert "1 more is needed" in poor.reasons(0, "fire 2")[0].says
    wrong = table(stones=3).hand(0, "wind 3")
    assert "1 more wind is needed (of 1 none can be paid)" in wrong.reasons(0, "wind 3")[0].says
