"""The turn as a table: order of steps, skipped and added ones, extra turns, and rule processes."""

from __future__ import annotations

import pytest

from arbiter.kernel import turn
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.errors import GameOver
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import changed
from arbiter.kernel.processes import run_processes, settle
from arbiter.kernel.rows import Process
from arbiter.kernel.turn import advance
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Op, Stat
from tests.kernel.table import (
    ITSELF,
    PLAIN,
    SELF,
    UNIT,
    UNITS,
    Setup,
    card,
    do,
    find,
    group,
    grows,
    in_order,
    lying,
    number,
    pass_turn,
    power,
    static,
    triggered,
)
from tests.kernel.toy import MELEE, SKIRMISH, with_rows


def steps(game: Game, count: int) -> list[str]:
    """The steps that begin, as "player:step", everybody passing."""
    game.agents = [in_order] * game.state.players
    found: list[str] = []
    was = (game.state.turn, game.state.step)
    while len(found) < count:
        advance(game)
        here = (game.state.turn, game.state.step)
        if here != was:
            found.append(f"{game.state.active}:{game.state.step}")
            was = here
    return found


def test_the_steps_follow_the_table_and_the_turn_passes_clockwise() -> None:
    game = Setup(MELEE).start()
    assert steps(game, 10) == [
        "0:clash", "0:dusk", "0:night",
        "1:dawn", "1:gather", "1:main", "1:clash", "1:dusk", "1:night",
        "2:dawn",
    ]  # fmt: skip


def test_a_skipped_step_is_passed_over_once() -> None:
    game = Setup().start()
    do(game, 0, fx.SkipStep(n.OPPONENT, "main"))
    assert steps(game, 7) == ["0:clash", "0:dusk", "0:night", "1:dawn", "1:gather", "1:clash", "1:dusk"]
    assert "1:main" in steps(game, 12)


def test_a_step_skipped_for_one_player_is_not_skipped_for_another() -> None:
    game = Setup(MELEE).start()
    do(game, 0, fx.SkipStep(n.YOU, "clash"))
    assert steps(game, 7) == ["0:dusk", "0:night", "1:dawn", "1:gather", "1:main", "1:clash", "1:dusk"]


def test_an_added_step_comes_before_the_usual_next_one() -> None:
    game = Setup().start()
    do(game, 0, fx.ExtraStep("clash"))
    assert steps(game, 1) == ["0:clash"]
    again = Setup().start()
    do(again, 0, fx.ExtraStep("main"))
    seen: list[str] = []
    again.agents = [in_order] * 2
    while again.state.step == "main" and len(seen) < 50:
        advance(again)
        if again.state.mode == 0:
            seen.append(again.state.step)
    assert seen == ["main", "clash"]


def test_extra_turns_come_first_the_last_given_before_the_others() -> None:
    game = Setup(MELEE).start()
    do(game, 0, fx.ExtraTurn(n.YOU))
    do(game, 2, fx.ExtraTurn(n.YOU))
    order = []
    for _ in range(4):
        pass_turn(game)
        order.append(game.state.active)
    assert order[:2] == [2, 0]
    assert game.state.turns_taken[0] >= 1


def test_after_an_extra_turn_the_turn_passes_to_whom_it_would_have_passed() -> None:
    game = Setup(MELEE).start()
    do(game, 0, fx.ExtraTurn(n.YOU))
    order = []
    for _ in range(3):
        pass_turn(game)
        order.append(game.state.active)
    assert order == [0, 1, 2]


def test_after_an_extra_turn_of_another_player_nobody_is_passed_over() -> None:
    game = Setup(MELEE).start()
    do(game, 2, fx.ExtraTurn(n.YOU))
    order = []
    for _ in range(4):
        pass_turn(game)
        order.append(game.state.active)
    assert order == [2, 1, 2, 0]


def test_what_happened_this_turn_is_forgotten_when_it_ends() -> None:
    asks = card("Asks", static(st.Affects(SELF, (st.AddStat(Stat.POWER, a.Occurred(pt.Draws(n.YOU))),))))
    game = Setup().put(asks).put(PLAIN, 0, "library").put(PLAIN, 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(2)))
    assert power(game, "Asks") == 5
    pass_turn(game)
    assert power(game, "Asks") == 3


def test_objects_that_nobody_speaks_of_are_forgotten_and_the_others_kept() -> None:
    setup = Setup().put(PLAIN).put(card("Kept"))
    for _ in range(turn.MANY_GONE):  # a few are not worth looking for
        setup = setup.put(PLAIN)
    game = setup.game()
    plain, kept = game.field[0].id, find(game, "Kept").id
    do(game, 0, fx.Delay(pt.StepBegins("dawn", n.YOU), (fx.GainResource(n.YOU, "gem", number(1)),)), source="Kept")
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    game.state.turn = 4  # it is done now and then
    pass_turn(game)
    assert game.find(plain) is None and game.find(kept) is not None


# ---------------------------------------------------------------- rule processes


