"""What is worked out bit by bit while a game goes on is what working everything out anew would give.

At the decisions of random games a fork of the game that has forgotten all that was counted and computed before must
find the same characteristics, the same abilities in force, the same actions, and nothing for the rule processes to do;
and so must the fork as it was, which was told what the game had worked out.
"""

from __future__ import annotations

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.kernel.dealing import fork
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.processes import run_processes
from arbiter.kernel.running import play_out
from arbiter.kernel.state import Obj
from arbiter.kernel.turn import waits_for
from tests.properties.support import GAMES, SEALED, beginning, without_hints

FEW = (*range(300, 320), SEALED)
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
    """Everything that is derived from a position and kept until something changes."""
    objects = [obj for piles in game.state.zones.values() for pile in piles for obj in pile]
    found = abilities_in_play(game)
    worked = game.index.worked_out
    statements = worked.statements.items()
    return {
        "characteristics": sorted(characteristics(obj) for obj in objects),
        "in play": [obj.id for obj in game.field],
        "usable": [abilities([*each]) for each in found.usable],
        "producing": [abilities([*each]) for each in found.producing],
        "listeners": [obj.id for obj in found.listeners],
        "listened for": found.watched,
        "statements": sorted((kind.__name__, sorted(each.key for each in said)) for kind, said in statements),
        "spoken of": worked.statement_kinds,
        "costs": worked.cost_texts,
    }


class Checking:
    """A random player who works everything out anew before answering."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if game.index.held:
            return self.bot(game, decision)  # in the middle of several changes that count as one
        here = f"{decision.kind} ({decision.why}) in {game.state.step}, turn {game.state.turn}"
        other = fork(game, game.state)
        told = worked_out(other)
        other.index.forget()
        bring_up_to_date(other)
        afresh = worked_out(other)
        for name, live in worked_out(game).items():
            assert live == afresh[name], f"{name} differ: {here}"
            assert told[name] == afresh[name], f"a copy is told other {name}: {here}"
        for step, heard in abilities_in_play(game).awaited_steps.items():
            waiting = [obj for obj in abilities_in_play(other).listeners if waits_for(other, obj, step)]
            assert heard == bool(waiting), f"{step} is heard: {here}"
        if isinstance(decision, ChooseAction) and decision.why == "priority":
            listed = [action.key() for action in game.rules.playing.list_actions(other, decision.player)]
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW[:3])
def test_what_is_there_for_speed_only_changes_no_game(game: str, seed: int) -> None:
    usual, plain = beginning(game, seed)(), beginning(game, seed)()
    without_hints(plain)
    for each in (usual, plain):
        play_out(each, [RandomBot(2 * seed), RandomBot(2 * seed + 1)])
    assert usual.answers == plain.answers and state_hash(usual.state) == state_hash(plain.state)
