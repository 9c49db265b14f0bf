"""One grant of priority: processes and triggers are settled, then the player acts or passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel import loops, table_setters
from arbiter.kernel.decisions import ChooseAction
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.leaving import leave_at_priority
from arbiter.kernel.playing.play import ONLY_PASS, PASS, Action, Play, run_play
from arbiter.kernel.playing.waiting import cast_waiting
from arbiter.kernel.processes import processes_look_at, settle
from arbiter.kernel.resolution import resolve_top
from arbiter.kernel.revisions import BROKEN_OFF

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def grant(game: Game) -> None:
    """Processes and triggers first; then the player with priority acts. Forced passes are made in place."""
    state = game.state
    rules = game.rules
    if state.casts_waiting:
        cast_waiting(game)  # an effect outside the stack (a burst in battle) let a card be cast
    while True:
        if game.index.is_unsettled(processes_look_at(game)) or state.pending or status_may_differ(game):
            if settle(game):
                state.nobody_passed()
                if not rules.stack.keeps_priority:
                    table_setters.give_priority(game, state.active)
        if rules.turn.break_off is not None and game.revision >= BROKEN_OFF and rules.turn.break_off(game):
            return
        if rules.stack.unanswerable and state.stack and state.stack[-1].kind in rules.stack.unanswerable:
            all_passed(game)  # nobody gets the chance to answer
            return
        if state.out and state.priority in state.out:
            table_setters.give_priority(game, game.after(state.priority))  # who has left does not pass, either
        player = state.priority
        actions = rules.playing.list_actions(game, player) if rules.turn.steps[state.step].plays else ONLY_PASS
        if len(actions) > 1 or actions[0] is not PASS or game.ask_forced:
            break
        if state.passes + 1 < state.players - len(state.out):
            state.pass_priority(game.after(player))
        else:
            all_passed(game)
            return
    # Who gives up does so at a question; what can only be done in one way is none, and a concession that was recorded
    # later must not be taken for one made here.
    is_asked = len(actions) > 1 or game.ask_forced
    if is_asked and game.cursor < len(game.answers) and leave_at_priority(game):
        return  # the others get priority anew
    if state.decisions > loops.WATCH_FROM:
        actions = loops.watched(game, player, actions)
    question = ChooseAction(player, actions)
    answer = game.put(question) if len(actions) > 1 else game.ask(question)
    assert isinstance(answer, int)
    action = actions[answer]
    if state.decisions > loops.WATCH_FROM:
        loops.note(game, player, action)
    if action is not PASS:
        act(game, player, action)
    elif state.passes + 1 >= state.players - len(state.out):
        all_passed(game)
    else:
        state.pass_priority(game.after(player))
    state.count_decision()  # last: nothing may change before the copy for a re-run has been taken


def status_may_differ(game: Game) -> bool:
    """Does something wait for a status, and has anything changed since that was last looked at?"""
    if not abilities_in_play(game).watched & ev.STATUS:
        return False
    state = game.state
    return game.under_way.status_seen != (game.under_way.changes, state.step, len(state.stack))


def all_passed(game: Game) -> None:
    """Everybody has passed in turn: the top of the stack resolves, or the step ends."""
    state = game.state
    if state.stack:
        if game.interactive:
            game.changing()
        state.nobody_passed()
        while state.stack:
            if not game.rules.stack.resolve_in_a_row:
                resolve_top(game)
                cast_waiting(game)
                break
            known = {item.id for item in state.stack}
            resolve_top(game)
            cast_waiting(game)
            settle(game)
            if any(item.id not in known for item in state.stack):
                break  # something was added: players get to answer it
        table_setters.give_priority(game, state.active)
    else:
        state.end_step()


def act(game: Game, player: int, action: Action) -> None:
    """Play a card or ability, or take a special action. The table of steps for its kind is the ruleset's."""
    assert action.obj is not None
    play = Play(action.kind, player, action.obj, action.program)
    play.number = action.number
    play.options = action.objs
    run_play(game, play)
    game.state.nobody_passed()
    if game.rules.playing.after_play is not None:
        game.rules.playing.after_play(game, play)
