"""Sections 7 and 8 where rules meet: what can be attacked at all, an Intercept that ends the attack, what is listed."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseObjects
from tests.games.gateruler.plain import REGENT, ruler, table
from tests.games.gateruler.printed import card, happening

BARE = ruler("Rival", attack_zones=0, defense_zones=0)  # there is nothing to attack but the ruler
MILD = card("Mild", "This card cannot attack your opponent's ruler.")


@pytest.mark.rule("gateruler", "8-4c", "8-4c-2", "15-26b")
def test_a_card_that_could_attack_nothing_is_not_offered() -> None:
    made = table(MILD, rulers=(REGENT, BARE)).field(0, "Mild", place=1).field(0, "Scout", place=2).to("choice")
    assert made.can("attack", 0, "Scout") and not made.can("attack", 0, "Mild")


@pytest.mark.rule("gateruler", "8-4c", "8-4c-1")
@pytest.mark.parametrize(("columns", "low"), [(1, 1), (2, 0)])
def test_one_card_is_attacked_or_an_empty_column(columns: int, low: int) -> None:
    rival = ruler("Rival", attack_zones=columns, defense_zones=0)
    made = table(rulers=(REGENT, rival)).field(0, "Scout", place=1).field(1, "Guard", place=1)
    question = made.to("choice").choose("Scout").question
    assert isinstance(question, ChooseObjects) and (question.low, question.high) == (low, 1)
    assert [obj.face.name for obj in question.options] == ["Guard", "Rival"]


@pytest.mark.rule("gateruler", "8-4c", "8-4f")
def test_an_empty_column_that_is_attacked_is_no_card_that_is_attacked() -> None:
    alert = card("Alert", "When an allied unit is attacked, draw 1 card.\nWhen you are attacked, draw 1 card.")
    made = table(alert).field(0, "Scout", place=1).field(1, "Alert", place=1)
    made.attack("Scout", option="column 2").to("attack_start")
    assert made.hand_size(1) == 0 and made.is_rested("Scout")


@pytest.mark.rule("gateruler", "8-6a", "16-7b", "8-6b")
def test_there_is_no_damage_step_when_an_intercept_has_destroyed_the_attacker() -> None:
    picket = card("Picket", "Intercept\nAt the start of the damage step, draw 1 card.", numbers="0 9 9 1")
    made = table(picket).field(0, "Scout", place=1).field(1, "Picket", place=1)
    made.attack("Scout", at="Picket").to("attack_start")
    assert made.field_names(0) == [] and made.hand_size(1) == 0


@pytest.mark.rule("gateruler", "15-20e-1", "14-5a", "8-4f")
def test_a_card_for_when_a_unit_is_attacked_is_played_then_and_not_later_in_the_attack() -> None:
    snare = happening("Snare", "Draw 1 card.", "You can play this card when an allied unit is attacked.")
    made = table(snare).field(0, "Scout", place=1).field(1, "Giant", place=1).zone(1, "set", "Snare")
    made.attack("Scout", at="Giant").expect(why="reveal to trigger").no().passes(0)
    assert made.expect(kind="action", player=1).step == "attacking" and not made.can("play", 1, "Snare")


# ---------------------------------------------------------------- 7-9, 7-10  what is offered in the main phase


@pytest.mark.rule("gateruler", "7-10b")
def test_a_unit_is_rearranged_to_another_zone_than_its_own() -> None:
    question = table().field(0, "Scout", place=2).field(0, "Guard", place=1).act(0, "rearrange", "Scout").question
    assert question is not None and question.options == ("attack 1", "attack 3", "defense")  # type: ignore[attr-defined]


@pytest.mark.rule("gateruler", "7-10a", "14-4b-11")
def test_a_unit_for_which_there_is_no_other_zone_is_not_rearranged() -> None:
    hawk = card("Hawk", "This card cannot be placed in a defense zone.")
    narrow = ruler("Regent", attack_zones=1, defense_zones=1)
    assert table(hawk, rulers=(narrow, ruler("Rival"))).field(0, "Hawk", place=1).acts(0, "rearrange") == []


@pytest.mark.rule("gateruler", "7-9a", "14-4b-4")
@pytest.mark.parametrize("enemies", [0, 1])
def test_an_overdrive_ability_without_anything_to_choose_is_not_offered(enemies: int) -> None:
    made = table(card("Racer", "[OD] Choose 1 enemy unit. Destroy it.")).zone(0, "drive", "Racer")
    made.field(1, *["Guard"] * enemies).act(0, "reveal", "Racer")
    assert made.acts(0, "overdrive") == ["Racer [OD]"] * enemies
