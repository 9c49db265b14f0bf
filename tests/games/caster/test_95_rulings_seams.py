"""Rulings on seams of Caster Chronicles: tokens with abilities, batches, what is gone."""

from __future__ import annotations

import pytest

from tests.games.caster.test_95_rulings_meeting import table
from tests.games.caster.written import conjure, servant

pytestmark = pytest.mark.both_seats

FALL = "When this card is put into a graveyard from the field ⇒ Draw a card."
FALL = "When this card is put into a graveyard from the field ⇒ Draw a card."
MAKE = f'Create a 500/500 "Stray Spark" token with "{FALL}"'


@pytest.mark.rule("caster", "1302.1", "906.5")
def test_a_token_that_falls_is_heard_by_its_own_quoted_ability_before_it_ceases() -> None:
    made = conjure(conjure(table(), "Make", MAKE), "Smite", "Destroy target servant.").hand(0, "Make", "Smite")
    made.play(0, "Make").resolve().option("recovered").play(0, "Smite", targets=["Stray Spark"]).resolve_all()
    assert made.hand_size(0) == 1 and "Stray Spark" not in made.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "1302.1", "909.3")
def test_a_token_that_loses_all_abilities_loses_the_quoted_one() -> None:
    made = conjure(conjure(table(), "Make", MAKE), "Smite", "Destroy target servant.")
    conjure(made, "Mute", "Target servant loses all abilities until end of turn.").hand(0, "Make", "Mute", "Smite")
    made.play(0, "Make").resolve().option("recovered").play(0, "Mute", targets=["Stray Spark"]).resolve()
    made.play(0, "Smite", targets=["Stray Spark"]).resolve_all()
    assert made.hand_size(0) == 0


@pytest.mark.rule("caster", "906.1")
def test_one_or_more_that_are_destroyed_at_once_are_heard_of_once() -> None:
    made = conjure(table(), "Flood", "Destroy all servants.")
    servant(servant(made, "One", cost=1), "Two", cost=1)
    made.define(name="Watch", type="barrier", text="Whenever one or more enemy servants are destroyed ⇒ Draw a card.")
    made.field(0, "Watch").field(1, "One", "Two").hand(0, "Flood").play(0, "Flood").resolve()
    if made.question.why == "order":
        made.order("One", "Two")
    assert made.resolve_all().hand_size(0) == 1


@pytest.mark.rule("caster", "906.1")
def test_each_is_heard_of_where_one_is_spoken_of() -> None:
    made = conjure(table(), "Flood", "Destroy all servants.")
    servant(servant(made, "One", cost=1), "Two", cost=1)
    made.define(name="Watch", type="barrier", text="Whenever an enemy servant is destroyed ⇒ Draw a card.")
    made.field(0, "Watch").field(1, "One", "Two").hand(0, "Flood").play(0, "Flood").resolve()
    if made.question.why == "order":
        made.order("One", "Two")
    if made.question.why == "triggers":
        made.option("One")
    assert made.resolve_all().hand_size(0) == 2


@pytest.mark.rule("caster", "1302.1", "906.5")
def test_two_tokens_each_have_the_quoted_ability() -> None:
    made = conjure(table(), "Make", MAKE)
    conjure(made, "Flood", "Destroy all servants.").hand(0, "Make", "Make", "Flood")
    for _ in range(2):
        made.play(0, "Make").resolve().option("recovered")
    made.play(0, "Flood").resolve()
    while made.question.why in ("order", "triggers"):
        made.order("Stray Spark", "Stray Spark") if made.question.why == "order" else made.option("1")
    assert made.resolve_all().hand_size(0) == 2
