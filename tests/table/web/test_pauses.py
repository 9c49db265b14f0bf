"""The table answers for whoever has but one answer, as late as a person might."""

from __future__ import annotations

from statistics import median

from arbiter.kernel.decisions import ChooseAction, Confirm
from arbiter.kernel.playing.play import PASS, Action
from arbiter.table.web.clocks import TimeRule, clocks_for
from arbiter.table.web.pauses import LONGEST, Pauses, longest
from arbiter.table.web.table_game import HELD, PERSON, TableGame
from tests.table.web.conftest import Clock
from tests.table.web.test_auto_pass import two_people


def could_pass_or_act(player: int = 0) -> ChooseAction:
    return ChooseAction(player, [PASS, Action("cast", None)])


def drawn(pauses: Pauses, most: float = LONGEST) -> list[float]:
    return [pauses.draw(ChooseAction(0, [PASS]), most) for _ in range(400)]


def test_pauses_are_as_long_as_the_player_takes_to_pass() -> None:
    quick, slow = Pauses(), Pauses()
    for seconds, pauses in ((0.5, quick), (9.0, slow)):
        for number in range(40):
            pauses.note_question(str(number), 0.0)
            pauses.note_answer(could_pass_or_act(), 0, seconds)
    assert median(drawn(quick)) < 1 < 7 < median(drawn(slow))
    assert len(set(drawn(slow))) > 300  # none comes twice
    assert 1 < median(drawn(Pauses())) < 3  # of a player of whom nothing is known yet


def test_only_a_no_where_a_yes_was_possible_counts() -> None:
    pauses = Pauses()
    pauses.note_question("a", 0.0)
    pauses.note_answer(could_pass_or_act(), 1, 5.0)  # they acted
    pauses.note_answer(ChooseAction(0, [PASS]), 0, 5.0)  # they could only pass
    pauses.note_answer(Confirm(0, "cast"), 0, 5.0)  # everybody knew that they could
    pauses.note_answer(could_pass_or_act(), 0, 500.0)  # they were not there
    assert not pauses.took


def test_a_pause_takes_little_of_a_clock() -> None:
    now = Clock()
    clock = clocks_for(TimeRule(clock=100, increment=0), now, 2, ())
    clock.ask(0, "a", 0)
    assert longest(clock, 0) == 5.0
    now.now += 90
    assert all(pause <= 0.5 for pause in drawn(Pauses(), longest(clock, 0)))
    assert longest(clocks_for(TimeRule(timer=30), now, 2, ()), 0) == LONGEST  # no time runs for them
    assert longest(clocks_for(TimeRule(), now, 2, ()), 0) == LONGEST


def held(table_game: TableGame) -> bool:
    return table_game.held_answer() is not None


def test_whoever_can_only_pass_is_not_bothered_and_the_opponent_cannot_tell() -> None:
    """What the opponent may take back is the same whether a person has passed or the table for them."""
    kinds: list[str] = []
    for by_table in (False, True):
        table_game = two_people()
        table_game.auto_answer()
        while table_game.decision is not None and not isinstance(table_game.decision, ChooseAction):
            table_game.answer(table_game.decision.player, table_game.decision.minimal())
        decision = table_game.decision
        assert isinstance(decision, ChooseAction) and not held(table_game)
        decision.actions = decision.actions[:1]
        assert held(table_game)
        asked = decision.player
        if by_table:
            table_game.answer_held()
        else:
            table_game.answer(asked, 0)
        assert table_game.given[-1].player != asked or table_game.given[-1].by in (HELD, PERSON)
        kinds.append(table_game.undo_is(1 - asked))
    assert kinds[0] == kinds[1]
