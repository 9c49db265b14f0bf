"""Chapter 404: copies over several piles, texts about deck building and which of them wins."""

import pytest

from arbiter.kernel.traits import Face
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.conditions import Exists
from arbiter.script.nouns import YOU, AnyOf, Group, Has, Is, NoQuality, Not, Same, Self, Test
from tests.games.fow.printed import STONE, TIDE, broken, face, keyword, resonators, says
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

THIS = (Same(Self()),)
MUDLARK = face("Mudlark", "resonator")


def about(*tests: Test, zones: tuple[str, ...] = ("deck",)) -> Group:
    return Group(tests, zones)


def filled(*cards: Face) -> list[Face]:
    return [*resonators(40), *cards]


@pytest.mark.rule("fow", "404.1")
def test_deck_and_sideboard_together_have_four_copies() -> None:
    assert broken(main=filled(MUDLARK, MUDLARK), side=[MUDLARK] * 2) == []
    assert broken(main=filled(MUDLARK, MUDLARK), side=[MUDLARK] * 3) == ["404.1"]
    assert broken(main=filled(*[MUDLARK] * 4), side=[MUDLARK]) == ["404.1"]
    reader = face("Reader", "ruler", keyword("grimoire", 5))
    story = face("Chapter", "chant", races="Story")
    assert broken(ruler=[reader], main=filled(*[story] * 4), extra=[story]) == ["404.1"]


@pytest.mark.rule("fow", "404.2")
def test_magic_stone_deck_and_sideboard_together_have_four_copies() -> None:
    special = face("Well of Two Moons", "special magic_stone")
    assert broken(stones=[*[STONE] * 10, *[special] * 2], side=[special] * 2) == []
    assert broken(stones=[*[STONE] * 10, *[special] * 2], side=[special] * 3) == ["404.2"]
    assert broken(side=[STONE] * 5) == []  # basic ones have no limit


@pytest.mark.rule("fow", "404.3", "404.8")
def test_rulers_share_no_name_with_another_ruler_or_one_in_the_sideboard() -> None:
    twin = face("Marda of the Quiet Tide", "ruler", key="R-2")
    assert broken(side=[twin]) == ["404.3"]
    assert broken(side=[face("Marda of the Loud Tide", "ruler")]) == []
    flesh = [face("Tide Made Flesh", "j_ruler", key=f"J-{index}") for index in range(2)]
    one, other = (face(f"Tide {index}", "ruler", sides=[flesh[index]]) for index in range(2))
    assert broken(ruler=[one], side=[other]) == ["404.3"]  # their other sides share a name


@pytest.mark.rule("fow", "404.4", "404.5", "404.6")
def test_the_sideboard_has_one_of_a_name_among_cards_that_begin_beside_the_deck() -> None:
    page = face("Tide Page", "sub_ruler", keyword("aid", word=TIDE.name))
    assert broken(ruler=[TIDE, page], side=[MUDLARK]) == []
    assert broken(ruler=[TIDE, page], side=[page]) == ["404.4"]
    law = face("Law of Tides", "extension_rule")
    assert broken(extension=[law], side=[law]) == ["404.5"]
    flesh = face("Tide Made Flesh", "j_ruler")
    assert broken(side=[flesh]) == [] and broken(side=[flesh, flesh]) == ["404.6"]
    warden = face("Reef Warden", "warden", sides=[face("Reef Regent", "j_ruler")])
    assert broken(side=[warden, warden]) == []


@pytest.mark.rule("fow", "404.1a")
def test_a_text_that_allows_more_copies_counts_for_every_deck_and_the_sideboard() -> None:
    any_number = face("Herring", "resonator", says("deck_copies", about(*THIS)))
    up_to_nine = face("Sprat", "resonator", says("deck_copies", about(*THIS), 9))
    assert broken(main=filled(*[any_number] * 20), side=[any_number] * 15) == []
    assert broken(main=filled(*[up_to_nine] * 5), side=[up_to_nine] * 4) == []
    assert broken(main=filled(*[up_to_nine] * 10)) == ["402.3b"]
    assert broken(main=filled(*[up_to_nine] * 9), side=[up_to_nine]) == ["404.1"]
    assert broken(main=filled(*[up_to_nine] * 9, *[MUDLARK] * 5)) == ["402.3b"]  # of itself only


