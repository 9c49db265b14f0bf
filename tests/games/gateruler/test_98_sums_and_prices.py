"""Rulings on amounts that are reckoned, on what an attack asks for, and on what a text goes on with."""

from __future__ import annotations

import pytest

from arbiter.kernel.errors import BadScenario
from arbiter.testing import Table
from tests.games.gateruler.written import RULER, Words, table, unit, wells
from tests.games.gateruler.written import event as timed


def event(name: str, text: str) -> Words:
    return timed(name, text, timing="Standard Action")


def spoken(text: str, *cards: Words) -> Table:
    return table(event("Word", text), *cards).hand(0, "Word")


# ---------------------------------------------------------------- what an attack asks for


@pytest.mark.rule("gateruler", "8-4d", "8-4d-1")
def test_an_attack_that_asks_for_a_discard_takes_one_and_cannot_be_made_without() -> None:
    miser = unit("Miser", "This card cannot attack unless you discard 1 card.")
    made = table(miser).field(0, "Miser", place=1).field(0, "Scout", place=2).hand(0, "Guard")
    made.attack("Miser", at="Rival", cost=["Guard"])
    assert made.hand_names(0) == [] and made.zone_names(0, "graveyard") == ["Guard"]
    poor = table(miser).field(0, "Miser", place=1).to("choice")
    assert not poor.can("attack", 0, "Miser")


@pytest.mark.rule("gateruler", "8-4d", "8-4d-1", "15-15a")
@pytest.mark.parametrize(("resources", "able"), [(1, False), (2, True)])
def test_an_attack_that_asks_for_resources_exhausts_them(resources: int, able: bool) -> None:
    knight = unit("Hireling", "This card cannot attack unless you pay 2 resources.")
    made = wells(table(knight), 0, resources).field(0, "Hireling", place=1).to("choice")
    assert made.can("attack", 0, "Hireling") is able
    if able:
        made.attack("Hireling", at="Rival")
        assert all(obj.turned for obj in made.objects("resource", 0))


@pytest.mark.parametrize(
    "text",
    [
        "This card cannot block unless you discard 1 card.",
        "This card cannot attack unless you pay X.",
        "Choose 1 unit. Put it onto your table-of-units.",
        "Choose 1 unit. Put it into the common-graveyard.",
    ],
)
def test_words_that_the_game_has_not_are_refused(text: str) -> None:
    with pytest.raises(BadScenario):
        table(unit("Odd", text)).field(0, "Odd", place=1).begin()


# ---------------------------------------------------------------- sums


@pytest.mark.rule("gateruler", "15-2a")
def test_so_much_for_every_so_many() -> None:
    herd = unit("Herd", "This card gains +1 ATK for every 2 allied units.", atk=1)
    made = table(herd).field(0, "Herd", place=1).field(0, "Scout", place=2).field(0, "Guard", place=3)
    made.field(1, "Giant", place=1)
    assert made.power("Herd") == 2


@pytest.mark.rule("gateruler", "15-2a")
def test_twice_as_much_for_each() -> None:
    herd = unit("Herd", "This card gains +2 ATK for each enemy unit.", atk=1)
    made = table(herd).field(0, "Herd", place=1).field(0, "Scout", place=2)
    made.field(1, "Guard", place=1).field(1, "Scout", place=2).field(1, "Giant", place=3)
    assert made.power("Herd") == 7


@pytest.mark.rule("gateruler", "15-20a")
def test_so_much_and_more_for_each() -> None:
    made = spoken("Choose 1 enemy unit. Deal 1 damage and 1 more damage for each allied unit to it.")
    made.field(0, "Scout", place=1).field(0, "Guard", place=2).field(1, "Giant", place=1)
    made.play(0, "Word", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 3


# ---------------------------------------------------------------- what a text speaks of


@pytest.mark.rule("gateruler", "15-3a")
def test_it_and_all_the_fields_are_put_into_graveyards_and_nothing_else() -> None:
    made = spoken("Choose 1 unit. Put it and all fields into their owners' graveyards.")
    made.field(0, "Scout", place=1).field(1, "Giant", place=1).zone(1, "field", "Meadow")
    made.play(0, "Word", targets=["Scout"]).resolve_all()
    assert sorted(made.zone_names(0, "graveyard")) == ["Scout", "Word"]
    assert made.zone_names(1, "graveyard") == ["Meadow"] and made.field_names(1) == ["Giant"]


@pytest.mark.rule("gateruler", "14-4b-4", "14-10a")
@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("this card is chosen by your opponent's events", 1),
        ("this card is chosen by your events", 0),
        ("an enemy unit is chosen by your opponent's events", 0),
    ],
)
def test_being_chosen_by_an_event_is_waited_for(words: str, drawn: int) -> None:
    drum = unit("Drum", f"When {words}, draw 1 card.", hp=5)
    made = spoken("Choose 1 enemy unit. Deal 1 damage to it.", drum).field(1, "Drum", place=1)
    made.play(0, "Word", targets=["Drum"]).resolve_all()
    assert made.hand_size(1) == drawn


@pytest.mark.rule("gateruler", "15-3a")
def test_a_text_goes_on_with_the_card_that_it_has_put_into_the_graveyard() -> None:
    made = spoken("Put the top card of your deck into your graveyard. Add it to your hand.").deck(0, "Giant")
    made.zone(0, "graveyard", "Guard").play(0, "Word").resolve()
    assert made.hand_names(0) == ["Giant"]


@pytest.mark.rule("gateruler", "14-18d-3", "14-18f-2a")
def test_a_text_gears_up_into_a_card_of_the_hand() -> None:
    made = spoken("Choose 1 unit card in your hand. Gear up into it.", unit("Frame", 'Gear Up - "Regent"'))
    made.hand(0, "Frame").play(0, "Word").resolve_all()
    assert made.field_names(0) == ["Frame"]
    assert made.obj("Frame", 0).host == made.obj("Regent", 0).id


@pytest.mark.rule("gateruler", "13-7b-1", "15-21a")
@pytest.mark.parametrize(("kind", "left"), [("combat", 1), ("effect", 2)])
def test_the_damage_of_one_kind_is_healed_and_the_rest_stays(kind: str, left: int) -> None:
    mend = timed("Mend", f"Choose 1 allied unit. Heal the {kind} damage dealt to it.")
    prick = timed("Prick", "Choose 1 unit. Deal 1 damage to it.")
    made = table(mend, prick).field(0, "Scout", place=1).field(1, "Guard", place=1)
    made.zone(0, "set", "Prick", place=1).zone(1, "set", "Mend", place=1)
    made.attack("Scout", at="Guard").play(0, "Prick", targets=["Guard"]).resolve()
    made.to("damage_end").passes(0).play(1, "Mend", targets=["Guard"]).resolve()
    assert made.damage_on("Guard", 1) == left


# ---------------------------------------------------------------- the start of the game


@pytest.mark.rule("gateruler", "6-2b")
@pytest.mark.parametrize(("number", "left"), [(0, 1), (2, 2)])
def test_only_the_first_turn_has_a_start_of_the_game_to_wait_for(number: int, left: int) -> None:
    made = table(regent={**RULER, "text": "At the start of the game, heal 1 life."})
    made.damage(0, "Scout", "Guard").turn(0, step="turn", number=number, begin=True, starting=0).begin()
    if left == 1:
        made.resolve().choose("Guard")
    made.to("main", 0)
    assert made.damage_count(0) == left
