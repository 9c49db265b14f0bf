"""Several of one's own moves as one answer: what can be named, what is done of it, and where the player is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from arbiter.bots.registry import make_bot
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.errors import BadAnswer
from arbiter.setup import Setup
from arbiter.table.web import plans
from arbiter.table.web.ahead import NOTHING, TARGET, Way, by_itself, is_own_move
from arbiter.table.web.auto_pass import Settings
from arbiter.table.web.outgoing import Follower, compose
from arbiter.table.web.plans import Plan, found_again
from arbiter.table.web.table_game import TABLE, GivenAnswer, TableGame
from tests.table.web.test_ahead import STATUS, begin, built_in_decks, known_format, shared

GAMES = ("fow", "fow5")


def number_of(table: TableGame, kind: str) -> int | None:
    """The first action of this kind for which nothing has to be chosen."""
    decision = table.decision
    assert isinstance(decision, ChooseAction)
    opened = {way.action for way in table.ahead()}
    kinds = enumerate(decision.actions)
    return next((number for number, action in kinds if action.kind == kind and number not in opened), None)


def can_call_and_hope(table: TableGame) -> bool:
    """A stone can be called, and there is a card that cannot be played before."""
    return number_of(table, "call") is not None and len(playable_after_a_call(table)) > 0


def has_two_alike(table: TableGame) -> bool:
    """A card can be played, and another one like it lies in the hand."""
    return any(alike_wishes(table))


def alike_wishes(table: TableGame) -> list[tuple[int, int]]:
    """The number of a card, and that of the wish for another like it which can be paid for as well."""
    game, decision = table.match.game, table.decision
    assert isinstance(decision, ChooseAction)
    opened = {way.action for way in table.ahead()}
    first = decision.size() + len(table.ahead())
    made = []
    for number, action in enumerate(decision.actions):
        if action.kind == "spell" and number not in opened and action.obj is not None:
            for place, wish in enumerate(table.wishes()):
                other = game.find(wish.doer)
                if other is not None and other.face is action.obj.face:
                    made.append((number, first + place))
    return [pair for pair in made if len(played(table, pair)) == 2]


def played(table: TableGame, numbers: tuple[int, ...], settings: Settings | None = None) -> list[str]:
    """What the player plays of these, by name, in a copy of the table at which nobody else does anything."""
    copy = again(table)
    if settings is not None:
        copy.settings[0] = settings
    since = len(copy.match.game.told)
    copy.answer(0, numbers)
    copy.let_bots_answer(lambda: False)
    return [told.subjects[0].face.name for told in copy.match.game.told[since:] if told.kind == "casts"]


def playable_after_a_call(table: TableGame) -> list[int]:
    """The numbers of wishes that come true behind a call."""
    call, decision = number_of(table, "call"), table.decision
    assert decision is not None
    first = decision.size() + len(table.ahead())
    return [first + i for i in range(len(table.wishes())) if call and played(table, (call, first + i))]


def again(table: TableGame) -> TableGame:
    copy = begin(table.setup)
    copy.bots = (None, does_the_least)
    copy.catch_up(table.given)
    return copy


def does_the_least(game: object, decision: Decision) -> Answer:
    return decision.minimal()


@cache
def answers_until(game: str, wanted: Callable[[TableGame], bool]) -> tuple[Setup, tuple[GivenAnswer, ...]]:
    """A game against a bot up to a move of its person at which something is so."""
    decks = built_in_decks(game)
    for seed in range(1, 40):
        setup = Setup(game, known_format(game, None), (decks[0], decks[1]), Seeded(seed), shared(game), (0,))
        table, script = begin(setup), make_bot("greedy", 1)
        while table.decision is not None:
            table.let_bots_answer(lambda: False)
            if table.decision is None:
                break
            if is_own_move(table.match.game, table.decision, table.layout) and wanted(table):
                return setup, tuple(table.given)
            table.answer(0, script(table.match.game, table.decision))
    raise AssertionError("it never came to that")


def standing_where(game: str, wanted: Callable[[TableGame], bool]) -> TableGame:
    setup, given = answers_until(game, wanted)
    table = begin(setup)
    table.bots = (None, does_the_least)
    table.catch_up(given)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_stone_is_called_and_a_card_played_with_it_in_one_answer(game: str) -> None:
    """The card could not be paid for when it was named; all but the first answer is given by the table."""
    table = standing_where(game, can_call_and_hope)
    call, wish = number_of(table, "call"), playable_after_a_call(table)[0]
    assert call is not None and isinstance(table.decision, ChooseAction)
    card = table.wishes()[wish - table.decision.size() - len(table.ahead())].doer
    assert card not in [action.obj.id for action in table.decision.actions if action.obj and action.kind == "spell"]
    before, since = len(table.given), len(table.match.game.told)
    table.answer(0, (call, wish))
    table.let_bots_answer(lambda: False)
    told = [each for each in table.match.game.told[since:] if each.kind in ("casts", "enters")]
    assert told[0].cause == "call" and told[1].kind == "casts" and told[1].subjects[0].id == card
    assert {each.by for each in table.given[before + 1 :] if each.player == 0} == {TABLE}
    assert not table.plans


@pytest.mark.parametrize("game", GAMES)
def test_behind_a_row_the_turn_is_ended(game: str) -> None:
    table = standing_where(game, can_call_and_hope)
    call = number_of(table, "call")
    turn = table.match.game.state.turn
    table.answer(0, (call, 0))
    table.let_bots_answer(lambda: False)
    assert table.match.game.state.turn > turn


@pytest.mark.parametrize("game", GAMES)
def test_where_a_wish_does_not_come_true_the_player_is_asked_and_nothing_else_is_done(game: str) -> None:
    table = standing_where(game, can_call_and_hope)
    call, good = number_of(table, "call"), playable_after_a_call(table)
    assert isinstance(table.decision, ChooseAction)
    first = table.decision.size() + len(table.ahead())
    bad = next(first + i for i in range(len(table.wishes())) if first + i not in good)
    since, turn = len(table.match.game.told), table.match.game.state.turn
    table.answer(0, (call, bad, good[0], 0))
    assert [each.kind for each in table.match.game.told[since:] if each.kind in ("casts", "enters")] == ["enters"]
    assert table.decision is not None and table.decision.player == 0 and table.match.game.state.turn == turn
    assert is_own_move(table.match.game, table.decision, table.layout) and not table.plans


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_wished_for_is_every_card_of_the_hand_whether_it_can_be_paid_for_or_not(game: str) -> None:
    """So the list tells nothing of the stone that is to come."""
    table = standing_where(game, can_call_and_hope)
    decision = table.decision
    assert isinstance(decision, ChooseAction)
    offered = {action.obj.id for action in decision.actions if action.obj and action.kind == "spell"}
    hand = [obj.id for obj in table.match.game.pile("hand", 0)]
    assert [wish.doer for wish in table.wishes()] == [id for id in hand if id not in offered]
    shown = compose(table, Follower(0), STATUS)
    assert shown.count('"later":true') == len(table.wishes()) and '"row":true' in shown
    assert '"later"' not in compose(table, Follower(1), STATUS)


@pytest.mark.parametrize("bad", ["a wish first", "a wish alone", "twice", "beyond", "nothing but the end"])
def test_what_is_no_row_is_refused(bad: str) -> None:
    table = standing_where("fow", can_call_and_hope)
    call, wish = number_of(table, "call"), playable_after_a_call(table)[0]
    assert call is not None
    numbers = {
        "a wish first": (wish, call),
        "a wish alone": (wish,),
        "twice": (call, wish, wish),
        "beyond": (call, 10_000),
        "nothing but the end": (0, 0),
    }[bad]
    before = len(table.given)
    with pytest.raises(BadAnswer):
        table.answer(0, numbers)
    assert len(table.given) == before and not table.plans


def test_of_equal_cards_two_can_be_played_in_a_row() -> None:
    table = standing_where("fow", has_two_alike)
    first, second = played(table, alike_wishes(table)[0])
    assert first == second


def test_to_pass_over_what_one_has_played_oneself_does_not_end_the_row() -> None:
    """Whoever wants to be asked there is asked, and the next card is played all the same."""
    table = standing_where("fow", has_two_alike)
    numbers, since = alike_wishes(table)[0], len(table.match.game.told)
    table.settings[0] = Settings(full_control=True)
    table.answer(0, numbers)
    table.let_bots_answer(lambda: False)
    asked = 0
    while table.decision is not None and table.decision.player == 0 and table.match.game.state.stack:
        table.answer(0, 0)
        table.let_bots_answer(lambda: False)
        asked += 1
    assert asked
    assert [each.kind for each in table.match.game.told[since:]].count("casts") == 2


def test_an_attack_on_the_player_is_the_same_when_there_is_no_card_left_to_attack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But an attack for which no target was there to choose is asked about when there is one."""
    table = standing_where("fow", lambda table: any(way.kind == "battle" for way in table.ahead()))
    decision = table.decision
    assert isinstance(decision, ChooseAction)
    number = next(i for i, action in enumerate(decision.actions) if action.kind == "battle")
    bare, aimed = (("attack", 5),), (("attack", 5), (TARGET, NOTHING))
    for planned, offered, found in ((aimed, bare, True), (aimed, aimed, True), (bare, aimed, False)):
        monkeypatch.setattr(plans, "ways_of", lambda *_, here=offered: [Way(number, "battle", here)])
        assert (found_again(table.match, decision, Way(number, "battle", planned), table.layout) is not None) is found


def test_an_action_for_which_something_must_be_chosen_is_not_begun_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = standing_where("fow", can_call_and_hope)
    decision, call = table.decision, number_of(table, "call")
    assert isinstance(decision, ChooseAction) and call is not None
    plan = Plan((), (by_itself(decision, call),), True, len(table.match.game.told))
    monkeypatch.setattr(plans, "ways_of", lambda *_: [Way(call, "call", (("choose", 1),))])
    assert plan.answer(table.match, decision, table.layout) is None and plan.is_done
