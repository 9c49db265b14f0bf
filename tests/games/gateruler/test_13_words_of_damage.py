"""Section 13 in the game's own words: what texts say of damage, and what follows from each of their words."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening

ECHO = card("Echo", "[CNT] Draw 1 card.")
VERDICT = happening("Verdict", "Deal 2 damage to your opponent, ignoring [CNT].")
PENANCE = happening("Penance", "Deal 1 damage to you, ignoring [CNT].")


@pytest.mark.rule("gateruler", "13-6c-1", "4-2c")
def test_damage_to_the_opponent_that_ignores_counter_abilities_is_dealt() -> None:
    made = table(ECHO, VERDICT).hand(0, "Verdict").deck(1, "Echo", "Guard", "Scout")
    made.play(0, "Verdict").resolve()
    assert made.zone_names(1, "damage") == ["Echo", "Guard"] and made.hand_size(1) == 0


@pytest.mark.rule("gateruler", "13-6c-1", "4-2a")
def test_such_damage_to_oneself_is_ones_own() -> None:
    made = table(ECHO, PENANCE).hand(0, "Penance").deck(0, "Echo", "Guard").deck(1, "Echo", "Guard")
    made.play(0, "Penance").resolve()
    assert made.zone_names(0, "damage") == ["Echo"] and made.zone_names(1, "damage") == []


@pytest.mark.rule("gateruler", "15-20d", "13-6c-1", "13-3d-1")
def test_damage_that_ignores_counter_abilities_can_be_answered_as_about_to_be_dealt() -> None:
    parry = happening("Parry", "This damage becomes 0.", "You can play this card when you would be dealt damage.")
    made = table(VERDICT, parry).hand(0, "Verdict").zone(1, "set", "Parry")
    made.play(0, "Verdict").yes()
    assert made.stack() == ["Verdict", "Parry"]
    made.resolve()
    assert made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-20d", "15-20e")
def test_two_units_that_deal_damage_to_each_other_are_about_to_be_dealt_damage() -> None:
    duel = happening(
        "Duel",
        "Choose 1 allied unit and 1 enemy unit. "
        "The former and the latter deal damage equal to their respective ATK to the other.",
    )
    ward = happening(
        "Ward", "This damage becomes 0.", "You can play this card when an allied unit would be dealt damage."
    )
    made = table(duel, ward).hand(0, "Duel").zone(1, "set", "Ward").field(0, "Giant").field(1, "Guard")
    made.play(0, "Duel", targets=["Giant", "Guard"]).yes()
    made.resolve()
    assert made.field_names(1) == ["Guard"] and made.damage_on("Guard", 1) == 0 and made.damage_on("Giant", 0) == 1


@pytest.mark.rule("gateruler", "14-6b", "16-4b-1")
def test_a_counter_ability_has_the_overdrive_ability_of_its_card_played() -> None:
    twin = card("Twin", "[OD] Draw 2 cards.\n[CNT] Play the [OD] ability of this card.")
    stab = happening("Stab", "Deal 1 damage to your opponent.")
    made = table(twin, stab).hand(0, "Stab").deck(1, "Twin", "Guard", "Scout", "Giant")
    made.play(0, "Stab").passes(0).passes(1)
    assert made.stack() == ["Twin"]
    made.resolve()
    assert sorted(made.hand_names(1)) == ["Guard", "Scout"] and made.zone_names(1, "graveyard") == ["Twin"]


@pytest.mark.rule("gateruler", "14-6b", "15-16a")
def test_an_activated_ability_has_the_overdrive_ability_of_its_card_played() -> None:
    engine = card("Engine", "[OD] Draw 2 cards.\n[Turn 1] Standard Action: Play the [OD] ability of this card.")
    made = table(engine).field(0, "Engine").use(0, "Engine").resolve()
    assert made.hand_size(0) == 0 and made.stack() == ["Engine"]
    assert made.resolve().hand_size(0) == 2
