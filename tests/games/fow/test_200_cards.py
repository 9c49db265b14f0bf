"""Chapter 200: types, names, costs, texts, races, attributes."""

from __future__ import annotations

import pytest

from arbiter.games.fow.faces import make_face
from arbiter.games.fow.game import LIBRARY
from arbiter.games.fow.language.races import RACES
from arbiter.games.fow.zones import TYPES
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.testing import BadScript, Table
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
SMITE = chant("Smite", "Destroy target resonator.")


def targets_of(card: Face, *others: Face, field: tuple[str, ...] = ()) -> list[str]:
    """The names among the opponent's cards that a chant with one target may be played on."""
    return [name for name in field if may_target(table(card, *others).field(1, *field), card, name)]


def may_target(t: Table, card: Face, name: str) -> bool:
    t.hand(0, card.name)
    try:
        t.play(0, card.name, targets=[name])
    except BadScript:
        return False
    return True


# ---------------------------------------------------------------- 202  types


@pytest.mark.rule("fow", "202.2")
def test_there_are_twelve_card_types_and_another_word_is_refused() -> None:
    assert len(TYPES) == 12
    for word in TYPES:
        printed = word.replace("_", "-") if word in ("j_ruler", "sub_ruler") else word.replace("_", " ")
        assert word in make_face({"id": "x", "name": "X", "type": [printed.title()]}, LIBRARY).traits.types
    with pytest.raises(BadCard, match="type 'hero' is not one of"):
        make_face({"id": "x", "name": "X", "type": ["Hero"]}, LIBRARY)


@pytest.mark.rule("fow", "202.2a", "202.2b", "202.2c")
def test_j_resonator_is_resonator_or_j_ruler_and_j_ruler_or_ruler_leaves_sub_rulers_out() -> None:
    rest_fighter = chant("Lull", "Rest target J/resonator.")
    rest_ruler = chant("Hush", "Rest target J/ruler.")
    squire = make("Squire", "sub_ruler")
    judge = make("Judge", "j_ruler", atk=500, dfn=500)
    two_sided(make("Bench", "ruler"), judge)

    def legal(card: Face, name: str) -> bool:
        t = table(card, HEN, squire, judge, rulers=False).field(1, "Hen", "Judge").zone(1, "ruler", "Squire")
        return may_target(t, card, name)

    assert legal(rest_fighter, "Hen") and legal(rest_fighter, "Judge") and not legal(rest_fighter, "Squire")
    assert legal(rest_ruler, "Judge") and not legal(rest_ruler, "Squire") and not legal(rest_ruler, "Hen")


@pytest.mark.rule("fow", "202.2e", "1414.4")
@pytest.mark.parametrize("line", ["Chant, Rune", "Chant/Rune"])
def test_a_card_of_several_types_is_each_of_them(line: str) -> None:
    face = make_face({"id": "x", "name": "X", "type": [line], "cost": "{1}", "abilities": ["Draw a card."]}, LIBRARY)
    assert face.traits.types >= {"chant", "rune"}


@pytest.mark.rule("fow", "202.3", "202.3a", "202.3b", "202.3c", "202.3d", "202.3e", "202.3f")
@pytest.mark.parametrize(
    ("line", "general", "kind"),
    [
        ("Basic Magic Stone", "basic", "magic_stone"),
        ("Special Magic Stone", "special", "magic_stone"),
        ("True Magic Stone", "true", "magic_stone"),
        ("Basic Ruler", "basic", "ruler"),
        ("Master Rune", "master", "rune"),
        ("Paradoxical Resonator", "paradoxical", "resonator"),
    ],
)
def test_a_general_type_stands_before_the_type(line: str, general: str, kind: str) -> None:
    face = make_face({"id": "x", "name": "X", "type": [line]}, LIBRARY)
    assert {general, kind} <= face.traits.types


