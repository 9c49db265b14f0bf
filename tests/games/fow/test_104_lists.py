"""Several deeds of one player in a row, conditions joined by "or if", and how often a replacement is applied."""

from __future__ import annotations

import pytest

from arbiter.script.abilities import Keyword
from arbiter.script.amounts import Number
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", "", race="Beast")
OWL = resonator("Owl", "[Quickcast]", race="Spirit")


@pytest.mark.rule("fow", "104.2")
def test_one_player_does_one_thing_after_the_other() -> None:
    curse = chant("Curse", "Your opponent discards a card, banishes a resonator and loses 500 life.")
    t = table(curse, HEN, OWL).field(1, "Hen").hand(1, "Owl").hand(0, "Curse").play(0, "Curse").resolve()
    assert t.zone_names(1, "graveyard") == ["Owl", "Hen"] and t.resource(1, "life") == 3500


@pytest.mark.rule("fow", "1014.1", "1009.1")
def test_the_chosen_card_of_a_hand_is_discarded() -> None:
    steal = chant(
        "Steal",
        "Your opponent reveals their hand. Choose a card with [Quickcast] from among them. They discard the chosen "
        "card.",
    )
    t = table(steal, HEN, OWL).hand(1, "Hen", "Owl").hand(0, "Steal").play(0, "Steal").resolve()
    assert t.hand_names(1) == ["Hen"] and t.zone_names(1, "graveyard") == ["Owl"]


@pytest.mark.rule("fow", "905.3")
@pytest.mark.parametrize(("stones", "mine", "can"), [(1, "Hen", True), (3, "Owl", True), (1, "Owl", False)])
def test_one_of_two_conditions_is_enough(stones: int, mine: str, can: bool) -> None:
    only = "Play this ability only if you control a Beast or if you control three or more magic stones."
    well = regalia("Well", f"{{0}}: Draw a card. {only}")
    assert table(well, HEN, OWL, stones=stones).field(0, "Well", mine).can("use", 0, "Well") is can


@pytest.mark.rule("fow", "910.1")
def test_a_replacement_that_is_applied_once_a_turn() -> None:
    text = (
        "If a Beast you control would be put into your graveyard from the field, put it into your hand instead. "
        "Apply this effect only once per turn."
    )
    nest, wave = regalia("Nest", text), chant("Wave", "Destroy target resonator.")
    t = table(nest, wave, HEN).field(0, "Nest", "Hen", "Hen").hand(0, "Wave", "Wave")
    t.play(0, "Wave", targets=[t.card("Hen", 0, index=0)]).resolve()
    assert t.hand_names(0).count("Hen") == 1
    t.play(0, "Wave", targets=["Hen"], zone="hand").resolve()
    assert t.hand_names(0).count("Hen") == 1 and "Hen" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "903.2i", "1007.5")
def test_several_targets_are_players_or_cards() -> None:
    storm = chant("Storm", "This card deals 300 damage to up to two target players or J/resonators.")
    big = resonator("Big", "", size=(500, 900))
    t = table(storm, big).field(1, "Big").hand(0, "Storm").play(0, "Storm", targets=["Big", "player 1"]).resolve()
    assert t.damage_on("Big") == 300 and t.resource(1, "life") == 3700


@pytest.mark.rule("fow", "209.5")
def test_attributes_that_are_gained_and_cards_with_any() -> None:
    tint = regalia("Tint", "Beasts you control gain darkness in addition to their other attributes.")
    grey = resonator("Grey", "", race="Beast", attribute=[])
    hush = regalia("Hush", "Resonators with one or more attributes gain [-200/0].")
    t = table(tint, grey, hush).field(0, "Grey", "Hush")
    assert t.power("Grey") == 500
    assert table(tint, grey, hush).field(0, "Grey", "Hush", "Tint").power("Grey") == 300


@pytest.mark.rule("fow", "203.1")
def test_without_a_word_in_the_name() -> None:
    wave = chant("Wave", 'Destroy all Beasts without "Old" in their name.')
    old = resonator("Old Hen", "", race="Beast")
    t = table(wave, HEN, old).field(1, "Hen", "Old Hen").hand(0, "Wave").play(0, "Wave").resolve()
    assert t.zone_names(1, "field") == ["Old Hen"]


@pytest.mark.rule("fow", "318.2d")
def test_one_of_the_cards_looked_at_goes_face_down_into_the_area() -> None:
    scout = chant(
        "Scout",
        "Look at the top two cards of your deck. You may put one of them face down into your <Shinobi> EX Area. Put "
        "the rest on the bottom of your deck in any order.",
    )
    t = table(scout, HEN, OWL).resources(0, shinobi_spaces=1).deck(0, "Hen", "Owl").hand(0, "Scout")
    t.play(0, "Scout").resolve().choose("Hen")
    assert t.zone_names(0, "shinobi") == ["Hen"] and not t.obj("Hen").face_up


@pytest.mark.rule("fow", "909.6", "1020.1")
def test_several_become_resonators_and_are_still_what_they_were() -> None:
    wake = chant("Wake", "Regalia you control become [300/400] resonators until end of turn. They are still regalia.")
    gem = regalia("Gem", "")
    t = table(wake, gem).field(0, "Gem").hand(0, "Wake").play(0, "Wake").resolve()
    assert t.obj("Gem").now.types == {"regalia", "resonator"} and (t.power("Gem"), t.guard("Gem")) == (300, 400)
    rise = regalia("Rise", "{0}: This card becomes a [300/400] resonator with [Flying] until end of turn.")
    t = table(rise).field(0, "Rise").use(0, "Rise").resolve()
    assert t.obj("Rise").now.types == {"resonator"} and t.has("Rise", "flying")


@pytest.mark.rule("fow", "1303.1")
def test_addition_tokens_of_two_races_and_no_attribute() -> None:
    bloom = chant("Bloom", "Put two Flower, Gears addition tokens into the field.")
    t = table(bloom).hand(0, "Bloom").play(0, "Bloom").resolve()
    made = [obj.now for obj in t.objects("field", 0) if obj.token]
    assert len(made) == 2 and all(now.types == {"addition"} and now.kinds == {"Flower", "Gears"} for now in made)
    assert all(not now.colours for now in made)


def test_that_much_is_of_an_event() -> None:
    with pytest.raises(AssertionError, match="of no event"):
        chant("Sip", "Return target resonator to its owner's hand. You gain that much life.")
    with pytest.raises(AssertionError, match="of no event"):
        resonator("Bat", "[Enter] >>> You gain that much life.")
    bat = resonator("Bat", "Whenever damage is dealt to this card by a source you control >>> You gain that much life.")
    hurt = chant("Hurt", "This card deals 100 damage to target resonator.")
    t = table(bat, hurt).field(0, "Bat").hand(0, "Hurt").play(0, "Hurt").resolve_all()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1155.2")
def test_a_partner_of_a_race_that_stands_behind_the_number() -> None:
    lord = written("Lord", "Ruler", "[Partner] 2 (Beast)", cost=None)
    (ability,) = [each.ability for each in lord.traits.programs if isinstance(each.ability, Keyword)]
    assert isinstance(ability, Keyword) and ability.word == "Beast" and ability.value == Number(2)
