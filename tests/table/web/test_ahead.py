"""Attacks as one thing to choose: what is offered beyond a question's options, and what becomes of it."""

from __future__ import annotations

from functools import cache

import pytest

from arbiter.bots.registry import make_bot
from arbiter.cards.checking import known_format
from arbiter.cards.pool import shared
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import ChooseAction, ChooseObjects
from arbiter.kernel.errors import BadAnswer
from arbiter.kernel.match import Match
from arbiter.lab.decks import built_in_decks
from arbiter.setup import Setup
from arbiter.table.layout import layout_of
from arbiter.table.web.ahead import NOTHING, PASSES, planned_answer
from arbiter.table.web.auto_pass import Settings, is_asked_here
from arbiter.table.web.outgoing import Follower, TableStatus, compose
from arbiter.table.web.table_game import TABLE, TableGame

STATUS = TableStatus(("Ada", "bot"), (False, True), (True, True), (None, None), None, None, (False, False), "")
GAMES = ("fow", "fow5")


@cache
def answers_until_an_attack(game: str) -> tuple[Setup, list[object]]:
    """A game against a bot up to where its person can attack, with something to choose."""
    decks = built_in_decks(game)
    setup = Setup(game, known_format(game, None), (decks[0], decks[1]), Seeded(3), shared(game), (0,))
    table, script = begin(setup), make_bot("greedy", 1)
    while table.decision is not None:
        table.let_bots_answer(lambda: False)
        assert table.decision is not None
        if len({way.picks[0] for way in table.ahead()}) > 1 and any(len(way.picks) > 1 for way in table.ahead()):
            break
        table.answer(0, script(table.match.game, table.decision))
    return setup, list(table.given)


def begin(setup: Setup) -> TableGame:
    bots = (None, make_bot("greedy", 2))
    return TableGame(setup, b"secret" * 6, ("Ada", "bot"), bots, (False, True), [Settings(), Settings()])


def about_to_attack(game: str) -> TableGame:
    setup, given = answers_until_an_attack(game)
    table = begin(setup)
    table.catch_up(given)  # type: ignore[arg-type]
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_attack_that_is_offered_is_made(game: str) -> None:
    ways = about_to_attack(game).ahead()
    assert ways
    for place, way in enumerate(ways):
        table = about_to_attack(game)
        assert isinstance(table.decision, ChooseAction)
        before, asked = len(table.given), table.decision.size()
        table.answer(0, asked + place)
        attacks = [each for each in table.match.game.told if each.kind == "attacks"]
        assert attacks[-1].subjects[0].id == way.picks[0][1]
        if len(way.picks) > 1 and way.picks[1][1] != NOTHING:
            assert [thing.id for thing in attacks[-1].targets] == [way.picks[1][1]]
        assert {given.by for given in table.given[before + 1 : before + 1 + len(way.picks)] if given.player == 0} == {
            TABLE
        }
        table.undo(0)  # the whole of it is one answer
        assert len(table.given) == before and table.ahead() == ways


@pytest.mark.parametrize("game", GAMES)
def test_behind_the_first_choice_nothing_is_played_on(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no second question comes at once, nobody waits while the rest of the turn is gone through."""
    table = about_to_attack(game)
    real, given = Match.answer, []
    monkeypatch.setattr(Match, "answer", lambda match, answer: (given.append(answer), real(match, answer))[1])
    firsts = {way.picks[0] for way in table.ahead()}
    assert len(firsts) > 1
    assert len(given) <= 1 + PASSES + len(firsts)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_in_the_question_and_no_more_than_that_is_taken(game: str) -> None:
    table = about_to_attack(game)
    shown = compose(table, Follower(0), STATUS)
    assert '"ahead":true' in shown and "attack your opponent with" in shown
    assert isinstance(table.decision, ChooseAction)
    with pytest.raises(BadAnswer):
        table.answer(0, table.decision.size() + len(table.ahead()))


def test_a_choice_that_is_gone_is_asked_for() -> None:
    table = about_to_attack("fow")
    assert isinstance(table.decision, ChooseAction)
    table.answer(0, next(i for i, action in enumerate(table.decision.actions) if action.kind == "battle"))
    decision = table.decision
    assert isinstance(decision, ChooseObjects) and decision.why == "attack"
    assert planned_answer(decision, ("attack", 999_999)) is None
    assert planned_answer(decision, ("block", decision.options[0].id)) is None
    assert planned_answer(decision, ("attack", decision.options[0].id)) == (0,)


def test_after_an_attack_that_nobody_blocks_there_is_no_stop_unless_one_is_set() -> None:
    table = about_to_attack("fow")
    assert isinstance(table.decision, ChooseAction)
    whole = next(i for i, way in enumerate(table.ahead()) if way.picks[-1][1] == NOTHING)
    table.answer(0, table.decision.size() + whole)
    game, layout = table.match.game, layout_of("fow")
    combat = game.state.combat
    assert combat is not None and not combat.blocked
    game.state.step = "block_declaration"
    assert not is_asked_here(game, 0, Settings(), layout) and not is_asked_here(game, 1, Settings(), layout)
    assert is_asked_here(game, 0, Settings(stops=("block_declaration:own",)), layout)
    combat.blocked = True
    assert is_asked_here(game, 0, Settings(), layout) and is_asked_here(game, 1, Settings(), layout)
