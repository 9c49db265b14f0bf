"""Chapters 203 to 212: printed names, names that are named, capacity, numbers of attributes, collections."""

from __future__ import annotations

import pytest

from arbiter.cards.pool import Pool
from arbiter.games.fow.collections import CLUSTERS, LISTED, same_card
from arbiter.games.fow.faces import make_face
from arbiter.games.fow.game import LIBRARY, RULES
from arbiter.kernel.context import Context
from arbiter.kernel.dealing import new_game
from arbiter.kernel.effects.picking import nameable
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.script.base import Quality
from arbiter.testing import BadScript, Table
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300), cost="{0}")
OWL = resonator("Owl", size=(300, 300), cost="{0}")
SEAL = regalia("Seal", "As this card enters the field, name a card.", "The named card cannot be played.", cost="{0}")


def printing(id: str, set: str, *text: str, **more: object) -> dict[str, object]:
    card = {"id": id, "name": "Ivy", "type": ["Resonator"], "cost": "{G}", "atk": 300, "def": 300, "set": set}
    return {**card, "abilities": list(text), **more}


def may_target(t: Table, card: Face, name: str) -> bool:
    t.hand(0, card.name)
    try:
        t.play(0, card.name, targets=[name])
    except BadScript:
        return False
    return True


# ---------------------------------------------------------------- 202.2d


@pytest.mark.rule("fow", "202.2d")
def test_of_several_j_rulers_the_controller_picks_one_as_the_effect_is_applied() -> None:
    hush = chant("Hush", "Rest your J/ruler.")
    t = table(hush, make("Twin", "ruler"), rulers=False)
    t.zone(0, "ruler", "fire ruler", "Twin").zone(1, "ruler", "wind ruler").hand(0, "Hush").play(0, "Hush").resolve()
    t.expect(kind="objects", player=0)  # not while it was played
    t.choose("Twin")
    assert t.is_rested("Twin") and not t.is_rested("fire ruler")


@pytest.mark.rule("fow", "202.2d")
@pytest.mark.parametrize(("race", "drawn"), [("Elf", 1), ("Dragon", 1), ("Angel", 0)])
def test_a_text_about_your_j_ruler_means_any_of_them(race: str, drawn: int) -> None:
    ask = chant("Ask", f"If your J/ruler is {'an' if race[0] in 'AE' else 'a'} {race}, draw a card.")
    t = table(ask, make("Root", "ruler", races=("Elf",)), make("Claw", "ruler", races=("Dragon",)), rulers=False)
    t.zone(0, "ruler", "Root", "Claw").hand(0, "Ask").deck(0, "fire 1").play(0, "Ask").resolve()
    assert t.hand_size(0) == drawn


# ---------------------------------------------------------------- 203.5 to 203.7  names


@pytest.mark.rule("fow", "203.5", "203.5a", "203.5b")
def test_a_printed_name_is_the_one_that_stands_on_the_card() -> None:
    mock = resonator("Mock Hen", 'This card has "Hen" in addition to its other names.')
    rename = regalia("Ledger", 'Resonators named "Hen" gain [Flying].')
    called, printed = (
        chant("Called", 'Destroy target resonator named "Hen".'),
        chant("Printed", 'Destroy target resonator with the printed name "Hen".'),
    )

    def legal(card: Face, name: str) -> bool:
        return may_target(table(HEN, mock, rename, card).field(1, "Hen", "Mock Hen"), card, name)

    assert legal(called, "Hen") and legal(called, "Mock Hen")
    assert legal(printed, "Hen") and not legal(printed, "Mock Hen")


@pytest.mark.rule("fow", "203.5b")
def test_a_card_with_a_further_name_keeps_its_printed_one() -> None:
    mock = resonator("Mock Hen", 'This card has "Hen" in addition to its other names.')
    printed = chant("Printed", 'Destroy target resonator with the printed name "Mock Hen".')
    assert may_target(table(mock, HEN, printed).field(1, "Mock Hen", "Hen"), printed, "Mock Hen")


@pytest.mark.rule("fow", "203.6")
def test_the_named_card_is_what_this_very_card_has_named() -> None:
    t = table(HEN, OWL, SEAL).hand(0, "Seal", "Seal", "Hen", "Owl").hand(1, "Hen")
    t.play(0, "Seal").resolve().option("Hen")
    assert not t.can("play", 0, "Hen") and t.can("play", 0, "Owl")
    t.play(0, "Seal").resolve().option("Owl")  # the second names for itself; the first keeps its name
    assert not t.can("play", 0, "Hen") and not t.can("play", 0, "Owl")


@pytest.mark.rule("fow", "203.6")
def test_what_a_card_named_is_forgotten_when_it_leaves() -> None:
    lift = chant("Lift", "Return target regalia to its owner's hand.")
    t = table(HEN, OWL, SEAL, lift).hand(0, "Seal", "Lift", "Hen", "Owl").play(0, "Seal").resolve().option("Hen")
    t.play(0, "Lift", targets=["Seal"]).resolve().play(0, "Seal").resolve().option("Owl")
    assert t.can("play", 0, "Hen") and not t.can("play", 0, "Owl")


