"""Automatic abilities with a cost in brackets (14-10d-1): paid as they are played, or they are not played."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.language import LANGUAGE
from arbiter.testing import Table
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.gateruler.written import table, unit, wells

ROGUE = unit("Rogue", "When this card attacks, [Discard 1 card] Draw 2 cards.")


def attacking(*hand: str) -> Table:
    return table(ROGUE).field(0, "Rogue", place=1).hand(0, *hand).deck(0, "Giant", "Guard").attack("Rogue", at="Rival")


@pytest.mark.rule("gateruler", "14-10d-1", "14-3a", "14-4b-8")
def test_an_automatic_ability_is_played_for_its_cost() -> None:
    made = attacking("Scout").expect(kind="confirm", player=0).yes()
    assert made.hand_names(0) == [] and made.stack() == ["Rogue"]  # paid before it resolves
    made.resolve()
    assert sorted(made.hand_names(0)) == ["Giant", "Guard"] and made.zone_names(0, "graveyard") == ["Scout"]


@pytest.mark.rule("gateruler", "14-10d-1", "14-10d")
def test_who_refuses_the_cost_does_not_play_the_ability() -> None:
    made = attacking("Scout").no()
    assert made.hand_names(0) == ["Scout"] and made.stack() == []


@pytest.mark.rule("gateruler", "14-10d-1", "14-3b")
def test_who_cannot_pay_is_not_asked_and_does_not_play_the_ability() -> None:
    made = attacking().expect(kind="action")
    assert made.hand_names(0) == [] and made.stack() == []


@pytest.mark.rule("gateruler", "14-10d-1", "16-3a-1", "15-15a")
@pytest.mark.parametrize(("resources", "drawn"), [(0, 0), (1, 1)])
def test_touchdown_may_ask_for_a_resource(resources: int, drawn: int) -> None:
    herald = unit("Herald", "【TD】[Pay 1 resource] Draw 1 card.")
    made = wells(table(herald), 0, resources).hand(0, "Herald").play(0, "Herald", option="attack 1").resolve()
    if resources:
        made.yes().resolve()
    assert made.hand_size(0) == drawn and all(obj.turned for obj in made.objects("resource", 0))


@pytest.mark.rule("gateruler", "14-10d-1", "14-4b-4", "14-4b-8")
def test_targets_are_chosen_before_the_cost_is_paid_and_are_the_ones_that_it_affects() -> None:
    text = "When this card enters play, [Discard 1 card] Choose 1 enemy unit. Deal 2 damage to it."
    made = table(unit("Archer", text)).hand(0, "Archer", "Scout").field(1, "Giant", place=1).field(1, "Guard", place=2)
    made.play(0, "Archer", option="attack 1").resolve().choose("Guard").yes().resolve()
    assert made.damage_on("Guard", 1) == 2 and made.damage_on("Giant", 1) == 0 and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-7a", "14-10d-1")
@pytest.mark.parametrize("first", [True, False])
def test_an_ability_that_was_not_paid_for_was_not_played_and_can_be_later_in_the_turn(first: bool) -> None:
    drum = unit("Drum", "[Turn 1] When an allied unit attacks, [Discard 1 card] Draw 2 cards.")
    made = (
        table(drum)
        .field(0, "Drum", place=1)
        .field(0, "Scout", place=2)
        .hand(0, "Giant", "Guard")
        .attack("Scout", at="Rival")
    )
    made.yes().choose("Giant").resolve() if first else made.no()
    made.to("choice").attack("Drum", at="Rival")
    assert made.question is not None and (made.question.kind == "confirm") is not first


@pytest.mark.parametrize(
    "text",
    [
        "When this card attacks, [Discard 1 card] Draw 2 cards.",
        "【TD】[Pay 1 resource] Draw 1 card.",
        "At the start of your turn, [DR 1] Draw 1 card.",
        "[Turn 1] When this card attacks, [Discard 1 card] Draw 1 card.",
        "This card cannot attack unless you discard 1 card.",
        "This card cannot attack unless you pay 2 resources.",
    ],
)
def test_costs_are_printed_as_they_were_read(text: str) -> None:
    assert print_abilities(LANGUAGE, "Odd", compile_text(LANGUAGE, "Odd", "unit", text)) == text
