"""Attacks, cards with their targets and blocks as one thing to choose: what is offered beyond a question's options, and
what becomes of it."""

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
from arbiter.kernel.telling import Told
from arbiter.lab.decks import built_in_decks
from arbiter.setup import Setup
from arbiter.table.layout import layout_of
from arbiter.table.web.ahead import NOTHING, PASSES, Way, planned_answer, ways_ahead
from arbiter.table.web.auto_pass import Settings, is_asked_here
from arbiter.table.web.outgoing import Follower, TableStatus, compose
from arbiter.table.web.plans import Plan
from arbiter.table.web.table_game import BOT, TABLE, TableGame

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
        attacks = attacks_of(table)
        if len({way.doer for way in attacks}) > 1 and any(len(way.picks) > 1 for way in attacks):
            break
        table.answer(0, script(table.match.game, table.decision))
    return setup, list(table.given)


def attacks_of(table: TableGame) -> list[Way]:
    return [way for way in table.ahead() if way.kind == "battle"]


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
    assert attacks_of(about_to_attack(game))
    for place, way in enumerate(ways):
        if way.kind != "battle":
            continue
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
    assert isinstance(table.decision, ChooseAction)
    firsts = {way.picks[0] for way in ways_ahead(table.match, table.decision, table.layout, "battle")}
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
    whole = next(i for i, way in enumerate(table.ahead()) if way.kind == "battle" and way.picks[-1][1] == NOTHING)
    table.answer(0, table.decision.size() + whole)
    game, layout = table.match.game, layout_of("fow")
    combat = game.state.combat
    assert combat is not None and not combat.blocked
    game.state.step = "block_declaration"
    assert not is_asked_here(game, 0, Settings(), layout) and not is_asked_here(game, 1, Settings(), layout)
    assert is_asked_here(game, 0, Settings(stops=("block_declaration:own",)), layout)
    combat.blocked = True
    assert is_asked_here(game, 0, Settings(), layout) and is_asked_here(game, 1, Settings(), layout)


@cache
def answers_until(game: str, seed: int, kind: str) -> tuple[Setup, list[object]]:
    """A game against a bot up to where its person is offered an action of this kind with what is asked next."""
    decks = built_in_decks(game)
    setup = Setup(game, known_format(game, None), (decks[0], decks[1]), Seeded(seed), shared(game), (0,))
    table, script = begin(setup), make_bot("greedy", 1)
    while table.decision is not None:
        table.let_bots_answer(lambda: False)
        assert table.decision is not None
        if any(way.kind == kind for way in table.ahead()):
            break
        table.answer(0, script(table.match.game, table.decision))
    return setup, list(table.given)


def standing_at(game: str, kind: str, seed: int = 3) -> TableGame:
    setup, given = answers_until(game, seed, kind)
    table = begin(setup)
    table.catch_up(given)  # type: ignore[arg-type]
    return table


def give(table: TableGame, way: Way) -> None:
    assert table.decision is not None
    table.answer(0, table.decision.size() + table.ahead().index(way))


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_played_with_its_target_in_one(game: str) -> None:
    """What the table answers for the player afterwards is what was chosen, and it can be taken back as a whole."""
    for way in standing_at(game, "spell").ahead():
        if way.kind == "spell":
            table = standing_at(game, "spell")
            before = len(table.given)
            give(table, way)
            by_table = [given for given in table.given[before + 1 :] if given.player == 0]
            assert {given.by for given in by_table} == {TABLE}
            assert table.given[before].answer == way.action and len(by_table) >= len(way.picks)
            assert not table.plans
            table.undo(0)
            assert len(table.given) == before and way in table.ahead()


def test_who_may_act_before_blocks_is_offered_the_blocks_as_well() -> None:
    table = standing_at("fow", "pass", 1)
    blocks = [way for way in table.ahead() if way.kind == "pass"]
    assert blocks[0].picks == (("block", NOTHING),) and len(blocks) > 1
    state = table.match.game.state
    assert state.active == 1 and state.step == "attack_declaration"
    give(table, blocks[1])
    told = [each for each in table.match.game.told if each.kind == "blocks"]
    assert told[-1].subjects[0].id == blocks[1].doer


def together(table: TableGame, count: int) -> tuple[int, ...]:
    """The numbers of attacks on the player with so many different attackers."""
    assert table.decision is not None
    firsts = {way.doer: place for place, way in reversed(list(enumerate(table.ahead()))) if way.kind == "battle"}
    return tuple(table.decision.size() + place for place in sorted(firsts.values()))[:count]


def attackers(table: TableGame, since: int) -> list[int]:
    told = table.match.game.told[since:]
    return [each.subjects[0].id for each in told if each.kind == "attacks" and each.player == 0]


@pytest.mark.parametrize("ends", [False, True])
def test_attacks_chosen_together_are_made_one_after_the_other(ends: bool) -> None:
    table = about_to_attack("fow")
    table.bots = (None, lambda game, decision: decision.minimal())
    since, numbers = len(table.match.game.told), together(table, 2)
    assert isinstance(table.decision, ChooseAction)
    wanted = [table.ahead()[number - table.decision.size()].doer for number in numbers]
    turn = table.match.game.state.turn
    table.answer(0, (*numbers, 0) if ends else numbers)
    table.let_bots_answer(lambda: False)
    assert attackers(table, since) == wanted
    assert not table.plans and (table.match.game.state.turn > turn or not ends)


def test_to_block_does_not_end_what_was_chosen_together_but_anything_else_that_an_opponent_does_ends_it() -> None:
    table = about_to_attack("fow")
    table.answer(0, together(table, 2))
    assert table.decision is not None and table.decision.player == 1 and table.decision.why == "block"
    table.take((0,), BOT)
    assert 0 in table.plans
    table = about_to_attack("fow")
    table.answer(0, together(table, 2))
    assert table.decision is not None
    table.decision.why = "discard"
    table.take((0,), BOT)
    assert 0 not in table.plans


def test_what_happened_in_between_ends_what_was_chosen_together() -> None:
    """A card that was drawn may change one's mind: the next attack is not made unasked."""
    table = about_to_attack("fow")
    game, decision = table.match.game, table.decision
    assert isinstance(decision, ChooseAction)
    way = table.ahead()[together(table, 1)[0] - decision.size()]
    own = (("hurts", 0, True), ("casts", 0, True), ("draws", 0, False), ("reveals", 0, False), ("enters", 0, False))
    theirs = (("hurts", 1, True), ("blocks", 1, True), ("casts", 1, False), ("triggers", 1, False))
    for kind, player, goes_on in (*own, *theirs):
        told = game.told[-1]
        game.told[-1] = Told(kind, player, 0, 0)
        plan = Plan((), (way,), False, len(game.told) - 1)
        answer = plan.answer(table.match, decision, table.layout)
        assert answer == (way.action if goes_on else None) and plan.is_done is not goes_on
        game.told[-1] = told


@pytest.mark.parametrize("bad", ["twice", "spell", "beyond"])
def test_what_cannot_be_chosen_together_is_refused(bad: str) -> None:
    table = about_to_attack("fow")
    assert isinstance(table.decision, ChooseAction)
    first = together(table, 1)[0]
    numbers = {"twice": (first, first), "spell": (first, 1), "beyond": (first, 10_000)}[bad]
    before = len(table.given)
    with pytest.raises(BadAnswer):
        table.answer(0, numbers)
    assert len(table.given) == before and not table.plans
