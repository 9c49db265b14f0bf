"""Chapters 1004 and 1006 to 1008: revealing, drawing, destroying, banishing."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.caster.written import Written, conjure, servant


@pytest.mark.rule("caster", "1004.1")
def test_a_revealed_card_is_seen_by_all() -> None:
    made = servant(scenario("caster"), "Top")
    conjure(made, "Show", "Reveal the top card of your deck. If it is a caster, put it into your hand.")
    made.sources(0, ignus=1).hand(0, "Show").deck(0, "Top").play(0, "Show").resolve()
    assert made.obj("Top", 0, "deck").seen & 0b11 == 0b11


@pytest.mark.rule("caster", "1004.2", "1004.3", "1004.3a", "1004.3b")
@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Whenever an allied card is revealed ⇒ Draw a card.", 1),
        ("Whenever an enemy card is revealed ⇒ Draw a card.", 0),
        ("Whenever a Lamp is revealed ⇒ Draw a card.", 1),
        ("Whenever a Hound is revealed ⇒ Draw a card.", 0),
    ],
)
def test_what_waits_for_a_card_to_be_revealed_triggers_when_all_come_to_know_it(text: str, count: int) -> None:
    made = servant(servant(scenario("caster"), "Watcher", text=text), "Top", race="Lamp")
    conjure(made, "Show", "Reveal the top card of your deck.")
    made.sources(0, ignus=2).hand(0, "Show", "Show").deck(0, "Top").field(0, "Watcher")
    made.play(0, "Show").resolve()
    assert len(made.stack()) == count


@pytest.mark.rule("caster", "1004.2")
def test_what_is_revealed_already_is_not_revealed_again() -> None:
    text = "Whenever an allied card is revealed ⇒ Recover this card."
    made = servant(servant(scenario("caster"), "Watcher", text=text), "Top")
    conjure(made, "Show", "Reveal the top card of your deck. Reveal the top two cards of your deck.")
    made.sources(0, ignus=1).hand(0, "Show").deck(0, "Top", "Spark").field(0, "Watcher").play(0, "Show").resolve()
    assert len(made.stack()) == 2


@pytest.mark.rule("caster", "1006.1")
def test_to_draw_is_to_take_the_top_card() -> None:
    made = conjure(scenario("caster"), "Read", "Draw a card.").sources(0, ignus=1).hand(0, "Read")
    made.deck(0, "Spark", "Puddle").play(0, "Read").resolve()
    assert made.hand_names(0) == ["Spark"] and made.zone_names(0, "deck")[0] == "Puddle"


@pytest.mark.rule("caster", "1007.2")
def test_what_cannot_be_destroyed_is_not_by_effects_or_in_battle() -> None:
    made = servant(scenario("caster"), "Rock", text="This card cannot be destroyed.")
    servant(made, "Giant", atk=5000)
    conjure(made, "Fell", "Destroy target enemy servant.").sources(0, ignus=1).hand(0, "Fell")
    made.field(0, "Giant").field(1, "Rock", reversed=True).turn(0, number=3)
    made.play(0, "Fell").resolve()
    assert made.is_on_field("Rock", 1)
    made.attack("Giant", at="Rock").to("battle_phase_end")
    assert made.is_on_field("Rock", 1)


@pytest.mark.rule("caster", "104.4")
@pytest.mark.parametrize(("text", "turned"), [("", 2), ("This card cannot be switched.", 0)])
def test_what_cannot_be_switched_is_not_by_an_effect_either(text: str, turned: int) -> None:
    made = conjure(servant(scenario("caster"), "Rock", text=text), "Twist", "Switch target servant.")
    made.sources(0, ignus=1).hand(0, "Twist").field(1, "Rock").play(0, "Twist").resolve()
    assert made.obj("Rock").turned == turned


@pytest.mark.rule("caster", "1008.2")
def test_players_banish_only_what_they_control() -> None:
    made = servant(scenario("caster"), "Mine")
    conjure(servant(made, "Theirs"), "Pact", "Banish a servant. If you do, draw two cards.")
    made.sources(0, ignus=1).hand(0, "Pact").field(1, "Theirs")
    made.play(0, "Pact").resolve()
    assert made.is_on_field("Theirs", 1) and made.hand_size(0) == 0


@pytest.mark.rule("caster", "1008.2a")
def test_of_orbs_players_banish_their_own() -> None:
    made = scenario("caster").define(
        name="Ann", type="Caster", level=1, element="Luna", text="Banish an orb: Draw a card."
    )
    made.field(0, "Ann").zone(1, "orb", 3).turn(0, number=3)
    assert made.acts(0, "ability") == []
    made = scenario("caster").define(
        name="Ann", type="Caster", level=1, element="Luna", text="Banish an orb: Draw a card."
    )
    made.field(0, "Ann").zone(0, "orb", "Puddle").zone(1, "orb", 3).use(0, "Ann", ability="Draw").resolve()
    assert made.zone_names(0, "graveyard") == ["Puddle"] and len(made.zone_names(1, "orb")) == 3


def priced() -> Written:
    """A caster whose cost is to banish a card by its name."""
    made = scenario("caster").define(
        name="Ann", type="Caster", level=1, element="Luna", text='Banish an "Oda Slate": Draw a card.'
    )
    return made.field(0, "Ann").turn(0, number=3)


@pytest.mark.rule("caster", "1008.3")
def test_a_cost_by_name_takes_an_entity_of_that_name() -> None:
    made = priced().field(0, "Oda Slate").use(0, "Ann", ability="Draw").resolve()
    assert made.zone_names(0, "graveyard") == ["Oda Slate"] and made.hand_size(0) == 1


@pytest.mark.rule("caster", "1008.3")
def test_or_one_beneath_an_entity_which_stays() -> None:
    made = priced().field(0, "Spark", under=("Oda Slate",)).use(0, "Ann", ability="Draw").resolve()
    assert made.zone_names(0, "graveyard") == ["Oda Slate"] and made.is_on_field("Spark", 0)
    assert made.obj("Spark", 0).under == ()


@pytest.mark.rule("caster", "1008.3")
def test_neither_the_opponents_nor_one_of_another_name() -> None:
    made = priced().field(1, "Oda Slate").field(0, "Fenn Loam")
    assert made.acts(0, "ability") == []


@pytest.mark.rule("caster", "1008.3a")
def test_a_face_down_card_counts_by_the_name_on_its_face() -> None:
    made = priced().field(0, "Oda Slate", face_up=False)
    made.use(0, "Ann", ability="Draw").resolve()
    assert made.zone_names(0, "graveyard") == ["Oda Slate"]


@pytest.mark.rule("caster", "1004.3", "1012.2")
@pytest.mark.parametrize(("words", "heard"), [(", reveal it and", 1), (" and", 0)])
def test_a_card_that_was_searched_for_is_revealed_only_where_the_text_reveals_it(words: str, heard: int) -> None:
    watch = "Whenever an allied card is revealed ⇒ Draw a card."
    made = servant(servant(scenario("caster"), "Watcher", text=watch), "Top", race="Lamp")
    conjure(made, "Find", f"Search your deck for a Lamp{words} put it into your hand. Then shuffle your deck.")
    made.sources(0, ignus=1).hand(0, "Find").deck(0, "Top").field(0, "Watcher").play(0, "Find").resolve().choose("Top")
    assert made.hand_names(0) == ["Top"] and len(made.stack()) == heard


@pytest.mark.rule("caster", "1012.2")
@pytest.mark.parametrize(("verb", "least"), [("Look at", 0), ("Reveal", 1)])
def test_who_alone_has_looked_at_cards_need_not_find_what_is_asked_for(verb: str, least: int) -> None:
    made = servant(servant(scenario("caster"), "Top", race="Lamp"), "Low", race="Lamp")
    conjure(made, "Seek", f"{verb} the top two cards of your deck. Put a Lamp from among them into your hand.")
    made.sources(0, ignus=1).hand(0, "Seek").deck(0, "Top", "Low", only=True).play(0, "Seek").resolve()
    assert made.question is not None and made.question.bounds() == (least, 1)
