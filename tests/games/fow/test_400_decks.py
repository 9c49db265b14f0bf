"""Chapter 402: the piles of a deck, their sizes and what may be in them."""

import pytest

from arbiter.games.fow.deckbuilding import DECKS, check
from arbiter.kernel.traits import Face
from tests.games.fow.printed import STONE, TIDE, broken, face, keyword, legal, resonators

STORYTELLER = face("Odile, Keeper of Tales Untold", "ruler", keyword("grimoire", 5), colours="water")
RUNECARVER = face("Hallbera Runecarver", "ruler", keyword("divinity", 6), colours="water")
WAYFARER = face("Ister the Wayfarer", "ruler", keyword("stranger", 10), colours="water")


@pytest.mark.rule("fow", "401.1", "402.1")
def test_a_deck_is_brought_in_its_parts_each_for_a_zone_of_its_own() -> None:
    assert broken() == []
    assert {part.name: part.zone for part in DECKS.parts} == {
        "main": "deck",
        "ruler": "ruler",
        "stones": "stones",
        "extra": "extra",
        "rune": "rune",
        "stranger": "stranger",
        "ex": "ex_deck",
        "extension": "extension",
        "side": "outside",
    }
    assert broken(main=[*resonators(40), face("Squire of Salt", "sub_ruler")]) == ["402.1"]


@pytest.mark.rule("fow", "402.3a")
@pytest.mark.parametrize(("size", "fits"), [(39, False), (40, True), (60, True), (61, False)])
def test_a_deck_has_forty_to_sixty_cards(size: int, fits: bool) -> None:
    assert broken(main=resonators(size)) == ([] if fits else ["402.3a"])


@pytest.mark.rule("fow", "402.3")
@pytest.mark.parametrize("types", ["ruler", "j_ruler", "magic_stone", "resonator stranger", "rune"])
def test_what_cannot_be_in_the_deck(types: str) -> None:
    stray = face("Stray", types)
    found = check(legal(main=[*resonators(40), stray]), "constructed")
    assert [(violation.rule, violation.cards) for violation in found] == [("402.3", ("Stray",))]


@pytest.mark.rule("fow", "402.3")
@pytest.mark.parametrize("types", ["chant rune", "addition rune", "warden", "chant", "regalia", "addition"])
def test_runes_that_are_chants_or_additions_may_be_in_the_deck_like_any_spell(types: str) -> None:
    assert broken(main=[*resonators(40), face("Guest", types)]) == []


@pytest.mark.rule("fow", "402.3")
def test_a_contract_chant_and_a_warden_may_be_in_the_deck_although_their_other_side_is_a_j_ruler() -> None:
    for types in ("chant", "warden"):
        card = face("Pact of Embers", types, sides=[face("Ember Regent", "j_ruler")])
        assert broken(main=[*resonators(40), card]) == []


@pytest.mark.rule("fow", "402.3b")
def test_a_deck_has_four_copies_of_a_name() -> None:
    many = face("Mudlark", "resonator")
    assert broken(main=[*resonators(40), *[many] * 4]) == []
    assert broken(main=[*resonators(40), *[many] * 5]) == ["402.3b"]


@pytest.mark.rule("fow", "203.2", "203.2a", "203.2b")
def test_copies_are_counted_by_name() -> None:
    one, other = face("Mudlark", "resonator", key="A-1"), face("Mudlark", "true resonator", key="A-2")
    both = face("Mudlark", "resonator", names=["Gull"], key="A-3")
    assert broken(main=[*resonators(40), one, one, one, one, other]) == ["402.3b"]  # another general type
    assert broken(main=[*resonators(40), one, one, one, one, both]) == []  # a second name makes it another card


@pytest.mark.rule("fow", "402.4", "402.4a")
@pytest.mark.parametrize(("size", "fits"), [(9, False), (10, True), (20, True), (21, False)])
def test_a_magic_stone_deck_has_ten_to_twenty_magic_stones(size: int, fits: bool) -> None:
    assert broken(stones=[STONE] * size) == ([] if fits else ["402.4a"])
    stones = [*[STONE] * 10, face("Pebble", "regalia")]
    assert broken(stones=stones) == ["402.4"]