def test_processes_run_until_nothing_is_left_to_do() -> None:
    """Each that falls takes support from the next."""
    prop = card("Prop", static(grows(2, n.Every(group(UNIT, n.Not(ITSELF))))), power=2)
    leaner = card("Leaner", power=0)
    game = Setup().put(prop).put(leaner).game()
    assert run_processes(game) is False
    do(game, 1, fx.Deal(number(2), n.Bound(1)), slot1=[find(game, "Prop")])
    assert run_processes(game) is True
    assert lying(game, "arena") == [] and lying(game, "crypt") == ["Prop", "Leaner"]


def test_processes_act_together_so_that_what_falls_together_sees_it() -> None:
    mourner = card(
        "Mourner", triggered(pt.Moves(group(UNIT, n.Not(ITSELF)), "arena"), fx.GainResource(n.YOU, "gem", number(1)))
    )
    game = Setup().put(mourner).put(PLAIN).game()
    do(game, 1, fx.Deal(number(9), n.Every(UNITS)))
    settle(game)
    assert lying(game, "arena") == [] and len(game.state.stack) == 1


def test_two_processes_that_ask_for_the_same_thing_do_it_once() -> None:
    fallen = SKIRMISH.processes.rows[-1]
    twice = with_rows(SKIRMISH, processes_rows=(*SKIRMISH.processes.rows, Process("again", "T9", fallen.check)))
    game = Setup(twice).put(PLAIN, damage=5).put(card("Watcher", kind="well", power=0)).game()
    changed(game, EVERYTHING)
    assert run_processes(game) and lying(game, "crypt") == ["Plain"]


def test_processes_come_before_triggers() -> None:
    """The unit that triggered has fallen by the time its ability is put on the stack, and the ability is there."""
    martyr = card("Martyr", triggered(pt.DealsDamage(pt.ANYTHING, to=group(ITSELF)), fx.Draw(n.YOU, number(1))))
    game = Setup().put(martyr).game()
    do(game, 1, fx.Deal(number(9), n.Every(UNITS)))
    settle(game)
    assert lying(game, "crypt") == ["Martyr"] and len(game.state.stack) == 1


def test_a_process_that_is_prohibited_does_not_run_for_ever() -> None:
    stone = card("Stone", static(st.Forbid(pt.Moves(group(ITSELF), "arena"))))
    game = Setup().put(stone, damage=9).game()
    changed(game, EVERYTHING)
    run_processes(game)
    assert lying(game, "arena") == ["Stone"]


def test_a_process_that_is_replaced_is_asked_again_until_nothing_replaces_it() -> None:
    charged = c.Compare(a.CountersOn(SELF, "charge"), Op.GE, number(1))
    spends = st.Replace(pt.Moves(group(ITSELF), "arena"), (fx.RemoveCounters(SELF, "charge", number(1)),))
    game = Setup().put(card("Cat", static(spends, when=charged)), damage=9, counters={"charge": 300}).game()
    changed(game, EVERYTHING)
    run_processes(game)
    assert lying(game, "arena") == [] and lying(game, "crypt") == ["Cat"]


def test_a_process_that_is_replaced_for_ever_and_by_nobodys_choice_is_a_draw() -> None:
    gains = st.Replace(pt.Moves(group(ITSELF), "arena"), (fx.GainResource(n.YOU, "gem", number(1)),))
    game = Setup().put(card("Phoenix", static(gains)), damage=9).game()
    changed(game, EVERYTHING)
    with pytest.raises(GameOver):
        run_processes(game)
    assert game.state.over and game.state.winner == -1 and game.state.why_over == SKIRMISH.draw_loop.says


def test_choices_that_stop_nothing_do_not_keep_it_going_for_ever() -> None:
    gem = st.Replace(pt.Moves(group(ITSELF), "arena"), (fx.GainResource(n.YOU, "gem", number(1)),))
    coin = st.Replace(pt.Moves(group(ITSELF), "arena"), (fx.GainResource(n.YOU, "gem", number(2)),))
    game = Setup().put(card("Phoenix", static(gem), static(coin)), damage=9).game()
    asked: list[int] = []
    game.agents = [lambda game, decision: asked.append(decision.size()) or 0] * 2
    changed(game, EVERYTHING)
    with pytest.raises(GameOver):
        run_processes(game)
    assert len(asked) > 100 and game.state.winner == -1 and game.state.why_over == SKIRMISH.draw_loop.says


def test_everybody_who_loses_at_once_loses_together() -> None:
    match = Setup(MELEE).put(card("Doom")).match(lambda game: do_harm(game, (0, 1)))
    assert match.over and match.winner == 2
    match = Setup(MELEE).match(lambda game: do_harm(game, (0, 1, 2)))
    assert match.over and match.winner is None


def do_harm(game: Game, players: tuple[int, ...]) -> None:
    for player in players:
        game.state.resources[player]["harm"] = 3


def test_an_effect_that_loses_the_game_is_settled_by_the_processes() -> None:
    game = Setup().game()
    do(game, 0, fx.EndGame(n.OPPONENT, wins=False))
    with pytest.raises(GameOver):
        run_processes(game)
    assert game.state.over and game.state.winner == 0
