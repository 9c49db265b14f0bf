"""The turn as a table of steps, and the resting points between: where the engine stands is data.

`advance` runs one segment, from one resting point to the next. What loops across questions (priority,
attacks) is a row of the table or a mode of it, never a `while` around a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel.events import Event
from arbiter.kernel.perform import announce, is_awaited
from arbiter.kernel.priority import grant
from arbiter.kernel.program import STEP
from arbiter.kernel.seating import begin_anew
from arbiter.kernel.state import ENTER, LEAVE, PRIORITY

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

MANY_GONE: Final = 24  # so many objects are kept although nobody may speak of them any more


def advance(game: Game) -> None:
    """One segment."""
    state = game.state
    game.playing = 0
    if state.kept is not None:
        begin_anew(game)
    if state.mode == PRIORITY:
        grant(game)
        return
    step = game.rules.steps[state.step]
    if state.mode == ENTER:
        asked = game.cursor
        step.enter(game)
        state.priority = state.active
        state.passes = 0
        if step.grants:
            state.mode = PRIORITY
            return
        state.mode = LEAVE
        if game.cursor != asked:
            return  # a re-run should not have to go so far back
    go_to(game, step.leave(game))


def go_to(game: Game, step: str) -> None:
    """The next step begins; skipped ones are passed over, added ones come first."""
    if game.interactive:
        game.changing()
    state = game.state
    while state.skips and skipped(game, step):
        step = past(game, step)
    state.step = step
    state.mode = ENTER
    if game.reads & STEP:
        game.soil()


def skipped(game: Game, step: str) -> bool:
    state = game.state
    phase = game.rules.steps[step].phase
    for i, (player, name, _) in enumerate(state.skips):
        if player == state.active and name in (step, phase):
            if name == step or game.rules.steps[step].words[:1] == ("begin",):
                state.skips = state.skips[:i] + state.skips[i + 1 :]
            return True
    return False


def past(game: Game, step: str) -> str:
    """What comes after a step that is passed over: with the first step of a phase the whole phase is."""
    steps = game.rules.steps
    phase = steps[step].phase
    whole = steps[step].words[:1] == ("begin",)
    step = steps[step].leave(game)
    while whole and steps[step].phase == phase:
        step = steps[step].leave(game)
    return step


def begin(game: Game, step: str) -> None:
    """Tell those who wait for the beginning of a step."""
    if is_awaited(game, ev.STEPS):
        announce(game, Event(ev.STEPS, None, game.state.active, 0, None, game.state.active, "", step))


def next_turn_player(game: Game) -> int:
    """Extra turns come first; otherwise the next player clockwise."""
    state = game.state
    while state.extra_turns:
        at = 0 if game.rules.extra_turns_in_order else -1
        player = state.extra_turns[at]
        state.extra_turns = state.extra_turns[1:] if at == 0 else state.extra_turns[:-1]
        if player not in state.out:
            return player
    state.regular = game.after(state.regular)
    return state.regular


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
    for id in gone:
        del state.objects[id]


def close_log(game: Game) -> None:
    """The turn is over: of what happened in it only that is kept which some text may ask about in later turns."""
    state = game.state
    if game.recall:
        state.game_log = (*state.game_log, *(record for record in state.log if record.kind & game.recall))
    state.log = ()
