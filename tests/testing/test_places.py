"""Scenarios of games whose zones have places: where cards stand, and what they are linked to."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, Table, scenario

UNITS = ("Ashroad Lancer", "Slag Golem", "Furnace Hound")


def test_cards_take_the_next_free_place_unless_one_is_named() -> None:
    table = scenario("gateruler").field(0, UNITS[0]).field(0, UNITS[1], place=0, rested=True).field(0, UNITS[2])
    assert [obj.place for obj in table.objects("front", 0)] == [1, 0, 2]


def test_everybody_has_the_cards_that_nobody_can_be_without() -> None:
    table = scenario("gateruler")
    assert all(len(table.objects("ruler", player)) == 1 for player in (0, 1))


def test_places_and_links_are_written_and_read_back() -> None:
    table = scenario("gateruler").field(0, UNITS[0], place=2).zone(0, "charge", UNITS[1], host=UNITS[0])
    text = table.notation()
    assert "at=2" in text and "host=" in text
    again = Table.load(text)
    assert again.notation() == text
    assert again.obj(UNITS[1]).host == again.obj(UNITS[0]).id
    assert table.here().obj(UNITS[0]).place == 2


def test_a_link_to_what_is_not_there_is_an_error() -> None:
    with pytest.raises(BadScenario, match="not in play there"):
        scenario("gateruler").zone(0, "charge", UNITS[1], host=UNITS[0]).begin()


def test_cards_beneath_are_linked_to_their_own_card_where_such_cards_have_a_zone() -> None:
    table = scenario("gateruler").field(0, UNITS[0], under=(UNITS[1],)).field(0, UNITS[0], under=(UNITS[2], UNITS[1]))
    table.field(1, UNITS[0], owner=0, under=(UNITS[1],))
    first, second = (table.obj(table.card(UNITS[0], 0, zone="front", index=index)) for index in (0, 1))
    assert [obj.host for obj in table.objects("charge", 0)] == [first.id, second.id, second.id]
    assert [obj.owner for obj in table.objects("charge", 1)] == [0]
    assert first.under == ()
    again = scenario.load(table.notation())
    assert again.hash() == table.hash() and again.zone_names(0, "charge") == [UNITS[1], UNITS[2], UNITS[1]]