@pytest.mark.rule("fow", "404.1a")
def test_a_text_that_allows_one_copy_of_its_card_counts_for_the_sideboard_too() -> None:
    lone = face("Last Heron", "resonator", says("deck_limit", about(*THIS), 1))
    assert broken(main=filled(lone)) == [] and broken(side=[lone]) == []
    assert broken(main=filled(lone, lone)) == ["404.1a"]
    assert broken(main=filled(lone), side=[lone]) == ["404.1a"]


@pytest.mark.rule("fow", "404.1a", "404.1b")
def test_a_card_of_the_sideboard_alone_speaks_of_its_own_copies_and_of_no_other_card() -> None:
    up_to_nine = face("Sprat", "resonator", says("deck_copies", about(*THIS), 9))
    assert broken(side=[up_to_nine] * 9) == [] and broken(side=[up_to_nine] * 10) == ["404.1"]
    prude = face("Prude", "resonator", says("deck_ban", about(Not(Is(Quality.COLOUR, "darkness")))))
    assert broken(main=filled(MUDLARK), side=[prude]) == []


@pytest.mark.rule("fow", "404.1b", "304.4")
def test_a_text_that_bans_other_cards_leaves_the_sideboard_and_the_stones_alone() -> None:
    dark = Not(Is(Quality.COLOUR, "darkness"))
    strict = face("Abbot of Night", "ruler", says("deck_ban", about(dark)), colours="darkness")
    night = resonators(40, colours="darkness")
    assert broken(ruler=[strict], main=night) == []
    assert broken(ruler=[strict], main=[*night, MUDLARK]) == ["404.1b"]
    assert broken(ruler=[strict], main=night, side=[MUDLARK]) == []
    wide = says("deck_ban", about(dark, zones=("deck", "stones")))
    assert "404.1b" in broken(ruler=[face("Abbot of All Night", "ruler", wide)], main=night)


@pytest.mark.rule("fow", "404.1b")
@pytest.mark.parametrize(
    ("word", "size", "part", "types"),
    [
        ("stranger", 10, "stranger", "resonator stranger"),
        ("divinity", 5, "rune", "chant rune"),
        ("grimoire", 5, "extra", "chant"),
        ("ex_deck", 5, "ex", "resonator"),
    ],
)
def test_a_ban_reaches_every_deck_but_the_stones(word: str, size: int, part: str, types: str) -> None:
    ban = says("deck_ban", about(Is(Quality.KIND, "Ghost")))
    host = face("Warded Host", "ruler", keyword(word, size, "crew"), ban)
    for races, rules in (("Story, Ghost", ["404.1b"] * size), ("Story", [])):
        cards = [face(f"Passer-by {index}", types, races=races) for index in range(size)]
        assert broken("casual", ruler=[host], side=[], **{part: cards}) == rules


@pytest.mark.rule("fow", "404.1b")
def test_only_certain_attributes() -> None:
    others = AnyOf(
        (NoQuality(Quality.COLOUR), *(Is(Quality.COLOUR, colour) for colour in ("wind", "fire", "darkness")))
    )
    ruler = face("Dawn Tide", "ruler", says("deck_ban", about(others)), colours="light water")
    water = resonators(40, colours="water")
    assert broken(ruler=[ruler], main=[*water, face("Both", "chant", colours="light water")]) == []
    assert broken(ruler=[ruler], main=[*water, face("Half", "chant", colours="light wind")]) == ["404.1b"]
    assert broken(ruler=[ruler], main=[*water, face("None", "chant")]) == ["404.1b"]