@pytest.mark.rule("fow", "203.7")
def test_what_may_be_named_are_cards_and_tokens_that_there_are() -> None:
    guess = chant("Guess", "Name a card. Reveal the top card of your deck. If it is the named card, draw a card.")
    brood = chant("Brood", 'Put a [100/100] wind Bird resonator token named "Chick" into the field.')
    t = table(HEN, guess, brood).hand(0, "Guess", "Guess", "Brood").deck(0, "Hen").play(0, "Guess").resolve()
    assert "Hen" in t.options() and "Chick" not in t.options()
    t.option("Hen").play(0, "Brood").resolve().play(0, "Guess").resolve()
    assert "Chick" in t.options()


@pytest.mark.rule("fow", "104.9", "203.2b")
def test_cards_of_one_name_with_other_names_behind_them_are_two_cards() -> None:
    sides = [[{"name": name, "type": ["J-Ruler"]}] for name in ("Thorn", "Thorn", "Bloom")]
    thorn, again, bloom = (printing(str(each), "CMF", other=each) for each in sides)
    assert same_card(thorn) == same_card(again) != same_card(bloom)


@pytest.mark.rule("fow", "203.7")
def test_every_card_that_exists_may_be_named_so_that_no_deck_is_given_away() -> None:
    pool = Pool("fow", [printing("A", "CMF"), printing("B", "CMF", name="Fern")])
    decks = [{"deck": [pool.face("A")] * 40}] * 2
    game = new_game(RULES, decks, 1, catalogue=pool.catalogue)
    assert nameable(game, Quality.NAME, (), Context(0, None)) == ("Fern", "Ivy")


@pytest.mark.rule("fow", "203.7")
def test_a_specification_narrows_what_may_be_named() -> None:
    guess = chant("Guess", "Name a resonator. Reveal the top card of your deck. If it is the named card, draw a card.")
    bell = regalia("Bell")
    t = table(HEN, OWL, bell, guess).hand(0, "Guess", "Bell", "Owl").deck(0, "Hen").play(0, "Guess").resolve()
    assert "Hen" in t.options() and "Bell" not in t.options()


# ---------------------------------------------------------------- 206.3a


@pytest.mark.rule("fow", "206.3a")
@pytest.mark.parametrize(("race", "flies"), [("Elf", True), ("Arcana", False)])
def test_nothing_gains_the_arcana_race_in_a_game_of_two(race: str, flies: bool) -> None:
    dub = chant("Dub", f"Target resonator gains {race} in addition to its other races until end of turn.")
    wings = regalia("Wings", f"{'Elves' if race == 'Elf' else 'Arcana'} you control gain [Flying].")
    t = table(HEN, dub, wings).field(0, "Hen", "Wings").hand(0, "Dub").play(0, "Dub", targets=["Hen"]).resolve()
    assert t.has("Hen", "flying") is flies


@pytest.mark.rule("fow", "206.3a")
def test_nothing_loses_the_arcana_race_in_a_game_of_two() -> None:
    strip = chant("Strip", "Target resonator loses all races until end of turn.")
    imp = resonator("Imp", race="Arcana, Elf")
    t = table(imp, strip).field(0, "Imp").hand(0, "Strip").play(0, "Strip", targets=["Imp"]).resolve()
    assert t.obj("Imp").now.kinds == {"Arcana"}


# ---------------------------------------------------------------- 208.2a  capacity


@pytest.mark.rule("fow", "208.2a")
def test_capacity_is_def_less_the_damage() -> None:
    cull = chant("Cull", "Destroy target resonator with capacity 300 or less.")
    ox = resonator("Ox", size=(500, 500))
    assert may_target(table(ox, HEN, cull).field(1, "Ox", "Hen", damage=200), cull, "Ox")
    assert not may_target(table(ox, HEN, cull).field(1, "Ox", damage=100).field(1, "Hen"), cull, "Ox")


@pytest.mark.rule("fow", "208.2a")
def test_an_amount_can_be_a_capacity() -> None:
    gauge = chant("Gauge", "You gain life equal to the capacity of target resonator.")
    ox = resonator("Ox", size=(500, 500))
    t = table(ox, gauge).field(1, "Ox", damage=200).hand(0, "Gauge").play(0, "Gauge", targets=["Ox"]).resolve()
    assert t.resource(0, "life") == 4300


# ---------------------------------------------------------------- 209.5  attributes

