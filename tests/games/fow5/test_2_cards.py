"""Chapter 2: what is on a card, and what texts mean that name it."""

from __future__ import annotations

import pytest

from arbiter.kernel.errors import BadCard
from tests.games.fow5.written import (
    STONES,
    addition,
    basic_stone,
    chant,
    instant,
    regalia,
    resonator,
    ruler,
    standby,
    stone,
    table,
    written,
)

# ---------------------------------------------------------------- 2.1  types


@pytest.mark.rule("fow5", "2.1/2")
def test_there_are_these_types_and_no_others() -> None:
    kinds = ("Ruler", "J-ruler", "Magic Stone", "Resonator", "Spell: Chant", "Addition: Field", "Regalia")
    found = [written("Card", kind, cost=None).traits.types for kind in kinds]
    expected = ("ruler", "j_ruler", "magic_stone", "resonator", "spell", "addition", "regalia")
    assert all(kind in types for kind, types in zip(expected, found, strict=True))
    with pytest.raises(BadCard, match=r"type 'rune' is not one of ruler, J-ruler"):
        written("Card", "Rune")


@pytest.mark.rule("fow5", "2.1/2a")
def test_a_j_resonator_is_a_resonator_or_a_j_ruler() -> None:
    crush = chant("Crush", "Rest target J/resonator.")
    charm = regalia("Charm")
    t = (
        table(crush, charm)
        .field(1, "Dog", "Judge of Heron", "Charm")
        .hand(0, "Crush")
        .play(0, "Crush", targets=["Dog"])
    )
    assert sorted(t.resolve().hand_names(0)) == []
    t = table(crush, charm).field(1, "Charm").hand(0, "Crush")
    assert not t.can("play", 0, "Crush")
    t = table(crush).field(1, "Judge of Heron").hand(0, "Crush").play(0, "Crush").resolve()
    assert t.is_rested("Judge of Heron")


@pytest.mark.rule("fow5", "2.1/2b")
def test_a_j_ruler_slash_ruler_is_either() -> None:
    rest = chant("Weigh", "Rest target J/ruler your opponent controls.")
    t = table(rest).hand(0, "Weigh").play(0, "Weigh").resolve()
    assert t.is_rested("Heron", 1)
    t = table(rest, rulers=False).zone(0, "ruler", "Kestrel").field(1, "Judge of Heron").hand(0, "Weigh")
    assert t.play(0, "Weigh").resolve().is_rested("Judge of Heron", 1)


@pytest.mark.rule("fow5", "2.1/2c")
def test_no_card_is_printed_as_an_astral_ruler() -> None:
    with pytest.raises(BadCard, match="type 'astral ruler' is not one of"):
        written("Card", "Astral Ruler")


@pytest.mark.rule("fow5", "2.1/3", "2.1/3a")
def test_a_spell_has_one_of_three_subtypes() -> None:
    assert chant("A", "Draw a card.").traits.types == {"spell", "chant"}
    assert instant("B", "Draw a card.").traits.types == {"spell", "chant_instant"}
    assert standby("C", "[Trigger] Anytime: Draw a card.").traits.types == {"spell", "chant_standby"}
    with pytest.raises(BadCard, match="subtype 'sonnet' is not one of chant, chant-instant, chant-standby"):
        written("D", "Spell: Sonnet")


@pytest.mark.rule("fow5", "2.1/3a")
def test_a_text_that_names_a_subtype_means_no_other() -> None:
    back = chant("Back", "Put target [Spell: Chant] from your graveyard into your hand.")
    word = instant("Word", "Draw a card.")
    assert not table(back, word).zone(0, "graveyard", "Word").hand(0, "Back").can("play", 0, "Back")
    any_spell = chant("Any", "Put target spell card from your graveyard into your hand.")
    t = table(any_spell, word).zone(0, "graveyard", "Word", "Dog").hand(0, "Any").play(0, "Any").resolve()
    assert t.hand_names(0) == ["Word"]


@pytest.mark.rule("fow5", "3.13/3", "2.1/8")
def test_a_spell_in_a_zone_is_a_card_of_that_type_and_only_without_one_any_card_in_the_chase_area() -> None:
    back = chant("Back", "Put target spell from your graveyard into your hand.")
    veto = instant("Veto", "Cancel target spell.")
    assert not table(back).zone(0, "graveyard", "Dog").hand(0, "Back").can("play", 0, "Back")
    t = table(veto, stones=2).hand(0, "Dog", "Veto").play(0, "Dog").play(0, "Veto", targets=["Dog"]).resolve()
    assert "Dog" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "2.1/4")