@pytest.mark.rule("fow", "404.7a")
def test_a_restricting_text_beats_an_expanding_one() -> None:
    alone = face("Anchorite", "ruler", says("deck_limit", about(), 1))
    singles = [face(f"Single {index}", "resonator") for index in range(40)]
    herring = face("Herring", "resonator", says("deck_copies", about(*THIS)))
    assert broken(ruler=[alone], main=[*singles, herring, herring]) == ["404.7a"]


@pytest.mark.rule("fow", "404.7a")
def test_an_expanding_text_that_names_the_restricting_card_or_ignores_restrictions_wins() -> None:
    alone = face("Anchorite", "ruler", says("deck_limit", about(), 1))
    hermit = face("Hermit", "ruler", says("deck_limit", about(), 1))
    singles = [face(f"Single {index}", "resonator") for index in range(40)]
    started = Exists(Group((Is(Quality.NAME, "Anchorite"), Has("starting")), ("ruler",), YOU), Number(1))
    pupil = face("Pupil", "resonator", says("deck_copies", about(*THIS), 4, started))
    assert broken(ruler=[alone], main=[*singles, *[pupil] * 4]) == []
    assert broken(ruler=[alone], main=[*singles, *[pupil] * 5]) == ["402.3b"]
    assert broken(ruler=[hermit], main=[*singles, *[pupil] * 4]) == ["404.1b"]
    free = face("Gadfly", "resonator", says("deck_copies_regardless", about(*THIS), 4))
    assert broken(ruler=[hermit], main=[*singles, *[free] * 4]) == []


@pytest.mark.rule("fow", "404.7a", "402.3c")
def test_a_text_that_ignores_restrictions_lets_opposite_sides_meet() -> None:
    tale = face("Tale", "resonator", words="tales")
    turncoat = face("Turncoat", "resonator", says("deck_copies_regardless", about(*THIS), 4), words="villains")
    assert broken(main=filled(tale, turncoat)) == []
    assert broken(main=filled(tale, turncoat, face("Rogue", "resonator", words="villains"))) == ["402.3c"]


@pytest.mark.rule("fow", "404.7a", "402.3a")
def test_texts_about_the_size_of_the_deck() -> None:
    sixty = face("Bishop of Sixty", "ruler", says("deck_exactly", about(), 60))
    vast = face("Lord of the Vast", "ruler", says("deck_at_least", about(), 100), says("deck_no_maximum", about()))
    assert broken(ruler=[sixty], main=resonators(60)) == []
    assert broken(ruler=[sixty], main=resonators(59)) == ["402.3a"]
    assert broken(ruler=[vast], main=resonators(99)) == ["402.3a"]
    assert broken(ruler=[vast], main=resonators(140)) == []
    both = face("Lord of Sixty", "ruler", says("deck_exactly", about(), 60), says("deck_no_maximum", about()))
    assert broken(ruler=[both], main=resonators(61)) == ["402.3a"]


@pytest.mark.rule("fow", "404.8")
def test_while_decks_are_built_a_card_has_the_information_of_both_sides() -> None:
    ban = says("deck_ban", about(Is(Quality.KIND, "Ghost")))
    strict = face("Exorcist", "ruler", sides=[face("Exorcist Enthroned", "j_ruler", ban)])
    shade = face("Widow", "resonator", sides=[face("Widow's Shade", "resonator", races="Ghost")])
    assert broken(ruler=[strict], main=filled(shade)) == ["404.1b"]


@pytest.mark.rule("fow", "904.5")
def test_a_text_with_a_condition_of_the_game_does_not_count_yet() -> None:
    later = Exists(Group((Is(Quality.NAME, "Mudlark"),), ("field",), YOU), Number(1))
    herring = face("Herring", "resonator", says("deck_copies", about(*THIS), None, later))
    assert broken(main=filled(MUDLARK, *[herring] * 5)) == ["402.3b"]


# ---------------------------------------------------------------- the same in the cards' own words


