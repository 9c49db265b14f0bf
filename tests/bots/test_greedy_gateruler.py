"""The greedy bot at Gate Ruler: it fills empty zones, strikes the guard first, and beats chance."""

from __future__ import annotations

from arbiter.bots.greedy import GreedyBot
from arbiter.kernel.decisions import ChooseAction, ChooseObjects, ChooseOption
from arbiter.lab.decks import built_in_decks, pairings
from arbiter.lab.sim import orders, simulate
from arbiter.testing import Table
from tests.games.gateruler.plain import event, ruler, table, unit


def wanted(board: Table) -> str:
    """What the bot would do at this question."""
    question = board.begin().question
    assert question is not None
    answer = GreedyBot(1)(board.game, question)
    if isinstance(question, ChooseAction):
        assert isinstance(answer, int)
        action = question.actions[answer]
        return action.kind if action.obj is None else f"{action.kind} {action.obj.face.name}"
    if isinstance(question, ChooseOption):
        assert isinstance(answer, int)
        return question.options[answer]
    assert isinstance(question, ChooseObjects) and isinstance(answer, tuple)
    return ", ".join(question.options[i].face.name for i in answer) or "nothing"


def test_the_better_unit_is_played() -> None:
    assert wanted(table().hand(0, "Scout", "Giant")) == "card Giant"


def test_a_card_that_waits_for_its_moment_is_set() -> None:
    assert wanted(table().hand(0, "Spark")) == "set Spark"


def test_cards_are_set_while_there_is_room() -> None:
    found = []
    for zones in (1, 2):
        board = table(event("Wait", timing="instant"), rulers=(ruler(set_zones=zones), ruler("Rival")))
        found.append(wanted(board.hand(0, "Spark").zone(0, "set", "Wait")))
    assert found == ["pass", "set Spark"]


def test_a_fighter_leaves_the_middle_to_attack_while_there_is_room() -> None:
    board = table().field(0, "Giant", place=0, rested=True)
    assert wanted(board) == "rearrange Giant"
    full = table().field(0, "Giant", place=0, rested=True)
    for place in (1, 2, 3):
        full = full.field(0, "Guard", place=place)
    assert wanted(full) == "pass"


def test_who_can_win_together_strikes_nobody_else() -> None:
    rival = ruler("Rival", life=2)
    board = table(rulers=(ruler(), rival)).field(0, "Giant", "Guard")
    board = board.field(1, "Scout", place=2, rested=True).to("choice").choose("Giant")
    assert wanted(board) == "Rival"


def test_the_unit_that_just_suffices_strikes_the_guard() -> None:
    brute = unit("Brute", 4, 4)
    board = table(brute).field(0, "Giant", "Brute").field(1, "Scout", place=0, rested=True).to("choice")
    assert wanted(board) == "Brute"


def test_an_open_ruler_is_attacked() -> None:
    board = table().field(0, "Giant").field(1, "Guard", place=2).to("choice").choose("Giant")
    assert wanted(board) == "Rival"


def test_it_beats_chance() -> None:
    pairs = pairings(built_in_decks("gateruler"))
    report = simulate(list(orders("gateruler", pairs, ("greedy", "random"), 40, 1)), ("greedy", "random"))
    assert not report.failures
    assert report.by_bot["greedy"].wins >= 34