ATTRIBUTES = {"Ash": "{R}", "Steam": "{R}{U}", "Dusk": "{R}{B}", "Rainbow": "{W}{R}{U}{G}{B}", "Husk": "{1}"}
CARDS = tuple(resonator(name, cost=cost) for name, cost in ATTRIBUTES.items())


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        pytest.param("mono-attribute", ["Ash"], marks=pytest.mark.rule("fow", "209.5b")),
        pytest.param("mono-attribute fire", ["Ash"], marks=pytest.mark.rule("fow", "209.5b")),
        pytest.param("mono-attribute water", [], marks=pytest.mark.rule("fow", "209.5b")),
        pytest.param("dual-attribute", ["Steam", "Dusk"], marks=pytest.mark.rule("fow", "209.5c")),
        pytest.param("dual-attribute fire/water", ["Steam"], marks=pytest.mark.rule("fow", "209.5c")),
        pytest.param("prismatic", ["Rainbow"], marks=pytest.mark.rule("fow", "209.5e")),
        ("fire", ["Ash", "Steam", "Dusk", "Rainbow"]),
    ],
)
def test_how_many_attributes_a_card_has(words: str, meant: list[str]) -> None:
    word = chant("Word", f"Destroy target {words} resonator.")
    legal = [name for name in ATTRIBUTES if may_target(table(*CARDS, word).field(1, *ATTRIBUTES), word, name)]
    assert legal == meant


# ---------------------------------------------------------------- 210, 212


@pytest.mark.rule("fow", "210.1")
def test_a_card_can_have_a_divinity_number() -> None:
    plain: dict[str, object] = {"id": "x", "name": "X", "type": ["Rune"], "cost": "{1}"}
    assert make_face({**plain, "divinity": 3}, LIBRARY).traits.level == 3
    assert make_face(plain, LIBRARY).traits.level == 0
    with pytest.raises(BadCard, match="divinity must be a whole number"):
        make_face({**plain, "divinity": "much"}, LIBRARY)


@pytest.mark.rule("fow", "212.2", "212.3")
@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("in the Grimm Cluster", ["Old Oak", "Gift Oak"]),
        ('in "CMF"', ["Old Oak", "Gift Oak"]),
        ('in "G1"', ["Old Oak", "Gift Oak"]),
        ("during the Alice Cluster", ["Ivy"]),
        ("in the Hero Cluster", ["Own Ivy"]),  # MP01 belongs to no cluster; an unknown one says itself to which
        ('in "MP01"', ["Master Ivy"]),
        ('in "HOME7"', ["Own Ivy"]),  # a collection that the list does not know is called by what stands on its cards
    ],
)
def test_a_cluster_or_a_collection_means_all_cards_released_there(words: str, meant: list[str]) -> None:
    sets = {"Old Oak": "CMF", "Gift Oak": "CMF Buy a Box", "Ivy": "TTW", "Master Ivy": "MP01", "Own Ivy": "HOME7"}
    cards = [resonator(name, set=code, cluster="Hero") for name, code in sets.items()]
    word = chant("Word", f"Destroy target resonator released {words}.")
    assert [name for name in sets if may_target(table(*cards, word).field(1, *sets), word, name)] == meant


@pytest.mark.rule("fow", "212.3")
def test_every_collection_is_listed_once_and_the_clusters_are_twelve() -> None:
    assert len(CLUSTERS) == 12 and len({place for place, _ in LISTED.values()}) == len(LISTED)


@pytest.mark.rule("fow", "104.9", "212.2")
def test_all_printings_of_a_card_have_the_information_of_the_newest() -> None:
    pool = Pool("fow", [printing("A", "CMF", "[Flying]"), printing("B", "TTT", "[Pierce]"), printing("C", "TTW")])
    assert [pool.face(key).traits.keywords for key in "ABC"] == [{"pierce"}] * 3
    assert all({"CMF", "Grimm", "TTT", "Trinity", "Alice"} <= pool.face(key).traits.groups for key in "ABC")


@pytest.mark.rule("fow", "104.9")
def test_errata_replace_the_text_and_another_cost_is_another_card() -> None:
    cards = [printing("A", "CMF", "[Flying]"), printing("B", "TTT", "[Pierce]", errata=["[Bane]"])]
    pool = Pool("fow", [*cards, printing("C", "TTT", "[Eternal]", cost="{G}{G}")])
    words = [pool.face(key).traits.keywords for key in "ABC"]
    assert words[:2] == [{"bane"}] * 2 and words[2] == {"eternal"}


@pytest.mark.rule("fow", "104.9")
def test_of_an_alternative_card_only_the_part_of_that_name_counts() -> None:
    other = {"name": "Briar", "type": ["Chant (Alternative)"], "cost": "{G}", "abilities": ["Draw a card."]}
    both = printing("B", "TTT", "[Pierce]", type=["Resonator (Alternative)"], other=[other])
    pool = Pool("fow", [printing("A", "CMF", "[Flying]"), both])
    old = pool.face("A")
    assert old.traits.keywords == {"pierce"} and old.name == "Ivy" and "chant" not in old.traits.types
