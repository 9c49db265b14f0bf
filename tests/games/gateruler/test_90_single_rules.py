"""Single rules that bind more than one procedure: where a unit cannot be, what comes late, what is counted anew."""

from __future__ import annotations

import pytest

from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import Quality
from arbiter.script.patterns import StepBegins
from tests.games.gateruler.plain import RIVAL, ruler, table, unit, when
from tests.games.gateruler.printed import card, happening

RUNNER = card("Runner", "This card cannot be placed in a defense zone.")
SWAP = happening("Swap", "Choose 2 allied units. Swap them.")
PUSH = happening("Push", "Choose 1 unit. Move it to a zone.")
DIG_IN = happening("Dig In", "Choose 1 unit. Place it in a defense zone.")
DRILL = happening("Drill", "Rearrange your units.")


@pytest.mark.rule("gateruler", "15-11b", "3-2i", "1-5d")
def test_units_are_not_swapped_if_one_cannot_be_where_the_other_is() -> None:
    made = table(RUNNER, SWAP).hand(0, "Swap").field(0, "Runner", place=1).field(0, "Guard", place=0)
    made.play(0, "Swap", targets=["Runner", "Guard"]).resolve()
    assert made.obj("Runner").place == 1 and made.obj("Guard").place == 0


@pytest.mark.rule("gateruler", "15-11a", "15-11b")
def test_units_are_swapped_if_both_can_be_where_the_other_is() -> None:
    made = table(RUNNER, SWAP).hand(0, "Swap").field(0, "Runner", place=1).field(0, "Guard", place=2)
    made.play(0, "Swap", targets=["Runner", "Guard"]).resolve()
    assert made.obj("Runner").place == 2 and made.obj("Guard").place == 1


@pytest.mark.rule("gateruler", "3-2i", "1-5d", "15-3b")
def test_a_unit_is_not_moved_to_a_zone_where_it_cannot_be() -> None:
    made = table(RUNNER, PUSH).hand(0, "Push").field(0, "Runner", place=1).play(0, "Push", targets=["Runner"]).resolve()
    assert made.options() == ["attack 1", "attack 2", "attack 3"]


@pytest.mark.rule("gateruler", "3-2i", "1-5d", "15-28a")
def test_a_unit_that_cannot_be_in_a_defense_zone_is_not_placed_in_one() -> None:
    made = table(RUNNER, DIG_IN).hand(0, "Dig In").field(0, "Runner", place=1)
    made.play(0, "Dig In", targets=["Runner"]).resolve()
    assert made.obj("Runner").place == 1 and not made.is_rested("Runner")


@pytest.mark.rule("gateruler", "3-2i", "1-5d", "15-28b")
def test_rearranging_all_units_leaves_each_where_it_can_be() -> None:
    made = table(RUNNER, DRILL).hand(0, "Drill").field(0, "Runner", place=1).play(0, "Drill").resolve()
    assert made.options() == ["attack 1", "attack 2", "attack 3"]


@pytest.mark.rule("gateruler", "3-2i", "16-6a-1")
def test_defender_does_not_bring_a_unit_where_it_cannot_be() -> None:
    stuck = card("Stuck", "Defender\nThis card cannot be placed in a defense zone.")
    made = table(stuck).field(0, "Stuck", place=1).no_attack()
    while made.game.state.turn == 3 and made.question is not None:
        made.yes() if made.question.why == "may" else made.passes()
    assert made.obj("Stuck").place == 1


# ---------------------------------------------------------------- 6-5d  what comes during the end phase


@pytest.mark.rule("gateruler", "6-5d", "6-5a-1")
def test_a_unit_that_comes_in_the_end_phase_still_triggers_then() -> None:
    caller = card(
        "Caller", "At the end of your turn, choose 1 unit card in your hand. Special summon it.", numbers="0 2 3 1"
    )
    late = card("Late", "At the end of your turn, draw 1 card.")
    made = table(caller, late).field(0, "Caller", place=1).hand(0, "Late").no_attack()
    turn = made.game.state.turn
    while made.question is not None and made.question.why != "zone":
        made.passes()
    made.option("attack 2")
    while made.game.state.turn == turn and made.question is not None:
        made.passes()
    assert made.field_names(0) == ["Caller", "Late"] and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "6-5d", "14-10f-1")
