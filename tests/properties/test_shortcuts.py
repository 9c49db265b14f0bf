"""What is worked out bit by bit while a game goes on is what working everything out anew would give.

At the decisions of random games a fork of the game, which knows nothing of what was counted and computed before,
must find the same characteristics, the same abilities in force, the same actions, and nothing for the rule
processes to do.
"""

from __future__ import annotations

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.kernel import events as ev
from arbiter.kernel import layers
from arbiter.kernel.dealing import fork
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.match import play_out
from arbiter.kernel.processes import run_processes
from arbiter.kernel.state import Obj
from arbiter.kernel.turn import waits_for
from tests.properties.support import GAMES, beginning

FEW = range(300, 320)
MANY = range(3000, 3060)


def characteristics(obj: Obj) -> tuple[object, ...]:
    now = obj.now
    words = (now.names, now.types, now.colours, now.kinds, now.groups, now.keywords, now.flags, now.barred)
    numbers = (now.cost, now.power, now.guard, now.level, now.strike)
    marks = sorted((name, len(each)) for name, each in (now.marks or {}).items())
    programs = sorted(program.text for program in now.programs)
    return obj.id, obj.face.key, words, numbers, marks, programs, now.watch


def abilities(pairs: list[tuple[Obj, object]]) -> list[tuple[int, int]]:
    return sorted((obj.id, id(program)) for obj, program in pairs)


def worked_out(game: Game) -> dict[str, object]:
    """Everything that is computed of a position and kept until something changes."""
    objects = [obj for piles in game.state.zones.values() for pile in piles for obj in pile]
    return {
        "characteristics": sorted(characteristics(obj) for obj in objects),
        "usable": abilities([*game.usable]),
        "producing": abilities([*game.producing]),
        "listeners": sorted(obj.id for obj in game.listeners),
        "statements": sorted((kind.__name__, sorted(each.key for each in said)) for kind, said in game.says.items()),
        "spoken of": game.says_kinds,
        "costs": game.cost_texts,
    }


def listens_for(game: Game) -> tuple[int, bool, bool]:
    """What is listened for; too much does no harm, and what has left is not taken off at once."""
    return game.watch_all, game.status_watch, game.phase_bound


class Checking:
    """A random player who works everything out anew before answering."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if not game.stale:
            here = f"{decision.kind} ({decision.why}) in {game.state.step}, turn {game.state.turn}"
            other = fork(game, game.state)
            layers.refresh(other)
            afresh = worked_out(other)
            for name, live in worked_out(game).items():
                assert live == afresh[name], f"{name} differ: {here}"
            for key, shelved in game.shelf.items():
                rack = game.rules.library.racks.get(key)
                if rack is not None and not game.unshelved:
                    belong = [obj for obj in game.state.zones[rack.zone][0] if rack.holds(obj)]
                    assert shelved == belong, f"on the list '{key}': {here}"
            for waiting in game.state.delayed:
                assert not waiting.program.kinds or game.expects(waiting.program.kinds), f"a delayed ability: {here}"
            for step, heard in game.waited_for.items():
                waiting = [obj for obj in other.listeners if obj.now.watch & ev.STEPS and waits_for(other, obj, step)]
                assert heard == bool(waiting), f"{step} is heard: {here}"
            for mine, least in zip(listens_for(game), listens_for(other), strict=True):
                assert mine & least == least, f"something is not listened for: {here}"
            if isinstance(decision, ChooseAction) and decision.why == "priority":
                listed = [action.key() for action in game.rules.list_actions(other, decision.player)]
                assert [action.key() for action in decision.actions] == listed, f"other actions: {here}"
                before = state_hash(other.state)
                assert not run_processes(other), f"a rule process was not performed: {here}"
                assert state_hash(other.state) == before, f"a rule process has something to do: {here}"
        return self.bot(game, decision)


def check_shortcuts(name: str, seed: int) -> None:
    play_out(beginning(name, seed)(), [Checking(2 * seed), Checking(2 * seed + 1)])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW)
def test_what_is_kept_up_to_date_is_what_working_it_out_anew_gives(game: str, seed: int) -> None:
    check_shortcuts(game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", MANY)
def test_it_is_so_in_many_games(game: str, seed: int) -> None:
    check_shortcuts(game, seed)
