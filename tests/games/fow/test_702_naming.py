"""702, 1004: words and numbers that a text has its player choose; prices of life; dice; the magic stone deck."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

ELF = resonator("Elf Scout", "", race="Elf", size=(300, 300))
OX = resonator("Ox", "", race="Beast", cost="{3}", size=(300, 300))


@pytest.mark.rule("fow", "702.3b", "206.1")
def test_a_card_keeps_the_race_that_was_chosen_as_it_entered() -> None:
    gain = "Resonators you control of the chosen race gain [+200/0]."
    banner = regalia("Banner", "As this card enters the field, choose a race.", gain, cost="{0}")
    t = table(banner, ELF, OX).field(0, "Elf Scout", "Ox").hand(0, "Banner").play(0, "Banner").resolve().option("Elf")
    assert t.power("Elf Scout") == 500 and t.power("Ox") == 300


@pytest.mark.rule("fow", "1004.1", "204.1c")
def test_a_number_is_chosen_and_total_costs_are_compared_with_it() -> None:
    doom = chant("Doom", "Choose a number. Destroy all resonators with total cost equal to the chosen number.")
    t = table(doom, ELF, OX).field(1, "Elf Scout", "Ox").hand(0, "Doom").play(0, "Doom").resolve().option("3")
    assert t.zone_names(1, "field") == ["Elf Scout"]


@pytest.mark.rule("fow", "702.3b", "105.4a")
@pytest.mark.parametrize("paid", [True, False])
def test_it_enters_rested_unless_life_is_paid(paid: bool) -> None:
    gate = regalia("Gate", "This card enters the field rested unless you pay 300 life.", cost="{0}")
    t = table(gate).hand(0, "Gate").play(0, "Gate").resolve()
    t = t.yes() if paid else t.no()
    assert t.is_rested("Gate") is not paid and t.resource(0, "life") == (3700 if paid else 4000)


@pytest.mark.rule("fow", "105.4a")
@pytest.mark.parametrize("paid", [True, False])
def test_a_price_of_life_while_resolving(paid: bool) -> None:
    deal = chant("Deal", "You may pay 400 life. If you do, draw a card.")
    t = table(deal).hand(0, "Deal").play(0, "Deal").resolve()
    t = t.yes() if paid else t.no()
    assert t.hand_size(0) == int(paid) and t.resource(0, "life") == (3600 if paid else 4000)


@pytest.mark.rule("fow", "1023.1", "1023.1a")
def test_the_result_of_the_roll_is_from_one_to_six() -> None:
    bet = chant("Bet", "[Force] 1. You gain X00 life, where X is the result of the roll.")
    t = table(bet).hand(0, "Bet").play(0, "Bet").resolve()
    gained = t.resource(0, "life") - 4000
    assert gained % 100 == 0 and 100 <= gained <= 600


@pytest.mark.rule("fow", "1014.1", "1021.1")
def test_the_magic_stone_deck_is_searched_and_shuffled() -> None:
    find = "Search your magic stone deck for a basic magic stone and put it into the field rested."
    dowse = chant("Dowse", f"{find} Then shuffle your magic stone deck.")
    t = table(dowse).hand(0, "Dowse").play(0, "Dowse").resolve().choose("fire stone")
    assert t.zone_names(0, "field") == ["fire stone"] and t.is_rested("fire stone")
    assert len(t.zone_names(0, "stones")) == 1


@pytest.mark.rule("fow", "1042.1", "1027.1")
def test_dragon_power_is_an_amount_and_gems_are_gained_by_number() -> None:
    drake = resonator("Drake", "This card gains [+X00/0], where X is your Dragon Power.", size=(300, 300))
    feed = chant("Feed", "You gain 5 Dragon Power.")
    t = table(drake, feed).field(0, "Drake").hand(0, "Feed").play(0, "Feed").resolve()
    assert t.power("Drake") == 800
    mine = chant("Mine", "Gain a water gem and a wind gem.")
    t = table(mine).hand(0, "Mine").play(0, "Mine").resolve()
    assert len(t.zone_names(0, "item")) == 2
