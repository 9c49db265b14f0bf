"""Chapters 903.1a, 906 and 909.9: bans by cost, triggers by and against effects, effects that lapse."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Lasting, Op, Quality, Stat
from arbiter.script.conditions import Exists
from arbiter.script.costs import Cost, Mana
from arbiter.script.nouns import EACH, YOU, Bound, Every, Group, Is, Same, Self, StatIs
from arbiter.script.patterns import Moves
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import resonator

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
THIS = Group((Same(Self()),), ("field",))
LIFE = fx.GainResource(YOU, "life", Number(100))
FREE = Mana()


def chant(name: str, *effects: Effect) -> Face:
    return make(name, "chant", price=FREE, keywords=("quickcast",), abilities=(ab.Spell(name, None, effects),))


def herald(limits: ab.Limits = ab.FREELY) -> Face:
    enter = ab.Triggered("enter", None, Moves(THIS, to="field"), None, (LIFE,), limits)
    return make("Herald", "resonator", price=FREE, atk=100, dfn=100, abilities=(enter,))


AIM = fx.Choose(1, RESONATORS, Number(1), Number(1))


@pytest.mark.rule("fow", "903.1a-1", "903.1a-3")
def test_a_ban_by_cost_is_checked_before_a_card_is_played() -> None:
    dear = Group((StatIs(Stat.COST, Op.GE, Number(2)),), ())
    law = make("Law", "regalia", abilities=(ab.Static("law", None, (st.ForbidPlay(EACH, "cast", dear),)),))
    t = table(law, stones=3).field(1, "Law").hand(0, "fire 1", "fire 2")
    assert t.can("play", 0, "fire 1") and not t.can("play", 0, "fire 2") and t.why_not(0, "fire 2") == ["104.4"]


@pytest.mark.rule("fow", "906.6")
def test_an_effect_can_make_an_enter_ability_trigger() -> None:
    echo = chant("Echo", AIM, fx.Perform("trigger enter", Bound(1)))
    t = table(echo, herald()).field(0, "Herald").hand(0, "Echo").play(0, "Echo", targets=["Herald"]).resolve()
    assert t.stack() == ["Herald"]
    assert t.resolve().resource(0, "life") == 4100


@pytest.mark.rule("fow", "906.6")
def test_it_does_not_trigger_beyond_its_number_of_uses() -> None:
    echo = chant("Echo", AIM, fx.Perform("trigger enter", Bound(1)))
    t = table(echo, herald(ab.Limits(per_turn=1))).hand(0, "Herald", "Echo").play(0, "Herald").resolve().resolve()
    t.play(0, "Echo", targets=["Herald"]).resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "906.7")
def test_an_effect_can_keep_abilities_from_triggering() -> None:
    hush = ab.Static("hush", None, (st.Affects(Every(RESONATORS), (st.Mark("does_not_trigger"),)),))
    t = table(herald(), make("Hush", "regalia", abilities=(hush,))).field(0, "Hush").hand(0, "Herald")
    assert t.play(0, "Herald").resolve().stack() == []


@pytest.mark.rule("fow", "909.9")
def test_an_effect_is_not_made_when_what_it_lasts_for_is_over() -> None:
    here = Exists(THIS, Number(1))
    lift = fx.Modify(Every(RESONATORS), (st.AddStat(Stat.POWER, Number(300)),), Lasting.GAME, here)
    lamp = make("Lamp", "regalia", abilities=(ab.Activated("shine", None, Cost(), (lift,)),))
    smash = chant("Smash", fx.Destroy(Every(Group((Is(Quality.TYPE, "regalia"),), ("field",)))))
    t = table(lamp, smash).field(0, "Lamp", "fire 2").hand(0, "Smash").use(0, "Lamp").play(0, "Smash").resolve_all()
    assert t.power("fire 2") == 600 and not t.game.state.effects
    t = table(lamp, smash).field(0, "Lamp", "fire 2").use(0, "Lamp").resolve()
    assert t.power("fire 2") == 900


@pytest.mark.rule("fow", "906.6")
@pytest.mark.parametrize(
    ("text", "cards"), [("one of this card's [Enter] abilities", 0), ("this card's [Enter] abilities", 1)]
)
def test_a_text_triggers_one_enter_ability_or_all_of_them(text: str, cards: int) -> None:
    echo = resonator("Echo", "[Enter] >>> You gain 100 life.", "[Enter] >>> Draw a card.", f"{{0}}: Trigger {text}.")
    t = table(echo).field(0, "Echo").use(0, "Echo").resolve().option("gain").resolve_all()
    assert t.resource(0, "life") == 4100 and t.hand_size(0) == cards
