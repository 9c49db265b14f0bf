"""Rulings at the edge of what texts do: paying otherwise, finding one's own name, one of several abilities, marks."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.costs import Mana
from arbiter.script.nouns import EACH, Bound, Group, Is
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

RESONATOR = Group((Is(Quality.TYPE, "resonator"),), ("field",), EACH)


@pytest.mark.rule("fow", "1414.5", "903.2k")
def test_a_specified_cost_is_paid_with_will_of_any_attribute() -> None:
    sage = resonator("Sage", "You may pay the specified cost of resonators with will of any attribute.")
    dove = resonator("Dove", cost="{W}{W}")
    t = table(sage, dove, stones=2).field(0, "Sage").hand(0, "Dove").play(0, "Dove").resolve()
    assert t.is_on_field("Dove") and all(obj.turned for obj in t.objects("field", 0) if obj.face.name == "fire stone")


@pytest.mark.rule("fow", "906.6")
@pytest.mark.parametrize(("picked", "life"), [("100", 4100), ("300", 4300)])
def test_of_two_enter_abilities_the_player_names_the_one_that_triggers(picked: str, life: int) -> None:
    twice = resonator("Twice", "[Enter] >>> You gain 100 life.", "[Enter] >>> You gain 300 life.")
    aim = fx.Choose(1, RESONATOR, Number(1), Number(1), target=True)
    spell = ab.Spell("", None, (aim, fx.Perform("trigger enter", Bound(1))))
    echo = make("Echo", "chant", price=Mana((), 0), abilities=(spell,))
    t = table(twice, echo).field(0, "Twice").hand(0, "Echo").play(0, "Echo", targets=["Twice"]).resolve()
    assert t.option(picked).resolve_all().resource(0, "life") == life


@pytest.mark.rule("fow", "906.6", "905.1")
def test_only_an_enter_ability_is_made_to_trigger() -> None:
    mixed = resonator(
        "Mixed",
        "{0}: You gain 500 life.",
        "[Flying]",
        "Whenever another resonator enters the field >>> You gain 700 life.",
        "[Enter] >>> You gain 100 life.",
    )
    aim = fx.Choose(1, RESONATOR, Number(1), Number(1), target=True)
    spell = ab.Spell("", None, (aim, fx.Perform("trigger enter", Bound(1))))
    echo = make("Echo", "chant", price=Mana((), 0), abilities=(spell,))
    t = table(mixed, echo).field(0, "Mixed").hand(0, "Echo").play(0, "Echo", targets=["Mixed"]).resolve_all()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1014.3")
def test_a_search_finds_a_card_of_its_own_name_if_the_text_spells_it() -> None:
    words = 'Search your deck for a "Chain", reveal it and put it into your hand. Then shuffle your deck.'
    t = table(chant("Chain", words)).deck(0, "Chain", "fire 1", only=True).hand(0, "Chain").play(0, "Chain").resolve()
    assert t.choose("Chain").hand_names(0) == ["Chain"]


@pytest.mark.rule("fow", "1204.1", "1204.1b")
@pytest.mark.parametrize(("damage", "left"), [(400, True), (500, False)])
def test_damage_as_large_as_its_def_destroys(damage: int, left: bool) -> None:
    burn = chant("Burn", f"This card deals {damage} damage to target resonator.")
    t = table(burn, resonator("Ox")).field(1, "Ox").hand(0, "Burn").play(0, "Burn").resolve()
    assert t.is_on_field("Ox", 1) is left


@pytest.mark.rule("fow", "1014.3")
def test_a_search_finds_a_card_of_its_own_name_if_the_text_asks_for_the_same_name() -> None:
    words = "[Enter] >>> Search your deck for a resonator with the same name as this card, reveal it and put it into"
    twin = resonator("Twin", f"{words} your hand. Then shuffle your deck.", cost="{0}")
    t = table(twin).deck(0, "Twin", "fire 1", only=True).hand(0, "Twin").play(0, "Twin").resolve().resolve()
    assert t.choose("Twin").hand_names(0) == ["Twin"]


@pytest.mark.rule("fow", "1006.1")
def test_only_a_resonator_card_is_summoned() -> None:
    wake = chant("Wake", "Summon target card in your graveyard.")
    t = table(wake, regalia("Urn", "[Flying]"), resonator("Ox")).zone(0, "graveyard", "Urn").hand(0, "Wake")
    t.play(0, "Wake").resolve()
    assert t.stack() == [] and t.zone_names(0, "graveyard") == ["Urn", "Wake"]