def lord(*text: str) -> Face:
    return written("Lord", "Ruler", *text, cost=None)


@pytest.mark.rule("fow", "404.1a", "404.1b", "402.3a", "404.7a")
@pytest.mark.parametrize(
    ("text", "cards", "rules"),
    [
        ("You cannot have more than one copy of any card in your deck.", [MUDLARK] * 2, ["404.1b"]),
        ("You cannot have non-fire cards in your deck.", [MUDLARK], ["404.1b"]),
        ("You must have exactly 60 cards in your deck.", [], ["402.3a"]),
        ("You have no maximum deck size, but must have at least 90 cards in your deck.", [], ["402.3a"]),
    ],
)
def test_what_a_ruler_says_of_the_deck(text: str, cards: list[Face], rules: list[str]) -> None:
    singles = [face(f"Single {index}", "resonator", colours="fire") for index in range(42)]
    assert broken(ruler=[lord(text)], main=[*singles, *cards]) == rules
    assert broken(main=[*singles, *cards]) == []


@pytest.mark.rule("fow", "404.1a", "404.7a")
def test_what_a_card_says_of_its_own_copies() -> None:
    many = resonator("Herring", "You may have any number of copies of this card in your deck.")
    nine = resonator("Sprat", "You may have up to nine copies of this card in your deck.")
    text = 'If your starting ruler is "Lord", you may have up to six copies of this card in your deck.'
    pupil = resonator("Pupil", text)
    assert broken(main=filled(*[many] * 20)) == []
    assert broken(main=filled(*[nine] * 9)) == [] and broken(main=filled(*[nine] * 10)) == ["402.3b"]
    assert broken(ruler=[lord()], main=filled(*[pupil] * 6)) == []
    assert broken(main=filled(*[pupil] * 6)) == ["402.3b"]


@pytest.mark.rule("fow", "402.5c", "402.7a-1", "1145.2c", "1155.2", "1164.2", "319.5a")
def test_what_keywords_of_rulers_ask_for() -> None:
    story = written("Chapter", "Chant", "Draw a card.", race="Story")
    assert broken(ruler=[lord("[Grimoire] (5)")], extra=[story]) == [] and broken(extra=[story]) == ["402.5c"]
    drifters = [face(f"Drifter {index}", "resonator stranger") for index in range(10)]
    assert broken(ruler=[lord("[Stranger] 10")], stranger=drifters) == [] and broken(stranger=drifters) == ["402.7a-1"]
    assert broken(ruler=[lord("[Tag] (Sage)")]) == ["1145.2c"]
    moon = written("Moon", "Ruler", "«Bond»", cost=None, race="Moonchild")
    assert broken(ruler=[lord("[Partner] 1 Moonchild"), moon]) == []
    page = written("Page", "Sub-ruler", '[Aid] "Lord"', cost=None)
    assert broken(ruler=[lord(), page]) == [] and broken(ruler=[TIDE, page]) == ["1164.2"]
    assert broken(ruler=[lord("<Crew> EX Deck (10)")]) == ["319.5a"]


@pytest.mark.rule("fow", "404.7")
def test_a_text_about_deck_building_that_is_lost_in_the_game_makes_no_deck_illegal() -> None:
    swarm = resonator("Swarm", "You may have any number of copies of this card in your deck.", cost="{0}")
    strip = chant("Strip", "Target resonator loses all abilities until end of turn.")
    assert broken(main=[*resonators(35), *[swarm] * 5]) == []
    assert broken(main=[*resonators(35), *[resonator("Swarm", cost="{0}")] * 5]) == ["402.3b"]
    t = table(swarm, strip).field(0, *["Swarm"] * 5).hand(0, "Strip").play(0, "Strip", targets=["Swarm"]).resolve()
    bare = [obj for obj in t.objects("field", 0) if not obj.now.programs]
    assert len(bare) == 1 and not t.over
    assert broken(main=[*resonators(35), *(obj.face for obj in t.objects("field", 0))]) == []
