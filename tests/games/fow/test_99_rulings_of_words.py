"""Wordings that say the same as others, and words that are not done to what cannot suffer them."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow.defined import chant, life, resonator, table
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