def test_an_addition_of_resonators_is_none_of_j_resonators() -> None:
    saddle = addition("Saddle", "J/resonator", "Added J/resonator gains [+100/+100].")
    collar = addition("Collar", "Resonator", "Added resonator gains [+100/+100].")
    banner = addition("Banner", "Field", "Resonators you control gain [+100/+100].")
    strip = chant("Strip", "Destroy all [Addition: Resonator]s.")
    t = table(saddle, collar, banner, strip).field(0, "Dog", "Banner").hand(0, "Saddle", "Collar", "Strip")
    t.play(0, "Saddle", targets=["Dog"]).resolve().play(0, "Collar", targets=["Dog"]).resolve()
    t.play(0, "Strip").resolve()
    assert sorted(t.field_names(0)) == ["Banner", "Dog", "Saddle"]
    with pytest.raises(BadCard, match="subtype 'hat' is not one of field, resonator, j/resonator"):
        addition("Hat", "Hat")


@pytest.mark.rule("fow5", "2.1/5", "2.1/5a")
def test_special_stands_before_the_type_of_some_magic_stones() -> None:
    odd = stone("Odd Stone", "{Rest}: Produce {R}.")
    assert odd.traits.types == {"special", "magic_stone"}
    crack = chant("Crack", "Destroy target special magic stone.")
    t = table(odd, crack, stones=1).zone(1, "stone_area", "Odd Stone").hand(0, "Crack").play(0, "Crack").resolve()
    assert t.zone_names(1, "graveyard") == ["Odd Stone"]


@pytest.mark.rule("fow5", "2.1/6", "2.1/6a", "2.1/7")
def test_a_stone_called_like_a_magic_stone_type_has_it() -> None:
    for face in STONES:
        attribute = face.name.split()[0].lower()
        assert face.traits.types == {"magic_stone", f"{attribute}_stone"}
    assert not any(kind.endswith("_stone") and kind != "magic_stone" for kind in stone("Odd Stone").traits.types)


@pytest.mark.rule("fow5", "2.1/7a")
def test_a_magic_stone_type_without_quotation_marks_means_the_type() -> None:
    both = stone("Dawn Stone", "Treat this card as a light magic stone and a fire magic stone.")
    rest = chant("Dim", "Destroy all light magic stones.")
    named = chant("Call Out", 'Destroy all magic stones named "Light Magic Stone".')
    t = table(both, rest).zone(1, "stone_area", "Dawn Stone", "Light Magic Stone", "Water Magic Stone").hand(0, "Dim")
    t.play(0, "Dim").resolve().order("Dawn Stone", "Light Magic Stone")
    assert t.zone_names(1, "stone_area") == ["Water Magic Stone"]
    t = table(both, named).zone(1, "stone_area", "Dawn Stone", "Light Magic Stone").hand(0, "Call Out")
    assert t.play(0, "Call Out").resolve().zone_names(1, "stone_area") == ["Dawn Stone"]


@pytest.mark.rule("fow5", "2.1/8")
def test_a_type_without_a_zone_means_the_play_ground_and_with_one_the_cards_there() -> None:
    crush = chant("Crush", "Destroy target resonator.")
    t = table(crush).zone(1, "graveyard", "Dog").hand(0, "Crush")
    assert not t.can("play", 0, "Crush")
    back = chant("Back", "Put target resonator card from your graveyard into your hand.")
    t = table(back).field(0, "Dog").hand(0, "Back")
    assert not t.can("play", 0, "Back")
    t = table(back).field(0, "Dog").zone(0, "graveyard", "Pup").hand(0, "Back").play(0, "Back").resolve()
    assert t.hand_names(0) == ["Pup"]


# ---------------------------------------------------------------- 2.2  names

HANS = resonator("Hans")
BOTH = resonator("Hans and Grete")
ALONE = resonator("Alone", 'This card gains [+100/+100] as long as you control "Hans".')
KIN = resonator("Kin", 'This card gains [+100/+100] as long as you control a card with "Hans" in its name.')


@pytest.mark.rule("fow5", "2.2/3", "2.2/4", "2.2/5")
def test_a_name_in_quotation_marks_is_the_whole_name() -> None:
    assert table(ALONE, BOTH).field(0, "Alone", "Hans and Grete").power("Alone") == 500
    assert table(ALONE, HANS).field(0, "Alone", "Hans").power("Alone") == 600


@pytest.mark.rule("fow5", "2.2/4", "2.2/6")
def test_a_part_of_a_name_is_found_in_longer_ones() -> None:
    assert table(KIN, BOTH).field(0, "Kin", "Hans and Grete").power("Kin") == 600
    assert table(KIN, HANS).field(0, "Kin", "Hans").power("Kin") == 600
    assert table(KIN).field(0, "Kin", "Dog").power("Kin") == 500


# ---------------------------------------------------------------- 2.3  costs


