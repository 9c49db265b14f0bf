"""Chapters 1003.5, 907.2 and 903.2k: what a player pays with, and how much, when an effect makes them pay."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import LIBRARY
from arbiter.games.fow.tokens import coin_face
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
DEW = chant("Dew", "You gain 100 life.", cost="{1}")
TAX = regalia("Tax", "Players pay {2} more to play spells.")
GIFT = chant("Gift", "You may play a chant from your hand without paying its cost.")
COIN = coin_face(LIBRARY, ("fire",))
IMP = resonator("Imp", "Banish this card: Produce {B}.")


def toll(price: str) -> Table:
    """Player 1 wants this for player 0's Hen."""
    word = chant("Toll", "[Quickcast]", f"Cancel target spell unless its controller pays {price}.")
    return table(HEN, COIN, IMP, word).hand(0, "Hen").hand(1, "Toll")


def rested(t: Table) -> int:
    return sum(obj.turned for obj in t.objects("field", 0))


@pytest.mark.rule("fow", "1003.5", "907.2", "1046.2")
def test_a_coin_is_banished_when_an_effect_asks_for_will() -> None:
    t = toll("{1}").zone(0, "item", COIN.key, token=True).play(0, "Hen").passes(0).play(1, "Toll").resolve().yes()
    assert t.stack() == ["Hen"] and t.zone_names(0, "item") == []
    t = toll("{1}").zone(0, "item", COIN.key, token=True).play(0, "Hen").passes(0).play(1, "Toll").resolve().no()
    assert t.zone_of("Hen") == "graveyard" and len(t.zone_names(0, "item")) == 1


@pytest.mark.rule("fow", "907.2", "1003.4")
def test_only_what_produces_the_will_that_is_needed_is_played_for_it() -> None:
    t = toll("{W}").zone(0, "item", COIN.key, token=True).field(0, "Imp").play(0, "Hen").passes(0)
    t.play(1, "Toll").resolve()
    assert t.zone_of("Hen") == "graveyard" and t.is_on_field("Imp")  # neither makes light: nothing is asked
    t = toll("{3}").zone(0, "item", COIN.key, token=True).field(0, "Imp").play(0, "Hen").passes(0)
    t.play(1, "Toll").resolve()
    assert t.zone_of("Hen") == "graveyard" and t.is_on_field("Imp")  # two are not three


@pytest.mark.rule("fow", "1003.5", "907.4")
def test_several_will_abilities_are_played_one_after_the_other_in_the_players_order() -> None:
    t = toll("{2}").zone(0, "item", COIN.key, token=True).field(0, "Imp", "Imp").play(0, "Hen").passes(0)
    t.play(1, "Toll").resolve().yes().choose(COIN.name)
    t.choose(t.card("Imp", 0, index=1))
    assert t.stack() == ["Hen"] and t.field_names(0) == ["Imp"] and t.zone_names(0, "item") == []


@pytest.mark.rule("fow", "903.2k-3", "903.2k-2")
def test_a_free_play_pays_what_texts_add_to_the_cost() -> None:
    t = table(TAX, GIFT, DEW, stones=4).field(1, "Tax").hand(0, "Gift", "Dew").play(0, "Gift").resolve().yes()
    assert t.stack() == ["Dew"] and rested(t) == 4
    t = table(TAX, GIFT, DEW, stones=3).field(1, "Tax").hand(0, "Gift", "Dew").play(0, "Gift").resolve()
    assert t.stack() == [] and t.hand_names(0) == ["Dew"]


@pytest.mark.rule("fow", "903.2k-3", "903.2k-4", "903.2k-1")
def test_of_a_free_play_neither_another_price_nor_a_reduction_below_nothing_counts() -> None:
    less = regalia("Alms", "You pay {1} less to play chants.")
    fixed = regalia("Scale", "The cost of chants is {3} instead of their printed cost in all zones.")
    t = table(TAX, GIFT, DEW, less, stones=3).field(0, "Alms").field(1, "Tax").hand(0, "Gift", "Dew")
    t.play(0, "Gift").resolve().yes()
    assert t.stack() == ["Dew"] and rested(t) == 2  # one for the gift, one for the dew
    t = table(GIFT, DEW, fixed, stones=3).field(1, "Scale").hand(0, "Gift", "Dew").play(0, "Gift").resolve().yes()
    assert t.stack() == ["Dew"] and rested(t) == 3  # the gift's own price, and nothing for the dew


@pytest.mark.rule("fow", "903.2k-3", "1110.2")
def test_an_awakening_of_a_card_that_is_played_free_is_paid_for() -> None:
    bell = chant("Bell", "[Awakening] {2}", "You gain 100 life. If this card was awakened, draw a card.", cost="{3}")
    t = table(GIFT, bell, stones=2).hand(0, "Gift", "Bell").play(0, "Gift").resolve().yes().yes()
    assert rested(t) == 2 and t.resolve().hand_size(0) == 1
    t = table(GIFT, bell, stones=1).hand(0, "Gift", "Bell").play(0, "Gift").resolve().yes()
    assert t.stack() == ["Bell"] and rested(t) == 0 and t.resolve().hand_size(0) == 0


@pytest.mark.rule("fow", "903.2k-3", "1003.5")
def test_a_coin_pays_what_is_added_to_a_free_play() -> None:
    dues = regalia("Dues", "Players pay {1} more to play spells.")
    t = table(dues, GIFT, DEW, COIN, stones=1).field(1, "Dues").hand(0, "Gift", "Dew")
    t.zone(0, "item", COIN.key, token=True).play(0, "Gift").resolve().yes().choose(COIN.name)
    assert t.stack() == ["Dew"] and t.zone_names(0, "item") == []


@pytest.mark.rule("fow", "907.1", "1003.5")
def test_will_for_playing_certain_cards_pays_for_none_of_their_abilities_and_for_no_effect() -> None:
    well = regalia("Well", "{Rest}: Produce {R}. Spend this will only to play resonators.")
    ox = resonator("Ox", "{1}: You gain 100 life.")
    t = table(well, ox, DEW).field(0, "Well", "Ox").hand(0, "Ox", "Dew")
    assert t.can("play", 0, "Ox") and not t.can("use", 0, "Ox") and not t.can("play", 0, "Dew")
    t = toll("{1}").faces(well).field(0, "Well").play(0, "Hen").passes(0).play(1, "Toll").resolve()
    assert t.zone_of("Hen") == "graveyard"
