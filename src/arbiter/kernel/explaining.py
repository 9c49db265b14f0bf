"""Why a player can do nothing with an object: what was tried, each with the reason that stands against it.

A ruleset tries everything that its rules know of an object, by the same tests that list the actions, and this chapter
puts it together: what can be done leaves nothing to explain, and a cost that cannot be paid says what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from arbiter.kernel.decisions import ATTACK, BLOCK, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.playing.affording import add_required
from arbiter.kernel.playing.finishing import x_to_declare
from arbiter.kernel.playing.lacking import lack_of
from arbiter.kernel.rows import Reason

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action, Play
    from arbiter.kernel.state import Obj


class Attempt(NamedTuple):
    """Something that was tried: what stands against it (nothing: it can be done), and how it would have begun."""

    reason: Reason | None
    play: Play | None = None
    start: Callable[[Game, Play], None] | None = None  # the step that declares what it costs


def explain(game: Game, asked: Decision | None, player: int, obj: Obj) -> list[Reason]:
    """Why the player, while this is asked, can do nothing with the object; nothing: something can be done."""
    if asked is not None and asked.player == player:
        if isinstance(asked, ChooseAction) and is_offered(game, asked.actions, obj):
            return []
        if isinstance(asked, ChooseObjects) and asked.why in (ATTACK, BLOCK):
            return [] if obj in asked.options else why_not_fight(game, asked.why, obj)
    return game.rules.playing.reasons(game, player, obj)


def why_not_fight(game: Game, kind: str, obj: Obj) -> list[Reason]:
    """Why it is not offered as an attacker or a blocker, while players are asked for one."""
    turn = game.rules.turn
    check = turn.check_attack if kind == ATTACK else turn.check_block
    reason = None if check is None else check(game, obj)
    return [turn.others_first if reason is None else reason]


def is_offered(game: Game, actions: Iterable[Action], obj: Obj) -> bool:
    """Is one of the actions for this object, or for one like it in the same place? Equal cards are offered once."""
    aside = game.rules.playing.side_actions
    for action in actions:
        other = action.obj
        if other is None or action.kind in aside:
            continue
        if other.id == obj.id:
            return True
        alike = other.face is obj.face and other.zone == obj.zone and other.controller == obj.controller
        if alike and obj.zone not in game.rules.zones.in_play:
            return True
    return False


def weigh(game: Game, attempts: Iterable[Attempt]) -> list[Reason]:
    """What stands against everything that was tried; nothing, if something was possible."""
    found: list[Reason] = []
    for attempt in attempts:
        if attempt.reason is None:
            return []
        found.append(in_full(game, attempt))
    return list(dict.fromkeys(found))


def in_full(game: Game, attempt: Attempt) -> Reason:
    """A cost that cannot be paid, with what is missing and the number of the rule about that."""
    reason, play, start = attempt
    assert reason is not None
    paying = game.rules.paying
    if not reason.unpaid or play is None or start is None:
        return reason
    outer = game.under_way.playing
    try:
        play.x = play.context.x = x_to_declare(game, play) or 0  # less would have nothing to choose
        start(game, play)
        add_required(game, play)
        lack = lack_of(game, play)
    finally:
        game.under_way.playing = outer
    known = paying.lacks.get(lack.kind, reason)
    return Reason(known.rule, f"{known.says}: {lack.says}")
