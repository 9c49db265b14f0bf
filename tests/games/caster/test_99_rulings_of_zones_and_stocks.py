"""Rulings of 300 and what moves between its zones: stocks, face-down cards, orders, and what a full zone does."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import board, caster, conjure, servant

BOND = servant("Twin Lantern", atk=3000, dfs=2000, cost=0)
BOND["type"] = "Soul Bond Servant"
BOND["materials"] = ["Lampa", "Luma"]
LAMPA = caster("Lampa")
LUMA = caster("Luma")


@pytest.mark.rule("caster", "315.1a", "315.1b", "1016.1a", "302.5")
def test_stocks_follow_a_servant_across_and_fall_to_their_owner_when_it_dies() -> None:
    table = board(
        BOND,
        LAMPA,
        LUMA,
        conjure("Lure Away", "Take control of target enemy servant.", cost=0),
        conjure("Snuff", "Destroy target servant.", cost=0),
    )
    table.field(1, "Twin Lantern", under=("Lampa", "Luma")).hand(0, "Lure Away", "Snuff")
    table.play(0, "Lure Away", targets=["Twin Lantern"]).resolve()
    assert table.field_names(0) == ["Twin Lantern"]
    table.play(0, "Snuff", targets=["Twin Lantern"]).resolve()
    assert sorted(table.zone_names(1, "graveyard")) == ["Lampa", "Luma", "Twin Lantern"]
    assert table.zone_names(0, "graveyard") == ["Lure Away", "Snuff"]


@pytest.mark.rule("caster", "315.2a", "315.1b")
@pytest.mark.parametrize(
    "text",
    [
        "Return target enemy servant to its owner's hand.",
        "Put target enemy servant on top of its owner's deck.",
        "Put target enemy servant on the bottom of its owner's deck.",
        "Put target enemy servant into its owner's orb zone face down, as an orb.",
    ],
)
def test_a_soul_bond_servant_goes_home_to_the_extra_deck(text: str) -> None:
    table = board(BOND, LAMPA, LUMA, conjure("Send Off", text, cost=0))
    table.field(1, "Twin Lantern", under=("Lampa", "Luma")).hand(0, "Send Off")
    table.play(0, "Send Off", targets=["Twin Lantern"]).resolve()
    assert table.zone_names(1, "extra") == ["Twin Lantern"]
    assert sorted(table.zone_names(1, "graveyard")) == ["Lampa", "Luma"]


@pytest.mark.rule("caster", "315.2b", "1003.1")
def test_a_soul_bond_servant_can_be_removed_from_the_game() -> None:
    table = board(BOND, LAMPA, LUMA, conjure("Erase", "Remove target servant from the game.", cost=0))
    table.field(1, "Twin Lantern", under=("Lampa",)).hand(0, "Erase")
    table.play(0, "Erase", targets=["Twin Lantern"]).resolve()
    assert table.zone_names(1, "removed") == ["Twin Lantern"]
    assert table.zone_names(1, "graveyard") == ["Lampa"] and table.zone_names(1, "extra") == []


@pytest.mark.rule("caster", "310.3", "310.2")
def test_the_owner_orders_what_falls_at_once() -> None:
    table = board(servant("Ash"), servant("Birch"), conjure("Wildfire", "Destroy each servant.", cost=0))
    table.field(1, "Ash", "Birch").hand(0, "Wildfire")
    table.play(0, "Wildfire").resolve().order("Birch", "Ash")
    assert table.zone_names(1, "graveyard") == ["Birch", "Ash"]


@pytest.mark.rule("caster", "314.3", "314.3a")
def test_a_fourth_card_in_the_bingo_zone_pushes_one_out() -> None:
    table = board(
        servant("One"),
        servant("Two"),
        servant("Three"),
        servant("Four"),
        conjure("Call a Number", "Put a servant card from your hand into your BINGO zone.", cost=0),
    )
    table.zone(0, "bingo", "One", "Two", "Three").hand(0, "Call a Number", "Four")
    table.play(0, "Call a Number").resolve()
    table.choose("Two")
    assert sorted(table.zone_names(0, "bingo")) == ["Four", "One", "Three"]
    assert "Two" in table.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "304.3", "104.2", "1202.1")
def test_milling_more_than_there_is_empties_the_deck_and_loses_nothing() -> None:
    table = board(
        servant("Page"),
        conjure("Burn the Library", "Put the top five cards of your deck into your graveyard.", cost=0),
    )
    table.deck(0, "Page", "Page", "Page", only=True).hand(0, "Burn the Library")
    table.play(0, "Burn the Library").resolve()
    assert table.zone_names(0, "deck") == [] and len(table.zone_names(0, "graveyard")) == 4
    assert not table.over


@pytest.mark.rule("caster", "1202.1", "503.1")
def test_an_empty_deck_loses_in_the_draw_phase() -> None:
    table = board().deck(1, only=True).turn(0, "main")
    table.next_turn()
    while not table.over:
        table.passes()
    assert table.winner == 0


@pytest.mark.rule("caster", "306.6", "1008.3a")
def test_a_face_down_servant_is_no_servant_but_answers_to_its_name_in_a_cost() -> None:
    table = board(
        servant("Mole"),
        caster("Shaft", text='Banish a "Mole": Draw two cards.'),
    )
    table.field(0, "Shaft").field(0, "Mole", face_up=False).hand(0).deck(0, 5)
    table.use(0, "Shaft", "Draw two", cost=["Mole"]).resolve()
    assert table.hand_size(0) == 2 and table.zone_names(0, "graveyard") == ["Mole"]


@pytest.mark.rule("caster", "306.6")
def test_a_face_down_servant_cannot_be_banished_as_a_servant() -> None:
    table = board(servant("Mole"), caster("Shaft", text="Banish a servant: Draw a card."))
    table.field(0, "Shaft").field(0, "Mole", face_up=False)
    assert not table.can("use", 0, "Shaft", ability="Banish a servant")


@pytest.mark.rule("caster", "311.2", "302.3")
def test_a_card_that_left_and_came_back_is_new() -> None:
    table = board(
        servant("Drifter", atk=1000),
        conjure("Cheer", "Target servant gains +1000 ATK until end of turn.", cost=0),
        conjure("Blink", "Remove target allied servant from the game, then put it into the field.", cost=0),
    )
    table.field(0, "Drifter").hand(0, "Cheer", "Blink")
    table.play(0, "Cheer", targets=["Drifter"]).resolve()
    assert table.power("Drifter") == 2000
    table.play(0, "Blink", targets=["Drifter"]).resolve().option("recovered")
    assert table.power("Drifter") == 1000
    assert not any("Drifter" in str(name) for name in table.acts(0, "switch"))


@pytest.mark.rule("caster", "306.2", "306.4a")
def test_stocks_are_not_counted_as_casters() -> None:
    table = board(LAMPA, LUMA, BOND, servant("Tally", atk=0, text="This card gains +100 ATK for each allied caster."))
    table.field(0, "Twin Lantern", under=("Luma",)).field(0, "Lampa", "Tally")
    assert table.power("Tally") == 100
