"""Chapter 710: calling a magic stone, the way in which the field gets its sources of will."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow.forbidden_processes import CALL, is_prohibited
from arbiter.games.fow.zones import FIELD, STONES, rulers_of
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.characteristics import MARK_BIT
from arbiter.kernel.events import moving
from arbiter.kernel.memory import note, times
from arbiter.kernel.perform import announce_action, perform, turn_all
from arbiter.kernel.state import READY
from arbiter.script.base import How
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj

CALLED: Final = "calls a magic stone"
JUDGED: Final = "plays a judgment"


def allowed(game: Game, player: int) -> int:
    """710.1, 710.3: once a turn, and as often more as texts allow."""
    most = 1
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == "more_calls" and evaluate.is_player(game, statement.who, player, active.context):
            most += 1 if statement.amount is None else evaluate.amount(game, statement.amount, active.context)
    return most


def may_call(game: Game, player: int) -> bool:
    """710.1: a stone is left, no judgment was played this turn, and no stone called; 104.4: no text prohibits it."""
    state = game.state
    if not state.zones[STONES][player] or is_prohibited(game, player, None, CALL):
        return False
    if state.uses_turn:
        if times(game, player, JUDGED):
            return False
        called = times(game, player, CALLED)
        return not called or called < allowed(game, player)
    return True


def callers(game: Game, player: int) -> list[Obj]:
    """What the player could rest to call a stone now."""
    if not may_call(game, player):
        return []
    found = [obj for obj in rulers_of(game, player) if obj.turned == READY or obj.now.marked("calls_rested")]
    # 710.3  entities that may be rested in place of a ruler
    for obj in game.field if game.index.worked_out.altered & MARK_BIT else ():
        if obj.now.marks is not None and "may_call" in obj.now.marks:
            if obj.controller == player and obj.turned == READY:
                found.append(obj)
    return [obj for obj in found if not is_prohibited(game, player, obj, CALL)]  # 104.4


def call(game: Game, play: Play) -> None:
    """710.1: the stone comes into the field."""
    call_into(game, play, FIELD)


def call_into(game: Game, play: Play, zone: str) -> None:
    """710.1: the ruler rests, and the top card of the magic stone deck comes into the zone."""
    player = play.player
    note(game, player, CALLED)
    if not play.obj.now.marked("calls_without_resting"):  # 710.2  it must be recovered all the same
        turn_all(game, ev.RESTS, [play.obj], player, "call")
    pile = game.state.zones[STONES][player]
    if not pile:
        return
    event = moving(pile[-1], zone, How.PUT, game.rules.zones.in_play, player, "call")
    event.control = player
    table_setters.secret_out(game)
    done = perform(game, [event])
    for called in done:
        assert called.result is not None
        announce_action(game, "call", called.result, player)
