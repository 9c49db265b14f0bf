"""Chapter 906: automatic abilities: how often they trigger, of what they speak, what triggers later, states."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.caster.written import conjure, servant


@pytest.mark.rule("caster", "906.2")
def test_each_time_its_condition_is_met_it_triggers_once_more() -> None:
    made = servant(scenario("caster"), "Bell", text="Whenever an enemy servant is destroyed ⇒ Draw a card.")
    servant(servant(made, "One"), "Two")
    conjure(made, "Sweep", "Destroy all enemy servants.").sources(0, ignus=1).hand(0, "Sweep")
    made.field(0, "Bell").field(1, "One", "Two")
    made.play(0, "Sweep").resolve().order("One", "Two")
    assert len(made.game.state.pending) == 2


@pytest.mark.rule("caster", "906.5a", "906.5b")
def test_what_left_the_field_is_spoken_of_as_it_was_there() -> None:
    text = "Whenever an allied servant with 3000 or more ATK is put into a graveyard from the field ⇒ Draw a card."
    made = servant(servant(scenario("caster"), "Mourner", text=text), "Hero")
    conjure(made, "Grow", "Target allied servant gains +1000 ATK until end of turn.")
    conjure(made, "Fell", "Destroy target allied servant.")
    made.sources(0, ignus=2).hand(0, "Grow", "Fell").field(0, "Mourner", "Hero")
    made.play(0, "Grow", targets=["Hero"]).resolve()
    made.play(0, "Fell", targets=["Hero"]).resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("caster", "906.5a", "906.5b")
def test_what_went_to_a_hand_is_spoken_of_as_it_was_in_the_field() -> None:
    text = (
        "Whenever an enemy servant with 1000 or less ATK is returned to its owner's hand from the field ⇒ Draw a card."
    )
    made = servant(servant(scenario("caster"), "Porter", text=text), "Giant")
    conjure(made, "Shrink", "Target enemy servant gains -1500 ATK until end of turn.")
    conjure(made, "Home", "Return target enemy servant to its owner's hand.")
    made.sources(0, ignus=2).hand(0, "Shrink", "Home").field(0, "Porter").field(1, "Giant")
    made.play(0, "Shrink").resolve().play(0, "Home").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("caster", "906.5c")
def test_what_moved_between_other_zones_is_spoken_of_where_it_came_to() -> None:
    made = servant(scenario("caster"), "Keeper", text="Whenever a Lamp is put into a graveyard ⇒ Draw a card.")
    servant(made, "Wick", race="Lamp")
    conjure(made, "Drop", "Discard a card.").sources(0, ignus=1).hand(0, "Drop", "Wick").field(0, "Keeper")
    made.play(0, "Drop").resolve_all()
    assert made.zone_names(0, "graveyard") == ["Wick", "Drop"] and made.hand_size(0) == 1


@pytest.mark.rule("caster", "906.6", "906.6a")
def test_what_an_effect_leaves_for_later_triggers_once_at_its_time() -> None:
    made = conjure(scenario("caster"), "Promise", "At the beginning of your next main phase ⇒ Draw two cards.")
    made.sources(0, ignus=1).hand(0, "Promise").deck(0, *["Spark"] * 12, only=True).turn(0, number=3)
    made.play(0, "Promise").resolve()
    assert made.hand_size(0) == 0
    made.next_turn().next_turn().to("main")
    later = made.resolve().hand_size(0)
    made.next_turn().next_turn().to("main")
    assert later == 3 and made.stack() == []


@pytest.mark.rule("caster", "906.6b")
def test_its_card_is_the_one_whose_ability_made_it() -> None:
    made = scenario("caster").define(
        name="Ann", type="Caster", level=1, element="Ignus", text="[Rest]: At end of turn ⇒ Recover this card."
    )
    made.define(name="Hush", type="Conjure", cost=1, element="Ignus", text="[Quickcast]\nCancel target Ignus ability.")
    made.field(0, "Ann").sources(1, ignus=1).hand(1, "Hush").turn(0, number=3)
    made.use(0, "Ann", ability="At end").resolve().to("end_turn")
    assert made.stack() == ["Ann"] and made.passes(0).can("play", 1, "Hush")


@pytest.mark.rule("caster", "906.7", "906.7a")
def test_a_state_triggers_once_until_it_has_been_played() -> None:
    made = servant(
        scenario("caster"), "Hoarder", text="Whenever you have four or more cards in your hand ⇒ Discard a card."
    )
    made.field(0, "Hoarder").hand(0, *["Spark"] * 4).turn(0, number=3, begin=False)
    assert made.stack() == ["Hoarder"]
    made.resolve().choose("Spark")
    assert made.stack() == [] and made.hand_size(0) == 3


@pytest.mark.rule("caster", "906.8")
def test_it_is_played_and_resolves_though_its_card_has_gone() -> None:
    made = servant(scenario("caster"), "Host", text="[Enter] ⇒ Draw a card.")
    conjure(made, "Away", "[Quickcast]\nRemove target servant from the game.")
    made.sources(0, ignus=2).sources(1, ignus=1).hand(0, "Host").hand(1, "Away").turn(0, number=3)
    made.play(0, "Host").resolve().option("recovered")
    made.passes(0).play(1, "Away", targets=["Host"]).resolve()
    assert made.zone_names(0, "removed") == ["Host"] and made.stack() == ["Host"]
    assert made.resolve().hand_size(0) == 1
