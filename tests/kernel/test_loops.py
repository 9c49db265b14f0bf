"""Positions that repeat: a draw where nobody can choose, "how many times" where somebody can."""

from __future__ import annotations

import pytest

from arbiter.kernel import loops
from arbiter.kernel.decisions import ChooseAction, ChooseNumber
from arbiter.kernel.game import Game
from arbiter.kernel.loops import WATCH_FROM
from arbiter.kernel.match import Match
from arbiter.kernel.running import play_out
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script.base import Effect, Status
from tests.kernel.table import ITSELF, PLAIN, SELF, UNIT, Setup, activated, card, choices, do, group, number, triggered
from tests.kernel.toy import MELEE


def test_a_game_in_which_nobody_can_do_anything_is_a_draw() -> None:
    match = Match(Setup(MELEE).put(PLAIN).start)
    assert match.over and match.winner is None and match.game.state.why_over


def test_a_game_run_straight_through_ends_in_the_same_draw() -> None:
    game = Setup(MELEE).put(PLAIN).start()
    play_out(game, [None] * 3)
    assert game.state.over and game.state.winner == -1


def test_a_loop_of_abilities_that_nobody_can_break_is_a_draw() -> None:
    mill = card("Mill", triggered(pt.Rests(group(ITSELF)), fx.Ready(SELF), fx.Rest(SELF), text="mill"))

    def begin() -> Game:
        made = Setup().put(mill).start()
        do(made, 0, fx.Rest(SELF), source="Mill")
        return made

    match = Match(begin)
    assert match.over and match.winner is None


def test_a_game_that_still_changes_is_no_loop() -> None:
    """Each turn a card is drawn: the position never comes back until the library is empty."""
    setup = Setup()
    for _ in range(60):
        setup.put(PLAIN, 0, "library").put(PLAIN, 1, "library")
    game = setup.start()
    play_out(game, [lambda game, decision: 0] * 2)
    assert game.state.over and not game.pile("library", 0) and not game.pile("library", 1)


GROWS = card(
    "Grows",
    triggered(
        pt.Rests(group(ITSELF)), fx.Ready(SELF), fx.PlaceCounters(SELF, "ring", number(1)), fx.Rest(SELF), text="grows"
    ),
)


MANY = 150  # questions in a turn that are enough here


def test_a_loop_that_grows_and_that_nobody_breaks_is_a_draw_although_players_are_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is in no position twice; a player who could do something passes each time, as one in a hurry does."""
    monkeypatch.setattr(loops, "MOST_DECISIONS", MANY)

    def begin() -> Game:
        made = Setup().put(GROWS).put(IDLER, 1).start()
        do(made, 0, fx.Rest(SELF), source="Grows")
        return made

    match = Match(begin)
    answers = 0
    while not match.over:
        match.answer(0)
        answers += 1
    assert match.winner is None and answers == MANY


def test_who_repeats_what_grows_has_to_stop_and_gets_no_draw_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "MOST_DECISIONS", MANY)
    grower = card("Grower", activated(fx.PlaceCounters(SELF, "ring", number(1)), text="grows"))
    match = Match(Setup().put(grower).start)
    used, turn = 0, match.game.state.turn
    while match.game.state.turn == turn and used < 2 * MANY:
        wanted = "ability Grower"
        grows = match.question is not None and match.question.player == 0 and wanted in choices(match)
        used += grows
        match.answer(choices(match).index(wanted) if grows else 0)
    assert 0 < used <= MANY and not match.over and match.game.state.turn > turn


IDLER = card("Idler", activated(text="nothing happens"))


def idle_until_asked(match: Match) -> int:
    """The player uses an ability that changes nothing, again and again; how often until something else is asked."""
    for count in range(400):
        if not isinstance(match.question, ChooseAction):
            return count
        if match.question.player == 0 and "ability Idler" in choices(match) and not match.game.state.stack:
            match.answer(choices(match).index("ability Idler"))
        else:
            match.answer(0)
    raise AssertionError("nobody noticed the loop")


def test_a_loop_that_a_player_can_break_is_offered_as_how_many_times() -> None:
    match = Match(Setup().put(IDLER).start)
    assert idle_until_asked(match) >= WATCH_FROM // 2
    question = match.question
    assert isinstance(question, ChooseNumber) and question.player == 0 and question.why == "loop"


def test_after_naming_a_number_the_player_may_not_start_the_same_loop_again() -> None:
    match = Match(Setup().put(IDLER).put(card("Other", activated(fx.Draw(n.YOU, number(1)), text="other"))).start)
    idle_until_asked(match)
    match.answer(3)
    while match.game.state.stack:
        match.answer(0)
    assert match.game.state.turn == 1 and match.game.state.step == "main"
    assert "ability Idler" not in choices(match) and "ability Other" in choices(match)


def test_a_new_turn_forgets_the_loop() -> None:
    match = Match(Setup().put(IDLER).start)
    idle_until_asked(match)
    match.answer(0)
    turn = match.game.state.turn
    for _ in range(60):
        if match.game.state.turn > turn and match.game.state.active == 0:
            break
        match.answer(0)
    assert "ability Idler" in choices(match)


def test_a_limited_ability_is_no_loop() -> None:
    once = card("Once", activated(limits=ab.Limits(per_turn=3), text="thrice"))
    match = Match(Setup().put(once).start)
    for _ in range(30):
        assert isinstance(match.question, ChooseAction)
        match.answer(len(match.question.actions) - 1)


def test_of_two_who_keep_a_loop_going_who_names_more_may_not_go_on() -> None:
    """One lays a unit down, the other stands it up again."""
    one = number(1)

    def swing(status: Status, effect: Effect, text: str) -> ab.Activated:
        return activated(fx.Choose(1, group(UNIT, n.In(status)), one, one), effect, text=text)

    down = card("Down", swing(Status.READY, fx.Rest(n.Bound(1)), "down"), kind="well")
    up = card("Up", swing(Status.RESTED, fx.Ready(n.Bound(1)), "up"), kind="well")
    match = Match(Setup().put(down, 0).put(up, 1).put(PLAIN).start)
    for _ in range(600):
        if not isinstance(match.question, ChooseAction):
            break
        match.answer(0 if match.game.state.stack else len(choices(match)) - 1)
    named = {0: 5, 1: 2}
    asked = []
    while isinstance(match.question, ChooseNumber):
        asked.append(match.question.player)
        match.answer(named[asked[-1]])
    assert sorted(asked) == [0, 1]
    assert {who for who, _, _ in match.game.state.barred} == {0}