@pytest.mark.rule("fow", "402.4b", "402.4c")
def test_basic_magic_stones_have_no_limit_and_others_four_copies() -> None:
    assert broken(stones=[STONE] * 20) == []
    special = face("Well of Two Moons", "special magic_stone")
    assert broken(stones=[*[STONE] * 10, *[special] * 4]) == []
    assert broken(stones=[*[STONE] * 10, *[special] * 5]) == ["402.4c"]


def stories(count: int, **more: str) -> list[Face]:
    return [face(f"Chapter {index}", "chant", races="Story", **more) for index in range(count)]


@pytest.mark.rule("fow", "402.5", "402.5a", "402.5b", "402.5c", "1132.2")
def test_an_extra_deck_has_five_different_story_chants_and_needs_grimoire() -> None:
    assert broken(ruler=[STORYTELLER], extra=stories(5)) == []
    assert broken(ruler=[STORYTELLER]) == []
    assert broken(extra=stories(1)) == ["402.5c"]
    assert broken(ruler=[STORYTELLER], extra=[*stories(3), stories(1)[0]]) == ["402.5b"]
    assert broken(ruler=[STORYTELLER], extra=[face("Errand", "chant")]) == ["1132.2"]
    assert broken(ruler=[STORYTELLER], extra=[STONE]) == ["402.5"]
    generous = face("Odile, Reader of All", "ruler", keyword("grimoire", 9))
    assert broken(ruler=[generous], extra=stories(6)) == ["402.5a"]
    modest = face("Odile, Reader of One", "ruler", keyword("grimoire", 1))
    assert broken(ruler=[modest], extra=stories(2)) == ["1132.2"]


def runes(count: int, types: str = "rune", colours: str = "water") -> list[Face]:
    return [face(f"Carving {index}", types, colours=colours) for index in range(count)]


@pytest.mark.rule("fow", "402.6", "402.6a", "402.6a-1", "402.6b")
def test_a_rune_deck_has_five_different_runes_or_none_and_needs_divinity() -> None:
    assert broken(ruler=[RUNECARVER], rune=runes(5)) == []
    assert broken(ruler=[RUNECARVER], rune=[]) == []
    assert broken(ruler=[RUNECARVER], rune=runes(4)) == ["402.6a"]
    assert broken(ruler=[RUNECARVER], rune=runes(6)) == ["402.6a"]
    assert broken(rune=runes(5)) == ["402.6a-1"]
    assert broken(ruler=[RUNECARVER], rune=[*runes(4), runes(1)[0]]) == ["402.6b"]
    assert broken(ruler=[RUNECARVER], rune=[*runes(4), face("Errand", "chant")]) == ["402.6"]


@pytest.mark.rule("fow", "402.6c")
def test_a_rune_deck_has_one_master_rune() -> None:
    masters = [face(f"Master Carving {index}", "master rune", colours="water") for index in range(2)]
    assert broken(ruler=[RUNECARVER], rune=[*runes(4), masters[0]]) == []
    assert broken(ruler=[RUNECARVER], rune=[*runes(3), *masters]) == ["402.6c"]


@pytest.mark.rule("fow", "402.6d")
def test_a_pure_rune_shares_an_attribute_with_the_starting_ruler() -> None:
    assert broken(ruler=[RUNECARVER], rune=[*runes(4), face("Ash Carving", "rune", colours="fire")]) == ["402.6d"]
    assert broken(ruler=[RUNECARVER], rune=[*runes(4), face("Blank Carving", "rune")]) == ["402.6d"]
    assert broken(ruler=[RUNECARVER], rune=[*runes(4), face("Ash Chant", "chant rune", colours="fire")]) == []


@pytest.mark.rule("fow", "402.6d")
def test_a_rune_with_kernlos_shares_a_printed_attribute_with_any_ruler() -> None:
    carver = face(
        "Hallbera, Twice Sworn", "ruler", keyword("divinity", 6), keyword("tag", word="Sage"), colours="water"
    )
    friend = face("Orm the Second", "ruler", keyword("tag", word="Sage"), colours="fire")
    kernlos = face("Husk Carving", "rune", keyword("kernlos"), symbols="fire")
    assert broken(ruler=[carver, friend], rune=[*runes(4), kernlos]) == []
    assert broken(ruler=[RUNECARVER], rune=[*runes(4), kernlos]) == ["402.6d"]


def strangers(count: int, copies: int = 1) -> list[Face]:
    kinds = [face(f"Passer-by {index}", "resonator stranger") for index in range(count)]
    return [kind for kind in kinds for _ in range(copies)]


