"""What is picked while it is done instead of something else, and other sayings of attacks, life and places."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.language import LANGUAGE
from arbiter.testing import scenario
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.gateruler.own_cards import ATTACK_1, SMITE, SPARK, unit


@pytest.mark.rule("gateruler", "14-14c-2", "14-14c-2a", "15-32a-1")
def test_a_charge_may_be_given_up_instead_only_while_there_is_one() -> None:
    price = "you may put 1 of its charges into your graveyard. If you do, it remains in play instead."
    text = f"When this would be destroyed, {price}"
    table = scenario("gateruler").define(**unit("Moth", text, hp=2)).define(**unit("Dust")).define(**SPARK)
    table.field(1, "Moth", place=1, under=("Dust",)).zone(0, "set", "Spark", place=0)
    table.define(**SMITE).zone(0, "set", "Smite", place=1)
    table.play(0, "Spark", targets=["Moth"]).resolve().expect(player=1).yes()
    assert table.is_on_field("Moth", 1) and table.damage_on("Moth") == 0
    assert table.zone_names(1, "graveyard") == ["Dust"] and table.zone_names(1, "charge") == []
    table.play(0, "Smite", targets=["Moth"]).resolve()
    assert "Moth" in table.zone_names(1, "graveyard")


@pytest.mark.rule("gateruler", "14-14a", "14-14d")
def test_another_unit_is_destroyed_instead_and_its_own_trigger_sees_it() -> None:
    table = scenario("gateruler").define(
        **unit("Prince", "If this would be destroyed, destroy 1 other unit you control instead.")
    )
    table.define(**unit("Page", "When this is destroyed, draw a card.")).define(**unit("Cook")).define(**SMITE)
    table.field(1, "Prince", place=1).field(1, "Page", place=2).field(1, "Cook", place=3).zone(0, "set", "Smite")
    table.play(0, "Smite", targets=["Prince"]).resolve().expect(player=1).choose("Page").resolve_all()
    assert table.zone_names(1, "front") == ["Prince", "Cook"] and table.zone_names(1, "graveyard") == ["Page"]
    assert table.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-14c-2")
def test_who_may_destroy_another_instead_may_also_let_it_be() -> None:
    table = scenario("gateruler").define(
        **unit("Prince", "If this would be destroyed, you may destroy 1 other unit you control instead.")
    )
    table.define(**unit("Page")).define(**SMITE)
    table.field(1, "Prince", place=1).field(1, "Page", place=2).zone(0, "set", "Smite")
    table.play(0, "Smite", targets=["Prince"]).resolve().no()
    assert table.zone_names(1, "front") == ["Page"] and table.zone_names(1, "graveyard") == ["Prince"]


@pytest.mark.parametrize(
    "text",
    [
        "When this card would be destroyed, you may destroy 1 other unit you control instead.",
        "When this card would be destroyed, put 1 other unit you control into your graveyard instead.",
        "When this card would be destroyed, you may put 1 of its charges into your graveyard instead.",
    ],
)
def test_what_is_done_instead_is_printed_as_it_was_read(text: str) -> None:
    read = compile_text(LANGUAGE, "Prince", "unit", text)
    again = compile_text(LANGUAGE, "Prince", "unit", print_abilities(LANGUAGE, "Prince", read))
    assert [ability.statements for ability in again] == [ability.statements for ability in read]  # type: ignore


@pytest.mark.rule("gateruler", "8-4d", "8-4d-1")
def test_what_must_be_discarded_to_attack_is_discarded() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ogre", "To attack with this, you must discard 1 card."))
        .define(**unit("Goat"))
    )
    table.field(0, "Ogre", place=1)
    assert not table.can("attack", 0, "Ogre")
    fed = scenario("gateruler").define(**unit("Ogre", "To attack with this, you must discard 1 card."))
    fed.define(**unit("Goat")).field(0, "Ogre", place=1).hand(0, "Goat")
    assert fed.attack("Ogre", at=1).to("combat_end").damage_count(1) == 1
    assert fed.zone_names(0, "graveyard") == ["Goat"]


@pytest.mark.rule("gateruler", "2-6c-1", "2-6c")
def test_your_current_life_is_what_is_left_of_your_rulers() -> None:
    def strike(wounds: int) -> int:
        table = scenario("gateruler").define(**unit("Avenger", "If your current life is 3 or less, this gains +2 STK."))
        table.field(0, "Avenger", place=1).damage(0, wounds)
        return table.attack("Avenger", at=1).to("combat_end").damage_count(1)

    assert strike(3) == 1 and strike(4) == 3


@pytest.mark.rule("gateruler", "16-14c-1", "16-3b")
def test_abyssal_summoning_may_take_the_summoner_and_gives_no_touchdown() -> None:
    concerto = "■Abyssal Concerto Requirement: Put 1 unit you control into your graveyard\n■[TD] Draw 2 cards."
    table = scenario("gateruler").define(**unit("Abyss", f"{concerto}\n■When this enters play, draw a card."))
    table.define(**unit("Priest", "Abyssal Summoning - Standard Action: You may do an Abyssal Summoning."))
    table.field(0, "Priest", place=1).zone(0, "graveyard", "Abyss")
    table.use(0, "Priest").resolve().yes().option(ATTACK_1).resolve_all()
    assert table.zone_names(0, "front") == ["Abyss"] and table.zone_names(0, "graveyard") == ["Priest"]
    assert table.hand_size(0) == 1
