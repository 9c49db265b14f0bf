"""Chapter 911: what an ability says of its source when that is no longer there."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator

OX = resonator("Ox", "{0}: You gain life equal to this card's ATK.", size=(300, 300))
GROW = chant("Grow", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")


ECHO = chant("Echo", "[Quickcast]", "Copy target ability.")
BLINK = chant(
    "Blink",
    "[Quickcast]",
    "Remove target resonator from the game, then put it into the field under its owner's control.",
)


def ox(*cards: str) -> Table:
    return table(OX, GROW, KILL, ECHO, BLINK).field(0, "Ox").hand(0, *cards)


@pytest.mark.rule("fow", "911.1")
def test_a_source_that_is_gone_is_as_it_was_when_its_ability_was_played() -> None:
    t = ox("Grow", "Kill").use(0, "Ox").play(0, "Grow").resolve().play(0, "Kill").resolve_all()
    assert t.resource(0, "life") == 4300
    t = ox("Grow", "Kill").play(0, "Grow").resolve().use(0, "Ox").play(0, "Kill").resolve_all()
    assert t.resource(0, "life") == 4700


@pytest.mark.rule("fow", "911.1")
def test_a_source_that_is_there_is_as_it_is() -> None:
    t = ox("Grow").use(0, "Ox").play(0, "Grow").resolve_all()
    assert t.resource(0, "life") == 4700


@pytest.mark.rule("fow", "911.1", "1017.3d")
def test_a_copy_of_the_ability_knows_what_the_ability_knows() -> None:
    t = ox("Grow", "Kill", "Echo").use(0, "Ox").play(0, "Grow").resolve().play(0, "Echo").resolve()
    t.play(0, "Kill").resolve_all()
    assert t.resource(0, "life") == 4600


@pytest.mark.rule("fow", "911.1")
def test_counters_and_status_are_remembered_as_they_were() -> None:
    urn = resonator("Urn", "{0}: You gain 100 life for each ember counter on this card.")
    feed = chant("Feed", "[Quickcast]", "Put two ember counters on target resonator.")
    t = table(urn, feed, KILL).field(0, "Urn", counters={"ember": 1}).hand(0, "Feed", "Kill")
    t.use(0, "Urn").play(0, "Feed").resolve().play(0, "Kill").resolve_all()
    assert t.resource(0, "life") == 4100
    t = table(urn, feed, KILL).field(0, "Urn", counters={"ember": 1}).hand(0, "Feed", "Kill")
    assert t.use(0, "Urn").play(0, "Feed").resolve_all().resource(0, "life") == 4300


@pytest.mark.rule("fow", "911.1", "903.2l")
def test_what_leaves_as_the_cost_is_as_it_was_before() -> None:
    pyre = resonator("Pyre", "Banish this card: You gain life equal to this card's ATK.", size=(300, 300))
    t = table(pyre, GROW).field(0, "Pyre").hand(0, "Grow").play(0, "Grow").resolve().use(0, "Pyre").resolve()
    assert t.resource(0, "life") == 4700


@pytest.mark.rule("fow", "911.1")
def test_a_source_that_left_and_came_back_is_another_card() -> None:
    t = ox("Grow", "Blink").use(0, "Ox").play(0, "Grow").resolve().play(0, "Blink").resolve_all()
    assert t.is_on_field("Ox") and t.resource(0, "life") == 4300


@pytest.mark.rule("fow", "911.1", "906.3")
def test_a_source_that_moves_before_its_automatic_ability_is_played_is_as_it_was_when_it_triggered() -> None:
    herald = resonator("Herald", "[Enter] >>> You gain life equal to this card's ATK.", cost="{0}", size=(300, 300))
    rites = (
        "Put a resonator from your hand into the field. Then all resonators gain [+400/+400] until end of turn.",
        "Then destroy all resonators.",
    )
    for text, life in ((" ".join(rites), 4300), (rites[0], 4700)):
        t = table(herald, chant("Rite", text)).hand(0, "Herald", "Rite").play(0, "Rite").resolve()
        assert t.stack() == ["Herald"] and t.is_on_field("Herald") is (life == 4700)
        assert t.resolve().resource(0, "life") == life


@pytest.mark.rule("fow", "911.1", "906.3")
def test_a_target_is_looked_for_by_what_the_source_was_when_its_ability_triggered() -> None:
    text = "[Enter] >>> Destroy target resonator with DEF less than or equal to this card's ATK."
    herald = resonator("Herald", text, cost="{0}", size=(300, 300))
    rite = chant(
        "Rite",
        "Put a resonator from your hand into the field. Then resonators you control gain [+400/+400] until end of "
        "turn. Then destroy all resonators you control.",
    )
    t = table(herald, rite).field(1, "fire 1", "fire 2").hand(0, "Herald", "Rite").play(0, "Rite").resolve_all()
    assert t.field_names(1) == ["fire 2"]