@pytest.mark.rule("fow5", "2.3/1", "2.3/2", "2.3/3", "2.3/4")
def test_symbols_need_will_of_their_attribute_and_numbers_any_will() -> None:
    t = table(stones=1).zone(0, "stone_area", "Water Magic Stone").hand(0, "Dog")  # {R}{1}
    assert t.can("play", 0, "Dog")
    t = table().zone(0, "stone_area", "Water Magic Stone", "Wind Magic Stone").hand(0, "Dog")
    assert not t.can("play", 0, "Dog")
    assert not table(stones=1).hand(0, "Dog").can("play", 0, "Dog")
    t = table(stones=2).hand(0, "Dog").play(0, "Dog")
    assert all(t.is_rested(t.card("Fire Magic Stone", 0, zone="stone_area", index=i)) for i in (0, 1))


@pytest.mark.rule("fow5", "2.3/5")
def test_total_cost_counts_both_parts() -> None:
    face = resonator("Mixed", cost="{R}{R}{W}{2}")
    assert face.traits.cost == 5
    cheap = chant("Cheap", "Destroy target resonator with total cost 2.")
    assert table(cheap).field(1, "Dog").hand(0, "Cheap").can("play", 0, "Cheap")
    assert not table(cheap).field(1, "Pup").hand(0, "Cheap").can("play", 0, "Cheap")


@pytest.mark.rule("fow5", "2.3/6")
def test_the_attributes_are_those_of_the_attribute_cost() -> None:
    assert resonator("Mixed", cost="{R}{W}{2}").traits.colours == {"fire", "light"}
    assert resonator("Bare", cost="{3}").traits.colours == frozenset()
    assert resonator("Lunar", cost="{M}{1}").traits.colours == frozenset()  # 9.7/8a: no attribute
    assert resonator("Claims", cost="{R}", attribute=["U"]).traits.colours == {"fire"}
    with pytest.raises(BadCard, match=r"\{V\} is no will symbol of this game"):
        resonator("Hollow", cost="{V}")


# ---------------------------------------------------------------- 2.4, 2.5  text, race and trait


@pytest.mark.rule("fow5", "2.4/1", "2.4/2")
def test_each_paragraph_is_an_ability() -> None:
    busy = resonator("Busy", "{0}: You gain 100 life.", "{0}: Draw a card.", "[Flying]")
    assert len(busy.traits.programs) == 3
    t = table(busy).field(0, "Busy").use(0, "Busy", ability="Draw").resolve()
    assert t.hand_size(0) == 1 and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "2.5/3")
def test_a_slash_parts_races_and_a_race_may_have_two_words() -> None:
    face = resonator("Mix", race="Fairy Tale/Elf")
    assert face.traits.kinds == {"Fairy Tale", "Elf"}


@pytest.mark.rule("fow5", "2.5/1", "2.5/4")
def test_a_race_or_trait_without_a_zone_means_the_whole_play_ground() -> None:
    moons = chant("Eclipse", "Rest all Moons.")
    moonlit = ruler("Moonlit", "[J-Activate] Pay {R}.", race="Moon")
    pearl = stone("Pearl", "{Rest}: Produce {M}.", race="Moon")
    lamp = regalia("Moon Lamp", race="Moon")
    t = table(moons, moonlit, pearl, lamp, rulers=False).zone(0, "ruler", "Kestrel").zone(1, "ruler", "Moonlit")
    t.zone(1, "stone_area", "Pearl").field(1, "Moon Lamp", "Dog").zone(1, "graveyard", "Pearl").hand(0, "Eclipse")
    t.play(0, "Eclipse").resolve()
    rested = [
        t.is_rested("Moonlit", 1),
        t.is_rested(t.card("Pearl", 1, zone="stone_area")),
        t.is_rested("Moon Lamp", 1),
    ]
    assert rested == [True, True, True] and not t.is_rested("Dog", 1)


# ---------------------------------------------------------------- 2.6, 2.7  ATK and DEF


@pytest.mark.rule("fow5", "2.6/1", "2.6/2")
def test_atk_is_the_damage_dealt_in_battle() -> None:
    t = table(resonator("Ox", size=(700, 200))).field(0, "Ox").attack("Ox").to("battle_damage")
    assert t.resource(1, "life") == 3300


@pytest.mark.rule("fow5", "2.7/1", "2.7/2")
def test_damage_of_its_def_or_more_destroys_it() -> None:
    burn = chant("Burn", "This card deals 500 damage to target resonator.")
    for defence, left in ((600, ["Ox"]), (500, []), (400, [])):
        t = table(burn, resonator("Ox", size=(100, defence))).field(1, "Ox").hand(0, "Burn").play(0, "Burn").resolve()
        assert t.field_names(1) == left


def test_a_basic_stone_produces_what_it_says() -> None:
    assert basic_stone("wind").traits.programs[0].ability.resource  # type: ignore[attr-defined]
