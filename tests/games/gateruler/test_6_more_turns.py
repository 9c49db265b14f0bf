"""Sections 5 and 6: what a ruler leaves unsaid, the first turn of a game, and what comes late in an end phase."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.rulers import Ruler
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.nouns import YOU
from tests.games.gateruler.plain import RIVAL, ruler, table
from tests.games.gateruler.printed import card, happening

DRIVES_ONE = fx.Perform("drive", who=YOU, amount=Number(1))


@pytest.mark.rule("gateruler", "3-8a-1", "3-9a-1", "3-10a-1", "4-3a-1a", "4-3b-1a", "5-2c-1a", "5-2c-1d")
def test_what_a_ruler_card_leaves_unsaid_is_as_on_a_plain_ruler() -> None:
    plain = Ruler(attack_zones=3, defense_zones=1, set_zones=2, summon_cap=1, set_cap=None, deck_size=50, copies=3)
    assert card("Regent", "", "ruler", life=7).sheet == plain


@pytest.mark.rule("gateruler", "6-2f-1", "6-2f")
@pytest.mark.parametrize(("starting", "drawn"), [(0, 1), (1, 2)])
def test_in_the_first_turn_one_card_less_is_drawn_and_all_else_is_done(starting: int, drawn: int) -> None:
    keen = ruler("Regent", start=(DRIVES_ONE, fx.Draw(YOU, Number(2)), DRIVES_ONE, DRIVES_ONE))
    made = table(rulers=(keen, RIVAL)).turn(0, step="turn", number=0, starting=starting, begin=True).to("main")
    assert made.hand_size(0) == drawn and len(made.objects("drive", 0)) == 3


@pytest.mark.rule("gateruler", "6-2f-1")
def test_of_two_draws_only_the_first_is_one_less() -> None:
    keen = ruler("Regent", start=(fx.Draw(YOU, Number(2)), fx.Draw(YOU, Number(2))))
    made = table(rulers=(keen, RIVAL)).turn(0, step="turn", number=0, starting=0, begin=True).to("main")
    assert made.hand_size(0) == 3


@pytest.mark.rule("gateruler", "6-5d", "14-10b-1a", "14-5a")
def test_an_end_phase_does_not_begin_again_for_a_set_card_that_was_not_there_when_it_began() -> None:
    dusk = happening("Dusk", "Draw 1 card.", "You can play this card at the end of your turn.")
    hider = card("Hider", "At the end of your turn, choose 1 event card in your hand. Set it.")
    made = table(dusk, hider).field(0, "Hider", place=1, rested=True).hand(0, "Dusk").no_attack()
    turn = made.game.state.turn
    while made.question is not None and made.game.state.turn == turn:
        assert made.question.why != "reveal to trigger"
        made.passes()
    assert made.zone_names(0, "set") == ["Dusk"] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-17c", "16-6a-1")
def test_one_resource_is_enough_and_one_unit_in_the_center_is_too_much() -> None:
    oil = happening("Oil", "Resource\nDraw 1 card.")
    assert table(oil).hand(0, "Oil").zone(0, "resource", "Well").can("play", 0, "Oil")
    assert not table(oil).hand(0, "Oil").can("play", 0, "Oil")
    for center in (0, 1):
        made = table(card("Shield", "Defender")).field(0, "Shield", place=1, rested=True)
        made.field(0, *["Guard"] * center, place=0).to("attack_end")
        assert made.stack() == ["Shield"] * (1 - center)