@pytest.mark.rule("fow", "202.4a", "202.4b", "202.4e")
@pytest.mark.parametrize("attribute", ["light", "fire", "water", "wind", "darkness", "void"])
def test_a_basic_stone_named_after_a_stone_type_has_it_and_makes_its_will_without_any_text(attribute: str) -> None:
    name = f"{attribute.title()} Magic Stone"
    stone = written(name, "Basic Magic Stone", cost=None)
    assert f"{attribute}_stone" in stone.traits.types
    other = written(f"{attribute.title()} Well", "Basic Magic Stone", cost=None)
    assert f"{attribute}_stone" not in other.traits.types
    symbol = {"light": "W", "fire": "R", "water": "U", "wind": "G", "darkness": "B", "void": "V"}[attribute]
    spark = resonator("Spark", cost=f"{{{symbol}}}")
    assert table(stone, other, spark).field(0, other.name).hand(0, "Spark").can("play", 0, "Spark") is False
    t = table(stone, other, spark).field(0, name).hand(0, "Spark").play(0, "Spark")
    assert t.is_rested(name)


@pytest.mark.rule("fow", "202.4c")
def test_a_stone_type_without_quotation_marks_means_all_cards_of_the_type() -> None:
    crack = chant("Crack", "Destroy target fire magic stone.")
    vein = written("Ember Vein", "Special Magic Stone", "This card has the fire magic stone type.", cost=None)
    spring = written("Cold Spring", "Special Magic Stone", cost=None)
    assert targets_of(crack, vein, spring, field=("Ember Vein", "Cold Spring", "fire stone", "wind stone")) == [
        "Ember Vein",
        "fire stone",
    ]


@pytest.mark.rule("fow", "202.4d")
def test_becoming_a_magic_stone_gives_no_will_ability() -> None:
    golem = resonator("Golem", "This card is also a magic stone.")
    t = table(golem, HEN).field(0, "Golem").hand(0, "Hen")
    assert "magic_stone" in t.obj("Golem").now.types and not t.can("play", 0, "Hen")
    assert table(HEN, stones=1).hand(0, "Hen").can("play", 0, "Hen")


# ---------------------------------------------------------------- 203  names


@pytest.mark.rule("fow", "203.3a", "203.4")
def test_a_name_means_the_whole_name_unless_the_text_looks_in_it() -> None:
    coop = resonator("Hen and Fox")
    exact = chant("Exact", 'If you control "Hen", draw a card.')
    part = chant("Part", 'If you control a card with "Hen" in its name, draw a card.')
    for card, name, drawn in ((exact, "Hen", 1), (exact, "Hen and Fox", 0), (part, "Hen", 1), (part, "Hen and Fox", 1)):
        t = table(HEN, coop, card).field(0, name).hand(0, card.name).play(0, card.name).resolve()
        assert t.hand_size(0) == drawn
    named = chant("Named", 'Destroy target resonator named "Hen".')
    assert targets_of(named, HEN, coop, field=("Hen", "Hen and Fox")) == ["Hen"]


@pytest.mark.rule("fow", "203.3b")
@pytest.mark.parametrize(
    ("name", "counts"),
    [("Tide's Rage", True), ("Moon-Tide Heron", True), ("Keeper, Tide", True), ("Tideless Ring", False)],
)
def test_possessives_and_compounds_contain_a_word_and_longer_words_do_not(name: str, counts: bool) -> None:
    ebb = chant("Ebb", 'Destroy target resonator with "Tide" in its name.')
    assert bool(targets_of(ebb, resonator(name), field=(name,))) is counts


# ---------------------------------------------------------------- 204  costs


@pytest.mark.rule("fow", "204.1a", "204.1b", "1003.2")
def test_specified_cost_takes_its_attribute_and_free_cost_any_will() -> None:
    card = resonator("Kiln", cost="{R}{1}")
    assert table(card, stones=2).hand(0, "Kiln").can("play", 0, "Kiln")
    mixed = table(card).field(0, "fire stone", "wind stone").hand(0, "Kiln")
    assert mixed.can("play", 0, "Kiln")
    assert not table(card).field(0, "wind stone", "wind stone").hand(0, "Kiln").can("play", 0, "Kiln")
    assert not table(card, stones=1).hand(0, "Kiln").can("play", 0, "Kiln")


