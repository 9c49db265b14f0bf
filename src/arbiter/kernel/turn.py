"""The turn as a table of steps, and the resting points between: where the engine stands is data.

`advance` runs one segment, from one resting point to the next. What loops across questions (priority,
attacks) is a row of the table or a mode of it, never a `while` around a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.evaluate import is_player
from arbiter.kernel.events import Event
from arbiter.kernel.facts import step_names
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.leaving import leave_now
from arbiter.kernel.perform import announce, expects, is_awaited
from arbiter.kernel.priority import grant
from arbiter.kernel.seating import begin_anew
from arbiter.kernel.state import ENTER, LEAVE, PRIORITY
from arbiter.kernel.telling import tell
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

MANY_GONE: Final = 24  # so many objects are kept although nobody may speak of them any more


def advance(game: Game, segments: int = 1) -> None:
    """One segment; or several in a row to the end of the turn, where no re-run will ever start between them."""
    run_segments(game, segments)
    if game.under_way.leaving:
        leave_now(game)


def run_segments(game: Game, segments: int) -> None:
    state = game.state
    asked = game.cursor
    turn = state.turn
    steps = game.rules.turn.steps
    one = segments == 1
    for _ in range(segments):
        if game.under_way.leaving:
            return  # somebody has given up, and leaves now
        if state.kept is not None:
            begin_anew(game)
        game.under_way.playing = 0
        step = steps[state.step]
        if state.mode == ENTER:
            if step.enter is not None:
                step.enter(game)
            grants = step.grants
            state.open_step(grants)
            if one or state.kept is not None:
                # A re-run should not have to go so far back; and a game that begins anew has no more of this turn.
                if grants or game.cursor != asked:
                    return
        else:
            grants = state.mode == PRIORITY
        if grants:
            grant(game)
            if one or state.mode != LEAVE or state.kept is not None:
                continue
            step = steps[state.step]
        leave = step.leave
        after = leave if isinstance(leave, str) else leave(game)
        go_to(game, after)
        if state.turn != turn:
            return


def go_to(game: Game, step: str) -> None:
    """The next step begins; skipped ones are passed over, added ones come first."""
    while (game.state.skips or Permit in game.says) and skipped(game, step):
        step = past(game, step)
    table_setters.go_to_step(game, step, ENTER)


def skipped(game: Game, step: str) -> bool:
    state = game.state
    phase = game.rules.turn.steps[step].phase
    begins = game.rules.turn.steps[step].words[:1] == ("begin",)
    # The next phase of the name is meant: one that has begun goes on.
    as_a_whole = begins or not any(
        row.phase == phase and row.words[:1] == ("begin",) for row in game.rules.turn.steps.values()
    )
    for i, (player, name, _) in enumerate(state.skips):
        if player == state.active and (name == step or (name == phase and as_a_whole)):
            if name == step or begins:
                table_setters.set_skips(game, state.skips[:i] + state.skips[i + 1 :])
            return True
    return begins and is_always_skipped(game, phase)


def is_always_skipped(game: Game, phase: str) -> bool:
    """Does a text that is in force let the turn player skip such phases?"""
    return any(
        isinstance(active.statement, Permit)
        and active.statement.name == f"skip:{phase}"
        and is_player(game, active.statement.who, game.state.active, active.context)
        for active in game.says.get(Permit, ())
    )


def past(game: Game, step: str) -> str:
    """What comes after a step that is passed over: with the first step of a phase the whole phase is."""
    steps = game.rules.turn.steps
    phase = steps[step].phase
    whole = steps[step].words[:1] == ("begin",)
    step = follower(game, step)
    while whole and steps[step].phase == phase:
        step = follower(game, step)
    return step


def follower(game: Game, step: str) -> str:
    leave = game.rules.turn.steps[step].leave
    return leave if isinstance(leave, str) else leave(game)


def begin(game: Game, step: str) -> None:
    """Tell those who wait for the beginning of a step."""
    state = game.state
    if is_awaited(game, ev.STEPS) and may_be_heard(game, step):
        announce(game, Event(ev.STEPS, None, state.active, 0, None, state.active, "", step))


def may_be_heard(game: Game, step: str) -> bool:
    """Does anything that waits for the beginning of steps wait for this one?"""
    if game.facts.remembered & ev.STEPS or (game.state.delayed and expects(game, ev.STEPS)):
        return True
    if step in game.facts.awaited_steps or (game.facts.reveal_kinds & ev.STEPS and game.conceals):
        return True
    abilities = abilities_in_play(game)
    known = abilities.awaited_steps.get(step)
    if known is None:
        known = False
        for obj in abilities.listeners:
            if obj.now.watch & ev.STEPS and waits_for(game, obj, step):
                known = True
                break
        abilities.awaited_steps[step] = known
    return known


def waits_for(game: Game, obj: Obj, step: str) -> bool:
    """Does one of its abilities trigger at the beginning of the step, by one of the names that this goes by?"""
    words = step_names(game.rules, step)
    for program in obj.now.programs:
        if program.watch & ev.STEPS and (program.step is None or program.step in words):
            return True
    return False


def count_turn(game: Game) -> None:
    """A turn begins: what is counted by turns starts anew."""
    table_setters.begin_turn(game)
    tell(game, "turn", game.state.active, amount=game.state.turn)


def hand_over(game: Game) -> None:
    """The turn is over: its memory is closed, and another player is the turn player."""
    if game.facts.remembered:
        table_setters.close_log(game, game.facts.recalled)
    table_setters.hand_turn_to(game, next_turn_player(game))
    forget(game)


def next_turn_player(game: Game) -> int:
    """Extra turns come first; otherwise the next player clockwise."""
    state = game.state
    while state.extra_turns:
        player = table_setters.take_extra_turn(game, not game.rules.turn.extra_turns_in_order)
        if player not in state.out:
            return player
    return table_setters.next_in_order(game)


def forget(game: Game) -> None:
    """Drop what nobody can refer to any more: objects long gone that no effect or ability speaks of."""
    state = game.state
    if state.turn % 4:
        return
    here = 0
    for piles in state.zones.values():
        for pile in piles:
            here += len(pile)
    if len(state.objects) < here + MANY_GONE:
        return  # not worth looking for
    kept: set[int] = set()
    for effect in state.effects:
        kept.add(effect.frame.source)
        for _, ids in effect.frame.slots:
            kept.update(ids)
    for delayed in state.delayed:
        kept.add(delayed.frame.source)
        for _, ids in delayed.frame.slots:
            kept.update(ids)
        if delayed.frame.record is not None:
            kept.update((delayed.frame.record.subject, delayed.frame.record.other))
    for record in state.game_log:
        kept.update((record.subject, record.other))
    gone = [id for id, obj in state.objects.items() if obj.gone and id not in kept]
    table_setters.drop_forgotten(game, gone)
