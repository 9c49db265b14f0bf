"""903.2i, 901.2c: second targets, several targets, what a player does with a picked card, limits of named abilities."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300), race="Bird")
OX = resonator("Ox", size=(800, 800), attribute=["fire"])
CUP = regalia("Cup")


@pytest.mark.rule("fow", "903.2i")
def test_a_second_target_is_another_than_the_first() -> None:
    doze = chant("Doze", "Rest target resonator. Rest up to one second target resonator if you control a regalia.")
    t = table(HEN, OX, CUP, doze).field(0, "Hen", "Ox", "Cup").hand(0, "Doze")
    t.play(0, "Doze", targets=["Hen", "Ox"]).resolve()
    assert t.is_rested("Hen") and t.is_rested("Ox")
    t = table(HEN, doze).field(0, "Hen").hand(0, "Doze").play(0, "Doze", targets=["Hen"]).resolve()
    assert t.is_rested("Hen")


@pytest.mark.rule("fow", "903.2i")
def test_target_two_is_two_targets() -> None:
    lift = chant("Lift", "Return target two resonators to their owner's hand.")
    assert not table(HEN, lift).field(1, "Hen").hand(0, "Lift").can("play", 0, "Lift")
    t = table(HEN, OX, lift).field(1, "Hen", "Ox").hand(0, "Lift")
    t.play(0, "Lift", targets=[["Hen", "Ox"]]).resolve()
    assert t.field_names(1) == []


def test_who_was_looked_at_removes_the_card_that_was_chosen() -> None:
    peek = chant("Peek", "Look at target opponent's hand and choose a resonator. They remove that card from the game.")
    t = table(HEN, CUP, peek).hand(1, "Hen", "Cup").hand(0, "Peek").play(0, "Peek", targets=["player 1"]).resolve()
    assert t.zone_names(1, "removed") == ["Hen"] and t.hand_names(1) == ["Cup"]


def test_they_are_who_was_dealt_the_damage() -> None:
    wasp = resonator("Wasp", "Whenever this card deals damage to your opponent >>> They discard a card.")
    t = table(wasp, CUP).field(0, "Wasp").hand(1, "Cup").hand(0, "Cup").attack("Wasp").to("main")
    assert t.hand_names(1) == [] and t.hand_names(0) == ["Cup"]


@pytest.mark.rule("fow", "906.7")
def test_what_happens_as_the_end_phase_begins() -> None:
    doom = chant(
        "Doom",
        "Target resonator gains [+100/+100] until end of turn. At the beginning of the end phase >>> Destroy it.",
    )
    t = table(HEN, doom).field(0, "Hen").hand(0, "Doom").play(0, "Doom", targets=["Hen"]).resolve()
    assert t.is_on_field("Hen", 0)
    t.to("draw_before", 1)
    assert t.zone_names(0, "graveyard") == ["Doom", "Hen"] or t.zone_names(0, "graveyard") == ["Hen", "Doom"]


@pytest.mark.rule("fow", "901.2c")
def test_a_limit_by_the_name_counts_all_that_bear_it() -> None:
    limit = "Play this ability only during your turn and only one <Old Song> ability per turn."
    bard = regalia("Bard", f"<Old Song> {{0}}: You gain 100 life. {limit}")
    harp = regalia("Harp", f"<Old Song> {{0}}: You gain 300 life. {limit}")
    t = table(bard, harp).field(0, "Bard", "Harp").use(0, "Bard").resolve()
    assert not t.can("use", 0, "Harp") and not t.can("use", 0, "Bard")


@pytest.mark.rule("fow", "702.1")
@pytest.mark.parametrize(
    "only",
    [
        "Play this card only from your removed area.",
        "You may play this card from your removed area, but not from anywhere else.",
    ],
)
def test_a_card_that_is_played_only_from_the_removed_area(only: str) -> None:
    moth = chant("Moth", only, "Draw a card.")
    assert not table(moth).hand(0, "Moth").can("play", 0, "Moth")
    t = table(moth).zone(0, "removed", "Moth").play(0, "Moth").resolve()
    assert t.hand_size(0) == 1


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("You gain 100 life for each different attribute among resonators you control.", 4100),
        ("You gain 100 life for each different name among all resonators you control.", 4200),
        (
            "Put a moon counter on target resonator. "
            "You gain 100 life for each moon counter on resonators you control.",
            4100,
        ),
    ],
)
def test_words_and_counters_of_a_whole_group(text: str, life: int) -> None:
    t = table(HEN, OX, chant("Say", text)).field(0, "Hen", "Ox").hand(0, "Say")
    t = t.play(0, "Say", targets=["Hen"]) if "target" in text else t.play(0, "Say")
    assert t.resolve().resource(0, "life") == life


@pytest.mark.rule("fow", "903.2l")
def test_the_top_of_the_deck_is_a_price() -> None:
    mill = regalia("Mill", "Remove the top card of your deck from the game: You gain 100 life.")
    t = table(HEN, mill).deck(0, "Hen").field(0, "Mill").use(0, "Mill").resolve()
    assert t.zone_names(0, "removed") == ["Hen"] and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1126.2")
def test_an_inheritance_with_a_limit() -> None:
    heir = resonator("Heir", "[Inheritance] {0}: You gain 100 life. Play this ability only if you control a regalia.")
    assert not table(heir).hand(0, "Heir").can("use", 0, "Heir")
    t = table(heir, CUP).hand(0, "Heir").field(0, "Cup").use(0, "Heir").resolve()
    assert t.resource(0, "life") == 4100 and t.zone_names(0, "graveyard") == ["Heir"]


@pytest.mark.parametrize("target", ["player 1", "Ox"])
def test_damage_to_a_player_or_to_a_card_is_waited_for(target: str) -> None:
    imp = resonator(
        "Imp",
        "{0}: This card deals 100 damage to target player or resonator.",
        "Whenever this card deals damage to a player or a resonator >>> You gain 100 life.",
    )
    t = table(imp, OX).field(0, "Imp").field(1, "Ox").use(0, "Imp", targets=[target]).resolve_all()
    assert t.resource(0, "life") == 4100