@pytest.mark.rule("fow", "204.1a", "907.6a", "907.6d", "1003.6")
def test_a_moon_symbol_takes_will_with_the_moon_characteristic() -> None:
    card = resonator("Moth", cost="{M}")
    lamp = regalia("Moon Lamp", "{Rest}: Produce {M}.")
    assert table(card, lamp).field(0, "Moon Lamp").hand(0, "Moth").can("play", 0, "Moth")
    assert not table(card, stones=2).hand(0, "Moth").can("play", 0, "Moth")
    assert card.traits.colours == frozenset()


@pytest.mark.rule("fow", "204.1c", "204.1d")
def test_total_cost_is_symbols_plus_free_cost() -> None:
    assert [resonator("C", cost=cost).traits.cost for cost in ("{W}{W}{3}", "{R}", "{4}", "{0}", "{X}{B}")] == [
        5,
        1,
        4,
        0,
        1,
    ]
    assert written("Nothing", "Ruler", cost=None).traits.cost == 0


# ---------------------------------------------------------------- 205, 206  text and race


@pytest.mark.rule("fow", "205.1", "205.2")
def test_every_paragraph_is_an_ability_of_its_own() -> None:
    face = resonator("Twofold", "[Flying]", "[Enter] >>> Draw a card.", "{1}: You gain 100 life.")
    assert len(face.traits.programs) == 3 and "flying" in face.traits.keywords


@pytest.mark.rule("fow", "205.3")
def test_reminder_text_does_nothing() -> None:
    card = chant("Plain", "Draw a card. (You gain 500 life.)")
    t = table(card).hand(0, "Plain").play(0, "Plain").resolve()
    assert t.hand_size(0) == 1 and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "206.2")
def test_commas_and_slashes_separate_races() -> None:
    assert resonator("A", race="Fairy Tale, Human").traits.kinds == {"Fairy Tale", "Human"}
    assert resonator("B", race="Fairy Tale/Human").traits.kinds == {"Fairy Tale", "Human"}
    assert resonator("C", race="Knight of the Round Table").traits.kinds == {"Knight of the Round Table"}


@pytest.mark.rule("fow", "206.3")
def test_a_race_without_a_zone_means_cards_in_the_field() -> None:
    call = chant("Call", "If you control a Human, draw a card.")
    man = resonator("Ferryman", race="Human")
    assert table(call, man).field(0, "Ferryman").hand(0, "Call").play(0, "Call").resolve().hand_size(0) == 1
    assert table(call, man).hand(0, "Call", "Ferryman").play(0, "Call").resolve().hand_names(0) == ["Ferryman"]


@pytest.mark.rule("fow", "206.2")
def test_several_humans_are_not_written_like_several_mermen() -> None:
    for race, several in (("Human", "Humans"), ("Shaman", "Shamans"), ("Merman", "Mermen")):
        one = resonator("One", race=race)
        flood = chant("Flood", f"Destroy all {several}.")
        t = table(one, flood).field(1, "One").hand(0, "Flood").play(0, "Flood").resolve()
        assert t.zone_names(1, "graveyard") == ["One"]


@pytest.mark.rule("fow", "206.4")
def test_only_a_listed_race_is_a_race() -> None:
    assert len(RACES) == len(set(RACES)) == 333  # as many as the list names; it says 336
    kill = chant("Kill", "Destroy target Dinosaur.")
    assert "problem" not in kill.extra
    unread = make_face(
        {"id": "x", "name": "X", "type": ["Chant"], "cost": "{1}", "abilities": ["Destroy target Frobnicator."]},
        LIBRARY,
    )
    assert "Frobnicator" in unread.extra["problem"]


