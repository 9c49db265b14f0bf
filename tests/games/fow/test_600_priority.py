"""Chapter 600: the priority sequence."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Pattern, Quality
from arbiter.script.costs import Cost, Mana, RestThis
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, Every, Group, Is, Same, Self
from arbiter.script.patterns import Casts, Moves
from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow.tables import table

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
THIS = Group((Same(Self()),), ("field",))
LIFE = fx.GainResource(YOU, "life", Number(100))


def chant(name: str, *effects: Effect, quick: bool = True) -> Face:
    words = ("quickcast",) if quick else ()
    return make(name, "chant", price=Mana(), keywords=words, abilities=(ab.Spell(name, None, effects),))


def watcher(name: str, pattern: Pattern, *effects: Effect) -> Face:
    return make(name, "regalia", abilities=(ab.Triggered(name, None, pattern, None, effects or (LIFE,)),))


SPARK = chant("Spark", fx.Deal(Number(300), Every(RESONATORS)))
CALM = chant("Calm")


@pytest.mark.rule("fow", "601.1", "605.1", "604.1")
def test_who_has_acted_keeps_priority() -> None:
    t = table(CALM).hand(0, "Calm", "Calm").play(0, "Calm")
    assert t.asked == 0 and t.stack() == ["Calm"]
    t.play(0, "Calm")
    assert t.stack() == ["Calm", "Calm"]


@pytest.mark.rule("fow", "605.1", "602.1")
def test_consecutive_passes_resolve_the_last_thing_and_the_turn_player_has_priority_again() -> None:
    t = table(CALM, SPARK).hand(1, "Spark").hand(0, "Calm")
    t.play(0, "Calm").passes(0).play(1, "Spark")
    assert t.stack() == ["Calm", "Spark"]
    t.passes(1).passes(0)
    assert t.stack() == ["Calm"] and t.asked == 0


@pytest.mark.rule("fow", "605.1")
def test_a_pass_that_is_answered_by_an_action_is_not_consecutive() -> None:
    t = table(CALM).hand(0, "Calm").hand(1, "Calm")
    t.passes(0).play(1, "Calm").resolve()
    assert t.step == "main" and t.asked == 0  # the main phase has not ended


@pytest.mark.rule("fow", "605.1", "504.2")
def test_consecutive_passes_on_an_empty_chase_end_the_phase() -> None:
    t = table().passes(0).passes(1)
    assert t.step == "end_last"


@pytest.mark.rule("fow", "602.1", "601.1")
def test_rule_processes_come_before_automatic_abilities_and_these_before_actions() -> None:
    grave = watcher("Grave", Moves(RESONATORS, "field", "graveyard"))
    t = table(SPARK, grave).field(0, "Grave").field(1, "fire 1").hand(0, "Spark")
    t.play(0, "Spark").resolve()
    assert t.zone_names(1, "graveyard") == ["fire 1"] and t.stack() == ["Grave"] and t.asked == 0


@pytest.mark.rule("fow", "603.1", "603.2", "603.4")
def test_the_turn_players_automatic_abilities_are_played_first_one_by_one() -> None:
    mine = [watcher(name, Casts(EACH)) for name in ("First", "Second")]
    theirs = watcher("Theirs", Casts(EACH))
    t = table(CALM, *mine, theirs).field(0, "First", "Second").field(1, "Theirs").hand(0, "Calm").play(0, "Calm")
    t.expect(kind="option", player=0, why="triggers")
    t.option("Second")
    assert t.stack() == ["Calm", "Second", "First", "Theirs"]


@pytest.mark.rule("fow", "603.3", "906.3a", "906.3")
def test_an_automatic_ability_without_a_target_is_not_played_and_does_not_wait() -> None:
    aims = (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Deal(Number(100), Bound(1)))
    t = table(CALM, watcher("Archer", Casts(EACH), *aims)).field(0, "Archer").hand(0, "Calm", "Calm").play(0, "Calm")
    assert t.stack() == ["Calm"] and not t.game.state.pending


@pytest.mark.rule("fow", "906.3d")
def test_an_automatic_ability_is_played_although_its_card_has_gone() -> None:
    leaving = make(
        "Leaver",
        "resonator",
        atk=100,
        dfn=100,
        abilities=(ab.Triggered("gone", None, Moves(THIS, "field", "graveyard"), None, (LIFE,)),),
    )
    t = table(SPARK, leaving).field(1, "Leaver").hand(0, "Spark").play(0, "Spark").resolve()
    assert t.stack() == ["Leaver"]
    t.resolve()
    assert t.resource(1, "life") == 4100


@pytest.mark.rule("fow", "604.1", "709.1", "1112.2")
def test_quickcast_is_played_whenever_its_player_has_priority() -> None:
    t = table(CALM).hand(1, "Calm").passes(0)
    assert t.can("play", 1, "Calm")
    t = table(CALM, chant("Slow", quick=False)).hand(0, "Calm", "Slow").play(0, "Calm")
    assert not t.can("play", 0, "Slow") and t.why_not(0, "Slow") == ["604.2"]


@pytest.mark.rule("fow", "604.2", "701.2", "702.1", "703.1")
def test_other_cards_are_played_only_at_main_timing() -> None:
    slow = chant("Slow", quick=False)
    free = make("Free", "resonator", price=Mana(), atk=100, dfn=100)
    t = table(slow, free).hand(0, "Slow", "Free").hand(1, "Slow", "Free")
    assert t.can("play", 0, "Slow") and t.can("play", 0, "Free")
    t.passes(0)
    assert not t.can("play", 1, "Slow") and not t.can("play", 1, "Free")  # not the turn player
    t.passes(1)
    assert t.step == "end_last" and not t.can("play", 0, "Free")  # not the main phase


def pinger() -> Face:
    hurts = ab.Activated("ping", None, Cost((RestThis(),)), (fx.DealPlayer(Number(100), OPPONENT),))
    return make("Pinger", "regalia", abilities=(hurts,))


@pytest.mark.rule("fow", "604.1", "707.1", "707.2", "707.3")
def test_activate_abilities_are_played_on_what_one_controls_and_use_the_chase() -> None:
    t = table(pinger()).field(0, "Pinger").field(1, "Pinger").use(0, "Pinger")
    assert t.stack() == ["Pinger"] and t.resource(1, "life") == 4000
    t.resolve()
    assert t.resource(1, "life") == 3900 and t.stack() == []
    t.passes(0)
    assert t.can("use", 1, "Pinger") and t.is_rested("Pinger", 0)


@pytest.mark.rule("fow", "718.1")
def test_passing_does_nothing() -> None:
    before = table(CALM).hand(1, "Calm")
    after = table(CALM).hand(1, "Calm").passes(0)
    assert before.view(0)["zones"] == after.view(0)["zones"]


def barred() -> Table:
    from arbiter.script import statements as st

    loud = make(
        "Loud",
        "chant",
        price=Mana(),
        abilities=(
            ab.Spell("loud", None, ()),
            ab.Static("no answer", None, (st.Affects(Self(), (st.Mark("cannot_be_chased"),)),), None, ("chase",)),
        ),
    )
    return table(CALM, loud, watcher("Ear", Casts(EACH))).hand(0, "Loud").hand(1, "Calm").field(1, "Ear")


@pytest.mark.rule("fow", "1008.2", "1008.1")
def test_nobody_chases_what_cannot_be_chased_but_automatic_abilities_are_played() -> None:
    t = barred().play(0, "Loud")
    assert t.stack() == ["Loud", "Ear"]
    t.passes(0)
    assert not t.can("play", 1, "Calm")