@pytest.mark.rule("fow", "402.7", "402.7a", "402.7a-1", "402.7b", "1142.2", "1305.2")
def test_a_stranger_deck_has_ten_strangers_or_none_two_of_a_name_and_needs_stranger() -> None:
    assert broken(ruler=[WAYFARER], stranger=strangers(5, 2)) == []
    assert broken(ruler=[WAYFARER], stranger=[]) == []
    assert broken(ruler=[WAYFARER], stranger=strangers(9)) == ["402.7a"]
    assert broken(stranger=strangers(10)) == ["402.7a-1"]
    assert broken(ruler=[WAYFARER], stranger=[*strangers(1, 3), *strangers(8)[1:]]) == ["402.7b"]
    assert broken(ruler=[WAYFARER], stranger=[*strangers(9), face("Local", "resonator")]) == ["402.7"]
    assert broken(main=[*resonators(40), *strangers(1)]) == ["402.3"]


@pytest.mark.rule("fow", "402.2c", "402.2d", "402.2e", "402.2f")
@pytest.mark.parametrize(
    ("mine", "theirs", "rule"),
    [
        ("tales", "villains", "402.2c"),
        ("villains", "tales", "402.2d"),
        ("will_of_hope", "will_of_despair", "402.2e"),
        ("will_of_despair", "will_of_hope", "402.2f"),
    ],
)
def test_a_ruler_of_one_side_lets_in_that_side_and_shuts_out_the_other(mine: str, theirs: str, rule: str) -> None:
    ruler = face("Partisan", "ruler", words=mine)
    friend, foe = face("Friend", "resonator", words=mine), face("Foe", "resonator", words=theirs)
    stone = face("Stone of Foes", "special magic_stone", words=theirs)
    assert broken(ruler=[ruler], main=[*resonators(40), friend]) == []
    assert broken(ruler=[ruler], main=[*resonators(40), foe]) == [rule]
    assert broken(ruler=[ruler], stones=[*[STONE] * 10, stone]) == [rule]
    assert broken(ruler=[ruler], side=[foe]) == []
    tag = keyword("tag", word="Sage")
    pair = [face("Elder Sage", "ruler", tag), face("Younger Sage", "ruler", tag, words=mine)]
    assert broken(ruler=pair, main=[*resonators(40), foe]) == [rule]  # any of the rulers


@pytest.mark.rule("fow", "402.3c", "402.3d", "402.4d", "402.4e")
@pytest.mark.parametrize(
    ("mine", "theirs", "deck_rule", "stone_rule"),
    [("tales", "villains", "402.3c", "402.4d"), ("will_of_hope", "will_of_despair", "402.3d", "402.4e")],
)
def test_opposite_sides_do_not_meet(mine: str, theirs: str, deck_rule: str, stone_rule: str) -> None:
    one, other = face("One", "resonator", words=mine), face("Other", "resonator", words=theirs)
    stone = face("Stone", "special magic_stone", words=theirs)
    assert broken(main=[*resonators(40), one]) == [] and broken(main=[*resonators(40), other]) == []
    assert broken(main=[*resonators(40), one, other]) == [deck_rule]
    assert broken(main=[*resonators(40), one], stones=[*[STONE] * 10, stone]) == [stone_rule]


def test_every_violation_is_told_at_once() -> None:
    rules = broken(ruler=[], main=[*[face("Mudlark", "resonator")] * 5], stones=[], extra=stories(1), side=[])
    assert rules == ["402.2", "402.3a", "402.4a", "402.5c", "403.1a", "402.3b"]


def test_a_list_without_parts_is_sorted_by_what_the_cards_are() -> None:
    cards = {
        "ruler": TIDE,
        "stones": STONE,
        "stranger": strangers(1)[0],
        "rune": runes(1)[0],
        "main": runes(1, "chant rune")[0],
        "extension": face("Law of Tides", "extension_rule"),
        "side": face("Tide Made Flesh", "j_ruler"),
        "ex": face("Oath Blade", "sub_ruler", races="Armament"),
    }
    assert {part: DECKS.part_of(card) for part, card in cards.items()} == {part: part for part in cards}
    headings = ["Main Deck", "Magic Stone Deck", "Rune Deck", "Sideboard", "Extra Deck", "Rulers"]
    named = [part.name for part in (DECKS.part(heading) for heading in headings) if part is not None]
    assert named == ["main", "stones", "rune", "side", "extra", "ruler"]
