"""The first card of a turn, an "instead" that is a choice, and spells by their targets."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast")
BELL = chant("Bell", "You gain 100 life.", cost="{2}")


@pytest.mark.rule("fow", "903.2k")
@pytest.mark.parametrize(
    "text",
    [
        "Each turn, you may play your first chant without paying its cost.",
        "Each turn, you may pay {0} to play your first chant rather than pay its cost.",
    ],
)
def test_the_first_chant_of_a_turn_costs_nothing(text: str) -> None:
    t = table(HEN, BELL, regalia("Drum", text)).field(0, "Drum").hand(0, "Hen", "Bell", "Bell")
    t.play(0, "Hen").resolve()  # no chant
    t.play(0, "Bell").resolve()
    assert t.resource(0, "life") == 4100 and not t.can("play", 0, "Bell")


@pytest.mark.rule("fow", "906.1")
@pytest.mark.parametrize(("word", "gained"), [("second", 500), ("second or subsequent", 1000), ("third", 500)])
def test_the_second_card_of_a_turn(word: str, gained: int) -> None:
    drum = regalia("Drum", f"Whenever you play your {word} card each turn >>> You gain 500 life.")
    t = table(HEN, drum).field(0, "Drum").hand(0, "Hen", "Hen", "Hen")
    for _ in range(3):
        t.play(0, "Hen").resolve_all()
    assert t.resource(0, "life") == 4000 + gained


@pytest.mark.rule("fow", "910.3")
@pytest.mark.parametrize(("chooses", "zone"), [("yes", "field"), ("no", "hand")])
def test_what_may_be_done_instead_is_a_choice(chooses: str, zone: str) -> None:
    text = (
        "Search your deck for a Bird, reveal it, and put it into your hand. If you control a Beast, you may put it "
        "into the field instead. Then shuffle your deck."
    )
    call = chant("Call", text)
    t = table(HEN, OX, call).field(0, "Ox").deck(0, "Hen").hand(0, "Call").play(0, "Call").resolve()
    t.choose("Hen")
    t = t.yes() if chooses == "yes" else t.no()
    assert t.zone_of("Hen") == zone
    t = table(HEN, OX, call).deck(0, "Hen").hand(0, "Call").play(0, "Call").resolve().choose("Hen")
    assert t.zone_of("Hen") == "hand"  # without the Beast there is nothing to choose


@pytest.mark.rule("fow", "903.2i")
@pytest.mark.parametrize(("aim", "cancels"), [("Ox", True), ("Hen", False)])
def test_spells_by_what_they_target(aim: str, cancels: bool) -> None:
    bolt = chant("Bolt", "Destroy target resonator.")
    stop = chant("Stop", "[Quickcast]", "Cancel target spell targeting a Beast you control.")
    t = table(HEN, OX, bolt, stop).field(1, "Hen", "Ox").hand(0, "Bolt").hand(1, "Stop")
    t.play(0, "Bolt", targets=[aim]).passes(0)
    assert t.can("play", 1, "Stop") is cancels
    if cancels:
        t.play(1, "Stop").resolve_all()
        assert t.is_on_field("Ox", 1)


@pytest.mark.rule("fow", "903.2l")
def test_a_whole_hand_is_paid() -> None:
    well = regalia("Well", "Discard your hand: You gain 500 life.")
    t = table(HEN, OX, well).field(0, "Well").hand(0, "Hen", "Ox").use(0, "Well").order("Hen", "Ox").resolve()
    assert t.resource(0, "life") == 4500 and t.hand_size(0) == 0
    assert sorted(t.zone_names(0, "graveyard")) == ["Hen", "Ox"]


@pytest.mark.rule("fow", "1005.1")
def test_the_last_of_the_revealed_cards_and_the_rest() -> None:
    dig = chant(
        "Dig",
        "Reveal cards from the top of your deck until you reveal a Bird. Put that card into your hand and the rest "
        "into your graveyard.",
    )
    t = table(HEN, OX, dig).deck(0, "Ox", "Ox", "Hen", "Ox").hand(0, "Dig").play(0, "Dig").resolve()
    assert t.hand_names(0) == ["Hen"] and t.zone_names(0, "graveyard").count("Ox") == 2


def test_a_looked_at_card_is_shown_only_if_it_fits() -> None:
    peek = chant("Peek", "Look at the top card of your deck. If it's a Bird, reveal it and put it into your hand.")
    assert table(HEN, peek).deck(0, "Hen").hand(0, "Peek").play(0, "Peek").resolve().hand_names(0) == ["Hen"]
    assert table(OX, peek).deck(0, "Ox").hand(0, "Peek").play(0, "Peek").resolve().hand_names(0) == []


def test_it_comes_back_under_its_owners_control() -> None:
    ghost = resonator(
        "Ghost",
        "When this card is put into a graveyard from the field >>> You may pay {0}. If you do, put this card from a "
        "graveyard into the field under its owner's control.",
    )
    slay = chant("Slay", "Destroy target resonator.")
    t = table(ghost, slay).field(0, "Ghost").hand(0, "Slay").play(0, "Slay").resolve()
    t.resolve().yes()
    assert t.is_on_field("Ghost", 0)


@pytest.mark.rule("fow", "910.1", "302.6")
def test_what_would_be_put_into_ones_own_graveyard_this_turn() -> None:
    veil = chant(
        "Veil", "If a card would be put into your graveyard from anywhere this turn, remove it from the game instead."
    )
    slay = chant("Slay", "Destroy all resonators.")
    t = table(HEN, veil, slay).field(0, "Hen").field(1, "Hen").hand(0, "Veil", "Slay")
    t.play(0, "Veil").resolve().play(0, "Slay").resolve()
    assert sorted(t.zone_names(0, "removed")) == ["Hen", "Slay", "Veil"] and t.zone_names(1, "graveyard") == ["Hen"]
