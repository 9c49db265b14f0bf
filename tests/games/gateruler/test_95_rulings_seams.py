"""Rulings on seams of Gate Ruler: attributes lost, control, what is gone."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening

HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")
FACE = happening("Face", "Choose 1 enemy unit. You gain control of it.", "Instant Action")
VEIL = card("Veil", "Enemy units lose all attributes.")
CUB = card("Cub", "", attributes=["Beast"])


@pytest.mark.rule("gateruler", "14-13a", "15-23a")
def test_a_unit_that_is_taken_over_gets_its_attributes_back() -> None:
    made = table(VEIL, CUB, FACE).field(0, "Veil", place=1).field(1, "Cub", place=1).zone(0, "set", "Face")
    assert made.obj("Cub").now.kinds == frozenset()
    made.play(0, "Face", targets=["Cub"]).resolve().option("attack 2")
    assert made.obj("Cub").now.kinds == {"Beast"}


@pytest.mark.rule("gateruler", "14-13a", "14-12b")
def test_attributes_are_back_when_the_text_leaves() -> None:
    made = table(VEIL, CUB, HUSH).field(0, "Veil", place=1).field(1, "Cub", place=1).zone(0, "set", "Hush")
    made.play(0, "Hush", targets=["Veil"]).resolve()
    assert made.obj("Cub").now.kinds == {"Beast"}


@pytest.mark.rule("gateruler", "14-10e", "15-23a")
def test_who_controlled_a_unit_as_it_left_plays_its_ability() -> None:
    seed = card("Seed", "When this card leaves play, draw 1 card.")
    made = table(seed, FACE, HUSH).field(1, "Seed", place=1).zone(0, "set", "Face", "Hush")
    made.play(0, "Face", targets=["Seed"]).resolve().option("attack 1")
    made.play(0, "Hush", targets=["Seed"]).resolve_all()
    assert made.zone_names(1, "graveyard") == ["Seed"] and (made.hand_size(0), made.hand_size(1)) == (1, 0)


@pytest.mark.rule("gateruler", "14-14a", "15-12a")
def test_leaving_play_is_replaced_whether_it_is_destroyed_or_returned() -> None:
    text = "If this card would leave play, put it on the bottom of its owner's deck instead."
    lift = happening("Lift", "Choose 1 unit. Return it to its owner's hand.", "Instant Action")
    for name in ("Hush", "Lift"):
        made = table(card("Wisp", text), HUSH, lift).field(0, "Wisp", place=1).zone(0, "set", name)
        made.play(0, name, targets=["Wisp"]).resolve()
        assert made.zone_names(0, "deck")[-1] == "Wisp" and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-15a", "14-10a")
def test_who_may_pay_and_does_not_gets_nothing() -> None:
    toll = card("Toll", "【TD】You may pay 1 resource. If you do, draw 1 card.", numbers="0 2 3 1")
    made = table(toll).hand(0, "Toll").zone(0, "resource", 2).play(0, "Toll", option="attack 1").resolve().resolve()
    made.no()
    assert made.hand_size(0) == 0 and len(made.zone_names(0, "resource")) == 2


@pytest.mark.rule("gateruler", "14-13a", "14-12b")
def test_a_unit_that_enters_under_such_a_text_is_of_no_attribute_at_once() -> None:
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    made = table(VEIL, CUB, call).field(1, "Veil", place=1).zone(0, "graveyard", "Cub").hand(0, "Call")
    made.play(0, "Call", targets=["Cub"]).resolve().option("attack 1")
    assert made.obj("Cub", 0).now.kinds == frozenset()


@pytest.mark.rule("gateruler", "14-10a", "15-12a")
def test_what_waits_for_one_unit_hears_of_each_that_is_destroyed_at_once() -> None:
    storm = happening("Storm", "Destroy all enemy units.")
    crow = card("Crow", "When an enemy unit is destroyed, draw 1 card.")
    made = table(storm, crow).field(0, "Crow", place=1).field(1, "Scout", place=1).field(1, "Guard", place=2)
    made.hand(0, "Storm").play(0, "Storm").resolve()
    if made.question.why == "triggers":
        made.option("Scout")
    assert made.resolve_all().hand_size(0) == 2


@pytest.mark.rule("gateruler", "14-14a", "14-10a")
def test_what_goes_elsewhere_instead_has_left_play_once() -> None:
    text = "If this card would leave play, put it on the bottom of its owner's deck instead."
    crow = card("Crow", "When an enemy unit leaves play, draw 1 card.")
    made = table(card("Wisp", text), crow, HUSH).field(1, "Wisp", place=1).field(0, "Crow", place=1)
    made.zone(0, "set", "Hush").play(0, "Hush", targets=["Wisp"]).resolve_all()
    assert made.hand_size(0) == 1
