"""322, 1005, 710: cards outside the game, revealed there or not; stones called without resting."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

OWL = resonator("Owl", "When this card becomes revealed from outside the game >>> You gain 100 life.", race="Beast")
HEN = resonator("Hen", race="Beast", size=(300, 300))
SHOW = chant("Show", "Reveal a Beast you own from outside the game and keep it revealed until end of game.")
NEW = "that does not share a name with other Beasts you own revealed outside the game"
FRESH = chant("Fresh", f"Reveal a Beast you own from outside the game {NEW} and keep it revealed until end of game.")


@pytest.mark.rule("fow", "322.3", "1005.2", "906.3")
def test_a_card_hears_that_it_is_revealed_outside_the_game_and_only_the_first_time() -> None:
    t = table(OWL, SHOW).zone(0, "outside", "Owl").hand(0, "Show", "Show").play(0, "Show").resolve()
    assert t.yes().resolve_all().resource(0, "life") == 4100  # 906.3b  from a hidden area it need not be played
    assert t.play(0, "Show").resolve_all().resource(0, "life") == 4100


@pytest.mark.rule("fow", "322.3")
def test_what_is_revealed_in_a_deck_is_not_revealed_from_outside() -> None:
    peek = chant("Peek", "Reveal the top card of your deck.")
    t = table(OWL, peek).deck(0, "Owl").hand(0, "Peek").play(0, "Peek").resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "322.3", "1005.2")
def test_only_names_that_are_not_revealed_yet() -> None:
    t = table(HEN, SHOW, FRESH).zone(0, "outside", "Hen", "Hen").hand(0, "Show", "Fresh")
    t.play(0, "Show").resolve().choose("Hen")
    t.play(0, "Fresh").resolve()  # the other one has the same name
    assert sum("revealed" in obj.now.keywords for obj in t.objects("outside", 0)) == 1


@pytest.mark.rule("fow", "710.1")
def test_a_ruler_that_calls_without_resting() -> None:
    king = written("King", "Ruler", "Calling a magic stone does not cause this card to rest.", cost=None)
    t = table(king, rulers=False).zone(0, "ruler", "King").act(0, "call")
    assert not t.is_rested("King")


@pytest.mark.rule("fow", "906.1")
def test_a_homeland_puts_its_card_into_the_field_as_the_game_begins() -> None:
    king = written("King", "Ruler", "Homeland (Cave) - At the beginning of the game >>> You gain 100 life.", cost=None)
    assert [program.ability.name for program in king.traits.programs] == ["Homeland"]


@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "so"),
    [
        ("you control fewer resonators than your opponent", 1, 2, True),
        ("you control fewer resonators than your opponent", 2, 2, False),
        ("your opponent controls fewer resonators than you", 2, 1, True),
        ("you don't control another resonator", 0, 1, True),
        ("you don't control another resonator", 1, 0, False),
    ],
)
def test_two_players_are_compared(condition: str, mine: int, theirs: int, so: bool) -> None:
    ask = chant("Ask", f"If {condition}, you gain 100 life.")
    t = table(HEN, ask).field(0, *["Hen"] * mine).field(1, *["Hen"] * theirs).hand(0, "Ask").play(0, "Ask").resolve()
    assert (t.resource(0, "life") == 4100) is so
