"""Chapter 200: what is printed on a card, and what texts and rules make of it."""

from __future__ import annotations

import pytest

from arbiter.games.caster.deckbuilding import part_of
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.script.base import INFINITY
from arbiter.testing import scenario
from tests.games.caster.tables import table
from tests.games.caster.written import conjure, servant

GAME = entry("caster")


def face(**fields: object) -> Face:
    card = {"id": "T", "name": "Thing", "type": "Servant", "cost": 2, "element": "Terra", "atk": 1000, "def": 500}
    return GAME.make_face({**card, **fields})


@pytest.mark.rule("caster", "201.2")
def test_a_type_that_there_is_not_is_no_card() -> None:
    for word in ("Caster", "Servant", "Conjure", "Barrier", "Deity"):
        assert word.lower() in face(type=word, level=1).printed.types
    with pytest.raises(BadCard, match="type 'wizard' is not one of servant, caster, conjure, barrier, deity"):
        face(type="Wizard")


@pytest.mark.rule("caster", "201.3b")
def test_a_soul_bond_servant_begins_in_the_extra_deck() -> None:
    bonded = face(type="Soul Bond Servant", materials=["A", "B"])
    assert part_of(bonded) == "extra" and part_of(face()) == "main"


@pytest.mark.rule("caster", "202.3", "202.3a", "213.2")
def test_the_version_is_part_of_a_casters_name() -> None:
    assert face(type="Caster", level=1, name="Ada").name == "Ada"
    assert face(type="Caster", level=1, name="Ada", version="Festival").name == "Ada (Festival)"


@pytest.mark.rule("caster", "202.3")
def test_a_caster_with_a_version_stands_beside_one_without() -> None:
    made = table().define(id="ada1f", name="Ada", version="Festival", type="Caster", level=1, element="Solis")
    made.field(0, "ada1").hand(0, "ada1f", "ada2").turn(0, step="draw", number=3)
    made.to("call")
    assert made.acts(0, "call") == ["Ada (Festival)"]


@pytest.mark.rule("caster", "202.4", "202.4a")
def test_a_name_in_quotation_marks_is_the_whole_name_unless_it_is_said_to_be_in_a_name() -> None:
    made = servant(servant(scenario("caster"), "Lamp"), "Lamp Post")
    conjure(
        conjure(made, "One", 'Destroy all servants named "Lamp".'),
        "Two",
        'Destroy all servants with "Lamp" in their names.',
    )
    made.sources(0, ignus=2).hand(0, "One", "Two").field(1, "Lamp", "Lamp Post")
    made.play(0, "One").resolve()
    assert made.field_names(1) == ["Lamp Post"]
    made.play(0, "Two").resolve()
    assert made.field_names(1) == []


@pytest.mark.rule("caster", "203.1")
def test_the_cost_is_what_playing_the_card_asks_for() -> None:
    made = servant(scenario("caster"), "Dear", cost=3).sources(0, ignus=2).hand(0, "Dear")
    assert not made.can("play", 0, "Dear")
    made = servant(scenario("caster"), "Dear", cost=3).sources(0, ignus=3).hand(0, "Dear")
    assert made.can("play", 0, "Dear")


@pytest.mark.rule("caster", "206.1a")
def test_race_and_trait_are_one_thing() -> None:
    assert face(race="Hound").printed.kinds == face(type="Conjure", trait="Hound").printed.kinds
    made = scenario("caster").define(name="Mayor", type="Caster", level=1, element="Aes", trait="Chime", text="")
    servant(made, "Bell", race="Chime")
    conjure(made, "Peal", "Destroy all servants that share a race with target caster.")
    made.sources(0, ignus=1).hand(0, "Peal").field(1, "Mayor", "Bell")
    made.play(0, "Peal", targets=["Mayor"]).resolve()
    assert made.field_names(1) == ["Mayor"]


@pytest.mark.rule("caster", "206.2")
def test_a_slash_separates_races_and_a_space_does_not() -> None:
    assert face(race="Night Watch/Hound").printed.kinds == {"Night Watch", "Hound"}


@pytest.mark.rule("caster", "206.1")
def test_a_card_may_speak_of_its_own_new_race() -> None:
    """In brackets and without, one and several; a card that lacks the race cannot."""
    made = servant(scenario("caster"), "Heron Elder", "Other allied Herons gain +500 ATK.", race="Heron", atk=1000)
    servant(servant(made, "Wader", race="Heron", atk=1000), "Frog", race="Hound", atk=1000)
    made.field(0, "Heron Elder", "Wader", "Frog").turn(0)
    assert [made.power(name) for name in ("Heron Elder", "Wader", "Frog")] == [1000, 1500, 1000]
    assert "problem" not in face(race="Heron", text="[Enter] >>> Target [Heron] servant gains +500 ATK.").extra
    assert "Herons" in face(race="Hound", text="Other allied Herons gain +500 ATK.").extra["problem"]


@pytest.mark.rule("caster", "206.3", "201.4")
def test_a_race_without_a_zone_means_cards_in_the_field() -> None:
    made = conjure(
        servant(scenario("caster"), "Dog", race="Hound"), "Call Off", "Return all Hounds to their owners' hands."
    )
    made.sources(0, ignus=1).hand(0, "Call Off").field(1, "Dog").zone(1, "graveyard", "Dog")
    made.play(0, "Call Off").resolve()
    assert made.hand_names(1) == ["Dog"] and made.zone_names(1, "graveyard") == ["Dog"]


@pytest.mark.rule("caster", "209.2")
def test_the_elements_are_those_of_the_icons() -> None:
    assert face(element="Solis/Aes").printed.colours == {"solis", "aes"}
    assert face(element="Void").printed.colours == frozenset()
    with pytest.raises(BadCard, match="element 'fire' is not of solis, ignus"):
        face(element="Fire")


def test_infinity_is_read_as_a_number() -> None:
    assert face(atk="∞").printed.power == INFINITY


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"atk": -1}, "atk must be a whole number from 0 to 999999999 or ∞, not -1"),
        ({"type": "Caster"}, "a caster has a level of at least 1"),
        ({"race": 7}, "race must be a list of words, not 7"),
        ({"text": 7}, "text must be a piece of text"),
        ({"name": ""}, "name is missing"),
    ],
)
def test_a_card_that_is_none_says_why(fields: dict[str, object], says: str) -> None:
    with pytest.raises(BadCard, match=says):
        face(**fields)


def test_text_that_cannot_be_read_marks_the_card_and_says_where() -> None:
    marked = face(text="[Hubris]\nWhenever it rains ⇒ Draw a card.")
    assert "problem" in marked.extra and "rains" in marked.extra["problem"]
    assert not marked.printed.keywords and "unread" in marked.printed.flags