@pytest.mark.rule("fow", "206.4")
def test_a_card_may_speak_of_its_own_new_race() -> None:
    """The list is of the races that there are currently."""
    elder = resonator("Elder", "Each other Frobnicator you control gains [+200/+200].", race="Frobnicator/Human")
    other, hen = resonator("Other", race="Frobnicator", size=(300, 300)), resonator("Hen", race="Bird", size=(300, 300))
    t = table(elder, other, hen).field(0, "Elder", "Other", "Hen")
    assert (t.power("Other"), t.power("Hen")) == (500, 300)


# ---------------------------------------------------------------- 207 to 209


@pytest.mark.rule("fow", "207.1", "208.1", "207.1a", "208.2b")
def test_resonators_and_j_rulers_have_atk_and_def_but_a_j_ruler_may_lack_them() -> None:
    bare = written("Bare Judge", "J-Ruler", cost=None)
    assert (HEN.traits.power, HEN.traits.guard) == (300, 300)
    t = table(bare, HEN).field(0, "Bare Judge", "Hen")
    assert t.acts(0, "battle") == ["Hen"]


@pytest.mark.rule("fow", "207.2", "208.2")
def test_atk_is_dealt_and_def_endures() -> None:
    strong, tough = resonator("Strong", size=(700, 100)), resonator("Tough", size=(0, 700))
    t = table(strong, tough).field(0, "Strong").field(1, "Tough", rested=True)
    t.act(0, "battle").end_step().end_step().choose("Strong").choose("Tough").to("battle_damage")
    assert t.zone_names(1, "graveyard") == ["Tough"]


@pytest.mark.rule("fow", "209.2")
def test_a_card_has_the_attributes_of_its_symbols() -> None:
    assert resonator("Both", cost="{W}{R}{1}").traits.colours == {"light", "fire"}
    assert written("Icon", "Ruler", cost=None, attribute=["W", "B"]).traits.colours == {"light", "darkness"}


@pytest.mark.rule("fow", "209.3", "209.5f")
def test_without_symbols_a_card_has_no_attribute() -> None:
    grey, red = resonator("Grey", cost="{2}"), resonator("Red", cost="{R}")
    assert grey.traits.colours == frozenset()
    fade = chant("Fade", "Destroy target non-attribute resonator.")
    assert targets_of(fade, grey, red, field=("Grey", "Red")) == ["Grey"]


@pytest.mark.rule("fow", "209.4")
def test_the_attribute_of_a_players_j_rulers_is_that_of_all_of_them() -> None:
    ask = chant("Ask", "If you control a wind J/ruler, draw a card.")
    t = table(ask).hand(0, "Ask").play(0, "Ask").resolve()
    assert t.hand_size(0) == 0
    t = table(ask).zone(0, "ruler", "wind ruler").hand(0, "Ask").play(0, "Ask").resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "209.5a", "209.5d")
def test_a_card_of_an_attribute_may_have_others_and_multi_attribute_means_two_or_more() -> None:
    red, both, grey = resonator("Red", cost="{R}"), resonator("Both", cost="{R}{W}"), resonator("Grey", cost="{1}")
    names = ("Red", "Both", "Grey")
    burn = chant("Burn", "Destroy target fire resonator.")
    split = chant("Split", "Destroy target multi-attribute resonator.")
    assert targets_of(burn, red, both, grey, field=names) == ["Red", "Both"]
    assert targets_of(split, red, both, grey, field=names) == ["Both"]


@pytest.mark.rule("fow", "207.1a", "208.2b")
def test_a_ruler_without_atk_and_def_gains_none() -> None:
    banner = regalia("Banner", "Warriors you control gain [+200/+200].")
    squire = resonator("Squire", size=(300, 300), race="Warrior")
    chief = make("Chief", "ruler", races=("Warrior",))
    t = table(banner, squire, chief, rulers=False).field(0, "Banner", "Squire").zone(0, "ruler", "Chief")
    assert t.power("Squire") == 500 and t.power("Chief") == 0
    shown = t.view(0)["zones"]["ruler"][0]["cards"][0]
    assert "power" not in shown and "guard" not in shown
