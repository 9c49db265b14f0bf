"""Wordings that say the same as others, and words that are not done to what cannot suffer them."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow.common_cards import RULER
from tests.games.fow.defined import chant, face, life, resonator, table
from tests.games.fow.written import refused


@pytest.mark.rule("fow", "1024.6")
def test_your_ruler_is_healed_where_it_is_astral() -> None:
    t = table(chant("Balm", "If your ruler is astral, heal it.")).sources(0, light=1).hand(0, "Balm")
    t.zone(0, "ruler", "Maren of the First Candle", counters={"astral": 1}).play(0, "Balm").resolve()
    assert t.counters("Maren of the First Candle", "astral") == 0


@pytest.mark.rule("fow", "1024.6")
def test_a_chant_is_not_what_it_heals() -> None:
    assert "points at nothing" in refused("Chant", "If you control a J/resonator, heal it.")


@pytest.mark.rule("fow", "1024.2")
def test_what_your_ruler_is_may_be_asked_of_it() -> None:
    for state, lies, gained in (("rested", True, 4100), ("rested", False, 4000), ("recovered", False, 4100)):
        t = table(chant("Nap", f"If your ruler is {state}, you gain 100 life.")).sources(0, light=1).hand(0, "Nap")
        t.zone(0, "ruler", "Maren of the First Candle", rested=lies).play(0, "Nap").resolve()
        assert life(t, 0) == gained


@pytest.mark.rule("fow", "1024.6", "202.2d")
@pytest.mark.parametrize(
    "text",
    [
        "If a ruler you control is astral, heal it.",
        "If a ruler you control is astral, you may heal it.",
        'If your ruler named "Maren of the First Candle" is astral, heal it.',
        'If a ruler named "Maren of the First Candle" you control is astral, heal it.',
    ],
)
def test_a_ruler_is_healed_however_it_is_said_whose_it_is(text: str) -> None:
    maren, orla = "Maren of the First Candle", "Dawn Regent"
    t = table(RULER, chant("Balm", text)).sources(0, light=1).hand(0, "Balm")
    t.zone(0, "ruler", maren, counters={"astral": 1}).zone(1, "ruler", orla, counters={"astral": 1})
    t.play(0, "Balm").resolve()
    if "may" in text:
        t.yes()
    assert (t.counters(maren, "astral"), t.counters(orla, "astral")) == (0, 1)


@pytest.mark.rule("fow", "1024.6", "202.2d")
@pytest.mark.parametrize("whose", ["your opponent's ruler", "a ruler your opponent controls"])
def test_an_opponents_ruler_is_healed(whose: str) -> None:
    t = table(RULER, chant("Balm", f"If {whose} is astral, heal it.")).sources(0, light=1).hand(0, "Balm")
    t.zone(0, "ruler", "Maren of the First Candle", counters={"astral": 1})
    t.zone(1, "ruler", "Dawn Regent", counters={"astral": 1}).play(0, "Balm").resolve()
    assert (t.counters("Maren of the First Candle", "astral"), t.counters("Dawn Regent", "astral")) == (1, 0)


@pytest.mark.rule("fow", "1024.2", "202.2d")
@pytest.mark.parametrize(
    ("condition", "ours", "theirs", "so"),
    [
        ("a ruler you control is astral", True, False, True),
        ("a ruler you control is astral", False, True, False),
        ("a ruler is astral", False, True, True),
        ("your ruler isn't astral", True, False, False),
        ("your ruler isn't astral", False, True, True),
        ("a ruler your opponent controls isn't astral", False, False, True),
        ("your opponent's ruler is astral", True, False, False),
        ("your opponent's ruler is astral", False, True, True),
        ("your opponent's ruler isn't astral", False, True, False),
    ],
)
def test_whether_a_ruler_is_astral_is_asked_of_each_player(condition: str, ours: bool, theirs: bool, so: bool) -> None:
    t = table(RULER, chant("Omen", f"If {condition}, you gain 100 life.")).sources(0, light=1).hand(0, "Omen")
    t.zone(0, "ruler", "Maren of the First Candle", counters={"astral": 1} if ours else None)
    t.zone(1, "ruler", "Dawn Regent", counters={"astral": 1} if theirs else None)
    assert life(t.play(0, "Omen").resolve(), 0) == (4100 if so else 4000)


@pytest.mark.rule("fow", "202.2d", "303.1")
@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("your opponent's ruler is rested", True),
        ("your opponent's J/ruler is recovered", False),
        ("your opponent's ruler isn't rested", False),
        ('your opponent\'s ruler is "Dawn Regent"', True),
        ("your opponent's ruler isn't \"Dawn Regent\"", False),
        ("your ruler isn't rested", True),
        ("target resonator isn't rested", False),
        ("target resonator is not damaged", True),
        ("a resonator you control isn't rested", False),
    ],
)
def test_how_a_card_lies_may_be_denied_and_asked_of_an_opponents_ruler(condition: str, so: bool) -> None:
    t = table(RULER, resonator("Hen"), chant("Omen", f"If {condition}, you gain 100 life.")).sources(0, light=1)
    t.zone(0, "ruler", "Maren of the First Candle").zone(1, "ruler", "Dawn Regent", rested=True)
    t.field(0, "Hen", rested=True).hand(0, "Omen")
    t.play(0, "Omen", targets=["Hen"] if "target" in condition else None).resolve()
    assert life(t, 0) == (4100 if so else 4000)


@pytest.mark.rule("fow", "1044.1", "906.1")
def test_a_sub_ruler_hears_that_it_is_upgraded() -> None:
    arm = face("Arm", "Sub-Ruler", "When this card is upgraded >>> You gain 100 life.", race=["Armament"])
    t = table(arm, chant("Forge", "Upgrade an Armament sub-ruler you control.")).sources(0, light=1).hand(0, "Forge")
    t.zone(0, "ruler", "Maren of the First Candle", "Arm").play(0, "Forge").resolve()
    assert t.stack() == ["Arm"] and life(t.resolve(), 0) == 4100


@pytest.mark.rule("fow", "1101.1a", "1205.8")
def test_a_keyword_is_lost_where_it_is_named() -> None:
    phoenix = resonator("Lone Phoenix", "«Mythic»")
    t = table(phoenix, chant("Humbled", "Target resonator loses «Mythic» until end of turn."))
    t.sources(0, light=3).hand(0, "Humbled", "Lone Phoenix").field(0, "Lone Phoenix")
    t.play(0, "Humbled", targets=["Lone Phoenix"]).resolve().play(0, "Lone Phoenix").resolve()
    assert t.field_names(0).count("Lone Phoenix") == 2


@pytest.mark.rule("fow", "1129.4", "909.1")
def test_what_is_mobilized_without_a_duration_stays_so() -> None:
    crane = resonator("Walking Crane", "[Mobilize] {1}", 400, 900, cost="{1}", race=("Machine",))
    for tail, blocks in ((" until end of turn", False), ("", True)):
        t = table(crane, chant("All Aboard", f"Mobilize all Machines you control{tail}."), resonator("Plain Spear"))
        t.sources(0, light=1).hand(0, "All Aboard").field(0, "Walking Crane").field(1, "Plain Spear")
        t.play(0, "All Aboard").resolve().next_turn().to("main", player=1)
        t.attack("Plain Spear", at=0).to("block_declaration")
        assert t.can("block", 0, "Walking Crane") is blocks


@pytest.mark.rule("fow", "1021.1")
@pytest.mark.parametrize(
    "who", ["Target player shuffles their", "Each player shuffles their", "Your opponent shuffles their"]
)
def test_a_player_shuffles_their_own_deck(who: str) -> None:
    deck = [f"Card {n}" for n in range(1, 11)]
    t = table(chant("Riffle", f"{who} deck."), *(resonator(name) for name in deck))
    t.zone(0, "field", "Dawn Pebble").hand(0, "Riffle").deck(1, *deck, only=True)
    t.play(0, "Riffle", targets=[1] if "Target" in who else None).resolve()
    lies = t.zone_names(1, "deck")
    assert lies != deck and sorted(lies) == sorted(deck)


@pytest.mark.rule("fow", "206.4")
def test_a_card_that_is_called_like_its_race_speaks_of_the_race() -> None:
    t = table(resonator("Page", "Pages you control gain [+0/+100].", race=("Page",)), resonator("Aide", race=("Page",)))
    t.field(0, "Page", "Aide")
    assert t.guard("Page") == t.guard("Aide") == 600


def test_a_card_of_two_halves_is_found_by_either_name_and_a_side_of_the_pool_by_its_own() -> None:
    t = scenario("fow").hand(0, "Half a Loaf").field(0, "Great-Grandfather Clock, Midnight")
    assert t.card("Half a Promise", 0, zone="hand") == t.card("Half a Loaf", 0, zone="hand")
    assert t.is_on_field("Great-Grandfather Clock, Midnight", 0)