def test_a_delayed_ability_that_is_made_in_the_end_phase_triggers_in_it() -> None:
    enemies = n.Every(n.Group((n.Is(Quality.TYPE, "unit"),), ("front",), n.OPPONENT))
    later = fx.Delay(StepBegins("end"), (fx.Destroy(enemies),))
    bomb = unit("Bomb", abilities=(when(StepBegins("end", n.YOU), later),))
    made = table(bomb).field(0, "Bomb").field(1, "Giant", place=1).no_attack()
    turn = made.game.state.turn
    while made.game.state.turn == turn and made.question is not None:
        made.passes()
    assert made.field_names(1) == []


# ---------------------------------------------------------------- 8-3a  the attack phase of every turn


@pytest.mark.rule("gateruler", "8-3a")
def test_the_attack_phase_starts_in_every_turn_though_there_were_attacks_before() -> None:
    drummer = card("Drummer", "At the start of your attack phase, draw 1 card.")
    made = table(drummer).field(0, "Drummer", place=1).field(1, "Giant", place=1)
    made.to("attack_start").resolve_all().attack("Drummer", at="Rival").to("main", 1)
    before = made.hand_size(0)
    made.to("main", 0)
    drawn = made.hand_size(0)
    made.to("declare", 0).resolve_all()
    assert before == 1 and made.hand_size(0) == drawn + 1


@pytest.mark.rule("gateruler", "8-3a")
def test_the_attack_phase_starts_once_a_turn_with_the_first_attack() -> None:
    drummer = card("Drummer", "At the start of your attack phase, draw 1 card.")
    made = table(drummer).field(0, "Drummer", place=1).field(0, "Scout", place=2)
    made.to("declare").resolve_all()
    assert made.hand_size(0) == 1
    made.attack("Scout", at="Rival").to("declare")
    assert made.stack() == [] and made.hand_size(0) == 1


# ---------------------------------------------------------------- 12-6  the level cap


CAPPED = ruler("Regent", summon_cap=2, level_cap=3)


@pytest.mark.rule("gateruler", "12-6b", "12-6b-1", "1-5b")
def test_a_lone_unit_over_the_level_cap_stays_in_this_turn_and_the_next() -> None:
    made = table(unit("Titan", 9, 9, 2, level=5), rulers=(CAPPED, RIVAL)).hand(0, "Titan").zone(0, "resource", 5)
    made.play(0, "Titan", option="attack 1").resolve()
    assert made.field_names(0) == ["Titan"]
    made.to("main", 1).to("main", 0)
    assert made.field_names(0) == ["Titan"]


@pytest.mark.rule("gateruler", "12-6b")
def test_another_unit_is_given_up_for_one_that_exceeds_the_cap() -> None:
    squire = unit("Squire", level=1)
    made = table(unit("Titan", 9, 9, 2, level=5), squire, rulers=(CAPPED, RIVAL)).hand(0, "Titan")
    made.zone(0, "resource", 5).field(0, "Squire", place=2)
    made.play(0, "Titan", option="attack 1").resolve()
    assert made.field_names(0) == ["Titan"] and made.zone_names(0, "graveyard") == ["Squire"]


@pytest.mark.rule("gateruler", "12-6b", "12-6c")
def test_a_unit_that_stands_over_the_cap_goes_for_the_next_one_that_comes() -> None:
    made = table(unit("Titan", 9, 9, 2, level=5), unit("Squire", level=1), rulers=(CAPPED, RIVAL))
    made.hand(0, "Titan", "Squire").zone(0, "resource", 6)
    made.play(0, "Titan", option="attack 1").resolve()
    made.play(0, "Squire", option="attack 2").resolve()
    assert made.field_names(0) == ["Squire"] and made.zone_names(0, "graveyard") == ["Titan"]
