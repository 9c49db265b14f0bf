"""Rule processes to a fixed point, then triggered abilities, before anybody gets priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel.aspects import EFFECTS, EVERYTHING, FIELD, OUT_OF_PLAY
from arbiter.kernel.effects.lasting import ON_FIELD, drop_lapsed
from arbiter.kernel.loops import ENDLESS, Idle
from arbiter.kernel.perform import perform
from arbiter.kernel.playing.abilities import put_on_stack
from arbiter.kernel.playing.waiting import cast_waiting
from arbiter.kernel.triggers import check_status, look_at_status_again

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Pending
    from arbiter.kernel.rows import Process

# What processes ask for. Where a text prevents or replaces such a thing, whether it still does may depend on anything.
ASKED_FOR: Final = ev.LEAVES | ev.SHIFTS | ev.TRANSFERS | ev.COUNTS
WHEREABOUTS: Final = FIELD | OUT_OF_PLAY | EFFECTS  # effects may last while their source stays where it is


def run_processes(game: Game) -> bool:
    """Perform what the rules ask for until they ask for nothing more; true if anything was done."""
    game.under_way.kept_off = [] if game.rules.processes.replaced_once else None
    try:
        return until_nothing_is_asked(game)
    finally:
        game.under_way.kept_off = None


def until_nothing_is_asked(game: Game) -> bool:
    """Perform what the rules ask for, all at once, again and again.

    Where something else happens instead, they may still ask for the same: that can be a loop which nobody can stop.
    """
    any_done = False
    idle: Idle | None = None
    again = False  # something else has happened instead: whatever it was, they are all looked at again
    while True:
        looked_at = processes_look_at(game)
        moved = game.index.settles()
        if again:
            moved = EVERYTHING
            again = False
        if not moved & looked_at:
            return any_done
        if game.state.effects:
            drop_lapsed(game)
            moved |= game.index.settles()
        concerned = concerned_by(game, moved)
        if not concerned:
            return any_done
        changes, asked = game.under_way.changes, game.cursor
        kept_off = times_kept_off(game)
        if game.rules.processes.in_turn:
            if one_after_another(game, concerned):
                any_done = True
                idle = None
            elif game.under_way.changes == changes and times_kept_off(game) == kept_off:
                return any_done
            else:
                idle = count_round(game, idle, asked)
                again = True
            continue
        events: list[Event] = []
        for index, process in enumerate(game.rules.processes.rows):
            if concerned >> index & 1:
                events += asked_by(game, process)
        if not events:
            return any_done
        once: list[Event] = []
        seen: set[tuple[int, int]] = set()
        for event in events:
            key = (event.kind, 0 if event.subject is None else event.subject.id)
            if event.subject is None or key not in seen:
                seen.add(key)
                once.append(event)
        done = perform(game, once)
        game.under_way.rules_of.clear()
        if done:
            any_done = True
            idle = None
        elif game.under_way.changes == changes and times_kept_off(game) == kept_off:
            return any_done
        else:
            idle = count_round(game, idle, asked)
            again = True


def asked_by(game: Game, process: Process) -> list[Event]:
    """The events that a process asks for now. Whoever listens is told by which rule they happen."""
    if not game.narrate:
        return process.check(game)
    game.under_way.rule = process.rule  # of what it does at once
    events = process.check(game)
    game.under_way.rule = ""
    for event in events:
        game.under_way.rules_of.setdefault(id(event), process.rule)
    return events


def by_rule(game: Game, event: Event, rule: str) -> None:
    """One of several things that a process asks for together rests on a rule of its own. For whoever listens."""
    if game.narrate:
        game.under_way.rules_of[id(event)] = rule


def times_kept_off(game: Game) -> int:
    """How often something was done instead that counts only once: what they ask for follows, even if it was nothing."""
    kept_off = game.under_way.kept_off
    return 0 if kept_off is None else len(kept_off)


def processes_look_at(game: Game) -> int:
    """The aspects of the game that the rule processes look at. Texts that keep off what they ask for look at more."""
    if game.index.worked_out.statement_kinds & ASKED_FOR:
        return EVERYTHING
    looked_at = game.facts.process_reads
    for effect in game.state.effects:
        if effect.control >= 0 and effect.condition is not None:
            return EVERYTHING
        if effect.lasting == ON_FIELD:
            looked_at |= WHEREABOUTS
    return looked_at


def concerned_by(game: Game, moved: int) -> int:
    """Which of the processes can have something to do where so much has changed: a bit for each."""
    may_apply = game.rules.hints.may_apply
    if may_apply is None:
        return -1
    return may_apply(game, EVERYTHING if game.index.worked_out.statement_kinds & ASKED_FOR else moved)


def count_round(game: Game, idle: Idle | None, asked: int) -> Idle:
    """Something else has happened instead of what they asked for. If nobody can stop that, it is a draw.

    Whoever is asked something on the way may be able to stop it; after very many rounds it is plain that nobody can.
    """
    if idle is None:
        idle = Idle()
    idle.rounds += 1
    if game.cursor != asked:
        idle.reset()
    elif idle.check(game):
        game.end(-1, game.rules.draw_loop.says)
    if idle.rounds >= ENDLESS:
        game.end(-1, game.rules.draw_loop.says)
    return idle


def one_after_another(game: Game, concerned: int) -> bool:
    """Each process that may have something to do, in its turn; true if any of them did something.

    Once one of them has changed something, others may be concerned among those that follow.
    """
    done = False
    for index, process in enumerate(game.rules.processes.rows):
        if not concerned >> index & 1:
            continue
        before = game.under_way.changes
        events = asked_by(game, process)
        at_once = game.under_way.changes != before  # what the process did itself, not what is done instead of it
        if (events and perform(game, events)) or at_once:
            done = True
        game.under_way.rules_of.clear()
        if done or events:
            concerned = concerned_by(game, EVERYTHING)
    return done


def settle(game: Game) -> bool:
    """Processes and triggers until nothing is left of either; true if anything was played on the way."""
    put = False
    rounds = 0
    unplayed: list[Pending] = []
    while True:
        if run_processes(game):
            unplayed = []
        if cast_waiting(game):  # something else was done instead, and let a card be cast
            put = True
            unplayed = []
            continue
        check_status(game, unplayed)
        if not game.state.pending:
            break
        if put_on_stack(game, unplayed):
            put = True
            unplayed = []  # it all begins anew
            rounds += 1
            if rounds >= ENDLESS:
                game.end(
                    -1, game.rules.draw_loop.says
                )  # what goes on the stack brings the next, and nobody can stop it
    if unplayed:
        look_at_status_again(game)
    return put
