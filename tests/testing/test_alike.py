"""Questions that a script may leave out because all answers come to the same, and names that stand for options."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, BadScript, Table, Unscripted, scenario


def felled(text: str) -> Table:
    """Two Forwards of the opponent are put into the Break Zone at once, and a card that says so sees it."""
    table = scenario("fftcg").define(name="Ear", element=["ice"], text=text).field(0, "Ear")
    table.define(
        name="Storm", type="summon", element=["fire"], cost=1, text="Break all the Forwards opponent controls."
    )
    table.sources(0, fire=1).hand(0, "Storm").field(1, "Kiln Apprentice", "Caravan Guard")
    return table.play(0, "Storm").resolve()


FALLS = "When a Forward opponent controls is put from the field into the Break Zone"


def test_the_order_of_triggers_that_are_all_the_same_need_not_be_scripted() -> None:
    table = felled(f"{FALLS}, draw 1 card.")
    assert table.question is not None and table.question.why == "triggers"  # it is asked, and waits
    assert table.stack() == ["Ear", "Ear"]
    assert table.resolve_all().hand_size(0) == 2


def test_the_order_of_triggers_that_are_all_the_same_may_be_scripted() -> None:
    assert felled(f"{FALLS}, draw 1 card.").order("Ear", "Ear").stack() == ["Ear", "Ear"]
    table = felled(f"{FALLS}, draw 1 card.")
    assert table.stack() == ["Ear", "Ear"] and table.order("Ear", "Ear").resolve_all().hand_size(0) == 2
    with pytest.raises(BadScript):
        felled(f"{FALLS}, draw 1 card.").order("Ear")


def test_triggers_that_speak_of_what_they_triggered_on_are_put_in_order() -> None:
    table = felled(f"{FALLS}, remove it from the game.")
    assert table.stack() == []
    with pytest.raises(Unscripted):
        table.resolve_all()


def test_a_field_that_no_card_has_is_refused_and_what_cards_only_tell_is_not() -> None:
    with pytest.raises(BadScenario, match="no field 'colour'"):
        scenario("fftcg").define(name="Owl", colour="fire")
    scenario("fftcg").define(name="Owl", rarity="C", set="X")


def test_triggers_asked_for_one_by_one_are_named_by_their_cards() -> None:
    table = scenario("caster").define(name="Ear", type="Servant", text="[Enter] ⇒ Draw a card.")
    for name, text in (("One", "Draw a card."), ("Two", "Draw two cards.")):
        table.define(name=name, type="Servant", text=f"Whenever another allied servant enters the field ⇒ {text}")
    table.define(
        name="Call",
        type="Conjure",
        cost=1,
        element="Ignus",
        text="Put target servant from an allied graveyard into the field.",
    )
    table.zone(0, "graveyard", "Ear").field(0, "One", "Two").sources(0, ignus=1).hand(0, "Call")
    table.play(0, "Call", targets=["Ear"]).resolve().option("recovered").option("Two").option("One")
    assert table.stack() == ["Two", "One", "Ear"]
