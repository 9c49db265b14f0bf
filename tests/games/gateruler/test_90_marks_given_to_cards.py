"""Texts that say of other cards what cards usually say of themselves: where they can be, be set, be played from."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from tests.games.gateruler.plain import RIVAL, ruler, table, unit
from tests.games.gateruler.printed import card, happening


def law(text: str) -> Face:
    return card("Law", text, "field", "0 0 0 0")


@pytest.mark.rule("gateruler", "7-5a-2", "2-17c", "3-10c-1")
def test_cards_that_a_text_makes_settable_can_be_set() -> None:
    made = table(law("Units in your hand are settable."))
    made.zone(0, "field", "Law").hand(0, "Scout").act(0, "set", "Scout")
    assert made.zone_names(0, "set") == ["Scout"]
    assert table().hand(0, "Scout").acts(0, "set") == []


@pytest.mark.rule("gateruler", "14-20a", "7-1b")
def test_cards_that_a_text_lets_be_played_from_the_graveyard_are_played_from_there() -> None:
    made = table(law("Units in your graveyard can also be played from your graveyard."))
    made.zone(0, "field", "Law").zone(0, "graveyard", "Scout").play(0, "Scout", option="attack 1").resolve()
    assert made.field_names(0) == ["Scout"]
    assert not table().zone(0, "graveyard", "Scout").can("play", 0, "Scout")


@pytest.mark.rule("gateruler", "15-17a-2", "15-17a-3")
def test_units_that_a_text_makes_count_for_more_use_more_of_the_cap() -> None:
    made = table(law("Units in your hand count for 2 of your summon cap."))
    assert not made.zone(0, "field", "Law").hand(0, "Scout").can("play", 0, "Scout")
    broad = table(
        law("Units in your hand count for 2 of your summon cap."), rulers=(ruler("Broad", summon_cap=2), RIVAL)
    )
    broad.zone(0, "field", "Law").hand(0, "Scout", "Guard").play(0, "Scout", option="attack 1").resolve()
    assert not broad.can("play", 0, "Guard")


@pytest.mark.rule("gateruler", "14-12b", "14-13e", "14-4b-11", "3-2i")
def test_a_text_about_a_players_units_binds_the_one_that_comes() -> None:
    made = table(law("Units you control cannot be placed in a defense zone."))
    made.zone(0, "field", "Law").hand(0, "Scout").play(0, "Scout")
    assert made.options() == ["attack 1", "attack 2", "attack 3"]


@pytest.mark.rule("gateruler", "14-12b", "15-18a", "4-2d")
def test_a_text_about_enemy_units_binds_those_that_are_special_summoned() -> None:
    call = happening("Call", "Choose 1 unit card in your hand. Special summon it.")
    made = table(law("Enemy units cannot be placed in an attack zone."), call)
    made.zone(1, "field", "Law").hand(0, "Call", "Scout").play(0, "Call").resolve()
    assert made.obj("Scout").place == 0


@pytest.mark.rule("gateruler", "15-15b", "15-15b-1")
def test_cards_that_a_text_binds_to_resources_are_not_played_for_nothing() -> None:
    gift = happening("Gift", "Choose 1 unit card in your hand. Play it without paying its cost.")
    bound = law("Units in your hand can be played only by paying with resources.")
    made = table(bound, gift, unit("Knight", level=1)).zone(0, "field", "Law")
    made.hand(0, "Gift", "Knight").play(0, "Gift").resolve()
    assert made.field_names(0) == [] and made.hand_names(0) == ["Knight"]
