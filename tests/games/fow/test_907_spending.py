"""907, 1003: will of shared attributes, will that may be spent on some things only, stones treated as others."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

ELF = resonator("Elf Scout", "", cost="{1}", race="Elf")
OX = resonator("Ox", "{1}: Draw a card.", cost="{1}", race="Beast")
CROW = resonator("Crow", "{1}: Draw a card.", cost="{1}", race="Bird")


@pytest.mark.rule("fow", "907.1", "1003.4")
def test_will_for_a_list_of_things_pays_for_any_of_them_and_nothing_else() -> None:
    well = regalia("Well", "{Rest}: Produce {R}. Spend this will only to play God's Art abilities, Elves, or Bats.")
    t = table(well, ELF, OX).field(0, "Well", "Ox").hand(0, "Elf Scout", "Ox")
    assert t.can("play", 0, "Elf Scout") and not t.can("play", 0, "Ox") and not t.can("use", 0, "Ox")


@pytest.mark.rule("fow", "907.1", "1003.4")
def test_will_for_abilities_of_some_cards_pays_for_theirs_alone() -> None:
    well = regalia(
        "Well", "{Rest}: Produce {R}. Spend this will only to play activate abilities of Beasts you control."
    )
    t = table(well, CROW, OX).field(0, "Well", "Ox", "Crow").hand(0, "Ox")
    assert t.can("use", 0, "Ox") and not t.can("use", 0, "Crow") and not t.can("play", 0, "Ox")


@pytest.mark.rule("fow", "907.1", "209.1")
def test_will_of_an_attribute_shared_with_a_ruler() -> None:
    gem = written(
        "Gem", "Magic Stone", "{Rest}: Produce one will of any attribute shared with a J/ruler you control.", cost=None
    )
    red = resonator("Red", "", cost="{R}")
    blue = resonator("Blue", "", cost="{U}")
    t = table(gem, red, blue).field(0, "Gem").hand(0, "Red", "Blue").use(0, "Gem")
    assert t.can("play", 0, "Red") and not t.can("play", 0, "Blue")  # the ruler is fire


@pytest.mark.rule("fow", "907.1")
def test_as_much_will_as_is_counted_and_several_of_one_attribute() -> None:
    altar = regalia("Altar", "{Rest}, banish this card: Produce {R} for each Elf you control.")
    big = resonator("Big", "", cost="{R}{R}")
    t = table(altar, big, ELF).field(0, "Altar", "Elf Scout", "Elf Scout").hand(0, "Big").use(0, "Altar")
    assert t.can("play", 0, "Big")
    t = table(altar, big, ELF).field(0, "Altar", "Elf Scout").hand(0, "Big").use(0, "Altar")
    assert not t.can("play", 0, "Big")
    horn = regalia("Horn", "{Rest}, banish this card: Produce two wills of any one attribute.")
    mixed = resonator("Mixed", "", cost="{R}{U}")
    t = table(horn, big, mixed).field(0, "Horn").hand(0, "Big", "Mixed").use(0, "Horn", option="fire")
    assert t.can("play", 0, "Big") and not t.can("play", 0, "Mixed")


@pytest.mark.rule("fow", "202.4e", "1414.6")
def test_stones_treated_also_as_others_yield_both() -> None:
    forge = regalia("Forge", "Treat fire magic stones you control also as water magic stones.")
    blue, red = resonator("Blue", "", cost="{U}"), resonator("Red", "", cost="{R}")
    t = table(forge, blue, red, stones=1).field(0, "Forge").hand(0, "Blue", "Red")
    assert t.can("play", 0, "Blue") and t.can("play", 0, "Red")
    t = table(forge, blue, stones=1).hand(0, "Blue")
    assert not t.can("play", 0, "Blue")


@pytest.mark.rule("fow", "202.3")
def test_strangers_are_named_in_parentheses_and_no_others_are_meant() -> None:
    guest = written("Guest", "Resonator (Stranger)", size=(300, 300))
    sweep = chant("Sweep", "Destroy all (Stranger) resonators.")
    t = table(guest, sweep, ELF).field(1, "Guest", "Elf Scout").hand(0, "Sweep").play(0, "Sweep").resolve()
    assert t.zone_names(1, "field") == ["Elf Scout"]
