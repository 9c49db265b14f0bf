"""Chapter 909.2: continuous abilities whose condition depends on what other effects have made of things."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Op, Quality, Stat
from arbiter.script.conditions import Exists
from arbiter.script.costs import Mana
from arbiter.script.nouns import YOU, Every, Group, Is, Self, StatIs
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",), YOU)
STRONG = Group((Is(Quality.TYPE, "resonator"), StatIs(Stat.POWER, Op.GE, Number(800))), ("field",), YOU)
PLUS = st.AddStat(Stat.POWER, Number(100))
LIGHT = Group((Is(Quality.COLOUR, "light"),), ("field",), YOU)


@pytest.mark.rule("fow", "909.2", "909.2a")
def test_a_condition_sees_what_other_effects_have_changed_whichever_came_first() -> None:
    grows = ab.Static(
        "grows",
        None,
        (st.Affects(Self(), (st.AddStat(Stat.POWER, Number(300)),)),),
        Exists(LIGHT, Number(1)),
    )
    waits = make("Waits", "resonator", atk=500, dfn=500, abilities=(grows,))
    shines = ab.Static("shines", None, (st.Affects(Every(RESONATORS), (st.AddWord(Quality.COLOUR, "light"),)),))
    lamp = make("Lamp", "regalia", abilities=(shines,))
    assert table(waits, lamp).field(0, "Waits").power("Waits") == 500
    assert table(waits, lamp).field(0, "Waits", "Lamp").power("Waits") == 800
    assert table(waits, lamp).field(0, "Lamp", "Waits").power("Waits") == 800


@pytest.mark.rule("fow", "909.3", "909.3c", "909.3g", "909.3h", "909.3i")
def test_an_effect_by_atk_comes_after_numbers_and_counters() -> None:
    lifts = ab.Static("lifts", None, (st.Affects(Every(STRONG), (st.AddKeyword("flying"),)),))
    t = (
        table(make("Banner", "regalia", abilities=(lifts,)))
        .field(0, "Banner")
        .field(0, "fire 2", counters={"+100/+100": 2})
        .field(0, "fire 1")
    )
    assert t.has("fire 2", "flying") and not t.has("fire 1", "flying")


@pytest.mark.rule("fow", "909.3j")
def test_numbers_are_rounded_up_to_hundreds() -> None:
    odd = ab.Static("odd", None, (st.Affects(Self(), (st.AddStat(Stat.POWER, Number(30)),)),))
    t = table(make("Odd", "resonator", atk=500, dfn=500, abilities=(odd,))).field(0, "Odd")
    assert t.power("Odd") == 600


@pytest.mark.rule("fow", "909.3h", "909.5")
def test_the_first_counter_of_a_game_counts_at_once() -> None:
    grow = ab.Spell("grow", None, (fx.PlaceCounters(Every(RESONATORS), "+100/+100", Number(1)),))
    t = table(make("Grow", "chant", price=Mana(), abilities=(grow,))).field(0, "fire 2").hand(0, "Grow")
    assert t.play(0, "Grow").resolve().power("fire 2") == 700


@pytest.mark.rule("fow", "909.5", "702.3d")
def test_a_newcomer_gets_what_holds_for_its_kind_though_a_condition_elsewhere_was_looked_at() -> None:
    banner = make("Banner", "regalia", abilities=(ab.Static("all", None, (st.Affects(Every(RESONATORS), (PLUS,)),)),))
    rich = ab.Static("rich", None, (st.Affects(Self(), (PLUS,)),), Exists(Group((), ("hand",), YOU), Number(4)))
    t = table(banner, make("Rich", "resonator", atk=500, dfn=500, abilities=(rich,)), stones=1)
    t.field(0, "Banner", "Rich").hand(0, "fire 1", "fire 2").play(0, "fire 1").resolve()
    assert t.power("fire 1") == 400


def watchtower() -> Face:
    """Resonators fly as long as one of them has 800 ATK: what adds to their ATK must be looked at again."""
    flies = ab.Static(
        "flies", None, (st.Affects(Every(RESONATORS), (st.AddKeyword("flying"),)),), Exists(STRONG, Number(1))
    )
    return make("Watchtower", "regalia", abilities=(flies,))


@pytest.mark.rule("fow", "909.2")
def test_an_effect_that_adds_to_atk_is_seen_by_those_that_look_at_it_while_it_lasts() -> None:
    up = chant("Up", "Target resonator gains [+200/+0] until end of turn.")
    t = table(watchtower(), up).field(0, "Watchtower", "fire 2").hand(0, "Up")
    assert not t.has("fire 2", "flying")
    t.play(0, "Up").resolve()
    assert t.power("fire 2") == 800 and t.has("fire 2", "flying")
    t.next_turn()
    assert t.power("fire 2") == 600 and not t.has("fire 2", "flying")


@pytest.mark.rule("fow", "909.2")
def test_what_enters_and_adds_to_atk_is_seen_by_those_that_look_at_it() -> None:
    drum = regalia("Drum", "Resonators you control gain [+200/+0].", cost="{0}")
    t = table(watchtower(), drum).field(0, "Watchtower", "fire 2").hand(0, "Drum")
    t.play(0, "Drum").resolve()
    assert t.power("fire 2") == 800 and t.has("fire 2", "flying")
